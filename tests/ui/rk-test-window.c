/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gstdio.h>

#include "rk-board.h"
#include "rk-bundles.h"
#include "rk-file-row.h"
#include "rk-language.h"
#include "rk-match-page-private.h"
#include "rk-player-card.h"
#include "rk-teller.h"
#include "rk-test-window.h"

#define PATIENCE (10 * G_USEC_PER_SEC)

/* GTK 4.24 warns of itself when a popover opens on X11 without a compositor: this, and nothing
 * else, is no failure. */
static GLogWriterOutput
write_log_cb (GLogLevelFlags   level,
              const GLogField *fields,
              gsize            n_fields,
              gpointer         user_data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE") && fields[i].length < 0 &&
        strstr (fields[i].value, "gdk_frame_timings_submitted() called on submitted") != NULL)
      return G_LOG_WRITER_HANDLED;

  return g_log_writer_default (level, fields, n_fields, user_data);
}

/**
 * rk_test_ui_init:
 *
 * As main() does, for a test.  RK_TEST_LANGUAGE: the language of the texts; RK_TEST_PORTALS: set
 * where the session bus is one for the test.
 */
void
rk_test_ui_init (int    *argc,
                 char ***argv)
{
  g_test_init (argc, argv, NULL);
  g_log_set_writer_func (write_log_cb, NULL, NULL);
  /* The windows are driven from inside; only portals are reached over a bus. */
  if (g_getenv ("RK_TEST_PORTALS") == NULL)
    g_setenv ("DBUS_SESSION_BUS_ADDRESS", "disabled:", TRUE);
  gtk_disable_setlocale ();
  rk_language_init (g_getenv ("RK_TEST_LANGUAGE"));
  g_assert_true (gtk_init_check ());
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static void
remove_folder (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR))
        remove_folder (child);
      else
        g_remove (child);
    }
  g_rmdir (path);
}

static void
reset (GSettings *settings)
{
  g_autoptr (GSettings) library = g_settings_get_child (settings, "library");
  g_autoptr (GSettings) new_match = g_settings_get_child (settings, "new-match");
  g_autoptr (GSettings) new_tournament = g_settings_get_child (settings, "new-tournament");
  GSettings *all[] = { settings, library, new_match, new_tournament };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    {
      g_autoptr (GSettingsSchema) schema = NULL;
      g_auto (GStrv) keys = NULL;

      g_object_get (all[i], "settings-schema", &schema, NULL);
      keys = g_settings_schema_list_keys (schema);
      for (guint k = 0; keys[k] != NULL; k++)
        g_settings_reset (all[i], keys[k]);
    }
}

/* @data: NULL, or the name of a file that stands where the data folder should be. */
void
rk_test_window_set_up (RkTestWindow  *self,
                       gconstpointer  data)
{
  g_autofree char *data_folder = NULL;
  g_autoptr (GError) error = NULL;

  self->folder = g_dir_make_tmp ("rio-kadalis-XXXXXX", &error);
  g_assert_no_error (error);
  data_folder = g_build_filename (self->folder, (const char *) data, NULL);
  if (data != NULL)
    g_assert_true (g_file_set_contents (data_folder, "not a folder", -1, NULL));
  g_setenv ("RIO_KADALIS_DATA_DIR", data_folder, TRUE);

  self->settings = g_settings_new (APP_ID);
  reset (self->settings);
  /* A test that closes its window and comes back is no first start. */
  g_settings_set_boolean (self->settings, "welcomed", TRUE);
  self->application = rk_application_new (self->settings);
  g_application_set_flags (G_APPLICATION (self->application),
                           G_APPLICATION_HANDLES_OPEN | G_APPLICATION_NON_UNIQUE);
  g_assert_true (g_application_register (G_APPLICATION (self->application), NULL, &error));
  g_assert_no_error (error);
  g_application_set_default (NULL);

  self->state = rk_window_state_new ();
  rk_test_window_open (self);
}

/* From the state, as the program does when it starts again. */
void
rk_test_window_open (RkTestWindow *self)
{
  self->window = rk_window_new (self->application, self->state);
  gtk_window_present (GTK_WINDOW (self->window));
  rk_test_settle (self);
}

void
rk_test_window_close (RkTestWindow *self)
{
  g_object_add_weak_pointer (G_OBJECT (self->window), (gpointer *) &self->window);
  gtk_window_close (GTK_WINDOW (self->window));
  while (self->window != NULL)
    g_main_context_iteration (NULL, TRUE);
}

