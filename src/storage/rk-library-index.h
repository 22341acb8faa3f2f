/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-library-row.h"

G_BEGIN_DECLS

/* The rows of a folder, kept in the cache so that files which have not changed
 * need not be read.  It can be lost at any time. */
GHashTable *rk_library_index_load (const char  *index,
                                   const char  *folder);
gboolean    rk_library_index_save (const char  *index,
                                   const char  *folder,
                                   GPtrArray   *rows,
                                   GError     **error);

G_END_DECLS
