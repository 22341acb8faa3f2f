/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The tree of a match file.  Members are put in the order of the tables in
 * rk-match-file.c; a shape that was kept when the match was read then puts them
 * in the order of the file and adds what was unknown. */
#include "rk-match-file-private.h"

#include "rk-file-values.h"
#include "rk-json-shape.h"
#include "rk-match-private.h"
#include "rk-match-texts-private.h"
#include "rk-notation.h"

/* Adds what a shape was applied to; takes @value. */
static void
add (JsonObject *object,
     const char *member,
     GObject    *owner,
     const char *part,
     const char *tag,
     JsonObject *value)
{
  json_object_set_member (object, member, rk_json_shape_apply (owner, part, tag, value));
}

static void
write_count (JsonObject *object,
             const char *member,
             guint       count)
{
  if (count > 0)
    json_object_set_int_member (object, member, count);
}

static JsonObject *
write_both (guint south,
            guint north)
{
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, "south", south);
  json_object_set_int_member (object, "north", north);

  return object;
}

static JsonObject *
write_event (RkEvent *event)
{
  JsonObject *object = json_object_new ();

  rk_file_write_name (object, "name", rk_event_get_name (event));
  rk_file_write_name (object, "site", rk_event_get_site (event));
  rk_file_write_name (object, "date", rk_event_get_date (event));
  rk_file_write_name (object, "tournament", rk_event_get_tournament (event));
  write_count (object, "round", rk_event_get_round (event));
  write_count (object, "board", rk_event_get_board (event));
  write_count (object, "game", rk_event_get_game (event));

  return object;
}

static JsonObject *
write_player (RkPlayer *player)
{
  const RkPlayerType type = rk_player_get_player_type (player);
  const RkLevel level = rk_player_get_level (player);
  JsonObject *object = json_object_new ();

  rk_file_write_name (object, "name", rk_player_get_name (player));
  json_object_set_string_member (object, "type", rk_match_file_player_types[type]);
  if (type == RK_PLAYER_COMPUTER && level != RK_LEVEL_NONE)
    json_object_set_string_member (object, "level", rk_match_file_levels[level]);

  return object;
}

static JsonObject *
write_players (RkMatch *match)
{
  JsonObject *object = json_object_new ();

  for (guint side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      RkPlayer *player = rk_match_get_player (match, side);

      add (object, rk_match_file_sides[side],
           G_OBJECT (player), RK_PART_PLAYER, NULL, write_player (player));
    }

  return object;
}

/* A limit that is off is written as null, unless the file did not say so. */
static void
write_limit (JsonObject *object,
             GObject    *owner,
             const char *member,
             guint       limit)
{
  if (limit > 0)
    json_object_set_int_member (object, member, limit);
  else if (!rk_json_shape_lacks (owner, RK_PART_RULES, member))
    json_object_set_null_member (object, member);
}

/**
 * rk_match_file_write_rules:
 * @rules: some rules
 * @owner: what they are the rules of, with which the shape was kept
 *
 * Makes an object of the rules, all but the start.
 *
 * Returns: (transfer full): the object
 */
JsonObject *
rk_match_file_write_rules (const RkRules *rules,
                           GObject       *owner)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "name", RK_MATCH_FILE_GAME);
  json_object_set_int_member (object, "holes", rules->n_holes);
  json_object_set_string_member (object, "direction",
                                 rk_match_file_directions[rules->direction]);
  json_object_set_string_member (object, "first", rk_match_file_sides[rules->first]);
  json_object_set_string_member (object, "next-first",
                                 rk_match_file_next_firsts[rules->next_first]);
  write_limit (object, owner, "rounds", rules->max_rounds);
  write_limit (object, owner, "wins", rules->max_wins);
  if (rules->decides != RK_DECIDES_STONES ||
      !rk_json_shape_lacks (owner, RK_PART_RULES, "decides"))
    json_object_set_string_member (object, "decides", rk_match_file_decides[rules->decides]);

  return object;
}

/**
 * rk_match_file_write_start:
 * @rules: rules with a start set up by hand
 * @owner: what they are the rules of, with which the shape was kept
 *
 * Makes an object of the start.
 *
 * Returns: (transfer full): the object
 */
JsonObject *
rk_match_file_write_start (const RkRules *rules,
                           GObject       *owner)
{
  const guint *reserve = rules->start_reserve;
  JsonObject *object = json_object_new ();
  char position[RK_POSITION_TEXT_SIZE];

  rk_position_print (&rules->start, position);
  json_object_set_string_member (object, "position", position);
  if (reserve[RK_SOUTH] + reserve[RK_NORTH] > 0 ||
      !rk_json_shape_lacks (owner, RK_PART_START, "reserve"))
    add (object, "reserve", owner, RK_PART_RESERVE, NULL,
         write_both (reserve[RK_SOUTH], reserve[RK_NORTH]));

  return object;
}

