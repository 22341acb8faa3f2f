/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What leaves a match: copied, saved, on paper, as a picture. */

#include <glib/gstdio.h>
#include <string.h>

#include "rk-board-picture.h"
#include "rk-match-page-private.h"
#include "rk-notation.h"
#include "rk-paper.h"
#include "rk-save-as.h"
#include "rk-score-sheet.h"
#include "rk-test-once.h"
#include "rk-test-review.h"

/* A4 and Letter within usual margins, in points. */
static const double sizes[][2] = { { 559, 783 }, { 576, 734 } };

#define COPIED "Position copied."

/* More than a page. */
#define COMMENT 20000

typedef struct
{
  char *text;
  gboolean done;
} Read;

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  Read *read = user_data;

  read->text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
  read->done = TRUE;
}

static gboolean
is_read (gpointer user_data)
{
  return ((Read *) user_data)->done;
}

static char *
read_clipboard (RkTestWindow *self)
{
  Read read = { NULL, FALSE };

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (self->window)), NULL,
                                 read_cb, &read);
  rk_test_wait (is_read, &read);

  return read.text;
}

static void
assert_copied (RkTestWindow     *self,
               const RkPosition *position,
               const char       *toast)
{
  g_autofree char *expected = rk_position_to_string (position);
  g_autofree char *text = NULL;
  RkPosition parsed;

  rk_test_activate (rk_test_get_page (self), "match.copy-position");
  text = read_clipboard (self);
  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpstr (rk_test_get_toast (self), ==, toast);
  g_assert_true (rk_position_parse (&parsed, text, position->direction, NULL));
}

/* What is on the board: now, at an earlier place. */
static void
test_copy_position (RkTestWindow  *self,
                    gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");
  RkMatch *match = rk_test_get_match (page);

  assert_copied (self, rk_round_get_last_position (rk_match_get_current_round (match)),
                 COPIED);
  rk_test_activate (page, "match.first");
  assert_copied (self, rk_round_get_position (rk_match_get_round (match, 0), 0), COPIED);
  rk_test_activate (page, "match.forward");
  assert_copied (self, rk_round_get_position (rk_match_get_round (match, 0), 1), COPIED);
}

/* In the middle of a move nobody could play on: what is copied is from before. */
static void
test_copy_lap (RkTestWindow  *self,
               gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  RkMatch *match = rk_test_get_match (page);

  g_assert_true (rk_match_play (match, 2, NULL));
  g_assert_cmpuint (rk_move_get_sowing (rk_round_get_move (rk_match_get_round (match, 0), 0))->laps,
                    >, 1);
  rk_test_settle (self);
  rk_test_activate (page, "match.lap-back");
  rk_test_activate (page, "match.lap-back");
  g_assert_true (_rk_match_page_is_between_laps (page));
  assert_copied (self, rk_round_get_position (rk_match_get_round (match, 0), 0),
                 "Position before the move copied.");
}

/* Beside the match too: from before the move that was tried out. */
static void
test_copy_beside (RkTestWindow  *self,
                  gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  RkMatch *match = rk_test_get_match (page);

  g_assert_true (rk_match_play (match, 2, NULL));
  rk_test_settle (self);
  rk_test_activate (page, "match.try-out");
  rk_test_choose_hole (page, rk_test_find_legal (page));
  rk_test_settle (self);
  rk_test_activate (page, "match.stone-back");
  g_assert_nonnull (page->aside);
  g_assert_true (_rk_match_page_is_between_laps (page));
  assert_copied (self, rk_round_get_position (rk_match_get_round (match, 0), 1),
                 "Position before the move copied.");
}

/* A match that is over has left the board, but not what is copied. */
static void
test_copy_over (RkTestWindow  *self,
                gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "all-closed-with-reopening.rkmatch");
  RkMatch *match = rk_test_get_match (page);

  rk_test_activate (page, "match.last");
  rk_test_settle (self);
  assert_copied (self, rk_round_get_last_position (rk_match_get_current_round (match)),
                 COPIED);
}

static void
test_copy_match (RkTestWindow  *self,
                 gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "match-agreed-with-notes-and-lines.rkmatch");
  g_autoptr (RkScoreSheet) sheet = rk_score_sheet_new (rk_test_get_match (page), FALSE, NULL);
  g_autofree char *expected = rk_score_sheet_to_text (sheet);
  g_autofree char *text = NULL;

  rk_test_activate (page, "match.copy-match");
  text = read_clipboard (self);
  g_assert_cmpstr (text, ==, expected);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "Match copied as text.");
}

