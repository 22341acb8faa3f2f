/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-schedule.h"

#define LARGEST 40

static const struct
{
  guint n_players;
  const char *rounds;
} berger_tables[] = {
  { 4, "1-4 2-3 | 4-3 1-2 | 2-4 3-1" },
  { 6, "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1" },
  { 8, "1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 | "
       "3-8 4-2 5-1 6-7 | 8-7 1-6 2-5 3-4 | 4-8 5-3 6-2 7-1" },
  { 10, "1-10 2-9 3-8 4-7 5-6 | 10-6 7-5 8-4 9-3 1-2 | 2-10 3-1 4-9 5-8 6-7 | "
        "10-7 8-6 9-5 1-4 2-3 | 3-10 4-2 5-1 6-9 7-8 | 10-8 9-7 1-6 2-5 3-4 | "
        "4-10 5-3 6-2 7-1 8-9 | 10-9 1-8 2-7 3-6 4-5 | 5-10 6-4 7-3 8-2 9-1" },
  /* An odd number: the table for one more, who is the rest. */
  { 3, "2-3 1-rest | 1-2 3-rest | 3-1 2-rest" },
  { 5, "2-5 3-4 1-rest | 5-3 1-2 4-rest | 3-1 4-5 2-rest | 1-4 2-3 5-rest | 4-2 5-1 3-rest" },
  { 2, "1-2" },
};

static const struct
{
  guint n_players;
  guint n_rounds;
  const char *slots;
} brackets[] = {
  { 0, 0, "" },
  { 1, 0, "" },
  { 2, 1, "1-2" },
  { 3, 2, "1-rest 2-3" },
  { 4, 2, "1-4 2-3" },
  { 5, 3, "1-rest 4-5 2-rest 3-rest" },
  { 6, 3, "1-rest 4-5 2-rest 3-6" },
  { 8, 3, "1-8 4-5 2-7 3-6" },
  { 16, 4, "1-16 8-9 4-13 5-12 2-15 7-10 3-14 6-11" },
};

static void
append_pairs (GString *string,
              GArray  *pairs)
{
  for (guint i = 0; i < pairs->len; i++)
    {
      const RkSchedulePair *pair = &g_array_index (pairs, RkSchedulePair, i);

      g_string_append_printf (string, "%s%u-", i > 0 ? " " : "", pair->first);
      if (pair->second != 0)
        g_string_append_printf (string, "%u", pair->second);
      else
        g_string_append (string, "rest");
    }
}

static char *
print_table (guint    n_players,
             gboolean twice,
             gboolean swap)
{
  GString *string = g_string_new (NULL);

  for (guint round = 0; round < rk_berger_get_n_rounds (n_players, twice); round++)
    {
      g_autoptr(GArray) pairs = rk_berger_get_round (n_players, twice, swap, round);

      if (round > 0)
        g_string_append (string, " | ");
      append_pairs (string, pairs);
    }
  return g_string_free_and_steal (string);
}

static void
test_berger_tables (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (berger_tables); i++)
    {
      g_autofree char *table = print_table (berger_tables[i].n_players, FALSE, FALSE);

      g_assert_cmpstr (table, ==, berger_tables[i].rounds);
    }
  g_assert_cmpuint (rk_berger_get_n_rounds (0, FALSE), ==, 0);
  g_assert_cmpuint (rk_berger_get_n_rounds (1, TRUE), ==, 0);
  g_assert_cmpuint (rk_berger_get_n_rounds (10, TRUE), ==, 18);
}

