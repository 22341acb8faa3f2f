/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-matching.h"

/* The heaviest perfect matching of random graphs, against trying every one. */

#define MAX_VERTICES 10
#define N_PARTS 2

typedef struct
{
  guint n;
  gboolean edges[MAX_VERTICES][MAX_VERTICES];
  gint64 weights[MAX_VERTICES][MAX_VERTICES][N_PARTS];
} Graph;

static gboolean
is_heavier (const gint64 *a,
            const gint64 *b)
{
  return a[0] != b[0] ? a[0] > b[0] : a[1] > b[1];
}

/* Tries every mate of the first vertex that is not in @used. */
static void
try_all (const Graph  *graph,
         guint         used,
         const gint64 *sum,
         gboolean     *found,
         gint64       *best)
{
  guint a = 0;

  while (a < graph->n && (used & (1u << a)) != 0)
    a++;
  if (a == graph->n)
    {
      if (!*found || is_heavier (sum, best))
        memcpy (best, sum, N_PARTS * sizeof *best);
      *found = TRUE;
      return;
    }
  for (guint b = a + 1; b < graph->n; b++)
    if (graph->edges[a][b] && (used & (1u << b)) == 0)
      {
        gint64 with[N_PARTS] = {
          sum[0] + graph->weights[a][b][0],
          sum[1] + graph->weights[a][b][1],
        };

        try_all (graph, used | (1u << a) | (1u << b), with, found, best);
      }
}

static void
check (const Graph *graph,
       RkMatching  *matching)
{
  gint64 zero[N_PARTS] = { 0 }, best[N_PARTS], sum[N_PARTS] = { 0 };
  gboolean found = FALSE;

  try_all (graph, 0, zero, &found, best);
  g_assert_cmpint (rk_matching_solve (matching, NULL), ==, found);
  if (!found)
    return;
  for (guint i = 0; i < graph->n; i++)
    {
      guint mate = rk_matching_get_mate (matching, i);

      g_assert_cmpuint (mate, <, graph->n);
      g_assert_cmpuint (rk_matching_get_mate (matching, mate), ==, i);
      g_assert_true (graph->edges[i][mate]);
      g_assert_true (rk_matching_may_match (matching, i, mate));
      for (guint j = 0; j < N_PARTS; j++)
        sum[j] += graph->weights[i][mate][j];
    }
  g_assert_cmpint (sum[0], ==, 2 * best[0]);
  g_assert_cmpint (sum[1], ==, 2 * best[1]);
}

static void
change (Graph      *graph,
        RkMatching *matching,
        GRand      *rand,
        int         density,
        int         span)
{
  guint a = g_rand_int_range (rand, 0, graph->n);
  guint b = (a + g_rand_int_range (rand, 1, graph->n)) % graph->n;
  gboolean edge = g_rand_int_range (rand, 0, 100) < density;
  gint64 weight[N_PARTS] = {
    g_rand_int_range (rand, -span, span + 1),
    g_rand_int_range (rand, -span, span + 1),
  };

  graph->edges[a][b] = graph->edges[b][a] = edge;
  memcpy (graph->weights[a][b], weight, sizeof weight);
  memcpy (graph->weights[b][a], weight, sizeof weight);
  rk_matching_set_edge (matching, a, b, edge ? weight : NULL);
}

static guint
scaled (guint n)
{
  return g_strcmp0 (g_getenv ("RK_TEST_SCALE"), "full") == 0 ? n : n / 20;
}

/* Built edge by edge or at one stroke, then changed again and again. */
static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1965);

  for (guint i = 0; i < scaled (20000); i++)
    {
      Graph graph = { .n = 2 * g_rand_int_range (rand, 1, MAX_VERTICES / 2 + 1) };
      g_autoptr (RkMatching) matching = rk_matching_new (graph.n, N_PARTS);
      int density = g_rand_int_range (rand, 30, 101), span = g_rand_int_range (rand, 0, 8);

      for (guint j = 0; j < graph.n * graph.n; j++)
        change (&graph, matching, rand, density, span);
      if (g_rand_boolean (rand))
        rk_matching_start (matching, NULL);
      check (&graph, matching);
      for (guint j = 0; j < 12; j++)
        {
          for (int k = g_rand_int_range (rand, 1, 5); k > 0; k--)
            change (&graph, matching, rand, density, span);
          check (&graph, matching);
        }
    }
}

