/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-fuzz.h"

#include <string.h>

#include "rk-error.h"

/* The longest message of an error, in bytes. */
#define MAX_MESSAGE 3000

int
LLVMFuzzerInitialize (int    *argc,
                      char ***argv)
{
  g_log_set_always_fatal (G_LOG_LEVEL_ERROR | G_LOG_LEVEL_CRITICAL | G_LOG_LEVEL_WARNING);
  return 0;
}

void
rk_fuzz_check_error (const GError *error)
{
  g_assert_nonnull (error);
  g_assert_true (error->domain == RK_ERROR);
  rk_fuzz_check_text (error->message);
  g_assert_cmpuint (strlen (error->message), >, 10);
  g_assert_cmpuint (strlen (error->message), <, MAX_MESSAGE);
}

void
rk_fuzz_check_same (GBytes *found,
                    GBytes *expected)
{
  if (g_bytes_equal (found, expected))
    return;

  g_error ("found\n%.*s\nexpected\n%.*s",
           (int) g_bytes_get_size (found), (const char *) g_bytes_get_data (found, NULL),
           (int) g_bytes_get_size (expected), (const char *) g_bytes_get_data (expected, NULL));
}

void
rk_fuzz_check_text (const char *text)
{
  g_assert_nonnull (text);
  g_assert_true (g_utf8_validate (text, -1, NULL));
}

GRand *
rk_fuzz_make_rand (const guint8 *data,
                   gsize         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);

  return g_rand_new_with_seed (g_bytes_hash (bytes));
}
