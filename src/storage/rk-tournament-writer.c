/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The tree of a tournament file.  Members are put in the order of the tables in
 * rk-tournament-file.c; a shape that was kept when the tournament was read then
 * puts them in the order of the file and adds what was unknown. */
#include "rk-tournament-file-private.h"

#include "rk-file-values.h"
#include "rk-json-shape.h"
#include "rk-match-file-private.h"

/* Adds what a shape was applied to; takes @value. */
static void
add (JsonObject *object,
     const char *member,
     GObject    *owner,
     const char *part,
     JsonObject *value)
{
  json_object_set_member (object, member, rk_json_shape_apply (owner, part, NULL, value));
}

/* The same for one of several parts of a kind: @part gets a number. */
static JsonNode *
apply_numbered (GObject    *owner,
                const char *part,
                guint       number,
                const char *tag,
                JsonObject *value)
{
  g_autofree char *name = g_strdup_printf ("%s-%u", part, number);

  return rk_json_shape_apply (owner, name, tag, value);
}

static void
write_number (JsonObject *object,
              const char *member,
              guint       number)
{
  if (number > 0)
    json_object_set_int_member (object, member, number);
}

static void
write_points (JsonObject *object,
              const char *member,
              guint       points)
{
  g_autofree char *text = rk_tournament_file_print_points (points);

  json_object_set_string_member (object, member, text);
}

static void
write_both_points (JsonObject  *object,
                   const char  *member,
                   const guint  points[2])
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *text = rk_tournament_file_print_points (points[i]);

      json_array_add_string_element (list, text);
    }
  json_object_set_array_member (object, member, list);
}

/* The words of the bits that are set; nothing if none is. */
static void
write_bits (JsonObject        *object,
            const char        *member,
            const char *const *words,
            guint              bits)
{
  g_autoptr (JsonArray) list = json_array_new ();

  for (guint i = 0; words[i] != NULL; i++)
    if ((bits & (1u << i)) != 0)
      json_array_add_string_element (list, words[i]);

  if (json_array_get_length (list) > 0)
    json_object_set_array_member (object, member, json_array_ref (list));
}

static JsonObject *
write_event (const RkTournamentData *data)
{
  JsonObject *object = json_object_new ();

  rk_file_write_name (object, "name", data->name);
  rk_file_write_name (object, "site", data->site);
  if (rk_file_is_date (data->date))
    json_object_set_string_member (object, "date", data->date);

  return object;
}

static JsonObject *
write_game_rules (GObject       *tournament,
                  const RkRules *rules)
{
  JsonObject *object = json_object_new ();

  add (object, "rules", tournament, RK_PART_RULES,
       rk_match_file_write_rules (rules, tournament));
  if (rules->has_start)
    add (object, "start", tournament, RK_PART_START,
         rk_match_file_write_start (rules, tournament));

  return object;
}

static JsonArray *
write_tie_breaks (const RkRegulations *regulations)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < regulations->n_tie_breaks; i++)
    json_array_add_string_element (list,
                                   rk_tournament_file_tie_breaks[regulations->tie_breaks[i]]);

  return list;
}

static JsonObject *
write_regulations (GObject             *tournament,
                   const RkRegulations *regulations)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "system",
                                 rk_tournament_file_systems[regulations->system]);
  write_number (object, "rounds", regulations->n_rounds);
  json_object_set_int_member (object, "games", regulations->n_games);
  add (object, "game", tournament, RK_PART_GAME_RULES,
       write_game_rules (tournament, &regulations->game));
  json_object_set_string_member (object, "initial-role",
                                 rk_tournament_file_roles[regulations->initial_role]);
  write_points (object, "bye", regulations->bye_points);
  json_object_set_int_member (object, "half-byes", regulations->max_half_byes);
  json_object_set_boolean_member (object, "half-bye-in-last", regulations->half_bye_in_last);
  json_object_set_int_member (object, "late-until", regulations->late_until);
  json_object_set_boolean_member (object, "late-half-point", regulations->late_half_point);
  json_object_set_boolean_member (object, "half-rule", regulations->half_rule);
  json_object_set_boolean_member (object, "swap-last-rounds", regulations->swap_last_rounds);
  json_object_set_boolean_member (object, "third-place", regulations->third_place);
  json_object_set_array_member (object, "tie-breaks", write_tie_breaks (regulations));
  json_object_set_int_member (object, "minutes", regulations->round_minutes);
  json_object_set_int_member (object, "seed", regulations->seed);

  return object;
}

