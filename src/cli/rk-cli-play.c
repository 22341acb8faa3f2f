/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-cli-arguments.h"

#include <glib/gi18n.h>

#include "rk-cli-input.h"
#include "rk-cli-output.h"
#include "rk-notation.h"

/* FALSE, after a message, if the move is not legal. */
static gboolean
play_move (GArray     *positions,
           const char *word)
{
  RkPosition *last = &g_array_index (positions, RkPosition, positions->len - 1);
  RkPosition after = *last;
  RkSowing sowing;
  RkMoveStatus status = RK_MOVE_NO_SUCH_HOLE;
  guint hole;

  if (rk_positions_get_end ((const RkPosition *) positions->data, positions->len) !=
      RK_ROUND_GOES_ON)
    {
      rk_cli_print_error ("%s", _(rk_move_status_get_text (RK_MOVE_ROUND_OVER, last->turn)));
      return FALSE;
    }

  if (word[0] != '\0' && word[1] == '\0' &&
      rk_hole_from_letter (last->n_holes, word[0], &hole))
    status = rk_position_play (&after, hole, &sowing);
  if (status != RK_MOVE_LEGAL)
    {
      rk_cli_print_error ("%s: %s", rk_cli_subject (word),
                          _(rk_move_status_get_text (status, last->turn)));
      return FALSE;
    }

  g_array_append_val (positions, after);
  rk_cli_print_move (&(RkCliMove) {
    .ply = positions->len - 1,
    .hole = hole,
    .sowing = &sowing,
    .before = &g_array_index (positions, RkPosition, positions->len - 2),
    .after = &after,
    .end = rk_positions_get_end ((const RkPosition *) positions->data, positions->len),
  });

  return TRUE;
}

static RkCliStatus
run_play (const RkCliArguments *arguments)
{
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (RkPosition));
  RkPosition start;

  if (!rk_cli_read_start (arguments, &start))
    return RK_CLI_BAD_INPUT;

  g_array_append_val (positions, start);
  for (guint i = 0; i < arguments->n_words; i++)
    {
      if (!play_move (positions, arguments->words[i]))
        return RK_CLI_BAD_INPUT;
    }

  return RK_CLI_DONE;
}

const RkCliCommand rk_cli_play = {
  .name = "play",
  .synopsis = "[--from POSITION] [--direction ccw|cw] [--holes 5|6] MOVE...",
  .summary = N_("play moves of a round"),
  /* TRANSLATORS: the words in capitals stand for numbers of stones and may be translated; the
   * letters "s" and "n" may not, they are what people type. */
  .description = N_("Plays the moves, A to F for South and a to f for North, and prints a line of "
                    "JSON\nfor each. At a move that is not legal it stops and says why.\n\n"
                    "A position is written as\n"
                    "  SOUTH/NORTH TURN SOUTHSTONES-NORTHSTONES\n"
                    "with the holes of each row from their owner’s left to right, for example\n"
                    "  4,4,4,4,4,4/4,4,4,4,4,4 s 0-0\n"
                    "  -,-,2,0,1,5/0,3,6,1,0,2 n 12-8\n"
                    "where “-” is a closed hole; “s” means that South is to move, “n” that North "
                    "is."),
  .options = RK_CLI_FROM | RK_CLI_DIRECTION | RK_CLI_HOLES,
  .min_words = 1,
  .max_words = G_MAXUINT,
  .run = run_play,
};
