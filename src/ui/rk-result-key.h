/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* The keys by which an arbiter enters results: "1", "0", "=" and so on. */
const char *rk_result_key_get_code (guint           keyval,
                                    guint           keycode,
                                    GdkModifierType modifiers);

G_END_DECLS
