/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-test-window.h"

G_BEGIN_DECLS

/* What the window tells from now on, in announcements. Whoever listened before does so no more. */
GPtrArray *rk_test_listen       (RkTestWindow *self);
/* For rk_test_wait(): something was told. */
gboolean   rk_test_has_heard    (gpointer      heard);
/* Waits for one announcement, which is forgotten. */
void       rk_test_assert_heard (GPtrArray    *heard,
                                 const char   *expected);

G_END_DECLS
