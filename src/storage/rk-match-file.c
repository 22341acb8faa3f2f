/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-match-file.h"

#include "rk-json-print.h"
#include "rk-json-scan.h"
#include "rk-json-shape.h"
#include "rk-match-file-private.h"
#include "rk-match-private.h"

G_STATIC_ASSERT (RK_MATCH_FILE_MAX_BYTES == RK_JSON_MAX_BYTES);

const char *const rk_match_file_root_members[] = {
  "format", "version", "id", "created", "modified", "application", "event", "players",
  "rules", "start", "comment", "rounds", "result", "undone", "analysis", NULL
};
const char *const rk_match_file_event_members[] = {
  "name", "site", "date", "tournament", "round", "board", "game", NULL
};
const char *const rk_match_file_player_members[] = { "name", "type", "level", NULL };
const char *const rk_match_file_rules_members[] = {
  "name", "holes", "direction", "first", "next-first", "rounds", "wins", "decides", NULL
};
const char *const rk_match_file_start_members[] = { "position", "reserve", NULL };
const char *const rk_match_file_round_members[] = {
  "first", "open", "reserve", "moves", "notes", "lines", "result", NULL
};
const char *const rk_match_file_note_members[] = { "after", "mark", "comment", NULL };
const char *const rk_match_file_line_members[] = {
  "after", "name", "moves", "notes", "lines", NULL
};
const char *const rk_match_file_round_result_members[] = { "reason", "by", "won", NULL };
const char *const rk_match_file_match_result_members[] = { "winner", "reason", "by", NULL };
const char *const rk_match_file_undone_members[] = { "rounds", "result", NULL };
const char *const rk_match_file_analysis_members[] = { "engine", "rounds", NULL };
const char *const rk_match_file_analysed_round_members[] = { "moves", "best", NULL };
const char *const rk_match_file_sides[] = { "south", "north", NULL };

const char *const rk_match_file_directions[] = { "counter-clockwise", "clockwise", NULL };
const char *const rk_match_file_next_firsts[] = { "alternate", "loser", "winner", NULL };
const char *const rk_match_file_decides[] = { "stones", "wins", "draw", NULL };
const char *const rk_match_file_player_types[] = { "human", "computer", NULL };
const char *const rk_match_file_levels[] = {
  "", "beginner", "easy", "medium", "hard", "perfect", NULL
};
const char *const rk_match_file_round_ends[] = {
  "", "immobilised", "repetition", "agreed", "conceded", NULL
};
const char *const rk_match_file_match_ends[] = {
  "", "all-closed", "rounds", "wins", "conceded", "agreed", "adjudicated", NULL
};
const char *const rk_match_file_marks[] = { "!", "!!", "?", "??", "!?", "?!", NULL };

/* What makes the result of a round another one. */
char *
rk_match_file_round_tag (RkRound *round)
{
  RkSide by;
  guint won[2];
  RkRoundEnd end = rk_round_get_final_end (round, &by, won);

  return g_strdup_printf ("%u %u %u %u %u", end, by, won[RK_SOUTH], won[RK_NORTH],
                          rk_round_get_n_all_moves (round));
}

/* What makes the result of a match another one. */
char *
rk_match_file_match_tag (RkMatch *match)
{
  RkWinner winner;
  RkSide by;
  RkMatchEnd end = rk_match_get_final_end (match, &winner, &by);

  return g_strdup_printf ("%u %u %u", end, winner, by);
}

/* Which round it is. */
char *
rk_match_file_number_tag (RkRound *round)
{
  return g_strdup_printf ("%u", rk_round_get_number (round));
}

/**
 * rk_match_file_parse:
 * @bytes: what a match file holds
 * @error: return location for an error
 *
 * Reads a match file: scans it, reads it strictly, and replays it, so that a
 * match from a file can be no other than one that was played here.  What the
 * file says besides (results, who began, open holes) must agree with that.
 * What was taken back can be redone.
 *
 * Errors: %RK_ERROR_TOO_LARGE, %RK_ERROR_SYNTAX with line, column and path,
 * %RK_ERROR_VERSION for a file of a newer version, else %RK_ERROR_FORMAT with
 * the path; each says what was found and what was expected.  Can be called in
 * any thread.
 *
 * Returns: (transfer full): the match, or %NULL
 */
RkMatch *
rk_match_file_parse (GBytes  *bytes,
                     GError **error)
{
  g_autoptr (JsonNode) tree = NULL;
  const char *text;
  gsize length;
  RkJson root;

  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  text = g_bytes_get_data (bytes, &length);
  tree = rk_json_parse (text != NULL ? text : "", length, error);
  if (tree == NULL)
    return NULL;

  rk_json_init (&root, tree);

  return rk_match_file_read (&root, error);
}

/**
 * rk_match_file_format:
 * @match: a match
 *
 * Writes a match as the text of its file, with the members that this version
 * did not know when it was read.  A match that was read from a text this
 * program wrote gives the same bytes.
 *
 * Returns: (transfer full): the text, UTF-8
 */
GBytes *
rk_match_file_format (RkMatch *match)
{
  g_autoptr (JsonNode) root = NULL;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  root = rk_match_file_write (match);

  return rk_json_print (root);
}

/**
 * rk_match_file_touch:
 * @match: a match that was changed
 * @now: the time of the change
 *
 * Sets what a file says of its last change: "modified" becomes @now and
 * "application" this program.  What was unknown in "undone" goes when nothing
 * can be redone any more.
 */
void
rk_match_file_touch (RkMatch   *match,
                     GDateTime *now)
{
  g_autoptr (GDateTime) utc = NULL;

  g_return_if_fail (RK_IS_MATCH (match));
  g_return_if_fail (now != NULL);

  utc = g_date_time_to_utc (now);
  rk_match_set_modified (match, utc);
  g_object_set_data_full (G_OBJECT (match), RK_PART_APPLICATION,
                          g_strdup (RK_MATCH_FILE_APPLICATION), g_free);

  if (!rk_match_can_redo (match))
    {
      rk_json_shape_forget (G_OBJECT (match), RK_PART_UNDONE);
      rk_json_shape_forget (G_OBJECT (match), RK_PART_UNDONE_ROUND);
    }
}
