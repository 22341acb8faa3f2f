/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-cli-arguments.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rk-cli-input.h"
#include "rk-cli-output.h"
#include "rk-export.h"
#include "rk-notation.h"
#include "rk-review.h"
#include "rk-sentences.h"
#include "rk-tables.h"

/* A move, and what can be said of it. */
typedef struct
{
  guint round;
  RkMove *move;
  /* The moves that are best for sure. */
  guint holes;
  RkForecast best;
  RkForecast played;
  RkLoss loss;
} Verdict;

/* The tables are NULL where JSON is printed. */
typedef struct
{
  RkMatch *match;
  RkTally tallies[2];
  RkTable *moves;
  RkTable *players;
} Review;

/* As in the window, position by position, and within what it allows: no file makes it go
 * on for ever. */
static void
solve (RkTables   *tables,
       RkRound    *round,
       guint       ply,
       RkSolution *solution,
       RkForecast *forecast)
{
  RkControl control = { .budget = RK_BUDGET_OF_MATCH };

  /* Nothing is left to be solved where the round ended. */
  if (rk_review_get_decided (round, ply, forecast))
    return;

  rk_tables_solve (tables, rk_round_get_position (round, ply), solution, &control);
  rk_forecast_init_solution (forecast, solution);
}

/* Both bounds as who moved sees them, the worse one first. */
static char *
format_played (const Verdict *verdict)
{
  RkForecast played = verdict->played;

  played.turn = rk_move_get_side (verdict->move);

  return rk_forecast_to_string (&played);
}

/* JSON */

static void
print_move (const Verdict *verdict)
{
  g_autofree char *best = rk_cli_format_holes (rk_move_get_before (verdict->move)->n_holes,
                                               verdict->holes);
  g_autofree char *result = rk_forecast_to_string (&verdict->best);
  g_autofree char *played = format_played (verdict);
  g_autofree char *lost = rk_loss_is_told (verdict->loss)
                          ? g_strdup_printf ("%u", verdict->loss.least)
                          : g_strdup ("null");

  rk_cli_print ("{\"round\":%u,\"ply\":%u,\"player\":\"%s\",\"move\":\"%c\",\"best\":%s,"
                "\"result\":\"%s\",\"played\":\"%s\",\"lost\":%s}",
                verdict->round, rk_move_get_ply (verdict->move),
                rk_cli_side_name (rk_move_get_side (verdict->move)),
                rk_move_get_letter (verdict->move), best, result, played, lost);
}

static void
print_player (RkSide         side,
              const RkTally *tally)
{
  rk_cli_print ("{\"player\":\"%s\",\"moves\":%u,\"judged\":%u,\"best\":%u,\"lost\":%u}",
                rk_cli_side_name (side), tally->n_moves, tally->n_judged, tally->n_best,
                tally->lost);
}

/* Tables, never translated */

static const char *
get_side_heading (RkSide side)
{
  return side == RK_SOUTH ? "South" : "North";
}

static void
add_number (RkTable *table,
            guint    number)
{
  g_autofree char *text = g_strdup_printf ("%u", number);

  rk_table_add_cell (table, text, NULL);
}

/* "4"; "≥4" where it may be more, "?" where nothing is sure. */
static void
add_loss (RkTable *table,
          RkLoss   loss)
{
  g_autofree char *text = g_strdup_printf ("%s%u", rk_loss_is_exact (loss) ? "" : "≥",
                                           loss.least);

  rk_table_add_cell (table, rk_loss_is_told (loss) ? text : "?", NULL);
}

static RkTable *
make_moves_table (void)
{
  RkTable *table = rk_table_new ("", "");

  rk_table_add_column (table, "Round", NULL, RK_TABLE_END, 0);
  rk_table_add_column (table, "Ply", NULL, RK_TABLE_END, 0);
  rk_table_add_column (table, "Player", NULL, RK_TABLE_START, 0);
  rk_table_add_column (table, "Move", NULL, RK_TABLE_START, 0);
  rk_table_add_column (table, "Result", NULL, RK_TABLE_END, 0);
  rk_table_add_column (table, "Lost", NULL, RK_TABLE_END, 0);
  rk_table_add_column (table, "Best", NULL, RK_TABLE_START, 0);
  rk_table_add_column (table, "Result", NULL, RK_TABLE_END, 0);

  return table;
}

static RkTable *
make_players_table (void)
{
  RkTable *table = rk_table_new ("", "");

  rk_table_add_column (table, "Player", NULL, RK_TABLE_START, 0);
  rk_table_add_column (table, "Name", NULL, RK_TABLE_START, 0);
  rk_table_add_column (table, "Moves", NULL, RK_TABLE_END, 0);
  rk_table_add_column (table, "Judged", NULL, RK_TABLE_END, 0);
  rk_table_add_column (table, "Best", NULL, RK_TABLE_END, 0);
  rk_table_add_column (table, "Lost", NULL, RK_TABLE_END, 0);

  return table;
}

/* "A C F" */
static char *
format_holes (guint n_holes,
              guint holes)
{
  GString *text = g_string_new (NULL);

  for (guint hole = 0; hole < 2 * n_holes; hole++)
    {
      if (holes & (1u << hole))
        g_string_append_printf (text, "%s%c", text->len > 0 ? " " : "",
                                rk_hole_to_letter (n_holes, hole));
    }

  return g_string_free_and_steal (text);
}

