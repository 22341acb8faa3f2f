/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-course.h"
#include "rk-language.h"
#include "rk-lesson-board.h"
#include "rk-lesson-page.h"
#include "rk-test-review.h"

/* Run in the pseudo-language, in which each translated text stands between these. */
#define OPEN_BRACKET  0x27e6 /* ⟦ */
#define CLOSE_BRACKET 0x27e7 /* ⟧ */

/* The players of the fixtures, and the names of their files. */
static const char *const names[] = {
  "A", "B", "all-closed-with-reopening", "first-to-two-wins", "running",
  "three-rounds-wins-decide", "two-rounds-drawn", NULL,
};

/* Widgets with texts that GTK and libadwaita bring along in their own catalogues. */
static const char *const foreign_types[] = { "AdwBackButton", "GtkImage", NULL };
/* Names of keys in a menu. */
#define KEYS_CSS_NAME "accelerator"

/* What is left of @text outside of all brackets. */
static char *
strip_translated (const char *text)
{
  g_autoptr (GString) rest = g_string_new (NULL);
  int depth = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);

      if (c == OPEN_BRACKET)
        depth++;
      else if (c == CLOSE_BRACKET)
        depth--;
      else if (depth == 0)
        g_string_append_unichar (rest, c);
    }
  g_assert_cmpint (depth, ==, 0);

  return g_string_free_and_steal (g_steal_pointer (&rest));
}

/* Each language is listed by its own name. */
static gboolean
is_own_name (const char *word)
{
  const char *const *codes = rk_language_list ();

  for (guint i = 0; codes[i] != NULL; i++)
    {
      g_autofree char *in_brackets = g_strdup_printf ("(%s)", rk_language_get_own_name (codes[i]));

      if (g_str_equal (word, rk_language_get_own_name (codes[i])) ||
          g_str_equal (word, in_brackets))
        return TRUE;
    }
  return FALSE;
}

/* Numbers, hole letters, notation, names and initials are the same everywhere. */
static gboolean
is_data (const char *word)
{
  glong n_letters = 0;

  for (const char *p = word; *p != '\0'; p = g_utf8_next_char (p))
    n_letters += g_unichar_isalpha (g_utf8_get_char (p)) ? 1 : 0;

  return n_letters <= 1 || g_strv_contains (names, word) || is_own_name (word);
}

static void
assert_translated (GtkWidget  *widget,
                   const char *text)
{
  g_autofree char *rest = NULL;
  g_auto (GStrv) words = NULL;

  if (text == NULL)
    return;

  rest = strip_translated (text);
  words = g_strsplit_set (rest, " \n", -1);
  for (guint i = 0; words[i] != NULL; i++)
    if (!is_data (words[i]))
      {
        g_test_message ("not translated: “%s” in a %s", text, G_OBJECT_TYPE_NAME (widget));
        g_test_fail ();
      }
}

static gboolean
is_foreign (GtkWidget *widget)
{
  return g_strv_contains (foreign_types, G_OBJECT_TYPE_NAME (widget)) ||
         g_str_equal (gtk_widget_get_css_name (widget), KEYS_CSS_NAME) ||
         (GTK_IS_BUTTON (widget) && gtk_widget_get_ancestor (widget, ADW_TYPE_ENTRY_ROW)) ||
         (GTK_IS_SEARCH_ENTRY (widget) && gtk_widget_get_ancestor (widget, ADW_TYPE_COMBO_ROW));
}

static guint
check_texts (GtkWidget *widget)
{
  guint n_texts = 0;

  if (is_foreign (widget))
    return 0;

  assert_translated (widget, gtk_widget_get_tooltip_text (widget));
  if (GTK_IS_LABEL (widget))
    {
      assert_translated (widget, gtk_label_get_text (GTK_LABEL (widget)));
      n_texts++;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_texts += check_texts (child);

  return n_texts;
}

static void
test_library (RkTestWindow  *self,
              gconstpointer  data)
{
  RkLibrary *library = rk_application_get_library (self->application);

  g_assert_cmpstr (rk_language_get (), ==, "qps");
  g_assert_cmpuint (check_texts (GTK_WIDGET (self->window)), >, 0);

  g_object_unref (rk_test_copy_fixture (self, "running.rkmatch"));
  g_object_unref (rk_test_copy_fixture (self, "two-rounds-drawn.rkmatch"));
  rk_library_load_async (library, NULL, NULL, NULL);
  rk_test_wait (rk_test_has_items, library);
  rk_test_settle (self);
  g_assert_cmpuint (check_texts (GTK_WIDGET (self->window)), >, 0);
}

static void
test_match (RkTestWindow  *self,
            gconstpointer  data)
{
  const char *actions[] = { "match.first", "match.forward", "match.last", "match.players" };

  rk_test_open_fixture (self, data);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (rk_test_get_page (self)), actions[i], NULL);
      rk_test_settle (self);
      g_assert_cmpuint (check_texts (GTK_WIDGET (self->window)), >, 10);
    }
}

