/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* What holds for every round that is paired, tried on many tournaments. */
#include "config.h"

#include "rk-swiss.h"
#include "rk-test-tournament.h"

#include <stdlib.h>

#define TOURNAMENTS 10000

/* Up to so many players all rounds are tried one by one. */
#define SMALL 10

/* A prime, for sums that do not grow. */
#define PRIME G_GUINT64_CONSTANT (2147483647)

/* What a player played, and so may not be asked for. */
typedef struct
{
  int difference;
  guint n_played;
  RkRole last[2];
  guint points;
  gboolean topscorer;
  gboolean may_rest;
} Known;

/* A round to be paired, and who may meet whom in it. */
typedef struct
{
  const RkField *field;
  guint n;
  guint *present;
  Known *known;
  gboolean *legal;
} Graph;

static void
read_known (const RkField *field,
            guint          player,
            Known         *known)
{
  guint most = (field->n_rounds - 1) * RK_POINTS_WIN * field->n_games;

  *known = (Known) { .may_rest = TRUE };
  for (guint i = 0; i < field->n_rounds - 1; i++)
    {
      const RkFieldEntry *entry = rk_field_get_entry (field, player, i);

      known->points += entry->points;
      if (entry->kind == RK_ENTRY_PAIRING_BYE || entry->kind == RK_ENTRY_FULL_BYE ||
          entry->kind == RK_ENTRY_FORFEIT_WIN)
        known->may_rest = FALSE;
      if (entry->kind != RK_ENTRY_PLAYED)
        continue;
      known->difference += entry->role == RK_ROLE_FIRST ? 1 : -1;
      known->last[1] = known->last[0];
      known->last[0] = entry->role;
      known->n_played++;
    }
  known->topscorer = field->n_rounds == field->total_rounds && 2 * known->points > most;
}

/* The role that a player must not have once more. */
static RkRole
find_barred (const Known *known)
{
  if (abs (known->difference) > 1)
    return known->difference > 0 ? RK_ROLE_FIRST : RK_ROLE_SECOND;
  return known->n_played > 1 && known->last[0] == known->last[1] ? known->last[0] : RK_ROLE_NONE;
}

static gboolean
may_meet (const RkField *field,
          const Known   *known,
          guint          a,
          guint          b)
{
  RkRole barred = find_barred (&known[a]);

  if (a == b || rk_field_have_met (field, a, b, field->n_rounds - 1) ||
      rk_field_is_forbidden (field, a, b))
    return FALSE;
  return barred == RK_ROLE_NONE || barred != find_barred (&known[b]) || known[a].topscorer ||
         known[b].topscorer;
}

static void
graph_init (Graph         *self,
            const RkField *field)
{
  guint n = field->n_players;

  self->field = field;
  self->n = 0;
  self->present = g_new0 (guint, n);
  self->known = g_new0 (Known, n);
  self->legal = g_new0 (gboolean, n * n);
  for (guint i = 0; i < n; i++)
    {
      read_known (field, i, &self->known[i]);
      if (rk_test_is_present (field, i))
        self->present[self->n++] = i;
    }
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < n; j++)
      self->legal[i * n + j] = may_meet (field, self->known, i, j);
}

static void
graph_clear (Graph *self)
{
  g_free (self->present);
  g_free (self->known);
  g_free (self->legal);
}

static gboolean
graph_is_legal (const Graph *self,
                guint        a,
                guint        b)
{
  return self->legal[a * self->field->n_players + b];
}

/* Whether all of @players can be paired, by trying. */
static gboolean
try_all (const Graph *self,
         const guint *players,
         guint        n)
{
  guint rest[SMALL];

  if (n == 0)
    return TRUE;
  for (guint i = 1; i < n; i++)
    {
      guint n_rest = 0;

      if (!graph_is_legal (self, players[0], players[i]))
        continue;
      for (guint j = 1; j < n; j++)
        if (j != i)
          rest[n_rest++] = players[j];
      if (try_all (self, rest, n_rest))
        return TRUE;
    }
  return FALSE;
}

static guint64
invert (guint64 value)
{
  guint64 inverse = 1;

  for (guint64 power = PRIME - 2; power > 0; power >>= 1)
    {
      if (power % 2 == 1)
        inverse = inverse * value % PRIME;
      value = value * value % PRIME;
    }
  return inverse;
}

