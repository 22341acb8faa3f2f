/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-test-event.h"

#include <stdlib.h>
#include <string.h>

#include "rk-tournament-private.h"

static RkResult
read_result (char sign)
{
  static const char signs[] = "1d0-+x";
  const char *found = strchr (signs, sign);

  g_assert_nonnull (found);
  return RK_RESULT_FIRST + (found - signs);
}

static void
read_games (RkPairingRecord *pairing,
            const char      *signs,
            guint            n_games)
{
  if (pairing->games == NULL)
    pairing->games = g_array_new (FALSE, TRUE, sizeof (RkGameRecord));
  g_array_set_size (pairing->games, 0);

  for (guint i = 0; i < MAX (n_games, strlen (signs)); i++)
    {
      RkGameRecord game = {
        .first_begins = i % 2 == 0,
        .result = i < strlen (signs) ? read_result (signs[i]) : RK_RESULT_NONE,
      };

      g_array_append_val (pairing->games, game);
    }
}

static RkPairingRecord *
read_bye (guint       player,
          const char *kind)
{
  if (g_str_equal (kind, "bye"))
    return rk_pairing_record_new (RK_PAIRING_BYE, player, 0);
  if (g_str_equal (kind, "half"))
    return rk_pairing_record_new (RK_PAIRING_HALF_BYE, player, 0);
  if (g_str_equal (kind, "zero"))
    return rk_pairing_record_new (RK_PAIRING_ZERO_BYE, player, 0);

  g_assert_cmpstr (kind, ==, "rest");
  return rk_pairing_record_new (RK_PAIRING_REST, player, 0);
}

static RkPairingRecord *
read_pairing (const char *text,
              guint       board,
              guint       n_games)
{
  char *rest;
  guint first = strtoul (text, &rest, 10);
  RkPairingRecord *pairing;

  if (*rest == ':')
    return read_bye (first, rest + 1);

  g_assert_cmpint (*rest, ==, '-');
  pairing = rk_pairing_record_new (RK_PAIRING_GAME, first, strtoul (rest + 1, &rest, 10));
  pairing->board = board;
  read_games (pairing, *rest == '=' ? rest + 1 : "", n_games);

  return pairing;
}

static RkTournamentRoundRecord *
read_round (const char *text,
            guint       n_games)
{
  RkTournamentRoundRecord *round = rk_tournament_round_record_new ();
  gboolean draft = strchr (text, '?') != NULL;
  g_auto (GStrv) pairings = g_strsplit (text, " ", -1);
  guint board = 0;

  if (!draft)
    round->published = g_date_time_new_utc (2026, 11, 29, 18, 0, 0);
  for (guint i = 0; pairings[i] != NULL; i++)
    {
      if (*pairings[i] != '\0' && *pairings[i] != '?')
        g_ptr_array_add (round->pairings, read_pairing (pairings[i], ++board, n_games));
    }

  return round;
}

RkTournamentData *
rk_test_event_new_data (const RkRegulations *regulations,
                        const char * const  *names,
                        const char          *rounds)
{
  RkTournamentData *data = rk_tournament_data_new ("Spring Cup", regulations);
  g_auto (GStrv) parts = g_strsplit (rounds, "|", -1);

  data->numbers_given = TRUE;
  for (guint i = 0; names[i] != NULL; i++)
    {
      RkEntrantRecord *entrant = rk_entrant_record_new (i + 1, names[i]);

      entrant->number = i + 1;
      entrant->entered = 1;
      g_ptr_array_add (data->entrants, entrant);
      data->next_id = i + 2;
    }
  for (guint i = 0; parts[i] != NULL; i++)
    {
      if (*parts[i] != '\0')
        g_ptr_array_add (data->rounds, read_round (parts[i], regulations->n_games));
    }

  return data;
}

RkTournament *
rk_test_event_new (RkSystem            system,
                   const char * const *names,
                   const char         *rounds)
{
  RkRegulations regulations;

  rk_regulations_init (&regulations, system, g_strv_length ((char **) names));

  return _rk_tournament_new_read (rk_test_event_new_data (&regulations, names, rounds), NULL);
}

RkPairingRecord *
rk_test_event_get (RkTournamentData *data,
                   guint             round,
                   guint             place)
{
  RkTournamentRoundRecord *record = data->rounds->pdata[round - 1];

  return record->pairings->pdata[place];
}
