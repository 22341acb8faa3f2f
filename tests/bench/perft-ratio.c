/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* How much faster the engine walks the game tree than the plain
 * implementation: leaves a second of both, and the ratio. Both take turns, the
 * runs are short, and the best of many counts, so that other load disturbs
 * little. Only what a release build prints means something.
 */
#include "config.h"

#include "rk-perft.h"
#include "rk-test-engine.h"

#include <locale.h>
#include <stdio.h>
#include <stdlib.h>

#define RUNS 60

static const struct
{
  const char *position;
  guint depth;
} cases[] = {
  { "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", 7 },
  { "4,4,4,4,4/4,4,4,4,4 s 0-0", 8 },
  { "-,-,4,4,4,4/4,4,4,4,4,4 n 0-0", 8 },
  { "0,2,1,3,1,0/1,0,2,1,0,1 s 20-16", 8 },
};

/* One position, and the best times in seconds. */
typedef struct
{
  RkPosition position;
  RkPlain plain;
  guint depth;
  guint64 leaves;
  double engine;
  double reference;
} Case;

static double
seconds_since (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
}

static void
run_once (Case *self)
{
  gint64 start = g_get_monotonic_time ();
  guint64 leaves = rk_position_perft (&self->position, self->depth);

  self->engine = MIN (self->engine, seconds_since (start));

  start = g_get_monotonic_time ();
  self->leaves = rk_plain_perft (&self->plain, self->depth);
  self->reference = MIN (self->reference, seconds_since (start));

  if (leaves != self->leaves)
    {
      g_printerr ("The engine counts %" G_GUINT64_FORMAT " leaves, the plain implementation %"
                  G_GUINT64_FORMAT ".\n", leaves, self->leaves);
      exit (EXIT_FAILURE);
    }
}

static void
print_row (const char *what,
           guint64     leaves,
           double      engine,
           double      reference)
{
  printf ("%-34s %9" G_GUINT64_FORMAT " %13.0f %13.0f %6.2f\n",
          what, leaves, leaves / engine, leaves / reference, reference / engine);
}

int
main (void)
{
  guint64 leaves = 0;
  double engine = 0;
  double reference = 0;

  setlocale (LC_ALL, "C");
  printf ("%-34s %9s %13s %13s %6s\n", "perft", "leaves", "engine/s", "plain/s", "ratio");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *what = g_strdup_printf ("%s @ %u", cases[i].position, cases[i].depth);
      Case test = {
        .position = rk_test_position (cases[i].position, RK_COUNTER_CLOCKWISE),
        .depth = cases[i].depth,
        .engine = G_MAXDOUBLE,
        .reference = G_MAXDOUBLE,
      };

      test.plain = rk_test_to_plain (&test.position);
      for (guint run = 0; run < RUNS; run++)
        run_once (&test);

      print_row (what, test.leaves, test.engine, test.reference);
      leaves += test.leaves;
      engine += test.engine;
      reference += test.reference;
    }

  print_row ("all together", leaves, engine, reference);

  return EXIT_SUCCESS;
}
