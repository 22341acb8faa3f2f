/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What other programs have to do with the files: they write them, and list those used last. */

#include "rk-application-private.h"
#include "rk-match-file.h"
#include "rk-recent.h"
#include "rk-test-telling.h"
#include "rk-test-window.h"

static gboolean
has_banner (gpointer user_data)
{
  RkMatchPage *page = rk_test_get_page (user_data);
  AdwBanner *banner = ADW_BANNER (rk_test_find (page, ADW_TYPE_BANNER, NULL));

  return adw_banner_get_revealed (banner);
}

static gboolean
shows_other_file (gpointer user_data)
{
  RkTestWindow *self = user_data;
  RkMatchPage *page = rk_test_get_page (self);
  GFile *file = g_object_get_data (G_OBJECT (self->window), "file");

  return page != NULL &&
         !g_file_equal (rk_document_get_file (rk_match_page_get_document (page)), file);
}

/* A match of two rounds that is over. */
static char *
read_other (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "matches",
                                                 "two-rounds-drawn.rkmatch", NULL);
  char *contents;

  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  return contents;
}

static void
assert_contents (GFile      *file,
                 const char *expected)
{
  g_autofree char *contents = NULL;

  g_assert_true (g_file_load_contents (file, NULL, &contents, NULL, NULL, NULL));
  g_assert_cmpstr (contents, ==, expected);
}

/* On disk is what the window shows, with @n_moves in its last round. */
static void
assert_own (RkTestWindow *self,
            guint         n_moves)
{
  RkMatchPage *page = rk_test_get_page (self);
  RkDocument *document = rk_match_page_get_document (page);
  g_autoptr (RkMatch) read = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_assert_true (rk_document_flush (document, NULL));
  bytes = g_file_load_bytes (rk_document_get_file (document), NULL, NULL, NULL);
  g_assert_nonnull (bytes);
  read = rk_match_file_parse (bytes, NULL);
  g_assert_nonnull (read);
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_current_round (read)), ==, n_moves);
  g_assert_cmpuint (rk_round_get_n_moves (rk_match_get_current_round (rk_test_get_match (page))),
                    ==, n_moves);
  g_assert_cmpstr (rk_match_get_id (read), ==, rk_match_get_id (rk_test_get_match (page)));
  rk_test_assert_board (page);
}

static void
click_banner (RkTestWindow *self)
{
  RkMatchPage *page = rk_test_get_page (self);

  rk_test_wait (has_banner, self);
  g_signal_emit_by_name (rk_test_find (page, ADW_TYPE_BANNER, NULL), "button-clicked");
  rk_test_settle (self);
}

static guint
count_unsaved (GPtrArray *heard)
{
  guint n_unsaved = 0;

  for (guint i = 0; i < heard->len; i++)
    n_unsaved += strstr (heard->pdata[i], "The match is not saved. ") != NULL;
  return n_unsaved;
}

static gboolean
has_heard_unsaved (gpointer heard)
{
  return count_unsaved (heard) > 0;
}

/* That nothing is saved any more is heard, once. */
static void
test_told (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");
  RkDocument *document = rk_match_page_get_document (page);
  g_autofree char *other = read_other ();
  GPtrArray *heard;

  g_assert_true (g_file_set_contents (g_file_peek_path (rk_document_get_file (document)), other,
                                      -1, NULL));
  heard = rk_test_listen (self);
  rk_test_choose_hole (page, rk_test_find_legal (page));
  rk_test_wait (has_heard_unsaved, heard);
  rk_test_choose_hole (page, rk_test_find_legal (page));
  rk_test_settle (self);
  rk_document_retry (document);
  rk_test_settle (self);
  g_assert_cmpuint (count_unsaved (heard), ==, 1);
  g_assert_true (rk_document_is_unsaved (document));
  click_banner (self);
  rk_test_respond (self, "overwrite");
  g_assert_true (rk_document_flush (document, NULL));
}

/* What another program wrote is found when the window is looked at. Both are kept: whoever
 * played goes on there, and the file stays as the other wrote it. */
