/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-tournament-file.h"

#include <glib/gi18n-lib.h>

#include "rk-file-values.h"
#include "rk-json-print.h"
#include "rk-json-scan.h"
#include "rk-match-file-private.h"
#include "rk-tournament-file-private.h"

G_STATIC_ASSERT (RK_TOURNAMENT_FILE_MAX_BYTES == RK_JSON_MAX_BYTES);
G_STATIC_ASSERT (RK_TOURNAMENT_FILE_MAX_NAME == RK_FILE_MAX_NAME);

const char *const rk_tournament_file_root_members[] = {
  "format", "version", "id", "created", "modified", "application", "event", "regulations",
  "shortened", "numbers-given", "next-player", "players", "forbidden", "rounds", "log",
  "games", NULL
};
const char *const rk_tournament_file_event_members[] = { "name", "site", "date", NULL };
const char *const rk_tournament_file_regulations_members[] = {
  "system", "rounds", "games", "game", "initial-role", "bye", "half-byes", "half-bye-in-last",
  "late-until", "late-half-point", "half-rule", "swap-last-rounds", "third-place",
  "tie-breaks", "minutes", "seed", NULL
};
const char *const rk_tournament_file_game_rules_members[] = { "rules", "start", NULL };
const char *const rk_tournament_file_player_members[] = {
  "id", "number", "name", "club", "strength", "entered", "withdrawn", "byes", NULL
};
const char *const rk_tournament_file_bye_members[] = { "round", "points", NULL };
const char *const rk_tournament_file_round_members[] = {
  "published", "allowed", "pairings", "byes", NULL
};
const char *const rk_tournament_file_pairing_members[] = {
  "board", "first", "second", "games", "points", "why", NULL
};
const char *const rk_tournament_file_round_bye_members[] = {
  "player", "kind", "points", "why", NULL
};
const char *const rk_tournament_file_game_members[] = {
  "begins", "result", "margin", "match", "flags", NULL
};
const char *const rk_tournament_file_why_members[] = {
  "bracket", "floats", "wishes", "role", "criterion", "arbiter", NULL
};
const char *const rk_tournament_file_wish_members[] = {
  "strength", "role", "difference", NULL
};
const char *const rk_tournament_file_log_members[] = {
  "time", "action", "way", "player", "other", "players", "round", "board", "game",
  "from", "to", "reason", NULL
};

const char *const rk_tournament_file_systems[] = {
  "round-robin", "double-round-robin", "swiss", "knockout", NULL
};
const char *const rk_tournament_file_roles[] = { "", "first", "second", NULL };
const char *const rk_tournament_file_tie_breaks[] = {
  "DE", "WIN", "WON", "BH", "BH-C1", "SB", "PS", "KS", "ROLE", "MARGIN", "LOT", NULL
};
const char *const rk_tournament_file_results[] = {
  "", "1", "½", "0", "-+", "+-", "--", NULL
};
const char *const rk_tournament_file_flags[] = { "late", "match", NULL };
const char *const rk_tournament_file_relaxed[] = { "roles", "rematch", "bye", NULL };
const char *const rk_tournament_file_bye_kinds[] = {
  "", "pairing", "half", "zero", "rest", NULL
};
const char *const rk_tournament_file_wishes[] = {
  "none", "mild", "strong", "absolute", NULL
};
const char *const rk_tournament_file_role_rules[] = {
  "both-wishes", "stronger", "last-different", "higher-ranked", "number", "table", "lot",
  "arbiter", NULL
};
const char *const rk_tournament_file_criteria[] = {
  "order", "C1", "C2", "C3", "C4", "C5", "C6", "C7", "C8", "C9", "C10", "C11", "C12", "C13",
  "C14", "C15", "C16", "C17", "C18", "C19", "C20", "C21", "forbidden", NULL
};
const char *const rk_tournament_file_actions[] = {
  "regulations", "tie-breaks", "add", "edit", "remove", "withdraw", "return", "bye",
  "forbid", "allow", "pair", "unpair", "swap", "roles", "publish", "result", "match",
  "shorten", NULL
};
const char *const rk_tournament_file_ways[] = { "done", "undone", "redone", NULL };

