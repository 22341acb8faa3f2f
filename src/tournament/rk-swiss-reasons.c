/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-swiss-private.h"

/* Why a pair was made, and why no round can be. */

/* The first arrangement of a bracket: the best of those moved down against the
 * first residents, upper half of the others against their lower half. @mates is
 * by vertex. */
typedef struct
{
  const RkSwissBracket *bracket;
  RkMatching *matching;
  guint *mates;
} First;

static const RkSwissPlayer *
player_at (const RkSwissBracket *self,
           guint                 vertex)
{
  return &self->table->players[g_array_index (self->places, guint, vertex)];
}

static gboolean
is_paired (const First *first,
           guint        vertex)
{
  guint mate = rk_matching_get_mate (first->matching, vertex);

  if (vertex < first->bracket->n_moved)
    return _rk_swiss_bracket_is_resident (first->bracket, mate);
  return mate < _rk_swiss_bracket_get_size (first->bracket);
}

static void
join (First *first,
      guint  a,
      guint  b)
{
  first->mates[a] = b;
  first->mates[b] = a;
}

/* As many with each score as were paired in the end. */
static guint
join_moved (First *first)
{
  const RkSwissBracket *bracket = first->bracket;
  guint resident = bracket->n_moved;

  for (guint i = 0, end; i < bracket->n_moved; i = end)
    {
      guint n_paired = 0;

      for (end = i; end < bracket->n_moved &&
                    player_at (bracket, end)->points == player_at (bracket, i)->points; end++)
        n_paired += is_paired (first, end);
      for (guint j = i; j < i + n_paired; j++)
        join (first, j, resident++);
    }
  return resident;
}

static void
arrange (First *first)
{
  const RkSwissBracket *bracket = first->bracket;
  guint size = _rk_swiss_bracket_get_size (bracket), n_paired = 0, resident;

  for (guint i = 0; i < bracket->places->len; i++)
    first->mates[i] = RK_MATCHING_NONE;
  resident = join_moved (first);
  for (guint i = bracket->n_moved; i < size; i++)
    n_paired += is_paired (first, i);
  n_paired = (n_paired - (resident - bracket->n_moved)) / 2;
  for (guint i = 0; i < n_paired; i++)
    join (first, resident + i, resident + n_paired + i);
}

static RkCriterion
get_bar (const First *first,
         guint        vertex)
{
  const RkSwissBracket *bracket = first->bracket;
  guint mate = first->mates[vertex], n_relaxed;

  if (mate == RK_MATCHING_NONE)
    return RK_CRITERION_ORDER;
  if (_rk_swiss_is_allowed (bracket->table,
                            g_array_index (bracket->places, guint, vertex),
                            g_array_index (bracket->places, guint, mate),
                            &n_relaxed))
    return RK_CRITERION_ORDER;
  return _rk_swiss_get_bar (bracket->table,
                            g_array_index (bracket->places, guint, vertex),
                            g_array_index (bracket->places, guint, mate));
}

/* The best that can be made of the round after the first arrangement; %FALSE if
 * it cannot be completed. */
static gboolean
complete (const First          *first,
          const RkSwissBracket *bracket,
          gint64               *sum)
{
  g_autoptr (RkMatching) matching = rk_matching_new (bracket->places->len, bracket->n_parts);
  g_autofree gint64 *weight = g_new (gint64, bracket->n_parts);

  for (guint i = 0; i < bracket->places->len; i++)
    for (guint j = i + 1; j < bracket->places->len; j++)
      {
        guint mate = MIN (first->mates[i], first->mates[j]);

        if (mate != RK_MATCHING_NONE && first->mates[i] != j)
          continue;
        memset (weight, 0, bracket->n_parts * sizeof *weight);
        if (_rk_swiss_bracket_weigh (bracket, i, j, weight))
          rk_matching_set_edge (matching, i, j, weight);
      }
  rk_matching_start (matching, NULL);
  if (!rk_matching_solve (matching, bracket->table->cancellable))
    return FALSE;
  for (guint i = 0; i < bracket->places->len; i++)
    if (rk_matching_get_mate (matching, i) > i)
      _rk_swiss_bracket_weigh (bracket, i, rk_matching_get_mate (matching, i), sum);
  return TRUE;
}

static RkCriterion
judge_completion (const First *first)
{
  RkSwissBracket bracket = *first->bracket;
  RkSwissTable table = *bracket.table;
  g_autofree gint64 *sum = g_new0 (gint64, bracket.n_parts);

  table.bye_points = RK_NOBODY;
  bracket.table = &table;
  return complete (first, &bracket, sum) ? RK_CRITERION_C5 : RK_CRITERION_C4;
}

