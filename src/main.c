/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>
#include <gtk/gtk.h>
#include <stdlib.h>

#include "rk-application.h"
#include "rk-language.h"

/* The language has to be known before anything else starts, so that also the
 * messages about options are in it: the arguments are looked at twice. */
static char *
find_language_option (int    argc,
                      char **argv)
{
  g_autoptr (GOptionContext) context = g_option_context_new (NULL);
  g_auto (GStrv) arguments = g_new0 (char *, argc + 1);
  char *language = NULL;
  GOptionEntry entries[] = {
    { "language", 0, 0, G_OPTION_ARG_STRING, &language, NULL, NULL },
    { NULL },
  };

  for (int i = 0; i < argc; i++)
    arguments[i] = g_strdup (argv[i]);

  g_option_context_add_main_entries (context, entries, NULL);
  g_option_context_set_help_enabled (context, FALSE);
  g_option_context_set_ignore_unknown_options (context, TRUE);
  /* A mistake is reported when the arguments are read again. */
  g_option_context_parse_strv (context, &arguments, NULL);

  return language;
}

/* NULL when the schema is not installed: g_settings_new() would abort. */
static GSettings *
open_settings (void)
{
  GSettingsSchemaSource *source = g_settings_schema_source_get_default ();
  g_autoptr (GSettingsSchema) schema = NULL;

  if (source != NULL)
    schema = g_settings_schema_source_lookup (source, APP_ID, TRUE);
  if (schema == NULL)
    return NULL;

  return g_settings_new_full (schema, NULL, NULL);
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (GSettings) settings = open_settings ();
  g_autofree char *language = find_language_option (argc, argv);
  g_autoptr (RkApplication) application = NULL;

  if (language == NULL && settings != NULL)
    language = g_settings_get_string (settings, "language");

  gtk_disable_setlocale ();
  rk_language_init (language);
  g_set_application_name (_("Rio Kadalis"));

  if (settings == NULL)
    {
      /* TRANSLATORS: "%s" is the identifier of the program. */
      g_printerr (_("Rio Kadalis is not installed completely: its settings (%s) are missing. "
                    "Install it again."), APP_ID);
      g_printerr ("\n");
      return EXIT_FAILURE;
    }

  application = rk_application_new (settings);
  return g_application_run (G_APPLICATION (application), argc, argv);
}
