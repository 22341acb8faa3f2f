/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-cli-input.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <stdio.h>

#include "rk-cli-output.h"
#include "rk-file-kind.h"
#include "rk-match-file.h"
#include "rk-notation.h"
#include "rk-tournament-file.h"
#include "rk-trf.h"

#define STANDARD_HOLES 6

gboolean
rk_cli_read_position (const RkCliArguments *arguments,
                      const char           *text,
                      RkPosition           *position)
{
  RkNotationFault fault;

  if (rk_position_parse (position, text, arguments->direction, &fault))
    return TRUE;

  /* TRANSLATORS: a position in the notation of the game, where in it the fault
   * is, counted from 1, and what was expected there */
  rk_cli_print_error (_("%1$s: character %2$u: %3$s"), rk_cli_subject (text),
                      (guint) fault.offset + 1, _(fault.message));

  return FALSE;
}

gboolean
rk_cli_read_start (const RkCliArguments *arguments,
                   RkPosition           *position)
{
  guint n_holes = arguments->holes != 0 ? arguments->holes : STANDARD_HOLES;

  if (arguments->from == NULL)
    {
      rk_position_init_standard (position, n_holes, arguments->direction, RK_SOUTH);
      return TRUE;
    }

  if (!rk_cli_read_position (arguments, arguments->from, position))
    return FALSE;

  if (arguments->holes != 0 && arguments->holes != position->n_holes)
    {
      rk_cli_print_error (_("%1$s: expected %2$u holes in each row, as --holes says"),
                          arguments->from, arguments->holes);
      return FALSE;
    }

  return TRUE;
}

/* Reads no more than it takes to see that a file is too large, so that an
 * endless one does no harm. */
static GBytes *
read_stream (FILE *stream)
{
  gsize size = RK_FILE_MAX_BYTES + 1;
  g_autofree char *buffer = g_malloc (size);
  gsize length = fread (buffer, 1, size, stream);

  if (ferror (stream))
    return NULL;

  return g_bytes_new (buffer, length);
}

static GBytes *
read_file (const char *path)
{
  GBytes *bytes;
  FILE *stream;
  int read_error;

  if (g_str_equal (path, "-"))
    return read_stream (stdin);

  stream = fopen (path, "rbe");
  if (stream == NULL)
    return NULL;

  bytes = read_stream (stream);
  read_error = errno;
  fclose (stream);
  errno = read_error;

  return bytes;
}

/* Complains and returns NULL if the file cannot be read. */
static GBytes *
load_file (const char *path)
{
  GBytes *bytes = read_file (path);

  if (bytes == NULL)
    /* TRANSLATORS: the path of a file, and the system's reason */
    rk_cli_print_error (_("%1$s: cannot be read: %2$s"), rk_cli_subject (path),
                        g_strerror (errno));

  return bytes;
}

RkMatch *
rk_cli_read_match (const char *path)
{
  g_autoptr (GBytes) bytes = load_file (path);
  g_autoptr (GError) error = NULL;
  RkMatch *match;

  if (bytes == NULL)
    return NULL;

  match = rk_match_file_parse (bytes, &error);
  if (match == NULL)
    rk_cli_print_error ("%s: %s", path, error->message);

  return match;
}

RkTournament *
rk_cli_read_tournament (const char *path)
{
  g_autoptr (GBytes) bytes = load_file (path);
  g_autoptr (GError) error = NULL;
  RkTournament *tournament;

  if (bytes == NULL)
    return NULL;

  tournament = rk_tournament_read_any (bytes, &error);
  if (tournament == NULL)
    rk_cli_print_error ("%s: %s", path, error->message);

  return tournament;
}

static GObject *
parse_content (GBytes  *bytes,
               GError **error)
{
  if (rk_trf_is_trf (bytes))
    return (GObject *) rk_trf_parse (bytes, error);

  return rk_file_content_parse (bytes, error);
}

GObject *
rk_cli_read_content (const char *path)
{
  g_autoptr (GBytes) bytes = load_file (path);
  g_autoptr (GError) error = NULL;
  GObject *content;

  if (bytes == NULL)
    return NULL;

  content = parse_content (bytes, &error);
  if (content == NULL)
    rk_cli_print_error ("%s: %s", path, error->message);

  return content;
}
