/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-sentences-private.h"

#include <glib/gi18n.h>

#include "rk-format.h"

static char *
describe_stones (const RkPosition *position,
                 guint             hole,
                 gboolean          own)
{
  RkLetter letter = rk_letter (position, hole);
  guint stones = position->stones[hole];
  g_autofree char *number = rk_format_number (stones);

  if (own)
    /* TRANSLATORS: a hole for a screen reader: its letter, how many stones */
    return g_strdup_printf (ngettext ("Your hole %1$s, %2$s stone",
                                      "Your hole %1$s, %2$s stones", stones),
                            letter.text, number);

  if (rk_position_get_owner (position, hole) == RK_SOUTH)
    /* TRANSLATORS: a hole for a screen reader: its letter, how many stones */
    return g_strdup_printf (ngettext ("South’s hole %1$s, %2$s stone",
                                      "South’s hole %1$s, %2$s stones", stones),
                            letter.text, number);

  /* TRANSLATORS: a hole for a screen reader: its letter, how many stones */
  return g_strdup_printf (ngettext ("North’s hole %1$s, %2$s stone",
                                    "North’s hole %1$s, %2$s stones", stones),
                          letter.text, number);
}

static char *
describe_empty (const RkPosition *position,
                guint             hole,
                gboolean          own)
{
  RkLetter letter = rk_letter (position, hole);

  if (own)
    /* TRANSLATORS: a hole for a screen reader: its letter */
    return g_strdup_printf (_("Your hole %s, empty"), letter.text);

  if (rk_position_get_owner (position, hole) == RK_SOUTH)
    /* TRANSLATORS: a hole for a screen reader: its letter */
    return g_strdup_printf (_("South’s hole %s, empty"), letter.text);

  /* TRANSLATORS: a hole for a screen reader: its letter */
  return g_strdup_printf (_("North’s hole %s, empty"), letter.text);
}

static char *
describe_closed (const RkPosition *position,
                 guint             hole,
                 gboolean          own)
{
  RkLetter letter = rk_letter (position, hole);

  if (own)
    /* TRANSLATORS: a hole for a screen reader: its letter */
    return g_strdup_printf (_("Your hole %s, closed with sand"), letter.text);

  if (rk_position_get_owner (position, hole) == RK_SOUTH)
    /* TRANSLATORS: a hole for a screen reader: its letter */
    return g_strdup_printf (_("South’s hole %s, closed with sand"), letter.text);

  /* TRANSLATORS: a hole for a screen reader: its letter */
  return g_strdup_printf (_("North’s hole %s, closed with sand"), letter.text);
}

/**
 * rk_text_hole:
 * @position: a position
 * @hole: a hole of it
 * @own: whether it is in the row of the player who is to move, and can play
 *   here and now
 *
 * Returns: (transfer full): the name of the hole for a screen reader: "Your
 *   hole C, 4 stones"
 */
char *
rk_text_hole (const RkPosition *position,
              guint             hole,
              gboolean          own)
{
  g_return_val_if_fail (position != NULL, NULL);
  g_return_val_if_fail (hole < 2u * position->n_holes, NULL);

  if (!rk_position_is_open (position, hole))
    return describe_closed (position, hole, own);

  if (position->stones[hole] == 0)
    return describe_empty (position, hole, own);

  return describe_stones (position, hole, own);
}

/**
 * rk_text_hole_content:
 * @position: a position
 * @hole: a hole of it
 *
 * Returns: (transfer full): what is in the hole: "4 stones", "empty" or
 *   "closed with sand"
 */
char *
rk_text_hole_content (const RkPosition *position,
                      guint             hole)
{
  g_autofree char *number = NULL;

  g_return_val_if_fail (position != NULL, NULL);
  g_return_val_if_fail (hole < 2u * position->n_holes, NULL);

  if (!rk_position_is_open (position, hole))
    return g_strdup (C_("hole", "closed with sand"));

  if (position->stones[hole] == 0)
    return g_strdup (C_("hole", "empty"));

  number = rk_format_number (position->stones[hole]);
  /* TRANSLATORS: what is in a hole */
  return g_strdup_printf (ngettext ("%s stone", "%s stones", position->stones[hole]),
                          number);
}

static char *
explain_not_to_move (RkMatch          *match,
                     const RkPosition *position,
                     guint             hole)
{
  RkSide mover = rk_side_other (rk_position_get_owner (position, hole));
  g_autofree char *name = rk_text_subject (match, mover);

  /* TRANSLATORS: why a move is not legal: the letter of a hole in the row of the other
   * player, and the player whose turn it is */
  return g_strdup_printf (_("Hole %1$s cannot be played now: %2$s is to move."),
                          rk_letter (position, hole).text, name);
}

static char *
explain_hole (const RkPosition *position,
              guint             hole,
              RkMoveStatus      status)
{
  RkLetter letter = rk_letter (position, hole);

  switch (status)
    {
    case RK_MOVE_CLOSED:
      /* TRANSLATORS: why a move is not legal; %s is the letter of the hole */
      return g_strdup_printf (_("Hole %s is closed with sand."), letter.text);

    case RK_MOVE_EMPTY:
      /* TRANSLATORS: why a move is not legal; %s is the letter of the hole */
      return g_strdup_printf (_("Hole %s is empty."), letter.text);

    case RK_MOVE_ENDLESS:
      /* TRANSLATORS: why a move is not legal; %s is the letter of the hole */
      return g_strdup_printf (_("Hole %s cannot be played: the sowing would never end."),
                              letter.text);

    case RK_MOVE_LEGAL:
    case RK_MOVE_NOT_TO_MOVE:
    case RK_MOVE_ROUND_OVER:
    case RK_MOVE_NO_SUCH_HOLE:
    default:
      g_return_val_if_reached (NULL);
    }
}

