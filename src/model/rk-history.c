/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-history-private.h"
#include "rk-match-private.h"
#include "rk-round-private.h"

/* Rounds that each side won. */
typedef struct
{
  guint n[2];
} Wins;

static RkRound *
get_any_round (const RkHistory *self,
               guint            index)
{
  return g_ptr_array_index (self->rounds, index);
}

static void
take_round (RkHistory *self,
            RkRound   *round,
            Wins       wins_before)
{
  g_ptr_array_add (self->rounds, round);
  g_array_append_val (self->wins, wins_before);
}

static void
drop_rounds_after (RkHistory *self,
                   guint      n_rounds)
{
  g_ptr_array_set_size (self->rounds, n_rounds);
  g_array_set_size (self->wins, n_rounds);
}

/**
 * rk_history_init:
 * @self: (out): the history to set up
 * @rules: what is played by
 *
 * Begins round 1. Free it with rk_history_clear().
 */
void
rk_history_init (RkHistory     *self,
                 const RkRules *rules)
{
  RkPosition start;

  if (rules->has_start)
    start = rules->start;
  else
    rk_position_init_standard (&start, rules->n_holes, rules->direction, rules->first);

  *self = (RkHistory) {
    .rules = *rules,
    .rounds = g_ptr_array_new_with_free_func (g_object_unref),
    .wins = g_array_new (FALSE, FALSE, sizeof (Wins)),
    .n_rounds = 1,
  };
  if (!rules->has_start)
    self->rules.start_reserve[RK_SOUTH] = self->rules.start_reserve[RK_NORTH] = 0;

  take_round (self, rk_round_new (1, &start, self->rules.start_reserve, start.closed),
              (Wins) { { 0, 0 } });
}

void
rk_history_clear (RkHistory *self)
{
  g_clear_pointer (&self->rounds, g_ptr_array_unref);
  g_clear_pointer (&self->wins, g_array_unref);
}

/* The last round that is begun and not taken back. */
RkRound *
rk_history_get_current (const RkHistory *self)
{
  return get_any_round (self, self->n_rounds - 1);
}

RkMatchState
rk_history_get_state (const RkHistory *self)
{
  if (rk_history_get_end (self, NULL) != RK_MATCH_GOES_ON)
    return RK_MATCH_OVER;

  if (rk_round_is_over (rk_history_get_current (self)))
    return RK_MATCH_BETWEEN_ROUNDS;

  return RK_MATCH_PLAYING;
}

static RkWinner
get_winner (RkRound  *round,
            gboolean  final)
{
  RkRoundEnd end;
  RkSide by;
  guint won[2];

  if (!final)
    return rk_round_get_winner (round);

  end = rk_round_get_final_end (round, &by, won);
  if (end == RK_ROUND_GOES_ON)
    return RK_WINNER_NONE;

  return end == RK_ROUND_CONCEDED ? rk_winner_from_side (rk_side_other (by))
                                  : rk_won_get_winner (won);
}

static gboolean
is_over (RkRound  *round,
         gboolean  final)
{
  return final ? rk_round_get_final_end (round, NULL, NULL) != RK_ROUND_GOES_ON
               : rk_round_is_over (round);
}

static guint
get_provision (RkRound  *round,
               RkSide    side,
               gboolean  final)
{
  guint won[2];

  if (!final)
    return rk_round_get_provision (round, side);

  rk_round_get_final_end (round, NULL, won);

  return rk_round_get_reserve (round, side) + won[side];
}

static guint
get_n_rounds (const RkHistory *self,
              gboolean         final)
{
  return final ? self->rounds->len : self->n_rounds;
}

static guint
count_wins (const RkHistory *self,
            RkSide           side,
            gboolean         final)
{
  const guint last = get_n_rounds (self, final) - 1;
  const Wins *before = &g_array_index (self->wins, Wins, last);
  RkWinner winner = get_winner (get_any_round (self, last), final);

  return before->n[side] + (winner == rk_winner_from_side (side));
}

/* The rounds that @side has won so far. */
guint
rk_history_get_n_wins (const RkHistory *self,
                       RkSide           side)
{
  return count_wins (self, side, FALSE);
}

static RkWinner
get_larger (guint south,
            guint north)
{
  if (south == north)
    return RK_WINNER_DRAW;

  return south > north ? RK_WINNER_SOUTH : RK_WINNER_NORTH;
}

/* Who wins when the number of rounds is used up (rule 20). */
static RkWinner
decide (const RkHistory *self,
        RkRound         *round,
        gboolean         final)
{
  switch (self->rules.decides)
    {
    case RK_DECIDES_STONES:
      return get_larger (get_provision (round, RK_SOUTH, final),
                         get_provision (round, RK_NORTH, final));

    case RK_DECIDES_WINS:
      return get_larger (count_wins (self, RK_SOUTH, final),
                         count_wins (self, RK_NORTH, final));

    case RK_DECIDES_DRAW:
    default:
      return RK_WINNER_DRAW;
    }
}

