/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Any tournament report: it is refused with a message, or what is written of it can be
 * read again and says the same, as a report and as a tournament file.
 */
#include "config.h"

#include "rk-fuzz-tournament.h"
#include "rk-trf.h"

static void
check_report (RkTournament *tournament)
{
  g_autoptr (GBytes) written = rk_trf_format (tournament);
  g_autoptr (GError) error = NULL;
  g_autoptr (RkTournament) reread = rk_trf_parse (written, &error);
  g_autoptr (GBytes) again = NULL;

  g_assert_no_error (error);
  again = rk_trf_format (reread);
  rk_fuzz_check_same (again, written);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (RkTournament) tournament = NULL;

  rk_trf_is_trf (bytes);
  tournament = rk_trf_parse (bytes, &error);
  if (tournament == NULL)
    {
      rk_fuzz_check_error (error);
      return 0;
    }

  g_assert_no_error (error);
  check_report (tournament);
  rk_fuzz_check_tournament (tournament);

  return 0;
}
