/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-file-kind.h"
#include "rk-match.h"
#include "rk-tournament.h"

G_BEGIN_DECLS

/* The names of files, first of any, then of those in the data folder. They do not depend on the
 * language of the screen.
 */
char     *rk_file_name_get           (GFile       *file);
char     *rk_file_name_show          (GFile       *file);

char     *rk_file_name_for_match     (RkMatch     *match);
char     *rk_file_name_for_tournament (RkTournament *tournament);
char     *rk_file_name_for_backup    (const char  *stem,
                                      guint        round);
char     *rk_file_name_from_typed   (const char  *typed);
gboolean  rk_file_name_is_given     (const char  *stem);
gboolean  rk_file_name_is_numbered  (const char  *stem);
char     *rk_file_name_get_stem      (const char  *name);
char     *rk_file_name_number        (const char  *stem,
                                      guint        number,
                                      RkFileKind   kind);
gboolean  rk_file_name_is_shown      (const char  *name);

char     *rk_file_name_deleted       (const char  *name,
                                      GDateTime   *when,
                                      guint        number);
char     *rk_file_name_parse_deleted (const char  *deleted,
                                      GDateTime  **when);

G_END_DECLS