void
rk_test_window_tear_down (RkTestWindow  *self,
                          gconstpointer  data)
{
  g_autoptr (GError) error = NULL;

  rk_test_wait (rk_test_is_loaded, rk_application_get_library (self->application));
  if (self->window != NULL)
    gtk_window_destroy (GTK_WINDOW (self->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  rk_document_store_flush (rk_application_get_store (self->application), NULL);
  g_clear_object (&self->state);
  /* An application that was not run may not be finalized: it stays until the process ends. */
  self->application = NULL;
  g_clear_object (&self->settings);
  remove_folder (self->folder);
  g_clear_pointer (&self->folder, g_free);
}

void
rk_test_add (const char *path,
             void      (*test) (RkTestWindow  *self,
                                gconstpointer  data))
{
  g_test_add (path, RkTestWindow, NULL, rk_test_window_set_up, test, rk_test_window_tear_down);
}

/* Whether all of a large number is run through, or a part of it. */
gboolean
rk_test_is_thorough (void)
{
  return g_strcmp0 (g_getenv ("RK_TEST_SCALE"), "full") == 0;
}

static gboolean
wake_cb (gpointer user_data)
{
  return G_SOURCE_CONTINUE;
}

void
rk_test_wait (RkTestPredicate is_so,
              gpointer        user_data)
{
  gint64 deadline = g_get_monotonic_time () + PATIENCE;
  guint alarm = g_timeout_add (50, wake_cb, NULL);

  while (!is_so (user_data) && g_get_monotonic_time () < deadline)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (alarm);

  g_assert_true (is_so (user_data));
}

static gboolean
is_drawn (gpointer user_data)
{
  return gtk_widget_get_mapped (user_data) && gtk_widget_get_width (user_data) > 0;
}

static gboolean
is_at_rest (gpointer user_data)
{
  RkMatchPage *page = rk_test_get_page (user_data);
  GtkWidget *board = page != NULL ? rk_test_find (page, RK_TYPE_BOARD, NULL) : NULL;

  return board == NULL || !rk_board_is_animating (RK_BOARD (board));
}

static void
after_paint_cb (GdkFrameClock *clock,
                gboolean      *painted)
{
  *painted = TRUE;
}

/* Waits for a frame that begins now: what has changed is laid out then, however
 * late the frames of a busy machine come. */
static void
wait_for_frame (GtkWidget *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gboolean painted = FALSE;
  gulong handler = g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), &painted);

  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  rk_test_wait (rk_test_is_true, &painted);
  g_signal_handler_disconnect (clock, handler);
}

static gboolean
has_told (gpointer window)
{
  return !rk_teller_is_waiting (rk_teller_get (window));
}

/* What is said in @window, a GtkRoot, has been said, and its toasts have appeared. */
void
rk_test_wait_told (gpointer window)
{
  rk_test_wait (has_told, window);
}

void
rk_test_settle (RkTestWindow *self)
{
  rk_test_wait (is_drawn, self->window);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  rk_test_wait (is_at_rest, self);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  wait_for_frame (GTK_WIDGET (self->window));
  rk_test_wait_told (self->window);
}

GFile *
rk_test_copy_fixture (RkTestWindow *self,
                      const char   *name)
{
  g_autofree char *fixture =
    g_test_build_filename (G_TEST_DIST, "fixtures", "matches", name, NULL);
  g_autofree char *path = g_build_filename (self->folder, name, NULL);
  g_autofree char *text = NULL;
  gsize length;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (fixture, &text, &length, &error);
  g_assert_no_error (error);
  g_file_set_contents (path, text, length, &error);
  g_assert_no_error (error);

  return g_file_new_for_path (path);
}

typedef struct
{
  RkTestWindow *window;
  GFile *file;
} Opening;

static gboolean
is_open (gpointer user_data)
{
  Opening *self = user_data;
  RkMatchPage *page = rk_test_get_page (self->window);

  return page != NULL &&
         g_file_equal (rk_document_get_file (rk_match_page_get_document (page)), self->file);
}

RkMatchPage *
rk_test_open_fixture (RkTestWindow *self,
                      const char   *name)
{
  g_autoptr (GFile) file = rk_test_copy_fixture (self, name);

  rk_window_open_file (self->window, file);
  rk_test_wait (is_open, &(Opening) { self, file });
  rk_test_settle (self);

  return rk_test_get_page (self);
}

