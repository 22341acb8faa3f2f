/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A process for tests of what goes wrong: one whose system calls fail, one that plays a
 * tournament evening until it is killed, and one of several that write the same file.
 * Ends with 77 where the system does not let it be that.
 */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "rk-document-store.h"
#include "rk-file-io.h"
#include "rk-test-storage.h"

#define SKIPPED 77

/* How many moves of a match are played in the evening. */
#define MOVES 6

/* The system calls that can be made to fail. Only those that matter for a file do: what
 * an argument must be for that. */
static const struct
{
  const char *name;
  guint number;
  guint argument;
  guint jump;
  guint value;
} calls[] = {
  /* More than a wake-up of a main loop writes. */
  { "write", SYS_write, 2, BPF_JGT, 64 },
  { "fsync", SYS_fsync, 0, BPF_JGT, STDERR_FILENO },
  { "open", SYS_openat, 2, BPF_JSET, O_CREAT },
#ifdef SYS_rename
  { "rename", SYS_rename, 0, BPF_JGE, 0 },
  { "link", SYS_link, 0, BPF_JGE, 0 },
#else
  { "rename", SYS_renameat, 0, BPF_JGE, 0 },
  { "link", SYS_linkat, 0, BPF_JGE, 0 },
#endif
};

static guint
find_call (const char *name)
{
  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    if (g_str_equal (calls[i].name, name))
      return i;
  g_assert_not_reached ();
}

/* From here on the system call fails. Needs no rights, unlike a disk that is really
 * full, or has a quota. */