static JsonNode *
write_requested_bye (GObject            *entrant,
                     const RkByeRequest *bye)
{
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, "round", bye->round);
  write_points (object, "points", bye->points);

  return apply_numbered (entrant, RK_PART_BYE, bye->round, NULL, object);
}

static JsonNode *
write_player (const RkEntrantRecord *record,
              GObject               *entrant)
{
  JsonObject *object = json_object_new ();
  JsonArray *byes;

  json_object_set_int_member (object, "id", record->id);
  write_number (object, "number", record->number);
  rk_file_write_name (object, "name", record->name);
  rk_file_write_name (object, "club", record->club);
  write_number (object, "strength", record->strength);
  json_object_set_int_member (object, "entered", record->entered);
  write_number (object, "withdrawn", record->withdrawn);

  if (record->byes->len > 0)
    {
      byes = json_array_new ();
      for (guint i = 0; i < record->byes->len; i++)
        json_array_add_element (byes,
                                write_requested_bye (entrant, &g_array_index (record->byes,
                                                                              RkByeRequest, i)));
      json_object_set_array_member (object, "byes", byes);
    }

  return rk_json_shape_apply (entrant, RK_PART_ENTRANT, NULL, object);
}

static JsonArray *
write_forbidden (const RkTournamentData *data)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < data->forbidden->len; i++)
    {
      const RkFieldPair *pair = &g_array_index (data->forbidden, RkFieldPair, i);
      JsonArray *both = json_array_new ();

      json_array_add_int_element (both, pair->a);
      json_array_add_int_element (both, pair->b);
      json_array_add_array_element (list, both);
    }

  return list;
}

static JsonNode *
write_wish (GObject      *pairing,
            guint         index,
            const char   *tag,
            const RkWish *wish)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "strength",
                                 rk_tournament_file_wishes[wish->strength]);
  if (wish->role != RK_ROLE_NONE)
    json_object_set_string_member (object, "role", rk_tournament_file_roles[wish->role]);
  if (wish->difference != 0)
    json_object_set_int_member (object, "difference", wish->difference);

  return apply_numbered (pairing, RK_PART_WISH, index, tag, object);
}

static gboolean
is_wish (const RkWish *wish)
{
  return wish->strength != RK_WISH_NONE || wish->role != RK_ROLE_NONE ||
         wish->difference != 0;
}

/* What is as usual is left out: there are many pairings. */
static void
write_why_known (JsonObject         *object,
                 GObject            *pairing,
                 const char         *tag,
                 const RkPairingWhy *why)
{
  write_points (object, "bracket", why->bracket);
  if (why->floats[0] != why->bracket || why->floats[1] != why->bracket)
    write_both_points (object, "floats", why->floats);

  if (is_wish (&why->wishes[0]) || is_wish (&why->wishes[1]))
    {
      JsonArray *wishes = json_array_new ();

      for (guint i = 0; i < 2; i++)
        json_array_add_element (wishes, write_wish (pairing, i, tag, &why->wishes[i]));
      json_object_set_array_member (object, "wishes", wishes);
    }

  json_object_set_string_member (object, "role",
                                 rk_tournament_file_role_rules[why->role_rule]);
  if (why->criterion != RK_CRITERION_ORDER)
    json_object_set_string_member (object, "criterion",
                                   rk_tournament_file_criteria[why->criterion]);
}

static void
write_why (JsonObject         *parent,
           GObject            *pairing,
           const char         *tag,
           const RkPairingWhy *why)
{
  JsonObject *object;

  if (!why->known && !why->by_arbiter && !rk_json_shape_is_kept (pairing, RK_PART_WHY, tag))
    return;

  object = json_object_new ();
  if (why->known)
    write_why_known (object, pairing, tag, why);
  if (why->by_arbiter)
    json_object_set_boolean_member (object, "arbiter", TRUE);

  json_object_set_member (parent, "why",
                          rk_json_shape_apply (pairing, RK_PART_WHY, tag, object));
}

static JsonNode *
write_game (GObject            *pairing,
            guint               index,
            const char         *tag,
            const RkGameRecord *game)
{
  JsonObject *object = json_object_new ();
  const RkRole role = game->first_begins ? RK_ROLE_FIRST : RK_ROLE_SECOND;

  json_object_set_string_member (object, "begins", rk_tournament_file_roles[role]);
  if (game->result != RK_RESULT_NONE)
    json_object_set_string_member (object, "result", rk_tournament_file_results[game->result]);
  if (game->has_margin)
    json_object_set_int_member (object, "margin", game->margin);
  if (game->match != NULL)
    json_object_set_string_member (object, "match", game->match);
  write_bits (object, "flags", rk_tournament_file_flags, game->flags);

  return apply_numbered (pairing, RK_PART_GAME, index, tag, object);
}

