/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RK_TYPE_BUNDLES (rk_bundles_get_type ())
G_DECLARE_FINAL_TYPE (RkBundles, rk_bundles, RK, BUNDLES, GtkWidget)

/* Captured stones, drawn as bundles of four: each is a kid. */
void  rk_bundles_set_stones  (RkBundles *self,
                              guint      stones);
guint rk_bundles_get_stones  (RkBundles *self);
void  rk_bundles_set_compact (RkBundles *self,
                              gboolean   compact);

G_END_DECLS
