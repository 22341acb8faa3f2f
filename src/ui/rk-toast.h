/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

void      rk_toast_show        (GtkWidget  *widget,
                                const char *text);
void      rk_toast_show_undo   (GtkWidget  *widget,
                                const char *text);

AdwToast *rk_toast_new_undo    (const char *text,
                                const char *action);
void      rk_toast_add         (GtkWidget  *overlay,
                                AdwToast   *toast);
void      rk_toast_dismiss     (GtkWidget  *overlay,
                                AdwToast   *toast);
void      rk_toast_dismiss_all (GtkWidget  *overlay);

/* For the teller: shows a toast now. */
void      _rk_toast_put        (GtkWidget  *overlay,
                                AdwToast   *toast);

G_END_DECLS
