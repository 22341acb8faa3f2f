/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-board.h"

G_BEGIN_DECLS

/**
 * RkBoardPicture:
 * @position: what lies in the holes
 * @turned: whether North's row is below
 * @last_hole: the hole that was played last, or -1
 * @last_end: the hole in which that move ended, or -1
 * @reopened: a bit for each hole that was reopened for the round
 * @title: (nullable): a line below the board
 * @score: (nullable): another one below that
 *
 * What a picture of a board shows. It looks the same whatever the window does.
 */
typedef struct
{
  RkPosition position;
  gboolean turned;
  int last_hole;
  int last_end;
  guint16 reopened;
  const char *title;
  const char *score;
} RkBoardPicture;

void    rk_board_picture_init   (RkBoardPicture       *self,
                                 RkBoard              *board);
GBytes *rk_board_picture_to_png (const RkBoardPicture *self);
GBytes *rk_board_picture_to_svg (const RkBoardPicture *self);

G_END_DECLS
