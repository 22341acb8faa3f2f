/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Everything of a tournament file but the rounds. */
#include "rk-tournament-file-private.h"

#include <glib/gi18n-lib.h>

#include "rk-file-values.h"
#include "rk-json-shape.h"
#include "rk-match-file-private.h"
#include "rk-tournament-private.h"

static gboolean
read_number (const RkJson  *object,
             const char    *member,
             guint          min,
             guint          max,
             guint         *number,
             GError       **error)
{
  RkJson place;

  rk_json_get_member (object, member, &place);

  return rk_json_read_number (&place, min, max, number, error);
}

/* A number that may be missing: then @number is left alone. */
static gboolean
read_optional (const RkJson  *object,
               const char    *member,
               guint          min,
               guint          max,
               guint         *number,
               GError       **error)
{
  RkJson place;

  rk_json_get_member (object, member, &place);

  return !rk_json_is_present (&place) || rk_json_read_number (&place, min, max, number, error);
}

static gboolean
read_needed_flag (const RkJson  *object,
                  const char    *member,
                  gboolean      *flag,
                  GError       **error)
{
  RkJson place;

  rk_json_get_member (object, member, &place);
  if (!rk_json_is_present (&place))
    return rk_json_unexpected_value (&place, error, _("expected true or false"));

  return rk_file_read_flag (object, member, flag, error);
}

static gboolean
read_needed_name (const RkJson  *object,
                  const char    *member,
                  const char   **name,
                  GError       **error)
{
  RkJson place;

  if (!rk_file_read_name (object, member, name, error))
    return FALSE;
  if (*name != NULL)
    return TRUE;

  rk_json_get_member (object, member, &place);

  return rk_json_unexpected_value (&place, error, _("expected a text of 1 to 1000 characters"));
}

static gboolean
read_event (const RkJson      *root,
            RkTournamentData **data,
            GError           **error)
{
  static const RkRegulations none = { 0 };
  const char *name = NULL, *site = NULL, *date = NULL;
  RkJson place;

  rk_json_get_member (root, "event", &place);
  if (!rk_json_check_object (&place, error) ||
      !read_needed_name (&place, "name", &name, error) ||
      !rk_file_read_name (&place, "site", &site, error) ||
      !rk_file_read_date (&place, "date", &date, error))
    return FALSE;

  *data = rk_tournament_data_new (name, &none);
  (*data)->site = g_strdup (site);
  (*data)->date = g_strdup (date);

  return TRUE;
}

/* A game of a tournament has an end, and who begins it is South. */
static gboolean
read_game (const RkJson  *regulations,
           RkRules       *rules,
           GError       **error)
{
  RkJson place, game_rules, first, rounds;

  rk_json_get_member (regulations, "game", &place);
  if (!rk_json_check_object (&place, error) ||
      !rk_match_file_read_rules (&place, rules, error))
    return FALSE;

  rk_json_get_member (&place, "rules", &game_rules);
  rk_json_get_member (&game_rules, "first", &first);
  rk_json_get_member (&game_rules, "rounds", &rounds);
  if (!rk_json_expect_text (&first, rk_match_file_sides[RK_SOUTH], error) ||
      !rk_match_file_read_start (&place, rules, error))
    return FALSE;
  if (rules->max_rounds > 0)
    return TRUE;

  return rk_json_unexpected_value (&rounds, error,
                                   _("expected a whole number, since a game of a tournament "
                                     "must have an end"));
}

/* Only of a Swiss the rounds are told; else they follow from the players. */
static gboolean
read_n_rounds (const RkJson   *place,
               RkRegulations  *regulations,
               GError        **error)
{
  RkJson rounds;

  rk_json_get_member (place, "rounds", &rounds);
  if (regulations->system == RK_SYSTEM_SWISS)
    return rk_json_read_number (&rounds, 1, RK_MAX_ROUNDS, &regulations->n_rounds, error);

  return !rk_json_is_present (&rounds) ||
         rk_json_unexpected_value (&rounds, error,
                                   _("expected nothing, since in this system the number of "
                                     "rounds follows from the players"));
}

