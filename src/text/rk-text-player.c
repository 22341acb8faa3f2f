/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-sentences-private.h"

#include <glib/gi18n.h>

#include "rk-name.h"

#define LEFT_TO_RIGHT_MARK      0x200e
#define FIRST_STRONG_ISOLATE    0x2068
#define POP_DIRECTIONAL_ISOLATE 0x2069

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

/* Marks that join letters are not among them: Bengali needs those. */
gboolean
rk_text_is_bidi_control (gunichar character)
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

/* What is written from right to left, of the scripts that are in use. */
static gboolean
is_rtl_letter (gunichar character)
{
  switch ((guint) g_unichar_get_script (character))
    {
    case G_UNICODE_SCRIPT_ARABIC:
    case G_UNICODE_SCRIPT_HEBREW:
    case G_UNICODE_SCRIPT_SYRIAC:
    case G_UNICODE_SCRIPT_THAANA:
    case G_UNICODE_SCRIPT_NKO:
    case G_UNICODE_SCRIPT_ADLAM:
      return TRUE;
    default:
      return FALSE;
    }
}

/**
 * rk_text_one_line:
 * @text: a name, of a player or a file, UTF-8
 *
 * Line ends, tabs and other control characters become spaces, and what would
 * turn the direction of the text around it is left out. What has letters that are
 * written from right to left is isolated, so that numbers beside it stay where they
 * belong, and a mark before it keeps a sentence that begins with it in the direction of the
 * languages of the program: Pango looks into what is isolated. Any other name stays as it is.
 *
 * Returns: (transfer full): @text as it can stand in a label or a sentence
 */
char *
rk_text_one_line (const char *text)
{
  GString *line;
  gboolean is_rtl = FALSE;

  g_return_val_if_fail (text != NULL, NULL);

  line = g_string_sized_new (strlen (text));
  for (const char *next = text; *next != '\0'; next = g_utf8_next_char (next))
    {
      gunichar character = g_utf8_get_char (next);

      /* The mark that is left out counts as Arabic too. */
      if (rk_text_is_bidi_control (character))
        continue;

      is_rtl = is_rtl || is_rtl_letter (character);
      if (is_line_break (character))
        g_string_append_c (line, ' ');
      else
        g_string_append_unichar (line, character);
    }
  if (is_rtl)
    {
      g_string_prepend_unichar (line, FIRST_STRONG_ISOLATE);
      g_string_prepend_unichar (line, LEFT_TO_RIGHT_MARK);
      g_string_append_unichar (line, POP_DIRECTIONAL_ISOLATE);
    }

  return g_string_free_and_steal (line);
}

/* What was typed, NULL if that is nothing to see. */
static char *
get_typed (const char *name)
{
  g_autofree char *line = name != NULL ? rk_text_one_line (name) : NULL;

  return line != NULL && rk_name_is_seen (line) ? g_steal_pointer (&line) : NULL;
}

char *
rk_text_name (const char *name,
              RkSide      side)
{
  char *typed = get_typed (name);

  return typed != NULL ? typed : rk_text_side (side);
}

static gboolean
is_unnamed_computer (const RkTextPlayer *player)
{
  return player->name == NULL && player->type == RK_PLAYER_COMPUTER;
}

/* Two computers without names are told apart by their sides. */
static gboolean
is_the_computer (const RkTextPlayer players[2],
                 RkSide             side)
{
  return is_unnamed_computer (&players[side]) &&
         !is_unnamed_computer (&players[rk_side_other (side)]);
}

static void
get_players (RkMatch      *match,
             RkTextPlayer  players[2])
{
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      RkPlayer *player = rk_match_get_player (match, side);

      players[side] = (RkTextPlayer) {
        .name = rk_player_get_name (player),
        .type = rk_player_get_player_type (player),
        .level = rk_player_get_level (player),
      };
    }
}

static const char *
get_level_name (RkLevel level)
{
  switch (level)
    {
    case RK_LEVEL_BEGINNER:
      return C_("how well the computer plays", "Beginner");
    case RK_LEVEL_EASY:
      return C_("how well the computer plays", "Easy");
    case RK_LEVEL_MEDIUM:
      return C_("how well the computer plays", "Medium");
    case RK_LEVEL_HARD:
      return C_("how well the computer plays", "Hard");
    case RK_LEVEL_PERFECT:
      return C_("how well the computer plays", "Perfect");
    case RK_LEVEL_NONE:
    default:
      return NULL;
    }
}

