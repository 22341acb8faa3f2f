/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-clock.h"
#include "rk-error.h"
#include "rk-tournament-state-private.h"

/* From one round to the next: pair, look, publish. */

/* The games that were paired, and those to come if everybody plays to the end. */
static guint
count_games (const RkTournamentData *data)
{
  const guint n_left = rk_tournament_data_get_total (data) - data->rounds->len;
  guint n_boards = n_left * (data->entrants->len / 2);

  for (guint i = 0; i < data->rounds->len; i++)
    n_boards += ((RkTournamentRoundRecord *) g_ptr_array_index (data->rounds, i))->pairings->len;

  return n_boards * data->regulations.n_games;
}

static gboolean
check_pairable (const RkTournamentData  *data,
                GError                 **error)
{
  if (rk_tournament_data_has_draft (data))
    return _rk_tournament_refuse (error, _("Publish the draft or throw it away first."));
  if (rk_tournament_data_has_open (data))
    return _rk_tournament_refuse (error, _("Results are still missing."));
  if (data->rounds->len > 0 && data->rounds->len >= rk_tournament_data_get_total (data))
    return _rk_tournament_refuse (error, _("The last round was played."));
  if (rk_tournament_data_get_total (data) > RK_MAX_ROUNDS)
    return _rk_tournament_refuse (error, _("There are too many players for a round robin."));
  if (count_games (data) > RK_MAX_ALL_GAMES)
    return _rk_tournament_refuse (error, _("In so many rounds there are more games than a "
                                           "tournament can have. Set fewer rounds."));
  return TRUE;
}

static guint
count_present (const RkTournamentData *data)
{
  guint n_present = 0;
  guint points;

  for (guint i = 0; i < data->entrants->len; i++)
    if (!rk_tournament_data_is_absent (data, g_ptr_array_index (data->entrants, i),
                                       data->rounds->len + 1, &points))
      n_present++;
  return n_present;
}

static int
compare_entrants (gconstpointer a,
                  gconstpointer b)
{
  const RkEntrantRecord *first = *(RkEntrantRecord **) a;
  const RkEntrantRecord *second = *(RkEntrantRecord **) b;

  /* Those without a number, 0 less 1, come last. */
  if (first->number != second->number)
    return first->number - 1 < second->number - 1 ? -1 : 1;
  return first->id < second->id ? -1 : 1;
}

/* In a Swiss everybody who has entered and has nothing in the round yet gets what was
 * asked for, or nothing. */
static void
add_absent (const RkTournamentData  *data,
            RkTournamentRoundRecord *round)
{
  g_autoptr (GPtrArray) entrants = g_ptr_array_new ();
  guint number = data->rounds->len + 1;

  for (guint i = 0; i < data->entrants->len; i++)
    g_ptr_array_add (entrants, g_ptr_array_index (data->entrants, i));
  g_ptr_array_sort (entrants, compare_entrants);
  for (guint i = 0; i < entrants->len; i++)
    {
      const RkEntrantRecord *entrant = g_ptr_array_index (entrants, i);
      guint points;

      if (entrant->entered > number ||
          !rk_tournament_data_is_absent (data, entrant, number, &points) ||
          rk_tournament_round_record_find (round, entrant->id, NULL) != NULL)
        continue;
      g_ptr_array_add (round->pairings,
                       rk_pairing_record_new (points > 0 ? RK_PAIRING_HALF_BYE
                                                         : RK_PAIRING_ZERO_BYE,
                                              entrant->id, 0));
    }
}

/* Swiss. */

static guint
get_id (GArray *ids,
        guint   index)
{
  return index == RK_NOBODY ? 0 : g_array_index (ids, guint, index);
}

