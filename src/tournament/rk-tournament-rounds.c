/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-error.h"
#include "rk-schedule.h"
#include "rk-tournament-state-private.h"

/* The rounds of systems that have no choice: by table and by bracket. */

RkPairingRecord *
_rk_tournament_data_add_board (const RkTournamentData  *self,
                               RkTournamentRoundRecord *round,
                               guint                    first,
                               guint                    second)
{
  RkPairingRecord *pairing = rk_pairing_record_new (RK_PAIRING_GAME, first, second);
  guint board = 1;

  for (guint i = 0; i < round->pairings->len; i++)
    if (((RkPairingRecord *) g_ptr_array_index (round->pairings, i))->kind == RK_PAIRING_GAME)
      board++;
  pairing->board = board;
  for (guint i = 0; i < self->regulations.n_games; i++)
    {
      RkGameRecord game = { .first_begins = i % 2 == 0 };

      g_array_append_val (pairing->games, game);
    }
  pairing->why.known = TRUE;
  pairing->why.role_rule = RK_ROLE_RULE_TABLE;
  g_ptr_array_add (round->pairings, pairing);
  return pairing;
}

static void
add_bye (RkTournamentRoundRecord *round,
         RkPairingKind            kind,
         guint                    id)
{
  RkPairingRecord *pairing = rk_pairing_record_new (kind, id, 0);

  pairing->why.known = kind == RK_PAIRING_REST;
  pairing->why.role_rule = RK_ROLE_RULE_TABLE;
  g_ptr_array_add (round->pairings, pairing);
}

static void
forfeit (RkPairingRecord *pairing,
         gboolean         first_is_gone,
         gboolean         second_is_gone)
{
  RkResult result = first_is_gone && second_is_gone ? RK_RESULT_BOTH_FORFEIT
                    : first_is_gone                 ? RK_RESULT_FIRST_FORFEITS
                                                    : RK_RESULT_SECOND_FORFEITS;

  for (guint i = 0; i < pairing->games->len; i++)
    g_array_index (pairing->games, RkGameRecord, i).result = result;
}

static gboolean
is_gone (const RkTournamentData *self,
         guint                   id,
         guint                   round)
{
  guint points;

  return rk_tournament_data_is_absent (self, rk_tournament_data_find_entrant (self, id), round,
                                       &points);
}

/* Round robin. */

static guint
find_number (const RkTournamentData *self,
             guint                   number)
{
  for (guint i = 0; i < self->entrants->len; i++)
    {
      const RkEntrantRecord *entrant = g_ptr_array_index (self->entrants, i);

      if (entrant->number == number)
        return entrant->id;
    }
  return 0;
}

guint
_rk_tournament_data_count_numbers (const RkTournamentData *self)
{
  guint n_players = 0;

  for (guint i = 0; i < self->entrants->len; i++)
    if (((RkEntrantRecord *) g_ptr_array_index (self->entrants, i))->number > 0)
      n_players++;
  return n_players;
}

/* Who left before half of the games counts for nobody (General Regulations 6.6). */
static gboolean
counts (const RkTournamentData *self,
        guint                   id)
{
  guint n_scheduled = (_rk_tournament_data_count_numbers (self) - 1) *
                      (self->regulations.system == RK_SYSTEM_DOUBLE_ROUND_ROBIN ? 2 : 1);
  guint n_played = 0;

  if (!self->regulations.half_rule)
    return TRUE;
  for (guint i = 1; i <= self->rounds->len; i++)
    {
      RkFieldEntry entry;

      rk_tournament_data_get_entry (self, id, i, &entry);
      if (entry.kind == RK_ENTRY_PLAYED)
        n_played += entry.n_games;
    }
  return 2 * n_played >= n_scheduled * self->regulations.n_games;
}

/* A game of the table, as far as both are there. */
static void
add_table_game (const RkTournamentData  *self,
                RkTournamentRoundRecord *round,
                guint                    first,
                guint                    second,
                GArray                  *resting)
{
  guint number = self->rounds->len + 1;
  gboolean first_is_gone = is_gone (self, first, number);
  gboolean second_is_gone = is_gone (self, second, number);
  RkPairingRecord *pairing;

  if ((first_is_gone && !counts (self, first)) || (second_is_gone && !counts (self, second)))
    {
      g_array_append_val (resting, first);
      g_array_append_val (resting, second);
      return;
    }
  pairing = _rk_tournament_data_add_board (self, round, first, second);
  if (first_is_gone || second_is_gone)
    forfeit (pairing, first_is_gone, second_is_gone);
}

