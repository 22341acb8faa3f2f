/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-json-print.h"

#include <string.h>

/* The depth of what is written without line ends and spaces. */
#define COMPACT G_MAXUINT

static void print_node (GString  *text,
                        JsonNode *node,
                        guint     depth);

static guint
get_deeper (guint depth)
{
  return depth == COMPACT ? COMPACT : depth + 1;
}

static void
print_line_start (GString *text,
                  guint    depth)
{
  if (depth == COMPACT)
    return;
  g_string_append_c (text, '\n');
  for (guint i = 0; i < depth; i++)
    g_string_append_c (text, ' ');
}

/* Where the next character is that must be escaped, or the end. */
static const char *
find_escaped (const char *p)
{
  while ((guchar) *p >= 0x20 && *p != '"' && *p != '\\')
    p++;
  return p;
}

/* Only what JSON wants escaped is escaped. */
static void
print_text (GString    *text,
            const char *value)
{
  static const char escaped[] = "\"\\\b\f\n\r\t";
  static const char letters[] = "\"\\bfnrt";

  g_string_append_c (text, '"');
  while (TRUE)
    {
      const char *end = find_escaped (value);
      const char *found;

      g_string_append_len (text, value, end - value);
      if (*end == '\0')
        break;
      found = strchr (escaped, *end);
      if (found != NULL)
        g_string_append_printf (text, "\\%c", letters[found - escaped]);
      else
        g_string_append_printf (text, "\\u%04x", *end);
      value = end + 1;
    }
  g_string_append_c (text, '"');
}

/**
 * rk_json_print_double:
 * @text: a text to append to
 * @value: a finite number
 *
 * Writes a number with 15 digits, or more if these do not give the same number
 * back, whatever the locale. It never looks like a whole number: 6.0.
 */
void
rk_json_print_double (GString *text,
                      double   value)
{
  static const char *const formats[] = { "%.15g", "%.16g", "%.17g" };
  char number[G_ASCII_DTOSTR_BUF_SIZE];

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_ascii_formatd (number, sizeof number, formats[i], value);
      if (memcmp (&value, &(double) { g_ascii_strtod (number, NULL) }, sizeof value) == 0)
        break;
    }

  g_string_append (text, number);
  if (strpbrk (number, ".e") == NULL)
    g_string_append (text, ".0");
}

static void
print_value (GString  *text,
             JsonNode *node)
{
  switch (json_node_get_value_type (node))
    {
    case G_TYPE_STRING:
      print_text (text, json_node_get_string (node));
      break;

    case G_TYPE_INT64:
      g_string_append_printf (text, "%" G_GINT64_FORMAT, json_node_get_int (node));
      break;

    case G_TYPE_DOUBLE:
      rk_json_print_double (text, json_node_get_double (node));
      break;

    case G_TYPE_BOOLEAN:
      g_string_append (text, json_node_get_boolean (node) ? "true" : "false");
      break;

    default:
      g_assert_not_reached ();
    }
}

static void
print_object (GString    *text,
              JsonObject *object,
              guint       depth)
{
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;
  gboolean first = TRUE;

  g_string_append_c (text, '{');
  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    {
      if (!first)
        g_string_append_c (text, ',');
      first = FALSE;

      print_line_start (text, get_deeper (depth));
      print_text (text, name);
      g_string_append (text, depth == COMPACT ? ":" : ": ");
      print_node (text, value, get_deeper (depth));
    }

  if (!first)
    print_line_start (text, depth);
  g_string_append_c (text, '}');
}

static void
print_list (GString   *text,
            JsonArray *list,
            guint      depth)
{
  const guint length = json_array_get_length (list);

  g_string_append_c (text, '[');
  for (guint i = 0; i < length; i++)
    {
      if (i > 0)
        g_string_append_c (text, ',');

      print_line_start (text, get_deeper (depth));
      print_node (text, json_array_get_element (list, i), get_deeper (depth));
    }

  if (length > 0)
    print_line_start (text, depth);
  g_string_append_c (text, ']');
}

static void
print_node (GString  *text,
            JsonNode *node,
            guint     depth)
{
  switch (json_node_get_node_type (node))
    {
    case JSON_NODE_OBJECT:
      print_object (text, json_node_get_object (node), depth);
      break;

    case JSON_NODE_ARRAY:
      print_list (text, json_node_get_array (node), depth);
      break;

    case JSON_NODE_VALUE:
      print_value (text, node);
      break;

    case JSON_NODE_NULL:
    default:
      g_string_append (text, "null");
    }
}

/**
 * rk_json_print:
 * @root: the root of a tree
 *
 * Writes a tree with one member or element a line, each indented by one space
 * more than what is around it, and no line end after the last.  JsonGenerator
 * writes `"name" : value`, `{ }`, and 17 digits for 0.1.
 *
 * Returns: (transfer full): the text
 */
GBytes *
rk_json_print (JsonNode *root)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (root != NULL, NULL);

  print_node (text, root, 0);

  return g_string_free_to_bytes (text);
}

/**
 * rk_json_print_compact:
 * @root: the root of a tree
 *
 * Writes a tree as rk_json_print(), but without line ends and spaces.
 *
 * Returns: (transfer full): the text
 */
GBytes *
rk_json_print_compact (JsonNode *root)
{
  GString *text = g_string_new (NULL);

  g_return_val_if_fail (root != NULL, NULL);

  print_node (text, root, COMPACT);

  return g_string_free_to_bytes (text);
}
