/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-ranking-private.h"

static gboolean
is_pairing (const RkFieldEntry *entry)
{
  return entry->kind == RK_ENTRY_OPEN || entry->kind == RK_ENTRY_PLAYED ||
         entry->kind == RK_ENTRY_FORFEIT_WIN || entry->kind == RK_ENTRY_FORFEIT_LOSS;
}

/* Who has more points in a pairing goes on; what is even is not decided yet.
 * Returns 1 for a win, 0 if open, -1 for a loss; a double forfeit loses. */
static int
get_outcome (RkRanking          *self,
             const RkFieldEntry *entry,
             guint               round)
{
  const RkFieldEntry *other = rk_field_get_entry (self->field, entry->opponent, round);

  if (entry->kind == RK_ENTRY_FORFEIT_LOSS)
    return -1;
  return (entry->points > other->points) - (entry->points < other->points);
}

static guint
get_stage (RkRanking *self,
           guint      player)
{
  guint stage = 0;
  gboolean lost = FALSE;

  for (guint i = 0; i < self->n_rounds; i++)
    {
      const RkFieldEntry *entry = rk_field_get_entry (self->field, player, i);
      int outcome;

      if (!is_pairing (entry))
        {
          /* A bye of the bracket is a round that was survived. */
          if (!lost && (entry->kind == RK_ENTRY_REST || entry->kind == RK_ENTRY_PAIRING_BYE ||
                        entry->kind == RK_ENTRY_FULL_BYE))
            stage = (i + 1) * RK_STAGES_A_ROUND;
          continue;
        }

      outcome = get_outcome (self, entry, i);
      if (lost)
        stage += 1 + outcome;
      else if (outcome > 0)
        stage = (i + 1) * RK_STAGES_A_ROUND;
      else if (outcome == 0)
        /* Ahead of who lost, as long as it is not known who goes on. */
        stage = i * RK_STAGES_A_ROUND + (i + 1 == self->n_rounds ? 2 : 0);
      else
        {
          stage = i * RK_STAGES_A_ROUND;
          lost = TRUE;
        }
    }
  return stage;
}

/*
 * rk_ranking_get_stages:
 * @stages: (out) (array): how far each player came, more is better; equal for who
 *   lost in the same round
 *
 * A pairing of two who had lost before is the match for the third place: it decides
 * only between them.
 */
void
rk_ranking_get_stages (RkRanking *self,
                       guint     *stages)
{
  for (guint i = 0; i < self->field->n_players; i++)
    stages[i] = get_stage (self, i);
}
