/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-score-sheet.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-line.h"
#include "rk-notation.h"
#include "rk-note.h"
#include "rk-review-sentences.h"
#include "rk-sentences-private.h"

#define MOVES_PER_ROW 2

struct _RkScoreSheet
{
  char *title;
  GPtrArray *items;
};

/* What the sheet is made from. */
typedef struct
{
  RkScoreSheet *sheet;
  RkMatch *match;
  gboolean with_analysis;
  GHashTable *better;
} Maker;

static void
item_free (gpointer data)
{
  RkSheetItem *item = data;

  for (guint i = 0; i < RK_SHEET_N_CELLS; i++)
    g_free (item->cells[i]);
  g_free (item);
}

/* Takes @text. */
static RkSheetItem *
add (Maker       *maker,
     RkSheetKind  kind,
     char        *text)
{
  RkSheetItem *item = g_new0 (RkSheetItem, 1);

  item->kind = kind;
  item->cells[0] = text;
  g_ptr_array_add (maker->sheet->items, item);

  return item;
}

/* What a person typed keeps its lines; what would steer a terminal goes, and what would
 * turn the direction of all that follows. */
static char *
clean (const char *typed)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (const char *next = typed; *next != '\0'; next = g_utf8_next_char (next))
    {
      gunichar character = g_utf8_get_char (next);

      if ((character == '\r' && next[1] == '\n') || rk_text_is_bidi_control (character))
        continue;
      if (character == '\r')
        character = '\n';
      else if (g_unichar_iscntrl (character) && character != '\n')
        character = ' ';
      g_string_append_unichar (text, character);
    }

  return g_strstrip (g_string_free_and_steal (g_steal_pointer (&text)));
}

/* @letter: of the move it belongs to, or NULL. */
static void
add_comment (Maker      *maker,
             const char *comment,
             const char *letter)
{
  g_autofree char *text = comment != NULL ? clean (comment) : NULL;

  if (text != NULL && *text != '\0')
    add (maker, RK_SHEET_COMMENT, g_steal_pointer (&text))->cells[1] = g_strdup (letter);
}

/* The date that was typed, else that on which the match was begun. */
static char *
describe_date (RkMatch *match)
{
  RkEvent *event = rk_match_get_event (match);
  const char *typed = event != NULL ? rk_event_get_date (event) : NULL;
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  g_autofree char *noon = typed != NULL ? g_strconcat (typed, "T12:00:00", NULL) : NULL;
  g_autoptr (GDateTime) date = noon != NULL ? g_date_time_new_from_iso8601 (noon, zone) : NULL;

  return rk_format_date (date != NULL ? date : rk_match_get_created (match));
}

static void
add_event (Maker *maker)
{
  RkEvent *event = rk_match_get_event (maker->match);
  const char *site = event != NULL ? rk_event_get_site (event) : NULL;
  const char *name = event != NULL ? rk_event_get_name (event) : NULL;

  if (rk_match_is_of_tournament (maker->match))
    add (maker, RK_SHEET_DETAIL, rk_text_match_event (maker->match));
  else if (name != NULL)
    add (maker, RK_SHEET_DETAIL, rk_text_one_line (name));
  if (site != NULL)
    add (maker, RK_SHEET_DETAIL, rk_text_one_line (site));
}

/* Which the position in signs does not tell. */
static void
add_reserves (Maker       *maker,
              const guint  reserve[2])
{
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      char *text = rk_text_reserve (maker->match, side, reserve[side]);

      if (text != NULL)
        add (maker, RK_SHEET_DETAIL, text);
    }
}

static void
add_head (Maker *maker)
{
  const RkRules *rules = rk_match_get_rules (maker->match);

  add_event (maker);
  add (maker, RK_SHEET_DETAIL, describe_date (maker->match));
  add (maker, RK_SHEET_DETAIL, rk_text_rules (rules));
  if (rules->has_start)
    {
      g_autofree char *position = rk_position_to_string (&rules->start);

      /* TRANSLATORS: of a match that did not begin as usual; "%s" is a position in signs */
      add (maker, RK_SHEET_DETAIL, g_strdup_printf (_("Starts from %s"), position));
      add_reserves (maker, rules->start_reserve);
    }
  add_comment (maker, rk_match_get_comment (maker->match), NULL);
}

