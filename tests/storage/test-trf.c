/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Tournament report files: what is read, what is written, what is refused. */
#include "config.h"

#include <string.h>

#include "rk-test-files.h"
#include "rk-tournament-file.h"
#include "rk-trf.h"

/* Four players, two rounds of three; 4 has half a bye in the third. */
static const char four[] =
  "012 Club Open\n"
  "022 Hargeysa\n"
  "042 2026/11/29\n"
  "092 Individual: Swiss-System\n"
  "XXR 3\n"
  "XXC black1\n"
  "XXP 1 2\n"
  "001    1      Cilmi, Xaawo                      2000                             1.5    2"
  "     3 b 1     4 w =\n"
  "001    2      Xasan, Cabdullaahi                1900                             1.0    3"
  "     4 w 0     3 b +\n"
  "001    3      Žofie                                                              0.0    4"
  "     1 w 0     2 w -\n"
  "001    4      Rahim                             1700                             1.5    1"
  "     2 b 1     1 b =  0000 - H\n";

static RkTournament *
parse (const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  RkTournament *tournament;

  g_assert_true (rk_trf_is_trf (bytes));
  tournament = rk_tournament_read_any (bytes, &error);
  if (error != NULL)
    g_test_message ("%s", text);
  g_assert_no_error (error);

  return tournament;
}

static char *
format (RkTournament *tournament)
{
  g_autoptr (GBytes) bytes = rk_trf_format (tournament);

  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

/* "1-5 6-2 7:U 3:H", by start numbers. */
static char *
describe_round (RkTournament *tournament,
                guint         number)
{
  static const char *const kinds[] = { "", "U", "H", "Z", "R" };
  GListModel *round = G_LIST_MODEL (rk_tournament_get_round (tournament, number));
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (round); i++)
    {
      g_autoptr (RkPairing) pairing = g_list_model_get_item (round, i);
      guint first = rk_entrant_get_number (rk_pairing_get_first (pairing));
      RkPairingKind kind = rk_pairing_get_kind (pairing);

      g_string_append_printf (text, "%s%u", i > 0 ? " " : "", first);
      if (kind == RK_PAIRING_GAME)
        g_string_append_printf (text, "-%u",
                                rk_entrant_get_number (rk_pairing_get_second (pairing)));
      else
        g_string_append_printf (text, ":%s", kinds[kind]);
    }

  return g_string_free (text, FALSE);
}

static void
test_read (void)
{
  g_autoptr (RkTournament) tournament = parse (four);
  const RkTournamentData *data = rk_tournament_get_data (tournament);
  g_autofree char *round_1 = describe_round (tournament, 1);
  g_autofree char *round_2 = describe_round (tournament, 2);
  const RkEntrantRecord *last = g_ptr_array_index (data->entrants, 3);

  g_assert_cmpstr (data->name, ==, "Club Open");
  g_assert_cmpstr (data->site, ==, "Hargeysa");
  g_assert_cmpstr (data->date, ==, "2026-11-29");
  g_assert_cmpuint (data->regulations.system, ==, RK_SYSTEM_SWISS);
  g_assert_cmpuint (data->regulations.n_rounds, ==, 3);
  g_assert_cmpuint (data->regulations.initial_role, ==, RK_ROLE_SECOND);
  g_assert_true (rk_regulations_is_valid (&data->regulations));
  g_assert_true (data->numbers_given);
  g_assert_cmpuint (data->entrants->len, ==, 4);
  g_assert_cmpuint (data->forbidden->len, ==, 1);
  g_assert_cmpuint (data->rounds->len, ==, 2);
  g_assert_cmpuint (rk_tournament_get_state (tournament), ==, RK_TOURNAMENT_BETWEEN);

  g_assert_cmpstr (round_1, ==, "3-1 2-4");
  /* 1 and 4 have a point each, 2 and 3 none. */
  g_assert_cmpstr (round_2, ==, "1-4 3-2");
  g_assert_cmpstr (last->name, ==, "Rahim");
  g_assert_cmpuint (last->strength, ==, 1700);
  g_assert_cmpuint (last->byes->len, ==, 1);
  g_assert_cmpuint (g_array_index (last->byes, RkByeRequest, 0).round, ==, 3);
  g_assert_cmpuint (g_array_index (last->byes, RkByeRequest, 0).points, ==, 1);

  for (guint number = 1; number <= 4; number++)
    {
      static const guint halves[] = { 3, 2, 0, 3 };
      RkEntrant *entrant = rk_tournament_find_number (tournament, number);

      g_assert_cmpuint (rk_tournament_get_points (tournament, entrant, 2), ==, halves[number - 1]);
    }
}

