/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-swiss-private.h"

/* The criteria as weights. C1 to C5 are settled by which edges there are; each
 * other criterion becomes one or more terms, counts that are added up over the
 * pairs. A term has as many bits as the sums can differ by, so that a term never
 * reaches into the one before it. */

#define PART_BITS 40

/* What a pair means for the criteria. */
typedef struct
{
  const RkSwissPlayer *higher;
  const RkSwissPlayer *lower;
  gboolean in_bracket;
  gboolean in_next;
  gboolean moved;
  guint n_relaxed;
  guint n_too_far;
  guint n_third;
  gboolean refused;
  gboolean refused_strong;
} Facts;

void
_rk_swiss_bracket_init (RkSwissBracket     *self,
                        const RkSwissTable *table,
                        GArray             *left,
                        guint               points)
{
  *self = (RkSwissBracket) {
    .table = table,
    .places = g_array_copy (left),
    .points = points,
    .next_points = RK_NOBODY,
    .terms = g_array_new (FALSE, FALSE, sizeof (RkSwissTerm)),
  };
  for (guint i = 0; i < left->len; i++)
    {
      guint place = g_array_index (left, guint, i);
      guint own;

      if (place == table->n)
        break;
      own = table->players[place].points;
      if (own < points && self->next_points == RK_NOBODY)
        self->next_points = own;
      self->n_moved += own > points;
      self->n_residents += own == points;
      self->n_next += own == self->next_points;
    }
}

void
_rk_swiss_bracket_clear (RkSwissBracket *self)
{
  g_array_unref (self->places);
  g_array_unref (self->terms);
}

static const RkSwissPlayer *
player_at (const RkSwissBracket *self,
           guint                 vertex)
{
  return &self->table->players[g_array_index (self->places, guint, vertex)];
}

static void
add_term (RkSwissBracket *self,
          RkCriterion     criterion,
          guint           points,
          guint           most)
{
  RkSwissTerm term = { .criterion = criterion, .points = points };

  term.width = g_bit_storage (most) + 1;
  g_array_append_val (self->terms, term);
}

/* One term for each score of the first @n players, from the highest down. */
static void
add_term_by_score (RkSwissBracket *self,
                   RkCriterion     criterion,
                   guint           n)
{
  guint i = 0;

  while (i < n)
    {
      guint points = player_at (self, i)->points, count = 0;

      for (; i < n && player_at (self, i)->points == points; i++)
        count++;
      add_term (self, criterion, points, count);
    }
}

static gboolean
any_floated (const RkSwissBracket *self,
             guint                 from,
             guint                 to,
             guint                 ago,
             int                   direction)
{
  for (guint i = from; i < to; i++)
    if (player_at (self, i)->floats[ago] == direction)
      return TRUE;
  return FALSE;
}

/* C10 to C13. Only topscorers, and pairs the arbiter allows, come near to three
 * equal roles. */
static void
add_role_terms (RkSwissBracket *self)
{
  guint size = _rk_swiss_bracket_get_size (self);
  gboolean any = self->table->relax != RK_SWISS_RELAX_NONE;

  for (guint i = 0; i < size; i++)
    any = any || player_at (self, i)->topscorer;
  if (any)
    {
      add_term (self, RK_CRITERION_C10, 0, size);
      add_term (self, RK_CRITERION_C11, 0, size);
    }
  add_term (self, RK_CRITERION_C12, 0, size);
  add_term (self, RK_CRITERION_C13, 0, size);
}

/* C14 to C21. */
static void
add_float_terms (RkSwissBracket *self)
{
  guint m = self->n_moved, size = _rk_swiss_bracket_get_size (self);

  for (guint i = 0; i < 2; i++)
    {
      if (any_floated (self, m, size, i, -1))
        add_term (self, i == 0 ? RK_CRITERION_C14 : RK_CRITERION_C16, 0, size);
      if (m > 0 && any_floated (self, m, size, i, 1))
        add_term (self, i == 0 ? RK_CRITERION_C15 : RK_CRITERION_C17, 0, size);
    }
  for (guint i = 0; i < 2; i++)
    {
      if (any_floated (self, 0, m, i, -1))
        add_term_by_score (self, i == 0 ? RK_CRITERION_C18 : RK_CRITERION_C20, m);
      if (any_floated (self, m, size, i, 1))
        add_term_by_score (self, i == 0 ? RK_CRITERION_C19 : RK_CRITERION_C21, m);
    }
}