/* "C×5+8−4b !?" */
static GString *
format_move (RkMove     *move,
             GListModel *notes)
{
  g_autofree char *notation = rk_move_to_notation (move);
  RkNote *note = rk_notes_find (notes, rk_move_get_ply (move));
  GString *text = g_string_new (notation);

  if (note != NULL && rk_note_get_mark (note) != NULL)
    g_string_append_printf (text, " %s", rk_note_get_mark (note));

  return text;
}

/* " A D": what would have been better, as far as that is known. */
static void
append_better (Maker   *maker,
               RkMove  *move,
               GString *text)
{
  const RkPosition *before = rk_move_get_before (move);
  guint holes =
    maker->better != NULL ? GPOINTER_TO_UINT (g_hash_table_lookup (maker->better, move)) : 0;

  if (holes == 0)
    return;

  g_string_append_c (text, ':');
  for (guint hole = 0; hole < 2u * before->n_holes; hole++)
    if (holes & (1u << hole))
      g_string_append_printf (text, " %c", rk_hole_to_letter (before->n_holes, hole));
}

static char *
format_played (Maker   *maker,
               RkRound *round,
               RkMove  *move)
{
  GString *text = format_move (move, G_LIST_MODEL (rk_round_get_notes (round)));
  RkLoss loss;

  if (maker->with_analysis &&
      rk_review_get_loss (maker->match, rk_round_get_number (round) - 1, rk_move_get_ply (move),
                          &loss) &&
      loss.least > 0)
    {
      g_autofree char *number = rk_text_loss (loss);

      g_string_append_printf (text, " [%s", number);
      append_better (maker, move, text);
      g_string_append_c (text, ']');
    }

  return g_string_free_and_steal (text);
}

static char *
format_row_number (guint       ply,
                   const char *after)
{
  g_autofree char *number = rk_format_number (ply / MOVES_PER_ROW + 1);

  return g_strconcat (number, after, NULL);
}

static const char *
get_comment (GListModel *notes,
             guint       after)
{
  RkNote *note = rk_notes_find (notes, after);

  return note != NULL ? rk_note_get_comment (note) : NULL;
}

/* "3. F (a comment) d 4. A": the moves of a line, @ply of the round before them. */
static char *
format_line (RkLine *line,
             guint   ply)
{
  GListModel *notes = G_LIST_MODEL (rk_line_get_notes (line));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < rk_line_get_n_moves (line); i++)
    {
      gboolean is_second = (ply + i) % MOVES_PER_ROW != 0;
      g_autofree char *number = format_row_number (ply + i, is_second ? "…" : ".");
      g_autoptr (GString) move = format_move (rk_line_get_move (line, i), notes);
      const char *typed = get_comment (notes, i + 1);

      if (i > 0)
        g_string_append_c (text, ' ');
      if (i == 0 || !is_second)
        g_string_append_printf (text, "%s ", number);
      g_string_append (text, move->str);
      if (typed != NULL)
        {
          g_autofree char *lines = clean (typed);
          g_autofree char *comment = rk_text_one_line (lines);

          g_string_append_printf (text, " (%s)", comment);
        }
    }

  return g_string_free_and_steal (text);
}

static void
add_line (Maker  *maker,
          RkLine *line,
          guint   ply,
          guint   depth)
{
  GListModel *lines = G_LIST_MODEL (rk_line_get_lines (line));
  RkSheetItem *item = add (maker, RK_SHEET_LINE, format_line (line, ply));

  item->depth = depth;
  if (rk_line_get_name (line) != NULL)
    item->cells[1] = rk_text_one_line (rk_line_get_name (line));

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (RkLine) inner = g_list_model_get_item (lines, i);

      add_line (maker, inner, ply + rk_line_get_after (inner), depth + 1);
    }
}

