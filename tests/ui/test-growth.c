/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <malloc.h>

#include "rk-test-model.h"
#include "rk-test-window.h"

#ifdef __SANITIZE_ADDRESS__
/* The header that declares it does not come with GCC. */
gsize __sanitizer_get_current_allocated_bytes (void);
#endif

/* The program may run for weeks: what it holds depends on what it shows, not
 * on what it has shown. */

#define N_MOVES          300
#define MOVES_IN_A_ROUND 30
#define N_RETURNS        2
#define N_STEPS          300
#define N_MATCHES        100

/* What GTK, Pango and fontconfig keep for ever they take with the first rounds and matches, or
 * nearly so. */
#define N_FIRST    2
#define MOST_KEPT (512 * 1024)

/* A move that is kept, and its share of the two rows that show its round. */
#define MOST_FOR_A_MOVE   8192
/* A path that is forgotten would be more; for each match a few widgets. */
#define MOST_FOR_A_STEP   200
#define MOST_FOR_A_MATCH  12288

static guint
scale (guint full,
       guint divisor)
{
  return rk_test_is_thorough () ? full : full / divisor;
}

/* Bytes in use. */
static gssize
get_heap (void)
{
#ifdef __SANITIZE_ADDRESS__
  return __sanitizer_get_current_allocated_bytes ();
#else
  struct mallinfo2 info = mallinfo2 ();

  return info.uordblks + info.hblkhd;
#endif
}

static void
painted_cb (gboolean *is_painted)
{
  *is_painted = TRUE;
}

static void
draw (RkTestWindow *self)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self->window));
  gboolean is_painted = FALSE;
  gulong handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb),
                                             &is_painted);

  gtk_widget_queue_draw (GTK_WIDGET (self->window));
  rk_test_wait (rk_test_is_true, &is_painted);
  g_signal_handler_disconnect (clock, handler);
}

/* When the file is written, and what is shown now is all that is drawn. */
static gssize
get_heap_at_rest (RkTestWindow *self)
{
  g_autoptr (GError) error = NULL;

  rk_document_store_flush (rk_application_get_store (self->application), &error);
  g_assert_no_error (error);
  rk_test_settle (self);
  draw (self);
  draw (self);
  rk_test_settle (self);

  return get_heap ();
}

/* As a long round would show many rows, it is agreed to end.
 * Returns: how many moves were played. */
static guint
play_round (RkTestWindow *self,
            RkMatch      *match,
            GRand        *rand)
{
  RkRound *round = rk_match_get_current_round (match);

  while (!rk_round_is_over (round) && rk_round_get_n_moves (round) < MOVES_IN_A_ROUND)
    {
      rk_test_play_random (match, rand);
      rk_test_settle (self);
    }
  if (!rk_round_is_over (round))
    rk_match_agree_round (match, NULL);
  rk_test_settle (self);
  rk_test_begin (match);
  rk_test_settle (self);

  return rk_round_get_n_moves (round);
}

static void
go_back_and_forth (RkTestWindow *self,
                   RkMatch      *match,
                   guint         n_steps)
{
  for (guint i = 0; i < n_steps && rk_match_undo (match); i++)
    rk_test_settle (self);
  while (rk_match_redo (match))
    rk_test_settle (self);
}

/* The least of several: a file that is being read counts only once. */
static gssize
get_growth_of_a_return (RkTestWindow *self,
                        RkMatch      *match,
                        guint         n_steps)
{
  gssize least = G_MAXSSIZE;

  go_back_and_forth (self, match, n_steps);
  for (guint i = 0; i < N_RETURNS; i++)
    {
      gssize before = get_heap_at_rest (self);
      gssize growth;

      go_back_and_forth (self, match, n_steps);
      growth = get_heap_at_rest (self) - before;
      g_test_message ("%" G_GSSIZE_FORMAT " bytes for going back and forth", growth);
      least = MIN (least, growth);
    }

  return least;
}

static void
test_moves (RkTestWindow  *self,
            gconstpointer  data)
{
  /* A match that does not end early. */
  g_autoptr (GRand) rand = g_rand_new_with_seed (38);
  RkMatch *match = rk_test_get_match (rk_test_start_match (self));
  guint n_steps = scale (N_STEPS, 10);
  guint n_moves = 0;
  gssize before;
  gssize growth;

  for (guint i = 0; i < N_FIRST; i++)
    play_round (self, match, rand);
  before = get_heap_at_rest (self);
  while (n_moves < scale (N_MOVES, 10))
    n_moves += play_round (self, match, rand);
  growth = get_heap_at_rest (self) - before;
  g_test_message ("%" G_GSSIZE_FORMAT " bytes for %u moves", growth, n_moves);
  g_assert_cmpint (growth, <=, MOST_KEPT + MOST_FOR_A_MOVE * n_moves);

  g_assert_cmpint (get_growth_of_a_return (self, match, n_steps), <=, MOST_FOR_A_STEP * n_steps);
}

static gboolean
is_null (gpointer user_data)
{
  return *(gpointer *) user_data == NULL;
}

/* The page, its document and its match go when the page is left. */
static void
open_and_leave (RkTestWindow *self)
{
  RkMatchPage *page = rk_test_open_fixture (self, "all-closed-with-reopening.rkmatch");
  gpointer objects[] = { page, rk_match_page_get_document (page), rk_test_get_match (page) };

  for (guint i = 0; i < G_N_ELEMENTS (objects); i++)
    g_object_add_weak_pointer (objects[i], &objects[i]);

  gtk_widget_activate_action (GTK_WIDGET (page), "navigation.pop", NULL);
  rk_test_wait (rk_test_has_no_page, self);
  for (guint i = 0; i < G_N_ELEMENTS (objects); i++)
    rk_test_wait (is_null, &objects[i]);
}

static void
test_matches (RkTestWindow  *self,
              gconstpointer  data)
{
  guint n_matches = scale (N_MATCHES, 5);
  gssize before;
  gssize growth;

  for (guint i = 0; i < N_FIRST; i++)
    open_and_leave (self);
  before = get_heap_at_rest (self);
  for (guint i = 0; i < n_matches; i++)
    open_and_leave (self);
  growth = get_heap_at_rest (self) - before;

  g_test_message ("%" G_GSSIZE_FORMAT " bytes for %u matches", growth, n_matches);
  g_assert_cmpint (growth, <=, MOST_FOR_A_MATCH * n_matches);
}

int
main (int    argc,
      char **argv)
{
  rk_test_ui_init (&argc, &argv);

  rk_test_add ("/growth/moves", test_moves);
  rk_test_add ("/growth/matches", test_matches);

  return g_test_run ();
}
