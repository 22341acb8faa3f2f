/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What the name of a file begins with while it is being written. */
#define RK_FILE_IO_TEMPORARY_PREFIX ".goutputstream-"

/**
 * RkFileStamp:
 * @mtime: when the file was last written, in nanoseconds since 1970
 * @size: its size in bytes, -1 when there is no file
 * @inode: which file it is, 0 if not known; not compared by
 *   rk_file_stamp_equal(), since not every file system keeps it
 * @ctime: when anything of it changed, its name and its times too, as @mtime; 0 if not known,
 *   and not compared either
 *
 * By what a file is told from what it was before: who writes it changes one
 * of these. Who only touches it does so too: that the checksum tells.
 */
typedef struct
{
  gint64 mtime;
  gint64 size;
  guint64 inode;
  gint64 ctime;
} RkFileStamp;

/**
 * RkFileGuard:
 * @RK_FILE_GUARD_NEW: there must be no such file
 * @RK_FILE_GUARD_STAMP: the file must be as the stamp or the checksum says, or be
 *   gone
 * @RK_FILE_GUARD_AGREED: the file must be as the stamp says, or be gone: the version of
 *   somebody else that may be replaced, unless a newer version of the program wrote it
 * @RK_FILE_GUARD_NONE: whatever is there is replaced, unless a newer version
 *   of the program wrote it
 *
 * What must hold for a file to be written.
 */
typedef enum
{
  RK_FILE_GUARD_NEW,
  RK_FILE_GUARD_STAMP,
  RK_FILE_GUARD_AGREED,
  RK_FILE_GUARD_NONE,
} RkFileGuard;

static inline gboolean
rk_file_stamp_equal (const RkFileStamp *a,
                     const RkFileStamp *b)
{
  return a->mtime == b->mtime && a->size == b->size;
}

/* Whether @now is still the file of @known, if by another name: two saves within a tick of the clock
 * may have one time and one size, and who copies a file back may give it the time it had. */
static inline gboolean
rk_file_stamp_is_same_file (const RkFileStamp *now,
                            const RkFileStamp *known)
{
  return rk_file_stamp_equal (now, known) &&
         (known->inode == 0 || now->inode == known->inode);
}

/* Whether nothing at all was done to it: also who writes into a file may give it the time it
 * had. */
static inline gboolean
rk_file_stamp_is_untouched (const RkFileStamp *now,
                            const RkFileStamp *known)
{
  return rk_file_stamp_is_same_file (now, known) &&
         (known->ctime == 0 || now->ctime == known->ctime);
}

gboolean  rk_file_io_fail          (GError      **error);
gboolean  rk_file_io_get_stamp     (const char   *path,
                                    RkFileStamp  *stamp,
                                    GError      **error);
GFile    *rk_file_io_resolve       (GFile        *file);
gboolean  rk_file_io_is_same_place (GFile        *a,
                                    GFile        *b);

GBytes   *rk_file_io_read          (GFile        *file,
                                    RkFileStamp  *stamp,
                                    GError      **error);
gboolean  rk_file_io_write         (GFile        *file,
                                    GBytes       *text,
                                    RkFileGuard   guard,
                                    RkFileStamp  *stamp,
                                    const char   *checksum,
                                    GError      **error);
char     *rk_file_io_get_checksum  (GBytes       *text);

gboolean  rk_file_io_move          (GFile        *from,
                                    GFile        *to,
                                    GError      **error);

G_END_DECLS
