/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-sowing-private.h"

/* Marks a text for translation; it is translated where it is shown. */
#define N_(text) (text)

static void
emit (const RkNarrator *self,
      RkTraceKind       kind,
      guint             lane,
      guint             hand,
      guint             in_hole)
{
  RkTraceEvent event = {
    .kind = kind,
    .hole = self->board->order[lane],
    .hand = hand,
    .in_hole = in_hole,
    .side = self->mover,
    .lap = self->lap,
  };

  if (kind == RK_TRACE_FOUR)
    event.side = lane < self->board->n_south ? RK_SOUTH : RK_NORTH;

  self->func (&event, self->user_data);
}

/*< private >
 * rk_narrator_begin_lap:
 * @self: a narrator
 * @place: the lane that is lifted
 * @hand: its stones
 *
 * Tells that a lap begins.
 */
void
rk_narrator_begin_lap (RkNarrator *self,
                       guint       place,
                       guint       hand)
{
  self->lap++;
  emit (self, self->lap == 1 ? RK_TRACE_LIFT : RK_TRACE_RELAY, place, hand, 0);
}

/*< private >
 * rk_narrator_drop:
 * @self: a narrator
 * @place: the lane before the first stone
 * @n: how many stones fell, each into another lane
 * @hand: stones left in the hand
 * @fallen: what lay in the holes before fours were taken off
 * @fours: the lanes where four were made
 *
 * Tells a stretch of a lap stone by stone.
 */
void
rk_narrator_drop (const RkNarrator *self,
                  guint             place,
                  guint             n,
                  guint             hand,
                  RkLanes           fallen,
                  RkLanes           fours)
{
  for (guint i = 1; i <= n; i++)
    {
      guint lane = (place + i) % self->board->ring->size;
      guint left = hand + n - i;

      emit (self, RK_TRACE_DROP, lane, left, fallen[lane]);
      if (fours[lane])
        emit (self, left > 0 ? RK_TRACE_FOUR : RK_TRACE_BINIKH, lane, left, 0);
    }
}

/*< private >
 * rk_narrator_end:
 * @self: a narrator
 * @last: the lane of the last stone
 * @in_hole: the stones in it
 *
 * Tells that the move has ended.
 */
void
rk_narrator_end (const RkNarrator *self,
                 guint             last,
                 guint             in_hole)
{
  emit (self, RK_TRACE_END, last, 0, in_hole);
}

/* What is wrong with @hole before anything is sown. */
static RkMoveStatus
check_hole (const RkPosition *self,
            guint             hole)
{
  if (hole >= 2u * self->n_holes)
    return RK_MOVE_NO_SUCH_HOLE;
  if (rk_position_get_owner (self, hole) != self->turn)
    return RK_MOVE_NOT_TO_MOVE;
  if (!rk_position_is_open (self, hole))
    return RK_MOVE_CLOSED;
  if (self->stones[hole] == 0)
    return RK_MOVE_EMPTY;

  return RK_MOVE_LEGAL;
}

/* Says what a move did, and who gets its fours: rules 7 and 8. */
static void
take_stock (const RkBoard *board,
            const RkTally *tally,
            RkSide         mover,
            RkSowing      *sowing)
{
  guint fours[2] = { 0, };

  if (!rk_lanes_equal (tally->fours, (RkLanes) { 0, }))
    for (guint lane = 0; lane < board->ring->size; lane++)
      fours[lane < board->n_south ? RK_SOUTH : RK_NORTH] += tally->fours[lane];

  sowing->binikh = tally->landed == RK_FOUR;
  if (sowing->binikh)
    {
      fours[tally->last < board->n_south ? RK_SOUTH : RK_NORTH]--;
      fours[mover]++;
    }

  sowing->laps = tally->laps;
  sowing->sown = tally->sown;
  sowing->captured[RK_SOUTH] = RK_FOUR * fours[RK_SOUTH];
  sowing->captured[RK_NORTH] = RK_FOUR * fours[RK_NORTH];
  sowing->last = board->order[tally->last];
}

