/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <adwaita.h>
#include <stdlib.h>
#include <time.h>

#include "bench-clock.h"
#include "rk-board.h"
#include "rk-sowing.h"

/* How long the frames of a sowing take, on a window of 1280x900: of a whole round, and of one long
 * move at the fastest speed. Then the processor time that a board takes on which nothing moves.
 */

#define IDLE_SECONDS 3

/* As the setting "fast", in stones a second, and how many stones a long move sows. */
#define FASTEST 12.0
#define N_LONG 76

/* Above the board and below it, in pixels: what is captured flies there, as in a match. */
#define MARGIN 90

typedef struct
{
  RkBoard *board;
  RkPosition position;
  /* Whether the same long move is played over and over. */
  gboolean long_move;
  guint long_hole;
  GRand *rand;
} RkBench;

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
play_random (RkBench *bench)
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

static void
play_next_cb (RkBench *bench)
{
  if (bench->long_move)
    rk_board_play (bench->board, &bench->position, bench->long_hole);
  else
    play_random (bench);
}

/* As games are played, until a move sows so many stones. */
static void
find_long_move (RkBench *bench)
{
  rk_position_init_standard (&bench->position, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH);
  while (TRUE)
    {
      guint legal = rk_position_get_legal (&bench->position, NULL);
      RkPosition after = bench->position;
      RkSowing sowing;

      if (legal == 0)
        {
          rk_position_init_standard (&bench->position, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH);
          continue;
        }
      bench->long_hole = choose_move (bench, legal);
      rk_position_play (&after, bench->long_hole, &sowing);
      if (sowing.sown >= N_LONG)
        break;
      bench->position = after;
    }
  bench->long_move = TRUE;
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

/* Plays until enough frames were seen, and says how long they took. */
static void
measure (RkBench    *bench,
         const char *what)
{
  RkBenchClock clock;

  rk_board_set_position (bench->board, &bench->position);
  play_next_cb (bench);
  rk_bench_clock_run (&clock, GTK_WIDGET (bench->board));

  rk_bench_clock_print (&clock, what);
}

int
main (void)
{
  RkBench bench = { .rand = g_rand_new_with_seed (1) };
  GtkWidget *window;

  if (!gtk_init_check ())
    {
      g_printerr ("bench-frames: no display\n");
      return EXIT_FAILURE;
    }

  adw_init ();
  window = gtk_window_new ();
  bench.board = RK_BOARD (rk_board_new ());
  gtk_widget_set_margin_top (GTK_WIDGET (bench.board), MARGIN);
  gtk_widget_set_margin_bottom (GTK_WIDGET (bench.board), MARGIN);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 900);
  gtk_window_set_child (GTK_WINDOW (window), GTK_WIDGET (bench.board));
  gtk_window_present (GTK_WINDOW (window));

  while (!gtk_widget_get_mapped (GTK_WIDGET (bench.board)))
    g_main_context_iteration (NULL, TRUE);

  g_signal_connect_swapped (bench.board, "played-out", G_CALLBACK (play_next_cb), &bench);
  rk_position_init_standard (&bench.position, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH);
  measure (&bench, "a round");
  find_long_move (&bench);
  rk_board_set_speed (bench.board, FASTEST);
  measure (&bench, "76 stones, fast");
  rk_board_set_position (bench.board, &bench.position);
  g_print ("%-28s %8.2f ms/s\n", "processor, nothing moves", measure_idle ());

  gtk_window_destroy (GTK_WINDOW (window));
  g_rand_free (bench.rand);

  return EXIT_SUCCESS;
}
