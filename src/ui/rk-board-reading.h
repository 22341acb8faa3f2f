/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-board.h"

G_BEGIN_DECLS

/* Returns what is to be told; NULL for nothing, then the key means something else. */
typedef char *(*RkBoardReadFunc) (GtkWidget *owner,
                                  char       key);
typedef void  (*RkBoardTellFunc) (GtkWidget  *owner,
                                  const char *text);

void  rk_board_add_reading (RkBoard         *self,
                            GtkWidget       *owner,
                            RkBoardReadFunc  read,
                            RkBoardTellFunc  tell);
char *rk_board_read_row    (RkBoard         *self,
                            RkSide           turn,
                            char             key);

G_END_DECLS
