/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Whether a solver that has not answered yet goes on being busy, until it is stopped. */
void rk_test_hold_solvers (gboolean hold);

G_END_DECLS
