/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-tournament-state-private.h"

/**
 * rk_tournament_has_plan:
 * @self: a tournament
 *
 * Returns: whether it is known from the start who meets whom when: in a round robin of
 *   two players or more that has not too many rounds
 */
gboolean
rk_tournament_has_plan (RkTournament *self)
{
  RkSystem system;
  guint total;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);

  system = rk_tournament_get_regulations (self)->system;
  total = rk_tournament_get_total_rounds (self);
  return (system == RK_SYSTEM_ROUND_ROBIN || system == RK_SYSTEM_DOUBLE_ROUND_ROBIN) &&
         total > 0 && total <= RK_MAX_ROUNDS;
}

/**
 * rk_tournament_get_plan:
 * @self: a tournament that has a plan
 *
 * Makes all rounds of a round robin: those that were paired as they are, the others as
 * the table says.  Before round 1 players have the start numbers that they would get
 * now.  Later rounds know who has left.
 *
 * Returns: (transfer full): a state with all rounds; without any if they are too many or
 *   there are fewer than two players
 */
RkTournamentData *
rk_tournament_get_plan (RkTournament *self)
{
  g_autoptr (RkTournamentData) plan = NULL;
  guint total;

  g_return_val_if_fail (rk_tournament_has_plan (self), NULL);

  plan = rk_tournament_data_copy (self->data);
  rk_tournament_data_give_numbers (plan, TRUE);
  /* Of those who have a number: some may come later, others have left before it began. */
  total = plan->shortened ? plan->rounds->len
                          : rk_regulations_get_n_rounds (&plan->regulations,
                                                         _rk_tournament_data_count_numbers (plan));
  if (total > RK_MAX_ROUNDS)
    return g_steal_pointer (&plan);

  while (plan->rounds->len < total)
    {
      RkTournamentRoundRecord *round = rk_tournament_round_record_new ();

      _rk_tournament_data_add_table (plan, round);
      g_ptr_array_add (plan->rounds, round);
    }
  return g_steal_pointer (&plan);
}
