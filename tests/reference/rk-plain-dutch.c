/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* The Dutch system (C.04.3 of February 2026) by definition: in every bracket all
 * candidates are made in the prescribed sequence, each is judged by every
 * criterion, and the first of the best is taken. It shares no code with the
 * pairing of the program; the tests use it as a second opinion on small fields.
 *
 * Players are spoken of by rank (score, then number): 0 is the highest. A set of
 * players is a mask of ranks.
 */
#include "config.h"

#include "rk-plain-dutch.h"

#include <stdlib.h>

#define MOST RK_PLAIN_DUTCH_MAX
#define NONE G_MAXUINT

typedef enum
{
  MILD = 1,
  STRONG,
  ABSOLUTE,
} Strength;

typedef struct
{
  guint index;
  guint number;
  guint place;
  guint score;
  int difference;
  Strength strength;
  RkRole wish;
  guint n_played;
  RkRole played[RK_MAX_ROUNDS];
  gboolean topscorer;
  gboolean may_rest;
  guint n_unplayed;
  int floats[2];
} Player;

/* Who is left over of a bracket, by scores from the highest: C6 and C7. */
typedef struct
{
  gboolean known;
  guint n;
  guint scores[MOST];
} Left;

/* What a candidate is worth, in the order of the criteria. Lists are filled up
 * with zeros; no score difference is zero.
 */
typedef struct
{
  int next_n;
  int next_scores[MOST];
  int bye_unplayed;
  int far;
  int thirds;
  int refused;
  int refused_strong;
  int repeated[4];
  int distances[4][MOST];
} Quality;

#define N_VALUES (sizeof (Quality) / sizeof (int))

/* Ranks: @high is the higher ranked, whoever moves first. */
typedef struct
{
  guint high;
  guint low;
} Pair;

typedef struct
{
  RkRole initial_role;
  guint n;
  Player players[MOST];
  gboolean legal[MOST][MOST];
  guint *completions;
  guint bye_score;

  /* The bracket. */
  guint mdps;
  guint residents;
  guint lower;
  Left target;
  guint n_mdp_pairs;
  guint n_pairs;
  Left *next;

  /* The candidate, and the best so far. */
  guint limbo;
  Pair pairs[MOST / 2];
  guint n_made;
  gboolean found;
  Quality best;
  Pair best_pairs[MOST / 2];
  guint best_left;

  /* The pairs of all brackets that are done. */
  GArray *done;
} Round;

typedef void (*Next) (Round *self,
                      guint  rest);

static guint
count (guint set)
{
  return __builtin_popcount (set);
}

static guint
lowest (guint set)
{
  return __builtin_ctz (set);
}

static gboolean
holds (guint set,
       guint player)
{
  return (set & 1u << player) != 0;
}

/* Lists the members of @set, ascending; returns how many. */
static guint
list (guint  set,
      guint *members)
{
  guint n = 0;

  for (; set != 0; set &= set - 1)
    members[n++] = lowest (set);
  return n;
}

/* Players: what is known before the round. */

static gboolean
was_paired (const RkFieldEntry *entry)
{
  return entry->kind == RK_ENTRY_OPEN || entry->kind == RK_ENTRY_PLAYED ||
         entry->kind == RK_ENTRY_FORFEIT_WIN || entry->kind == RK_ENTRY_FORFEIT_LOSS;
}

static int
get_float (const RkField *field,
           guint          index,
           int            round)
{
  const RkFieldEntry *entry;
  guint mine;
  guint other;

  if (round < 0)
    return 0;
  entry = rk_field_get_entry (field, index, round);
  if (entry->kind != RK_ENTRY_PLAYED)
    return entry->points > 0 ? -1 : 0;

  mine = rk_field_get_points (field, index, round);
  other = rk_field_get_points (field, entry->opponent, round);
  return mine > other ? -1 : mine < other ? 1 : 0;
}

static RkRole
reverse (RkRole role)
{
  return role == RK_ROLE_FIRST ? RK_ROLE_SECOND : RK_ROLE_FIRST;
}