static void
test_match (RkTestWindow  *self,
            gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");
  GFile *file = g_object_ref (rk_document_get_file (rk_match_page_get_document (page)));
  GListModel *library = G_LIST_MODEL (rk_test_get_library (self));
  guint n_files = g_list_model_get_n_items (library);
  guint n_moves = rk_round_get_n_moves (rk_match_get_current_round (rk_test_get_match (page)));
  g_autofree char *other = read_other ();

  g_object_set_data_full (G_OBJECT (self->window), "file", file, g_object_unref);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), other, -1, NULL));
  rk_test_choose_hole (page, rk_test_find_legal (page));
  click_banner (self);
  rk_test_respond (self, "both");
  rk_test_wait (shows_other_file, self);
  rk_test_settle (self);
  g_assert_false (has_banner (self));
  g_assert_cmpuint (g_list_model_get_n_items (library), ==, n_files + 1);
  assert_own (self, n_moves + 1);
  assert_contents (file, other);

  /* So does what is played next. */
  page = rk_test_get_page (self);
  rk_test_choose_hole (page, rk_test_find_legal (page));
  rk_test_settle (self);
  assert_own (self, n_moves + 2);
  assert_contents (file, other);
  g_assert_true (rk_document_store_flush (rk_application_get_store (self->application), NULL));
}

/* What is gone is written again. */
static void
test_gone (RkTestWindow  *self,
           gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");
  GFile *file = rk_document_get_file (rk_match_page_get_document (page));

  g_assert_true (g_file_delete (file, NULL, NULL));
  g_object_notify (G_OBJECT (self->window), "is-active");
  click_banner (self);
  g_assert_true (rk_document_flush (rk_match_page_get_document (page), NULL));
  rk_test_settle (self);
  g_assert_true (g_file_query_exists (file, NULL));
  g_assert_false (has_banner (self));
}

static gboolean
offers_writing (gpointer user_data)
{
  GtkWidget *banner = rk_test_find (rk_test_get_page (user_data), ADW_TYPE_BANNER, NULL);

  return g_str_equal (adw_banner_get_button_label (ADW_BANNER (banner)), "_Write Again");
}

/* Plays where another program wrote @contents, asks which version is wanted, and takes the
 * other away meanwhile, or damages it. */
static void
answer_unread (RkTestWindow *self,
               gboolean      goes,
               const char   *response)
{
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");
  GFile *file = rk_document_get_file (rk_match_page_get_document (page));
  g_autofree char *other = read_other ();

  g_object_set_data_full (G_OBJECT (self->window), "file", g_object_ref (file), g_object_unref);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), other, -1, NULL));
  rk_test_choose_hole (page, rk_test_find_legal (page));
  click_banner (self);
  if (goes)
    g_assert_true (g_file_delete (file, NULL, NULL));
  else
    g_assert_true (g_file_set_contents (g_file_peek_path (file), "{", -1, NULL));
  rk_test_respond (self, response);
}

/* That the other version cannot be loaded is told, and what can be done then is offered. */
static void
test_load_damaged (RkTestWindow  *self,
                   gconstpointer  data)
{
  answer_unread (self, FALSE, "load");
  rk_test_wait (rk_test_has_toast, self);
  g_assert_cmpstr (rk_test_get_toast (self), ==,
                   "The file is damaged, or it is not a file of Rio Kadalis.");
  g_assert_true (has_banner (self));
  g_assert_false (offers_writing (self));
}

static void
test_load_gone (RkTestWindow  *self,
                gconstpointer  data)
{
  RkDocument *document;

  answer_unread (self, TRUE, "load");
  rk_test_wait (rk_test_has_toast, self);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "There is no file “running.rkmatch”.");
  rk_test_wait (offers_writing, self);
  click_banner (self);
  document = rk_match_page_get_document (rk_test_get_page (self));
  g_assert_true (rk_document_flush (document, NULL));
  rk_test_settle (self);
  g_assert_true (g_file_query_exists (rk_document_get_file (document), NULL));
  g_assert_false (has_banner (self));
}

/* Keeping both goes on in a file of its own, once, also where the other cannot be read. */
static void
keep_unread (RkTestWindow *self,
             gboolean      goes)
{
  GListModel *library = G_LIST_MODEL (rk_test_get_library (self));
  g_autoptr (GPtrArray) unsaved = NULL;

  answer_unread (self, goes, "both");
  rk_test_wait (shows_other_file, self);
  rk_test_settle (self);
  g_assert_cmpstr (rk_test_get_toast (self), ==,
                   goes ? "There is no file “running.rkmatch”."
                        : "The file is damaged, or it is not a file of Rio Kadalis.");
  g_assert_false (has_banner (self));
  g_assert_true (rk_document_store_flush (rk_application_get_store (self->application), NULL));
  unsaved = rk_document_store_list_unsaved (rk_application_get_store (self->application));
  g_assert_cmpuint (unsaved->len, ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (library), >=, 1);
}

static void
test_keep_damaged (RkTestWindow  *self,
                   gconstpointer  data)
{
  keep_unread (self, FALSE);
}

