/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Whoever comes back to a window finds what others did meanwhile to the files it shows. */

#include <glib/gi18n.h>

#include "rk-sentences.h"
#include "rk-toast.h"
#include "rk-window-private.h"

static void
active_cb (RkWindow *self)
{
  g_autoptr (GPtrArray) documents = NULL;

  if (!gtk_window_is_active (GTK_WINDOW (self)))
    return;
  documents = _rk_window_list_documents (self);
  for (guint i = 0; i < documents->len; i++)
    rk_document_check_async (documents->pdata[i]);
}

void
_rk_window_watch_outside (RkWindow *self)
{
  g_signal_connect (self, "notify::is-active", G_CALLBACK (active_cb), NULL);
}

/* What another program wrote was loaded: its page takes the place of that of @document,
 * and what lay on top of it, the game of a tournament, comes on top again. */
static void
replaced_cb (RkWindow   *self,
             RkDocument *successor,
             RkDocument *document)
{
  g_autoptr (GPtrArray) documents = _rk_window_list_documents (self);
  RkTournamentGames *games = rk_application_get_games (_rk_window_get_application (self));
  guint position;

  if (rk_document_get_tournament (document) != NULL)
    rk_tournament_games_drop (games, document);
  if (!g_ptr_array_find (documents, document, &position))
    return;
  rk_window_show_document (self, successor);
  for (guint i = position + 1; i < documents->len; i++)
    rk_window_show_document (self, documents->pdata[i]);
}

static void
show_toast (RkWindow   *self,
            const char *text)
{
  AdwNavigationPage *page =
    adw_navigation_view_get_visible_page (_rk_window_get_navigation (self));

  if (RK_IS_MATCH_PAGE (page))
    rk_match_page_show_toast (RK_MATCH_PAGE (page), text);
  else if (RK_IS_TOURNAMENT_PAGE (page))
    rk_tournament_page_show_toast (RK_TOURNAMENT_PAGE (page), text);
  else
    rk_toast_show (GTK_WIDGET (page), text);
}

/* Nobody looked at the window since, so that the banner did not tell. */
static void
saved_anew_cb (RkWindow   *self,
               RkDocument *document)
{
  g_autoptr (GPtrArray) documents = _rk_window_list_documents (self);

  if (g_ptr_array_find (documents, document, NULL))
    show_toast (self, _("Another program has deleted or moved this file."));
}

void
_rk_window_follow_document (RkWindow   *self,
                            RkDocument *document)
{
  g_signal_connect_object (document, "replaced", G_CALLBACK (replaced_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "saved-anew", G_CALLBACK (saved_anew_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
tell_copy (RkWindow   *self,
           RkDocument *copy,
           const char *unread)
{
  g_autofree char *name = rk_text_document_title (copy);
  /* TRANSLATORS: "%s" is a match: the two players; or the name of a tournament. */
  g_autofree char *text = g_strdup_printf (_("“%s” was duplicated"), name);
  /* In one toast: another would take its place. */
  g_autofree char *both = unread != NULL ? g_strdup_printf ("%s\n%s", text, unread) : NULL;

  show_toast (self, both != NULL ? both : text);
}

/**
 * rk_window_go_on_in_copy:
 * @self: a window
 * @document: what has the file that the window showed
 * @copy: what the window showed before, in a file of its own
 * @unread: (nullable): why the other version could not be read, a sentence; then @document is
 *   still what the window showed
 *
 * After both were kept: the window shows @copy in place of @document, so that whoever played
 * goes on with what was played. A tournament, or a game of one, stays where it is shown, in
 * @document, and a toast tells of @copy; so it does when the window shows something else by now.
 * That the other version could not be read is told in any case.
 */
void
rk_window_go_on_in_copy (RkWindow   *self,
                         RkDocument *document,
                         RkDocument *copy,
                         const char *unread)
{
  g_autoptr (GPtrArray) documents = NULL;

  g_return_if_fail (RK_IS_WINDOW (self));
  g_return_if_fail (RK_IS_DOCUMENT (document));
  g_return_if_fail (RK_IS_DOCUMENT (copy));

  documents = _rk_window_list_documents (self);
  if (rk_document_is_of_tournament (document) || !g_ptr_array_find (documents, document, NULL))
    {
      tell_copy (self, copy, unread);
      return;
    }
  rk_window_show_document (self, copy);
  if (unread != NULL)
    show_toast (self, unread);
}
