/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-field.h"
#include "rk-ranking.h"

G_BEGIN_DECLS

/* Standings a second time: each value as the rule defines it, slowly, in points and
 * fractions of them, with nothing of the program but the plain values of the field. */

typedef struct
{
  guint place;
  double points;
  double values[RK_N_TIE_BREAKS];
  gboolean has_value[RK_N_TIE_BREAKS];
} RkPlainRow;

/* (transfer full) (array length=n_players): a row for each player, by index. Knows DE,
 * WIN, WON, BH, BH-C1, SB, PS and KS. */
RkPlainRow *rk_plain_standings (const RkField          *field,
                                guint                   n_rounds,
                                const RkRankingOptions *options);

G_END_DECLS
