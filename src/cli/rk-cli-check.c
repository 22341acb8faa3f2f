/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-cli-arguments.h"

#include <glib/gi18n.h>

#include "rk-cli-input.h"
#include "rk-cli-output.h"

static const char *
get_rounds_word (guint n_rounds)
{
  return n_rounds == 1 ? "round" : "rounds";
}

static void
print_match (const char *name,
             RkMatch    *match)
{
  guint n_rounds = rk_match_get_n_rounds (match);

  rk_cli_print ("%s: ok (match, %u %s, South %u North %u)",
                name, n_rounds, get_rounds_word (n_rounds),
                rk_match_get_stones (match, RK_SOUTH),
                rk_match_get_stones (match, RK_NORTH));
}

static void
print_tournament (const char   *name,
                  RkTournament *tournament)
{
  guint n_players = rk_tournament_get_n_entrants (tournament);
  guint n_rounds = rk_tournament_get_n_rounds (tournament);

  rk_cli_print ("%s: ok (tournament, %u %s, %u %s)",
                name, n_players, n_players == 1 ? "player" : "players",
                n_rounds, get_rounds_word (n_rounds));
}

static gboolean
check_file (const char *path)
{
  g_autoptr (GObject) content = rk_cli_read_content (path);
  g_autofree char *name = NULL;

  if (content == NULL)
    return FALSE;

  name = rk_cli_escape (path);
  if (RK_IS_MATCH (content))
    print_match (name, RK_MATCH (content));
  else
    print_tournament (name, RK_TOURNAMENT (content));

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
  .summary = N_("check match and tournament files"),
  /* TRANSLATORS: FILE stands like this, untranslated, in the line "Usage". */
  .description = N_("Reads each file strictly: of a match it replays every move and compares each "
                    "result, of a\ntournament (also a TRF file) it compares pairings, results "
                    "and players. Says of each that\nit is good, or what its first fault is. "
                    "FILE may be “-” for standard input."),
  .min_words = 1,
  .max_words = G_MAXUINT,
  .run = run_check,
};
