/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* How many columns of a terminal @text takes, and a character of it. */
guint rk_columns_get_width     (const char *text);
guint rk_columns_get_width_of  (gunichar    character);

/* Adds spaces. */
void  rk_columns_append_spaces (GString    *text,
                                guint       count);

G_END_DECLS
