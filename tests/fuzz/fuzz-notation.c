/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Any text for a position: it is refused at a place in it, or the position is written as
 * it was read, and can be played on from.
 */
#include "config.h"

#include <string.h>

#include "rk-fuzz.h"
#include "rk-notation.h"
#include "rk-perft.h"

#define DEPTH 2

static void
check_position (const RkPosition *position,
                const char       *text)
{
  char printed[RK_POSITION_TEXT_SIZE];

  rk_position_print (position, printed);
  g_assert_cmpstr (printed, ==, text);
  g_assert_cmpuint (rk_position_perft (position, DEPTH), >, 0);
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);

  for (guint i = 0; i < 2; i++)
    {
      RkPosition position;
      RkNotationFault fault = { 0 };

      if (rk_position_parse (&position, text, i == 0 ? RK_COUNTER_CLOCKWISE : RK_CLOCKWISE, &fault))
        {
          check_position (&position, text);
          continue;
        }
      g_assert_cmpuint (fault.offset, <=, strlen (text));
      g_assert_nonnull (fault.message);
    }

  return 0;
}
