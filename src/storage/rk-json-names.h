/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RkJsonNameStatus:
 * @RK_JSON_NAME_NEW: the object had no member of this name
 * @RK_JSON_NAME_TWICE: it had one
 * @RK_JSON_NAME_CROWDED: it has so many names with one hash value that
 *   somebody chose them for that
 *
 * What rk_json_names_add() found.
 */
typedef enum
{
  RK_JSON_NAME_NEW,
  RK_JSON_NAME_TWICE,
  RK_JSON_NAME_CROWDED,
} RkJsonNameStatus;

/* So many names are looked through one by one. */
#define RK_JSON_FEW_NAMES 16

/*< private >*/
typedef struct
{
  const char *text;
  guint hash;
  /* Another one in the same bucket. */
  guint next;
} RkJsonName;

/**
 * RkJsonNames:
 *
 * The member names seen in one object.  It lives on the stack of who walks the text;
 * most objects have few members, and cost no allocation.
 */
typedef struct
{
  /*< private >*/
  GStringChunk *store;
  guint32 seed;
  guint n_names;
  guint n_buckets;
  guint *buckets;
  RkJsonName *names;
  RkJsonName few[RK_JSON_FEW_NAMES];
} RkJsonNames;

void              rk_json_names_init  (RkJsonNames    *self,
                                       GStringChunk   *store,
                                       guint32         seed);
void              rk_json_names_clear (RkJsonNames    *self);

RkJsonNameStatus  rk_json_names_add   (RkJsonNames    *self,
                                       const GString  *name,
                                       const char    **kept);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (RkJsonNames, rk_json_names_clear)

G_END_DECLS