/* A mistake at the start, where it takes long to find out what would have been better. */
static void
analyse (RkMatch *match)
{
  g_autoptr (RkAnalysis) analysis = rk_analysis_new (RK_ANALYSIS_ENGINE);
  g_autoptr (RkRoundAnalysis) round = NULL;
  RkForecast best[2];

  g_assert_true (rk_match_play (match, 5, NULL));
  g_assert_true (rk_forecast_parse (&best[0], "20:28"));
  g_assert_true (rk_forecast_parse (&best[1], "16:32"));
  round = rk_round_analysis_new (rk_round_get_position (rk_match_get_round (match, 0), 0), "F",
                                 best);
  rk_analysis_set_round (analysis, 0, round);
  rk_match_set_analysis (match, analysis);
}

/* Told only where there is one, and as somebody chose. */
static void
test_analysis (RkTestWindow  *self,
               gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  g_autofree char *text = NULL;

  g_assert_false (_rk_match_page_can_share_analysis (page));
  analyse (rk_test_get_match (page));
  rk_test_settle (self);
  g_assert_true (_rk_match_page_shares_analysis (page));
  rk_test_activate (page, "match.with-analysis");
  g_assert_false (_rk_match_page_shares_analysis (page));
  g_assert_true (_rk_match_page_can_share_analysis (page));

  /* What would have been better is found out first. */
  rk_test_activate (page, "match.with-analysis");
  rk_test_activate (page, "match.copy-match");
  rk_test_wait (rk_test_has_toast, self);
  text = read_clipboard (self);
  g_assert_nonnull (strstr (text, " [4: "));
}

/* The window that asks for a file; NULL if there is none. */
static GtkWindow *
find_chooser (RkTestWindow *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (window != GTK_WINDOW (self->window) && gtk_widget_get_mapped (GTK_WIDGET (window)))
        return window;
    }

  return NULL;
}

static gboolean
has_chooser (gpointer user_data)
{
  return find_chooser (user_data) != NULL;
}

static gboolean
has_no_chooser (gpointer user_data)
{
  return find_chooser (user_data) == NULL;
}

/* What takes long can be stopped, and goes with the page. */
static void
test_analysis_stopped (RkTestWindow  *self,
                       gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  RkSolver *solver = rk_application_get_solver (self->application);

  analyse (rk_test_get_match (page));
  rk_test_settle (self);
  rk_test_hold_solvers (TRUE);
  rk_test_activate (page, "match.save-sheet");
  rk_test_wait (rk_test_has_dialog, self);
  g_assert_nonnull (rk_test_find (rk_test_get_dialog (self), GTK_TYPE_PROGRESS_BAR, NULL));
  rk_test_respond (self, "cancel");
  rk_test_wait (rk_test_is_idle, solver);
  rk_test_settle (self);
  g_assert_null (rk_test_get_dialog (self));
  g_assert_false (has_chooser (self));

  rk_test_activate (page, "match.save-sheet");
  g_assert_true (rk_solver_get_busy (solver));
  gtk_widget_activate_action (GTK_WIDGET (page), "navigation.pop", NULL);
  rk_test_wait (rk_test_has_no_page, self);
  rk_test_wait (rk_test_is_idle, solver);
  rk_test_hold_solvers (FALSE);
  rk_test_settle (self);
  g_assert_null (rk_test_get_dialog (self));
  g_assert_false (has_chooser (self));
}

