/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-test-library.h"

guint
rk_test_count_items (RkLibrary *library)
{
  return g_list_model_get_n_items (G_LIST_MODEL (library));
}

/* The list must be in order, newest first, and each file stand in it once. */
void
rk_test_assert_in_order (RkLibrary *library)
{
  g_autoptr (GHashTable) names = g_hash_table_new (g_file_hash, (GEqualFunc) g_file_equal);
  GDateTime *last = NULL;

  for (guint i = 0; i < rk_test_count_items (library); i++)
    {
      g_autoptr (RkLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (library), i);
      GDateTime *modified = rk_library_item_get_modified (item);

      g_assert_true (last == NULL || g_date_time_compare (last, modified) >= 0);
      g_assert_true (g_hash_table_add (names, rk_library_item_get_file (item)));
      last = modified;
    }
}

/* A second list that is only told of changes, as a view is. */
static void
mirror_cb (GListModel *model,
           guint       position,
           guint       removed,
           guint       added,
           GPtrArray  *mirror)
{
  g_assert_cmpuint (position + removed, <=, mirror->len);
  if (removed > 0)
    g_ptr_array_remove_range (mirror, position, removed);
  for (guint i = 0; i < added; i++)
    g_ptr_array_insert (mirror, position + i, g_list_model_get_item (model, position + i));
  g_assert_cmpuint (mirror->len, ==, g_list_model_get_n_items (model));
}

GPtrArray *
rk_test_mirror_of (RkLibrary *library)
{
  GPtrArray *mirror = g_ptr_array_new_with_free_func (g_object_unref);

  g_signal_connect (library, "items-changed", G_CALLBACK (mirror_cb), mirror);
  return mirror;
}

void
rk_test_assert_mirrored (RkLibrary *library,
                         GPtrArray *mirror)
{
  g_assert_cmpuint (rk_test_count_items (library), ==, mirror->len);
  for (guint i = 0; i < mirror->len; i++)
    {
      g_autoptr (RkLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (library), i);

      g_assert_true (item == g_ptr_array_index (mirror, i));
    }
}

void
rk_test_assert_item_of (RkLibraryItem *item,
                        RkMatch       *match)
{
  g_autofree char *south = NULL;
  g_autofree char *north = NULL;
  guint stones[2], n_rounds;
  int state, winner;
  g_autoptr (GDateTime) modified = NULL;
  g_autofree char *problem = NULL;

  g_object_get (item, "south", &south, "north", &north,
                "south-stones", &stones[RK_SOUTH], "north-stones", &stones[RK_NORTH],
                "n-rounds", &n_rounds, "state", &state, "winner", &winner,
                "modified", &modified, "problem", &problem, NULL);
  g_assert_cmpstr (south, ==, rk_player_get_name (rk_match_get_player (match, RK_SOUTH)));
  g_assert_cmpstr (north, ==, rk_player_get_name (rk_match_get_player (match, RK_NORTH)));
  g_assert_cmpstr (south, ==, rk_library_item_get_name (item, RK_SOUTH));
  g_assert_cmpstr (north, ==, rk_library_item_get_name (item, RK_NORTH));
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      RkPlayer *player = rk_match_get_player (match, side);

      g_assert_cmpint (rk_library_item_get_player_type (item, side), ==,
                       rk_player_get_player_type (player));
      g_assert_cmpint (rk_library_item_get_level (item, side), ==, rk_player_get_level (player));
      g_assert_cmpuint (stones[side], ==, rk_match_get_stones (match, side));
      g_assert_cmpuint (stones[side], ==, rk_library_item_get_stones (item, side));
    }
  g_assert_cmpuint (n_rounds, ==, rk_match_get_n_rounds (match));
  g_assert_cmpuint (n_rounds, ==, rk_library_item_get_n_rounds (item));
  g_assert_cmpint (state, ==, rk_match_get_state (match));
  g_assert_cmpint (state, ==, rk_library_item_get_state (item));
  g_assert_cmpint (winner, ==, rk_match_get_winner (match));
  g_assert_cmpint (winner, ==, rk_library_item_get_winner (item));
  g_assert_true (g_date_time_equal (modified, rk_match_get_modified (match)));
  g_assert_null (problem);
}

/* All matches of the fixtures. */
guint
rk_test_fill (RkTestFolder *folder)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "fixtures", "matches", NULL);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_object_unref (rk_test_folder_copy (folder, name, name));
      n++;
    }
  return n;
}

void
rk_test_assert_shows_files (RkLibrary *library)
{
  for (guint i = 0; i < rk_test_count_items (library); i++)
    {
      g_autoptr (RkLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (library), i);
      g_autoptr (RkMatch) match = rk_test_read_match (rk_library_item_get_file (item));

      rk_test_assert_item_of (item, match);
    }
  rk_test_assert_in_order (library);
}

void
rk_test_loaded_cb (GObject      *object,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  g_assert_true (rk_library_load_finish (RK_LIBRARY (object), result, NULL));
  (*(guint *) user_data)++;
}

RkDocument *
rk_test_open_item (RkLibrary       *library,
                   RkDocumentStore *store,
                   const char      *name)
{
  RkLibraryItem *item = rk_test_find_item (library, name);
  RkDocument *document = rk_document_store_open (store, rk_library_item_get_file (item), NULL);

  rk_library_watch_document (library, document);
  return document;
}
