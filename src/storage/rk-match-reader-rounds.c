/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What was played: rounds, results, and what was taken back.  All of it goes
 * through the model as if it were played now. */
#include "rk-match-file-private.h"

#include <glib/gi18n-lib.h>

#include "rk-json-shape.h"
#include "rk-line.h"
#include "rk-match-private.h"
#include "rk-match-texts-private.h"
#include "rk-notation.h"

/* The object must say how many stones or holes both sides have. */
static gboolean
expect_both (const RkJson *place,
             const guint   expected[2],
             GError      **error)
{
  RkJson side;

  if (!rk_json_check_object (place, error))
    return FALSE;

  for (guint i = RK_SOUTH; i <= RK_NORTH; i++)
    {
      rk_json_get_member (place, rk_match_file_sides[i], &side);
      if (!rk_json_expect_number (&side, expected[i], error))
        return FALSE;
    }

  return TRUE;
}

/* Who begins and with what follows from the rules and the rounds before. What
 * was taken back of a round need not repeat it: then @needed is FALSE. */
static gboolean
check_round_start (const RkJson *place,
                   RkRound      *round,
                   gboolean      needed,
                   GError      **error)
{
  const guint open[] = {
    rk_round_get_open (round, RK_SOUTH), rk_round_get_open (round, RK_NORTH)
  };
  const guint reserve[] = {
    rk_round_get_reserve (round, RK_SOUTH), rk_round_get_reserve (round, RK_NORTH)
  };
  const char *first = rk_match_file_sides[rk_round_get_first (round)];
  RkJson first_place, open_place, reserve_place;

  rk_json_get_member (place, "first", &first_place);
  rk_json_get_member (place, "open", &open_place);
  rk_json_get_member (place, "reserve", &reserve_place);

  return ((!needed && !rk_json_is_present (&first_place)) ||
          rk_json_expect_text (&first_place, first, error)) &&
         ((!needed && !rk_json_is_present (&open_place)) ||
          expect_both (&open_place, open, error)) &&
         ((!needed && !rk_json_is_present (&reserve_place)) ||
          expect_both (&reserve_place, reserve, error));
}

static gboolean
play_moves (const RkJson *place,
            RkMatch      *match,
            GError      **error)
{
  RkJson moves, move;
  guint n_moves, hole;

  rk_json_get_member (place, "moves", &moves);
  if (!rk_json_read_list (&moves, &n_moves, error))
    return FALSE;

  for (guint i = 0; i < n_moves; i++)
    {
      RkMoveStatus status;

      rk_json_get_element (&moves, i, &move);
      if (!rk_match_texts_read_hole (&move, rk_match_get_rules (match)->n_holes, &hole, error))
        return FALSE;

      status = rk_match_check_move (match, hole);
      if (status != RK_MOVE_LEGAL)
        return rk_match_texts_illegal (&move, status, rk_match_get_turn (match), error);

      rk_match_play (match, hole, NULL);
    }

  return TRUE;
}

/* Who conceded: named in the result of what was conceded, and only there. */
static gboolean
read_by (const RkJson *result,
         gboolean      conceded,
         guint        *by,
         GError      **error)
{
  RkJson place;

  rk_json_get_member (result, "by", &place);
  if (conceded)
    return rk_json_read_choice (&place, rk_match_file_sides, by, error);

  return !rk_json_is_present (&place) ||
         rk_json_unexpected_value (&place, error,
                                   _("expected nothing, since nobody conceded"));
}

/* A round that goes on after its moves ends by hand. */
static gboolean
end_round_by_hand (const RkJson *result,
                   RkMatch      *match,
                   RkRoundEnd    end,
                   GError      **error)
{
  RkJson reason;
  guint by;

  rk_json_get_member (result, "reason", &reason);
  if (end != RK_ROUND_AGREED && end != RK_ROUND_CONCEDED)
    return rk_json_unexpected_value (&reason, error,
                                     _("expected \"agreed\" or \"conceded\", since the round "
                                       "goes on after these moves"));

  if (!read_by (result, end == RK_ROUND_CONCEDED, &by, error))
    return FALSE;

  if (end == RK_ROUND_CONCEDED)
    return rk_match_concede_round (match, by, error);

  return rk_match_agree_round (match, error);
}

