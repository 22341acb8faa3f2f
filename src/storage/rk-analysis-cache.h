/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-match.h"

G_BEGIN_DECLS

/* The analyses of matches whose files cannot be written, in a folder of the cache:
 * of each match with the moves played in it one file. The oldest go when there are
 * more than this. */
#define RK_ANALYSIS_CACHE_MAX_FILES 200
/* Larger files are not read, in bytes. */
#define RK_ANALYSIS_CACHE_MAX_BYTES (1024 * 1024)

RkAnalysis *rk_analysis_cache_load (GFile    *folder,
                                    RkMatch  *match);
gboolean    rk_analysis_cache_save (GFile    *folder,
                                    RkMatch  *match,
                                    GError  **error);

G_END_DECLS
