/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-setup-sentences.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-sowing.h"

/**
 * rk_text_setup_side:
 * @setup: what is set up
 * @side: a side
 *
 * Returns: (transfer full): where the stones of @side are: "South: 20 in holes, 4 captured,
 *   0 in reserve"
 */
char *
rk_text_setup_side (RkSetup *setup,
                    RkSide   side)
{
  const RkPosition *position;
  g_autofree char *on_board = NULL;
  g_autofree char *captured = NULL;
  g_autofree char *reserve = NULL;

  g_return_val_if_fail (RK_IS_SETUP (setup), NULL);
  g_return_val_if_fail (side <= RK_NORTH, NULL);

  position = rk_setup_get_position (setup);
  on_board = rk_format_number (rk_position_get_on_board (position, side));
  captured = rk_format_number (position->captured[side]);
  reserve = rk_format_number (rk_setup_get_reserve (setup, side));
  if (side == RK_SOUTH)
    /* TRANSLATORS: where the stones of a player are: numbers of stones */
    return g_strdup_printf (_("South: %1$s in holes, %2$s captured, %3$s in reserve"),
                            on_board, captured, reserve);

  /* TRANSLATORS: where the stones of a player are: numbers of stones */
  return g_strdup_printf (_("North: %1$s in holes, %2$s captured, %3$s in reserve"),
                          on_board, captured, reserve);
}

static char *
describe_sound (const RkPosition *position)
{
  if (rk_position_get_legal (position, NULL) != 0)
    return NULL;
  if (position->turn == RK_SOUTH)
    return g_strdup (_("South is to move and has no legal move: the round is over at once."));

  return g_strdup (_("North is to move and has no legal move: the round is over at once."));
}

/**
 * rk_text_setup_state:
 * @setup: what is set up
 *
 * Returns: (transfer full) (nullable): why no match can start so; else what is unusual, or
 *   %NULL
 */
char *
rk_text_setup_state (RkSetup *setup)
{
  guint n_stones;
  RkSetupFault fault;
  g_autofree char *number = NULL;
  g_autofree char *all = NULL;

  g_return_val_if_fail (RK_IS_SETUP (setup), NULL);

  fault = rk_setup_check (setup, &n_stones);
  number = rk_format_number (n_stones);
  all = rk_format_number (rk_setup_get_all (setup));
  switch (fault)
    {
    case RK_SETUP_MISSING:
      /* TRANSLATORS: of a position that is set up: how many stones are missing, and how
       * many a match has in all */
      return g_strdup_printf (ngettext ("%1$s stone of %2$s is missing.",
                                        "%1$s stones of %2$s are missing.", n_stones),
                              number, all);

    case RK_SETUP_TOO_MANY:
      /* TRANSLATORS: of a position that is set up: how many stones are too many, and how
       * many a match has in all */
      return g_strdup_printf (ngettext ("There is %1$s stone too many: a match has %2$s.",
                                        "There are %1$s stones too many: a match has %2$s.",
                                        n_stones),
                              number, all);

    case RK_SETUP_SOUND:
    default:
      return describe_sound (rk_setup_get_position (setup));
    }
}

/**
 * rk_text_setup_fault:
 * @text: what was typed, valid UTF-8
 * @fault: why it is no position
 *
 * Returns: (transfer full): the place, counted from 1, and what was expected there
 */
char *
rk_text_setup_fault (const char            *text,
                     const RkNotationFault *fault)
{
  g_autofree char *place = NULL;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (fault != NULL && fault->offset <= strlen (text), NULL);

  place = rk_format_number (g_utf8_strlen (text, fault->offset) + 1);
  /* TRANSLATORS: the number of a character in a text, and what was expected there: words
   * without a full stop */
  return g_strdup_printf (_("Character %1$s: %2$s."), place, _(fault->message));
}
