/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Good files with something broken at random.  Each is either refused with a
 * message, or it is a match like any other. */
#include "config.h"

#include <string.h>

#include "rk-json-print.h"
#include "rk-test-files.h"

/* What breaks files in ways of its own. */
static const char *const pieces[] = {
  "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u0000", "\\ud83d", "\xff", "\xc3", "\xed\xa0\x80",
  "null", "true", "-", "0", "1", "6", "48", "1e400", "1.5", "9007199254740993", "[[[[[[[[",
  "\"A\"", "\"f\"", "\"south\"", "\"north\"", "\"reason\":\"conceded\",", "\"by\":\"south\",",
  "\"result\":{},", "\"after\":1,", "\"rounds\":[],", "\"undone\":{},", "\"x\":{\"x\":[]},", "\r",
  "\xef\xbb\xbf", "/*", "//", "'", "é",
};

static gsize
random_place (GString *text,
              GRand   *rand)
{
  return text->len == 0 ? 0 : g_rand_int_range (rand, 0, text->len);
}

static void
flip (GString *text,
      GRand   *rand)
{
  if (text->len > 0)
    text->str[random_place (text, rand)] ^= 1 << g_rand_int_range (rand, 0, 8);
}

static void
set_byte (GString *text,
          GRand   *rand)
{
  if (text->len > 0)
    text->str[random_place (text, rand)] = g_rand_int_range (rand, 0, 256);
}

static void
erase (GString *text,
       GRand   *rand)
{
  gsize start = random_place (text, rand);
  gsize length = g_rand_int_range (rand, 1, 40);

  g_string_erase (text, start, MIN (text->len - start, length));
}

static void
repeat (GString *text,
        GRand   *rand)
{
  gsize start = random_place (text, rand);
  gsize length = g_rand_int_range (rand, 1, 60);
  g_autofree char *piece = NULL;

  length = MIN (text->len - start, length);
  piece = g_memdup2 (text->str + start, length);
  g_string_insert_len (text, random_place (text, rand), piece, length);
}

static void
truncate_text (GString *text,
               GRand   *rand)
{
  g_string_truncate (text, random_place (text, rand));
}

static void
splice (GString *text,
        GRand   *rand)
{
  g_string_insert (text, random_place (text, rand),
                   pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
}

/* The tokens of JSON that follow a place, so that what comes out is JSON more
 * often. */
static gsize
token_length (const char *token)
{
  gsize length = strcspn (token, ",]}\n");

  return MAX (length, 1);
}

static void
swap_tokens (GString *text,
             GRand   *rand)
{
  gsize a = random_place (text, rand);
  gsize b = random_place (text, rand);
  gsize a_length = token_length (text->str + a);
  gsize b_length = token_length (text->str + b);
  g_autofree char *token = g_strndup (text->str + b, b_length);

  if (a + a_length > text->len || b + b_length > text->len)
    return;

  g_string_erase (text, a, a_length);
  g_string_insert (text, a, token);
}

static void
replace_token (GString *text,
               GRand   *rand)
{
  gsize place = random_place (text, rand);
  const char *token = strpbrk (text->str + place, ":[,");
  gsize start;

  if (token == NULL)
    return;

  start = token + 1 - text->str;
  g_string_erase (text, start, MIN (token_length (token + 1), text->len - start));
  g_string_insert (text, start, pieces[g_rand_int_range (rand, 0, G_N_ELEMENTS (pieces))]);
}

static void
mutate (GString *text,
        GRand   *rand)
{
  static void (*const mutations[]) (GString *text, GRand *rand) = {
    flip, set_byte, erase, repeat, truncate_text, splice, swap_tokens, swap_tokens,
    replace_token, replace_token,
  };

  for (guint n = g_rand_int_range (rand, 1, 4); n > 0; n--)
    mutations[g_rand_int_range (rand, 0, G_N_ELEMENTS (mutations))] (text, rand);
}

/* Whether the file was read. */
static gboolean
check_mutated (GString *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text->str, text->len);
  g_autoptr (GError) error = NULL;
  g_autoptr (RkMatch) match = rk_match_file_parse (bytes, &error);
  g_autoptr (RkMatch) reread = NULL;
  g_autoptr (GBytes) written = NULL;
  g_autoptr (GBytes) again = NULL;

  if (match == NULL)
    {
      g_assert_nonnull (error);
      g_assert_true (error->domain == RK_ERROR);
      g_assert_true (g_utf8_validate (error->message, -1, NULL));
      g_assert_cmpuint (strlen (error->message), >, 10);
      g_assert_cmpuint (strlen (error->message), <, 3000);
      return FALSE;
    }

  g_assert_no_error (error);
  rk_test_check (match);
  written = rk_match_file_format (match);
  reread = rk_test_parse (written);
  again = rk_match_file_format (reread);
  rk_test_assert_same (again, written);

  return TRUE;
}

