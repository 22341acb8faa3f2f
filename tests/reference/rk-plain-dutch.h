/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-field.h"

G_BEGIN_DECLS

/* The most players present whose round can be paired this way. */
#define RK_PLAIN_DUTCH_MAX 14

gboolean rk_plain_dutch_pair (const RkField *field,
                              GArray        *pairs,
                              guint         *bye);

G_END_DECLS
