/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-tournament-sentences-private.h"

#include <glib/gi18n.h>

#include "rk-format.h"

static RkTournamentRound *
get_last_round (RkTournament *self)
{
  guint n_rounds = rk_tournament_get_n_rounds (self);

  return n_rounds > 0 ? rk_tournament_get_round (self, n_rounds) : NULL;
}

/**
 * rk_text_points:
 * @halves: points, in halves
 *
 * Returns: (transfer full): the points with their word: "2½ points"
 */
char *
rk_text_points (guint halves)
{
  g_autofree char *number = rk_format_points (halves);

  if (halves == 1)
    /* TRANSLATORS: points in a tournament; %s is "½" */
    return g_strdup_printf (C_("half a point", "%s point"), number);
  if (halves % 2 != 0)
    /* TRANSLATORS: points in a tournament; %s is a number with a half, like "2½" */
    return g_strdup_printf (C_("points and a half", "%s points"), number);

  /* TRANSLATORS: points in a tournament; %s is a whole number */
  return g_strdup_printf (ngettext ("%s point", "%s points", halves / 2), number);
}

static char *
describe_playing (RkTournament *self)
{
  guint n_open = rk_tournament_get_n_open (self);
  g_autofree char *number = rk_format_number (rk_tournament_get_n_rounds (self));
  g_autofree char *open = rk_format_number (n_open);

  /* TRANSLATORS: where a tournament stands; not a sentence; the number of the round,
   * and the boards whose result is missing */
  return g_strdup_printf (ngettext ("Round %1$s, %2$s board open",
                                    "Round %1$s, %2$s boards open", n_open),
                          number, open);
}

static char *
describe_over (guint n_rounds)
{
  g_autofree char *number = rk_format_number (n_rounds);

  /* TRANSLATORS: where a tournament stands; not a sentence */
  return g_strdup_printf (ngettext ("Over after %s round", "Over after %s rounds", n_rounds),
                          number);
}

/**
 * rk_text_tournament_state:
 * @self: a tournament
 *
 * Returns: (transfer full): where it stands, as a label
 */
