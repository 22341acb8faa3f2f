/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-swiss-private.h"

/* The Dutch system: FIDE C.04.3 in the edition of 1 February 2026. Each bracket
 * is one weighted matching of all who are not paired yet: those in the bracket
 * and in the next one with what the criteria count, the others only so that the
 * round can be completed (C4). */

/* Fills @matching with the edges of a bracket. */
static void
add_edges (const RkSwissBracket *self,
           RkMatching           *matching)
{
  g_autofree gint64 *weight = g_new (gint64, self->n_parts);

  for (guint i = 0; i < self->places->len; i++)
    for (guint j = i + 1; j < self->places->len; j++)
      {
        memset (weight, 0, self->n_parts * sizeof *weight);
        if (_rk_swiss_bracket_weigh (self, i, j, weight))
          rk_matching_set_edge (matching, i, j, weight);
      }
}

/* Starts from halves against halves, which is often nearly right. */
static void
start (const RkSwissBracket *self,
       RkMatching           *matching)
{
  guint n = self->places->len, size = _rk_swiss_bracket_get_size (self);
  g_autofree guint *first = g_new (guint, n);

  for (guint i = 0; i < n; i++)
    if (i < self->n_moved)
      first[i] = self->n_moved + i;
    else if (i < size)
      first[i] = i + (size - self->n_moved) / 2;
    else
      first[i] = i + MAX ((n - size) / 2, 1);
  rk_matching_start (matching, first);
}

static RkMatching *
solve (RkSwissBracket *self,
       gboolean        unplayed)
{
  g_autoptr (RkMatching) matching = NULL;

  _rk_swiss_bracket_count (self, unplayed);
  matching = rk_matching_new (self->places->len, self->n_parts);
  add_edges (self, matching);
  start (self, matching);
  if (!rk_matching_solve (matching, self->table->cancellable))
    return NULL;
  return g_steal_pointer (&matching);
}

static guint
count_left_over (const RkSwissBracket *self,
                 RkMatching           *matching)
{
  guint size = _rk_swiss_bracket_get_size (self), count = 0;

  for (guint i = 0; i < size; i++)
    count += rk_matching_get_mate (matching, i) >= size;
  return count;
}

/* C9 counts where exactly one player is left over and must then get the bye: all
 * who could have it are in this bracket or were paired before. How many are left
 * over is known only afterwards, and C9 does not change it. */
RkMatching *
_rk_swiss_bracket_solve (RkSwissBracket *self)
{
  const RkSwissTable *table = self->table;
  gboolean unplayed = table->n % 2 == 1 && table->bye_points >= self->points &&
                      _rk_swiss_bracket_get_size (self) % 2 == 1;
  g_autoptr (RkMatching) matching = solve (self, unplayed);

  if (matching != NULL && unplayed && count_left_over (self, matching) != 1)
    {
      rk_matching_free (matching);
      matching = solve (self, FALSE);
    }
  if (matching == NULL || !_rk_swiss_settle_moved (self, matching) ||
      !_rk_swiss_settle_rest (self, matching))
    return NULL;
  return g_steal_pointer (&matching);
}

/* C4 and C5: whether there is a round at all, and the lowest score that can have
 * the bye in it. Relaxed rules come before everything. */
static gboolean
find_bye_points (RkSwissTable *table)
{
  guint n = table->n + table->n % 2;
  g_autoptr (RkMatching) matching = rk_matching_new (n, 2);
  guint bye;

  for (guint i = 0; i < n; i++)
    for (guint j = i + 1; j < n; j++)
      {
        guint n_relaxed;
        gint64 weight[2] = { 0, 0 };

        if (!_rk_swiss_is_allowed (table, i, j, &n_relaxed))
          continue;
        weight[0] = -(gint64) n_relaxed;
        if (j == table->n)
          weight[1] = -(gint64) table->players[i].points;
        rk_matching_set_edge (matching, i, j, weight);
      }
  rk_matching_start (matching, NULL);
  if (!rk_matching_solve (matching, table->cancellable))
    return FALSE;
  table->bye_points = RK_NOBODY;
  if (table->n % 2 == 1)
    {
      bye = rk_matching_get_mate (matching, table->n);
      table->bye_points = table->players[bye].points;
    }
  return TRUE;
}

