/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Everything in 360 pixels, in each language and in the pseudo-language, which is twice as long
 * as English: no text is cut off, unless it is meant to be and ends in an ellipsis. And with
 * text that is twice as large, but not also twice as long. RK_TEST_TEXT=large asks for that. */

#include <glib/gi18n.h>

#include "rk-byes-dialog.h"
#include "rk-entrant-dialog.h"
#include "rk-forbidden-dialog.h"
#include "rk-import-players-dialog.h"
#include "rk-language.h"
#include "rk-library-page.h"
#include "rk-new-tournament-dialog.h"
#include "rk-schedule-dialog.h"
#include "rk-setup-dialog.h"
#include "rk-test-review.h"
#include "rk-tournament-page.h"
#include "rk-welcome-dialog.h"

#define WIDTH  360
#define HEIGHT 640
#define N_STEPS 6

/* How large a window is that shrinks, and by how much at once. */
#define WIDEST 960
#define STEP   80

#define MOST_FRAME 20

/* What GTK takes when nobody says anything, in 1024ths. */
#define NORMAL_DPI (96 * 1024)

/* The text is twice as large as usual. */
static gboolean
is_large (void)
{
  return g_strcmp0 (g_getenv ("RK_TEST_TEXT"), "large") == 0;
}

/* Tables are as wide as they are: they scroll. */
static gboolean
scrolls_sideways (GtkWidget *widget)
{
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkPolicyType policy;

  if (scrolled == NULL)
    return FALSE;

  gtk_scrolled_window_get_policy (GTK_SCROLLED_WINDOW (scrolled), &policy, NULL);
  return policy != GTK_POLICY_NEVER;
}

static void
complain (GtkWidget  *widget,
          const char *where,
          const char *what)
{
  g_test_message ("%s: %s: “%s” in a %s in a %s", where, what,
                  gtk_label_get_text (GTK_LABEL (widget)),
                  G_OBJECT_TYPE_NAME (gtk_widget_get_parent (widget)),
                  G_OBJECT_TYPE_NAME (gtk_widget_get_parent (gtk_widget_get_parent (widget))));
  g_test_fail ();
}

static void
check_label (GtkWidget  *label,
             const char *where)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_native (label));
  PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (label));
  graphene_rect_t bounds;
  int width;

  if (scrolls_sideways (label) || !gtk_widget_compute_bounds (label, root, &bounds))
    return;

  pango_layout_get_pixel_size (layout, &width, NULL);
  if (gtk_label_get_ellipsize (GTK_LABEL (label)) == PANGO_ELLIPSIZE_NONE &&
      width > gtk_widget_get_width (label))
    complain (label, where, "cut off");
  if (bounds.origin.x < 0 || bounds.origin.x + bounds.size.width > gtk_widget_get_width (root))
    complain (label, where, "outside of the window");
}

static guint
check_labels (GtkWidget  *widget,
              const char *where)
{
  guint n_labels = 0;

  if (!gtk_widget_get_mapped (widget))
    return 0;
  if (GTK_IS_LABEL (widget))
    {
      check_label (widget, where);
      n_labels++;
    }

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n_labels += check_labels (child, where);
  return n_labels;
}

