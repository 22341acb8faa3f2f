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

static RkStandings *
work_out_standings (RkTournament *self,
                    guint         n_rounds)
{
  g_autoptr (RkField) field = NULL;
  g_autoptr (GArray) ids = NULL;
  g_autoptr (RkRanking) ranking = NULL;
  RkRankingOptions options;

  /* All rounds: who has left a round robin is judged by all games. */
  field = rk_tournament_data_to_field (self->data, self->data->rounds->len, &ids);
  get_ranking_options (&self->data->regulations, &options);
  ranking = rk_ranking_new (field, n_rounds, &options);
  return rk_standings_new (n_rounds, ranking, &options, ids, self->by_id);
}

/**
 * rk_tournament_get_standings:
 * @self: a tournament
 * @n_rounds: after how many rounds
 *
 * Returns: (transfer full): the table as it is now; asked again for the same, the same
 *   object, as a view needs it for a table, the winner and the lots
 */
RkStandings *
rk_tournament_get_standings (RkTournament *self,
                             guint         n_rounds)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);
  g_return_val_if_fail (n_rounds <= self->data->rounds->len, NULL);

  if (self->standings == NULL || rk_standings_get_n_rounds (self->standings) != n_rounds)
    {
      g_clear_object (&self->standings);
      self->standings = work_out_standings (self, n_rounds);
    }
  return g_object_ref (self->standings);
}

static gboolean
is_by_lot (const RkRegulations *regulations)
{
  for (guint i = 0; i < regulations->n_tie_breaks; i++)
    if (regulations->tie_breaks[i] == RK_TIE_BREAK_LOT)
      return TRUE;
  return FALSE;
}

/* Whether two who count have one place. */
static gboolean
is_any_place_shared (RkTournament *self)
{
  g_autoptr (RkStandings) standings =
    rk_tournament_get_standings (self, rk_tournament_get_n_rounds (self));
  guint before = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (standings)); i++)
    {
      g_autoptr (RkStanding) standing = g_list_model_get_item (G_LIST_MODEL (standings), i);
      guint place = rk_standing_get_place (standing);

      if (place != 0 && place == before)
        return TRUE;
      before = place;
    }
  return FALSE;
}

/**
 * rk_tournament_can_draw_lots:
 * @self: a tournament
 *
 * Returns: whether it is over, and players share a place whom no lot has decided between;
 *   those who lost in the same round of a knockout share it for good
 */
gboolean
rk_tournament_can_draw_lots (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);

  return rk_tournament_get_state (self) == RK_TOURNAMENT_OVER &&
         self->data->regulations.system != RK_SYSTEM_KNOCKOUT &&
         !is_by_lot (&self->data->regulations) && is_any_place_shared (self);
}

/**
 * rk_tournament_draw_lots:
 * @self: a tournament, see rk_tournament_can_draw_lots()
 * @error: return location for an error
 *
 * Lets the lot decide after all other tie-breaks. It comes from the seed of the
 * regulations: who draws again gets the same.
 *
 * Returns: %FALSE with @error set if that cannot be
 */
gboolean
rk_tournament_draw_lots (RkTournament  *self,
                         GError       **error)
{
  RkRegulations regulations;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);
  g_return_val_if_fail (!is_by_lot (&self->data->regulations), FALSE);

  regulations = self->data->regulations;
  regulations.tie_breaks[regulations.n_tie_breaks++] = RK_TIE_BREAK_LOT;
  return rk_tournament_set_regulations (self, &regulations, NULL, error);
}
