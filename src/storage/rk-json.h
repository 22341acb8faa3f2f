/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

#include "rk-json-path.h"

G_BEGIN_DECLS

/**
 * RkJson:
 * @path: the way to the value
 * @node: (nullable): the value, %NULL if there is none
 *
 * A place in a JSON text with the value that stands there.  It lives on the
 * stack of who reads, and must not outlive the object or list it was taken
 * from. json-glib alone turns a wrong type into a 0 without a word; these
 * readers never do.
 */
typedef struct
{
  RkJsonPath path;
  JsonNode *node;
} RkJson;

/* A text becomes a tree, as strictly as rk_json_scan(). */
JsonNode *rk_json_parse         (const char         *text,
                                 gsize               length,
                                 GError            **error);

void      rk_json_init          (RkJson             *self,
                                 JsonNode           *root);
void      rk_json_get_member    (const RkJson       *self,
                                 const char         *name,
                                 RkJson             *member);
void      rk_json_get_element   (const RkJson       *self,
                                 guint               index,
                                 RkJson             *element);

gboolean  rk_json_is_present    (const RkJson       *self);
gboolean  rk_json_is_null       (const RkJson       *self);
/* NULL if there is no text. */
const char *rk_json_get_text    (const RkJson       *self);

/* Each sets a fault that starts with the path when the value is missing or
 * is something else. */
gboolean  rk_json_check_object  (const RkJson       *self,
                                 GError            **error);
gboolean  rk_json_read_list     (const RkJson       *self,
                                 guint              *length,
                                 GError            **error);
gboolean  rk_json_read_text     (const RkJson       *self,
                                 const char        **text,
                                 GError            **error);
gboolean  rk_json_read_number   (const RkJson       *self,
                                 guint               min,
                                 guint               max,
                                 guint              *number,
                                 GError            **error);
gboolean  rk_json_read_choice   (const RkJson       *self,
                                 const char *const  *choices,
                                 guint              *choice,
                                 GError            **error);
gboolean  rk_json_expect_text   (const RkJson       *self,
                                 const char         *text,
                                 GError            **error);
gboolean  rk_json_expect_number (const RkJson       *self,
                                 guint               number,
                                 GError            **error);

/* Both return FALSE. */
gboolean  rk_json_fault         (const RkJson       *self,
                                 GError            **error,
                                 const char         *message);
gboolean  rk_json_unexpected_value (const RkJson    *self,
                                 GError            **error,
                                 const char         *expected);

G_END_DECLS
