/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-sowing-player.h"

/* How long things take, in times of one stone. */
#define LIFT_STEPS 1.7
#define RELAY_PAUSE_STEPS 0.5
#define FOUR_STEPS 4.5
#define BINIKH_STEPS 6.5
#define FILL_STEPS 2.2
#define CLEAR_STEPS 4.0
#define SAND_STEPS 4.0

/* A capture stays visible also when stones fall fast. */
#define LEAST_FOUR 0.45
#define LEAST_BINIKH 0.7

/* When a stone leaves the hand on its way to the next hole, when the hand is
 * there and when the stone is. */
#define LETS_GO 0.45
#define HAND_ARRIVES 0.8
#define STONE_LANDS 1.15

/* After so many stones of a move the sowing becomes faster, stone by stone,
 * down to the least share of a step. */
#define EVEN_STONES 14
#define ACCELERATION 0.03
#define LEAST_STEP 0.4

/* A moment of rest that shows the end. */
#define REST 0.25

/* The hand is at a hole. */
typedef struct
{
  double time;
  guint8 hole;
} RkHandKey;

/* The number shown at a hole changes. */
typedef struct
{
  double time;
  guint8 hole;
  gint8 delta;
} RkCountStep;

/* Sand fills or leaves a hole. */
typedef struct
{
  double start;
  double end;
  double from;
  double to;
} RkSandChange;

struct _RkSowingPlayer
{
  RkPebbles pebbles;
  RkPosition after;

  /* The whole animation, in the order of time. */
  GArray *flights;
  GArray *hand_keys;
  GArray *count_steps;
  GArray *captures;
  RkSandChange sand[RK_MAX_RING];
  double duration;

  /* What is shown at the time. */
  double time;
  guint next_flight;
  guint next_step;
  int current[RK_N_PEBBLES];
  RkSpot first[RK_N_PEBBLES];
  guint8 shown[RK_MAX_RING];

  /* While the animation is made. */
  double clock;
  double first_step;
  guint n_sown;
  guint8 in_hand[RK_N_PEBBLES];
  guint n_in_hand;
};

static RkSowingPlayer *
player_new (const RkPebbles  *pebbles,
            const RkPosition *before,
            double            speed)
{
  RkSowingPlayer *self = g_new0 (RkSowingPlayer, 1);

  self->pebbles = *pebbles;
  self->flights = g_array_new (FALSE, FALSE, sizeof (RkFlight));
  self->hand_keys = g_array_new (FALSE, FALSE, sizeof (RkHandKey));
  self->count_steps = g_array_new (FALSE, FALSE, sizeof (RkCountStep));
  self->captures = g_array_new (FALSE, FALSE, sizeof (RkCapture));
  self->first_step = 1 / speed;

  memcpy (self->first, pebbles->spots, sizeof self->first);
  memcpy (self->shown, before->stones, sizeof self->shown);

  for (guint stone = 0; stone < RK_N_PEBBLES; stone++)
    self->current[stone] = -1;

  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    {
      double sand = before->closed & (1u << hole) ? 1 : 0;

      self->sand[hole] = (RkSandChange) { .from = sand, .to = sand };
    }

  return self;
}

/* The time of one stone, now. */
static double
get_step (RkSowingPlayer *self)
{
  double hurry = self->n_sown > EVEN_STONES ? (self->n_sown - EVEN_STONES) * ACCELERATION : 0;

  return self->first_step * MAX (LEAST_STEP, 1 / (1 + hurry));
}

static void
add_hand_key (RkSowingPlayer *self,
              double          time,
              guint           hole)
{
  RkHandKey key = { .time = time, .hole = hole };

  g_array_append_val (self->hand_keys, key);
}

static void
add_count_step (RkSowingPlayer *self,
                double          time,
                guint           hole,
                int             delta)
{
  RkCountStep step = { .time = time, .hole = hole, .delta = delta };

  g_array_append_val (self->count_steps, step);
}

static void
add_flight (RkSowingPlayer *self,
            guint           stone,
            const RkSpot   *from,
            double          start,
            double          end)
{
  RkFlight flight = {
    .stone = stone,
    .from = *from,
    .to = self->pebbles.spots[stone],
    .start = start,
    .end = end,
  };

  g_array_append_val (self->flights, flight);
}

