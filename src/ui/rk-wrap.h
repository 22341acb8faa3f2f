/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void rk_wrap_button          (GtkButton   *button);
void rk_wrap_button_at_words (GtkButton   *button);
void rk_wrap_expander        (GtkExpander *expander);

G_END_DECLS
