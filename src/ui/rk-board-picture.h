/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-board.h"

G_BEGIN_DECLS

/* Enough for the digits of any language. */
#define RK_COUNT_SIZE 16

/**
 * RkBoardPicture:
 * @position: what lies in the holes
 * @counts: how many stones that is, in the digits of the language
 * @language: the code of the language
 * @turned: whether North's row is below
 * @last_hole: the hole that was played last, or -1
 * @last_end: the hole in which that move ended, or -1
 * @reopened: a bit for each hole that was reopened for the round
 * @title: (nullable): a line below the board
 * @caption: (nullable): more lines below that
 *
 * What a picture of a board shows. It looks the same whatever the window does.
 */
typedef struct
{
  RkPosition position;
  char counts[RK_MAX_RING][RK_COUNT_SIZE];
  const char *language;
  gboolean turned;
  int last_hole;
  int last_end;
  guint16 reopened;
  char *title;
  char **caption;
} RkBoardPicture;

RkBoardPicture *rk_board_picture_new          (RkBoard              *board);
void            rk_board_picture_set_position (RkBoardPicture       *self,
                                               const RkPosition     *position);
void            rk_board_picture_free         (RkBoardPicture       *self);

/* In any thread. */
GBytes         *rk_board_picture_to_png       (const RkBoardPicture *self);
GBytes         *rk_board_picture_to_svg       (const RkBoardPicture *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkBoardPicture, rk_board_picture_free)

G_END_DECLS
