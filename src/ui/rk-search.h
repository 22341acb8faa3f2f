/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-library.h"

G_BEGIN_DECLS

/* The words that something is searched for, ready to be compared; (transfer full). */
char   **rk_search_split         (const char         *text);
/* Whether each of the words is in a name: those of the players of a match, of a
 * tournament and its players. */
gboolean rk_search_matches       (const char *const  *words,
                                  RkLibraryItem      *item);
/* "3 found" or "Nothing Found"; (transfer full). */
char    *rk_search_describe_hits (guint               n_hits);

G_END_DECLS
