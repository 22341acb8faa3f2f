/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-json.h"

G_BEGIN_DECLS

/* The kinds of values that match files and tournament files have in common. */

/* The largest number of rounds, wins, boards and the like. */
#define RK_FILE_MAX_COUNT 1000000
/* The longest name, in characters. */
#define RK_FILE_MAX_NAME  1000

gboolean  rk_file_check_kind    (const RkJson       *root,
                                 const char         *format,
                                 guint               version,
                                 GError            **error);

/* These read a member. The value is left alone if it is missing where it may be. */
gboolean  rk_file_read_time     (const RkJson       *object,
                                 const char         *member,
                                 GDateTime         **time,
                                 GError            **error);
gboolean  rk_file_read_date     (const RkJson       *object,
                                 const char         *member,
                                 const char        **date,
                                 GError            **error);
gboolean  rk_file_check_name    (const RkJson       *place,
                                 GError            **error);
gboolean  rk_file_read_name     (const RkJson       *object,
                                 const char         *member,
                                 const char        **name,
                                 GError            **error);
gboolean  rk_file_read_count    (const RkJson       *object,
                                 const char         *member,
                                 gboolean            nullable,
                                 guint              *count,
                                 GError            **error);
gboolean  rk_file_read_choice   (const RkJson       *object,
                                 const char         *member,
                                 const char *const  *choices,
                                 guint              *choice,
                                 GError            **error);
gboolean  rk_file_read_flag     (const RkJson       *object,
                                 const char         *member,
                                 gboolean           *flag,
                                 GError            **error);
gboolean  rk_file_read_signed   (const RkJson       *object,
                                 const char         *member,
                                 int                 max,
                                 int                *number,
                                 GError            **error);
/* This reads the value itself. */
gboolean  rk_file_read_uuid     (const RkJson       *place,
                                 const char        **uuid,
                                 GError            **error);

gboolean  rk_file_is_date       (const char         *text);
void      rk_file_write_name    (JsonObject         *object,
                                 const char         *member,
                                 const char         *name);
void      rk_file_write_time    (JsonObject         *object,
                                 const char         *member,
                                 GDateTime          *time);

G_END_DECLS
