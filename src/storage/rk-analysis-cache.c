/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-analysis-cache.h"

#include <glib/gstdio.h>
#include <sys/stat.h>

#include "rk-json-print.h"
#include "rk-match-file-private.h"
#include "rk-notation.h"

/* A file is the checksum of what follows the first line, in hexadecimal digits, and
 * then the analysis as in a match file. */
#define SUFFIX          ".analysis"
#define CHECKSUM_LENGTH 64

/* The place of the analysis of this match with these moves. */
static char *
get_path (GFile   *folder,
          RkMatch *match)
{
  g_autoptr (GString) key = g_string_new (rk_match_get_id (match));
  g_autofree char *digest = NULL;
  g_autofree char *name = NULL;

  for (guint i = 0; i < rk_match_get_n_rounds (match); i++)
    {
      RkRound *round = rk_match_get_round (match, i);
      g_autofree char *start = rk_position_to_string (rk_round_get_position (round, 0));

      g_string_append_printf (key, "\n%s ", start);
      for (guint ply = 0; ply < rk_round_get_n_moves (round); ply++)
        g_string_append_c (key, rk_move_get_letter (rk_round_get_move (round, ply)));
    }
  g_string_append_printf (key, "\n%u", rk_match_get_rules (match)->direction);

  digest = g_compute_checksum_for_string (G_CHECKSUM_SHA256, key->str, key->len);
  name = g_strconcat (digest, SUFFIX, NULL);

  return g_build_filename (g_file_peek_path (folder), name, NULL);
}

/* The part of @contents after the checksum, NULL if it is damaged. */
static const char *
find_text (const char *contents,
           gsize       size,
           gsize      *length)
{
  g_autofree char *digest = NULL;

  if (size <= CHECKSUM_LENGTH || contents[CHECKSUM_LENGTH] != '\n')
    return NULL;

  *length = size - CHECKSUM_LENGTH - 1;
  digest = g_compute_checksum_for_data (G_CHECKSUM_SHA256,
                                        (const guchar *) contents + CHECKSUM_LENGTH + 1, *length);

  return strncmp (contents, digest, CHECKSUM_LENGTH) == 0 ? contents + CHECKSUM_LENGTH + 1 : NULL;
}

static gboolean
is_small_file (const char *path)
{
  GStatBuf status;

  return g_stat (path, &status) == 0 && S_ISREG (status.st_mode) &&
         status.st_size <= RK_ANALYSIS_CACHE_MAX_BYTES;
}

/**
 * rk_analysis_cache_load:
 * @folder: the folder of the cache, of this computer
 * @match: a match
 *
 * Looks for the analysis of @match with the moves played in it now. A file that is
 * missing or damaged is as good as none. Can be called in any thread.
 *
 * Returns: (transfer full) (nullable): the analysis, or %NULL
 */
RkAnalysis *
rk_analysis_cache_load (GFile   *folder,
                        RkMatch *match)
{
  g_autofree char *path = NULL;
  g_autofree char *contents = NULL;
  g_autoptr (JsonNode) tree = NULL;
  const char *text;
  gsize size, length;
  RkJson root;

  g_return_val_if_fail (G_IS_FILE (folder), NULL);
  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  path = get_path (folder, match);
  if (!is_small_file (path) || !g_file_get_contents (path, &contents, &size, NULL))
    return NULL;

  text = find_text (contents, size, &length);
  tree = text != NULL ? rk_json_parse (text, length, NULL) : NULL;
  if (tree == NULL)
    return NULL;

  rk_json_init (&root, tree);

  return rk_match_file_read_analysis (&root, match, NULL);
}

typedef struct
{
  char *path;
  gint64 time;
} Entry;

static void
entry_clear (gpointer data)
{
  Entry *entry = data;

  g_free (entry->path);
}

static int
compare_entries (gconstpointer a,
                 gconstpointer b)
{
  const Entry *first = a;
  const Entry *second = b;

  return first->time != second->time ? (first->time < second->time ? 1 : -1)
                                     : strcmp (first->path, second->path);
}

/* The analyses in the folder, the newest first. */
static GArray *
list_entries (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GArray *entries = g_array_new (FALSE, FALSE, sizeof (Entry));
  const char *name;

  g_array_set_clear_func (entries, entry_clear);
  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      Entry entry = { g_build_filename (folder, name, NULL), 0 };
      GStatBuf status;

      if (g_str_has_suffix (name, SUFFIX) && g_stat (entry.path, &status) == 0)
        {
          entry.time = status.st_mtim.tv_sec * G_USEC_PER_SEC + status.st_mtim.tv_nsec / 1000;
          g_array_append_val (entries, entry);
        }
      else
        g_free (entry.path);
    }
  g_array_sort (entries, compare_entries);

  return entries;
}

/* Makes room for one more. */
static void
remove_oldest (const char *folder)
{
  g_autoptr (GArray) entries = list_entries (folder);

  for (guint i = RK_ANALYSIS_CACHE_MAX_FILES - 1; i < entries->len; i++)
    g_unlink (g_array_index (entries, Entry, i).path);
}

/**
 * rk_analysis_cache_save:
 * @folder: the folder of the cache, of this computer; made when it is missing
 * @match: a match with an analysis
 * @error: return location for a #GError
 *
 * Keeps the analysis of @match for the moves played in it now.
 *
 * Returns: %FALSE with @error set if it cannot be written
 */
gboolean
rk_analysis_cache_save (GFile    *folder,
                        RkMatch  *match,
                        GError  **error)
{
  g_autofree char *path = NULL;
  g_autoptr (JsonNode) tree = NULL;
  g_autoptr (GBytes) text = NULL;
  g_autoptr (GString) contents = NULL;
  g_autofree char *digest = NULL;

  g_return_val_if_fail (G_IS_FILE (folder), FALSE);
  g_return_val_if_fail (RK_IS_MATCH (match), FALSE);
  g_return_val_if_fail (rk_match_get_analysis (match) != NULL, FALSE);

  path = get_path (folder, match);
  tree = rk_match_file_write_analysis (match, rk_match_get_analysis (match));
  text = rk_json_print (tree);
  digest = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, text);
  contents = g_string_new (digest);
  g_string_append_c (contents, '\n');
  g_string_append_len (contents, g_bytes_get_data (text, NULL), g_bytes_get_size (text));

  /* What fails here shows when the file is written. */
  g_mkdir_with_parents (g_file_peek_path (folder), 0700);
  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    remove_oldest (g_file_peek_path (folder));

  return g_file_set_contents_full (path, contents->str, contents->len,
                                   G_FILE_SET_CONTENTS_CONSISTENT, 0600, error);
}
