/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-application.h"

G_BEGIN_DECLS

#define RK_TYPE_SEARCH_PROVIDER (rk_search_provider_get_type ())
G_DECLARE_FINAL_TYPE (RkSearchProvider, rk_search_provider, RK, SEARCH_PROVIDER, GObject)

/* Finds matches and tournaments for the search of GNOME Shell, which starts the program
 * for it without a window. */
RkSearchProvider *rk_search_provider_new      (RkApplication     *application);

gboolean          rk_search_provider_export   (RkSearchProvider  *self,
                                               GDBusConnection   *connection,
                                               const char        *path,
                                               GError           **error);
void              rk_search_provider_unexport (RkSearchProvider  *self);

G_END_DECLS
