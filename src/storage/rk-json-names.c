/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-json-names.h"

/* So many names of one object may have one hash value.  By chance it is a
 * handful, even in the largest file. */
#define MAX_ALIKE 256

#define NO_NAME G_MAXUINT

/**
 * rk_json_names_init:
 * @self: (out): the names of an object
 * @store: (transfer none): keeps the texts
 * @seed: a number that the file does not know
 *
 * Begins with none.
 */
void
rk_json_names_init (RkJsonNames  *self,
                    GStringChunk *store,
                    guint32       seed)
{
  self->store = store;
  self->seed = seed;
  self->n_names = 0;
  self->n_buckets = 0;
  self->buckets = NULL;
  self->names = self->few;
}

/**
 * rk_json_names_clear:
 * @self: the names of an object
 *
 * Frees what belongs to @self; the texts stay in the store.
 */
void
rk_json_names_clear (RkJsonNames *self)
{
  if (self->names != self->few)
    g_free (self->names);
  g_free (self->buckets);
}

/* Spread so that a file cannot aim at the buckets. (The finalizer of MurmurHash3,
 * a bijection.) */
static guint *
get_bucket (const RkJsonNames *self,
            guint              hash)
{
  guint32 key = hash ^ self->seed;

  key = (key ^ (key >> 16)) * 0x85ebca6bu;
  key = (key ^ (key >> 13)) * 0xc2b2ae35u;

  return &self->buckets[(key ^ (key >> 16)) & (self->n_buckets - 1)];
}

static void
put_into_bucket (RkJsonNames *self,
                 guint        index)
{
  RkJsonName *name = &self->names[index];
  guint *bucket = get_bucket (self, name->hash);

  name->next = *bucket;
  *bucket = index;
}

/* Makes room for as many names again. */
static void
grow (RkJsonNames *self)
{
  const guint n_before = self->n_names;

  if (self->names == self->few)
    {
      self->names = g_new (RkJsonName, 2 * n_before);
      memcpy (self->names, self->few, sizeof self->few);
    }
  else
    self->names = g_renew (RkJsonName, self->names, 2 * n_before);

  self->n_buckets = 2 * n_before;
  self->buckets = g_renew (guint, self->buckets, self->n_buckets);
  for (guint i = 0; i < self->n_buckets; i++)
    self->buckets[i] = NO_NAME;
  for (guint i = 0; i < n_before; i++)
    put_into_bucket (self, i);
}

/* The first of the names among which @hash would be. */
static guint
get_first (const RkJsonNames *self,
           guint              hash)
{
  if (self->buckets != NULL)
    return *get_bucket (self, hash);

  return self->n_names > 0 ? self->n_names - 1 : NO_NAME;
}

static guint
get_next (const RkJsonNames *self,
          guint              index)
{
  if (self->buckets != NULL)
    return self->names[index].next;

  return index > 0 ? index - 1 : NO_NAME;
}

/**
 * rk_json_names_add:
 * @self: the names of an object
 * @name: the name of a member, unescaped, without U+0000
 * @kept: (out) (transfer none): the name, kept as long as the store
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
                   const GString  *name,
                   const char    **kept)
{
  const guint hash = g_str_hash (name->str);
  guint n_alike = 0;

  for (guint i = get_first (self, hash); i != NO_NAME; i = get_next (self, i))
    {
      if (self->names[i].hash != hash)
        continue;
      n_alike++;
      *kept = self->names[i].text;
      if (strcmp (*kept, name->str) == 0)
        return RK_JSON_NAME_TWICE;
    }

  if (self->n_names == MAX (RK_JSON_FEW_NAMES, self->n_buckets))
    grow (self);

  *kept = g_string_chunk_insert_len (self->store, name->str, name->len);
  self->names[self->n_names] = (RkJsonName) { .text = *kept, .hash = hash };
  if (self->buckets != NULL)
    put_into_bucket (self, self->n_names);
  self->n_names++;

  return n_alike < MAX_ALIKE ? RK_JSON_NAME_NEW : RK_JSON_NAME_CROWDED;
}
