/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-library.h"
#include "rk-test-model.h"

G_BEGIN_DECLS

/* What the tests of documents and libraries have in common. */

/**
 * RkTestFolder:
 * @path: the path of the folder
 * @file: the same as a file
 *
 * A folder that a test has to itself.
 */
typedef struct
{
  char *path;
  GFile *file;
} RkTestFolder;

/* A test in such a folder, and its path. */
typedef struct
{
  const char *path;
  void (*test) (RkTestFolder  *folder,
                gconstpointer  data);
} RkFolderTest;

void          rk_test_folder_add       (const RkFolderTest *tests,
                                        gsize               n_tests);
void          rk_test_folder_set_up    (RkTestFolder       *self,
                                        gconstpointer       data);
void          rk_test_folder_tear_down (RkTestFolder       *self,
                                        gconstpointer       data);
GFile        *rk_test_folder_get       (RkTestFolder       *self,
                                        const char         *name);
/* A copy of a match of the fixtures. */
GFile        *rk_test_folder_copy      (RkTestFolder       *self,
                                        const char         *fixture,
                                        const char         *name);
/* How many names in it begin with @prefix. */
guint         rk_test_folder_count     (RkTestFolder       *self,
                                        const char         *prefix);
void          rk_test_remove_all       (const char         *path);

char         *rk_test_read             (GFile              *file);
void          rk_test_write            (GFile              *file,
                                        const char         *text);
void          rk_test_set_time         (GFile              *file,
                                        gint64              seconds);
gint64        rk_test_get_time         (GFile              *file);
/* The match in a file, which must be whole, and the one that formats to it. */
RkMatch      *rk_test_read_match       (GFile              *file);

RkMatch      *rk_test_named_match      (const char         *south,
                                        const char         *north);
/* A round robin of "Player 1", "Player 2" and so on. */
RkTournament *rk_test_named_tournament (const char         *name,
                                        guint               n_players);
/* Makes a step that depends only on the match: a move, or a new round. FALSE
 * when the match is over. */
gboolean      rk_test_step             (RkMatch            *match);

/* The full number of a large test when RK_TEST_SCALE is "full", else a
 * twentieth. */
guint         rk_test_scale            (guint               full);

/* These must work. */
RkDocument   *rk_test_open_document    (RkDocumentStore    *store,
                                        GFile              *file);
void          rk_test_assert_on_disk   (RkDocument         *document);
/* Over what it knows that others have made of its file. */
void          rk_test_overwrite        (RkDocument         *document);

void          rk_test_load             (RkLibrary          *library);
RkLibraryItem *rk_test_find_item       (RkLibrary          *library,
                                        const char         *name);

/* Runs the main loop until @condition holds; fails after a minute. */
#define rk_test_wait_until(condition)                                        \
  G_STMT_START                                                               \
    {                                                                        \
      gint64 rk_deadline = g_get_monotonic_time () + 60 * G_USEC_PER_SEC;    \
      guint rk_tick = g_timeout_add (10, rk_test_tick_cb, NULL);             \
      while (!(condition) && g_get_monotonic_time () < rk_deadline)          \
        g_main_context_iteration (NULL, TRUE);                               \
      g_source_remove (rk_tick);                                             \
      g_assert_true (condition);                                             \
    }                                                                        \
  G_STMT_END

gboolean      rk_test_tick_cb          (gpointer            user_data);

/* A process that is killed, has not the rights of root, or a full disk, as @mode says;
 * the second also waits for what it says: FALSE if it cannot play its part here. */
GSubprocess  *rk_test_run_helper       (const char         *mode,
                                        const char         *path);
gboolean      rk_test_ask_helper       (const char         *mode,
                                        const char         *path,
                                        int                 status,
                                        char              **said);

G_END_DECLS
