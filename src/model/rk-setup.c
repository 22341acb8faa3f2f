/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-setup.h"

#include <string.h>

/* All of what is set up, at one time. */
typedef struct
{
  RkPosition position;
  guint reserve[2];
} State;

struct _RkSetup
{
  GObject parent_instance;

  /* What was set up after each change, and which of these is looked at. */
  GArray *states;
  guint current;
};

enum
{
  CHANGED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RkSetup, rk_setup, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static const State *
get_state (RkSetup *self)
{
  return &g_array_index (self->states, State, self->current);
}

static gboolean
state_equal (const State *a,
             const State *b)
{
  return rk_position_equal (&a->position, &b->position) &&
         a->reserve[RK_SOUTH] == b->reserve[RK_SOUTH] &&
         a->reserve[RK_NORTH] == b->reserve[RK_NORTH];
}

/* What was undone before cannot be redone any more. */
static void
change (RkSetup     *self,
        const State *state)
{
  if (state_equal (state, get_state (self)))
    return;

  self->current++;
  g_array_set_size (self->states, self->current);
  g_array_append_val (self->states, *state);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
go_to (RkSetup *self,
       guint    index)
{
  self->current = index;
  g_signal_emit (self, signals[CHANGED], 0);
}

static guint
count (const State *state)
{
  guint n_stones = 0;

  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    n_stones += rk_position_get_on_board (&state->position, side) +
                state->position.captured[side] + state->reserve[side];

  return n_stones;
}

/* The stones of a match. */
static guint
count_expected (const State *state)
{
  return 2 * RK_FOUR * state->position.n_holes;
}

/* Where stones are missing, they lie in the reserves. */
static void
complete (State *state)
{
  guint expected = count_expected (state);
  guint found = count (state);
  guint missing = expected > found ? expected - found : 0;

  state->reserve[RK_SOUTH] += missing / 2;
  state->reserve[RK_NORTH] += missing - missing / 2;
}

/* The start of every match. */
static void
make_standard (State       *state,
               guint        n_holes,
               RkDirection  direction,
               RkSide       first)
{
  rk_position_init_standard (&state->position, n_holes, direction, first);
  state->reserve[RK_SOUTH] = 0;
  state->reserve[RK_NORTH] = 0;
}

static gboolean
is_standard (const State *state)
{
  State standard;

  make_standard (&standard, state->position.n_holes, state->position.direction,
                 state->position.turn);

  return state_equal (&standard, state);
}

static void
rk_setup_finalize (GObject *object)
{
  RkSetup *self = RK_SETUP (object);

  g_clear_pointer (&self->states, g_array_unref);

  G_OBJECT_CLASS (rk_setup_parent_class)->finalize (object);
}

static void
rk_setup_class_init (RkSetupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rk_setup_finalize;

  /**
   * RkSetup::changed:
   *
   * Something is set up in another way, or was undone or redone.
   */
  signals[CHANGED] = g_signal_new ("changed", RK_TYPE_SETUP, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rk_setup_init (RkSetup *self)
{
  self->states = g_array_new (FALSE, TRUE, sizeof (State));
}

/**
 * rk_setup_new:
 * @rules: sound rules of a match
 *
 * Begins with the start of a match by @rules.
 *
 * Returns: (transfer full): a start to change
 */
RkSetup *
rk_setup_new (const RkRules *rules)
{
  RkSetup *self;
  State state = { 0 };

  g_return_val_if_fail (rules != NULL && rk_rules_is_valid (rules), NULL);

  make_standard (&state, rules->n_holes, rules->direction, rules->first);
  if (rules->has_start)
    {
      state.position = rules->start;
      state.reserve[RK_SOUTH] = rules->start_reserve[RK_SOUTH];
      state.reserve[RK_NORTH] = rules->start_reserve[RK_NORTH];
    }

  self = g_object_new (RK_TYPE_SETUP, NULL);
  g_array_append_val (self->states, state);

  return self;
}

/**
 * rk_setup_get_position:
 * @self: what is set up
 *
 * Returns: (transfer none): the position, until the next change; it has an open hole in each
 *   row and nothing in closed ones, but may hold too many stones for rk_position_is_valid()
 */
const RkPosition *
rk_setup_get_position (RkSetup *self)
{
  g_return_val_if_fail (RK_IS_SETUP (self), NULL);

  return &get_state (self)->position;
}

/**
 * rk_setup_get_reserve:
 * @self: what is set up
 * @side: a side
 *
 * Returns: the stones that @side has in reserve
 */
guint
rk_setup_get_reserve (RkSetup *self,
                      RkSide   side)
{
  g_return_val_if_fail (RK_IS_SETUP (self), 0);
  g_return_val_if_fail (side <= RK_NORTH, 0);

  return get_state (self)->reserve[side];
}

/**
 * rk_setup_get_all:
 * @self: what is set up
 *
 * Returns: how many stones a match on this board has: 8n; no place takes more
 */
guint
rk_setup_get_all (RkSetup *self)
{
  g_return_val_if_fail (RK_IS_SETUP (self), 0);

  return count_expected (get_state (self));
}

/**
 * rk_setup_check:
 * @self: what is set up
 * @n_stones: (out) (optional): how many stones are missing or too many, else 0
 *
 * Finds out whether a match can start so: holes, captured stones and reserves add up to 8n
 * (rk_rules_is_valid()).
 *
 * Returns: what is wrong, if anything is
 */
RkSetupFault
rk_setup_check (RkSetup *self,
                guint   *n_stones)
{
  guint expected;
  guint found;

  g_return_val_if_fail (RK_IS_SETUP (self), RK_SETUP_SOUND);

  expected = count_expected (get_state (self));
  found = count (get_state (self));
  if (n_stones != NULL)
    *n_stones = MAX (expected, found) - MIN (expected, found);
  if (found < expected)
    return RK_SETUP_MISSING;

  return found > expected ? RK_SETUP_TOO_MANY : RK_SETUP_SOUND;
}

/**
 * rk_setup_get_rules:
 * @self: what is set up, sound
 * @rules: (inout): rules, in which the board, who begins and the start are set
 *
 * The start of every match needs no telling: then @rules have none.
 */
void
rk_setup_get_rules (RkSetup *self,
                    RkRules *rules)
{
  const State *state;

  g_return_if_fail (RK_IS_SETUP (self));
  g_return_if_fail (rules != NULL);
  g_return_if_fail (rk_setup_check (self, NULL) == RK_SETUP_SOUND);

  state = get_state (self);
  rules->n_holes = state->position.n_holes;
  rules->direction = state->position.direction;
  rules->first = state->position.turn;
  rules->has_start = !is_standard (state);
  rules->start = state->position;
  rules->start_reserve[RK_SOUTH] = state->reserve[RK_SOUTH];
  rules->start_reserve[RK_NORTH] = state->reserve[RK_NORTH];
}

/**
 * rk_setup_set_stones:
 * @self: what is set up
 * @hole: a hole
 * @n_stones: how many stones lie in it, at most rk_setup_get_all()
 *
 * Stones reopen a closed hole; none leave it closed.
 *
 * Returns: whether so many can lie in a hole
 */
gboolean
rk_setup_set_stones (RkSetup *self,
                     guint    hole,
                     guint    n_stones)
{
  State state;

  g_return_val_if_fail (RK_IS_SETUP (self), FALSE);

  state = *get_state (self);
  g_return_val_if_fail (hole < 2u * state.position.n_holes, FALSE);
  if (n_stones > count_expected (&state))
    return FALSE;

  state.position.stones[hole] = n_stones;
  if (n_stones > 0)
    state.position.closed &= ~(1u << hole);
  change (self, &state);

  return TRUE;
}

/**
 * rk_setup_toggle_closed:
 * @self: what is set up
 * @hole: a hole
 *
 * Closes @hole with sand, so that its stones are missing, or opens it. Any holes of a row
 * can be closed but the last open one.
 *
 * Returns: whether that can be done
 */
gboolean
rk_setup_toggle_closed (RkSetup *self,
                        guint    hole)
{
  State state;
  RkPosition *position = &state.position;

  g_return_val_if_fail (RK_IS_SETUP (self), FALSE);

  state = *get_state (self);
  g_return_val_if_fail (hole < 2u * position->n_holes, FALSE);
  if (rk_position_is_open (position, hole) &&
      rk_position_get_n_open (position, rk_position_get_owner (position, hole)) == 1)
    return FALSE;

  position->closed ^= 1u << hole;
  position->stones[hole] = 0;
  change (self, &state);

  return TRUE;
}

/**
 * rk_setup_set_captured:
 * @self: what is set up
 * @side: a side
 * @n_stones: the stones that @side captured in this round, at most rk_setup_get_all()
 */
void
rk_setup_set_captured (RkSetup *self,
                       RkSide   side,
                       guint    n_stones)
{
  State state;

  g_return_if_fail (RK_IS_SETUP (self));
  g_return_if_fail (side <= RK_NORTH);

  state = *get_state (self);
  g_return_if_fail (n_stones <= count_expected (&state));
  state.position.captured[side] = n_stones;
  change (self, &state);
}

/**
 * rk_setup_set_reserve:
 * @self: what is set up
 * @side: a side
 * @n_stones: the stones that @side has in reserve, at most rk_setup_get_all()
 */
void
rk_setup_set_reserve (RkSetup *self,
                      RkSide   side,
                      guint    n_stones)
{
  State state;

  g_return_if_fail (RK_IS_SETUP (self));
  g_return_if_fail (side <= RK_NORTH);

  state = *get_state (self);
  g_return_if_fail (n_stones <= count_expected (&state));
  state.reserve[side] = n_stones;
  change (self, &state);
}

/**
 * rk_setup_set_turn:
 * @self: what is set up
 * @side: who is to move
 */
void
rk_setup_set_turn (RkSetup *self,
                   RkSide   side)
{
  State state;

  g_return_if_fail (RK_IS_SETUP (self));
  g_return_if_fail (side <= RK_NORTH);

  state = *get_state (self);
  state.position.turn = side;
  change (self, &state);
}

/**
 * rk_setup_set_direction:
 * @self: what is set up
 * @direction: the direction of sowing
 */
void
rk_setup_set_direction (RkSetup     *self,
                        RkDirection  direction)
{
  State state;

  g_return_if_fail (RK_IS_SETUP (self));
  g_return_if_fail (direction <= RK_CLOCKWISE);

  state = *get_state (self);
  state.position.direction = direction;
  change (self, &state);
}

/* The row of @side as it is, without its last hole or with an empty one more. */
static void
copy_row (RkPosition       *self,
          const RkPosition *from,
          RkSide            side)
{
  guint start = side * self->n_holes;
  guint from_start = side * from->n_holes;

  for (guint i = 0; i < MIN (self->n_holes, from->n_holes); i++)
    {
      self->stones[start + i] = from->stones[from_start + i];
      if (!rk_position_is_open (from, from_start + i))
        self->closed |= 1u << (start + i);
    }
  if (rk_position_get_n_open (self, side) == 0)
    self->closed &= ~(1u << (start + self->n_holes - 1));
}

/**
 * rk_setup_set_n_holes:
 * @self: what is set up
 * @n_holes: holes of a row, 5 or 6
 *
 * Makes the board smaller or larger at the right end of each row as its owner sees it. The
 * start of every match becomes that of the other board.
 */
void
rk_setup_set_n_holes (RkSetup *self,
                      guint    n_holes)
{
  State state;
  const State *old;

  g_return_if_fail (RK_IS_SETUP (self));
  g_return_if_fail (n_holes == RK_MAX_HOLES || n_holes == RK_MAX_HOLES - 1);

  old = get_state (self);
  if (n_holes == old->position.n_holes)
    return;

  make_standard (&state, n_holes, old->position.direction, old->position.turn);
  if (!is_standard (old))
    {
      guint most = count_expected (&state);

      memset (state.position.stones, 0, sizeof state.position.stones);
      for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
        {
          copy_row (&state.position, &old->position, side);
          state.position.captured[side] = MIN (old->position.captured[side], most);
          state.reserve[side] = MIN (old->reserve[side], most);
        }
    }
  change (self, &state);
}

/**
 * rk_setup_parse:
 * @self: what is set up
 * @text: a position as rk_position_parse() reads it, maybe with space around it
 * @fault: (out) (optional): what is wrong, if anything is
 *
 * Sets up a position. The notation does not tell the reserves: unless those that are set up
 * fit, there are none, and what is missing is told by rk_setup_check().
 *
 * Returns: whether @text is a position
 */
gboolean
rk_setup_parse (RkSetup         *self,
                const char      *text,
                RkNotationFault *fault)
{
  g_autofree char *stripped = NULL;
  State state;

  g_return_val_if_fail (RK_IS_SETUP (self), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  state = *get_state (self);
  stripped = g_strchomp (g_strdup (text + strspn (text, " \t\r\n")));
  if (!rk_position_parse (&state.position, stripped, state.position.direction, fault))
    {
      if (fault != NULL)
        fault->offset += strspn (text, " \t\r\n");
      return FALSE;
    }

  if (count (&state) != count_expected (&state))
    {
      state.reserve[RK_SOUTH] = 0;
      state.reserve[RK_NORTH] = 0;
    }
  change (self, &state);

  return TRUE;
}

/**
 * rk_setup_take:
 * @self: what is set up
 * @position: a position that rk_setup_get_position() could return
 * @reserve: the stones that each side has in reserve, at most 8n each
 *
 * Sets up all of a start at once.
 */
void
rk_setup_take (RkSetup          *self,
               const RkPosition *position,
               const guint       reserve[2])
{
  State state = { 0 };

  g_return_if_fail (RK_IS_SETUP (self));
  g_return_if_fail (position != NULL);

  state.position = *position;
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      g_return_if_fail (reserve[side] <= count_expected (&state));
      state.reserve[side] = reserve[side];
    }
  change (self, &state);
}

/**
 * rk_setup_clear:
 * @self: what is set up
 *
 * Takes all stones away and opens all holes.
 */
void
rk_setup_clear (RkSetup *self)
{
  State state;

  g_return_if_fail (RK_IS_SETUP (self));

  make_standard (&state, get_state (self)->position.n_holes,
                 get_state (self)->position.direction, get_state (self)->position.turn);
  memset (state.position.stones, 0, sizeof state.position.stones);
  change (self, &state);
}

/**
 * rk_setup_reset:
 * @self: what is set up
 *
 * Sets up the start of every match: four stones in each hole (rule 3).
 */
void
rk_setup_reset (RkSetup *self)
{
  State state;

  g_return_if_fail (RK_IS_SETUP (self));

  make_standard (&state, get_state (self)->position.n_holes,
                 get_state (self)->position.direction, get_state (self)->position.turn);
  change (self, &state);
}

/**
 * rk_setup_complete:
 * @self: what is set up
 *
 * Puts the stones that are missing into the reserves, half on each side; an odd one to
 * North's.
 */
void
rk_setup_complete (RkSetup *self)
{
  State state;

  g_return_if_fail (RK_IS_SETUP (self));

  state = *get_state (self);
  complete (&state);
  change (self, &state);
}

/**
 * rk_setup_give:
 * @self: what is set up
 * @giver: the stronger player
 * @n_holes: how many holes of @giver are closed, less than there are in a row
 *
 * Sets up a handicap: a round as it begins when @giver owns four stones fewer for each of
 * @n_holes, and the opponent, who can fill no more holes than there are, has them in reserve
 * (rule 17). Who begins is who begins the standard match.
 */
void
rk_setup_give (RkSetup *self,
               RkSide   giver,
               guint    n_holes)
{
  const RkPosition *old;
  RkRules standard;
  State state = { 0 };

  g_return_if_fail (RK_IS_SETUP (self));
  g_return_if_fail (giver <= RK_NORTH);

  old = &get_state (self)->position;
  g_return_if_fail (n_holes < old->n_holes);
  rk_rules_init_standard (&standard);
  rk_position_init_round (&state.position, old->n_holes, old->direction, standard.first,
                          old->n_holes - (giver == RK_SOUTH ? n_holes : 0),
                          old->n_holes - (giver == RK_NORTH ? n_holes : 0));
  state.reserve[rk_side_other (giver)] = RK_FOUR * n_holes;
  change (self, &state);
}

/**
 * rk_setup_can_undo:
 * @self: what is set up
 *
 * Returns: whether something was changed that can be undone
 */
gboolean
rk_setup_can_undo (RkSetup *self)
{
  g_return_val_if_fail (RK_IS_SETUP (self), FALSE);

  return self->current > 0;
}

/**
 * rk_setup_can_redo:
 * @self: what is set up
 *
 * Returns: whether something was undone and nothing changed since
 */
gboolean
rk_setup_can_redo (RkSetup *self)
{
  g_return_val_if_fail (RK_IS_SETUP (self), FALSE);

  return self->current + 1 < self->states->len;
}

/**
 * rk_setup_undo:
 * @self: what is set up
 *
 * Takes the last change back, if there is one.
 */
void
rk_setup_undo (RkSetup *self)
{
  g_return_if_fail (RK_IS_SETUP (self));

  if (rk_setup_can_undo (self))
    go_to (self, self->current - 1);
}

/**
 * rk_setup_redo:
 * @self: what is set up
 *
 * Makes a change again that was taken back, if there is one.
 */
void
rk_setup_redo (RkSetup *self)
{
  g_return_if_fail (RK_IS_SETUP (self));

  if (rk_setup_can_redo (self))
    go_to (self, self->current + 1);
}
