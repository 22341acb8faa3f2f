/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-tournament-state-private.h"

/* What a tournament says of points and places. */

/**
 * rk_tournament_get_points:
 * @self: a tournament
 * @entrant: a player
 * @n_rounds: over how many rounds
 *
 * Returns: the points, in halves
 */
guint
rk_tournament_get_points (RkTournament *self,
                          RkEntrant    *entrant,
                          guint         n_rounds)
{
  guint points = 0;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), 0);
  g_return_val_if_fail (RK_IS_ENTRANT (entrant), 0);
  g_return_val_if_fail (n_rounds <= self->data->rounds->len, 0);

  for (guint i = 1; i <= n_rounds; i++)
    {
      RkFieldEntry entry;

      rk_tournament_data_get_entry (self->data, rk_entrant_get_id (entrant), i, &entry);
      points += entry.points;
    }
  return points;
}

static void
get_ranking_options (const RkRegulations *regulations,
                     RkRankingOptions    *options)
{
  *options = (RkRankingOptions) {
    .n_tie_breaks = regulations->n_tie_breaks,
    .hard_role = rk_regulations_get_hard_role (regulations),
    .round_robin = regulations->system == RK_SYSTEM_ROUND_ROBIN ||
                   regulations->system == RK_SYSTEM_DOUBLE_ROUND_ROBIN,
    .half_rule = regulations->half_rule,
    .knockout = regulations->system == RK_SYSTEM_KNOCKOUT,
    .seed = regulations->seed,
  };
  for (guint i = 0; i < regulations->n_tie_breaks; i++)
    options->tie_breaks[i] = regulations->tie_breaks[i];
}

/**
 * rk_tournament_get_standings:
 * @self: a tournament
 * @n_rounds: after how many rounds
 *
 * Returns: (transfer full): the table as it is now
 */
RkStandings *
rk_tournament_get_standings (RkTournament *self,
                             guint         n_rounds)
{
  g_autoptr (RkField) field = NULL;
  g_autoptr (GArray) ids = NULL;
  g_autoptr (RkRanking) ranking = NULL;
  RkRankingOptions options;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);
  g_return_val_if_fail (n_rounds <= self->data->rounds->len, NULL);

  /* All rounds: who has left a round robin is judged by all games. */
  field = rk_tournament_data_to_field (self->data, self->data->rounds->len, &ids);
  get_ranking_options (&self->data->regulations, &options);
  ranking = rk_ranking_new (field, n_rounds, &options);
  return rk_standings_new (n_rounds, ranking, &options, ids, self->by_id);
}
