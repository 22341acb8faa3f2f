/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-tournament-sentences-private.h"

#include <glib/gi18n.h>

#include "rk-format.h"

/**
 * rk_text_system:
 * @system: how players are paired
 *
 * Returns: (transfer full): its name
 */
char *
rk_text_system (RkSystem system)
{
  switch (system)
    {
    case RK_SYSTEM_ROUND_ROBIN:
      return g_strdup (C_("tournament system", "Round robin"));
    case RK_SYSTEM_DOUBLE_ROUND_ROBIN:
      return g_strdup (C_("tournament system", "Double round robin"));
    case RK_SYSTEM_SWISS:
      return g_strdup (C_("tournament system", "Swiss"));
    case RK_SYSTEM_KNOCKOUT:
      return g_strdup (C_("tournament system", "Knockout"));
    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * rk_text_system_help:
 * @system: how players are paired
 *
 * Returns: (transfer full): what it is, in a sentence
 */
char *
rk_text_system_help (RkSystem system)
{
  switch (system)
    {
    case RK_SYSTEM_ROUND_ROBIN:
      return g_strdup (_("Everybody meets everybody once."));
    case RK_SYSTEM_DOUBLE_ROUND_ROBIN:
      return g_strdup (_("Everybody meets everybody twice, and each begins once."));
    case RK_SYSTEM_SWISS:
      /* TRANSLATORS: Dutch is the name of the rules by which players are paired; FIDE
       * is the chess federation that made them */
      return g_strdup (_("Players with equal points meet, and nobody meets twice: Dutch pairing, "
                         "not FIDE-endorsed."));
    case RK_SYSTEM_KNOCKOUT:
      return g_strdup (_("Who loses is out; the last one wins."));
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
describe_decides (RkDecides decides)
{
  switch (decides)
    {
    case RK_DECIDES_STONES:
      return g_strdup (_("When the rounds of a game are played, the player with more stones wins."));
    case RK_DECIDES_WINS:
      return g_strdup (_("When the rounds of a game are played, the player with more won rounds "
                         "wins."));
    case RK_DECIDES_DRAW:
      return g_strdup (_("When the rounds of a game are played, the game is drawn."));
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
describe_next_first (RkNextFirst next_first)
{
  switch (next_first)
    {
    case RK_NEXT_FIRST_ALTERNATE:
      return g_strdup (_("The players begin the rounds of a game by turns."));
    case RK_NEXT_FIRST_LOSER:
      return g_strdup (_("The loser of a round begins the next."));
    case RK_NEXT_FIRST_WINNER:
      return g_strdup (_("The winner of a round begins the next."));
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
describe_board (const RkRules *game)
{
  g_autofree char *holes = rk_format_number (game->n_holes);

  if (game->direction == RK_CLOCKWISE)
    return g_strdup_printf (ngettext ("%s hole in a row, sown clockwise.",
                                      "%s holes in a row, sown clockwise.", game->n_holes),
                            holes);

  return g_strdup_printf (ngettext ("%s hole in a row, sown counter-clockwise.",
                                    "%s holes in a row, sown counter-clockwise.", game->n_holes),
                          holes);
}

/* At most, where won rounds may end the game earlier. */
static char *
describe_max_rounds (const RkRules *game)
{
  g_autofree char *number = rk_format_number (game->max_rounds);

  if (game->max_wins > 0)
    return g_strdup_printf (ngettext ("A game has at most %s round.",
                                      "A game has at most %s rounds.", game->max_rounds), number);
  if (game->max_rounds == 1)
    return g_strdup (_("A game is a single round."));

  return g_strdup_printf (ngettext ("A game has %s round.", "A game has %s rounds.",
                                    game->max_rounds), number);
}

static void
append_length (GStrvBuilder  *lines,
               const RkRules *game)
{
  g_autofree char *wins = rk_format_number (game->max_wins);

  if (game->max_wins == 0 && game->max_rounds == 0)
    g_strv_builder_take (lines, g_strdup (_("A game goes on until a side is closed.")));
  if (game->max_wins > 0)
    g_strv_builder_take (lines, g_strdup_printf (ngettext ("The first player to win %s round wins "
                                                           "the game.",
                                                           "The first player to win %s rounds wins "
                                                           "the game.", game->max_wins), wins));
  if (game->max_rounds > 0)
    g_strv_builder_take (lines, describe_max_rounds (game));
}

static void
append_game (GStrvBuilder  *lines,
             const RkRules *game)
{
  append_length (lines, game);
  if (game->max_rounds != 1)
    {
      g_strv_builder_take (lines, describe_next_first (game->next_first));
      g_strv_builder_take (lines, describe_decides (game->decides));
    }
  g_strv_builder_take (lines, describe_board (game));
}

/* Without what cannot matter to the match. */
char *
rk_text_rules (const RkRules *rules)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_auto (GStrv) sentences = NULL;

  append_length (lines, rules);
  if (rules->max_rounds != 1)
    g_strv_builder_take (lines, describe_next_first (rules->next_first));
  if (rules->max_rounds > 1)
    g_strv_builder_take (lines, describe_decides (rules->decides));
  g_strv_builder_take (lines, describe_board (rules));
  sentences = g_strv_builder_end (lines);
  return g_strjoinv (" ", sentences);
}

static void
append_system (GStrvBuilder        *lines,
               const RkRegulations *regulations,
               guint                n_players)
{
  guint n_rounds = rk_regulations_get_n_rounds (regulations, n_players);
  g_autofree char *system = rk_text_system (regulations->system);
  g_autofree char *rounds = rk_format_number (n_rounds);

  if (n_rounds > 0)
    /* TRANSLATORS: the name of the system of a tournament, and its rounds */
    g_strv_builder_take (lines, g_strdup_printf (ngettext ("%1$s, %2$s round.",
                                                           "%1$s, %2$s rounds.", n_rounds),
                                                 system, rounds));
  else
    g_strv_builder_take (lines, g_strdup_printf (C_("tournament system", "%s."), system));

  g_strv_builder_take (lines, rk_text_system_help (regulations->system));
  if (regulations->n_games == 2 && regulations->system == RK_SYSTEM_SWISS)
    g_strv_builder_take (lines, g_strdup (_("Two games a pairing, begun by either player. Pairing "
                                            "goes by who begins the first of them.")));
  else if (regulations->n_games == 2)
    g_strv_builder_take (lines, g_strdup (_("Two games a pairing, begun by either player.")));
  if (regulations->third_place && regulations->system == RK_SYSTEM_KNOCKOUT)
    g_strv_builder_take (lines, g_strdup (_("The losers of the semi-finals play for the third "
                                            "place.")));
}

static void
append_half_byes (GStrvBuilder        *lines,
                  const RkRegulations *regulations)
{
  g_autofree char *number = rk_format_number (regulations->max_half_byes);

  if (regulations->max_half_byes == 0)
    return;

  g_strv_builder_take (lines, g_strdup_printf (ngettext ("A player may ask for %s half-point bye.",
                                                         "A player may ask for %s half-point byes.",
                                                         regulations->max_half_byes), number));
  if (!regulations->half_bye_in_last)
    g_strv_builder_take (lines, g_strdup (_("There is no half-point bye in the last round.")));
}

static void
append_late (GStrvBuilder        *lines,
             const RkRegulations *regulations)
{
  g_autofree char *round = rk_format_number (regulations->late_until);

  if (regulations->late_until <= 1)
    return;

  g_strv_builder_take (lines, g_strdup_printf (_("The last round in which players may enter is "
                                                 "round %s."), round));
  if (regulations->late_half_point)
    g_strv_builder_take (lines, g_strdup (_("For one of the missed rounds a late player gets half "
                                            "a point.")));
}

static void
append_byes (GStrvBuilder        *lines,
             const RkRegulations *regulations)
{
  g_autofree char *points = rk_format_points (regulations->bye_points);

  if (regulations->system == RK_SYSTEM_SWISS)
    {
      /* TRANSLATORS: %s is a number like "1" or "½" */
      g_strv_builder_take (lines, g_strdup_printf (_("Points for the pairing bye: %s."), points));
      append_half_byes (lines, regulations);
      append_late (lines, regulations);
    }
  else if (regulations->system != RK_SYSTEM_KNOCKOUT && regulations->half_rule)
    {
      g_strv_builder_take (lines, g_strdup (_("The results of a player who leaves before half of "
                                              "the games do not count.")));
    }
}

static char *
describe_tie_break (RkTieBreak tie_break,
                    guint      place)
{
  g_autofree char *number = rk_format_number (place);
  g_autofree char *name = rk_text_tie_break_name (tie_break);

  return g_strdup_printf ("%s. %s", number, name);
}

static void
append_tie_breaks (GStrvBuilder        *lines,
                   const RkRegulations *regulations)
{
  if (regulations->system == RK_SYSTEM_KNOCKOUT)
    return;

  if (regulations->n_tie_breaks == 0)
    {
      g_strv_builder_take (lines, g_strdup (_("Players with equal points share a place.")));
      return;
    }

  for (guint i = 0; i < regulations->n_tie_breaks; i++)
    g_strv_builder_take (lines, describe_tie_break (regulations->tie_breaks[i], i + 1));
}

static void
append_time (GStrvBuilder        *lines,
             const RkRegulations *regulations)
{
  g_autofree char *minutes = rk_format_number (regulations->round_minutes);

  if (regulations->round_minutes > 0)
    g_strv_builder_take (lines, g_strdup_printf (ngettext ("A round lasts %s minute.",
                                                           "A round lasts %s minutes.",
                                                           regulations->round_minutes), minutes));
}

/**
 * rk_text_regulations:
 * @regulations: what a tournament is played by
 * @n_players: how many players there are, 0 if that is not known yet
 * @topic: what to tell of
 *
 * Returns: (transfer full): what the regulations say of @topic, a sentence for each
 *   point; empty where they say nothing
 */
char **
rk_text_regulations (const RkRegulations *regulations,
                     guint                n_players,
                     RkRegulationsTopic   topic)
{
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();

  g_return_val_if_fail (regulations != NULL, NULL);

  switch (topic)
    {
    case RK_REGULATIONS_SYSTEM:
      append_system (lines, regulations, n_players);
      break;

    case RK_REGULATIONS_GAME:
      append_game (lines, &regulations->game);
      break;

    case RK_REGULATIONS_BYES:
      append_byes (lines, regulations);
      break;

    case RK_REGULATIONS_TIE_BREAKS:
      append_tie_breaks (lines, regulations);
      break;

    case RK_REGULATIONS_TIME:
      append_time (lines, regulations);
      break;

    default:
      g_return_val_if_reached (NULL);
    }

  return g_strv_builder_end (lines);
}

/* A warning about rounds and players. */
static char *
describe_sizes (RkRegulationsWarning  warning,
                const char           *rounds,
                const char           *players,
                guint                 n_rounds)
{
  switch ((guint) warning)
    {
    case RK_WARNING_TOO_MANY_ROUNDS:
      /* TRANSLATORS: rounds and players of a tournament; the form goes by the rounds */
      return g_strdup_printf (ngettext ("%1$s round for %2$s players: the last rounds may have no "
                                        "legal pairing.",
                                        "%1$s rounds for %2$s players: the last rounds may have no "
                                        "legal pairing.", n_rounds), rounds, players);

    case RK_WARNING_TOO_FEW_ROUNDS:
      return g_strdup_printf (ngettext ("%1$s round for %2$s players: too few to find one winner.",
                                        "%1$s rounds for %2$s players: too few to find one winner.",
                                        n_rounds), rounds, players);

    case RK_WARNING_ROUND_ROBIN_BETTER:
      return g_strdup_printf (ngettext ("%1$s round for %2$s players: use round robin.",
                                        "%1$s rounds for %2$s players: use round robin.",
                                        n_rounds), rounds, players);

    case RK_WARNING_MANY_ROUNDS_IN_ROUND_ROBIN:
      return g_strdup_printf (ngettext ("A round robin of %2$s players takes %1$s round. A Swiss is "
                                        "shorter.",
                                        "A round robin of %2$s players takes %1$s rounds. A Swiss "
                                        "is shorter.", n_rounds), rounds, players);

    default:
      g_return_val_if_reached (NULL);
    }
}

/* A warning about tie-breaks. */
static const char *
describe_tie_breaks (RkRegulationsWarning warning)
{
  switch ((guint) warning)
    {
    case RK_WARNING_BUCHHOLZ_IN_ROUND_ROBIN:
      return _("Buchholz decides nothing in a round robin: all have the same "
               "opponents.");

    case RK_WARNING_KOYA_IN_SWISS:
      return _("Koya is made for round robins and says little in a Swiss.");

    case RK_WARNING_DIRECT_IN_SWISS:
      return _("Direct encounter seldom decides in a Swiss: few of those with equal "
               "points have met.");

    case RK_WARNING_NO_TIE_BREAK:
      return _("Without a tie-break, players with equal points share a place.");

    case RK_WARNING_TIE_BREAKS_IN_KNOCKOUT:
      return _("Tie-breaks do nothing in a knockout: the round that was reached "
               "decides.");

    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * rk_text_regulations_warning:
 * @warning: one warning
 * @regulations: the regulations it is about
 * @n_players: how many players there are
 *
 * Returns: (transfer full): what the arbiter should know, as a sentence
 */
char *
rk_text_regulations_warning (RkRegulationsWarning  warning,
                             const RkRegulations  *regulations,
                             guint                 n_players)
{
  guint n_rounds;
  g_autofree char *rounds = NULL;
  g_autofree char *players = NULL;

  g_return_val_if_fail (regulations != NULL, NULL);

  n_rounds = rk_regulations_get_n_rounds (regulations, n_players);
  rounds = rk_format_number (n_rounds);
  players = rk_format_number (n_players);
  switch (warning)
    {
    case RK_WARNING_TOO_MANY_ROUNDS:
    case RK_WARNING_TOO_FEW_ROUNDS:
    case RK_WARNING_ROUND_ROBIN_BETTER:
    case RK_WARNING_MANY_ROUNDS_IN_ROUND_ROBIN:
      return describe_sizes (warning, rounds, players, n_rounds);

    case RK_WARNING_BUCHHOLZ_IN_ROUND_ROBIN:
    case RK_WARNING_KOYA_IN_SWISS:
    case RK_WARNING_DIRECT_IN_SWISS:
    case RK_WARNING_NO_TIE_BREAK:
    case RK_WARNING_TIE_BREAKS_IN_KNOCKOUT:
      return g_strdup (describe_tie_breaks (warning));

    case RK_WARNING_LONG_GAMES:
      return g_strdup (_("A game may take many rounds. Fewer rounds, or a number of won rounds, "
                         "keep the tournament in time."));

    case RK_WARNING_TOO_FEW_PLAYERS:
      return g_strdup (_("There are too few players for this system."));

    default:
      g_return_val_if_reached (NULL);
    }
}
