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

/**
 * RkLoss:
 * @least: the stones that were given away for sure
 * @most: the stones that may have been given away
 *
 * What a move gave away: how many stones fewer than with a best move the player has at
 * the end of the round. Both are the same where everything is exact.
 */
typedef struct
{
  guint least;
  guint most;
} RkLoss;

void     rk_forecast_init_solution (RkForecast       *self,
                                    const RkSolution *solution);
void     rk_forecast_init_move     (RkForecast       *self,
                                    const RkSolution *solution,
                                    guint             hole);
void     rk_forecast_init_score    (RkForecast       *self,
                                    const guint       won[2]);

void     rk_forecast_get_won       (const RkForecast *self,
                                    guint             won[2]);
guint    rk_forecast_get_most      (const RkForecast *self,
                                    RkSide            side);
RkLoss   rk_forecast_get_loss      (const RkForecast *before,
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

static inline gboolean
rk_loss_is_exact (RkLoss self)
{
  return self.least == self.most;
}

/* Whether it can be told if the move was a best one or a mistake. */
static inline gboolean
rk_loss_is_told (RkLoss self)
{
  return self.least > 0 || self.most == 0;
}

G_END_DECLS