/* No edge that a best matching has is ever called impossible, and pinning it
 * costs nothing. */
static void
test_may_match (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1986);

  for (guint i = 0; i < scaled (10000); i++)
    {
      Graph graph = { .n = 8 };
      g_autoptr (RkMatching) matching = rk_matching_new (graph.n, N_PARTS);
      guint a = g_rand_int_range (rand, 0, 4), b = g_rand_int_range (rand, 4, 8);
      gint64 zero[N_PARTS] = { 0 }, best[N_PARTS] = { 0 }, with[N_PARTS] = { 0 };
      gboolean found = FALSE, found_with = FALSE;

      for (guint j = 0; j < 60; j++)
        change (&graph, matching, rand, 80, 2);
      try_all (&graph, 0, zero, &found, best);
      if (!found || !graph.edges[a][b])
        continue;
      g_assert_true (rk_matching_solve (matching, NULL));
      try_all (&graph, (1u << a) | (1u << b), graph.weights[a][b], &found_with, with);
      if (!found_with || is_heavier (best, with))
        continue;
      g_assert_true (rk_matching_may_match (matching, a, b));
      rk_matching_pin (matching, a, b);
      for (guint j = 0; j < graph.n; j++)
        {
          if (j != b)
            graph.edges[a][j] = graph.edges[j][a] = FALSE;
          if (j != a)
            graph.edges[b][j] = graph.edges[j][b] = FALSE;
        }
      check (&graph, matching);
    }
}

static gint64
add_up (RkMatching *matching,
        guint       n)
{
  gint64 sum = 0;

  for (guint i = 0; i < n; i++)
    {
      gint64 weight;

      g_assert_true (rk_matching_get_edge (matching, i, rk_matching_get_mate (matching, i),
                                           &weight));
      sum += weight;
    }
  return sum;
}

/* Graphs too large to try everything: what was changed again and again is as heavy
 * as the same graph from the start. */
static void
test_large (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (60);
  const guint n = 60;

  for (guint i = 0; i < scaled (100); i++)
    {
      g_autoptr (RkMatching) changed = rk_matching_new (n, 1);
      int span = g_rand_int_range (rand, 1, 9), density = g_rand_int_range (rand, 5, 101);

      for (guint j = 0; j < 30; j++)
        {
          g_autoptr (RkMatching) fresh = rk_matching_new (n, 1);
          gboolean possible;

          for (guint k = 0; k < (j == 0 ? 10 * n * n : n); k++)
            {
              guint a = g_rand_int_range (rand, 0, n);
              guint b = (a + g_rand_int_range (rand, 1, n)) % n;
              gint64 weight = g_rand_int_range (rand, 0, span);
              gboolean edge = g_rand_int_range (rand, 0, 100) < density;

              rk_matching_set_edge (changed, a, b, edge ? &weight : NULL);
            }
          for (guint a = 0; a < n; a++)
            for (guint b = 0; b < a; b++)
              {
                gint64 weight;

                if (rk_matching_get_edge (changed, a, b, &weight))
                  rk_matching_set_edge (fresh, a, b, &weight);
              }
          rk_matching_start (fresh, NULL);
          possible = rk_matching_solve (fresh, NULL);
          g_assert_cmpint (rk_matching_solve (changed, NULL), ==, possible);
          if (possible)
            g_assert_cmpint (add_up (changed, n), ==, add_up (fresh, n));
        }
    }
}

static void
test_cancelled (void)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (RkMatching) matching = rk_matching_new (2, 1);
  gint64 weight = 1, back = 0;

  g_assert_false (rk_matching_get_edge (matching, 0, 1, &back));
  rk_matching_set_edge (matching, 0, 1, &weight);
  g_assert_true (rk_matching_get_edge (matching, 1, 0, &back));
  g_assert_cmpint (back, ==, 1);
  g_cancellable_cancel (cancellable);
  g_assert_false (rk_matching_solve (matching, cancellable));
  g_assert_true (rk_matching_solve (matching, NULL));
  g_assert_cmpuint (rk_matching_get_mate (matching, 0), ==, 1);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tournament/matching/random", test_random);
  g_test_add_func ("/tournament/matching/may-match", test_may_match);
  g_test_add_func ("/tournament/matching/large", test_large);
  g_test_add_func ("/tournament/matching/cancelled", test_cancelled);
  return g_test_run ();
}
