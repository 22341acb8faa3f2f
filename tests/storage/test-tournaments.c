/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Tournaments in documents, backups and the library. */

#include <glib/gstdio.h>

#include "rk-file-name.h"
#include "rk-test-storage.h"
#include "rk-tournament-file.h"
#include "rk-tournament-games.h"

typedef struct
{
  RkTestFolder folder;
  GFile *backups;
  RkDocumentStore *store;
  RkLibrary *library;
  RkTournamentGames *games;
} RkTestLibrary;

static void
set_up (RkTestLibrary *self,
        gconstpointer  data)
{
  g_autoptr (GFile) index = NULL;

  rk_test_folder_set_up (&self->folder, NULL);
  index = rk_test_folder_get (&self->folder, ".index");
  self->backups = rk_test_folder_get (&self->folder, "backups");
  self->store = rk_document_store_new ();
  rk_document_store_set_backups (self->store, self->backups);
  self->library = rk_library_new (self->folder.file, index);
  self->games = rk_tournament_games_new (self->store, self->library);
}

static void
tear_down (RkTestLibrary *self,
           gconstpointer  data)
{
  g_assert_true (rk_document_store_flush (self->store, NULL));
  /* What is under way keeps them until it is done. */
  g_object_add_weak_pointer (G_OBJECT (self->library), (gpointer *) &self->library);
  g_object_add_weak_pointer (G_OBJECT (self->games), (gpointer *) &self->games);
  g_object_unref (self->library);
  g_object_unref (self->games);
  rk_test_wait_until (self->games == NULL && self->library == NULL);
  g_assert_finalize_object (self->store);
  g_clear_object (&self->backups);
  rk_test_folder_tear_down (&self->folder, NULL);
}

static RkDocument *
create (RkTestLibrary *self,
        const char    *name,
        guint          n_players)
{
  g_autoptr (RkTournament) tournament = rk_test_named_tournament (name, n_players);
  RkDocument *document = rk_document_store_create (self->store, tournament, self->folder.file);

  rk_library_watch_document (self->library, document);
  g_assert_true (rk_document_flush (document, NULL));
  return document;
}

static void
publish (RkDocument *document)
{
  RkTournament *tournament = rk_document_get_tournament (document);
  g_autoptr (GError) error = NULL;

  rk_tournament_pair (tournament, 0, &error);
  g_assert_no_error (error);
  rk_tournament_publish (tournament, &error);
  g_assert_no_error (error);
}

static char *
get_name (RkDocument *document)
{
  return g_file_get_basename (rk_document_get_file (document));
}

static RkTournament *
read_tournament (GFile *file)
{
  g_autofree char *text = rk_test_read (file);
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  GObject *content = rk_file_content_parse (bytes, &error);

  g_assert_no_error (error);
  g_assert_true (RK_IS_TOURNAMENT (content));
  return RK_TOURNAMENT (content);
}

/* A tournament is saved after every action, as a match is. */
static void
test_document (RkTestLibrary *self,
               gconstpointer  data)
{
  g_autoptr (RkDocument) document = create (self, "Club evening", 4);
  g_autofree char *name = get_name (document);
  g_autoptr (RkTournament) saved = NULL;

  g_assert_true (g_str_has_suffix (name, " Club evening.rktournament"));
  g_assert_null (rk_document_get_match (document));
  g_assert_true (rk_document_get_content (document) ==
                 G_OBJECT (rk_document_get_tournament (document)));
  publish (document);
  g_assert_true (rk_document_is_unsaved (document));
  g_assert_true (rk_document_flush (document, NULL));
  saved = read_tournament (rk_document_get_file (document));
  g_assert_cmpuint (rk_tournament_get_n_rounds (saved), ==, 1);
}

static guint
count_files (GFile *folder)
{
  g_autoptr (GDir) dir = g_dir_open (g_file_peek_path (folder), 0, NULL);
  guint n_files = 0;

  while (dir != NULL && g_dir_read_name (dir) != NULL)
    n_files++;
  return n_files;
}

