/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* A tournament made of the lines of a report. */
#include "rk-clock.h"
#include "rk-trf-private.h"

#include <glib/gi18n-lib.h>

/* Two entries that belong to each other, of the player who moves first and of the
 * other one. */
typedef struct
{
  char first;
  char second;
  RkResult result;
} ResultPair;

static const ResultPair result_pairs[] = {
  { ' ', ' ', RK_RESULT_NONE },
  { '1', '0', RK_RESULT_FIRST },
  { 'W', 'L', RK_RESULT_FIRST },
  { '=', '=', RK_RESULT_DRAW },
  { 'D', 'D', RK_RESULT_DRAW },
  { '0', '1', RK_RESULT_SECOND },
  { 'L', 'W', RK_RESULT_SECOND },
  { '-', '+', RK_RESULT_FIRST_FORFEITS },
  { '+', '-', RK_RESULT_SECOND_FORFEITS },
  { '-', '-', RK_RESULT_BOTH_FORFEIT },
};

/* On the way from a report to a tournament. @players: RkTrfPlayer by number;
 * @points: of each player before the round, by id, in halves. */
typedef struct
{
  const RkTrfReport *report;
  RkTournamentData *data;
  GHashTable *players;
  GHashTable *ids;
  guint *points;
  guint n_rounds;
} Reader;

/* A board that was not put into order yet: score of the higher ranked player, sum
 * of both, and the number of that player. */
typedef struct
{
  RkPairingRecord *pairing;
  guint score;
  guint sum;
  guint number;
} Board;

static const RkTrfEntry *
get_entry (const RkTrfPlayer *player,
           guint              round)
{
  static const RkTrfEntry nothing = { .result = ' ', .is_blank = TRUE };

  return round < player->entries->len ? &g_array_index (player->entries, RkTrfEntry, round)
                                      : &nothing;
}

static guint
get_id (const Reader *self,
        guint         number)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (self->ids, GUINT_TO_POINTER (number)));
}

/* The last round in which somebody was paired or had the pairing bye: other byes
 * may be of a round that is not paired yet. */
static guint
count_rounds (const RkTrfReport *report)
{
  guint n_rounds = 0;

  for (guint i = 0; i < report->players->len; i++)
    {
      const RkTrfPlayer *player = g_ptr_array_index (report->players, i);

      for (guint round = n_rounds; round < player->entries->len; round++)
        {
          const RkTrfEntry *entry = get_entry (player, round);

          if (entry->opponent > 0 || entry->result == 'U')
            n_rounds = round + 1;
        }
    }

  return n_rounds;
}

static gboolean
round_fault (GError            **error,
             const RkTrfPlayer  *player,
             guint               round,
             const char         *message)
{
  g_autofree char *number = g_strdup_printf ("%u", round + 1);
  g_autofree char *text = NULL;

  /* TRANSLATORS: the number of a round, and what is wrong there. */
  text = g_strdup_printf (_("round %1$s: %2$s"), number, message);

  return rk_trf_fault (error, player->line, text);
}

static gboolean
find_result (const RkTrfEntry *first,
             const RkTrfEntry *second,
             RkResult         *result)
{
  for (guint i = 0; i < G_N_ELEMENTS (result_pairs); i++)
    if (first->result == result_pairs[i].first && second->result == result_pairs[i].second)
      {
        *result = result_pairs[i].result;
        return TRUE;
      }

  return FALSE;
}

/* Who moves first in a game that both agree on; without colours, which is only
 * right where nobody played, the one with the smaller number. */
static gboolean
moves_first (const RkTrfPlayer  *player,
             const RkTrfPlayer  *opponent,
             guint               round,
             gboolean           *first,
             GError            **error)
{
  const RkTrfEntry *entry = get_entry (player, round);
  const RkTrfEntry *other = get_entry (opponent, round);

  if (entry->role == RK_ROLE_NONE && other->role == RK_ROLE_NONE &&
      strchr ("+- ", entry->result) != NULL)
    {
      *first = player->number < opponent->number;
      return TRUE;
    }

  *first = entry->role == RK_ROLE_FIRST;
  if (entry->role != RK_ROLE_NONE && other->role != RK_ROLE_NONE && entry->role != other->role)
    return TRUE;

  return round_fault (error, player, round,
                      _("expected \"w\" for one of the two players and \"b\" for the other"));
}

