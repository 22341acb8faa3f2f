/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-cli.h"
#include "rk-scoring.h"
#include "rk-sowing.h"

G_BEGIN_DECLS

/**
 * RkCliMove:
 * @round: the number of the round, 0 to leave it out
 * @ply: the number of the move in its round, from 1
 * @hole: the hole that was played
 * @sowing: what the move did
 * @before: the position before it
 * @after: the position after it
 * @end: how it ended the round, RK_ROUND_GOES_ON if it did not
 *
 * A line of `play`.
 */
typedef struct
{
  guint round;
  guint ply;
  guint hole;
  const RkSowing *sowing;
  const RkPosition *before;
  const RkPosition *after;
  RkRoundEnd end;
} RkCliMove;

/* To standard output, never translated: a line. */
void        rk_cli_print         (const char      *format,
                                  ...) G_GNUC_PRINTF (1, 2);
void        rk_cli_print_move    (const RkCliMove *move);

/* Writes out what was printed so far. */
void        rk_cli_flush_output  (void);

/* {"south":6,"north":5} */
char       *rk_cli_format_pair   (guint            south,
                                  guint            north);
/* @text as a string of JSON, with its quotes. */
char       *rk_cli_format_string (const char      *text);
/* ["A","C"] for the bits of @holes. */
char       *rk_cli_format_holes  (guint            n_holes,
                                  guint            holes);
const char *rk_cli_side_name     (RkSide           side);
const char *rk_cli_round_reason  (RkRoundEnd       end);

/* To standard error, translated by the caller: a line. What would break it up or
 * steer the terminal is written as U+000A. */
void        rk_cli_print_error   (const char      *format,
                                  ...) G_GNUC_PRINTF (1, 2);

/* @text as it may stand in a line of output. */
char       *rk_cli_escape        (const char      *text);
/* What a message is about: @word, or a sign for the empty word. Borrowed. */
const char *rk_cli_subject       (const char      *word);

/* Writes out what is left. @status, or bad input if that failed. */
RkCliStatus rk_cli_finish_output (RkCliStatus      status);

G_END_DECLS
