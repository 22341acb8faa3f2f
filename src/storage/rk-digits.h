/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* For numbers that people type or paste: @text with the digits of any script as
 * 0 to 9; all other characters stay. (transfer full) */
char *rk_digits_to_ascii (const char *text);

G_END_DECLS