/* What makes a pairing another one. */
char *
rk_tournament_file_pairing_tag (const RkPairingRecord *pairing)
{
  return g_strdup_printf ("%u %u %u", pairing->kind, pairing->first, pairing->second);
}

/* Points as people write them: "0", "½", "1", "1½". */
char *
rk_tournament_file_print_points (guint points)
{
  if (points == 1)
    return g_strdup ("½");

  return g_strdup_printf ("%u%s", points / 2, points % 2 != 0 ? "½" : "");
}

/* Whether the text is just what print_points() makes of some points. */
static gboolean
parse_points (const char *text,
              guint      *points)
{
  g_autofree char *again = NULL;
  const char *p = text;
  guint whole = 0;

  while (g_ascii_isdigit (*p) && whole <= RK_TOURNAMENT_FILE_MAX_POINTS)
    whole = 10 * whole + g_ascii_digit_value (*p++);

  *points = 2 * whole + (strcmp (p, "½") == 0 ? 1 : 0);
  again = rk_tournament_file_print_points (*points);

  return strcmp (text, again) == 0;
}

/**
 * rk_tournament_file_read_points:
 * @place: where points stand
 * @max: the most there can be, in halves
 * @points: (out): the points, in halves
 * @error: return location for an error
 *
 * Returns: whether points are there
 */
gboolean
rk_tournament_file_read_points (const RkJson  *place,
                                guint          max,
                                guint         *points,
                                GError       **error)
{
  const char *text = rk_json_get_text (place);
  g_autofree char *max_text = NULL;
  g_autofree char *expected = NULL;

  if (text != NULL && parse_points (text, points) && *points <= max)
    return TRUE;

  max_text = rk_tournament_file_print_points (max);
  /* TRANSLATORS: points in a file; %s is the most points there can be. */
  expected = g_strdup_printf (_("expected points from \"0\" to \"%s\", such as \"½\""), max_text);

  return rk_json_unexpected_value (place, error, expected);
}

/**
 * rk_tournament_file_parse:
 * @bytes: what a tournament file holds
 * @error: return location for an error
 *
 * Reads a tournament file: scans it, reads it strictly, and sees that all of it
 * fits together.  Nothing can be undone in what was read.
 *
 * Errors: %RK_ERROR_TOO_LARGE, %RK_ERROR_SYNTAX with line, column and path,
 * %RK_ERROR_VERSION for a file of a newer version, else %RK_ERROR_FORMAT with
 * the path; each says what was found and what was expected.  Can be called in
 * any thread.
 *
 * Returns: (transfer full): the tournament, or %NULL
 */
RkTournament *
rk_tournament_file_parse (GBytes  *bytes,
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

  return rk_tournament_file_read (&root, error);
}

/* One line a member, for people; a large tournament without line ends and spaces, which
 * are most of a file.  Either way a file of this program gives its own bytes again. */
static GBytes *
print (JsonNode *root)
{
  g_autoptr (GBytes) text = rk_json_print (root);

  if (g_bytes_get_size (text) <= RK_JSON_MAX_BYTES)
    return g_steal_pointer (&text);

  return rk_json_print_compact (root);
}

/**
 * rk_tournament_snapshot_format:
 * @self: a snapshot
 *
 * Writes it as rk_tournament_file_format() does the tournament.  Can be called in any
 * thread.
 *
 * Returns: (transfer full): the text, UTF-8
 */
GBytes *
rk_tournament_snapshot_format (const RkTournamentSnapshot *self)
{
  g_autoptr (JsonNode) root = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  root = rk_tournament_file_write (self, self->games);

  return print (root);
}

/**
 * rk_tournament_file_format:
 * @tournament: a tournament
 *
 * Writes a tournament as the text of its file, with the members that this version
 * did not know when it was read, and the games that came with it.  A tournament
 * that was read from a text this program wrote gives the same bytes.
 *
 * Returns: (transfer full): the text, UTF-8
 */
