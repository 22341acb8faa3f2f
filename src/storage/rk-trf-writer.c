/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-trf.h"

#include "rk-trf-private.h"

/* What others write there too; never translated. */
static const char *const types[] = {
  [RK_SYSTEM_ROUND_ROBIN] = "Individual: Round-Robin",
  [RK_SYSTEM_DOUBLE_ROUND_ROBIN] = "Individual: Double-Round-Robin",
  [RK_SYSTEM_SWISS] = "Individual: Swiss-System",
  [RK_SYSTEM_KNOCKOUT] = "Individual: Knockout",
};

/* @ids and @field have the players in the same order; @numbers are their start
 * numbers in the report, by that order. */
typedef struct
{
  RkTournament *tournament;
  const RkTournamentData *data;
  RkField *field;
  GArray *ids;
  guint *numbers;
  guint n_rounds;
  guint total;
  RkStandings *standings;
} Writer;

/* A text on one line, not longer than its columns, without blanks around it. */
static char *
clean (const char *text,
       guint       width)
{
  g_autofree gunichar *letters = g_utf8_to_ucs4_fast (text, -1, NULL);
  guint length = 0;

  for (; letters[length] != 0 && length < width; length++)
    if (g_unichar_iscntrl (letters[length]) || letters[length] == 0x2028 ||
        letters[length] == 0x2029)
      letters[length] = ' ';

  return g_strstrip (g_ucs4_to_utf8 (letters, length, NULL, NULL, NULL));
}

static void
append_line (GString    *text,
             const char *code,
             const char *value)
{
  g_autofree char *line = NULL;

  if (value == NULL)
    return;

  line = clean (value, G_MAXUINT);
  g_string_append_printf (text, "%s %s\r\n", code, line);
}

/* "2026/11/29" */
static void
append_date (GString    *text,
             const char *date)
{
  g_autofree char *slashes = g_strdelimit (g_strdup (date), "-", '/');

  append_line (text, "042", slashes);
}

/* Seen by the player of the entry.  Two games of a pairing are one here: who has
 * more points won it. */
static char
get_game_result (const RkFieldEntry *own,
                 const RkFieldEntry *other)
{
  const gboolean played = own->kind == RK_ENTRY_PLAYED;

  if (own->kind == RK_ENTRY_OPEN)
    return ' ';
  if (own->points > other->points)
    return played ? '1' : '+';
  if (own->points < other->points)
    return played ? '0' : '-';

  return own->points > 0 || played ? '=' : '-';
}

static char
get_bye_result (RkEntryKind kind)
{
  switch ((guint) kind)
    {
    case RK_ENTRY_PAIRING_BYE:
      return 'U';
    case RK_ENTRY_FULL_BYE:
      return 'F';
    case RK_ENTRY_HALF_BYE:
      return 'H';
    default:
      return 'Z';
    }
}

static void
append_entry (const Writer *self,
              GString      *text,
              guint         player,
              guint         round)
{
  const RkFieldEntry *entry = rk_field_get_entry (self->field, player, round);

  if (entry->opponent == RK_NOBODY)
    g_string_append_printf (text, "  0000 - %c", get_bye_result (entry->kind));
  else
    g_string_append_printf (text, "  %4u %c %c", self->numbers[entry->opponent],
                            entry->role == RK_ROLE_FIRST ? 'w' : 'b',
                            get_game_result (entry,
                                             rk_field_get_entry (self->field, entry->opponent,
                                                                 round)));
}

/* A bye asked for in the round that comes next. */
static void
append_request (const Writer *self,
                GString      *text,
                guint         player)
{
  const RkFieldEntry *entry;

  if (self->n_rounds >= self->total)
    return;

  entry = rk_field_get_entry (self->field, player, self->n_rounds);
  if (entry->kind == RK_ENTRY_HALF_BYE || entry->kind == RK_ENTRY_ZERO_BYE)
    append_entry (self, text, player, self->n_rounds);
}

static void
append_player (const Writer *self,
               GString      *text,
               guint         player)
{
  const guint id = g_array_index (self->ids, guint, player);
  const RkEntrantRecord *entrant = rk_tournament_data_find_entrant (self->data, id);
  RkEntrant *object = rk_tournament_get_entrant (self->tournament, id);
  RkStanding *standing = rk_standings_find (self->standings, object);
  g_autofree char *name = clean (entrant->name, RK_TRF_NAME_WIDTH);
  glong padding = RK_TRF_NAME_WIDTH - g_utf8_strlen (name, -1);
  guint points = rk_tournament_get_points (self->tournament, object, self->n_rounds);
  g_autofree char *rating = NULL;

  rating = entrant->strength > 0
             ? g_strdup_printf ("%u", MIN (entrant->strength, RK_TRF_MAX_NUMBER))
             : g_strdup ("");
  g_string_append_printf (text, "001 %4u      %s%*s %4s%*s%2u.%c %4u",
                          self->numbers[player], name, (int) padding, "",
                          rating, 28, "", points / 2, points % 2 != 0 ? '5' : '0',
                          standing != NULL ? rk_standing_get_place (standing) : 0);

  for (guint round = 0; round < self->n_rounds; round++)
    append_entry (self, text, player, round);
  append_request (self, text, player);
  g_string_append (text, "\r\n");
}