static void
add_pair (const RkTournamentData  *data,
          RkTournamentRoundRecord *round,
          const RkSwissPair       *pair,
          GArray                  *ids)
{
  RkPairingRecord *pairing = _rk_tournament_data_add_board (data, round, get_id (ids, pair->first),
                                                            get_id (ids, pair->second));

  pairing->why = (RkPairingWhy) {
    .known = TRUE,
    .bracket = pair->bracket,
    .floats = { pair->floats[0], pair->floats[1] },
    .wishes = { pair->wishes[0], pair->wishes[1] },
    .role_rule = pair->role_rule,
    .criterion = pair->criterion,
  };
}

static void
add_swiss_bye (RkTournamentRoundRecord *round,
               const RkSwissRound      *swiss,
               GArray                  *ids)
{
  RkPairingRecord *pairing = rk_pairing_record_new (RK_PAIRING_BYE, get_id (ids, swiss->bye), 0);

  pairing->why.known = TRUE;
  pairing->why.bracket = swiss->bye_bracket;
  pairing->why.floats[0] = swiss->bye_bracket;
  pairing->why.criterion = swiss->bye_criterion;
  g_ptr_array_add (round->pairings, pairing);
}

static GArray *
get_obstacle (const RkSwissRound *swiss,
              GArray             *ids)
{
  GArray *bars = g_array_copy (swiss->unmet);

  for (guint i = 0; i < bars->len; i++)
    {
      RkSwissBar *bar = &g_array_index (bars, RkSwissBar, i);

      bar->a = get_id (ids, bar->a);
      bar->b = get_id (ids, bar->b);
    }
  return bars;
}

static gboolean
add_swiss (RkTournamentData         *data,
           RkTournamentRoundRecord  *round,
           RkSwissRelax              relax,
           GCancellable             *cancellable,
           GArray                  **obstacle,
           GError                  **error)
{
  g_autoptr (GArray) ids = NULL;
  g_autoptr (RkField) field =
    rk_tournament_data_to_field (data, data->rounds->len + 1, &ids);
  g_autoptr (RkSwissRound) swiss = rk_swiss_pair (field, relax, cancellable, error);

  if (swiss == NULL)
    return FALSE;
  if (!swiss->possible)
    {
      *obstacle = get_obstacle (swiss, ids);
      g_set_error_literal (error, RK_ERROR, RK_ERROR_NO_PAIRING,
                           _("There is no legal pairing for this round."));
      return FALSE;
    }
  for (guint i = 0; i < swiss->pairs->len; i++)
    add_pair (data, round, &g_array_index (swiss->pairs, RkSwissPair, i), ids);
  if (swiss->bye != RK_NOBODY)
    add_swiss_bye (round, swiss, ids);
  return TRUE;
}

static gboolean
fill_round (RkTournamentData         *data,
            RkTournamentRoundRecord  *round,
            RkSwissRelax              relax,
            GCancellable             *cancellable,
            GArray                  **obstacle,
            GError                  **error)
{
  switch (data->regulations.system)
    {
    case RK_SYSTEM_SWISS:
      return add_swiss (data, round, relax, cancellable, obstacle, error);

    case RK_SYSTEM_KNOCKOUT:
      return _rk_tournament_data_add_knockout (data, round, error);

    case RK_SYSTEM_ROUND_ROBIN:
    case RK_SYSTEM_DOUBLE_ROUND_ROBIN:
    default:
      _rk_tournament_data_add_table (data, round);
      return TRUE;
    }
}

RkTournamentData *
_rk_tournament_data_pair (const RkTournamentData  *data,
                          RkSwissRelax             relax,
                          GCancellable            *cancellable,
                          GArray                 **obstacle,
                          GError                 **error)
{
  g_autoptr (RkTournamentData) paired = NULL;
  g_autoptr (RkTournamentRoundRecord) round = NULL;

  *obstacle = NULL;
  if (!check_pairable (data, error))
    return NULL;
  if ((data->rounds->len == 0 || !rk_tournament_data_is_fixed (data)) && count_present (data) < 2)
    {
      _rk_tournament_refuse (error, _("At least two players must be there."));
      return NULL;
    }

  paired = rk_tournament_data_copy (data);
  rk_tournament_data_give_numbers (paired, TRUE);
  round = rk_tournament_round_record_new ();
  round->relaxed = relax;
  if (!fill_round (paired, round, relax, cancellable, obstacle, error))
    return NULL;
  if (!rk_tournament_data_is_fixed (paired))
    add_absent (paired, round);
  g_ptr_array_add (paired->rounds, g_steal_pointer (&round));
  return g_steal_pointer (&paired);
}

