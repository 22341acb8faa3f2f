/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-sentences-private.h"

#include <glib/gi18n.h>

#include "rk-file-problem.h"

static const char *
describe_code (RkError code)
{
  switch (code)
    {
    case RK_ERROR_NOTATION:
      return _("This is not a position or a move.");

    case RK_ERROR_ILLEGAL_MOVE:
      return _("This move is not legal.");

    case RK_ERROR_NOT_NOW:
      return _("This is not possible now.");

    case RK_ERROR_SYNTAX:
      return _("The file is damaged, or it is not a file of Rio Kadalis.");

    case RK_ERROR_FORMAT:
      return _("The file holds something that cannot be.");

    case RK_ERROR_VERSION:
      return _("The file was made by a newer version of Rio Kadalis.");

    case RK_ERROR_TOO_LARGE:
      return _("The file is too large.");

    case RK_ERROR_CHANGED:
      return _("Another program has changed the file.");

    case RK_ERROR_IO:
      return _("The file could not be read or written.");

    case RK_ERROR_NO_PAIRING:
      return _("There is no legal pairing.");

    default:
      return _("Something went wrong.");
    }
}

static const char *
describe_io (const GError *error)
{
  const char *reason = rk_file_problem_get_reason (error);

  return reason != NULL ? reason : describe_code (RK_ERROR_IO);
}

/**
 * rk_text_error:
 * @error: any error
 *
 * The messages of the system's libraries come in the language of the system, if
 * in any but English: they never stand alone.
 *
 * Returns: (transfer full): what went wrong, as a sentence
 */
char *
rk_text_error (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);

  if (error->domain == RK_ERROR)
    return g_strdup (describe_code (error->code));
  if (error->domain == G_IO_ERROR)
    return g_strdup (describe_io (error));

  return g_strdup (_("Something went wrong."));
}
