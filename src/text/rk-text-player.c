/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-sentences-private.h"

#include <glib/gi18n.h>

/**
 * rk_text_side:
 * @side: a side
 *
 * Returns: (transfer full): "South" or "North" in the language of the screen
 */
char *
rk_text_side (RkSide side)
{
  if (side == RK_SOUTH)
    /* TRANSLATORS: the player whose row is drawn below; stands for a name */
    return g_strdup (C_("side", "South"));

  /* TRANSLATORS: the player whose row is drawn above; stands for a name */
  return g_strdup (C_("side", "North"));
}

/* What sets the direction of all text that follows. Marks that join letters are
 * not among them: Bengali needs those. */
static gboolean
is_bidi_control (gunichar character)
{
  return character == 0x061c || character == 0x200e || character == 0x200f ||
         (character >= 0x202a && character <= 0x202e) ||
         (character >= 0x2066 && character <= 0x2069);
}

static gboolean
is_line_break (gunichar character)
{
  return g_unichar_iscntrl (character) || character == 0x2028 || character == 0x2029;
}

/**
 * rk_text_one_line:
 * @text: a name, of a player or a file, UTF-8
 *
 * Line ends, tabs and other control characters become spaces, and what would
 * turn the direction of the text around it is left out. Any other name stays as
 * it is.
 *
 * Returns: (transfer full): @text as it can stand in a label or a sentence
 */
char *
rk_text_one_line (const char *text)
{
  GString *line;

  g_return_val_if_fail (text != NULL, NULL);

  line = g_string_sized_new (strlen (text));
  for (const char *next = text; *next != '\0'; next = g_utf8_next_char (next))
    {
      gunichar character = g_utf8_get_char (next);

      if (is_line_break (character))
        g_string_append_c (line, ' ');
      else if (!is_bidi_control (character))
        g_string_append_unichar (line, character);
    }

  return g_string_free_and_steal (line);
}

static gboolean
is_blank (const char *text)
{
  while (g_unichar_isspace (g_utf8_get_char (text)))
    text = g_utf8_next_char (text);

  return *text == '\0';
}

char *
rk_text_name (const char *name,
              RkSide      side)
{
  g_autofree char *line = name != NULL ? rk_text_one_line (name) : NULL;

  return line != NULL && !is_blank (line) ? g_steal_pointer (&line) : rk_text_side (side);
}

static gboolean
is_unnamed_computer (RkPlayer *player)
{
  return rk_player_get_name (player) == NULL &&
         rk_player_get_player_type (player) == RK_PLAYER_COMPUTER;
}

/**
 * rk_text_player:
 * @match: a match
 * @side: a side
 *
 * Returns: (transfer full): the name of the player as typed, else the word for
 *   the computer or the side. Two computers without names are told apart by
 *   their sides.
 */
char *
rk_text_player (RkMatch *match,
                RkSide   side)
{
  RkPlayer *player = rk_match_get_player (match, side);
  RkPlayer *other = rk_match_get_player (match, rk_side_other (side));

  if (is_unnamed_computer (player) && !is_unnamed_computer (other))
    /* TRANSLATORS: a player that is the program; stands for a name */
    return g_strdup (C_("player", "Computer"));

  return rk_text_name (rk_player_get_name (player), side);
}

char *
rk_text_winner (RkMatch  *match,
                RkWinner  winner)
{
  return rk_text_player (match, winner == RK_WINNER_SOUTH ? RK_SOUTH : RK_NORTH);
}
