/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-sentences-private.h"
#include "rk-tournament-sentences.h"

G_BEGIN_DECLS

/* "1½ – ½" of points in halves. */
char *rk_text_sum (guint first,
                   guint second);

G_END_DECLS