static gboolean
read_tie_breaks (const RkJson   *place,
                 RkRegulations  *regulations,
                 GError        **error)
{
  guint length, choice, seen = 0;
  RkJson list, element;

  rk_json_get_member (place, "tie-breaks", &list);
  if (!rk_json_read_list (&list, &length, error))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      rk_json_get_element (&list, i, &element);
      if (!rk_json_read_choice (&element, rk_tournament_file_tie_breaks, &choice, error))
        return FALSE;
      if ((seen & (1u << choice)) != 0)
        return rk_json_unexpected_value (&element, error,
                                         _("expected each tie-break only once"));
      seen |= 1u << choice;
      regulations->tie_breaks[regulations->n_tie_breaks++] = choice;
    }

  return TRUE;
}

static gboolean
read_regulations (const RkJson   *root,
                  RkRegulations  *regulations,
                  GError        **error)
{
  guint system, role;
  RkJson place, bye;

  rk_json_get_member (root, "regulations", &place);
  if (!rk_json_check_object (&place, error) ||
      !rk_file_read_choice (&place, "system", rk_tournament_file_systems, &system, error))
    return FALSE;

  regulations->system = system;
  rk_json_get_member (&place, "bye", &bye);
  if (!read_n_rounds (&place, regulations, error) ||
      !read_number (&place, "games", 1, 2, &regulations->n_games, error) ||
      !read_game (&place, &regulations->game, error) ||
      !rk_file_read_choice (&place, "initial-role", rk_tournament_file_roles + 1, &role, error) ||
      !rk_tournament_file_read_points (&bye, regulations->n_games * RK_POINTS_WIN,
                                       &regulations->bye_points, error) ||
      !read_number (&place, "half-byes", 0, RK_MAX_ROUNDS, &regulations->max_half_byes, error) ||
      !read_needed_flag (&place, "half-bye-in-last", &regulations->half_bye_in_last, error) ||
      !read_number (&place, "late-until", 0, RK_MAX_ROUNDS, &regulations->late_until, error) ||
      !read_needed_flag (&place, "late-half-point", &regulations->late_half_point, error) ||
      !read_needed_flag (&place, "half-rule", &regulations->half_rule, error) ||
      !read_needed_flag (&place, "swap-last-rounds", &regulations->swap_last_rounds, error) ||
      !read_needed_flag (&place, "third-place", &regulations->third_place, error) ||
      !read_tie_breaks (&place, regulations, error) ||
      !read_number (&place, "minutes", 0, RK_TOURNAMENT_FILE_MAX_MINUTES,
                    &regulations->round_minutes, error) ||
      !read_number (&place, "seed", 0, G_MAXUINT32, &regulations->seed, error))
    return FALSE;

  regulations->initial_role = role + 1;

  return TRUE;
}

/* Byes asked for, in the order of rounds. */
static gboolean
read_byes (const RkJson     *player,
           RkEntrantRecord  *record,
           GError          **error)
{
  RkByeRequest bye = { 0, 0 };
  RkJson list, place, points;
  guint length;

  rk_json_get_member (player, "byes", &list);
  if (!rk_json_is_present (&list))
    return TRUE;
  if (!rk_json_read_list (&list, &length, error))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      rk_json_get_element (&list, i, &place);
      if (!rk_json_check_object (&place, error) ||
          !read_number (&place, "round", bye.round + 1, RK_MAX_ROUNDS, &bye.round, error))
        return FALSE;

      rk_json_get_member (&place, "points", &points);
      if (!rk_tournament_file_read_points (&points, RK_POINTS_DRAW, &bye.points, error))
        return FALSE;

      g_array_append_val (record->byes, bye);
    }

  return TRUE;
}