/* Article 1.7. */
static void
find_wish (Player *self)
{
  RkRole last;
  gboolean twice;

  if (self->n_played == 0)
    return;
  last = self->played[0];
  twice = self->n_played > 1 && self->played[1] == last;

  if (abs (self->difference) > 1 || twice)
    self->strength = ABSOLUTE;
  else
    self->strength = self->difference != 0 ? STRONG : MILD;

  if (abs (self->difference) > 1 || (self->difference != 0 && !twice))
    self->wish = self->difference > 0 ? RK_ROLE_SECOND : RK_ROLE_FIRST;
  else
    self->wish = reverse (last);
}

static void
read_player (Player        *self,
             const RkField *field,
             guint          index)
{
  int n_rounds = field->n_rounds - 1;
  guint most = n_rounds * RK_POINTS_WIN * field->n_games;

  *self = (Player) { .index = index, .may_rest = TRUE };
  self->number = field->players[index].number;
  self->score = rk_field_get_points (field, index, n_rounds);
  self->topscorer = field->n_rounds == field->total_rounds && self->score * 2 > most;
  self->floats[0] = get_float (field, index, n_rounds - 1);
  self->floats[1] = get_float (field, index, n_rounds - 2);

  for (int i = n_rounds - 1; i >= 0; i--)
    {
      const RkFieldEntry *entry = rk_field_get_entry (field, index, i);

      if (entry->kind == RK_ENTRY_PAIRING_BYE || entry->kind == RK_ENTRY_FULL_BYE ||
          entry->kind == RK_ENTRY_FORFEIT_WIN)
        self->may_rest = FALSE;
      if (entry->kind == RK_ENTRY_PLAYED)
        {
          self->played[self->n_played++] = entry->role;
          self->difference += entry->role == RK_ROLE_FIRST ? 1 : -1;
        }
      else
        {
          self->n_unplayed++;
        }
    }
  find_wish (self);
}

/* Which number somebody has among those who ever were paired or had the bye; who
 * is present has one or the other now.
 */
static guint
find_place (const RkField *field,
            guint          number)
{
  guint place = 1;

  for (guint i = 0; i < field->n_players; i++)
    {
      gboolean counts = FALSE;

      for (guint j = 0; j < field->n_rounds; j++)
        {
          const RkFieldEntry *entry = rk_field_get_entry (field, i, j);

          if (was_paired (entry) || entry->kind == RK_ENTRY_PAIRING_BYE ||
              (j == field->n_rounds - 1 && entry->kind == RK_ENTRY_NONE))
            counts = TRUE;
        }
      if (counts && field->players[i].number < number)
        place++;
    }
  return place;
}

static int
compare_ranks (const void *a,
               const void *b)
{
  const Player *first = a;
  const Player *second = b;

  if (first->score != second->score)
    return first->score > second->score ? -1 : 1;
  return first->number < second->number ? -1 : 1;
}

/* C1 and C3, and what the arbiter forbids. */
static gboolean
may_meet (const RkField *field,
          const Player  *a,
          const Player  *b)
{
  if (a->index == b->index || rk_field_is_forbidden (field, a->index, b->index) ||
      rk_field_have_met (field, a->index, b->index, field->n_rounds - 1))
    return FALSE;

  return a->strength != ABSOLUTE || b->strength != ABSOLUTE || a->wish != b->wish ||
         a->topscorer || b->topscorer;
}

static void
read_field (Round         *self,
            const RkField *field)
{
  self->initial_role = field->initial_role;
  for (guint i = 0; i < field->n_players; i++)
    if (rk_field_get_entry (field, i, field->n_rounds - 1)->kind == RK_ENTRY_NONE)
      {
        g_assert_cmpuint (self->n, <, MOST);
        read_player (&self->players[self->n], field, i);
        self->players[self->n].place = find_place (field, field->players[i].number);
        self->n++;
      }
  qsort (self->players, self->n, sizeof (Player), compare_ranks);

  for (guint i = 0; i < self->n; i++)
    for (guint j = 0; j < self->n; j++)
      self->legal[i][j] = may_meet (field, &self->players[i], &self->players[j]);
}