/* The result once all is redone: of a round that is over, its result. */
static JsonNode *
write_round_result (RkRound *round)
{
  g_autofree char *tag = rk_match_file_round_tag (round);
  JsonObject *object = json_object_new ();
  RkSide by;
  guint won[2];
  RkRoundEnd end = rk_round_get_final_end (round, &by, won);

  json_object_set_string_member (object, "reason", rk_match_file_round_ends[end]);
  if (end == RK_ROUND_CONCEDED)
    json_object_set_string_member (object, "by", rk_match_file_sides[by]);
  add (object, "won", G_OBJECT (round), RK_PART_WON, tag,
       write_both (won[RK_SOUTH], won[RK_NORTH]));

  return rk_json_shape_apply (G_OBJECT (round), RK_PART_RESULT, tag, object);
}

static void
write_round_start (JsonObject *object,
                   RkRound    *round)
{
  json_object_set_string_member (object, "first",
                                 rk_match_file_sides[rk_round_get_first (round)]);
  add (object, "open", G_OBJECT (round), RK_PART_OPEN, NULL,
       write_both (rk_round_get_open (round, RK_SOUTH),
                   rk_round_get_open (round, RK_NORTH)));
  add (object, "reserve", G_OBJECT (round), RK_PART_RESERVE, NULL,
       write_both (rk_round_get_reserve (round, RK_SOUTH),
                   rk_round_get_reserve (round, RK_NORTH)));
}

static void
write_moves (JsonObject *object,
             RkRound    *round,
             guint       from,
             guint       to)
{
  JsonArray *moves = json_array_new ();

  for (guint i = from; i < to; i++)
    rk_match_texts_write_move (moves, rk_round_get_any_move (round, i));
  json_object_set_array_member (object, "moves", moves);
}

/* A round as far as it was played. */
static JsonNode *
write_round (RkRound *round)
{
  const guint n_moves = rk_round_get_n_moves (round);
  JsonObject *object = json_object_new ();

  write_round_start (object, round);
  write_moves (object, round, 0, n_moves);
  rk_match_texts_write (G_OBJECT (round), 0, n_moves, object);
  if (rk_round_is_over (round))
    json_object_set_member (object, "result", write_round_result (round));

  return rk_json_shape_apply (G_OBJECT (round), RK_PART_ROUND, NULL, object);
}

/* What was taken back of a round: @from is how many moves stay. */
static void
write_undone_moves (JsonObject *object,
                    RkRound    *round,
                    guint       from,
                    gboolean    is_whole)
{
  const guint n_moves = rk_round_get_n_all_moves (round);

  write_moves (object, round, from, n_moves);
  rk_match_texts_write (G_OBJECT (round), is_whole ? 0 : from + 1, G_MAXUINT, object);

  if (rk_round_get_final_end (round, NULL, NULL) != RK_ROUND_GOES_ON &&
      (is_whole || !rk_round_is_over (round)))
    json_object_set_member (object, "result", write_round_result (round));
}

/* What was taken back of the round that is being played. */
static JsonNode *
write_round_rest (RkMatch *match,
                  RkRound *round)
{
  g_autofree char *tag = rk_match_file_number_tag (round);
  JsonObject *object = json_object_new ();

  write_undone_moves (object, round, rk_round_get_n_moves (round), FALSE);

  return rk_json_shape_apply (G_OBJECT (match), RK_PART_UNDONE_ROUND, tag, object);
}

/* A round that was taken back as a whole. */
static JsonNode *
write_undone_round (RkRound *round)
{
  JsonObject *object = json_object_new ();

  write_round_start (object, round);
  write_undone_moves (object, round, 0, TRUE);

  return rk_json_shape_apply (G_OBJECT (round), RK_PART_ROUND, NULL, object);
}

/* Adds the result once all is redone, if there is one: of a match that is over,
 * its result. */
static void
write_match_result (JsonObject *parent,
                    RkMatch    *match)
{
  g_autofree char *tag = rk_match_file_match_tag (match);
  JsonObject *object;
  RkWinner winner;
  RkSide by;
  RkMatchEnd end = rk_match_get_final_end (match, &winner, &by);

  if (end == RK_MATCH_GOES_ON)
    return;

  object = json_object_new ();

  if (winner == RK_WINNER_DRAW)
    json_object_set_null_member (object, "winner");
  else
    json_object_set_string_member (object, "winner",
                                   rk_match_file_sides[winner == RK_WINNER_NORTH]);
  json_object_set_string_member (object, "reason", rk_match_file_match_ends[end]);
  if (end == RK_MATCH_CONCEDED)
    json_object_set_string_member (object, "by", rk_match_file_sides[by]);

  add (parent, "result", G_OBJECT (match), RK_PART_RESULT, tag, object);
}

