/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The analysis of a match: in its file, or alone in the cache. */
#include "rk-match-file-private.h"

#include <glib/gi18n-lib.h>

#include "rk-file-values.h"
#include "rk-json-shape.h"
#include "rk-match-private.h"

static gboolean
read_moves (const RkJson  *place,
            const char   **moves,
            GError       **error)
{
  *moves = rk_json_get_text (place);
  if (*moves != NULL && (*moves)[strspn (*moves, "ABCDEFabcdef")] == '\0')
    return TRUE;

  return rk_json_unexpected_value (place, error,
                                   _("expected the letters of holes, such as \"CdF\""));
}

static gboolean
read_best (const RkJson  *place,
           guint          n_moves,
           GArray        *best,
           GError       **error)
{
  RkJson score;
  guint n_best = 0;

  if (!rk_json_read_list (place, &n_best, error))
    return FALSE;

  if (n_best != n_moves + 1)
    return rk_json_unexpected_value (place, error,
                                     _("expected one result more than there are moves"));

  for (guint i = 0; i < n_best; i++)
    {
      RkForecast forecast;
      const char *text;

      rk_json_get_element (place, i, &score);
      text = rk_json_get_text (&score);
      if (text == NULL || !rk_forecast_parse (&forecast, text))
        return rk_json_unexpected_value (&score, error,
                                         _("expected a result such as \"20:28\""));
      g_array_append_val (best, forecast);
    }

  return TRUE;
}

/* Where the round starts of which an analysis gives these results, NULL if it
 * cannot be that of @match. */
static const RkPosition *
find_start (RkMatch *match,
            guint    index,
            GArray  *best)
{
  const RkPosition *start;
  guint total;

  if (index >= rk_match_get_n_all_rounds (match))
    return NULL;

  start = rk_round_get_position (rk_match_get_any_round (match, index), 0);
  total = rk_position_get_on_board (start, RK_SOUTH) + rk_position_get_on_board (start, RK_NORTH) +
          start->captured[RK_SOUTH] + start->captured[RK_NORTH];
  for (guint i = 0; i < best->len; i++)
    if (g_array_index (best, RkForecast, i).total != total)
      return NULL;

  return start;
}

static gboolean
read_round (const RkJson  *place,
            RkMatch       *match,
            RkAnalysis    *analysis,
            GError       **error)
{
  const guint index = rk_analysis_get_n_rounds (analysis);
  g_autoptr (GArray) best = g_array_new (FALSE, FALSE, sizeof (RkForecast));
  g_autoptr (RkRoundAnalysis) round = NULL;
  RkJson moves_place, best_place;
  const char *moves;

  if (!rk_json_check_object (place, error))
    return FALSE;

  rk_json_get_member (place, "moves", &moves_place);
  rk_json_get_member (place, "best", &best_place);
  if (!read_moves (&moves_place, &moves, error) ||
      !read_best (&best_place, strlen (moves), best, error))
    return FALSE;

  round = rk_round_analysis_new (find_start (match, index, best), moves,
                                 &g_array_index (best, RkForecast, 0));
  rk_json_shape_keep_unusual (place, G_OBJECT (round), RK_PART_ANALYSED_ROUND,
                              rk_match_file_analysed_round_members, NULL);
  rk_analysis_set_round (analysis, index, round);

  return TRUE;
}

/**
 * rk_match_file_read_analysis:
 * @place: an analysis
 * @match: the match that it is of, with all that was played
 * @error: return location for an error
 *
 * Reads an analysis. A stale one, of other moves, is no fault; one whose results
 * cannot be those of @match says nothing of it.
 *
 * Returns: (transfer full): the analysis, or %NULL
 */
RkAnalysis *
rk_match_file_read_analysis (const RkJson  *place,
                             RkMatch       *match,
                             GError       **error)
{
  g_autoptr (RkAnalysis) analysis = NULL;
  RkJson rounds, round;
  const char *engine = NULL;
  guint n_rounds = 0;

  if (!rk_json_check_object (place, error) ||
      !rk_file_read_name (place, "engine", &engine, error))
    return NULL;

  rk_json_get_member (place, "rounds", &rounds);
  if (rk_json_is_present (&rounds) && !rk_json_read_list (&rounds, &n_rounds, error))
    return NULL;

  analysis = rk_analysis_new (engine);
  for (guint i = 0; i < n_rounds; i++)
    {
      rk_json_get_element (&rounds, i, &round);
      if (!read_round (&round, match, analysis, error))
        return NULL;
    }

  rk_json_shape_keep (place, G_OBJECT (analysis), RK_PART_ANALYSIS,
                      rk_match_file_analysis_members, NULL);

  return g_steal_pointer (&analysis);
}

static JsonNode *
write_round (RkRoundAnalysis *round)
{
  JsonObject *object = json_object_new ();
  JsonArray *best = json_array_new ();

  json_object_set_string_member (object, "moves", rk_round_analysis_get_moves (round));
  for (guint i = 0; i < rk_round_analysis_get_n_best (round); i++)
    {
      g_autofree char *text = rk_forecast_to_string (rk_round_analysis_get_best (round, i));

      json_array_add_string_element (best, text);
    }
  json_object_set_array_member (object, "best", best);

  return rk_json_shape_apply (G_OBJECT (round), RK_PART_ANALYSED_ROUND, NULL, object);
}

/* The rounds as far as they are of @match. What was found out of a round that
 * starts otherwise now must not be taken for that of another one later: a file
 * does not tell how the round started. */
static JsonArray *
write_rounds (RkMatch    *match,
              RkAnalysis *analysis)
{
  const guint n_all = rk_match_get_n_all_rounds (match);
  JsonArray *rounds = json_array_new ();

  for (guint i = 0; i < rk_analysis_get_n_rounds (analysis); i++)
    {
      RkRoundAnalysis *round = rk_analysis_get_round (analysis, i);

      if (i < n_all && !rk_round_analysis_is_of (round, rk_match_get_any_round (match, i)))
        break;
      json_array_add_element (rounds, write_round (round));
    }

  return rounds;
}

/**
 * rk_match_file_write_analysis:
 * @match: a match
 * @analysis: its analysis
 *
 * Makes the tree of an analysis.
 *
 * Returns: (transfer full): the tree
 */
JsonNode *
rk_match_file_write_analysis (RkMatch    *match,
                              RkAnalysis *analysis)
{
  JsonObject *object = json_object_new ();

  rk_file_write_name (object, "engine", rk_analysis_get_engine (analysis));
  if (rk_analysis_get_n_rounds (analysis) > 0 ||
      !rk_json_shape_lacks (G_OBJECT (analysis), RK_PART_ANALYSIS, "rounds"))
    json_object_set_array_member (object, "rounds", write_rounds (match, analysis));

  return rk_json_shape_apply (G_OBJECT (analysis), RK_PART_ANALYSIS, NULL, object);
}
