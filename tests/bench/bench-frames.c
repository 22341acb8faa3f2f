/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <adwaita.h>
#include <stdlib.h>
#include <time.h>

#include "rk-board.h"
#include "rk-sowing.h"

/* How long the frames of a sowing take: from the frame clock's before-paint to
 * its after-paint, on a window of 1280x900. Then the processor time that a
 * board takes on which nothing moves.
 */

#define N_FIRST 10
#define N_FRAMES 600
#define IDLE_SECONDS 3

typedef struct
{
  RkBoard *board;
  RkPosition position;
  GRand *rand;
  gint64 start;
  double times[N_FRAMES];
  guint n_frames;
} RkBench;

static void
before_paint_cb (GdkFrameClock *clock,
                 RkBench       *bench)
{
  bench->start = g_get_monotonic_time ();
}

static void
after_paint_cb (GdkFrameClock *clock,
                RkBench       *bench)
{
  guint nth = bench->n_frames++;

  if (nth >= N_FIRST && nth < N_FIRST + N_FRAMES)
    bench->times[nth - N_FIRST] = (g_get_monotonic_time () - bench->start) / 1000.0;
}

static guint
choose_move (RkBench *bench,
             guint    legal)
{
  guint nth = g_rand_int_range (bench->rand, 0, __builtin_popcount (legal));

  while (nth-- > 0)
    legal &= legal - 1;

  return __builtin_ctz (legal);
}

static void
play_next_cb (RkBench *bench)
{
  RkPosition before;
  guint legal = rk_position_get_legal (&bench->position, NULL);
  guint hole;

  if (legal == 0)
    {
      rk_position_init_standard (&bench->position, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH);
      legal = rk_position_get_legal (&bench->position, NULL);
    }

  before = bench->position;
  hole = choose_move (bench, legal);
  rk_position_play (&bench->position, hole, NULL);
  rk_board_set_marks (bench->board, hole, -1);
  rk_board_play (bench->board, &before, hole);
}

static int
compare_times (gconstpointer a,
               gconstpointer b)
{
  double one = *(const double *) a;
  double two = *(const double *) b;

  return (one > two) - (one < two);
}

static gboolean
over_cb (gpointer user_data)
{
  gboolean *over = user_data;

  *over = TRUE;

  return G_SOURCE_REMOVE;
}

static void
wait_for (guint seconds)
{
  gboolean over = FALSE;

  g_timeout_add_seconds (seconds, over_cb, &over);
  while (!over)
    g_main_context_iteration (NULL, TRUE);
}

/* In milliseconds of processor time a second. */
static double
measure_idle (void)
{
  clock_t start;

  /* The last frame is not counted. */
  wait_for (1);
  start = clock ();
  wait_for (IDLE_SECONDS);

  return (clock () - start) * 1000.0 / CLOCKS_PER_SEC / IDLE_SECONDS;
}

static void
print_times (RkBench *bench)
{
  double sum = 0;

  qsort (bench->times, N_FRAMES, sizeof (double), compare_times);
  for (guint i = 0; i < N_FRAMES; i++)
    sum += bench->times[i];

  g_print ("%-28s %8.2f ms\n", "frame, mean", sum / N_FRAMES);
  g_print ("%-28s %8.2f ms\n", "frame, median", bench->times[N_FRAMES / 2]);
  g_print ("%-28s %8.2f ms   at most 8\n", "frame, p99", bench->times[N_FRAMES * 99 / 100]);
  g_print ("%-28s %8.2f ms   at most 16\n", "frame, longest", bench->times[N_FRAMES - 1]);
}

int
main (void)
{
  RkBench bench = { .rand = g_rand_new_with_seed (1) };
  GtkWidget *window;
  GdkFrameClock *clock;

  if (!gtk_init_check ())
    {
      g_printerr ("bench-frames: no display\n");
      return EXIT_FAILURE;
    }

  adw_init ();
  window = gtk_window_new ();
  bench.board = RK_BOARD (rk_board_new ());
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 900);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (bench.board));
  gtk_window_present (GTK_WINDOW (window));

  while (!gtk_widget_get_mapped (GTK_WIDGET (bench.board)))
    g_main_context_iteration (NULL, TRUE);

  clock = gtk_widget_get_frame_clock (GTK_WIDGET (bench.board));
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), &bench);
  g_signal_connect_after (clock, "after-paint", G_CALLBACK (after_paint_cb), &bench);
  g_signal_connect_swapped (bench.board, "played-out", G_CALLBACK (play_next_cb), &bench);
  rk_position_init_standard (&bench.position, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH);
  play_next_cb (&bench);

  while (bench.n_frames < N_FIRST + N_FRAMES)
    g_main_context_iteration (NULL, TRUE);

  print_times (&bench);
  rk_board_set_position (bench.board, &bench.position);
  g_print ("%-28s %8.2f ms/s\n", "processor, nothing moves", measure_idle ());

  gtk_window_destroy (GTK_WINDOW (window));
  g_rand_free (bench.rand);

  return EXIT_SUCCESS;
}
