/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-swiss-private.h"

/* Who is to be paired, and what the absolute criteria C1 to C3 bar. */

static gboolean
is_present (const RkField *field,
            guint          player)
{
  return field->players[player].entries[field->n_rounds - 1].kind == RK_ENTRY_NONE;
}

/* Whether @player ever had an opponent or the pairing bye, or is to have one
 * now. */
static gboolean
took_part (const RkField *field,
           guint          player)
{
  for (guint i = 0; i < field->n_rounds - 1; i++)
    switch (field->players[player].entries[i].kind)
      {
      case RK_ENTRY_OPEN:
      case RK_ENTRY_PLAYED:
      case RK_ENTRY_FORFEIT_WIN:
      case RK_ENTRY_FORFEIT_LOSS:
      case RK_ENTRY_PAIRING_BYE:
        return TRUE;
      case RK_ENTRY_NONE:
      case RK_ENTRY_FULL_BYE:
      case RK_ENTRY_HALF_BYE:
      case RK_ENTRY_ZERO_BYE:
      case RK_ENTRY_REST:
        break;
      default:
        g_assert_not_reached ();
      }
  return is_present (field, player);
}

/* C2: a pairing bye, or as many points as a win without playing. With two games
 * a bye is worth less than both of them, and counts all the same. */
static gboolean
bars_bye (const RkField      *field,
          const RkFieldEntry *entry)
{
  switch (entry->kind)
    {
    case RK_ENTRY_PAIRING_BYE:
      return TRUE;
    case RK_ENTRY_FORFEIT_WIN:
    case RK_ENTRY_FULL_BYE:
      return field->n_games > 1 || entry->points >= RK_POINTS_WIN;
    case RK_ENTRY_HALF_BYE:
      return entry->points >= RK_POINTS_WIN * field->n_games;
    case RK_ENTRY_NONE:
    case RK_ENTRY_OPEN:
    case RK_ENTRY_PLAYED:
    case RK_ENTRY_FORFEIT_LOSS:
    case RK_ENTRY_ZERO_BYE:
    case RK_ENTRY_REST:
      return FALSE;
    default:
      g_assert_not_reached ();
    }
}

static void
fill_player (RkSwissPlayer *self,
             const RkField *field,
             guint          index)
{
  guint n_played = field->n_rounds - 1;

  self->index = index;
  self->points = rk_field_get_points (field, index, n_played);
  self->number = field->players[index].number;
  self->topscorer = rk_swiss_is_topscorer (field, index, n_played);
  rk_swiss_get_wish (field, index, n_played, &self->wish);
  for (guint i = 0; i < 2 && i < n_played; i++)
    self->floats[i] = rk_swiss_get_float (field, index, n_played - 1 - i);
  for (guint i = 0; i < n_played; i++)
    {
      const RkFieldEntry *entry = &field->players[index].entries[i];

      self->bye_barred = self->bye_barred || bars_bye (field, entry);
      self->unplayed += entry->kind != RK_ENTRY_PLAYED;
      if (entry->kind == RK_ENTRY_PLAYED && entry->role != RK_ROLE_NONE)
        self->roles[self->n_roles++] = entry->role;
    }
}

static int
compare_players (const void *a,
                 const void *b)
{
  const RkSwissPlayer *first = a, *second = b;

  if (first->points != second->points)
    return first->points > second->points ? -1 : 1;
  if (first->number != second->number)
    return first->number < second->number ? -1 : 1;
  return first->index < second->index ? -1 : 1;
}

/* Counts the start numbers without those who never took part. */
static void
count_role_numbers (RkSwissTable *self)
{
  const RkField *field = self->field;
  g_autofree gboolean *counts = g_new (gboolean, field->n_players);

  for (guint i = 0; i < field->n_players; i++)
    counts[i] = took_part (field, i);
  for (guint i = 0; i < self->n; i++)
    for (guint j = 0; j < field->n_players; j++)
      if (counts[j] && field->players[j].number <= self->players[i].number)
        self->players[i].role_number++;
}

