/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-course-page.h"
#include "rk-lesson-board.h"
#include "rk-lesson-page.h"
#include "rk-lessons-read.h"
#include "rk-notation.h"
#include "rk-sowing.h"
#include "rk-test-telling.h"

static RkLessonPage *
get_lesson_page (RkTestWindow *self)
{
  g_assert_true (RK_IS_LESSON_PAGE (rk_test_get_visible (self)));
  return RK_LESSON_PAGE (rk_test_get_visible (self));
}

static RkLessonPage *
open_lesson (RkTestWindow *self,
             const char   *id)
{
  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.lesson", "s", id);
  rk_test_settle (self);
  g_assert_cmpstr (rk_lesson_get_id (rk_lesson_page_get_lesson (get_lesson_page (self))), ==,
                   id);
  return get_lesson_page (self);
}

static RkLessonBoard *
get_lesson_board (RkTestWindow *self)
{
  return RK_LESSON_BOARD (rk_test_find (rk_test_get_visible (self), RK_TYPE_LESSON_BOARD, NULL));
}

static RkBoard *
get_board (RkTestWindow *self)
{
  return rk_lesson_board_get_board (get_lesson_board (self));
}

static gboolean
is_at_rest (gpointer board)
{
  return !rk_board_is_animating (board);
}

static void
choose (RkTestWindow *self,
        guint         hole)
{
  RkBoard *board = get_board (self);

  g_signal_emit_by_name (rk_board_get_hole_widget (board, hole), "clicked");
  rk_test_wait (is_at_rest, board);
  rk_test_wait_told (self->window);
}

static void
click (RkTestWindow *self,
       const char   *label)
{
  rk_test_click (rk_test_get_visible (self), label);
  rk_test_wait (is_at_rest, get_board (self));
  rk_test_wait_told (self->window);
}

static gboolean
shows (RkTestWindow     *self,
       const RkPosition *position)
{
  for (guint hole = 0; hole < 2u * position->n_holes; hole++)
    if (rk_board_get_shown_stones (get_board (self), hole) != position->stones[hole])
      return FALSE;

  return TRUE;
}

static gboolean
says (RkTestWindow *self,
      const char   *text)
{
  return rk_test_find (rk_test_get_visible (self), GTK_TYPE_LABEL, text) != NULL;
}

static char *
get_state_lesson (RkTestWindow *self)
{
  char *lesson;

  g_object_get (self->state, "lesson", &lesson, NULL);
  return lesson;
}

static void
assert_state (RkTestWindow *self,
              const char   *expected)
{
  g_autofree char *lesson = get_state_lesson (self);

  g_assert_cmpstr (lesson, ==, expected);
}

/* How the example of @lesson ends. */
static void
get_example_end (const RkLesson *lesson,
                 RkPosition     *position)
{
  guint hole;

  switch (rk_lesson_get_example (lesson, &hole))
    {
    case RK_EXAMPLE_MOVE:
      rk_lesson_get_position (lesson, position);
      g_assert_cmpint (rk_position_play (position, hole, NULL), ==, RK_MOVE_LEGAL);
      break;

    case RK_EXAMPLE_ILLEGAL:
      rk_lesson_get_position (lesson, position);
      break;

    case RK_EXAMPLE_NEXT_ROUND:
      rk_lesson_get_next_round (lesson, position);
      break;

    default:
      g_assert_not_reached ();
    }
}