static gboolean
read_player (const RkJson      *place,
             guint              min_id,
             RkEntrantRecord  **record,
             GError           **error)
{
  g_autoptr (RkEntrantRecord) player = NULL;
  const char *name = NULL, *club = NULL;
  guint id;

  if (!rk_json_check_object (place, error) ||
      !read_number (place, "id", min_id, RK_FILE_MAX_COUNT, &id, error) ||
      !read_needed_name (place, "name", &name, error))
    return FALSE;

  player = rk_entrant_record_new (id, name);
  if (!rk_file_read_name (place, "club", &club, error) ||
      !read_optional (place, "number", 1, RK_TOURNAMENT_FILE_MAX_NUMBER, &player->number,
                      error) ||
      !read_optional (place, "strength", 0, RK_TOURNAMENT_FILE_MAX_STRENGTH, &player->strength,
                      error) ||
      !read_number (place, "entered", 1, RK_MAX_ROUNDS + 1, &player->entered, error) ||
      !read_optional (place, "withdrawn", 1, RK_MAX_ROUNDS + 1, &player->withdrawn, error) ||
      !read_byes (place, player, error))
    return FALSE;

  player->club = g_strdup (club);
  *record = g_steal_pointer (&player);

  return TRUE;
}

/* Start numbers are given once. */
static gboolean
check_number (const RkJson           *place,
              GHashTable             *numbers,
              const RkEntrantRecord  *record,
              GError                **error)
{
  RkJson number;

  if (record->number == 0 || g_hash_table_add (numbers, GUINT_TO_POINTER (record->number)))
    return TRUE;

  rk_json_get_member (place, "number", &number);

  return rk_json_unexpected_value (&number, error,
                                   _("expected a start number that nobody has yet"));
}

/* Ids rise from player to player, so that no two are the same. */
static gboolean
read_players (const RkJson      *root,
              RkTournamentData  *data,
              GError           **error)
{
  g_autoptr (GHashTable) numbers = g_hash_table_new (NULL, NULL);
  RkEntrantRecord *record = NULL;
  guint length, id = 0;
  RkJson list, place;

  rk_json_get_member (root, "players", &list);
  if (!rk_json_read_list (&list, &length, error))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      rk_json_get_element (&list, i, &place);
      if (i == RK_MAX_ENTRANTS)
        return rk_json_unexpected_value (&place, error,
                                         _("expected not more than 999 players"));
      if (!read_player (&place, id + 1, &record, error))
        return FALSE;

      g_ptr_array_add (data->entrants, record);
      if (!check_number (&place, numbers, record, error))
        return FALSE;
      id = record->id;
    }

  return read_number (root, "next-player", id + 1, RK_FILE_MAX_COUNT + 1, &data->next_id,
                      error);
}

/**
 * rk_tournament_file_index_players:
 * @data: a state
 *
 * Returns: (transfer full) (element-type guint RkEntrantRecord): the players by
 *   their ids, borrowed
 */
GHashTable *
rk_tournament_file_index_players (const RkTournamentData *data)
{
  GHashTable *players = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < data->entrants->len; i++)
    {
      RkEntrantRecord *record = g_ptr_array_index (data->entrants, i);

      g_hash_table_insert (players, GUINT_TO_POINTER (record->id), record);
    }

  return players;
}

/**
 * rk_tournament_file_read_player_id:
 * @place: where an id stands
 * @players: the players by their ids
 * @id: (out): the id
 * @error: return location for an error
 *
 * Returns: whether the id of a player is there
 */
gboolean
rk_tournament_file_read_player_id (const RkJson  *place,
                                   GHashTable    *players,
                                   guint         *id,
                                   GError       **error)
{
  if (!rk_json_read_number (place, 1, RK_FILE_MAX_COUNT, id, error))
    return FALSE;

  return g_hash_table_contains (players, GUINT_TO_POINTER (*id)) ||
         rk_json_unexpected_value (place, error, _("expected the id of a player"));
}

/* Two ids of players. */
static gboolean
read_forbidden_pair (const RkJson  *place,
                     GHashTable    *players,
                     RkFieldPair   *pair,
                     GError       **error)
{
  guint *const ids[] = { &pair->a, &pair->b };
  guint length;
  RkJson id;

  if (!rk_json_read_list (place, &length, error))
    return FALSE;
  if (length != 2)
    return rk_json_unexpected_value (place, error, _("expected the ids of two players"));

  for (guint i = 0; i < 2; i++)
    {
      rk_json_get_element (place, i, &id);
      if (!rk_tournament_file_read_player_id (&id, players, ids[i], error))
        return FALSE;
    }

  return pair->a != pair->b ||
         rk_json_unexpected_value (&id, error, _("expected another player"));
}

