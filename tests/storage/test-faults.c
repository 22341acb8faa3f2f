/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Disks, clocks and other programs that do not behave: what was saved is never lost, and
 * a message tells what could not be saved. */

#include <errno.h>
#include <glib/gstdio.h>
#include <malloc.h>

#include "rk-document-store.h"
#include "rk-json-scan.h"
#include "rk-match-file.h"
#include "rk-test-storage.h"

#define SKIPPED 77

#define DISK_FULL "because the disk is full."
#define NOT_HERE  "because you may not write there."

/* A process that the test has to itself. The arguments end with NULL. */
static GSubprocess *
run_helper (const char *first, ...)
{
  g_autoptr (GPtrArray) arguments = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  GSubprocess *process;
  va_list rest;

  g_ptr_array_add (arguments, g_test_build_filename (G_TEST_BUILT, "storage", "fault-helper", NULL));
  va_start (rest, first);
  for (const char *argument = first; argument != NULL; argument = va_arg (rest, const char *))
    g_ptr_array_add (arguments, g_strdup (argument));
  va_end (rest);
  g_ptr_array_add (arguments, NULL);
  process = g_subprocess_newv ((const char *const *) arguments->pdata,
                               G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error);

  g_assert_no_error (error);
  return process;
}

static GFile *
make_tournament (RkTestFolder *folder,
                 const char   *name,
                 guint         n_players)
{
  g_autoptr (RkTournament) tournament = rk_test_named_tournament (name, n_players);
  GFile *file = rk_test_folder_get (folder, name);
  g_autoptr (GBytes) bytes = rk_file_content_format (G_OBJECT (tournament));
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  rk_test_write (file, text);
  return file;
}

/* What a system call can answer, and how the message that follows ends. */
static const struct
{
  const char *call;
  int error;
  const char *message;
} faults[] = {
  { "write", ENOSPC, DISK_FULL },
  { "write", EDQUOT, DISK_FULL },
  { "write", EIO, "could not be saved: Input/output error" },
  /* Some file systems tell only then. */
  { "fsync", ENOSPC, DISK_FULL },
  { "fsync", EDQUOT, DISK_FULL },
  { "fsync", EIO, "could not be saved: Input/output error" },
  { "open", ENOSPC, DISK_FULL },
  { "open", EDQUOT, DISK_FULL },
  { "open", EROFS, NOT_HERE },
  { "open", EACCES, NOT_HERE },
  { "open", EMFILE, "could not be saved: Too many open files" },
  { "rename", ENOSPC, DISK_FULL },
  { "rename", EDQUOT, DISK_FULL },
  { "rename", EROFS, NOT_HERE },
  { "rename", EIO, "could not be saved: Input/output error" },
};

/* FALSE if the system does not let a process be such a one. */
static gboolean
check_fault (RkTestFolder *folder,
             GFile        *file,
             guint         fault)
{
  g_autofree char *number = g_strdup_printf ("%d", faults[fault].error);
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *before = rk_test_read (file);
  g_autofree char *after = NULL;
  g_autofree char *said = NULL;
  g_autoptr (GError) error = NULL;

  process = run_helper ("fault", faults[fault].call, number, g_file_peek_path (file), NULL);
  g_subprocess_communicate_utf8 (process, NULL, NULL, &said, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  if (g_subprocess_get_exit_status (process) == SKIPPED)
    return FALSE;

  g_test_message ("%s, %s: %s", faults[fault].call, g_strerror (faults[fault].error), said);
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 1);
  g_assert_true (g_str_has_suffix (said, faults[fault].message));
  after = rk_test_read (file);
  g_assert_cmpstr (after, ==, before);
  g_assert_cmpuint (rk_test_folder_count (folder, "."), ==, 0);
  return TRUE;
}

static void
test_calls (RkTestFolder  *folder,
            gconstpointer  data)
{
  g_autoptr (GFile) match = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (GFile) tournament = make_tournament (folder, "b.rktournament", 4);

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    if (!check_fault (folder, match, i) || !check_fault (folder, tournament, i))
      {
        g_test_skip ("no system call can be made to fail here");
        return;
      }
}

static void
save_once (RkDocument *document)
{
  g_assert_true (rk_test_step (rk_document_get_match (document)));
  g_assert_true (rk_document_flush (document, NULL));
  rk_test_assert_on_disk (document);
}