/* Pairing as an action. */

typedef struct
{
  RkTournamentData *data;
  guint64 serial;
  RkSwissRelax relax;

  RkTournamentData *paired;
  GArray *obstacle;
  GError *error;
} Work;

static void
work_free (Work *work)
{
  g_clear_pointer (&work->data, rk_tournament_data_unref);
  g_clear_pointer (&work->paired, rk_tournament_data_unref);
  g_clear_pointer (&work->obstacle, g_array_unref);
  g_clear_error (&work->error);
  g_free (work);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Work, work_free)

static Work *
work_new (RkTournament *self,
          RkSwissRelax  relax)
{
  Work *work = g_new0 (Work, 1);

  work->data = rk_tournament_data_ref ((RkTournamentData *) rk_tournament_get_data (self));
  work->serial = _rk_tournament_get_serial (self);
  work->relax = relax;
  return work;
}

static void
work_run (Work         *work,
          GCancellable *cancellable)
{
  work->paired = _rk_tournament_data_pair (work->data, work->relax, cancellable, &work->obstacle,
                                           &work->error);
}

/* How many have another start number than in the rounds before. */
static guint
count_renumbered (const RkTournamentData *before,
                  const RkTournamentData *after)
{
  guint n_changed = 0;

  for (guint i = 0; i < before->entrants->len; i++)
    {
      const RkEntrantRecord *entrant = g_ptr_array_index (before->entrants, i);

      if (entrant->number > 0 &&
          rk_tournament_data_find_entrant (after, entrant->id)->number != entrant->number)
        n_changed++;
    }
  return n_changed;
}

static gboolean
take_work (RkTournament  *self,
           Work          *work,
           GError       **error)
{
  guint round = work->data->rounds->len + 1;
  g_autofree char *renumbered = NULL;
  guint n_renumbered;

  if (work->serial != _rk_tournament_get_serial (self))
    return _rk_tournament_refuse (error, _("Something was changed meanwhile. Pair the round "
                                           "again."));
  if (work->paired == NULL)
    {
      _rk_tournament_set_obstacle (self, work->obstacle);
      g_propagate_error (error, g_steal_pointer (&work->error));
      return FALSE;
    }
  n_renumbered = count_renumbered (work->data, work->paired);
  if (n_renumbered > 0)
    renumbered = g_strdup_printf ("%u", n_renumbered);
  _rk_tournament_commit (
      self, g_steal_pointer (&work->paired),
      _rk_tournament_new_entry (RK_LOG_PAIR, "round", round,
                                "from", renumbered,
                                "to", work->relax != RK_SWISS_RELAX_NONE ? "relaxed" : NULL,
                                NULL));
  return TRUE;
}

static void
run_in_thread (GTask        *task,
               gpointer      source,
               gpointer      task_data,
               GCancellable *cancellable)
{
  work_run (task_data, cancellable);
  g_task_return_boolean (task, TRUE);
}