/* The opponent must say the same of the game. */
static const RkTrfPlayer *
find_opponent (const Reader       *self,
               const RkTrfPlayer  *player,
               guint               round,
               GError            **error)
{
  const guint number = get_entry (player, round)->opponent;
  const RkTrfPlayer *opponent = g_hash_table_lookup (self->players, GUINT_TO_POINTER (number));

  if (opponent == NULL)
    round_fault (error, player, round, _("there is no player with the number of the opponent"));
  else if (opponent == player)
    round_fault (error, player, round, _("the opponent is the player of this line"));
  else if (get_entry (opponent, round)->opponent != player->number)
    round_fault (error, player, round, _("the opponent does not have this player as opponent"));
  else
    return opponent;

  return NULL;
}

static void
add_board (const Reader      *self,
           const RkTrfPlayer *player,
           const RkTrfPlayer *opponent,
           RkResult           result,
           GArray            *boards)
{
  const guint ids[] = { get_id (self, player->number), get_id (self, opponent->number) };
  const guint points[] = { self->points[ids[0]], self->points[ids[1]] };
  const gboolean is_higher = points[0] != points[1] ? points[0] > points[1]
                                                    : player->number < opponent->number;
  RkGameRecord game = { .first_begins = TRUE, .result = result };
  Board board = {
    .pairing = rk_pairing_record_new (RK_PAIRING_GAME, ids[0], ids[1]),
    .score = MAX (points[0], points[1]),
    .sum = points[0] + points[1],
    .number = is_higher ? player->number : opponent->number,
  };

  g_array_append_val (board.pairing->games, game);
  g_array_append_val (boards, board);
}

/* Both players come here: the one who moves first makes the board. */
static gboolean
read_game (const Reader       *self,
           const RkTrfPlayer  *player,
           guint               round,
           GArray             *boards,
           GError            **error)
{
  const RkTrfPlayer *opponent = find_opponent (self, player, round, error);
  RkResult result;
  gboolean first;

  if (opponent == NULL || !moves_first (player, opponent, round, &first, error))
    return FALSE;
  if (!first)
    return TRUE;

  if (!find_result (get_entry (player, round), get_entry (opponent, round), &result))
    return round_fault (error, player, round,
                        _("the results of the two players contradict each other"));

  add_board (self, player, opponent, result, boards);

  return TRUE;
}

/* The kind of bye that a result without an opponent is; a full-point bye counts as
 * a pairing bye, which is worth as much. */
static RkPairingKind
get_bye_kind (const Reader     *self,
              const RkTrfEntry *entry)
{
  switch (entry->result)
    {
    case 'U':
    case 'F':
    case '+':
      return RK_PAIRING_BYE;

    case 'H':
    case '=':
      return RK_PAIRING_HALF_BYE;

    default:
      return self->data->regulations.system == RK_SYSTEM_SWISS ? RK_PAIRING_ZERO_BYE
                                                               : RK_PAIRING_REST;
    }
}

static int
compare_boards (gconstpointer a,
                gconstpointer b)
{
  const Board *first = a;
  const Board *second = b;

  if (first->score != second->score)
    return first->score > second->score ? -1 : 1;
  if (first->sum != second->sum)
    return first->sum > second->sum ? -1 : 1;

  return first->number < second->number ? -1 : 1;
}

/* The pairing bye stands before the others. */
static int
compare_byes (gconstpointer a,
              gconstpointer b)
{
  const RkPairingRecord *first = *(RkPairingRecord *const *) a;
  const RkPairingRecord *second = *(RkPairingRecord *const *) b;

  if ((first->kind == RK_PAIRING_BYE) != (second->kind == RK_PAIRING_BYE))
    return first->kind == RK_PAIRING_BYE ? -1 : 1;

  return first->first < second->first ? -1 : 1;
}

static void
clear_board (gpointer data)
{
  Board *board = data;

  g_clear_pointer (&board->pairing, rk_pairing_record_unref);
}

