/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-error.h"

G_BEGIN_DECLS

/**
 * RkJsonPath:
 * @parent: (nullable): the way to the object or list around the value, %NULL
 *   for the value that is the whole file
 * @member: (nullable): the name of the value in the object around it, %NULL
 *   in a list
 * @index: its index in the list around it
 *
 * The way to a value in a JSON text: "rounds[2].moves[14]".  Links of a chain
 * on the stack of who walks the text, so that a path costs nothing until a
 * fault has to be told.
 */
typedef struct _RkJsonPath RkJsonPath;

struct _RkJsonPath
{
  const RkJsonPath *parent;
  const char *member;
  guint index;
};

char *rk_json_path_to_string (const RkJsonPath  *self);
char *rk_json_quote          (const char        *text,
                              gssize             length);
char *rk_json_unexpected     (const char        *found,
                              const char        *expected);
void  rk_json_path_set_error (const RkJsonPath  *self,
                              GError           **error,
                              RkError            code,
                              const char        *message);

G_END_DECLS
