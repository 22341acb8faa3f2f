/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-sowing-private.h"

/* Marks a text for translation; it is translated where it is shown. */
#define N_(text) (text)

/*< private >
 * rk_lane_trace_emit:
 * @self: who listens
 * @kind: what happens
 * @lane: where
 * @hand: stones in the hand after it
 * @in_hole: stones in the hole after it
 * @lap: the lap, from 1
 *
 * Tells one step of a sowing.
 */
void
rk_lane_trace_emit (const RkLaneTrace *self,
                    RkTraceKind        kind,
                    guint              lane,
                    guint              hand,
                    guint              in_hole,
                    guint              lap)
{
  RkTraceEvent event = {
    .kind = kind,
    .hole = self->order[lane],
    .hand = hand,
    .in_hole = in_hole,
    .side = self->mover,
    .lap = lap,
  };

  if (kind == RK_TRACE_FOUR)
    event.side = lane < self->n_south ? RK_SOUTH : RK_NORTH;

  self->func (&event, self->user_data);
}

/*< private >
 * rk_lane_trace_stretch:
 * @self: who listens
 * @ring: the ring
 * @place: the lane before the first stone
 * @n: how many stones fell, each into another lane
 * @hand: stones left in the hand
 * @before: the stones before
 * @fours: the lanes where four were made on the way
 * @lap: the lap, from 1
 *
 * Tells a stretch of a lap stone by stone.
 */
void
rk_lane_trace_stretch (const RkLaneTrace *self,
                       const RkRing      *ring,
                       guint              place,
                       guint              n,
                       guint              hand,
                       RkLanes            before,
                       RkLanes            fours,
                       guint              lap)
{
  for (guint i = 1; i <= n; i++)
    {
      guint lane = ring->after[place][i];

      rk_lane_trace_emit (self, RK_TRACE_DROP, lane, hand + n - i, before[lane] + 1, lap);
      if (fours[lane])
        rk_lane_trace_emit (self, RK_TRACE_FOUR, lane, hand + n - i, 0, lap);
    }
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

/* A position as the ring of its open holes. */
typedef struct
{
  RkLanes stones;
  const RkRing *ring;
  guint8 order[RK_MAX_RING];
} Board;

static void
board_init (Board            *self,
            const RkPosition *position)
{
  guint size = rk_position_get_order (position, self->order);

  self->ring = rk_ring_get (size);
  self->stones = (RkLanes) { 0, };
  for (guint lane = 0; lane < size; lane++)
    self->stones[lane] = position->stones[self->order[lane]];
}

static guint
board_get_lane (const Board *self,
                guint        hole)
{
  guint lane = 0;

  while (self->order[lane] != hole)
    lane++;

  return lane;
}

/* Rules 7 and 8: who gets what. */
static void
share_fours (const RkPosition   *self,
             const Board        *board,
             const RkLaneSowing *lanes,
             RkSowing           *sowing)
{
  RkLanes south = rk_ring_get_south (board->ring, rk_position_get_n_open (self, RK_SOUTH));

  sowing->laps = lanes->laps;
  sowing->sown = lanes->sown;
  sowing->captured[RK_SOUTH] = RK_FOUR * rk_lanes_sum (lanes->fours & south);
  sowing->captured[RK_NORTH] = RK_FOUR * rk_lanes_sum (lanes->fours & ~south);
  sowing->last = board->order[lanes->last];
  sowing->binikh = lanes->binikh;
  if (lanes->binikh)
    sowing->captured[self->turn] += RK_FOUR;
}

/* Brings @self to the position after a sowing. */
static void
finish_move (RkPosition     *self,
             const Board    *board,
             const RkSowing *sowing)
{
  for (guint lane = 0; lane < board->ring->size; lane++)
    self->stones[board->order[lane]] = board->stones[lane];

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
  Board board;
  RkLaneSowing lanes;
  RkSowing result;
  RkMoveStatus status;

  g_return_val_if_fail (self != NULL, RK_MOVE_NO_SUCH_HOLE);
  g_assert (rk_position_is_valid (self));

  status = check_hole (self, hole);
  if (status != RK_MOVE_LEGAL)
    return status;

  board_init (&board, self);
  if (!rk_lanes_sow (&board.stones, board.ring, board_get_lane (&board, hole), &lanes, NULL))
    return RK_MOVE_ENDLESS;

  share_fours (self, &board, &lanes, &result);
  finish_move (self, &board, &result);
  if (sowing != NULL)
    *sowing = result;

  return RK_MOVE_LEGAL;
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
    {
      Board board;
      RkLaneSowing lanes;

      board_init (&board, self);
      rk_lanes_sow (&board.stones, board.ring, board_get_lane (&board, hole), &lanes,
                    &(RkLaneTrace) {
                      .func = trace,
                      .user_data = user_data,
                      .order = board.order,
                      .n_south = rk_position_get_n_open (self, RK_SOUTH),
                      .mover = self->turn,
                    });
    }

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
  guint legal = 0;
  guint never_ending = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint hole = 0; hole < 2u * self->n_holes; hole++)
    {
      RkMoveStatus status = rk_position_check_move (self, hole);

      if (status == RK_MOVE_LEGAL)
        legal |= 1u << hole;
      else if (status == RK_MOVE_ENDLESS)
        never_ending |= 1u << hole;
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
