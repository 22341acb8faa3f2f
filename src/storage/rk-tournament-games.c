/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-tournament-games.h"

#include "rk-document-private.h"
#include "rk-file-io.h"
#include "rk-match-file.h"
#include "rk-tournament-file.h"

/* On the document of a match: it was over. */
#define OVER_KEY "rk-games-over"

struct _RkTournamentGames
{
  GObject parent_instance;

  /* Owned References */
  RkDocumentStore *store;
  RkLibrary *library;
  GPtrArray *kept;

  /* Borrowed References: the tournaments that are open; they leave when they are
   * finalized. */
  GPtrArray *tournaments;
};

enum
{
  TAKEN,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RkTournamentGames, rk_tournament_games, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

/* What a file is opened for, until it is open. */
typedef struct
{
  RkTournamentGames *games;
  RkDocument *other;
} RkGamesOpening;

static RkGamesOpening *
rk_games_opening_new (RkTournamentGames *games,
                      RkDocument        *other)
{
  RkGamesOpening *self = g_new0 (RkGamesOpening, 1);

  self->games = g_object_ref (games);
  self->other = g_object_ref (other);
  return self;
}

static void
rk_games_opening_free (RkGamesOpening *self)
{
  g_object_unref (self->games);
  g_object_unref (self->other);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkGamesOpening, rk_games_opening_free)

static const char *
get_event_tournament (RkMatch *match)
{
  RkEvent *event = rk_match_get_event (match);

  return event != NULL ? rk_event_get_tournament (event) : NULL;
}

/* The game that @match is linked to; NULL if there is none. */
static const RkGameRecord *
find_game (RkTournament  *tournament,
           const char    *match_id,
           RkPairing    **pairing,
           guint         *game)
{
  *game = 0;
  *pairing = rk_tournament_find_match (tournament, match_id, game);
  return *pairing != NULL ? rk_pairing_get_game (*pairing, *game) : NULL;
}

/* @is_news: whether the match has just come to its end, before the eyes of somebody. */
static void
take (RkTournamentGames *self,
      RkDocument        *document,
      RkMatch           *match,
      gboolean           is_news)
{
  RkTournament *tournament = rk_document_get_tournament (document);
  RkPairing *pairing;
  guint game;
  const RkGameRecord *record = find_game (tournament, rk_match_get_id (match), &pairing, &game);
  gboolean was_flagged = record != NULL && (record->flags & RK_RESULT_FLAG_MATCH) != 0;
  RkTakenResult taken = rk_tournament_take_match (tournament, match, &pairing);

  if (taken == RK_TAKEN_APART && is_news)
    {
      g_signal_emit (self, signals[TAKEN], 0, document, (guint) taken, NULL, 0);
      return;
    }
  if (taken != RK_TAKEN_NEW && (taken != RK_TAKEN_DIFFERS || was_flagged))
    return;
  find_game (tournament, rk_match_get_id (match), &pairing, &game);
  if (pairing != NULL)
    g_signal_emit (self, signals[TAKEN], 0, document, (guint) taken, pairing, game);
}

static RkDocument *
find_open (RkTournamentGames *self,
           const char        *id)
{
  for (guint i = 0; i < self->tournaments->len; i++)
    {
      RkDocument *document = g_ptr_array_index (self->tournaments, i);

      if (g_str_equal (rk_tournament_get_id (rk_document_get_tournament (document)), id))
        return document;
    }
  return NULL;
}

static RkDocument *
finish_opening (GObject      *store,
                GAsyncResult *result)
{
  g_autoptr (GError) error = NULL;
  RkDocument *document =
    rk_document_store_open_finish (RK_DOCUMENT_STORE (store), result, &error);

  /* The library shows such a file with what is wrong. */
  if (document == NULL)
    g_debug ("No result: %s", error->message);
  return document;
}

static void
tournament_opened_cb (GObject      *object,
                      GAsyncResult *result,
                      gpointer      user_data)
{
  g_autoptr (RkGamesOpening) opening = user_data;
  g_autoptr (RkDocument) document = finish_opening (object, result);

  if (document == NULL || rk_document_get_tournament (document) == NULL)
    return;
  rk_library_watch_document (opening->games->library, document);
  take (opening->games, document, rk_document_get_match (opening->other), TRUE);
}

/* Whether a match was over when it was looked at last; remembers whether it is. */
static gboolean
note_end (RkDocument *document)
{
  RkMatch *match = rk_document_get_match (document);
  gboolean was_over = g_object_get_data (G_OBJECT (document), OVER_KEY) != NULL;

  g_object_set_data (G_OBJECT (document), OVER_KEY,
                     GINT_TO_POINTER (rk_match_get_state (match) == RK_MATCH_OVER));
  return was_over;
}

/* The end of a match was taken back: a result that it brought stays, and is compared with the
 * end that is to come. */
static void
reopen (RkTournamentGames *self,
        RkDocument        *document,
        RkMatch           *match)
{
  RkPairing *pairing;
  guint game;
  const RkGameRecord *record = find_game (rk_document_get_tournament (document),
                                          rk_match_get_id (match), &pairing, &game);

  if (record != NULL && record->result != RK_RESULT_NONE)
    g_signal_emit (self, signals[TAKEN], 0, document, (guint) RK_TAKEN_NOT_OVER, pairing, game);
}

static void
match_changed_cb (RkTournamentGames *self,
                  RkDocument        *document)
{
  RkMatch *match = rk_document_get_match (document);
  gboolean was_over = note_end (document);
  const char *id = get_event_tournament (match);
  RkDocument *tournament;
  RkLibraryItem *item;

  if (id == NULL)
    return;
  tournament = find_open (self, id);
  if (rk_match_get_state (match) != RK_MATCH_OVER)
    {
      if (was_over && tournament != NULL)
        reopen (self, tournament, match);
      return;
    }
  item = tournament == NULL ? rk_library_find (self->library, RK_FILE_KIND_TOURNAMENT, id) : NULL;
  if (tournament != NULL)
    take (self, tournament, match, TRUE);
  else if (item != NULL)
    rk_document_store_open_async (self->store, rk_library_item_get_file (item), NULL,
                                  tournament_opened_cb, rk_games_opening_new (self, document));
}

static void
match_opened_cb (GObject      *object,
                 GAsyncResult *result,
                 gpointer      user_data)
{
  g_autoptr (RkGamesOpening) opening = user_data;
  g_autoptr (RkDocument) document = finish_opening (object, result);

  if (document != NULL && rk_document_get_match (document) != NULL)
    take (opening->games, opening->other, rk_document_get_match (document), FALSE);
}

static gboolean
has_result (RkTournament  *tournament,
            RkLibraryItem *item)
{
  RkPairing *pairing;
  guint game;
  const RkGameRecord *record =
    find_game (tournament, rk_library_item_get_id (item), &pairing, &game);

  return record != NULL && record->result != RK_RESULT_NONE;
}

/* The matches that have ended while the tournament was not open. */
static void
take_missing (RkTournamentGames *self,
              RkDocument        *document)
{
  RkTournament *tournament = rk_document_get_tournament (document);
  g_autoptr (GPtrArray) items =
    rk_library_list_played (self->library, rk_tournament_get_id (tournament));

  for (guint i = 0; i < items->len; i++)
    {
      RkLibraryItem *item = g_ptr_array_index (items, i);

      if (!has_result (tournament, item))
        rk_document_store_open_async (self->store, rk_library_item_get_file (item), NULL,
                                      match_opened_cb, rk_games_opening_new (self, document));
    }
}

static void
library_loading_cb (RkTournamentGames *self)
{
  if (rk_library_is_loading (self->library))
    return;
  for (guint i = 0; i < self->tournaments->len; i++)
    take_missing (self, g_ptr_array_index (self->tournaments, i));
}

static void
tournament_gone_cb (gpointer  data,
                    GObject  *document)
{
  RkTournamentGames *self = data;

  g_ptr_array_remove_fast (self->tournaments, document);
}

static void
opened_cb (RkTournamentGames *self,
           RkDocument        *document)
{
  if (rk_document_get_match (document) != NULL)
    {
      note_end (document);
      g_signal_connect_object (document, "changed", G_CALLBACK (match_changed_cb), self,
                               G_CONNECT_SWAPPED);
      return;
    }
  g_ptr_array_add (self->tournaments, document);
  g_object_weak_ref (G_OBJECT (document), tournament_gone_cb, self);
  take_missing (self, document);
}

static void
rk_tournament_games_dispose (GObject *object)
{
  RkTournamentGames *self = RK_TOURNAMENT_GAMES (object);

  for (guint i = 0; i < self->tournaments->len; i++)
    g_object_weak_unref (g_ptr_array_index (self->tournaments, i), tournament_gone_cb, self);
  g_ptr_array_set_size (self->tournaments, 0);
  g_ptr_array_set_size (self->kept, 0);
  g_clear_object (&self->store);
  g_clear_object (&self->library);

  G_OBJECT_CLASS (rk_tournament_games_parent_class)->dispose (object);
}

static void
rk_tournament_games_finalize (GObject *object)
{
  RkTournamentGames *self = RK_TOURNAMENT_GAMES (object);

  g_clear_pointer (&self->tournaments, g_ptr_array_unref);
  g_clear_pointer (&self->kept, g_ptr_array_unref);

  G_OBJECT_CLASS (rk_tournament_games_parent_class)->finalize (object);
}

static void
rk_tournament_games_class_init (RkTournamentGamesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = rk_tournament_games_dispose;
  object_class->finalize = rk_tournament_games_finalize;

  /**
   * RkTournamentGames::taken:
   * @self: the games
   * @document: of the tournament
   * @taken: an #RkTakenResult: new, differs, apart, or not over any more
   * @pairing: (nullable): whose game it was, %NULL if its players do not meet there
   * @game: which of its games, from 0
   *
   * The result of a match has come to its tournament, or the match goes on after it had one.
   */
  signals[TAKEN] =
    g_signal_new ("taken", RK_TYPE_TOURNAMENT_GAMES, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                  G_TYPE_NONE, 4, RK_TYPE_DOCUMENT, G_TYPE_UINT, RK_TYPE_PAIRING, G_TYPE_UINT);
}

static void
rk_tournament_games_init (RkTournamentGames *self)
{
  self->tournaments = g_ptr_array_new ();
  self->kept = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * rk_tournament_games_new:
 * @store: the documents to watch, none of them open yet
 * @library: where the matches and tournaments are
 *
 * Returns: (transfer full): the games of all tournaments in @library
 */
RkTournamentGames *
rk_tournament_games_new (RkDocumentStore *store,
                         RkLibrary       *library)
{
  RkTournamentGames *self;

  g_return_val_if_fail (RK_IS_DOCUMENT_STORE (store), NULL);
  g_return_val_if_fail (RK_IS_LIBRARY (library), NULL);

  self = g_object_new (RK_TYPE_TOURNAMENT_GAMES, NULL);
  self->store = g_object_ref (store);
  self->library = g_object_ref (library);
  g_signal_connect_object (store, "opened", G_CALLBACK (opened_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "notify::loading", G_CALLBACK (library_loading_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/**
 * rk_tournament_games_keep:
 * @self: the games
 * @tournament: the document of a tournament
 *
 * Keeps it open, with all that can be undone, as long as the program runs.
 */
void
rk_tournament_games_keep (RkTournamentGames *self,
                          RkDocument        *tournament)
{
  g_return_if_fail (RK_IS_TOURNAMENT_GAMES (self));
  g_return_if_fail (RK_IS_DOCUMENT (tournament));
  g_return_if_fail (rk_document_get_tournament (tournament) != NULL);

  if (!g_ptr_array_find (self->kept, tournament, NULL))
    g_ptr_array_add (self->kept, g_object_ref (tournament));
}

/**
 * rk_tournament_games_drop:
 * @self: the games
 * @tournament: the document of a tournament
 *
 * Keeps it open no longer than others do.
 */
void
rk_tournament_games_drop (RkTournamentGames *self,
                          RkDocument        *tournament)
{
  g_return_if_fail (RK_IS_TOURNAMENT_GAMES (self));
  g_return_if_fail (RK_IS_DOCUMENT (tournament));

  g_ptr_array_remove (self->kept, tournament);
}

/**
 * rk_tournament_games_drop_changed:
 * @self: the games
 *
 * To call before a file is opened: a tournament that is kept and not shown is read anew
 * if something else has written its file.
 */
void
rk_tournament_games_drop_changed (RkTournamentGames *self)
{
  g_return_if_fail (RK_IS_TOURNAMENT_GAMES (self));

  for (guint i = self->kept->len; i > 0; i--)
    if (!_rk_document_is_on_disk (g_ptr_array_index (self->kept, i - 1)))
      g_ptr_array_remove_index (self->kept, i - 1);
}

/**
 * rk_tournament_games_play:
 * @self: the games
 * @tournament: the document of a tournament
 * @pairing: a pairing of it
 * @game: which of its games, from 0
 * @error: return location for a #GError: %RK_ERROR_NOT_NOW
 *
 * Makes a match for a game that is not played yet, puts it into the library, and
 * notes in the tournament that it is played there.
 *
 * Returns: (transfer full) (nullable): the document of the match
 */
RkDocument *
rk_tournament_games_play (RkTournamentGames  *self,
                          RkDocument         *tournament,
                          RkPairing          *pairing,
                          guint               game,
                          GError            **error)
{
  g_autoptr (RkMatch) match = NULL;
  RkDocument *document;

  g_return_val_if_fail (RK_IS_TOURNAMENT_GAMES (self), NULL);
  g_return_val_if_fail (RK_IS_DOCUMENT (tournament), NULL);
  g_return_val_if_fail (rk_document_get_tournament (tournament) != NULL, NULL);
  g_return_val_if_fail (RK_IS_PAIRING (pairing), NULL);

  match = rk_tournament_new_match (rk_document_get_tournament (tournament), pairing, game, error);
  if (match == NULL ||
      !rk_tournament_link_match (rk_document_get_tournament (tournament), match, error))
    return NULL;
  document = rk_document_store_create (self->store, match, rk_library_get_folder (self->library));
  rk_library_watch_document (self->library, document);
  return document;
}

/* The files of the library, and what is read already. */
typedef struct
{
  GPtrArray *files;
  GPtrArray *games;
} Gathering;

static void
gathering_free (Gathering *gathering)
{
  g_ptr_array_unref (gathering->files);
  g_clear_pointer (&gathering->games, g_ptr_array_unref);
  g_free (gathering);
}

static void
add_file (RkTournamentGames *self,
          const char        *match_id,
          GPtrArray         *files)
{
  RkLibraryItem *item = rk_library_find (self->library, RK_FILE_KIND_MATCH, match_id);

  if (item != NULL)
    g_ptr_array_add (files, g_object_ref (rk_library_item_get_file (item)));
}

static GPtrArray *
list_files (RkTournamentGames *self,
            RkTournament      *tournament)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 1; i <= rk_tournament_get_n_rounds (tournament); i++)
    {
      GListModel *round = G_LIST_MODEL (rk_tournament_get_round (tournament, i));

      for (guint j = 0; j < g_list_model_get_n_items (round); j++)
        {
          g_autoptr (RkPairing) pairing = g_list_model_get_item (round, j);

          for (guint game = 0; game < rk_pairing_get_n_games (pairing); game++)
            if (rk_pairing_get_game (pairing, game)->match != NULL)
              add_file (self, rk_pairing_get_game (pairing, game)->match, files);
        }
    }
  return files;
}

static void
gather_thread (GTask        *task,
               gpointer      source,
               gpointer      task_data,
               GCancellable *cancellable)
{
  Gathering *gathering = task_data;

  for (guint i = 0; i < gathering->files->len; i++)
    {
      g_autoptr (GError) error = NULL;
      RkFileStamp stamp;
      GBytes *text;

      if (g_task_return_error_if_cancelled (task))
        return;
      text = rk_file_io_read (g_ptr_array_index (gathering->files, i), &stamp, &error);
      if (text == NULL)
        {
          g_task_return_error (task, g_steal_pointer (&error));
          return;
        }
      /* What is in the library comes before what came with the tournament. */
      g_ptr_array_insert (gathering->games, i, text);
    }
  g_task_return_pointer (task, g_steal_pointer (&gathering->games),
                         (GDestroyNotify) g_ptr_array_unref);
}

static void
gathered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  GError *error = NULL;
  GPtrArray *games = g_task_propagate_pointer (G_TASK (result), &error);

  if (games != NULL)
    g_task_return_pointer (task, games, (GDestroyNotify) g_ptr_array_unref);
  else
    g_task_return_error (task, error);
}

/**
 * rk_tournament_games_gather_async:
 * @self: the games
 * @tournament: a tournament
 * @cancellable: (nullable): to stop
 * @callback: called when it is done
 * @user_data: for @callback
 *
 * Reads the match files of all games of @tournament that are there, finished or
 * not: those in the library as they are on disk, and those that came with it.
 */
void
rk_tournament_games_gather_async (RkTournamentGames   *self,
                                  RkTournament        *tournament,
                                  GCancellable        *cancellable,
                                  GAsyncReadyCallback  callback,
                                  gpointer             user_data)
{
  g_autoptr (GTask) work = NULL;
  Gathering *gathering;
  GTask *task;

  g_return_if_fail (RK_IS_TOURNAMENT_GAMES (self));
  g_return_if_fail (RK_IS_TOURNAMENT (tournament));

  gathering = g_new (Gathering, 1);
  gathering->files = list_files (self, tournament);
  gathering->games = rk_tournament_file_get_games (tournament);
  task = g_task_new (self, cancellable, callback, user_data);
  g_task_set_source_tag (task, rk_tournament_games_gather_async);
  /* A task of its own, without the games: a worker may drop it last. */
  work = g_task_new (NULL, cancellable, gathered_cb, task);
  g_task_set_source_tag (work, rk_tournament_games_gather_async);
  g_task_set_task_data (work, gathering, (GDestroyNotify) gathering_free);
  g_task_run_in_thread (work, gather_thread);
}

/**
 * rk_tournament_games_gather_finish:
 * @self: the games
 * @result: what the callback got
 * @error: return location for a #GError: %RK_ERROR_IO, %RK_ERROR_TOO_LARGE,
 *   #GIOErrorEnum
 *
 * Returns: (transfer full) (element-type GBytes): the match files; the same match may
 *   come twice, then as it is in the library first
 */
GPtrArray *
rk_tournament_games_gather_finish (RkTournamentGames  *self,
                                   GAsyncResult       *result,
                                   GError            **error)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT_GAMES (self), NULL);
  g_return_val_if_fail (g_task_is_valid (result, self), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}

static RkMatch *
find_packed (RkTournament *tournament,
             const char   *match_id)
{
  g_autoptr (GPtrArray) games = rk_tournament_file_get_games (tournament);

  for (guint i = 0; i < games->len; i++)
    {
      g_autoptr (RkMatch) match = rk_match_file_parse (g_ptr_array_index (games, i), NULL);

      if (match != NULL && g_str_equal (rk_match_get_id (match), match_id))
        return g_steal_pointer (&match);
    }
  return NULL;
}

/**
 * rk_tournament_games_unpack:
 * @self: the games
 * @tournament: a tournament
 * @match_id: the id of a match that is not in the library
 *
 * Puts the match of a game that came with @tournament in one file into the library.
 *
 * Returns: (transfer full) (nullable): the document of the match; %NULL if it did not
 *   come
 */
RkDocument *
rk_tournament_games_unpack (RkTournamentGames *self,
                            RkTournament      *tournament,
                            const char        *match_id)
{
  g_autoptr (RkMatch) match = NULL;
  RkDocument *document;

  g_return_val_if_fail (RK_IS_TOURNAMENT_GAMES (self), NULL);
  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (match_id != NULL, NULL);

  match = find_packed (tournament, match_id);
  if (match == NULL)
    return NULL;
  document = rk_document_store_create (self->store, match, rk_library_get_folder (self->library));
  rk_library_watch_document (self->library, document);
  return document;
}