/* Lays @stone into @hole; stones that give way slide when it lands. */
static void
add_drop (RkSowingPlayer *self,
          guint           hole,
          guint           stone,
          double          start,
          double          end)
{
  RkSpot before[RK_N_PEBBLES];

  memcpy (before, self->pebbles.spots, sizeof before);
  rk_pebbles_drop (&self->pebbles, hole, stone);
  add_flight (self, stone, &before[stone], start, end);
  add_count_step (self, end, hole, 1);

  for (guint i = 0; i + 1 < self->pebbles.n_stones[hole]; i++)
    {
      guint other = self->pebbles.stones[hole][i];
      const RkSpot *spot = &self->pebbles.spots[other];

      if (spot->x != before[other].x || spot->y != before[other].y)
        add_flight (self, other, &before[other], start + (end - start) * 0.6, end);
    }
}

static void
gather_in_hand (RkSowingPlayer *self,
                guint           stone)
{
  rk_pebbles_gather (&self->pebbles.spots[stone], self->n_in_hand);
  self->in_hand[self->n_in_hand++] = stone;
}

static void
play_lift (RkSowingPlayer *self,
           guint           hole)
{
  guint8 stones[RK_N_PEBBLES];
  guint n_stones = rk_pebbles_lift (&self->pebbles, hole, stones);
  double length = LIFT_STEPS * get_step (self);

  add_hand_key (self, self->clock, hole);
  add_hand_key (self, self->clock + length, hole);

  for (guint i = 0; i < n_stones; i++)
    {
      RkSpot from = self->pebbles.spots[stones[i]];
      double late = 0.3 * length * i / n_stones;

      from.place = hole;
      gather_in_hand (self, stones[i]);
      add_flight (self, stones[i], &from, self->clock + late, self->clock + late + 0.6 * length);
    }

  add_count_step (self, self->clock + 0.3 * length, hole, -(int) n_stones);
  self->clock += length;
}

static void
play_drop (RkSowingPlayer *self,
           guint           hole)
{
  double step = get_step (self);

  add_hand_key (self, self->clock + HAND_ARRIVES * step, hole);
  add_hand_key (self, self->clock + step, hole);

  if (self->n_in_hand > 0)
    add_drop (self, hole, self->in_hand[--self->n_in_hand],
              self->clock + LETS_GO * step, self->clock + STONE_LANDS * step);

  self->clock += step;
  self->n_sown++;
}

/* The stones of @hole leave the board towards @side. */
static void
send_away (RkSowingPlayer *self,
           guint           hole,
           guint           side,
           double          start,
           double          end)
{
  guint8 stones[RK_N_PEBBLES];
  guint n_stones = rk_pebbles_lift (&self->pebbles, hole, stones);

  for (guint i = 0; i < n_stones; i++)
    {
      RkSpot from = self->pebbles.spots[stones[i]];
      double late = 0.2 * (end - start) * i / n_stones;

      from.place = hole;
      rk_pebbles_put_away (&self->pebbles, stones[i],
                           side == RK_SOUTH ? RK_PLACE_SOUTH : RK_PLACE_NORTH);
      add_flight (self, stones[i], &from, start + late, start + late + 0.8 * (end - start));
    }

  add_count_step (self, start, hole, -(int) n_stones);
}

static void
play_capture (RkSowingPlayer *self,
              guint           hole,
              guint           side,
              gboolean        binikh)
{
  double length = binikh ? MAX (LEAST_BINIKH, BINIKH_STEPS * self->first_step)
                         : MAX (LEAST_FOUR, FOUR_STEPS * self->first_step);
  double start = self->clock + (STONE_LANDS - 1) * get_step (self);
  RkCapture capture = {
    .hole = hole,
    .side = side,
    .binikh = binikh,
    .start = start,
    .end = start + length,
  };

  g_array_append_val (self->captures, capture);
  send_away (self, hole, side, start + 0.4 * length, start + length);
  self->clock = start + length;
  add_hand_key (self, self->clock, hole);
}

static void
trace_cb (const RkTraceEvent *event,
          gpointer            user_data)
{
  RkSowingPlayer *self = user_data;

  switch ((RkTraceKind) event->kind)
    {
    case RK_TRACE_LIFT:
      play_lift (self, event->hole);
      break;

    case RK_TRACE_DROP:
      play_drop (self, event->hole);
      break;

    case RK_TRACE_FOUR:
    case RK_TRACE_BINIKH:
      play_capture (self, event->hole, event->side, event->kind == RK_TRACE_BINIKH);
      break;

    case RK_TRACE_RELAY:
      self->clock += (STONE_LANDS - 1 + RELAY_PAUSE_STEPS) * get_step (self);
      play_lift (self, event->hole);
      break;

    case RK_TRACE_END:
      self->clock += (STONE_LANDS - 1) * get_step (self);
      break;

    default:
      g_assert_not_reached ();
    }
}