/* Those without a number get the next ones. */
static void
give_numbers (Writer *self)
{
  guint last = 0;

  self->numbers = g_new0 (guint, self->field->n_players);
  for (guint i = 0; i < self->field->n_players; i++)
    {
      self->numbers[i] = self->field->players[i].number;
      last = MAX (last, self->numbers[i]);
    }
  for (guint i = 0; i < self->field->n_players; i++)
    if (self->numbers[i] == 0)
      self->numbers[i] = ++last;
}

static int
compare_numbers (gconstpointer a,
                 gconstpointer b,
                 gpointer      user_data)
{
  const guint *numbers = user_data;

  return numbers[*(const guint *) a] < numbers[*(const guint *) b] ? -1 : 1;
}

static void
append_players (const Writer *self,
                GString      *text)
{
  g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = 0; i < self->field->n_players; i++)
    g_array_append_val (order, i);
  g_array_sort_with_data (order, compare_numbers, self->numbers);

  for (guint i = 0; i < order->len; i++)
    append_player (self, text, g_array_index (order, guint, i));
}

static guint
find_number (const Writer *self,
             guint         id)
{
  for (guint i = 0; i < self->ids->len; i++)
    if (g_array_index (self->ids, guint, i) == id)
      return self->numbers[i];

  return 0;
}

static int
compare_pairs (gconstpointer a,
               gconstpointer b)
{
  const RkFieldPair *first = a;
  const RkFieldPair *second = b;

  return first->a != second->a ? (first->a < second->a ? -1 : 1)
                               : (first->b > second->b) - (first->b < second->b);
}

/* By start numbers, whatever the ids are: those do not stand in a report. */
static void
append_forbidden (const Writer *self,
                  GString      *text)
{
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (RkFieldPair));

  for (guint i = 0; i < self->data->forbidden->len; i++)
    {
      const RkFieldPair *pair = &g_array_index (self->data->forbidden, RkFieldPair, i);
      const guint a = find_number (self, pair->a);
      const guint b = find_number (self, pair->b);
      const RkFieldPair numbers = { MIN (a, b), MAX (a, b) };

      g_array_append_val (pairs, numbers);
    }
  g_array_sort (pairs, compare_pairs);
  for (guint i = 0; i < pairs->len; i++)
    {
      const RkFieldPair *pair = &g_array_index (pairs, RkFieldPair, i);

      g_string_append_printf (text, "XXP %u %u\r\n", pair->a, pair->b);
    }
}

static guint
count_published (const RkTournamentData *data)
{
  const RkTournamentRoundRecord *last;

  if (data->rounds->len == 0)
    return 0;

  last = g_ptr_array_index (data->rounds, data->rounds->len - 1);

  return last->published != NULL ? data->rounds->len : data->rounds->len - 1;
}

static void
append_head (const Writer *self,
             GString      *text)
{
  const RkRegulations *regulations = &self->data->regulations;
  g_autofree char *n_players = g_strdup_printf ("%u", self->field->n_players);
  g_autofree char *total = g_strdup_printf ("%u", self->total);

  append_line (text, "012", self->data->name);
  append_line (text, "022", self->data->site);
  if (self->data->date != NULL)
    append_date (text, self->data->date);
  append_line (text, "062", n_players);
  append_line (text, "092", types[regulations->system]);
  if (self->total > 0 && self->total <= RK_MAX_ROUNDS)
    append_line (text, "XXR", total);
  if (regulations->system == RK_SYSTEM_SWISS)
    append_line (text, "XXC", regulations->initial_role == RK_ROLE_FIRST ? "white1" : "black1");
}

/**
 * rk_trf_format:
 * @tournament: a tournament
 *
 * Writes the rounds that are published as a tournament report file, and the byes
 * asked for in the next one. Margins, reasons and the log have no place in it, and
 * two games of a pairing are told as one: won by who has more points.
 *
 * Returns: (transfer full): the text, UTF-8
 */
GBytes *
rk_trf_format (RkTournament *tournament)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GArray) ids = NULL;
  g_autoptr (RkField) field = NULL;
  g_autoptr (RkStandings) standings = NULL;
  g_autofree guint *numbers = NULL;
  Writer self = { .tournament = tournament };

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);

  self.data = rk_tournament_get_data (tournament);
  self.n_rounds = count_published (self.data);
  self.total = rk_tournament_get_total_rounds (tournament);
  self.field = field = rk_tournament_data_to_field (self.data, self.n_rounds + 1, &ids);
  self.ids = ids;
  self.standings = standings = rk_tournament_get_standings (tournament, self.n_rounds);
  give_numbers (&self);
  numbers = self.numbers;

  append_head (&self, text);
  append_players (&self, text);
  append_forbidden (&self, text);

  return g_string_free_to_bytes (g_steal_pointer (&text));
}
