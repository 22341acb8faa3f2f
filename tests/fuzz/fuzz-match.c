/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Any match file: it is refused with a message, or it is a match like others, which can be
 * written, read again and played on.
 */
#include "config.h"

#include "rk-fuzz.h"
#include "rk-json-scan.h"
#include "rk-match-file.h"
#include "rk-score-sheet.h"
#include "rk-test-files.h"
#include "rk-test-model.h"

#define N_ACTIONS 10

static void
check_round_trip (RkMatch *match)
{
  g_autoptr (GBytes) written = rk_match_file_format (match);
  g_autoptr (GError) error = NULL;
  g_autoptr (RkMatch) reread = rk_match_file_parse (written, &error);
  g_autoptr (GBytes) again = NULL;

  g_assert_no_error (error);
  again = rk_match_file_format (reread);
  rk_fuzz_check_same (again, written);
}

/* Comments, names and an analysis of any kind in words. */
static void
check_sheet (RkMatch *match)
{
  g_autoptr (RkScoreSheet) sheet = rk_score_sheet_new (match, TRUE, NULL);
  g_autofree char *text = rk_score_sheet_to_text (sheet);
  g_autofree char *html = rk_score_sheet_to_html (sheet);

  rk_fuzz_check_text (rk_score_sheet_get_title (sheet));
  rk_fuzz_check_text (text);
  rk_fuzz_check_text (html);
}

/* A round that was taken back is nested one level deeper: no document saves what cannot be
 * read again. */
static gboolean
can_be_saved (RkMatch *match)
{
  g_autoptr (GBytes) text = rk_match_file_format (match);

  return rk_json_scan (g_bytes_get_data (text, NULL), g_bytes_get_size (text), NULL);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (RkMatch) match = rk_match_file_parse (bytes, &error);
  g_autoptr (GRand) rand = NULL;

  if (match == NULL)
    {
      rk_fuzz_check_error (error);
      return 0;
    }

  g_assert_no_error (error);
  rk_test_check (match);
  check_round_trip (match);
  check_sheet (match);
  rand = rk_fuzz_make_rand (data, size);
  for (guint i = 0; i < N_ACTIONS; i++)
    rk_test_random_action (match, rand);
  rk_test_check (match);
  if (can_be_saved (match))
    check_round_trip (match);

  return 0;
}
