/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Where a mistake is tried again, nothing tells the answer before it is found. */

#include "rk-review-sentences.h"
#include "rk-test-model.h"
#include "rk-test-retry.h"
#include "rk-test-review.h"
#include "rk-test-telling.h"

static void
add_property (GString               *dump,
              GtkWidget             *widget,
              GtkAccessibleProperty  property)
{
  g_autofree char *value = NULL;

  if (!gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), property))
    return;

  /* What it is instead of what nobody would say. */
  value = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), property, "\001");
  g_string_append_printf (dump, " | %u=%s", property, value);
}

/* All that a widget and those below it tell, in whatever way. */
static void
add_texts (GString   *dump,
           GtkWidget *widget)
{
  static const GtkAccessibleProperty properties[] = {
    GTK_ACCESSIBLE_PROPERTY_LABEL, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
    GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, GTK_ACCESSIBLE_PROPERTY_ROLE_DESCRIPTION,
    GTK_ACCESSIBLE_PROPERTY_HELP_TEXT, GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS,
    GTK_ACCESSIBLE_PROPERTY_PLACEHOLDER,
  };
  g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
  g_autofree char *names = g_strjoinv (",", classes);
  GdkCursor *cursor = gtk_widget_get_cursor (widget);

  g_string_append_printf (dump, "%s [%s] %d%d%d %s %s %s %s", G_OBJECT_TYPE_NAME (widget), names,
                          gtk_widget_get_visible (widget), gtk_widget_get_sensitive (widget),
                          gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (widget)),
                          gtk_widget_get_name (widget), gtk_widget_get_tooltip_text (widget),
                          cursor != NULL ? gdk_cursor_get_name (cursor) : "",
                          GTK_IS_LABEL (widget) ? gtk_label_get_label (GTK_LABEL (widget)) : "");
  for (guint i = 0; i < G_N_ELEMENTS (properties); i++)
    add_property (dump, widget, properties[i]);
  g_string_append_c (dump, '\n');

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    add_texts (dump, child);
}

static char *
dump (gpointer widget)
{
  GString *text = g_string_new (NULL);

  add_texts (text, widget);

  return g_string_free_and_steal (text);
}

static char *
draw (RkTestWindow *self,
      gsize        *length)
{
  g_autofree char *path = g_build_filename (self->folder, "board.png", NULL);
  char *data;

  rk_test_save_picture (GTK_WIDGET (rk_test_retry_get_board (self)), path);
  g_assert_true (g_file_get_contents (path, &data, length, NULL));

  return data;
}

static void
assert_same (const char *first,
             const char *second)
{
  g_auto (GStrv) lines = g_strsplit (first, "\n", -1);
  g_auto (GStrv) others = g_strsplit (second, "\n", -1);

  g_assert_cmpstrv (lines, others);
}

/* Nothing of what the page tells is other when the pointer is over a hole. */
static void
check_hover (RkTestWindow *self,
             const char   *before)
{
  for (guint hole = 0; hole < 12; hole++)
    {
      GtkWidget *widget = rk_board_get_hole_widget (rk_test_retry_get_board (self), hole);
      g_autofree char *looked_at = NULL;

      gtk_widget_set_state_flags (widget, GTK_STATE_FLAG_PRELIGHT, FALSE);
      looked_at = dump (rk_test_get_visible (self));
      gtk_widget_unset_state_flags (widget, GTK_STATE_FLAG_PRELIGHT);
      assert_same (before, looked_at);
    }
}

/* Before anything is known of the position nothing can tell the answer: and nothing on the
 * page is different when all is known. */
static void
test_no_leak (RkTestWindow  *self,
              gconstpointer  data)
{
  static const char *const steps[] = {
    "retry.next", "retry.next", "retry.previous", "retry.previous",
  };
  RkTestChoices choices;
  g_autoptr (RkMatch) match = rk_test_retry_make (self, 3, &choices);
  g_autoptr (GPtrArray) texts = NULL;
  RkMatchPage *page;

  g_settings_set_boolean (self->settings, "show-values", TRUE);
  g_settings_set_boolean (self->settings, "show-preview", TRUE);
  page = rk_test_retry_open (self, match);
  texts = rk_test_listen (self);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autofree char *task = NULL;
      g_autofree char *before = NULL;
      g_autofree char *after = NULL;

      gtk_widget_activate_action (GTK_WIDGET (rk_test_get_visible (self)), steps[i], NULL);
      task = rk_text_retry_task (match, rk_test_retry_get_mistake (self));
      before = dump (rk_test_get_visible (self));
      rk_test_retry_settle (self);
      after = dump (rk_test_get_visible (self));
      assert_same (before, after);
      g_assert_cmpint (rk_board_get_hint (rk_test_retry_get_board (self)), ==, -1);
      check_hover (self, before);
      /* Said once, and nothing else. */
      g_assert_cmpuint (texts->len, ==, i + 1);
      g_assert_cmpstr (texts->pdata[i], ==, task);
    }
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (page)));
}

/* Two matches that differ only in the move by which a player gave away so much: from all
 * that the page tells and draws nobody knows which it was. */
static void
test_twins (RkTestWindow  *self,
            gconstpointer  data)
{
  static const guint played[] = { 0, 1 };
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *first_picture = NULL;
  g_autofree char *second_picture = NULL;
  char **texts[] = { &first, &second };
  char **pictures[] = { &first_picture, &second_picture };
  gsize lengths[2];

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (RkMatch) match = rk_test_make_match (RK_TEST_RICH);

      g_assert_true (rk_match_play (match, played[i], NULL));
      rk_test_analyse (rk_test_retry_get_solver (self), match);
      rk_test_retry_open (self, match);
      *texts[i] = dump (rk_test_get_visible (self));
      *pictures[i] = draw (self, &lengths[i]);
    }

  assert_same (first, second);
  g_assert_cmpmem (first_picture, lengths[0], second_picture, lengths[1]);
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/retry-secret/no-leak", test_no_leak);
  rk_test_add ("/retry-secret/twins", test_twins);

  return g_test_run ();
}
