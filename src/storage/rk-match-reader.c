/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Everything of a match file but what was played. */
#include "rk-match-file-private.h"

#include <glib/gi18n-lib.h>

#include "rk-file-values.h"
#include "rk-json-shape.h"
#include "rk-notation.h"

static gboolean
read_event (const RkJson  *root,
            RkEvent      **event,
            GError       **error)
{
  RkJson place, uuid;
  const char *name = NULL, *site = NULL, *date = NULL, *tournament = NULL;
  guint round, board, game;

  rk_json_get_member (root, "event", &place);
  if (!rk_json_is_present (&place))
    return TRUE;

  if (!rk_json_check_object (&place, error) ||
      !rk_file_read_name (&place, "name", &name, error) ||
      !rk_file_read_name (&place, "site", &site, error) ||
      !rk_file_read_date (&place, "date", &date, error))
    return FALSE;

  rk_json_get_member (&place, "tournament", &uuid);
  if ((rk_json_is_present (&uuid) && !rk_file_read_uuid (&uuid, &tournament, error)) ||
      !rk_file_read_count (&place, "round", FALSE, &round, error) ||
      !rk_file_read_count (&place, "board", FALSE, &board, error) ||
      !rk_file_read_count (&place, "game", FALSE, &game, error))
    return FALSE;

  *event = g_object_new (RK_TYPE_EVENT,
                         "name", name,
                         "site", site,
                         "date", date,
                         "tournament", tournament,
                         "round", round,
                         "board", board,
                         "game", game,
                         NULL);
  rk_json_shape_keep (&place, G_OBJECT (*event), RK_PART_EVENT,
                      rk_match_file_event_members, NULL);

  return TRUE;
}

static gboolean
read_player (const RkJson  *players,
             RkSide         side,
             RkPlayer     **player,
             GError       **error)
{
  RkJson place, level;
  const char *name = NULL;
  guint type;
  guint strength = 0;

  rk_json_get_member (players, rk_match_file_sides[side], &place);
  if (!rk_json_check_object (&place, error) ||
      !rk_file_read_name (&place, "name", &name, error) ||
      !rk_file_read_choice (&place, "type", rk_match_file_player_types, &type, error))
    return FALSE;

  rk_json_get_member (&place, "level", &level);
  if (rk_json_is_present (&level))
    {
      if (!rk_json_read_choice (&level, rk_match_file_levels + 1, &strength, error))
        return FALSE;
      if (type != RK_PLAYER_COMPUTER)
        return rk_json_unexpected_value (&level, error,
                                         _("expected nothing, since only a computer has a "
                                           "level"));
      strength++;
    }

  *player = rk_player_new (name, type, strength);
  rk_json_shape_keep (&place, G_OBJECT (*player), RK_PART_PLAYER,
                      rk_match_file_player_members, NULL);

  return TRUE;
}

static gboolean
read_players (const RkJson  *root,
              RkPlayer     **south,
              RkPlayer     **north,
              GError       **error)
{
  RkJson place;

  rk_json_get_member (root, "players", &place);

  return rk_json_check_object (&place, error) &&
         read_player (&place, RK_SOUTH, south, error) &&
         read_player (&place, RK_NORTH, north, error);
}

/**
 * rk_match_file_read_rules:
 * @root: an object with a member "rules"
 * @rules: (out): the rules, all but the start
 * @error: return location for an error
 *
 * Returns: whether they are sound
 */
