/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Any tournament file: it is refused with a message, or it is a tournament like others,
 * which can be looked at, written, read again and gone on with.
 */
#include "config.h"

#include "rk-export.h"
#include "rk-fuzz-tournament.h"
#include "rk-test-tournaments.h"

#define N_ACTIONS 6

static void
check_games (RkTournament *tournament)
{
  g_autoptr (GPtrArray) games = rk_tournament_file_get_games (tournament);
  g_autoptr (GBytes) written = NULL;
  g_autoptr (RkTournament) reread = NULL;
  g_autoptr (GError) error = NULL;

  written = rk_tournament_file_format_with_games (tournament, games, &error);
  g_assert_no_error (error);
  reread = rk_tournament_file_parse (written, &error);
  g_assert_no_error (error);
}

/* Takes @table. */
static void
check_table (RkTable *table)
{
  g_autoptr (RkTable) own = table;
  g_autofree char *csv = rk_export_csv (own);
  g_autofree char *html = rk_export_html (own);
  g_autofree char *text = rk_export_text (own);

  rk_fuzz_check_text (csv);
  rk_fuzz_check_text (html);
  rk_fuzz_check_text (text);
}

static void
check_tables (RkTournament *tournament)
{
  const guint n_rounds = rk_tournament_get_n_rounds (tournament);

  check_table (rk_table_new_players (tournament));
  check_table (rk_table_new_log (tournament));
  check_table (rk_table_new_standings (tournament, n_rounds));
  if (n_rounds > 0)
    check_table (rk_table_new_pairings (tournament, rk_tournament_get_round (tournament, n_rounds)));
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (RkTournament) tournament = rk_tournament_file_parse (bytes, &error);
  g_autoptr (GRand) rand = NULL;
  g_autofree char *dump = NULL;

  if (tournament == NULL)
    {
      rk_fuzz_check_error (error);
      return 0;
    }

  g_assert_no_error (error);
  rk_fuzz_check_tournament (tournament);
  check_games (tournament);
  check_tables (tournament);
  dump = rk_test_dump_with_log (tournament);
  rk_fuzz_check_text (dump);
  rand = rk_fuzz_make_rand (data, size);
  for (guint i = 0; i < N_ACTIONS; i++)
    rk_test_arbiter_action (tournament, rand);
  rk_fuzz_check_tournament (tournament);

  return 0;
}
