/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-test-text.h"

void
rk_test_text (char       *text,
              const char *expected)
{
  g_assert_cmpstr (text, ==, expected);
  g_free (text);
}

void
rk_test_lines (char      **lines,
               const char *expected)
{
  rk_test_text (g_strjoinv ("\n", lines), expected);
  g_strfreev (lines);
}