static int
compare_flights (gconstpointer a,
                 gconstpointer b)
{
  const RkFlight *one = a;
  const RkFlight *two = b;

  return (one->start > two->start) - (one->start < two->start);
}

static int
compare_steps (gconstpointer a,
               gconstpointer b)
{
  const RkCountStep *one = a;
  const RkCountStep *two = b;

  return (one->time > two->time) - (one->time < two->time);
}

static void
get_pose (RkSowingPlayer *self,
          double          time,
          RkHandPose     *pose)
{
  guint low = 0;
  guint high = self->hand_keys->len - 1;
  const RkHandKey *from, *to;
  double share;

  while (low < high)
    {
      guint middle = (low + high + 1) / 2;

      if (g_array_index (self->hand_keys, RkHandKey, middle).time <= time)
        low = middle;
      else
        high = middle - 1;
    }

  from = &g_array_index (self->hand_keys, RkHandKey, low);
  to = &g_array_index (self->hand_keys, RkHandKey, MIN (low + 1, self->hand_keys->len - 1));
  share = to->time > from->time ? (time - from->time) / (to->time - from->time) : 0;
  share = CLAMP (share, 0, 1);

  pose->from = from->hole;
  pose->to = to->hole;
  pose->progress = share * share * (3 - 2 * share);
}

/* The animation is made: brings it into the order of time. */
static void
finish (RkSowingPlayer *self)
{
  self->duration = self->clock + REST;
  g_array_sort (self->flights, compare_flights);
  g_array_sort (self->count_steps, compare_steps);

  for (guint i = 0; i < self->flights->len; i++)
    {
      RkFlight *flight = &g_array_index (self->flights, RkFlight, i);

      if (flight->from.place == RK_PLACE_HAND)
        get_pose (self, flight->start, &flight->from_hand);
    }
}

/**
 * rk_sowing_player_new_move:
 * @pebbles: where the stones lie before the move
 * @before: the position before the move
 * @hole: the hole to play: a legal move
 * @speed: stones a second at the start of the move, more than 0
 *
 * Makes the animation of a move from the trace of the engine: the rules of
 * sowing are nowhere else.
 *
 * Returns: (transfer full) (nullable): a player at time 0, or %NULL if the
 *   move is not legal
 */
RkSowingPlayer *
rk_sowing_player_new_move (const RkPebbles  *pebbles,
                           const RkPosition *before,
                           guint             hole,
                           double            speed)
{
  g_autoptr (RkSowingPlayer) self = NULL;

  g_return_val_if_fail (pebbles != NULL, NULL);
  g_return_val_if_fail (before != NULL, NULL);
  g_return_val_if_fail (speed > 0, NULL);

  self = player_new (pebbles, before, speed);
  self->after = *before;

  if (rk_position_play_traced (&self->after, hole, NULL, trace_cb, self) != RK_MOVE_LEGAL)
    return NULL;

  finish (self);

  return g_steal_pointer (&self);
}

static void
clear_board (RkSowingPlayer   *self,
             const RkPosition *from,
             int               heir)
{
  double end = self->clock + CLEAR_STEPS * self->first_step;
  gboolean any = FALSE;

  for (guint hole = 0; hole < 2u * from->n_holes; hole++)
    {
      if (self->pebbles.n_stones[hole] == 0)
        continue;

      send_away (self, hole, heir >= 0 ? heir : (int) rk_position_get_owner (from, hole),
                 self->clock, end);
      any = TRUE;
    }

  if (any)
    self->clock = end;
}

static void
fill_hole (RkSowingPlayer *self,
           guint           hole,
           guint           n_stones,
           guint           side,
           double          start,
           double          length)
{
  for (guint i = 0; i < n_stones && self->pebbles.n_away > 0; i++)
    {
      guint stone = self->pebbles.away[--self->pebbles.n_away];
      double late = 0.12 * length * i;

      self->pebbles.spots[stone] = (RkSpot) {
        .place = side == RK_SOUTH ? RK_PLACE_SOUTH : RK_PLACE_NORTH,
      };
      add_drop (self, hole, stone, start + late, start + late + 0.8 * length);
    }
}

