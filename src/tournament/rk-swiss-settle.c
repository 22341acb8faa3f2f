/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-swiss-private.h"

/* Of the arrangements of a bracket that are as good, the rules take the one that
 * comes first in their order (C.04.3 article 4). It is found step by step: the
 * matching is nudged towards what comes first and solved again, and what came of
 * it is made sure of before the next step. Nudges change only the last part of a
 * weight, never a criterion. */

/* The steps of the last part: exchanges, the sum of their places, and single
 * choices. */
#define NUDGE_EXCHANGE (G_GINT64_CONSTANT (1) << 34)
#define NUDGE_PLACE    (G_GINT64_CONSTANT (1) << 12)

void
_rk_swiss_nudge (const RkSwissBracket *self,
                 RkMatching           *matching,
                 guint                 a,
                 guint                 b,
                 gint64                by)
{
  g_autofree gint64 *weight = g_new (gint64, self->n_parts);

  if (!rk_matching_get_edge (matching, a, b, weight))
    return;
  weight[self->n_parts - 1] += by;
  rk_matching_set_edge (matching, a, b, weight);
}

/* Pairs @vertex with the first of the residents from @from on that it can have. The
 * mate it has is nudged too, or one after it might take its place. */
gboolean
_rk_swiss_settle_mate (const RkSwissBracket *self,
                       RkMatching           *matching,
                       guint                 vertex,
                       guint                 from)
{
  guint mate = rk_matching_get_mate (matching, vertex);
  g_autoptr (GArray) ways = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = from; i < mate; i++)
    if (rk_matching_may_match (matching, vertex, i))
      g_array_append_val (ways, i);
  if (ways->len > 0)
    {
      g_array_append_val (ways, mate);
      for (guint i = 0; i < ways->len; i++)
        _rk_swiss_nudge (self, matching, vertex, g_array_index (ways, guint, i), ways->len - i);
      if (!rk_matching_solve (matching, self->table->cancellable))
        return FALSE;
    }
  rk_matching_pin (matching, vertex, rk_matching_get_mate (matching, vertex));
  return rk_matching_solve (matching, self->table->cancellable);
}

/* Players moved down: who of them is paired, and with whom. */

static gboolean
is_paired (const RkSwissBracket *self,
           RkMatching           *matching,
           guint                 vertex)
{
  return _rk_swiss_bracket_is_resident (self, rk_matching_get_mate (matching, vertex));
}

static void
keep_edges (const RkSwissBracket *self,
            RkMatching           *matching,
            guint                 vertex,
            gboolean              to_residents)
{
  for (guint i = 0; i < self->places->len; i++)
    if (i != vertex && _rk_swiss_bracket_is_resident (self, i) != to_residents)
      rk_matching_set_edge (matching, vertex, i, NULL);
}

/* All ways are found before the first is nudged: a nudge moves the duals, and then
 * tells nothing of the others. */
static gboolean
try_to_pair (const RkSwissBracket *self,
             RkMatching           *matching,
             guint                 vertex)
{
  g_autoptr (GArray) ways = g_array_new (FALSE, FALSE, sizeof (guint));

  if (is_paired (self, matching, vertex))
    return TRUE;
  for (guint i = self->n_moved; i < _rk_swiss_bracket_get_size (self); i++)
    if (rk_matching_may_match (matching, vertex, i))
      g_array_append_val (ways, i);
  for (guint i = 0; i < ways->len; i++)
    _rk_swiss_nudge (self, matching, vertex, g_array_index (ways, guint, i), 1);
  return rk_matching_solve (matching, self->table->cancellable);
}

/* Those from @from to @to have the same score, and not all can be paired. */
static gboolean
settle_who (const RkSwissBracket *self,
            RkMatching           *matching,
            guint                 from,
            guint                 to,
            guint                 n_paired)
{
  for (guint i = from; i < to && n_paired > 0 && n_paired < to - i; i++)
    {
      gboolean paired;

      if (!try_to_pair (self, matching, i))
        return FALSE;
      paired = is_paired (self, matching, i);
      keep_edges (self, matching, i, paired);
      n_paired -= paired;
    }
  return rk_matching_solve (matching, self->table->cancellable);
}

gboolean
_rk_swiss_settle_moved (const RkSwissBracket *self,
                        RkMatching           *matching)
{
  const RkSwissPlayer *players = self->table->players;

  for (guint i = 0, end; i < self->n_moved; i = end)
    {
      guint n_paired = 0, points = players[g_array_index (self->places, guint, i)].points;

      for (end = i; end < self->n_moved &&
                    players[g_array_index (self->places, guint, end)].points == points; end++)
        n_paired += is_paired (self, matching, end);
      if (!settle_who (self, matching, i, end, n_paired))
        return FALSE;
    }
  for (guint i = 0; i < self->n_moved; i++)
    if (is_paired (self, matching, i) &&
        !_rk_swiss_settle_mate (self, matching, i, self->n_moved))
      return FALSE;
  return TRUE;
}

/* The residents who are left: upper half, lower half and exchanges. In a pair
 * the one of S1 ranks above the one of S2: any other way to write the same pairs
 * has more exchanges or a larger difference. So a player is in S1 exactly if he
 * ranks above his opponent. */

typedef struct
{
  const RkSwissBracket *bracket;
  RkMatching *matching;
  GArray *rest;
  guint n_pairs;
} Rest;

