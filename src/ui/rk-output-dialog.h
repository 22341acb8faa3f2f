/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-print.h"
#include "rk-tournament-games.h"

G_BEGIN_DECLS

#define RK_TYPE_OUTPUT_DIALOG (rk_output_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RkOutputDialog, rk_output_dialog, RK, OUTPUT_DIALOG, AdwDialog)

/* What of a tournament shall be printed, or written to a file: pairings, standings
 * and the like as CSV or HTML, the whole as TRF or as a tournament file.
 * @page: the widget behind it, where what was done is told. */
AdwDialog *rk_output_dialog_new      (RkTournament      *tournament,
                                      RkPrintPart        part,
                                      guint              round,
                                      RkTournamentGames *games,
                                      GtkWidget         *page);

/* The text of a file. For tests. @format: "csv" or "html". */
GBytes    *rk_output_dialog_make     (RkOutputDialog    *self,
                                      const char        *format);

G_END_DECLS