/* Fills the row of @side from its owner's right (rule 17). */
static double
fill_row (RkSowingPlayer   *self,
          const RkPosition *to,
          RkSide            side)
{
  double length = FILL_STEPS * self->first_step;
  double sand_length = SAND_STEPS * self->first_step;
  double time = self->clock;
  double end = time;

  for (guint i = 0; i < to->n_holes; i++)
    {
      guint hole = side * to->n_holes + to->n_holes - 1 - i;
      RkSandChange *sand = &self->sand[hole];

      sand->to = to->closed & (1u << hole) ? 1 : 0;
      sand->start = time;
      sand->end = time + (sand->to > 0 ? sand_length : length * 0.6);

      if (sand->to != sand->from)
        end = MAX (end, sand->end);

      if (to->stones[hole] == 0)
        continue;

      if (sand->from > 0)
        time += length * 0.5;

      fill_hole (self, hole, to->stones[hole], side, time, length);
      time += length;
      end = MAX (end, time + 0.5 * length);
    }

  return end;
}

/**
 * rk_sowing_player_new_filling:
 * @pebbles: where the stones lie at the end of the round
 * @from: the last position of the round
 * @to: the first position of the next round
 * @heir: the #RkSide that gets all stones left on the board (rule 14), or -1 if
 *   the owners of their rows do (rule 12)
 * @speed: stones a second, more than 0
 *
 * Makes the animation between two rounds: the stones left go to those who get
 * them, then both fill their holes from their right; holes that stay
 * empty fill with sand, and the sand leaves those that reopen.
 *
 * Returns: (transfer full): a player at time 0
 */
RkSowingPlayer *
rk_sowing_player_new_filling (const RkPebbles  *pebbles,
                              const RkPosition *from,
                              const RkPosition *to,
                              int               heir,
                              double            speed)
{
  RkSowingPlayer *self;
  double south, north;

  g_return_val_if_fail (pebbles != NULL, NULL);
  g_return_val_if_fail (from != NULL, NULL);
  g_return_val_if_fail (to != NULL && to->n_holes == from->n_holes, NULL);
  g_return_val_if_fail (speed > 0, NULL);

  self = player_new (pebbles, from, speed);
  self->after = *to;

  clear_board (self, from, heir);
  south = fill_row (self, to, RK_SOUTH);
  north = fill_row (self, to, RK_NORTH);
  self->clock = MAX (south, north);
  finish (self);

  return self;
}

/**
 * rk_sowing_player_free:
 * @self: (transfer full) (nullable): a player
 *
 * Frees @self.
 */
void
rk_sowing_player_free (RkSowingPlayer *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->flights);
  g_array_unref (self->hand_keys);
  g_array_unref (self->count_steps);
  g_array_unref (self->captures);
  g_free (self);
}

/**
 * rk_sowing_player_get_duration:
 * @self: a player
 *
 * Returns: how long the whole animation takes, in seconds
 */
double
rk_sowing_player_get_duration (RkSowingPlayer *self)
{
  return self->duration;
}

/**
 * rk_sowing_player_get_time:
 * @self: a player
 *
 * Returns: the time that is shown, in seconds
 */
double
rk_sowing_player_get_time (RkSowingPlayer *self)
{
  return self->time;
}

/**
 * rk_sowing_player_advance:
 * @self: a player
 * @time: seconds since the start, not less than before
 *
 * Shows the animation at @time.
 *
 * Returns: whether there is more to come
 */
gboolean
rk_sowing_player_advance (RkSowingPlayer *self,
                          double          time)
{
  g_return_val_if_fail (time >= self->time, FALSE);

  self->time = MIN (time, self->duration);

  while (self->next_flight < self->flights->len)
    {
      const RkFlight *flight = &g_array_index (self->flights, RkFlight, self->next_flight);

      if (flight->start > self->time)
        break;

      self->current[flight->stone] = self->next_flight++;
    }

  while (self->next_step < self->count_steps->len)
    {
      const RkCountStep *step = &g_array_index (self->count_steps, RkCountStep, self->next_step);

      if (step->time > self->time)
        break;

      self->shown[step->hole] += step->delta;
      self->next_step++;
    }

  return self->time < self->duration;
}

/**
 * rk_sowing_player_get_pebbles:
 * @self: a player
 *
 * Returns: (transfer none): where the stones lie at the end of the animation
 */
const RkPebbles *
rk_sowing_player_get_pebbles (RkSowingPlayer *self)
{
  return &self->pebbles;
}

/**
 * rk_sowing_player_get_after:
 * @self: a player
 *
 * Returns: (transfer none): the position at the end of the animation
 */
const RkPosition *
rk_sowing_player_get_after (RkSowingPlayer *self)
{
  return &self->after;
}

