/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The order of names in lists. */
int   rk_collate_names (const char *a,
                        const char *b);
/* Keys that strcmp() puts in the same order: for sorting many. Transfer full. */
char *rk_collate_key   (const char *name);
/* Without capitals and accents, for a search. Transfer full. */
char *rk_collate_fold  (const char *text);

G_END_DECLS