/* Roles, article 5.2: what the higher ranked gets. */
static RkRole
role_of_high (const Round *self,
              Pair         pair)
{
  const Player *high = &self->players[pair.high];
  const Player *low = &self->players[pair.low];

  if (high->strength == 0 && low->strength == 0)
    return high->place % 2 == 1 ? self->initial_role : reverse (self->initial_role);
  if (high->strength != 0 && low->strength != 0 && high->wish != low->wish)
    return high->wish;
  if (high->strength != low->strength)
    return high->strength > low->strength ? high->wish : reverse (low->wish);
  if (high->strength == ABSOLUTE && abs (high->difference) != abs (low->difference))
    return abs (high->difference) > abs (low->difference) ? high->wish : reverse (low->wish);

  for (guint i = 0; i < MIN (high->n_played, low->n_played); i++)
    if (high->played[i] != low->played[i])
      return reverse (high->played[i]);
  return high->wish;
}

/* Completion. */

/* C4 and C5: the lowest score of who gets the bye in any legal round of @set, 0 if
 * nobody needs to, NONE if there is no legal round. By trying everything; what
 * was found for a set is kept.
 */
static guint
complete (Round *self,
          guint  set)
{
  guint best = NONE;
  guint player;
  guint rest;

  if (set == 0)
    return 0;
  if (self->completions[set] != 0)
    return self->completions[set] - 2;

  player = lowest (set);
  rest = set & ~(1u << player);
  if (count (set) % 2 == 1 && self->players[player].may_rest && complete (self, rest) == 0)
    best = self->players[player].score;
  for (guint i = player + 1; i < self->n; i++)
    if (holds (rest, i) && self->legal[player][i])
      best = MIN (best, complete (self, rest & ~(1u << i)));

  self->completions[set] = best + 2;
  return best;
}

static gboolean
is_complete (Round *self,
             guint  set)
{
  return complete (self, set) == self->bye_score;
}

/* Whether all of @set can meet in a bracket: those moved down not each other. */
static gboolean
can_match (const Round *self,
           guint        set,
           guint        mdps)
{
  guint player;

  if (set == 0)
    return TRUE;
  player = lowest (set);
  set &= ~(1u << player);
  for (guint i = player + 1; i < self->n; i++)
    if (holds (set, i) && self->legal[player][i] && !(holds (mdps, player) && holds (mdps, i)) &&
        can_match (self, set & ~(1u << i), mdps))
      return TRUE;
  return FALSE;
}

static void
read_left (const Round *self,
           guint        set,
           Left        *left)
{
  guint members[MOST];

  *left = (Left) { .known = TRUE, .n = list (set, members) };
  for (guint i = 0; i < left->n; i++)
    left->scores[i] = self->players[members[i]].score;
}

static int
compare_left (const Left *a,
              const Left *b)
{
  if (a->n != b->n)
    return a->n < b->n ? -1 : 1;
  for (guint i = 0; i < a->n; i++)
    if (a->scores[i] != b->scores[i])
      return a->scores[i] < b->scores[i] ? -1 : 1;
  return 0;
}

/* The best that C6 and C7 can be in a bracket under C1 to C5: looks at every set of
 * those who could be left over.
 */
static void
find_left (Round *self,
           guint  mdps,
           guint  residents,
           guint  lower,
           Left  *best)
{
  guint bracket = mdps | residents;
  guint set = bracket;

  *best = (Left) { 0 };
  for (;;)
    {
      Left left;

      read_left (self, set, &left);
      if ((!best->known || compare_left (&left, best) < 0) &&
          count (bracket & ~set) % 2 == 0 && is_complete (self, set | lower) &&
          can_match (self, bracket & ~set, mdps))
        *best = left;
      if (set == 0)
        break;
      set = (set - 1) & bracket;
    }
  g_assert_true (best->known);
}

