/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-trf.h"

#include <glib/gi18n-lib.h>

#include "rk-error.h"
#include "rk-json-scan.h"
#include "rk-tournament-file.h"
#include "rk-tournament-private.h"
#include "rk-trf-private.h"

#define CODE_WIDTH 3

/**
 * rk_trf_is_trf:
 * @bytes: what a file holds
 *
 * Returns: whether it begins as a report does: with a code of three digits or
 *   capital letters
 */
gboolean
rk_trf_is_trf (GBytes *bytes)
{
  const char *text;
  gsize length;

  g_return_val_if_fail (bytes != NULL, FALSE);

  text = g_bytes_get_data (bytes, &length);
  if (text == NULL)
    return FALSE;

  text = rk_json_skip_mark (text, &length);
  while (length > 0 && g_ascii_isspace (*text))
    {
      text++;
      length--;
    }
  if (length <= CODE_WIDTH)
    return FALSE;

  for (guint i = 0; i < CODE_WIDTH; i++)
    if (!g_ascii_isdigit (text[i]) && !g_ascii_isupper (text[i]))
      return FALSE;

  return g_ascii_isspace (text[CODE_WIDTH]);
}

/* What is not UTF-8 is from a program that writes Latin 1, in which every byte is
 * a letter. */
static char *
decode (const char *text,
        gsize       length)
{
  if (g_utf8_validate (text, length, NULL))
    return g_strndup (text, length);

  return g_convert (text, length, "UTF-8", "ISO-8859-1", NULL, NULL, NULL);
}

static gboolean
check_bytes (const char  *text,
             gsize        length,
             GError     **error)
{
  if (length > RK_JSON_MAX_BYTES)
    g_set_error_literal (error, RK_ERROR, RK_ERROR_TOO_LARGE,
                         _("the file is larger than 8 MiB"));
  else if (memchr (text, '\0', length) != NULL)
    g_set_error_literal (error, RK_ERROR, RK_ERROR_SYNTAX, _("U+0000 is not allowed"));
  else
    return TRUE;

  return FALSE;
}

/**
 * rk_trf_parse:
 * @bytes: what a report holds
 * @error: return location for an error
 *
 * Reads a tournament report file.  White is who moves first.  Rounds up to the last
 * one in which somebody was paired, or had the pairing bye, are published rounds;
 * what stands behind them are byes asked for.  Start numbers are those of the
 * file, and stay.  Columns are counted in characters; a text that is not UTF-8 is
 * taken for Latin 1.  Points and ranks of the file are not looked at: they follow
 * from the results.
 *
 * Errors: %RK_ERROR_TOO_LARGE, %RK_ERROR_SYNTAX with line and column,
 * %RK_ERROR_FORMAT with the line when lines contradict each other.
 *
 * Returns: (transfer full): the tournament, or %NULL
 */
RkTournament *
rk_trf_parse (GBytes  *bytes,
              GError **error)
{
  g_autoptr (RkTrfReport) report = NULL;
  g_autofree char *decoded = NULL;
  RkTournamentData *data;
  const char *text;
  gsize length;

  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  text = g_bytes_get_data (bytes, &length);
  if (text == NULL)
    text = "";
  text = rk_json_skip_mark (text, &length);
  if (!check_bytes (text, length, error))
    return NULL;

  decoded = decode (text, length);
  report = rk_trf_report_new (decoded, error);
  if (report == NULL)
    return NULL;

  data = rk_trf_report_to_data (report, error);
  if (data == NULL)
    return NULL;

  return _rk_tournament_new_read (data, NULL);
}

/**
 * rk_tournament_read_any:
 * @bytes: what a file holds
 * @error: return location for an error
 *
 * Reads a tournament file or a TRF file: what rk_trf_is_trf() tells is taken for
 * the latter.
 *
 * Returns: (transfer full): the tournament, or %NULL
 */
RkTournament *
rk_tournament_read_any (GBytes  *bytes,
                        GError **error)
{
  g_return_val_if_fail (bytes != NULL, NULL);

  return rk_trf_is_trf (bytes) ? rk_trf_parse (bytes, error)
                               : rk_tournament_file_parse (bytes, error);
}
