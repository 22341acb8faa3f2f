/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-tournament.h"

G_BEGIN_DECLS

/* Columns of a player's line ("001"), counted in characters from 0, and how wide
 * they are. */
#define RK_TRF_NUMBER_COLUMN  4
#define RK_TRF_NUMBER_WIDTH   4
#define RK_TRF_NAME_COLUMN    14
#define RK_TRF_NAME_WIDTH     33
#define RK_TRF_RATING_COLUMN  48
#define RK_TRF_RATING_WIDTH   4
/* Each round: four digits for the opponent, then in columns of their own the
 * colour and the result. */
#define RK_TRF_ROUNDS_COLUMN  91
#define RK_TRF_ROUND_WIDTH    10
#define RK_TRF_COLOUR_OFFSET  5
#define RK_TRF_RESULT_OFFSET  7

/* The largest start number: it has four digits. */
#define RK_TRF_MAX_NUMBER 9999

/**
 * RkTrfEntry:
 * @opponent: start number of the opponent, 0 for none
 * @role: who has the white pieces moves first; %RK_ROLE_NONE for "-"
 * @result: '1', '=', '0', 'W', 'D', 'L', '+', '-', 'F', 'H', 'Z', 'U', or ' '
 * @is_blank: whether nothing at all stands there
 *
 * What a report says of a player in a round.
 */
typedef struct
{
  guint opponent;
  RkRole role;
  char result;
  gboolean is_blank;
} RkTrfEntry;

/**
 * RkTrfPlayer:
 * @line: the line in the report, from 1
 * @number: start number
 * @name: name, not empty
 * @rating: 0 if unknown
 * @entries: (element-type RkTrfEntry): by round
 */
typedef struct
{
  guint line;
  guint number;
  char *name;
  guint rating;
  GArray *entries;
} RkTrfPlayer;

/**
 * RkTrfNumbers:
 * @line: the line in the report, from 1
 * @numbers: (element-type guint): start numbers
 *
 * A line that lists players.
 */
typedef struct
{
  guint line;
  GArray *numbers;
} RkTrfNumbers;

/**
 * RkTrfReport:
 * @name: (nullable): of the tournament
 * @city: (nullable): where it is
 * @date: (nullable): when it starts, YYYY-MM-DD
 * @type: (nullable): the kind of tournament, in free words
 * @n_rounds: rounds of the whole tournament, 0 if not told
 * @rounds_line: the line that says so
 * @initial_role: of odd start numbers, %RK_ROLE_NONE if not told
 * @players: (element-type RkTrfPlayer)
 * @forbidden: (element-type RkTrfNumbers): each lists players who must not meet
 * @absent: (element-type RkTrfNumbers): players who miss the next round
 *
 * The lines of a report.
 */
typedef struct
{
  char *name;
  char *city;
  char *date;
  char *type;
  guint n_rounds;
  guint rounds_line;
  RkRole initial_role;
  GPtrArray *players;
  GPtrArray *forbidden;
  GPtrArray *absent;
} RkTrfReport;

/* rk-trf-lines.c */
RkTrfReport      *rk_trf_report_new   (const char         *text,
                                       GError            **error);
void              rk_trf_report_free  (RkTrfReport        *self);
/* Both return FALSE.  @column is counted from 0. */
gboolean          rk_trf_fault        (GError            **error,
                                       guint               line,
                                       const char         *message);
gboolean          rk_trf_unexpected   (GError            **error,
                                       guint               line,
                                       guint               column,
                                       const char         *found,
                                       const char         *expected);

/* rk-trf-reader.c */
RkTournamentData *rk_trf_report_to_data (const RkTrfReport *self,
                                         GError           **error);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkTrfReport, rk_trf_report_free)

G_END_DECLS
