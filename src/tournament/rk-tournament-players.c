/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-name.h"
#include "rk-tournament-state-private.h"

/* What the arbiter does with the regulations and the players. */

#define MAX_NAME     200
#define MAX_STRENGTH 9999

/* The text without blanks around it, NULL if nothing is left to see. */
static char *
clean_text (const char *text)
{
  g_autofree char *clean = g_strstrip (g_strdup (text != NULL ? text : ""));

  return rk_name_is_seen (clean) ? g_steal_pointer (&clean) : NULL;
}

static gboolean
check_name (const char  *name,
            GError     **error)
{
  if (name == NULL)
    return _rk_tournament_refuse (error, _("A name is needed."));
  if (g_utf8_strlen (name, -1) > MAX_NAME)
    return _rk_tournament_refuse (error, _("The name is too long."));
  return TRUE;
}

static guint
read_digits (const char *text,
             guint       n_digits)
{
  guint number = 0;

  for (guint i = 0; i < n_digits; i++)
    number = 10 * number + g_ascii_digit_value (text[i]);
  return number;
}

/* Whether it is a day of the calendar as YYYY-MM-DD. */
static gboolean
is_date (const char *text)
{
  static const char form[] = "0000-00-00";

  if (strlen (text) != strlen (form))
    return FALSE;
  for (guint i = 0; form[i] != '\0'; i++)
    if (form[i] == '0' ? !g_ascii_isdigit (text[i]) : text[i] != form[i])
      return FALSE;
  return g_date_valid_dmy (read_digits (text + 8, 2), read_digits (text + 5, 2),
                           read_digits (text, 4));
}

/**
 * rk_tournament_set_event:
 * @self: a tournament
 * @name: its name, not empty
 * @site: (nullable): where it is played
 * @date: (nullable): when, YYYY-MM-DD
 * @error: return location for an error
 *
 * Returns: %FALSE with %RK_ERROR_NOT_NOW if there is no name, or no such day
 */
gboolean
rk_tournament_set_event (RkTournament  *self,
                         const char    *name,
                         const char    *site,
                         const char    *date,
                         GError       **error)
{
  g_autofree char *clean_name = clean_text (name);
  g_autofree char *clean_site = clean_text (site);
  g_autofree char *clean_date = clean_text (date);
  const RkTournamentData *data;
  RkTournamentData *changed;
  gboolean is_new;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);

  data = rk_tournament_get_data (self);
  is_new = g_list_model_get_n_items (rk_tournament_get_log (self)) == 0;
  if (!check_name (clean_name, error))
    return FALSE;
  if (clean_site != NULL && g_utf8_strlen (clean_site, -1) > MAX_NAME)
    return _rk_tournament_refuse (error, _("The name of the place is too long."));
  if (clean_date != NULL && !is_date (clean_date))
    return _rk_tournament_refuse (error, _("There is no such day."));
  if (g_strcmp0 (data->name, clean_name) == 0 && g_strcmp0 (data->site, clean_site) == 0 &&
      g_strcmp0 (data->date, clean_date) == 0)
    return TRUE;

  changed = rk_tournament_data_copy (data);
  g_set_str (&changed->name, clean_name);
  g_set_str (&changed->site, clean_site);
  g_set_str (&changed->date, clean_date);
  _rk_tournament_commit (self, changed,
                         _rk_tournament_new_entry (RK_LOG_REGULATIONS,
                                                   "to", is_new ? "new" : NULL, NULL));
  return TRUE;
}

/* Regulations. */

static gboolean
has_same_start (const RkRules *a,
                const RkRules *b)
{
  return a->has_start == b->has_start &&
         (!a->has_start || (rk_position_equal (&a->start, &b->start) &&
                            a->start_reserve[RK_SOUTH] == b->start_reserve[RK_SOUTH] &&
                            a->start_reserve[RK_NORTH] == b->start_reserve[RK_NORTH]));
}

static gboolean
has_same_game (const RkRules *a,
               const RkRules *b)
{
  return a->n_holes == b->n_holes && a->direction == b->direction && a->first == b->first &&
         a->next_first == b->next_first && a->max_rounds == b->max_rounds &&
         a->max_wins == b->max_wins && a->decides == b->decides && has_same_start (a, b);
}

static gboolean
has_same_tie_breaks (const RkRegulations *a,
                     const RkRegulations *b)
{
  if (a->n_tie_breaks != b->n_tie_breaks)
    return FALSE;
  for (guint i = 0; i < a->n_tie_breaks; i++)
    if (a->tie_breaks[i] != b->tie_breaks[i])
      return FALSE;
  return TRUE;
}

