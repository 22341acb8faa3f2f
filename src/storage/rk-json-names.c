/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-json-names.h"

/* So many names of one object may have one hash value.  By chance it is a
 * handful, even in the largest file. */
#define MAX_ALIKE 256

/* A name; @next is another name in the same object with the same g_str_hash()
 * value. */
typedef struct _Name Name;

struct _Name
{
  guint64 key;
  Name *next;
  char text[];
};

struct _RkJsonNames
{
  GHashTable *chains;
  guint64 seed;
};

static void
chain_free (gpointer data)
{
  Name *name = data;

  while (name != NULL)
    {
      Name *next = name->next;

      g_free (name);
      name = next;
    }
}

/**
 * rk_json_names_new:
 *
 * Makes an empty set.
 *
 * Returns: (transfer full): the set
 */
RkJsonNames *
rk_json_names_new (void)
{
  RkJsonNames *self = g_new0 (RkJsonNames, 1);

  self->chains = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL, chain_free);
  self->seed = ((guint64) g_random_int () << 32) | g_random_int ();

  return self;
}

/**
 * rk_json_names_free:
 * @self: a set
 *
 * Frees the set and the names kept in it.
 */
void
rk_json_names_free (RkJsonNames *self)
{
  g_hash_table_unref (self->chains);
  g_free (self);
}

/* One key for each pair of object and hash value, spread so that a file cannot
 * aim at the slots of the table. (The finalizer of SplitMix64, a bijection.) */
static guint64
make_key (const RkJsonNames *self,
          guint              object,
          const char        *name)
{
  guint64 key = (((guint64) object << 32) | g_str_hash (name)) ^ self->seed;

  key = (key ^ (key >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  key = (key ^ (key >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return key ^ (key >> 31);
}

/**
 * rk_json_names_add:
 * @self: a set
 * @object: a number that stands for the object
 * @name: the name of a member, unescaped, without U+0000
 * @kept: (out) (transfer none): the name, kept as long as @self
 *
 * Adds a member name and says whether the object had it already.  The time
 * does not depend on how many there are.  A JsonObject hashes names with
 * g_str_hash(), for which colliding names are easily made: more than 256 are
 * reported, so that they do not get there.
 *
 * Returns: what was found
 */
RkJsonNameStatus
rk_json_names_add (RkJsonNames    *self,
                   guint           object,
                   const GString  *name,
                   const char    **kept)
{
  guint64 key = make_key (self, object, name->str);
  Name *chain = g_hash_table_lookup (self->chains, &key);
  Name *added;
  guint n_alike = 0;

  for (Name *other = chain; other != NULL; other = other->next, n_alike++)
    if (strcmp (other->text, name->str) == 0)
      {
        *kept = other->text;
        return RK_JSON_NAME_TWICE;
      }

  added = g_malloc (sizeof (Name) + name->len + 1);
  added->key = key;
  memcpy (added->text, name->str, name->len + 1);
  *kept = added->text;

  /* The head stays, since its key is the key of the table. */
  if (chain != NULL)
    {
      added->next = chain->next;
      chain->next = added;
    }
  else
    {
      added->next = NULL;
      g_hash_table_insert (self->chains, &added->key, added);
    }

  return n_alike < MAX_ALIKE ? RK_JSON_NAME_NEW : RK_JSON_NAME_CROWDED;
}
