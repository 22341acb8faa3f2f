/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-cli-arguments.h"

#include <glib/gi18n.h>

#include "rk-cli-input.h"
#include "rk-cli-output.h"
#include "rk-notation.h"
#include "rk-sowing.h"

/* ["A","C"] for the bits of @holes. */
static char *
format_holes (const RkPosition *position,
              guint             holes)
{
  GString *list = g_string_new ("[");

  for (guint hole = 0; hole < 2u * position->n_holes; hole++)
    {
      if (holes & (1u << hole))
        g_string_append_printf (list, "%s\"%c\"", list->len > 1 ? "," : "",
                                rk_hole_to_letter (position->n_holes, hole));
    }
  g_string_append_c (list, ']');

  return g_string_free_and_steal (list);
}

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
  legal_text = format_holes (&position, legal);
  endless_text = format_holes (&position, endless);
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
