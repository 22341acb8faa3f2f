/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/* Good files made bad. */

/* Breaks a text at random, in some places. */
void      rk_test_mutate_text (GString    *text,
                               GRand      *rand);
/* Takes something out of an object or list, or puts a copy of another value of
 * the tree into it. */
void      rk_test_mutate_tree (JsonNode   *root,
                               GRand      *rand);
/* Puts the JSON text @value at @path, "" takes the member away; returns the root.
 * @path is as in messages: "rounds[0].moves[3]"; "" is the whole file. */
JsonNode *rk_test_patch       (JsonNode   *root,
                               const char *path,
                               const char *value);

G_END_DECLS