static int
get_minimum (GtkWidget *widget)
{
  int minimum;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* What in a widget needs more than @room: the innermost, or NULL; a stack, when a page does that
 * is not shown. */
static GtkWidget *
find_wide (GtkWidget *widget,
           int        room)
{
  /* A question of libadwaita measures its heading in more ways than one. */
  if (!gtk_widget_get_mapped (widget) || scrolls_sideways (widget) ||
      ADW_IS_ALERT_DIALOG (widget))
    return NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *wide = find_wide (child, room);

      if (wide != NULL)
        return wide;
    }
  return !GTK_IS_WINDOW (widget) && get_minimum (widget) > room ? widget : NULL;
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  guint *n_frames = user_data;

  gtk_widget_queue_allocate (widget);
  return --*n_frames > 0 ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static gboolean
is_zero (gpointer user_data)
{
  return *(guint *) user_data == 0;
}

/* Until what changed has got its room. */
static void
wait_for_frames (RkTestWindow *self)
{
  guint n_frames = 3;

  gtk_widget_add_tick_callback (GTK_WIDGET (self->window), tick_cb, &n_frames, NULL);
  rk_test_wait (is_zero, &n_frames);
}

static void
check (RkTestWindow *self,
       const char   *where)
{
  GtkWidget *wide;
  int width;

  rk_test_settle (self);
  wait_for_frames (self);
  /* A frame takes some of the width of the window; what is in it must not make it wider. */
  width = gtk_widget_get_width (GTK_WIDGET (self->window));
  wide = find_wide (GTK_WIDGET (self->window), MIN (width, WIDTH));
  if (wide != NULL)
    {
      GtkWidget *label = rk_test_find (wide, GTK_TYPE_LABEL, NULL);

      g_test_message ("%s: a %s needs %d pixels (%s)", where, G_OBJECT_TYPE_NAME (wide),
                      get_minimum (wide),
                      label != NULL ? gtk_label_get_text (GTK_LABEL (label)) : "no text");
      g_test_fail ();
    }
  g_assert_cmpint (width, <=, WIDTH);
  g_assert_cmpuint (check_labels (GTK_WIDGET (self->window), where), >, 0);
}

static void
check_dialog (RkTestWindow *self,
              const char   *where)
{
  AdwDialog *dialog = rk_test_get_dialog (self);

  g_test_message ("%s", where);
  g_assert_nonnull (dialog);
  check (self, where);
  adw_dialog_force_close (dialog);
  rk_test_settle (self);
}

static void
check_actions (RkTestWindow       *self,
               gpointer            widget,
               const char * const *actions)
{
  for (guint i = 0; actions[i] != NULL; i++)
    {
      g_assert_true (gtk_widget_activate_action (widget, actions[i], NULL));
      rk_test_settle (self);
      check_dialog (self, actions[i]);
    }
}

static void
test_library (RkTestWindow  *self,
              gconstpointer  data)
{
  static const char *const dialogs[] = {
    "win.new-match", "win.new-tournament", "app.preferences", "app.marks", "app.about", NULL,
  };
  static const char *const rename[] = { "library.rename", NULL };
  static const char *const tools[] = {
    "library.filter", "library.deleted", "library.recent", NULL,
  };
  GtkWidget *page = rk_test_find (self->window, RK_TYPE_LIBRARY_PAGE, NULL);
  g_autoptr (GSettings) settings = g_settings_get_child (self->settings, "library");
  RkLibrary *library = rk_application_get_library (self->application);

  g_assert_cmpstr (rk_language_get (), ==, g_getenv ("RK_TEST_LANGUAGE"));
  check (self, "empty library");
  check_actions (self, self->window, dialogs);

  g_object_unref (rk_test_copy_fixture (self, "running.rkmatch"));
  g_object_unref (rk_test_copy_fixture (self, "two-rounds-drawn.rkmatch"));
  rk_library_load_async (library, NULL, NULL, NULL);
  rk_test_wait (rk_test_has_items, library);
  check (self, "library");

  gtk_widget_grab_focus (rk_test_find (page, GTK_TYPE_LIST_VIEW, NULL));
  check_actions (self, page, rename);
  gtk_widget_grab_focus (rk_test_find (page, GTK_TYPE_LIST_VIEW, NULL));
  gtk_widget_activate_action (page, "library.delete", NULL);
  check (self, "library with a toast");
  check_actions (self, page, tools);
  g_settings_set_string (settings, "state", "unfinished");
  check (self, "filtered library");
  g_settings_set_string (settings, "player", "nobody");
  check (self, "library that is filtered away");
}

static void
test_welcome (RkTestWindow  *self,
              gconstpointer  data)
{
  AdwDialog *dialog = rk_welcome_dialog_new (self->application);
  GtkWidget *next = GTK_WIDGET (gtk_widget_get_template_child (
      GTK_WIDGET (dialog), RK_TYPE_WELCOME_DIALOG, "next_button"));

  adw_dialog_present (dialog, GTK_WIDGET (self->window));
  check (self, "welcome, the game");
  g_signal_emit_by_name (next, "clicked");
  check (self, "welcome, to begin");
  g_signal_emit_by_name (next, "clicked");
  check_dialog (self, "welcome, the files");
}

/* As it opens; with all that can be wrong; and the players of a match that starts so. */
static void
test_setup (RkTestWindow  *self,
            gconstpointer  data)
{
  RkSetupDialog *dialog;
  RkSetup *setup;

  gtk_widget_activate_action (GTK_WIDGET (self->window), "win.set-up", NULL);
  rk_test_settle (self);
  dialog = RK_SETUP_DIALOG (rk_test_get_dialog (self));
  setup = rk_setup_dialog_get_setup (dialog);
  check (self, "set-up");
  rk_setup_clear (setup);
  gtk_editable_set_text (GTK_EDITABLE (rk_test_find (dialog, ADW_TYPE_ENTRY_ROW, NULL)), "4,");
  check (self, "set-up, wrong");
  rk_setup_set_stones (setup, 0, rk_setup_get_all (setup));
  rk_setup_set_captured (setup, RK_NORTH, 1);
  check (self, "set-up, too many");
  rk_setup_give (setup, RK_NORTH, 1);
  gtk_widget_activate_action (GTK_WIDGET (dialog), "setup.play", NULL);
  rk_test_settle (self);
  check_dialog (self, "set-up, players");
  check_dialog (self, "set-up, handicap");
}

static void
test_match (RkTestWindow  *self,
            gconstpointer  data)
{
  static const char *const moves[] = { "match.first", "match.forward", "match.pane", NULL };
  RkMatchPage *page = rk_test_open_fixture (self, data);

  check (self, data);
  for (guint i = 0; moves[i] != NULL; i++)
    {
      rk_test_activate (page, moves[i]);
      check (self, moves[i]);
    }
}

/* A mistake, its answer, and how it went. */
static void
check_retry (RkTestWindow *self)
{
  GtkWidget *page;
  guint n_left = 100;

  rk_test_activate (rk_test_get_page (self), "match.retry");
  check (self, "retry");
  page = GTK_WIDGET (rk_test_get_visible (self));
  gtk_widget_activate_action (page, "retry.answer", NULL);
  rk_test_wait (rk_test_is_idle, rk_application_get_solver (self->application));
  check (self, "the answer");
  while (n_left-- > 0)
    gtk_widget_activate_action (page, "retry.next", NULL);
  check (self, "the end of retrying");
}

/* Before the analysis and after it, with what the board shows then. */
static void
test_review (RkTestWindow  *self,
             gconstpointer  data)
{
  static const char *const steps[] = {
    "match.first", "match.next-mistake", "match.lap-forward", "match.pane", NULL,
  };
  RkMatchPage *page;

  g_object_set (self->state, "pane", "review", NULL);
  page = rk_test_open_fixture (self, data);
  rk_test_activate (page, "match.pane");
  check (self, "not analysed");
  rk_test_click (page, _("Analyse the Match"));
  rk_test_wait (rk_test_is_analysed, rk_test_get_match (page));
  check (self, "analysed");
  rk_test_activate (page, "match.pane");
  for (guint i = 0; steps[i] != NULL; i++)
    {
      rk_test_activate (page, steps[i]);
      check (self, steps[i]);
    }
  check_retry (self);
}

typedef struct
{
  GtkWidget *window;
  int width;
  int height;
} Resizing;

/* The size without the frame, which the window may have around it. */
static gboolean
is_resized (gpointer user_data)
{
  Resizing *self = user_data;
  int across = self->width - gtk_widget_get_width (self->window);
  int along = self->height - gtk_widget_get_height (self->window);

  return ABS (across) <= MOST_FRAME && ABS (along) <= MOST_FRAME;
}

static void
resize (RkTestWindow *self,
        int           width,
        int           height)
{
  Resizing resizing = { GTK_WIDGET (self->window), width, height };

  gtk_window_set_default_size (GTK_WINDOW (self->window), width, height);
  rk_test_wait (is_resized, &resizing);
  rk_test_settle (self);
}

/* From wide to as small as a window gets, step by step and at once, and back. */
static void
shrink (RkTestWindow *self)
{
  resize (self, WIDEST, WIDEST);
  for (int width = WIDEST; width > WIDTH; width -= STEP)
    resize (self, width, WIDEST);
  for (int height = WIDEST; height > WIDTH; height -= STEP)
    resize (self, WIDTH, height);
  resize (self, WIDTH, WIDTH);
  resize (self, WIDEST, WIDEST);
  resize (self, WIDTH, WIDTH);
  for (int size = WIDTH; size < WIDEST; size += STEP)
    resize (self, size, size);
}

static RkMatch *
make_match (RkPlayerType south)
{
  RkLevel level = south == RK_PLAYER_COMPUTER ? RK_LEVEL_EASY : RK_LEVEL_NONE;
  g_autoptr (RkPlayer) first = rk_player_new (NULL, south, level);
  g_autoptr (RkPlayer) second = rk_player_new (NULL, RK_PLAYER_COMPUTER, RK_LEVEL_PERFECT);
  RkRules rules;

  rk_rules_init_standard (&rules);
  return rk_match_new (&rules, first, second);
}

/* GTK warns of what gets less room than it needs on the way. */
static void
test_shrink (RkTestWindow  *self,
             gconstpointer  data)
{
  static const char *const panes[] = { "review", "moves", "rounds" };
  guint n_panes = rk_test_is_thorough () ? G_N_ELEMENTS (panes) : 1;
  g_autoptr (RkMatch) match = make_match (GPOINTER_TO_INT (data));
  GLogLevelFlags fatal = g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL |
                                                 G_LOG_LEVEL_WARNING);

  rk_window_start_match (self->window, match);
  rk_test_wait (rk_test_has_page, self);
  if (GPOINTER_TO_INT (data) == RK_PLAYER_COMPUTER)
    rk_test_activate (rk_test_get_page (self), "match.pause");
  for (guint i = 0; i < n_panes; i++)
    {
      g_object_set (self->state, "pane", panes[i], NULL);
      shrink (self);
    }
  g_log_set_always_fatal (fatal);
}

