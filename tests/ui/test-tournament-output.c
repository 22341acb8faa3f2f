/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What leaves a tournament: paper, files, the projector; and the time of a round. */

#include <glib/gstdio.h>

#include "rk-export.h"
#include "rk-output-dialog.h"
#include "rk-paper.h"
#include "rk-print-memory.h"
#include "rk-projector.h"
#include "rk-table-view.h"
#include "rk-test-window.h"
#include "rk-timer-button.h"
#include "rk-timer-memory.h"

/* A4 and Letter without margins, in points. */
static const double sizes[][2] = { { 595, 842 }, { 612, 792 } };

static RkTournament *
make_system (RkSystem system,
             guint    n_players)
{
  RkRegulations regulations;
  RkTournament *tournament;

  rk_regulations_init (&regulations, system, n_players);
  tournament = rk_tournament_new ("Hargeysa", &regulations);
  for (guint i = 1; i <= n_players; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player with a rather long name %u", i);

      g_assert_nonnull (rk_tournament_add_entrant (tournament, name, "Club", 0, NULL));
    }
  return tournament;
}

static RkTournament *
make_tournament (guint n_players)
{
  return make_system (RK_SYSTEM_SWISS, n_players);
}

static void
pair (RkTournament *tournament,
      gboolean      publish)
{
  g_assert_true (rk_tournament_pair (tournament, RK_SWISS_RELAX_NONE, NULL));
  if (publish)
    g_assert_true (rk_tournament_publish (tournament, NULL));
}

static RkPaper *
make_paper (const double *size)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  RkPaper *paper = rk_paper_new (context, size[0], size[1], "now");

  g_object_unref (context);
  return paper;
}

