/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-match.h"

G_BEGIN_DECLS

#define RK_TYPE_INTERLUDE (rk_interlude_get_type ())
G_DECLARE_FINAL_TYPE (RkInterlude, rk_interlude, RK, INTERLUDE, GtkBox)

/* What happened in the round that is over, what the next brings, or how the
 * match ended.  Its buttons are actions "match.*".
 */
void rk_interlude_show_match    (RkInterlude *self,
                                 RkMatch     *match);
void rk_interlude_focus_default (RkInterlude *self);
void rk_interlude_set_form      (RkInterlude *self,
                                 gboolean     narrow,
                                 gboolean     low);

G_END_DECLS
