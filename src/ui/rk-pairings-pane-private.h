/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-pairing-line.h"
#include "rk-pairings-pane.h"

G_BEGIN_DECLS

/* Between the files of RkPairingsPane only. */
void           _rk_pairings_pane_class_install_actions (GtkWidgetClass *widget_class);
void           _rk_pairings_pane_update_actions        (RkPairingsPane *self);
gboolean       _rk_pairings_pane_may_swap_players      (RkPairingsPane *self);
RkTournament  *_rk_pairings_pane_get_tournament        (RkPairingsPane *self);
/* The line with the focus; borrowed, NULL if there is none. */
RkPairingLine *_rk_pairings_pane_get_line              (RkPairingsPane *self);
/* Moves the focus @steps lines down, as far as there are lines. */
void           _rk_pairings_pane_step                  (RkPairingsPane *self,
                                                        int             steps);
/* To the next board without a result, from the top again after the last. FALSE
 * if there is none. */
gboolean       _rk_pairings_pane_go_to_open            (RkPairingsPane *self);
/* To the first of those boards, or just to the first. */
void           _rk_pairings_pane_go_to_first           (RkPairingsPane *self);
/* The focus goes back to the line that is drawn as chosen. */
void           _rk_pairings_pane_take_focus            (RkPairingsPane *self);
/* When the dialog is closed, the focus goes back to the line. */
void           _rk_pairings_pane_present               (RkPairingsPane *self,
                                                        AdwDialog      *dialog);
/* In a toast and for screen readers. */
void           _rk_pairings_pane_tell                  (RkPairingsPane *self,
                                                        const char     *text);
void           _rk_pairings_pane_set_busy              (RkPairingsPane *self,
                                                        GCancellable   *cancellable);
void           _rk_pairings_pane_play                  (RkPairingsPane *self);
void           _rk_pairings_pane_announce              (RkPairingsPane *self,
                                                        const char     *text);

/* Where the menu of a line is kept. */
GtkWidget    **_rk_pairings_pane_get_menu              (RkPairingsPane *self);

/* rk-pairings-keys.c: the keys of the list. */
gboolean       _rk_pairings_pane_press_key             (RkPairingsPane *self,
                                                        guint           keyval,
                                                        guint           keycode,
                                                        GdkModifierType modifiers);
/* rk-pairings-menu.c: what can be done with a line. */
void           _rk_pairings_pane_show_menu             (RkPairingsPane *self,
                                                        GtkWidget      *place);

G_END_DECLS