/* The residents of the bracket after this one. */
static guint
next_residents (const Round *self,
                guint        lower)
{
  guint set = 0;

  for (guint i = 0; i < self->n; i++)
    if (holds (lower, i) && self->players[i].score == self->players[lowest (lower)].score)
      set |= 1u << i;
  return set;
}

/* Judging. */

/* C8 */
static void
judge_next (Round   *self,
            guint    left,
            Quality *quality)
{
  guint residents;

  if (self->lower == 0)
    return;
  residents = next_residents (self, self->lower);
  if (!self->next[left].known)
    find_left (self, left, residents, self->lower & ~residents, &self->next[left]);

  quality->next_n = self->next[left].n;
  for (guint i = 0; i < self->next[left].n; i++)
    quality->next_scores[i] = self->next[left].scores[i];
}

/* C9 */
static void
judge_bye (Round   *self,
           guint    left,
           Quality *quality)
{
  guint player;

  if (count (left) != 1)
    return;
  player = lowest (left);
  for (guint i = 0; i < self->n; i++)
    if (holds (self->lower, i) && self->legal[player][i] &&
        is_complete (self, self->lower & ~(1u << i)))
      return;
  if (count (left | self->lower) % 2 == 1)
    quality->bye_unplayed = self->players[player].n_unplayed;
}

/* C10 to C13, for one of a pair. */
static void
judge_role (const Player *player,
            RkRole        role,
            gboolean      top,
            Quality      *quality)
{
  int difference = player->difference + (role == RK_ROLE_FIRST ? 1 : -1);

  if (top && abs (difference) > 2)
    quality->far++;
  if (top && player->n_played > 1 && player->played[0] == role && player->played[1] == role)
    quality->thirds++;
  if (player->strength != 0 && player->wish != role)
    {
      quality->refused++;
      if (player->strength == STRONG)
        quality->refused_strong++;
    }
}

/* Puts @distance into a list, the highest first. */
static void
add_distance (int *distances,
              int  distance)
{
  for (guint i = 0; distance != 0; i++)
    if (distances[i] < distance)
      {
        int smaller = distances[i];

        distances[i] = distance;
        distance = smaller;
      }
}

static void
judge_pair (const Round *self,
            Pair         pair,
            Quality     *quality)
{
  const Player *high = &self->players[pair.high];
  const Player *low = &self->players[pair.low];
  RkRole role = role_of_high (self, pair);
  gboolean top = high->topscorer || low->topscorer;

  judge_role (high, role, top, quality);
  judge_role (low, reverse (role), top, quality);

  if (!holds (self->mdps, pair.high))
    return;
  for (guint i = 0; i < 2; i++)
    {
      /* C15, C17; C18, C20; C19, C21 */
      if (low->floats[i] > 0)
        quality->repeated[2 * i + 1]++;
      if (high->floats[i] < 0)
        add_distance (quality->distances[2 * i], high->score - low->score);
      if (low->floats[i] > 0)
        add_distance (quality->distances[2 * i + 1], high->score - low->score);
    }
}

static void
judge_left (const Round *self,
            guint        left,
            Quality     *quality)
{
  guint members[MOST];
  guint n = list (left, members);
  int under = (int) self->players[lowest (self->residents)].score - 2;

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < 2; j++)
      {
        const Player *player = &self->players[members[i]];

        /* C14, C16; C18, C20 */
        if (player->floats[j] >= 0)
          continue;
        if (holds (self->residents, members[i]))
          quality->repeated[2 * j]++;
        else
          add_distance (quality->distances[2 * j], (int) player->score - under);
      }
}

static gboolean
is_better (const Quality *a,
           const Quality *b)
{
  const int *first = (const int *) a;
  const int *second = (const int *) b;

  for (guint i = 0; i < N_VALUES; i++)
    if (first[i] != second[i])
      return first[i] < second[i];
  return FALSE;
}