/* The end of the name decides, in any case of letters. */
static void
test_forms (void)
{
  static const RkSaveForm forms[] = { { "A", ".html", NULL }, { "B", ".txt", NULL } };
  static const struct
  {
    const char *path;
    guint form;
  } cases[] = { { "/a.html", 0 }, { "/a.TXT", 1 }, { "/a.html.txt", 1 }, { "/txt", 0 }, { "/a.rtf", 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (cases[i].path);

      g_assert_cmpuint (rk_save_forms_find (forms, G_N_ELEMENTS (forms), file), ==, cases[i].form);
    }
}

/* What was chosen is written, or one sentence says why not. */
static void
test_save (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  g_autoptr (GBytes) html = g_bytes_new_static ("<p>", 3);
  g_autoptr (GBytes) text = g_bytes_new_static ("p", 1);
  const RkSaveForm forms[] = { { "A", ".html", html }, { "B", ".txt", text } };
  g_autofree char *path = g_build_filename (self->folder, "sheet.txt", NULL);
  g_autofree char *nowhere = g_build_filename (self->folder, "missing", "sheet.txt", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFile) lost = g_file_new_for_path (nowhere);
  g_autofree char *written = NULL;

  rk_save_forms_write (GTK_WIDGET (page->board), forms, G_N_ELEMENTS (forms), file, NULL, NULL);
  rk_test_wait (rk_test_has_toast, self);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "Saved as sheet.txt");
  g_assert_true (g_file_get_contents (path, &written, NULL, NULL));
  g_assert_cmpstr (written, ==, "p");

  adw_toast_overlay_dismiss_all (page->toasts);
  rk_test_settle (self);
  rk_save_forms_write (GTK_WIDGET (page->board), forms, G_N_ELEMENTS (forms), lost, NULL, NULL);
  rk_test_wait (rk_test_has_toast, self);
  g_assert_false (g_str_has_prefix (rk_test_get_toast (self), "Saved"));
  g_assert_false (g_file_test (nowhere, G_FILE_TEST_EXISTS));
}

typedef struct
{
  gint n_made;
  gint n_freed;
  GThread *thread;
} Maker;

static GBytes *
make_cb (gpointer data)
{
  Maker *maker = data;

  g_atomic_int_inc (&maker->n_made);
  maker->thread = g_thread_self ();

  return g_bytes_new_static ("made", 4);
}

static GBytes *
make_never_cb (gpointer data)
{
  g_assert_not_reached ();
}

static void
maker_freed_cb (gpointer data)
{
  ((Maker *) data)->n_freed++;
}

/* Only the form that was chosen is made, and nobody waits for it. */
static void
test_save_made (RkTestWindow  *self,
                gconstpointer  data)
{
  RkMatchPage *page = rk_test_start_match (self);
  const RkSaveForm forms[] = {
    { "A", ".png", .make = make_never_cb }, { "B", ".svg", .make = make_cb },
  };
  g_autofree char *path = g_build_filename (self->folder, "board.svg", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *written = NULL;
  Maker maker = { 0 };

  rk_save_forms_write (GTK_WIDGET (page->board), forms, G_N_ELEMENTS (forms), file, &maker,
                       maker_freed_cb);
  rk_test_wait (rk_test_has_toast, self);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "Saved as board.svg");
  g_assert_true (g_file_get_contents (path, &written, NULL, NULL));
  g_assert_cmpstr (written, ==, "made");
  g_assert_cmpint (maker.n_made, ==, 1);
  g_assert_cmpint (maker.n_freed, ==, 1);
  g_assert_true (maker.thread != g_thread_self ());
}

/* GTK's own chooser goes on with what it has begun to read when it has gone already. */
static gboolean
is_fatal (const char     *domain,
          GLogLevelFlags  level,
          const char     *message,
          gpointer        user_data)
{
  return g_strcmp0 (message, "gtk_box_remove: assertion 'GTK_IS_BOX (box)' failed") != 0;
}

static void
log_cb (const char     *domain,
        GLogLevelFlags  level,
        const char     *message,
        gpointer        user_data)
{
  if (is_fatal (domain, level, message, user_data))
    g_log_default_handler (domain, level, message, user_data);
}

/* Who thinks better of it is told nothing. */
static void
test_dismiss (RkTestWindow  *self,
              gconstpointer  data)
{
  static const char * const actions[] = { "match.save-sheet", "match.save-picture" };
  RkMatchPage *page = rk_test_start_match (self);

  g_test_log_set_fatal_handler (is_fatal, NULL);
  g_log_set_handler ("Gtk", G_LOG_LEVEL_CRITICAL | G_LOG_FLAG_FATAL, log_cb, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autoptr (GtkWindow) chooser = NULL;

      rk_test_activate (page, actions[i]);
      rk_test_wait (has_chooser, self);
      /* It answers by going away, before GTK would close it. */
      chooser = g_object_ref (find_chooser (self));
      gtk_window_close (chooser);
      rk_test_wait (has_no_chooser, self);
      rk_test_settle (self);
      g_assert_null (rk_test_get_toast (self));
    }
}

