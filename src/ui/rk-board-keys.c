/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-board-keys.h"

#include "rk-position.h"

/* Where the keys are on a keyboard, whatever is printed on them: the codes of
 * evdev plus 8, the same under X11 and Wayland. */
static const struct
{
  guint8 code;
  char symbol;
} places[] = {
  { 10, '1' }, { 11, '2' }, { 12, '3' }, { 13, '4' }, { 14, '5' }, { 15, '6' },
  { 24, 'q' }, { 25, 'w' }, { 26, 'e' }, { 27, 'r' }, { 28, 't' }, { 29, 'y' }, { 30, 'u' },
  { 31, 'i' }, { 32, 'o' }, { 33, 'p' },
  { 38, 'a' }, { 39, 's' }, { 40, 'd' }, { 41, 'f' }, { 42, 'g' }, { 43, 'h' }, { 44, 'j' },
  { 45, 'k' }, { 46, 'l' },
  { 52, 'z' }, { 53, 'x' }, { 54, 'c' }, { 55, 'v' }, { 56, 'b' }, { 57, 'n' }, { 58, 'm' },
};

/* A small Latin letter, or a digit: those of every script and of the keypad; 0 for
 * anything else. */
static char
parse_keyval (guint keyval)
{
  gunichar c = gdk_keyval_to_unicode (keyval);
  int digit = g_unichar_isdigit (c) ? g_unichar_digit_value (c) : -1;

  if (digit >= 0 && digit <= 9)
    return '0' + digit;

  c = g_unichar_tolower (c);
  return c >= 'a' && c <= 'z' ? (char) c : 0;
}

/* What the key gives in another group of the keyboard: people who write in
 * another script mostly have a Latin layout too. */
static char
parse_groups (GdkDisplay *display,
              guint       keycode)
{
  g_autofree GdkKeymapKey *keys = NULL;
  g_autofree guint *keyvals = NULL;
  char symbol = 0;
  int n_entries;

  if (!gdk_display_map_keycode (display, keycode, &keys, &keyvals, &n_entries))
    return 0;

  for (int i = 0; i < n_entries && symbol == 0; i++)
    if (keys[i].level == 0)
      symbol = parse_keyval (keyvals[i]);

  return symbol;
}

static char
parse_keycode (guint keycode)
{
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    if (places[i].code == keycode)
      return places[i].symbol;

  return 0;
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
 * rk_board_key_get_symbol:
 * @display: the display the key was pressed on
 * @keyval: the symbol of the key
 * @keycode: the hardware code of the key, or 0
 *
 * Finds out what a key stands for, on every layout: what it gives comes first; if that
 * is no Latin letter or digit, what it gives in another group of the keyboard, or else
 * its place.
 *
 * Returns: a small Latin letter or a digit, or 0
 */
char
rk_board_key_get_symbol (GdkDisplay *display,
                         guint       keyval,
                         guint       keycode)
{
  char symbol = parse_keyval (keyval);
  gunichar c = gdk_keyval_to_unicode (keyval);
  gboolean dead_vowel = is_dead_vowel (keyval);

  g_return_val_if_fail (GDK_IS_DISPLAY (display), 0);

  /* ASCII and keys that write nothing mean what they say. */
  if (symbol != 0 || keycode == 0 || (c < 0x80 && !dead_vowel))
    return symbol;

  symbol = parse_groups (display, keycode);
  if (symbol != 0)
    return symbol;

  return dead_vowel || is_written (c) ? parse_keycode (keycode) : 0;
}

/**
 * rk_board_key_parse:
 * @display: the display the key was pressed on
 * @keyval: the symbol of the key
 * @keycode: the hardware code of the key, or 0
 * @index: (out): the column from the left or the letter, counted from 0
 *
 * Finds out which hole a key chooses. `1` to `6` and `A` to `F` work on every
 * layout; see rk_board_key_get_symbol().
 *
 * Returns: how the key chooses a hole
 */
RkKeyKind
rk_board_key_parse (GdkDisplay *display,
                    guint       keyval,
                    guint       keycode,
                    guint      *index)
{
  const char symbol = rk_board_key_get_symbol (display, keyval, keycode);

  g_return_val_if_fail (index != NULL, RK_KEY_OTHER);

  if (symbol >= '1' && symbol < '1' + RK_MAX_HOLES)
    {
      *index = symbol - '1';
      return RK_KEY_COLUMN;
    }

  if (symbol >= 'a' && symbol < 'a' + RK_MAX_HOLES)
    {
      *index = symbol - 'a';
      return RK_KEY_LETTER;
    }

  return RK_KEY_OTHER;
}
