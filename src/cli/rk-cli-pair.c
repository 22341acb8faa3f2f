/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-cli-arguments.h"

#include <glib/gi18n.h>

#include "rk-cli-input.h"
#include "rk-cli-output.h"
#include "rk-error.h"

static void
append_pair (GString *pairs,
             guint    first,
             guint    second)
{
  g_string_append_printf (pairs, "%s[%u,%u]", pairs->len > 0 ? "," : "", first, second);
}

/* The pairs by board; without an opponent only the pairing bye is told of. */
static void
print_round (RkTournamentRound *round)
{
  g_autoptr (GString) pairs = g_string_new (NULL);
  g_autofree char *bye = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (round)); i++)
    {
      g_autoptr (RkPairing) pairing = g_list_model_get_item (G_LIST_MODEL (round), i);
      guint number = rk_entrant_get_number (rk_pairing_get_first (pairing));

      if (rk_pairing_get_kind (pairing) == RK_PAIRING_GAME)
        append_pair (pairs, number, rk_entrant_get_number (rk_pairing_get_second (pairing)));
      else if (rk_pairing_get_kind (pairing) == RK_PAIRING_BYE && bye == NULL)
        bye = g_strdup_printf ("%u", number);
    }

  rk_cli_print ("{\"round\":%u,\"pairs\":[%s],\"bye\":%s}",
                rk_tournament_round_get_number (round), pairs->str, bye != NULL ? bye : "null");
}

static guint
get_number (RkTournament *tournament,
            guint         id)
{
  RkEntrant *entrant = rk_tournament_get_entrant (tournament, id);

  return entrant != NULL ? rk_entrant_get_number (entrant) : 0;
}

/* Never translated, as all results. */
static const char *
get_reason (RkCriterion criterion)
{
  switch ((guint) criterion)
    {
    case RK_CRITERION_ORDER:
      return "may meet";
    case RK_CRITERION_C2:
      return "no second bye (C2)";
    case RK_CRITERION_C3:
      return "both absolutely wish the same role (C3)";
    case RK_CRITERION_FORBIDDEN:
      return "forbidden by the arbiter";
    default:
      return "not allowed";
    }
}

static void
append_reason (GString          *why,
               RkTournament     *tournament,
               const RkSwissBar *bar)
{
  guint first = get_number (tournament, bar->a);

  g_string_append (why, why->len > 0 ? "; " : "no legal pairing: ");
  if (bar->b != 0)
    g_string_append_printf (why, "%u-%u %s", first, get_number (tournament, bar->b),
                            get_reason (bar->criterion));
  else
    g_string_append_printf (why, "%u %s", first, get_reason (bar->criterion));
}

/* The pairs that have not met, and what bars each. */
static void
print_obstacle (RkTournament *tournament)
{
  GArray *bars = rk_tournament_get_obstacle (tournament);
  g_autoptr (GString) open = g_string_new (NULL);
  g_autoptr (GString) why = g_string_new (NULL);
  g_autofree char *reason = NULL;

  for (guint i = 0; bars != NULL && i < bars->len; i++)
    {
      const RkSwissBar *bar = &g_array_index (bars, RkSwissBar, i);

      append_reason (why, tournament, bar);
      if (bar->b != 0)
        append_pair (open, get_number (tournament, bar->a), get_number (tournament, bar->b));
    }

  reason = rk_cli_format_string (why->len > 0 ? why->str : "no legal pairing");
  rk_cli_print ("{\"round\":%u,\"pairs\":null,\"open\":[%s],\"why\":%s}",
                rk_tournament_get_n_rounds (tournament) + 1, open->str, reason);
}

/* The boards of @round that have no result yet; none: NULL. */
static char *
list_open (RkTournamentRound *round)
{
  g_autoptr (GString) boards = g_string_new (NULL);

  for (guint board = 1; board <= rk_tournament_round_get_n_boards (round); board++)
    if (rk_pairing_is_open (rk_tournament_round_get_board (round, board)))
      g_string_append_printf (boards, "%s%u", boards->len > 0 ? ", " : "", board);
  return boards->len > 0 ? g_string_free (g_steal_pointer (&boards), FALSE) : NULL;
}

static void
print_open (RkTournament *tournament,
            const char   *path)
{
  for (guint i = 1; i <= rk_tournament_get_n_rounds (tournament); i++)
    {
      g_autofree char *boards = list_open (rk_tournament_get_round (tournament, i));

      if (boards != NULL)
        /* TRANSLATORS: A file, the number of a round, and the boards of it: "1, 4, 5". */
        rk_cli_print_error (_("%1$s: Results are still missing in round %2$u, on these boards: "
                              "%3$s."), path, i, boards);
    }
}

static RkCliStatus
print_pairing (RkTournament *tournament,
               const char   *path)
{
  g_autoptr (GError) error = NULL;

  if (rk_tournament_get_state (tournament) == RK_TOURNAMENT_DRAFT ||
      rk_tournament_pair (tournament, RK_SWISS_RELAX_NONE, &error))
    {
      print_round (rk_tournament_get_round (tournament, rk_tournament_get_n_rounds (tournament)));
      return RK_CLI_DONE;
    }

  if (g_error_matches (error, RK_ERROR, RK_ERROR_NO_PAIRING))
    print_obstacle (tournament);
  else if (rk_tournament_get_state (tournament) == RK_TOURNAMENT_PLAYING)
    print_open (tournament, path);
  else
    rk_cli_print_error ("%s: %s", path, error->message);

  return RK_CLI_BAD_INPUT;
}

static RkCliStatus
run_pair (const RkCliArguments *arguments)
{
  g_autoptr (RkTournament) tournament = rk_cli_read_tournament (arguments->words[0]);

  if (tournament == NULL)
    return RK_CLI_BAD_INPUT;

  return print_pairing (tournament, arguments->words[0]);
}

const RkCliCommand rk_cli_pair = {
  .name = "pair",
  .synopsis = "FILE",
  .summary = N_("pair the next round of a tournament"),
  /* TRANSLATORS: FILE stands like this, untranslated, in the line "Usage". */
  .description = N_("Prints how the next round would be paired (or is, in a draft), as a line of "
                    "JSON: start\nnumbers by board, the first mover first, and who gets the bye. "
                    "Where there is no legal\npairing it prints which pairs have not met and "
                    "why, and fails. FILE is a tournament file\nor a TRF file, “-” for standard "
                    "input; nothing is written to it."),
  .min_words = 1,
  .max_words = 1,
  .run = run_pair,
};
