/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-swiss-private.h"

/* What the rounds so far mean for a player: wish, floats, topscorer. */

static gboolean
was_played (const RkFieldEntry *entry)
{
  return entry->kind == RK_ENTRY_PLAYED && entry->role != RK_ROLE_NONE;
}

static RkRole
turn_role (RkRole role)
{
  return role == RK_ROLE_FIRST ? RK_ROLE_SECOND : RK_ROLE_FIRST;
}

/**
 * rk_swiss_get_wish:
 * @field: a field
 * @player: an index
 * @n_rounds: how many rounds to look at
 * @wish: (out caller-allocates): where to put it
 *
 * What @player wishes after the first @n_rounds rounds (C.04.3 article 1.7). Only
 * played games count. Where a difference of more than one and the last two games
 * speak for different roles, the difference decides.
 */
void
rk_swiss_get_wish (const RkField *field,
                   guint          player,
                   guint          n_rounds,
                   RkWish        *wish)
{
  RkRole last = RK_ROLE_NONE;
  guint in_a_row = 0;

  g_return_if_fail (field != NULL);
  g_return_if_fail (player < field->n_players);
  g_return_if_fail (n_rounds <= field->n_rounds);
  g_return_if_fail (wish != NULL);

  *wish = (RkWish) { RK_WISH_NONE, RK_ROLE_NONE, 0 };
  for (guint i = 0; i < n_rounds; i++)
    {
      const RkFieldEntry *entry = &field->players[player].entries[i];

      if (!was_played (entry))
        continue;
      wish->difference += entry->role == RK_ROLE_FIRST ? 1 : -1;
      in_a_row = entry->role == last ? in_a_row + 1 : 1;
      last = entry->role;
    }
  if (last == RK_ROLE_NONE)
    return;
  if (ABS (wish->difference) > 1 || in_a_row > 1)
    wish->strength = RK_WISH_ABSOLUTE;
  else
    wish->strength = wish->difference != 0 ? RK_WISH_STRONG : RK_WISH_MILD;
  if (ABS (wish->difference) > 1 || (in_a_row == 1 && wish->difference != 0))
    wish->role = wish->difference > 0 ? RK_ROLE_SECOND : RK_ROLE_FIRST;
  else
    wish->role = turn_role (last);
}

/**
 * rk_swiss_is_topscorer:
 * @field: a field
 * @player: an index
 * @n_rounds: rounds before the one to be paired
 *
 * Returns: whether the round after the first @n_rounds is the last one, and
 *   @player has more than half of what those could give (article 1.8)
 */
gboolean
rk_swiss_is_topscorer (const RkField *field,
                       guint          player,
                       guint          n_rounds)
{
  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (player < field->n_players, FALSE);
  g_return_val_if_fail (n_rounds <= field->n_rounds, FALSE);

  return n_rounds + 1 >= field->total_rounds &&
         2 * rk_field_get_points (field, player, n_rounds) >
           RK_POINTS_WIN * field->n_games * n_rounds;
}

/**
 * rk_swiss_get_float:
 * @field: a field
 * @player: an index
 * @round: a round, from 0
 *
 * Who met somebody with fewer points floated down, the other up; whoever scored
 * without playing floated down (article 1.4).
 *
 * Returns: 1 up, -1 down, 0 neither
 */
int
rk_swiss_get_float (const RkField *field,
                    guint          player,
                    guint          round)
{
  const RkFieldEntry *entry;
  guint own, other;

  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (player < field->n_players, 0);
  g_return_val_if_fail (round < field->n_rounds, 0);

  entry = &field->players[player].entries[round];
  if (entry->kind != RK_ENTRY_PLAYED)
    return entry->points > 0 ? -1 : 0;
  own = rk_field_get_points (field, player, round);
  other = rk_field_get_points (field, entry->opponent, round);
  return own > other ? -1 : own < other ? 1 : 0;
}

/* The last place, counted from the end of the played rounds, where the roles
 * differed; what @a had there. */
static RkRole
find_last_different (const RkSwissPlayer *a,
                     const RkSwissPlayer *b)
{
  for (guint i = 1; i <= a->n_roles && i <= b->n_roles; i++)
    if (a->roles[a->n_roles - i] != b->roles[b->n_roles - i])
      return a->roles[a->n_roles - i];
  return RK_ROLE_NONE;
}

static gboolean
is_stronger (const RkWish *a,
             const RkWish *b)
{
  if (a->strength != b->strength)
    return a->strength > b->strength;
  return a->strength == RK_WISH_ABSOLUTE && ABS (a->difference) > ABS (b->difference);
}

static RkRole
choose_by_history (const RkSwissPlayer *higher,
                   const RkSwissPlayer *lower,
                   RkRole               initial,
                   RkRoleRule          *rule)
{
  RkRole last = find_last_different (higher, lower);

  if (last != RK_ROLE_NONE)
    {
      *rule = RK_ROLE_RULE_LAST_DIFFERENT;
      return turn_role (last);
    }
  if (higher->wish.role != RK_ROLE_NONE)
    {
      *rule = RK_ROLE_RULE_HIGHER_RANKED;
      return higher->wish.role;
    }
  *rule = RK_ROLE_RULE_NUMBER;
  return higher->role_number % 2 == 1 ? initial : turn_role (initial);
}

RkRole
_rk_swiss_choose_role (const RkSwissPlayer *higher,
                       const RkSwissPlayer *lower,
                       RkRole               initial,
                       RkRoleRule          *rule)
{
  const RkWish *a = &higher->wish, *b = &lower->wish;

  *rule = RK_ROLE_RULE_BOTH_WISHES;
  if (a->role != b->role)
    return a->role != RK_ROLE_NONE ? a->role : turn_role (b->role);
  *rule = RK_ROLE_RULE_STRONGER;
  if (is_stronger (a, b))
    return a->role;
  if (is_stronger (b, a))
    return turn_role (b->role);
  return choose_by_history (higher, lower, initial, rule);
}
