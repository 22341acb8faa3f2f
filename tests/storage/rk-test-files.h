/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

#include "rk-match-file.h"
#include "rk-test-model.h"

G_BEGIN_DECLS

/* What the tests of match files have in common. */

/* A file below tests/fixtures. */
GBytes    *rk_test_fixture          (const char *folder,
                                     const char *name);
/* The names of all files in a folder there, sorted. */
GStrv      rk_test_fixtures         (const char *folder);

/* These must work. */
RkMatch   *rk_test_parse            (GBytes     *bytes);
JsonNode  *rk_test_tree             (GBytes     *bytes);
/* The text must be the same, byte for byte. */
void       rk_test_assert_same      (GBytes     *found,
                                     GBytes     *expected);

/* A name of one of many kinds; and once in @n times TRUE. */
const char *
           rk_test_random_name      (GRand      *rand);
gboolean   rk_test_one_in           (GRand      *rand,
                                     guint       n);

/* A match of any rules and start, in any state, with names in many scripts,
 * notes, lines and moves taken back. */
RkMatch   *rk_test_random_match     (GRand      *rand);
/* One random action: a move, an ending, taking back, a note and so on. */
void       rk_test_random_action    (RkMatch    *match,
                                     GRand      *rand);
/* The same text with unknown members in all its objects. */
GBytes    *rk_test_add_unknown      (GBytes     *bytes,
                                     GRand      *rand);

/* A file that is wrong in one way.
 * @patches: what to change in a good file: a path and the JSON text to put there, "" to
 *   take the member away; up to four of them
 * @message: what is said of it
 * @file: (nullable): the good file below tests/fixtures, if not the usual one
 */
typedef struct
{
  const char *patches[9];
  const char *message;
  const char *file;
} RkTestBadFile;

GBytes    *rk_test_make_bad         (const RkTestBadFile *self,
                                     const char          *folder,
                                     GBytes              *usual);
/* What was said of it is what is expected. */
void       rk_test_assert_bad       (const RkTestBadFile *self,
                                     const GError        *error);
/* No two say the same: each is wrong in its own way. */
void       rk_test_assert_different (const RkTestBadFile *files,
                                     gsize                n_files);

G_END_DECLS