/* A candidate is complete: @rest of the residents and the limbo are left over. */
static void
judge (Round *self,
       guint  rest)
{
  guint set = rest | self->limbo;
  Quality quality = { 0 };
  Left left;

  read_left (self, set, &left);
  if (compare_left (&left, &self->target) != 0 || !is_complete (self, set | self->lower))
    return;

  judge_next (self, set, &quality);
  judge_bye (self, set, &quality);
  for (guint i = 0; i < self->n_pairs; i++)
    judge_pair (self, self->pairs[i], &quality);
  judge_left (self, set, &quality);

  if (self->found && !is_better (&quality, &self->best))
    return;
  self->found = TRUE;
  self->best = quality;
  self->best_left = set;
  for (guint i = 0; i < self->n_pairs; i++)
    self->best_pairs[i] = self->pairs[i];
}

/* The sequence of candidates. */

/* Pairs each of @s1 with one of @s2, in the lexicographic order of transpositions. */
static void
transpose (Round       *self,
           const guint *s1,
           guint        n1,
           guint        s2,
           Next         next)
{
  if (n1 == 0)
    {
      next (self, s2);
      return;
    }
  for (guint i = 0; i < self->n; i++)
    if (holds (s2, i) && self->legal[s1[0]][i])
      {
        self->pairs[self->n_made++] = (Pair) { MIN (s1[0], i), MAX (s1[0], i) };
        transpose (self, s1 + 1, n1 - 1, s2 & ~(1u << i), next);
        self->n_made--;
      }
}

/* A division of a bracket into halves: the places (from 0) that leave the original
 * S1 and those that come into it.
 */
typedef struct
{
  guint out;
  guint in;
} Exchange;

static int
sum (guint places)
{
  int total = 0;

  for (; places != 0; places &= places - 1)
    total += lowest (places);
  return total;
}

/* Article 4.3. */
static int
compare_exchanges (const void *a,
                   const void *b)
{
  const Exchange *first = a;
  const Exchange *second = b;
  int difference = sum (first->in) - sum (first->out) - sum (second->in) + sum (second->out);
  guint different = first->in ^ second->in;

  if (count (first->out) != count (second->out))
    return count (first->out) < count (second->out) ? -1 : 1;
  if (difference != 0)
    return difference;
  if (first->out != second->out)
    return first->out > second->out ? -1 : 1;
  if (different == 0)
    return 0;
  return holds (first->in, lowest (different)) ? -1 : 1;
}

static GArray *
list_exchanges (guint n,
                guint n1)
{
  GArray *exchanges = g_array_new (FALSE, FALSE, sizeof (Exchange));
  guint original = (1u << n1) - 1;

  for (guint set = 0; set < 1u << n; set++)
    if (count (set) == n1)
      {
        Exchange exchange = { original & ~set, set & ~original };

        g_array_append_val (exchanges, exchange);
      }
  g_array_sort (exchanges, compare_exchanges);
  return exchanges;
}

/* Pairs a homogeneous bracket or a remainder in all ways. */
static void
pair_remainder (Round *self,
                guint  set)
{
  guint members[MOST];
  guint n = list (set, members);
  guint n1 = self->n_pairs - self->n_mdp_pairs;
  g_autoptr (GArray) exchanges = NULL;

  if (2 * n1 > n)
    return;
  exchanges = list_exchanges (n, n1);
  for (guint i = 0; i < exchanges->len; i++)
    {
      const Exchange *exchange = &g_array_index (exchanges, Exchange, i);
      guint places = (((1u << n1) - 1) & ~exchange->out) | exchange->in;
      guint s1[MOST];
      guint s2 = set;
      guint n_s1 = 0;

      for (guint j = 0; j < n; j++)
        if (holds (places, j))
          {
            s1[n_s1++] = members[j];
            s2 &= ~(1u << members[j]);
          }
      transpose (self, s1, n1, s2, judge);
    }
}

