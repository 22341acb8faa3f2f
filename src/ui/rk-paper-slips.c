/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* A slip for each game of a round: the players write down how it ended, sign it and
 * bring it to the arbiter. */

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-paper-private.h"
#include "rk-sentences.h"
#include "rk-sentences.h"
#include "rk-tournament-sentences.h"

/* Slips stand in two columns. Lengths in points. */
#define COLUMNS   2
#define HEIGHT    178.0
#define GAP       8.0
#define NAME_SIZE 12.0
#define HEAD_SIZE 10.0
#define WORD_SIZE 8.0

/* Where the players stand in a slip, and how high a line with a box is. */
#define FIRST_Y  58.0
#define LINE     34.0
#define BOX      26.0
/* The boxes to write in: how wide, as a part of the slip. */
#define BOX_PART 0.17

#define SIGN_Y   154.0

/* The slips of one page. */
typedef struct
{
  char *title;
  char *event;
  GPtrArray *pairings;
  GArray *games;
} Sheet;

static void
sheet_free (gpointer data)
{
  Sheet *sheet = data;

  g_free (sheet->title);
  g_free (sheet->event);
  g_ptr_array_unref (sheet->pairings);
  g_array_unref (sheet->games);
  g_free (sheet);
}

/* "Round 3, board 2", "Round 3, board 2, game 1". */
static char *
describe_place (RkPairing *pairing,
                guint      game)
{
  g_autofree char *round = rk_format_number (rk_pairing_get_round (pairing));
  g_autofree char *board = rk_format_number (rk_pairing_get_board (pairing));
  g_autofree char *number = rk_format_number (game + 1);

  if (rk_pairing_get_n_games (pairing) > 1)
    /* TRANSLATORS: The head of a slip of paper for one game; three numbers. */
    return g_strdup_printf (_("Round %1$s, board %2$s, game %3$s"), round, board, number);
  /* TRANSLATORS: The head of a slip of paper for one game; two numbers. */
  return g_strdup_printf (_("Round %1$s, board %2$s"), round, board);
}

static void
draw_boxes (RkPaper *self,
            cairo_t *cr,
            double   x,
            double   y,
            double   width)
{
  cairo_set_line_width (cr, 0.5);
  for (guint i = 0; i < 2; i++)
    {
      double left = x + width * (1 - (2 - i) * BOX_PART);

      cairo_rectangle (cr, left + 2, y, width * BOX_PART - 2, BOX);
      cairo_stroke (cr);
    }
}

static void
draw_player (RkPaper   *self,
             cairo_t   *cr,
             RkEntrant *entrant,
             gboolean   begins,
             double     x,
             double     y,
             double     width)
{
  g_autofree char *name = rk_text_entrant (entrant);
  double room = width * (1 - 2 * BOX_PART) - GAP;

  _rk_paper_draw_text (self, cr, name, NAME_SIZE, begins, x, y + (begins ? 0 : 5), room,
                       RK_TABLE_START);
  if (begins)
    _rk_paper_draw_text (self, cr, C_("role", "begins"), WORD_SIZE, FALSE, x,
                         y + NAME_SIZE * 1.45, room, RK_TABLE_START);
  draw_boxes (self, cr, x, y, width);
}

static void
draw_signature (RkPaper *self,
                cairo_t *cr,
                double   x,
                double   y,
                double   width)
{
  _rk_paper_draw_line (cr, x, y, width, 0.5);
  /* TRANSLATORS: On a slip of paper, under a line to sign on. */
  _rk_paper_draw_text (self, cr, _("Signature"), WORD_SIZE - 1, FALSE, x, y + 1, width,
                       RK_TABLE_START);
}

