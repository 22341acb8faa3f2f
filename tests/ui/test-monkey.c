/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Whatever anybody does, in whatever order, in two windows over one match: nothing is warned of,
 * nothing ends, and what is in the file in the end is what is on the screen. */

#include "rk-match-file.h"
#include "rk-match-page-private.h"
#include "rk-test-keys.h"
#include "rk-test-window.h"
#include "rk-tournament-page.h"

#define N_STEPS 6000
#define SEED    20261130

/* They open windows of the desktop, or write outside. */
static const char *const left_out[] = {
  "print", "save-copy", "save-picture", "save-sheet", NULL,
};

static const guint keyvals[] = {
  GDK_KEY_a, GDK_KEY_b, GDK_KEY_C, GDK_KEY_d, GDK_KEY_e, GDK_KEY_F, GDK_KEY_1, GDK_KEY_6,
  GDK_KEY_l, GDK_KEY_s, GDK_KEY_r, GDK_KEY_o, GDK_KEY_m, GDK_KEY_t, GDK_KEY_v, GDK_KEY_Escape,
  GDK_KEY_Left, GDK_KEY_Right, GDK_KEY_Up, GDK_KEY_Down, GDK_KEY_Home, GDK_KEY_End,
  GDK_KEY_Page_Up, GDK_KEY_Page_Down, GDK_KEY_Return, GDK_KEY_space, GDK_KEY_Delete,
};

/* What has to be chosen in a step. */
typedef enum
{
  CHOICE_WINDOW,
  CHOICE_ANSWERS,
  CHOICE_BUTTON,
  CHOICE_PLAYS,
  CHOICE_HOLE,
  CHOICE_ACTS,
  CHOICE_ACTION,
  CHOICE_KEY,
  CHOICE_SETTLES,
  CHOICE_CHECKS,
  N_CHOICES,
} Choice;

typedef struct
{
  RkTestWindow windows[2];
  GFile *file;
  GRand *rand;
  guint32 drawn[N_CHOICES];
} Monkey;

/* All of a step at once, whatever will be needed: a seed does the same again even where a window
 * was slower. */
static void
draw (Monkey *self)
{
  for (guint i = 0; i < N_CHOICES; i++)
    self->drawn[i] = g_rand_int (self->rand);
}

static guint
choose (Monkey *self,
        Choice  choice,
        guint   n)
{
  return self->drawn[choice] % n;
}

/* RK_TEST_SEED: to look for what this one does not find. */
static guint32
get_seed (void)
{
  const char *seed = g_getenv ("RK_TEST_SEED");

  return seed != NULL ? (guint32) g_ascii_strtoull (seed, NULL, 10) : SEED;
}

static void
answer (Monkey       *self,
        RkTestWindow *window,
        AdwDialog    *dialog)
{
  GtkWidget *found[] = { NULL, NULL };
  guint n_found = 0;

  if (ADW_IS_ALERT_DIALOG (dialog) && choose (self, CHOICE_ANSWERS, 2) == 0)
    {
      for (GtkWidget *button = rk_test_find (dialog, GTK_TYPE_BUTTON, NULL);
           button != NULL && n_found < G_N_ELEMENTS (found);
           button = gtk_widget_get_next_sibling (button))
        if (GTK_IS_BUTTON (button) && gtk_widget_is_sensitive (button))
          found[n_found++] = button;
      if (n_found > 0)
        {
          g_signal_emit_by_name (found[choose (self, CHOICE_BUTTON, n_found)], "clicked");
          return;
        }
    }
  adw_dialog_close (dialog);
}

static void
act (Monkey      *self,
     RkMatchPage *page)
{
  GActionGroup *group = G_ACTION_GROUP (page->actions);
  g_auto (GStrv) names = g_action_group_list_actions (group);
  const char *name = names[choose (self, CHOICE_ACTION, g_strv_length (names))];

  if (g_strv_contains (left_out, name) || !g_action_group_get_action_enabled (group, name) ||
      g_action_group_get_action_parameter_type (group, name) != NULL)
    return;
  g_test_message ("%s", name);
  g_action_group_activate_action (group, name, NULL);
}

