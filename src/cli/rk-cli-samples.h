/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-match.h"

G_BEGIN_DECLS

/* A move of a random round: a legal one. */
typedef struct
{
  RkPosition before;
  guint hole;
} RkCliSampleMove;

/* Always the same, on every machine. */
GArray    *rk_cli_sample_moves   (guint n_rounds);
GPtrArray *rk_cli_sample_matches (guint n_matches);

G_END_DECLS
