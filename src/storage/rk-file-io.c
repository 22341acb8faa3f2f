/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-file-io.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "rk-error.h"
#include "rk-file-kind.h"

/* g_file_replace_contents() is not enough here: through a symbolic link, for a
 * file with two names, and where it cannot make a temporary file, it empties
 * the old file and writes in place, so that a full disk or a kill leaves half
 * of it.  This writer always fills a temporary file beside the target and puts
 * it in its place, or leaves everything as it was.
 */

/* So many symbolic links may lead from one to the next. */
#define MAX_LINKS 40

/* How often, and after how many microseconds, a folder that somebody has locked is
 * tried again. */
#define MAX_LOCK_TRIES 200
#define LOCK_PAUSE     10000

/* In a second. */
#define NANOSECONDS G_GINT64_CONSTANT (1000000000)

/**
 * rk_file_io_fail:
 * @error: return location for a #GError in the domain %G_IO_ERROR
 *
 * Says what errno says. A share of a disk that is used up is a full disk.
 *
 * Returns: %FALSE
 */
gboolean
rk_file_io_fail (GError **error)
{
  int errsv = errno;
  GIOErrorEnum code = errsv == EDQUOT ? G_IO_ERROR_NO_SPACE : g_io_error_from_errno (errsv);

  g_set_error_literal (error, G_IO_ERROR, code, g_strerror (errsv));
  return FALSE;
}

static const char *
peek_path (GFile   *file,
           GError **error)
{
  const char *path = g_file_peek_path (file);

  if (path == NULL)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                         _("It is not on this computer. Copy it here first."));
  return path;
}

/* A file may have a time that does not fit. */
static gint64
to_nanoseconds (const struct timespec *time)
{
  const gint64 most = G_MAXINT64 / NANOSECONDS - 1;

  return CLAMP (time->tv_sec, -most, most) * NANOSECONDS + time->tv_nsec;
}

static void
stamp_from_stat (RkFileStamp       *stamp,
                 const struct stat *info)
{
  stamp->mtime = to_nanoseconds (&info->st_mtim);
  stamp->ctime = to_nanoseconds (&info->st_ctim);
  stamp->size = info->st_size;
  stamp->inode = info->st_ino;
}

/**
 * rk_file_io_get_stamp:
 * @path: a path; symbolic links are followed
 * @stamp: (out): the stamp of the file
 * @error: return location for a #GError in the domain %G_IO_ERROR
 *
 * Looks at a file without reading it. A missing file is no error: its size is
 * -1. What is not an ordinary file is %G_IO_ERROR_NOT_REGULAR_FILE.
 *
 * Returns: %FALSE with @error set if that cannot be told
 */
gboolean
rk_file_io_get_stamp (const char   *path,
                      RkFileStamp  *stamp,
                      GError      **error)
{
  struct stat info;

  g_return_val_if_fail (path != NULL, FALSE);
  g_return_val_if_fail (stamp != NULL, FALSE);

  *stamp = (RkFileStamp) { 0, -1 };
  if (stat (path, &info) != 0)
    return errno == ENOENT ? TRUE : rk_file_io_fail (error);
  if (!S_ISREG (info.st_mode))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, "Not a regular file");
      return FALSE;
    }
  stamp_from_stat (stamp, &info);
  return TRUE;
}

static GFile *
take_real_path (char *real)
{
  GFile *file = g_file_new_for_path (real);

  /* From realpath(), so not for g_free(). */
  free (real);
  return file;
}

/* Where the file at @path would come to lie: what realpath() says of files
 * that exist. */
static GFile *
resolve_missing (const char *path)
{
  g_autofree char *current = g_strdup (path);
  g_autofree char *folder = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GFile) parent = NULL;
  char *real;

  for (guint i = 0; i < MAX_LINKS; i++)
    {
      g_autofree char *target = g_file_read_link (current, NULL);
      g_autofree char *place = g_path_get_dirname (current);

      if (target == NULL)
        break;
      g_free (current);
      current = g_canonicalize_filename (target, place);
    }
  folder = g_path_get_dirname (current);
  name = g_path_get_basename (current);
  real = realpath (folder, NULL);
  parent = real != NULL ? take_real_path (real) : g_file_new_for_path (folder);
  return g_file_get_child (parent, name);
}

/**
 * rk_file_io_resolve:
 * @file: a file
 *
 * Follows the symbolic links in the path of @file. Where the file itself is
 * missing only those of its folder are followed.
 *
 * Returns: (transfer full): the file that reading @file would read, or writing it would make
 */
