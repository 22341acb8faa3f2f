/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What stands at the top of a match page. */

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-match-page-private.h"
#include "rk-review-sentences.h"
#include "rk-sentences.h"

/* Beside the match: what it is, and where it leaves the match. */
static void
show_aside_title (RkMatchPage *self,
                  const char  *round)
{
  guint index = rk_cursor_get_round (self->cursor);
  RkAside *below = rk_aside_get_below (self->aside);
  const char *left = below != NULL ? rk_text_aside_kind (rk_aside_get_kind (below)) : round;
  g_autofree char *number = rk_format_number (below != NULL ? rk_aside_get_ply (below)
                                                            : rk_aside_get_root (self->aside));
  /* TRANSLATORS: Where something beside the match leaves it: "Round 2" or "Variation", and the
   * number of the move before. */
  g_autofree char *place = g_strdup_printf (_("%1$s, after move %2$s"), left, number);
  g_autofree char *score =
    rk_text_position_score (_rk_match_page_get_match (self), index,
                            rk_board_get_position (self->board));

  /* In a low window the cards that would tell the score are hidden. */
  adw_window_title_set_title (self->title, rk_text_aside_kind (rk_aside_get_kind (self->aside)));
  adw_window_title_set_subtitle (self->title, self->low ? score : place);
}

/* What the page is about, in two lines: where little room is, with the round in
 * the second when an earlier place is looked at. */
static void
show_title (RkMatchPage *self,
            const char  *number,
            const char  *round,
            const char  *score)
{
  gboolean past = self->peeking ? !_rk_match_page_is_peek_live (self)
                                : !rk_cursor_is_live (self->cursor);
  g_autofree char *both = g_strdup_printf ("%s · %s", round, score);
  /* TRANSLATORS: A heading while an earlier place of the match is looked at. "%s" is the
   * number of a round. */
  g_autofree char *long_title = g_strdup_printf (_("Looking Back: Round %s"), number);

  if (past && self->narrow)
    {
      adw_window_title_set_title (self->title, _("Looking Back"));
      adw_window_title_set_subtitle (self->title, both);
      return;
    }

  adw_window_title_set_title (self->title, past ? long_title : round);
  adw_window_title_set_subtitle (self->title, score);
}

/* The rounds of a game of a tournament are not those of the tournament. */
static char *
describe_round (RkMatch    *match,
                const char *number)
{
  if (rk_match_is_of_tournament (match))
    /* TRANSLATORS: A heading. "%s" is the number of a round in a game that belongs to a
     * tournament, which has rounds of its own. */
    return g_strdup_printf (_("Round %s of the Game"), number);
  /* TRANSLATORS: A heading. "%s" is the number of a round. */
  return g_strdup_printf (_("Round %s"), number);
}

void
_rk_match_page_show_event (RkMatchPage *self)
{
  g_autofree char *event = rk_text_match_event (_rk_match_page_get_match (self));

  gtk_widget_set_visible (GTK_WIDGET (self->event_label), event != NULL);
  gtk_label_set_label (self->event_label, event != NULL ? event : "");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->event_label), event);
}

/* What the numbers beside the names mean. */
static char *
explain_score (RkMatchPage *self,
               const char  *score)
{
  if (_rk_match_page_is_at_end (self) && !_rk_match_page_is_between_laps (self))
    /* TRANSLATORS: "%s" is the score: the players and their stones. */
    return g_strdup_printf (_("The stones that each player owns: %s"), score);

  /* TRANSLATORS: "%s" is the score in the middle of a round: the players and their stones, those
   * in their rows among them. */
  return g_strdup_printf (_("The stones that each player would own if the round ended now, with "
                            "those in the own row: %s"), score);
}

/* After so many moves of the round the score is known. */
static guint
get_ply (RkMatchPage *self)
{
  guint ply = rk_cursor_get_ply (self->cursor);

  if (self->peeking)
    return self->peeked_ply;

  return !_rk_match_page_has_line (self) && _rk_match_page_is_between_laps (self) ? ply - 1 : ply;
}

/* The title of the page is that of the window. The score does not tell how a
 * move ends that is still being sown. */
void
_rk_match_page_update_title (RkMatchPage *self)
{
  RkMatch *match = _rk_match_page_get_match (self);
  guint index = self->peeking ? self->peeked_round : rk_cursor_get_round (self->cursor);
  gboolean is_beside = _rk_match_page_has_line (self) && !self->peeking;
  guint ply = get_ply (self);
  g_autofree char *number = rk_format_number (index + 1);
  g_autofree char *round = describe_round (match, number);
  g_autofree char *score = rk_text_match_score (match, index, ply);
  g_autofree char *short_score = rk_text_match_score_short (match, index, ply);
  g_autofree char *title = rk_text_match_title (match);
  g_autofree char *tooltip = explain_score (self, score);

  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), title);
  if (rk_board_is_animating (self->board) && self->shared == RK_MATCH_PLAYING)
    return;

  if (is_beside)
    show_aside_title (self, round);
  else
    show_title (self, number, round, _rk_match_page_has_sheet (self) ? short_score : score);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->title),
                               is_beside || self->peeking ? NULL : tooltip);
}