/* Back in the thread of the tournament. */
static void
on_worked (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;

  if (g_task_propagate_boolean (G_TASK (result), &error) &&
      take_work (g_task_get_source_object (task), g_task_get_task_data (G_TASK (result)), &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

/**
 * rk_tournament_can_pair:
 * @self: a tournament
 *
 * Returns: whether it is the time to pair the next round
 */
gboolean
rk_tournament_can_pair (RkTournament *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);

  return check_pairable (rk_tournament_get_data (self), NULL);
}

/**
 * rk_tournament_pair_async:
 * @self: a tournament
 * @relax: what the arbiter allows besides the rules
 * @cancellable: (nullable): a #GCancellable
 * @callback: called when it is done
 * @user_data: for @callback
 *
 * Pairs the next round as a draft, in a thread. If the tournament is changed
 * meanwhile, the round is dropped.
 */
void
rk_tournament_pair_async (RkTournament        *self,
                          RkSwissRelax         relax,
                          GCancellable        *cancellable,
                          GAsyncReadyCallback  callback,
                          gpointer             user_data)
{
  g_autoptr (GTask) work = NULL;
  GTask *task;

  g_return_if_fail (RK_IS_TOURNAMENT (self));
  g_return_if_fail (cancellable == NULL || G_IS_CANCELLABLE (cancellable));

  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, rk_tournament_pair_async);
  /* Once the round is shown, it is too late. */
  g_task_set_check_cancellable (task, FALSE);

  /* The thread knows the state, never the tournament: it must not be the one to let go
   * of it last. */
  work = g_task_new (NULL, cancellable, on_worked, task);
  g_task_set_source_tag (work, rk_tournament_pair_async);
  g_task_set_task_data (work, work_new (self, relax), (GDestroyNotify) work_free);
  g_task_run_in_thread (work, run_in_thread);
}

/**
 * rk_tournament_pair_finish:
 * @self: a tournament
 * @result: what the callback got
 * @error: return location for an error
 *
 * Returns: %FALSE with %RK_ERROR_NO_PAIRING if there is no legal round,
 *   %RK_ERROR_NOT_NOW if it is not the time, or %G_IO_ERROR_CANCELLED
 */
gboolean
rk_tournament_pair_finish (RkTournament  *self,
                           GAsyncResult  *result,
                           GError       **error)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);
  g_return_val_if_fail (g_task_is_valid (result, self), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/**
 * rk_tournament_pair:
 * @self: a tournament
 * @relax: what the arbiter allows besides the rules
 * @error: return location for an error
 *
 * The same as rk_tournament_pair_async(), blocking.
 *
 * Returns: %FALSE with an error as rk_tournament_pair_finish()
 */
gboolean
rk_tournament_pair (RkTournament  *self,
                    RkSwissRelax   relax,
                    GError       **error)
{
  g_autoptr (Work) work = NULL;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);

  work = work_new (self, relax);
  work_run (work, NULL);
  return take_work (self, work, error);
}

static gboolean
check_draft (const RkTournamentData  *data,
             GError                 **error)
{
  return rk_tournament_data_has_draft (data) ||
         _rk_tournament_refuse (error, _("There is no draft."));
}

/**
 * rk_tournament_unpair:
 * @self: a tournament
 * @error: return location for an error
 *
 * Throws the draft away.
 *
 * Returns: %FALSE with %RK_ERROR_NOT_NOW if there is none
 */
gboolean
rk_tournament_unpair (RkTournament  *self,
                      GError       **error)
{
  const RkTournamentData *data;
  RkTournamentData *changed;
  guint round;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);

  data = rk_tournament_get_data (self);
  if (!check_draft (data, error))
    return FALSE;
  round = data->rounds->len;
  changed = rk_tournament_data_copy (data);
  g_ptr_array_set_size (changed->rounds, round - 1);
  rk_tournament_data_give_numbers (changed, FALSE);
  _rk_tournament_commit (self, changed,
                         _rk_tournament_new_entry (RK_LOG_UNPAIR, "round", round, NULL));
  return TRUE;
}

/**
 * rk_tournament_publish:
 * @self: a tournament
 * @error: return location for an error
 *
 * Makes the draft the business of the players: results can be entered.
 *
 * Returns: %FALSE with %RK_ERROR_NOT_NOW if there is no draft
 */
