/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-regulations.h"

G_BEGIN_DECLS

#define RK_TYPE_TIE_BREAKS_EDITOR (rk_tie_breaks_editor_get_type ())
G_DECLARE_FINAL_TYPE (RkTieBreaksEditor, rk_tie_breaks_editor, RK, TIE_BREAKS_EDITOR,
                      AdwPreferencesGroup)

/* What decides between players with the same points: a list in order.  Alt with
 * the arrows moves the row with the focus, Delete takes it out.  Signal
 * "changed": a person changed the list.
 */
void rk_tie_breaks_editor_set (RkTieBreaksEditor   *self,
                               const RkRegulations *regulations);
void rk_tie_breaks_editor_get (RkTieBreaksEditor   *self,
                               RkRegulations       *regulations);

G_END_DECLS