static gboolean
has_moves (gpointer user_data)
{
  GtkWidget *keep = rk_test_find (user_data, GTK_TYPE_BUTTON,
                                  C_("moves that were tried out", "Keep"));

  return keep != NULL && gtk_widget_is_sensitive (keep);
}

/* A trial with each who may answer, what is kept of it and its name, and the list. */
static void
test_try_out (RkTestWindow  *self,
              gconstpointer  data)
{
  static const char *const dialogs[] = { "match.name-line", NULL };
  RkMatchPage *page;

  g_object_set (self->state, "pane", "review", NULL);
  page = rk_test_open_fixture (self, data);
  rk_test_activate (page, "match.back");
  rk_test_activate (page, "match.try-out");
  check (self, "trial");
  for (gint32 level = RK_LEVEL_NONE; level <= RK_LEVEL_PERFECT; level++)
    {
      gtk_widget_activate_action (GTK_WIDGET (page), "match.answers", "i", level);
      check (self, "who answers");
    }
  rk_test_activate (page, "match.computer-move");
  rk_test_wait (has_moves, page);
  check (self, "tried out");
  rk_test_activate (page, "match.keep-line");
  check (self, "variation");
  check_actions (self, page, dialogs);
  rk_test_activate (page, "match.pane");
  check (self, "variations");
  rk_test_activate (page, "match.pane");
  if (!is_large ())
    {
      resize (self, WIDTH, WIDTH);
      check (self, "a small window");
    }
}