/**
 * rk_text_illegal_move:
 * @match: the match
 * @position: the position in it before the move
 * @hole: the hole to play
 * @status: why it cannot be played
 *
 * Returns: (transfer full): the reason, for a person: "Hole C is empty."
 */
char *
rk_text_illegal_move (RkMatch          *match,
                      const RkPosition *position,
                      guint             hole,
                      RkMoveStatus      status)
{
  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (position != NULL, NULL);
  g_return_val_if_fail (status != RK_MOVE_LEGAL, NULL);

  if (status == RK_MOVE_NOT_TO_MOVE)
    return explain_not_to_move (match, position, hole);
  if (status == RK_MOVE_ROUND_OVER)
    return g_strdup (_("The round is over."));
  if (status == RK_MOVE_NO_SUCH_HOLE)
    return g_strdup (_("There is no such hole on this board."));

  return explain_hole (position, hole, status);
}

/* Capital and small letters sound the same: the other row is named. */
static char *
preview_end_there (const char *from,
                   const char *to,
                   RkSide      owner,
                   guint       n_laps)
{
  g_autofree char *laps = rk_format_number (n_laps);

  if (n_laps == 1 && owner == RK_SOUTH)
    /* TRANSLATORS: what a move of North would do: the hole that is played, and the one
     * in which its last stone falls */
    return g_strdup_printf (_("%1$s ends in South’s hole %2$s."), from, to);
  if (n_laps == 1)
    /* TRANSLATORS: what a move of South would do: the hole that is played, and the one
     * in which its last stone falls */
    return g_strdup_printf (_("%1$s ends in North’s hole %2$s."), from, to);
  if (owner == RK_SOUTH)
    /* TRANSLATORS: what a move of North would do: the hole that is played, the one in
     * which its last stone falls, and how many laps it takes (more than one) */
    return g_strdup_printf (ngettext ("%1$s ends in South’s hole %2$s after %3$s lap.",
                                      "%1$s ends in South’s hole %2$s after %3$s laps.", n_laps),
                            from, to, laps);

  /* TRANSLATORS: what a move of South would do: the hole that is played, the one in
   * which its last stone falls, and how many laps it takes (more than one) */
  return g_strdup_printf (ngettext ("%1$s ends in North’s hole %2$s after %3$s lap.",
                                    "%1$s ends in North’s hole %2$s after %3$s laps.", n_laps),
                          from, to, laps);
}

static char *
preview_end (const RkPosition *position,
             guint             hole,
             const RkSowing   *sowing)
{
  RkSide owner = rk_position_get_owner (position, sowing->last);
  RkLetter from = rk_letter (position, hole);
  RkLetter to = rk_letter (position, sowing->last);
  g_autofree char *laps = NULL;

  if (owner != position->turn)
    return preview_end_there (from.text, to.text, owner, sowing->laps);

  if (sowing->laps == 1)
    /* TRANSLATORS: what a move would do: the hole that is played, and the one of the
     * same row in which its last stone falls */
    return g_strdup_printf (_("%1$s ends in %2$s."), from.text, to.text);

  laps = rk_format_number (sowing->laps);
  /* TRANSLATORS: what a move would do: the hole that is played, the one of the same row
   * in which its last stone falls, and how many laps it takes (more than one) */
  return g_strdup_printf (ngettext ("%1$s ends in %2$s after %3$s lap.",
                                    "%1$s ends in %2$s after %3$s laps.", sowing->laps),
                          from.text, to.text, laps);
}

static void
preview_captures (GString        *sentences,
                  const RkSowing *sowing,
                  RkSide          mover)
{
  guint won = sowing->captured[mover];
  guint lost = sowing->captured[rk_side_other (mover)];
  g_autofree char *won_text = rk_format_number (won);
  g_autofree char *lost_text = rk_format_number (lost);

  if (won > 0)
    /* TRANSLATORS: what a move would capture for the player who is to move */
    rk_sentences_take (sentences,
                       g_strdup_printf (ngettext ("You get %s stone.",
                                                  "You get %s stones.", won),
                                        won_text));
  if (lost > 0)
    /* TRANSLATORS: what a move would give to the opponent */
    rk_sentences_take (sentences,
                       g_strdup_printf (ngettext ("Your opponent gets %s stone.",
                                                  "Your opponent gets %s stones.", lost),
                                        lost_text));
  if (sowing->binikh)
    rk_sentences_take (sentences, g_strdup (_("Binikh.")));
}

/**
 * rk_text_preview:
 * @position: a position
 * @hole: a hole of the player who is to move
 *
 * Returns: (transfer full): what the move would do, or why it is not legal
 */
char *
rk_text_preview (const RkPosition *position,
                 guint             hole)
{
  RkPosition after;
  RkMoveStatus status;
  RkSowing sowing;
  GString *sentences;

  g_return_val_if_fail (position != NULL, NULL);
  g_return_val_if_fail (rk_position_get_owner (position, hole) == position->turn, NULL);

  after = *position;
  status = rk_position_play (&after, hole, &sowing);
  if (status != RK_MOVE_LEGAL)
    return explain_hole (position, hole, status);

  sentences = g_string_new (NULL);
  rk_sentences_take (sentences, preview_end (position, hole, &sowing));
  preview_captures (sentences, &sowing, position->turn);

  return g_string_free_and_steal (sentences);
}