static GFile *
get_backup (RkTestLibrary *self,
            RkDocument    *document,
            const char    *tail)
{
  g_autofree char *name = get_name (document);
  g_autofree char *stem = rk_file_name_get_stem (name);
  g_autofree char *backup = g_strconcat (stem, tail, NULL);

  return g_file_get_child (self->backups, backup);
}

/* One copy for each published round; the same round again takes its place. */
static void
test_backups (RkTestLibrary *self,
              gconstpointer  data)
{
  g_autoptr (RkDocument) document = create (self, "Cup", 4);
  RkTournament *tournament = rk_document_get_tournament (document);
  g_autoptr (GFile) file = get_backup (self, document, ", 1.rktournament");
  g_autoptr (RkTournament) saved = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpuint (count_files (self->backups), ==, 0);
  rk_tournament_pair (tournament, 0, &error);
  g_assert_no_error (error);
  g_assert_true (rk_document_flush (document, NULL));
  g_assert_cmpuint (count_files (self->backups), ==, 0);

  rk_tournament_publish (tournament, &error);
  g_assert_no_error (error);
  g_assert_true (rk_document_flush (document, NULL));
  g_assert_cmpuint (count_files (self->backups), ==, 1);
  saved = read_tournament (file);
  g_assert_cmpint (rk_tournament_get_state (saved), ==, RK_TOURNAMENT_PLAYING);

  g_assert_true (rk_tournament_undo (tournament));
  rk_tournament_publish (tournament, &error);
  g_assert_no_error (error);
  g_assert_true (rk_document_flush (document, NULL));
  g_assert_cmpuint (count_files (self->backups), ==, 1);
}

/* Two tournaments whose files have the same name in different folders. */
static void
test_backups_of_others (RkTestLibrary *self,
                        gconstpointer  data)
{
  g_autoptr (RkDocument) first = create (self, "Cup", 4);
  g_autoptr (RkTournament) other = rk_test_named_tournament ("Cup", 4);
  g_autoptr (GFile) elsewhere = rk_test_folder_get (&self->folder, "elsewhere");
  g_autoptr (RkDocument) second = rk_document_store_create (self->store, other, elsewhere);
  g_autoptr (GFile) first_file = get_backup (self, first, ", 1.rktournament");
  g_autoptr (GFile) second_file = get_backup (self, first, ", 1 (2).rktournament");
  g_autoptr (RkTournament) first_saved = NULL;
  g_autoptr (RkTournament) second_saved = NULL;

  publish (first);
  g_assert_true (rk_document_flush (first, NULL));
  publish (second);
  g_assert_true (rk_document_flush (second, NULL));
  g_assert_cmpuint (count_files (self->backups), ==, 2);
  first_saved = read_tournament (first_file);
  second_saved = read_tournament (second_file);
  g_assert_cmpstr (rk_tournament_get_id (first_saved), ==,
                   rk_tournament_get_id (rk_document_get_tournament (first)));
  g_assert_cmpstr (rk_tournament_get_id (second_saved), ==, rk_tournament_get_id (other));
}

static void
count_cb (guint *count)
{
  (*count)++;
}