/* What nobody may change once round 1 is paired. */
static gboolean
has_same_foundation (const RkRegulations *a,
                     const RkRegulations *b)
{
  return a->system == b->system && a->n_games == b->n_games &&
         has_same_game (&a->game, &b->game) && a->initial_role == b->initial_role &&
         a->bye_points == b->bye_points && a->half_rule == b->half_rule &&
         a->swap_last_rounds == b->swap_last_rounds && a->third_place == b->third_place &&
         a->seed == b->seed;
}

static gboolean
has_same_rest (const RkRegulations *a,
               const RkRegulations *b)
{
  return a->n_rounds == b->n_rounds && a->max_half_byes == b->max_half_byes &&
         a->half_bye_in_last == b->half_bye_in_last && a->late_until == b->late_until &&
         a->late_half_point == b->late_half_point && a->round_minutes == b->round_minutes;
}

static gboolean
check_regulations (const RkTournamentData  *data,
                   const RkRegulations     *regulations,
                   GError                 **error)
{
  if (!rk_regulations_is_valid (regulations))
    return _rk_tournament_refuse (error, _("These regulations contradict themselves."));
  if (data->rounds->len == 0)
    return TRUE;
  if (!has_same_foundation (&data->regulations, regulations))
    return _rk_tournament_refuse (error, _("The system, the games and the byes are fixed once "
                                           "the first round is paired."));
  if (regulations->system == RK_SYSTEM_SWISS && regulations->n_rounds < data->rounds->len)
    return _rk_tournament_refuse (error, _("More rounds than that are paired already."));
  return TRUE;
}

/**
 * rk_tournament_set_regulations:
 * @self: a tournament
 * @regulations: what it shall be played by
 * @reason: (nullable): what the arbiter typed
 * @error: return location for an error
 *
 * Once the first round is paired only tie-breaks, the number of rounds of a Swiss, late
 * entry, byes on request and minutes can be changed.
 *
 * Returns: %FALSE with %RK_ERROR_NOT_NOW if that cannot be
 */
gboolean
rk_tournament_set_regulations (RkTournament         *self,
                               const RkRegulations  *regulations,
                               const char           *reason,
                               GError              **error)
{
  const RkTournamentData *data;
  RkTournamentData *changed;
  gboolean tie_breaks;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);
  g_return_val_if_fail (regulations != NULL, FALSE);

  data = rk_tournament_get_data (self);
  if (!check_regulations (data, regulations, error))
    return FALSE;
  tie_breaks = !has_same_tie_breaks (&data->regulations, regulations);
  if (!tie_breaks && has_same_foundation (&data->regulations, regulations) &&
      has_same_rest (&data->regulations, regulations))
    return TRUE;

  changed = rk_tournament_data_copy (data);
  changed->regulations = *regulations;
  if (data->regulations.n_rounds != regulations->n_rounds)
    changed->shortened = FALSE;
  rk_tournament_data_close_gaps (changed);
  _rk_tournament_commit (
      self, changed,
      _rk_tournament_new_entry (tie_breaks && data->rounds->len > 0 ? RK_LOG_TIE_BREAKS
                                                                   : RK_LOG_REGULATIONS,
                                "reason", reason, NULL));
  return TRUE;
}

/* Entering. */

static gboolean
check_entry (const RkTournamentData  *data,
             guint                    n_new,
             GError                 **error)
{
  if (data->entrants->len + n_new > RK_MAX_ENTRANTS)
    return _rk_tournament_refuse (error, _("There are too many players."));
  if (rk_tournament_data_has_draft (data))
    return _rk_tournament_refuse (error, _("Publish the draft or throw it away first."));
  if (data->rounds->len == 0)
    return TRUE;
  if (rk_tournament_data_is_fixed (data))
    return _rk_tournament_refuse (error, _("In this system all players must be there when the "
                                           "first round is paired."));
  if (data->rounds->len + 1 > data->regulations.late_until)
    return _rk_tournament_refuse (error, _("By the regulations it is too late to enter."));
  if (data->rounds->len >= rk_tournament_data_get_total (data))
    return _rk_tournament_refuse (error, _("No round is left to play."));
  return TRUE;
}

