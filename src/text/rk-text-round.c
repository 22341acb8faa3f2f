/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-sentences-private.h"

#include <glib/gi18n.h>

#include "rk-format.h"

static char *
describe_end (RkMatch *match,
              RkRound *round)
{
  g_autofree char *name = NULL;

  switch (rk_round_get_end (round))
    {
    case RK_ROUND_IMMOBILISED:
      name = rk_text_subject (match, rk_round_get_last_position (round)->turn);
      /* TRANSLATORS: why a round ended; %s is a player */
      return g_strdup_printf (_("%s has no legal move."), name);

    case RK_ROUND_REPETITION:
      /* TRANSLATORS: why a round ended */
      return g_strdup (_("The same position arose for the third time."));

    case RK_ROUND_AGREED:
      /* TRANSLATORS: why a round ended */
      return g_strdup (_("The players agreed to end the round."));

    case RK_ROUND_CONCEDED:
      name = rk_text_subject (match, rk_round_get_conceded_by (round));
      /* TRANSLATORS: why a round ended; %s is a player */
      return g_strdup_printf (_("%s conceded the round."), name);

    case RK_ROUND_GOES_ON:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* Rule 15 counts fours: 23 to 21 is a drawn round, and must say why. */
static void
take_equal_fours (GString *sentences,
                  RkRound *round)
{
  guint fours = rk_round_get_won (round, RK_SOUTH) / RK_FOUR;
  g_autofree char *number = NULL;

  if (rk_round_get_won (round, RK_SOUTH) == rk_round_get_won (round, RK_NORTH))
    return;

  number = rk_format_number (fours);
  /* TRANSLATORS: why a round is drawn though one player has some stones more:
   * %s is how many groups of four stones each has */
  rk_sentences_take (sentences,
                     g_strdup_printf (ngettext ("Both players won %s four.",
                                                "Both players won %s fours.", fours),
                                      number));
}

static void
take_result (GString *sentences,
             RkMatch *match,
             RkRound *round)
{
  RkWinner winner = rk_round_get_winner (round);
  RkSide first = winner == RK_WINNER_NORTH ? RK_NORTH : RK_SOUTH;
  g_autofree char *number = rk_format_number (rk_round_get_number (round));
  g_autofree char *more = rk_format_number (rk_round_get_won (round, first));
  g_autofree char *less = rk_format_number (rk_round_get_won (round, rk_side_other (first)));
  g_autofree char *name = NULL;

  if (winner == RK_WINNER_DRAW)
    {
      /* TRANSLATORS: the number of the round, then the stones of both players */
      rk_sentences_take (sentences,
                         g_strdup_printf (_("Round %1$s is drawn, %2$s to %3$s."),
                                          number, more, less));
      take_equal_fours (sentences, round);
      return;
    }

  name = rk_text_winner_spoken (match, winner);
  /* TRANSLATORS: the winner, the number of the round, the stones of the winner
   * and those of the other player */
  rk_sentences_take (sentences,
                     g_strdup_printf (_("%1$s won round %2$s, %3$s to %4$s."),
                                      name, number, more, less));
}

/**
 * rk_text_round_end:
 * @match: the match
 * @round: a round of it that is over
 *
 * Returns: (transfer full): why the round ended, and who won it
 */
char *
rk_text_round_end (RkMatch *match,
                   RkRound *round)
{
  GString *sentences;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (RK_IS_ROUND (round), NULL);
  g_return_val_if_fail (rk_round_is_over (round), NULL);

  sentences = g_string_new (NULL);
  rk_sentences_take (sentences, describe_end (match, round));
  take_result (sentences, match, round);

  return g_string_free_and_steal (sentences);
}

static char *
describe_draw (RkRound *round)
{
  guint fours = rk_round_get_won (round, RK_SOUTH) / RK_FOUR;
  g_autofree char *number = NULL;

  if (rk_round_get_won (round, RK_SOUTH) == rk_round_get_won (round, RK_NORTH))
    /* TRANSLATORS: a round in a list */
    return g_strdup (C_("round", "drawn"));

  number = rk_format_number (fours);
  /* TRANSLATORS: a round in a list that is drawn though one player has some
   * stones more: %s is how many groups of four stones each has */
  return g_strdup_printf (ngettext ("drawn, %s four each", "drawn, %s fours each", fours),
                          number);
}

/**
 * rk_text_round_outcome:
 * @match: the match
 * @round: a round of it
 *
 * Returns: (transfer full): who won the round, or how it stands, short, for a
 *   list
 */
char *
rk_text_round_outcome (RkMatch *match,
                       RkRound *round)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (RK_IS_ROUND (round), NULL);

  if (!rk_round_is_over (round))
    {
      if (rk_match_get_state (match) == RK_MATCH_OVER)
        /* TRANSLATORS: a round in the middle of which the match ended */
        return g_strdup (C_("round", "not finished"));

      return g_strdup (C_("round", "being played"));
    }

  if (rk_round_get_winner (round) == RK_WINNER_DRAW)
    return describe_draw (round);

  name = rk_text_winner (match, rk_round_get_winner (round));
  /* TRANSLATORS: a round in a list: the winner; the stones stand beside it */
  return g_strdup_printf (C_("round", "%s won"), name);
}

/**
 * rk_text_round_score:
 * @round: a round
 *
 * Returns: (transfer full): the stones won in the round, the winner’s first,
 *   South’s in a drawn one; empty while it is being played
 */
char *
rk_text_round_score (RkRound *round)
{
  RkSide first;

  g_return_val_if_fail (RK_IS_ROUND (round), NULL);

  if (!rk_round_is_over (round))
    return g_strdup ("");

  first = rk_round_get_winner (round) == RK_WINNER_NORTH ? RK_NORTH : RK_SOUTH;
  return rk_text_score (rk_round_get_won (round, first),
                        rk_round_get_won (round, rk_side_other (first)));
}

/**
 * rk_text_round_stones:
 * @round: a round
 * @side: a side
 *
 * Returns: (transfer full): the stones that a player won in the round, and once
 *   it is over those owned after it with the reserve; a label beside the name
 */
char *
rk_text_round_stones (RkRound *round,
                      RkSide   side)
{
  g_autofree char *won = NULL;
  g_autofree char *owned = NULL;

  g_return_val_if_fail (RK_IS_ROUND (round), NULL);

  won = rk_format_number (rk_round_get_won (round, side));
  if (!rk_round_is_over (round))
    /* TRANSLATORS: beside the name of a player: the stones that he or she has
     * won in a round so far; not a sentence */
    return g_strdup_printf (C_("round", "won %s"), won);

  owned = rk_format_number (rk_round_get_provision (round, side));
  /* TRANSLATORS: beside the name of a player: the stones that he or she won in
   * a round, and owns after it with the reserve; not a sentence */
  return g_strdup_printf (C_("round", "won %1$s · owns %2$s"), won, owned);
}

/* "a, b" for the holes of @side in the bits of @holes. */
static char *
list_holes (const RkPosition *position,
            RkSide            side,
            guint             holes,
            guint            *n_holes)
{
  GString *list = g_string_new (NULL);

  *n_holes = 0;
  for (guint hole = 0; hole < 2u * position->n_holes; hole++)
    {
      if (rk_position_get_owner (position, hole) != side || !(holes & (1u << hole)))
        continue;

      if ((*n_holes)++ > 0)
        g_string_append (list, ", ");
      g_string_append (list, rk_letter (position, hole).text);
    }

  return g_string_free_and_steal (list);
}

static void
take_closed (GString          *sentences,
             const char       *name,
             RkSide            side,
             const RkPosition *before,
             const RkPosition *now)
{
  guint n_holes;
  g_autofree char *list = list_holes (now, side, now->closed & ~before->closed, &n_holes);
  g_autofree char *number = rk_format_number (n_holes);

  if (n_holes == 0)
    return;

  /* TRANSLATORS: for a round that comes, or begins: the player (as in "subject of a sentence"),
   * how many holes, and their letters */
  rk_sentences_take (sentences,
                     g_strdup_printf (ngettext ("%1$s closes %2$s hole with sand: %3$s.",
                                                "%1$s closes %2$s holes with sand: %3$s.",
                                                n_holes),
                                      name, number, list));
}

static void
take_reopened (GString          *sentences,
               const char       *name,
               RkSide            side,
               const RkPosition *before,
               const RkPosition *now)
{
  guint n_holes;
  g_autofree char *list = list_holes (now, side, before->closed & ~now->closed, &n_holes);
  g_autofree char *number = rk_format_number (n_holes);

  if (n_holes == 0)
    return;

  /* TRANSLATORS: when a round begins: the player, how many holes, and their
   * letters */
  rk_sentences_take (sentences,
                     g_strdup_printf (ngettext ("%1$s reopens %2$s hole: %3$s.",
                                                "%1$s reopens %2$s holes: %3$s.",
                                                n_holes),
                                      name, number, list));
}

/**
 * rk_text_reserve:
 * @match: a match
 * @side: a side
 * @reserve: how many stones @side has in reserve
 *
 * Returns: (transfer full) (nullable): a sentence that tells so, %NULL when there are none
 */
char *
rk_text_reserve (RkMatch *match,
                 RkSide   side,
                 guint    reserve)
{
  g_autofree char *name = NULL;
  g_autofree char *number = NULL;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (side <= RK_NORTH, NULL);

  if (reserve == 0)
    return NULL;

  name = rk_text_subject (match, side);
  number = rk_format_number (reserve);
  /* TRANSLATORS: when a round begins: the player, and how many stones are left
   * over that fill no hole */
  return g_strdup_printf (ngettext ("%1$s keeps %2$s stone in reserve.",
                                    "%1$s keeps %2$s stones in reserve.", reserve),
                          name, number);
}

static char *
describe_first (RkMatch *match,
                guint    number,
                RkSide   side)
{
  g_autofree char *number_text = rk_format_number (number);
  g_autofree char *first = rk_text_subject (match, side);

  /* TRANSLATORS: the number of a round, and the player who begins it */
  return g_strdup_printf (_("Round %1$s: %2$s begins."), number_text, first);
}

/* @before: the start of the round before, NULL in round 1. */
static void
take_setup (GString          *sentences,
            RkMatch          *match,
            const RkPosition *before,
            const RkPosition *now,
            const guint       reserve[2])
{
  if (before == NULL && rk_match_get_rules (match)->has_start)
    rk_sentences_take (sentences, g_strdup (_("The match starts from a position that was set "
                                              "up.")));

  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      g_autofree char *name = rk_text_subject (match, side);
      char *kept = rk_text_reserve (match, side, reserve[side]);

      if (before != NULL)
        {
          take_closed (sentences, name, side, before, now);
          take_reopened (sentences, name, side, before, now);
        }
      if (kept != NULL)
        rk_sentences_take (sentences, kept);
    }
}

