/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-field.h"

/**
 * rk_field_new:
 * @n_players: players
 * @n_rounds: rounds
 *
 * Returns: (transfer full): a field of players numbered in order, in which
 *   nothing was played: @n_rounds of it and of the tournament, one game a pairing
 */
RkField *
rk_field_new (guint n_players,
              guint n_rounds)
{
  RkField *self;

  g_return_val_if_fail (n_players <= RK_MAX_ENTRANTS, NULL);
  g_return_val_if_fail (n_rounds <= RK_MAX_ROUNDS, NULL);

  self = g_new0 (RkField, 1);
  self->n_players = n_players;
  self->players = g_new0 (RkFieldPlayer, n_players);
  self->n_rounds = n_rounds;
  self->total_rounds = n_rounds;
  self->n_games = 1;
  self->initial_role = RK_ROLE_FIRST;
  for (guint i = 0; i < n_players; i++)
    {
      self->players[i].number = i + 1;
      self->players[i].entries = g_new0 (RkFieldEntry, n_rounds);
      for (guint j = 0; j < n_rounds; j++)
        self->players[i].entries[j].opponent = RK_NOBODY;
    }
  return self;
}

/**
 * rk_field_copy:
 * @self: a field
 *
 * Returns: (transfer full): the same again
 */
RkField *
rk_field_copy (const RkField *self)
{
  RkField *copy;

  g_return_val_if_fail (self != NULL, NULL);

  copy = g_memdup2 (self, sizeof *self);
  copy->players = g_memdup2 (self->players, self->n_players * sizeof *self->players);
  for (guint i = 0; i < self->n_players; i++)
    copy->players[i].entries = g_memdup2 (self->players[i].entries,
                                          self->n_rounds * sizeof (RkFieldEntry));
  if (self->forbidden != NULL)
    copy->forbidden = g_array_copy (self->forbidden);
  return copy;
}

/**
 * rk_field_free:
 * @self: (transfer full): a field
 */
void
rk_field_free (RkField *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->n_players; i++)
    g_free (self->players[i].entries);
  g_free (self->players);
  g_clear_pointer (&self->forbidden, g_array_unref);
  g_free (self);
}

/**
 * rk_field_get_entry:
 * @self: a field
 * @player: an index
 * @round: a round, from 0
 *
 * Returns: (transfer none): what became of @player in @round
 */
RkFieldEntry *
rk_field_get_entry (const RkField *self,
                    guint          player,
                    guint          round)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (player < self->n_players, NULL);
  g_return_val_if_fail (round < self->n_rounds, NULL);

  return &self->players[player].entries[round];
}

/**
 * rk_field_forbid:
 * @self: a field
 * @a: an index
 * @b: another index
 *
 * The two must not meet.
 */
void
rk_field_forbid (RkField *self,
                 guint    a,
                 guint    b)
{
  RkFieldPair pair = { a, b };

  g_return_if_fail (self != NULL);
  g_return_if_fail (a < self->n_players && b < self->n_players && a != b);

  if (self->forbidden == NULL)
    self->forbidden = g_array_new (FALSE, FALSE, sizeof (RkFieldPair));
  g_array_append_val (self->forbidden, pair);
}

static void
set_entry (RkField    *self,
           guint       round,
           guint       player,
           guint       opponent,
           RkEntryKind kind,
           RkRole      role,
           guint       points)
{
  RkFieldEntry *entry = rk_field_get_entry (self, player, round);

  *entry = (RkFieldEntry) {
    .kind = kind,
    .opponent = opponent,
    .role = role,
    .points = points,
  };
  if (kind == RK_ENTRY_PLAYED)
    {
      entry->n_games = self->n_games;
      entry->n_wins = points / RK_POINTS_WIN;
    }
}

/**
 * rk_field_set_game:
 * @self: a field
 * @round: a round, from 0
 * @first: index of who moves first
 * @second: index of who moves second
 * @points: what @first gets, in halves, at most a win in each game
 *
 * Sets both entries of a pairing that was played, without a margin; of two games
 * as many as the points allow count as won.
 */