void
_rk_tournament_data_add_table (const RkTournamentData  *self,
                               RkTournamentRoundRecord *round)
{
  g_autoptr (GArray) pairs = NULL;
  g_autoptr (GArray) resting = g_array_new (FALSE, FALSE, sizeof (guint));

  pairs = rk_berger_get_round (_rk_tournament_data_count_numbers (self),
                               self->regulations.system == RK_SYSTEM_DOUBLE_ROUND_ROBIN,
                               self->regulations.swap_last_rounds, self->rounds->len);
  for (guint i = 0; i < pairs->len; i++)
    {
      const RkSchedulePair *pair = &g_array_index (pairs, RkSchedulePair, i);
      guint first = find_number (self, pair->first);

      if (pair->second == 0)
        g_array_append_val (resting, first);
      else
        add_table_game (self, round, first, find_number (self, pair->second), resting);
    }
  for (guint i = 0; i < resting->len; i++)
    add_bye (round, RK_PAIRING_REST, g_array_index (resting, guint, i));
}

/* Knockout. */

/* Who goes on from a pairing, and who does not; 0 for nobody. */
static void
decide (const RkTournamentData *self,
        guint                   round,
        const RkSchedulePair   *slot,
        guint                  *winner,
        guint                  *loser)
{
  const RkPairingRecord *pairing;
  guint points[2];

  *winner = slot->first != 0 ? slot->first : slot->second;
  *loser = 0;
  if (slot->first == 0 || slot->second == 0)
    return;

  pairing = rk_tournament_round_record_find (rk_tournament_data_get_round (self, round),
                                             slot->first, NULL);
  *winner = 0;
  if (pairing == NULL || pairing->kind != RK_PAIRING_GAME)
    return;
  rk_pairing_record_get_points (pairing, points);
  if (points[0] == points[1])
    return;
  *winner = points[0] > points[1] ? pairing->first : pairing->second;
  *loser = points[0] > points[1] ? pairing->second : pairing->first;
}

static GArray *
get_first_slots (const RkTournamentData *self)
{
  GArray *slots = rk_knockout_get_slots (_rk_tournament_data_count_numbers (self));

  for (guint i = 0; i < slots->len; i++)
    {
      RkSchedulePair *slot = &g_array_index (slots, RkSchedulePair, i);

      slot->first = find_number (self, slot->first);
      slot->second = slot->second != 0 ? find_number (self, slot->second) : 0;
    }
  return slots;
}

static gboolean
is_of_slot (const RkSchedulePair *slot,
            guint                 id)
{
  return id == 0 || id == slot->first || id == slot->second;
}

/* Who met in @round where @a and @b, neighbours of the round before, lead to. It was
 * paired by the results there were then: a result changed since does not pair again. */
static RkSchedulePair
find_paired (const RkTournamentData *self,
             guint                   round,
             const RkSchedulePair   *a,
             const RkSchedulePair   *b)
{
  GPtrArray *pairings = rk_tournament_data_get_round (self, round)->pairings;

  for (guint i = 0; i < pairings->len; i++)
    {
      const RkPairingRecord *pairing = g_ptr_array_index (pairings, i);

      if (pairing->kind != RK_PAIRING_GAME && pairing->kind != RK_PAIRING_REST)
        continue;
      if ((is_of_slot (a, pairing->first) && is_of_slot (b, pairing->second)) ||
          (is_of_slot (b, pairing->first) && is_of_slot (a, pairing->second)))
        return (RkSchedulePair) { pairing->first, pairing->second };
    }
  return (RkSchedulePair) { 0, 0 };
}

/* The bracket of @round that follows from @slots of the round before and their
 * @winners. */
static GArray *
get_next_slots (const RkTournamentData *self,
                guint                   round,
                GArray                 *slots,
                const guint            *winners)
{
  GArray *next = rk_knockout_get_next (winners, slots->len);

  for (guint i = 0; round <= self->rounds->len && i < next->len; i++)
    g_array_index (next, RkSchedulePair, i) =
      find_paired (self, round, &g_array_index (slots, RkSchedulePair, 2 * i),
                   &g_array_index (slots, RkSchedulePair, 2 * i + 1));
  return next;
}

/* The bracket after all rounds there are: ids of who meets next. @losers: the two who
 * lost in the last round, if it was the semi-finals. */