static void
test_match_dialogs (RkTestWindow  *self,
                    gconstpointer  data)
{
  static const char *const dialogs[] = {
    "match.players", "match.agree-round", "match.concede-round", "match.agree-draw",
    "match.concede", NULL,
  };

  check_actions (self, rk_test_open_fixture (self, data), dialogs);
}

static void
test_interlude (RkTestWindow  *self,
                gconstpointer  data)
{
  rk_test_play_round (self, rk_test_open_fixture (self, data));
  check (self, data);
}

static void
test_new_tournament (RkTestWindow  *self,
                     gconstpointer  data)
{
  g_autoptr (GSettings) defaults = g_settings_get_child (self->settings, "new-tournament");
  AdwDialog *dialog = ADW_DIALOG (rk_new_tournament_dialog_new (defaults));

  adw_dialog_present (dialog, GTK_WIDGET (self->window));
  for (guint step = 1; step <= N_STEPS; step++)
    {
      g_autofree char *where = g_strdup_printf ("step %u", step);

      check (self, where);
      gtk_widget_activate_action (GTK_WIDGET (dialog), "step.next", NULL);
    }
  adw_dialog_force_close (dialog);
}

static void
show_dialog (RkTestWindow *self,
             AdwDialog    *dialog)
{
  adw_dialog_present (dialog, GTK_WIDGET (self->window));
  rk_test_settle (self);
  check_dialog (self, G_OBJECT_TYPE_NAME (dialog));
}