static guint
at (const Rest *rest,
    guint       i)
{
  return g_array_index (rest->rest, guint, i);
}

static gboolean
is_upper (const Rest *rest,
          guint       i)
{
  guint mate = rk_matching_get_mate (rest->matching, at (rest, i));

  return mate > at (rest, i) && _rk_swiss_bracket_is_resident (rest->bracket, mate);
}

static gboolean
is_below (const Rest *rest,
          guint       i,
          guint       vertex)
{
  return vertex > at (rest, i) && _rk_swiss_bracket_is_resident (rest->bracket, vertex);
}

static gboolean
solve (Rest *rest)
{
  return rk_matching_solve (rest->matching, rest->bracket->table->cancellable);
}

static void
find_rest (Rest *rest)
{
  const RkSwissBracket *bracket = rest->bracket;

  for (guint i = bracket->n_moved; i < _rk_swiss_bracket_get_size (bracket); i++)
    {
      guint mate = rk_matching_get_mate (rest->matching, i);

      if (mate < bracket->n_moved)
        continue;
      g_array_append_val (rest->rest, i);
      rest->n_pairs += mate > i && _rk_swiss_bracket_is_resident (bracket, mate);
    }
}

/* What is to be small is the number of exchanges, then the sum of the places in
 * S1. Every S1 player has his share of that taken off beforehand, so that the
 * pairs without exchange stay as they are and all others weigh less. */
static gint64
get_exchange_nudge (const Rest *rest,
                    guint       i,
                    guint       j)
{
  if (j < rest->n_pairs)
    return -NUDGE_EXCHANGE + (j + 1) * NUDGE_PLACE;
  return i < rest->n_pairs ? 0 : -(gint64) (i + 1) * NUDGE_PLACE;
}

static void
nudge_from_exchanges (Rest *rest)
{
  const RkSwissBracket *bracket = rest->bracket;

  for (guint i = 0; i < rest->rest->len; i++)
    for (guint j = i + 1; j < rest->rest->len; j++)
      if (get_exchange_nudge (rest, i, j) != 0)
        _rk_swiss_nudge (bracket, rest->matching, at (rest, i), at (rest, j),
                         get_exchange_nudge (rest, i, j));
  for (guint i = 0; i < rest->n_pairs; i++)
    for (guint j = 0; j < bracket->places->len; j++)
      if (!_rk_swiss_bracket_is_resident (bracket, j))
        _rk_swiss_nudge (bracket, rest->matching, at (rest, i), j,
                         -NUDGE_EXCHANGE + (i + 1) * NUDGE_PLACE);
}

/* From now on the player has only opponents below, or only others. */
static void
keep_below (Rest    *rest,
            guint    i,
            gboolean below)
{
  for (guint j = 0; j < rest->bracket->places->len; j++)
    if (j != at (rest, i) && is_below (rest, i, j) != below)
      rk_matching_set_edge (rest->matching, at (rest, i), j, NULL);
}

/* Tries to have the player above his opponent, or not to have him there. */
static gboolean
settle_upper (Rest    *rest,
              guint    i,
              gboolean upper)
{
  g_autoptr (GArray) ways = g_array_new (FALSE, FALSE, sizeof (guint));

  if (is_upper (rest, i) != upper)
    {
      for (guint j = 0; j < rest->bracket->places->len; j++)
        if (j != at (rest, i) && is_below (rest, i, j) == upper &&
            rk_matching_may_match (rest->matching, at (rest, i), j))
          g_array_append_val (ways, j);
      for (guint j = 0; j < ways->len; j++)
        _rk_swiss_nudge (rest->bracket, rest->matching, at (rest, i),
                         g_array_index (ways, guint, j), 1);
      if (!solve (rest))
        return FALSE;
    }
  keep_below (rest, i, is_upper (rest, i));
  return solve (rest);
}

/* Which players are exchanged: the largest place from S1, then the smallest from
 * S2. */
static gboolean
settle_exchanges (Rest *rest)
{
  guint n_exchanges = 0;

  for (guint i = 0; i < rest->n_pairs; i++)
    n_exchanges += !is_upper (rest, i);
  for (guint i = rest->n_pairs, left = n_exchanges; i > 0 && left > 0; i--)
    {
      if (!settle_upper (rest, i - 1, FALSE))
        return FALSE;
      left -= !is_upper (rest, i - 1);
    }
  for (guint i = rest->n_pairs, left = n_exchanges; i < rest->rest->len && left > 0; i++)
    {
      if (!settle_upper (rest, i, TRUE))
        return FALSE;
      left -= is_upper (rest, i);
    }
  return TRUE;
}

gboolean
_rk_swiss_settle_rest (const RkSwissBracket *self,
                       RkMatching           *matching)
{
  g_autoptr (GArray) vertices = g_array_new (FALSE, FALSE, sizeof (guint));
  Rest rest = { self, matching, vertices, 0 };

  find_rest (&rest);
  if (rest.n_pairs == 0)
    return TRUE;
  nudge_from_exchanges (&rest);
  if (!solve (&rest) || !settle_exchanges (&rest))
    return FALSE;
  for (guint i = 0; i < vertices->len; i++)
    if (is_upper (&rest, i) &&
        !_rk_swiss_settle_mate (self, matching, at (&rest, i), at (&rest, i) + 1))
      return FALSE;
  return TRUE;
}