static gboolean
read_pairings (const Reader  *self,
               guint          round,
               GArray        *boards,
               GPtrArray     *byes,
               GError       **error)
{
  for (guint i = 0; i < self->report->players->len; i++)
    {
      const RkTrfPlayer *player = g_ptr_array_index (self->report->players, i);
      const RkTrfEntry *entry = get_entry (player, round);

      if (entry->opponent == 0)
        g_ptr_array_add (byes, rk_pairing_record_new (get_bye_kind (self, entry),
                                                      get_id (self, player->number), 0));
      else if (!read_game (self, player, round, boards, error))
        return FALSE;
    }

  return TRUE;
}

static void
add_points (const Reader          *self,
            const RkPairingRecord *pairing)
{
  guint points[2];

  rk_tournament_data_get_points (self->data, pairing, points);
  self->points[pairing->first] += points[0];
  if (pairing->second > 0)
    self->points[pairing->second] += points[1];
}

static gboolean
read_round (const Reader  *self,
            guint          number,
            GDateTime     *published,
            GError       **error)
{
  g_autoptr (GArray) boards = g_array_new (FALSE, FALSE, sizeof (Board));
  g_autoptr (GPtrArray) byes =
    g_ptr_array_new_with_free_func ((GDestroyNotify) rk_pairing_record_unref);
  RkTournamentRoundRecord *round = rk_tournament_round_record_new ();

  round->published = g_date_time_ref (published);
  g_ptr_array_add (self->data->rounds, round);
  g_array_set_clear_func (boards, clear_board);
  if (!read_pairings (self, number, boards, byes, error))
    return FALSE;

  g_array_sort (boards, compare_boards);
  g_ptr_array_sort (byes, compare_byes);
  for (guint i = 0; i < boards->len; i++)
    {
      RkPairingRecord *pairing = g_array_index (boards, Board, i).pairing;

      pairing->board = i + 1;
      g_ptr_array_add (round->pairings, rk_pairing_record_ref (pairing));
    }
  for (guint i = 0; i < byes->len; i++)
    g_ptr_array_add (round->pairings, rk_pairing_record_ref (g_ptr_array_index (byes, i)));
  for (guint i = 0; i < round->pairings->len; i++)
    add_points (self, g_ptr_array_index (round->pairings, i));

  return TRUE;
}

/* Entries behind the last round are byes asked for. */
static void
add_request (RkEntrantRecord *entrant,
             guint            round,
             guint            points)
{
  RkByeRequest request = { round, points };

  g_array_append_val (entrant->byes, request);
}

static void
read_requests (const Reader      *self,
               const RkTrfPlayer *player,
               RkEntrantRecord   *entrant)
{
  for (guint round = self->n_rounds; round < player->entries->len; round++)
    {
      const RkTrfEntry *entry = get_entry (player, round);

      if (!entry->is_blank)
        add_request (entrant, round + 1,
                     strchr ("HF=+", entry->result) != NULL ? RK_POINTS_DRAW : 0);
    }
}

static gboolean
add_players (const Reader  *self,
             GError       **error)
{
  for (guint i = 0; i < self->report->players->len; i++)
    {
      RkTrfPlayer *player = g_ptr_array_index (self->report->players, i);
      gpointer number = GUINT_TO_POINTER (player->number);
      RkEntrantRecord *entrant = rk_entrant_record_new (i + 1, player->name);

      g_ptr_array_add (self->data->entrants, entrant);
      entrant->number = player->number;
      entrant->strength = player->rating;
      read_requests (self, player, entrant);

      g_hash_table_insert (self->ids, number, GUINT_TO_POINTER (i + 1));
      if (!g_hash_table_insert (self->players, number, player))
        return rk_trf_fault (error, player->line,
                             _("another player has the same start number"));
    }

  self->data->next_id = self->report->players->len + 1;

  return TRUE;
}

