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

/* A match of any rules and start, in any state, with names in many scripts,
 * notes, lines and moves taken back. */
RkMatch   *rk_test_random_match     (GRand      *rand);
/* One random action: a move, an ending, taking back, a note and so on. */
void       rk_test_random_action    (RkMatch    *match,
                                     GRand      *rand);
/* The same text with unknown members in all its objects. */
GBytes    *rk_test_add_unknown      (GBytes     *bytes,
                                     GRand      *rand);

G_END_DECLS
