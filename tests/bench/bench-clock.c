/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <stdlib.h>
#include <time.h>

#include "bench-clock.h"

/* In milliseconds. */
static double
read_clock (clockid_t id)
{
  struct timespec time;

  clock_gettime (id, &time);
  return time.tv_sec * 1000.0 + time.tv_nsec / 1e6;
}

static void
before_paint_cb (GdkFrameClock *clock,
                 RkBenchClock  *self)
{
  self->start = read_clock (CLOCK_MONOTONIC);
  self->processor_start = read_clock (CLOCK_THREAD_CPUTIME_ID);
}

static void
after_paint_cb (GdkFrameClock *clock,
                RkBenchClock  *self)
{
  guint nth = self->n_frames++;

  if (nth < RK_BENCH_N_FIRST || nth >= RK_BENCH_N_FIRST + RK_BENCH_N_FRAMES)
    return;
  nth -= RK_BENCH_N_FIRST;
  self->times[nth] = read_clock (CLOCK_MONOTONIC) - self->start;
  self->processor_times[nth] = read_clock (CLOCK_THREAD_CPUTIME_ID) - self->processor_start;
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  double one = *(const double *) a;
  double two = *(const double *) b;

  return (one > two) - (one < two);
}

/* Runs the main loop until enough frames were painted for @widget, in which something moves. */
void
rk_bench_clock_run (RkBenchClock *self,
                    GtkWidget    *widget)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (widget);
  gulong before = g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), self);
  gulong after = g_signal_connect_after (clock, "after-paint", G_CALLBACK (after_paint_cb), self);

  self->n_frames = 0;
  while (self->n_frames < RK_BENCH_N_FIRST + RK_BENCH_N_FRAMES)
    g_main_context_iteration (NULL, TRUE);

  g_signal_handler_disconnect (clock, before);
  g_signal_handler_disconnect (clock, after);
  qsort (self->times, RK_BENCH_N_FRAMES, sizeof (double), compare_times);
  qsort (self->processor_times, RK_BENCH_N_FRAMES, sizeof (double), compare_times);
}

/* So many percent of the frames took less; of 100 the longest. */
static double
get_rank (const double *times,
          guint         percent)
{
  return times[MIN (RK_BENCH_N_FRAMES * percent / 100, RK_BENCH_N_FRAMES - 1)];
}

static void
print_line (const double *times,
            const char   *what,
            const char   *which)
{
  g_print ("%-18s %-10s median %6.2f ms   p99 %6.2f ms   longest %6.2f ms   at most 8 and 16\n",
           what, which, get_rank (times, 50), get_rank (times, 99), get_rank (times, 100));
}

void
rk_bench_clock_print (RkBenchClock *self,
                      const char   *what)
{
  print_line (self->times, what, "frame");
  print_line (self->processor_times, "", "processor");
}