static void
draw_head (RkPaper    *self,
           cairo_t    *cr,
           Sheet      *sheet,
           const char *place,
           double      x,
           double      y,
           double      width)
{
  double box = width * BOX_PART;
  double words = y + FIRST_Y - WORD_SIZE * 1.8;

  _rk_paper_draw_text (self, cr, sheet->title, HEAD_SIZE, TRUE, x, y + 6, width, RK_TABLE_START);
  _rk_paper_draw_text (self, cr, sheet->event, WORD_SIZE, FALSE, x, y + 20, width,
                       RK_TABLE_START);
  _rk_paper_draw_text (self, cr, place, HEAD_SIZE, TRUE, x, words - 3, width - 2 * box - GAP,
                       RK_TABLE_START);
  /* TRANSLATORS: On a slip of paper, above boxes to write in: how many stones each of
   * the players has at the end. */
  _rk_paper_draw_text (self, cr, C_("slip", "Stones"), WORD_SIZE, FALSE, x + width - 2 * box,
                       words, box, RK_TABLE_CENTER);
  /* TRANSLATORS: On a slip of paper, above boxes to write in: 1, ½ or 0. */
  _rk_paper_draw_text (self, cr, C_("slip", "Result"), WORD_SIZE, FALSE, x + width - box, words,
                       box, RK_TABLE_CENTER);
}

/* Who begins stands first. */
static void
draw_slip (RkPaper   *self,
           cairo_t   *cr,
           Sheet     *sheet,
           guint      slip,
           double     x,
           double     y)
{
  RkPairing *pairing = sheet->pairings->pdata[slip];
  guint game = g_array_index (sheet->games, guint, slip);
  RkEntrant *first = rk_pairing_get_beginner (pairing, game);
  RkEntrant *second = rk_pairing_get_first (pairing) == first ? rk_pairing_get_second (pairing)
                                                             : rk_pairing_get_first (pairing);
  double width = self->width / COLUMNS - 3 * GAP;
  g_autofree char *place = describe_place (pairing, game);

  cairo_set_line_width (cr, 0.5);
  cairo_rectangle (cr, x, y, self->width / COLUMNS - GAP, HEIGHT - GAP);
  cairo_stroke (cr);
  x += GAP;
  draw_head (self, cr, sheet, place, x, y, width);
  draw_player (self, cr, first, TRUE, x, y + FIRST_Y, width);
  draw_player (self, cr, second, FALSE, x, y + FIRST_Y + LINE, width);
  draw_signature (self, cr, x, y + SIGN_Y, width * 0.47);
  draw_signature (self, cr, x + width * 0.53, y + SIGN_Y, width * 0.47);
}

static void
draw_sheet (RkPaper  *self,
            cairo_t  *cr,
            gpointer  data)
{
  Sheet *sheet = data;

  for (guint i = 0; i < sheet->pairings->len; i++)
    draw_slip (self, cr, sheet, i, GAP / 2 + i % COLUMNS * self->width / COLUMNS,
               GAP / 2 + i / COLUMNS * HEIGHT);
}

static Sheet *
sheet_new (RkTournament *tournament)
{
  Sheet *sheet = g_new0 (Sheet, 1);

  sheet->title = rk_text_one_line (rk_tournament_get_name (tournament));
  sheet->event = rk_text_tournament_event (tournament);
  sheet->pairings = g_ptr_array_new_with_free_func (g_object_unref);
  sheet->games = g_array_new (FALSE, FALSE, sizeof (guint));
  return sheet;
}

static guint
get_slips_per_page (RkPaper *self)
{
  guint rows = (self->height - RK_PAPER_FOOTER - GAP / 2) / HEIGHT;

  return COLUMNS * MAX (rows, 1);
}

/**
 * rk_paper_add_slips:
 * @self: paper
 * @tournament: a tournament
 * @round: a round of it
 *
 * Lays out a slip for each game at each board of @round.
 */
void
rk_paper_add_slips (RkPaper           *self,
                    RkTournament      *tournament,
                    RkTournamentRound *round)
{
  Sheet *sheet = NULL;

  g_return_if_fail (self != NULL);
  g_return_if_fail (RK_IS_TOURNAMENT (tournament));
  g_return_if_fail (RK_IS_TOURNAMENT_ROUND (round));

  for (guint board = 1; board <= rk_tournament_round_get_n_boards (round); board++)
    {
      RkPairing *pairing = rk_tournament_round_get_board (round, board);

      for (guint game = 0; game < rk_pairing_get_n_games (pairing); game++)
        {
          if (sheet == NULL || sheet->pairings->len == get_slips_per_page (self))
            {
              sheet = sheet_new (tournament);
              _rk_paper_add_page (self, draw_sheet, sheet, sheet_free);
            }
          g_ptr_array_add (sheet->pairings, g_object_ref (pairing));
          g_array_append_val (sheet->games, game);
        }
    }
}
