/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The review of a match on its page. */

#include <glib/gi18n.h>

#include "rk-application.h"
#include "rk-match-page-private.h"
#include "rk-retry-page.h"
#include "rk-review-sentences.h"
#include "rk-teller.h"
#include "rk-toast.h"

static void
go_on (RkMatchPage *self,
       guint        sides)
{
  if (!rk_review_pane_next_mistake (self->review_pane, sides))
    rk_match_page_show_toast (self, _("There is no mistake after this place."));
}

static void
go_back (RkMatchPage *self,
         guint        sides)
{
  if (!rk_review_pane_previous_mistake (self->review_pane, sides))
    rk_match_page_show_toast (self, _("There is no mistake before this place."));
}

void
_rk_match_page_next_mistake (RkMatchPage *self)
{
  go_on (self, RK_BOTH_SIDES);
}

void
_rk_match_page_next_mistake_south (RkMatchPage *self)
{
  go_on (self, 1u << RK_SOUTH);
}

void
_rk_match_page_next_mistake_north (RkMatchPage *self)
{
  go_on (self, 1u << RK_NORTH);
}

void
_rk_match_page_previous_mistake (RkMatchPage *self)
{
  go_back (self, RK_BOTH_SIDES);
}

void
_rk_match_page_previous_mistake_south (RkMatchPage *self)
{
  go_back (self, 1u << RK_SOUTH);
}

void
_rk_match_page_previous_mistake_north (RkMatchPage *self)
{
  go_back (self, 1u << RK_NORTH);
}

gboolean
_rk_match_page_has_mistakes (RkMatchPage *self)
{
  return rk_review_pane_has_mistakes (self->review_pane);
}

/* Whoever asks in a sheet for something on the board wants to see the board. */
void
_rk_match_page_uncover_board (RkMatchPage *self)
{
  if (_rk_match_page_has_sheet (self))
    adw_bottom_sheet_set_open (self->sheet, FALSE);
}

/* What the board stands before, if it is a mistake that somebody looks at; borrowed. */
RkMistake *
_rk_match_page_get_mistake (RkMatchPage *self)
{
  if (self->peeking || self->lap > 0 || _rk_match_page_has_line (self) ||
      rk_board_is_animating (self->board))
    return NULL;

  return rk_review_pane_get_shown (self->review_pane);
}

/* What was played is marked, and where the pane is not beside the board a button leads on. */
void
_rk_match_page_update_mistake (RkMatchPage *self)
{
  RkMistake *mistake = _rk_match_page_get_mistake (self);

  rk_board_set_mistake (self->board, mistake != NULL ? (int) rk_mistake_get_hole (mistake) : -1);
  rk_navigation_bar_set_at_mistake (self->navigation_bar, mistake != NULL);
}

/* What would have been better is advised as in a match that is being played. */
static void
mistake_shown_cb (RkMatchPage *self,
                  RkMistake   *mistake)
{
  _rk_match_page_uncover_board (self);
  if (_rk_match_page_is_aside (self))
    _rk_match_page_show_at_once (self);
  _rk_match_page_update_mistake (self);
  _rk_match_page_update_status (self);
  /* A hint that is known already is told at once, together with this. */
  _rk_match_page_tell_mistake (self, mistake);
  if (_rk_match_page_can_hint (self))
    _rk_match_page_hint (self);
}

static void
look_at_cb (RkMatchPage *self,
            guint        round_index,
            guint        ply,
            GtkWidget   *page)
{
  GtkWidget *navigation = gtk_widget_get_ancestor (page, ADW_TYPE_NAVIGATION_VIEW);

  _rk_match_page_uncover_board (self);
  rk_cursor_go_to (self->cursor, round_index, ply);
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (navigation));
}

