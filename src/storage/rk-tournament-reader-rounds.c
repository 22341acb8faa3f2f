/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The rounds of a tournament file: who met whom, and how it ended. */
#include "rk-tournament-file-private.h"

#include <glib/gi18n-lib.h>

#include "rk-file-values.h"

/* The round that is being read. */
typedef struct
{
  const RkTournamentData *data;
  /* Players by id, and the ids that were seen in this round. */
  GHashTable *players;
  GHashTable *seen;
  guint number;
  guint n_boards;
  gboolean is_draft;
  gboolean has_pairing_bye;
} Reading;

static gboolean
expect_nothing (const RkJson  *object,
                const char    *member,
                GError       **error,
                const char    *expected)
{
  RkJson place;

  rk_json_get_member (object, member, &place);

  return !rk_json_is_present (&place) || rk_json_unexpected_value (&place, error, expected);
}

static gboolean
is_swiss (const Reading *reading)
{
  return reading->data->regulations.system == RK_SYSTEM_SWISS;
}

/* A player of this round, who is not in it yet. */
static gboolean
read_player (const RkJson  *object,
             const char    *member,
             Reading       *reading,
             guint         *id,
             GError       **error)
{
  RkJson place;

  rk_json_get_member (object, member, &place);
  if (!rk_tournament_file_read_player_id (&place, reading->players, id, error))
    return FALSE;

  return g_hash_table_add (reading->seen, GUINT_TO_POINTER (*id)) ||
         rk_json_unexpected_value (&place, error,
                                   _("expected a player who is not yet in this round"));
}

/* Who is paired has a number. In a Swiss nobody is paired who is not there; in a
 * table or bracket the games of who left are forfeits. */
static gboolean
check_is_there (const RkJson   *object,
                const char     *member,
                const Reading  *reading,
                guint           id,
                GError        **error)
{
  const RkEntrantRecord *record = g_hash_table_lookup (reading->players, GUINT_TO_POINTER (id));
  RkJson place;

  rk_json_get_member (object, member, &place);
  if (record->number == 0)
    return rk_json_unexpected_value (&place, error,
                                     _("expected a player who has a start number"));
  if (record->entered > reading->number)
    return rk_json_unexpected_value (&place, error,
                                     _("expected a player who has entered by this round"));
  if (is_swiss (reading) && record->withdrawn != 0 && record->withdrawn <= reading->number)
    return rk_json_unexpected_value (&place, error,
                                     _("expected a player who has not withdrawn"));

  return TRUE;
}

static gboolean
is_forfeit (RkResult result)
{
  return result >= RK_RESULT_FIRST_FORFEITS;
}

/* A draft is not played yet; only who has left a table or bracket has lost. */
static gboolean
check_result (const RkJson   *place,
              const Reading  *reading,
              RkResult        result,
              GError        **error)
{
  if (!reading->is_draft || (is_forfeit (result) && !is_swiss (reading)))
    return TRUE;

  return rk_json_unexpected_value (place, error,
                                   _("expected nothing, since the round is a draft"));
}

static gboolean
read_result (const RkJson   *object,
             const Reading  *reading,
             RkResult       *result,
             GError        **error)
{
  RkJson place;
  guint choice;

  rk_json_get_member (object, "result", &place);
  if (!rk_json_is_present (&place))
    return TRUE;

  if (!rk_json_read_choice (&place, rk_tournament_file_results + 1, &choice, error))
    return FALSE;

  *result = choice + 1;

  return check_result (&place, reading, *result, error);
}

static gboolean
read_margin (const RkJson   *object,
             const Reading  *reading,
             RkGameRecord   *game,
             GError        **error)
{
  const int stones = 2 * RK_FOUR * reading->data->regulations.game.n_holes;
  RkJson place;

  rk_json_get_member (object, "margin", &place);
  game->has_margin = rk_json_is_present (&place);
  if (!game->has_margin)
    return TRUE;

  if (game->result == RK_RESULT_NONE)
    return rk_json_unexpected_value (&place, error,
                                     _("expected nothing, since there is no result"));
  if (is_forfeit (game->result))
    return rk_json_unexpected_value (&place, error,
                                     _("expected nothing, since the game was not played"));

  return rk_file_read_signed (object, "margin", stones, &game->margin, error);
}

