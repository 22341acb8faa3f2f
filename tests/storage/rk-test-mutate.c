/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-test-mutate.h"

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

void
rk_test_mutate_text (GString *text,
                     GRand   *rand)
{
  static void (*const mutations[]) (GString *text, GRand *rand) = {
    flip, set_byte, erase, repeat, truncate_text, splice, swap_tokens, swap_tokens,
    replace_token, replace_token,
  };

  for (guint n = g_rand_int_range (rand, 1, 4); n > 0; n--)
    mutations[g_rand_int_range (rand, 0, G_N_ELEMENTS (mutations))] (text, rand);
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
void
rk_test_mutate_tree (JsonNode *root,
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

/* The place after the last one of a list can be patched too. */
static void
set_element (JsonArray  *list,
             guint       index,
             const char *value)
{
  if (*value == '\0')
    json_array_remove_element (list, index);
  else if (index == json_array_get_length (list))
    json_array_add_element (list, json_from_string (value, NULL));
  else
    {
      JsonArray *rest = json_array_new ();

      while (json_array_get_length (list) > index)
        {
          json_array_add_element (rest, json_array_dup_element (list, index));
          json_array_remove_element (list, index);
        }
      json_array_add_element (list, json_from_string (value, NULL));
      for (guint i = 1; i < json_array_get_length (rest); i++)
        json_array_add_element (list, json_array_dup_element (rest, i));
      json_array_unref (rest);
    }
}

static void
set_value (JsonNode   *node,
           const char *step,
           const char *value)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    set_element (json_node_get_array (node), g_ascii_strtoull (step, NULL, 10), value);
  else if (*value == '\0')
    json_object_remove_member (json_node_get_object (node), step);
  else
    json_object_set_member (json_node_get_object (node), step, json_from_string (value, NULL));
}

static JsonNode *
get_value (JsonNode   *node,
           const char *step)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    return json_array_get_element (json_node_get_array (node),
                                   g_ascii_strtoull (step, NULL, 10));

  return json_object_get_member (json_node_get_object (node), step);
}

JsonNode *
rk_test_patch (JsonNode   *root,
               const char *path,
               const char *value)
{
  g_auto (GStrv) steps = g_strsplit_set (path, ".[", -1);
  JsonNode *node = root;
  guint last = g_strv_length (steps);

  if (last == 0)
    {
      json_node_unref (root);
      return json_from_string (value, NULL);
    }

  for (guint i = 0; i + 1 < last; i++)
    {
      node = get_value (node, steps[i]);
      g_assert_nonnull (node);
    }
  set_value (node, steps[last - 1], value);

  return root;
}