/* 4 is before 1: the opponents of 4 have more points. */
static void
test_write (void)
{
  g_autoptr (RkTournament) tournament = parse (four);
  g_autofree char *text = format (tournament);
  g_autoptr (RkTournament) again = parse (text);
  g_autofree char *same = format (again);

  g_assert_cmpstr (same, ==, text);
  g_assert_nonnull (strstr (text, "012 Club Open\r\n022 Hargeysa\r\n042 2026/11/29\r\n062 4\r\n"
                                  "092 Individual: Swiss-System\r\nXXR 3\r\nXXC black1\r\n"));
  g_assert_nonnull (strstr (text, "\r\nXXP 1 2\r\n"));
  g_assert_nonnull (strstr (text,
    "\r\n001    1      Cilmi, Xaawo                      2000"
    "                             1.5    2     3 b 1     4 w =\r\n"));
  g_assert_nonnull (strstr (text, "     2 b 1     1 b =  0000 - H\r\n"));
  g_assert_nonnull (strstr (text, "     1 w 0     2 w -\r\n"));
}

typedef struct
{
  const char *text;
  const char *message;
} BadReport;

/* A line of a player up to the rounds, and two lines with a round. */
#define PLAYER(number) "001    " number "      Name                             " \
                       "                                          "
#define PAIR(a, b) PLAYER ("1") "  " a "\n" PLAYER ("2") "  " b "\n"

static const BadReport bad_reports[] = {
  { "012 Name only\r", "line 1: no line of this file tells of a player" },
  { "001 \n", "line 1, column 5: found \"\"; expected a whole number from 1 to 9999" },
  { "012 A\r\n001    x      B\r\n",
    "line 2, column 5: found \"x\"; expected a whole number from 1 to 9999" },
  { "001    0      B\n", "line 1, column 5: found \"0\"; expected a whole number from 1 to 9999" },
  { "001    1      B                                 12x0\n",
    "line 1, column 49: found \"12x0\"; expected a whole number from 0 to 9999" },
  { PLAYER ("1") "\n\n" PLAYER ("1"), "line 3: another player has the same start number" },
  { PLAYER ("1") "\nXXR x", "line 2, column 5: found \"x\"; expected a whole number from 1 to 99" },
  { PLAYER ("1") "\nXXR 100",
    "line 2, column 5: found \"100\"; expected a whole number from 1 to 99" },
  { PLAYER ("1") "\nXXC green",
    "line 2, column 5: found \"green\"; expected \"white1\" or \"black1\"" },
  { PLAYER ("1") "\nXXP 1 3", "line 2: there is no player with such a start number" },
  { PLAYER ("1") "\nXXZ 3", "line 2: there is no player with such a start number" },
  { PLAYER ("1") "\nXXP 1 b",
    "line 2, column 5: found \"b\"; expected a whole number from 1 to 9999" },
  { PLAYER ("1") "\nXXA    1  1.0  1.0", "line 2: accelerated rounds are not known here" },
  { PAIR ("   2 w 1", "   1 b 1"),
    "line 1: round 1: the results of the two players contradict each other" },
  { PAIR ("   2 w 1", "   1 b  "),
    "line 1: round 1: the results of the two players contradict each other" },
  { PAIR ("   2 w 1", "   1 w 0"),
    "line 1: round 1: expected \"w\" for one of the two players and \"b\" for the other" },
  { PAIR ("   2 - 1", "   1 - 0"),
    "line 1: round 1: expected \"w\" for one of the two players and \"b\" for the other" },
  { PAIR ("   2 w 1", "0000 - Z"),
    "line 1: round 1: the opponent does not have this player as opponent" },
  { PAIR ("   1 w 1", "0000 - Z"), "line 1: round 1: the opponent is the player of this line" },
  { PAIR ("   3 w 1", "0000 - Z"),
    "line 1: round 1: there is no player with the number of the opponent" },
  { PAIR ("   x w 1", "   1 b 0"),
    "line 1, column 92: found \"x\"; expected the start number of an opponent, or 0000" },
  { PAIR ("   2 x 1", "   1 b 0"),
    "line 1, column 97: found \"x\"; expected \"w\", \"b\" or \"-\"" },
  { PAIR ("   2 w 2", "   1 b 0"),
    "line 1, column 99: found \"2\"; expected one of 1, =, 0, W, D, L, + and -" },
  { PAIR ("0000 - 1", "0000 - Z"),
    "line 1, column 99: found \"1\"; expected one of F, H, Z and U, since there is no opponent" },
  { "XXR 1\n" PAIR ("   2 w 1     2 w 1", "   1 b 0     1 b 0"),
    "line 1: more rounds than these were paired already" },
};

