/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* From a tournament to the matches of its games, and back. */

#include <glib/gi18n.h>

#include "rk-tournament-sentences.h"
#include "rk-window-private.h"

/* The file of a match in the library; NULL if it is gone. */
static GFile *
find_match (RkWindow   *self,
            const char *match_id)
{
  RkLibrary *library = rk_application_get_library (_rk_window_get_application (self));
  RkLibraryItem *item = rk_library_find (library, RK_FILE_KIND_MATCH, match_id);

  return item != NULL ? rk_library_item_get_file (item) : NULL;
}

/* The match of a game that came in the file of the tournament. */
static RkDocument *
unpack (RkWindow   *self,
        const char *match_id)
{
  RkTournamentPage *page = _rk_window_get_tournament_page (self);

  if (page == NULL)
    return NULL;
  return rk_tournament_games_unpack (
      rk_application_get_games (_rk_window_get_application (self)),
      rk_tournament_page_get_tournament (page), match_id);
}

static void
tell (RkWindow   *self,
      const char *heading,
      const char *body)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, body);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

/* A game that was begun goes on in its match; else it gets one. */
void
_rk_window_play (RkWindow         *self,
                 RkPairing        *pairing,
                 guint             game,
                 RkTournamentPage *page)
{
  const RkGameRecord *record = rk_pairing_get_game (pairing, game);
  GFile *file = record->match != NULL ? find_match (self, record->match) : NULL;
  g_autoptr (RkDocument) document = NULL;
  g_autoptr (GError) error = NULL;

  if (file != NULL)
    {
      rk_window_open_file (self, file);
      return;
    }

  if (record->match != NULL)
    document = unpack (self, record->match);
  if (document == NULL)
    {
      document = rk_tournament_games_play (
          rk_application_get_games (_rk_window_get_application (self)),
          rk_tournament_page_get_document (page), pairing, game, &error);
      g_object_set (rk_window_get_state (self), "pane", "moves", NULL);
    }
  if (document != NULL)
    rk_window_show_document (self, document);
  else
    tell (self, _("Not Possible Now"), error->message);
}

void
_rk_window_leave_match (RkWindow    *self,
                        RkMatchPage *page)
{
  RkEvent *event = rk_match_get_event (rk_document_get_match (rk_match_page_get_document (page)));
  RkLibraryItem *item = NULL;

  if (_rk_window_get_tournament_page (self) == NULL && event != NULL)
    item = rk_library_find (rk_application_get_library (_rk_window_get_application (self)),
                            RK_FILE_KIND_TOURNAMENT, rk_event_get_tournament (event));
  if (item != NULL)
    rk_window_open_file (self, rk_library_item_get_file (item));
  else
    adw_navigation_view_pop (_rk_window_get_navigation (self));
}

void
_rk_window_tell_taken (RkWindow   *self,
                       RkDocument *document,
                       guint       taken,
                       RkPairing  *pairing,
                       guint       game)
{
  RkTournamentPage *page = _rk_window_get_tournament_page (self);
  AdwNavigationPage *front =
    adw_navigation_view_get_visible_page (_rk_window_get_navigation (self));
  g_autofree char *text = NULL;
  g_autofree char *report = NULL;

  if (page == NULL || rk_tournament_page_get_document (page) != document)
    return;
  text = rk_text_taken_result (taken, pairing, game);
  rk_tournament_page_show_toast (page, text);
  if (!RK_IS_MATCH_PAGE (front))
    return;
  if (taken == RK_TAKEN_NOT_OVER)
    {
      rk_match_page_show_toast (RK_MATCH_PAGE (front), text);
      return;
    }
  /* TRANSLATORS: Where a game of a tournament was played, when it is over. "%s" is a board and
   * its result. */
  report = g_strdup_printf (_("To the tournament: %s"), text);
  rk_match_page_show_toast (RK_MATCH_PAGE (front), report);
}

/**
 * rk_window_review_match:
 * @self: a window
 * @match_id: the id of a match
 *
 * Shows the match from its start, or says that its file is gone. One that came with
 * the tournament that is shown is put into the library.
 */
void
rk_window_review_match (RkWindow   *self,
                        const char *match_id)
{
  g_autoptr (RkDocument) unpacked = NULL;
  GFile *file;

  g_return_if_fail (RK_IS_WINDOW (self));
  g_return_if_fail (match_id != NULL);

  file = find_match (self, match_id);
  if (file == NULL)
    unpacked = unpack (self, match_id);
  if (unpacked != NULL)
    file = rk_document_get_file (unpacked);

  if (file != NULL)
    _rk_window_open_at_start (self, file);
  else
    tell (self, _("Match Not Found"),
          _("The file of this match is not in the library any more. The result stays in the "
            "tournament."));
}