static JsonNode *
write_board (const RkPairingRecord  *record,
             GObject                *pairing,
             const RkTournamentData *data)
{
  g_autofree char *tag = rk_tournament_file_pairing_tag (record);
  JsonObject *object = json_object_new ();
  JsonArray *games = json_array_new ();
  guint points[2];

  json_object_set_int_member (object, "board", record->board);
  json_object_set_int_member (object, "first", record->first);
  json_object_set_int_member (object, "second", record->second);

  for (guint i = 0; i < record->games->len; i++)
    json_array_add_element (games, write_game (pairing, i, tag,
                                               &g_array_index (record->games,
                                                               RkGameRecord, i)));
  json_object_set_array_member (object, "games", games);

  if (!rk_pairing_record_is_open (record))
    {
      rk_tournament_data_get_points (data, record, points);
      write_both_points (object, "points", points);
    }
  write_why (object, pairing, tag, &record->why);

  return rk_json_shape_apply (pairing, RK_PART_PAIRING, tag, object);
}

static JsonNode *
write_bye (const RkPairingRecord  *record,
           GObject                *pairing,
           const RkTournamentData *data)
{
  g_autofree char *tag = rk_tournament_file_pairing_tag (record);
  JsonObject *object = json_object_new ();
  guint points[2];

  json_object_set_int_member (object, "player", record->first);
  json_object_set_string_member (object, "kind", rk_tournament_file_bye_kinds[record->kind]);
  rk_tournament_data_get_points (data, record, points);
  write_points (object, "points", points[0]);
  write_why (object, pairing, tag, &record->why);

  return rk_json_shape_apply (pairing, RK_PART_PAIRING, tag, object);
}

/* @pairings: the objects of its pairings. */
static JsonNode *
write_round (const RkTournamentRoundRecord *record,
             GObject                       *round,
             GPtrArray                     *pairings,
             const RkTournamentData        *data)
{
  JsonObject *object = json_object_new ();
  JsonArray *boards = json_array_new ();
  g_autoptr (JsonArray) byes = json_array_new ();

  if (record->published != NULL)
    rk_file_write_time (object, "published", record->published);
  write_bits (object, "allowed", rk_tournament_file_relaxed, record->relaxed);

  for (guint i = 0; i < record->pairings->len; i++)
    {
      const RkPairingRecord *pairing = g_ptr_array_index (record->pairings, i);
      GObject *owner = g_ptr_array_index (pairings, i);

      if (pairing->kind == RK_PAIRING_GAME)
        json_array_add_element (boards, write_board (pairing, owner, data));
      else
        json_array_add_element (byes, write_bye (pairing, owner, data));
    }

  json_object_set_array_member (object, "pairings", boards);
  if (json_array_get_length (byes) > 0)
    json_object_set_array_member (object, "byes", json_array_ref (byes));

  return rk_json_shape_apply (round, RK_PART_STAGE, NULL, object);
}

/* What the arbiter typed may have been longer than is read. */
static void
write_text (JsonObject *object,
            const char *member,
            const char *text)
{
  g_autofree char *valid = text != NULL ? g_utf8_make_valid (text, -1) : NULL;

  rk_file_write_name (object, member, valid);
}

/* The names of players who were added together. */
static void
write_names (JsonObject        *object,
             const char *const *names)
{
  JsonArray *array;

  if (names == NULL)
    return;

  array = json_array_new ();
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *valid = g_utf8_make_valid (names[i], -1);

      json_array_add_string_element (array, valid);
    }
  json_object_set_array_member (object, "players", array);
}

static JsonNode *
write_log_entry (RkLogEntry *entry)
{
  const RkLogWay way = rk_log_entry_get_way (entry);
  JsonObject *object = json_object_new ();

  rk_file_write_time (object, "time", rk_log_entry_get_time (entry));
  json_object_set_string_member (object, "action",
                                 rk_tournament_file_actions[rk_log_entry_get_action (entry)]);
  if (way != RK_LOG_DONE)
    json_object_set_string_member (object, "way", rk_tournament_file_ways[way]);
  write_text (object, "player", rk_log_entry_get_player (entry));
  write_text (object, "other", rk_log_entry_get_other (entry));
  write_names (object, rk_log_entry_get_players (entry));
  write_number (object, "round", rk_log_entry_get_round (entry));
  write_number (object, "board", rk_log_entry_get_board (entry));
  write_number (object, "game", rk_log_entry_get_game (entry));
  write_text (object, "from", rk_log_entry_get_from (entry));
  write_text (object, "to", rk_log_entry_get_to (entry));
  write_text (object, "reason", rk_log_entry_get_reason (entry));

  return rk_json_shape_apply (G_OBJECT (entry), RK_PART_LOG_ENTRY, NULL, object);
}