/* What hinders the copy never hinders saving, and is told once. */
static void
test_backups_fail (RkTestLibrary *self,
                   gconstpointer  data)
{
  g_autoptr (RkDocument) document = create (self, "Cup", 4);
  RkTournament *tournament = rk_document_get_tournament (document);
  guint n_failed = 0;
  g_autoptr (GError) error = NULL;

  rk_test_write (self->backups, "not a folder");
  g_signal_connect_swapped (document, "backup-failed", G_CALLBACK (count_cb), &n_failed);
  publish (document);
  g_assert_true (rk_document_flush (document, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (n_failed, ==, 1);

  g_assert_true (rk_tournament_undo (tournament));
  rk_tournament_publish (tournament, &error);
  g_assert_no_error (error);
  g_assert_true (rk_document_flush (document, NULL));
  g_assert_cmpuint (n_failed, ==, 1);
  g_assert_null (rk_document_get_problem (document));
}

static void
assert_known (RkLibraryItem     *item,
              RkTournamentState  state,
              guint              round,
              guint              n_open,
              const char        *winner)
{
  const RkLibraryTournament *known = rk_library_item_get_tournament (item);

  g_assert_cmpint (rk_library_item_get_kind (item), ==, RK_FILE_KIND_TOURNAMENT);
  g_assert_nonnull (known);
  g_assert_cmpstr (known->name, ==, "Cup");
  g_assert_cmpint (known->system, ==, RK_SYSTEM_ROUND_ROBIN);
  g_assert_cmpuint (known->n_players, ==, 4);
  g_assert_cmpuint (known->total_rounds, ==, 3);
  g_assert_cmpint (known->state, ==, state);
  g_assert_cmpuint (known->round, ==, round);
  g_assert_cmpuint (known->n_open, ==, n_open);
  g_assert_cmpstr (known->winner, ==, winner);
  g_assert_cmpstr (known->players, ==, "Player 1\nPlayer 2\nPlayer 3\nPlayer 4\n");
}

static void
enter_round (RkDocument *document)
{
  RkTournament *tournament = rk_document_get_tournament (document);
  RkTournamentRound *round =
    rk_tournament_get_round (tournament, rk_tournament_get_n_rounds (tournament));

  for (guint board = 1; board <= rk_tournament_round_get_n_boards (round); board++)
    {
      RkPairing *pairing = rk_tournament_round_get_board (round, board);
      guint first = rk_entrant_get_id (rk_pairing_get_first (pairing));
      guint second = rk_entrant_get_id (rk_pairing_get_second (pairing));

      g_assert_true (rk_tournament_set_result (tournament, pairing, 0,
                                               first < second ? RK_RESULT_FIRST : RK_RESULT_SECOND,
                                               NULL, NULL, NULL));
    }
}

static void
test_library (RkTestLibrary *self,
              gconstpointer  data)
{
  g_autoptr (RkDocument) document = create (self, "Cup", 4);
  g_autofree char *name = get_name (document);
  g_autofree char *id = g_strdup (rk_tournament_get_id (rk_document_get_tournament (document)));
  RkLibraryItem *item;
  guint n_changes = 0;

  rk_test_load (self->library);
  item = rk_test_find_item (self->library, name);
  g_assert_true (rk_library_find (self->library, RK_FILE_KIND_TOURNAMENT, id) == item);
  g_assert_null (rk_library_find (self->library, RK_FILE_KIND_MATCH, id));
  assert_known (item, RK_TOURNAMENT_SETUP, 0, 0, NULL);

  g_signal_connect_swapped (item, "notify::tournament", G_CALLBACK (count_cb), &n_changes);
  publish (document);
  g_assert_cmpuint (n_changes, >, 0);
  assert_known (item, RK_TOURNAMENT_PLAYING, 1, 2, NULL);
  enter_round (document);
  assert_known (item, RK_TOURNAMENT_BETWEEN, 1, 0, NULL);
  publish (document);
  enter_round (document);
  publish (document);
  enter_round (document);
  assert_known (item, RK_TOURNAMENT_OVER, 3, 0, "Player 1");

  /* From the file, and then from the index. */
  g_assert_true (rk_document_flush (document, NULL));
  g_clear_object (&document);
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GFile) index = rk_test_folder_get (&self->folder, ".index");
      g_autoptr (RkLibrary) other = rk_library_new (self->folder.file, index);

      rk_test_load (other);
      /* The copies of the rounds are not listed. */
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (other)), ==, 1);
      item = rk_test_find_item (other, name);
      assert_known (item, RK_TOURNAMENT_OVER, 3, 0, "Player 1");
      g_assert_cmpstr (rk_library_item_get_id (item), ==, id);
    }
}

