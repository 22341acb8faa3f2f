/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What a tournament file has besides: the log, the games that came with it, and the
 * shapes of what was read. */
#include "rk-tournament-file-private.h"

#include <glib/gi18n-lib.h>

#include "rk-file-values.h"
#include "rk-json-shape.h"
#include "rk-match-file-private.h"

/* A list of names, left alone if it is missing. */
static gboolean
read_players (const RkJson  *object,
              GStrv         *players,
              GError       **error)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  RkJson list, place;
  guint length;

  rk_json_get_member (object, "players", &list);
  if (!rk_json_is_present (&list))
    return TRUE;
  if (!rk_json_read_list (&list, &length, error))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      rk_json_get_element (&list, i, &place);
      if (!rk_file_check_name (&place, error))
        return FALSE;
      g_strv_builder_add (builder, rk_json_get_text (&place));
    }
  *players = g_strv_builder_end (builder);
  return TRUE;
}

static gboolean
read_log_entry (const RkJson  *place,
                RkLogEntry   **entry,
                GError       **error)
{
  g_autoptr (GDateTime) time = NULL;
  g_auto (GStrv) players = NULL;
  const char *player = NULL, *other = NULL, *from = NULL, *to = NULL, *reason = NULL;
  guint action, way = RK_LOG_DONE, round, board, game;
  RkJson way_place;

  if (!rk_json_check_object (place, error) ||
      !rk_file_read_time (place, "time", &time, error) ||
      !rk_file_read_choice (place, "action", rk_tournament_file_actions, &action, error) ||
      !rk_file_read_name (place, "player", &player, error) ||
      !rk_file_read_name (place, "other", &other, error) ||
      !read_players (place, &players, error) ||
      !rk_file_read_count (place, "round", FALSE, &round, error) ||
      !rk_file_read_count (place, "board", FALSE, &board, error) ||
      !rk_file_read_count (place, "game", FALSE, &game, error) ||
      !rk_file_read_name (place, "from", &from, error) ||
      !rk_file_read_name (place, "to", &to, error) ||
      !rk_file_read_name (place, "reason", &reason, error))
    return FALSE;

  rk_json_get_member (place, "way", &way_place);
  if (rk_json_is_present (&way_place) &&
      !rk_json_read_choice (&way_place, rk_tournament_file_ways, &way, error))
    return FALSE;

  *entry = g_object_new (RK_TYPE_LOG_ENTRY,
                         "time", time,
                         "action", action,
                         "way", way,
                         "player", player,
                         "other", other,
                         "players", players,
                         "round", round,
                         "board", board,
                         "game", game,
                         "from", from,
                         "to", to,
                         "reason", reason,
                         NULL);
  rk_json_shape_keep_unusual (place, G_OBJECT (*entry), RK_PART_LOG_ENTRY,
                              rk_tournament_file_log_members, NULL);

  return TRUE;
}

/**
 * rk_tournament_file_read_log:
 * @root: the root of a tournament file
 * @error: return location for an error
 *
 * Returns: (transfer full) (element-type RkLogEntry): the log, or %NULL
 */
GPtrArray *
rk_tournament_file_read_log (const RkJson  *root,
                             GError       **error)
{
  g_autoptr (GPtrArray) log = g_ptr_array_new_with_free_func (g_object_unref);
  RkLogEntry *entry = NULL;
  RkJson list, place;
  guint length;

  rk_json_get_member (root, "log", &list);
  if (!rk_json_is_present (&list))
    return g_steal_pointer (&log);
  if (!rk_json_read_list (&list, &length, error))
    return NULL;

  for (guint i = 0; i < length; i++)
    {
      rk_json_get_element (&list, i, &place);
      if (!read_log_entry (&place, &entry, error))
        return NULL;
      g_ptr_array_add (log, entry);
    }

  return g_steal_pointer (&log);
}

/**
 * rk_tournament_file_get_linked:
 * @data: a state
 *
 * Returns: (transfer full) (element-type utf8): the ids of the matches that were
 *   played for it, borrowed
 */
