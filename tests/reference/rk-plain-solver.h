/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-plain.h"

G_BEGIN_DECLS

/* The most stones in the holes of a position that the table holds. */
#define RK_PLAIN_TABLE_STONES 12

/**
 * RkPlainOutcome:
 * @worst: the stones of the mover, if what is left after play without end is
 *   the opponent's
 * @best: the stones of the mover, if it is the mover's
 *
 * What the mover will have at the end of the round under best play, what was
 * captured before counted.
 */
typedef struct
{
  int worst;
  int best;
} RkPlainOutcome;

typedef struct _RkPlainSolver RkPlainSolver;

RkPlainSolver *rk_plain_solver_new   (const RkPlain       *position);
void           rk_plain_solver_free  (RkPlainSolver       *self);
RkPlainOutcome rk_plain_solver_solve (const RkPlainSolver *self,
                                      const RkPlain       *position);
int            rk_plain_solver_moves (const RkPlainSolver *self,
                                      const RkPlain       *position,
                                      gboolean             legal[12],
                                      RkPlainOutcome       outcomes[12]);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkPlainSolver, rk_plain_solver_free)

G_END_DECLS