static void
test_review (RkTestWindow  *self,
             gconstpointer  data)
{
  static const char *const actions[] = {
    "match.first", "match.next-mistake", "match.lap-forward", "match.lap-back",
  };
  RkMatchPage *page;

  g_object_set (self->state, "pane", "review", NULL);
  page = rk_test_open_fixture (self, data);
  g_assert_cmpuint (check_texts (GTK_WIDGET (self->window)), >, 10);
  rk_test_click (page, _("Analyse the Match"));
  rk_test_wait (rk_test_is_analysed, rk_test_get_match (page));
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      rk_test_activate (page, actions[i]);
      rk_test_settle (self);
      g_assert_cmpuint (check_texts (GTK_WIDGET (self->window)), >, 10);
    }
}

/* Only what is in the pages: around them libadwaita puts a search. */
static void
test_dialogs (RkTestWindow  *self,
              gconstpointer  data)
{
  const char *actions[] = { "win.new-match", "win.set-up", "app.preferences", "app.marks" };

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      GtkWidget *page;

      gtk_widget_activate_action (GTK_WIDGET (self->window), actions[i], NULL);
      rk_test_settle (self);
      page = rk_test_find (rk_test_get_dialog (self), ADW_TYPE_PREFERENCES_PAGE, NULL);
      g_assert_cmpuint (check_texts (page), >, 5);
      adw_dialog_force_close (rk_test_get_dialog (self));
      rk_test_settle (self);
    }
}

/* A page that texts twice as long do not make wider than the narrowest screen. */
static void
assert_narrow (GtkWidget *page)
{
  int minimum;

  gtk_widget_measure (page, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
}

/* Each lesson, with its example and its task. */
static void
test_course (RkTestWindow  *self,
             gconstpointer  data)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.learn", NULL);
  rk_test_settle (self);
  g_assert_cmpuint (check_texts (GTK_WIDGET (self->window)), >, rk_course_get_n_lessons ());

  for (guint i = 0; i < rk_course_get_n_lessons (); i++)
    {
      const RkLesson *lesson = rk_course_get_lesson (i);
      GtkWidget *board;

      gtk_widget_activate_action (GTK_WIDGET (self->window), "win.lesson", "s",
                                  rk_lesson_get_id (lesson));
      rk_test_settle (self);
      g_assert_cmpuint (check_texts (GTK_WIDGET (self->window)), >, 5);
      assert_narrow (rk_test_find (self->window, RK_TYPE_LESSON_PAGE, NULL));
      board = rk_test_find (self->window, RK_TYPE_LESSON_BOARD, NULL);
      rk_test_click (board, _("See the _Example"));
      rk_test_settle (self);
      check_texts (GTK_WIDGET (self->window));
      if (rk_lesson_has_task (lesson))
        rk_test_click (board, C_("lesson", "_Try It"));
      rk_test_settle (self);
      check_texts (GTK_WIDGET (self->window));
    }
}

static void
set_up (RkTestWindow  *self,
        gconstpointer  data)
{
  rk_test_window_set_up (self, NULL);
}

static void
add (const char *path,
     void      (*test) (RkTestWindow *, gconstpointer),
     const char *data)
{
  g_test_add (path, RkTestWindow, data, set_up, test, rk_test_window_tear_down);
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  add ("/texts/library", test_library, NULL);
  add ("/texts/match", test_match, "running.rkmatch");
  add ("/texts/reopened", test_match, "all-closed-with-reopening.rkmatch");
  add ("/texts/over", test_match, "three-rounds-wins-decide.rkmatch");
  add ("/texts/review", test_review, "first-to-two-wins.rkmatch");
  add ("/texts/dialogs", test_dialogs, NULL);
  add ("/texts/course", test_course, NULL);

  return g_test_run ();
}
