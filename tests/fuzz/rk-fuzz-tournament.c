/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-fuzz-tournament.h"

void
rk_fuzz_check_tournament (RkTournament *tournament)
{
  g_autoptr (GBytes) written = rk_tournament_file_format (tournament);
  g_autoptr (GError) error = NULL;
  g_autoptr (RkTournament) reread = rk_tournament_file_parse (written, &error);
  g_autoptr (GBytes) again = NULL;

  g_assert_no_error (error);
  again = rk_tournament_file_format (reread);
  rk_fuzz_check_same (again, written);
}