/* A clock that was set back, since the file was made or while it is open: times in the
 * file and of the file are no reason to refuse or to lose anything. */
static void
test_clock (RkTestFolder  *folder,
            gconstpointer  data)
{
  const gint64 later = G_GINT64_CONSTANT (4000000000);
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (GDateTime) then = g_date_time_new_from_unix_utc (later);
  g_autoptr (GDateTime) before = NULL;
  g_autoptr (RkMatch) match = rk_test_read_match (file);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *text = NULL;
  g_autoptr (RkDocument) document = NULL;
  g_autoptr (RkMatch) read = NULL;

  rk_match_set_created (match, then);
  rk_match_file_touch (match, then);
  bytes = rk_match_file_format (match);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  rk_test_write (file, text);
  rk_test_set_time (file, later);

  document = rk_test_open_document (store, file);
  before = g_date_time_new_now_utc ();
  save_once (document);
  read = rk_test_read_match (file);
  g_assert_true (g_date_time_equal (rk_match_get_created (read), then));
  g_assert_cmpint (g_date_time_difference (rk_match_get_modified (read), before), >=,
                   -G_TIME_SPAN_SECOND);
  g_assert_cmpint (g_date_time_compare (rk_match_get_modified (read), then), <, 0);

  rk_test_set_time (file, later);
  save_once (document);
  rk_test_set_time (file, 1);
  save_once (document);
}

/* The last state that some instance was told is on disk stays there until one writes the
 * next; who comes too late is told, and can go on from there. */
static void
test_two_instances (RkTestFolder  *folder,
                    gconstpointer  data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (2);
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  RkDocumentStore *stores[2] = { rk_document_store_new (), rk_document_store_new () };
  RkDocument *documents[2] = {
    rk_test_open_document (stores[0], file), rk_test_open_document (stores[1], file),
  };
  g_autofree char *saved = rk_test_read (file);
  guint n_refused = 0;

  for (guint i = 0; i < 40; i++)
    {
      const guint who = g_rand_int_range (rand, 0, 2);
      g_autofree char *comment = g_strdup_printf ("Comment %u", i);
      g_autofree char *found = NULL;
      g_autoptr (GError) error = NULL;

      rk_match_set_comment (rk_document_get_match (documents[who]), comment);
      if (rk_document_flush (documents[who], &error))
        {
          rk_test_assert_on_disk (documents[who]);
          g_free (saved);
          saved = rk_test_read (file);
          continue;
        }
      n_refused++;
      g_assert_error (error, RK_ERROR, RK_ERROR_CHANGED);
      found = rk_test_read (file);
      g_assert_cmpstr (found, ==, saved);
      /* Another start of the program. */
      g_clear_object (&documents[who]);
      g_clear_object (&stores[who]);
      stores[who] = rk_document_store_new ();
      documents[who] = rk_test_open_document (stores[who], file);
    }
  g_assert_cmpuint (n_refused, >, 5);
  for (guint i = 0; i < 2; i++)
    {
      g_clear_object (&documents[i]);
      g_clear_object (&stores[i]);
    }
}

/* No write is lost between processes that write at the same time: each has added to the
 * number as often as it should. */
static void
test_two_writers (RkTestFolder  *folder,
                  gconstpointer  data)
{
  const guint n_times = rk_test_scale (2000);
  g_autofree char *times = g_strdup_printf ("%u", n_times);
  g_autoptr (GFile) file = rk_test_folder_get (folder, "number");
  GSubprocess *processes[3];
  g_autofree char *text = NULL;

  rk_test_write (file, "00000000");
  for (guint i = 0; i < G_N_ELEMENTS (processes); i++)
    processes[i] = run_helper ("count", g_file_peek_path (file), times, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (processes); i++)
    {
      g_autoptr (GError) error = NULL;

      g_subprocess_wait_check (processes[i], NULL, &error);
      g_assert_no_error (error);
      g_object_unref (processes[i]);
    }
  text = rk_test_read (file);
  g_assert_cmpuint (g_ascii_strtoull (text, NULL, 10), ==, n_times * G_N_ELEMENTS (processes));
  g_assert_cmpuint (rk_test_folder_count (folder, "."), ==, 0);
}