static void
add_move (RkTable       *table,
          const Verdict *verdict)
{
  const char letter[] = { rk_move_get_letter (verdict->move), '\0' };
  g_autofree char *holes = format_holes (rk_move_get_before (verdict->move)->n_holes,
                                         verdict->holes);
  g_autofree char *best = rk_forecast_to_string (&verdict->best);
  g_autofree char *played = format_played (verdict);

  rk_table_add_row (table, 0);
  add_number (table, verdict->round);
  add_number (table, rk_move_get_ply (verdict->move));
  rk_table_add_cell (table, get_side_heading (rk_move_get_side (verdict->move)), NULL);
  rk_table_add_cell (table, letter, NULL);
  rk_table_add_cell (table, played, NULL);
  add_loss (table, verdict->loss);
  rk_table_add_cell (table, holes, NULL);
  rk_table_add_cell (table, best, NULL);
}

/* The computer has a name of its own only if somebody typed one. */
static char *
format_name (RkPlayer *player)
{
  const char *name = rk_player_get_name (player);

  if (name != NULL)
    return rk_text_one_line (name);
  if (rk_player_get_player_type (player) == RK_PLAYER_HUMAN)
    return g_strdup ("");

  return g_strdup ("Computer");
}

static void
add_player (RkTable       *table,
            RkSide         side,
            RkPlayer      *player,
            const RkTally *tally)
{
  const RkLoss lost = { tally->lost, tally->lost + tally->is_open };
  g_autofree char *name = format_name (player);

  rk_table_add_row (table, 0);
  rk_table_add_cell (table, get_side_heading (side), NULL);
  rk_table_add_typed_cell (table, name);
  add_number (table, tally->n_moves);
  add_number (table, tally->n_judged);
  add_number (table, tally->n_best);
  add_loss (table, lost);
}

static void
print_table (RkTable *table)
{
  g_autofree char *text = rk_export_text (table);

  /* The last end of line comes from the printing. */
  text[strlen (text) - 1] = '\0';
  rk_cli_print ("%s", text);
}

/* Both */

static void
review_move (Review        *review,
             const Verdict *verdict)
{
  rk_tally_add (&review->tallies[rk_move_get_side (verdict->move)], verdict->loss);
  if (review->moves != NULL)
    add_move (review->moves, verdict);
  else
    print_move (verdict);
}

static void
review_round (Review   *review,
              RkTables *tables,
              RkRound  *round)
{
  Verdict verdict = { .round = rk_round_get_number (round) };
  RkSolution solution;

  solve (tables, round, 0, &solution, &verdict.best);
  for (guint ply = 1; ply <= rk_round_get_n_moves (round); ply++)
    {
      verdict.move = rk_round_get_move (round, ply - 1);
      verdict.holes = rk_solution_get_proven (&solution);
      solve (tables, round, ply, &solution, &verdict.played);
      verdict.loss = rk_review_judge (verdict.move, &verdict.best, &verdict.played);
      review_move (review, &verdict);
      verdict.best = verdict.played;
    }
}

static void
review_rounds (Review *review)
{
  g_autoptr (RkTables) tables = rk_tables_new ();

  for (guint i = 0; i < rk_match_get_n_rounds (review->match); i++)
    review_round (review, tables, rk_match_get_round (review->match, i));
}

static void
review_players (Review *review)
{
  for (guint side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      RkPlayer *player = rk_match_get_player (review->match, side);

      if (review->players != NULL)
        add_player (review->players, side, player, &review->tallies[side]);
      else
        print_player (side, &review->tallies[side]);
    }
}

static void
print_tables (Review *review)
{
  print_table (review->moves);
  rk_cli_print ("%s", "");
  print_table (review->players);
}

static RkCliStatus
run_review (const RkCliArguments *arguments)
{
  const gboolean text = (arguments->given & RK_CLI_TEXT) != 0;
  g_autoptr (RkMatch) match = rk_cli_read_match (arguments->words[0]);
  g_autoptr (RkTable) moves = text ? make_moves_table () : NULL;
  g_autoptr (RkTable) players = text ? make_players_table () : NULL;
  Review review = { .match = match, .moves = moves, .players = players };

  if (match == NULL)
    return RK_CLI_BAD_INPUT;

  review_rounds (&review);
  review_players (&review);
  if (text)
    print_tables (&review);

  return RK_CLI_DONE;
}

const RkCliCommand rk_cli_review = {
  .name = "review",
  .synopsis = "[--text] FILE",
  .summary = N_("find the mistakes in a match"),
  /* TRANSLATORS: FILE stands like this, untranslated, in the line "Usage". */
  .description = N_("Prints which moves were best at each move of a match, the result under best "
                    "play before\nand after the move, and the stones it gave away; then how well "
                    "each player played: as\nlines of JSON, or as tables. FILE may be “-” for "
                    "standard input."),
  .options = RK_CLI_TEXT,
  .min_words = 1,
  .max_words = 1,
  .run = run_review,
};