GFile *
rk_file_io_resolve (GFile *file)
{
  g_autofree char *path = NULL;
  char *real;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  path = g_file_get_path (file);
  if (path == NULL)
    return g_object_ref (file);
  real = realpath (path, NULL);
  return real != NULL ? take_real_path (real) : resolve_missing (path);
}

/**
 * rk_file_io_is_same_place:
 * @a: a file
 * @b: another file
 *
 * Returns: whether both are the same name in the same folder, however that is
 *   reached; a symbolic link is not the same place as what it leads to
 */
gboolean
rk_file_io_is_same_place (GFile *a,
                          GFile *b)
{
  g_autofree char *name_a = NULL;
  g_autofree char *name_b = NULL;
  g_autoptr (GFile) parent_a = NULL;
  g_autoptr (GFile) parent_b = NULL;
  g_autoptr (GFile) real_a = NULL;
  g_autoptr (GFile) real_b = NULL;

  g_return_val_if_fail (G_IS_FILE (a), FALSE);
  g_return_val_if_fail (G_IS_FILE (b), FALSE);

  if (g_file_equal (a, b))
    return TRUE;
  name_a = g_file_get_basename (a);
  name_b = g_file_get_basename (b);
  parent_a = g_file_get_parent (a);
  parent_b = g_file_get_parent (b);
  if (g_strcmp0 (name_a, name_b) != 0 || parent_a == NULL || parent_b == NULL)
    return FALSE;
  real_a = rk_file_io_resolve (parent_a);
  real_b = rk_file_io_resolve (parent_b);
  return g_file_equal (real_a, real_b);
}

static GBytes *
read_all (int      fd,
          gsize    expected,
          GError **error)
{
  /* One byte more than is allowed, so that the parser sees that it is too large. */
  const gsize limit = RK_FILE_MAX_BYTES + 1;
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  gsize used = 0;

  /* The file may have grown since: what counts is how much can be read. */
  g_byte_array_set_size (bytes, MIN (expected + 1, limit));
  while (used < limit)
    {
      gssize n;

      if (used == bytes->len)
        g_byte_array_set_size (bytes, MIN (used * 2, limit));
      n = read (fd, bytes->data + used, bytes->len - used);
      if (n == 0)
        break;
      if (n < 0 && errno != EINTR)
        {
          rk_file_io_fail (error);
          return NULL;
        }
      used += MAX (n, 0);
    }
  g_byte_array_set_size (bytes, used);
  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}

/**
 * rk_file_io_read:
 * @file: the file to read
 * @stamp: (out): its stamp from before it was read
 * @error: return location for a #GError in the domain %G_IO_ERROR
 *
 * Reads a file, but at most one byte more than %RK_FILE_MAX_BYTES. Pipes
 * and devices are refused, not waited for. May be called in any thread.
 *
 * Returns: (transfer full) (nullable): what the file holds
 */
GBytes *
rk_file_io_read (GFile        *file,
                 RkFileStamp  *stamp,
                 GError      **error)
{
  g_autofd int fd = -1;
  struct stat info;
  const char *path;

  g_return_val_if_fail (G_IS_FILE (file), NULL);
  g_return_val_if_fail (stamp != NULL, NULL);

  path = peek_path (file, error);
  if (path == NULL)
    return NULL;
  fd = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  if (fd < 0 || fstat (fd, &info) != 0)
    {
      rk_file_io_fail (error);
      return NULL;
    }
  if (!S_ISREG (info.st_mode))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE, "Not a regular file");
      return NULL;
    }
  stamp_from_stat (stamp, &info);
  return read_all (fd, MIN (info.st_size, RK_FILE_MAX_BYTES), error);
}

/**
 * rk_file_io_get_checksum:
 * @text: what a file holds
 *
 * Returns: (transfer full): by what equal contents are known
 */
char *
rk_file_io_get_checksum (GBytes *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  return g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, text);
}

static gboolean
write_all (int      fd,
           GBytes  *text,
           GError **error)
{
  gsize left;
  const char *data = g_bytes_get_data (text, &left);

  while (left > 0)
    {
      gssize n = write (fd, data, left);

      if (n < 0 && errno != EINTR)
        return rk_file_io_fail (error);
      data += MAX (n, 0);
      left -= MAX (n, 0);
    }
  return TRUE;
}

