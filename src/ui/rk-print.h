/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-table.h"

G_BEGIN_DECLS

/**
 * RkPrintPart:
 * @RK_PRINT_PAIRINGS: the pairings of a round by board
 * @RK_PRINT_PAIRINGS_BY_NAME: the same by name
 * @RK_PRINT_SLIPS: a slip for each game
 * @RK_PRINT_ROUND: the three before, all that a round needs
 * @RK_PRINT_STANDINGS: the table
 * @RK_PRINT_CROSS_TABLE: the cross table
 * @RK_PRINT_PLAYERS: the players
 * @RK_PRINT_LOG: what the arbiter did
 * @RK_PRINT_SCHEDULE: all rounds of a round robin; on paper by player first
 * @RK_PRINT_N_PARTS: how many there are
 *
 * What of a tournament can be printed.
 */
typedef enum
{
  RK_PRINT_PAIRINGS,
  RK_PRINT_PAIRINGS_BY_NAME,
  RK_PRINT_SLIPS,
  RK_PRINT_ROUND,
  RK_PRINT_STANDINGS,
  RK_PRINT_CROSS_TABLE,
  RK_PRINT_PLAYERS,
  RK_PRINT_LOG,
  RK_PRINT_SCHEDULE,
  RK_PRINT_N_PARTS,
} RkPrintPart;

/* "Pairings by Board", translated. */
const char        *rk_print_get_name      (RkPrintPart   part);
/* Whether the part is one of a round, from 1; and whether a round matters to it. */
gboolean           rk_print_needs_round   (RkPrintPart   part);
gboolean           rk_print_has_round     (RkPrintPart   part);
/* Whether a tournament has it at all. */
gboolean           rk_print_is_of         (RkTournament *tournament,
                                           RkPrintPart   part);
/* NULL for slips. */
RkTable           *rk_print_make_table    (RkTournament *tournament,
                                           RkPrintPart   part,
                                           guint         round);
/* A name for a file, without suffix: tournament, part and round. */
char              *rk_print_make_name     (RkTournament *tournament,
                                           RkPrintPart   part,
                                           guint         round);

/* Ready to run. @round: which round, or after which; the parts about pairings need
 * one from 1. */
GtkPrintOperation *rk_print_operation_new (RkTournament *tournament,
                                           RkPrintPart   part,
                                           guint         round);
/* Asks for a printer and prints. Errors are shown on @parent. */
void               rk_print_run           (RkTournament *tournament,
                                           RkPrintPart   part,
                                           guint         round,
                                           GtkWidget    *parent);

G_END_DECLS
