/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Why something is so: sentences below each other, of which the last may be a
 * sum. */
AdwDialog *rk_why_dialog_new (const char        *title,
                              const char *const *sentences);

G_END_DECLS
