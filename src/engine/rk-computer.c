/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-computer-mind-private.h"

#include "rk-progress-private.h"
#include "rk-sowing.h"

/* Chance that is the same each time: one number after the other, by the
 * SplitMix64 generator of G. Steele, D. Lea and C. Flood.
 */
typedef struct
{
  guint64 state;
} Dice;

static guint64
dice_throw (Dice *self)
{
  guint64 number = self->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);

  number = (number ^ number >> 30) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  number = (number ^ number >> 27) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return number ^ number >> 31;
}

static void
dice_mix (Dice    *self,
          guint64  number)
{
  self->state ^= number;
  self->state = dice_throw (self);
}

/* The same seed must not mean the same choice in every position. */
static Dice
dice_new (guint64           seed,
          const RkPosition *position)
{
  Dice self = { seed };

  dice_mix (&self, position->closed | position->n_holes << 16 | position->direction << 20 |
                   position->turn << 21);
  dice_mix (&self, position->captured[RK_SOUTH] << 8 | position->captured[RK_NORTH]);
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    dice_mix (&self, position->stones[hole]);

  return self;
}

/* Any of @holes, of which there must be one. */
static guint
dice_pick (Dice  *self,
           guint  holes)
{
  for (guint left = dice_throw (self) % __builtin_popcount (holes); left > 0; left--)
    holes &= holes - 1;

  return __builtin_ctz (holes);
}

/* The holes of @legal that are looked at: at least one. */
static guint
dice_overlook (Dice  *self,
               guint  legal,
               guint  percent)
{
  guint seen = 0;

  for (guint left = legal; left != 0; left &= left - 1)
    if (dice_throw (self) % 100 >= percent)
      seen |= left & -left;

  return seen != 0 ? seen : legal;
}

/* How hard it is for the opponent to answer a move: the less, the harder.
 * First counts how many answers are right, then how few are wrong. A round that
 * is over asks nothing any more.
 */
static guint
count_answers (const RkSolution *reply)
{
  guint n_right = __builtin_popcount (reply->best);
  guint n_wrong = __builtin_popcount (reply->legal) - n_right;

  return n_right == 0 ? G_MAXUINT : n_right * RK_MAX_RING - n_wrong;
}

/* The best moves that lead on, and of those the ones that leave the opponent the
 * fewest right answers; 0 if there is none, or when cancelled.
 */
static guint
find_perfect (RkTables         *tables,
              const RkPosition *position,
              RkControl        *control)
{
  RkSolution solution;
  RkSolution reply;
  guint fewest = G_MAXUINT;
  guint best;
  guint holes = 0;

  if (!rk_tables_find_progress (tables, position, &solution, &best, control))
    return 0;
  /* Where not all can be known, it may not be worth the time to look further. */
  if (!rk_solution_is_exact (&solution))
    return best;

  for (guint left = best; left != 0; left &= left - 1)
    {
      RkPosition after = *position;
      guint n_answers;

      rk_position_play (&after, __builtin_ctz (left), NULL);
      if (!rk_tables_solve (tables, &after, &reply, control))
        return 0;

      n_answers = count_answers (&reply);
      if (n_answers < fewest)
        holes = 0;
      if (n_answers <= fewest)
        holes |= left & -left;
      fewest = MIN (fewest, n_answers);
    }

  return holes;
}

/* The moves that a level below the perfect one likes best; 0 if there is none,
 * or when cancelled.
 */
static guint
find_liked (const RkPosition *position,
            RkLevel           level,
            Dice             *dice,
            const RkControl  *control)
{
  const RkMind *mind = rk_mind_get (level);
  guint legal = rk_position_get_legal (position, NULL);
  guint seen = dice_overlook (dice, legal, mind->overlooked);
  guint liked = rk_mind_get_liked (mind, position, seen, control);

  return control->cancelled ? 0 : liked;
}

/**
 * rk_computer_choose:
 * @tables: (nullable): what is known exactly; only RK_LEVEL_PERFECT needs it
 * @position: the position to move in
 * @level: how well to play; not RK_LEVEL_NONE
 * @seed: decides between moves that seem equal, and what is overlooked
 * @hole: (out): the hole to lift
 * @control: (nullable): stops the thinking
 *
 * Chooses a legal move as a player of @level would. The choice depends on
 * @position, @level and @seed alone, so a match with the same seed goes the same
 * way again; but it is not the same choice in every position.
 *
 * The perfect level plays only best moves; with few stones left only such as come
 * nearer to the result, so that it is not lost by repetition (rule 13). Among
 * those it plays one that leaves the opponent the fewest right answers. All others
 * answer within milliseconds and make mistakes such as people make.
 *
 * Returns: whether a move was chosen; %FALSE if there is no legal one, or when
 *   cancelled
 */
gboolean
rk_computer_choose (RkTables         *tables,
                    const RkPosition *position,
                    RkLevel           level,
                    guint64           seed,
                    guint            *hole,
                    RkControl        *control)
{
  RkControl none = { .cancelled = FALSE };
  Dice dice;
  guint holes;

  g_return_val_if_fail (position != NULL, FALSE);
  g_return_val_if_fail (level >= RK_LEVEL_BEGINNER && level <= RK_LEVEL_PERFECT, FALSE);
  g_return_val_if_fail (tables != NULL || level != RK_LEVEL_PERFECT, FALSE);
  g_return_val_if_fail (hole != NULL, FALSE);

  if (control == NULL)
    control = &none;

  dice = dice_new (seed, position);
  holes = level == RK_LEVEL_PERFECT ? find_perfect (tables, position, control)
                                    : find_liked (position, level, &dice, control);
  if (holes == 0)
    return FALSE;

  *hole = dice_pick (&dice, holes);

  return TRUE;
}
