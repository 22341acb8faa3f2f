/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RK_TYPE_TELLER (rk_teller_get_type ())
G_DECLARE_FINAL_TYPE (RkTeller, rk_teller, RK, TELLER, GObject)

/* All that a window says to a screen reader goes through its teller, toasts too.  Signal "told"
 * (const char *text) with each announcement.
 */
void      rk_tell               (GtkWidget  *widget,
                                 const char *text);

RkTeller *rk_teller_get         (GtkRoot    *root);
gboolean  rk_teller_is_waiting  (RkTeller   *self);
void      rk_teller_add_toast   (RkTeller   *self,
                                 GtkWidget  *overlay,
                                 AdwToast   *toast);
void      rk_teller_drop_toasts (RkTeller   *self,
                                 GtkWidget  *overlay,
                                 AdwToast   *toast);

G_END_DECLS
