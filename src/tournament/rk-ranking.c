/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-ranking.h"

#include "rk-ranking-private.h"

static const char *codes[RK_N_TIE_BREAKS] = {
  [RK_TIE_BREAK_DE] = "DE",
  [RK_TIE_BREAK_WIN] = "WIN",
  [RK_TIE_BREAK_WON] = "WON",
  [RK_TIE_BREAK_BH] = "BH",
  [RK_TIE_BREAK_BH_C1] = "BH-C1",
  [RK_TIE_BREAK_SB] = "SB",
  [RK_TIE_BREAK_PS] = "PS",
  [RK_TIE_BREAK_KS] = "KS",
  [RK_TIE_BREAK_ROLE] = "ROLE",
  [RK_TIE_BREAK_MARGIN] = "MARGIN",
  [RK_TIE_BREAK_LOT] = "LOT",
};

/**
 * rk_tie_break_to_code:
 * @tie_break: a tie-break
 *
 * Returns: its short name in files and at the head of a column, the same in every
 *   language
 */
const char *
rk_tie_break_to_code (RkTieBreak tie_break)
{
  g_return_val_if_fail ((guint) tie_break < RK_N_TIE_BREAKS, NULL);

  return codes[tie_break];
}

/**
 * rk_tie_break_from_code:
 * @code: (nullable): a short name
 * @tie_break: (out): the tie-break
 *
 * Returns: whether @code is one; if not, @tie_break is not touched
 */
gboolean
rk_tie_break_from_code (const char *code,
                        RkTieBreak *tie_break)
{
  g_return_val_if_fail (tie_break != NULL, FALSE);

  for (guint i = 0; i < RK_N_TIE_BREAKS; i++)
    if (g_strcmp0 (code, codes[i]) == 0)
      {
        *tie_break = i;
        return TRUE;
      }
  return FALSE;
}

/* By number, who has none yet behind; the same whatever the order of the field. */
static int
compare_numbers (gconstpointer a,
                 gconstpointer b,
                 gpointer      user_data)
{
  RkRanking *self = user_data;
  guint left = *(const guint *) a, right = *(const guint *) b;
  const RkFieldPlayer *one = &self->field->players[left];
  const RkFieldPlayer *other = &self->field->players[right];

  if (one->number != other->number)
    return one->number - 1 < other->number - 1 ? -1 : 1;
  if (one->strength != other->strength)
    return one->strength > other->strength ? -1 : 1;
  return (left > right) - (left < right);
}

/* The most is first; the sort is stable. */
static int
compare_values (gconstpointer a,
                gconstpointer b,
                gpointer      user_data)
{
  const int *values = user_data;
  int left = values[*(const guint *) a], right = values[*(const guint *) b];

  return (right > left) - (right < left);
}

/* Puts @n players who are tied so far in the order of their values. */
static void
split_by_value (guint    *players,
                guint     n,
                int      *values,
                gboolean *starts)
{
  g_sort_array (players, n, sizeof *players, compare_values, values);
  for (guint i = 1; i < n; i++)
    if (values[players[i]] != values[players[i - 1]])
      starts[i] = TRUE;
}

static void
split_by_tie_break (RkRanking *self,
                    guint      tie_break,
                    guint     *players,
                    guint      n,
                    gboolean  *starts)
{
  g_autofree int *values = NULL;

  if (self->options.tie_breaks[tie_break] == RK_TIE_BREAK_DE)
    {
      rk_ranking_split_by_encounter (self, tie_break, players, n, starts);
      return;
    }
  values = g_new (int, self->field->n_players);
  for (guint i = 0; i < n; i++)
    values[players[i]] = self->players[players[i]].row.values[tie_break];
  split_by_value (players, n, values, starts);
}

/* Lets a tie-break decide in every group of players who are tied before it. */
static void
apply_tie_break (RkRanking *self,
                 guint      tie_break,
                 guint      n_ranked,
                 gboolean  *starts)
{
  for (guint i = 0, n; i < n_ranked; i += n)
    {
      for (n = 1; i + n < n_ranked && !starts[i + n]; n++)
        ;
      if (n > 1)
        split_by_tie_break (self, tie_break, self->order + i, n, starts + i);
    }
}

/* Before any tie-break: points, or in a knockout the round that was reached. */
static void
apply_points (RkRanking *self,
              guint      n_ranked,
              gboolean  *starts)
{
  g_autofree guint *stages = g_new0 (guint, self->field->n_players);
  g_autofree int *values = g_new (int, self->field->n_players);

  if (self->options.knockout)
    rk_ranking_get_stages (self, stages);
  for (guint i = 0; i < self->field->n_players; i++)
    {
      self->players[i].row.stage = stages[i];
      values[i] = self->options.knockout ? stages[i] : self->players[i].points;
    }
  split_by_value (self->order, n_ranked, values, starts);
}

/* The sums of all players who count. */
static void
set_values (RkRanking *self)
{
  for (guint i = 0; i < self->field->n_players; i++)
    for (guint j = 0; j < self->options.n_tie_breaks && !self->players[i].left; j++)
      {
        g_autoptr(GArray) terms = NULL;

        if (self->options.tie_breaks[j] == RK_TIE_BREAK_DE)
          continue;
        terms = rk_ranking_get_terms (self, i, self->options.tie_breaks[j]);
        self->players[i].row.values[j] = rk_ranking_add_up (terms);
        self->players[i].row.has_value[j] = TRUE;
      }
}

