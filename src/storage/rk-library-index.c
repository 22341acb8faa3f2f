/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-library-index.h"

#include <string.h>

/* A checksum, then a GVariant: version, folder, and for each file its name,
 * time, size, kind, id, the id and name of the tournament it is played in, the two names,
 * types, levels and stones of each side, number of rounds, state, winner, whether it starts
 * from a position, times when it was made and last changed and, for a tournament, its name,
 * system, state, number of players, rounds paired and in all, open boards, winner and players.
 * The version tells also another byte order, in which it would be another number.
 */
#define VERSION         8
#define TOURNAMENT_TYPE "(suuuuuumss)"
#define ROW_TYPE        "(ayxxumsmsmsmsms(uu)(uu)(uu)uuubxxm" TOURNAMENT_TYPE ")"
#define INDEX_TYPE      "(uaya" ROW_TYPE ")"
#define DIGEST_SIZE     32

static void
make_digest (gconstpointer data,
             gsize         size,
             guint8        digest[DIGEST_SIZE])
{
  g_autoptr (GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  gsize length = DIGEST_SIZE;

  g_checksum_update (checksum, data, size);
  g_checksum_get_digest (checksum, digest, &length);
}

/* Floating. */
static GVariant *
tournament_to_variant (const RkLibraryTournament *known)
{
  GVariant *child = NULL;

  if (known != NULL)
    child = g_variant_new (TOURNAMENT_TYPE, known->name, (guint) known->system,
                           (guint) known->state, known->n_players, known->round,
                           known->total_rounds, known->n_open, known->winner, known->players);
  return g_variant_new_maybe (G_VARIANT_TYPE (TOURNAMENT_TYPE), child);
}

static RkLibraryTournament *
tournament_from_variant (GVariant *variant)
{
  g_autoptr (GVariant) child = g_variant_get_maybe (variant);
  RkLibraryTournament *known;
  guint system, state;

  if (child == NULL)
    return NULL;
  known = g_new0 (RkLibraryTournament, 1);
  g_variant_get (child, TOURNAMENT_TYPE, &known->name, &system, &state, &known->n_players,
                 &known->round, &known->total_rounds, &known->n_open, &known->winner,
                 &known->players);
  known->system = MIN (system, RK_SYSTEM_KNOCKOUT);
  known->state = MIN (state, RK_TOURNAMENT_OVER);
  return known;
}

static GVariant *
row_to_variant (const RkLibraryRow *row)
{
  return g_variant_new ("(^ayxxumsmsmsmsms(uu)(uu)(uu)uuubxx@m" TOURNAMENT_TYPE ")",
                        row->name, row->stamp.mtime, row->stamp.size, (guint) row->kind,
                        row->id, row->event, row->event_name,
                        row->players[RK_SOUTH], row->players[RK_NORTH],
                        (guint) row->types[RK_SOUTH], (guint) row->types[RK_NORTH],
                        (guint) row->levels[RK_SOUTH], (guint) row->levels[RK_NORTH],
                        row->stones[RK_SOUTH], row->stones[RK_NORTH],
                        row->n_rounds, (guint) row->state, (guint) row->winner, row->has_start,
                        row->created, row->modified, tournament_to_variant (row->tournament));
}

static RkLibraryRow *
row_from_variant (GVariant *variant)
{
  const char *name;
  RkFileStamp stamp;
  RkLibraryRow *row;
  g_autoptr (GVariant) known = NULL;
  guint types[2], levels[2];
  guint kind, state, winner;

  g_variant_get_child (variant, 0, "^&ay", &name);
  g_variant_get_child (variant, 1, "x", &stamp.mtime);
  g_variant_get_child (variant, 2, "x", &stamp.size);
  row = rk_library_row_new (name, &stamp);
  g_variant_get (variant, "(^&ayxxumsmsmsmsms(uu)(uu)(uu)uuubxx@m" TOURNAMENT_TYPE ")",
                 NULL, NULL, NULL, &kind, &row->id, &row->event, &row->event_name,
                 &row->players[RK_SOUTH], &row->players[RK_NORTH],
                 &types[RK_SOUTH], &types[RK_NORTH], &levels[RK_SOUTH], &levels[RK_NORTH],
                 &row->stones[RK_SOUTH], &row->stones[RK_NORTH],
                 &row->n_rounds, &state, &winner, &row->has_start, &row->created, &row->modified,
                 &known);
  row->kind = MIN (kind, RK_FILE_KIND_TOURNAMENT);
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      row->types[side] = MIN (types[side], RK_PLAYER_COMPUTER);
      row->levels[side] = MIN (levels[side], RK_LEVEL_PERFECT);
    }
  row->tournament = tournament_from_variant (known);
  row->state = MIN (state, RK_MATCH_OVER);
  row->winner = MIN (winner, RK_WINNER_DRAW);
  return row;
}

