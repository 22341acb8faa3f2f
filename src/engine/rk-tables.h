/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-solution.h"

#include <stdatomic.h>

G_BEGIN_DECLS

/* The most memory that all tables together take, in bytes. */
#define RK_TABLES_MAX_SIZE (64u << 20)

/* A budget that no position of a match ever uses up. */
#define RK_BUDGET_OF_MATCH 400000

/**
 * RkControl:
 * @cancelled: set it from any thread, and the work stops within a few milliseconds
 * @progress: how far the work is, in thousandths; may be read by any thread
 * @budget: how many positions may be looked at for each move, 0 for as many as it
 *   takes. The start of a match needs less than RK_BUDGET_OF_MATCH for all its moves;
 *   large positions set up by hand, with a number of stones that no match has, can
 *   need more than anybody waits for. When it is used up the bounds are true, but
 *   may be further apart than need be.
 *
 * What another thread knows of work that is going on, and how it stops it.
 */
typedef struct
{
  _Atomic gboolean cancelled;
  _Atomic guint progress;
  guint budget;
} RkControl;

typedef struct _RkTables RkTables;

RkTables *rk_tables_new      (void);
void      rk_tables_free     (RkTables         *self);
gsize     rk_tables_get_size (const RkTables   *self);

gboolean  rk_tables_solve    (RkTables         *self,
                              const RkPosition *position,
                              RkSolution       *solution,
                              RkControl        *control);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkTables, rk_tables_free)

G_END_DECLS