/* RK_TEST_KEEP: a folder where what was made can be looked at. */
static void
keep (const char *text,
      gsize       length,
      const char *name)
{
  g_autofree char *path = NULL;

  if (g_getenv ("RK_TEST_KEEP") == NULL)
    return;

  path = g_build_filename (g_getenv ("RK_TEST_KEEP"), name, NULL);
  g_assert_true (g_file_set_contents (path, text, length, NULL));
}

static void
test_print (RkTestWindow  *self,
            gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "match-agreed-with-notes-and-lines.rkmatch");
  RkScoreSheet *sheet = rk_score_sheet_new (rk_test_get_match (page), FALSE, NULL);
  g_autoptr (GtkPrintOperation) operation = _rk_match_page_make_print (page, sheet);
  g_autofree char *folder = g_dir_make_tmp ("rk-test-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "sheet.pdf", NULL);
  g_autofree char *pdf = NULL;
  gsize length;

  gtk_print_operation_set_export_filename (operation, path);
  g_assert_cmpint (gtk_print_operation_run (operation, GTK_PRINT_OPERATION_ACTION_EXPORT, NULL,
                                            NULL),
                   ==, GTK_PRINT_OPERATION_RESULT_APPLY);
  g_assert_true (g_file_get_contents (path, &pdf, &length, NULL));
  g_assert_true (g_str_has_prefix (pdf, "%PDF"));
  g_assert_cmpint (gtk_print_operation_get_n_pages_to_print (operation), ==, 2);
  keep (pdf, length, "sheet.pdf");
  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* A legal move, one that captures nothing if there is one; an open round goes on for long. */
static guint
find_quiet (RkMatch *match,
            GRand   *rand)
{
  const RkPosition *position = rk_round_get_last_position (rk_match_get_current_round (match));
  guint found = 0;

  for (guint i = 0; i < 100; i++)
    {
      RkPosition copy = *position;
      RkSowing sowing;
      guint hole = g_rand_int_range (rand, 0, 2 * RK_MAX_HOLES);

      if (rk_match_check_move (match, hole) != RK_MOVE_LEGAL)
        continue;
      found = hole;
      rk_position_play (&copy, hole, &sowing);
      if (sowing.captured[RK_SOUTH] + sowing.captured[RK_NORTH] == 0)
        break;
    }

  return found;
}

/* Twenty rounds, some of fifty moves. */
static RkMatch *
make_long_match (void)
{
  g_autoptr (RkPlayer) south = rk_player_new ("Asha", RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (20);
  RkMatch *match;
  RkRules rules;

  rk_rules_init_standard (&rules);
  rules.max_rounds = 20;
  match = rk_match_new (&rules, south, north);
  while (rk_match_get_state (match) != RK_MATCH_OVER)
    {
      guint n_moves = rk_round_get_n_moves (rk_match_get_current_round (match));

      if (rk_match_get_state (match) == RK_MATCH_BETWEEN_ROUNDS)
        g_assert_true (rk_match_begin_round (match, NULL));
      else if (n_moves == 50)
        g_assert_true (rk_match_agree_round (match, NULL));
      else
        g_assert_true (rk_match_play (match, find_quiet (match, rand), NULL));
    }

  return match;
}

static RkPaper *
make_paper (const double *size)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  RkPaper *paper = rk_paper_new (context, size[0], size[1], "now");

  g_object_unref (context);

  return paper;
}

/* Nothing is drawn beside the paper, and every page has something on it. */
static void
draw_pages (RkPaper      *paper,
            const double *size)
{
  for (guint page = 0; page < rk_paper_get_n_pages (paper); page++)
    {
      cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
      cairo_t *cr = cairo_create (surface);
      double x, y, width, height;

      rk_paper_draw_page (paper, cr, page);
      cairo_recording_surface_ink_extents (surface, &x, &y, &width, &height);
      g_assert_cmpfloat (y + height, <=, size[1] + 1);
      g_assert_cmpfloat (x, >=, -1);
      g_assert_cmpfloat (x + width, <=, size[0] + 1);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
}

/* Twenty rounds take about ten pages; a comment that fills pages goes on on the next. */
static void
test_paper (void)
{
  g_autoptr (RkMatch) match = make_long_match ();
  g_autofree char *comment = g_strnfill (COMMENT, 'x');
  g_autoptr (RkScoreSheet) sheet = rk_score_sheet_new (match, FALSE, NULL);
  g_autoptr (RkScoreSheet) commented = NULL;

  for (gsize i = 6; i + 1 < COMMENT; i += 7)
    comment[i] = ' ';
  rk_match_set_comment (match, comment);
  commented = rk_score_sheet_new (match, FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (RkPaper) plain = make_paper (sizes[i]);
      g_autoptr (RkPaper) more = make_paper (sizes[i]);

      rk_paper_add_sheet (plain, sheet);
      g_assert_cmpuint (rk_paper_get_n_pages (plain), >=, 5);
      g_assert_cmpuint (rk_paper_get_n_pages (plain), <=, 16);
      draw_pages (plain, sizes[i]);
      rk_paper_add_sheet (more, commented);
      g_assert_cmpuint (rk_paper_get_n_pages (more), >, rk_paper_get_n_pages (plain) + 1);
      draw_pages (more, sizes[i]);
    }
}

static RkBoardPicture *
make_picture (void)
{
  RkBoardPicture *picture = g_new0 (RkBoardPicture, 1);
  RkPosition position;

  g_assert_true (rk_position_parse (&position, "4,5,0,14,1,6/0,3,6,1,2,- n 2-4",
                                    RK_COUNTER_CLOCKWISE, NULL));
  rk_board_picture_set_position (picture, &position);
  picture->last_hole = 2;
  picture->last_end = 8;
  picture->reopened = 1u << 4;
  picture->title = g_strdup ("<Asha> & \"North\"");
  picture->caption = g_strsplit ("North is to move.\n28 · 20", "\n", 0);

  return picture;
}

static GdkPixbuf *
load (GBytes *bytes)
{
  g_autoptr (GInputStream) stream = g_memory_input_stream_new_from_bytes (bytes);
  g_autoptr (GError) error = NULL;
  GdkPixbuf *pixbuf = gdk_pixbuf_new_from_stream_at_scale (stream, 400, -1, TRUE, NULL, &error);

  if (pixbuf == NULL)
    g_test_message ("%s", error->message);

  return pixbuf;
}

/* The mean of a field of both pictures, from 0 to 255. */
static double
get_mean (GdkPixbuf *pixbuf,
          int        left,
          int        top,
          int        size,
          guint      channel)
{
  const guchar *pixels = gdk_pixbuf_read_pixels (pixbuf);
  guint n_channels = gdk_pixbuf_get_n_channels (pixbuf);
  double sum = 0;

  for (int y = top; y < top + size; y++)
    for (int x = left; x < left + size; x++)
      sum += pixels[(gsize) y * gdk_pixbuf_get_rowstride (pixbuf) + x * n_channels + channel];

  return sum / (size * size);
}

static void
assert_same_picture (GdkPixbuf *png,
                     GdkPixbuf *svg)
{
  const int size = 10;
  double lightest = 0;
  double darkest = 255;

  g_assert_cmpint (gdk_pixbuf_get_width (png), ==, gdk_pixbuf_get_width (svg));
  g_assert_cmpint (ABS (gdk_pixbuf_get_height (png) - gdk_pixbuf_get_height (svg)), <=, 1);
  for (int y = 0; y + size < MIN (gdk_pixbuf_get_height (png), gdk_pixbuf_get_height (svg)); y += size)
    for (int x = 0; x + size <= gdk_pixbuf_get_width (png); x += size)
      for (guint channel = 0; channel < 3; channel++)
        {
          double a = get_mean (png, x, y, size, channel);
          double b = get_mean (svg, x, y, size, channel);

          g_assert_cmpfloat_with_epsilon (a, b, 20);
          lightest = MAX (lightest, a);
          darkest = MIN (darkest, a);
        }
  g_assert_cmpfloat (lightest - darkest, >, 100);
}

static void
test_picture (void)
{
  g_autoptr (RkBoardPicture) picture = make_picture ();
  g_autoptr (GBytes) png = NULL;
  g_autoptr (GBytes) svg = NULL;
  g_autoptr (GdkPixbuf) first = NULL;
  g_autoptr (GdkPixbuf) second = NULL;
  const GMarkupParser parser = { NULL };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, NULL, NULL);

  png = rk_board_picture_to_png (picture);
  svg = rk_board_picture_to_svg (picture);
  keep (g_bytes_get_data (png, NULL), g_bytes_get_size (png), "board.png");
  keep (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg), "board.svg");
  g_assert_cmpuint (g_bytes_get_size (png), <, 1000 * 1000);
  g_assert_cmpuint (g_bytes_get_size (svg), <, 300 * 1000);
  g_assert_true (g_markup_parse_context_parse (context, g_bytes_get_data (svg, NULL),
                                               g_bytes_get_size (svg), NULL));
  g_assert_true (g_markup_parse_context_end_parse (context, NULL));

  first = load (png);
  g_assert_nonnull (first);
  second = load (svg);
  if (second == NULL)
    g_test_skip ("no SVG loader");
  else
    assert_same_picture (first, second);
}