/* Gives each term its place, from the last one up. */
static void
pack_terms (RkSwissBracket *self)
{
  guint part = 0, used = 0;

  for (guint i = self->terms->len; i > 0; i--)
    {
      RkSwissTerm *term = &g_array_index (self->terms, RkSwissTerm, i - 1);

      if (used + term->width > PART_BITS)
        {
          part++;
          used = 0;
        }
      term->part = part;
      term->shift = used;
      used += term->width;
    }
  for (guint i = 0; i < self->terms->len; i++)
    {
      RkSwissTerm *term = &g_array_index (self->terms, RkSwissTerm, i);

      term->part = part - term->part;
    }
  self->n_parts = part + 2;
}

/* Sets what is counted. @unplayed: whether C9 is. */
void
_rk_swiss_bracket_count (RkSwissBracket *self,
                         gboolean        unplayed)
{
  guint size = _rk_swiss_bracket_get_size (self);

  g_array_set_size (self->terms, 0);
  if (self->table->relax != RK_SWISS_RELAX_NONE)
    add_term (self, RK_CRITERION_C1, 0, self->table->n);
  add_term (self, RK_CRITERION_C6, 0, size);
  add_term_by_score (self, RK_CRITERION_C7, self->n_moved);
  if (self->n_next > 0)
    {
      add_term (self, RK_CRITERION_C8, RK_NOBODY, size + self->n_next);
      add_term_by_score (self, RK_CRITERION_C8, size);
    }
  if (unplayed)
    add_term (self, RK_CRITERION_C9, 0, RK_MAX_ROUNDS);
  add_role_terms (self);
  add_float_terms (self);
  pack_terms (self);
}

/* C10 and C11 are about topscorers and their opponents, and about those whom the
 * arbiter lets meet although both insist. */
static void
count_roles_of (const RkSwissPlayer *player,
                RkRole               role,
                Facts               *facts)
{
  int after = player->wish.difference + (role == RK_ROLE_FIRST ? 1 : -1);
  guint n = player->n_roles;

  if (facts->higher->topscorer || facts->lower->topscorer || facts->n_relaxed > 0)
    {
      facts->n_too_far += ABS (after) > 2;
      facts->n_third += n > 1 && player->roles[n - 1] == role && player->roles[n - 2] == role;
    }
  if (player->wish.role != RK_ROLE_NONE && player->wish.role != role)
    {
      facts->refused = TRUE;
      facts->refused_strong = player->wish.strength == RK_WISH_STRONG;
    }
}

static void
count_roles (const RkSwissBracket *self,
             Facts                *facts)
{
  RkRoleRule rule;
  RkRole role = _rk_swiss_choose_role (facts->higher, facts->lower,
                                       self->table->field->initial_role, &rule);

  count_roles_of (facts->higher, role, facts);
  count_roles_of (facts->lower,
                  role == RK_ROLE_FIRST ? RK_ROLE_SECOND : RK_ROLE_FIRST,
                  facts);
}

/* A repeated float down that this pair spares somebody. */
static int
count_spared (const Facts *facts,
              guint        ago)
{
  return (facts->lower->floats[ago] < 0) +
         (!facts->moved && facts->higher->floats[ago] < 0);
}

