/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-plain.h"
#include "rk-position.h"
#include "rk-sowing.h"

G_BEGIN_DECLS

/* What the tests of the engine, and the benchmark, have in common. */

guint      rk_test_count         (guint             full);

RkPosition rk_test_position      (const char       *text,
                                  RkDirection       direction);
RkPosition rk_test_random        (GRand            *rand);
RkPosition rk_test_mirror        (const RkPosition *self);

RkPlain    rk_test_to_plain      (const RkPosition *self);
void       rk_test_assert_plain  (const RkPosition *self,
                                  const RkPlain    *plain);
void       rk_test_assert_text   (const RkPosition *self,
                                  const char       *text);
guint      rk_test_count_stones  (const RkPosition *self);

G_END_DECLS
