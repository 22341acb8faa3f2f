/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-board-layout.h"
#include "rk-board-shade.h"

G_BEGIN_DECLS

/**
 * RkRing:
 * @RK_RING_LAST: the hole that was played last: a solid ring
 * @RK_RING_LAST_END: where the last move ended: a solid bead on the rim
 * @RK_RING_PREVIEW: where the previewed move ends: a dashed ring
 * @RK_RING_REOPENED: a hole reopened for this round: a ring of rays
 * @RK_RING_CLOSED: the rim of a closed hole: a thin dashed line
 * @RK_RING_HINT: the hole that a hint advises: two rings, and an arrow from the
 *   middle of the board
 * @RK_RING_HOVER: a hole that can be played, under the pointer
 *
 * The marks around a hole; their form tells them apart, not their colour.
 */
typedef enum
{
  RK_RING_LAST,
  RK_RING_LAST_END,
  RK_RING_PREVIEW,
  RK_RING_REOPENED,
  RK_RING_CLOSED,
  RK_RING_HINT,
  RK_RING_HOVER,
} RkRing;

/**
 * RkLook:
 * @shade: the colours of the earth
 * @ink: text on the board
 * @mark: marks on the board
 * @mark_edge: the line on both sides of a mark, so that it shows on any ground
 * @accent: the mark of what is to come
 *
 * The colours of one style.
 */
typedef struct
{
  RkBoardPalette shade;
  guint32 ink;
  guint32 mark;
  guint32 mark_edge;
  guint32 accent;
} RkLook;

typedef struct _RkBoardArt RkBoardArt;

const RkLook        *rk_board_art_get_light        (void);

RkBoardArt          *rk_board_art_new              (void);
void                 rk_board_art_free             (RkBoardArt             *self);

void                 rk_board_art_set_look         (RkBoardArt             *self,
                                                    gboolean                dark,
                                                    gboolean                high_contrast);
void                 rk_board_art_set_layout       (RkBoardArt             *self,
                                                    const RkBoardLayout    *layout,
                                                    int                     width,
                                                    int                     height,
                                                    double                  scale);
const RkBoardLayout *rk_board_art_get_layout       (RkBoardArt             *self);

void                 rk_board_art_snapshot_ground  (RkBoardArt             *self,
                                                    GtkSnapshot            *snapshot);
void                 rk_board_art_snapshot_sand    (RkBoardArt             *self,
                                                    GtkSnapshot            *snapshot,
                                                    const graphene_point_t *center,
                                                    double                  level);
void                 rk_board_art_snapshot_shadow  (RkBoardArt             *self,
                                                    GtkSnapshot            *snapshot,
                                                    const graphene_point_t *where,
                                                    double                  lift,
                                                    double                  opacity);
void                 rk_board_art_snapshot_pebble  (RkBoardArt             *self,
                                                    GtkSnapshot            *snapshot,
                                                    guint                   stone,
                                                    const graphene_point_t *where,
                                                    double                  lift,
                                                    double                  opacity);
void                 rk_board_art_snapshot_ring    (RkBoardArt             *self,
                                                    GtkSnapshot            *snapshot,
                                                    const graphene_point_t *center,
                                                    gboolean                below,
                                                    RkRing                  ring);
void                 rk_board_art_snapshot_pulse   (RkBoardArt             *self,
                                                    GtkSnapshot            *snapshot,
                                                    const graphene_point_t *center,
                                                    double                  progress);
void                 rk_board_art_snapshot_trace   (RkBoardArt             *self,
                                                    GtkSnapshot            *snapshot,
                                                    const graphene_point_t *points,
                                                    guint                   n_points);
void                 rk_board_art_snapshot_label   (RkBoardArt             *self,
                                                    GtkSnapshot            *snapshot,
                                                    PangoLayout            *label,
                                                    const graphene_point_t *center);
void                 rk_board_art_snapshot_badge   (RkBoardArt             *self,
                                                    GtkSnapshot            *snapshot,
                                                    PangoLayout            *label,
                                                    const graphene_point_t *center,
                                                    gboolean                filled);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkBoardArt, rk_board_art_free)

G_END_DECLS
