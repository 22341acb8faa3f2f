/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-board-keys.h"

#include "rk-position.h"

/* Where the keys are on a keyboard, whatever is printed on them: the codes of
 * evdev plus 8, the same under X11 and Wayland. */
static const guint8 digit_codes[] = { 10, 11, 12, 13, 14, 15 };
static const guint8 letter_codes[] = { 38, 56, 54, 40, 26, 41 };

static RkKeyKind
parse_keyval (guint  keyval,
              guint *index)
{
  gunichar c = gdk_keyval_to_unicode (keyval);
  int digit = g_unichar_isdigit (c) ? g_unichar_digit_value (c) : -1;

  /* Digits of every script, and those of the keypad. */
  if (digit >= 1 && digit <= RK_MAX_HOLES)
    {
      *index = digit - 1;
      return RK_KEY_COLUMN;
    }

  c = g_unichar_tolower (c);
  if (c >= 'a' && c < 'a' + RK_MAX_HOLES)
    {
      *index = c - 'a';
      return RK_KEY_LETTER;
    }

  return RK_KEY_OTHER;
}

/* What the key gives in another group of the keyboard: people who write in
 * another script mostly have a Latin layout too. */
static RkKeyKind
parse_groups (GdkDisplay *display,
              guint       keycode,
              guint      *index)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  RkKeyKind kind = RK_KEY_OTHER;
  int n_entries;

  if (!gdk_display_map_keycode (display, keycode, &keys, &keyvals, &n_entries))
    return RK_KEY_OTHER;

  for (int i = 0; i < n_entries && kind == RK_KEY_OTHER; i++)
    {
      if (keys[i].level == 0)
        kind = parse_keyval (keyvals[i], index);
    }

  return kind;
}

static RkKeyKind
parse_keycode (guint  keycode,
               guint *index)
{
  for (guint i = 0; i < RK_MAX_HOLES; i++)
    {
      *index = i;

      if (keycode == digit_codes[i])
        return RK_KEY_COLUMN;

      if (keycode == letter_codes[i])
        return RK_KEY_LETTER;
    }

  return RK_KEY_OTHER;
}

/* Vowels that wait for a second key, as on the Amharic layout. */
static gboolean
is_dead_vowel (guint keyval)
{
  return keyval >= GDK_KEY_dead_a && keyval <= GDK_KEY_dead_capital_schwa;
}

/* Letters, signs and numbers, such as the Ethiopic ones, that are no digits. */
static gboolean
is_written (gunichar c)
{
  return g_unichar_isalpha (c) || g_unichar_ismark (c) ||
         g_unichar_type (c) == G_UNICODE_OTHER_NUMBER;
}

/**
 * rk_board_key_parse:
 * @display: the display the key was pressed on
 * @keyval: the symbol of the key
 * @keycode: the hardware code of the key, or 0
 * @index: (out): the column from the left or the letter, counted from 0
 *
 * Finds out which hole a key chooses. `1` to `6` and `A` to `F` work on every
 * layout: what the key gives comes first; if that is no Latin letter or digit,
 * what it gives in another group of the keyboard, or else its place.
 *
 * Returns: how the key chooses a hole
 */
RkKeyKind
rk_board_key_parse (GdkDisplay *display,
                    guint       keyval,
                    guint       keycode,
                    guint      *index)
{
  RkKeyKind kind = parse_keyval (keyval, index);
  gunichar c = gdk_keyval_to_unicode (keyval);
  gboolean dead_vowel = is_dead_vowel (keyval);

  /* ASCII and keys that write nothing mean what they say. */
  if (kind != RK_KEY_OTHER || keycode == 0 || (c < 0x80 && !dead_vowel))
    return kind;

  kind = parse_groups (display, keycode, index);
  if (kind != RK_KEY_OTHER)
    return kind;

  return dead_vowel || is_written (c) ? parse_keycode (keycode, index) : RK_KEY_OTHER;
}
