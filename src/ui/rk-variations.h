/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-cursor.h"
#include "rk-line.h"

G_BEGIN_DECLS

#define RK_TYPE_VARIATIONS (rk_variations_get_type ())
G_DECLARE_FINAL_TYPE (RkVariations, rk_variations, RK, VARIATIONS, GtkBox)

/* The variations of a match.  Signals: "opened" (guint, RkLine): a person wants to see one,
 * in the round with that index; "deleted" (): one was deleted, which can be taken back.
 */
void     rk_variations_set_cursor  (RkVariations *self,
                                    RkCursor     *cursor);
gboolean rk_variations_has_deleted (RkVariations *self);
gboolean rk_variations_undo        (RkVariations *self);

G_END_DECLS