static void
test_bad (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (bad_reports); i++)
    {
      const char *text = bad_reports[i].text;
      g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", bad_reports[i].message);
      g_assert_null (rk_trf_parse (bytes, &error));
      g_assert_nonnull (error);
      g_assert_true (error->domain == RK_ERROR);
      g_assert_cmpstr (error->message, ==, bad_reports[i].message);
    }
}

static void
test_is_trf (void)
{
  static const char *const no[] = { "", "{", "001", "12 x", "abc x", "\xef\xbb\xbf{}", "0012 " };
  static const char *const yes[] = { "001 ", "012 x", "XXR 5", "\xef\xbb\xbf" "012 ", "\n012\tx" };

  for (guint i = 0; i < G_N_ELEMENTS (no); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (no[i], strlen (no[i]));

      g_assert_false (rk_trf_is_trf (bytes));
    }
  for (guint i = 0; i < G_N_ELEMENTS (yes); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new (yes[i], strlen (yes[i]));

      g_assert_true (rk_trf_is_trf (bytes));
    }
}

/* Columns are characters in UTF-8, and bytes in Latin 1. */
static void
test_encodings (void)
{
  g_autoptr (RkTournament) tournament = parse (four);
  g_autofree char *latin = g_convert ("012 Z\u00fcrich\n" PAIR ("   2 w 1", "   1 b 0"), -1,
                                      "ISO-8859-1", "UTF-8", NULL, NULL, NULL);
  g_autoptr (RkTournament) decoded = parse (latin);
  g_autoptr (GBytes) zero = g_bytes_new_static ("012 a\0", 6);
  g_autoptr (GError) error = NULL;

  g_assert_cmpstr (rk_entrant_get_name (rk_tournament_find_number (tournament, 3)), ==, "Žofie");
  g_assert_cmpstr (rk_tournament_get_name (decoded), ==, "Zürich");
  g_assert_null (rk_trf_parse (zero, &error));
  g_assert_error (error, RK_ERROR, RK_ERROR_SYNTAX);
}

/* Byes of all kinds: those that count, and those of the round to come. */
/* What is made of control characters is not there. */
static void
test_controls (void)
{
  g_autoptr (RkTournament) tournament =
    parse ("012 \x01\n022 \x7f\n001    1      A\x02" "B\n001    2      \x01\n");
  const RkTournamentData *data = rk_tournament_get_data (tournament);
  const RkEntrantRecord *first = g_ptr_array_index (data->entrants, 0);
  const RkEntrantRecord *second = g_ptr_array_index (data->entrants, 1);
  g_autofree char *text = format (tournament);
  g_autoptr (RkTournament) again = parse (text);
  g_autofree char *same = format (again);

  g_assert_cmpstr (data->name, ==, "Tournament");
  g_assert_null (data->site);
  g_assert_cmpstr (first->name, ==, "A B");
  g_assert_cmpstr (second->name, ==, "2");
  g_assert_cmpstr (same, ==, text);
}

/* Players who must not meet are told by their numbers, in whatever order they were entered. */
static void
test_forbidden (void)
{
  g_autoptr (RkTournament) tournament =
    parse ("012 A\nXXP 3 1\nXXP 2 1\n001    3      C\n001    2      B\n001    1      A\n");
  g_autofree char *text = format (tournament);
  g_autoptr (RkTournament) again = parse (text);
  g_autofree char *same = format (again);

  g_assert_nonnull (strstr (text, "XXP 1 2\r\nXXP 1 3\r\n"));
  g_assert_cmpstr (same, ==, text);
}

