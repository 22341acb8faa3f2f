/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What leaves a match: copied, saved, printed. */

#include <glib/gi18n.h>

#include "rk-better-moves.h"
#include "rk-board-picture.h"
#include "rk-match-page-private.h"
#include "rk-position-clip.h"
#include "rk-print-job.h"
#include "rk-progress-dialog.h"
#include "rk-read-sentences.h"
#include "rk-review.h"
#include "rk-save-as.h"
#include "rk-score-sheet.h"
#include "rk-sentences.h"
#include "rk-toast.h"

/* What is on the board; after the match, which leaves it empty, how the stones last lay. */
static RkBoardPicture *
make_picture (RkMatchPage *self)
{
  RkBoardPicture *picture = rk_board_picture_new (self->board);

  if (self->shared == RK_MATCH_OVER)
    rk_board_picture_set_position (picture, rk_cursor_get_position (self->cursor));

  return picture;
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
  g_autoptr (RkBoardPicture) picture = make_picture (self);

  rk_position_clip_offer (gtk_widget_get_clipboard (GTK_WIDGET (self)),
                          before != NULL ? before : &picture->position, reserve);
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

/* What is done with a score sheet as soon as all that it tells is known; takes @sheet. */
typedef void (*UseSheet) (RkMatchPage  *self,
                          RkScoreSheet *sheet);

typedef struct
{
  RkMatchPage *page;
  UseSheet use;
  GCancellable *cancellable;
  GObject *progress;
} SheetUse;

static SheetUse *
sheet_use_new (RkMatchPage *self,
               UseSheet     use)
{
  SheetUse *wanted = g_new0 (SheetUse, 1);

  wanted->page = g_object_ref (self);
  wanted->use = use;
  wanted->cancellable = g_object_ref (self->share_cancellable);
  wanted->progress = rk_progress_dialog_watch (GTK_WIDGET (self->board), _("Analysing…"),
                                               self->solver,
                                               (RkProgressFunc) rk_solver_get_progress,
                                               wanted->cancellable);

  return wanted;
}

static void
sheet_use_free (SheetUse *wanted)
{
  g_object_unref (wanted->page);
  g_object_unref (wanted->cancellable);
  g_clear_object (&wanted->progress);
  g_free (wanted);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (SheetUse, sheet_use_free)

static void
use_sheet (RkMatchPage *self,
           GHashTable  *better,
           UseSheet     use)
{
  use (self, rk_score_sheet_new (_rk_match_page_get_match (self),
                                 _rk_match_page_shares_analysis (self), better));
}

/* Where nobody can answer the sheet tells less. */
static void
better_found_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (SheetUse) wanted = user_data;
  g_autoptr (GHashTable) better =
    rk_better_moves_find_finish (RK_SOLVER (object), result, NULL);

  g_object_run_dispose (wanted->progress);
  if (!g_cancellable_is_cancelled (wanted->cancellable))
    use_sheet (wanted->page, better, wanted->use);
}

/* Who has left the page, or asks for something else, does not wait for it any more. */
void
_rk_match_page_stop_sharing (RkMatchPage *self)
{
  g_cancellable_cancel (self->share_cancellable);
  g_clear_object (&self->share_cancellable);
}

static void
make_sheet (RkMatchPage *self,
            UseSheet     use)
{
  _rk_match_page_stop_sharing (self);
  if (!_rk_match_page_shares_analysis (self))
    {
      use_sheet (self, NULL, use);
      return;
    }

  self->share_cancellable = g_cancellable_new ();
  rk_better_moves_find_async (self->solver, _rk_match_page_get_match (self),
                              self->share_cancellable, better_found_cb,
                              sheet_use_new (self, use));
}

static void
copy_sheet (RkMatchPage  *self,
            RkScoreSheet *sheet)
{
  g_autoptr (RkScoreSheet) own = sheet;
  g_autofree char *text = rk_score_sheet_to_text (sheet);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  rk_toast_show (GTK_WIDGET (self->board), _("Match copied as text."));
}

void
_rk_match_page_copy_match (RkMatchPage *self)
{
  make_sheet (self, copy_sheet);
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
save_sheet (RkMatchPage  *self,
            RkScoreSheet *sheet)
{
  g_autoptr (RkScoreSheet) own = sheet;
  g_autoptr (GBytes) html = take_text (rk_score_sheet_to_html (sheet));
  g_autoptr (GBytes) text = take_text (rk_score_sheet_to_text (sheet));
  g_autofree char *name = make_name (self);
  const RkSaveForm forms[] = {
    /* TRANSLATORS: a kind of files */
    { _("Web Page"), ".html", .text = html },
    /* TRANSLATORS: a kind of files */
    { _("Plain Text"), ".txt", .text = text },
  };

  rk_save_as_one_of (GTK_WIDGET (self->board), forms, G_N_ELEMENTS (forms), name, NULL, NULL);
}

void
_rk_match_page_save_sheet (RkMatchPage *self)
{
  make_sheet (self, save_sheet);
}

static void
fill (RkPaper  *paper,
      gpointer  data)
{
  rk_paper_add_sheet (paper, data);
}

/* Ready to run; takes @sheet. */
GtkPrintOperation *
_rk_match_page_make_print (RkMatchPage  *self,
                           RkScoreSheet *sheet)
{
  g_autofree char *name = make_name (self);

  return rk_print_job_new (name, fill, sheet, (GDestroyNotify) rk_score_sheet_free);
}

static void
print_sheet (RkMatchPage  *self,
             RkScoreSheet *sheet)
{
  g_autoptr (GtkPrintOperation) operation = _rk_match_page_make_print (self, sheet);

  rk_print_job_run (operation, GTK_WIDGET (self->board));
}

void
_rk_match_page_print (RkMatchPage *self)
{
  make_sheet (self, print_sheet);
}

static gboolean
is_round_over (RkMatchPage *self)
{
  return self->aside != NULL ? rk_aside_get_end (self->aside) != RK_ROUND_GOES_ON
                             : _rk_match_page_is_at_end (self);
}

/* Whose turn it is, and what each owns and has won; in the middle of a move some stones are
 * nobody's. */
static char **
describe_place (RkMatchPage      *self,
                const RkPosition *position)
{
  RkMatch *match = _rk_match_page_get_match (self);
  const RkPosition *beside = _rk_match_page_is_aside (self) ? position : NULL;
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  if (_rk_match_page_is_between_laps (self))
    return NULL;

  if (!is_round_over (self))
    g_strv_builder_take (lines, rk_text_read_turn (match, position->turn));
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    g_strv_builder_take (lines, rk_text_read_side (match, rk_cursor_get_round (self->cursor),
                                                   rk_cursor_get_ply (self->cursor), beside,
                                                   side));

  return g_strv_builder_end (lines);
}

/* Of the board, and what a match is about. */
RkBoardPicture *
_rk_match_page_make_picture (RkMatchPage *self)
{
  RkBoardPicture *picture = make_picture (self);

  picture->title = rk_text_match_title (_rk_match_page_get_match (self));
  picture->caption = describe_place (self, &picture->position);

  return picture;
}

/* It is drawn when a file was chosen, and shows what was on the board before. */
void
_rk_match_page_save_picture (RkMatchPage *self)
{
  g_autofree char *name = make_name (self);
  RkBoardPicture *picture = _rk_match_page_make_picture (self);
  const RkSaveForm forms[] = {
    /* TRANSLATORS: a kind of files: pictures made of dots */
    { _("Picture"), ".png", .make = (RkSaveMake) rk_board_picture_to_png },
    /* TRANSLATORS: a kind of files: pictures made of lines, which can be enlarged */
    { _("Drawing"), ".svg", .make = (RkSaveMake) rk_board_picture_to_svg },
  };

  rk_save_as_one_of (GTK_WIDGET (self->board), forms, G_N_ELEMENTS (forms), name, picture,
                     (GDestroyNotify) rk_board_picture_free);
}