/* The ids of the players of a list, each once. */
static GArray *
get_ids (const Reader        *self,
         const RkTrfNumbers  *list,
         GError             **error)
{
  g_autoptr (GArray) ids = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < list->numbers->len; i++)
    {
      guint id = get_id (self, g_array_index (list->numbers, guint, i));

      if (id == 0)
        {
          rk_trf_fault (error, list->line, _("there is no player with such a start number"));
          return NULL;
        }
      if (g_hash_table_add (seen, GUINT_TO_POINTER (id)))
        g_array_append_val (ids, id);
    }

  return g_steal_pointer (&ids);
}

/* @seen: for each two players whether they were told of already. */
static void
forbid (RkTournamentData *data,
        guint             a,
        guint             b,
        guint8           *seen)
{
  RkFieldPair pair = { MIN (a, b), MAX (a, b) };
  guint8 *known = &seen[(pair.a - 1) * data->entrants->len + pair.b - 1];

  if (*known != 0)
    return;

  *known = 1;
  g_array_append_val (data->forbidden, pair);
}

/* Everybody in such a list must not meet anybody else in it. */
static gboolean
read_forbidden (const Reader  *self,
                GError       **error)
{
  const guint n_players = self->data->entrants->len;
  g_autofree guint8 *seen = g_new0 (guint8, n_players * n_players);

  for (guint i = 0; i < self->report->forbidden->len; i++)
    {
      g_autoptr (GArray) ids = get_ids (self, g_ptr_array_index (self->report->forbidden, i),
                                        error);

      if (ids == NULL)
        return FALSE;

      for (guint j = 0; j < ids->len; j++)
        for (guint k = j + 1; k < ids->len; k++)
          forbid (self->data, g_array_index (ids, guint, j), g_array_index (ids, guint, k), seen);
    }

  return TRUE;
}

static gboolean
has_request (const RkEntrantRecord *entrant,
             guint                  round)
{
  for (guint i = 0; i < entrant->byes->len; i++)
    if (g_array_index (entrant->byes, RkByeRequest, i).round == round)
      return TRUE;

  return FALSE;
}

static int
compare_requests (gconstpointer a,
                  gconstpointer b)
{
  const RkByeRequest *first = a;
  const RkByeRequest *second = b;

  return (int) first->round - (int) second->round;
}

static gboolean
read_absent (const Reader  *self,
             GError       **error)
{
  const guint round = self->n_rounds + 1;

  for (guint i = 0; i < self->report->absent->len; i++)
    {
      g_autoptr (GArray) ids = get_ids (self, g_ptr_array_index (self->report->absent, i), error);

      if (ids == NULL)
        return FALSE;

      for (guint j = 0; j < ids->len && round <= RK_MAX_ROUNDS; j++)
        {
          RkEntrantRecord *entrant = g_ptr_array_index (self->data->entrants,
                                                        g_array_index (ids, guint, j) - 1);

          if (has_request (entrant, round))
            continue;

          add_request (entrant, round, 0);
          g_array_sort (entrant->byes, compare_requests);
        }
    }

  return TRUE;
}

/* Whether the players have the numbers from 1 up, as tables of round robins need. */
static gboolean
has_all_numbers (const RkTrfReport *report)
{
  for (guint i = 0; i < report->players->len; i++)
    if (((RkTrfPlayer *) g_ptr_array_index (report->players, i))->number > report->players->len)
      return FALSE;

  return TRUE;
}

/* A report says in free words what kind of tournament it is of. What is not plainly
 * a round robin is taken for a Swiss: that can go on from any rounds. */
static RkSystem
guess_system (const RkTrfReport *report,
              guint              n_rounds)
{
  g_autofree char *type = g_utf8_casefold (report->type != NULL ? report->type : "", -1);
  const RkSystem system = strstr (type, "double") != NULL ? RK_SYSTEM_DOUBLE_ROUND_ROBIN
                                                          : RK_SYSTEM_ROUND_ROBIN;
  RkRegulations regulations;
  guint n_all;

  if (strstr (type, "robin") == NULL || !has_all_numbers (report))
    return RK_SYSTEM_SWISS;

  rk_regulations_init (&regulations, system, report->players->len);
  n_all = rk_regulations_get_n_rounds (&regulations, report->players->len);

  return n_rounds <= n_all && n_all <= RK_MAX_ROUNDS &&
         (report->n_rounds == 0 || report->n_rounds == n_all)
           ? system : RK_SYSTEM_SWISS;
}