RkMatchPage *
rk_test_start_match (RkTestWindow *self)
{
  RkRules rules;
  g_autoptr (RkPlayer) south = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkMatch) match = NULL;

  rk_rules_init_standard (&rules);
  match = rk_match_new (&rules, south, north);
  rk_window_start_match (self->window, match);
  rk_test_wait (rk_test_has_page, self);
  rk_test_settle (self);

  return rk_test_get_page (self);
}

AdwNavigationPage *
rk_test_get_visible (RkTestWindow *self)
{
  GtkWidget *navigation = rk_test_find (self->window, ADW_TYPE_NAVIGATION_VIEW, NULL);

  return adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (navigation));
}

RkMatchPage *
rk_test_get_page (RkTestWindow *self)
{
  AdwNavigationPage *page = rk_test_get_visible (self);

  return RK_IS_MATCH_PAGE (page) ? RK_MATCH_PAGE (page) : NULL;
}

RkTournamentPage *
rk_test_get_tournament (RkTestWindow *self)
{
  AdwNavigationPage *page = rk_test_get_visible (self);

  return RK_IS_TOURNAMENT_PAGE (page) ? RK_TOURNAMENT_PAGE (page) : NULL;
}

RkMatch *
rk_test_get_match (RkMatchPage *page)
{
  return rk_document_get_match (rk_match_page_get_document (page));
}

static gboolean
has_text (GtkWidget  *widget,
          const char *text)
{
  const char *label = NULL;

  if (text == NULL || g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0)
    return TRUE;
  if (GTK_IS_LABEL (widget))
    label = gtk_label_get_label (GTK_LABEL (widget));
  else if (GTK_IS_BUTTON (widget))
    label = gtk_button_get_label (GTK_BUTTON (widget));

  return g_strcmp0 (label, text) == 0;
}

GtkWidget *
rk_test_find (gpointer    root,
              GType       type,
              const char *text)
{
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (root), type) && has_text (root, text))
    return root;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      found = rk_test_find (child, type, text);

  return found;
}

void
rk_test_click (gpointer    root,
               const char *text)
{
  GtkRoot *window = gtk_widget_get_root (root);
  GtkWidget *button;

  /* It may be on a toast that is still to appear. */
  if (window != NULL)
    rk_test_wait_told (window);
  button = rk_test_find (root, GTK_TYPE_BUTTON, text);
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
}

void
rk_test_choose_hole (RkMatchPage *page,
                     guint        hole)
{
  RkBoard *board = RK_BOARD (rk_test_find (page, RK_TYPE_BOARD, NULL));

  g_signal_emit_by_name (rk_board_get_hole_widget (board, hole), "clicked");
}

/* The first hole that can be played now. */
guint
rk_test_find_legal (RkMatchPage *page)
{
  RkMatch *match = rk_test_get_match (page);

  for (guint hole = 0; hole < 2u * rk_match_get_rules (match)->n_holes; hole++)
    if (rk_match_check_move (match, hole) == RK_MOVE_LEGAL)
      return hole;

  g_assert_not_reached ();
}

void
rk_test_activate (RkMatchPage *page,
                  const char  *action)
{
  gtk_widget_activate_action (GTK_WIDGET (page), action, NULL);
}

gboolean
rk_test_is_enabled (RkMatchPage *page,
                    const char  *action)
{
  return g_action_group_get_action_enabled (G_ACTION_GROUP (page->actions), action);
}

guint
rk_test_get_shown (RkMatchPage *page,
                   guint        hole)
{
  RkBoard *board = RK_BOARD (rk_test_find (page, RK_TYPE_BOARD, NULL));

  return rk_board_get_shown_stones (board, hole);
}

void
rk_test_assert_board (RkMatchPage *page)
{
  const RkPosition *position = rk_cursor_get_position (rk_match_page_get_cursor (page));

  for (guint hole = 0; hole < 2u * position->n_holes; hole++)
    g_assert_cmpuint (rk_test_get_shown (page, hole), ==, position->stones[hole]);
}

void
rk_test_play_round (RkTestWindow *self,
                    RkMatchPage  *page)
{
  while (rk_match_get_state (rk_test_get_match (page)) == RK_MATCH_PLAYING)
    {
      rk_test_choose_hole (page, rk_test_find_legal (page));
      rk_test_settle (self);
    }
}

