/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-cli-output.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>

#include "rk-notation.h"

/* Of the first write to standard output that failed: errno, 0 if none did. */
static int output_error;

static void
note_output_error (gboolean failed)
{
  if (failed && output_error == 0)
    output_error = errno;
}

void
rk_cli_print (const char *format,
              ...)
{
  va_list args;

  va_start (args, format);
  note_output_error (vfprintf (stdout, format, args) < 0);
  va_end (args);
  note_output_error (fputc ('\n', stdout) == EOF);
}

void
rk_cli_flush_output (void)
{
  note_output_error (fflush (stdout) == EOF);
}

/* Controls, separators of lines, and what turns the direction of text around. */
static gboolean
is_unsafe (gunichar character)
{
  return g_unichar_iscntrl (character) ||
         (character >= 0x2028 && character <= 0x202e) ||
         (character >= 0x2066 && character <= 0x2069);
}

/* What is no UTF-8 stays as it is: it may be the name of a file. */
char *
rk_cli_escape (const char *text)
{
  GString *escaped = g_string_new (NULL);

  while (*text != '\0')
    {
      gunichar character = g_utf8_get_char_validated (text, -1);
      gsize length = (gint32) character < 0 ? 1 : g_utf8_next_char (text) - text;

      if ((gint32) character >= 0 && is_unsafe (character))
        g_string_append_printf (escaped, "U+%04X", character);
      else
        g_string_append_len (escaped, text, length);
      text += length;
    }

  return g_string_free_and_steal (escaped);
}

const char *
rk_cli_subject (const char *word)
{
  return *word != '\0' ? word : "“”";
}

/* Not g_printerr(): that would make "?" of what the character set of the locale
 * does not have, and in the C locale that is nearly everything. */
void
rk_cli_print_error (const char *format,
                    ...)
{
  g_autofree char *text = NULL;
  g_autofree char *line = NULL;
  va_list args;

  rk_cli_flush_output ();

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);
  line = rk_cli_escape (text);
  fprintf (stderr, "%s\n", line);
}

RkCliStatus
rk_cli_finish_output (RkCliStatus status)
{
  rk_cli_flush_output ();
  if (output_error == 0)
    return status;

  /* A reader that has seen enough and gone ("| head") needs no message. */
  if (output_error != EPIPE)
    rk_cli_print_error (_("%1$s: standard output cannot be written: %2$s"),
                        RK_CLI_NAME, g_strerror (output_error));

  return RK_CLI_BAD_INPUT;
}

const char *
rk_cli_side_name (RkSide side)
{
  return side == RK_SOUTH ? "south" : "north";
}

/* What has no short form is written by its code; @text is UTF-8. */
char *
rk_cli_format_string (const char *text)
{
  GString *string = g_string_new ("\"");

  for (const char *c = text; *c != '\0'; c++)
    {
      if (*c == '"' || *c == '\\')
        g_string_append_printf (string, "\\%c", *c);
      else if (g_ascii_iscntrl (*c))
        g_string_append_printf (string, "\\u%04x", (guint) *c);
      else
        g_string_append_c (string, *c);
    }
  g_string_append_c (string, '"');

  return g_string_free_and_steal (string);
}

char *
rk_cli_format_pair (guint south,
                    guint north)
{
  return g_strdup_printf ("{\"south\":%u,\"north\":%u}", south, north);
}

char *
rk_cli_format_holes (guint n_holes,
                     guint holes)
{
  GString *list = g_string_new ("[");

  for (guint hole = 0; hole < 2 * n_holes; hole++)
    {
      if (holes & (1u << hole))
        g_string_append_printf (list, "%s\"%c\"", list->len > 1 ? "," : "",
                                rk_hole_to_letter (n_holes, hole));
    }
  g_string_append_c (list, ']');

  return g_string_free_and_steal (list);
}

const char *
rk_cli_round_reason (RkRoundEnd end)
{
  switch (end)
    {
    case RK_ROUND_IMMOBILISED:
      return "immobilised";
    case RK_ROUND_REPETITION:
      return "repetition";
    case RK_ROUND_AGREED:
      return "agreed";
    case RK_ROUND_CONCEDED:
      return "conceded";
    case RK_ROUND_GOES_ON:
    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
format_over (const RkCliMove *move)
{
  guint won[2];
  g_autofree char *pair = NULL;

  if (move->end == RK_ROUND_GOES_ON)
    return g_strdup ("null");

  rk_position_share_out (move->after, won);
  pair = rk_cli_format_pair (won[RK_SOUTH], won[RK_NORTH]);

  return g_strdup_printf ("{\"reason\":\"%s\",\"won\":%s}",
                          rk_cli_round_reason (move->end), pair);
}

void
rk_cli_print_move (const RkCliMove *move)
{
  const RkSowing *sowing = move->sowing;
  g_autofree char *round = move->round > 0 ?
                           g_strdup_printf ("\"round\":%u,", move->round) : NULL;
  g_autofree char *captured = rk_cli_format_pair (sowing->captured[RK_SOUTH],
                                                  sowing->captured[RK_NORTH]);
  g_autofree char *over = format_over (move);
  char position[RK_POSITION_TEXT_SIZE];

  rk_position_print (move->after, position);
  rk_cli_print ("{%s\"ply\":%u,\"player\":\"%s\",\"move\":\"%c\",\"laps\":%u,\"sown\":%u,"
                "\"binikh\":%s,\"captured\":%s,\"position\":\"%s\",\"over\":%s}",
                round != NULL ? round : "", move->ply,
                rk_cli_side_name (move->before->turn),
                rk_hole_to_letter (move->before->n_holes, move->hole),
                sowing->laps, sowing->sown, sowing->binikh ? "true" : "false",
                captured, position, over);
}
