/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-library-row.h"

#include "rk-file-problem.h"
#include "rk-file-kind.h"

/**
 * rk_library_row_new:
 * @name: the name of a file
 * @stamp: its stamp
 *
 * Returns: (transfer full): a row that the caller fills in before anybody else
 *   sees it
 */
RkLibraryRow *
rk_library_row_new (const char        *name,
                    const RkFileStamp *stamp)
{
  RkLibraryRow *self;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (stamp != NULL, NULL);

  self = g_atomic_rc_box_new0 (RkLibraryRow);
  self->name = g_strdup (name);
  self->stamp = *stamp;
  self->created = stamp->mtime / 1000;
  self->modified = self->created;
  rk_file_kind_from_name (name, &self->kind);
  return self;
}

static void
take_match (RkLibraryRow *self,
            RkMatch      *match)
{
  RkEvent *event = rk_match_get_event (match);

  self->id = g_strdup (rk_match_get_id (match));
  if (event != NULL && rk_event_get_tournament (event) != NULL)
    {
      self->event = g_strdup (rk_event_get_tournament (event));
      self->event_name = g_strdup (rk_event_get_name (event));
    }
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      RkPlayer *player = rk_match_get_player (match, side);

      self->players[side] = g_strdup (rk_player_get_name (player));
      self->types[side] = rk_player_get_player_type (player);
      self->levels[side] = rk_player_get_level (player);
      self->stones[side] = rk_match_get_stones (match, side);
    }
  self->n_rounds = rk_match_get_n_rounds (match);
  self->state = rk_match_get_state (match);
  self->winner = rk_match_get_winner (match);
  self->has_start = rk_match_get_rules (match)->has_start;
  self->created = g_date_time_to_unix_usec (rk_match_get_created (match));
  self->modified = g_date_time_to_unix_usec (rk_match_get_modified (match));
}

/* Who has the first place alone, once it is over. */
static char *
get_winner (RkTournament *tournament)
{
  g_autoptr (RkStandings) table = NULL;
  g_autoptr (RkStanding) first = NULL;
  g_autoptr (RkStanding) second = NULL;

  if (rk_tournament_get_state (tournament) != RK_TOURNAMENT_OVER)
    return NULL;
  table = rk_tournament_get_standings (tournament, rk_tournament_get_n_rounds (tournament));
  first = g_list_model_get_item (G_LIST_MODEL (table), 0);
  second = g_list_model_get_item (G_LIST_MODEL (table), 1);
  if (first == NULL || rk_standing_get_place (first) != 1 ||
      (second != NULL && rk_standing_get_place (second) == 1))
    return NULL;
  return g_strdup (rk_entrant_get_name (rk_standing_get_entrant (first)));
}

static char *
list_players (RkTournament *tournament)
{
  GListModel *entrants = rk_tournament_get_entrants (tournament);
  GString *names = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (entrants); i++)
    {
      g_autoptr (RkEntrant) entrant = g_list_model_get_item (entrants, i);

      g_string_append (names, rk_entrant_get_name (entrant));
      g_string_append_c (names, '\n');
    }
  return g_string_free_and_steal (names);
}

static void
take_tournament (RkLibraryRow *self,
                 RkTournament *tournament)
{
  RkLibraryTournament *known = g_new0 (RkLibraryTournament, 1);
  guint n_rounds = rk_tournament_get_n_rounds (tournament);

  self->id = g_strdup (rk_tournament_get_id (tournament));
  self->created = g_date_time_to_unix_usec (rk_tournament_get_created (tournament));
  self->modified = g_date_time_to_unix_usec (rk_tournament_get_modified (tournament));
  self->tournament = known;
  known->name = g_strdup (rk_tournament_get_name (tournament));
  known->system = rk_tournament_get_regulations (tournament)->system;
  known->state = rk_tournament_get_state (tournament);
  known->n_players = rk_tournament_get_n_entrants (tournament);
  known->round = n_rounds;
  known->total_rounds = rk_tournament_get_total_rounds (tournament);
  if (n_rounds > 0)
    known->n_open = rk_tournament_get_n_open (tournament);
  known->winner = get_winner (tournament);
  known->players = list_players (tournament);
}

/**
 * rk_library_row_new_content:
 * @name: the name of a file
 * @stamp: its stamp
 * @content: what it holds
 *
 * Returns: (transfer full): the row of @content as it is now
 */