static gpointer
draw_cb (gpointer picture)
{
  return rk_board_picture_to_png (picture);
}

/* As it is saved. */
static void
test_picture_in_thread (void)
{
  g_autoptr (RkBoardPicture) picture = make_picture ();
  g_autoptr (GBytes) here = rk_board_picture_to_png (picture);
  g_autoptr (GBytes) there = g_thread_join (g_thread_new ("picture", draw_cb, picture));

  g_assert_true (g_bytes_equal (here, there));
}

/* The same position makes the same picture, whatever the window does. */
static void
test_picture_of_board (RkTestWindow  *self,
                       gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "five-clockwise-loser-begins.rkmatch");
  g_autoptr (RkBoardPicture) before = rk_board_picture_new (page->board);
  g_autoptr (RkBoardPicture) after = NULL;
  g_autoptr (GBytes) first = NULL;
  g_autoptr (GBytes) second = NULL;

  first = rk_board_picture_to_svg (before);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  gtk_window_set_default_size (GTK_WINDOW (self->window), 400, 700);
  rk_test_settle (self);
  after = rk_board_picture_new (page->board);
  second = rk_board_picture_to_svg (after);
  g_assert_true (g_bytes_equal (first, second));
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_DEFAULT);
}

static void
assert_caption (RkMatchPage *page,
                const char  *expected)
{
  g_autoptr (RkBoardPicture) picture = _rk_match_page_make_picture (page);
  g_autofree char *caption = picture->caption != NULL ? g_strjoinv ("\n", picture->caption) : NULL;

  g_assert_cmpstr (caption, ==, expected);
}

