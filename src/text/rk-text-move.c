/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-sentences-private.h"

#include <glib/gi18n.h>

#include "rk-format.h"

static char *
describe_played (RkMatch *match,
                 RkMove  *move)
{
  g_autofree char *name = rk_text_subject (match, rk_move_get_side (move));
  RkLetter letter = rk_letter (rk_move_get_before (move), rk_move_get_hole (move));
  guint laps = rk_move_get_sowing (move)->laps;
  g_autofree char *number = NULL;

  if (laps == 1)
    /* TRANSLATORS: a move: the player, as the texts with "subject of a sentence" have it,
     * and the letter of the hole */
    return g_strdup_printf (_("%1$s played %2$s."), name, letter.text);

  number = rk_format_number (laps);
  /* TRANSLATORS: a move: the player, the letter of the hole, and how many laps
   * it took (more than one) */
  return g_strdup_printf (ngettext ("%1$s played %2$s in %3$s lap.",
                                    "%1$s played %2$s in %3$s laps.", laps),
                          name, letter.text, number);
}

char *
rk_text_captured (const char *name,
                  guint       stones)
{
  g_autofree char *number = rk_format_number (stones);

  /* TRANSLATORS: what a move captured for a player, who need not be the one
   * who moved */
  return g_strdup_printf (ngettext ("%1$s gets %2$s stone.",
                                    "%1$s gets %2$s stones.", stones),
                          name, number);
}

static void
take_captured (GString        *sentences,
               RkMatch        *match,
               RkSide          side,
               const RkSowing *sowing)
{
  g_autofree char *name = NULL;

  if (sowing->captured[side] == 0)
    return;

  name = rk_text_subject (match, side);
  rk_sentences_take (sentences, rk_text_captured (name, sowing->captured[side]));
}

/**
 * rk_text_move:
 * @match: the match
 * @move: a move of it
 *
 * Returns: (transfer full): what the move did, the mover's captures first:
 *   "South played C in 5 laps. South gets 8 stones. Binikh."
 */
char *
rk_text_move (RkMatch *match,
              RkMove  *move)
{
  GString *sentences;
  const RkSowing *sowing;
  RkSide side;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (RK_IS_MOVE (move), NULL);

  sentences = g_string_new (NULL);
  sowing = rk_move_get_sowing (move);
  side = rk_move_get_side (move);

  rk_sentences_take (sentences, describe_played (match, move));
  take_captured (sentences, match, side, sowing);
  take_captured (sentences, match, rk_side_other (side), sowing);
  if (sowing->binikh)
    /* TRANSLATORS: the move ended by making four with its last stone. The word
     * stays as it is in every language. */
    rk_sentences_take (sentences, g_strdup (_("Binikh.")));

  return g_string_free_and_steal (sentences);
}

/* The same in fewer words: "South: C. South gets 8 stones." */
char *
rk_text_move_brief (RkMatch *match,
                    RkMove  *move)
{
  GString *sentences = g_string_new (NULL);
  const RkSowing *sowing = rk_move_get_sowing (move);
  RkSide side = rk_move_get_side (move);
  RkLetter letter = rk_letter (rk_move_get_before (move), rk_move_get_hole (move));
  g_autofree char *name = rk_text_player_plain (match, side);

  /* TRANSLATORS: a move, as short as can be: the player and the letter of the hole */
  rk_sentences_take (sentences, g_strdup_printf (C_("move", "%1$s: %2$s."), name, letter.text));
  take_captured (sentences, match, side, sowing);
  take_captured (sentences, match, rk_side_other (side), sowing);

  return g_string_free_and_steal (sentences);
}

/**
 * rk_text_playing:
 * @match: the match
 * @move: a move of it
 *
 * Returns: (transfer full): that the move is being played, without its outcome:
 *   "South plays C."
 */
char *
rk_text_playing (RkMatch *match,
                 RkMove  *move)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (RK_IS_MOVE (move), NULL);

  name = rk_text_subject (match, rk_move_get_side (move));
  /* TRANSLATORS: a move while its stones are falling: the player and the letter
   * of the hole */
  return g_strdup_printf (_("%1$s plays %2$s."),
                          name,
                          rk_letter (rk_move_get_before (move),
                                     rk_move_get_hole (move)).text);
}

/**
 * rk_text_undo:
 * @match: the match
 * @move: (nullable): the move that was taken back; NULL if it was an agreement
 *   or concession
 *
 * Returns: (transfer full): what was taken back
 */
char *
rk_text_undo (RkMatch *match,
              RkMove  *move)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  if (move == NULL)
    return g_strdup (_("Taken back: the agreement or concession."));

  name = rk_text_subject (match, rk_move_get_side (move));
  /* TRANSLATORS: undo of a move: the player and the letter of the hole */
  return g_strdup_printf (_("Taken back: %1$s played %2$s."),
                          name,
                          rk_letter (rk_move_get_before (move),
                                     rk_move_get_hole (move)).text);
}

/**
 * rk_text_redo:
 * @match: the match
 * @move: (nullable): the move that was played again; NULL if it was an agreement
 *   or concession
 *
 * Returns: (transfer full): what was done again
 */
char *
rk_text_redo (RkMatch *match,
              RkMove  *move)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  if (move == NULL)
    return g_strdup (_("Done again: the agreement or concession."));

  name = rk_text_subject (match, rk_move_get_side (move));
  /* TRANSLATORS: redo of a move: the player and the letter of the hole */
  return g_strdup_printf (_("Played again: %1$s played %2$s."),
                          name,
                          rk_letter (rk_move_get_before (move),
                                     rk_move_get_hole (move)).text);
}

/**
 * rk_text_back_in_round:
 * @match: a match of which the start of a round was just taken back
 *
 * Returns: (transfer full): in which round it is again
 */
char *
rk_text_back_in_round (RkMatch *match)
{
  g_autofree char *number = NULL;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  number = rk_format_number (rk_match_get_n_rounds (match));
  /* TRANSLATORS: "%s" is the number of the round that goes on, after the start of the next one
   * was taken back */
  return g_strdup_printf (_("Back in round %s"), number);
}
