/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-cli-arguments.h"

#include <glib/gi18n.h>

#include "rk-cli-input.h"
#include "rk-cli-output.h"
#include "rk-notation.h"

static void
print_start (RkRound *round)
{
  const RkPosition *start = rk_round_get_position (round, 0);
  guint n_holes = start->n_holes;
  guint open[2] = {
    rk_round_get_open (round, RK_SOUTH),
    rk_round_get_open (round, RK_NORTH),
  };
  g_autofree char *open_text = rk_cli_format_pair (open[RK_SOUTH], open[RK_NORTH]);
  g_autofree char *closed = rk_cli_format_pair (n_holes - open[RK_SOUTH],
                                                n_holes - open[RK_NORTH]);
  g_autofree char *reserve = rk_cli_format_pair (rk_round_get_reserve (round, RK_SOUTH),
                                                 rk_round_get_reserve (round, RK_NORTH));
  char position[RK_POSITION_TEXT_SIZE];

  rk_position_print (start, position);
  rk_cli_print ("{\"round\":%u,\"first\":\"%s\",\"open\":%s,\"closed\":%s,\"reserve\":%s,"
                "\"position\":\"%s\"}",
                rk_round_get_number (round), rk_cli_side_name (rk_round_get_first (round)),
                open_text, closed, reserve, position);
}

static gboolean
ends_by_itself (RkRound *round)
{
  RkRoundEnd end = rk_round_get_end (round);

  return end == RK_ROUND_IMMOBILISED || end == RK_ROUND_REPETITION;
}

static void
print_moves (RkRound *round)
{
  guint n_moves = rk_round_get_n_moves (round);

  for (guint i = 0; i < n_moves; i++)
    {
      RkMove *move = rk_round_get_move (round, i);
      gboolean ended = i + 1 == n_moves && ends_by_itself (round);

      rk_cli_print_move (&(RkCliMove) {
        .round = rk_round_get_number (round),
        .ply = i + 1,
        .hole = rk_move_get_hole (move),
        .sowing = rk_move_get_sowing (move),
        .before = rk_move_get_before (move),
        .after = rk_move_get_after (move),
        .end = ended ? rk_round_get_end (round) : RK_ROUND_GOES_ON,
      });
    }
}

/* `,"by":"south"`, or nothing. */
static char *
format_by (gboolean conceded,
           RkSide   by)
{
  return conceded ? g_strdup_printf (",\"by\":\"%s\"", rk_cli_side_name (by)) : g_strdup ("");
}

static void
print_round_result (RkRound *round)
{
  gboolean conceded = rk_round_get_end (round) == RK_ROUND_CONCEDED;
  g_autofree char *by = NULL;
  g_autofree char *won = NULL;

  if (!rk_round_is_over (round))
    return;

  by = format_by (conceded, conceded ? rk_round_get_conceded_by (round) : RK_SOUTH);
  won = rk_cli_format_pair (rk_round_get_won (round, RK_SOUTH),
                            rk_round_get_won (round, RK_NORTH));
  rk_cli_print ("{\"round\":%u,\"result\":{\"reason\":\"%s\"%s,\"won\":%s}}",
                rk_round_get_number (round), rk_cli_round_reason (rk_round_get_end (round)),
                by, won);
}

static const char *
get_match_reason (RkMatchEnd end)
{
  switch (end)
    {
    case RK_MATCH_ALL_CLOSED:
      return "all-closed";
    case RK_MATCH_ROUNDS:
      return "rounds";
    case RK_MATCH_WINS:
      return "wins";
    case RK_MATCH_CONCEDED:
      return "conceded";
    case RK_MATCH_AGREED:
      return "agreed";
    case RK_MATCH_ADJUDICATED:
      return "adjudicated";
    case RK_MATCH_GOES_ON:
    default:
      g_return_val_if_reached (NULL);
    }
}

static const char *
get_winner_text (RkWinner winner)
{
  if (winner == RK_WINNER_DRAW)
    return "null";

  return winner == RK_WINNER_SOUTH ? "\"south\"" : "\"north\"";
}

static void
print_match_result (RkMatch *match)
{
  RkMatchEnd end = rk_match_get_end (match);
  g_autofree char *by = NULL;

  if (end == RK_MATCH_GOES_ON)
    return;

  by = format_by (end == RK_MATCH_CONCEDED,
                  end == RK_MATCH_CONCEDED ? rk_match_get_conceded_by (match) : RK_SOUTH);
  rk_cli_print ("{\"result\":{\"winner\":%s,\"reason\":\"%s\"%s}}",
                get_winner_text (rk_match_get_winner (match)), get_match_reason (end), by);
}

static RkCliStatus
run_replay (const RkCliArguments *arguments)
{
  g_autoptr (RkMatch) match = rk_cli_read_match (arguments->words[0]);

  if (match == NULL)
    return RK_CLI_BAD_INPUT;

  for (guint i = 0; i < rk_match_get_n_rounds (match); i++)
    {
      RkRound *round = rk_match_get_round (match, i);

      print_start (round);
      print_moves (round);
      print_round_result (round);
    }
  print_match_result (match);

  return RK_CLI_DONE;
}

const RkCliCommand rk_cli_replay = {
  .name = "replay",
  .synopsis = "FILE",
  .summary = N_("print a match move by move"),
  /* TRANSLATORS: FILE stands like this, untranslated, in the line "Usage". */
  .description = N_("Prints the start of each round of a match, its moves and its result, and the "
                    "result of\nthe match, each as a line of JSON. FILE may be “-” for standard "
                    "input."),
  .min_words = 1,
  .max_words = 1,
  .run = run_replay,
};
