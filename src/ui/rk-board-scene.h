/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-board-art.h"
#include "rk-hole.h"
#include "rk-sowing-player.h"

G_BEGIN_DECLS

guint rk_board_scene_get_resting (const RkBoardLayout *layout,
                                  const RkPebbles     *pebbles,
                                  RkSowingPlayer      *player,
                                  guint                hole,
                                  RkRestingStone       stones[RK_N_PEBBLES]);
void  rk_board_scene_snapshot    (RkBoardArt          *art,
                                  RkSowingPlayer      *player,
                                  GtkWidget           *widget,
                                  gboolean             show_numbers,
                                  GtkSnapshot         *snapshot);
void  rk_board_scene_badge       (RkBoardArt          *art,
                                  GtkWidget           *widget,
                                  GtkSnapshot         *snapshot,
                                  const char          *text,
                                  float                size,
                                  float                x,
                                  float                y,
                                  gboolean             filled);
void  rk_board_scene_sign        (RkBoardArt          *art,
                                  GtkWidget           *widget,
                                  GtkSnapshot         *snapshot,
                                  const char          *sign,
                                  guint                hole);
void  rk_board_scene_hand        (RkBoardArt          *art,
                                  GtkWidget           *widget,
                                  GtkSnapshot         *snapshot,
                                  const guint8        *stones,
                                  guint                n_stones,
                                  guint                hole,
                                  gboolean             show_number);

G_END_DECLS