static gboolean
check_player (const char  *name,
              const char  *club,
              guint        strength,
              GError     **error)
{
  if (!check_name (name, error))
    return FALSE;
  if (club != NULL && g_utf8_strlen (club, -1) > MAX_NAME)
    return _rk_tournament_refuse (error, _("The name of the club is too long."));
  if (strength > MAX_STRENGTH)
    return _rk_tournament_refuse (error, _("The strength is too high."));
  return TRUE;
}

static guint
add_record (RkTournamentData *data,
            const char       *name,
            const char       *club,
            guint             strength)
{
  RkEntrantRecord *record = rk_entrant_record_new (data->next_id++, name);

  record->club = g_strdup (club);
  record->strength = strength;
  record->entered = data->rounds->len + 1;
  g_ptr_array_add (data->entrants, record);
  return record->id;
}

/**
 * rk_tournament_add_entrant:
 * @self: a tournament
 * @name: the name, not empty
 * @club: (nullable): the club
 * @strength: how strong the player is, 0 if unknown
 * @error: return location for an error
 *
 * Enters a player for the next round that is not paired.
 *
 * Returns: (transfer none) (nullable): the player; %NULL with %RK_ERROR_NOT_NOW
 */
RkEntrant *
rk_tournament_add_entrant (RkTournament  *self,
                           const char    *name,
                           const char    *club,
                           guint          strength,
                           GError       **error)
{
  g_autofree char *clean_name = clean_text (name);
  g_autofree char *clean_club = clean_text (club);
  const RkTournamentData *data;
  RkTournamentData *changed;
  guint id;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  data = rk_tournament_get_data (self);
  if (!check_player (clean_name, clean_club, strength, error) || !check_entry (data, 1, error))
    return NULL;

  changed = rk_tournament_data_copy (data);
  id = add_record (changed, clean_name, clean_club, strength);
  _rk_tournament_commit (self, changed,
                         _rk_tournament_new_entry (RK_LOG_ADD, "player", clean_name,
                                                   "round", data->rounds->len + 1, NULL));
  return rk_tournament_get_entrant (self, id);
}

/**
 * rk_tournament_add_entrants:
 * @self: a tournament
 * @records: (element-type RkEntrantRecord): names, clubs and strengths
 * @error: return location for an error
 *
 * Enters many players as one action, all of them or none.
 *
 * Returns: %FALSE with %RK_ERROR_NOT_NOW if one of them cannot be entered
 */
gboolean
rk_tournament_add_entrants (RkTournament  *self,
                            GPtrArray     *records,
                            GError       **error)
{
  const RkTournamentData *data;
  g_autoptr (RkTournamentData) changed = NULL;
  g_autoptr (GStrvBuilder) builder = NULL;
  g_auto (GStrv) names = NULL;
  gboolean several;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);
  g_return_val_if_fail (records != NULL, FALSE);

  data = rk_tournament_get_data (self);
  if (records->len == 0)
    return TRUE;
  if (!check_entry (data, records->len, error))
    return FALSE;

  changed = rk_tournament_data_copy (data);
  builder = g_strv_builder_new ();
  for (guint i = 0; i < records->len; i++)
    {
      const RkEntrantRecord *record = g_ptr_array_index (records, i);
      g_autofree char *name = clean_text (record->name);
      g_autofree char *club = clean_text (record->club);

      if (!check_player (name, club, record->strength, error))
        return FALSE;
      add_record (changed, name, club, record->strength);
      g_strv_builder_add (builder, name);
    }
  names = g_strv_builder_end (builder);
  several = records->len > 1;
  _rk_tournament_commit (
      self, g_steal_pointer (&changed),
      _rk_tournament_new_entry (RK_LOG_ADD, "player", several ? NULL : names[0],
                                "players", several ? names : NULL,
                                "round", data->rounds->len + 1, NULL));
  return TRUE;
}

/**
 * rk_tournament_edit_entrant:
 * @self: a tournament
 * @entrant: a player
 * @name: the name, not empty
 * @club: (nullable): the club
 * @strength: how strong the player is, 0 if unknown
 * @error: return location for an error
 *
 * Returns: %FALSE with %RK_ERROR_NOT_NOW if that cannot be
 */