static JsonArray *
write_players (const RkTournamentSnapshot *snapshot)
{
  GPtrArray *records = snapshot->data->entrants;
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < records->len; i++)
    json_array_add_element (list, write_player (g_ptr_array_index (records, i),
                                                g_ptr_array_index (snapshot->entrants, i)));

  return list;
}

static JsonArray *
write_rounds (const RkTournamentSnapshot *snapshot)
{
  GPtrArray *records = snapshot->data->rounds;
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < records->len; i++)
    json_array_add_element (list, write_round (g_ptr_array_index (records, i),
                                               g_ptr_array_index (snapshot->rounds, i),
                                               g_ptr_array_index (snapshot->pairings, i),
                                               snapshot->data));

  return list;
}

static JsonArray *
write_log (const RkTournamentSnapshot *snapshot)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < snapshot->log->len; i++)
    json_array_add_element (list, write_log_entry (g_ptr_array_index (snapshot->log, i)));

  return list;
}

static const char *
get_match_id (JsonNode *match)
{
  return json_object_get_string_member (json_node_get_object (match), "id");
}

/* The matches that a game is linked to, each once: no other is read again. */
static void
write_games (JsonObject             *root,
             const RkTournamentData *data,
             JsonNode               *games)
{
  g_autoptr (GHashTable) linked = rk_tournament_file_get_linked (data);
  g_autoptr (JsonArray) list = json_array_new ();
  JsonArray *all = json_node_get_array (games);

  for (guint i = 0; i < json_array_get_length (all); i++)
    {
      JsonNode *match = json_array_get_element (all, i);

      if (g_hash_table_remove (linked, get_match_id (match)))
        json_array_add_element (list, json_node_ref (match));
    }

  if (json_array_get_length (list) > 0)
    json_object_set_array_member (root, "games", json_array_ref (list));
}

/* The application that wrote the file is kept until a change is saved; it may
 * not be told at all. */
static const char *
get_application (const RkTournamentSnapshot *snapshot)
{
  if (snapshot->application == NULL &&
      !rk_json_shape_is_kept (G_OBJECT (snapshot->tournament), RK_PART_ROOT, NULL))
    return RK_TOURNAMENT_FILE_APPLICATION;

  return snapshot->application;
}

static void
write_head (JsonObject                 *root,
            const RkTournamentSnapshot *snapshot)
{
  json_object_set_string_member (root, "format", RK_TOURNAMENT_FILE_FORMAT);
  json_object_set_int_member (root, "version", RK_TOURNAMENT_FILE_VERSION);
  json_object_set_string_member (root, "id", snapshot->id);
  rk_file_write_time (root, "created", snapshot->created);
  rk_file_write_time (root, "modified", snapshot->modified);
  rk_file_write_name (root, "application", get_application (snapshot));
}

/**
 * rk_tournament_file_write:
 * @snapshot: a tournament as it was
 * @games: (nullable): a list of matches to put into the file
 *
 * Makes the tree of its file.  Can be called in any thread.
 *
 * Returns: (transfer full): the root of the tree
 */
JsonNode *
rk_tournament_file_write (const RkTournamentSnapshot *snapshot,
                          JsonNode                   *games)
{
  const RkTournamentData *data = snapshot->data;
  GObject *owner = G_OBJECT (snapshot->tournament);
  JsonObject *root = json_object_new ();

  write_head (root, snapshot);
  add (root, "event", owner, RK_PART_EVENT, write_event (data));
  add (root, "regulations", owner, RK_PART_REGULATIONS,
       write_regulations (owner, &data->regulations));
  if (data->shortened)
    json_object_set_boolean_member (root, "shortened", TRUE);
  if (data->numbers_given)
    json_object_set_boolean_member (root, "numbers-given", TRUE);
  json_object_set_int_member (root, "next-player", data->next_id);
  json_object_set_array_member (root, "players", write_players (snapshot));
  if (data->forbidden->len > 0)
    json_object_set_array_member (root, "forbidden", write_forbidden (data));
  json_object_set_array_member (root, "rounds", write_rounds (snapshot));
  if (snapshot->log->len > 0)
    json_object_set_array_member (root, "log", write_log (snapshot));
  if (games != NULL)
    write_games (root, data, games);

  return rk_json_shape_apply (owner, RK_PART_ROOT, NULL, root);
}
