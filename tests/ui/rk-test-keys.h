/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-test-window.h"

G_BEGIN_DECLS

/* Keys, given straight to the widgets: no event has to come through the display. */

/* Uses a shortcut that @widget must have itself, and which must do something. */
void     rk_test_press     (GtkWidget           *widget,
                            guint                keyval,
                            GdkModifierType      modifiers);
/* Whether one of the key controllers of @widget in @phase, GTK_PHASE_NONE for any, takes a key
 * without modifiers. */
gboolean rk_test_press_key (gpointer             widget,
                            GtkPropagationPhase  phase,
                            guint                keyval,
                            guint                keycode);
/* To all key controllers of @widget: the key is up again. */
void     rk_test_release   (gpointer             widget,
                            guint                keyval,
                            guint                keycode);
/* As it comes from a keyboard: to what has the focus, and to all around it; an arrow or Tab that
 * nobody wants moves the focus. Fails the test if nothing happens. */
void     rk_test_type      (RkTestWindow        *self,
                            guint                keyval,
                            GdkModifierType      modifiers);

G_END_DECLS
