/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-cli-arguments.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>

#include "rk-cli-input.h"
#include "rk-cli-output.h"
#include "rk-format.h"
#include "rk-notation.h"
#include "rk-tables.h"

/* A line with more bytes than this is no position, and its rest is not looked at. */
#define MAX_LINE 1024

#define BYTE_ORDER_MARK "\xef\xbb\xbf"

/* "20:28", South before North; where it is not sure both bounds. */
static char *
format_outcome (const RkSolution *solution,
                RkOutcome         outcome)
{
  guint worst[2], best[2];

  rk_solution_get_won (solution, outcome.worst, worst);
  if (rk_outcome_is_exact (outcome))
    return g_strdup_printf ("%u:%u", worst[RK_SOUTH], worst[RK_NORTH]);

  rk_solution_get_won (solution, outcome.best, best);

  return g_strdup_printf ("%u:%u..%u:%u", worst[RK_SOUTH], worst[RK_NORTH],
                          best[RK_SOUTH], best[RK_NORTH]);
}

static void
print_solution (const RkPosition *position,
                const RkSolution *solution)
{
  g_autofree char *result = format_outcome (solution, solution->result);
  g_autofree char *best = rk_cli_format_holes (position->n_holes, solution->best);
  g_autoptr (GString) moves = g_string_new (NULL);
  char text[RK_POSITION_TEXT_SIZE];

  for (guint hole = 0; hole < 2u * position->n_holes; hole++)
    {
      g_autofree char *outcome = NULL;

      if (!(solution->legal & (1u << hole)))
        continue;
      outcome = format_outcome (solution, solution->moves[hole]);
      g_string_append_printf (moves, "%s\"%c\":\"%s\"", moves->len > 0 ? "," : "",
                              rk_hole_to_letter (position->n_holes, hole), outcome);
    }

  rk_position_print (position, text);
  rk_cli_print ("{\"position\":\"%s\",\"moves\":{%s},\"best\":%s,\"result\":\"%s\",\"exact\":%s}",
                text, moves->str, best, result,
                rk_solution_is_exact (solution) ? "true" : "false");
}

/* Each answer is written at once: a program may wait for it, and the next one may take
 * long; but no position takes for ever. */
static void
solve_position (RkTables         *tables,
                const RkPosition *position)
{
  RkControl control = { .budget = RK_BUDGET_OF_MATCH };
  RkSolution solution;

  rk_tables_solve (tables, position, &solution, &control);
  print_solution (position, &solution);
  rk_cli_flush_output ();
}

/* Without its end, of whatever kind that is. FALSE if there is none. */
static gboolean
read_line (GString *line)
{
  int byte = getc (stdin);

  g_string_truncate (line, 0);
  if (byte == EOF)
    return FALSE;

  for (; byte != EOF && byte != '\n' && line->len <= MAX_LINE; byte = getc (stdin))
    g_string_append_c (line, byte);
  if (line->len > 0 && line->str[line->len - 1] == '\r')
    g_string_truncate (line, line->len - 1);

  return TRUE;
}

/* Some programs begin a text with it; files may have it too. */
static void
remove_byte_order_mark (GString *line)
{
  if (g_str_has_prefix (line->str, BYTE_ORDER_MARK))
    g_string_erase (line, 0, strlen (BYTE_ORDER_MARK));
}

/* Complains and returns FALSE if it is not a position. */
static gboolean
parse_line (const RkCliArguments *arguments,
            GString              *line,
            guint                 number,
            RkPosition           *position)
{
  /* A NUL must not hide what follows it. */
  g_autofree char *text = g_utf8_make_valid (line->str, line->len);
  RkNotationFault fault;

  if (!rk_position_parse (position, text, arguments->direction, &fault))
    {
      g_autofree char *line_text = rk_format_number (number);
      g_autofree char *column_text = rk_format_number (fault.offset + 1);
      /* TRANSLATORS: where in a text the fault is: the numbers of the line and of the
       * character in it, then what is wrong */
      g_autofree char *place = g_strdup_printf (_("line %1$s, column %2$s: %3$s"), line_text,
                                                column_text, _(fault.message));

      rk_cli_print_error ("-: %s", place);
      return FALSE;
    }

  return TRUE;
}

static gboolean
solve_standard_input (const RkCliArguments *arguments,
                      RkTables             *tables)
{
  g_autoptr (GString) line = g_string_new (NULL);
  RkPosition position;

  for (guint number = 1; read_line (line); number++)
    {
      if (number == 1)
        remove_byte_order_mark (line);
      if (!parse_line (arguments, line, number, &position))
        return FALSE;
      solve_position (tables, &position);
    }

  if (ferror (stdin))
    rk_cli_print_error (_("%1$s: cannot be read: %2$s"), "-", g_strerror (errno));

  return !ferror (stdin);
}

static gboolean
solve_word (const RkCliArguments *arguments,
            RkTables             *tables,
            const char           *word)
{
  RkPosition position;

  if (g_str_equal (word, "-"))
    return solve_standard_input (arguments, tables);

  if (!rk_cli_read_position (arguments, word, &position))
    return FALSE;
  solve_position (tables, &position);

  return TRUE;
}

static RkCliStatus
run_solve (const RkCliArguments *arguments)
{
  g_autoptr (RkTables) tables = rk_tables_new ();

  for (guint i = 0; i < arguments->n_words; i++)
    {
      if (!solve_word (arguments, tables, arguments->words[i]))
        return RK_CLI_BAD_INPUT;
    }

  return RK_CLI_DONE;
}

const RkCliCommand rk_cli_solve = {
  .name = "solve",
  .synopsis = "[--direction ccw|cw] POSITION...",
  .summary = N_("find the best moves of a position"),
  /* TRANSLATORS: POSITION stands like this, untranslated, in the line "Usage". */
  .description = N_("Prints how the round ends under best play after each legal move, which moves "
                    "are best,\nand the result; where that cannot be told exactly, between which "
                    "results it lies. For the\nPOSITION “-” positions are read from standard "
                    "input, one a line."),
  .options = RK_CLI_DIRECTION,
  .min_words = 1,
  .max_words = G_MAXUINT,
  .run = run_solve,
};