/**
 * rk_sowing_player_get_stones:
 * @self: a player
 * @hole: a hole
 *
 * Returns: how many stones lie in @hole now
 */
guint
rk_sowing_player_get_stones (RkSowingPlayer *self,
                             guint           hole)
{
  g_return_val_if_fail (hole < RK_MAX_RING, 0);

  return self->shown[hole];
}

/**
 * rk_sowing_player_get_sand:
 * @self: a player
 * @hole: a hole
 *
 * Returns: how full of sand @hole is now, from 0 to 1
 */
double
rk_sowing_player_get_sand (RkSowingPlayer *self,
                           guint           hole)
{
  const RkSandChange *sand;
  double share;

  g_return_val_if_fail (hole < RK_MAX_RING, 0);

  sand = &self->sand[hole];
  if (sand->end <= sand->start)
    return sand->to;

  share = CLAMP ((self->time - sand->start) / (sand->end - sand->start), 0, 1);

  return sand->from + (sand->to - sand->from) * share;
}

/**
 * rk_sowing_player_get_flight:
 * @self: a player
 * @stone: a stone
 *
 * Returns: (transfer none) (nullable): the way @stone is on now, or %NULL if
 *   it lies still or is in the hand
 */
const RkFlight *
rk_sowing_player_get_flight (RkSowingPlayer *self,
                             guint           stone)
{
  const RkFlight *flight;

  g_return_val_if_fail (stone < RK_N_PEBBLES, NULL);

  if (self->current[stone] < 0)
    return NULL;

  flight = &g_array_index (self->flights, RkFlight, self->current[stone]);

  return self->time < flight->end ? flight : NULL;
}

/**
 * rk_sowing_player_get_spot:
 * @self: a player
 * @stone: a stone
 * @spot: (out): where it lies, or where it goes to if it is on its way
 *
 * Gets the place of a stone now.
 */
void
rk_sowing_player_get_spot (RkSowingPlayer *self,
                           guint           stone,
                           RkSpot         *spot)
{
  g_return_if_fail (stone < RK_N_PEBBLES);

  if (self->current[stone] < 0)
    *spot = self->first[stone];
  else
    *spot = g_array_index (self->flights, RkFlight, self->current[stone]).to;
}

/**
 * rk_sowing_player_get_hand:
 * @self: a player
 * @pose: (out): where the hand is
 *
 * Gets the hand of the sower.
 *
 * Returns: how many stones it holds; if 0 there is no hand, and @pose is not
 *   set
 */
guint
rk_sowing_player_get_hand (RkSowingPlayer *self,
                           RkHandPose     *pose)
{
  guint n_stones = 0;

  for (guint stone = 0; stone < RK_N_PEBBLES; stone++)
    {
      RkSpot spot;

      rk_sowing_player_get_spot (self, stone, &spot);
      n_stones += spot.place == RK_PLACE_HAND;
    }

  if (n_stones > 0)
    get_pose (self, self->time, pose);

  return n_stones;
}

/**
 * rk_sowing_player_get_captures:
 * @self: a player
 * @n_captures: (out): how many there are
 *
 * Returns: (transfer none) (array length=n_captures): all captures of the
 *   move; those between their start and end are to be shown now
 */
const RkCapture *
rk_sowing_player_get_captures (RkSowingPlayer *self,
                               guint          *n_captures)
{
  *n_captures = self->captures->len;

  return (const RkCapture *) self->captures->data;
}

/**
 * rk_sowing_player_get_sound:
 * @self: a player
 * @since: a time before now, in seconds, less than 0 for all
 *
 * Returns: the most striking of what is heard after @since up to now
 */
RkSound
rk_sowing_player_get_sound (RkSowingPlayer *self,
                            double          since)
{
  RkSound sound = RK_SOUND_NONE;

  for (guint i = 0; i < self->captures->len; i++)
    {
      const RkCapture *capture = &g_array_index (self->captures, RkCapture, i);

      if (capture->start > since && capture->start <= self->time)
        sound = MAX (sound, capture->binikh ? RK_SOUND_BINIKH : RK_SOUND_FOUR);
    }

  /* They are in the order of time. */
  for (guint i = self->next_step; i > 0 && sound == RK_SOUND_NONE; i--)
    {
      const RkCountStep *step = &g_array_index (self->count_steps, RkCountStep, i - 1);

      if (step->time <= since)
        break;
      if (step->delta > 0)
        sound = RK_SOUND_DROP;
    }

  return sound;
}
