/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define RK_TYPE_REVERSED_LIST (rk_reversed_list_get_type ())
G_DECLARE_FINAL_TYPE (RkReversedList, rk_reversed_list, RK, REVERSED_LIST, GObject)

/* Another list from its end. */
RkReversedList *rk_reversed_list_new (GListModel *model);

G_END_DECLS