GHashTable *
rk_tournament_file_get_linked (const RkTournamentData *data)
{
  GHashTable *linked = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < data->rounds->len; i++)
    {
      const RkTournamentRoundRecord *round = g_ptr_array_index (data->rounds, i);

      for (guint j = 0; j < round->pairings->len; j++)
        {
          const RkPairingRecord *pairing = g_ptr_array_index (round->pairings, j);

          for (guint k = 0; k < pairing->games->len; k++)
            {
              const char *match = g_array_index (pairing->games, RkGameRecord, k).match;

              if (match != NULL)
                g_hash_table_add (linked, (char *) match);
            }
        }
    }

  return linked;
}

/**
 * rk_tournament_file_check_games:
 * @root: the root of a tournament file
 * @data: what was read of it
 * @error: return location for an error
 *
 * Replays the matches that came with the tournament; each belongs to a game of it.
 *
 * Returns: whether all are sound
 */
gboolean
rk_tournament_file_check_games (const RkJson            *root,
                                const RkTournamentData  *data,
                                GError                 **error)
{
  g_autoptr (GHashTable) linked = NULL;
  RkJson list, place, id;
  guint length;

  rk_json_get_member (root, "games", &list);
  if (!rk_json_is_present (&list))
    return TRUE;
  if (!rk_json_read_list (&list, &length, error))
    return FALSE;

  linked = rk_tournament_file_get_linked (data);
  for (guint i = 0; i < length; i++)
    {
      g_autoptr (RkMatch) match = NULL;

      rk_json_get_element (&list, i, &place);
      match = rk_match_file_read (&place, error);
      if (match == NULL)
        return FALSE;

      rk_json_get_member (&place, "id", &id);
      if (!g_hash_table_remove (linked, rk_match_get_id (match)))
        return rk_json_unexpected_value (&id, error,
                                         _("expected the id of a match that some game refers to, "
                                           "and each id only once"));
    }

  return TRUE;
}

static void
keep (const RkJson      *object,
      const char        *member,
      RkTournament      *tournament,
      const char        *part,
      const char *const *known)
{
  RkJson place;

  rk_json_get_member (object, member, &place);
  if (rk_json_is_present (&place))
    rk_json_shape_keep (&place, G_OBJECT (tournament), part, known, NULL);
}

/* The shapes of the elements of a list, if there is one: @part gets a number. */
static void
keep_numbered (const RkJson      *object,
               const char        *member,
               gpointer           owner,
               const char        *part,
               const char *const *known,
               const char        *tag)
{
  RkJson list, place;

  rk_json_get_member (object, member, &list);
  for (guint i = 0;
       list.node != NULL && i < json_array_get_length (json_node_get_array (list.node)); i++)
    {
      g_autofree char *name = g_strdup_printf ("%s-%u", part, i);

      rk_json_get_element (&list, i, &place);
      rk_json_shape_keep_unusual (&place, owner, name, known, tag);
    }
}

/* Byes are known by their rounds. */
static void
keep_byes (const RkJson *player,
           RkEntrant    *entrant)
{
  const RkEntrantRecord *record = rk_entrant_get_record (entrant);
  RkJson list, place;

  rk_json_get_member (player, "byes", &list);
  for (guint i = 0; i < record->byes->len; i++)
    {
      const guint round = g_array_index (record->byes, RkByeRequest, i).round;
      g_autofree char *name = g_strdup_printf ("%s-%u", RK_PART_BYE, round);

      rk_json_get_element (&list, i, &place);
      rk_json_shape_keep_unusual (&place, G_OBJECT (entrant), name,
                                  rk_tournament_file_bye_members, NULL);
    }
}

static void
keep_players (const RkJson *root,
              RkTournament *tournament)
{
  GListModel *entrants = rk_tournament_get_entrants (tournament);
  RkJson list, place;

  rk_json_get_member (root, "players", &list);
  for (guint i = 0; i < g_list_model_get_n_items (entrants); i++)
    {
      g_autoptr (RkEntrant) entrant = g_list_model_get_item (entrants, i);

      rk_json_get_element (&list, i, &place);
      rk_json_shape_keep_unusual (&place, G_OBJECT (entrant), RK_PART_ENTRANT,
                                  rk_tournament_file_player_members, NULL);
      keep_byes (&place, entrant);
    }
}

