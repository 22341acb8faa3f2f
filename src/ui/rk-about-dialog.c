/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-about-dialog.h"
#include "rk-dialog-width.h"
#include "rk-language.h"

#define WEBSITE "https://riokadalis.github.io"
#define ISSUES  "https://github.com/riokadalis/rio-kadalis/issues"

static void
append_line (GString    *text,
             const char *name,
             const char *value)
{
  g_string_append_printf (text, "%s: %s\n", name, value);
}

static void
append_version (GString    *text,
                const char *name,
                guint       major,
                guint       minor,
                guint       micro)
{
  g_string_append_printf (text, "%s: %u.%u.%u\n", name, major, minor, micro);
}

/* Without the name of the person, which may be that of the home folder. */
static char *
shorten_path (GFile *folder)
{
  g_autofree char *path = g_file_get_path (folder);
  g_autofree char *display = g_filename_display_name (path != NULL ? path : "");
  const char *home = g_get_home_dir ();

  if (*home != '\0' && g_str_has_prefix (display, home) &&
      display[strlen (home)] == G_DIR_SEPARATOR)
    return g_strconcat ("~", display + strlen (home), NULL);
  return g_steal_pointer (&display);
}

static void
append_flatpak (GString *text)
{
  g_autoptr (GKeyFile) info = g_key_file_new ();
  g_autofree char *runtime = NULL;

  if (!g_key_file_load_from_file (info, "/.flatpak-info", G_KEY_FILE_NONE, NULL))
    return;
  runtime = g_key_file_get_string (info, "Application", "runtime", NULL);
  append_line (text, "Flatpak", runtime != NULL ? runtime : "yes");
}

static void
append_display (GString *text)
{
  GdkDisplay *display = gdk_display_get_default ();
  const char *renderer = g_getenv ("GSK_RENDERER");

  append_line (text, "Display",
               display != NULL ? G_OBJECT_TYPE_NAME (display) : "none");
  if (renderer != NULL)
    append_line (text, "Renderer", renderer);
}

/**
 * rk_about_dialog_describe:
 * @application: the program, started
 *
 * Not translated: who reads it reads many of them.
 *
 * Returns: (transfer full): the versions of the program and its libraries, the display,
 *   the language and the data folder, a line for each
 */
char *
rk_about_dialog_describe (RkApplication *application)
{
  GString *text = g_string_new (NULL);
  g_autofree char *system = NULL;
  g_autofree char *folder = NULL;

  g_return_val_if_fail (RK_IS_APPLICATION (application), NULL);

  system = g_get_os_info (G_OS_INFO_KEY_PRETTY_NAME);
  folder = shorten_path (rk_library_get_folder (rk_application_get_library (application)));

  append_line (text, "Rio Kadalis", PACKAGE_VERSION " (" PROFILE ")");
  append_version (text, "GLib", glib_major_version, glib_minor_version, glib_micro_version);
  append_version (text, "GTK", gtk_get_major_version (), gtk_get_minor_version (),
                  gtk_get_micro_version ());
  append_version (text, "libadwaita", adw_get_major_version (), adw_get_minor_version (),
                  adw_get_micro_version ());
  append_flatpak (text);
  append_line (text, "System", system != NULL ? system : "unknown");
  append_display (text);
  append_line (text, "Language", rk_language_get ());
  append_line (text, "Language of the system", rk_language_get_system ());
  append_line (text, "Data folder", folder);

  return g_string_free_and_steal (text);
}

/**
 * rk_about_dialog_new:
 * @application: the program, started
 *
 * Returns: (transfer floating): a dialog about the program
 */
AdwDialog *
rk_about_dialog_new (RkApplication *application)
{
  g_autofree char *debug_info = NULL;
  const char *developers[] = { _("The Rio Kadalis developers"), NULL };

  g_return_val_if_fail (RK_IS_APPLICATION (application), NULL);

  debug_info = rk_about_dialog_describe (application);
  return g_object_new (ADW_TYPE_ABOUT_DIALOG,
                       "width-request", RK_DIALOG_MIN_WIDTH,
                       "application-name", _("Rio Kadalis"),
                       "application-icon", "rio-kadalis",
                       "developer-name", developers[0],
                       "developers", developers,
                       "version", PACKAGE_VERSION,
                       "license-type", GTK_LICENSE_GPL_3_0,
                       "website", WEBSITE,
                       "issue-url", ISSUES,
                       "debug-info", debug_info,
                       "debug-info-filename", "rio-kadalis.txt",
                       "comments",
                       _("A Somali game of sowing: who makes a group of four has brought a "
                         "goat kid into the world."),
                       /* TRANSLATORS: Put your name here, one translator a line. */
                       "translator-credits", _("translator-credits"),
                       NULL);
}
