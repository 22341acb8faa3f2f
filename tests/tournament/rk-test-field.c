/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-test-field.h"

#include <string.h>

static const struct
{
  const char *name;
  RkEntryKind kind;
  /* Halves with one game a pairing; with two games another half for each. */
  guint points;
} byes[] = {
  { "bye", RK_ENTRY_PAIRING_BYE, 2 },
  { "full", RK_ENTRY_FULL_BYE, 2 },
  { "half", RK_ENTRY_HALF_BYE, 1 },
  { "zero", RK_ENTRY_ZERO_BYE, 0 },
  { "rest", RK_ENTRY_REST, 0 },
};

static void
set_bye (RkField    *field,
         guint       round,
         guint       player,
         const char *name)
{
  for (gsize i = 0; i < G_N_ELEMENTS (byes); i++)
    if (strcmp (byes[i].name, name) == 0)
      {
        RkFieldEntry *entry = rk_field_get_entry (field, player, round);

        entry->kind = byes[i].kind;
        entry->points = byes[i].points + (byes[i].points > 0 ? field->n_games - 1 : 0);
        return;
      }
  g_assert_not_reached ();
}

static void
set_forfeit (RkField *field,
             guint    round,
             guint    first,
             guint    second,
             char     sign)
{
  RkFieldEntry *entries[2];

  rk_field_set_open (field, round, first, second);
  entries[0] = rk_field_get_entry (field, first, round);
  entries[1] = rk_field_get_entry (field, second, round);
  for (guint i = 0; i < 2; i++)
    {
      gboolean wins = sign == (i == 0 ? '+' : '-');

      entries[i]->kind = wins ? RK_ENTRY_FORFEIT_WIN : RK_ENTRY_FORFEIT_LOSS;
      entries[i]->points = wins ? RK_POINTS_WIN * field->n_games : 0;
    }
}

static void
set_pairing (RkField    *field,
             guint       round,
             const char *word)
{
  char *end;
  guint first = g_ascii_strtoull (word, &end, 10) - 1;
  guint points = *end == '>' ? 2 * field->n_games : *end == '=' ? field->n_games : 0;
  char sign = *end++;
  guint second;

  if (sign == ':')
    {
      set_bye (field, round, first, end);
      return;
    }
  if (sign == '(')
    {
      points = g_ascii_strtoull (end, &end, 10);
      end++;
    }
  second = g_ascii_strtoull (end, &end, 10) - 1;
  g_assert_cmpstr (end, ==, "");
  if (sign == '?')
    rk_field_set_open (field, round, first, second);
  else if (strchr (">=<(", sign) != NULL)
    rk_field_set_game (field, round, first, second, points);
  else
    set_forfeit (field, round, first, second, sign);
}

RkField *
rk_test_field_new (guint       n_players,
                   guint       n_games,
                   const char *rounds)
{
  g_auto(GStrv) parts = g_strsplit (rounds, "|", -1);
  RkField *field = rk_field_new (n_players, g_strv_length (parts));

  field->n_games = n_games;
  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_auto(GStrv) words = g_strsplit (parts[i], " ", -1);

      for (guint j = 0; words[j] != NULL; j++)
        if (words[j][0] != '\0')
          set_pairing (field, i, words[j]);
    }
  g_assert_cmpstr (rk_field_check (field), ==, NULL);
  return field;
}

void
rk_test_options_init (RkRankingOptions *options,
                      const char       *tie_breaks)
{
  g_auto(GStrv) codes = g_strsplit (tie_breaks, ",", -1);

  *options = (RkRankingOptions) { .hard_role = RK_ROLE_FIRST, .half_rule = TRUE };
  for (guint i = 0; codes[i] != NULL; i++)
    {
      RkTieBreak tie_break;

      g_assert_true (rk_tie_break_from_code (codes[i], &tie_break));
      options->tie_breaks[options->n_tie_breaks++] = tie_break;
    }
}

char *
rk_test_ranking_print (RkRanking              *ranking,
                       const RkField          *field,
                       const RkRankingOptions *options)
{
  GString *string = g_string_new (NULL);

  for (guint i = 0; i < rk_ranking_get_n_rows (ranking); i++)
    {
      const RkRankingRow *row = rk_ranking_get_row (ranking, i);

      g_string_append_printf (string, "%s%u. %u %g", i > 0 ? "; " : "", row->place,
                              field->players[row->player].number, row->points / 2.0);
      for (guint j = 0; j < options->n_tie_breaks; j++)
        {
          g_string_append (string, j == 0 ? " (" : " ");
          if (row->has_value[j])
            g_string_append_printf (string, "%g", row->values[j] / (double) RK_VALUE_POINT);
          else
            g_string_append (string, "-");
        }
      if (options->n_tie_breaks > 0)
        g_string_append_c (string, ')');
    }
  return g_string_free_and_steal (string);
}
