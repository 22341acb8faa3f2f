/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-cli-arguments.h"

#include <glib/gi18n.h>

#include "rk-cli-input.h"
#include "rk-cli-output.h"
#include "rk-perft.h"

/* So many moves of at most six holes have leaves that 64 bits can count. Long before
 * that it takes longer than anybody can wait. */
#define MAX_DEPTH 24

static RkCliStatus
run_perft (const RkCliArguments *arguments)
{
  g_autoptr (GString) leaves = g_string_new (NULL);
  RkPosition position;
  guint64 depth;

  if (!g_ascii_string_to_unsigned (arguments->words[0], 10, 1, MAX_DEPTH, &depth, NULL))
    {
      /* TRANSLATORS: DEPTH stands like this, untranslated, in the line "Usage". */
      rk_cli_complain (&rk_cli_perft, _("DEPTH: expected a number from 1 to %1$d, not “%2$s”"),
                       MAX_DEPTH, arguments->words[0]);
      return RK_CLI_WRONG_USAGE;
    }

  if (!rk_cli_read_start (arguments, &position))
    return RK_CLI_BAD_INPUT;

  for (guint i = 1; i <= depth; i++)
    g_string_append_printf (leaves, "%s%" G_GUINT64_FORMAT, i > 1 ? "," : "",
                            rk_position_perft (&position, i));
  rk_cli_print ("{\"leaves\":[%s]}", leaves->str);

  return RK_CLI_DONE;
}

const RkCliCommand rk_cli_perft = {
  .name = "perft",
  .synopsis = "[--direction ccw|cw] [--from POSITION] DEPTH",
  .summary = N_("count the leaves of the game tree"),
  /* TRANSLATORS: DEPTH stands like this, untranslated, in the line "Usage". */
  .description = N_("Counts the leaves of the game tree cut at depth 1, 2, … DEPTH: only legal "
                    "moves; a round\nthat ends earlier is one leaf; repetition does not count."),
  .options = RK_CLI_FROM | RK_CLI_DIRECTION,
  .min_words = 1,
  .max_words = 1,
  .run = run_perft,
};