static char *
describe_begin (RkMatch          *match,
                guint             number,
                const RkPosition *before,
                const RkPosition *now,
                const guint       reserve[2])
{
  GString *sentences = g_string_new (NULL);

  rk_sentences_take (sentences, describe_first (match, number, now->turn));
  take_setup (sentences, match, before, now, reserve);

  return g_string_free_and_steal (sentences);
}

/* The start of the round before @round, NULL if it is the first. */
static const RkPosition *
get_start_before (RkMatch *match,
                  RkRound *round)
{
  guint number = rk_round_get_number (round);

  return number > 1 ? rk_round_get_position (rk_match_get_round (match, number - 2), 0) : NULL;
}

/**
 * rk_text_round_begin:
 * @match: the match
 * @round: a round of it
 *
 * Returns: (transfer full): who begins the round, which holes are closed and
 *   reopened for it, and the reserves
 */
char *
rk_text_round_begin (RkMatch *match,
                     RkRound *round)
{
  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (RK_IS_ROUND (round), NULL);

  return describe_begin (match, rk_round_get_number (round), get_start_before (match, round),
                         rk_round_get_position (round, 0),
                         (guint[]) {
                           rk_round_get_reserve (round, RK_SOUTH),
                           rk_round_get_reserve (round, RK_NORTH),
                         });
}

