/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-cli-arguments.h"

#include <glib/gi18n.h>

#include "rk-cli-input.h"
#include "rk-cli-output.h"

static gboolean
check_file (const char *path)
{
  g_autoptr (RkMatch) match = rk_cli_read_match (path);
  g_autofree char *name = NULL;
  guint n_rounds;

  if (match == NULL)
    return FALSE;

  n_rounds = rk_match_get_n_rounds (match);
  name = rk_cli_escape (path);
  rk_cli_print ("%s: ok (match, %u %s, South %u North %u)",
                name, n_rounds, n_rounds == 1 ? "round" : "rounds",
                rk_match_get_stones (match, RK_SOUTH),
                rk_match_get_stones (match, RK_NORTH));

  return TRUE;
}

static RkCliStatus
run_check (const RkCliArguments *arguments)
{
  RkCliStatus status = RK_CLI_DONE;

  for (guint i = 0; i < arguments->n_words; i++)
    {
      if (!check_file (arguments->words[i]))
        status = RK_CLI_BAD_INPUT;
    }

  return status;
}

const RkCliCommand rk_cli_check = {
  .name = "check",
  .synopsis = "FILE...",
  .summary = N_("check match files"),
  .description = N_("Reads each file strictly, replays every move and compares each result. Says of "
                    "each\nthat it is good, or what its first fault is. FILE may be “-” for "
                    "standard input."),
  .min_words = 1,
  .max_words = G_MAXUINT,
  .run = run_check,
};
