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

typedef struct _RkJsonNames RkJsonNames;

/* The member names seen in the objects of one text. */
RkJsonNames      *rk_json_names_new  (void);
void              rk_json_names_free (RkJsonNames    *self);

RkJsonNameStatus  rk_json_names_add  (RkJsonNames    *self,
                                      guint           object,
                                      const GString  *name,
                                      const char    **kept);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkJsonNames, rk_json_names_free)

G_END_DECLS