static void
test_delete (RkTestLibrary *self,
             gconstpointer  data)
{
  g_autoptr (RkDocument) document = create (self, "Cup", 4);
  g_autofree char *name = get_name (document);
  g_autoptr (GFile) deleted = NULL;
  g_autoptr (GError) error = NULL;

  rk_test_load (self->library);
  deleted = rk_library_delete (self->library, rk_test_find_item (self->library, name), &error);
  g_assert_no_error (error);
  g_assert_null (rk_test_find_item (self->library, name));
  g_assert_true (rk_library_restore (self->library, deleted, &error));
  g_assert_no_error (error);
  g_assert_nonnull (rk_test_find_item (self->library, name));
  g_assert_true (g_file_query_exists (rk_document_get_file (document), NULL));
}

static RkDocument *
play (RkTestLibrary *self,
      RkDocument    *document,
      guint          board)
{
  RkTournament *tournament = rk_document_get_tournament (document);
  RkTournamentRound *round = rk_tournament_get_round (tournament, 1);
  g_autoptr (GError) error = NULL;
  RkDocument *match = rk_tournament_games_play (
      self->games, document, rk_tournament_round_get_board (round, board), 0, &error);

  g_assert_no_error (error);
  return match;
}

static const RkGameRecord *
get_game (RkDocument *document,
          guint       board)
{
  RkTournamentRound *round =
    rk_tournament_get_round (rk_document_get_tournament (document), 1);

  return rk_pairing_get_game (rk_tournament_round_get_board (round, board), 0);
}

static void
taken_cb (RkTournamentGames *games,
          RkDocument        *document,
          guint              taken,
          RkPairing         *pairing,
          guint              game,
          GString           *seen)
{
  g_string_append_printf (seen, "%u:%u ", rk_pairing_get_board (pairing), taken);
}

/* Two games at once, each brings its own result. */
static void
test_games (RkTestLibrary *self,
            gconstpointer  data)
{
  g_autoptr (RkDocument) document = create (self, "Cup", 4);
  g_autoptr (RkDocument) first = NULL;
  g_autoptr (RkDocument) second = NULL;
  g_autoptr (GString) seen = g_string_new (NULL);
  g_autofree char *expected = g_strdup_printf ("2:%u 1:%u ", RK_TAKEN_NEW, RK_TAKEN_NEW);

  publish (document);
  g_signal_connect (self->games, "taken", G_CALLBACK (taken_cb), seen);
  first = play (self, document, 1);
  second = play (self, document, 2);
  g_assert_cmpint (get_game (document, 1)->result, ==, RK_RESULT_NONE);
  g_assert_cmpstr (get_game (document, 1)->match, ==,
                   rk_match_get_id (rk_document_get_match (first)));

  g_assert_true (rk_match_concede (rk_document_get_match (second), RK_SOUTH, NULL));
  g_assert_cmpint (get_game (document, 1)->result, ==, RK_RESULT_NONE);
  g_assert_cmpint (get_game (document, 2)->result, ==, RK_RESULT_SECOND);
  g_assert_true (rk_match_concede (rk_document_get_match (first), RK_NORTH, NULL));
  g_assert_cmpint (get_game (document, 1)->result, ==, RK_RESULT_FIRST);
  g_assert_cmpstr (seen->str, ==, expected);
}

