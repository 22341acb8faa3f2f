/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-test-tournament.h"

#include <stdio.h>
#include <string.h>

/* A tournament that goes on by itself but for the pairing. Chances are in a thousand
 * for a player (or game) in a round.
 */
struct _RkTestTournament
{
  GRand *rand;
  RkField *field;
  guint bye_points;
  int forfeits;
  int byes;
  int leaving;
  /* The round in which each player comes. */
  guint entered[RK_MAX_ENTRANTS];
};

/* How often to do what is to be done @full times: all of it when asked for,
 * otherwise a twentieth.
 */
guint
rk_test_count (guint full)
{
  return g_strcmp0 (g_getenv ("RK_TEST_SCALE"), "full") == 0 ? full : MAX (full / 20, 1);
}

static gboolean
happens (RkTestTournament *self,
         int               chance)
{
  return g_rand_int_range (self->rand, 0, 1000) < chance;
}

/* Numbers in any order: what is said of players is not said of their indexes. */
static void
shuffle_numbers (RkTestTournament *self)
{
  for (guint i = self->field->n_players - 1; i > 0; i--)
    {
      guint j = g_rand_int_range (self->rand, 0, i + 1);
      guint number = self->field->players[i].number;

      self->field->players[i].number = self->field->players[j].number;
      self->field->players[j].number = number;
    }
}

static void
forbid_some (RkTestTournament *self)
{
  int n = g_rand_int_range (self->rand, 1, 4);

  for (int i = 0; i < n; i++)
    {
      guint a = g_rand_int_range (self->rand, 0, self->field->n_players);
      guint b = g_rand_int_range (self->rand, 0, self->field->n_players);

      if (a != b)
        rk_field_forbid (self->field, a, b);
    }
}

/* A tournament of @least to @most players. One in three is calm: nobody comes late,
 * leaves, stays away or does not appear.
 */
RkTestTournament *
rk_test_tournament_new (guint32 seed,
                        guint   least,
                        guint   most)
{
  RkTestTournament *self = g_new0 (RkTestTournament, 1);
  guint n_players;
  gboolean calm;

  self->rand = g_rand_new_with_seed (seed);
  n_players = g_rand_int_range (self->rand, least, most + 1);
  calm = happens (self, 333);
  self->field = rk_field_new (n_players, 0);
  self->field->total_rounds = g_rand_int_range (self->rand, 2, MIN (n_players, 11) + 1);
  self->field->n_games = happens (self, 200) ? 2 : 1;
  self->field->initial_role = happens (self, 500) ? RK_ROLE_FIRST : RK_ROLE_SECOND;
  self->bye_points = self->field->n_games == 2 ? 3 : happens (self, 900) ? 2 : 1;
  self->forfeits = calm ? 0 : g_rand_int_range (self->rand, 0, 80);
  self->byes = calm ? 0 : g_rand_int_range (self->rand, 0, 80);
  self->leaving = calm ? 0 : g_rand_int_range (self->rand, 0, 40);

  for (guint i = 0; !calm && i < n_players; i++)
    if (happens (self, 100))
      self->entered[i] = g_rand_int_range (self->rand, 1, self->field->total_rounds);
  shuffle_numbers (self);
  if (happens (self, 150))
    forbid_some (self);

  return self;
}

void
rk_test_tournament_free (RkTestTournament *self)
{
  rk_field_free (self->field);
  g_rand_free (self->rand);
  g_free (self);
}

/* Returns: (transfer full): @field with one more round, of which nothing is known. */
RkField *
rk_test_add_round (const RkField *field)
{
  RkField *longer = rk_field_new (field->n_players, field->n_rounds + 1);

  for (guint i = 0; i < field->n_players; i++)
    {
      RkFieldEntry *entries = longer->players[i].entries;

      for (guint j = 0; j < field->n_rounds; j++)
        entries[j] = field->players[i].entries[j];
      longer->players[i] = field->players[i];
      longer->players[i].entries = entries;
    }
  longer->total_rounds = MAX (field->total_rounds, longer->n_rounds);
  longer->n_games = field->n_games;
  longer->initial_role = field->initial_role;
  if (field->forbidden != NULL)
    longer->forbidden = g_array_copy (field->forbidden);

  return longer;
}

/* In the last round. */
void
rk_test_set_bye (RkField     *field,
                 guint        player,
                 RkEntryKind  kind,
                 guint        points)
{
  *rk_field_get_entry (field, player, field->n_rounds - 1) = (RkFieldEntry) {
    .kind = kind,
    .opponent = RK_NOBODY,
    .points = points,
  };
}