gboolean
rk_tournament_edit_entrant (RkTournament  *self,
                            RkEntrant     *entrant,
                            const char    *name,
                            const char    *club,
                            guint          strength,
                            GError       **error)
{
  g_autofree char *clean_name = clean_text (name);
  g_autofree char *clean_club = clean_text (club);
  RkTournamentData *changed;
  RkEntrantRecord *record;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);
  g_return_val_if_fail (RK_IS_ENTRANT (entrant), FALSE);

  if (!check_player (clean_name, clean_club, strength, error))
    return FALSE;
  if (g_strcmp0 (clean_name, rk_entrant_get_name (entrant)) == 0 &&
      g_strcmp0 (clean_club, rk_entrant_get_club (entrant)) == 0 &&
      strength == rk_entrant_get_strength (entrant))
    return TRUE;

  changed = rk_tournament_data_copy (rk_tournament_get_data (self));
  record = rk_tournament_data_edit_entrant (changed, rk_entrant_get_id (entrant));
  g_set_str (&record->name, clean_name);
  g_set_str (&record->club, clean_club);
  record->strength = strength;
  _rk_tournament_commit (self, changed,
                         _rk_tournament_new_entry (RK_LOG_EDIT, "player", clean_name, NULL));
  return TRUE;
}

static void
remove_forbidden (RkTournamentData *data,
                  guint             id)
{
  for (guint i = data->forbidden->len; i-- > 0;)
    {
      const RkFieldPair *pair = &g_array_index (data->forbidden, RkFieldPair, i);

      if (pair->a == id || pair->b == id)
        g_array_remove_index (data->forbidden, i);
    }
}

/**
 * rk_tournament_can_remove:
 * @self: a tournament
 * @entrant: a player
 *
 * Returns: whether the player is in no round yet, and can be taken out
 */
gboolean
rk_tournament_can_remove (RkTournament *self,
                          RkEntrant    *entrant)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);
  g_return_val_if_fail (RK_IS_ENTRANT (entrant), FALSE);

  return !rk_tournament_data_has_record (rk_tournament_get_data (self),
                                         rk_entrant_get_id (entrant));
}

/**
 * rk_tournament_remove_entrant:
 * @self: a tournament
 * @entrant: a player who is in no round yet
 * @error: return location for an error
 *
 * Returns: %FALSE with %RK_ERROR_NOT_NOW if the player is in a round
 */
gboolean
rk_tournament_remove_entrant (RkTournament  *self,
                              RkEntrant     *entrant,
                              GError       **error)
{
  const RkTournamentData *data;
  RkTournamentData *changed;
  RkLogEntry *entry;
  guint id;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);
  g_return_val_if_fail (RK_IS_ENTRANT (entrant), FALSE);

  data = rk_tournament_get_data (self);
  id = rk_entrant_get_id (entrant);
  if (rk_tournament_data_has_record (data, id))
    return _rk_tournament_refuse (error, _("This player is in a round already and can only "
                                           "withdraw."));

  entry = _rk_tournament_new_entry (RK_LOG_REMOVE, "player", rk_entrant_get_name (entrant), NULL);
  changed = rk_tournament_data_copy (data);
  for (guint i = 0; i < changed->entrants->len; i++)
    if (((RkEntrantRecord *) g_ptr_array_index (changed->entrants, i))->id == id)
      {
        g_ptr_array_remove_index (changed->entrants, i);
        break;
      }
  remove_forbidden (changed, id);
  rk_tournament_data_close_gaps (changed);
  _rk_tournament_commit (self, changed, entry);
  return TRUE;
}

/* Leaving and coming back. */

static gboolean
check_presence (const RkTournamentData  *data,
                GError                 **error)
{
  if (rk_tournament_data_has_draft (data))
    return _rk_tournament_refuse (error, _("Publish the draft or throw it away first."));
  if (data->rounds->len > 0 && data->rounds->len >= rk_tournament_data_get_total (data))
    return _rk_tournament_refuse (error, _("No round is left to play."));
  return TRUE;
}

/**
 * rk_tournament_withdraw:
 * @self: a tournament
 * @entrant: a player who is there
 * @reason: (nullable): what the arbiter typed
 * @error: return location for an error
 *
 * The player is gone from the next round that is not paired on. What was played
 * stays; a board that is open stays open.
 *
 * Returns: %FALSE with %RK_ERROR_NOT_NOW if that cannot be
 */
gboolean
rk_tournament_withdraw (RkTournament  *self,
                        RkEntrant     *entrant,
                        const char    *reason,
                        GError       **error)
{
  const RkTournamentData *data;
  RkTournamentData *changed;
  guint round;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);
  g_return_val_if_fail (RK_IS_ENTRANT (entrant), FALSE);

  data = rk_tournament_get_data (self);
  if (rk_entrant_get_withdrawn (entrant) != 0)
    return _rk_tournament_refuse (error, _("This player has withdrawn already."));
  if (!check_presence (data, error))
    return FALSE;

  round = data->rounds->len + 1;
  changed = rk_tournament_data_copy (data);
  rk_tournament_data_edit_entrant (changed, rk_entrant_get_id (entrant))->withdrawn = round;
  _rk_tournament_commit (self, changed,
                         _rk_tournament_new_entry (RK_LOG_WITHDRAW,
                                                   "player", rk_entrant_get_name (entrant),
                                                   "round", round, "reason", reason, NULL));
  return TRUE;
}