/* Takes the multiple of the row of the pivot from the rows under it. */
static void
eliminate (guint64 *matrix,
           guint    n,
           guint    pivot)
{
  guint64 inverse = invert (matrix[pivot * n + pivot]);

  for (guint i = pivot + 1; i < n; i++)
    {
      guint64 factor = matrix[i * n + pivot] * inverse % PRIME;

      for (guint j = pivot; factor != 0 && j < n; j++)
        matrix[i * n + j] =
          (matrix[i * n + j] + PRIME - factor * matrix[pivot * n + j] % PRIME) % PRIME;
    }
}

static gboolean
is_regular (guint64 *matrix,
            guint    n)
{
  for (guint pivot = 0; pivot < n; pivot++)
    {
      guint row = pivot;

      while (row < n && matrix[row * n + pivot] == 0)
        row++;
      if (row == n)
        return FALSE;
      for (guint j = 0; row != pivot && j < n; j++)
        {
          guint64 value = matrix[row * n + j];

          matrix[row * n + j] = matrix[pivot * n + j];
          matrix[pivot * n + j] = value;
        }
      eliminate (matrix, n, pivot);
    }
  return TRUE;
}

/* Whether all of @players can be paired, by Tutte's theorem: then a skew-symmetric
 * matrix with random values where two may meet is regular. If it says so it is so; with
 * a chance of less than one in ten millions it does not see it.
 */
static gboolean
try_tutte (const Graph *self,
           const guint *players,
           guint        n)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (n);
  g_autofree guint64 *matrix = g_new0 (guint64, MAX (n * n, 1));

  for (guint i = 0; i < n; i++)
    for (guint j = i + 1; j < n; j++)
      {
        guint64 value = g_rand_int_range (rand, 1, G_MAXINT32);

        if (!graph_is_legal (self, players[i], players[j]))
          continue;
        matrix[i * n + j] = value;
        matrix[j * n + i] = PRIME - value;
      }
  return is_regular (matrix, n);
}

/* Whether all but @bye can be paired; %RK_NOBODY: all. */
static gboolean
can_pair (const Graph *self,
          guint        bye)
{
  g_autofree guint *players = g_new (guint, self->n + 1);
  guint n = 0;

  for (guint i = 0; i < self->n; i++)
    if (self->present[i] != bye)
      players[n++] = self->present[i];
  if (n % 2 == 1)
    return FALSE;
  return n <= SMALL ? try_all (self, players, n) : try_tutte (self, players, n);
}

/* The round as plain pairs, by the indexes that @indexes gives for those of @field; %NULL
 * if there is no legal round.
 */
static GArray *
pair_round (const RkField *field,
            const guint   *indexes,
            guint         *bye)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (RkSwissRound) round = rk_swiss_pair (field, RK_SWISS_RELAX_NONE, NULL, &error);
  GArray *pairs;

  g_assert_no_error (error);
  g_assert_nonnull (round);
  *bye = RK_NOBODY;
  if (!round->possible)
    {
      g_assert_true (round->pairs == NULL || round->pairs->len == 0);
      return NULL;
    }
  pairs = g_array_new (FALSE, FALSE, sizeof (RkFieldPair));
  for (guint i = 0; i < round->pairs->len; i++)
    {
      const RkSwissPair *swiss = &g_array_index (round->pairs, RkSwissPair, i);
      RkFieldPair pair = { swiss->first, swiss->second };

      if (indexes != NULL)
        pair = (RkFieldPair) { indexes[pair.a], indexes[pair.b] };
      g_array_append_val (pairs, pair);
    }
  if (round->bye != RK_NOBODY)
    *bye = indexes != NULL ? indexes[round->bye] : round->bye;

  return pairs;
}

/* That @changed is paired as @pairs and @bye. */
static void
check_same (const RkField *changed,
            const guint   *indexes,
            const GArray  *pairs,
            guint          bye)
{
  guint other_bye;
  g_autoptr (GArray) others = pair_round (changed, indexes, &other_bye);

  g_assert_nonnull (others);
  g_assert_cmpuint (bye, ==, other_bye);
  g_assert_cmpmem (pairs->data, pairs->len * sizeof (RkFieldPair), others->data,
                   others->len * sizeof (RkFieldPair));
}

/* Everybody who is there is paired, or has the one bye. */
static void
check_everybody (const Graph  *graph,
                 const GArray *pairs,
                 guint         bye)
{
  g_autofree guint *times = g_new0 (guint, graph->field->n_players);

  for (guint i = 0; i < pairs->len; i++)
    {
      const RkFieldPair *pair = &g_array_index (pairs, RkFieldPair, i);

      times[pair->a]++;
      times[pair->b]++;
    }
  if (bye != RK_NOBODY)
    times[bye]++;

  g_assert_cmpint (bye != RK_NOBODY, ==, graph->n % 2 == 1);
  for (guint i = 0; i < graph->field->n_players; i++)
    g_assert_cmpuint (times[i], ==, rk_test_is_present (graph->field, i) ? 1 : 0);
}