/* Why the first arrangement is not the one that was made. */
static RkCriterion
judge (const First *first)
{
  const RkSwissBracket *bracket = first->bracket;
  g_autofree gint64 *made = g_new0 (gint64, bracket->n_parts);
  g_autofree gint64 *sum = g_new0 (gint64, bracket->n_parts);
  RkCriterion bar = RK_CRITERION_ORDER;

  for (guint i = 0; i < _rk_swiss_bracket_get_size (bracket); i++)
    {
      RkCriterion other = get_bar (first, i);

      if (other != RK_CRITERION_ORDER && (bar == RK_CRITERION_ORDER || other < bar))
        bar = other;
    }
  if (bar != RK_CRITERION_ORDER)
    return bar;
  if (!complete (first, bracket, sum))
    return judge_completion (first);
  for (guint i = 0; i < bracket->places->len; i++)
    if (rk_matching_get_mate (first->matching, i) > i)
      _rk_swiss_bracket_weigh (bracket, i, rk_matching_get_mate (first->matching, i), made);
  return _rk_swiss_bracket_tell (bracket, made, sum);
}

static void
add_pair (const First *first,
          guint        vertex,
          guint        mate,
          RkCriterion  criterion,
          GArray      *pairs)
{
  const RkSwissBracket *bracket = first->bracket;
  const RkSwissPlayer *a = player_at (bracket, vertex), *b = player_at (bracket, mate);
  RkSwissPair pair = { .bracket = bracket->points };

  if (first->mates[vertex] != mate)
    pair.criterion = get_bar (first, vertex) != RK_CRITERION_ORDER ? get_bar (first, vertex)
                                                                   : criterion;
  if (_rk_swiss_choose_role (a, b, bracket->table->field->initial_role, &pair.role_rule) ==
      RK_ROLE_SECOND)
    {
      const RkSwissPlayer *swap = a;

      a = b;
      b = swap;
    }
  pair.first = a->index;
  pair.second = b->index;
  pair.floats[0] = a->points;
  pair.floats[1] = b->points;
  pair.wishes[0] = a->wish;
  pair.wishes[1] = b->wish;
  g_array_append_val (pairs, pair);
}

void
_rk_swiss_add_pairs (const RkSwissBracket *self,
                     RkMatching           *matching,
                     GArray               *pairs)
{
  g_autofree guint *mates = g_new (guint, self->places->len);
  First first = { self, matching, mates };
  RkCriterion criterion = RK_CRITERION_ORDER;
  guint size = _rk_swiss_bracket_get_size (self);
  gboolean same = TRUE;

  arrange (&first);
  for (guint i = 0; i < size; i++)
    same = same && (!is_paired (&first, i) || mates[i] == rk_matching_get_mate (matching, i));
  if (!same)
    criterion = judge (&first);
  for (guint i = 0; i < size; i++)
    {
      guint mate = rk_matching_get_mate (matching, i);

      if (mate > i && mate < size)
        add_pair (&first, i, mate, criterion, pairs);
    }
}

static int
compare_bars (gconstpointer a,
              gconstpointer b,
              gpointer      data)
{
  const RkSwissBar *first = a, *second = b;
  const RkField *field = data;
  guint own = field->players[first->a].number, other = field->players[second->a].number;

  if (own != other)
    return own < other ? -1 : 1;
  own = field->players[first->b].number;
  other = field->players[second->b].number;
  return own < other ? -1 : own > other;
}

GArray *
_rk_swiss_list_unmet (const RkSwissTable *table)
{
  const RkField *field = table->field;
  GArray *unmet = g_array_new (FALSE, FALSE, sizeof (RkSwissBar));

  for (guint i = 0; i < table->n; i++)
    for (guint j = 0; j < table->n; j++)
      {
        RkSwissBar bar = { table->players[i].index, table->players[j].index,
                           _rk_swiss_get_bar (table, i, j) };

        if (i != j && field->players[bar.a].number < field->players[bar.b].number &&
            !rk_field_have_met (field, bar.a, bar.b, field->n_rounds - 1))
          g_array_append_val (unmet, bar);
      }
  g_array_sort_with_data (unmet, compare_bars, (gpointer) field);
  for (guint i = 0; i < field->n_players && table->n % 2 == 1; i++)
    for (guint j = 0; j < table->n; j++)
      {
        RkSwissBar bar = { table->players[j].index, RK_NOBODY, RK_CRITERION_C2 };

        if (table->players[j].bye_barred && bar.a == i)
          g_array_append_val (unmet, bar);
      }
  return unmet;
}