/* From the list each lesson opens, and the way back leads to the list. */
static void
test_list (RkTestWindow  *self,
           gconstpointer  data)
{
  GtkWidget *list;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.learn", NULL);
  rk_test_settle (self);
  g_assert_true (RK_IS_COURSE_PAGE (rk_test_get_visible (self)));
  assert_state (self, "");

  for (guint i = 0; i < rk_course_get_n_lessons (); i++)
    {
      const RkLesson *lesson = rk_course_get_lesson (i);

      list = rk_test_find (rk_test_get_visible (self), GTK_TYPE_LIST_BOX, NULL);
      gtk_widget_activate (GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i)));
      rk_test_settle (self);
      g_assert_true (rk_lesson_page_get_lesson (get_lesson_page (self)) == lesson);
      assert_state (self, rk_lesson_get_id (lesson));
      g_assert_false (rk_lessons_read_contains (self->settings, rk_lesson_get_id (lesson)));

      gtk_widget_activate_action (GTK_WIDGET (rk_test_get_visible (self)), "navigation.pop", NULL);
      rk_test_settle (self);
      g_assert_true (RK_IS_COURSE_PAGE (rk_test_get_visible (self)));
      assert_state (self, "");
      list = rk_test_find (rk_test_get_visible (self), GTK_TYPE_LIST_BOX, NULL);
      g_assert_true (rk_test_get_focus (self) ==
                     GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i)));
    }

  gtk_widget_activate_action (GTK_WIDGET (rk_test_get_visible (self)), "navigation.pop", NULL);
  rk_test_settle (self);
  assert_state (self, NULL);
}

/* Each example ends where the engine says, and can be played on from there. */
static void
test_examples (RkTestWindow  *self,
               gconstpointer  data)
{
  RkLessonPage *page = open_lesson (self, "board");

  for (guint i = 0; i < rk_course_get_n_lessons (); i++)
    {
      const RkLesson *lesson = rk_course_get_lesson (i);
      g_autoptr (GPtrArray) texts = NULL;
      RkPosition position;

      g_test_message ("%s", rk_lesson_get_id (lesson));
      g_assert_true (rk_lesson_page_get_lesson (page) == lesson);
      rk_lesson_get_position (lesson, &position);
      g_assert_true (shows (self, &position));
      g_assert_false (says (self, rk_lesson_get_example_text (lesson)));

      texts = rk_test_listen (self);
      click (self, "See the _Example");
      get_example_end (lesson, &position);
      g_assert_true (shows (self, &position));
      g_assert_true (says (self, rk_lesson_get_example_text (lesson)));
      rk_test_assert_heard (texts, rk_lesson_get_example_text (lesson));

      click (self, "_Start Again");
      rk_lesson_get_position (lesson, &position);
      g_assert_true (shows (self, &position));
      gtk_widget_activate_action (GTK_WIDGET (page), "lesson.next", NULL);
      rk_test_settle (self);
    }
  assert_state (self, rk_lesson_get_id (rk_course_get_lesson (rk_course_get_n_lessons () - 1)));
}

/* The reader plays for both sides, to the end of the round. */
static void
test_play (RkTestWindow  *self,
           gconstpointer  data)
{
  const RkLesson *lesson = rk_lesson_page_get_lesson (open_lesson (self, data));
  g_autoptr (GPtrArray) texts = NULL;
  RkPosition position;
  guint n_moves = 0;

  click (self, "See the _Example");
  get_example_end (lesson, &position);
  texts = rk_test_listen (self);

  while (rk_board_get_interactive_side (get_board (self)) >= 0)
    {
      guint hole = 0;

      g_assert_cmpint (rk_board_get_interactive_side (get_board (self)), ==, position.turn);
      while (rk_position_check_move (&position, hole) != RK_MOVE_LEGAL)
        hole++;
      rk_position_play (&position, hole, NULL);
      choose (self, hole);
      n_moves++;
      g_assert_true (shows (self, &position));
      g_assert_cmpuint (texts->len, ==, n_moves);
      g_assert_true (says (self, texts->pdata[n_moves - 1]));
    }
  g_assert_cmpuint (n_moves, >, 0);
  g_assert_cmpuint (rk_position_get_legal (&position, NULL), ==, 0);

  choose (self, 0);
  g_assert_true (says (self, "The round is over."));
  click (self, "_Start Again");
  rk_lesson_get_position (lesson, &position);
  g_assert_true (shows (self, &position));
}

static void
test_illegal (RkTestWindow  *self,
              gconstpointer  data)
{
  RkPosition position;
  guint hole;
  const RkLesson *lesson = rk_lesson_page_get_lesson (open_lesson (self, "endless"));

  g_assert_cmpint (rk_lesson_get_example (lesson, &hole), ==, RK_EXAMPLE_ILLEGAL);
  choose (self, hole);
  g_assert_true (says (self, "Hole D cannot be played: the sowing would never end."));
  rk_lesson_get_position (lesson, &position);
  g_assert_true (shows (self, &position));
}

