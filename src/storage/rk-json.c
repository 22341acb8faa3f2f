/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-json.h"

#include <glib/gi18n-lib.h>

#include "rk-json-print.h"
#include "rk-json-scan.h"

/**
 * rk_json_parse:
 * @text: what a file holds
 * @length: its length in bytes
 * @error: return location for an error
 *
 * Scans the text with rk_json_scan() and makes a tree of it, which never
 * changes.  Errors are those of rk_json_scan().
 *
 * Returns: (transfer full): the root of the tree, or %NULL
 */
JsonNode *
rk_json_parse (const char  *text,
               gsize        length,
               GError     **error)
{
  g_autoptr (JsonParser) parser = NULL;
  g_autoptr (GError) local_error = NULL;

  if (!rk_json_scan (text, length, error))
    return NULL;

  parser = json_parser_new_immutable ();
  json_parser_set_strict (parser, TRUE);
  text = rk_json_skip_mark (text, &length);

  /* The scanner has found all faults there can be; this is for a json-glib
   * that is stricter than JSON. */
  if (!json_parser_load_from_data (parser, text, length, &local_error))
    {
      g_set_error (error, RK_ERROR, RK_ERROR_SYNTAX,
                   _("the text cannot be read as JSON: %s"), local_error->message);
      return NULL;
    }

  return json_parser_steal_root (parser);
}

/**
 * rk_json_init:
 * @self: (out): the place
 * @root: the root of a tree
 *
 * Makes @self the place of the whole text.
 */
void
rk_json_init (RkJson   *self,
              JsonNode *root)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (root != NULL);

  *self = (RkJson) { .node = root };
}

/**
 * rk_json_get_member:
 * @self: an object, checked with rk_json_check_object()
 * @name: a member's name
 * @member: (out): the place of the member, also when it is missing
 *
 * Steps into an object.
 */
void
rk_json_get_member (const RkJson *self,
                    const char   *name,
                    RkJson       *member)
{
  g_return_if_fail (JSON_NODE_HOLDS_OBJECT (self->node));

  *member = (RkJson) {
    .path = { .parent = &self->path, .member = name },
    .node = json_object_get_member (json_node_get_object (self->node), name),
  };
}

/**
 * rk_json_get_element:
 * @self: a list, read with rk_json_read_list()
 * @index: less than its length
 * @element: (out): the place of the element
 *
 * Steps into a list.
 */
void
rk_json_get_element (const RkJson *self,
                     guint         index,
                     RkJson       *element)
{
  g_return_if_fail (JSON_NODE_HOLDS_ARRAY (self->node));

  *element = (RkJson) {
    .path = { .parent = &self->path, .index = index },
    .node = json_array_get_element (json_node_get_array (self->node), index),
  };
}

/**
 * rk_json_is_present:
 * @self: a place
 *
 * Returns: whether there is a value, null or another
 */
gboolean
rk_json_is_present (const RkJson *self)
{
  return self->node != NULL;
}

/**
 * rk_json_is_null:
 * @self: a place
 *
 * Returns: whether the value is null
 */
gboolean
rk_json_is_null (const RkJson *self)
{
  return self->node != NULL && JSON_NODE_HOLDS_NULL (self->node);
}

static gboolean
holds (const RkJson *self,
       GType         type)
{
  return self->node != NULL && JSON_NODE_HOLDS_VALUE (self->node) &&
         json_node_get_value_type (self->node) == type;
}

/**
 * rk_json_get_text:
 * @self: a place
 *
 * Returns: (transfer none) (nullable): the text that is there, %NULL if it is
 *   something else or missing
 */
const char *
rk_json_get_text (const RkJson *self)
{
  return holds (self, G_TYPE_STRING) ? json_node_get_string (self->node) : NULL;
}

/* What stands there, as it is written in the file, or NULL for what has no
 * short form. */
static char *
describe_value (const RkJson *self)
{
  if (holds (self, G_TYPE_STRING))
    return rk_json_quote (json_node_get_string (self->node), -1);
  if (holds (self, G_TYPE_INT64))
    return g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (self->node));
  if (holds (self, G_TYPE_DOUBLE))
    {
      GString *number = g_string_new (NULL);

      rk_json_print_double (number, json_node_get_double (self->node));
      return g_string_free (number, FALSE);
    }
  if (holds (self, G_TYPE_BOOLEAN))
    return g_strdup (json_node_get_boolean (self->node) ? "true" : "false");
  if (rk_json_is_null (self))
    return g_strdup ("null");

  return NULL;
}

/* "found 7", "found a list", "missing". */
static char *
describe_found (const RkJson *self)
{
  g_autofree char *value = describe_value (self);

  if (value != NULL)
    return g_strdup_printf (_("found %s"), value);
  if (self->node == NULL)
    return g_strdup (_("missing"));
  if (JSON_NODE_HOLDS_ARRAY (self->node))
    return g_strdup (_("found a list"));

  return g_strdup (_("found an object"));
}

/**
 * rk_json_fault:
 * @self: where the fault is
 * @error: return location for an error
 * @message: what is wrong and what was expected, translated
 *
 * Sets %RK_ERROR_FORMAT with a message that starts with the path.
 *
 * Returns: %FALSE
 */
gboolean
rk_json_fault (const RkJson  *self,
               GError       **error,
               const char    *message)
{
  rk_json_path_set_error (&self->path, error, RK_ERROR_FORMAT, message);

  return FALSE;
}

