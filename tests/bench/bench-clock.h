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
 * @processor_times: how much of the processor the main thread took for them, sorted too
 *
 * From the frame clock's before-paint to its after-paint; the first frames do not count. On a
 * machine that does other things as well the processor time says more.
 */
typedef struct
{
  double times[RK_BENCH_N_FRAMES];
  double processor_times[RK_BENCH_N_FRAMES];
  double start;
  double processor_start;
  guint n_frames;
} RkBenchClock;

void rk_bench_clock_run   (RkBenchClock *self,
                           GtkWidget    *widget);
void rk_bench_clock_print (RkBenchClock *self,
                           const char   *what);

G_END_DECLS
