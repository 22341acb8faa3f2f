/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-tournament-sentences-private.h"

#include <glib/gi18n.h>

#include "rk-format.h"

/* The numbers and the name that a line about a term may need, as words. */
typedef struct
{
  const RkTerm *term;
  gboolean has_opponent;
  char *round;
  char *name;
  char *points;
  char *score;
  char *value;
} TermWords;

static void
init_words (TermWords    *self,
            RkTournament *tournament,
            const RkTerm *term)
{
  RkEntrant *opponent = NULL;

  if (term->opponent != 0)
    opponent = rk_tournament_get_entrant (tournament, term->opponent);
  self->term = term;
  self->has_opponent = opponent != NULL;
  self->round = rk_format_number (term->round + 1);
  self->name = rk_text_entrant_name (opponent);
  self->points = rk_format_points (term->points);
  self->score = rk_text_points (term->score);
  self->value = rk_format_value (term->value);
}

static void
clear_words (TermWords *self)
{
  g_free (self->round);
  g_free (self->name);
  g_free (self->points);
  g_free (self->score);
  g_free (self->value);
}

/* A round in which there was no game. */
static char *
describe_unplayed (const TermWords *words)
{
  if (words->term->kind == RK_ENTRY_REST)
    return g_strdup_printf (_("Round %s: rest, does not count."), words->round);
  if (words->term->kind == RK_ENTRY_OPEN)
    return g_strdup_printf (_("Round %1$s: the game against %2$s has no result yet."),
                            words->round, words->name);

  return g_strdup_printf (_("Round %s: not played, does not count."), words->round);
}

static gboolean
is_played (const TermWords *words)
{
  return words->has_opponent && words->term->kind == RK_ENTRY_PLAYED;
}

static char *
describe_cut (const TermWords *words)
{
  if (words->term->note == RK_TERM_CUT_VOLUNTARY)
    /* TRANSLATORS: a line of the sum of a tie-break */
    return g_strdup_printf (_("Round %1$s: not played by own choice, %2$s: left out before any "
                              "other."),
                            words->round, words->score);
  if (is_played (words))
    /* TRANSLATORS: a line of the sum of a tie-break; an opponent, and "2½ points" */
    return g_strdup_printf (_("Round %1$s: %2$s has %3$s: left out as the least."),
                            words->round, words->name, words->score);

  return g_strdup_printf (_("Round %1$s: not played, %2$s: left out as the least."),
                          words->round, words->score);
}

static char *
describe_buchholz (const TermWords *words)
{
  switch (words->term->note)
    {
    case RK_TERM_PLAIN:
      /* TRANSLATORS: a line of the sum of a tie-break; an opponent, and "2½ points" */
      return g_strdup_printf (_("Round %1$s: %2$s has %3$s."),
                              words->round, words->name, words->score);

    case RK_TERM_ADJUSTED:
      return g_strdup_printf (_("Round %1$s: %2$s has %3$s, with byes counted as draws."),
                              words->round, words->name, words->score);

    case RK_TERM_DUMMY:
      return g_strdup_printf (_("Round %1$s: not played; an imagined opponent with %2$s counts."),
                              words->round, words->score);

    case RK_TERM_CUT:
    case RK_TERM_CUT_VOLUNTARY:
      return describe_cut (words);

    case RK_TERM_LEFT_OUT:
    default:
      return describe_unplayed (words);
    }
}

static char *
describe_sonneborn (const TermWords *words)
{
  switch (words->term->note)
    {
    case RK_TERM_PLAIN:
      /* TRANSLATORS: a line of the sum of a tie-break: points got against an opponent, a
       * number like "½" without a word, times "2½ points", is a number */
      return g_strdup_printf (_("Round %1$s: %2$s against %3$s, who has %4$s: %5$s."),
                              words->round, words->points, words->name, words->score,
                              words->value);

    case RK_TERM_ADJUSTED:
      return g_strdup_printf (_("Round %1$s: %2$s against %3$s, who has %4$s with byes counted as "
                                "draws: %5$s."),
                              words->round, words->points, words->name, words->score,
                              words->value);

    case RK_TERM_DUMMY:
      return g_strdup_printf (_("Round %1$s: %2$s without playing, against an imagined opponent "
                                "with %3$s: %4$s."),
                              words->round, words->points, words->score, words->value);

    case RK_TERM_LEFT_OUT:
    case RK_TERM_CUT:
    case RK_TERM_CUT_VOLUNTARY:
    default:
      return describe_unplayed (words);
    }
}

