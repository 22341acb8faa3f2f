/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-position.h"

G_BEGIN_DECLS

/* A position on the clipboard. To everybody else it is text; here it is whole, with what the
 * notation does not tell: the reserves and the direction.
 */
void     rk_position_clip_offer (GdkClipboard     *clipboard,
                                 const RkPosition *position,
                                 const guint       reserve[2]);
gboolean rk_position_clip_find  (GdkClipboard     *clipboard,
                                 RkPosition       *position,
                                 guint             reserve[2]);

G_END_DECLS