gboolean
rk_test_is_present (const RkField *field,
                    guint          player)
{
  return rk_field_get_entry (field, player, field->n_rounds - 1)->kind == RK_ENTRY_NONE;
}

const RkField *
rk_test_tournament_next_round (RkTestTournament *self)
{
  guint round = self->field->n_rounds;
  RkField *longer;

  if (round == self->field->total_rounds)
    return NULL;
  longer = rk_test_add_round (self->field);
  rk_field_free (self->field);
  self->field = longer;

  for (guint i = 0; i < longer->n_players; i++)
    {
      if (!longer->players[i].withdrawn && happens (self, self->leaving))
        longer->players[i].withdrawn = TRUE;
      if (longer->players[i].withdrawn || round < self->entered[i] || happens (self, self->byes))
        rk_test_set_bye (longer, i, RK_ENTRY_ZERO_BYE, 0);
      else if (happens (self, self->byes))
        rk_test_set_bye (longer, i, RK_ENTRY_HALF_BYE, RK_POINTS_DRAW);
      else if (happens (self, self->byes / 10))
        rk_test_set_bye (longer, i, RK_ENTRY_FULL_BYE, RK_POINTS_WIN);
    }
  return longer;
}

void
rk_test_tournament_draw_lots (RkTestTournament *self,
                              GArray           *pairs,
                              guint            *bye)
{
  guint waiting = RK_NOBODY;
  g_autoptr (GArray) present = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->field->n_players; i++)
    if (rk_test_is_present (self->field, i))
      g_array_append_val (present, i);

  g_array_set_size (pairs, 0);
  while (present->len > 0)
    {
      guint place = g_rand_int_range (self->rand, 0, present->len);
      RkFieldPair pair = { waiting, g_array_index (present, guint, place) };

      g_array_remove_index_fast (present, place);
      if (waiting != RK_NOBODY)
        g_array_append_val (pairs, pair);
      waiting = waiting == RK_NOBODY ? pair.b : RK_NOBODY;
    }
  *bye = waiting;
}

static void
set_forfeit (RkField  *field,
             guint     player,
             gboolean  won)
{
  RkFieldEntry *entry = rk_field_get_entry (field, player, field->n_rounds - 1);

  entry->kind = won ? RK_ENTRY_FORFEIT_WIN : RK_ENTRY_FORFEIT_LOSS;
  entry->points = won ? RK_POINTS_WIN * field->n_games : 0;
}

/* Fills in results of the round that is the last. */
void
rk_test_tournament_play (RkTestTournament *self,
                         const GArray     *pairs,
                         guint             bye)
{
  RkField *field = self->field;
  guint round = field->n_rounds - 1;

  for (guint i = 0; i < pairs->len; i++)
    {
      const RkFieldPair *pair = &g_array_index (pairs, RkFieldPair, i);
      guint points = 0;

      if (happens (self, self->forfeits))
        {
          gboolean nobody = happens (self, 200);
          gboolean first = happens (self, 500);

          rk_field_set_open (field, round, pair->a, pair->b);
          set_forfeit (field, pair->a, !nobody && first);
          set_forfeit (field, pair->b, !nobody && !first);
          continue;
        }
      for (guint j = 0; j < field->n_games; j++)
        points += happens (self, 280) ? RK_POINTS_DRAW : happens (self, 450) ? RK_POINTS_WIN : 0;
      rk_field_set_game (field, round, pair->a, pair->b, points);
    }
  if (bye != RK_NOBODY)
    rk_test_set_bye (field, bye, RK_ENTRY_PAIRING_BYE, self->bye_points);
  g_assert_null (rk_field_check (field));
}

/* The letters of the kinds of entries. */
static const char letters[] = {
  [RK_ENTRY_NONE] = '.',         [RK_ENTRY_OPEN] = '?',         [RK_ENTRY_PLAYED] = '=',
  [RK_ENTRY_FORFEIT_WIN] = '+',  [RK_ENTRY_FORFEIT_LOSS] = '-', [RK_ENTRY_PAIRING_BYE] = 'P',
  [RK_ENTRY_FULL_BYE] = 'F',     [RK_ENTRY_HALF_BYE] = 'H',     [RK_ENTRY_ZERO_BYE] = 'Z',
  [RK_ENTRY_REST] = 'R',
};

static void
append_entry (GString            *text,
              const RkField      *field,
              const RkFieldEntry *entry)
{
  g_string_append_printf (text, " %c%u", letters[entry->kind], entry->points);
  if (entry->opponent != RK_NOBODY)
    g_string_append_printf (text, "%c%u", entry->role == RK_ROLE_FIRST ? 'f' : 's',
                            field->players[entry->opponent].number);
}

