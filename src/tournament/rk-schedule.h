/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-field.h"

G_BEGIN_DECLS

/* Numbers, from 1; @second is 0 for who rests (round robin) or has no opponent
 * (knockout). */
typedef struct
{
  guint first;
  guint second;
} RkSchedulePair;

/* Round robin by Berger tables, FIDE C.05 Annex 1. */
guint      rk_berger_get_n_rounds   (guint      n_players,
                                     gboolean   twice);
/* (element-type RkSchedulePair): a round (from 0) in the order of the table;
 * who rests stands last. @swap: whether the last two rounds of the first
 * cycle are exchanged (double round robin). */
GArray    *rk_berger_get_round      (guint      n_players,
                                     gboolean   twice,
                                     gboolean   swap,
                                     guint      round);

/* Knockout. */
guint      rk_knockout_get_n_rounds (guint      n_players);
/* (element-type RkSchedulePair): round 1 in the order of the bracket, seeds. */
GArray    *rk_knockout_get_slots    (guint      n_players);
/* The pairs of @round (from 1) out of @winners of the round before in the order
 * of its pairs; indexes of any kind. */
GArray    *rk_knockout_get_next     (const guint *winners,
                                     guint      n_winners);

G_END_DECLS
