/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define RK_BENCH_N_FIRST  10
#define RK_BENCH_N_FRAMES 600

/**
 * RkBenchClock:
 * @times: how long the frames took, in milliseconds, the shortest first
 *
 * From the frame clock's before-paint to its after-paint; the first frames do not count.
 */
typedef struct
{
  double times[RK_BENCH_N_FRAMES];
  gint64 start;
  guint n_frames;
} RkBenchClock;

void   rk_bench_clock_run  (RkBenchClock *self,
                            GtkWidget    *widget);
double rk_bench_clock_get  (RkBenchClock *self,
                            guint         percent);
double rk_bench_clock_mean (RkBenchClock *self);

G_END_DECLS