static void
test_keep_gone (RkTestWindow  *self,
                gconstpointer  data)
{
  keep_unread (self, TRUE);
}

/* What no file can hold is not kept, and that is told; not that the other one is too large. */
static void
test_keep_too_large (RkTestWindow  *self,
                     gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");
  RkDocument *document = rk_match_page_get_document (page);
  g_autofree char *comment = g_strnfill (RK_MATCH_FILE_MAX_BYTES, 'x');
  g_autofree char *other = read_other ();

  g_assert_true (g_file_set_contents (g_file_peek_path (rk_document_get_file (document)), other,
                                      -1, NULL));
  rk_document_check_async (document);
  click_banner (self);
  rk_match_set_comment (rk_test_get_match (page), comment);
  rk_test_respond (self, "both");
  rk_test_wait (rk_test_has_toast, self);
  g_assert_cmpstr (rk_test_get_toast (self), ==,
                   "“running.rkmatch” was not saved, because it has grown larger than a file may "
                   "be.");
  g_assert_true (rk_match_page_get_document (rk_test_get_page (self)) == document);
  rk_match_set_comment (rk_test_get_match (page), "");
}

/* A file of a newer version of the program stays as it is; the own moves get another. */
static void
test_newer (RkTestWindow  *self,
            gconstpointer  data)
{
  static const char newer[] = "{\"format\": \"rio-kadalis-match\", \"version\": 99}";
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");
  GFile *file = g_object_ref (rk_document_get_file (rk_match_page_get_document (page)));

  g_object_set_data_full (G_OBJECT (self->window), "file", file, g_object_unref);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), newer, -1, NULL));
  rk_test_choose_hole (page, rk_test_find_legal (page));
  click_banner (self);
  rk_test_respond (self, "overwrite");
  rk_test_settle (self);
  rk_test_wait (has_banner, self);
  click_banner (self);
  g_assert_false (adw_alert_dialog_get_response_enabled (
      ADW_ALERT_DIALOG (rk_test_get_dialog (self)), "overwrite"));
  rk_test_respond (self, "both");
  rk_test_wait (shows_other_file, self);
  rk_test_settle (self);
  g_assert_false (has_banner (self));
  assert_contents (file, newer);
}

static gboolean
has_seen_one_byte (gpointer user_data)
{
  RkFileStamp seen;

  rk_document_get_seen (user_data, &seen);
  return seen.size == 1;
}

static void
count_cb (guint *count)
{
  (*count)++;
}

static gboolean
has_gone_and_come (gpointer n_changes)
{
  return *(guint *) n_changes == 2;
}

/* Who wants to overwrite what another program wrote is asked anew when it has written again,
 * also when that was seen while the question was open. */
static void
test_changed_again (RkTestWindow  *self,
                    gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");
  RkDocument *document = rk_match_page_get_document (page);
  GFile *file = rk_document_get_file (document);
  g_autofree char *other = read_other ();
  guint n_changes = 0;

  g_assert_true (g_file_set_contents (g_file_peek_path (file), other, -1, NULL));
  rk_test_choose_hole (page, rk_test_find_legal (page));
  click_banner (self);
  g_assert_true (g_file_set_contents (g_file_peek_path (file), "{", 1, NULL));
  rk_document_check_async (document);
  rk_test_wait (has_seen_one_byte, document);
  g_signal_connect_swapped (rk_test_find (page, ADW_TYPE_BANNER, NULL), "notify::revealed",
                            G_CALLBACK (count_cb), &n_changes);
  rk_test_respond (self, "overwrite");
  rk_test_wait (has_gone_and_come, &n_changes);
  assert_contents (file, "{");

  click_banner (self);
  rk_test_respond (self, "overwrite");
  g_assert_true (rk_document_flush (document, NULL));
  rk_test_settle (self);
  g_assert_false (has_banner (self));
  g_assert_cmpuint (n_changes, ==, 3);
}

/* What was taken away while nobody looked is saved again, and that is told. */
static void
test_gone_unseen (RkTestWindow  *self,
                  gconstpointer  data)
{
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");
  GFile *file = rk_document_get_file (rk_match_page_get_document (page));

  g_assert_true (g_file_delete (file, NULL, NULL));
  rk_test_choose_hole (page, rk_test_find_legal (page));
  rk_test_wait (rk_test_has_toast, self);
  g_assert_cmpstr (rk_test_get_toast (self), ==,
                   "Another program has deleted or moved this file.");
  g_assert_true (g_file_query_exists (file, NULL));
}