RkLibraryRow *
rk_library_row_new_content (const char        *name,
                            const RkFileStamp *stamp,
                            GObject           *content)
{
  RkLibraryRow *self;

  g_return_val_if_fail (rk_file_content_is (content), NULL);

  self = rk_library_row_new (name, stamp);
  self->kind = rk_file_content_get_kind (content);
  if (self->kind == RK_FILE_KIND_TOURNAMENT)
    take_tournament (self, RK_TOURNAMENT (content));
  else
    take_match (self, RK_MATCH (content));
  return self;
}

/**
 * rk_library_row_new_missing:
 * @name: the name of a file
 *
 * Returns: (transfer full): a row that says that there is no such file
 */
RkLibraryRow *
rk_library_row_new_missing (const char *name)
{
  const RkFileStamp none = { 0, -1 };
  RkLibraryRow *self = rk_library_row_new (name, &none);

  self->missing = TRUE;
  return self;
}

/**
 * rk_library_row_read:
 * @folder: the path of a folder
 * @name: the name of a file in it
 *
 * Reads the file, in whatever thread this is called.
 *
 * Returns: (transfer full): the row of what it holds, or one that says why it
 *   cannot be read
 */
RkLibraryRow *
rk_library_row_read (const char *folder,
                     const char *name)
{
  g_autoptr (GFile) file = g_file_new_build_filename (folder, name, NULL);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GObject) content = NULL;
  g_autoptr (GError) error = NULL;
  RkFileStamp stamp = { 0, -1 };
  RkLibraryRow *self;

  bytes = rk_file_io_read (file, &stamp, &error);
  if (bytes != NULL)
    content = rk_file_content_parse (bytes, &error);
  if (content != NULL)
    return rk_library_row_new_content (name, &stamp, content);

  self = rk_library_row_new (name, &stamp);
  if (bytes == NULL)
    {
      g_autoptr (GError) problem = rk_file_problem_read (error, file);

      self->problem = g_strdup (problem->message);
    }
  else
    {
      self->problem = g_strdup (error->message);
    }
  return self;
}

/**
 * rk_library_row_ref:
 * @self: a row
 *
 * Returns: (transfer full): @self
 */
RkLibraryRow *
rk_library_row_ref (RkLibraryRow *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return g_atomic_rc_box_acquire (self);
}

static void
rk_library_row_clear (gpointer data)
{
  RkLibraryRow *self = data;

  g_free (self->name);
  g_free (self->id);
  g_free (self->event);
  g_free (self->event_name);
  g_clear_pointer (&self->tournament, rk_library_tournament_free);
  g_free (self->players[RK_SOUTH]);
  g_free (self->players[RK_NORTH]);
  g_free (self->problem);
}

/**
 * rk_library_tournament_free:
 * @self: (transfer full): what is known of a tournament
 */
void
rk_library_tournament_free (RkLibraryTournament *self)
{
  g_free (self->name);
  g_free (self->winner);
  g_free (self->players);
  g_free (self);
}

/**
 * rk_library_tournament_equal:
 * @a: (nullable): what is known of a tournament
 * @b: (nullable): what is known of it later
 *
 * Returns: whether nothing has changed
 */
gboolean
rk_library_tournament_equal (const RkLibraryTournament *a,
                             const RkLibraryTournament *b)
{
  if (a == NULL || b == NULL)
    return a == b;
  return a->system == b->system && a->state == b->state && a->n_players == b->n_players &&
         a->round == b->round && a->total_rounds == b->total_rounds && a->n_open == b->n_open &&
         g_strcmp0 (a->name, b->name) == 0 && g_strcmp0 (a->winner, b->winner) == 0 &&
         g_strcmp0 (a->players, b->players) == 0;
}

/**
 * rk_library_row_unref:
 * @self: (transfer full): a row
 *
 * Gives a reference back.
 */
void
rk_library_row_unref (RkLibraryRow *self)
{
  g_return_if_fail (self != NULL);

  g_atomic_rc_box_release_full (self, rk_library_row_clear);
}

/**
 * rk_library_row_compare:
 * @a: a row
 * @b: a row of the same folder
 *
 * Returns: the order in the list: newest first; of the same time by name, so
 *   that two files never have the same place
 */
int
rk_library_row_compare (const RkLibraryRow *a,
                        const RkLibraryRow *b)
{
  g_return_val_if_fail (a != NULL && b != NULL, 0);

  if (a->modified != b->modified)
    return a->modified > b->modified ? -1 : 1;
  return g_strcmp0 (a->name, b->name);
}
