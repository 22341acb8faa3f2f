/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-file-kind.h"
#include "rk-file-name.h"
#include "rk-recent.h"

/* By what the program knows its own in the list of all programs. */
#define PROGRAM "Rio Kadalis"

/* So many are offered. */
#define MOST_FILES 20

static char *
guess_mime_type (GFile *file)
{
  g_autofree char *name = rk_file_name_get (file);
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
 * is in it. Inside a Flatpak the list is one of the program alone, with names that mean
 * nothing outside; there the portal that the person chose the file with keeps the other one.
 */
void
rk_recent_add (GFile *file)
{
  g_autofree char *uri = NULL;
  g_autofree char *mime_type = NULL;
  GtkRecentData data = { .app_name = (char *) PROGRAM, .app_exec = (char *) "rio-kadalis %u" };

  g_return_if_fail (G_IS_FILE (file));

  uri = g_file_get_uri (file);
  mime_type = guess_mime_type (file);
  data.mime_type = mime_type;
  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

static gint
compare_visits (gconstpointer a,
                gconstpointer b)
{
  return g_date_time_compare (gtk_recent_info_get_visited ((GtkRecentInfo *) b),
                              gtk_recent_info_get_visited ((GtkRecentInfo *) a));
}

/* What was exported is for other programs: a picture, a page, a table. */
static gboolean
can_be_opened (GtkRecentInfo *info)
{
  const char *type = gtk_recent_info_get_mime_type (info);

  return !g_str_has_prefix (type, "image/") && !g_str_has_prefix (type, "text/");
}

/**
 * rk_recent_list:
 *
 * Returns: (transfer full) (element-type GFile): the files that rk_recent_add() listed, that
 *   this program can open and that are still there, the last one first
 */
GPtrArray *
rk_recent_list (void)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);
  GList *infos = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());

  infos = g_list_sort (infos, compare_visits);
  for (GList *iter = infos; iter != NULL && files->len < MOST_FILES; iter = iter->next)
    if (gtk_recent_info_has_application (iter->data, PROGRAM) && can_be_opened (iter->data) &&
        gtk_recent_info_exists (iter->data))
      g_ptr_array_add (files, g_file_new_for_uri (gtk_recent_info_get_uri (iter->data)));
  g_list_free_full (infos, (GDestroyNotify) gtk_recent_info_unref);
  return files;
}