/* The rounds that can be redone, the first of them the rest of the one that is
 * being played; none if there is nothing in it. */
static void
write_undone_rounds (JsonObject *object,
                     RkMatch    *match)
{
  const guint n_rounds = rk_match_get_n_rounds (match);
  const guint n_all = rk_match_get_n_all_rounds (match);
  RkRound *current = rk_match_get_current_round (match);
  g_autofree char *tag = rk_match_file_number_tag (current);
  JsonArray *rounds;

  if (n_all == n_rounds &&
      rk_round_get_n_all_moves (current) == rk_round_get_n_moves (current) &&
      rk_round_get_undone_end (current) == RK_ROUND_GOES_ON &&
      !rk_json_shape_is_kept (G_OBJECT (match), RK_PART_UNDONE_ROUND, tag))
    return;

  rounds = json_array_new ();
  json_array_add_element (rounds, write_round_rest (match, current));
  for (guint i = n_rounds; i < n_all; i++)
    json_array_add_element (rounds, write_undone_round (rk_match_get_any_round (match, i)));

  json_object_set_array_member (object, "rounds", rounds);
}

static JsonObject *
write_undone (RkMatch *match)
{
  JsonObject *object = json_object_new ();

  write_undone_rounds (object, match);
  write_match_result (object, match);

  return object;
}

static JsonArray *
write_rounds (RkMatch *match)
{
  JsonArray *rounds = json_array_new ();

  for (guint i = 0; i < rk_match_get_n_rounds (match); i++)
    json_array_add_element (rounds, write_round (rk_match_get_round (match, i)));

  return rounds;
}

/* The application that wrote the file is kept until a change is saved; it may
 * not be told at all. */
static const char *
get_application (RkMatch *match)
{
  const char *application = g_object_get_data (G_OBJECT (match), RK_PART_APPLICATION);

  if (application == NULL &&
      !rk_json_shape_is_kept (G_OBJECT (match), RK_PART_ROOT, NULL))
    application = RK_MATCH_FILE_APPLICATION;

  return application;
}

static void
write_head (JsonObject *root,
            RkMatch    *match)
{
  json_object_set_string_member (root, "format", RK_MATCH_FILE_FORMAT);
  json_object_set_int_member (root, "version", RK_MATCH_FILE_VERSION);
  json_object_set_string_member (root, "id", rk_match_get_id (match));
  rk_file_write_time (root, "created", rk_match_get_created (match));
  rk_file_write_time (root, "modified", rk_match_get_modified (match));
  rk_file_write_name (root, "application", get_application (match));
}

static void
write_tail (JsonObject *root,
            RkMatch    *match)
{
  RkAnalysis *analysis = rk_match_get_analysis (match);

  if (rk_match_get_end (match) != RK_MATCH_GOES_ON)
    write_match_result (root, match);
  else if (rk_match_can_redo (match) ||
           rk_json_shape_is_kept (G_OBJECT (match), RK_PART_UNDONE, NULL))
    add (root, "undone", G_OBJECT (match), RK_PART_UNDONE, NULL, write_undone (match));

  if (analysis != NULL)
    json_object_set_member (root, "analysis", rk_match_file_write_analysis (match, analysis));
}

/**
 * rk_match_file_write:
 * @match: a match
 *
 * Makes the tree of its file.
 *
 * Returns: (transfer full): the root of the tree
 */
JsonNode *
rk_match_file_write (RkMatch *match)
{
  const RkRules *rules = rk_match_get_rules (match);
  RkEvent *event = rk_match_get_event (match);
  const char *comment = rk_match_get_comment (match);
  JsonObject *root = json_object_new ();

  write_head (root, match);
  if (event != NULL)
    add (root, "event", G_OBJECT (event), RK_PART_EVENT, NULL, write_event (event));
  add (root, "players", G_OBJECT (match), RK_PART_PLAYERS, NULL, write_players (match));
  add (root, "rules", G_OBJECT (match), RK_PART_RULES, NULL,
       rk_match_file_write_rules (rules, G_OBJECT (match)));
  if (rules->has_start)
    add (root, "start", G_OBJECT (match), RK_PART_START, NULL,
         rk_match_file_write_start (rules, G_OBJECT (match)));
  if (comment != NULL && *comment != '\0')
    json_object_set_string_member (root, "comment", comment);
  json_object_set_array_member (root, "rounds", write_rounds (match));
  write_tail (root, match);

  return rk_json_shape_apply (G_OBJECT (match), RK_PART_ROOT, NULL, root);
}