static gboolean
has_other_name (gpointer user_data)
{
  RkTournamentPage *page = rk_test_get_tournament (user_data);

  return page != NULL &&
         g_str_equal (rk_tournament_get_name (rk_tournament_page_get_tournament (page)), "Bowl");
}

static gboolean
has_tournament_banner (gpointer user_data)
{
  GtkWidget *banner = rk_test_find (rk_test_get_tournament (user_data), ADW_TYPE_BANNER, NULL);

  return banner != NULL && adw_banner_get_revealed (ADW_BANNER (banner));
}

/* Shows a tournament, whose name another program has changed to "Bowl". */
static RkDocument *
start_changed_tournament (RkTestWindow *self)
{
  g_autoptr (RkTournament) tournament = NULL;
  g_autoptr (RkDocument) document = NULL;
  g_autoptr (GString) text = NULL;
  g_autofree char *contents = NULL;
  const char *path;
  RkRegulations regulations;

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, 4);
  tournament = rk_tournament_new ("Cup", &regulations);
  rk_window_start_tournament (self->window, tournament);
  rk_test_settle (self);
  document = g_object_ref (rk_tournament_page_get_document (rk_test_get_tournament (self)));
  g_assert_true (rk_document_flush (document, NULL));
  path = g_file_peek_path (rk_document_get_file (document));
  g_assert_true (g_file_get_contents (path, &contents, NULL, NULL));
  text = g_string_new (contents);
  g_assert_cmpuint (g_string_replace (text, "\"Cup\"", "\"Bowl\"", 1), ==, 1);
  g_assert_true (g_file_set_contents (path, text->str, text->len, NULL));
  return g_steal_pointer (&document);
}

static void
ask_tournament (RkTestWindow *self)
{
  g_object_notify (G_OBJECT (self->window), "is-active");
  rk_test_wait (has_tournament_banner, self);
  g_signal_emit_by_name (rk_test_find (rk_test_get_tournament (self), ADW_TYPE_BANNER, NULL),
                         "button-clicked");
  rk_test_settle (self);
}

static RkDocument *
answer_tournament (RkTestWindow *self,
                   const char   *response)
{
  RkDocument *document = start_changed_tournament (self);

  ask_tournament (self);
  rk_test_respond (self, response);
  rk_test_wait (has_other_name, self);
  rk_test_settle (self);
  g_assert_false (has_tournament_banner (self));
  return document;
}

static void
test_tournament (RkTestWindow  *self,
                 gconstpointer  data)
{
  g_autoptr (RkDocument) document = answer_tournament (self, "load");

  g_assert_true (rk_document_store_lookup (rk_application_get_store (self->application),
                                           rk_document_get_file (document)) ==
                 rk_tournament_page_get_document (rk_test_get_tournament (self)));
}

/* Its games belong to the file that they came from, so that one is shown. */
static void
test_tournament_copy (RkTestWindow  *self,
                      gconstpointer  data)
{
  GListModel *library = G_LIST_MODEL (rk_test_get_library (self));
  g_autoptr (RkDocument) document = answer_tournament (self, "both");

  rk_test_wait_told (self->window);
  g_assert_cmpstr (rk_test_get_toast (self), ==, "“Cup” was duplicated");
  g_assert_cmpuint (g_list_model_get_n_items (library), ==, 2);
}

/* It stays the one that its games know, also when the other version cannot be read. Both that and
 * the copy are told. */
static void
test_tournament_unread (RkTestWindow  *self,
                        gconstpointer  data)
{
  GListModel *library = G_LIST_MODEL (rk_test_get_library (self));
  g_autoptr (RkDocument) document = start_changed_tournament (self);

  ask_tournament (self);
  g_assert_true (g_file_set_contents (g_file_peek_path (rk_document_get_file (document)), "{", 1,
                                      NULL));
  rk_test_respond (self, "both");
  rk_test_wait (rk_test_has_toast, self);
  g_assert_cmpstr (rk_test_get_toast (self), ==,
                   "“Cup” was duplicated\n"
                   "The file is damaged, or it is not a file of Rio Kadalis.");
  g_assert_true (rk_tournament_page_get_document (rk_test_get_tournament (self)) == document);
  g_assert_true (has_tournament_banner (self));
  g_assert_cmpuint (g_list_model_get_n_items (library), ==, 2);
}