GBytes *
rk_tournament_file_format (RkTournament *tournament)
{
  g_autoptr (RkTournamentSnapshot) snapshot = NULL;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);

  snapshot = rk_tournament_snapshot_new (tournament);

  return rk_tournament_snapshot_format (snapshot);
}

/* The tree of a match file, if it can be read as one. */
static JsonNode *
read_game (GBytes  *bytes,
           GError **error)
{
  g_autoptr (RkMatch) match = rk_match_file_parse (bytes, error);

  if (match == NULL)
    return NULL;

  return rk_json_parse (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
}

static JsonNode *
read_games (GPtrArray *games,
            GError   **error)
{
  g_autoptr (JsonArray) list = json_array_new ();
  JsonNode *node;

  for (guint i = 0; i < games->len; i++)
    {
      JsonNode *game = read_game (g_ptr_array_index (games, i), error);

      if (game == NULL)
        {
          g_prefix_error (error, "games[%u]: ", i);
          return NULL;
        }
      json_array_add_element (list, game);
    }

  node = json_node_new (JSON_NODE_ARRAY);
  json_node_set_array (node, list);

  return node;
}

/**
 * rk_tournament_file_format_with_games:
 * @tournament: a tournament
 * @games: (element-type GBytes): match files
 * @error: return location for an error
 *
 * Writes a tournament with the games that were played for it, to hand all of it on
 * as one file.  Matches that no game of it is linked to are left out, and so is one
 * that comes twice.
 *
 * Errors: those of rk_match_file_parse(); %RK_ERROR_TOO_LARGE or %RK_ERROR_SYNTAX
 * if with the games the file would be larger, or nested deeper, than is read.
 *
 * Returns: (transfer full): the text, UTF-8, or %NULL
 */
GBytes *
rk_tournament_file_format_with_games (RkTournament  *tournament,
                                      GPtrArray     *games,
                                      GError       **error)
{
  g_autoptr (RkTournamentSnapshot) snapshot = NULL;
  g_autoptr (JsonNode) list = NULL;
  g_autoptr (JsonNode) root = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (games != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  list = read_games (games, error);
  if (list == NULL)
    return NULL;

  snapshot = rk_tournament_snapshot_new (tournament);
  root = rk_tournament_file_write (snapshot, list);
  bytes = print (root);
  if (!rk_json_scan (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error))
    return NULL;

  return g_steal_pointer (&bytes);
}

/**
 * rk_tournament_file_get_games:
 * @tournament: a tournament that was read
 *
 * Gives the match files that came with it, each as the text of a file of its own.
 *
 * Returns: (transfer full) (element-type GBytes): the match files
 */
GPtrArray *
rk_tournament_file_get_games (RkTournament *tournament)
{
  GPtrArray *games = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  JsonNode *node;
  JsonArray *list;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), games);

  node = g_object_get_data (G_OBJECT (tournament), RK_PART_GAMES);
  if (node == NULL)
    return games;

  list = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (list); i++)
    g_ptr_array_add (games, rk_json_print (json_array_get_element (list, i)));

  return games;
}

/**
 * rk_tournament_file_touch:
 * @tournament: a tournament that was changed
 * @now: the time of the change
 *
 * Sets what a file says of its last change: "modified" becomes @now and
 * "application" this program.
 */
void
rk_tournament_file_touch (RkTournament *tournament,
                          GDateTime    *now)
{
  g_autoptr (GDateTime) utc = NULL;

  g_return_if_fail (RK_IS_TOURNAMENT (tournament));
  g_return_if_fail (now != NULL);

  utc = g_date_time_to_utc (now);
  rk_tournament_set_modified (tournament, utc);
  g_object_set_data_full (G_OBJECT (tournament), RK_PART_APPLICATION,
                          g_strdup (RK_TOURNAMENT_FILE_APPLICATION), g_free);
}