/* Counts who met whom in which role, and that each number appears once a round. */
static void
count_meetings (guint    n_players,
                gboolean twice,
                gboolean swap,
                guint    met[LARGEST + 1][LARGEST + 1],
                guint    rests[LARGEST + 1])
{
  for (guint round = 0; round < rk_berger_get_n_rounds (n_players, twice); round++)
    {
      g_autoptr(GArray) pairs = rk_berger_get_round (n_players, twice, swap, round);
      gboolean seen[LARGEST + 1] = { FALSE };

      g_assert_cmpuint (pairs->len, ==, (n_players + 1) / 2);
      for (guint i = 0; i < pairs->len; i++)
        {
          const RkSchedulePair *pair = &g_array_index (pairs, RkSchedulePair, i);

          g_assert_false (seen[pair->first]);
          seen[pair->first] = TRUE;
          g_assert_cmpuint (pair->first, >=, 1);
          g_assert_cmpuint (pair->first, <=, n_players);
          if (pair->second == 0)
            {
              g_assert_cmpuint (i, ==, pairs->len - 1);
              g_assert_cmpuint (n_players % 2, ==, 1);
              rests[pair->first]++;
              continue;
            }
          g_assert_false (seen[pair->second]);
          g_assert_cmpuint (pair->second, <=, n_players);
          seen[pair->second] = TRUE;
          met[pair->first][pair->second]++;
        }
    }
}

static guint
count_starts (guint n_players,
              guint number,
              guint met[LARGEST + 1][LARGEST + 1])
{
  guint n_starts = 0;

  for (guint i = 1; i <= n_players; i++)
    n_starts += met[number][i];
  return n_starts;
}

static void
test_berger_once (void)
{
  for (guint n = 2; n <= LARGEST; n++)
    {
      guint met[LARGEST + 1][LARGEST + 1] = { { 0 } };
      guint rests[LARGEST + 1] = { 0 };

      count_meetings (n, FALSE, FALSE, met, rests);
      for (guint a = 1; a <= n; a++)
        {
          for (guint b = a + 1; b <= n; b++)
            g_assert_cmpuint (met[a][b] + met[b][a], ==, 1);
          g_assert_cmpuint (rests[a], ==, n % 2);
          /* With an even number the first half starts once more than not, the
           * others once less; with an odd number it is half of the games. */
          g_assert_cmpuint (count_starts (n, a, met), ==,
                            n % 2 == 1 ? (n - 1) / 2 : a <= n / 2 ? n / 2 : n / 2 - 1);
        }
    }
}

static void
test_berger_twice (void)
{
  for (guint n = 2; n <= LARGEST; n++)
    for (guint swap = 0; swap <= 1; swap++)
      {
        guint met[LARGEST + 1][LARGEST + 1] = { { 0 } };
        guint rests[LARGEST + 1] = { 0 };

        count_meetings (n, TRUE, swap == 1, met, rests);
        for (guint a = 1; a <= n; a++)
          {
            for (guint b = 1; b <= n; b++)
              g_assert_cmpuint (met[a][b], ==, a != b ? 1 : 0);
            g_assert_cmpuint (rests[a], ==, 2 * (n % 2));
          }
      }
}

static void
test_berger_cycles (void)
{
  g_autofree char *plain = print_table (4, TRUE, FALSE);
  g_autofree char *swapped = print_table (4, TRUE, TRUE);
  g_autofree char *odd = print_table (3, TRUE, TRUE);
  g_autofree char *once = print_table (4, FALSE, TRUE);
  g_autofree char *two = print_table (2, TRUE, TRUE);

  g_assert_cmpstr (plain, ==, "1-4 2-3 | 4-3 1-2 | 2-4 3-1 | 4-1 3-2 | 3-4 2-1 | 4-2 1-3");
  g_assert_cmpstr (swapped, ==, "1-4 2-3 | 2-4 3-1 | 4-3 1-2 | 4-1 3-2 | 3-4 2-1 | 4-2 1-3");
  g_assert_cmpstr (odd, ==, "2-3 1-rest | 3-1 2-rest | 1-2 3-rest | 3-2 1-rest | 2-1 3-rest | 1-3 2-rest");
  g_assert_cmpstr (once, ==, berger_tables[0].rounds);
  g_assert_cmpstr (two, ==, "1-2 | 2-1");
}