static void
keep_round_result (const RkJson *result,
                   RkRound      *round)
{
  g_autofree char *tag = rk_match_file_round_tag (round);
  RkJson place;

  rk_json_shape_keep_unusual (result, G_OBJECT (round), RK_PART_RESULT,
                              rk_match_file_round_result_members, tag);

  rk_json_get_member (result, "won", &place);
  rk_json_shape_keep_unusual (&place, G_OBJECT (round), RK_PART_WON,
                              rk_match_file_sides, tag);
}

static gboolean
read_round_result (const RkJson *result,
                   RkMatch      *match,
                   RkRound      *round,
                   GError      **error)
{
  RkRoundEnd end = rk_round_get_end (round);
  RkJson reason, won_place;
  guint choice, by, won[2];

  rk_json_get_member (result, "reason", &reason);
  if (!rk_json_read_choice (&reason, rk_match_file_round_ends + 1, &choice, error))
    return FALSE;

  if (end == RK_ROUND_GOES_ON)
    {
      if (!end_round_by_hand (result, match, choice + 1, error))
        return FALSE;
    }
  else if (!rk_json_expect_text (&reason, rk_match_file_round_ends[end], error) ||
           !read_by (result, FALSE, &by, error))
    return FALSE;

  won[RK_SOUTH] = rk_round_get_won (round, RK_SOUTH);
  won[RK_NORTH] = rk_round_get_won (round, RK_NORTH);
  rk_json_get_member (result, "won", &won_place);
  if (!expect_both (&won_place, won, error))
    return FALSE;

  keep_round_result (result, round);

  return TRUE;
}

/* @was_over: whether the round was over before what @place says of it. */
static gboolean
read_round_end (const RkJson *place,
                RkMatch      *match,
                RkRound      *round,
                gboolean      was_over,
                GError      **error)
{
  RkJson result;

  rk_json_get_member (place, "result", &result);

  if (!rk_json_is_present (&result))
    return was_over || !rk_round_is_over (round) ||
           rk_json_unexpected_value (&result, error,
                                     _("expected an object, since the round is over"));

  if (was_over)
    return rk_json_unexpected_value (&result, error,
                                     _("expected nothing, since the round has a result "
                                       "already"));

  return rk_json_check_object (&result, error) &&
         read_round_result (&result, match, round, error);
}

static void
keep_round (const RkJson *place,
            RkRound      *round)
{
  RkJson both;

  rk_json_shape_keep_unusual (place, G_OBJECT (round), RK_PART_ROUND,
                              rk_match_file_round_members, NULL);
  rk_json_get_member (place, "open", &both);
  rk_json_shape_keep_unusual (&both, G_OBJECT (round), RK_PART_OPEN,
                              rk_match_file_sides, NULL);
  rk_json_get_member (place, "reserve", &both);
  rk_json_shape_keep_unusual (&both, G_OBJECT (round), RK_PART_RESERVE,
                              rk_match_file_sides, NULL);
}

/* A round that has just begun. */
static gboolean
read_round (const RkJson *place,
            RkMatch      *match,
            GError      **error)
{
  RkRound *round = rk_match_get_current_round (match);

  if (!rk_json_check_object (place, error) ||
      !check_round_start (place, round, TRUE, error) ||
      !play_moves (place, match, error) ||
      !rk_match_texts_read (place, G_OBJECT (round), 0, error) ||
      !read_round_end (place, match, round, FALSE, error))
    return FALSE;

  keep_round (place, round);

  return TRUE;
}

/* What was taken back of the last round. Its notes and lines stand after moves
 * that were taken back. */
