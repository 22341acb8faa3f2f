/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-match.h"

G_BEGIN_DECLS

#define RK_TYPE_PLAYER_CARD (rk_player_card_get_type ())
G_DECLARE_FINAL_TYPE (RkPlayerCard, rk_player_card, RK, PLAYER_CARD, GtkBox)

/* A player of a match: name, whether to move, open holes, reserve and what is
 * won in the round. */
void     rk_player_card_show_place  (RkPlayerCard *self,
                                     RkMatch      *match,
                                     RkSide        side,
                                     guint         round_index,
                                     guint         ply,
                                     gboolean      live);
void     rk_player_card_show_lap    (RkPlayerCard *self,
                                     RkMatch      *match,
                                     RkSide        side,
                                     guint         round_index,
                                     guint         captured);
void     rk_player_card_show_trial  (RkPlayerCard     *self,
                                     RkMatch          *match,
                                     RkSide            side,
                                     guint             round_index,
                                     const RkPosition *position,
                                     RkLevel           level);
void     rk_player_card_show_won    (RkPlayerCard *self,
                                     RkMatch      *match,
                                     RkSide        side);
void     rk_player_card_show_next   (RkPlayerCard *self,
                                     RkMatch      *match,
                                     RkSide        side);
gboolean rk_player_card_is_to_move  (RkPlayerCard *self);
void     rk_player_card_set_thinking
                                    (RkPlayerCard *self,
                                     gboolean      thinking);
void     rk_player_card_set_form    (RkPlayerCard *self,
                                     gboolean      narrow,
                                     gboolean      low);

G_END_DECLS
