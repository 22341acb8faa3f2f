/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-test-storage.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>

#include "rk-match-file.h"

void
rk_test_folder_set_up (RkTestFolder  *self,
                       gconstpointer  data)
{
  self->path = g_dir_make_tmp ("rk-test-XXXXXX", NULL);
  g_assert_nonnull (self->path);
  self->file = g_file_new_for_path (self->path);
}

void
rk_test_remove_all (const char *path)
{
  g_autoptr (GDir) dir = NULL;
  const char *name;

  if (g_file_test (path, G_FILE_TEST_IS_DIR) && !g_file_test (path, G_FILE_TEST_IS_SYMLINK))
    dir = g_dir_open (path, 0, NULL);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      rk_test_remove_all (child);
    }
  g_remove (path);
}

void
rk_test_folder_tear_down (RkTestFolder  *self,
                          gconstpointer  data)
{
  rk_test_remove_all (self->path);
  g_clear_pointer (&self->path, g_free);
  g_clear_object (&self->file);
}

void
rk_test_folder_add (const RkFolderTest *tests,
                    gsize               n_tests)
{
  for (gsize i = 0; i < n_tests; i++)
    g_test_add (tests[i].path, RkTestFolder, NULL, rk_test_folder_set_up, tests[i].test,
                rk_test_folder_tear_down);
}

GFile *
rk_test_folder_get (RkTestFolder *self,
                    const char   *name)
{
  return g_file_get_child (self->file, name);
}

GFile *
rk_test_folder_copy (RkTestFolder *self,
                     const char   *fixture,
                     const char   *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "matches", fixture, NULL);
  g_autoptr (GFile) from = g_file_new_for_path (path);
  GFile *to = rk_test_folder_get (self, name);
  g_autofree char *text = rk_test_read (from);

  rk_test_write (to, text);
  return to;
}

guint
rk_test_folder_count (RkTestFolder *self,
                      const char   *prefix)
{
  g_autoptr (GDir) dir = g_dir_open (self->path, 0, NULL);
  const char *name;
  guint count = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    count += g_str_has_prefix (name, prefix);
  return count;
}

char *
rk_test_read (GFile *file)
{
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (g_file_peek_path (file), &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

void
rk_test_write (GFile      *file,
               const char *text)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents_full (g_file_peek_path (file), text, -1, G_FILE_SET_CONTENTS_NONE, 0644,
                            &error);
  g_assert_no_error (error);
}

void
rk_test_set_time (GFile  *file,
                  gint64  seconds)
{
  const struct timespec times[2] = { { seconds, 123456789 }, { seconds, 123456789 } };

  g_assert_no_errno (utimensat (AT_FDCWD, g_file_peek_path (file), times, 0));
}

gint64
rk_test_get_time (GFile *file)
{
  struct stat info;

  g_assert_no_errno (stat (g_file_peek_path (file), &info));
  return info.st_mtim.tv_sec * G_GINT64_CONSTANT (1000000000) + info.st_mtim.tv_nsec;
}

RkMatch *
rk_test_read_match (GFile *file)
{
  g_autofree char *text = rk_test_read (file);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GBytes) again = NULL;
  g_autoptr (GError) error = NULL;
  RkMatch *match = rk_match_file_parse (bytes, &error);

  g_assert_no_error (error);
  again = rk_match_file_format (match);
  g_assert_cmpmem (g_bytes_get_data (again, NULL), g_bytes_get_size (again), text, strlen (text));
  return match;
}