typedef struct
{
  RkTestWindow *window;
  const RkPosition *position;
} SetBack;

static gboolean
is_set_back (gpointer user_data)
{
  SetBack *self = user_data;

  return rk_board_get_interactive_side (get_board (self->window)) == self->position->turn &&
         shows (self->window, self->position);
}

static void
assert_answer (RkTestWindow     *self,
               const RkLesson   *lesson,
               const RkPosition *position,
               guint             hole,
               gboolean         *waited)
{
  g_autofree char *right = g_strdup_printf ("That is it! %s", rk_lesson_get_solution (lesson));
  g_autoptr (GPtrArray) texts = rk_test_listen (self);
  RkPosition after = *position;

  rk_position_play (&after, hole, NULL);
  click (self, "_Try It");
  rk_test_assert_heard (texts, rk_lesson_get_question (lesson));
  g_assert_true (shows (self, position));
  g_assert_false (says (self, right));
  g_assert_false (rk_board_get_show_preview (get_board (self)));
  choose (self, hole);
  g_assert_true (shows (self, &after));
  g_assert_cmpint (says (self, right), ==, rk_lesson_is_answer (lesson, hole));

  if (rk_lesson_is_answer (lesson, hole))
    g_assert_true (rk_board_get_show_preview (get_board (self)));
  else
    {
      g_assert_cmpint (rk_board_get_interactive_side (get_board (self)), ==, -1);
      if (!*waited)
        rk_test_wait (is_set_back, &(SetBack) { self, position });
      *waited = TRUE;
    }
}

/* Each legal answer to each task. Only after the first wrong one it waits for the board to be set
 * back, after the others it begins anew at once. */
static void
test_tasks (RkTestWindow  *self,
            gconstpointer  data)
{
  gboolean waited = FALSE;
  guint n_tasks = 0;

  for (guint i = 0; i < rk_course_get_n_lessons (); i++)
    {
      const RkLesson *lesson = rk_course_get_lesson (i);
      RkPosition position;

      open_lesson (self, rk_lesson_get_id (lesson));
      if (!rk_lesson_has_task (lesson))
        {
          g_assert_null (rk_test_find (rk_test_get_visible (self), GTK_TYPE_BUTTON, "_Try It"));
          continue;
        }

      n_tasks++;
      g_test_message ("%s", rk_lesson_get_id (lesson));
      rk_lesson_get_task (lesson, &position);
      for (guint hole = 0; hole < position.n_holes; hole++)
        if (rk_position_check_move (&position, hole) == RK_MOVE_LEGAL)
          assert_answer (self, lesson, &position, hole, &waited);
    }
  g_assert_cmpuint (n_tasks, >, 3);
}

/* A lesson counts as read by its task, or without one by going on. */
static void
test_read (RkTestWindow  *self,
           gconstpointer  data)
{
  RkLessonPage *page = open_lesson (self, rk_lesson_get_id (rk_course_get_lesson (0)));

  for (guint i = 0; i + 1 < rk_course_get_n_lessons (); i++)
    {
      const RkLesson *lesson = rk_course_get_lesson (i);
      RkPosition position;
      guint hole = 0;

      g_assert_true (rk_lesson_page_get_lesson (page) == lesson);
      if (rk_lesson_has_task (lesson))
        {
          rk_lesson_get_task (lesson, &position);
          while (!rk_lesson_is_answer (lesson, hole))
            hole++;
          click (self, "_Try It");
          choose (self, hole);
          g_assert_true (rk_lessons_read_contains (self->settings, rk_lesson_get_id (lesson)));
        }
      gtk_widget_activate_action (GTK_WIDGET (page), "lesson.next", NULL);
      rk_test_settle (self);
      g_assert_true (rk_lessons_read_contains (self->settings, rk_lesson_get_id (lesson)));
    }
}

/* A window made from the state of another one shows the same lesson, above the
 * match that it covered. */