/* Texts to break: all fixtures, and random matches. */
static GPtrArray *
collect_good (GRand *rand)
{
  GPtrArray *good = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  g_auto (GStrv) names = rk_test_fixtures ("matches");

  for (guint i = 0; names[i] != NULL; i++)
    g_ptr_array_add (good, rk_test_fixture ("matches", names[i]));

  for (guint i = 0; i < 10; i++)
    {
      g_autoptr (RkMatch) match = rk_test_random_match (rand);
      g_autoptr (GBytes) plain = rk_match_file_format (match);

      g_ptr_array_add (good, rk_test_fixture ("files", "everything.rkmatch"));
      g_ptr_array_add (good, rk_test_add_unknown (plain, rand));
    }

  return good;
}

static void
test_mutated (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20000);
  g_autoptr (GPtrArray) good = collect_good (rand);
  guint count = rk_test_count (20000);
  guint n_read = 0;

  for (guint n = 0; n < count; n++)
    {
      GBytes *bytes = g_ptr_array_index (good, g_rand_int_range (rand, 0, good->len));
      g_autoptr (GString) text = g_string_new_len (g_bytes_get_data (bytes, NULL),
                                                   g_bytes_get_size (bytes));

      mutate (text, rand);
      n_read += check_mutated (text);
    }

  g_test_message ("%u of %u mutated files were read", n_read, count);
  /* Both ways are taken often. */
  g_assert_cmpuint (n_read, >, count / 100);
  g_assert_cmpuint (n_read, <, count / 2);
}

/* All values of a tree, from the top; borrowed. */
static void
collect_values (JsonNode  *node,
                GPtrArray *values)
{
  g_ptr_array_add (values, node);

  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
        collect_values (json_array_get_element (json_node_get_array (node), i), values);
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      g_autoptr (GList) members = json_object_get_values (json_node_get_object (node));

      for (GList *member = members; member != NULL; member = member->next)
        collect_values (member->data, values);
    }
}

static JsonNode *
random_value (GPtrArray *values,
              GRand     *rand)
{
  return g_ptr_array_index (values, g_rand_int_range (rand, 0, values->len));
}

/* json_node_copy() shares objects and lists. */
static JsonNode *
copy_deep (JsonNode *node)
{
  g_autoptr (GBytes) text = rk_json_print (node);

  return rk_test_tree (text);
}

/* Takes something out of an object or list, or puts a copy of another value of
 * the tree into it. */
static void
mutate_tree (JsonNode *root,
             GRand    *rand)
{
  g_autoptr (GPtrArray) values = g_ptr_array_new ();
  gboolean removes = g_rand_boolean (rand);
  g_autoptr (JsonNode) value = NULL;
  JsonNode *place;

  collect_values (root, values);
  do
    place = random_value (values, rand);
  while (JSON_NODE_HOLDS_VALUE (place) || JSON_NODE_HOLDS_NULL (place));
  value = copy_deep (random_value (values, rand));

  if (JSON_NODE_HOLDS_ARRAY (place))
    {
      JsonArray *list = json_node_get_array (place);
      guint length = json_array_get_length (list);

      if (removes && length > 0)
        json_array_remove_element (list, g_rand_int_range (rand, 0, length));
      else
        json_array_add_element (list, json_node_copy (value));
    }
  else
    {
      JsonObject *object = json_node_get_object (place);
      g_autoptr (GList) members = json_object_get_members (object);
      guint length = g_list_length (members);
      const char *name = length == 0 ? "x" : g_list_nth_data (members,
                                                              g_rand_int_range (rand, 0, length));

      if (removes)
        json_object_remove_member (object, name);
      else
        json_object_set_member (object, name, json_node_copy (value));
    }
}

/* Files that are JSON get past the scanner. */
static void
test_trees (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20001);
  g_autoptr (GPtrArray) good = collect_good (rand);
  guint count = rk_test_count (10000);
  guint n_read = 0;

  for (guint n = 0; n < count; n++)
    {
      GBytes *bytes = g_ptr_array_index (good, g_rand_int_range (rand, 0, good->len));
      g_autoptr (JsonNode) tree = rk_test_tree (bytes);
      g_autoptr (GBytes) mutated = NULL;
      g_autoptr (GString) text = NULL;

      mutate_tree (tree, rand);
      mutated = rk_json_print (tree);
      text = g_string_new_len (g_bytes_get_data (mutated, NULL), g_bytes_get_size (mutated));
      n_read += check_mutated (text);
    }

  g_test_message ("%u of %u mutated trees were read", n_read, count);
  g_assert_cmpuint (n_read, >, count / 100);
}

/* A file can be cut anywhere. */
static void
test_truncated (void)
{
  g_autoptr (GBytes) bytes = rk_test_fixture ("files", "everything.rkmatch");
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  for (gsize length = 0; length < size; length++)
    {
      g_autoptr (GString) text = g_string_new_len (data, length);

      g_assert_false (check_mutated (text));
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/mutated/random", test_mutated);
  g_test_add_func ("/mutated/trees", test_trees);
  g_test_add_func ("/mutated/truncated", test_truncated);

  return g_test_run ();
}
