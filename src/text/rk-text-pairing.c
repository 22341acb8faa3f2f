/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-tournament-sentences-private.h"

#include <glib/gi18n.h>

#include "rk-format.h"

char *
rk_text_sum (guint first,
             guint second)
{
  g_autofree char *first_text = rk_format_points (first);
  g_autofree char *second_text = rk_format_points (second);

  /* TRANSLATORS: the result of a game or pairing: the points of the one player and
   * of the other */
  return g_strdup_printf (C_("result", "%1$s – %2$s"), first_text, second_text);
}

static char *
describe_forfeit (guint first,
                  guint second)
{
  g_autofree char *sum = rk_text_sum (first, second);

  /* TRANSLATORS: a result in a list, like "1 – 0", of a game that was not played: who
   * did not come lost it */
  return g_strdup_printf (C_("result", "%s (forfeit)"), sum);
}

/**
 * rk_text_result:
 * @result: a result
 *
 * Returns: (transfer full): it in points, of a forfeit with that word; empty for none
 */
char *
rk_text_result (RkResult result)
{
  switch (result)
    {
    case RK_RESULT_NONE:
      return g_strdup ("");

    case RK_RESULT_FIRST:
      return rk_text_sum (RK_POINTS_WIN, 0);

    case RK_RESULT_DRAW:
      return rk_text_sum (RK_POINTS_DRAW, RK_POINTS_DRAW);

    case RK_RESULT_SECOND:
      return rk_text_sum (0, RK_POINTS_WIN);

    case RK_RESULT_FIRST_FORFEITS:
      return describe_forfeit (0, RK_POINTS_WIN);

    case RK_RESULT_SECOND_FORFEITS:
      return describe_forfeit (RK_POINTS_WIN, 0);

    case RK_RESULT_BOTH_FORFEIT:
      return describe_forfeit (0, 0);

    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * rk_text_result_stones:
 * @rules: the rules of the game
 * @margin: how many stones more the first named has at its end
 *
 * Returns: (transfer full): the stones of both, the first named's first; if no such
 *   shares make up all stones, what each has more than the other
 */
char *
rk_text_result_stones (const RkRules *rules,
                       int            margin)
{
  int all;
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_return_val_if_fail (rules != NULL, NULL);

  all = 2 * RK_FOUR * (int) rules->n_holes;
  if (ABS (margin) <= all && (all + margin) % 2 == 0)
    return rk_text_score ((all + margin) / 2, (all - margin) / 2);

  first = rk_format_number (MAX (margin, 0));
  second = rk_format_number (MAX (-margin, 0));
  return g_strdup_printf ("+%s : +%s", first, second);
}

static char *
get_name (RkPairing *pairing,
          gboolean   first)
{
  return rk_text_entrant_name (first ? rk_pairing_get_first (pairing) :
                                       rk_pairing_get_second (pairing));
}

/**
 * rk_text_result_spoken:
 * @pairing: a pairing of two players
 * @result: a result
 *
 * Returns: (transfer full): what the result would mean there, as a label
 */
char *
rk_text_result_spoken (RkPairing *pairing,
                       RkResult   result)
{
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;

  g_return_val_if_fail (RK_IS_PAIRING (pairing), NULL);

  first = get_name (pairing, TRUE);
  second = get_name (pairing, FALSE);
  switch (result)
    {
    case RK_RESULT_NONE:
      /* TRANSLATORS: of a game; not a sentence */
      return g_strdup (C_("result", "No result yet"));

    case RK_RESULT_FIRST:
      return g_strdup_printf (C_("result", "%s won"), first);

    case RK_RESULT_DRAW:
      /* TRANSLATORS: the result of a game; not a sentence */
      return g_strdup (C_("result", "Drawn"));

    case RK_RESULT_SECOND:
      return g_strdup_printf (C_("result", "%s won"), second);

    case RK_RESULT_FIRST_FORFEITS:
      return g_strdup_printf (C_("result", "%s won by forfeit"), second);

    case RK_RESULT_SECOND_FORFEITS:
      return g_strdup_printf (C_("result", "%s won by forfeit"), first);

    case RK_RESULT_BOTH_FORFEIT:
      /* TRANSLATORS: neither player came to a game, and both lose it; not a sentence */
      return g_strdup (C_("result", "Both lost by forfeit"));

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
describe_stones_more (RkPairing *pairing,
                      int        margin)
{
  g_autofree char *name = get_name (pairing, margin > 0);
  g_autofree char *stones = rk_format_number (ABS (margin));

  /* TRANSLATORS: a player at the end of a game, compared with the opponent */
  return g_strdup_printf (ngettext ("%1$s has %2$s stone more.",
                                    "%1$s has %2$s stones more.", ABS (margin)),
                          name, stones);
}

/* @margin is that of the winner. */
static char *
describe_win (RkPairing *pairing,
              gboolean   first,
              int        margin)
{
  g_autofree char *name = get_name (pairing, first);
  g_autofree char *stones = rk_format_number (margin);

  if (margin <= 0)
    return g_strdup_printf (_("%s won."), name);

  return g_strdup_printf (ngettext ("%1$s won by %2$s stone.",
                                    "%1$s won by %2$s stones.", margin),
                          name, stones);
}

/* Who won a game by more rounds may have fewer stones: that is said too. */
static char *
describe_played (RkPairing          *pairing,
                 const RkGameRecord *game)
{
  GString *sentences = g_string_new (NULL);
  int margin = game->has_margin ? game->margin : 0;
  gboolean drawn = game->result == RK_RESULT_DRAW;
  gboolean first = game->result == RK_RESULT_FIRST;

  rk_sentences_take (sentences, drawn ? g_strdup (_("The game is drawn.")) :
                                        describe_win (pairing, first, first ? margin : -margin));
  if (margin != 0 && (drawn || (margin > 0) != first))
    rk_sentences_take (sentences, describe_stones_more (pairing, margin));

  return g_string_free_and_steal (sentences);
}

/**
 * rk_text_game_spoken:
 * @pairing: a pairing of two players
 * @game: the index of one of its games
 *
 * Returns: (transfer full): how the game ended, with the margin if it is known
 */
char *
rk_text_game_spoken (RkPairing *pairing,
                     guint      game)
{
  const RkGameRecord *record;
  g_autofree char *name = NULL;

  g_return_val_if_fail (RK_IS_PAIRING (pairing), NULL);
  g_return_val_if_fail (game < rk_pairing_get_n_games (pairing), NULL);

  record = rk_pairing_get_game (pairing, game);
  switch (record->result)
    {
    case RK_RESULT_NONE:
      return g_strdup (_("The game has no result yet."));

    case RK_RESULT_FIRST:
    case RK_RESULT_DRAW:
    case RK_RESULT_SECOND:
      return describe_played (pairing, record);

    case RK_RESULT_FIRST_FORFEITS:
    case RK_RESULT_SECOND_FORFEITS:
      name = get_name (pairing, record->result == RK_RESULT_SECOND_FORFEITS);
      return g_strdup_printf (_("%s won by forfeit."), name);

    case RK_RESULT_BOTH_FORFEIT:
      return g_strdup (_("Both players lost the game by forfeit."));

    default:
      g_return_val_if_reached (NULL);
    }
}

static gboolean
is_forfeit (RkResult result)
{
  return result == RK_RESULT_FIRST_FORFEITS || result == RK_RESULT_SECOND_FORFEITS ||
         result == RK_RESULT_BOTH_FORFEIT;
}

/**
 * rk_text_pairing_is_forfeit:
 * @pairing: a pairing of two players
 *
 * Returns: whether no game of it was played, and all were forfeited
 */
gboolean
rk_text_pairing_is_forfeit (RkPairing *pairing)
{
  g_return_val_if_fail (RK_IS_PAIRING (pairing), FALSE);

  for (guint i = 0; i < rk_pairing_get_n_games (pairing); i++)
    {
      if (!is_forfeit (rk_pairing_get_game (pairing, i)->result))
        return FALSE;
    }

  return TRUE;
}

/**
 * rk_text_pairing_result:
 * @pairing: a pairing
 *
 * Returns: (transfer full): its result in points, of several games their sum; empty
 *   while a result is missing, and for a bye
 */
char *
rk_text_pairing_result (RkPairing *pairing)
{
  guint points[2];

  g_return_val_if_fail (RK_IS_PAIRING (pairing), NULL);

  if (rk_pairing_get_kind (pairing) != RK_PAIRING_GAME || rk_pairing_is_open (pairing))
    return g_strdup ("");

  rk_pairing_get_points (pairing, points);
  if (rk_text_pairing_is_forfeit (pairing))
    return describe_forfeit (points[0], points[1]);

  return rk_text_sum (points[0], points[1]);
}

/* Of a pairing of several games. */
static char *
describe_sum (RkPairing *pairing)
{
  guint points[2];
  gboolean first;
  g_autofree char *name = NULL;
  g_autofree char *more = NULL;
  g_autofree char *less = NULL;

  rk_pairing_get_points (pairing, points);
  first = points[0] >= points[1];
  more = rk_format_points (MAX (points[0], points[1]));
  less = rk_format_points (MIN (points[0], points[1]));

  if (rk_pairing_is_open (pairing))
    {
      g_autofree char *sum = rk_text_sum (points[0], points[1]);

      /* TRANSLATORS: a pairing of several games of which one has no result yet; %s is
       * the points so far, like "1 – 0" */
      return g_strdup_printf (_("A game has no result yet. So far: %s."), sum);
    }

  if (points[0] == points[1])
    /* TRANSLATORS: the points of both players in a pairing of several games */
    return g_strdup_printf (_("The pairing is drawn, %1$s to %2$s."), more, less);

  name = get_name (pairing, first);
  /* TRANSLATORS: the winner of a pairing of several games, and the points of both */
  return g_strdup_printf (_("%1$s won the pairing, %2$s to %3$s."), name, more, less);
}

static char *
describe_bye (RkPairing *pairing)
{
  g_autofree char *name = get_name (pairing, TRUE);

  switch (rk_pairing_get_kind (pairing))
    {
    case RK_PAIRING_BYE:
      return g_strdup_printf (_("%s has the pairing bye."), name);

    case RK_PAIRING_HALF_BYE:
      return g_strdup_printf (_("%s has a half-point bye."), name);

    case RK_PAIRING_ZERO_BYE:
      return g_strdup_printf (_("%s is absent."), name);

    case RK_PAIRING_REST:
      /* TRANSLATORS: a player who has no opponent in this round */
      return g_strdup_printf (_("%s rests."), name);

    case RK_PAIRING_GAME:
    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * rk_text_pairing_result_spoken:
 * @pairing: a pairing
 *
 * Returns: (transfer full): how it ended, as a sentence
 */
char *
rk_text_pairing_result_spoken (RkPairing *pairing)
{
  g_return_val_if_fail (RK_IS_PAIRING (pairing), NULL);

  if (rk_pairing_get_kind (pairing) != RK_PAIRING_GAME)
    return describe_bye (pairing);

  if (rk_pairing_get_n_games (pairing) == 1)
    return rk_text_game_spoken (pairing, 0);

  return describe_sum (pairing);
}

/**
 * rk_text_pairing_kind:
 * @kind: what a pairing is
 *
 * Returns: (transfer full) (nullable): the name of the bye; %NULL for a game
 */
char *
rk_text_pairing_kind (RkPairingKind kind)
{
  switch (kind)
    {
    case RK_PAIRING_GAME:
      return NULL;

    case RK_PAIRING_BYE:
      /* TRANSLATORS: a player for whom no opponent was left */
      return g_strdup (C_("bye", "Pairing bye"));

    case RK_PAIRING_HALF_BYE:
      /* TRANSLATORS: a player who asked not to play, and gets half a point */
      return g_strdup (C_("bye", "Half-point bye"));

    case RK_PAIRING_ZERO_BYE:
      return g_strdup (C_("bye", "Absent"));

    case RK_PAIRING_REST:
      /* TRANSLATORS: a player without an opponent: in a round robin of an odd number,
       * or a high seed of a knockout */
      return g_strdup (C_("bye", "Rest"));

    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * rk_text_pairing_bye:
 * @self: a tournament
 * @pairing: a pairing of it
 *
 * Returns: (transfer full) (nullable): as rk_text_pairing_kind(), but who has no opponent in
 *   a knockout goes on to the next round
 */
char *
rk_text_pairing_bye (RkTournament *self,
                     RkPairing    *pairing)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);
  g_return_val_if_fail (RK_IS_PAIRING (pairing), NULL);

  if (rk_pairing_get_kind (pairing) == RK_PAIRING_REST &&
      rk_tournament_get_regulations (self)->system == RK_SYSTEM_KNOCKOUT)
    /* TRANSLATORS: of a player in a knockout who is in the next round without playing */
    return g_strdup (C_("bye", "Through"));

  return rk_text_pairing_kind (rk_pairing_get_kind (pairing));
}

/**
 * rk_text_pairing_players:
 * @pairing: a pairing
 *
 * Returns: (transfer full): who plays against whom, or has which bye
 */
char *
rk_text_pairing_players (RkPairing *pairing)
{
  g_autofree char *first = NULL;
  g_autofree char *other = NULL;

  g_return_val_if_fail (RK_IS_PAIRING (pairing), NULL);

  first = get_name (pairing, TRUE);
  if (rk_pairing_get_kind (pairing) == RK_PAIRING_GAME)
    {
      other = get_name (pairing, FALSE);
      return rk_text_title (first, other);
    }

  other = rk_text_pairing_kind (rk_pairing_get_kind (pairing));
  /* TRANSLATORS: a player, and which bye that player has in this round */
  return g_strdup_printf (C_("bye", "%1$s: %2$s"), first, other);
}

/**
 * rk_text_pairing:
 * @pairing: a pairing
 *
 * Returns: (transfer full): its title: board and players
 */
char *
rk_text_pairing (RkPairing *pairing)
{
  g_autofree char *players = rk_text_pairing_players (pairing);
  g_autofree char *board = NULL;

  if (rk_pairing_get_kind (pairing) != RK_PAIRING_GAME)
    return g_steal_pointer (&players);

  board = rk_format_number (rk_pairing_get_board (pairing));
  /* TRANSLATORS: the number of a board, and who plays there */
  return g_strdup_printf (C_("pairing", "Board %1$s: %2$s"), board, players);
}

static char *
describe_board (RkPairing *pairing)
{
  guint n_games = rk_pairing_get_n_games (pairing);
  g_autofree char *board = rk_format_number (rk_pairing_get_board (pairing));
  g_autofree char *first = get_name (pairing, TRUE);
  g_autofree char *second = get_name (pairing, FALSE);
  g_autofree char *games = NULL;

  if (n_games == 1)
    /* TRANSLATORS: the number of a board, who moves first there, and the opponent */
    return g_strdup_printf (_("Board %1$s: %2$s begins against %3$s."), board, first, second);

  games = rk_format_number (n_games);
  /* TRANSLATORS: the number of a board, who moves first there in the first game, the
   * opponent, and how many games they play */
  return g_strdup_printf (ngettext ("Board %1$s: %2$s begins the first of %4$s game against %3$s.",
                                    "Board %1$s: %2$s begins the first of %4$s games against %3$s.",
                                    n_games),
                          board, first, second, games);
}

/**
 * rk_text_result_flag:
 * @flag: one flag
 *
 * Returns: (transfer full): what it means, as a sentence
 */
char *
rk_text_result_flag (RkResultFlag flag)
{
  switch (flag)
    {
    case RK_RESULT_FLAG_NONE:
      return g_strdup ("");

    case RK_RESULT_FLAG_LATE:
      return g_strdup (_("The result was changed after the next round had been paired."));

    case RK_RESULT_FLAG_MATCH:
      return g_strdup (_("The match that was played here says otherwise."));

    default:
      g_return_val_if_reached (NULL);
    }
}

static void
append_flags (GString *sentences,
              guint    flags)
{
  static const RkResultFlag all[] = { RK_RESULT_FLAG_LATE, RK_RESULT_FLAG_MATCH };

  for (gsize i = 0; i < G_N_ELEMENTS (all); i++)
    {
      if (flags & all[i])
        rk_sentences_take (sentences, rk_text_result_flag (all[i]));
    }
}

/* Whether a match was begun here, for a game that has no result. */
static gboolean
is_being_played (RkPairing *pairing)
{
  for (guint i = 0; i < rk_pairing_get_n_games (pairing); i++)
    {
      const RkGameRecord *game = rk_pairing_get_game (pairing, i);

      if (game->result == RK_RESULT_NONE && game->match != NULL)
        return TRUE;
    }

  return FALSE;
}

/**
 * rk_text_pairing_for_reader:
 * @round: the round of the pairing
 * @pairing: a pairing
 *
 * Returns: (transfer full): all there is to say of it, for who does not see it; of a
 *   draft nothing of results
 */
char *
rk_text_pairing_for_reader (RkTournamentRound *round,
                            RkPairing         *pairing)
{
  gboolean is_game;
  GString *sentences;

  g_return_val_if_fail (RK_IS_TOURNAMENT_ROUND (round), NULL);
  g_return_val_if_fail (RK_IS_PAIRING (pairing), NULL);

  is_game = rk_pairing_get_kind (pairing) == RK_PAIRING_GAME;
  sentences = g_string_new (NULL);
  if (is_game)
    rk_sentences_take (sentences, describe_board (pairing));
  if (!is_game || rk_tournament_round_is_published (round))
    rk_sentences_take (sentences, rk_text_pairing_result_spoken (pairing));
  if (is_being_played (pairing))
    rk_sentences_take (sentences, g_strdup (_("It is being played here.")));
  if (rk_pairing_get_why (pairing)->by_arbiter)
    rk_sentences_take (sentences, g_strdup (_("Changed by the arbiter.")));
  append_flags (sentences, rk_pairing_get_flags (pairing));

  return g_string_free_and_steal (sentences);
}

/* "Board 3", "Board 3, game 2". */
static char *
describe_place (RkPairing *pairing,
                guint      game)
{
  g_autofree char *board = rk_format_number (rk_pairing_get_board (pairing));
  g_autofree char *number = rk_format_number (game + 1);

  if (rk_pairing_get_n_games (pairing) == 1)
    return g_strdup_printf (C_("pairing", "Board %s"), board);

  return g_strdup_printf (C_("pairing", "Board %1$s, game %2$s"), board, number);
}

/**
 * rk_text_taken_result:
 * @taken: what became of the result of a match
 * @pairing: (nullable): where the match was played; %NULL if it is not of the tournament
 * @game: the index of the game there
 *
 * Returns: (transfer full): what the arbiter should know of it
 */
char *
rk_text_taken_result (RkTakenResult  taken,
                      RkPairing     *pairing,
                      guint          game)
{
  g_autofree char *place = NULL;
  g_autofree char *result = NULL;

  if (taken == RK_TAKEN_APART)
    return g_strdup (_("A match has ended whose players do not meet in its round any more. No "
                       "result was entered."));
  if (taken == RK_TAKEN_NOT_OURS || pairing == NULL)
    return g_strdup (_("This match does not belong to a game of this tournament."));

  place = describe_place (pairing, game);
  result = rk_text_game_spoken (pairing, game);
  switch (taken)
    {
    case RK_TAKEN_NOT_OVER:
      /* TRANSLATORS: %s is a place like "Board 3" or "Board 3, game 2" */
      return g_strdup_printf (_("%s: the match is not over yet."), place);

    case RK_TAKEN_NEW:
      /* TRANSLATORS: a place like "Board 3", and a sentence that says who won */
      return g_strdup_printf (C_("pairing", "%1$s: %2$s"), place, result);

    case RK_TAKEN_SAME:
      /* TRANSLATORS: a place like "Board 3", and a sentence that says who won */
      return g_strdup_printf (_("%1$s: this result was there already. %2$s"), place, result);

    case RK_TAKEN_DIFFERS:
      /* TRANSLATORS: a place like "Board 3", and a sentence that says who won */
      return g_strdup_printf (_("%1$s: the match ended otherwise than the result that is there. "
                                "It stays, and is marked. %2$s"),
                              place, result);

    case RK_TAKEN_APART:
    case RK_TAKEN_NOT_OURS:
    default:
      g_return_val_if_reached (NULL);
    }
}