static gboolean
read_forbidden (const RkJson      *root,
                RkTournamentData  *data,
                GError           **error)
{
  g_autoptr (GHashTable) seen =
    g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autoptr (GHashTable) players = rk_tournament_file_index_players (data);
  RkJson list, place;
  guint length;

  rk_json_get_member (root, "forbidden", &list);
  if (!rk_json_is_present (&list))
    return TRUE;
  if (!rk_json_read_list (&list, &length, error))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      RkFieldPair pair;
      gint64 key;

      rk_json_get_element (&list, i, &place);
      if (!read_forbidden_pair (&place, players, &pair, error))
        return FALSE;

      key = ((gint64) MIN (pair.a, pair.b) << 32) | MAX (pair.a, pair.b);
      if (!g_hash_table_add (seen, g_memdup2 (&key, sizeof key)))
        return rk_json_unexpected_value (&place, error, _("expected each pair only once"));
      g_array_append_val (data->forbidden, pair);
    }

  return TRUE;
}

static gboolean
read_head (const RkJson      *root,
           const char       **uuid,
           GDateTime        **created,
           GDateTime        **modified,
           GError           **error)
{
  RkJson id;

  rk_json_get_member (root, "id", &id);

  return rk_file_read_uuid (&id, uuid, error) &&
         rk_file_read_time (root, "created", created, error) &&
         rk_file_read_time (root, "modified", modified, error);
}

static void
keep_games (const RkJson *root,
            RkTournament *tournament)
{
  RkJson games;

  rk_json_get_member (root, "games", &games);
  if (rk_json_is_present (&games))
    g_object_set_data_full (G_OBJECT (tournament), RK_PART_GAMES,
                            json_node_ref (games.node), (GDestroyNotify) json_node_unref);
}

/**
 * rk_tournament_file_read:
 * @root: the root of a tournament file
 * @error: return location for an error
 *
 * Makes a tournament of a tree, or tells the first fault.
 *
 * Returns: (transfer full): the tournament, or %NULL
 */
RkTournament *
rk_tournament_file_read (const RkJson  *root,
                         GError       **error)
{
  g_autoptr (RkTournamentData) data = NULL;
  g_autoptr (RkTournament) tournament = NULL;
  g_autoptr (GDateTime) created = NULL;
  g_autoptr (GDateTime) modified = NULL;
  g_autoptr (GPtrArray) log = NULL;
  const char *uuid;
  const char *application = NULL;

  if (!rk_file_check_kind (root, RK_TOURNAMENT_FILE_FORMAT, RK_TOURNAMENT_FILE_VERSION, error) ||
      !read_head (root, &uuid, &created, &modified, error) ||
      !rk_file_read_name (root, "application", &application, error) ||
      !read_event (root, &data, error) ||
      !read_regulations (root, &data->regulations, error) ||
      !rk_file_read_flag (root, "shortened", &data->shortened, error) ||
      !rk_file_read_flag (root, "numbers-given", &data->numbers_given, error) ||
      !read_players (root, data, error) ||
      !read_forbidden (root, data, error) ||
      !rk_tournament_file_read_rounds (root, data, error))
    return NULL;

  log = rk_tournament_file_read_log (root, error);
  if (log == NULL || !rk_tournament_file_check_games (root, data, error))
    return NULL;

  tournament = _rk_tournament_new_read (g_steal_pointer (&data), log);
  rk_tournament_set_id (tournament, uuid);
  rk_tournament_set_created (tournament, created);
  rk_tournament_set_modified (tournament, modified);
  if (application != NULL)
    g_object_set_data_full (G_OBJECT (tournament), RK_PART_APPLICATION,
                            g_strdup (application), g_free);
  keep_games (root, tournament);
  rk_tournament_file_keep_shapes (root, tournament);

  return g_steal_pointer (&tournament);
}