/* The new file is as the old one was; who may not give files away keeps them. */
static gboolean
copy_permissions (int          fd,
                  const char  *path,
                  GError     **error)
{
  struct stat old;

  if (stat (path, &old) != 0)
    return TRUE;
  /* A rename would replace also what its owner protected. */
  if (access (path, W_OK) != 0)
    return rk_file_io_fail (error);
  if (fchown (fd, old.st_uid, old.st_gid) != 0)
    g_debug ("%s changes its owner: %s", path, g_strerror (errno));
  if (fchmod (fd, old.st_mode & 0777) != 0)
    return rk_file_io_fail (error);
  return TRUE;
}

static gboolean
fill_temporary (int           fd,
                const char   *path,
                GBytes       *text,
                RkFileStamp  *stamp,
                GError      **error)
{
  struct stat info;

  if (!copy_permissions (fd, path, error) || !write_all (fd, text, error))
    return FALSE;
  /* On disk before the rename is, or a pulled plug could leave an empty file. */
  if (fsync (fd) != 0 || fstat (fd, &info) != 0)
    return rk_file_io_fail (error);
  stamp_from_stat (stamp, &info);
  return TRUE;
}

static gboolean
is_from_newer_version (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GObject) content = NULL;
  g_autoptr (GError) error = NULL;
  RkFileStamp stamp;

  bytes = rk_file_io_read (file, &stamp, NULL);
  if (bytes == NULL)
    return FALSE;
  content = rk_file_content_parse (bytes, &error);
  return g_error_matches (error, RK_ERROR, RK_ERROR_VERSION);
}

/* Touched or copied back: another time, but the same content. */
static gboolean
has_same_content (const char        *path,
                  const RkFileStamp *now,
                  const RkFileStamp *expected,
                  const char        *checksum)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GBytes) bytes = NULL;
  g_autofree char *found = NULL;
  RkFileStamp stamp;

  if (checksum == NULL || now->size != expected->size)
    return FALSE;
  bytes = rk_file_io_read (file, &stamp, NULL);
  if (bytes == NULL)
    return FALSE;
  found = rk_file_io_get_checksum (bytes);
  return g_str_equal (found, checksum);
}

/* A version that somebody may replace is known by its stamp alone. */
static gboolean
is_expected (const char        *path,
             RkFileGuard        guard,
             const RkFileStamp *now,
             const RkFileStamp *expected,
             const char        *checksum)
{
  if (guard == RK_FILE_GUARD_NEW || guard == RK_FILE_GUARD_NONE || now->size < 0)
    return TRUE;
  return rk_file_stamp_is_untouched (now, expected) ||
         (guard == RK_FILE_GUARD_STAMP && has_same_content (path, now, expected, checksum));
}

static gboolean
check_guard (const char         *path,
             RkFileGuard         guard,
             const RkFileStamp  *expected,
             const char         *checksum,
             RkFileStamp        *now,
             GError            **error)
{
  if (!rk_file_io_get_stamp (path, now, error))
    return FALSE;
  if (!is_expected (path, guard, now, expected, checksum))
    {
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WRONG_ETAG, "Changed meanwhile");
      return FALSE;
    }
  if ((guard == RK_FILE_GUARD_AGREED || guard == RK_FILE_GUARD_NONE) &&
      is_from_newer_version (path))
    {
      g_set_error_literal (error, RK_ERROR, RK_ERROR_VERSION,
                           _("This file was written by a newer version of the program and is "
                             "kept as it is."));
      return FALSE;
    }
  return TRUE;
}

/* A file may get a second name only if nobody has that name: the one way to
 * rename that never overwrites.  Not every file system can do it. */
static gboolean
rename_exclusively (const char  *from,
                    const char  *to,
                    GError     **error)
{
  struct stat info;

  if (link (from, to) == 0)
    {
      unlink (from);
      return TRUE;
    }
  if (errno == EEXIST || lstat (to, &info) == 0)
    {
      errno = EEXIST;
      return rk_file_io_fail (error);
    }
  return rename (from, to) == 0 ? TRUE : rk_file_io_fail (error);
}

/**
 * rk_file_io_move:
 * @from: a file
 * @to: where it is to be, in the same file system
 * @error: return location for a #GError in the domain %G_IO_ERROR
 *
 * Moves a file, or a symbolic link, as it is, with its time. Never overwrites:
 * %G_IO_ERROR_EXISTS.
 *
 * Returns: %FALSE with @error set if nothing was moved
 */