static void
test_byes (void)
{
  g_autoptr (RkTournament) tournament =
    parse ("XXR 5\nXXZ 2\n"
           PLAYER ("1") "     2 w 1  0000 - U\n"
           PLAYER ("2") "     1 b 0  0000 - H\n"
           PLAYER ("3") "  0000 - H\n"
           PLAYER ("4") "                      0000 - Z\n"
           PLAYER ("5") "  0000 - F            0000 - H  0000 - F\n");
  g_autofree char *round_1 = describe_round (tournament, 1);
  g_autofree char *round_2 = describe_round (tournament, 2);
  g_autoptr (GError) error = NULL;
  g_autofree char *round_3 = NULL;

  g_assert_cmpstr (round_1, ==, "1-2 5:U 3:H 4:Z");
  g_assert_cmpstr (round_2, ==, "1:U 2:H 3:Z 4:Z 5:Z");
  g_assert_true (rk_tournament_pair (tournament, RK_SWISS_RELAX_NONE, &error));
  g_assert_no_error (error);
  round_3 = describe_round (tournament, 3);
  g_assert_cmpstr (round_3, ==, "3-1 2:Z 4:Z 5:H");
}

static void
test_round_robin (void)
{
  g_autoptr (RkTournament) single =
    parse ("092 Individual: Round-Robin\n" PAIR ("", "") PLAYER ("3") "\n" PLAYER ("4") "\n");
  g_autoptr (RkTournament) double_robin =
    parse ("092 Double round robin\nXXR 6\n" PAIR ("", "") PLAYER ("3") "\n" PLAYER ("4") "\n");
  g_autoptr (RkTournament) other =
    parse ("092 Individual: Round-Robin\nXXR 5\n" PAIR ("", "") PLAYER ("3") "\n");
  g_autofree char *round = NULL;

  g_assert_cmpuint (rk_tournament_get_regulations (single)->system, ==, RK_SYSTEM_ROUND_ROBIN);
  g_assert_cmpuint (rk_tournament_get_regulations (double_robin)->system, ==,
                    RK_SYSTEM_DOUBLE_ROUND_ROBIN);
  g_assert_cmpuint (rk_tournament_get_regulations (other)->system, ==, RK_SYSTEM_SWISS);
  g_assert_true (rk_tournament_pair (single, RK_SWISS_RELAX_NONE, NULL));
  round = describe_round (single, 1);
  g_assert_cmpstr (round, ==, "1-4 2-3");
}

static RkTournament *
random_tournament (GRand *rand)
{
  RkRegulations regulations;
  RkTournament *tournament;
  guint n_players = g_rand_int_range (rand, 4, 17);

  rk_regulations_init (&regulations, RK_SYSTEM_SWISS, n_players);
  regulations.n_rounds = g_rand_int_range (rand, 3, 8);
  regulations.seed = 0;
  regulations.initial_role = g_rand_boolean (rand) ? RK_ROLE_FIRST : RK_ROLE_SECOND;
  tournament = rk_tournament_new ("Random", &regulations);
  for (guint i = 0; i < n_players; i++)
    {
      g_autofree char *name = g_strdup_printf ("Player %u", i);

      rk_tournament_add_entrant (tournament, name, NULL, g_rand_int_range (rand, 0, 2400), NULL);
    }

  return tournament;
}

static void
enter_results (RkTournament *tournament,
               GRand        *rand)
{
  guint number = rk_tournament_get_n_rounds (tournament);
  GListModel *round = G_LIST_MODEL (rk_tournament_get_round (tournament, number));

  for (guint i = 0; i < g_list_model_get_n_items (round); i++)
    {
      g_autoptr (RkPairing) pairing = g_list_model_get_item (round, i);
      RkResult result = g_rand_int_range (rand, 0, 10) > 0
                          ? g_rand_int_range (rand, RK_RESULT_FIRST, RK_RESULT_SECOND + 1)
                          : g_rand_int_range (rand, RK_RESULT_FIRST_FORFEITS,
                                              RK_RESULT_BOTH_FORFEIT + 1);

      if (rk_pairing_get_kind (pairing) == RK_PAIRING_GAME)
        g_assert_true (rk_tournament_set_result (tournament, pairing, 0, result, NULL, NULL, NULL));
    }
}