/* How many changes the content of a file has. */
static guint
count_changes (GObject *content)
{
  guint n_changes = 0;

  if (RK_IS_TOURNAMENT (content))
    return g_list_model_get_n_items (rk_tournament_get_log (RK_TOURNAMENT (content)));
  for (guint i = 0; i < rk_match_get_n_rounds (RK_MATCH (content)); i++)
    n_changes += rk_round_get_n_moves (rk_match_get_round (RK_MATCH (content), i));
  return n_changes;
}

/* Each file is whole, and has what was said to be saved. */
static void
check_files (RkTestFolder *folder,
             GHashTable   *saved)
{
  GHashTableIter iter;
  gpointer name, n_saved;

  g_hash_table_iter_init (&iter, saved);
  while (g_hash_table_iter_next (&iter, &name, &n_saved))
    {
      g_autoptr (GFile) file = rk_test_folder_get (folder, name);
      g_autofree char *text = rk_test_read (file);
      g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
      g_autoptr (GError) error = NULL;
      g_autoptr (GObject) content = rk_file_content_parse (bytes, &error);

      g_assert_no_error (error);
      g_assert_cmpuint (count_changes (content), >=, GPOINTER_TO_UINT (n_saved));
    }
}

/* Reads what the evening says it has saved, up to so many lines and then what is left
 * after the kill. */
static void
kill_after (GSubprocess *evening,
            guint        n_lines,
            gulong       pause,
            GHashTable  *saved)
{
  g_autoptr (GDataInputStream) stream =
    g_data_input_stream_new (g_subprocess_get_stdout_pipe (evening));

  for (guint i = 0;; i++)
    {
      g_autofree char *line = g_data_input_stream_read_line (stream, NULL, NULL, NULL);
      char *name;
      guint n_saved;

      if (line == NULL)
        break;
      n_saved = g_ascii_strtoull (line, &name, 10);
      g_assert_true (*name == ' ');
      g_hash_table_replace (saved, g_strdup (name + 1), GUINT_TO_POINTER (n_saved));
      if (i != n_lines)
        continue;
      g_usleep (pause);
      g_subprocess_force_exit (evening);
    }
  g_subprocess_wait (evening, NULL, NULL);
}

/* An evening of a club that is killed again and again, at any moment. */
static void
test_evening_killed (RkTestFolder  *folder,
                     gconstpointer  data)
{
  const guint n_kills = rk_test_scale (200);
  g_autoptr (GRand) rand = g_rand_new_with_seed (200);
  g_autoptr (GFile) file = make_tournament (folder, "evening.rktournament", 8);
  g_autoptr (GHashTable) saved = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < n_kills; i++)
    {
      g_autoptr (GSubprocess) evening = run_helper ("evening", folder->path, NULL);

      kill_after (evening, g_rand_int_range (rand, 0, 12), g_rand_int_range (rand, 0, 5000), saved);
      check_files (folder, saved);
    }
  g_test_message ("%u kills, %u files, of which %u are left over", n_kills,
                  g_hash_table_size (saved), rk_test_folder_count (folder, "."));
}

#ifdef __SANITIZE_ADDRESS__
/* Not every compiler has the header. */
extern gsize __sanitizer_get_current_allocated_bytes (void);
#endif

/* What another program has put into a round is nested deeper when that is taken back. A
 * file that nobody could read again is not written. */
