/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-test-storage.h"

G_BEGIN_DECLS

/* What the tests of the library have in common. */

/* All matches of the fixtures; returns how many. */
guint       rk_test_fill               (RkTestFolder    *folder);
guint       rk_test_count_items        (RkLibrary       *library);
/* Counts in a guint. */
void        rk_test_loaded_cb          (GObject         *object,
                                        GAsyncResult    *result,
                                        gpointer         user_data);
RkDocument *rk_test_open_item          (RkLibrary       *library,
                                        RkDocumentStore *store,
                                        const char      *name);

/* The list must be in order, newest first, and each file stand in it once; in the
 * second, each row must also say what is in its file. */
void        rk_test_assert_in_order    (RkLibrary       *library);
void        rk_test_assert_shows_files (RkLibrary       *library);

/* A row must say what is in @match. */
void        rk_test_assert_item_of     (RkLibraryItem   *item,
                                        RkMatch         *match);

/* A second list that is only told of changes, as a view is. */
GPtrArray  *rk_test_mirror_of          (RkLibrary       *library);
void        rk_test_assert_mirrored    (RkLibrary       *library,
                                        GPtrArray       *mirror);

G_END_DECLS
