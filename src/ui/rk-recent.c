/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-file-kind.h"
#include "rk-recent.h"

/* Inside a Flatpak the list is one of the program alone, and the files have names there that
 * mean nothing outside: the portal that the person chose the file with keeps the true list. */
static gboolean
is_sandboxed (void)
{
  return g_file_test ("/.flatpak-info", G_FILE_TEST_EXISTS);
}

static char *
guess_mime_type (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *type = NULL;
  RkFileKind kind;

  /* Also when the kinds of files of this program are not installed. */
  if (rk_file_kind_from_name (name, &kind))
    return g_strdup (rk_file_kind_get_mime_type (kind));

  type = g_content_type_guess (name, NULL, 0, NULL);
  return g_content_type_get_mime_type (type);
}

/**
 * rk_recent_add:
 * @file: a file outside the library that was opened or saved
 *
 * Lists it among the files used last. Files of the library are not listed: every one of them
 * is in it.
 */
void
rk_recent_add (GFile *file)
{
  g_autofree char *uri = NULL;
  g_autofree char *mime_type = NULL;
  GtkRecentData data = { .app_name = (char *) "Rio Kadalis", .app_exec = (char *) "rio-kadalis %u" };

  g_return_if_fail (G_IS_FILE (file));

  if (is_sandboxed ())
    return;

  uri = g_file_get_uri (file);
  mime_type = guess_mime_type (file);
  data.mime_type = mime_type;
  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}