gboolean
rk_file_io_move (GFile   *from,
                 GFile   *to,
                 GError **error)
{
  g_return_val_if_fail (G_IS_FILE (from), FALSE);
  g_return_val_if_fail (G_IS_FILE (to), FALSE);

  return rename_exclusively (g_file_peek_path (from), g_file_peek_path (to), error);
}

/* Between the look at a file and its replacement no other instance of the program
 * may replace it. Where a folder cannot be locked, or stays locked, it goes without. */
static int
lock_folder (const char *folder)
{
  g_autofd int fd = open (folder, O_RDONLY | O_CLOEXEC | O_DIRECTORY);

  for (guint i = 0; fd >= 0 && i < MAX_LOCK_TRIES; i++)
    {
      if (flock (fd, LOCK_EX | LOCK_NB) == 0)
        return g_steal_fd (&fd);
      if (errno != EWOULDBLOCK && errno != EINTR)
        break;
      g_usleep (LOCK_PAUSE);
    }
  return -1;
}

static gboolean
put_in_place (const char         *temporary,
              const char         *path,
              const char         *folder,
              RkFileGuard         guard,
              const RkFileStamp  *expected,
              const char         *checksum,
              RkFileStamp        *now,
              GError            **error)
{
  g_autofd int lock = lock_folder (folder);

  /* As late as can be: writing may have taken a while. */
  if (!check_guard (path, guard, expected, checksum, now, error))
    return FALSE;
  /* Where no file is seen none is replaced, not even one made just now. */
  if (guard == RK_FILE_GUARD_NEW || now->size < 0)
    return rename_exclusively (temporary, path, error);
  return rename (temporary, path) == 0 ? TRUE : rk_file_io_fail (error);
}

/* To get its name was a change too. */
static void
update_change_time (RkFileStamp *written,
                    const char  *path)
{
  RkFileStamp now;

  written->ctime = 0;
  if (rk_file_io_get_stamp (path, &now, NULL) && rk_file_stamp_is_same_file (&now, written))
    written->ctime = now.ctime;
}

/**
 * rk_file_io_write:
 * @file: the file to write; a symbolic link is followed and stays
 * @text: all that it shall hold
 * @guard: what must hold for the file to be written
 * @stamp: (inout): for %RK_FILE_GUARD_STAMP and %RK_FILE_GUARD_AGREED the stamp that the
 *   file must have; afterwards that of the new file, or of the one that stood in the way
 * @checksum: (nullable): for %RK_FILE_GUARD_STAMP what rk_file_io_get_checksum()
 *   gave for its content: a file that still has it was only touched
 * @error: return location for a #GError
 *
 * Replaces a file as a whole: whatever happens, there is the old file or the
 * new one. The errors are of the domain %G_IO_ERROR, with
 * %G_IO_ERROR_WRONG_ETAG if somebody else wrote the file and
 * %G_IO_ERROR_EXISTS if it should be new; and %RK_ERROR_VERSION. May be called
 * in any thread.
 *
 * Returns: %FALSE with @error set if nothing was written
 */
gboolean
rk_file_io_write (GFile        *file,
                  GBytes       *text,
                  RkFileGuard   guard,
                  RkFileStamp  *stamp,
                  const char   *checksum,
                  GError      **error)
{
  g_autoptr (GFile) target = NULL;
  g_autofree char *folder = NULL;
  g_autofree char *temporary = NULL;
  const char *path;
  RkFileStamp written;
  RkFileStamp now;
  gboolean done;
  int fd;

  g_return_val_if_fail (G_IS_FILE (file), FALSE);
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (stamp != NULL, FALSE);

  now = *stamp;
  target = rk_file_io_resolve (file);
  path = peek_path (target, error);
  if (path == NULL)
    return FALSE;
  folder = g_path_get_dirname (path);
  temporary = g_build_filename (folder, RK_FILE_IO_TEMPORARY_PREFIX "XXXXXX", NULL);
  fd = g_mkstemp_full (temporary, O_WRONLY | O_CLOEXEC, 0666);
  if (fd < 0)
    return rk_file_io_fail (error);

  done = fill_temporary (fd, path, text, &written, error);
  if (close (fd) != 0 && done)
    done = rk_file_io_fail (error);
  done = done && put_in_place (temporary, path, folder, guard, stamp, checksum, &now,
                               error);
  if (done)
    update_change_time (&written, path);
  else
    unlink (temporary);
  *stamp = done ? written : now;
  return done;
}
