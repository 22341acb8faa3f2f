/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-ranking-private.h"

#include "rk-schedule.h"

/* Rounds in which a player of a round robin has an opponent, over the whole
 * schedule; @n_left opponents do not count. */
static guint
count_scheduled (const RkField *field,
                 guint          n_left)
{
  guint cycle = MAX (rk_berger_get_n_rounds (field->n_players, FALSE), 1);
  guint n_cycles = field->total_rounds / cycle;
  guint n_without = n_cycles * (n_left + field->n_players % 2);

  return field->total_rounds - MIN (n_without, field->total_rounds);
}

static guint
count_left (RkRanking *self)
{
  guint n_left = 0;

  for (guint i = 0; i < self->field->n_players; i++)
    n_left += self->players[i].left ? 1 : 0;
  return n_left;
}

/* FIDE General Regulations 6.6. A player who has left cannot come nearer to half
 * of the games, so that all rounds of the field are looked at even when the table
 * of an earlier one is wanted: the player is the same in all of them. */
static gboolean
has_left (const RkField *field,
          guint          player)
{
  guint n_played = 0;

  if (!field->players[player].withdrawn)
    return FALSE;
  for (guint i = 0; i < field->n_rounds; i++)
    {
      const RkFieldEntry *entry = rk_field_get_entry (field, player, i);

      if (entry->kind == RK_ENTRY_PLAYED)
        n_played += entry->n_games;
    }
  return 2 * n_played < count_scheduled (field, 0) * field->n_games;
}

/* Games against players who left become rests. The players who left keep theirs:
 * they are shown, but are nobody's opponent. */
static void
leave_out (RkRanking *self)
{
  for (guint i = 0; i < self->field->n_players; i++)
    self->players[i].left = self->options.round_robin && self->options.half_rule &&
                            has_left (self->field, i);

  for (guint i = 0; i < self->field->n_players; i++)
    for (guint j = 0; j < self->n_rounds && !self->players[i].left; j++)
      {
        RkFieldEntry *entry = rk_field_get_entry (self->field, i, j);

        if (entry->opponent != RK_NOBODY && self->players[entry->opponent].left)
          *entry = (RkFieldEntry) { .kind = RK_ENTRY_REST, .opponent = RK_NOBODY };
      }
}

/* 16.3: the score in the opponents' sums. A requested bye that was followed by
 * nothing but voluntary unplayed rounds, or was the last round, counts as a draw:
 * who leaves does not take his opponents' Buchholz with him. Rounds that were
 * nothing at all are neither. In a round robin everything counts as scored. */
static guint
get_adjusted (RkRanking *self,
              guint      player)
{
  guint score = self->players[player].points;

  for (guint i = self->n_rounds; i-- > 0 && !self->options.round_robin;)
    {
      const RkFieldEntry *entry = rk_field_get_entry (self->field, player, i);

      if (entry->kind == RK_ENTRY_HALF_BYE || entry->kind == RK_ENTRY_ZERO_BYE)
        score += RK_POINTS_DRAW * self->field->n_games - entry->points;
      else if (entry->kind != RK_ENTRY_FORFEIT_LOSS && entry->kind != RK_ENTRY_NONE &&
               entry->kind != RK_ENTRY_REST)
        break;
    }
  return score;
}

/*
 * rk_ranking_score:
 *
 * Finds who counts, and the points and adjusted scores of all.
 */
void
rk_ranking_score (RkRanking *self)
{
  leave_out (self);
  for (guint i = 0; i < self->field->n_players; i++)
    {
      self->players[i].points = rk_field_get_points (self->field, i, self->n_rounds);
      self->players[i].adjusted = get_adjusted (self, i);
    }
}

/*
 * rk_ranking_get_draws:
 *
 * Returns: the score of who drew every round so far, in halves (16.4)
 */
guint
rk_ranking_get_draws (RkRanking *self)
{
  return self->n_rounds * RK_POINTS_DRAW * self->field->n_games;
}

/*
 * rk_ranking_get_half:
 *
 * Half of the points that the whole tournament can give, not only the rounds so
 * far: in a round robin of those scheduled against opponents who count (9.2).
 *
 * Returns: in halves
 */
guint
rk_ranking_get_half (RkRanking *self)
{
  guint n_rounds = self->field->total_rounds;

  if (self->options.round_robin)
    n_rounds = count_scheduled (self->field, count_left (self));
  return n_rounds * RK_POINTS_DRAW * self->field->n_games;
}

/*
 * rk_ranking_is_played:
 *
 * Returns: whether @entry counts as a game against its opponent: in a round robin
 *   a forfeit does, elsewhere it is an unplayed round (15 and 16)
 */
gboolean
rk_ranking_is_played (RkRanking          *self,
                      const RkFieldEntry *entry)
{
  return entry->kind == RK_ENTRY_PLAYED ||
         (self->options.round_robin && (entry->kind == RK_ENTRY_FORFEIT_WIN ||
                                        entry->kind == RK_ENTRY_FORFEIT_LOSS));
}