gboolean
rk_match_file_read_rules (const RkJson  *root,
                          RkRules       *rules,
                          GError       **error)
{
  RkJson place, name, holes, decides;
  guint direction, first, next_first, decided = RK_DECIDES_STONES;

  rk_json_get_member (root, "rules", &place);
  if (!rk_json_check_object (&place, error))
    return FALSE;

  rk_json_get_member (&place, "name", &name);
  rk_json_get_member (&place, "holes", &holes);
  rk_json_get_member (&place, "decides", &decides);
  if (!rk_json_expect_text (&name, RK_MATCH_FILE_GAME, error) ||
      !rk_json_read_number (&holes, RK_MAX_HOLES - 1, RK_MAX_HOLES, &rules->n_holes, error) ||
      !rk_file_read_choice (&place, "direction", rk_match_file_directions, &direction, error) ||
      !rk_file_read_choice (&place, "first", rk_match_file_sides, &first, error) ||
      !rk_file_read_choice (&place, "next-first", rk_match_file_next_firsts, &next_first, error) ||
      !rk_file_read_count (&place, "rounds", TRUE, &rules->max_rounds, error) ||
      !rk_file_read_count (&place, "wins", TRUE, &rules->max_wins, error) ||
      (rk_json_is_present (&decides) &&
       !rk_json_read_choice (&decides, rk_match_file_decides, &decided, error)))
    return FALSE;

  rules->direction = direction;
  rules->first = first;
  rules->next_first = next_first;
  rules->decides = decided;

  return TRUE;
}