/* Draws all pages; nothing may be drawn beside the paper. */
static void
draw (RkPaper      *paper,
      const double *size)
{
  for (guint page = 0; page < rk_paper_get_n_pages (paper); page++)
    {
      cairo_surface_t *surface =
        cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
      cairo_t *cr = cairo_create (surface);
      double x, y, width, height;

      rk_paper_draw_page (paper, cr, page);
      cairo_recording_surface_ink_extents (surface, &x, &y, &width, &height);
      g_assert_cmpfloat (width * height, >, 0);
      g_assert_cmpfloat (x, >=, -1);
      g_assert_cmpfloat (y, >=, -1);
      g_assert_cmpfloat (x + width, <=, size[0] + 1);
      g_assert_cmpfloat (y + height, <=, size[1] + 1);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
}

static void
test_paper (void)
{
  g_autoptr (RkTournament) tournament = make_tournament (300);

  pair (tournament, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (RkPaper) slips = make_paper (sizes[i]);
      g_autoptr (RkPaper) tables = make_paper (sizes[i]);
      g_autoptr (RkTable) pairings =
        rk_table_new_pairings_by_name (tournament, rk_tournament_get_round (tournament, 1));
      g_autoptr (RkTable) cross = rk_table_new_cross_table (tournament, 1);

      rk_paper_add_slips (slips, tournament, rk_tournament_get_round (tournament, 1));
      g_assert_cmpuint (rk_paper_get_n_pages (slips), ==, (150 + 7) / 8);
      draw (slips, sizes[i]);
      rk_paper_add_table (tables, pairings);
      g_assert_cmpuint (rk_paper_get_n_pages (tables), >, 5);
      rk_paper_add_table (tables, cross);
      draw (tables, sizes[i]);
    }
}

static void
test_pdf (void)
{
  g_autoptr (RkTournament) tournament = make_system (RK_SYSTEM_ROUND_ROBIN, 9);
  g_autofree char *folder = g_dir_make_tmp ("rk-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "part.pdf", NULL);

  pair (tournament, TRUE);
  for (RkPrintPart part = RK_PRINT_PAIRINGS; part < RK_PRINT_N_PARTS; part++)
    {
      g_autoptr (GtkPrintOperation) operation = rk_print_operation_new (tournament, part, 1);
      g_autofree char *text = NULL;

      gtk_print_operation_set_export_filename (operation, path);
      g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL,
                                                NULL),
                       ==, GTK_PRINT_OPERATION_RESULT_APPLY);
      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_assert_true (g_str_has_prefix (text, "%PDF"));
      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
assert_name (RkTournament *tournament,
             RkPrintPart   part,
             guint         round,
             const char   *expected)
{
  g_autofree char *name = rk_print_make_name (tournament, part, round);

  g_assert_cmpstr (name, ==, expected);
}

/* No two sheets of an evening have the same name. */
static void
test_names (void)
{
  g_autoptr (RkTournament) tournament = make_tournament (4);
  g_autofree char *title = g_strnfill (100, 'x');
  g_autofree char *name = NULL;
  g_autoptr (GtkPrintOperation) operation = NULL;

  assert_name (tournament, RK_PRINT_STANDINGS, 3, "Hargeysa Standings Round 3");
  assert_name (tournament, RK_PRINT_STANDINGS, 0, "Hargeysa Standings");
  assert_name (tournament, RK_PRINT_PAIRINGS, 2, "Hargeysa Pairings by Board Round 2");
  assert_name (tournament, RK_PRINT_PLAYERS, 2, "Hargeysa Players");
  assert_name (tournament, RK_PRINT_N_PARTS, 2, "Hargeysa Round 2");
  operation = rk_print_operation_new (tournament, RK_PRINT_PLAYERS, 0);
  g_assert_cmpstr (gtk_print_settings_get (gtk_print_operation_get_print_settings (operation),
                                           GTK_PRINT_SETTINGS_OUTPUT_BASENAME),
                   ==, "Hargeysa Players");

  g_assert_true (rk_tournament_set_event (tournament, "A/B: \"C\"", NULL, NULL, NULL));
  assert_name (tournament, RK_PRINT_LOG, 0, "A-B- -C- Log");
  g_assert_true (rk_tournament_set_event (tournament, title, NULL, NULL, NULL));
  name = rk_print_make_name (tournament, RK_PRINT_LOG, 0);
  g_assert_cmpuint (strlen (name), <, 80);
}

/* Printer and paper stay, also in the next session; file and copies do not. */
static void
test_memory (void)
{
  g_autoptr (RkTournament) tournament = make_tournament (4);
  g_autoptr (GtkPrintOperation) first = rk_print_operation_new (tournament, RK_PRINT_PLAYERS, 0);
  g_autoptr (GtkPrintOperation) next = rk_print_operation_new (tournament, RK_PRINT_LOG, 0);
  g_autoptr (GtkPageSetup) setup = gtk_page_setup_new ();
  g_autoptr (GFile) file = g_file_new_for_path ("/home/club/a.pdf");
  GtkPrintSettings *settings = gtk_print_operation_get_print_settings (first);

  gtk_print_settings_set_printer (settings, "Club");
  gtk_print_settings_set_n_copies (settings, 12);
  gtk_print_settings_set (settings, GTK_PRINT_SETTINGS_OUTPUT_URI, "file:///tmp/a.pdf");
  gtk_page_setup_set_orientation (setup, GTK_PAGE_ORIENTATION_LANDSCAPE);
  gtk_print_operation_set_default_page_setup (first, setup);
  rk_print_memory_save (first, file);

  rk_print_memory_load (next);
  settings = gtk_print_operation_get_print_settings (next);
  g_assert_cmpstr (gtk_print_settings_get_printer (settings), ==, "Club");
  g_assert_cmpint (gtk_print_settings_get_n_copies (settings), ==, 1);
  g_assert_null (gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_URI));
  g_assert_cmpstr (gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_DIR), ==,
                   "/home/club");
  g_assert_cmpstr (gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_BASENAME), ==,
                   "Hargeysa Log");
  g_assert_cmpint (gtk_page_setup_get_orientation (
                       gtk_print_operation_get_default_page_setup (next)),
                   ==, GTK_PAGE_ORIENTATION_LANDSCAPE);
}

static void
test_export (void)
{
  g_autoptr (RkTournament) tournament = make_tournament (4);
  GtkWidget *page = g_object_ref_sink (adw_bin_new ());
  RkOutputDialog *dialog;
  g_autoptr (RkTable) table = NULL;
  g_autofree char *csv = NULL;
  g_autoptr (GBytes) made = NULL;

  pair (tournament, TRUE);
  dialog = RK_OUTPUT_DIALOG (
      g_object_ref_sink (rk_output_dialog_new (tournament, RK_PRINT_STANDINGS, 1, NULL, page)));
  table = rk_table_new_standings (tournament, 1);
  csv = rk_export_csv (table);
  made = rk_output_dialog_make (dialog, "csv");
  g_assert_cmpmem (csv, strlen (csv), g_bytes_get_data (made, NULL), g_bytes_get_size (made));
  g_object_unref (dialog);
  g_object_unref (page);
}