/* Whether the match ends with the last round; the order is that of rule 20.
 * If @final, as if all that was taken back were made again. */
static RkMatchEnd
find_automatic_end (const RkHistory *self,
                    gboolean         final,
                    RkWinner        *winner)
{
  const guint n_rounds = get_n_rounds (self, final);
  RkRound *round = get_any_round (self, n_rounds - 1);

  *winner = RK_WINNER_NONE;
  if (!is_over (round, final))
    return RK_MATCH_GOES_ON;

  for (guint side = RK_SOUTH; self->rules.max_wins > 0 && side <= RK_NORTH; side++)
    {
      if (count_wins (self, side, final) >= self->rules.max_wins)
        {
          *winner = rk_winner_from_side (side);
          return RK_MATCH_WINS;
        }
    }

  if (self->rules.max_rounds > 0 && n_rounds >= self->rules.max_rounds)
    {
      *winner = decide (self, round, final);
      return RK_MATCH_ROUNDS;
    }

  for (guint side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      if (get_provision (round, side, final) < RK_FOUR)
        {
          *winner = rk_winner_from_side (rk_side_other (side));
          return RK_MATCH_ALL_CLOSED;
        }
    }

  return RK_MATCH_GOES_ON;
}

/**
 * rk_history_get_end:
 * @self: a history
 * @winner: (out) (optional): who won, %RK_WINNER_NONE while it goes on
 *
 * Returns: how the match ended (rules 18, 20 and 21)
 */
RkMatchEnd
rk_history_get_end (const RkHistory *self,
                    RkWinner        *winner)
{
  RkWinner by_itself;
  RkMatchEnd end;

  if (self->hand_done)
    {
      if (winner != NULL)
        *winner = self->hand_winner;
      return self->hand_end;
    }

  end = find_automatic_end (self, FALSE, &by_itself);
  if (winner != NULL)
    *winner = by_itself;

  return end;
}

/**
 * rk_history_get_final_end:
 * @self: a history
 * @winner: (out): who won, %RK_WINNER_NONE while it goes on
 *
 * Returns: how the match ends once all that was taken back is made again
 */
RkMatchEnd
rk_history_get_final_end (const RkHistory *self,
                          RkWinner        *winner)
{
  if (self->hand_end == RK_MATCH_GOES_ON)
    return find_automatic_end (self, TRUE, winner);

  *winner = self->hand_winner;

  return self->hand_end;
}

/* Who begins the round after the current one, which is over (rule 19). */
RkSide
rk_history_get_next_first (const RkHistory *self)
{
  RkRound *round = rk_history_get_current (self);
  RkSide other = rk_side_other (rk_round_get_first (round));
  RkWinner winner = rk_round_get_winner (round);
  RkSide won_by;

  if (self->rules.next_first == RK_NEXT_FIRST_ALTERNATE ||
      (winner != RK_WINNER_SOUTH && winner != RK_WINNER_NORTH))
    return other;

  won_by = winner == RK_WINNER_SOUTH ? RK_SOUTH : RK_NORTH;

  return self->rules.next_first == RK_NEXT_FIRST_WINNER ? won_by : rk_side_other (won_by);
}

/* The start of the round after the current one (rule 17). */
void
rk_history_get_next_position (const RkHistory *self,
                              RkPosition      *position)
{
  RkRound *round = rk_history_get_current (self);
  const guint n_holes = self->rules.n_holes;
  guint open[2];

  for (guint side = RK_SOUTH; side <= RK_NORTH; side++)
    open[side] = rk_provision_get_open (rk_round_get_provision (round, side), n_holes);

  rk_position_init_round (position, n_holes, self->rules.direction,
                          rk_history_get_next_first (self),
                          open[RK_SOUTH], open[RK_NORTH]);
}

static void
drop_undone (RkHistory *self)
{
  drop_rounds_after (self, self->n_rounds);
  rk_round_drop_undone (rk_history_get_current (self));
  self->hand_end = RK_MATCH_GOES_ON;
}

/**
 * rk_history_add_move:
 * @self: a history whose current round goes on
 * @move: (transfer full): a move, played in its last position
 *
 * Plays a move.
 */
void
rk_history_add_move (RkHistory *self,
                     RkMove    *move)
{
  drop_undone (self);
  rk_round_add_move (rk_history_get_current (self), move);
}

static void
add_round (RkHistory *self)
{
  RkRound *before = rk_history_get_current (self);
  RkPosition start;
  guint reserve[2];
  Wins wins;

  rk_history_get_next_position (self, &start);
  for (guint side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      reserve[side] = rk_provision_get_reserve (rk_round_get_provision (before, side),
                                                self->rules.n_holes);
      wins.n[side] = rk_history_get_n_wins (self, side);
    }

  take_round (self,
              rk_round_new (self->n_rounds + 1, &start, reserve,
                            rk_round_get_position (before, 0)->closed),
              wins);
}