static gboolean
read_reserve (const RkJson  *start,
              RkRules       *rules,
              GError       **error)
{
  const guint most = 2 * RK_FOUR * rules->n_holes;
  RkJson place, side;

  rk_json_get_member (start, "reserve", &place);
  if (!rk_json_is_present (&place))
    return TRUE;
  if (!rk_json_check_object (&place, error))
    return FALSE;

  for (guint i = RK_SOUTH; i <= RK_NORTH; i++)
    {
      rk_json_get_member (&place, rk_match_file_sides[i], &side);
      if (!rk_json_read_number (&side, 0, most, &rules->start_reserve[i], error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_position (const RkJson  *start,
               RkRules       *rules,
               GError       **error)
{
  RkNotationFault fault;
  RkJson place;
  const char *text;
  g_autofree char *message = NULL;
  g_autofree char *column = NULL;

  rk_json_get_member (start, "position", &place);
  if (!rk_json_read_text (&place, &text, error))
    return FALSE;

  if (!rk_position_parse (&rules->start, text, rules->direction, &fault))
    {
      column = g_strdup_printf ("%ld", g_utf8_strlen (text, fault.offset) + 1);
      /* TRANSLATORS: the number of a character in a text, and what is wrong
       * there. */
      message = g_strdup_printf (_("character %1$s: %2$s"), column, _(fault.message));

      return rk_json_unexpected_value (&place, error, message);
    }

  if (rules->start.n_holes != rules->n_holes)
    return rk_json_unexpected_value (&place, error,
                                     _("expected as many holes in a row as \"rules\" says"));
  if (rules->start.turn != rules->first)
    return rk_json_unexpected_value (&place, error,
                                     _("expected the player to move that \"rules\" says "
                                       "is first"));

  return TRUE;
}

static gboolean
check_total (const RkJson   *start,
             const RkRules  *rules,
             GError        **error)
{
  const guint expected = 2 * RK_FOUR * rules->n_holes;
  guint found = 0;
  g_autofree char *found_text = NULL;
  g_autofree char *expected_text = NULL;
  g_autofree char *message = NULL;

  for (guint side = RK_SOUTH; side <= RK_NORTH; side++)
    found += rk_position_get_on_board (&rules->start, side) +
             rules->start.captured[side] + rules->start_reserve[side];

  if (found == expected)
    return TRUE;

  found_text = g_strdup_printf ("%u", found);
  expected_text = g_strdup_printf ("%u", expected);
  message = g_strdup_printf (_("found %1$s stones in holes, captured and in reserve together; "
                               "expected %2$s"), found_text, expected_text);

  return rk_json_fault (start, error, message);
}

/**
 * rk_match_file_read_start:
 * @root: an object that may have a member "start"
 * @rules: rules; the start is added
 * @error: return location for an error
 *
 * Returns: whether it is sound or missing
 */
gboolean
rk_match_file_read_start (const RkJson  *root,
                          RkRules       *rules,
                          GError       **error)
{
  RkJson place;

  rk_json_get_member (root, "start", &place);
  rules->has_start = rk_json_is_present (&place);

  return !rules->has_start ||
         (rk_json_check_object (&place, error) &&
          read_position (&place, rules, error) &&
          read_reserve (&place, rules, error) &&
          check_total (&place, rules, error));
}

static gboolean
read_analysis (const RkJson  *root,
               RkMatch       *match,
               GError       **error)
{
  g_autoptr (RkAnalysis) analysis = NULL;
  RkJson place;

  rk_json_get_member (root, "analysis", &place);
  if (!rk_json_is_present (&place))
    return TRUE;

  analysis = rk_match_file_read_analysis (&place, match, error);
  if (analysis == NULL)
    return FALSE;

  rk_match_set_analysis (match, analysis);

  return TRUE;
}

static gboolean
read_texts (const RkJson  *root,
            RkMatch       *match,
            GError       **error)
{
  RkJson place;
  const char *application = NULL;
  const char *comment;

  if (!rk_file_read_name (root, "application", &application, error))
    return FALSE;

  if (application != NULL)
    g_object_set_data_full (G_OBJECT (match), RK_PART_APPLICATION,
                            g_strdup (application), g_free);

  rk_json_get_member (root, "comment", &place);
  if (!rk_json_is_present (&place))
    return TRUE;
  if (!rk_json_read_text (&place, &comment, error))
    return FALSE;

  rk_match_set_comment (match, comment);

  return TRUE;
}

static void
keep_shape (const RkJson      *root,
            const char        *member,
            RkMatch           *match,
            const char        *part,
            const char *const *known)
{
  RkJson place;

  rk_json_get_member (root, member, &place);
  if (rk_json_is_present (&place))
    rk_json_shape_keep (&place, G_OBJECT (match), part, known, NULL);
}

static void
keep_shapes (const RkJson *root,
             RkMatch      *match)
{
  RkJson start;

  rk_json_shape_keep (root, G_OBJECT (match), RK_PART_ROOT, rk_match_file_root_members, NULL);
  keep_shape (root, "players", match, RK_PART_PLAYERS, rk_match_file_sides);
  keep_shape (root, "rules", match, RK_PART_RULES, rk_match_file_rules_members);
  keep_shape (root, "start", match, RK_PART_START, rk_match_file_start_members);
  keep_shape (root, "undone", match, RK_PART_UNDONE, rk_match_file_undone_members);

  rk_json_get_member (root, "start", &start);
  if (rk_json_is_present (&start))
    keep_shape (&start, "reserve", match, RK_PART_RESERVE, rk_match_file_sides);
}

/**
 * rk_match_file_read:
 * @root: the root of a match file
 * @error: return location for an error
 *
 * Makes a match of a tree, or tells the first fault.
 *
 * Returns: (transfer full): the match, or %NULL
 */
RkMatch *
rk_match_file_read (const RkJson  *root,
                    GError       **error)
{
  g_autoptr (RkMatch) match = NULL;
  g_autoptr (RkPlayer) south = NULL;
  g_autoptr (RkPlayer) north = NULL;
  g_autoptr (RkEvent) event = NULL;
  g_autoptr (GDateTime) created = NULL;
  g_autoptr (GDateTime) modified = NULL;
  RkRules rules = { 0 };
  RkJson id;
  const char *uuid;

  if (!rk_file_check_kind (root, RK_MATCH_FILE_FORMAT, RK_MATCH_FILE_VERSION, error))
    return NULL;

  rk_json_get_member (root, "id", &id);
  if (!rk_file_read_uuid (&id, &uuid, error) ||
      !rk_file_read_time (root, "created", &created, error) ||
      !rk_file_read_time (root, "modified", &modified, error) ||
      !read_event (root, &event, error) ||
      !read_players (root, &south, &north, error) ||
      !rk_match_file_read_rules (root, &rules, error) ||
      !rk_match_file_read_start (root, &rules, error))
    return NULL;

  match = rk_match_new (&rules, south, north);
  rk_match_set_id (match, uuid);
  rk_match_set_created (match, created);
  rk_match_set_modified (match, modified);
  rk_match_set_event (match, event);

  if (!read_texts (root, match, error) ||
      !rk_match_file_read_played (match, root, error) ||
      !read_analysis (root, match, error))
    return NULL;

  keep_shapes (root, match);

  return g_steal_pointer (&match);
}