/* Words for bits, each at most once. */
static gboolean
read_bits (const RkJson       *object,
           const char         *member,
           const char *const  *words,
           guint              *bits,
           GError            **error)
{
  RkJson list, place;
  guint length, choice;

  rk_json_get_member (object, member, &list);
  if (!rk_json_is_present (&list))
    return TRUE;
  if (!rk_json_read_list (&list, &length, error))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      rk_json_get_element (&list, i, &place);
      if (!rk_json_read_choice (&place, words, &choice, error))
        return FALSE;
      if ((*bits & (1u << choice)) != 0)
        /* TRANSLATORS: of a list of words in a file. */
        return rk_json_unexpected_value (&place, error,
                                         _("expected each word of this list only once"));
      *bits |= 1u << choice;
    }

  return TRUE;
}

/* The games of the regulations take turns; the first of those that a tie needs is
 * drawn by lot. */
static gboolean
read_begins (const RkJson   *object,
             const Reading  *reading,
             guint           index,
             gboolean       *first_begins,
             GError        **error)
{
  RkJson place;
  guint choice;

  rk_json_get_member (object, "begins", &place);
  if (index < reading->data->regulations.n_games &&
      !rk_json_expect_text (&place, rk_tournament_file_roles[1 + index % 2], error))
    return FALSE;
  if (!rk_json_read_choice (&place, rk_tournament_file_roles + 1, &choice, error))
    return FALSE;

  *first_begins = choice + 1 == RK_ROLE_FIRST;

  return TRUE;
}

static gboolean
read_game (const RkJson     *place,
           const Reading    *reading,
           RkPairingRecord  *pairing,
           GError          **error)
{
  RkGameRecord game = { 0 };
  const char *uuid = NULL;
  RkJson match;

  if (!rk_json_check_object (place, error) ||
      !read_begins (place, reading, pairing->games->len, &game.first_begins, error) ||
      !read_result (place, reading, &game.result, error) ||
      !read_margin (place, reading, &game, error) ||
      !read_bits (place, "flags", rk_tournament_file_flags, &game.flags, error))
    return FALSE;

  rk_json_get_member (place, "match", &match);
  if (rk_json_is_present (&match) && !rk_file_read_uuid (&match, &uuid, error))
    return FALSE;

  game.match = g_strdup (uuid);
  g_array_append_val (pairing->games, game);

  return TRUE;
}

/* As many as the regulations say; a knockout goes on while it is tied. */
static gboolean
read_games (const RkJson     *object,
            const Reading    *reading,
            RkPairingRecord  *pairing,
            GError          **error)
{
  const guint n_games = reading->data->regulations.n_games;
  const gboolean is_knockout = reading->data->regulations.system == RK_SYSTEM_KNOCKOUT;
  RkJson list, place;
  guint length;

  rk_json_get_member (object, "games", &list);
  if (!rk_json_read_list (&list, &length, error))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      rk_json_get_element (&list, i, &place);
      if (i >= (is_knockout ? RK_MAX_GAMES : n_games))
        return rk_json_unexpected_value (&place, error,
                                         _("expected no more games than the regulations say"));
      if (!read_game (&place, reading, pairing, error))
        return FALSE;
    }

  return length >= n_games ||
         rk_json_unexpected_value (&list, error,
                                   _("expected as many games as the regulations say"));
}

static gboolean
is_open (const RkPairingRecord *pairing)
{
  for (guint i = 0; i < pairing->games->len; i++)
    if (g_array_index (pairing->games, RkGameRecord, i).result == RK_RESULT_NONE)
      return TRUE;

  return FALSE;
}

static gboolean
expect_points (const RkJson  *place,
               guint          points,
               GError       **error)
{
  g_autofree char *text = rk_tournament_file_print_points (points);

  return rk_json_expect_text (place, text, error);
}