AdwDialog *
rk_test_get_dialog (RkTestWindow *self)
{
  return adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (self->window));
}

void
rk_test_respond (RkTestWindow *self,
                 const char   *response)
{
  AdwDialog *dialog = rk_test_get_dialog (self);

  g_assert_true (ADW_IS_ALERT_DIALOG (dialog));
  if (adw_alert_dialog_has_response (ADW_ALERT_DIALOG (dialog), response))
    rk_test_click (dialog, adw_alert_dialog_get_response_label (ADW_ALERT_DIALOG (dialog),
                                                                response));
  else
    {
      g_assert_cmpstr (adw_alert_dialog_get_close_response (ADW_ALERT_DIALOG (dialog)), ==,
                       response);
      g_assert_true (adw_dialog_close (dialog));
    }
  rk_test_settle (self);
}

/* Chooses the item that stands as @label in a menu that is open. */
void
rk_test_choose_item (GtkWidget  *menu,
                     const char *label)
{
  GtkWidget *text = rk_test_find (menu, GTK_TYPE_LABEL, label);

  while (text != NULL && !g_str_equal (G_OBJECT_TYPE_NAME (text), "GtkModelButton"))
    text = gtk_widget_get_parent (text);
  g_assert_nonnull (text);
  g_assert_true (gtk_widget_is_sensitive (text));
  g_assert_true (gtk_widget_activate (text));
}

/* What has the focus, or NULL. */
GtkWidget *
rk_test_get_focus (RkTestWindow *self)
{
  return gtk_root_get_focus (GTK_ROOT (self->window));
}

/* What the toast says that is shown now, or NULL. */
const char *
rk_test_get_toast (RkTestWindow *self)
{
  GtkWidget *overlay = rk_test_find (rk_test_get_visible (self), ADW_TYPE_TOAST_OVERLAY, NULL);
  GtkWidget *toast = NULL;
  GtkWidget *label;

  rk_test_wait_told (self->window);
  for (GtkWidget *child = gtk_widget_get_first_child (overlay); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (g_str_equal (G_OBJECT_TYPE_NAME (child), "AdwToastWidget"))
      toast = child;

  label = toast != NULL ? rk_test_find (toast, GTK_TYPE_LABEL, NULL) : NULL;
  return label != NULL ? gtk_label_get_label (GTK_LABEL (label)) : NULL;
}

void
rk_test_save_picture (GtkWidget  *widget,
                      const char *path)
{
  int width = gtk_widget_get_width (widget);
  int height = gtk_widget_get_height (widget);
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));

  /* What was not drawn since it changed is empty. */
  while (node == NULL)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();

      gtk_widget_queue_draw (widget);
      g_main_context_iteration (NULL, TRUE);
      gdk_paintable_snapshot (paintable, snapshot, width, height);
      node = gtk_snapshot_free_to_node (snapshot);
    }
  texture = gsk_renderer_render_texture (renderer, node,
                                         &GRAPHENE_RECT_INIT (0, 0, width, height));
  g_assert_true (gdk_texture_save_to_png (texture, path));
}

void
rk_test_collect_cb (GPtrArray  *texts,
                    const char *text)
{
  g_ptr_array_add (texts, g_strdup (text));
}

/*
 * rk_test_get_library:
 * @self: a window
 *
 * Returns: (transfer none): the matches and tournaments of its program
 */
RkLibrary *
rk_test_get_library (RkTestWindow *self)
{
  return rk_application_get_library (self->application);
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GError) error = NULL;

  rk_library_load_finish (RK_LIBRARY (source), result, &error);
  g_assert_no_error (error);
  *(gboolean *) user_data = TRUE;
}

void
rk_test_load_library (RkTestWindow *self)
{
  gboolean loaded = FALSE;

  rk_library_load_async (rk_test_get_library (self), NULL, loaded_cb, &loaded);
  rk_test_wait (rk_test_is_true, &loaded);
  rk_test_settle (self);
}

/* For rk_test_wait(): whether the window (an RkTestWindow) shows a match, a tournament or
 * a dialog. */

gboolean
rk_test_has_page (gpointer user_data)
{
  return rk_test_get_page (user_data) != NULL;
}

gboolean
rk_test_has_no_page (gpointer user_data)
{
  return rk_test_get_page (user_data) == NULL;
}