/* Enters the next round: it is no step by itself, so one that was taken back
 * is entered again and keeps its moves for redoing.
 */
void
rk_history_begin_round (RkHistory *self)
{
  if (self->n_rounds == self->rounds->len)
    {
      drop_undone (self);
      add_round (self);
    }

  self->n_rounds++;
}

/* Ends the current round by hand (rule 14). */
void
rk_history_end_round (RkHistory  *self,
                      RkRoundEnd  end,
                      RkSide      by)
{
  drop_undone (self);
  rk_round_add_end (rk_history_get_current (self), end, by);
}

/* Ends the match by hand (rule 21). */
void
rk_history_end_match (RkHistory  *self,
                      RkMatchEnd  end,
                      RkWinner    winner,
                      RkSide      by)
{
  drop_undone (self);
  self->hand_end = end;
  self->hand_winner = winner;
  self->hand_by = by;
  self->hand_done = TRUE;
}

/* Whether there is a step to take back. */
gboolean
rk_history_can_undo (const RkHistory *self)
{
  if (self->hand_done)
    return TRUE;

  for (guint i = self->n_rounds; i > 0; i--)
    {
      if (rk_round_has_done (get_any_round (self, i - 1)))
        return TRUE;
    }

  return FALSE;
}

/* Whether there is a step that was taken back. */
gboolean
rk_history_can_redo (const RkHistory *self)
{
  if (self->hand_end != RK_MATCH_GOES_ON && !self->hand_done)
    return TRUE;

  for (guint i = self->n_rounds - 1; i < self->rounds->len; i++)
    {
      if (rk_round_has_undone (get_any_round (self, i)))
        return TRUE;
    }

  return FALSE;
}

/* Makes the round with @n_rounds - 1 the current one.  A later round is kept
 * only as long as it leads to something that can be redone.
 */
static void
leave_later_rounds (RkHistory *self,
                    guint      n_rounds)
{
  self->n_rounds = n_rounds;
  while (self->rounds->len > n_rounds &&
         self->hand_end == RK_MATCH_GOES_ON &&
         !rk_round_has_undone (get_any_round (self, self->rounds->len - 1)))
    drop_rounds_after (self, self->rounds->len - 1);
}

/**
 * rk_history_undo:
 * @self: a history
 *
 * Takes back the last step. When it lies in an earlier round, the rounds after
 * that one, which have none, are left.
 *
 * Returns: %FALSE if there is none
 */
gboolean
rk_history_undo (RkHistory *self)
{
  if (self->hand_done)
    {
      self->hand_done = FALSE;
      return TRUE;
    }

  for (guint i = self->n_rounds; i > 0; i--)
    {
      RkRound *round = get_any_round (self, i - 1);

      if (rk_round_has_done (round))
        {
          rk_round_undo (round);
          leave_later_rounds (self, i);
          return TRUE;
        }
    }

  return FALSE;
}

/**
 * rk_history_redo:
 * @self: a history
 *
 * Makes the next step again, and enters the round in which it lies.
 *
 * Returns: %FALSE if there is none
 */
gboolean
rk_history_redo (RkHistory *self)
{
  for (guint i = self->n_rounds - 1; i < self->rounds->len; i++)
    {
      RkRound *round = get_any_round (self, i);

      if (rk_round_has_undone (round))
        {
          rk_round_redo (round);
          self->n_rounds = i + 1;
          return TRUE;
        }
    }

  if (self->hand_end == RK_MATCH_GOES_ON || self->hand_done)
    return FALSE;

  self->n_rounds = self->rounds->len;
  self->hand_done = TRUE;

  return TRUE;
}

/**
 * rk_history_undo_after_round:
 * @self: a history
 * @round_index: a round that is begun, counted from 0
 *
 * Takes back all that came after that round.
 *
 * Returns: %FALSE if there was nothing
 */
gboolean
rk_history_undo_after_round (RkHistory *self,
                             guint      round_index)
{
  gboolean changed = self->hand_done || self->n_rounds > round_index + 1;

  self->hand_done = FALSE;
  for (guint i = round_index + 1; i < self->n_rounds; i++)
    rk_round_undo_to (get_any_round (self, i), 0);
  leave_later_rounds (self, round_index + 1);

  return changed;
}

/**
 * rk_history_undo_to:
 * @self: a history
 * @round_index: a round that is begun, counted from 0
 * @ply: how many of its moves stay
 *
 * Takes back all that came after those moves.
 *
 * Returns: %FALSE if there was nothing
 */
gboolean
rk_history_undo_to (RkHistory *self,
                    guint      round_index,
                    guint      ply)
{
  gboolean after = rk_history_undo_after_round (self, round_index);
  gboolean inside = rk_round_undo_to (get_any_round (self, round_index), ply);

  return after || inside;
}
