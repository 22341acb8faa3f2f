/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Whoever comes back to a window finds what others did meanwhile to the files it shows. */

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

void
_rk_window_follow_document (RkWindow   *self,
                            RkDocument *document)
{
  g_signal_connect_object (document, "replaced", G_CALLBACK (replaced_cb), self,
                           G_CONNECT_SWAPPED);
}
