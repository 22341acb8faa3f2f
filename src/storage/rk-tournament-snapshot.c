/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-json.h"
#include "rk-match-file-private.h"
#include "rk-tournament-file-private.h"

/* The objects of a list, each with a reference. */
static GPtrArray *
take_items (GListModel *items)
{
  const guint n = g_list_model_get_n_items (items);
  GPtrArray *taken = g_ptr_array_new_full (n, g_object_unref);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (taken, g_list_model_get_item (items, i));

  return taken;
}

static GPtrArray *
take_pairings (GPtrArray *rounds)
{
  GPtrArray *taken = g_ptr_array_new_full (rounds->len, (GDestroyNotify) g_ptr_array_unref);

  for (guint i = 0; i < rounds->len; i++)
    g_ptr_array_add (taken, take_items (G_LIST_MODEL (g_ptr_array_index (rounds, i))));

  return taken;
}

/**
 * rk_tournament_snapshot_new:
 * @tournament: a tournament
 *
 * Takes down what a file of @tournament would say now.  That takes no time to speak
 * of, since the records of a state never change; to write it can be left to a thread.
 *
 * Returns: (transfer full): the snapshot; free it in the same thread
 */
RkTournamentSnapshot *
rk_tournament_snapshot_new (RkTournament *tournament)
{
  RkTournamentSnapshot *self;
  GObject *object = G_OBJECT (tournament);
  JsonNode *games;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);

  self = g_new0 (RkTournamentSnapshot, 1);
  self->tournament = g_object_ref (tournament);
  self->data = rk_tournament_data_ref ((RkTournamentData *) rk_tournament_get_data (tournament));
  self->id = g_strdup (rk_tournament_get_id (tournament));
  self->created = g_date_time_ref (rk_tournament_get_created (tournament));
  self->modified = g_date_time_ref (rk_tournament_get_modified (tournament));
  self->application = g_strdup (g_object_get_data (object, RK_PART_APPLICATION));
  games = g_object_get_data (object, RK_PART_GAMES);
  self->games = games != NULL ? json_node_ref (games) : NULL;
  self->entrants = take_items (rk_tournament_get_entrants (tournament));
  self->rounds = take_items (rk_tournament_get_rounds (tournament));
  self->pairings = take_pairings (self->rounds);
  self->log = take_items (rk_tournament_get_log (tournament));

  return self;
}

/**
 * rk_tournament_snapshot_free:
 * @self: (transfer full): a snapshot
 *
 * Frees it, in the thread in which it was taken.
 */
void
rk_tournament_snapshot_free (RkTournamentSnapshot *self)
{
  g_return_if_fail (self != NULL);

  g_object_unref (self->tournament);
  rk_tournament_data_unref (self->data);
  g_free (self->id);
  g_date_time_unref (self->created);
  g_date_time_unref (self->modified);
  g_free (self->application);
  g_clear_pointer (&self->games, json_node_unref);
  g_ptr_array_unref (self->entrants);
  g_ptr_array_unref (self->rounds);
  g_ptr_array_unref (self->pairings);
  g_ptr_array_unref (self->log);
  g_free (self);
}
