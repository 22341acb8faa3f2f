/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-print-memory.h"

#define SETTINGS_GROUP "Print Settings"
#define SETUP_GROUP    "Page Setup"

/* What is of one paper only. */
static const char *const passing[] = {
  GTK_PRINT_SETTINGS_OUTPUT_URI,
  GTK_PRINT_SETTINGS_OUTPUT_BASENAME,
  GTK_PRINT_SETTINGS_N_COPIES,
  GTK_PRINT_SETTINGS_PRINT_PAGES,
  GTK_PRINT_SETTINGS_PAGE_RANGES,
  GTK_PRINT_SETTINGS_PAGE_SET,
};

static char *
get_path (void)
{
  return g_build_filename (g_get_user_config_dir (), "rio-kadalis", "print.ini", NULL);
}

/* Settings that were made before stay. */
static void
add_setting (const char *key,
             const char *value,
             gpointer    user_data)
{
  GtkPrintSettings *settings = user_data;

  if (!gtk_print_settings_has_key (settings, key))
    gtk_print_settings_set (settings, key, value);
}

/**
 * rk_print_memory_load:
 * @operation: a print operation that did not run yet
 *
 * Sets printer and paper as they were when something was printed last. What is set
 * in @operation already stays.
 */
void
rk_print_memory_load (GtkPrintOperation *operation)
{
  g_autofree char *path = get_path ();
  g_autoptr (GKeyFile) file = g_key_file_new ();
  g_autoptr (GtkPrintSettings) settings = NULL;
  g_autoptr (GtkPageSetup) setup = NULL;
  GtkPrintSettings *set;

  g_return_if_fail (GTK_IS_PRINT_OPERATION (operation));

  if (!g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL))
    return;

  settings = gtk_print_settings_new_from_key_file (file, SETTINGS_GROUP, NULL);
  set = gtk_print_operation_get_print_settings (operation);
  if (settings != NULL && set != NULL)
    gtk_print_settings_foreach (settings, add_setting, set);
  else if (settings != NULL)
    gtk_print_operation_set_print_settings (operation, settings);
  setup = gtk_page_setup_new_from_key_file (file, SETUP_GROUP, NULL);
  if (setup != NULL)
    gtk_print_operation_set_default_page_setup (operation, setup);
}

/* A file that was printed to is not written again, but its folder is a good one. */
static void
keep_folder (GtkPrintSettings *settings,
             GFile            *file)
{
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;

  if (folder != NULL)
    gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_DIR, folder);
}

/**
 * rk_print_memory_save:
 * @operation: a print operation that has run
 * @file: (nullable): the file that it has printed to
 *
 * Keeps printer and paper for the next time, and the folder of @file. That fails without a
 * word: nobody asked for it.
 */
void
rk_print_memory_save (GtkPrintOperation *operation,
                      GFile             *file)
{
  g_autofree char *path = get_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GKeyFile) kept = g_key_file_new ();
  g_autoptr (GtkPrintSettings) settings = NULL;
  GtkPageSetup *setup;

  g_return_if_fail (GTK_IS_PRINT_OPERATION (operation));
  g_return_if_fail (file == NULL || G_IS_FILE (file));

  if (gtk_print_operation_get_print_settings (operation) == NULL)
    return;

  settings = gtk_print_settings_copy (gtk_print_operation_get_print_settings (operation));
  if (file != NULL)
    keep_folder (settings, file);
  for (guint i = 0; i < G_N_ELEMENTS (passing); i++)
    gtk_print_settings_unset (settings, passing[i]);
  gtk_print_settings_to_key_file (settings, kept, SETTINGS_GROUP);
  setup = gtk_print_operation_get_default_page_setup (operation);
  if (setup != NULL)
    gtk_page_setup_to_key_file (setup, kept, SETUP_GROUP);

  if (g_mkdir_with_parents (folder, 0700) == 0)
    g_key_file_save_to_file (kept, path, NULL);
}