/* Leaves a match, of which both versions are to be kept, before the other one is read. */
static void
keep_and_leave (RkTestWindow *self,
                gboolean      damages)
{
  GtkWidget *navigation = rk_test_find (self->window, ADW_TYPE_NAVIGATION_VIEW, NULL);
  RkMatchPage *page = rk_test_open_fixture (self, "running.rkmatch");
  GFile *file = rk_document_get_file (rk_match_page_get_document (page));
  g_autofree char *other = read_other ();

  g_assert_true (g_file_set_contents (g_file_peek_path (file), other, -1, NULL));
  rk_test_choose_hole (page, rk_test_find_legal (page));
  click_banner (self);
  if (damages)
    g_assert_true (g_file_set_contents (g_file_peek_path (file), "{", 1, NULL));
  g_assert_cmpuint (self->application->n_reasons, ==, 0);
  g_signal_emit_by_name (rk_test_get_dialog (self), "response", "both");
  /* It is told here, and not in a window in another language. */
  g_assert_cmpuint (self->application->n_reasons, ==, 1);
  adw_dialog_force_close (rk_test_get_dialog (self));
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (navigation));
  rk_test_wait (rk_test_has_toast, self);
  rk_test_wait (rk_test_has_no_page, self);
  rk_test_settle (self);
  g_assert_cmpuint (self->application->n_reasons, ==, 0);
}

/* Who has left the match meanwhile is not brought back, but hears of the copy. */
static void
test_left_meanwhile (RkTestWindow  *self,
                     gconstpointer  data)
{
  keep_and_leave (self, FALSE);
  g_assert_true (g_str_has_suffix (rk_test_get_toast (self), " was duplicated"));
}

/* Also when that is all there is; and nothing is left that could not be saved. */
static void
test_left_unread (RkTestWindow  *self,
                  gconstpointer  data)
{
  RkDocumentStore *store = rk_application_get_store (self->application);
  g_autoptr (GPtrArray) unsaved = NULL;

  keep_and_leave (self, TRUE);
  g_assert_true (g_str_has_suffix (rk_test_get_toast (self),
                                   " was duplicated\n"
                                   "The file is damaged, or it is not a file of Rio Kadalis."));
  g_assert_true (rk_document_store_flush (store, NULL));
  unsaved = rk_document_store_list_unsaved (store);
  g_assert_cmpuint (unsaved->len, ==, 0);
}

static gboolean
is_recent (GFile *file)
{
  g_autoptr (GPtrArray) files = rk_recent_list ();

  return g_ptr_array_find_with_equal_func (files, file, (GEqualFunc) g_file_equal, NULL);
}

static gboolean
is_listed_cb (gpointer file)
{
  return is_recent (file);
}

/* What was exported, and only other programs can open, is not offered. */
static void
test_recent (RkTestWindow  *self,
             gconstpointer  data)
{
  const char *const exported[] = { "a.png", "a.svg", "a.html", "a.csv", "a.txt" };
  g_autoptr (GFile) match = rk_test_copy_fixture (self, "running.rkmatch");

  for (guint i = 0; i < G_N_ELEMENTS (exported); i++)
    {
      g_autofree char *path = g_build_filename (self->folder, exported[i], NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);

      g_assert_true (g_file_set_contents (path, "a", 1, NULL));
      rk_recent_add (file);
    }
  rk_recent_add (match);
  rk_test_wait (is_listed_cb, match);
  for (guint i = 0; i < G_N_ELEMENTS (exported); i++)
    {
      g_autofree char *path = g_build_filename (self->folder, exported[i], NULL);
      g_autoptr (GFile) file = g_file_new_for_path (path);

      g_assert_false (is_recent (file));
    }
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/outside/told", test_told);
  rk_test_add ("/outside/match", test_match);
  rk_test_add ("/outside/gone", test_gone);
  rk_test_add ("/outside/gone-unseen", test_gone_unseen);
  rk_test_add ("/outside/load-damaged", test_load_damaged);
  rk_test_add ("/outside/load-gone", test_load_gone);
  rk_test_add ("/outside/keep-damaged", test_keep_damaged);
  rk_test_add ("/outside/keep-gone", test_keep_gone);
  rk_test_add ("/outside/keep-too-large", test_keep_too_large);
  rk_test_add ("/outside/newer", test_newer);
  rk_test_add ("/outside/changed-again", test_changed_again);
  rk_test_add ("/outside/tournament", test_tournament);
  rk_test_add ("/outside/tournament-copy", test_tournament_copy);
  rk_test_add ("/outside/tournament-unread", test_tournament_unread);
  rk_test_add ("/outside/left-meanwhile", test_left_meanwhile);
  rk_test_add ("/outside/left-unread", test_left_unread);
  rk_test_add ("/outside/recent", test_recent);

  return g_test_run ();
}
