/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

#include "rk-swiss.h"

G_BEGIN_DECLS

/* What would have been worse in the usual order of a group, by the criterion that
 * decided.  Borrowed, translated. */
const char *rk_text_criterion  (RkCriterion criterion);
/* What decided who begins in a Swiss, at random or by the arbiter; not for tables.
 * @initial_role: of odd start numbers in round 1. Borrowed, translated. */
const char *rk_text_role_rule  (RkRoleRule  rule,
                                RkRole      initial_role);

G_END_DECLS