static GArray *
get_slots (const RkTournamentData *self,
           RkSchedulePair         *losers)
{
  GArray *slots = get_first_slots (self);

  *losers = (RkSchedulePair) { 0, 0 };
  for (guint round = 1; round <= self->rounds->len; round++)
    {
      g_autofree guint *winners = g_new (guint, slots->len);
      g_autofree guint *out = g_new (guint, slots->len);

      for (guint i = 0; i < slots->len; i++)
        decide (self, round, &g_array_index (slots, RkSchedulePair, i), &winners[i], &out[i]);
      *losers = slots->len == 2 ? (RkSchedulePair) { out[0], out[1] }
                                : (RkSchedulePair) { 0, 0 };
      if (slots->len > 1)
        {
          GArray *next = get_next_slots (self, round + 1, slots, winners);

          g_array_unref (slots);
          slots = next;
        }
    }
  return slots;
}

static void
add_slot (RkTournamentData        *self,
          RkTournamentRoundRecord *round,
          const RkSchedulePair    *slot)
{
  guint number = self->rounds->len + 1;
  gboolean first_is_gone;
  gboolean second_is_gone;
  RkPairingRecord *pairing;

  if (slot->first == 0 || slot->second == 0)
    return;
  first_is_gone = is_gone (self, slot->first, number);
  second_is_gone = is_gone (self, slot->second, number);
  pairing = _rk_tournament_data_add_board (self, round, slot->first, slot->second);
  if (first_is_gone || second_is_gone)
    forfeit (pairing, first_is_gone, second_is_gone);
}

gboolean
_rk_tournament_data_add_knockout (RkTournamentData         *self,
                                  RkTournamentRoundRecord  *round,
                                  GError                  **error)
{
  RkSchedulePair losers;
  g_autoptr (GArray) slots = get_slots (self, &losers);

  for (guint i = 0; i < slots->len; i++)
    add_slot (self, round, &g_array_index (slots, RkSchedulePair, i));
  if (slots->len == 1 && self->regulations.third_place)
    add_slot (self, round, &losers);
  if (round->pairings->len == 0)
    {
      g_set_error_literal (error, RK_ERROR, RK_ERROR_NO_PAIRING,
                           _("Nobody is left who could meet."));
      return FALSE;
    }

  for (guint i = 0; i < slots->len; i++)
    {
      const RkSchedulePair *slot = &g_array_index (slots, RkSchedulePair, i);

      if ((slot->first == 0) != (slot->second == 0))
        add_bye (round, RK_PAIRING_REST, slot->first != 0 ? slot->first : slot->second);
    }
  return TRUE;
}

static RkResult
get_result (const RkPairingRecord *pairing,
            guint                  game)
{
  return g_array_index (pairing->games, RkGameRecord, game).result;
}

/* Whether the first @n_games games are over and leave it open who goes on. If both stay
 * away from the last of them, nobody does. */
static gboolean
is_tied (const RkPairingRecord *pairing,
         guint                  n_games)
{
  guint points[2];

  for (guint i = 0; i < n_games; i++)
    if (get_result (pairing, i) == RK_RESULT_NONE)
      return FALSE;

  /* The games after them are open and worth nothing. */
  rk_pairing_record_get_points (pairing, points);
  return points[0] == points[1] && get_result (pairing, n_games - 1) != RK_RESULT_BOTH_FORFEIT;
}

/* Who begins the first of the extra games is drawn by lot; then they take turns. */
static gboolean
extra_first_begins (const RkTournamentData *self,
                    guint                   round,
                    const RkPairingRecord  *pairing)
{
  guint32 lot = self->regulations.seed ^ (round * 2654435761u) ^ (pairing->board * 40503u);
  guint n_extra = pairing->games->len - self->regulations.n_games;

  lot ^= lot >> 16;
  lot *= 2246822519u;
  lot ^= lot >> 13;
  return ((lot >> 7) + n_extra) % 2 == 0;
}

void
_rk_tournament_data_settle_tie (const RkTournamentData *self,
                                guint                   round,
                                RkPairingRecord        *pairing)
{
  guint n_games = pairing->games->len;

  if (self->regulations.system != RK_SYSTEM_KNOCKOUT)
    return;

  while (n_games > self->regulations.n_games &&
         get_result (pairing, n_games - 1) == RK_RESULT_NONE)
    n_games--;
  if (!is_tied (pairing, n_games))
    g_array_set_size (pairing->games, n_games);
  else if (pairing->games->len > n_games)
    g_array_set_size (pairing->games, n_games + 1);
  else
    {
      RkGameRecord game = { .first_begins = extra_first_begins (self, round, pairing) };

      g_array_append_val (pairing->games, game);
    }
}