static void
get_next (RkMatch    *match,
          RkPosition *next,
          guint       reserve[2])
{
  RkRound *last = rk_match_get_current_round (match);

  rk_match_get_next_position (match, next);
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    reserve[side] = rk_provision_get_reserve (rk_round_get_provision (last, side),
                                              next->n_holes);
}

/**
 * rk_text_next_round:
 * @match: a match between two rounds
 *
 * Returns: (transfer full): as rk_text_round_begin() for the round to come
 */
char *
rk_text_next_round (RkMatch *match)
{
  RkRound *last;
  RkPosition next;
  guint reserve[2];

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (rk_match_get_state (match) == RK_MATCH_BETWEEN_ROUNDS, NULL);

  last = rk_match_get_current_round (match);
  get_next (match, &next, reserve);

  return describe_begin (match, rk_round_get_number (last) + 1,
                         rk_round_get_position (last, 0), &next, reserve);
}

/* Of a match between two rounds: what is closed and reopened for the next, and the reserves. */
void
rk_sentences_take_next_setup (GString *sentences,
                              RkMatch *match)
{
  RkRound *last = rk_match_get_current_round (match);
  RkPosition next;
  guint reserve[2];

  get_next (match, &next, reserve);
  take_setup (sentences, match, rk_round_get_position (last, 0), &next, reserve);
}

