/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gdk/gdk.h>

G_BEGIN_DECLS

/**
 * RkKeyKind:
 * @RK_KEY_OTHER: the key chooses no hole
 * @RK_KEY_COLUMN: a digit: the hole in a column of the screen
 * @RK_KEY_LETTER: a letter: the hole of that letter
 *
 * How a key chooses a hole.
 */
typedef enum
{
  RK_KEY_OTHER,
  RK_KEY_COLUMN,
  RK_KEY_LETTER,
} RkKeyKind;

RkKeyKind rk_board_key_parse      (GdkDisplay *display,
                                   guint       keyval,
                                   guint       keycode,
                                   guint      *index);
char      rk_board_key_get_symbol (GdkDisplay *display,
                                   guint       keyval,
                                   guint       keycode);

G_END_DECLS