static GVariant *
load_variant (const char *index)
{
  g_autofree char *contents = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) body = NULL;
  g_autoptr (GVariant) variant = NULL;
  guint8 digest[DIGEST_SIZE];
  gsize size;

  if (!g_file_get_contents (index, &contents, &size, NULL) || size <= DIGEST_SIZE)
    return NULL;
  make_digest (contents + DIGEST_SIZE, size - DIGEST_SIZE, digest);
  if (memcmp (contents, digest, DIGEST_SIZE) != 0)
    return NULL;
  bytes = g_bytes_new_take (g_steal_pointer (&contents), size);
  body = g_bytes_new_from_bytes (bytes, DIGEST_SIZE, size - DIGEST_SIZE);
  variant = g_variant_ref_sink (g_variant_new_from_bytes (G_VARIANT_TYPE (INDEX_TYPE), body,
                                                          FALSE));
  return g_variant_is_normal_form (variant) ? g_steal_pointer (&variant) : NULL;
}

/**
 * rk_library_index_load:
 * @index: (nullable): the path of the index
 * @folder: the path of the folder
 *
 * Reads an index. One that is missing, damaged, of another version or of
 * another folder is as good as an empty one.
 *
 * Returns: (transfer full): the rows by the names of their files
 */
GHashTable *
rk_library_index_load (const char *index,
                       const char *folder)
{
  GHashTable *rows = g_hash_table_new_full (g_str_hash, g_str_equal, NULL,
                                            (GDestroyNotify) rk_library_row_unref);
  g_autoptr (GVariant) variant = index == NULL ? NULL : load_variant (index);
  g_autoptr (GVariant) list = NULL;
  const char *indexed_folder;
  guint version;

  if (variant == NULL)
    return rows;
  g_variant_get (variant, "(u^&ay@a" ROW_TYPE ")", &version, &indexed_folder, &list);
  if (version != VERSION || g_strcmp0 (indexed_folder, folder) != 0)
    return rows;
  for (gsize i = 0; i < g_variant_n_children (list); i++)
    {
      g_autoptr (GVariant) child = g_variant_get_child_value (list, i);
      RkLibraryRow *row = row_from_variant (child);

      g_hash_table_replace (rows, row->name, row);
    }
  return rows;
}

/**
 * rk_library_index_save:
 * @index: the path of the index; its folder is made when it is missing
 * @folder: the path of the folder
 * @rows: (element-type RkLibraryRow): its rows
 * @error: return location for a #GError
 *
 * Writes an index as a whole. Files that could not be read are left out: they
 * are tried again each time.
 *
 * Returns: %FALSE with @error set if it cannot be written
 */
gboolean
rk_library_index_save (const char  *index,
                       const char  *folder,
                       GPtrArray   *rows,
                       GError     **error)
{
  g_autofree char *cache = g_path_get_dirname (index);
  g_autoptr (GVariant) variant = NULL;
  g_autoptr (GByteArray) text = g_byte_array_new ();
  guint8 digest[DIGEST_SIZE];
  GVariantBuilder builder;

  g_variant_builder_init_static (&builder, G_VARIANT_TYPE ("a" ROW_TYPE));
  for (guint i = 0; i < rows->len; i++)
    {
      const RkLibraryRow *row = g_ptr_array_index (rows, i);

      if (row->problem == NULL)
        g_variant_builder_add_value (&builder, row_to_variant (row));
    }
  variant = g_variant_ref_sink (g_variant_new ("(u^aya" ROW_TYPE ")", VERSION, folder, &builder));
  make_digest (g_variant_get_data (variant), g_variant_get_size (variant), digest);
  g_byte_array_append (text, digest, DIGEST_SIZE);
  g_byte_array_append (text, g_variant_get_data (variant), g_variant_get_size (variant));

  /* What fails here shows again when the file is written. */
  g_mkdir_with_parents (cache, 0700);
  return g_file_set_contents_full (index, (const char *) text->data, text->len,
                                   G_FILE_SET_CONTENTS_CONSISTENT, 0600, error);
}