static gboolean
read_round_rest (const RkJson *place,
                 RkMatch      *match,
                 GError      **error)
{
  RkRound *round = rk_match_get_current_round (match);
  const gboolean was_over = rk_round_is_over (round);
  const guint n_moves = rk_round_get_n_moves (round);
  g_autofree char *tag = rk_match_file_number_tag (round);

  if (!rk_json_check_object (place, error) ||
      !check_round_start (place, round, FALSE, error) ||
      !play_moves (place, match, error) ||
      !rk_match_texts_read (place, G_OBJECT (round), n_moves + 1, error) ||
      !read_round_end (place, match, round, was_over, error))
    return FALSE;

  rk_json_shape_keep (place, G_OBJECT (match), RK_PART_UNDONE_ROUND,
                      rk_match_file_round_members, tag);

  return TRUE;
}

/* Begins the round that stands at @place, after @before. */
static gboolean
begin_round (const RkJson *place,
             const RkJson *before,
             RkMatch      *match,
             GError      **error)
{
  RkJson result;

  switch (rk_match_get_state (match))
    {
    case RK_MATCH_BETWEEN_ROUNDS:
      return rk_match_begin_round (match, error);

    case RK_MATCH_OVER:
      return rk_json_unexpected_value (place, error,
                                       _("expected nothing, since the match is over"));

    case RK_MATCH_PLAYING:
    default:
      rk_json_get_member (before, "result", &result);
      return rk_json_unexpected_value (&result, error,
                                       _("expected an object, since another round follows"));
    }
}

/* The first of the rounds at @place has begun already; if @is_rest, part of it
 * was read already. */
