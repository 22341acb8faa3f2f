/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-match.h"

G_BEGIN_DECLS

/* Plays @hole beside the match, after @ply moves of the round with index @round. */
typedef void (*RkTryOutFunc) (GtkWidget *parent,
                              guint      round,
                              guint      ply,
                              guint      hole);

/* Each asks in a dialog over @parent, and does it when the answer is yes. */
void rk_ask_agree_round   (GtkWidget *parent,
                           RkMatch   *match);
void rk_ask_concede_round (GtkWidget *parent,
                           RkMatch   *match);
void rk_ask_agree_draw    (GtkWidget *parent,
                           RkMatch   *match);
void rk_ask_concede       (GtkWidget *parent,
                           RkMatch   *match);
void rk_ask_play_earlier  (GtkWidget    *parent,
                           RkMatch      *match,
                           guint         round,
                           guint         ply,
                           guint         hole,
                           RkTryOutFunc  try_out);

G_END_DECLS
