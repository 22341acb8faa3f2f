/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-tables.h"

G_BEGIN_DECLS

/**
 * RkLevel:
 * @RK_LEVEL_NONE: not a computer, or none set
 * @RK_LEVEL_BEGINNER: looks at some moves, and no further than a lap
 * @RK_LEVEL_EASY: takes what there is to take
 * @RK_LEVEL_MEDIUM: thinks of the answer too, but not of everything
 * @RK_LEVEL_HARD: sees six moves ahead
 * @RK_LEVEL_PERFECT: never gives away a stone
 *
 * How well the computer plays.
 */
typedef enum
{
  RK_LEVEL_NONE,
  RK_LEVEL_BEGINNER,
  RK_LEVEL_EASY,
  RK_LEVEL_MEDIUM,
  RK_LEVEL_HARD,
  RK_LEVEL_PERFECT,
} RkLevel;

gboolean rk_computer_choose (RkTables         *tables,
                             const RkPosition *position,
                             RkLevel           level,
                             guint64           seed,
                             guint            *hole,
                             RkControl        *control);

G_END_DECLS