/* The role that odd numbers had in round 1, seen from the smallest number that was
 * paired in it. */
static RkRole
guess_initial_role (const RkTrfReport *report)
{
  const RkTrfPlayer *smallest = NULL;
  RkRole role;

  for (guint i = 0; i < report->players->len; i++)
    {
      const RkTrfPlayer *player = g_ptr_array_index (report->players, i);
      const RkTrfEntry *entry = get_entry (player, 0);

      if (entry->opponent > 0 && entry->role != RK_ROLE_NONE &&
          (smallest == NULL || player->number < smallest->number))
        smallest = player;
    }

  if (smallest == NULL)
    return RK_ROLE_FIRST;

  role = get_entry (smallest, 0)->role;
  if (smallest->number % 2 == 0)
    role = role == RK_ROLE_FIRST ? RK_ROLE_SECOND : RK_ROLE_FIRST;

  return role;
}

/* What a report does not tell is as it is by default, and the same each time.  If
 * it does not tell the number of rounds, one more can be paired. */
static gboolean
init_regulations (const RkTrfReport  *report,
                  guint               n_rounds,
                  RkRegulations      *regulations,
                  GError            **error)
{
  if (report->n_rounds > 0 && report->n_rounds < n_rounds)
    return rk_trf_fault (error, report->rounds_line,
                         _("more rounds than these were paired already"));

  rk_regulations_init (regulations, guess_system (report, n_rounds), report->players->len);
  if (regulations->system == RK_SYSTEM_SWISS)
    regulations->n_rounds = report->n_rounds > 0 ? report->n_rounds
                                                 : MIN (n_rounds + 1, RK_MAX_ROUNDS);
  regulations->seed = 0;
  regulations->initial_role = report->initial_role != RK_ROLE_NONE
                                ? report->initial_role : guess_initial_role (report);

  return TRUE;
}

/* When the rounds were published is not told: at the start of the tournament, or
 * now. */
static GDateTime *
get_published (const RkTrfReport *report)
{
  g_autofree char *text = g_strconcat (report->date != NULL ? report->date : "",
                                       "T00:00:00Z", NULL);
  GDateTime *published = g_date_time_new_from_iso8601 (text, NULL);

  if (published == NULL)
    published = rk_clock_now ();

  return published;
}

static gboolean
read_rounds (const Reader  *self,
             GError       **error)
{
  g_autoptr (GDateTime) published = get_published (self->report);

  for (guint round = 0; round < self->n_rounds; round++)
    if (!read_round (self, round, published, error))
      return FALSE;

  return TRUE;
}

/**
 * rk_trf_report_to_data:
 * @self: a report
 * @error: return location for an error
 *
 * Makes a tournament of what the lines of a report say, if they agree with each
 * other.
 *
 * Returns: (transfer full): the tournament, or %NULL with %RK_ERROR_FORMAT
 */
RkTournamentData *
rk_trf_report_to_data (const RkTrfReport  *self,
                       GError            **error)
{
  g_autoptr (GHashTable) players = g_hash_table_new (NULL, NULL);
  g_autoptr (GHashTable) ids = g_hash_table_new (NULL, NULL);
  g_autofree guint *points = g_new0 (guint, self->players->len + 1);
  g_autoptr (RkTournamentData) data = NULL;
  Reader reader = { self, NULL, players, ids, points, count_rounds (self) };
  RkRegulations regulations;

  if (self->players->len == 0)
    {
      rk_trf_fault (error, 1, _("no line of this file tells of a player"));
      return NULL;
    }
  if (!init_regulations (self, reader.n_rounds, &regulations, error))
    return NULL;

  data = rk_tournament_data_new (self->name != NULL ? self->name : _("Tournament"), &regulations);
  data->site = g_strdup (self->city);
  data->date = g_strdup (self->date);
  data->numbers_given = TRUE;

  reader.data = data;
  if (!add_players (&reader, error) ||
      !read_rounds (&reader, error) ||
      !read_forbidden (&reader, error) ||
      !read_absent (&reader, error))
    return NULL;

  return g_steal_pointer (&data);
}