/* Chooses @n more of those moved down out of @from for S1, in lexicographic order. */
static void
choose_mdps (Round *self,
             guint  chosen,
             guint  from,
             guint  n)
{
  guint s1[MOST];

  if (n == 0)
    {
      self->limbo = self->mdps & ~chosen;
      transpose (self, s1, list (chosen, s1), self->residents, pair_remainder);
      return;
    }
  for (; from != 0; from &= from - 1)
    choose_mdps (self, chosen | 1u << lowest (from), from & (from - 1), n - 1);
}

/* Pairs a bracket; returns who is left over. */
static guint
pair_bracket (Round *self,
              guint  mdps,
              guint  residents,
              guint  lower)
{
  guint score = self->players[lowest (residents)].score;
  guint n_limbo = 0;

  self->mdps = mdps;
  self->residents = residents;
  self->lower = lower;
  self->found = FALSE;
  self->next = g_renew (Left, self->next, 1u << self->n);
  for (guint i = 0; i < 1u << self->n; i++)
    self->next[i].known = FALSE;

  find_left (self, mdps, residents, lower, &self->target);
  while (n_limbo < self->target.n && self->target.scores[n_limbo] > score)
    n_limbo++;
  self->n_mdp_pairs = count (mdps) - n_limbo;
  self->n_pairs = (count (mdps | residents) - self->target.n) / 2;

  choose_mdps (self, 0, mdps, self->n_mdp_pairs);
  g_assert_true (self->found);
  g_array_append_vals (self->done, self->best_pairs, self->n_pairs);
  return self->best_left;
}

/* Boards. */
static int
compare_boards (const void *a,
                const void *b,
                void       *data)
{
  const Round *self = data;
  const Pair *first = a;
  const Pair *second = b;
  guint high[2] = { self->players[first->high].score, self->players[second->high].score };
  guint low[2] = { self->players[first->low].score, self->players[second->low].score };

  if (high[0] != high[1])
    return high[0] > high[1] ? -1 : 1;
  if (low[0] != low[1])
    return low[0] > low[1] ? -1 : 1;
  return first->high < second->high ? -1 : 1;
}

static void
give_pairs (Round  *self,
            GArray *pairs)
{
  g_array_sort_with_data (self->done, compare_boards, self);
  for (guint i = 0; i < self->done->len; i++)
    {
      Pair pair = g_array_index (self->done, Pair, i);
      guint high = self->players[pair.high].index;
      guint low = self->players[pair.low].index;
      RkFieldPair given = { high, low };

      if (role_of_high (self, pair) == RK_ROLE_SECOND)
        given = (RkFieldPair) { low, high };
      g_array_append_val (pairs, given);
    }
}

/**
 * rk_plain_dutch_pair:
 * @field: a field of which the last round is to be paired; at most
 *   %RK_PLAIN_DUTCH_MAX players have no entry there
 * @pairs: (element-type RkFieldPair): filled with the pairs in order of boards; @a
 *   moves first
 * @bye: (out): index of who gets the bye, %RK_NOBODY
 *
 * Pairs a round.
 *
 * Returns: whether there is a legal round
 */
gboolean
rk_plain_dutch_pair (const RkField *field,
                     GArray        *pairs,
                     guint         *bye)
{
  Round self = { .n = 0 };
  guint mdps = 0;
  guint lower;

  *bye = RK_NOBODY;
  g_array_set_size (pairs, 0);
  read_field (&self, field);
  lower = (1u << self.n) - 1;
  self.completions = g_new0 (guint, 1u << self.n);
  self.done = g_array_new (FALSE, FALSE, sizeof (Pair));
  self.bye_score = complete (&self, lower);

  while (self.bye_score != NONE && lower != 0)
    {
      guint residents = next_residents (&self, lower);

      lower &= ~residents;
      mdps = pair_bracket (&self, mdps, residents, lower);
    }
  if (mdps != 0)
    *bye = self.players[lowest (mdps)].index;
  give_pairs (&self, pairs);

  g_array_unref (self.done);
  g_free (self.next);
  g_free (self.completions);
  return self.bye_score != NONE;
}