static void
test_state (RkTestWindow  *self,
            gconstpointer  data)
{
  if (data != NULL)
    rk_test_open_fixture (self, data);
  open_lesson (self, "binikh");
  rk_test_window_close (self);
  assert_state (self, "binikh");

  rk_test_window_open (self);
  g_assert_cmpstr (rk_lesson_get_id (rk_lesson_page_get_lesson (get_lesson_page (self))), ==,
                   "binikh");
  assert_state (self, "binikh");
}

static gboolean
covers_match (gpointer user_data)
{
  RkTestWindow *self = user_data;
  AdwNavigationView *navigation =
    ADW_NAVIGATION_VIEW (rk_test_find (self->window, ADW_TYPE_NAVIGATION_VIEW, NULL));
  g_autoptr (GListModel) pages = adw_navigation_view_get_navigation_stack (navigation);
  g_autoptr (AdwNavigationPage) page = g_list_model_get_item (pages, 1);

  return RK_IS_MATCH_PAGE (page);
}

static void
test_state_above_match (RkTestWindow  *self,
                        gconstpointer  data)
{
  test_state (self, data);
  rk_test_wait (covers_match, self);
  get_lesson_page (self);
  assert_state (self, "binikh");
  g_assert_nonnull (rk_window_state_get_file (self->state));

  for (guint i = 0; i < 2; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (rk_test_get_visible (self)), "navigation.pop", NULL);
      rk_test_settle (self);
    }
  g_assert_nonnull (rk_test_get_page (self));
  assert_state (self, NULL);
}

/* A file that is opened comes to the front, and the course goes. */
static void
test_open_file (RkTestWindow  *self,
                gconstpointer  data)
{
  open_lesson (self, "binikh");
  rk_test_open_fixture (self, data);
  assert_state (self, NULL);
  gtk_widget_activate_action (GTK_WIDGET (rk_test_get_visible (self)), "navigation.pop", NULL);
  rk_test_settle (self);
  assert_state (self, NULL);
}

static gboolean
lies_within (GtkWidget *widget,
             GtkWidget *window)
{
  graphene_rect_t bounds;

  if (!gtk_widget_get_mapped (widget))
    return TRUE;
  if (!gtk_widget_compute_bounds (widget, window, &bounds) || bounds.origin.x < 0 ||
      bounds.origin.x + bounds.size.width > gtk_widget_get_width (window))
    return FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!lies_within (child, window))
      return FALSE;

  return TRUE;
}

static gboolean
board_fits (gpointer user_data)
{
  RkTestWindow *self = user_data;

  return lies_within (GTK_WIDGET (get_lesson_board (self)), GTK_WIDGET (self->window));
}

/* As on a phone, with text twice as large too. */
static void
test_narrow (RkTestWindow  *self,
             gconstpointer  data)
{
  GtkSettings *settings = gtk_settings_get_default ();
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  if (data != NULL)
    g_object_set (settings, "gtk-xft-dpi", 192 * PANGO_SCALE, NULL);
  rk_test_window_close (self);
  g_object_set (self->state, "width", 360, "height", 640, NULL);
  rk_test_window_open (self);
  for (guint i = 0; i < rk_course_get_n_lessons (); i++)
    {
      RkLessonPage *page = open_lesson (self, rk_lesson_get_id (rk_course_get_lesson (i)));
      int minimum;

      gtk_widget_measure (GTK_WIDGET (page), GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL,
                          NULL);
      g_assert_cmpint (minimum, <=, 360);
      rk_test_wait (board_fits, self);
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);
}

static void
test_keys (RkTestWindow  *self,
           gconstpointer  data)
{
  RkLessonPage *page = open_lesson (self, "sowing");
  GtkWidget *button = rk_test_find (page, GTK_TYPE_BUTTON, "Previous Lesson");

  gtk_widget_activate_action (GTK_WIDGET (page), "lesson.previous", NULL);
  rk_test_settle (self);
  assert_state (self, "board");
  g_assert_false (gtk_widget_is_sensitive (button));
  gtk_widget_activate_action (GTK_WIDGET (page), "lesson.next", NULL);
  rk_test_settle (self);
  assert_state (self, "sowing");
  g_assert_true (gtk_widget_is_sensitive (button));

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.learn", NULL);
  rk_test_settle (self);
  g_assert_true (RK_IS_COURSE_PAGE (rk_test_get_visible (self)));
}