/* The longest run of one role of anybody, rests left out. */
static guint
get_longest_run (guint    n_players,
                 gboolean swap)
{
  guint longest = 0;
  int runs[LARGEST + 1] = { 0 };

  for (guint round = 0; round < rk_berger_get_n_rounds (n_players, TRUE); round++)
    {
      g_autoptr(GArray) pairs = rk_berger_get_round (n_players, TRUE, swap, round);

      for (guint i = 0; i < pairs->len; i++)
        {
          const RkSchedulePair *pair = &g_array_index (pairs, RkSchedulePair, i);

          if (pair->second == 0)
            continue;
          runs[pair->first] = MAX (runs[pair->first], 0) + 1;
          runs[pair->second] = MIN (runs[pair->second], 0) - 1;
          longest = MAX (longest, (guint) MAX (runs[pair->first], -runs[pair->second]));
        }
    }
  return longest;
}

static void
test_berger_swap (void)
{
  for (guint n = 4; n <= LARGEST; n += 2)
    {
      g_assert_cmpuint (get_longest_run (n, FALSE), ==, 3);
      g_assert_cmpuint (get_longest_run (n, TRUE), ==, 2);
    }
}

static void
test_knockout_slots (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (brackets); i++)
    {
      g_autoptr(GArray) pairs = rk_knockout_get_slots (brackets[i].n_players);
      g_autoptr(GString) string = g_string_new (NULL);

      append_pairs (string, pairs);
      g_assert_cmpstr (string->str, ==, brackets[i].slots);
      g_assert_cmpuint (rk_knockout_get_n_rounds (brackets[i].n_players), ==,
                        brackets[i].n_rounds);
    }
}

/* The better seed always wins: then the best 2^k are left before the last k
 * rounds, whatever the number of players. */
static void
play_bracket (guint n_players)
{
  GArray *pairs = rk_knockout_get_slots (n_players);
  guint n_rounds = 0;

  while (pairs->len > 0)
    {
      g_autofree guint *winners = g_new (guint, pairs->len);
      guint n = pairs->len;

      for (guint i = 0; i < n; i++)
        {
          const RkSchedulePair *pair = &g_array_index (pairs, RkSchedulePair, i);

          winners[i] = pair->second == 0 ? pair->first : MIN (pair->first, pair->second);
          g_assert_cmpuint (winners[i], <=, n);
        }
      g_array_unref (pairs);
      pairs = rk_knockout_get_next (winners, n);
      n_rounds++;
    }
  g_array_unref (pairs);
  g_assert_cmpuint (n_rounds, ==, rk_knockout_get_n_rounds (n_players));
}

static void
test_knockout_rounds (void)
{
  for (guint n = 0; n <= RK_MAX_ENTRANTS; n++)
    play_bracket (n);
}

static void
test_knockout_next (void)
{
  static const guint winners[] = { 1, 5, 7, 3 };
  g_autoptr(GArray) pairs = rk_knockout_get_next (winners, G_N_ELEMENTS (winners));
  g_autoptr(GArray) none = rk_knockout_get_next (winners, 1);
  g_autoptr(GString) string = g_string_new (NULL);

  append_pairs (string, pairs);
  g_assert_cmpstr (string->str, ==, "1-5 7-3");
  g_assert_cmpuint (none->len, ==, 0);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/schedule/berger/tables", test_berger_tables);
  g_test_add_func ("/schedule/berger/once", test_berger_once);
  g_test_add_func ("/schedule/berger/twice", test_berger_twice);
  g_test_add_func ("/schedule/berger/cycles", test_berger_cycles);
  g_test_add_func ("/schedule/berger/swap", test_berger_swap);
  g_test_add_func ("/schedule/knockout/slots", test_knockout_slots);
  g_test_add_func ("/schedule/knockout/rounds", test_knockout_rounds);
  g_test_add_func ("/schedule/knockout/next", test_knockout_next);

  return g_test_run ();
}
