/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-tournament-sentences-private.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-text-why-private.h"

static void
append (GStrvBuilder *lines,
        const char   *sentence)
{
  g_strv_builder_add (lines, sentence);
}

static RkRole
get_initial_role (RkTournament *self)
{
  return rk_tournament_get_regulations (self)->initial_role;
}

/* The score group, and who came down into it. */
static void
append_group (GStrvBuilder *lines,
              RkPairing    *pairing)
{
  const RkPairingWhy *why = rk_pairing_get_why (pairing);
  RkEntrant *players[] = { rk_pairing_get_first (pairing), rk_pairing_get_second (pairing) };
  g_autofree char *group = rk_text_points (why->bracket);

  /* TRANSLATORS: %s is like "2½ points" */
  g_strv_builder_take (lines, g_strdup_printf (_("They were paired in the group of those with %s."),
                                               group));
  for (guint i = 0; i < G_N_ELEMENTS (players); i++)
    {
      g_autofree char *name = NULL;
      g_autofree char *points = NULL;

      if (why->floats[i] <= why->bracket)
        continue;

      name = rk_text_entrant_name (players[i]);
      points = rk_text_points (why->floats[i]);
      /* TRANSLATORS: a player, and "2½ points" */
      g_strv_builder_take (lines, g_strdup_printf (_("%1$s has %2$s and was moved down, since no "
                                                     "opponent was left there."), name, points));
    }
}

static void
append_swiss (GStrvBuilder *lines,
              RkTournament *self,
              RkPairing    *pairing)
{
  const RkPairingWhy *why = rk_pairing_get_why (pairing);

  append_group (lines, pairing);
  append (lines, rk_text_criterion (why->criterion));
  g_strv_builder_take (lines, rk_text_wish (rk_pairing_get_first (pairing), &why->wishes[0]));
  g_strv_builder_take (lines, rk_text_wish (rk_pairing_get_second (pairing), &why->wishes[1]));
  append (lines, rk_text_role_rule (why->role_rule, get_initial_role (self)));
}

static void
append_round_robin (GStrvBuilder *lines,
                    RkTournament *self,
                    RkPairing    *pairing)
{
  const RkPairingWhy *why = rk_pairing_get_why (pairing);

  /* TRANSLATORS: the tables of C. Berger, by which round robins are played */
  append (lines, _("The Berger table of the round robin says who meets whom in which round."));
  if (why->role_rule != RK_ROLE_RULE_TABLE)
    append (lines, rk_text_role_rule (why->role_rule, get_initial_role (self)));
  else
    append (lines, _("Who begins: the first named of the pair in the table."));
}

/* Whether @entrant lost the pairing of the round before. */
static gboolean
lost_before (RkTournament *self,
             RkPairing    *pairing,
             RkEntrant    *entrant)
{
  RkTournamentRound *round = rk_tournament_get_round (self, rk_pairing_get_round (pairing) - 1);
  RkPairing *before = rk_tournament_round_find (round, entrant);
  guint points[2];
  guint own;

  if (before == NULL || rk_pairing_get_kind (before) != RK_PAIRING_GAME)
    return FALSE;

  own = rk_pairing_get_first (before) == entrant ? 0 : 1;
  rk_pairing_get_points (before, points);

  return points[own] < points[1 - own];
}

static void
append_seeds (GStrvBuilder *lines,
              RkPairing    *pairing)
{
  RkEntrant *first = rk_pairing_get_first (pairing);
  RkEntrant *second = rk_pairing_get_second (pairing);
  g_autofree char *first_seed = rk_format_number (rk_entrant_get_number (first));
  g_autofree char *second_seed = rk_format_number (rk_entrant_get_number (second));

  /* TRANSLATORS: start numbers of two players in a knockout */
  g_strv_builder_take (lines, g_strdup_printf (_("The bracket sets seed %1$s against seed %2$s, so "
                                                 "that the strongest meet last."),
                                               first_seed, second_seed));
}

static void
append_knockout (GStrvBuilder *lines,
                 RkTournament *self,
                 RkPairing    *pairing)
{
  const RkPairingWhy *why = rk_pairing_get_why (pairing);

  if (rk_pairing_get_round (pairing) == 1)
    append_seeds (lines, pairing);
  else if (lost_before (self, pairing, rk_pairing_get_first (pairing)))
    append (lines, _("The losers of the semi-finals play for the third place."));
  else
    append (lines, _("The winners of neighbouring pairings of the last round meet."));

  if (why->role_rule != RK_ROLE_RULE_TABLE)
    append (lines, rk_text_role_rule (why->role_rule, get_initial_role (self)));
  else
    append (lines, _("Who begins: the slot of the bracket decides."));
}