/**
 * rk_tournament_return:
 * @self: a tournament
 * @entrant: a player who has withdrawn
 * @reason: (nullable): what the arbiter typed
 * @error: return location for an error
 *
 * The player is there again for the next round. The rounds missed stay worth nothing.
 *
 * Returns: %FALSE with %RK_ERROR_NOT_NOW if that cannot be
 */
gboolean
rk_tournament_return (RkTournament  *self,
                      RkEntrant     *entrant,
                      const char    *reason,
                      GError       **error)
{
  const RkTournamentData *data;
  RkTournamentData *changed;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);
  g_return_val_if_fail (RK_IS_ENTRANT (entrant), FALSE);

  data = rk_tournament_get_data (self);
  if (rk_entrant_get_withdrawn (entrant) == 0)
    return _rk_tournament_refuse (error, _("This player has not withdrawn."));
  if (!check_presence (data, error))
    return FALSE;
  if (rk_tournament_data_is_fixed (data) && data->rounds->len > 0 &&
      rk_entrant_get_number (entrant) == 0)
    return _rk_tournament_refuse (error, _("In this system all players must be there when the "
                                           "first round is paired."));

  changed = rk_tournament_data_copy (data);
  rk_tournament_data_edit_entrant (changed, rk_entrant_get_id (entrant))->withdrawn = 0;
  _rk_tournament_commit (self, changed,
                         _rk_tournament_new_entry (RK_LOG_RETURN,
                                                   "player", rk_entrant_get_name (entrant),
                                                   "round", data->rounds->len + 1,
                                                   "reason", reason, NULL));
  return TRUE;
}

/* Byes on request. */

static guint
count_half_byes (RkEntrant *entrant,
                 guint      but_round)
{
  const RkEntrantRecord *record = rk_entrant_get_record (entrant);
  guint n_byes = 0;

  for (guint i = 0; i < record->byes->len; i++)
    {
      const RkByeRequest *bye = &g_array_index (record->byes, RkByeRequest, i);

      if (bye->points > 0 && bye->round != but_round)
        n_byes++;
    }
  return n_byes;
}

static gboolean
check_bye (const RkTournamentData  *data,
           RkEntrant               *entrant,
           guint                    round,
           int                      points,
           GError                 **error)
{
  guint total = rk_tournament_data_get_total (data);

  if (rk_tournament_data_is_fixed (data))
    return _rk_tournament_refuse (error, _("Only a Swiss tournament has byes on request."));
  if (round <= data->rounds->len)
    return _rk_tournament_refuse (error, _("This round is paired already."));
  if (round > total)
    return _rk_tournament_refuse (error, _("The tournament has fewer rounds."));
  if (points > 0 && round == total && !data->regulations.half_bye_in_last)
    return _rk_tournament_refuse (error, _("By the regulations there is no half-point bye in the "
                                           "last round."));
  if (points > 0 && count_half_byes (entrant, round) >= data->regulations.max_half_byes)
    return _rk_tournament_refuse (error, _("By the regulations this player has had all "
                                           "half-point byes."));
  return TRUE;
}

static void
put_bye (GArray *byes,
         guint   round,
         int     points)
{
  RkByeRequest bye = { round, points > 0 ? (guint) points : 0 };
  guint place = 0;

  while (place < byes->len && g_array_index (byes, RkByeRequest, place).round < round)
    place++;
  if (place < byes->len && g_array_index (byes, RkByeRequest, place).round == round)
    g_array_remove_index (byes, place);
  if (points >= 0)
    g_array_insert_val (byes, place, bye);
}

/**
 * rk_tournament_may_have_half_bye:
 * @self: a tournament
 * @entrant: a player
 * @round: a round, from 1
 * @error: return location for an error
 *
 * Returns: whether the player may ask for a half-point bye in @round; else %FALSE with
 *   %RK_ERROR_NOT_NOW, which says why
 */