/* Such as "3 rounds of 5, 1 game, odd first; 1: =2f4 =1s2 .0; ...; 1x3": for each player
 * the number and the entries, which are kind, points in halves, role and number of the
 * opponent; at the end who must not meet.
 */
char *
rk_test_field_to_text (const RkField *field)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "%u rounds of %u, %u game, odd %s", field->n_rounds,
                          field->total_rounds, field->n_games,
                          field->initial_role == RK_ROLE_FIRST ? "first" : "second");
  for (guint i = 0; i < field->n_players; i++)
    {
      g_string_append_printf (text, "; %u:", field->players[i].number);
      for (guint j = 0; j < field->n_rounds; j++)
        append_entry (text, field, &field->players[i].entries[j]);
    }
  for (guint i = 0; field->forbidden != NULL && i < field->forbidden->len; i++)
    {
      const RkFieldPair *pair = &g_array_index (field->forbidden, RkFieldPair, i);

      g_string_append_printf (text, "; %ux%u", field->players[pair->a].number,
                              field->players[pair->b].number);
    }
  return g_string_free_and_steal (text);
}

static guint
find_number (const RkField *field,
             guint          number)
{
  for (guint i = 0; i < field->n_players; i++)
    if (field->players[i].number == number)
      return i;
  g_assert_not_reached ();
}

static void
read_entry (const RkField *field,
            const char    *text,
            RkFieldEntry  *entry)
{
  const char *letter = memchr (letters, text[0], sizeof letters);
  char *end;

  g_assert_nonnull (letter);
  entry->kind = letter - letters;
  entry->points = g_ascii_strtoull (text + 1, &end, 10);
  if (*end == '\0')
    return;
  entry->role = *end == 'f' ? RK_ROLE_FIRST : RK_ROLE_SECOND;
  entry->opponent = find_number (field, g_ascii_strtoull (end + 1, NULL, 10));
  if (entry->kind == RK_ENTRY_PLAYED)
    {
      entry->n_games = field->n_games;
      entry->n_wins = entry->points / RK_POINTS_WIN;
    }
}

static guint
count_players (char **parts)
{
  guint n = 0;

  while (parts[n + 1] != NULL && strchr (parts[n + 1], ':') != NULL)
    n++;
  return n;
}

/* The numbers must all be known before the entries can be read. */
static void
read_players (RkField *field,
              char   **parts)
{
  for (guint i = 0; i < field->n_players; i++)
    field->players[i].number = g_ascii_strtoull (g_strstrip (parts[i + 1]), NULL, 10);

  for (guint i = 0; i < field->n_players; i++)
    {
      g_auto (GStrv) items = g_strsplit (parts[i + 1], " ", -1);

      g_assert_cmpuint (g_strv_length (items), ==, field->n_rounds + 1);
      for (guint j = 0; j < field->n_rounds; j++)
        read_entry (field, items[j + 1], rk_field_get_entry (field, i, j));
    }
}

/* The reverse of rk_test_field_to_text(). */
RkField *
rk_test_field_from_text (const char *text)
{
  g_auto (GStrv) parts = g_strsplit (text, ";", -1);
  RkField *field;
  guint numbers[3];
  char role[8];

  g_assert_cmpint (sscanf (parts[0], "%u rounds of %u, %u game, odd %7s", &numbers[0], &numbers[1],
                           &numbers[2], role), ==, 4);
  field = rk_field_new (count_players (parts), numbers[0]);
  field->total_rounds = numbers[1];
  field->n_games = numbers[2];
  field->initial_role = strcmp (role, "first") == 0 ? RK_ROLE_FIRST : RK_ROLE_SECOND;
  read_players (field, parts);

  for (guint i = field->n_players + 1; parts[i] != NULL; i++)
    {
      guint a;
      guint b;

      g_assert_cmpint (sscanf (parts[i], "%ux%u", &a, &b), ==, 2);
      rk_field_forbid (field, find_number (field, a), find_number (field, b));
    }
  g_assert_null (rk_field_check (field));
  return field;
}

char *
rk_test_pairs_to_text (const RkField *field,
                       const GArray  *pairs,
                       guint          bye)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < pairs->len; i++)
    {
      const RkFieldPair *pair = &g_array_index (pairs, RkFieldPair, i);

      g_string_append_printf (text, "%s%u-%u", i > 0 ? " " : "", field->players[pair->a].number,
                              field->players[pair->b].number);
    }
  if (bye != RK_NOBODY)
    g_string_append_printf (text, "%s%u:bye", pairs->len > 0 ? " " : "",
                            field->players[bye].number);

  return g_string_free_and_steal (text);
}