static void
test_tournament (RkTestWindow  *self,
                 gconstpointer  data)
{
  static const char *const dialogs[] = { "tournament.output", "tournament.regulations", NULL };
  g_autoptr (RkTournament) tournament = rk_test_make_tournament (RK_SYSTEM_SWISS, 5);
  g_autoptr (RkTournament) robin = rk_test_make_tournament (RK_SYSTEM_ROUND_ROBIN, 5);
  RkEntrant *first = rk_tournament_get_entrant (tournament, 1);
  RkTournamentPage *page;

  rk_window_start_tournament (self->window, tournament);
  rk_test_wait (rk_test_has_tournament, self);
  page = rk_test_get_tournament (self);
  rk_test_check_views (self, page, "entering", check);
  rk_tournament_pair (tournament, RK_SWISS_RELAX_NONE, NULL);
  rk_test_check_views (self, page, "draft", check);
  rk_tournament_publish (tournament, NULL);
  rk_test_check_views (self, page, "playing", check);
  rk_tournament_set_result (tournament, rk_tournament_round_get_board (
                                rk_tournament_get_round (tournament, 1), 1),
                            0, RK_RESULT_FIRST, NULL, NULL, NULL);
  rk_test_check_views (self, page, "with a result", check);
  rk_tournament_set_result (tournament, rk_tournament_round_get_board (
                                rk_tournament_get_round (tournament, 1), 2),
                            0, RK_RESULT_DRAW, NULL, NULL, NULL);
  rk_test_check_views (self, page, "between rounds", check);
  rk_tournament_pair (tournament, RK_SWISS_RELAX_NONE, NULL);
  rk_test_check_views (self, page, "second draft", check);

  check_actions (self, page, dialogs);
  show_dialog (self, rk_entrant_dialog_new (tournament, first));
  show_dialog (self, rk_byes_dialog_new (tournament, first));
  show_dialog (self, rk_forbidden_dialog_new (tournament, first));
  show_dialog (self, rk_import_players_dialog_new (tournament));
  show_dialog (self, rk_schedule_dialog_new (robin, GTK_WIDGET (page)));
}

static void
set_up (RkTestWindow  *self,
        gconstpointer  data)
{
  rk_test_window_set_up (self, NULL);
  rk_test_window_close (self);
  if (is_large ())
    g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * NORMAL_DPI, NULL);
  g_object_set (self->state, "width", WIDTH, "height", HEIGHT, NULL);
  rk_test_window_open (self);
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
  /* One language finds nearly all: the others are for the thorough run. */
  if (!rk_test_is_thorough () && !g_str_equal (rk_language_get (), is_large () ? "fil" : "qps"))
    return g_test_run ();

  /* libadwaita warns of what is too wide; we say also where. */
  g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);

  add ("/narrow/library", test_library, NULL);
  add ("/narrow/welcome", test_welcome, NULL);
  add ("/narrow/setup", test_setup, NULL);
  add ("/narrow/match", test_match, "running.rkmatch");
  add ("/narrow/reopened", test_match, "all-closed-with-reopening.rkmatch");
  add ("/narrow/over", test_match, "three-rounds-wins-decide.rkmatch");
  /* Large text is not asked for on a window that is as low as it is narrow. */
  if (!is_large ())
    {
      add ("/narrow/shrink", test_shrink, GINT_TO_POINTER (RK_PLAYER_HUMAN));
      add ("/narrow/shrink-computers", test_shrink, GINT_TO_POINTER (RK_PLAYER_COMPUTER));
    }
  add ("/narrow/match-dialogs", test_match_dialogs, "running.rkmatch");
  add ("/narrow/review", test_review, "first-to-two-wins.rkmatch");
  add ("/narrow/try-out", test_try_out, "running.rkmatch");
  add ("/narrow/interlude", test_interlude, "running.rkmatch");
  add ("/narrow/new-tournament", test_new_tournament, NULL);
  add ("/narrow/tournament", test_tournament, NULL);

  return g_test_run ();
}
