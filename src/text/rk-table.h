/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-tournament.h"

G_BEGIN_DECLS

/**
 * RkTableAlign:
 * @RK_TABLE_START: words
 * @RK_TABLE_CENTER: results
 * @RK_TABLE_END: numbers
 *
 * Where the cells of a column stand.
 */
typedef enum
{
  RK_TABLE_START,
  RK_TABLE_CENTER,
  RK_TABLE_END,
} RkTableAlign;

typedef struct _RkTable RkTable;

/* A table of words, in the language of the screen: made once, shown by a widget, on
 * paper, as CSV, HTML or plain text.
 */
RkTable      *rk_table_new                  (const char        *title,
                                             const char        *subtitle);
RkTable      *rk_table_ref                  (RkTable           *self);
void          rk_table_unref                (RkTable           *self);

/* The standings after @n_rounds rounds. */
RkTable      *rk_table_new_standings        (RkTournament      *tournament,
                                             guint              n_rounds);
/* The pairings of a round by board, and with a row for each player by name. */
RkTable      *rk_table_new_pairings         (RkTournament      *tournament,
                                             RkTournamentRound *round);
RkTable      *rk_table_new_pairings_by_name (RkTournament      *tournament,
                                             RkTournamentRound *round);
/* Round robin: everybody against everybody, in order of start numbers; else a column for
 * each round, in order of places after @n_rounds rounds. */
RkTable      *rk_table_new_cross_table      (RkTournament      *tournament,
                                             guint              n_rounds);
/* All rounds of a round robin, also those to come: a row for each game, or one for each
 * player. */
RkTable      *rk_table_new_schedule         (RkTournament      *tournament);
RkTable      *rk_table_new_schedule_by_player (RkTournament    *tournament);
/* In the order of start numbers. */
RkTable      *rk_table_new_players          (RkTournament      *tournament);
/* What the arbiter did, the first line first. */
RkTable      *rk_table_new_log              (RkTournament      *tournament);

/* To make one: columns first, then rows cell by cell. @explanation is what the
 * heading means, nullable. @id: see rk_table_get_column_id(). */
void          rk_table_add_column           (RkTable           *self,
                                             const char        *heading,
                                             const char        *explanation,
                                             RkTableAlign       align,
                                             guint              id);
/* What stands in a column, in sentences. */
void          rk_table_set_help             (RkTable           *self,
                                             guint              column,
                                             const char        *help);
void          rk_table_add_row              (RkTable           *self,
                                             guint              id);
/* @plain: what CSV says instead: a number in plain digits; nullable. */
void          rk_table_add_cell             (RkTable           *self,
                                             const char        *text,
                                             const char        *plain);
/* The same for what a person typed: a name. */
void          rk_table_add_typed_cell       (RkTable           *self,
                                             const char        *text);
/* A line to stand above the rows, below the subtitle: place and date. */
void          rk_table_add_detail           (RkTable           *self,
                                             const char        *detail);
/* A line to stand below the rows: what a heading or sign means. */
void          rk_table_add_note             (RkTable           *self,
                                             const char        *note);
/* Another table for spreadsheets, if @self is not plain enough; taken over. */
void          rk_table_take_plain           (RkTable           *self,
                                             RkTable           *plain);
/* Which column says what a row is about: the name. */
void          rk_table_set_name_column      (RkTable           *self,
                                             guint              column);

/* All borrowed. */
const char   *rk_table_get_title            (RkTable           *self);
const char   *rk_table_get_subtitle         (RkTable           *self);
guint         rk_table_get_n_columns        (RkTable           *self);
guint         rk_table_get_n_rows           (RkTable           *self);
guint         rk_table_get_name_column      (RkTable           *self);
const char   *rk_table_get_heading          (RkTable           *self,
                                             guint              column);
/* NULL if there is none. */
const char   *rk_table_get_explanation      (RkTable           *self,
                                             guint              column);
const char   *rk_table_get_help             (RkTable           *self,
                                             guint              column);
RkTableAlign  rk_table_get_align            (RkTable           *self,
                                             guint              column);
const char   *rk_table_get_cell             (RkTable           *self,
                                             guint              row,
                                             guint              column);
const char   *rk_table_get_plain_cell       (RkTable           *self,
                                             guint              row,
                                             guint              column);
gboolean      rk_table_is_typed             (RkTable           *self,
                                             guint              row,
                                             guint              column);
/* In the tables of a tournament: the id of the entrant of a row (of the first of a
 * pairing), 0 for none; in a cross table the number of the round, or of a round
 * robin the id of the opponent, of a column, 0 for other columns. */
guint         rk_table_get_row_id           (RkTable           *self,
                                             guint              row);
guint         rk_table_get_column_id        (RkTable           *self,
                                             guint              column);
guint         rk_table_get_n_details        (RkTable           *self);
const char   *rk_table_get_detail           (RkTable           *self,
                                             guint              detail);
guint         rk_table_get_n_notes          (RkTable           *self);
const char   *rk_table_get_note             (RkTable           *self,
                                             guint              note);
/* What spreadsheets read: @self itself if there is no other. Borrowed. */
RkTable      *rk_table_get_plain            (RkTable           *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkTable, rk_table_unref)

G_END_DECLS
