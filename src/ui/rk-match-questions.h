/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-match.h"

G_BEGIN_DECLS

/* Each asks in a dialog over @parent, and does it when the answer is yes. */
void rk_ask_agree_round   (GtkWidget *parent,
                           RkMatch   *match);
void rk_ask_concede_round (GtkWidget *parent,
                           RkMatch   *match);
void rk_ask_agree_draw    (GtkWidget *parent,
                           RkMatch   *match);
void rk_ask_concede       (GtkWidget *parent,
                           RkMatch   *match);
void rk_ask_play_earlier  (GtkWidget *parent,
                           RkMatch   *match,
                           guint      round,
                           guint      ply,
                           guint      hole);

G_END_DECLS
