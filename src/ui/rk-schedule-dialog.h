/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-tournament.h"

G_BEGIN_DECLS

/* All rounds of a round robin, to look at and to print. @page: see
 * rk_output_dialog_new(). */
AdwDialog *rk_schedule_dialog_new (RkTournament *tournament,
                                   GtkWidget    *page);

G_END_DECLS