gboolean
rk_test_has_tournament (gpointer user_data)
{
  return rk_test_get_tournament (user_data) != NULL;
}

gboolean
rk_test_has_dialog (gpointer user_data)
{
  return rk_test_get_dialog (user_data) != NULL;
}

gboolean
rk_test_has_toast (gpointer user_data)
{
  return rk_test_get_toast (user_data) != NULL;
}

gboolean
rk_test_has_focus_on_row (gpointer user_data)
{
  GtkWidget *focus = rk_test_get_focus (user_data);

  return focus != NULL && rk_test_find (focus, RK_TYPE_FILE_ROW, NULL) != NULL;
}

gboolean
rk_test_is_loaded (gpointer library)
{
  return !rk_library_is_loading (library);
}

gboolean
rk_test_has_items (gpointer model)
{
  return g_list_model_get_n_items (model) > 0;
}

gboolean
rk_test_is_true (gpointer value)
{
  return *(gboolean *) value;
}

gboolean
rk_test_is_saved (gpointer document)
{
  return !rk_document_is_unsaved (document);
}

RkTournament *
rk_test_make_tournament (RkSystem system,
                         guint    n_players)
{
  static const char *const names[] = { "Asha", "Bilan", "Caasha", "Dalmar", "Ebyan" };
  RkRegulations regulations;
  RkTournament *tournament;

  g_assert_cmpuint (n_players, <=, G_N_ELEMENTS (names));
  rk_regulations_init (&regulations, system, n_players);
  regulations.round_minutes = 30;
  tournament = rk_tournament_new ("Club evening", &regulations);
  for (guint i = 0; i < n_players; i++)
    g_assert_nonnull (rk_tournament_add_entrant (tournament, names[i], NULL, 0, NULL));
  return tournament;
}

void
rk_test_check_views (RkTestWindow     *self,
                     RkTournamentPage *page,
                     const char       *state,
                     RkTestCheck       check)
{
  AdwViewStack *stack = ADW_VIEW_STACK (rk_test_find (page, ADW_TYPE_VIEW_STACK, NULL));
  g_autoptr (GtkSelectionModel) pages = adw_view_stack_get_pages (stack);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      g_autoptr (AdwViewStackPage) view = g_list_model_get_item (G_LIST_MODEL (pages), i);
      g_autofree char *where = g_strconcat (state, ", ", adw_view_stack_page_get_name (view), NULL);

      adw_view_stack_set_visible_child (stack, adw_view_stack_page_get_child (view));
      check (self, where);
    }
}

void
rk_test_find_all (GtkWidget *root,
                  GType      type,
                  GPtrArray *found)
{
  if (g_type_is_a (G_OBJECT_TYPE (root), type))
    g_ptr_array_add (found, root);

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_visible (child))
      rk_test_find_all (child, type, found);
}

/* What the card says is in reserve. */
static guint
get_reserve (GtkWidget *card)
{
  g_autoptr (GPtrArray) labels = g_ptr_array_new ();

  rk_test_find_all (card, GTK_TYPE_LABEL, labels);
  for (guint i = 0; i < labels->len; i++)
    {
      const char *reserve = strstr (gtk_label_get_label (labels->pdata[i]), "reserve\302\240");

      if (reserve != NULL)
        return g_ascii_strtoull (reserve + strlen ("reserve\302\240"), NULL, 10);
    }

  g_assert_not_reached ();
}

guint
rk_test_count_shown (RkMatchPage *page)
{
  const guint n_ring = 2u * rk_match_get_rules (rk_test_get_match (page))->n_holes;
  g_autoptr (GPtrArray) cards = g_ptr_array_new ();
  guint sum = 0;

  for (guint hole = 0; hole < n_ring; hole++)
    sum += rk_test_get_shown (page, hole);

  rk_test_find_all (GTK_WIDGET (page), RK_TYPE_PLAYER_CARD, cards);
  g_assert_cmpuint (cards->len, ==, 2);
  for (guint i = 0; i < cards->len; i++)
    {
      GtkWidget *bundles = rk_test_find (cards->pdata[i], RK_TYPE_BUNDLES, NULL);

      sum += get_reserve (cards->pdata[i]);
      sum += bundles != NULL ? rk_bundles_get_stones (RK_BUNDLES (bundles)) : 0;
    }

  return sum;
}
