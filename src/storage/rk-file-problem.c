/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-file-problem.h"

#include <glib/gi18n.h>

#include "rk-error.h"
#include "rk-file-name.h"

/**
 * rk_file_problem_read:
 * @error: why reading failed
 * @file: the file
 *
 * Puts an error of rk_file_io_read() into words. An error that is already one
 * of %RK_ERROR is returned as it is.
 *
 * Returns: (transfer full): %RK_ERROR_IO with a sentence to show
 */
GError *
rk_file_problem_read (const GError *error,
                         GFile        *file)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (error != NULL, NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  if (error->domain == RK_ERROR)
    return g_error_copy (error);
  name = rk_file_name_show (file);
  switch (error->code)
    {
    case G_IO_ERROR_NOT_FOUND:
    case G_IO_ERROR_NOT_DIRECTORY:
      return g_error_new (RK_ERROR, RK_ERROR_IO, _("There is no file “%s”."), name);
    case G_IO_ERROR_PERMISSION_DENIED:
      return g_error_new (RK_ERROR, RK_ERROR_IO, _("You have no permission to read “%s”."), name);
    case G_IO_ERROR_IS_DIRECTORY:
    case G_IO_ERROR_NOT_REGULAR_FILE:
      return g_error_new (RK_ERROR, RK_ERROR_IO, _("“%s” is not an ordinary file."), name);
    default:
      /* TRANSLATORS: a file name, and the reason in the words of the system. */
      return g_error_new (RK_ERROR, RK_ERROR_IO, _("“%1$s” could not be read: %2$s"), name,
                          error->message);
    }
}

/**
 * rk_file_problem_write:
 * @error: why writing failed
 * @file: the file
 *
 * Puts an error of rk_file_io_write() into words. An error that is already one
 * of %RK_ERROR is returned as it is.
 *
 * Returns: (transfer full): %RK_ERROR_CHANGED if somebody else wrote the file,
 *   else %RK_ERROR_IO, with a sentence to show
 */
GError *
rk_file_problem_write (const GError *error,
                          GFile        *file)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (error != NULL, NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  if (error->domain == RK_ERROR)
    return g_error_copy (error);
  name = rk_file_name_show (file);
  switch (error->code)
    {
    case G_IO_ERROR_WRONG_ETAG:
      return g_error_new (RK_ERROR, RK_ERROR_CHANGED,
                          _("“%s” was changed by another program, so it was not saved."), name);
    case G_IO_ERROR_EXISTS:
      return g_error_new (RK_ERROR, RK_ERROR_IO, _("There is another file “%s” already."), name);
    case G_IO_ERROR_NO_SPACE:
      return g_error_new (RK_ERROR, RK_ERROR_IO,
                          _("“%s” could not be saved, because the disk is full."), name);
    case G_IO_ERROR_PERMISSION_DENIED:
    case G_IO_ERROR_READ_ONLY:
      return g_error_new (RK_ERROR, RK_ERROR_IO,
                          _("“%s” could not be saved, because you may not write there."), name);
    case G_IO_ERROR_NOT_FOUND:
    case G_IO_ERROR_NOT_DIRECTORY:
      return g_error_new (RK_ERROR, RK_ERROR_IO,
                          _("“%s” could not be saved, because its folder is not there."),
                          name);
    case G_IO_ERROR_IS_DIRECTORY:
    case G_IO_ERROR_NOT_REGULAR_FILE:
      return g_error_new (RK_ERROR, RK_ERROR_IO, _("“%s” is not an ordinary file."), name);
    default:
      /* TRANSLATORS: a file name, and the reason in the words of the system. */
      return g_error_new (RK_ERROR, RK_ERROR_IO, _("“%1$s” could not be saved: %2$s"), name,
                          error->message);
    }
}

/**
 * rk_file_problem_get_reason:
 * @error: an error in the domain %G_IO_ERROR
 *
 * For messages that name the file, and what could not be done with it, before this.
 *
 * Returns: (transfer none) (nullable): why, as a sentence to show; %NULL where only the
 *   system has words for it
 */
const char *
rk_file_problem_get_reason (const GError *error)
{
  g_return_val_if_fail (error != NULL, NULL);
  g_return_val_if_fail (error->domain == G_IO_ERROR, NULL);

  switch (error->code)
    {
    case G_IO_ERROR_NOT_FOUND:
      return _("The file was not found.");
    case G_IO_ERROR_PERMISSION_DENIED:
    case G_IO_ERROR_READ_ONLY:
      return _("There is no permission to use the file.");
    case G_IO_ERROR_NO_SPACE:
      return _("The disk is full.");
    case G_IO_ERROR_WOULD_BLOCK:
      return _("The system is too busy. Try again later.");
    default:
      return NULL;
    }
}

/**
 * rk_file_problem_too_large:
 * @file: the file
 *
 * Returns: (transfer full): %RK_ERROR_TOO_LARGE with a sentence to show, for
 *   what would make a larger file than is read
 */
GError *
rk_file_problem_too_large (GFile *file)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = rk_file_name_show (file);
  return g_error_new (RK_ERROR, RK_ERROR_TOO_LARGE,
                      _("“%s” was not saved, because it has grown larger than a file may be."),
                      name);
}

/**
 * rk_file_problem_unreadable:
 * @error: why nobody could read again what is to be saved, an error of %RK_ERROR
 * @file: the file that would hold it
 *
 * Puts into words that it is not saved for that reason.
 *
 * Returns: (transfer full): %RK_ERROR_TOO_LARGE, else %RK_ERROR_IO, with a sentence to show
 */
GError *
rk_file_problem_unreadable (const GError *error,
                            GFile        *file)
{
  g_autoptr (GError) reason = NULL;

  g_return_val_if_fail (error != NULL, NULL);
  g_return_val_if_fail (G_IS_FILE (file), NULL);

  if (g_error_matches (error, RK_ERROR, RK_ERROR_TOO_LARGE))
    return rk_file_problem_too_large (file);

  reason = g_error_new_literal (G_IO_ERROR, G_IO_ERROR_INVALID_DATA, error->message);
  return rk_file_problem_write (reason, file);
}