gboolean
rk_tournament_publish (RkTournament  *self,
                       GError       **error)
{
  const RkTournamentData *data;
  RkTournamentData *changed;
  RkTournamentRoundRecord *round;
  guint number;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);

  data = rk_tournament_get_data (self);
  if (!check_draft (data, error))
    return FALSE;
  number = data->rounds->len;
  changed = rk_tournament_data_copy (data);
  round = rk_tournament_round_record_copy (rk_tournament_data_get_round (data, number));
  round->published = rk_clock_now ();
  rk_tournament_round_record_unref (changed->rounds->pdata[number - 1]);
  changed->rounds->pdata[number - 1] = round;
  _rk_tournament_commit (self, changed,
                         _rk_tournament_new_entry (RK_LOG_PUBLISH, "round", number, NULL));
  return TRUE;
}

/* Changing a draft by hand. */

static gboolean
can_move (const RkPairingRecord *pairing)
{
  return pairing != NULL &&
         (pairing->kind == RK_PAIRING_GAME || pairing->kind == RK_PAIRING_BYE);
}

/* A match that was begun before was between two others. */
static void
forget_matches (RkPairingRecord *pairing)
{
  for (guint i = 0; i < pairing->games->len; i++)
    g_clear_pointer (&g_array_index (pairing->games, RkGameRecord, i).match, g_free);
}

static void
replace (RkPairingRecord *pairing,
         guint            former,
         guint            now)
{
  forget_matches (pairing);
  if (pairing->first == former)
    pairing->first = now;
  else
    pairing->second = now;
  /* The reasons were those of the former. */
  pairing->why = (RkPairingWhy) { .by_arbiter = TRUE };
}

static void
exchange (RkPairingRecord *pairing)
{
  RkPairingWhy *why = &pairing->why;
  guint first = pairing->first;
  guint floated = why->floats[0];
  RkWish wish = why->wishes[0];

  pairing->first = pairing->second;
  pairing->second = first;
  why->floats[0] = why->floats[1];
  why->floats[1] = floated;
  why->wishes[0] = why->wishes[1];
  why->wishes[1] = wish;
  why->role_rule = RK_ROLE_RULE_ARBITER;
  why->by_arbiter = TRUE;
}

static guint
get_opponent (const RkPairingRecord *pairing,
              guint                  id)
{
  return pairing->first == id ? pairing->second : pairing->first;
}

/* The arbiter may let players meet again, but not those kept apart. */
static gboolean
check_swap (const RkTournamentData        *data,
            const RkPairingRecord * const  pairings[2],
            const guint                    ids[2],
            GError                       **error)
{
  for (guint i = 0; i < 2; i++)
    if (pairings[0] != pairings[1] &&
        rk_tournament_data_is_forbidden (data, ids[1 - i], get_opponent (pairings[i], ids[i])))
      return _rk_tournament_refuse (error, _("Two players who must not meet would meet."));
  return TRUE;
}

/**
 * rk_tournament_swap_players:
 * @self: a tournament
 * @a: a player of the draft
 * @b: another
 * @error: return location for an error
 *
 * The two take each other's place in the draft; the arbiter may let players meet
 * again this way.
 *
 * Returns: %FALSE with %RK_ERROR_NOT_NOW if that cannot be
 */