/* Takes @name. */
static char *
add_level (char    *name,
           RkLevel  level)
{
  g_autofree char *plain = name;

  if (level == RK_LEVEL_NONE)
    return g_steal_pointer (&plain);

  /* TRANSLATORS: A player that is the program, as a label like "Computer (Hard)" or
   * "North (Easy)". "%1$s" is the word for the player, "%2$s" how well it plays. */
  return g_strdup_printf (C_("player", "%1$s (%2$s)"), plain, get_level_name (level));
}

/**
 * rk_text_computer:
 * @level: how well it plays, %RK_LEVEL_NONE if that is not set
 *
 * Returns: (transfer full): the word for a computer that plays so well
 */
char *
rk_text_computer (RkLevel level)
{
  /* TRANSLATORS: a player that is the program; stands for a name */
  return add_level (g_strdup (C_("player", "Computer")), level);
}

char *
rk_text_player_of (const RkTextPlayer players[2],
                   RkSide             side)
{
  const RkTextPlayer *player = &players[side];

  if (is_the_computer (players, side))
    return rk_text_computer (player->level);
  if (is_unnamed_computer (player))
    return add_level (rk_text_side (side), player->level);

  return rk_text_name (player->name, side);
}

/**
 * rk_text_player:
 * @match: a match
 * @side: a side
 *
 * Returns: (transfer full): the name of the player as typed, else the word for
 *   the computer or the side, of a computer with its level
 */
char *
rk_text_player (RkMatch *match,
                RkSide   side)
{
  RkTextPlayer players[2];

  get_players (match, players);

  return rk_text_player_of (players, side);
}

/**
 * rk_text_player_plain:
 * @match: a match
 * @side: a side
 *
 * Returns: (transfer full): as rk_text_player(), but without the level of a computer,
 *   which may have been another one earlier in the match
 */
char *
rk_text_player_plain (RkMatch *match,
                      RkSide   side)
{
  RkTextPlayer players[2];

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  get_players (match, players);
  players[RK_SOUTH].level = RK_LEVEL_NONE;
  players[RK_NORTH].level = RK_LEVEL_NONE;

  return rk_text_player_of (players, side);
}

/*
 * rk_text_subject:
 * @match: a match
 * @side: a side
 *
 * Languages may need another form of these words in a sentence than in a label, or
 * a word before a name.
 *
 * Returns: (transfer full): what rk_text_player() is, as the subject of a sentence
 *   like "South gets 8 stones."
 */
char *
rk_text_subject (RkMatch *match,
                 RkSide   side)
{
  g_autofree char *typed = get_typed (rk_player_get_name (rk_match_get_player (match, side)));
  RkTextPlayer players[2];

  get_players (match, players);
  if (is_the_computer (players, side))
    /* TRANSLATORS: a player that is the program, as it stands in sentences like "%1$s gets
     * %2$s stones." */
    return g_strdup (C_("subject of a sentence", "Computer"));
  if (typed != NULL)
    /* TRANSLATORS: the name of a person as it stands in sentences like "%1$s gets %2$s
     * stones.": most languages have "%s" here, some need a word before it. */
    return g_strdup_printf (C_("subject of a sentence", "%s"), typed);
  if (side == RK_SOUTH)
    /* TRANSLATORS: a player, as it stands in sentences like "%1$s gets %2$s stones." */
    return g_strdup (C_("subject of a sentence", "South"));

  /* TRANSLATORS: a player, as it stands in sentences like "%1$s gets %2$s stones." */
  return g_strdup (C_("subject of a sentence", "North"));
}

static RkSide
get_winning_side (RkWinner winner)
{
  return winner == RK_WINNER_SOUTH ? RK_SOUTH : RK_NORTH;
}

char *
rk_text_winner (RkMatch  *match,
                RkWinner  winner)
{
  return rk_text_player (match, get_winning_side (winner));
}

char *
rk_text_winner_spoken (RkMatch  *match,
                       RkWinner  winner)
{
  return rk_text_subject (match, get_winning_side (winner));
}