/* Pairs the bracket of a score, and takes the pairs out of @left. */
static gboolean
pair_bracket (const RkSwissTable *table,
              GArray             *left,
              guint               points,
              GArray             *pairs)
{
  RkSwissBracket bracket;
  g_autoptr (RkMatching) matching = NULL;
  guint size;

  _rk_swiss_bracket_init (&bracket, table, left, points);
  size = _rk_swiss_bracket_get_size (&bracket);
  if (size > 1 && bracket.n_residents > 0)
    {
      matching = _rk_swiss_bracket_solve (&bracket);
      if (matching != NULL)
        _rk_swiss_add_pairs (&bracket, matching, pairs);
    }
  for (guint i = size; matching != NULL && i > 0; i--)
    if (rk_matching_get_mate (matching, i - 1) < size)
      g_array_remove_index (left, i - 1);
  _rk_swiss_bracket_clear (&bracket);
  return matching != NULL || size <= 1 || bracket.n_residents == 0;
}

/* Whether another player could have had the bye by C2 who has another score, or
 * the same and more rounds without a game. */
static RkCriterion
get_bye_criterion (const RkSwissTable *table,
                   guint               bye)
{
  RkCriterion criterion = RK_CRITERION_ORDER;

  for (guint i = 0; i < table->n; i++)
    {
      const RkSwissPlayer *other = &table->players[i];

      if (other->bye_barred)
        continue;
      if (other->points == table->bye_points && other->unplayed > table->players[bye].unplayed)
        return RK_CRITERION_C9;
      if (other->points != table->bye_points)
        criterion = RK_CRITERION_C5;
    }
  return criterion;
}

static gboolean
pair_brackets (const RkSwissTable *table,
               RkSwissRound       *round)
{
  g_autoptr (GArray) left = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < table->n + table->n % 2; i++)
    g_array_append_val (left, i);
  for (guint i = 0; i < table->n; i++)
    if (i == 0 || table->players[i].points != table->players[i - 1].points)
      if (!pair_bracket (table, left, table->players[i].points, round->pairs))
        return FALSE;
  if (table->n % 2 == 1)
    {
      guint bye = g_array_index (left, guint, 0);

      round->bye = table->players[bye].index;
      round->bye_bracket = table->players[bye].points;
      round->bye_criterion = get_bye_criterion (table, bye);
    }
  return TRUE;
}

/* Boards: the score of the higher ranked, the sum of scores, his number. */
static int
compare_boards (gconstpointer a,
                gconstpointer b,
                gpointer      data)
{
  const RkSwissPair *pairs[2] = { a, b };
  const RkField *field = data;
  guint best[2], sums[2], numbers[2];

  for (guint i = 0; i < 2; i++)
    {
      const guint *scores = pairs[i]->floats;
      guint first = field->players[pairs[i]->first].number;
      guint second = field->players[pairs[i]->second].number;

      best[i] = MAX (scores[0], scores[1]);
      sums[i] = scores[0] + scores[1];
      numbers[i] = scores[0] > scores[1] || (scores[0] == scores[1] && first < second) ? first
                                                                                      : second;
    }
  if (best[0] != best[1])
    return best[0] > best[1] ? -1 : 1;
  if (sums[0] != sums[1])
    return sums[0] > sums[1] ? -1 : 1;
  return numbers[0] < numbers[1] ? -1 : numbers[0] > numbers[1];
}

/**
 * rk_swiss_pair:
 * @field: a field; its last round is to be paired for everybody who has
 *   %RK_ENTRY_NONE there
 * @relax: what the arbiter allows
 * @cancellable: (nullable): stops it
 * @error: return location for an error
 *
 * Pairs a round. The result depends on scores, numbers and what was played, never
 * on the order in which the players stand in @field.
 *
 * Returns: (transfer full): the round, which may be impossible; %NULL if it was
 *   stopped
 */
RkSwissRound *
rk_swiss_pair (const RkField *field,
               RkSwissRelax   relax,
               GCancellable  *cancellable,
               GError       **error)
{
  g_autoptr (RkSwissTable) table = NULL;
  g_autoptr (RkSwissRound) round = g_new0 (RkSwissRound, 1);

  g_return_val_if_fail (field != NULL, NULL);
  g_return_val_if_fail (field->n_rounds > 0, NULL);

  table = _rk_swiss_table_new (field, relax, cancellable);
  round->pairs = g_array_new (FALSE, FALSE, sizeof (RkSwissPair));
  round->bye = RK_NOBODY;
  round->possible = find_bye_points (table);
  if (round->possible)
    round->possible = pair_brackets (table, round);
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;
  g_array_sort_with_data (round->pairs, compare_boards, (gpointer) field);
  round->unmet = round->possible ? g_array_new (FALSE, FALSE, sizeof (RkSwissBar))
                                 : _rk_swiss_list_unmet (table);
  return g_steal_pointer (&round);
}

/**
 * rk_swiss_round_free:
 * @self: (transfer full): a round
 */
void
rk_swiss_round_free (RkSwissRound *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->pairs, g_array_unref);
  g_clear_pointer (&self->unmet, g_array_unref);
  g_free (self);
}
