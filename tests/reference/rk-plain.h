/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What RkPlain.holes holds for a hole that is closed with sand. */
#define RK_PLAIN_CLOSED (-1)

/**
 * RkPlain:
 * @holes: stones in each hole: South `A`..., then North `a`...;
 *   RK_PLAIN_CLOSED for a closed one
 * @n_holes: holes of a row
 * @step: 1 counter-clockwise, -1 clockwise
 * @turn: 0 South, 1 North
 * @captured: stones captured by South and by North
 *
 * A position, in the plainest form.
 */
typedef struct
{
  int holes[12];
  int n_holes;
  int step;
  int turn;
  int captured[2];
} RkPlain;

/**
 * RkPlainResult:
 *
 * What became of an attempt to move.
 */
typedef enum
{
  RK_PLAIN_PLAYED,
  RK_PLAIN_NOT_ALLOWED,
  RK_PLAIN_ENDLESS,
} RkPlainResult;

/**
 * RkPlainMove:
 * @laps: laps sown
 * @sown: stones sown
 * @captured: stones captured by South and by North in this move
 * @last: the hole of the last stone
 * @binikh: whether the last stone made four
 *
 * What a move did.
 */
typedef struct
{
  int laps;
  int sown;
  int captured[2];
  int last;
  gboolean binikh;
} RkPlainMove;

RkPlainResult rk_plain_play  (RkPlain       *self,
                              int            hole,
                              RkPlainMove   *move);
int           rk_plain_legal (const RkPlain *self,
                              gboolean       legal[12],
                              gboolean       endless[12]);
guint64       rk_plain_perft (const RkPlain *self,
                              int            depth);

G_END_DECLS