static char *
describe_koya (const TermWords *words)
{
  if (words->term->note == RK_TERM_PLAIN)
    /* TRANSLATORS: a line of the sum of a tie-break: points got against an opponent, a
     * number like "½" without a word; the opponent has "2½ points", which is enough */
    return g_strdup_printf (_("Round %1$s: %2$s against %3$s, who has %4$s."),
                            words->round, words->points, words->name, words->score);
  if (is_played (words))
    return g_strdup_printf (_("Round %1$s: %2$s has less than half of the points, does not "
                              "count."),
                            words->round, words->name);

  return describe_unplayed (words);
}

static char *
describe_direct (const TermWords *words)
{
  if (!words->has_opponent)
    return describe_unplayed (words);

  /* TRANSLATORS: a line of the sum of a tie-break: points got, a number like "½" without a
   * word, and an opponent */
  return g_strdup_printf (_("Round %1$s: %2$s against %3$s."),
                          words->round, words->points, words->name);
}

static char *
describe_round_won (const TermWords *words)
{
  if (words->term->value == 0)
    return g_strdup_printf (_("Round %s: no win."), words->round);
  if (is_played (words))
    return g_strdup_printf (_("Round %1$s: won against %2$s."), words->round, words->name);

  return g_strdup_printf (_("Round %s: a win without playing."), words->round);
}

static char *
describe_games_won (const TermWords *words)
{
  int n_games = words->term->value / RK_VALUE_POINT;

  if (n_games == 0)
    return g_strdup_printf (_("Round %s: no game won by playing."), words->round);

  return g_strdup_printf (ngettext ("Round %1$s: %2$s game won against %3$s.",
                                    "Round %1$s: %2$s games won against %3$s.", n_games),
                          words->round, words->value, words->name);
}

static char *
describe_progress (const TermWords *words)
{
  /* TRANSLATORS: a line of the sum of a tie-break; %2$s is like "2½ points" */
  return g_strdup_printf (_("After round %1$s: %2$s."), words->round, words->score);
}

static char *
describe_role (const TermWords *words)
{
  int n_games = words->term->value / RK_VALUE_POINT;

  if (n_games == 0)
    return g_strdup_printf (_("Round %s: no game in the harder role."), words->round);

  return g_strdup_printf (ngettext ("Round %1$s: %2$s game in the harder role.",
                                    "Round %1$s: %2$s games in the harder role.", n_games),
                          words->round, words->value);
}

static char *
describe_margin (const TermWords *words)
{
  int margin = words->term->value / RK_VALUE_POINT;
  g_autofree char *stones = rk_format_number (ABS (margin));

  if (!is_played (words))
    return describe_unplayed (words);
  if (margin == 0)
    return g_strdup_printf (_("Round %1$s: as many stones as %2$s."), words->round, words->name);
  if (margin > 0)
    return g_strdup_printf (ngettext ("Round %1$s: %2$s stone more than %3$s.",
                                      "Round %1$s: %2$s stones more than %3$s.", margin),
                            words->round, stones, words->name);

  return g_strdup_printf (ngettext ("Round %1$s: %2$s stone less than %3$s.",
                                    "Round %1$s: %2$s stones less than %3$s.", -margin),
                          words->round, stones, words->name);
}