static void
test_too_deep (RkTestFolder  *folder,
               gconstpointer  data)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) file = rk_test_folder_copy (folder, "two-rounds-drawn.rkmatch", "a.rkmatch");
  g_autofree char *text = rk_test_read (file);
  g_autofree char *opening = g_strnfill (RK_JSON_MAX_DEPTH - 3, '[');
  g_autofree char *closing = g_strnfill (RK_JSON_MAX_DEPTH - 3, ']');
  g_autoptr (GString) deep = g_string_new (text);
  g_autofree char *member = g_strconcat ("\"x\": ", opening, closing, ",", NULL);
  g_autofree char *before = NULL;
  g_autofree char *found = NULL;
  g_autoptr (RkDocument) document = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) duplicate_error = NULL;
  RkMatch *match;

  /* Into the second round. */
  g_string_insert (deep, g_strrstr (text, "\"first\"") - text, member);
  rk_test_write (file, deep->str);
  document = rk_test_open_document (store, file);
  match = rk_document_get_match (document);
  while (rk_round_get_n_moves (rk_match_get_current_round (match)) > 0)
    g_assert_true (rk_match_undo (match));
  g_assert_true (rk_document_flush (document, NULL));
  before = rk_test_read (file);
  g_assert_true (rk_match_undo (match));
  g_assert_false (rk_document_flush (document, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_IO);
  g_assert_true (g_str_has_prefix (error->message, "“a.rkmatch” could not be saved: line "));
  g_assert_true (g_str_has_suffix (error->message, "nested deeper than 64 levels"));
  found = rk_test_read (file);
  g_assert_cmpstr (found, ==, before);
  /* Nor can it have a file of its own. */
  g_assert_null (rk_file_content_duplicate (G_OBJECT (match), &duplicate_error));
  g_assert_error (duplicate_error, RK_ERROR, RK_ERROR_SYNTAX);

  while (rk_match_redo (match))
    ;
  g_assert_true (rk_document_flush (document, NULL));
  rk_test_assert_on_disk (document);
}

/* Bytes that the program holds. */
static gsize
get_used (void)
{
#ifdef __SANITIZE_ADDRESS__
  return __sanitizer_get_current_allocated_bytes ();
#else
  return mallinfo2 ().uordblks;
#endif
}

static void
edit_match (RkDocument *document,
            guint       n)
{
  RkMatch *match = rk_document_get_match (document);

  if (n % 2 == 0)
    g_assert_true (rk_test_step (match));
  else
    g_assert_true (rk_match_undo (match));
}

static void
edit_tournament (RkDocument *document,
                 guint       n)
{
  RkTournament *tournament = rk_document_get_tournament (document);

  g_assert_true (rk_tournament_set_event (tournament, n % 2 == 0 ? "Day" : "Night", NULL, NULL,
                                          NULL));
}

/* Edits and saves it so often, and returns by how many bytes the program has grown for each
 * since it was warm. */
static double
measure_growth (RkDocument *document,
                void      (*edit) (RkDocument *document,
                                   guint       n),
                guint       n_edits)
{
  const guint n_warm = 20;
  gsize before = 0;

  for (guint i = 0; i < n_warm + n_edits; i++)
    {
      if (i == n_warm)
        before = get_used ();
      edit (document, i);
      rk_test_wait_until (!rk_document_is_unsaved (document));
    }
  return ((double) get_used () - before) / n_edits;
}

static void
test_many_saves (RkTestFolder  *folder,
                 gconstpointer  data)
{
  const guint n_edits = rk_test_scale (5000);
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (GFile) match = rk_test_folder_copy (folder, "running.rkmatch", "a.rkmatch");
  g_autoptr (GFile) tournament = make_tournament (folder, "b.rktournament", 8);
  g_autoptr (RkDocument) first = rk_test_open_document (store, match);
  g_autoptr (RkDocument) second = rk_test_open_document (store, tournament);
  const double match_growth = measure_growth (first, edit_match, n_edits);
  /* The log grows with each, and is written each time: more than an arbiter does at one event. */
  const double tournament_growth = measure_growth (second, edit_tournament, n_edits / 5);

  g_test_message ("bytes for each of %u edits: %.1f for a match, %.1f for a tournament", n_edits,
                  match_growth, tournament_growth);
  g_assert_cmpfloat (match_growth, <, 100);
  /* All that the arbiter did stays, and can be taken back. */
  g_assert_cmpfloat (tournament_growth, <, 3000);
}

int
main (int    argc,
      char **argv)
{
  static const RkFolderTest tests[] = {
    { "/faults/calls", test_calls },
    { "/faults/clock", test_clock },
    { "/faults/two-instances", test_two_instances },
    { "/faults/two-writers", test_two_writers },
    { "/faults/evening-killed", test_evening_killed },
    { "/faults/too-deep", test_too_deep },
    { "/faults/many-saves", test_many_saves },
  };

  g_test_init (&argc, &argv, NULL);
  rk_test_folder_add (tests, G_N_ELEMENTS (tests));
  return g_test_run ();
}
