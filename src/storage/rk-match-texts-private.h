/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-json.h"
#include "rk-move.h"

G_BEGIN_DECLS

/* Notes and lines of a round, or of a line, in a match file. */

gboolean   rk_match_texts_read        (const RkJson  *place,
                                       GObject       *owner,
                                       guint          min_after,
                                       GError       **error);
void       rk_match_texts_write       (GObject       *owner,
                                       guint          min_after,
                                       guint          max_after,
                                       JsonObject    *object);
void       rk_match_texts_write_move  (JsonArray     *moves,
                                       RkMove        *move);

gboolean   rk_match_texts_read_hole   (const RkJson  *place,
                                       guint          n_holes,
                                       guint         *hole,
                                       GError       **error);
gboolean   rk_match_texts_illegal     (const RkJson  *place,
                                       RkMoveStatus   status,
                                       RkSide         turn,
                                       GError       **error);

G_END_DECLS