static char *
describe_open (RkMatch *match,
               RkRound *round,
               RkSide   side)
{
  guint n_open = rk_round_get_open (round, side);
  g_autofree char *name = rk_text_player_plain (match, side);
  g_autofree char *open = rk_format_number (n_open);

  /* TRANSLATORS: of a round: the player, and how many of the holes are open */
  return g_strdup_printf (ngettext ("%1$s: %2$s open hole.",
                                    "%1$s: %2$s open holes.", n_open),
                          name, open);
}

static char *
describe_owned (RkMatch *match,
                RkRound *round,
                RkSide   side)
{
  guint n_stones = rk_round_get_provision (round, side);
  g_autofree char *name = rk_text_subject (match, side);
  g_autofree char *stones = rk_format_number (n_stones);

  /* TRANSLATORS: after a round: the player, and the stones he or she owns */
  return g_strdup_printf (ngettext ("%1$s owns %2$s stone.",
                                    "%1$s owns %2$s stones.", n_stones),
                          name, stones);
}

/* "Round 3: North begins.": a heading over its moves. */
char *
rk_text_round_heading (RkMatch *match,
                       RkRound *round)
{
  return describe_first (match, rk_round_get_number (round), rk_round_get_first (round));
}

/* With how many holes it is played, which were closed and reopened, and the reserves. */
char *
rk_text_round_setup (RkMatch *match,
                     RkRound *round)
{
  GString *sentences = g_string_new (NULL);

  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    rk_sentences_take (sentences, describe_open (match, round, side));
  take_setup (sentences, match, get_start_before (match, round), rk_round_get_position (round, 0),
              (guint[]) {
                rk_round_get_reserve (round, RK_SOUTH),
                rk_round_get_reserve (round, RK_NORTH),
              });

  return g_string_free_and_steal (sentences);
}

/* How a round that is over ended, and what each owns then. */
char *
rk_text_round_result (RkMatch *match,
                      RkRound *round)
{
  GString *sentences = g_string_new (NULL);

  rk_sentences_take (sentences, rk_text_round_end (match, round));
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    rk_sentences_take (sentences, describe_owned (match, round, side));

  return g_string_free_and_steal (sentences);
}

/**
 * rk_text_round_summary:
 * @match: the match
 * @round: a round of it
 *
 * Returns: (transfer full): all that a row of the timeline shows, for a screen
 *   reader
 */
char *
rk_text_round_summary (RkMatch *match,
                       RkRound *round)
{
  GString *sentences;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (RK_IS_ROUND (round), NULL);

  sentences = g_string_new (NULL);
  rk_sentences_take (sentences, rk_text_round_begin (match, round));
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    rk_sentences_take (sentences, describe_open (match, round, side));

  if (!rk_round_is_over (round))
    return g_string_free_and_steal (sentences);

  rk_sentences_take (sentences, rk_text_round_result (match, round));

  return g_string_free_and_steal (sentences);
}