/* Points follow from the results. */
static gboolean
check_points (const RkJson           *object,
              const Reading          *reading,
              const RkPairingRecord  *pairing,
              GError                **error)
{
  RkJson list, place;
  guint length, points[2];

  if (is_open (pairing))
    return expect_nothing (object, "points", error,
                           _("expected nothing, since a result is missing"));

  rk_json_get_member (object, "points", &list);
  if (!rk_json_read_list (&list, &length, error))
    return FALSE;
  if (length != 2)
    return rk_json_unexpected_value (&list, error, _("expected the points of two players"));

  rk_tournament_data_get_points (reading->data, pairing, points);
  for (guint i = 0; i < 2; i++)
    {
      rk_json_get_element (&list, i, &place);
      if (!expect_points (&place, points[i], error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_wish (const RkJson  *place,
           RkWish        *wish,
           GError       **error)
{
  RkJson role_place;
  guint strength, role;

  if (!rk_json_check_object (place, error) ||
      !rk_file_read_choice (place, "strength", rk_tournament_file_wishes, &strength, error) ||
      !rk_file_read_signed (place, "difference", RK_TOURNAMENT_FILE_MAX_POINTS,
                            &wish->difference, error))
    return FALSE;

  wish->strength = strength;
  rk_json_get_member (place, "role", &role_place);
  if (rk_json_is_present (&role_place))
    {
      if (!rk_json_read_choice (&role_place, rk_tournament_file_roles + 1, &role, error))
        return FALSE;
      wish->role = role + 1;
    }

  return TRUE;
}

/* A list of what both players have; nothing if it is missing. */
static gboolean
read_pair (const RkJson  *object,
           const char    *member,
           RkJson        *list,
           gboolean      *is_there,
           GError       **error)
{
  guint length;

  rk_json_get_member (object, member, list);
  *is_there = rk_json_is_present (list);
  if (!*is_there)
    return TRUE;
  if (!rk_json_read_list (list, &length, error))
    return FALSE;

  return length == 2 ||
         rk_json_unexpected_value (list, error, _("expected two values, one for each player"));
}

/* Who was not moved down has the score of the bracket. */
static gboolean
read_floats (const RkJson  *place,
             RkPairingWhy  *why,
             GError       **error)
{
  RkJson list, element;
  gboolean is_there;

  if (!read_pair (place, "floats", &list, &is_there, error))
    return FALSE;

  for (guint i = 0; i < 2; i++)
    {
      why->floats[i] = why->bracket;
      if (!is_there)
        continue;
      rk_json_get_element (&list, i, &element);
      if (!rk_tournament_file_read_points (&element, RK_TOURNAMENT_FILE_MAX_POINTS,
                                           &why->floats[i], error))
        return FALSE;
    }

  return TRUE;
}

static gboolean
read_why_known (const RkJson  *place,
                RkPairingWhy  *why,
                GError       **error)
{
  RkJson bracket, list, element, criterion;
  guint role_rule, choice;
  gboolean is_there;

  rk_json_get_member (place, "bracket", &bracket);
  if (!rk_tournament_file_read_points (&bracket, RK_TOURNAMENT_FILE_MAX_POINTS, &why->bracket,
                                       error) ||
      !read_floats (place, why, error) ||
      !read_pair (place, "wishes", &list, &is_there, error))
    return FALSE;
  for (guint i = 0; is_there && i < 2; i++)
    {
      rk_json_get_element (&list, i, &element);
      if (!read_wish (&element, &why->wishes[i], error))
        return FALSE;
    }

  if (!rk_file_read_choice (place, "role", rk_tournament_file_role_rules, &role_rule, error))
    return FALSE;
  why->role_rule = role_rule;

  rk_json_get_member (place, "criterion", &criterion);
  if (rk_json_is_present (&criterion))
    {
      if (!rk_json_read_choice (&criterion, rk_tournament_file_criteria, &choice, error))
        return FALSE;
      why->criterion = choice;
    }

  return TRUE;
}

/* A why that only says that the arbiter did it has no bracket. */
static gboolean
read_why (const RkJson  *object,
          RkPairingWhy  *why,
          GError       **error)
{
  static const char *const known[] = { "bracket", "floats", "wishes", "role", "criterion" };
  RkJson place, member;

  rk_json_get_member (object, "why", &place);
  if (!rk_json_is_present (&place))
    return TRUE;
  if (!rk_json_check_object (&place, error) ||
      !rk_file_read_flag (&place, "arbiter", &why->by_arbiter, error))
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (known); i++)
    {
      rk_json_get_member (&place, known[i], &member);
      why->known = why->known || rk_json_is_present (&member);
    }

  return !why->known || read_why_known (&place, why, error);
}

static gboolean
read_board (const RkJson      *place,
            Reading           *reading,
            RkPairingRecord  **record,
            GError           **error)
{
  g_autoptr (RkPairingRecord) pairing = rk_pairing_record_new (RK_PAIRING_GAME, 0, 0);
  RkJson board;

  if (!rk_json_check_object (place, error))
    return FALSE;

  pairing->board = ++reading->n_boards;
  rk_json_get_member (place, "board", &board);
  if (!rk_json_expect_number (&board, pairing->board, error) ||
      !read_player (place, "first", reading, &pairing->first, error) ||
      !check_is_there (place, "first", reading, pairing->first, error) ||
      !read_player (place, "second", reading, &pairing->second, error) ||
      !check_is_there (place, "second", reading, pairing->second, error) ||
      !read_games (place, reading, pairing, error) ||
      !check_points (place, reading, pairing, error) ||
      !read_why (place, &pairing->why, error))
    return FALSE;

  *record = g_steal_pointer (&pairing);

  return TRUE;
}

/* Nobody needs a pairing bye, or can ask for one, where a table says who plays. What
 * was paired elsewhere may have more. */
static gboolean
check_bye_kind (const RkJson   *object,
                Reading        *reading,
                RkPairingKind   kind,
                guint           id,
                GError        **error)
{
  const gboolean is_ours = !reading->data->numbers_given;
  RkJson place;

  rk_json_get_member (object, "kind", &place);
  if (is_swiss (reading) && kind == RK_PAIRING_REST)
    return rk_json_unexpected_value (&place, error,
                                     _("expected another kind of bye, since nobody rests in a "
                                       "Swiss"));
  if (is_ours && !is_swiss (reading) && kind != RK_PAIRING_REST && kind != RK_PAIRING_ZERO_BYE)
    return rk_json_unexpected_value (&place, error,
                                     _("expected another kind of bye, since only a Swiss has "
                                       "this one"));
  if (is_ours && kind == RK_PAIRING_BYE && reading->has_pairing_bye)
    return rk_json_unexpected_value (&place, error,
                                     _("expected another kind of bye, since somebody has the "
                                       "pairing bye already"));
  reading->has_pairing_bye = reading->has_pairing_bye || kind == RK_PAIRING_BYE;

  return (kind != RK_PAIRING_BYE && kind != RK_PAIRING_REST) ||
         check_is_there (object, "player", reading, id, error);
}

static gboolean
read_bye (const RkJson      *place,
          Reading           *reading,
          RkPairingRecord  **record,
          GError           **error)
{
  g_autoptr (RkPairingRecord) pairing = NULL;
  guint id, kind, points[2];
  RkJson points_place;

  if (!rk_json_check_object (place, error) ||
      !read_player (place, "player", reading, &id, error) ||
      !rk_file_read_choice (place, "kind", rk_tournament_file_bye_kinds + 1, &kind, error) ||
      !check_bye_kind (place, reading, kind + 1, id, error) ||
      !expect_nothing (place, "games", error, _("expected nothing, since a bye has no games")) ||
      !expect_nothing (place, "result", error, _("expected nothing, since a bye has no result")))
    return FALSE;

  pairing = rk_pairing_record_new (kind + 1, id, 0);
  rk_tournament_data_get_points (reading->data, pairing, points);
  rk_json_get_member (place, "points", &points_place);
  if (!expect_points (&points_place, points[0], error) ||
      !read_why (place, &pairing->why, error))
    return FALSE;

  *record = g_steal_pointer (&pairing);

  return TRUE;
}

typedef gboolean (*ReadFunc) (const RkJson      *place,
                              Reading           *reading,
                              RkPairingRecord  **record,
                              GError           **error);

static gboolean
read_each (const RkJson             *object,
           const char               *member,
           gboolean                  needed,
           ReadFunc                  read,
           Reading                  *reading,
           RkTournamentRoundRecord  *round,
           GError                  **error)
{
  RkPairingRecord *record = NULL;
  RkJson list, place;
  guint length;

  rk_json_get_member (object, member, &list);
  if (!needed && !rk_json_is_present (&list))
    return TRUE;
  if (!rk_json_read_list (&list, &length, error))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      rk_json_get_element (&list, i, &place);
      if (!read (&place, reading, &record, error))
        return FALSE;
      g_ptr_array_add (round->pairings, record);
    }

  return TRUE;
}

/* Who is in a round, if only with a bye: in a Swiss who has entered, in a table who
 * has a number, and in a bracket these are in the first round. */
static gboolean
takes_part (const Reading         *reading,
            const RkEntrantRecord *record)
{
  switch (reading->data->regulations.system)
    {
    case RK_SYSTEM_SWISS:
      return record->entered <= reading->number;
    case RK_SYSTEM_KNOCKOUT:
      return record->number > 0 && reading->number == 1;
    case RK_SYSTEM_ROUND_ROBIN:
    case RK_SYSTEM_DOUBLE_ROUND_ROBIN:
    default:
      return record->number > 0;
    }
}

static gboolean
check_everybody (const RkJson   *place,
                 const Reading  *reading,
                 GError        **error)
{
  g_autofree char *number = NULL;
  g_autofree char *message = NULL;

  for (guint i = 0; i < reading->data->entrants->len; i++)
    {
      const RkEntrantRecord *record = g_ptr_array_index (reading->data->entrants, i);

      if (!takes_part (reading, record) ||
          g_hash_table_contains (reading->seen, GUINT_TO_POINTER (record->id)))
        continue;

      number = g_strdup_printf ("%u", record->id);
      /* TRANSLATORS: %s is the number by which a file knows a player. */
      message = g_strdup_printf (_("player %s is missing; expected everybody who takes part"),
                                 number);

      return rk_json_fault (place, error, message);
    }

  return TRUE;
}

/* Only the last round may be a draft. */
static gboolean
read_published (const RkJson             *place,
                gboolean                  is_last,
                RkTournamentRoundRecord  *round,
                GError                  **error)
{
  RkJson published;

  rk_json_get_member (place, "published", &published);
  if (is_last && !rk_json_is_present (&published))
    return TRUE;

  return rk_file_read_time (place, "published", &round->published, error);
}

static gboolean
read_round (const RkJson      *place,
            RkTournamentData  *data,
            GHashTable        *players,
            gboolean           is_last,
            GError           **error)
{
  g_autoptr (RkTournamentRoundRecord) round = rk_tournament_round_record_new ();
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  Reading reading = {
    .data = data,
    .players = players,
    .seen = seen,
    .number = data->rounds->len + 1,
  };

  if (!rk_json_check_object (place, error) ||
      !read_published (place, is_last, round, error) ||
      !read_bits (place, "allowed", rk_tournament_file_relaxed, &round->relaxed, error))
    return FALSE;

  reading.is_draft = round->published == NULL;
  if (!read_each (place, "pairings", TRUE, read_board, &reading, round, error) ||
      !read_each (place, "byes", FALSE, read_bye, &reading, round, error) ||
      !check_everybody (place, &reading, error))
    return FALSE;

  g_ptr_array_add (data->rounds, g_steal_pointer (&round));

  return TRUE;
}

static guint
count_numbers (const RkTournamentData *data,
               guint                  *last)
{
  guint n_numbers = 0;

  *last = 0;
  for (guint i = 0; i < data->entrants->len; i++)
    {
      const RkEntrantRecord *record = g_ptr_array_index (data->entrants, i);

      if (record->number > 0)
        n_numbers++;
      *last = MAX (*last, record->number);
    }

  return n_numbers;
}

/* A table or bracket is made for the numbers from 1 on, without gaps. */
static gboolean
check_numbers (const RkJson            *root,
               const RkTournamentData  *data,
               GError                 **error)
{
  guint last;
  guint n_numbers = count_numbers (data, &last);
  RkJson players;

  if (last == n_numbers || data->regulations.system == RK_SYSTEM_SWISS)
    return TRUE;

  rk_json_get_member (root, "players", &players);

  return rk_json_fault (&players, error,
                        _("the start numbers have gaps; expected all from 1 on"));
}

/* So many rounds as the system has for those who play. */
static gboolean
check_n_rounds (const RkJson            *list,
                const RkTournamentData  *data,
                guint                    n_rounds,
                GError                 **error)
{
  guint last;
  guint most = rk_regulations_get_n_rounds (&data->regulations, count_numbers (data, &last));
  RkJson place;

  most = MIN (most, RK_MAX_ROUNDS);
  if (n_rounds <= most)
    return TRUE;

  rk_json_get_element (list, most, &place);

  return rk_json_unexpected_value (&place, error,
                                   _("expected no more rounds than the regulations say"));
}

/**
 * rk_tournament_file_read_rounds:
 * @root: the root of a tournament file
 * @data: what was read so far; the rounds are added
 * @error: return location for an error
 *
 * Returns: whether the rounds are sound and fit to the players and regulations
 */
gboolean
rk_tournament_file_read_rounds (const RkJson      *root,
                                RkTournamentData  *data,
                                GError           **error)
{
  g_autoptr (GHashTable) players = rk_tournament_file_index_players (data);
  RkJson list, place;
  guint length;

  rk_json_get_member (root, "rounds", &list);
  if (!check_numbers (root, data, error) ||
      !rk_json_read_list (&list, &length, error) ||
      !check_n_rounds (&list, data, length, error))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      rk_json_get_element (&list, i, &place);
      if (!read_round (&place, data, players, i + 1 == length, error))
        return FALSE;
    }

  if (data->shortened && length == 0)
    {
      rk_json_get_member (root, "shortened", &place);
      return rk_json_unexpected_value (&place, error,
                                       _("expected false, since no round was paired"));
    }

  return TRUE;
}