char *
rk_text_tournament_state (RkTournament *self)
{
  g_autofree char *number = NULL;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  number = rk_format_number (rk_tournament_get_n_rounds (self));
  switch (rk_tournament_get_state (self))
    {
    case RK_TOURNAMENT_SETUP:
      /* TRANSLATORS: where a tournament stands; not a sentence */
      return g_strdup (C_("tournament", "Not started"));

    case RK_TOURNAMENT_DRAFT:
      /* TRANSLATORS: where a tournament stands; not a sentence; the round is paired,
       * but the pairings are not shown to the players yet */
      return g_strdup_printf (_("Round %s, draft"), number);

    case RK_TOURNAMENT_PLAYING:
      return describe_playing (self);

    case RK_TOURNAMENT_BETWEEN:
      return g_strdup_printf (_("Round %s is over"), number);

    case RK_TOURNAMENT_OVER:
      return describe_over (rk_tournament_get_n_rounds (self));

    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * rk_text_tournament_progress:
 * @self: a tournament
 *
 * Returns: (transfer full): how many boards of its last round are open; empty if
 *   that round is a draft, or there is none
 */
char *
rk_text_tournament_progress (RkTournament *self)
{
  RkTournamentRound *round;
  g_autofree char *open = NULL;
  g_autofree char *boards = NULL;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  round = get_last_round (self);
  if (round == NULL || !rk_tournament_round_is_published (round))
    return g_strdup ("");

  open = rk_format_number (rk_tournament_round_get_n_open (round));
  boards = rk_format_number (rk_tournament_round_get_n_boards (round));
  /* TRANSLATORS: how many boards of a round have no result yet, and how many there
   * are; not a sentence; the form goes by the second number */
  return g_strdup_printf (ngettext ("%1$s of %2$s board open", "%1$s of %2$s boards open",
                                    rk_tournament_round_get_n_boards (round)),
                          open, boards);
}

/**
 * rk_text_tournament_players:
 * @self: a tournament
 *
 * Returns: (transfer full): how many players it has
 */
char *
rk_text_tournament_players (RkTournament *self)
{
  guint n_players;
  g_autofree char *number = NULL;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  n_players = rk_tournament_get_n_entrants (self);
  number = rk_format_number (n_players);
  return g_strdup_printf (ngettext ("%s player", "%s players", n_players), number);
}

static char *
describe_date (const char *date)
{
  g_autoptr (GTimeZone) zone = g_time_zone_new_local ();
  g_autofree char *text = g_strconcat (date, "T12:00:00", NULL);
  g_autoptr (GDateTime) time = g_date_time_new_from_iso8601 (text, zone);

  return time != NULL ? rk_format_date (time) : g_strdup (date);
}

/**
 * rk_text_tournament_event:
 * @self: a tournament
 *
 * Returns: (transfer full): where and when it is played, as far as that is known;
 *   empty if neither is
 */
char *
rk_text_tournament_event (RkTournament *self)
{
  g_autofree char *site = NULL;
  g_autofree char *date = NULL;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  if (rk_tournament_get_site (self) != NULL)
    site = rk_text_one_line (rk_tournament_get_site (self));
  if (rk_tournament_get_date (self) != NULL)
    date = describe_date (rk_tournament_get_date (self));

  if (site == NULL || *site == '\0')
    return date != NULL ? g_steal_pointer (&date) : g_strdup ("");
  if (date == NULL)
    return g_steal_pointer (&site);

  /* TRANSLATORS: where and when a tournament is played: a place and a date */
  return g_strdup_printf (C_("tournament", "%1$s, %2$s"), site, date);
}

/* (element-type RkEntrant) (transfer full): those at place 1. */
static GPtrArray *
find_winners (RkStandings *standings)
{
  GPtrArray *winners = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_rows = g_list_model_get_n_items (G_LIST_MODEL (standings));

  for (guint i = 0; i < n_rows; i++)
    {
      g_autoptr (RkStanding) standing = g_list_model_get_item (G_LIST_MODEL (standings), i);

      if (rk_standing_get_place (standing) == 1)
        g_ptr_array_add (winners, g_object_ref (rk_standing_get_entrant (standing)));
    }

  return winners;
}

static char *
describe_winners (GPtrArray *winners)
{
  g_autofree char *first = rk_text_entrant_name (winners->pdata[0]);
  g_autofree char *second = NULL;
  g_autofree char *number = NULL;

  if (winners->len == 1)
    return g_strdup_printf (_("Winner of the tournament: %s."), first);

  if (winners->len == 2)
    {
      second = rk_text_entrant_name (winners->pdata[1]);
      return g_strdup_printf (_("%1$s and %2$s share the first place."), first, second);
    }

  number = rk_format_number (winners->len);
  return g_strdup_printf (ngettext ("%s player shares the first place.",
                                    "%s players share the first place.", winners->len),
                          number);
}

/**
 * rk_text_tournament_winner:
 * @self: a tournament
 *
 * Returns: (transfer full): who won it; empty while it is not over
 */
char *
rk_text_tournament_winner (RkTournament *self)
{
  g_autoptr (RkStandings) standings = NULL;
  g_autoptr (GPtrArray) winners = NULL;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  if (rk_tournament_get_state (self) != RK_TOURNAMENT_OVER)
    return g_strdup ("");

  standings = rk_tournament_get_standings (self, rk_tournament_get_n_rounds (self));
  winners = find_winners (standings);

  return winners->len > 0 ? describe_winners (winners) : g_strdup ("");
}

/**
 * rk_text_tournament_round:
 * @round: a round
 *
 * Returns: (transfer full): its name: "Round 3", "Round 3 (draft)"
 */
char *
rk_text_tournament_round (RkTournamentRound *round)
{
  g_autofree char *number = NULL;

  g_return_val_if_fail (RK_IS_TOURNAMENT_ROUND (round), NULL);

  number = rk_format_number (rk_tournament_round_get_number (round));
  if (rk_tournament_round_is_published (round))
    return g_strdup_printf (C_("tournament", "Round %s"), number);

  return g_strdup_printf (C_("tournament", "Round %s (draft)"), number);
}

/**
 * rk_text_round_stage:
 * @self: a tournament
 * @round: a round of it, from 1
 *
 * Returns: (transfer full) (nullable): what the last rounds of a knockout are called; %NULL
 *   for other rounds
 */
char *
rk_text_round_stage (RkTournament *self,
                     guint         round)
{
  guint total;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  total = rk_tournament_get_total_rounds (self);
  if (rk_tournament_get_regulations (self)->system != RK_SYSTEM_KNOCKOUT || round > total)
    return NULL;
  switch (total - round)
    {
    case 0:
      /* TRANSLATORS: the last round of a knockout */
      return g_strdup (C_("knockout", "Final"));

    case 1:
      /* TRANSLATORS: a round of a knockout, with four players */
      return g_strdup (C_("knockout", "Semi-finals"));

    case 2:
      /* TRANSLATORS: a round of a knockout, with eight players */
      return g_strdup (C_("knockout", "Quarter-finals"));

    default:
      return NULL;
    }
}

/**
 * rk_text_knockout_stage_help:
 *
 * Returns: (transfer full): what decides about places in a knockout, as a sentence
 */
char *
rk_text_knockout_stage_help (void)
{
  return g_strdup (_("The round that was reached decides the place. Players who lost in the "
                     "same round share it, unless a tie-break decides."));
}

/**
 * rk_text_knockout_stage:
 * @self: a tournament
 * @standings: a table of it
 * @standing: a row of the table
 *
 * Returns: (transfer full) (nullable): how far the player came in a knockout: "Winner",
 *   "Semi-finals", "Round 2"; %NULL in other systems
 */
char *
rk_text_knockout_stage (RkTournament *self,
                        RkStandings  *standings,
                        RkStanding   *standing)
{
  guint total, n_survived, rest;
  g_autofree char *number = NULL;
  char *stage;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);
  g_return_val_if_fail (RK_IS_STANDINGS (standings), NULL);
  g_return_val_if_fail (RK_IS_STANDING (standing), NULL);

  if (rk_tournament_get_regulations (self)->system != RK_SYSTEM_KNOCKOUT)
    return NULL;

  total = rk_tournament_get_total_rounds (self);
  n_survived = rk_standing_get_stage (standing) / RK_STAGES_A_ROUND;
  rest = rk_standing_get_stage (standing) % RK_STAGES_A_ROUND;
  if (total > 0 && n_survived >= total && !rk_tournament_get_data (self)->shortened)
    /* TRANSLATORS: in a table of a knockout: this player won all of it */
    return g_strdup (C_("knockout", "Winner"));
  if (rest == 2 && n_survived + 2 == total && rk_standings_get_n_rounds (standings) == total)
    /* TRANSLATORS: in a table of a knockout: this player won the match for the third place */
    return g_strdup (C_("knockout", "Third place"));

  stage = rk_text_round_stage (self, n_survived + 1);
  if (stage != NULL)
    return stage;
  number = rk_format_number (n_survived + 1);
  return g_strdup_printf (C_("tournament", "Round %s"), number);
}

/**
 * rk_text_tournament_round_for_reader:
 * @round: a round
 *
 * Returns: (transfer full): its number, whether it is a draft, its boards and how many
 *   of them are open, as sentences
 */
char *
rk_text_tournament_round_for_reader (RkTournamentRound *round)
{
  guint n_boards;
  g_autofree char *number = NULL;
  g_autofree char *boards = NULL;
  g_autofree char *open = NULL;

  g_return_val_if_fail (RK_IS_TOURNAMENT_ROUND (round), NULL);

  n_boards = rk_tournament_round_get_n_boards (round);
  number = rk_format_number (rk_tournament_round_get_number (round));
  boards = rk_format_number (n_boards);
  open = rk_format_number (rk_tournament_round_get_n_open (round));

  if (!rk_tournament_round_is_published (round))
    return g_strdup_printf (ngettext ("Round %1$s, a draft: %2$s board.",
                                      "Round %1$s, a draft: %2$s boards.", n_boards),
                            number, boards);

  /* TRANSLATORS: the number of a round, its boards, and those without a result */
  return g_strdup_printf (ngettext ("Round %1$s: %2$s board, %3$s open.",
                                    "Round %1$s: %2$s boards, %3$s open.", n_boards),
                          number, boards, open);
}