static gboolean
let_fail (const char *name,
          int         error)
{
  const guint call = find_call (name);
  /* The lower half of the argument. */
  const guint half = G_BYTE_ORDER == G_LITTLE_ENDIAN ? 0 : 4;
  struct sock_filter filter[] = {
    BPF_STMT (BPF_LD | BPF_W | BPF_ABS, offsetof (struct seccomp_data, nr)),
    BPF_JUMP (BPF_JMP | BPF_JEQ | BPF_K, calls[call].number, 0, 3),
    BPF_STMT (BPF_LD | BPF_W | BPF_ABS,
              offsetof (struct seccomp_data, args) + 8 * calls[call].argument + half),
    BPF_JUMP (BPF_JMP | calls[call].jump | BPF_K, calls[call].value, 0, 1),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ERRNO | error),
    BPF_STMT (BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
  };
  const struct sock_fprog program = { G_N_ELEMENTS (filter), filter };

  return prctl (PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
         prctl (PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0;
}

static RkDocument *
open_document (RkDocumentStore *store,
               const char      *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  return rk_test_open_document (store, file);
}

static void
change (RkDocument *document,
        guint       n)
{
  RkTournament *tournament = rk_document_get_tournament (document);
  g_autofree char *site = g_strdup_printf ("Place %u", n);

  if (tournament != NULL)
    g_assert_true (rk_tournament_set_event (tournament, rk_tournament_get_name (tournament), site,
                                            NULL, NULL));
  else
    g_assert_true (rk_test_step (rk_document_get_match (document)));
}

/* Changes the file twice while the system call fails, and says what becomes of it. */
static int
save_with_fault (const char *name,
                 const char *number,
                 const char *path)
{
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (RkDocument) document = open_document (store, path);
  g_autoptr (GError) error = NULL;

  if (!let_fail (name, (int) g_ascii_strtoll (number, NULL, 10)))
    return SKIPPED;
  change (document, 1);
  change (document, 2);
  if (rk_document_flush (document, &error))
    return 0;
  g_assert_true (rk_document_is_unsaved (document));
  g_assert_cmpstr (rk_document_get_problem (document)->message, ==, error->message);
  /* Less than what fails. */
  setvbuf (stdout, NULL, _IONBF, 0);
  for (const char *p = error->message; *p != '\0'; p++)
    putchar (*p);
  return 1;
}

/* Says what is on disk now: a name, and how many changes its file has at least. */
static void
report (RkDocument *document,
        guint       n_changes)
{
  g_autofree char *name = g_file_get_basename (rk_document_get_file (document));
  g_autofree char *line = g_strdup_printf ("%u %s\n", n_changes, name);

  (void) !write (STDOUT_FILENO, line, strlen (line));
}

static void
save_tournament (RkDocument *document)
{
  RkTournament *tournament = rk_document_get_tournament (document);

  rk_test_wait_until (!rk_document_is_unsaved (document));
  report (document, g_list_model_get_n_items (rk_tournament_get_log (tournament)));
}

/* A match for the board, in which some moves are played. */
static void
play_match (RkDocumentStore *store,
            RkDocument      *evening,
            RkPairing       *pairing,
            GFile           *folder)
{
  RkTournament *tournament = rk_document_get_tournament (evening);
  g_autoptr (RkMatch) match = rk_tournament_new_match (tournament, pairing, 0, NULL);
  g_autoptr (RkDocument) document = NULL;

  g_assert_nonnull (match);
  document = rk_document_store_create (store, match, folder);
  rk_test_wait_until (!rk_document_is_unsaved (document));
  report (document, 0);
  rk_tournament_link_match (tournament, match, NULL);
  save_tournament (evening);
  for (guint i = 1; i <= MOVES; i++)
    {
      g_assert_true (rk_test_step (match));
      rk_test_wait_until (!rk_document_is_unsaved (document));
      report (document, i);
    }
  g_assert_true (rk_match_adjudicate (match, RK_WINNER_SOUTH, NULL));
  rk_test_wait_until (!rk_document_is_unsaved (document));
  g_assert_cmpint (rk_tournament_take_match (tournament, match, NULL), ==, RK_TAKEN_NEW);
}

static RkPairing *
find_open_board (RkTournamentRound *round)
{
  for (guint i = 1; i <= rk_tournament_round_get_n_boards (round); i++)
    {
      RkPairing *pairing = rk_tournament_round_get_board (round, i);

      if (rk_pairing_is_open (pairing))
        return pairing;
    }
  return NULL;
}

static void
play_board (RkDocumentStore *store,
            RkDocument      *evening,
            RkPairing       *pairing,
            GFile           *folder)
{
  /* A board whose match was begun before the last kill gets its result by hand. */
  if (rk_pairing_get_game (pairing, 0)->match == NULL && rk_pairing_get_board (pairing) % 2 == 1)
    play_match (store, evening, pairing, folder);
  else
    g_assert_true (rk_tournament_set_result (rk_document_get_tournament (evening), pairing, 0,
                                             RK_RESULT_DRAW, NULL, NULL, NULL));
}

static void
do_next (RkDocumentStore *store,
         RkDocument      *evening,
         GFile           *folder)
{
  RkTournament *tournament = rk_document_get_tournament (evening);
  const guint n_rounds = rk_tournament_get_n_rounds (tournament);
  RkTournamentRound *round = n_rounds > 0 ? rk_tournament_get_round (tournament, n_rounds) : NULL;

  if (rk_tournament_get_state (tournament) == RK_TOURNAMENT_DRAFT)
    g_assert_true (rk_tournament_publish (tournament, NULL));
  else if (rk_tournament_get_state (tournament) == RK_TOURNAMENT_PLAYING)
    play_board (store, evening, find_open_board (round), folder);
  else if (rk_tournament_can_pair (tournament))
    g_assert_true (rk_tournament_pair (tournament, RK_SWISS_RELAX_NONE, NULL));
  else
    /* All rounds are played. */
    change (evening, g_list_model_get_n_items (rk_tournament_get_log (tournament)));
}

G_NORETURN static void
play_evening (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "evening.rktournament", NULL);
  g_autoptr (GFile) place = g_file_new_for_path (folder);
  g_autoptr (RkDocumentStore) store = rk_document_store_new ();
  g_autoptr (RkDocument) evening = open_document (store, path);

  while (TRUE)
    {
      save_tournament (evening);
      do_next (store, evening, place);
    }
}

/* Adds to the number in a file, again and again, as one of several who do. */
static int
count (const char *path,
       const char *times)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  guint n_left = g_ascii_strtoull (times, NULL, 10);

  while (n_left > 0)
    {
      RkFileStamp stamp;
      g_autoptr (GError) error = NULL;
      g_autoptr (GBytes) found = rk_file_io_read (file, &stamp, &error);
      g_autofree char *checksum = NULL;
      g_autofree char *text = NULL;
      g_autofree char *more = NULL;
      g_autoptr (GBytes) written = NULL;

      g_assert_no_error (error);
      checksum = rk_file_io_get_checksum (found);
      text = g_strndup (g_bytes_get_data (found, NULL), g_bytes_get_size (found));
      /* Always of one length. */
      more = g_strdup_printf ("%08u", (guint) g_ascii_strtoull (text, NULL, 10) + 1);
      written = g_bytes_new (more, strlen (more));
      if (rk_file_io_write (file, written, RK_FILE_GUARD_STAMP, &stamp, checksum, &error))
        n_left--;
      else
        g_assert_error (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG);
    }
  return 0;
}

int
main (int    argc,
      char **argv)
{
  g_assert_cmpint (argc, >=, 3);
  if (g_str_equal (argv[1], "fault"))
    return save_with_fault (argv[2], argv[3], argv[4]);
  if (g_str_equal (argv[1], "evening"))
    play_evening (argv[2]);
  if (g_str_equal (argv[1], "count"))
    return count (argv[2], argv[3]);
  g_assert_not_reached ();
}
