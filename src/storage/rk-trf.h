/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-tournament.h"

G_BEGIN_DECLS

#define RK_TRF_SUFFIX ".trf"

/* The tournament report file of the chess federation (TRF16): a text of fixed
 * columns.  White is who moves first.
 */

/* Whether the text looks like one. */
gboolean      rk_trf_is_trf (GBytes        *bytes);

/* Errors: RK_ERROR_SYNTAX, FORMAT, TOO_LARGE; the message starts with the line. */
RkTournament *rk_trf_parse  (GBytes        *bytes,
                             GError       **error);
GBytes       *rk_trf_format (RkTournament  *tournament);

G_END_DECLS