/* Who sees the picture alone can play on. */
static void
test_picture_caption (RkTestWindow  *self,
                      gconstpointer  data)
{
  g_autoptr (RkMatch) match = rk_test_make_match ("1,2,0,1,0,1/1,1,0,1,0,0 s 20-20");
  RkMatchPage *page = rk_test_open_match (self, match);

  assert_caption (page, "Asha is to move.\n"
                        "Asha owns 25 stones. Asha has won 5 fours in this round.\n"
                        "North owns 23 stones. North has won 5 fours in this round.");
  g_assert_true (rk_match_play (match, 3, NULL));
  rk_test_settle (self);
  assert_caption (page, "North is to move.\n"
                        "Asha owns 25 stones. Asha has won 5 fours in this round.\n"
                        "North owns 23 stones. North has won 5 fours in this round.");
  rk_test_activate (page, "match.stone-back");
  rk_test_settle (self);
  assert_caption (page, NULL);
}

int
main (int   argc,
      char *argv[])
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/share/copy-position", test_copy_position);
  rk_test_add ("/share/copy-lap", test_copy_lap);
  rk_test_add ("/share/copy-beside", test_copy_beside);
  rk_test_add ("/share/copy-over", test_copy_over);
  rk_test_add ("/share/copy-match", test_copy_match);
  rk_test_add ("/share/analysis", test_analysis);
  rk_test_add ("/share/analysis-stopped", test_analysis_stopped);
  g_test_add_func ("/share/forms", test_forms);
  rk_test_add ("/share/save", test_save);
  rk_test_add ("/share/save-made", test_save_made);
  rk_test_add ("/share/dismiss", test_dismiss);
  rk_test_add ("/share/print", test_print);
  g_test_add_func ("/share/paper", test_paper);
  g_test_add_func ("/share/picture", test_picture);
  g_test_add_func ("/share/picture-in-thread", test_picture_in_thread);
  rk_test_add ("/share/picture-of-board", test_picture_of_board);
  rk_test_add ("/share/picture-caption", test_picture_caption);

  return g_test_run ();
}
