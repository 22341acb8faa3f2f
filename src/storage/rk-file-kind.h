/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/**
 * RkFileKind:
 * @RK_FILE_KIND_MATCH: a match, #RkMatch
 * @RK_FILE_KIND_TOURNAMENT: a tournament, #RkTournament
 *
 * What a file holds.
 */
typedef enum
{
  RK_FILE_KIND_MATCH,
  RK_FILE_KIND_TOURNAMENT,
} RkFileKind;

/* The largest file that is read, of any kind. */
#define RK_FILE_MAX_BYTES (8 * 1024 * 1024)

const char *rk_file_kind_get_suffix    (RkFileKind   kind);
const char *rk_file_kind_get_mime_type (RkFileKind   kind);
/* The kind that a name ends as. */
gboolean    rk_file_kind_from_name     (const char  *name,
                                        RkFileKind  *kind);

/* What a file holds, as an object: an RkMatch or an RkTournament. */
gboolean    rk_file_content_is         (gpointer     content);
RkFileKind  rk_file_content_get_kind   (GObject     *content);
/* The text says itself, in "format", what it is. */
GObject    *rk_file_content_parse      (GBytes      *bytes,
                                        GError     **error);
GBytes     *rk_file_content_format     (GObject     *content);
/* The same in two steps, of which the second can be left to a thread. */
typedef struct _RkFileSnapshot RkFileSnapshot;

RkFileSnapshot *
            rk_file_snapshot_new       (GObject     *content);
void        rk_file_snapshot_free      (RkFileSnapshot *self);
GBytes     *rk_file_snapshot_format    (const RkFileSnapshot *self);

void        rk_file_content_touch      (GObject     *content,
                                        GDateTime   *now);
/* Another one like it, with its own id. */
GObject    *rk_file_content_duplicate  (GObject     *content,
                                        GError     **error);
GObject    *rk_file_content_parse_copy (GBytes      *bytes,
                                        GError     **error);
/* The name of a new file, without number and suffix. */
char       *rk_file_content_get_stem   (GObject     *content);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkFileSnapshot, rk_file_snapshot_free)

G_END_DECLS