/* Brings @self to the position after a move. */
static void
finish_move (RkPosition     *self,
             const RkBoard  *board,
             const RkSower  *sower,
             const RkSowing *sowing)
{
  for (guint lane = 0; lane < board->ring->size; lane++)
    self->stones[board->order[lane]] = sower->stones[lane];

  self->captured[RK_SOUTH] += sowing->captured[RK_SOUTH];
  self->captured[RK_NORTH] += sowing->captured[RK_NORTH];
  self->turn = rk_side_other (self->turn);

  g_assert (rk_position_is_valid (self));
}

/**
 * rk_position_check_move:
 * @self: a position
 * @hole: the hole to lift; any number
 *
 * Tells whether @hole can be played, and if not, why (rules 5 and 11). Nothing
 * is changed.
 *
 * Returns: an #RkMoveStatus, never RK_MOVE_ROUND_OVER
 */
RkMoveStatus
rk_position_check_move (const RkPosition *self,
                        guint             hole)
{
  RkPosition copy;

  g_return_val_if_fail (self != NULL, RK_MOVE_NO_SUCH_HOLE);

  copy = *self;

  return rk_position_play (&copy, hole, NULL);
}

/**
 * rk_position_play:
 * @self: a position
 * @hole: the hole to lift; any number
 * @sowing: (out) (optional): what the move did
 *
 * Plays a move (rules 5 to 11). If it is not legal, neither @self nor @sowing
 * is changed.
 *
 * Returns: an #RkMoveStatus, never RK_MOVE_ROUND_OVER
 */
RkMoveStatus
rk_position_play (RkPosition *self,
                  guint       hole,
                  RkSowing   *sowing)
{
  RkBoard board;
  RkSower sower;
  RkTally tally = { 0, };
  RkSowing result;
  RkMoveStatus status;

  g_return_val_if_fail (self != NULL, RK_MOVE_NO_SUCH_HOLE);
  g_assert (rk_position_is_valid (self));

  status = check_hole (self, hole);
  if (status != RK_MOVE_LEGAL)
    return status;

  rk_board_init (&board, self);
  rk_sower_init (&sower, board.ring, board.stones, board.lanes[hole]);
  if (!rk_sower_finish (&sower, board.ring, &tally, NULL))
    return RK_MOVE_ENDLESS;

  take_stock (&board, &tally, self->turn, &result);
  finish_move (self, &board, &sower, &result);
  if (sowing != NULL)
    *sowing = result;

  return RK_MOVE_LEGAL;
}

/*< private >
 * rk_position_foresee:
 * @self: a position
 * @hole: the hole to lift; any number
 * @laps: how many laps can be followed; 0: any number
 * @sowing: (out): what the move did in those laps
 *
 * Plays a move as it is seen by somebody who cannot count on for ever: after
 * @laps laps the stones stay where they are, as if the move had ended there.
 * A move of more laps is taken for legal, whether it ends or not.
 *
 * Returns: an #RkMoveStatus; if it is not RK_MOVE_LEGAL, nothing is changed
 */
RkMoveStatus
rk_position_foresee (RkPosition *self,
                     guint       hole,
                     guint       laps,
                     RkSowing   *sowing)
{
  RkBoard board;
  RkSower sower;
  RkTally tally = { 0, };
  RkMoveStatus status;

  if (laps == 0)
    return rk_position_play (self, hole, sowing);

  status = check_hole (self, hole);
  if (status != RK_MOVE_LEGAL)
    return status;

  rk_board_init (&board, self);
  rk_sower_init (&sower, board.ring, board.stones, board.lanes[hole]);
  while (laps-- > 0 && rk_sower_sow_lap (&sower, board.ring, &tally, NULL) > 0)
    ;

  take_stock (&board, &tally, self->turn, sowing);
  finish_move (self, &board, &sower, sowing);

  return RK_MOVE_LEGAL;
}