/* A round robin can be printed whole, before anything is paired; no other system can. */
static void
test_schedule (void)
{
  static const RkSystem systems[] = { RK_SYSTEM_ROUND_ROBIN, RK_SYSTEM_SWISS };
  GtkWidget *page = g_object_ref_sink (adw_bin_new ());

  for (guint i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      g_autoptr (RkTournament) tournament = make_system (systems[i], 10);
      g_autoptr (GBytes) made = NULL;
      g_autoptr (RkPaper) paper = make_paper (sizes[0]);
      g_autoptr (RkTable) table = NULL;
      GtkWidget *dialog;

      g_assert_cmpint (rk_print_is_of (tournament, RK_PRINT_SCHEDULE), ==,
                       systems[i] == RK_SYSTEM_ROUND_ROBIN);
      if (!rk_print_is_of (tournament, RK_PRINT_SCHEDULE))
        continue;

      dialog = g_object_ref_sink (GTK_WIDGET (
          rk_output_dialog_new (tournament, RK_PRINT_SCHEDULE, 0, NULL, page)));
      made = rk_output_dialog_make (RK_OUTPUT_DIALOG (dialog), "csv");
      g_assert_nonnull (g_strstr_len (g_bytes_get_data (made, NULL), g_bytes_get_size (made),
                                      "\r\n9,5,"));
      g_object_unref (dialog);
      table = rk_table_new_schedule_by_player (tournament);
      rk_paper_add_table (paper, table);
      g_assert_cmpuint (rk_paper_get_n_pages (paper), ==, 1);
    }
  g_object_unref (page);
}

static const char *
get_shown (GtkWindow *window)
{
  return gtk_stack_get_visible_child_name (
      GTK_STACK (rk_test_find (window, GTK_TYPE_STACK, NULL)));
}

/* What is not published is nobody's business. */
static void
test_projector (void)
{
  g_autoptr (RkTournament) tournament = make_tournament (6);
  g_autofree char *heading = NULL;
  GtkColumnView *view;
  GtkWindow *window;

  pair (tournament, FALSE);
  window = rk_projector_new (tournament, NULL);
  gtk_window_present (window);
  g_assert_cmpstr (get_shown (window), ==, "empty");
  g_assert_true (rk_tournament_publish (tournament, NULL));
  g_assert_cmpstr (get_shown (window), ==, "table");
  g_assert_nonnull (rk_test_find (window, RK_TYPE_TABLE_VIEW, NULL));
  /* What it shows is said, once. */
  heading = g_strdup_printf ("Pairings of round 1 of %u",
                             rk_tournament_get_total_rounds (tournament));
  g_assert_nonnull (rk_test_find (window, GTK_TYPE_LABEL, heading));
  view = GTK_COLUMN_VIEW (rk_test_find (window, GTK_TYPE_COLUMN_VIEW, NULL));
  g_assert_true (GTK_IS_NO_SELECTION (gtk_column_view_get_model (view)));
  gtk_window_destroy (window);
}

/* The time of the round is on the wall once it runs. */
static void
test_projector_time (void)
{
  RkRegulations regulations;
  g_autoptr (RkTournament) tournament = NULL;
  g_autoptr (RkRoundTimer) timer = rk_round_timer_new (45 * 60);
  GtkWindow *window;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 6);
  regulations.round_minutes = 45;
  tournament = rk_tournament_new ("Cup", &regulations);
  for (guint i = 0; i < 6; i++)
    rk_tournament_add_entrant (tournament, "Player", NULL, i, NULL);
  pair (tournament, TRUE);
  window = rk_projector_new (tournament, timer);
  gtk_window_present (window);
  g_assert_null (rk_test_find (window, GTK_TYPE_LABEL, "45:00"));
  rk_round_timer_start (timer);
  g_assert_nonnull (rk_test_find (window, GTK_TYPE_LABEL, "45:00"));
  rk_round_timer_add (timer, -60);
  g_assert_nonnull (rk_test_find (window, GTK_TYPE_LABEL, "44:00"));
  gtk_window_destroy (window);
}

static gboolean
is_over (gpointer user_data)
{
  return rk_round_timer_get_remaining (user_data) == 0;
}

static void
count_cb (RkRoundTimer *timer,
          guint        *n_ended)
{
  (*n_ended)++;
}

static void
test_timer (void)
{
  static const struct
  {
    guint seconds;
    const char *text;
  } times[] = { { 0, "0:00" }, { 65, "1:05" }, { 2530, "42:10" }, { 3900, "1:05:00" } };
  RkRoundTimer *timer = rk_round_timer_new (61);
  guint n_ended = 0;

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autofree char *text = rk_timer_button_format (times[i].seconds);

      g_assert_cmpstr (text, ==, times[i].text);
    }

  g_signal_connect (timer, "ended", G_CALLBACK (count_cb), &n_ended);
  rk_round_timer_add (timer, -60);
  g_assert_cmpuint (rk_round_timer_get_remaining (timer), ==, 1);
  rk_round_timer_start (timer);
  rk_round_timer_pause (timer);
  g_assert_false (rk_round_timer_is_running (timer));
  rk_round_timer_start (timer);
  rk_test_wait (is_over, timer);
  g_assert_cmpuint (n_ended, ==, 1);
  g_assert_false (rk_round_timer_is_running (timer));
  rk_round_timer_start (timer);
  g_assert_false (rk_round_timer_is_running (timer));
  g_assert_finalize_object (timer);
}