static gboolean
read_rounds (const RkJson *place,
             RkMatch      *match,
             gboolean      is_rest,
             GError      **error)
{
  RkJson round, before;
  guint n_rounds;

  if (!rk_json_read_list (place, &n_rounds, error))
    return FALSE;
  if (n_rounds == 0 && !is_rest)
    return rk_json_unexpected_value (place, error, _("expected a list of at least one round"));

  for (guint i = 0; i < n_rounds; i++)
    {
      rk_json_get_element (place, i, &round);
      if (i > 0)
        {
          rk_json_get_element (place, i - 1, &before);
          if (!begin_round (&round, &before, match, error))
            return FALSE;
        }

      if (!(is_rest && i == 0 ? read_round_rest : read_round) (&round, match, error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_winner (const RkJson *result,
             RkWinner     *winner,
             GError      **error)
{
  RkJson place;
  guint side;

  rk_json_get_member (result, "winner", &place);
  if (rk_json_is_null (&place))
    {
      *winner = RK_WINNER_DRAW;
      return TRUE;
    }

  if (!rk_json_is_present (&place) ||
      !rk_json_read_choice (&place, rk_match_file_sides, &side, NULL))
    return rk_json_unexpected_value (&place, error,
                                     _("expected \"south\", \"north\" or null"));

  *winner = rk_winner_from_side (side);

  return TRUE;
}

static gboolean
check_winner (const RkJson *result,
              RkWinner      found,
              RkWinner      expected,
              GError      **error)
{
  RkJson place;

  if (found == expected)
    return TRUE;

  rk_json_get_member (result, "winner", &place);
  if (expected == RK_WINNER_DRAW)
    return rk_json_unexpected_value (&place, error, _("expected null, for a drawn match"));

  return rk_json_expect_text (&place, rk_match_file_sides[expected == RK_WINNER_NORTH], error);
}

/* A match that goes on after its rounds ends by hand. */
static gboolean
end_match_by_hand (const RkJson *result,
                   RkMatch      *match,
                   RkMatchEnd    end,
                   RkWinner      winner,
                   GError      **error)
{
  RkJson reason;
  guint by;

  if (end < RK_MATCH_CONCEDED)
    {
      rk_json_get_member (result, "reason", &reason);
      return rk_json_unexpected_value (&reason, error,
                                       _("expected \"conceded\", \"agreed\" or "
                                         "\"adjudicated\", since the match goes on after "
                                         "these rounds"));
    }

  if (!read_by (result, end == RK_MATCH_CONCEDED, &by, error))
    return FALSE;

  if (end == RK_MATCH_ADJUDICATED)
    return rk_match_adjudicate (match, winner, error);

  if (end == RK_MATCH_AGREED)
    return check_winner (result, winner, RK_WINNER_DRAW, error) &&
           rk_match_agree_draw (match, error);

  return check_winner (result, winner, rk_winner_from_side (rk_side_other (by)), error) &&
         rk_match_concede (match, by, error);
}

static gboolean
read_match_result (const RkJson *object,
                   RkMatch      *match,
                   GError      **error)
{
  const RkMatchEnd end = rk_match_get_end (match);
  g_autofree char *tag = NULL;
  RkJson result, reason;
  RkWinner winner = RK_WINNER_NONE;
  guint choice, by;

  rk_json_get_member (object, "result", &result);
  if (!rk_json_is_present (&result))
    return end == RK_MATCH_GOES_ON ||
           rk_json_unexpected_value (&result, error,
                                     _("expected an object, since the match is over"));

  if (!rk_json_check_object (&result, error))
    return FALSE;

  rk_json_get_member (&result, "reason", &reason);
  if (!read_winner (&result, &winner, error) ||
      !rk_json_read_choice (&reason, rk_match_file_match_ends + 1, &choice, error))
    return FALSE;

  if (end == RK_MATCH_GOES_ON)
    {
      if (!end_match_by_hand (&result, match, choice + 1, winner, error))
        return FALSE;
    }
  else if (!rk_json_expect_text (&reason, rk_match_file_match_ends[end], error) ||
           !check_winner (&result, winner, rk_match_get_winner (match), error) ||
           !read_by (&result, FALSE, &by, error))
    return FALSE;

  tag = rk_match_file_match_tag (match);
  rk_json_shape_keep (&result, G_OBJECT (match), RK_PART_RESULT,
                      rk_match_file_match_result_members, tag);

  return TRUE;
}

/* Plays on with what was taken back, and takes it back. */
static gboolean
read_undone (const RkJson *root,
             RkMatch      *match,
             GError      **error)
{
  const guint last = rk_match_get_n_rounds (match) - 1;
  RkRound *round = rk_match_get_current_round (match);
  const gboolean was_over = rk_round_is_over (round);
  const guint n_moves = rk_round_get_n_moves (round);
  RkJson undone, rounds, result;

  rk_json_get_member (root, "undone", &undone);
  if (!rk_json_is_present (&undone))
    return TRUE;
  if (!rk_json_check_object (&undone, error))
    return FALSE;

  rk_json_get_member (&undone, "rounds", &rounds);
  rk_json_get_member (&undone, "result", &result);
  if (!rk_json_is_present (&rounds) && !rk_json_is_present (&result))
    return TRUE;

  if (rk_match_get_state (match) == RK_MATCH_OVER)
    return rk_json_unexpected_value (&undone, error,
                                     _("expected nothing, since the match is over"));

  if ((rk_json_is_present (&rounds) && !read_rounds (&rounds, match, TRUE, error)) ||
      !read_match_result (&undone, match, error))
    return FALSE;

  if (was_over)
    rk_match_undo_after_round (match, last);
  else
    rk_match_undo_to (match, last, n_moves);

  return TRUE;
}

/**
 * rk_match_file_read_played:
 * @match: a match that has just begun
 * @root: the root of its file
 * @error: return location for an error
 *
 * Plays the rounds of the file, with their notes and lines, compares the
 * results, and makes ready for redoing what was taken back.
 *
 * Returns: whether all of it is sound
 */
gboolean
rk_match_file_read_played (RkMatch       *match,
                           const RkJson  *root,
                           GError       **error)
{
  RkJson rounds;

  rk_json_get_member (root, "rounds", &rounds);

  return read_rounds (&rounds, match, FALSE, error) &&
         read_match_result (root, match, error) &&
         read_undone (root, match, error);
}