/* A line stands below the move in place of which it could be played. */
static void
add_lines (Maker   *maker,
           RkRound *round,
           guint    from,
           guint    to)
{
  GListModel *lines = G_LIST_MODEL (rk_round_get_lines (round));

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (RkLine) line = g_list_model_get_item (lines, i);

      if (rk_line_get_after (line) >= from && rk_line_get_after (line) < to)
        add_line (maker, line, rk_line_get_after (line), 0);
    }
}

static void
add_row (Maker   *maker,
         RkRound *round,
         guint    ply)
{
  GListModel *notes = G_LIST_MODEL (rk_round_get_notes (round));
  RkSheetItem *row = add (maker, RK_SHEET_MOVES, format_row_number (ply, "."));
  guint end = MIN (ply + MOVES_PER_ROW, rk_round_get_n_moves (round));

  for (guint i = ply; i < end; i++)
    row->cells[1 + i - ply] = format_played (maker, round, rk_round_get_move (round, i));
  for (guint i = ply; i < end; i++)
    {
      RkMove *move = rk_round_get_move (round, i);

      add_comment (maker, get_comment (notes, i + 1),
                   rk_letter (rk_move_get_before (move), rk_move_get_hole (move)).text);
    }
  add_lines (maker, round, ply, end);
}

static void
add_board (Maker   *maker,
           RkRound *round)
{
  /* TRANSLATORS: above a small picture of the board */
  RkSheetItem *item = add (maker, RK_SHEET_BOARD,
                           g_strdup (_("The board after the last move:")));

  item->board = *rk_round_get_last_position (round);
}

static void
add_round (Maker   *maker,
           RkRound *round)
{
  guint n_moves = rk_round_get_n_moves (round);
  RkSide first = rk_round_get_first (round);
  RkSheetItem *columns;

  add (maker, RK_SHEET_HEADING, rk_text_round_heading (maker->match, round));
  add (maker, RK_SHEET_TEXT, rk_text_round_setup (maker->match, round));
  add_comment (maker, get_comment (G_LIST_MODEL (rk_round_get_notes (round)), 0), NULL);
  if (n_moves > 0 || g_list_model_get_n_items (G_LIST_MODEL (rk_round_get_lines (round))) > 0)
    {
      columns = add (maker, RK_SHEET_COLUMNS, NULL);
      columns->cells[1] = rk_text_player (maker->match, first);
      columns->cells[2] = rk_text_player (maker->match, rk_side_other (first));
    }
  for (guint ply = 0; ply < n_moves; ply += MOVES_PER_ROW)
    add_row (maker, round, ply);
  add_lines (maker, round, n_moves, n_moves + 1);
  if (n_moves > 0)
    add_board (maker, round);
  if (rk_round_is_over (round))
    add (maker, RK_SHEET_TEXT, rk_text_round_result (maker->match, round));
}

static void
add_tallies (Maker *maker)
{
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      RkTally tally;

      rk_review_get_tally (maker->match, RK_ALL_ROUNDS, side, &tally);
      add (maker, RK_SHEET_TEXT, rk_text_tally (maker->match, side, &tally));
    }
}

