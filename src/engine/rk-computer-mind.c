/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-computer-mind-private.h"

#include "rk-sowing-private.h"

/* More than any position is worth. */
#define WORTH_MOST (RK_WORTH_STONE * 2 * RK_MAX_HAND)

/* A player thinking about a position.
 *
 * The levels below the perfect one are this one player with different weaknesses,
 * all of them such as people have who learn the game: they count a long relay
 * only so far, look at what they can take and not at what they leave, see the
 * fours made on the way but not the binikh, forget that what lies in their row
 * at the end is theirs, do not look at every hole. How strong each is, the test
 * of the levels measures.
 */
typedef struct
{
  const RkMind *mind;
  const RkControl *control;
  RkSide side;
} Thought;

static const RkMind minds[] = {
  /* Looks at some holes, follows a single lap, is glad of every four and does
   * not ask whose row it fell in. Where there is none, many stones look like a
   * fine move. What the opponent will do is not thought of.
   */
  [RK_LEVEL_BEGINNER] = {
    .plies = 1, .laps = 1, .overlooked = 60, .claims_all = TRUE, .likes_many = TRUE,
  },

  /* Greedy: knows whose four is whose and follows a sowing for some laps, but
   * takes the most there is to take now, whatever that lays open.
   */
  [RK_LEVEL_EASY] = {
    .plies = 1, .laps = 4,
  },

  /* Thinks of the reply too, and a little of the stones left in the row; but a
   * reply of many laps is followed only so far, a binikh is overlooked, and now
   * and then a hole.
   */
  [RK_LEVEL_MEDIUM] = {
    .plies = 2, .laps = 4, .reply_laps = 4, .overlooked = 5, .row_stone = 1,
    .misses_binikh = TRUE,
  },

  /* A strong player at the board: sows every move to its end and sees six moves
   * ahead; what lies further off is only felt, by the stones in the rows.
   */
  [RK_LEVEL_HARD] = {
    .plies = 6, .row_stone = 1,
  },
};

/*< private >
 * rk_mind_get:
 * @level: a level from RK_LEVEL_BEGINNER to RK_LEVEL_HARD
 *
 * Gets how a computer of that level thinks.
 *
 * Returns: (transfer none): a mind
 */
const RkMind *
rk_mind_get (RkLevel level)
{
  g_assert (level >= RK_LEVEL_BEGINNER && level <= RK_LEVEL_HARD);

  return &minds[level];
}

/* Plays a move in mind, as far as it can be followed there. */
static gboolean
imagine (const Thought *self,
         RkPosition    *position,
         guint          hole)
{
  const RkMind *mind = self->mind;
  RkSide mover = position->turn;
  RkSide other = rk_side_other (mover);
  gboolean own = mover == self->side;
  RkSowing sowing;

  if (rk_position_foresee (position, hole, own ? mind->laps : mind->reply_laps, &sowing) !=
      RK_MOVE_LEGAL)
    return FALSE;

  if (mind->claims_all)
    {
      position->captured[mover] += sowing.captured[other];
      position->captured[other] -= sowing.captured[other];
    }
  if (mind->misses_binikh && !own && sowing.binikh)
    position->captured[mover] -= RK_FOUR;

  return TRUE;
}

/* What @position seems worth to the player to move, the stones in the rows at
 * @row_stone each.
 */
static int
judge (const RkPosition *position,
       int               row_stone)
{
  RkSide mover = position->turn;
  RkSide other = rk_side_other (mover);
  int captured = position->captured[mover] - position->captured[other];
  int rows = (int) rk_position_get_on_board (position, mover) -
             (int) rk_position_get_on_board (position, other);

  return RK_WORTH_STONE * captured + row_stone * rows;
}

/* Looks @plies moves ahead: what @position is worth to the player to move, if
 * that is between @alpha and @beta.
 */
static int
look_ahead (const Thought    *self,
            const RkPosition *position,
            guint             plies,
            int               alpha,
            int               beta)
{
  guint first = position->turn == RK_SOUTH ? 0 : position->n_holes;
  gboolean over = TRUE;

  if (plies == 0 || self->control->cancelled)
    return judge (position, self->mind->row_stone);

  for (guint hole = first; hole < first + position->n_holes && alpha < beta; hole++)
    {
      RkPosition after = *position;
      int worth;

      if (!imagine (self, &after, hole))
        continue;
      over = FALSE;
      worth = -look_ahead (self, &after, plies - 1, -beta, -alpha);
      alpha = MAX (alpha, worth);
    }

  /* Rule 12: without a move, the stones in the rows are won. */
  return over ? judge (position, RK_WORTH_STONE) : alpha;
}

/*< private >
 * rk_mind_get_liked:
 * @self: a mind
 * @position: a position
 * @holes: the holes that are looked at, a bit for each; all must be legal moves
 * @control: stops the thinking; the answer is then of no use
 *
 * Thinks about each of @holes, and finds those that seem best. They seem equal,
 * so that any of them may be played.
 *
 * Returns: a bit for each hole, 0 only if @holes is 0
 */
guint
rk_mind_get_liked (const RkMind     *self,
                   const RkPosition *position,
                   guint             holes,
                   const RkControl  *control)
{
  const Thought thought = { .mind = self, .control = control, .side = position->turn };
  int best = G_MININT;
  guint liked = 0;

  for (guint left = holes; left != 0; left &= left - 1)
    {
      guint hole = __builtin_ctz (left);
      RkPosition after = *position;
      int worth;

      imagine (&thought, &after, hole);
      worth = -look_ahead (&thought, &after, self->plies - 1, -WORTH_MOST, WORTH_MOST);
      /* Less than a stone: it only tells moves apart that seem equal. */
      worth = worth * (RK_MAX_HAND + 1) + (self->likes_many ? position->stones[hole] : 0);
      if (worth > best)
        liked = 0;
      if (worth >= best)
        liked |= 1u << hole;
      best = MAX (best, worth);
    }

  return liked;
}