/* Why nothing can be tried again; NULL if something can. */
static char *
describe_no_retry (RkMatchPage *self,
                   RkRetry     *retry)
{
  RkMatch *match = _rk_match_page_get_match (self);

  if (!rk_match_allows_advice (match))
    return g_strdup (_("A game of a tournament can be analysed when it is over."));
  if (rk_review_get_state (match, RK_ALL_ROUNDS) != RK_REVIEW_CURRENT)
    return rk_text_review_state (rk_review_get_state (match, RK_ALL_ROUNDS));
  if (rk_retry_get_n_mistakes (retry) == 0)
    return g_strdup (_("There is no mistake to retry."));

  return NULL;
}

/* What somebody has asked of the match and waits for would be the answer: it is taken
 * back. */
static void
push_retry (RkMatchPage       *self,
            RkRetry           *retry,
            AdwNavigationView *navigation)
{
  RkRetryPage *page = rk_retry_page_new (retry, self->solver, self->settings);

  rk_hints_set_position (self->hints, NULL, TRUE);
  _rk_match_page_show_at_once (self);
  _rk_match_page_forget_place (self);
  g_signal_connect_object (page, "look-at", G_CALLBACK (look_at_cb), self, G_CONNECT_SWAPPED);
  adw_navigation_view_push (navigation, ADW_NAVIGATION_PAGE (page));
  rk_application_keep_windows (GTK_WIDGET (self), G_OBJECT (page));
}

/* Where a key leads to no mistake, why. */
gboolean
_rk_match_page_explain_key (RkMatchPage     *self,
                            guint            keyval,
                            GdkModifierType  modifiers)
{
  RkMatch *match = _rk_match_page_get_match (self);
  const gboolean is_key = keyval == GDK_KEY_F3 || keyval == GDK_KEY_F6 || keyval == GDK_KEY_F7;
  g_autofree char *state = NULL;

  if (!is_key || (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0 ||
      _rk_match_page_has_mistakes (self))
    return FALSE;

  state = rk_text_review_state (rk_review_get_state (match, RK_ALL_ROUNDS));
  if (!rk_match_allows_advice (match))
    rk_match_page_show_toast (self,
                              _("A game of a tournament can be analysed when it is over."));
  else if (state != NULL)
    rk_match_page_show_toast (self, state);
  else
    go_on (self, RK_BOTH_SIDES);

  return TRUE;
}

void
_rk_match_page_retry (RkMatchPage *self)
{
  GtkWidget *navigation = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);
  RkMistakes *mistakes = rk_review_pane_get_mistakes (self->review_pane);
  g_autoptr (RkRetry) retry = rk_retry_new (_rk_match_page_get_match (self),
                                            rk_mistakes_get_sides (mistakes),
                                            rk_mistakes_get_order (mistakes));
  g_autofree char *why_not = describe_no_retry (self, retry);

  if (why_not != NULL)
    rk_match_page_show_toast (self, why_not);
  else if (adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (navigation)) ==
           ADW_NAVIGATION_PAGE (self))
    push_retry (self, retry, ADW_NAVIGATION_VIEW (navigation));
}

void
_rk_match_page_undo_note (RkMatchPage *self)
{
  rk_toast_dismiss_all (GTK_WIDGET (self->toasts));
  if (rk_review_pane_undo_note (self->review_pane))
    rk_tell (GTK_WIDGET (self), _("The note is as it was before."));
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
edited_cb (RkMatchPage *self,
           const char  *text)
{
  rk_toast_add (GTK_WIDGET (self->toasts), rk_toast_new_undo (text, "match.undo-note"));
}

/* When the page has its cursor. */
void
_rk_match_page_add_review (RkMatchPage *self)
{
  rk_review_pane_set_cursor (self->review_pane, self->cursor, self->document, self->solver);
  g_signal_connect_object (self->review_pane, "mistake-shown", G_CALLBACK (mistake_shown_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->review_pane, "edited", G_CALLBACK (edited_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->review_pane, "peeked", G_CALLBACK (_rk_match_page_peek), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->review_pane, "failed", G_CALLBACK (rk_match_page_show_toast),
                           self, G_CONNECT_SWAPPED);
}