static void
keep_pairing (const RkJson *place,
              RkPairing    *pairing)
{
  const RkPairingRecord *record = rk_pairing_get_record (pairing);
  const gboolean is_game = record->kind == RK_PAIRING_GAME;
  g_autofree char *tag = rk_tournament_file_pairing_tag (record);
  RkJson why;

  rk_json_shape_keep_unusual (place, G_OBJECT (pairing), RK_PART_PAIRING,
                              is_game ? rk_tournament_file_pairing_members
                                      : rk_tournament_file_round_bye_members,
                              tag);
  if (is_game)
    keep_numbered (place, "games", pairing, RK_PART_GAME, rk_tournament_file_game_members, tag);

  rk_json_get_member (place, "why", &why);
  if (!rk_json_is_present (&why))
    return;

  rk_json_shape_keep_unusual (&why, G_OBJECT (pairing), RK_PART_WHY,
                              rk_tournament_file_why_members, tag);
  keep_numbered (&why, "wishes", pairing, RK_PART_WISH, rk_tournament_file_wish_members, tag);
}

/* The pairings of a round stand in two lists in the file, in one in the model. */
static void
keep_round (const RkJson      *place,
            RkTournamentRound *round)
{
  const guint n_boards = rk_tournament_round_get_n_boards (round);
  GListModel *pairings = G_LIST_MODEL (round);
  RkJson boards, byes, element;

  rk_json_shape_keep_unusual (place, G_OBJECT (round), RK_PART_STAGE,
                              rk_tournament_file_round_members, NULL);
  rk_json_get_member (place, "pairings", &boards);
  rk_json_get_member (place, "byes", &byes);

  for (guint i = 0; i < g_list_model_get_n_items (pairings); i++)
    {
      g_autoptr (RkPairing) pairing = g_list_model_get_item (pairings, i);

      if (i < n_boards)
        rk_json_get_element (&boards, i, &element);
      else
        rk_json_get_element (&byes, i - n_boards, &element);
      keep_pairing (&element, pairing);
    }
}

static void
keep_rounds (const RkJson *root,
             RkTournament *tournament)
{
  GListModel *rounds = rk_tournament_get_rounds (tournament);
  RkJson list, place;

  rk_json_get_member (root, "rounds", &list);
  for (guint i = 0; i < g_list_model_get_n_items (rounds); i++)
    {
      g_autoptr (RkTournamentRound) round = g_list_model_get_item (rounds, i);

      rk_json_get_element (&list, i, &place);
      keep_round (&place, round);
    }
}

/**
 * rk_tournament_file_keep_shapes:
 * @root: the root of a tournament file
 * @tournament: what was made of it
 *
 * Keeps the shapes of all objects but those of the log with what was made of them.
 */
void
rk_tournament_file_keep_shapes (const RkJson *root,
                                RkTournament *tournament)
{
  RkJson regulations, game, start;

  rk_json_shape_keep (root, G_OBJECT (tournament), RK_PART_ROOT,
                      rk_tournament_file_root_members, NULL);
  keep (root, "event", tournament, RK_PART_EVENT, rk_tournament_file_event_members);
  keep (root, "regulations", tournament, RK_PART_REGULATIONS,
        rk_tournament_file_regulations_members);

  rk_json_get_member (root, "regulations", &regulations);
  keep (&regulations, "game", tournament, RK_PART_GAME_RULES,
        rk_tournament_file_game_rules_members);
  rk_json_get_member (&regulations, "game", &game);
  keep (&game, "rules", tournament, RK_PART_RULES, rk_match_file_rules_members);
  keep (&game, "start", tournament, RK_PART_START, rk_match_file_start_members);
  rk_json_get_member (&game, "start", &start);
  if (rk_json_is_present (&start))
    keep (&start, "reserve", tournament, RK_PART_RESERVE, rk_match_file_sides);

  keep_players (root, tournament);
  keep_rounds (root, tournament);
}