static void
append_game (GStrvBuilder *lines,
             RkTournament *self,
             RkPairing    *pairing)
{
  switch (rk_tournament_get_regulations (self)->system)
    {
    case RK_SYSTEM_ROUND_ROBIN:
    case RK_SYSTEM_DOUBLE_ROUND_ROBIN:
      append_round_robin (lines, self, pairing);
      break;

    case RK_SYSTEM_SWISS:
      append_swiss (lines, self, pairing);
      break;

    case RK_SYSTEM_KNOCKOUT:
      append_knockout (lines, self, pairing);
      break;

    default:
      g_return_if_reached ();
    }

  if (rk_pairing_get_n_games (pairing) > 1)
    append (lines, _("The beginner changes from game to game."));
}

/* Which of those without an opponent it is. */
static const char *
get_bye_reason (RkCriterion criterion)
{
  if (criterion == RK_CRITERION_C5)
    return _("The bye goes to a player with as few points as the rules allow: never twice to one "
             "player, and so that all others can be paired.");
  if (criterion == RK_CRITERION_C9)
    return _("Of those who could have it, the bye goes to a player with the fewest rounds not "
             "played.");
  if (criterion == RK_CRITERION_ORDER)
    return _("Of those who could have the bye, it goes to the last in the order.");

  return rk_text_criterion (criterion);
}

static void
append_bye (GStrvBuilder *lines,
            RkPairing    *pairing)
{
  const RkPairingWhy *why = rk_pairing_get_why (pairing);
  g_autofree char *name = rk_text_entrant_name (rk_pairing_get_first (pairing));
  g_autofree char *points = rk_text_points (why->bracket);

  append (lines, _("The number of players is odd: one has no opponent and gets the pairing bye."));
  if (!why->known)
    return;

  /* TRANSLATORS: a player, and "2½ points" */
  g_strv_builder_take (lines, g_strdup_printf (_("%1$s has %2$s so far."), name, points));
  append (lines, get_bye_reason (why->criterion));
}

static char *
describe_absence (RkPairing *pairing)
{
  RkEntrant *entrant = rk_pairing_get_first (pairing);
  guint round = rk_pairing_get_round (pairing);
  guint entered = rk_entrant_get_entered (entrant);
  guint withdrawn = rk_entrant_get_withdrawn (entrant);
  g_autofree char *name = rk_text_entrant_name (entrant);
  g_autofree char *number = NULL;

  if (round < entered)
    {
      number = rk_format_number (entered);
      return g_strdup_printf (_("%1$s entered the tournament in round %2$s."), name, number);
    }

  if (withdrawn > 0 && round >= withdrawn)
    {
      number = rk_format_number (withdrawn);
      return g_strdup_printf (_("%1$s is withdrawn from round %2$s on."), name, number);
    }

  return g_strdup_printf (_("%s was known to be absent before this round was paired."), name);
}

static const char *
get_rest_reason (RkTournament *self)
{
  if (rk_tournament_get_regulations (self)->system == RK_SYSTEM_KNOCKOUT)
    return _("The bracket has more places than there are players: the highest seeds have no opponent "
             "in round 1.");

  return _("The opponent of the table is not there: the number of players is odd, or somebody has "
           "left.");
}

static void
append_reasons (GStrvBuilder *lines,
                RkTournament *self,
                RkPairing    *pairing)
{
  switch (rk_pairing_get_kind (pairing))
    {
    case RK_PAIRING_GAME:
      append_game (lines, self, pairing);
      break;

    case RK_PAIRING_BYE:
      append_bye (lines, pairing);
      break;

    case RK_PAIRING_HALF_BYE:
      {
        g_autofree char *name = rk_text_entrant_name (rk_pairing_get_first (pairing));

        g_strv_builder_take (lines, g_strdup_printf (_("%s asked not to play in this round and gets "
                                                       "half a point."), name));
        break;
      }

    case RK_PAIRING_ZERO_BYE:
      g_strv_builder_take (lines, describe_absence (pairing));
      break;

    case RK_PAIRING_REST:
      append (lines, get_rest_reason (self));
      break;

    default:
      g_return_if_reached ();
    }
}