/* Where the match stands, and how the moves are written. */
static void
add_end (Maker *maker)
{
  guint last = rk_match_get_n_rounds (maker->match) - 1;
  guint n_moves = rk_round_get_n_moves (rk_match_get_current_round (maker->match));

  add (maker, RK_SHEET_HEADING, rk_text_match_state (maker->match));
  add (maker, RK_SHEET_TEXT, rk_text_match_score (maker->match, last, n_moves));
  if (rk_match_get_state (maker->match) == RK_MATCH_OVER)
    add (maker, RK_SHEET_TEXT, rk_text_match_end (maker->match));
  if (maker->with_analysis)
    add_tallies (maker);

  /* TRANSLATORS: what the signs in "C×5+8−4b" mean */
  add (maker, RK_SHEET_DETAIL, g_strdup (_("×: laps. +: stones for the player who moved. −: stones "
                                           "for the other player. b: binikh.")));
  if (maker->with_analysis && maker->better != NULL)
    /* TRANSLATORS: what "[4: A D]" in a list of moves means */
    add (maker, RK_SHEET_DETAIL,
         g_strdup (_("[ ]: stones that the move gave away, and what would have been best.")));
  else if (maker->with_analysis)
    /* TRANSLATORS: what a number in a list of moves means */
    add (maker, RK_SHEET_DETAIL, g_strdup (_("[ ]: stones that the move gave away.")));
}

/**
 * rk_score_sheet_new:
 * @match: a match
 * @with_analysis: whether to tell also how many stones each move gave away, where the
 *   match was analysed
 * @better: (nullable) (element-type RkMove guint): of moves that gave stones away a bit for
 *   each hole that would have been best, see rk_better_moves_find_async()
 *
 * Returns: (transfer full): all of the match in words and moves: players, event, rules,
 *   each round with its moves, marks, comments and lines, and the results
 */
RkScoreSheet *
rk_score_sheet_new (RkMatch    *match,
                    gboolean    with_analysis,
                    GHashTable *better)
{
  Maker maker;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  maker.sheet = g_new0 (RkScoreSheet, 1);
  maker.sheet->title = rk_text_match_title (match);
  maker.sheet->items = g_ptr_array_new_with_free_func (item_free);
  maker.match = match;
  maker.better = better;
  maker.with_analysis =
    with_analysis && rk_review_get_state (match, RK_ALL_ROUNDS) != RK_REVIEW_NONE;

  add_head (&maker);
  for (guint i = 0; i < rk_match_get_n_rounds (match); i++)
    add_round (&maker, rk_match_get_round (match, i));
  add_end (&maker);

  return maker.sheet;
}

/**
 * rk_score_sheet_free:
 * @self: (transfer full): a sheet
 */
void
rk_score_sheet_free (RkScoreSheet *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->items);
  g_free (self->title);
  g_free (self);
}

/**
 * rk_score_sheet_get_title:
 * @self: a sheet
 *
 * Returns: (transfer none): who plays against whom
 */
const char *
rk_score_sheet_get_title (RkScoreSheet *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->title;
}

/**
 * rk_score_sheet_get_n_items:
 * @self: a sheet
 *
 * Returns: how many items it has
 */
guint
rk_score_sheet_get_n_items (RkScoreSheet *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->items->len;
}

/**
 * rk_score_sheet_get_item:
 * @self: a sheet
 * @index: which item
 *
 * Returns: (transfer none): the item
 */
const RkSheetItem *
rk_score_sheet_get_item (RkScoreSheet *self,
                         guint         index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < self->items->len, NULL);

  return self->items->pdata[index];
}

/**
 * rk_sheet_item_list_holes:
 * @self: a board
 * @row: 0 for the row of North, 1 for that of South
 *
 * Returns: (transfer full) (array zero-terminated=1): the holes of that row from left to
 *   right, each with its letter and its stones, as they lie when South sits below
 */
char **
rk_sheet_item_list_holes (const RkSheetItem *self,
                          guint              row)
{
  guint n_holes;
  char **holes;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (self->kind == RK_SHEET_BOARD, NULL);

  n_holes = self->board.n_holes;
  holes = g_new0 (char *, n_holes + 1);
  for (guint i = 0; i < n_holes; i++)
    {
      guint hole = row == 0 ? 2 * n_holes - 1 - i : i;
      g_autofree char *count = rk_position_is_open (&self->board, hole)
                                 ? rk_format_number (self->board.stones[hole]) : g_strdup ("–");

      holes[i] = g_strdup_printf ("%c %s", rk_hole_to_letter (n_holes, hole), count);
    }

  return holes;
}