gboolean
rk_tournament_may_have_half_bye (RkTournament  *self,
                                 RkEntrant     *entrant,
                                 guint          round,
                                 GError       **error)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);
  g_return_val_if_fail (RK_IS_ENTRANT (entrant), FALSE);

  return check_bye (rk_tournament_get_data (self), entrant, round, 1, error);
}

/**
 * rk_tournament_set_bye:
 * @self: a tournament
 * @entrant: a player
 * @round: a round that is not paired yet, from 1
 * @points: what the bye is worth in halves, 0 or 1; -1 for no bye
 * @error: return location for an error
 *
 * Returns: %FALSE with %RK_ERROR_NOT_NOW if the regulations do not allow it
 */
gboolean
rk_tournament_set_bye (RkTournament  *self,
                       RkEntrant     *entrant,
                       guint          round,
                       int            points,
                       GError       **error)
{
  static const char *const codes[] = { "none", "zero", "half" };
  const RkTournamentData *data;
  RkTournamentData *changed;
  guint before = 0;
  gboolean had;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);
  g_return_val_if_fail (RK_IS_ENTRANT (entrant), FALSE);
  g_return_val_if_fail (points >= -1 && points <= 1, FALSE);

  data = rk_tournament_get_data (self);
  had = rk_entrant_get_bye (entrant, round, &before);
  if (had ? (int) before == points : points < 0)
    return TRUE;
  if (!check_bye (data, entrant, round, points, error))
    return FALSE;

  changed = rk_tournament_data_copy (data);
  put_bye (rk_tournament_data_edit_entrant (changed, rk_entrant_get_id (entrant))->byes, round,
           points);
  _rk_tournament_commit (self, changed,
                         _rk_tournament_new_entry (RK_LOG_BYE,
                                                   "player", rk_entrant_get_name (entrant),
                                                   "round", round, "to", codes[points + 1], NULL));
  return TRUE;
}

/* Whether the draft lets @a and @b meet. */
static gboolean
meet_in_draft (const RkTournamentData *data,
               guint                   a,
               guint                   b)
{
  const RkPairingRecord *pairing;

  if (!rk_tournament_data_has_draft (data))
    return FALSE;

  pairing = rk_tournament_round_record_find (
      rk_tournament_data_get_round (data, data->rounds->len), a, NULL);
  return pairing != NULL && rk_pairing_record_has (pairing, b);
}

/**
 * rk_tournament_set_forbidden:
 * @self: a tournament
 * @a: a player
 * @b: another player
 * @forbidden: whether they must not meet
 * @error: return location for an error
 *
 * Returns: %FALSE with %RK_ERROR_NOT_NOW if opponents are not chosen by pairing, or the
 *   two meet in the draft
 */
gboolean
rk_tournament_set_forbidden (RkTournament  *self,
                             RkEntrant     *a,
                             RkEntrant     *b,
                             gboolean       forbidden,
                             GError       **error)
{
  const RkTournamentData *data;
  RkTournamentData *changed;
  RkFieldPair pair;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), FALSE);
  g_return_val_if_fail (RK_IS_ENTRANT (a) && RK_IS_ENTRANT (b), FALSE);

  data = rk_tournament_get_data (self);
  if (a == b)
    return _rk_tournament_refuse (error, _("Players never meet themselves anyway."));
  if (rk_tournament_data_is_fixed (data))
    return _rk_tournament_refuse (error, _("Only in a Swiss tournament can players be kept "
                                           "apart."));
  if (rk_tournament_is_forbidden (self, a, b) == !!forbidden)
    return TRUE;
  if (forbidden && meet_in_draft (data, rk_entrant_get_id (a), rk_entrant_get_id (b)))
    return _rk_tournament_refuse (error, _("They meet in the draft. Throw it away first."));

  pair = (RkFieldPair) { rk_entrant_get_id (a), rk_entrant_get_id (b) };
  changed = rk_tournament_data_copy (data);
  if (forbidden)
    g_array_append_val (changed->forbidden, pair);
  else
    for (guint i = changed->forbidden->len; i-- > 0;)
      {
        const RkFieldPair *kept = &g_array_index (changed->forbidden, RkFieldPair, i);

        if ((kept->a == pair.a && kept->b == pair.b) || (kept->a == pair.b && kept->b == pair.a))
          g_array_remove_index (changed->forbidden, i);
      }
  _rk_tournament_commit (self, changed,
                         _rk_tournament_new_entry (forbidden ? RK_LOG_FORBID : RK_LOG_ALLOW,
                                                   "player", rk_entrant_get_name (a),
                                                   "other", rk_entrant_get_name (b), NULL));
  return TRUE;
}