/* The result stays as it was entered, which is told when the match goes on; it is flagged once. */
static void
test_games_changed (RkTestLibrary *self,
                    gconstpointer  data)
{
  g_autoptr (RkDocument) document = create (self, "Cup", 4);
  g_autoptr (RkDocument) first = NULL;
  g_autoptr (GString) seen = g_string_new (NULL);
  g_autofree char *expected = g_strdup_printf ("1:%u 1:%u 1:%u ", RK_TAKEN_NEW,
                                               RK_TAKEN_NOT_OVER, RK_TAKEN_DIFFERS);
  RkMatch *match;

  publish (document);
  g_signal_connect (self->games, "taken", G_CALLBACK (taken_cb), seen);
  first = play (self, document, 1);
  match = rk_document_get_match (first);
  g_assert_true (rk_match_concede (match, RK_SOUTH, NULL));
  g_assert_true (rk_match_undo (match));
  g_assert_true (rk_match_concede (match, RK_NORTH, NULL));
  g_assert_cmpint (get_game (document, 1)->result, ==, RK_RESULT_SECOND);
  g_assert_cmpuint (get_game (document, 1)->flags & RK_RESULT_FLAG_MATCH, !=, 0);
  rk_match_set_comment (match, "Not again");
  g_assert_cmpstr (seen->str, ==, expected);
}

/* What the arbiter did can still be undone after something else was looked at, but a file
 * that another program wrote is read again. */
static void
test_kept (RkTestLibrary *self,
           gconstpointer  data)
{
  RkDocument *document = create (self, "Cup", 4);
  g_autoptr (GFile) file = g_object_ref (rk_document_get_file (document));
  g_autoptr (RkDocument) again = NULL;

  publish (document);
  rk_tournament_games_keep (self->games, document);
  rk_tournament_games_keep (self->games, document);
  g_assert_true (rk_document_flush (document, NULL));
  rk_test_wait_until (!rk_document_is_saving (document));
  g_object_unref (document);
  rk_tournament_games_drop_changed (self->games);
  again = rk_document_store_open (self->store, file, NULL);
  g_assert_true (rk_tournament_can_undo (rk_document_get_tournament (again)));

  g_clear_object (&again);
  g_assert_true (g_file_delete (file, NULL, NULL));
  rk_tournament_games_drop_changed (self->games);
  rk_test_wait_until (rk_document_store_lookup (self->store, file) == NULL);
}

/* The tournament is not open while its game ends. */
static void
test_games_of_closed (RkTestLibrary *self,
                      gconstpointer  data)
{
  g_autoptr (RkDocument) document = create (self, "Cup", 4);
  g_autoptr (RkDocument) first = NULL;
  g_autoptr (GFile) file = g_object_ref (rk_document_get_file (document));
  g_autoptr (GString) seen = g_string_new (NULL);

  publish (document);
  first = play (self, document, 1);
  g_assert_true (rk_document_flush (first, NULL));
  g_assert_true (rk_document_flush (document, NULL));
  rk_test_wait_until (!rk_document_is_saving (document));
  g_clear_object (&document);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (rk_document_store_lookup (self->store, file));

  g_signal_connect (self->games, "taken", G_CALLBACK (taken_cb), seen);
  g_assert_true (rk_match_concede (rk_document_get_match (first), RK_NORTH, NULL));
  rk_test_wait_until (seen->len > 0);
  g_assert_true (rk_document_store_flush (self->store, NULL));
  document = rk_document_store_open (self->store, file, NULL);
  g_assert_cmpint (get_game (document, 1)->result, ==, RK_RESULT_FIRST);
}

/* A match that ended while nobody looked: the program was not running. */
static void
test_games_missing (RkTestLibrary *self,
                    gconstpointer  data)
{
  g_autoptr (RkDocument) document = create (self, "Cup", 4);
  g_autoptr (RkDocument) first = NULL;
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (RkLibrary) library = rk_library_new (self->folder.file, NULL);
  g_autoptr (RkTournamentGames) games = NULL;
  g_autoptr (RkDocument) again = NULL;

  publish (document);
  first = play (self, document, 1);
  g_clear_object (&self->games);
  g_assert_true (rk_match_concede (rk_document_get_match (first), RK_NORTH, NULL));
  g_assert_cmpint (get_game (document, 1)->result, ==, RK_RESULT_NONE);
  g_assert_true (rk_document_store_flush (self->store, NULL));
  g_assert_true (rk_document_flush (document, NULL));

  games = rk_tournament_games_new (store, library);
  again = rk_document_store_open (store, rk_document_get_file (document), NULL);
  rk_test_load (library);
  rk_test_wait_until (get_game (again, 1)->result == RK_RESULT_FIRST);
  g_assert_true (rk_document_store_flush (store, NULL));
  self->games = g_steal_pointer (&games);
}

