/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gstdio.h>
#include <stdlib.h>

#include "rk-library-page-private.h"
#include "rk-test-shot.h"
#include "rk-welcome-dialog.h"

/* Not a test: saves pictures of the library and its tools for people to look at.
 *
 *   library-shots OUTPUT WIDTH HEIGHT STYLE PAGE
 *
 * STYLE: light or dark; with "+" text is half as large again, with "<" from right to left.
 * PAGE: library, filter, filtered, nothing, menu, files (the menu of the program), rename,
 * toast, deleted, deleted-none, recent, imported, changed, gone and choose (of a match whose
 * file another program changed), and the cards for the first start: welcome-1 to welcome-3.
 */

static GFile *
copy (RkTestWindow *self,
      const char   *name,
      const char   *as)
{
  g_autoptr (GFile) file = rk_test_copy_fixture (self, name);
  g_autoptr (GFile) folder = g_file_get_parent (file);
  GFile *target = g_file_get_child (folder, as);

  g_file_move (file, target, G_FILE_COPY_OVERWRITE, NULL, NULL, NULL, NULL);
  return target;
}

static void
fill (RkTestWindow *self)
{
  g_object_unref (copy (self, "running.rkmatch", "Final at home.rkmatch"));
  g_object_unref (copy (self, "running.rkmatch", "2026-11-30 A - B.rkmatch"));
  g_object_unref (copy (self, "two-rounds-drawn.rkmatch", "2026-11-29 A - B.rkmatch"));
  g_object_unref (copy (self, "first-to-two-wins.rkmatch", "2026-11-28 A - B.rkmatch"));
  rk_library_load_async (rk_test_get_library (self), NULL, NULL, NULL);
  rk_test_shot_rest ();
}

static void
show_outside (RkTestWindow *self,
              gboolean      is_gone)
{
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");
  GFile *file = rk_document_get_file (rk_match_page_get_document (page));

  if (is_gone)
    g_file_delete (file, NULL, NULL);
  else
    g_file_replace_contents (file, "{}", 2, NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, NULL);
  g_object_notify (G_OBJECT (self->window), "is-active");
  rk_test_shot_rest ();
}

static void
import (RkLibraryPage *page)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "fixtures", NULL);
  g_autofree char *matches = g_build_filename (folder, "matches", NULL);
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (files, g_file_new_for_path (matches));
  g_ptr_array_add (files, g_file_new_for_path ("/dev/null"));
  _rk_library_page_import (page, files);
}

static void
delete_first (RkLibraryPage *page)
{
  gtk_widget_grab_focus (GTK_WIDGET (page->list_view));
  rk_test_shot_rest ();
  gtk_widget_activate_action (GTK_WIDGET (page), "library.delete", NULL);
  rk_test_shot_rest ();
}

static void
act (RkLibraryPage *page,
     const char    *action)
{
  gtk_widget_grab_focus (GTK_WIDGET (page->list_view));
  rk_test_shot_rest ();
  gtk_widget_activate_action (GTK_WIDGET (page), action, NULL);
}

static void
welcome (RkTestWindow *self,
         guint         card)
{
  AdwDialog *dialog = rk_welcome_dialog_new (self->application);

  adw_dialog_present (dialog, GTK_WIDGET (self->window));
  for (guint i = 1; i < card; i++)
    g_signal_emit_by_name (
        gtk_widget_get_template_child (GTK_WIDGET (dialog), RK_TYPE_WELCOME_DIALOG,
                                       "next_button"), "clicked");
}

static void
show (RkTestWindow *self,
      const char   *name)
{
  RkLibraryPage *page = RK_LIBRARY_PAGE (rk_test_find (self->window, RK_TYPE_LIBRARY_PAGE, NULL));
  g_autoptr (GSettings) settings = g_settings_get_child (self->settings, "library");

  if (g_str_has_prefix (name, "welcome-"))
    {
      welcome (self, atoi (name + strlen ("welcome-")));
      return;
    }
  if (!g_str_equal (name, "deleted-none"))
    fill (self);
  if (g_str_equal (name, "filter"))
    act (page, "library.filter");
  else if (g_str_equal (name, "filtered"))
    g_settings_set_string (settings, "state", "finished");
  else if (g_str_equal (name, "nothing"))
    g_settings_set_string (settings, "player", "Nobody");
  else if (g_str_equal (name, "menu"))
    act (page, "library.menu");
  else if (g_str_equal (name, "files"))
    gtk_menu_button_popup (page->menu_button);
  else if (g_str_equal (name, "rename"))
    act (page, "library.rename");
  else if (g_str_equal (name, "imported"))
    import (page);
  else if (g_str_equal (name, "recent"))
    act (page, "library.recent");
  else if (g_str_equal (name, "changed") || g_str_equal (name, "gone") ||
           g_str_equal (name, "choose"))
    show_outside (self, g_str_equal (name, "gone"));
  else if (!g_str_equal (name, "library") && !g_str_equal (name, "deleted-none"))
    delete_first (page);

  if (g_str_has_prefix (name, "deleted"))
    gtk_widget_activate_action (GTK_WIDGET (page), "library.deleted", NULL);
  if (g_str_equal (name, "choose"))
    g_signal_emit_by_name (rk_test_find (rk_test_get_page (self), ADW_TYPE_BANNER, NULL),
                           "button-clicked");
}

int
main (int    argc,
      char **argv)
{
  RkTestWindow self = { NULL };

  rk_test_ui_init (&argc, &argv);
  if (argc < 6)
    return EXIT_FAILURE;

  rk_test_shot_begin (&self, atoi (argv[2]), atoi (argv[3]), argv[4]);
  show (&self, argv[5]);
  rk_test_shot_end (&self, argv[1]);

  return EXIT_SUCCESS;
}
