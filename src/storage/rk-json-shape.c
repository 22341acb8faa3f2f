/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-json-shape.h"

/* @value is NULL for a member that is known: the model has its value. */
typedef struct
{
  char *name;
  JsonNode *value;
} Member;

typedef struct
{
  char *tag;
  GArray *members;
} Shape;

static void
member_clear (gpointer data)
{
  Member *member = data;

  g_free (member->name);
  g_clear_pointer (&member->value, json_node_unref);
}

static void
shape_free (gpointer data)
{
  Shape *shape = data;

  g_array_unref (shape->members);
  g_free (shape->tag);
  g_free (shape);
}

/* Whether the members of @object are all known, and in the order of @known. */
static gboolean
is_usual (JsonObject        *object,
          const char *const *known)
{
  JsonObjectIter iter;
  const char *name;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, NULL))
    {
      while (*known != NULL && strcmp (*known, name) != 0)
        known++;
      if (*known == NULL)
        return FALSE;
    }

  return TRUE;
}

/**
 * rk_json_shape_keep:
 * @place: an object that was read
 * @owner: what was made of it
 * @part: a name for it, a static text
 * @known: (array zero-terminated=1): the members this version knows
 * @tag: (nullable): a text that must be the same when it is written again, or
 *   what is written is another thing and the shape does not apply
 *
 * Keeps the shape of the object with @owner.
 */
void
rk_json_shape_keep (const RkJson       *place,
                    GObject            *owner,
                    const char         *part,
                    const char *const  *known,
                    const char         *tag)
{
  Shape *shape = g_new0 (Shape, 1);
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  shape->tag = g_strdup (tag);
  shape->members = g_array_new (FALSE, FALSE, sizeof (Member));
  g_array_set_clear_func (shape->members, member_clear);

  json_object_iter_init_ordered (&iter, json_node_get_object (place->node));
  while (json_object_iter_next_ordered (&iter, &name, &value))
    {
      Member member = { g_strdup (name), NULL };

      if (!g_strv_contains (known, name))
        member.value = json_node_ref (value);
      g_array_append_val (shape->members, member);
    }

  g_object_set_data_full (owner, part, shape, shape_free);
}

/**
 * rk_json_shape_keep_unusual:
 * @place: an object that was read
 * @owner: what was made of it
 * @part: a name for it, a static text
 * @known: (array zero-terminated=1): the members this version knows
 * @tag: (nullable): as for rk_json_shape_keep()
 *
 * Keeps the shape of the object with @owner if this version would not write
 * the same: of things of which there are many.
 */
void
rk_json_shape_keep_unusual (const RkJson       *place,
                            GObject            *owner,
                            const char         *part,
                            const char *const  *known,
                            const char         *tag)
{
  if (!is_usual (json_node_get_object (place->node), known))
    rk_json_shape_keep (place, owner, part, known, tag);
}

/* Forgets the shape: what it was of is no more. */
void
rk_json_shape_forget (GObject    *owner,
                      const char *part)
{
  g_object_set_data (owner, part, NULL);
}

static Shape *
get_shape (GObject    *owner,
           const char *part,
           const char *tag)
{
  Shape *shape = g_object_get_data (owner, part);

  return shape != NULL && g_strcmp0 (shape->tag, tag) == 0 ? shape : NULL;
}

/**
 * rk_json_shape_is_kept:
 * @owner: an object of the model
 * @part: the name of a shape
 * @tag: (nullable): its tag
 *
 * Returns: whether there is such a shape
 */
gboolean
rk_json_shape_is_kept (GObject    *owner,
                       const char *part,
                       const char *tag)
{
  return get_shape (owner, part, tag) != NULL;
}

static gboolean
has_member (const Shape *shape,
            const char  *name)
{
  for (guint i = 0; i < shape->members->len; i++)
    {
      const Member *member = &g_array_index (shape->members, Member, i);

      if (member->value == NULL && strcmp (member->name, name) == 0)
        return TRUE;
    }

  return FALSE;
}

/**
 * rk_json_shape_lacks:
 * @owner: an object of the model
 * @part: the name of a shape, kept without a tag
 * @name: a known member
 *
 * Tells whether a member that only says what holds anyway was left out.
 *
 * Returns: whether the object was read and did not have the member
 */
gboolean
rk_json_shape_lacks (GObject    *owner,
                     const char *part,
                     const char *name)
{
  Shape *shape = get_shape (owner, part, NULL);

  return shape != NULL && !has_member (shape, name);
}

/* The members of both in their order: those of @shape as they stood, the others
 * of @object after the one they follow there. The names are borrowed. */
static GPtrArray *
merge_names (const Shape *shape,
             JsonObject  *object)
{
  GPtrArray *names = g_ptr_array_sized_new (shape->members->len);
  JsonObjectIter iter;
  const char *name;
  const char *before = NULL;

  for (guint i = 0; i < shape->members->len; i++)
    {
      const Member *member = &g_array_index (shape->members, Member, i);

      if (member->value != NULL || json_object_has_member (object, member->name))
        g_ptr_array_add (names, member->name);
    }

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, NULL))
    {
      if (!has_member (shape, name))
        {
          guint index = 0;

          if (before != NULL &&
              g_ptr_array_find_with_equal_func (names, before, g_str_equal, &index))
            index++;
          g_ptr_array_insert (names, index, (char *) name);
        }
      before = name;
    }

  return names;
}

static JsonObject *
merge (const Shape *shape,
       JsonObject  *object)
{
  g_autoptr (GPtrArray) names = merge_names (shape, object);
  g_autoptr (GHashTable) unknown = g_hash_table_new (g_str_hash, g_str_equal);
  JsonObject *merged = json_object_new ();

  for (guint i = 0; i < shape->members->len; i++)
    {
      const Member *member = &g_array_index (shape->members, Member, i);

      if (member->value != NULL)
        g_hash_table_insert (unknown, member->name, member->value);
    }

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      JsonNode *value = g_hash_table_lookup (unknown, name);

      if (value == NULL)
        value = json_object_get_member (object, name);
      json_object_set_member (merged, name, json_node_ref (value));
    }

  return merged;
}

/**
 * rk_json_shape_apply:
 * @owner: an object of the model
 * @part: the name of a shape
 * @tag: (nullable): its tag
 * @object: (transfer full): what the model says, in the order in which this
 *   version writes it
 *
 * Adds the unknown members to @object, if a shape was kept, and puts the others
 * in the order in which they were read.
 *
 * Returns: (transfer full): a node for the object to write
 */
JsonNode *
rk_json_shape_apply (GObject    *owner,
                     const char *part,
                     const char *tag,
                     JsonObject *object)
{
  g_autoptr (JsonObject) own = object;
  Shape *shape = get_shape (owner, part, tag);
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  if (shape != NULL)
    json_node_take_object (node, merge (shape, own));
  else
    json_node_set_object (node, own);

  return node;
}