/* Headings and the text can be found by a screen reader. */
static void
test_accessible (RkTestWindow  *self,
                 gconstpointer  data)
{
  RkLessonPage *page = open_lesson (self, "sowing");
  GtkWidget *title = rk_test_find (page, GTK_TYPE_LABEL, "Sowing");
  GtkWidget *list;

  /* The first is that of the header bar. */
  title = rk_test_find (rk_test_find (page, GTK_TYPE_VIEWPORT, NULL), GTK_TYPE_LABEL, "Sowing");
  gtk_test_accessible_assert_role (title, GTK_ACCESSIBLE_ROLE_HEADING);
  g_assert_true (GTK_IS_LABEL (rk_test_get_focus (self)));

  rk_lessons_read_add (self->settings, "sowing");
  gtk_widget_activate_action (GTK_WIDGET (page), "navigation.pop", NULL);
  rk_test_settle (self);
  list = rk_test_find (rk_test_get_visible (self), GTK_TYPE_LIST_BOX, NULL);
  gtk_test_accessible_assert_property (gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 1),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Lesson 2: Sowing. Read.");
}

/* A page that is left leaves nothing behind. */
static void
test_leak (RkTestWindow  *self,
           gconstpointer  data)
{
  RkLessonPage *page = open_lesson (self, "relay");

  g_object_add_weak_pointer (G_OBJECT (page), (gpointer *) &page);
  click (self, "_Try It");
  choose (self, 1);
  gtk_widget_activate_action (GTK_WIDGET (page), "navigation.pop", NULL);
  rk_test_settle (self);
  g_assert_null (page);
}

/* The list and a lesson may come again before they have left. */
static void
test_again (RkTestWindow  *self,
            gconstpointer  data)
{
  AdwNavigationView *navigation =
    ADW_NAVIGATION_VIEW (rk_test_find (self->window, ADW_TYPE_NAVIGATION_VIEW, NULL));

  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", TRUE, NULL);
  for (guint i = 0; i < 2; i++)
    {
      gtk_widget_activate_action (GTK_WIDGET (self->window), "win.learn", NULL);
      g_assert_true (RK_IS_COURSE_PAGE (rk_test_get_visible (self)));
      for (guint j = 0; j < 2; j++)
        {
          gtk_widget_activate_action (GTK_WIDGET (self->window), "win.lesson", "s", "board");
          g_assert_true (RK_IS_LESSON_PAGE (rk_test_get_visible (self)));
        }
      adw_navigation_view_pop (navigation);
      adw_navigation_view_pop (navigation);
      g_assert_false (RK_IS_COURSE_PAGE (rk_test_get_visible (self)));
    }
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static void
set_up (RkTestWindow  *self,
        gconstpointer  data)
{
  rk_test_window_set_up (self, NULL);
}

static void
add (const char    *path,
     void         (*test) (RkTestWindow *, gconstpointer),
     gconstpointer  data)
{
  g_test_add (path, RkTestWindow, data, set_up, test, rk_test_window_tear_down);
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  add ("/learn/list", test_list, NULL);
  add ("/learn/examples", test_examples, NULL);
  add ("/learn/play", test_play, "relay");
  add ("/learn/play/long", test_play, "board");
  add ("/learn/play/next-round", test_play, "match");
  add ("/learn/illegal", test_illegal, NULL);
  add ("/learn/tasks", test_tasks, NULL);
  add ("/learn/read", test_read, NULL);
  add ("/learn/state", test_state, NULL);
  add ("/learn/state/above-match", test_state_above_match, "running.rkmatch");
  add ("/learn/open-file", test_open_file, "running.rkmatch");
  add ("/learn/narrow", test_narrow, NULL);
  add ("/learn/narrow/large-text", test_narrow, "large");
  add ("/learn/keys", test_keys, NULL);
  add ("/learn/accessible", test_accessible, NULL);
  add ("/learn/again", test_again, NULL);
  add ("/learn/leak", test_leak, NULL);

  return g_test_run ();
}