static char *
describe_term (RkTieBreak       tie_break,
               const TermWords *words)
{
  switch (tie_break)
    {
    case RK_TIE_BREAK_DE:
      return describe_direct (words);
    case RK_TIE_BREAK_WIN:
      return describe_round_won (words);
    case RK_TIE_BREAK_WON:
      return describe_games_won (words);
    case RK_TIE_BREAK_BH:
    case RK_TIE_BREAK_BH_C1:
      return describe_buchholz (words);
    case RK_TIE_BREAK_SB:
      return describe_sonneborn (words);
    case RK_TIE_BREAK_PS:
      return describe_progress (words);
    case RK_TIE_BREAK_KS:
      return describe_koya (words);
    case RK_TIE_BREAK_ROLE:
      return describe_role (words);
    case RK_TIE_BREAK_MARGIN:
      return describe_margin (words);
    case RK_TIE_BREAK_LOT:
      /* TRANSLATORS: a line of a tie-break: who has the higher number is placed first */
      return g_strdup_printf (_("The lot drawn is %s."), words->value);
    default:
      g_return_val_if_reached (NULL);
    }
}

/* What is added up: rounds that do not count are left out of the sum. */
static gboolean
counts (RkTieBreak    tie_break,
        const RkTerm *term)
{
  if (term->note == RK_TERM_LEFT_OUT || term->note == RK_TERM_CUT ||
      term->note == RK_TERM_CUT_VOLUNTARY)
    return FALSE;

  return term->value != 0 || (tie_break != RK_TIE_BREAK_WIN && tie_break != RK_TIE_BREAK_WON);
}

/* "4 + 3½ − 2 = 5½": signs and numbers, with nothing to translate; NULL where nothing is
 * added. */
static char *
describe_sum (RkTieBreak  tie_break,
              GArray     *terms,
              int         total)
{
  GString *sum = g_string_new (NULL);
  g_autofree char *result = rk_format_value (total);
  guint n_terms = 0;

  for (guint i = 0; i < terms->len; i++)
    {
      const RkTerm *term = &g_array_index (terms, RkTerm, i);
      g_autofree char *value = NULL;

      if (!counts (tie_break, term))
        continue;

      value = rk_format_value (n_terms > 0 ? ABS (term->value) : term->value);
      if (n_terms > 0)
        g_string_append (sum, term->value < 0 ? " − " : " + ");
      g_string_append (sum, value);
      n_terms++;
    }

  if (n_terms > 1)
    g_string_append_printf (sum, " = %s", result);

  return g_string_free (sum, n_terms < 2);
}

static void
append_terms (GStrvBuilder *lines,
              RkTournament *self,
              RkTieBreak    tie_break,
              GArray       *terms)
{
  for (guint i = 0; i < terms->len; i++)
    {
      TermWords words;

      init_words (&words, self, &g_array_index (terms, RkTerm, i));
      g_strv_builder_take (lines, describe_term (tie_break, &words));
      clear_words (&words);
    }
}

/**
 * rk_text_tie_break_explanation:
 * @self: the tournament
 * @standings: a table of it
 * @standing: a row of the table
 * @tie_break: the index of a tie-break in the table
 *
 * Returns: (transfer full): a line for each term of the value, and in the last line the
 *   sum if there is more than one; where the tie-break says nothing, the one line that
 *   says why
 */
char **
rk_text_tie_break_explanation (RkTournament *self,
                               RkStandings  *standings,
                               RkStanding   *standing,
                               guint         tie_break)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autoptr (GArray) terms = NULL;
  char *sum = NULL;
  RkTieBreak kind;
  int value;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);
  g_return_val_if_fail (RK_IS_STANDINGS (standings), NULL);
  g_return_val_if_fail (RK_IS_STANDING (standing), NULL);

  kind = rk_standings_get_tie_break (standings, tie_break);
  if (!rk_standing_get_value (standing, tie_break, &value))
    {
      g_autofree char *name = rk_text_entrant_name (rk_standing_get_entrant (standing));

      /* TRANSLATORS: %s is a player whose place no tie-break had to decide */
      g_strv_builder_take (lines, g_strdup_printf (_("%s: nothing had to be decided here."),
                                                   name));
      return g_strv_builder_end (lines);
    }

  terms = rk_standing_explain (standing, tie_break);
  append_terms (lines, self, kind, terms);
  if (kind != RK_TIE_BREAK_LOT)
    sum = describe_sum (kind, terms, value);
  if (sum != NULL)
    g_strv_builder_take (lines, sum);

  return g_strv_builder_end (lines);
}
