/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What was made reads as expected; takes it. */
void rk_test_text  (char       *text,
                    const char *expected);
/* The same of lines, divided by newlines in @expected. */
void rk_test_lines (char      **lines,
                    const char *expected);

G_END_DECLS