static void
gathered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  GPtrArray **games = user_data;
  g_autoptr (GError) error = NULL;

  *games = rk_tournament_games_gather_finish (RK_TOURNAMENT_GAMES (source), result, &error);
  g_assert_no_error (error);
}

static GPtrArray *
gather (RkTestLibrary *self,
        RkTournament  *tournament)
{
  GPtrArray *games = NULL;

  rk_tournament_games_gather_async (self->games, tournament, NULL, gathered_cb, &games);
  rk_test_wait_until (games != NULL);
  return games;
}

/* A tournament with its games goes to another machine as one file, and from there
 * each game can be looked at. */
static void
test_games_packed (RkTestLibrary *self,
                   gconstpointer  data)
{
  g_autoptr (RkDocument) document = create (self, "Cup", 4);
  g_autoptr (RkDocument) match = NULL;
  g_autoptr (RkDocument) unpacked = NULL;
  g_autoptr (RkTournament) copy = NULL;
  g_autoptr (GPtrArray) games = NULL;
  g_autoptr (GPtrArray) packed = NULL;
  g_autoptr (GBytes) text = NULL;
  g_autoptr (GFile) deleted = NULL;
  g_autofree char *name = NULL;
  g_autofree char *id = NULL;
  g_autoptr (GError) error = NULL;

  rk_test_load (self->library);
  publish (document);
  match = play (self, document, 1);
  id = g_strdup (rk_match_get_id (rk_document_get_match (match)));
  g_assert_true (rk_document_flush (match, NULL));
  games = gather (self, rk_document_get_tournament (document));
  g_assert_cmpuint (games->len, ==, 1);
  text = rk_tournament_file_format_with_games (rk_document_get_tournament (document), games,
                                               &error);
  g_assert_no_error (error);

  /* Here its file is gone; what came with the copy is still there. */
  name = get_name (match);
  deleted = rk_library_delete (self->library, rk_test_find_item (self->library, name), &error);
  g_assert_no_error (error);
  copy = rk_tournament_file_parse (text, &error);
  g_assert_no_error (error);
  packed = gather (self, copy);
  g_assert_cmpuint (packed->len, ==, 1);
  unpacked = rk_tournament_games_unpack (self->games, copy, id);
  g_assert_nonnull (unpacked);
  g_assert_cmpstr (rk_match_get_id (rk_document_get_match (unpacked)), ==, id);
  g_assert_nonnull (rk_library_find (self->library, RK_FILE_KIND_MATCH, id));
  g_assert_null (rk_tournament_games_unpack (self->games, copy, "another"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define add(path, func) g_test_add (path, RkTestLibrary, NULL, set_up, func, tear_down)
  add ("/tournaments/document", test_document);
  add ("/tournaments/backups", test_backups);
  add ("/tournaments/backups-of-others", test_backups_of_others);
  add ("/tournaments/backups-fail", test_backups_fail);
  add ("/tournaments/library", test_library);
  add ("/tournaments/delete", test_delete);
  add ("/tournaments/games", test_games);
  add ("/tournaments/games-changed", test_games_changed);
  add ("/tournaments/kept", test_kept);
  add ("/tournaments/games-of-closed", test_games_of_closed);
  add ("/tournaments/games-missing", test_games_missing);
  add ("/tournaments/games-packed", test_games_packed);
  return g_test_run ();
}
