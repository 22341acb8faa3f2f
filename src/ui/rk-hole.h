/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-board-art.h"
#include "rk-pebbles.h"

G_BEGIN_DECLS

#define RK_TYPE_HOLE (rk_hole_get_type ())

G_DECLARE_FINAL_TYPE (RkHole, rk_hole, RK, HOLE, GtkButton)

/**
 * RkRestingStone:
 * @where: its middle, from the middle of the hole, in pixels
 * @stone: which stone
 * @layer: 0 on the ground of the hole, more above
 *
 * A stone that lies in a hole.
 */
typedef struct
{
  graphene_point_t where;
  guint8 stone;
  guint8 layer;
} RkRestingStone;

GtkWidget *rk_hole_new             (RkBoardArt             *art,
                                    guint                   index);

guint      rk_hole_get_index       (RkHole                 *self);

void       rk_hole_set_place       (RkHole                 *self,
                                    const graphene_point_t *center,
                                    gboolean                below);
void       rk_hole_set_label       (RkHole                 *self,
                                    char                    letter,
                                    int                     count);
void       rk_hole_set_value       (RkHole                 *self,
                                    const char             *value,
                                    gboolean                best);
void       rk_hole_set_stones      (RkHole                 *self,
                                    const RkRestingStone   *stones,
                                    guint                   n_stones);
void       rk_hole_set_sand        (RkHole                 *self,
                                    double                  level);
void       rk_hole_set_marks       (RkHole                 *self,
                                    guint                   marks);
void       rk_hole_set_description (RkHole                 *self,
                                    const char             *name,
                                    const char             *description);

G_END_DECLS
