/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What leaves a match: copied, saved, printed. */

#include <glib/gi18n.h>

#include "rk-board-picture.h"
#include "rk-match-page-private.h"
#include "rk-position-clip.h"
#include "rk-print-job.h"
#include "rk-review.h"
#include "rk-save-as.h"
#include "rk-score-sheet.h"
#include "rk-sentences.h"
#include "rk-toast.h"

/* What is on the board; after the match, which leaves it empty, how the stones last lay. */
static void
get_picture (RkMatchPage    *self,
             RkBoardPicture *picture)
{
  rk_board_picture_init (picture, self->board);
  if (self->shared == RK_MATCH_OVER)
    picture->position = *rk_cursor_get_position (self->cursor);
}

/* In the middle of a move nobody could play on. */
static const RkPosition *
find_before (RkMatchPage *self)
{
  return _rk_match_page_is_between_laps (self)
             ? rk_move_get_before (_rk_match_page_get_move (self))
             : NULL;
}

void
_rk_match_page_copy_position (RkMatchPage *self)
{
  const RkPosition *before = find_before (self);
  RkRound *round =
    rk_match_get_round (_rk_match_page_get_match (self), rk_cursor_get_round (self->cursor));
  const guint reserve[2] = {
    rk_round_get_reserve (round, RK_SOUTH), rk_round_get_reserve (round, RK_NORTH),
  };
  RkBoardPicture picture;

  get_picture (self, &picture);
  rk_position_clip_offer (gtk_widget_get_clipboard (GTK_WIDGET (self)),
                          before != NULL ? before : &picture.position, reserve);
  rk_toast_show (GTK_WIDGET (self->board), before != NULL ? _("Position before the move copied.")
                                                          : _("Position copied."));
}

gboolean
_rk_match_page_can_share_analysis (RkMatchPage *self)
{
  RkMatch *match = _rk_match_page_get_match (self);

  return rk_match_allows_advice (match) &&
         rk_review_get_state (match, RK_ALL_ROUNDS) == RK_REVIEW_CURRENT;
}

gboolean
_rk_match_page_shares_analysis (RkMatchPage *self)
{
  return _rk_match_page_can_share_analysis (self) && !self->without_analysis;
}

void
_rk_match_page_toggle_analysis (RkMatchPage *self)
{
  self->without_analysis = !self->without_analysis;
  _rk_match_page_update_actions (self);
}

static RkScoreSheet *
make_sheet (RkMatchPage *self)
{
  return rk_score_sheet_new (_rk_match_page_get_match (self),
                             _rk_match_page_shares_analysis (self));
}

void
_rk_match_page_copy_match (RkMatchPage *self)
{
  g_autoptr (RkScoreSheet) sheet = make_sheet (self);
  g_autofree char *text = rk_score_sheet_to_text (sheet);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  rk_toast_show (GTK_WIDGET (self->board), _("Match copied as text."));
}

static GBytes *
take_text (char *text)
{
  return g_bytes_new_take (text, strlen (text));
}

static char *
make_name (RkMatchPage *self)
{
  g_autofree char *title = rk_text_match_title (_rk_match_page_get_match (self));

  return rk_print_job_make_name (title, "");
}

static void
save (RkMatchPage      *self,
      const RkSaveForm  forms[RK_SAVE_MAX_FORMS])
{
  g_autofree char *name = make_name (self);

  rk_save_as_one_of (GTK_WIDGET (self->board), forms, RK_SAVE_MAX_FORMS, name);
}

void
_rk_match_page_save_sheet (RkMatchPage *self)
{
  g_autoptr (RkScoreSheet) sheet = make_sheet (self);
  g_autoptr (GBytes) html = take_text (rk_score_sheet_to_html (sheet));
  g_autoptr (GBytes) text = take_text (rk_score_sheet_to_text (sheet));

  save (self, (RkSaveForm[]) {
          /* TRANSLATORS: a kind of files */
          { _("Web Page"), ".html", html },
          /* TRANSLATORS: a kind of files */
          { _("Plain Text"), ".txt", text },
        });
}

static void
fill (RkPaper  *paper,
      gpointer  data)
{
  rk_paper_add_sheet (paper, data);
}

/* Ready to run. */
GtkPrintOperation *
_rk_match_page_make_print (RkMatchPage *self)
{
  g_autofree char *name = make_name (self);

  return rk_print_job_new (name, fill, make_sheet (self), (GDestroyNotify) rk_score_sheet_free);
}

void
_rk_match_page_print (RkMatchPage *self)
{
  g_autoptr (GtkPrintOperation) operation = _rk_match_page_make_print (self);

  rk_print_job_run (operation, GTK_WIDGET (self->board));
}

/* Where the board shows the match, what each owns at that place; in the middle of a move
 * some stones are nobody's. */
static char *
describe_score (RkMatchPage      *self,
                const RkPosition *position)
{
  RkMatch *match = _rk_match_page_get_match (self);
  guint round = rk_cursor_get_round (self->cursor);

  if (_rk_match_page_is_between_laps (self))
    return NULL;
  if (_rk_match_page_is_aside (self))
    return rk_text_position_score (match, round, position);

  return rk_text_match_score (match, round, rk_cursor_get_ply (self->cursor));
}

void
_rk_match_page_save_picture (RkMatchPage *self)
{
  RkBoardPicture picture;
  g_autofree char *title = rk_text_match_title (_rk_match_page_get_match (self));
  g_autofree char *score = NULL;
  g_autoptr (GBytes) png = NULL;
  g_autoptr (GBytes) svg = NULL;

  get_picture (self, &picture);
  score = describe_score (self, &picture.position);
  picture.title = title;
  picture.score = score;
  png = rk_board_picture_to_png (&picture);
  svg = rk_board_picture_to_svg (&picture);
  save (self, (RkSaveForm[]) {
          /* TRANSLATORS: a kind of files: pictures made of dots */
          { _("Picture"), ".png", png },
          /* TRANSLATORS: a kind of files: pictures made of lines, which can be enlarged */
          { _("Drawing"), ".svg", svg },
        });
}