static int
count_in_bracket (const Facts       *facts,
                  const RkSwissTerm *term)
{
  gboolean moved_from = facts->moved && facts->higher->points == term->points;

  switch ((int) term->criterion)
    {
    case RK_CRITERION_C6:
      return 1;
    case RK_CRITERION_C7:
      return moved_from;
    case RK_CRITERION_C10:
      return -(int) facts->n_too_far;
    case RK_CRITERION_C11:
      return -(int) facts->n_third;
    case RK_CRITERION_C12:
      return -facts->refused;
    case RK_CRITERION_C13:
      return -facts->refused_strong;
    case RK_CRITERION_C14:
    case RK_CRITERION_C16:
      return count_spared (facts, term->criterion == RK_CRITERION_C16);
    case RK_CRITERION_C15:
    case RK_CRITERION_C17:
      return -(facts->moved && facts->lower->floats[term->criterion == RK_CRITERION_C17] > 0);
    case RK_CRITERION_C18:
    case RK_CRITERION_C20:
      return moved_from && facts->higher->floats[term->criterion == RK_CRITERION_C20] < 0;
    case RK_CRITERION_C19:
    case RK_CRITERION_C21:
      return -(moved_from && facts->lower->floats[term->criterion == RK_CRITERION_C21] > 0);
    default:
      return 0;
    }
}

static int
count (const Facts       *facts,
       const RkSwissTerm *term)
{
  if (term->criterion == RK_CRITERION_C1)
    return -(int) facts->n_relaxed;
  if (term->criterion == RK_CRITERION_C8)
    return facts->in_next &&
           (term->points == RK_NOBODY || facts->higher->points == term->points);
  if (term->criterion == RK_CRITERION_C9)
    return facts->lower == NULL ? -(int) facts->higher->unplayed : 0;
  return facts->in_bracket ? count_in_bracket (facts, term) : 0;
}

static void
add_up (const RkSwissBracket *self,
        const Facts          *facts,
        gint64               *weight)
{
  for (guint i = 0; i < self->terms->len; i++)
    {
      const RkSwissTerm *term = &g_array_index (self->terms, RkSwissTerm, i);

      weight[term->part] += (gint64) count (facts, term) * (G_GINT64_CONSTANT (1) << term->shift);
    }
}

/* Adds the weight of a pair of vertices. @a comes before @b. Returns %FALSE, and
 * adds nothing, if they cannot be a pair: two who were moved down would have been
 * paired before. */
gboolean
_rk_swiss_bracket_weigh (const RkSwissBracket *self,
                         guint                 a,
                         guint                 b,
                         gint64               *weight)
{
  const RkSwissTable *table = self->table;
  guint size = _rk_swiss_bracket_get_size (self);
  guint other = g_array_index (self->places, guint, b);
  Facts facts = { .higher = player_at (self, a) };

  if (!_rk_swiss_is_allowed (table, g_array_index (self->places, guint, a), other,
                             &facts.n_relaxed))
    return FALSE;
  if (other == table->n)
    {
      if (table->bye_points != RK_NOBODY && facts.higher->points != table->bye_points)
        return FALSE;
      add_up (self, &facts, weight);
      return TRUE;
    }
  if (b < self->n_moved)
    return FALSE;
  facts.lower = player_at (self, b);
  facts.moved = a < self->n_moved;
  facts.in_bracket = b < size;
  facts.in_next = b >= size && b < size + self->n_next;
  if (facts.in_bracket)
    count_roles (self, &facts);
  add_up (self, &facts, weight);
  return TRUE;
}

/* The first criterion by which a sum of weights is better than another. */
RkCriterion
_rk_swiss_bracket_tell (const RkSwissBracket *self,
                        const gint64         *better,
                        const gint64         *worse)
{
  RkCriterion criterion = RK_CRITERION_ORDER;

  for (guint part = 0; part + 1 < self->n_parts; part++)
    {
      gint64 rest = better[part] - worse[part];

      for (guint i = self->terms->len; i > 0; i--)
        {
          const RkSwissTerm *term = &g_array_index (self->terms, RkSwissTerm, i - 1);
          gint64 range = G_GINT64_CONSTANT (1) << term->width, digit;

          if (term->part != part)
            continue;
          digit = ((rest % range) + range) % range;
          if (digit >= range / 2)
            digit -= range;
          rest = (rest - digit) / range;
          if (digit != 0)
            criterion = term->criterion;
        }
      if (criterion != RK_CRITERION_ORDER)
        return criterion;
    }
  return RK_CRITERION_ORDER;
}
