/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-match.h"

G_BEGIN_DECLS

#define RK_TYPE_NEW_MATCH_DIALOG (rk_new_match_dialog_get_type ())
G_DECLARE_FINAL_TYPE (RkNewMatchDialog, rk_new_match_dialog, RK, NEW_MATCH_DIALOG, AdwDialog)

/* Asks what a new match is played by.  Signal "start" (RkMatch): the match
 * that a person wants to play; "set-up": to begin with a position that is set up first.
 */
RkNewMatchDialog *rk_new_match_dialog_new       (GSettings        *defaults);

void              rk_new_match_dialog_set_start (RkNewMatchDialog *self,
                                                 const RkRules    *start);
void              rk_new_match_dialog_get_rules (RkNewMatchDialog *self,
                                                 RkRules          *rules);

G_END_DECLS
