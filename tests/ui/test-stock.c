/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <libintl.h>

#include "rk-language.h"
#include "rk-test-window.h"

/* What GTK and libadwaita say by themselves, by the lists in po/stock/. */

#define CONTEXT_END "\004"

typedef struct
{
  /* As gettext looks for it: the context and the text. */
  char *key;
  /* Whether only some of the releases that there are say it. */
  gboolean not_in_all;
} StockText;

static void
stock_text_free (gpointer data)
{
  StockText *self = data;

  g_free (self->key);
  g_free (self);
}

/* The text between the quotes of a line, which holds all of it. */
static char *
unquote (const char *line)
{
  const char *start = strchr (line, '"') + 1;
  g_autofree char *quoted = g_strndup (start, strrchr (line, '"') - start);

  return g_strcompress (quoted);
}

static GPtrArray *
read_list (const char *domain)
{
  g_autofree char *name = g_strconcat (domain, ".pot", NULL);
  g_autofree char *path =
    g_test_build_filename (G_TEST_DIST, "..", "po", "stock", domain, name, NULL);
  GPtrArray *list = g_ptr_array_new_with_free_func (stock_text_free);
  g_autofree char *content = NULL;
  g_autofree char *context = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  gboolean not_in_all = FALSE;

  g_file_get_contents (path, &content, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (content, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (g_str_equal (lines[i], "#. In earlier releases.") ||
          g_str_equal (lines[i], "#. In later releases."))
        not_in_all = TRUE;
      else if (g_str_has_prefix (lines[i], "msgctxt "))
        context = unquote (lines[i]);
      else if (g_str_has_prefix (lines[i], "msgid "))
        {
          g_autofree char *text = unquote (lines[i]);
          StockText *stock = g_new0 (StockText, 1);

          stock->key = context != NULL ? g_strconcat (context, CONTEXT_END, text, NULL)
                                       : g_strdup (text);
          stock->not_in_all = not_in_all;
          if (*text != '\0')
            g_ptr_array_add (list, stock);
          else
            stock_text_free (stock);
          g_clear_pointer (&context, g_free);
          not_in_all = FALSE;
        }
    }
  g_assert_cmpuint (list->len, >, 50);
  return list;
}

static gboolean
is_changed (gpointer user_data)
{
  return g_str_equal (rk_language_get (), user_data);
}

/* As when it is chosen in Preferences. */
static void
choose (RkTestWindow *self,
        const char   *code)
{
  rk_application_choose_language (self->application, code);
  rk_test_wait (is_changed, (gpointer) code);
  self->window = RK_WINDOW (
      gtk_application_get_active_window (GTK_APPLICATION (self->application)));
  rk_test_settle (self);
}

/* gettext gives the very text that it was asked for if it has no translation. */
static void
check_list (const char *domain,
            const char *code)
{
  g_autoptr (GPtrArray) list = read_list (domain);
  gboolean is_own = strstr (bindtextdomain (domain, NULL), "stock") != NULL;
  g_autofree char *name = g_strconcat (domain, ".mo", NULL);
  g_autofree char *path =
    g_build_filename (bindtextdomain (domain, NULL), code, "LC_MESSAGES", name, NULL);

  /* Some systems leave out what the libraries bring along. */
  if (!is_own && !g_file_test (path, G_FILE_TEST_EXISTS))
    {
      g_test_message ("%s has no catalogue in %s here", domain, code);
      return;
    }
  for (guint i = 0; i < list->len; i++)
    {
      const StockText *stock = list->pdata[i];

      if (dgettext (domain, stock->key) == stock->key && (is_own || !stock->not_in_all))
        g_error ("%s says “%s” in English when it should be in %s", domain, stock->key, code);
    }
}

static void
test_lists (RkTestWindow  *self,
            gconstpointer  data)
{
  const char *const *codes = rk_language_list ();

  for (guint i = 0; codes[i] != NULL; i++)
    {
      if (g_str_equal (codes[i], "en") || g_str_equal (codes[i], "qps"))
        continue;
      choose (self, codes[i]);
      check_list ("gtk40", codes[i]);
      check_list ("libadwaita", codes[i]);
    }
}

/* Where the libraries look for their catalogues again when ours are not needed. */
static void
test_given_back (RkTestWindow  *self,
                 gconstpointer  data)
{
  g_autofree char *before = g_strdup (bindtextdomain ("gtk40", NULL));

  if (!rk_language_is_known ("so"))
    {
      g_test_skip ("there is no Somali");
      return;
    }
  g_assert_cmpstr (dgettext ("gtk40", "_Cancel"), ==, "_Cancel");
  choose (self, "so");
  g_assert_cmpstr (bindtextdomain ("gtk40", NULL), !=, before);
  g_assert_cmpstr (dgettext ("gtk40", "_Cancel"), ==, "_Jooji");
  choose (self, "en");
  g_assert_cmpstr (bindtextdomain ("gtk40", NULL), ==, before);
  g_assert_cmpstr (dgettext ("gtk40", "_Cancel"), ==, "_Cancel");
}

/* What a widget of the library really shows. */
static void
test_about (RkTestWindow  *self,
            gconstpointer  data)
{
  static const char *const codes[] = { "so", "rm", "bn", "nl" };

  for (guint i = 0; i < G_N_ELEMENTS (codes); i++)
    {
      const char *expected;
      AdwDialog *dialog;

      if (!rk_language_is_known (codes[i]))
        continue;
      choose (self, codes[i]);
      expected = dgettext ("libadwaita", "Credits");
      g_assert_cmpstr (expected, !=, "Credits");
      g_action_group_activate_action (G_ACTION_GROUP (self->application), "about", NULL);
      rk_test_settle (self);
      dialog = rk_test_get_dialog (self);
      g_assert_nonnull (rk_test_find (dialog, GTK_TYPE_LABEL, dgettext ("libadwaita",
                                                                        "_Credits")));
      adw_dialog_force_close (dialog);
      rk_test_settle (self);
    }
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/stock/given-back", test_given_back);
  rk_test_add ("/stock/lists", test_lists);
  rk_test_add ("/stock/about", test_about);

  return g_test_run ();
}
