/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-board.h"
#include "rk-retry.h"
#include "rk-solver.h"

G_BEGIN_DECLS

#define RK_TYPE_RETRY_BOARD (rk_retry_board_get_type ())
G_DECLARE_FINAL_TYPE (RkRetryBoard, rk_retry_board, RK, RETRY_BOARD, GtkBox)

/* A mistake to try again: the board before it, and what comes of the moves that are
 * tried.  No hole is named or marked that was not chosen, before the answer is found
 * or shown.
 *
 * Signals:
 *   "changed" (): there is more to do, or less, or the mistake has another state
 */
void      rk_retry_board_set_up         (RkRetryBoard *self,
                                         RkRetry      *retry,
                                         RkSolver     *solver,
                                         GSettings    *settings);

/* Shows the mistake that is tried now, from its start. */
void      rk_retry_board_show           (RkRetryBoard *self);
/* The one that is shown. Borrowed; NULL for none. */
RkMistake *
          rk_retry_board_get_mistake    (RkRetryBoard *self);
/* Says the task. */
void      rk_retry_board_tell           (RkRetryBoard *self);
/* When it is known. */
void      rk_retry_board_show_answer    (RkRetryBoard *self);

/* Through the moves that could have followed. */
gboolean  rk_retry_board_can_back       (RkRetryBoard *self);
gboolean  rk_retry_board_can_forward    (RkRetryBoard *self);
void      rk_retry_board_back           (RkRetryBoard *self);
void      rk_retry_board_forward        (RkRetryBoard *self);

/* While nobody looks nothing is worked out. */
void      rk_retry_board_rest           (RkRetryBoard *self);
void      rk_retry_board_wake           (RkRetryBoard *self);

RkBoard  *rk_retry_board_get_board      (RkRetryBoard *self);

G_END_DECLS
