/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* rk_format_number() for the language @code. */
char *rk_format_number_in (const char *code,
                           gint64      number);
/* rk_format_value() for the language @code. */
char *rk_format_value_in  (const char *code,
                           int         twelfths);
/* @text with its digits in those of the language @code. */
char *rk_format_digits_in (const char *code,
                           const char *text);

G_END_DECLS