/* Sows a legal move once more, for somebody who listens. */
static void
tell_move (const RkPosition *self,
           guint             hole,
           RkTraceFunc       trace,
           gpointer          user_data)
{
  RkBoard board;
  RkSower sower;
  RkNarrator narrator = {
    .func = trace,
    .user_data = user_data,
    .board = &board,
    .mover = self->turn,
  };

  rk_board_init (&board, self);
  rk_sower_init (&sower, board.ring, board.stones, board.lanes[hole]);
  rk_sower_finish (&sower, board.ring, NULL, &narrator);
}

/**
 * rk_position_play_traced:
 * @self: a position
 * @hole: the hole to lift; any number
 * @sowing: (out) (optional): what the move did
 * @trace: (scope call) (nullable): called for each step
 * @user_data: passed to @trace
 *
 * Like rk_position_play(), and tells every step in the order in which a person
 * would do it. Nothing is told of a move that is not legal. @self still holds
 * the position before the move while @trace is called.
 *
 * Returns: an #RkMoveStatus, never RK_MOVE_ROUND_OVER
 */
RkMoveStatus
rk_position_play_traced (RkPosition  *self,
                         guint        hole,
                         RkSowing    *sowing,
                         RkTraceFunc  trace,
                         gpointer     user_data)
{
  RkPosition after;
  RkMoveStatus status;

  g_return_val_if_fail (self != NULL, RK_MOVE_NO_SUCH_HOLE);

  after = *self;
  status = rk_position_play (&after, hole, sowing);

  /* Only now it is known that the sowing ends: sow it again aloud. */
  if (status == RK_MOVE_LEGAL && trace != NULL)
    tell_move (self, hole, trace, user_data);

  *self = after;

  return status;
}

/**
 * rk_position_get_legal:
 * @self: a position
 * @endless: (out) (optional): a bit for each hole that would be sown without
 *   end (rule 11)
 *
 * Finds the legal moves of the player to move. Without any the round is over
 * (rule 12).
 *
 * Returns: a bit for each hole that can be played
 */
guint
rk_position_get_legal (const RkPosition *self,
                       guint            *endless)
{
  RkBoard board;
  guint legal = 0;
  guint never_ending = 0;

  g_return_val_if_fail (self != NULL, 0);
  g_assert (rk_position_is_valid (self));

  rk_board_init (&board, self);
  for (guint lane = rk_board_get_first (&board, self->turn);
       lane < rk_board_get_end (&board, self->turn);
       lane++)
    {
      RkSower sower;

      if (board.stones[lane] == 0)
        continue;

      rk_sower_init (&sower, board.ring, board.stones, lane);
      if (rk_sower_finish (&sower, board.ring, NULL, NULL))
        legal |= 1u << board.order[lane];
      else
        never_ending |= 1u << board.order[lane];
    }

  if (endless != NULL)
    *endless = never_ending;

  return legal;
}

/**
 * rk_move_status_get_text:
 * @status: a status
 * @turn: who is to move
 *
 * Words why a move is not legal, untranslated: gettext knows the text, so what
 * a person sees is `_(text)`.
 *
 * Returns: (nullable): the text, %NULL for RK_MOVE_LEGAL
 */
const char *
rk_move_status_get_text (RkMoveStatus status,
                         RkSide       turn)
{
  switch (status)
    {
    case RK_MOVE_LEGAL:
      return NULL;
    case RK_MOVE_NO_SUCH_HOLE:
      return N_("no such hole");
    case RK_MOVE_NOT_TO_MOVE:
      return turn == RK_SOUTH ? N_("South is to move") : N_("North is to move");
    case RK_MOVE_CLOSED:
      return N_("closed hole");
    case RK_MOVE_EMPTY:
      return N_("empty hole");
    case RK_MOVE_ENDLESS:
      return N_("endless sowing");
    case RK_MOVE_ROUND_OVER:
      return N_("the round is over");
    default:
      g_return_val_if_reached (NULL);
    }
}