/* C1 to C3. */
static void
check_legal (const Graph  *graph,
             const GArray *pairs,
             guint         bye)
{
  for (guint i = 0; i < pairs->len; i++)
    {
      const RkFieldPair *pair = &g_array_index (pairs, RkFieldPair, i);

      g_assert_true (graph_is_legal (graph, pair->a, pair->b));
    }
  if (bye != RK_NOBODY)
    g_assert_true (graph->known[bye].may_rest);
}

/* C5 */
static void
check_bye (const Graph *graph,
           guint        bye)
{
  if (bye == RK_NOBODY)
    return;
  for (guint i = 0; i < graph->n; i++)
    {
      const Known *known = &graph->known[graph->present[i]];

      if (known->may_rest && known->points < graph->known[bye].points)
        g_assert_false (can_pair (graph, graph->present[i]));
    }
}

static void
check_role (const Known *known,
            RkRole       role)
{
  g_assert_cmpint (abs (known->difference + (role == RK_ROLE_FIRST ? 1 : -1)), <=, 2);
  g_assert_false (known->n_played > 1 && known->last[0] == role && known->last[1] == role);
}

/* Nobody is more than two times more the one than the other, or three times running
 * the same; but topscorers and their opponents.
 */
static void
check_roles (const Graph  *graph,
             const GArray *pairs)
{
  for (guint i = 0; i < pairs->len; i++)
    {
      const RkFieldPair *pair = &g_array_index (pairs, RkFieldPair, i);
      const Known *first = &graph->known[pair->a];
      const Known *second = &graph->known[pair->b];

      if (first->topscorer || second->topscorer)
        continue;
      check_role (first, RK_ROLE_FIRST);
      check_role (second, RK_ROLE_SECOND);
    }
}

static void
check_impossible (const Graph *graph)
{
  if (graph->n % 2 == 0)
    g_assert_false (can_pair (graph, RK_NOBODY));
  for (guint i = 0; i < graph->n; i++)
    if (graph->known[graph->present[i]].may_rest)
      g_assert_false (can_pair (graph, graph->present[i]));
}

/* The players of a field in another order: @indexes says which index each had. */
static RkField *
permute (const RkField *field,
         GRand         *rand,
         guint         *indexes)
{
  RkField *permuted = rk_field_copy (field);
  g_autofree guint *places = g_new (guint, field->n_players);

  for (guint i = 0; i < field->n_players; i++)
    {
      guint j = g_rand_int_range (rand, 0, i + 1);

      indexes[i] = indexes[j];
      indexes[j] = i;
    }
  for (guint i = 0; i < field->n_players; i++)
    places[indexes[i]] = i;

  for (guint i = 0; i < field->n_players; i++)
    {
      RkFieldEntry *entries = permuted->players[i].entries;

      permuted->players[i] = field->players[indexes[i]];
      permuted->players[i].entries = entries;
      for (guint j = 0; j < field->n_rounds; j++)
        {
          entries[j] = field->players[indexes[i]].entries[j];
          if (entries[j].opponent != RK_NOBODY)
            entries[j].opponent = places[entries[j].opponent];
        }
    }
  for (guint i = 0; permuted->forbidden != NULL && i < permuted->forbidden->len; i++)
    {
      RkFieldPair *pair = &g_array_index (permuted->forbidden, RkFieldPair, i);

      *pair = (RkFieldPair) { places[pair->b], places[pair->a] };
    }
  return permuted;
}

static void
check_order_of_players (const RkField *field,
                        GRand         *rand,
                        const GArray  *pairs,
                        guint          bye)
{
  g_autofree guint *indexes = g_new0 (guint, field->n_players);
  g_autoptr (RkField) permuted = permute (field, rand, indexes);

  g_assert_null (rk_field_check (permuted));
  check_same (permuted, indexes, pairs, bye);
}

/* Other numbers in the same order. */
static void
check_numbers (const RkField *field,
               GRand         *rand,
               const GArray  *pairs,
               guint          bye)
{
  g_autoptr (RkField) renamed = rk_field_copy (field);
  g_autofree guint *numbers = g_new0 (guint, field->n_players + 1);

  for (guint i = 1; i <= field->n_players; i++)
    numbers[i] = numbers[i - 1] + g_rand_int_range (rand, 1, 4);
  for (guint i = 0; i < field->n_players; i++)
    renamed->players[i].number = numbers[field->players[i].number];
  check_same (renamed, NULL, pairs, bye);
}