RkMatch *
rk_test_named_match (const char *south,
                     const char *north)
{
  g_autoptr (RkPlayer) first = rk_player_new (south, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) second = rk_player_new (north, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  RkRules rules;

  rk_rules_init_standard (&rules);
  return rk_match_new (&rules, first, second);
}

RkTournament *
rk_test_named_tournament (const char *name,
                          guint       n_players)
{
  RkRegulations regulations;
  RkTournament *tournament;

  rk_regulations_init (&regulations, RK_SYSTEM_ROUND_ROBIN, n_players);
  tournament = rk_tournament_new (name, &regulations);
  for (guint i = 1; i <= n_players; i++)
    {
      g_autofree char *player = g_strdup_printf ("Player %u", i);
      g_autoptr (GError) error = NULL;

      rk_tournament_add_entrant (tournament, player, NULL, 0, &error);
      g_assert_no_error (error);
    }
  return tournament;
}

gboolean
rk_test_step (RkMatch *match)
{
  const RkPosition *position;
  guint holes[RK_MAX_RING];
  guint n_holes = 0;
  guint n_moves;

  if (rk_match_get_state (match) == RK_MATCH_OVER)
    return FALSE;
  if (rk_match_get_state (match) == RK_MATCH_BETWEEN_ROUNDS)
    return rk_match_begin_round (match, NULL);
  position = rk_round_get_last_position (rk_match_get_current_round (match));
  n_moves = rk_round_get_n_moves (rk_match_get_current_round (match));
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    if (rk_position_check_move (position, hole) == RK_MOVE_LEGAL)
      holes[n_holes++] = hole;
  return rk_match_play (match, holes[n_moves * 7 % n_holes], NULL);
}

guint
rk_test_scale (guint full)
{
  return g_strcmp0 (g_getenv ("RK_TEST_SCALE"), "full") == 0 ? full : MAX (full / 20, 1);
}

static void
loaded_cb (GObject      *object,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (GError) error = NULL;
  gboolean *loaded = user_data;

  g_assert_true (rk_library_load_finish (RK_LIBRARY (object), result, &error));
  g_assert_no_error (error);
  *loaded = TRUE;
}

void
rk_test_load (RkLibrary *library)
{
  gboolean loaded = FALSE;

  rk_library_load_async (library, NULL, loaded_cb, &loaded);
  rk_test_wait_until (loaded);
}

RkLibraryItem *
rk_test_find_item (RkLibrary  *library,
                   const char *name)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr (RkLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (library), i);
      g_autofree char *basename = g_file_get_basename (rk_library_item_get_file (item));

      if (g_str_equal (basename, name))
        return item;
    }
  return NULL;
}

/* Wakes the main loop, so that the condition is looked at again. */
gboolean
rk_test_tick_cb (gpointer user_data)
{
  return G_SOURCE_CONTINUE;
}

RkDocument *
rk_test_open_document (RkDocumentStore *store,
                       GFile           *file)
{
  g_autoptr (GError) error = NULL;
  RkDocument *document = rk_document_store_open (store, file, &error);

  g_assert_no_error (error);
  return document;
}

void
rk_test_assert_on_disk (RkDocument *document)
{
  g_autofree char *text = rk_test_read (rk_document_get_file (document));
  g_autoptr (GBytes) bytes = rk_match_file_format (rk_document_get_match (document));

  g_assert_false (rk_document_is_unsaved (document));
  g_assert_null (rk_document_get_problem (document));
  g_assert_cmpmem (text, strlen (text), g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

void
rk_test_overwrite (RkDocument *document)
{
  RkFileStamp seen;

  rk_document_get_seen (document, &seen);
  rk_document_overwrite (document, &seen);
}

/* Begins the process for tests of saving. */
GSubprocess *
rk_test_run_helper (const char *mode,
                    const char *path)
{
  g_autofree char *helper = g_test_build_filename (G_TEST_BUILT, "storage", "save-helper", NULL);
  g_autoptr (GError) error = NULL;
  GSubprocess *process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error,
                                           helper, mode, path, NULL);

  g_assert_no_error (error);
  return process;
}

/* What the helper says; FALSE if it cannot play its part on this system. */
gboolean
rk_test_ask_helper (const char  *mode,
                    const char  *path,
                    int          status,
                    char       **said)
{
  g_autoptr (GSubprocess) process = rk_test_run_helper (mode, path);
  g_autoptr (GError) error = NULL;

  g_subprocess_communicate_utf8 (process, NULL, NULL, said, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  if (g_subprocess_get_exit_status (process) == 77)
    {
      g_test_skip ("not allowed on this system");
      return FALSE;
    }
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, status);
  return TRUE;
}