static void
press (Monkey    *self,
       GtkWidget *page)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (page));
  guint keyval = keyvals[choose (self, CHOICE_KEY, G_N_ELEMENTS (keyvals))];

  g_test_message ("%s", gdk_keyval_name (keyval));
  for (GtkWidget *widget = focus != NULL ? focus : page; widget != NULL;
       widget = gtk_widget_get_parent (widget))
    if (rk_test_press_key (widget, GTK_PHASE_NONE, keyval, 0))
      return;
}

static void
step (Monkey       *self,
      RkTestWindow *window)
{
  AdwDialog *dialog = rk_test_get_dialog (window);
  RkMatchPage *page = rk_test_get_page (window);

  if (dialog != NULL)
    answer (self, window, dialog);
  else if (page == NULL)
    rk_window_open_file (window->window, self->file);
  else if (choose (self, CHOICE_PLAYS, 3) == 0)
    rk_test_choose_hole (page, choose (self, CHOICE_HOLE, 12));
  else if (choose (self, CHOICE_ACTS, 2) == 0)
    act (self, page);
  else
    press (self, GTK_WIDGET (page));
}

/* What is in memory can be written and read again. */
static void
check (RkMatchPage *page)
{
  RkMatch *match = rk_test_get_match (page);
  g_autoptr (GBytes) written = rk_match_file_format (match);
  g_autoptr (GError) error = NULL;
  g_autoptr (RkMatch) read = rk_match_file_parse (written, &error);
  g_autoptr (GBytes) again = NULL;

  g_assert_no_error (error);
  again = rk_match_file_format (read);
  g_assert_true (g_bytes_equal (written, again));
}

static gboolean
is_there (gpointer user_data)
{
  RkTestWindow *self = user_data;
  RkMatchPage *page = rk_test_get_page (self);

  return page != NULL && rk_test_get_dialog (self) == NULL;
}

static void
come_back (Monkey       *self,
           RkTestWindow *window)
{
  while (rk_test_get_dialog (window) != NULL)
    {
      adw_dialog_force_close (rk_test_get_dialog (window));
      rk_test_settle (window);
    }
  rk_window_open_file (window->window, self->file);
  rk_test_wait (is_there, window);
  rk_test_settle (window);
}

static void
check_file (Monkey *self)
{
  RkMatchPage *page = rk_test_get_page (&self->windows[0]);
  g_autoptr (GBytes) written = rk_match_file_format (rk_test_get_match (page));
  g_autoptr (GBytes) stored = NULL;
  g_autoptr (GError) error = NULL;

  rk_test_wait (rk_test_is_saved, rk_match_page_get_document (page));
  stored = g_file_load_bytes (self->file, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (g_bytes_get_data (written, NULL), g_bytes_get_size (written),
                   g_bytes_get_data (stored, NULL), g_bytes_get_size (stored));
}

static void
test_two_windows (RkTestWindow  *self,
                  gconstpointer  data)
{
  Monkey monkey = {
    .windows = { *self, *self },
    .file = rk_test_copy_fixture (self, "running.rkmatch"),
    .rand = g_rand_new_with_seed (get_seed ()),
  };
  RkTestWindow *windows = monkey.windows;
  const guint n_steps = rk_test_is_thorough () ? N_STEPS : N_STEPS / 20;

  windows[1].state = rk_window_state_new ();
  rk_test_window_open (&windows[1]);
  for (guint i = 0; i < 2; i++)
    come_back (&monkey, &windows[i]);

  for (guint i = 0; i < n_steps; i++)
    {
      RkTestWindow *window;

      draw (&monkey);
      window = &windows[choose (&monkey, CHOICE_WINDOW, 2)];
      step (&monkey, window);
      if (choose (&monkey, CHOICE_SETTLES, 8) == 0)
        rk_test_settle (window);
      if (choose (&monkey, CHOICE_CHECKS, 25) == 0 && rk_test_get_page (window) != NULL)
        check (rk_test_get_page (window));
    }

  for (guint i = 0; i < 2; i++)
    come_back (&monkey, &windows[i]);
  g_assert_true (rk_match_page_get_document (rk_test_get_page (&windows[0])) ==
                 rk_match_page_get_document (rk_test_get_page (&windows[1])));
  check_file (&monkey);

  rk_test_window_close (&windows[1]);
  g_object_unref (windows[1].state);
  g_object_unref (monkey.file);
  g_rand_free (monkey.rand);
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/monkey/two-windows", test_two_windows);

  return g_test_run ();
}