/**
 * rk_json_unexpected_value:
 * @self: where the fault is
 * @error: return location for an error
 * @expected: what was expected, translated: "expected 5 or 6"
 *
 * Sets %RK_ERROR_FORMAT with the path, what was found there, or that nothing
 * was, and what was expected.
 *
 * Returns: %FALSE
 */
gboolean
rk_json_unexpected_value (const RkJson  *self,
                          GError       **error,
                          const char    *expected)
{
  g_autofree char *found = describe_found (self);
  g_autofree char *message = rk_json_unexpected (found, expected);

  return rk_json_fault (self, error, message);
}

/* @value is as it would stand in the file. */
static gboolean
expected_value (const RkJson  *self,
                GError       **error,
                const char    *value)
{
  /* TRANSLATORS: %s is a value in a file, like 6 or "south". */
  g_autofree char *expected = g_strdup_printf (_("expected %s"), value);

  return rk_json_unexpected_value (self, error, expected);
}

/**
 * rk_json_check_object:
 * @self: a place
 * @error: return location for an error
 *
 * Returns: whether an object is there
 */
gboolean
rk_json_check_object (const RkJson  *self,
                      GError       **error)
{
  if (self->node != NULL && JSON_NODE_HOLDS_OBJECT (self->node))
    return TRUE;

  return rk_json_unexpected_value (self, error, _("expected an object"));
}

/**
 * rk_json_read_list:
 * @self: a place
 * @length: (out): how many elements the list has
 * @error: return location for an error
 *
 * Returns: whether a list is there
 */
gboolean
rk_json_read_list (const RkJson  *self,
                   guint         *length,
                   GError       **error)
{
  if (self->node == NULL || !JSON_NODE_HOLDS_ARRAY (self->node))
    return rk_json_unexpected_value (self, error, _("expected a list"));

  *length = json_array_get_length (json_node_get_array (self->node));

  return TRUE;
}

/**
 * rk_json_read_text:
 * @self: a place
 * @text: (out) (transfer none): the text
 * @error: return location for an error
 *
 * Returns: whether a text is there
 */
gboolean
rk_json_read_text (const RkJson  *self,
                   const char   **text,
                   GError       **error)
{
  const char *found = rk_json_get_text (self);

  if (found == NULL)
    return rk_json_unexpected_value (self, error, _("expected a text"));

  *text = found;

  return TRUE;
}

static gboolean
number_is_between (const RkJson *self,
                   guint         min,
                   guint         max)
{
  return holds (self, G_TYPE_INT64) &&
         json_node_get_int (self->node) >= min &&
         json_node_get_int (self->node) <= max;
}

/**
 * rk_json_read_number:
 * @self: a place
 * @min: the smallest number allowed
 * @max: the largest
 * @number: (out): the number
 * @error: return location for an error
 *
 * Returns: whether a whole number from @min to @max is there, written without
 *   fraction and exponent
 */
gboolean
rk_json_read_number (const RkJson  *self,
                     guint          min,
                     guint          max,
                     guint         *number,
                     GError       **error)
{
  if (min == max && !rk_json_expect_number (self, min, error))
    return FALSE;

  if (!number_is_between (self, min, max))
    {
      g_autofree char *min_text = g_strdup_printf ("%u", min);
      g_autofree char *max_text = g_strdup_printf ("%u", max);
      g_autofree char *expected = NULL;

      expected = g_strdup_printf (_("expected a whole number from %1$s to %2$s"),
                                  min_text, max_text);

      return rk_json_unexpected_value (self, error, expected);
    }

  *number = json_node_get_int (self->node);

  return TRUE;
}

/**
 * rk_json_read_choice:
 * @self: a place
 * @choices: (array zero-terminated=1): the texts allowed
 * @choice: (out): the index of the one that is there
 * @error: return location for an error
 *
 * Returns: whether one of the texts is there
 */
gboolean
rk_json_read_choice (const RkJson       *self,
                     const char *const  *choices,
                     guint              *choice,
                     GError            **error)
{
  const char *found = rk_json_get_text (self);
  g_autoptr (GString) list = NULL;
  g_autofree char *expected = NULL;

  for (guint i = 0; found != NULL && choices[i] != NULL; i++)
    if (strcmp (found, choices[i]) == 0)
      {
        *choice = i;
        return TRUE;
      }

  list = g_string_new (NULL);
  for (guint i = 0; choices[i] != NULL; i++)
    g_string_append_printf (list, "%s\"%s\"", i > 0 ? ", " : "", choices[i]);

  /* TRANSLATORS: %s is a list of words that stand in files, with commas. */
  expected = g_strdup_printf (_("expected one of %s"), list->str);

  return rk_json_unexpected_value (self, error, expected);
}

/**
 * rk_json_expect_text:
 * @self: a place
 * @text: the only text allowed
 * @error: return location for an error
 *
 * Returns: whether this text is there
 */
gboolean
rk_json_expect_text (const RkJson  *self,
                     const char    *text,
                     GError       **error)
{
  g_autofree char *quoted = NULL;

  if (g_strcmp0 (rk_json_get_text (self), text) == 0)
    return TRUE;

  quoted = rk_json_quote (text, -1);

  return expected_value (self, error, quoted);
}

/**
 * rk_json_expect_number:
 * @self: a place
 * @number: the only number allowed
 * @error: return location for an error
 *
 * Returns: whether this number is there
 */
gboolean
rk_json_expect_number (const RkJson  *self,
                       guint          number,
                       GError       **error)
{
  g_autofree char *text = NULL;

  if (number_is_between (self, number, number))
    return TRUE;

  text = g_strdup_printf ("%u", number);

  return expected_value (self, error, text);
}