static void
set_bar (RkSwissTable *self,
         gsize         a,
         gsize         b,
         RkCriterion   criterion)
{
  self->bars[a * self->n + b] = criterion;
  self->bars[b * self->n + a] = criterion;
}

static gboolean
both_insist (const RkSwissPlayer *a,
             const RkSwissPlayer *b)
{
  return a->wish.strength == RK_WISH_ABSOLUTE && b->wish.strength == RK_WISH_ABSOLUTE &&
         a->wish.role == b->wish.role && !a->topscorer && !b->topscorer;
}

/* What weighs most comes last: the arbiter's word, that they met, their roles. */
static void
fill_bars (RkSwissTable *self)
{
  const RkField *field = self->field;
  g_autofree guint *places = g_new (guint, field->n_players);

  for (guint i = 0; i < field->n_players; i++)
    places[i] = RK_NOBODY;
  for (guint i = 0; i < self->n; i++)
    places[self->players[i].index] = i;
  for (guint i = 0; i < self->n; i++)
    for (guint j = 0; j < i; j++)
      if (both_insist (&self->players[i], &self->players[j]))
        set_bar (self, i, j, RK_CRITERION_C3);
  for (guint i = 0; i < self->n; i++)
    for (guint j = 0; j < field->n_rounds - 1; j++)
      {
        const RkFieldEntry *entry = &field->players[self->players[i].index].entries[j];

        if (entry->kind == RK_ENTRY_PLAYED && places[entry->opponent] != RK_NOBODY)
          set_bar (self, i, places[entry->opponent], RK_CRITERION_C1);
      }
  for (guint i = 0; field->forbidden != NULL && i < field->forbidden->len; i++)
    {
      const RkFieldPair *pair = &g_array_index (field->forbidden, RkFieldPair, i);

      if (places[pair->a] != RK_NOBODY && places[pair->b] != RK_NOBODY)
        set_bar (self, places[pair->a], places[pair->b], RK_CRITERION_FORBIDDEN);
    }
}

RkSwissTable *
_rk_swiss_table_new (const RkField *field,
                     RkSwissRelax   relax,
                     GCancellable  *cancellable)
{
  RkSwissTable *self = g_new0 (RkSwissTable, 1);

  self->field = field;
  self->relax = relax;
  self->cancellable = cancellable;
  self->players = g_new0 (RkSwissPlayer, field->n_players);
  for (guint i = 0; i < field->n_players; i++)
    if (is_present (field, i))
      fill_player (&self->players[self->n++], field, i);
  qsort (self->players, self->n, sizeof *self->players, compare_players);
  self->bars = g_new0 (RkCriterion, (gsize) self->n * self->n);
  count_role_numbers (self);
  fill_bars (self);
  return self;
}

void
_rk_swiss_table_free (RkSwissTable *self)
{
  g_free (self->players);
  g_free (self->bars);
  g_free (self);
}

/* What bars a pair, or @a from the bye if @b is the place after the last. */
RkCriterion
_rk_swiss_get_bar (const RkSwissTable *self,
                   guint               a,
                   guint               b)
{
  if (a == self->n || b == self->n)
    return self->players[MIN (a, b)].bye_barred ? RK_CRITERION_C2 : RK_CRITERION_ORDER;
  return self->bars[(gsize) a * self->n + b];
}

gboolean
_rk_swiss_is_allowed (const RkSwissTable *self,
                      guint               a,
                      guint               b,
                      guint              *n_relaxed)
{
  RkCriterion bar = _rk_swiss_get_bar (self, a, b);
  RkSwissRelax needed = RK_SWISS_RELAX_NONE;

  *n_relaxed = bar != RK_CRITERION_ORDER;
  if (bar == RK_CRITERION_FORBIDDEN)
    return FALSE;
  if (bar == RK_CRITERION_C1)
    needed |= RK_SWISS_RELAX_REMATCH;
  if (bar == RK_CRITERION_C2)
    needed |= RK_SWISS_RELAX_BYE;
  if (a < self->n && b < self->n && both_insist (&self->players[a], &self->players[b]))
    needed |= RK_SWISS_RELAX_ROLES;
  return (self->relax & needed) == needed;
}
