/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-solution.h"

G_BEGIN_DECLS

/* The most stones a forecast can be about. */
#define RK_FORECAST_MAX_STONES (2 * RK_FOUR * RK_MAX_HOLES)

/**
 * RkForecast:
 * @sure: the stones South and North are sure of
 * @total: the stones of the round: those on the board and those captured
 * @turn: the #RkSide that is to move
 *
 * How a round ends under best play from some position on, those captured
 * before counted, the reserve not. What both are sure of makes up all stones
 * wherever play without end decides nothing: everywhere in a match. In
 * positions set up by hand it may be less; what is left then goes to whoever
 * play without end is counted for.
 */
typedef struct
{
  guint8 sure[2];
  guint8 total;
  guint8 turn;
} RkForecast;

void     rk_forecast_init_solution (RkForecast       *self,
                                    const RkSolution *solution);
void     rk_forecast_init_move     (RkForecast       *self,
                                    const RkSolution *solution,
                                    guint             hole);
void     rk_forecast_init_score    (RkForecast       *self,
                                    const guint       won[2]);

void     rk_forecast_get_won       (const RkForecast *self,
                                    guint             won[2]);
guint    rk_forecast_get_lost      (const RkForecast *before,
                                    const RkForecast *after,
                                    RkSide            side);

gboolean rk_forecast_parse         (RkForecast       *self,
                                    const char       *text);
char    *rk_forecast_to_string     (const RkForecast *self);

static inline gboolean
rk_forecast_is_exact (const RkForecast *self)
{
  return self->sure[RK_SOUTH] + self->sure[RK_NORTH] == self->total;
}

G_END_DECLS