gboolean
rk_tournament_swap_players (RkTournament  *self,
                            RkEntrant     *a,
                            RkEntrant     *b,
                            GError       **error)
{
  const RkTournamentData *data;
  const RkPairingRecord *pairings[2];
  RkTournamentData *changed;
  guint ids[2];
  guint places[2];

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);
  g_return_val_if_fail (RK_IS_ENTRANT (a) && RK_IS_ENTRANT (b), FALSE);

  data = rk_tournament_get_data (self);
  if (!check_draft (data, error))
    return FALSE;
  if (rk_tournament_data_is_fixed (data))
    return _rk_tournament_refuse (error, _("In this system the pairings are fixed."));
  ids[0] = rk_entrant_get_id (a);
  ids[1] = rk_entrant_get_id (b);
  for (guint i = 0; i < 2; i++)
    {
      pairings[i] = rk_tournament_round_record_find (
          rk_tournament_data_get_round (data, data->rounds->len), ids[i], &places[i]);
      if (!can_move (pairings[i]))
        return _rk_tournament_refuse (error, _("A player who is not there in this round cannot "
                                               "be exchanged."));
    }
  if (a == b)
    return _rk_tournament_refuse (error, _("Choose two players."));
  if (!check_swap (data, pairings, ids, error))
    return FALSE;

  changed = rk_tournament_data_copy (data);
  if (places[0] == places[1])
    exchange (rk_tournament_data_edit_pairing (changed, data->rounds->len, places[0]));
  else
    for (guint i = 0; i < 2; i++)
      replace (rk_tournament_data_edit_pairing (changed, data->rounds->len, places[i]), ids[i],
               ids[1 - i]);
  _rk_tournament_commit (self, changed,
                         _rk_tournament_new_entry (RK_LOG_SWAP, "player", rk_entrant_get_name (a),
                                                   "other", rk_entrant_get_name (b),
                                                   "round", data->rounds->len, NULL));
  return TRUE;
}

/**
 * rk_tournament_swap_roles:
 * @self: a tournament
 * @pairing: a game of the draft
 * @error: return location for an error
 *
 * The other player begins.
 *
 * Returns: %FALSE with %RK_ERROR_NOT_NOW if that cannot be
 */
gboolean
rk_tournament_swap_roles (RkTournament  *self,
                          RkPairing     *pairing,
                          GError       **error)
{
  RkTournamentData *changed;
  RkLogEntry *entry;
  guint round;
  guint place;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);
  g_return_val_if_fail (RK_IS_PAIRING (pairing), FALSE);

  if (!_rk_tournament_locate (self, pairing, &round, &place, error))
    return FALSE;
  if (rk_tournament_round_is_published (rk_tournament_get_round (self, round)) ||
      rk_pairing_get_kind (pairing) != RK_PAIRING_GAME || !rk_pairing_is_open (pairing))
    return _rk_tournament_refuse (error, _("Only in a draft can who begins be exchanged."));

  entry = _rk_tournament_new_entry (RK_LOG_ROLES,
                                    "player", rk_entrant_get_name (rk_pairing_get_first (pairing)),
                                    "other", rk_entrant_get_name (rk_pairing_get_second (pairing)),
                                    "round", round, "board", rk_pairing_get_board (pairing), NULL);
  changed = rk_tournament_data_copy (rk_tournament_get_data (self));
  exchange (rk_tournament_data_edit_pairing (changed, round, place));
  _rk_tournament_commit (self, changed, entry);
  return TRUE;
}

/**
 * rk_tournament_shorten:
 * @self: a tournament
 * @reason: (nullable): what the arbiter typed
 * @error: return location for an error
 *
 * Ends it after the rounds that were played.
 *
 * Returns: %FALSE with %RK_ERROR_NOT_NOW if a round is under way, or none was
 *   played
 */
gboolean
rk_tournament_shorten (RkTournament  *self,
                       const char    *reason,
                       GError       **error)
{
  const RkTournamentData *data;
  RkTournamentData *changed;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);

  data = rk_tournament_get_data (self);
  if (rk_tournament_get_state (self) != RK_TOURNAMENT_BETWEEN)
    return _rk_tournament_refuse (error, _("A tournament can only end when a round is over."));
  changed = rk_tournament_data_copy (data);
  changed->shortened = TRUE;
  _rk_tournament_commit (self, changed,
                         _rk_tournament_new_entry (RK_LOG_SHORTEN, "round", data->rounds->len,
                                                   "reason", reason, NULL));
  return TRUE;
}