void
rk_field_set_game (RkField *self,
                   guint    round,
                   guint    first,
                   guint    second,
                   guint    points)
{
  guint all;

  g_return_if_fail (self != NULL);
  g_return_if_fail (first != second);
  all = RK_POINTS_WIN * self->n_games;
  g_return_if_fail (points <= all);

  set_entry (self, round, first, second, RK_ENTRY_PLAYED, RK_ROLE_FIRST, points);
  set_entry (self, round, second, first, RK_ENTRY_PLAYED, RK_ROLE_SECOND, all - points);
}

/**
 * rk_field_set_open:
 * @self: a field
 * @round: a round, from 0
 * @first: index of who moves first
 * @second: index of who moves second
 *
 * Sets both entries of a pairing without a result.
 */
void
rk_field_set_open (RkField *self,
                   guint    round,
                   guint    first,
                   guint    second)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (first != second);

  set_entry (self, round, first, second, RK_ENTRY_OPEN, RK_ROLE_FIRST, 0);
  set_entry (self, round, second, first, RK_ENTRY_OPEN, RK_ROLE_SECOND, 0);
}

/**
 * rk_field_get_points:
 * @self: a field
 * @player: an index
 * @n_rounds: how many rounds to add up
 *
 * Returns: the points of @player, in halves
 */
guint
rk_field_get_points (const RkField *self,
                     guint          player,
                     guint          n_rounds)
{
  guint points = 0;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (player < self->n_players, 0);
  g_return_val_if_fail (n_rounds <= self->n_rounds, 0);

  for (guint i = 0; i < n_rounds; i++)
    points += self->players[player].entries[i].points;
  return points;
}

/**
 * rk_field_have_met:
 * @self: a field
 * @a: an index
 * @b: another index
 * @n_rounds: how many rounds to look at
 *
 * Returns: whether @a and @b played each other; a forfeit is not played
 */
gboolean
rk_field_have_met (const RkField *self,
                   guint          a,
                   guint          b,
                   guint          n_rounds)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (a < self->n_players && b < self->n_players, FALSE);
  g_return_val_if_fail (n_rounds <= self->n_rounds, FALSE);

  for (guint i = 0; i < n_rounds; i++)
    {
      const RkFieldEntry *entry = &self->players[a].entries[i];

      if (entry->kind == RK_ENTRY_PLAYED && entry->opponent == b)
        return TRUE;
    }
  return FALSE;
}

/**
 * rk_field_is_forbidden:
 * @self: a field
 * @a: an index
 * @b: another index
 *
 * Returns: whether the arbiter does not let @a and @b meet
 */
gboolean
rk_field_is_forbidden (const RkField *self,
                       guint          a,
                       guint          b)
{
  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = 0; self->forbidden != NULL && i < self->forbidden->len; i++)
    {
      const RkFieldPair *pair = &g_array_index (self->forbidden, RkFieldPair, i);

      if ((pair->a == a && pair->b == b) || (pair->a == b && pair->b == a))
        return TRUE;
    }
  return FALSE;
}

static gboolean
is_pairing (RkEntryKind kind)
{
  return kind == RK_ENTRY_OPEN || kind == RK_ENTRY_PLAYED ||
         kind == RK_ENTRY_FORFEIT_WIN || kind == RK_ENTRY_FORFEIT_LOSS;
}

/**
 * rk_field_check:
 * @self: a field
 *
 * Looks for what can never be: a player against himself, an opponent who knows
 * nothing of it or has the same role.
 *
 * Returns: (nullable): what is wrong, for a programmer; %NULL if all is well
 */
const char *
rk_field_check (const RkField *self)
{
  g_return_val_if_fail (self != NULL, "no field");

  for (guint i = 0; i < self->n_players; i++)
    for (guint j = 0; j < self->n_rounds; j++)
      {
        const RkFieldEntry *entry = &self->players[i].entries[j];
        const RkFieldEntry *other;

        if (!is_pairing (entry->kind))
          {
            if (entry->opponent != RK_NOBODY)
              return "an opponent in a bye";
            continue;
          }
        if (entry->opponent >= self->n_players || entry->opponent == i)
          return "an opponent that cannot be";
        other = &self->players[entry->opponent].entries[j];
        if (!is_pairing (other->kind) || other->opponent != i)
          return "an opponent who knows nothing of it";
        if (entry->role == RK_ROLE_NONE || other->role == RK_ROLE_NONE ||
            entry->role == other->role)
          return "roles that do not fit";
      }
  return NULL;
}
