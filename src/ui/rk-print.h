/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-tournament.h"

G_BEGIN_DECLS

/**
 * RkPrintPart:
 * @RK_PRINT_PAIRINGS: the pairings of a round by board
 * @RK_PRINT_PAIRINGS_BY_NAME: the same by name
 * @RK_PRINT_SLIPS: a slip for each board
 * @RK_PRINT_STANDINGS: the table
 * @RK_PRINT_CROSS_TABLE: the cross table
 * @RK_PRINT_PLAYERS: the players
 *
 * What of a tournament can be printed.
 */
typedef enum
{
  RK_PRINT_PAIRINGS,
  RK_PRINT_PAIRINGS_BY_NAME,
  RK_PRINT_SLIPS,
  RK_PRINT_STANDINGS,
  RK_PRINT_CROSS_TABLE,
  RK_PRINT_PLAYERS,
} RkPrintPart;

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
