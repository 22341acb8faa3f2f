/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-lap-sentences.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-sentences-private.h"

static char *
describe_sowing (RkMatch     *match,
                 RkMove      *move,
                 guint        index,
                 const RkLap *lap)
{
  const RkPosition *before = rk_move_get_before (move);
  g_autofree char *number = rk_format_number (index + 1);
  g_autofree char *n_laps = rk_format_number (rk_move_get_sowing (move)->laps);
  g_autofree char *name = rk_text_subject (match, rk_move_get_side (move));
  g_autofree char *stones = rk_format_number (lap->n_stones);

  /* TRANSLATORS: a lap of a move: its number and how many laps the move has, the player, how
   * many stones are lifted, the letter of the hole they come from, and the letter of the hole
   * in which the last one falls */
  return g_strdup_printf (
      ngettext ("Lap %1$s of %2$s: %3$s lifts %4$s stone from %5$s and sows as far as %6$s.",
                "Lap %1$s of %2$s: %3$s lifts %4$s stones from %5$s and sows as far as %6$s.",
                lap->n_stones),
      number, n_laps, name, stones, rk_letter (before, lap->from).text,
      rk_letter (before, rk_lap_get_last (lap)).text);
}

static void
take_captured (GString     *sentences,
               RkMatch     *match,
               RkSide       side,
               const RkLap *lap)
{
  g_autofree char *name = NULL;

  if (lap->captured[side] == 0)
    return;

  name = rk_text_subject (match, side);
  rk_sentences_take (sentences, rk_text_captured (name, lap->captured[side]));
}

static void
take_end (GString     *sentences,
          const RkLap *lap)
{
  switch ((RkLapEnd) lap->end)
    {
    case RK_LAP_RELAY:
    case RK_LAP_UNDERWAY:
      break;

    case RK_LAP_EMPTY:
      /* TRANSLATORS: how a move ends */
      rk_sentences_take (sentences, g_strdup (_("The last stone falls into an empty hole.")));
      break;

    case RK_LAP_BINIKH:
      /* TRANSLATORS: the move ended by making four with its last stone. The word
       * stays as it is in every language. */
      rk_sentences_take (sentences, g_strdup (_("Binikh.")));
      break;

    default:
      g_assert_not_reached ();
    }
}

/**
 * rk_text_lap:
 * @match: the match
 * @move: a move of it
 * @index: which of its laps, counted from 0
 * @lap: the lap
 *
 * Returns: (transfer full): what happens in the lap: "Lap 2 of 5: South lifts 5
 *   stones from C and sows as far as b. North gets 4 stones."
 */
char *
rk_text_lap (RkMatch     *match,
             RkMove      *move,
             guint        index,
             const RkLap *lap)
{
  GString *sentences;
  RkSide side;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (RK_IS_MOVE (move), NULL);
  g_return_val_if_fail (lap != NULL, NULL);

  side = rk_move_get_side (move);
  sentences = g_string_new (NULL);
  rk_sentences_take (sentences, describe_sowing (match, move, index, lap));
  take_captured (sentences, match, side, lap);
  take_captured (sentences, match, rk_side_other (side), lap);
  take_end (sentences, lap);

  return g_string_free_and_steal (sentences);
}

static char *
describe_lift (RkMatch     *match,
               RkMove      *move,
               guint        index,
               const RkLap *start)
{
  g_autofree char *number = rk_format_number (index + 1);
  g_autofree char *n_laps = rk_format_number (rk_move_get_sowing (move)->laps);
  g_autofree char *name = rk_text_subject (match, rk_move_get_side (move));
  g_autofree char *stones = rk_format_number (start->n_stones);

  /* TRANSLATORS: the start of a lap of a move: its number and how many laps the move has, the
   * player, how many stones are lifted, the letter of the hole they come from */
  return g_strdup_printf (ngettext ("Lap %1$s of %2$s: %3$s lifts %4$s stone from %5$s.",
                                    "Lap %1$s of %2$s: %3$s lifts %4$s stones from %5$s.",
                                    start->n_stones),
                          number, n_laps, name, stones,
                          rk_letter (rk_move_get_before (move), start->from).text);
}

static char *
describe_drop (RkMove      *move,
               const RkLap *start)
{
  g_autofree char *nth = rk_format_number (start->n_fallen);
  g_autofree char *n_stones = rk_format_number (start->n_stones);
  const char *hole = rk_letter (rk_move_get_before (move), rk_lap_get_last (start)).text;

  /* TRANSLATORS: a stone that is sown: which of how many, and the letter of the hole into which
   * it falls */
  return g_strdup_printf (_("Stone %1$s of %2$s falls into %3$s."), nth, n_stones, hole);
}

/* The four that the last stone made, if it did. */
static void
take_four (GString     *sentences,
           RkMatch     *match,
           const RkLap *start)
{
  const guint nth = start->n_fallen - 1;
  g_autofree char *name = NULL;

  if (!(start->takes & (G_GUINT64_CONSTANT (1) << nth)))
    return;

  name = rk_text_subject (match, rk_lap_get_winner (start, nth));
  rk_sentences_take (sentences, rk_text_captured (name, RK_FOUR));
}

/**
 * rk_text_stone:
 * @match: the match
 * @move: a move of it
 * @index: which of its laps, counted from 0
 * @start: the lap up to the stone
 *
 * Returns: (transfer full): what happens last in @start: "Lap 2 of 5: South lifts 7
 *   stones from C.", or "Stone 3 of 7 falls into d. North gets 4 stones."
 */
char *
rk_text_stone (RkMatch     *match,
               RkMove      *move,
               guint        index,
               const RkLap *start)
{
  GString *sentences;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (RK_IS_MOVE (move), NULL);
  g_return_val_if_fail (start != NULL, NULL);

  if (start->n_fallen == 0)
    return describe_lift (match, move, index, start);

  sentences = g_string_new (NULL);
  rk_sentences_take (sentences, describe_drop (move, start));
  take_four (sentences, match, start);
  if (start->end == RK_LAP_RELAY)
    /* TRANSLATORS: after the last stone of a lap: the stones of the hole into which it fell are
     * lifted and sown next */
    rk_sentences_take (sentences, g_strdup (_("There were stones: the move goes on from here.")));
  else
    take_end (sentences, start);

  return g_string_free_and_steal (sentences);
}
