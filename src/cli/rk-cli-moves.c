/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-cli-arguments.h"

#include <glib/gi18n.h>

#include "rk-cli-input.h"
#include "rk-cli-output.h"
#include "rk-sowing.h"

static RkCliStatus
run_moves (const RkCliArguments *arguments)
{
  g_autofree char *legal_text = NULL;
  g_autofree char *endless_text = NULL;
  RkPosition position;
  guint legal;
  guint endless;

  if (!rk_cli_read_position (arguments, arguments->words[0], &position))
    return RK_CLI_BAD_INPUT;

  legal = rk_position_get_legal (&position, &endless);
  legal_text = rk_cli_format_holes (position.n_holes, legal);
  endless_text = rk_cli_format_holes (position.n_holes, endless);
  rk_cli_print ("{\"legal\":%s,\"endless\":%s}", legal_text, endless_text);

  return RK_CLI_DONE;
}

const RkCliCommand rk_cli_moves = {
  .name = "moves",
  .synopsis = "[--direction ccw|cw] POSITION",
  .summary = N_("list the legal moves of a position"),
  .description = N_("Prints the legal moves of the player who is to move, and those that are not "
                    "legal\nsince their sowing would never end."),
  .options = RK_CLI_DIRECTION,
  .min_words = 1,
  .max_words = 1,
  .run = run_moves,
};