/* Paired, taken back and paired again. */
static void
check_again (const RkField *field,
             const GArray  *pairs,
             guint          bye)
{
  g_autoptr (RkField) again = rk_field_copy (field);
  guint round = field->n_rounds - 1;

  for (guint i = 0; i < pairs->len; i++)
    {
      const RkFieldPair *pair = &g_array_index (pairs, RkFieldPair, i);

      rk_field_set_open (again, round, pair->a, pair->b);
    }
  if (bye != RK_NOBODY)
    rk_test_set_bye (again, bye, RK_ENTRY_PAIRING_BYE, RK_POINTS_WIN);
  for (guint i = 0; i < field->n_players; i++)
    if (rk_test_is_present (field, i))
      *rk_field_get_entry (again, i, round) = (RkFieldEntry) { .opponent = RK_NOBODY };
  check_same (again, NULL, pairs, bye);
}

/* Pairs a round and looks at all of it; %NULL if there is no legal one. */
static GArray *
check_round (const RkField *field,
             GRand         *rand,
             guint         *bye)
{
  g_autofree char *text = rk_test_field_to_text (field);
  GArray *pairs;
  Graph graph;

  g_test_message ("%s", text);
  graph_init (&graph, field);
  pairs = pair_round (field, NULL, bye);
  if (pairs != NULL)
    {
      check_everybody (&graph, pairs, *bye);
      check_legal (&graph, pairs, *bye);
      check_bye (&graph, *bye);
      check_roles (&graph, pairs);
      check_order_of_players (field, rand, pairs, *bye);
      check_numbers (field, rand, pairs, *bye);
      check_again (field, pairs, *bye);
    }
  else
    {
      check_impossible (&graph);
    }
  graph_clear (&graph);

  return pairs;
}

static void
test_rounds (void)
{
  guint n = rk_test_count (TOURNAMENTS);
  guint n_rounds = 0;
  guint n_impossible = 0;

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (RkTestTournament) tournament = rk_test_tournament_new (i, 4, 40);
      g_autoptr (GRand) rand = g_rand_new_with_seed (i);
      const RkField *field;

      while ((field = rk_test_tournament_next_round (tournament)) != NULL)
        {
          guint bye;
          g_autoptr (GArray) pairs = check_round (field, rand, &bye);

          n_rounds++;
          if (pairs == NULL)
            {
              n_impossible++;
              break;
            }
          rk_test_tournament_play (tournament, pairs, bye);
        }
    }
  g_test_message ("%u tournaments, %u rounds, %u of them not possible", n, n_rounds, n_impossible);
  g_assert_cmpuint (n_impossible, >, 0);
}

/* Plays a tournament to its end, or until it cannot go on; the field then, as text. */
static char *
play_all (guint32 seed)
{
  g_autoptr (RkTestTournament) tournament = rk_test_tournament_new (seed, 4, 40);
  const RkField *field;
  char *text = NULL;

  while ((field = rk_test_tournament_next_round (tournament)) != NULL)
    {
      guint bye;
      g_autoptr (GArray) pairs = pair_round (field, NULL, &bye);

      if (pairs == NULL)
        break;
      rk_test_tournament_play (tournament, pairs, bye);
      g_free (text);
      text = rk_test_field_to_text (field);
    }
  return text;
}

/* The same tournament, the same rounds. */
static void
test_seed (void)
{
  for (guint i = 0; i < rk_test_count (200); i++)
    {
      g_autofree char *once = play_all (i);
      g_autofree char *again = play_all (i);

      g_assert_cmpstr (once, ==, again);
    }
}

/* Fields come back from their text. */
static void
test_text (void)
{
  for (guint i = 0; i < rk_test_count (200); i++)
    {
      g_autofree char *text = play_all (i);
      g_autoptr (RkField) field = NULL;
      g_autofree char *again = NULL;

      if (text == NULL)
        continue;
      field = rk_test_field_from_text (text);
      again = rk_test_field_to_text (field);
      g_assert_cmpstr (text, ==, again);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tournament/properties/rounds", test_rounds);
  g_test_add_func ("/tournament/properties/seed", test_seed);
  g_test_add_func ("/tournament/properties/text", test_text);

  return g_test_run ();
}
