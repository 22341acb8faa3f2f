/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-line.h"
#include "rk-match.h"

G_BEGIN_DECLS

/**
 * RkAsideKind:
 * @RK_ASIDE_TRIAL: moves that a person tries out
 * @RK_ASIDE_BEST: what both would play best
 * @RK_ASIDE_VARIATION: a line that is kept in the match
 *
 * What moves beside a match are.
 */
typedef enum
{
  RK_ASIDE_TRIAL,
  RK_ASIDE_BEST,
  RK_ASIDE_VARIATION,
} RkAsideKind;

#define RK_TYPE_ASIDE (rk_aside_get_type ())
G_DECLARE_FINAL_TYPE (RkAside, rk_aside, RK, ASIDE, GObject)

/* A place beside a match: after "ply" moves of a line that leaves a round, or that
 * leaves another line, which lies below it.  The match stays as it is until a line is
 * kept.
 */
RkAside          *rk_aside_new          (RkAsideKind       kind,
                                         RkMatch          *match,
                                         guint             round_index,
                                         guint             ply,
                                         RkLine           *line);
RkAside          *rk_aside_new_above    (RkAsideKind       kind,
                                         RkAside          *below,
                                         RkLine           *line);
RkAside          *rk_aside_find         (RkMatch          *match,
                                         guint             round_index,
                                         RkLine           *line);

RkAsideKind       rk_aside_get_kind     (RkAside          *self);
RkMatch          *rk_aside_get_match    (RkAside          *self);
guint             rk_aside_get_round    (RkAside          *self);
RkLine           *rk_aside_get_line     (RkAside          *self);
RkAside          *rk_aside_get_below    (RkAside          *self);
RkAside          *rk_aside_leave        (RkAside          *self);
guint             rk_aside_get_root     (RkAside          *self);
guint             rk_aside_get_ply      (RkAside          *self);
guint             rk_aside_get_n_moves  (RkAside          *self);
const RkPosition *rk_aside_get_position (RkAside          *self);
RkMove           *rk_aside_get_move     (RkAside          *self);
RkRoundEnd        rk_aside_get_end      (RkAside          *self);
gboolean          rk_aside_fits         (RkAside          *self);
GArray           *rk_aside_list_holes   (RkAside          *self);
gboolean          rk_aside_find_in_match
                                        (RkAside          *self,
                                         guint            *ply);

void              rk_aside_go_to        (RkAside          *self,
                                         guint             ply);
RkMoveStatus      rk_aside_check_move   (RkAside          *self,
                                         guint             hole);
RkAside          *rk_aside_play         (RkAside          *self,
                                         guint             hole,
                                         RkMoveStatus     *status);

gboolean          rk_aside_is_kept      (RkAside          *self);
gboolean          rk_aside_can_keep     (RkAside          *self);
RkAside          *rk_aside_keep         (RkAside          *self);
gboolean          rk_aside_is_new       (RkAside          *self);
void              rk_aside_take_back    (RkAside          *self);

G_END_DECLS