/* A timer that ran goes on after the program was closed; a paused one stays. */
static void
test_timer_memory (void)
{
  g_autoptr (GSettings) settings = g_settings_new (APP_ID);
  g_autoptr (RkRoundTimer) timer = rk_round_timer_new (30 * 60);
  g_autoptr (RkRoundTimer) other = rk_round_timer_new (30 * 60);

  g_assert_false (rk_timer_memory_load (settings, "a", other));
  rk_timer_memory_save (settings, "a", timer, 30 * 60);
  g_assert_false (rk_timer_memory_load (settings, "a", other));

  rk_round_timer_start (timer);
  rk_round_timer_add (timer, -600);
  rk_timer_memory_save (settings, "a", timer, 30 * 60);
  g_assert_true (rk_timer_memory_load (settings, "a", other));
  g_assert_true (rk_round_timer_is_running (other));
  g_assert_cmpuint (rk_round_timer_get_remaining (other), >=, 1190);
  g_assert_cmpuint (rk_round_timer_get_remaining (other), <=, 1201);
  g_assert_false (rk_timer_memory_load (settings, "b", other));

  rk_round_timer_pause (timer);
  rk_timer_memory_save (settings, "a", timer, 30 * 60);
  g_assert_true (rk_timer_memory_load (settings, "a", other));
  g_assert_false (rk_round_timer_is_running (other));
  g_assert_cmpuint (rk_round_timer_get_remaining (other), ==,
                    rk_round_timer_get_remaining (timer));

  /* It ran out while nobody was there. */
  rk_round_timer_restore (other, 1, 600);
  g_assert_false (rk_round_timer_is_running (other));
  g_assert_cmpuint (rk_round_timer_get_remaining (other), ==, 0);

  rk_round_timer_reset (timer, 30 * 60);
  rk_timer_memory_save (settings, "a", timer, 30 * 60);
  g_assert_false (rk_timer_memory_load (settings, "a", other));
}

/* Of two games a pairing a report would lose points: that is said before. */
static void
test_report (RkTestWindow  *self,
             gconstpointer  data)
{
  RkRegulations regulations;
  g_autoptr (RkTournament) tournament = NULL;
  AdwDialog *dialog, *question;
  GtkWidget *row;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 4);
  regulations.n_games = 2;
  tournament = rk_tournament_new ("Cup", &regulations);
  g_assert_nonnull (rk_tournament_add_entrant (tournament, "Asha", NULL, 0, NULL));

  dialog = rk_output_dialog_new (tournament, RK_PRINT_STANDINGS, 0, NULL,
                                 GTK_WIDGET (self->window));
  adw_dialog_present (dialog, GTK_WIDGET (self->window));
  rk_test_settle (self);
  row = gtk_widget_get_ancestor (
      rk_test_find (dialog, GTK_TYPE_LABEL, "Save a Tournament _Report (TRF)…"), ADW_TYPE_BUTTON_ROW);
  g_signal_emit_by_name (row, "activated");
  rk_test_settle (self);
  question = rk_test_get_dialog (self);
  g_assert_true (ADW_IS_ALERT_DIALOG (question));
  g_assert_cmpstr (adw_alert_dialog_get_heading (ADW_ALERT_DIALOG (question)), ==,
                   "Points Would Be Lost");
  rk_test_respond (self, "cancel");
  rk_test_settle (self);
  g_assert_true (rk_test_get_dialog (self) == dialog);
  adw_dialog_force_close (dialog);
  rk_test_settle (self);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *config = g_dir_make_tmp ("rk-test-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (config, "rio-kadalis", NULL);
  g_autofree char *file = g_build_filename (folder, "print.ini", NULL);
  int status;

  g_setenv ("XDG_CONFIG_HOME", config, TRUE);
  rk_test_ui_init (&argc, &argv);
  g_test_add_func ("/tournament-output/paper", test_paper);
  g_test_add_func ("/tournament-output/pdf", test_pdf);
  g_test_add_func ("/tournament-output/names", test_names);
  g_test_add_func ("/tournament-output/memory", test_memory);
  g_test_add_func ("/tournament-output/export", test_export);
  g_test_add_func ("/tournament-output/schedule", test_schedule);
  g_test_add_func ("/tournament-output/projector", test_projector);
  g_test_add_func ("/tournament-output/projector-time", test_projector_time);
  g_test_add_func ("/tournament-output/timer", test_timer);
  g_test_add_func ("/tournament-output/timer-memory", test_timer_memory);
  rk_test_add ("/tournament-output/report", test_report);
  status = g_test_run ();
  g_remove (file);
  g_rmdir (folder);
  g_rmdir (config);
  return status;
}