/* Somebody leaves or rests in the round that comes next. */
static void
disturb (RkTournament *tournament,
         GRand        *rand)
{
  guint n_rounds = rk_tournament_get_n_rounds (tournament);
  GListModel *entrants = rk_tournament_get_entrants (tournament);

  for (guint i = 0; n_rounds > 0 && i < g_list_model_get_n_items (entrants); i++)
    {
      g_autoptr (RkEntrant) entrant = g_list_model_get_item (entrants, i);

      if (g_rand_int_range (rand, 0, 20) == 0)
        rk_tournament_set_bye (tournament, entrant, n_rounds + 1,
                               g_rand_int_range (rand, 0, 2), NULL);
      else if (g_rand_int_range (rand, 0, 50) == 0)
        rk_tournament_withdraw (tournament, entrant, NULL, NULL);
    }
}

static gboolean
pair (RkTournament *tournament)
{
  g_autoptr (GError) error = NULL;

  return rk_tournament_pair (tournament, RK_SWISS_RELAX_NONE, &error);
}

/* Each round is the same when it is paired from the report of the rounds before,
 * and the report of what was read is the same. */
static void
play_random (RkTournament *tournament,
             GRand        *rand)
{
  const guint total = rk_tournament_get_total_rounds (tournament);

  for (guint number = 1; number <= total; number++)
    {
      g_autofree char *text = NULL;
      g_autofree char *again = NULL;
      g_autofree char *round = NULL;
      g_autofree char *read_round = NULL;
      g_autoptr (RkTournament) read = NULL;

      disturb (tournament, rand);
      text = format (tournament);
      read = parse (text);
      again = format (read);
      g_assert_cmpstr (again, ==, text);

      if (!pair (tournament))
        {
          g_assert_false (pair (read));
          return;
        }
      g_assert_true (pair (read));
      round = describe_round (tournament, number);
      read_round = describe_round (read, number);
      g_assert_cmpstr (read_round, ==, round);

      g_assert_true (rk_tournament_publish (tournament, NULL));
      enter_results (tournament, rand);
    }
}

static void
test_random (void)
{
  for (guint seed = 0; seed < rk_test_count (1000); seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr (RkTournament) tournament = random_tournament (rand);

      play_random (tournament, rand);
    }
}

/* Reports with something broken are refused with a message, or read like others. */
static void
test_mutated (void)
{
  static const char pieces[] = "\n\r 0123456789wb-=+FHZUXRPCA\xc5\x01";
  g_autoptr (GRand) rand = g_rand_new_with_seed (16);
  guint n_read = 0;
  guint count = rk_test_count (20000);

  for (guint i = 0; i < count; i++)
    {
      g_autofree char *text = g_strdup (four);
      g_autoptr (GBytes) bytes = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (RkTournament) tournament = NULL;
      g_autoptr (RkTournament) reread = NULL;
      g_autofree char *written = NULL;
      g_autofree char *again = NULL;

      for (guint n = g_rand_int_range (rand, 1, 4); n > 0; n--)
        text[g_rand_int_range (rand, 0, sizeof four - 1)] =
          pieces[g_rand_int_range (rand, 0, sizeof pieces - 1)];

      bytes = g_bytes_new (text, strlen (text));
      tournament = rk_trf_parse (bytes, &error);
      if (tournament == NULL)
        {
          g_assert_true (error->domain == RK_ERROR);
          g_assert_true (g_str_has_prefix (error->message, "line "));
          g_assert_true (g_utf8_validate (error->message, -1, NULL));
          continue;
        }

      n_read++;
      written = format (tournament);
      reread = parse (written);
      again = format (reread);
      g_assert_cmpstr (again, ==, written);
    }

  g_test_message ("%u of %u mutated reports were read", n_read, count);
  g_assert_cmpuint (n_read, >, count / 10);
  g_assert_cmpuint (n_read, <, count * 9 / 10);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/trf/read", test_read);
  g_test_add_func ("/trf/write", test_write);
  g_test_add_func ("/trf/bad", test_bad);
  g_test_add_func ("/trf/is-trf", test_is_trf);
  g_test_add_func ("/trf/encodings", test_encodings);
  g_test_add_func ("/trf/controls", test_controls);
  g_test_add_func ("/trf/forbidden", test_forbidden);
  g_test_add_func ("/trf/byes", test_byes);
  g_test_add_func ("/trf/round-robin", test_round_robin);
  g_test_add_func ("/trf/random", test_random);
  g_test_add_func ("/trf/mutated", test_mutated);

  return g_test_run ();
}