/* Those who count in order of numbers, then those who left. Returns how many count. */
static guint
line_up (RkRanking *self)
{
  g_autofree guint *left = g_new (guint, self->field->n_players);
  guint n_ranked = 0, n_left = 0;

  for (guint i = 0; i < self->field->n_players; i++)
    if (self->players[i].left)
      left[n_left++] = i;
    else
      self->order[n_ranked++] = i;
  g_sort_array (self->order, n_ranked, sizeof *self->order, compare_numbers, self);
  g_sort_array (left, n_left, sizeof *left, compare_numbers, self);
  for (guint i = 0; i < n_left; i++)
    self->order[n_ranked + i] = left[i];
  return n_ranked;
}

static void
rank (RkRanking *self)
{
  guint n = self->field->n_players;
  guint n_ranked = line_up (self);
  g_autofree gboolean *starts = g_new0 (gboolean, n);

  for (guint i = 0; i < n; i++)
    {
      self->players[i].row.player = i;
      self->players[i].row.points = self->players[i].points;
    }
  set_values (self);
  apply_points (self, n_ranked, starts);
  for (guint i = 0; i < self->options.n_tie_breaks; i++)
    apply_tie_break (self, i, n_ranked, starts);

  for (guint i = 0, place = 1; i < n_ranked; i++)
    {
      place = starts[i] ? i + 1 : place;
      self->players[self->order[i]].row.place = place;
    }
  /* The groups were split in whatever order their tie-break left them. */
  for (guint i = 0, k; i < n_ranked; i += k)
    {
      for (k = 1; i + k < n_ranked && !starts[i + k]; k++)
        ;
      g_sort_array (self->order + i, k, sizeof *self->order, compare_numbers, self);
    }
}

/**
 * rk_ranking_new:
 * @field: what was played; not kept
 * @n_rounds: how many of its rounds count, at most its own number
 * @options: the tie-breaks in their order
 *
 * The table after @n_rounds rounds. Where the rules are silent:
 *
 * - A pairing without a result counts 0 so far, and adds nothing to any sum.
 * - With two games a pairing a round gives up to twice as much: its draw is a
 *   point, a win is more than half of what its games could give, and all draws are
 *   a point a round.
 * - In a round robin nothing is adjusted (15): a forfeit counts like a game against
 *   the scheduled opponent, and who left before half of the games is no opponent.
 * - Tie-breaks in a knockout decide among those who lost in the same round; without
 *   any they share the place.
 *
 * Returns: (transfer full): the table
 */
RkRanking *
rk_ranking_new (const RkField          *field,
                guint                   n_rounds,
                const RkRankingOptions *options)
{
  RkRanking *self;

  g_return_val_if_fail (field != NULL, NULL);
  g_return_val_if_fail (n_rounds <= field->n_rounds, NULL);
  g_return_val_if_fail (options != NULL, NULL);
  g_return_val_if_fail (options->n_tie_breaks <= RK_N_TIE_BREAKS, NULL);

  self = g_new0 (RkRanking, 1);
  g_atomic_ref_count_init (&self->ref_count);
  self->field = rk_field_copy (field);
  self->n_rounds = n_rounds;
  self->options = *options;
  self->players = g_new0 (RkRankingPlayer, field->n_players);
  self->order = g_new0 (guint, field->n_players);
  rk_ranking_score (self);
  rank (self);
  return self;
}

/**
 * rk_ranking_ref:
 * @self: a table
 *
 * Returns: (transfer full): @self
 */
RkRanking *
rk_ranking_ref (RkRanking *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  g_atomic_ref_count_inc (&self->ref_count);
  return self;
}

/**
 * rk_ranking_unref:
 * @self: (transfer full): a table
 */
void
rk_ranking_unref (RkRanking *self)
{
  g_return_if_fail (self != NULL);

  if (!g_atomic_ref_count_dec (&self->ref_count))
    return;
  for (guint i = 0; i < self->field->n_players; i++)
    for (guint j = 0; j < RK_N_TIE_BREAKS; j++)
      g_clear_pointer (&self->players[i].tied[j], g_array_unref);
  g_free (self->players);
  g_free (self->order);
  rk_field_free (self->field);
  g_free (self);
}

/**
 * rk_ranking_get_n_rows:
 * @self: a table
 *
 * Returns: as many as there are players
 */
guint
rk_ranking_get_n_rows (RkRanking *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->field->n_players;
}

/**
 * rk_ranking_get_row:
 * @self: a table
 * @row: a row, from 0
 *
 * Returns: (transfer none): the rows in order of places, players with one place by
 *   number, those without a place last
 */
const RkRankingRow *
rk_ranking_get_row (RkRanking *self,
                    guint      row)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (row < self->field->n_players, NULL);

  return &self->players[self->order[row]].row;
}

/**
 * rk_ranking_explain:
 * @self: a table
 * @row: a row, from 0
 * @tie_break: which of the options, from 0
 *
 * How a value came about: one term for each round, for a direct encounter one for
 * each game among the tied, for the lot one. Their values add up to the value of
 * the row; what was cut or left out adds 0 and says so.
 *
 * Returns: (transfer full) (element-type RkTerm): the terms, none if the row has no
 *   value
 */
GArray *
rk_ranking_explain (RkRanking *self,
                    guint      row,
                    guint      tie_break)
{
  guint player;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (row < self->field->n_players, NULL);
  g_return_val_if_fail (tie_break < self->options.n_tie_breaks, NULL);

  player = self->order[row];
  if (!self->players[player].row.has_value[tie_break])
    return g_array_new (FALSE, FALSE, sizeof (RkTerm));
  if (self->options.tie_breaks[tie_break] == RK_TIE_BREAK_DE)
    return rk_ranking_get_encounters (self, player, self->players[player].tied[tie_break]);
  return rk_ranking_get_terms (self, player, self->options.tie_breaks[tie_break]);
}