/* What the arbiter allowed for the round. */
static void
append_relaxed (GStrvBuilder *lines,
                RkTournament *self,
                RkPairing    *pairing)
{
  RkTournamentRound *round = rk_tournament_get_round (self, rk_pairing_get_round (pairing));
  guint relaxed = rk_tournament_round_get_record (round)->relaxed;

  if (relaxed & RK_SWISS_RELAX_ROLES)
    append (lines, _("The arbiter allowed in this round that two players meet who both must begin, "
                     "or neither of whom may."));
  if (relaxed & RK_SWISS_RELAX_REMATCH)
    append (lines, _("The arbiter allowed in this round that players meet again."));
  if (relaxed & RK_SWISS_RELAX_BYE)
    append (lines, _("The arbiter allowed in this round a second bye for a player."));
}

/* What the arbiter changed in the draft, since it was paired last. */
static void
append_changes (GStrvBuilder *lines,
                RkTournament *self,
                guint         round)
{
  GListModel *log = rk_tournament_get_log (self);
  guint n_items = g_list_model_get_n_items (log);
  guint start = 0;

  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (RkLogEntry) entry = g_list_model_get_item (log, i);

      if (rk_log_entry_get_round (entry) == round &&
          rk_log_entry_get_action (entry) == RK_LOG_PAIR)
        start = i;
    }

  for (guint i = start; i < n_items; i++)
    {
      g_autoptr (RkLogEntry) entry = g_list_model_get_item (log, i);

      if (rk_log_entry_get_round (entry) == round &&
          rk_log_entry_get_action (entry) == RK_LOG_SWAP)
        g_strv_builder_take (lines, rk_text_log_entry (entry));
    }
}

/* Points and wish of a player before the round. */
static void
append_player (GStrvBuilder *lines,
               RkTournament *self,
               RkPairing    *pairing,
               RkEntrant    *entrant)
{
  guint n_before = rk_pairing_get_round (pairing) - 1;
  g_autofree char *name = rk_text_entrant_name (entrant);
  g_autofree char *points = rk_text_points (rk_tournament_get_points (self, entrant, n_before));
  g_autoptr (GArray) ids = NULL;
  g_autoptr (RkField) field =
    rk_tournament_data_to_field (rk_tournament_get_data (self), n_before, &ids);

  /* TRANSLATORS: a player, and "2½ points" */
  g_strv_builder_take (lines, g_strdup_printf (_("Before this round %1$s had %2$s."),
                                               name, points));
  for (guint i = 0; i < ids->len; i++)
    if (g_array_index (ids, guint, i) == rk_entrant_get_id (entrant))
      {
        RkWish wish;

        rk_swiss_get_wish (field, i, n_before, &wish);
        g_strv_builder_take (lines, rk_text_wish (entrant, &wish));
      }
}

/* What is to be known of players whom the arbiter put together: the reasons of the
 * draft were those of others. */
static void
append_by_hand (GStrvBuilder *lines,
                RkTournament *self,
                RkPairing    *pairing)
{
  append_changes (lines, self, rk_pairing_get_round (pairing));
  append_player (lines, self, pairing, rk_pairing_get_first (pairing));
  append_player (lines, self, pairing, rk_pairing_get_second (pairing));
  append (lines, rk_text_role_rule (RK_ROLE_RULE_ARBITER, get_initial_role (self)));
}

/* Only the pairing of a Swiss has reasons that must have been kept. */
static gboolean
has_reasons (RkTournament *self,
             RkPairing    *pairing)
{
  return rk_pairing_get_why (pairing)->known ||
         rk_pairing_get_kind (pairing) != RK_PAIRING_GAME ||
         rk_tournament_get_regulations (self)->system != RK_SYSTEM_SWISS;
}

/**
 * rk_text_pairing_why:
 * @self: a tournament
 * @pairing: a pairing of it
 *
 * Returns: (transfer full): why it was made, and what decided who begins, a sentence
 *   for each reason
 */
char **
rk_text_pairing_why (RkTournament *self,
                     RkPairing    *pairing)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  gboolean by_arbiter;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);
  g_return_val_if_fail (RK_IS_PAIRING (pairing), NULL);

  by_arbiter = rk_pairing_get_why (pairing)->by_arbiter;
  if (by_arbiter)
    append (lines, _("The arbiter changed this pairing in the draft."));
  if (has_reasons (self, pairing))
    append_reasons (lines, self, pairing);
  else if (by_arbiter)
    append_by_hand (lines, self, pairing);
  else
    append (lines, _("It is not known why this pairing was made: it was brought in from another "
                     "program."));
  append_relaxed (lines, self, pairing);

  return g_strv_builder_end (lines);
}
