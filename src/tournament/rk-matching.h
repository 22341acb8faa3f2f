/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* No vertex. */
#define RK_MATCHING_NONE G_MAXUINT

/* The largest absolute value of a part of a weight. */
#define RK_MATCHING_MAX_PART (G_GINT64_CONSTANT (1) << 44)

/**
 * RkMatching:
 *
 * The heaviest perfect matching of a graph, kept up to date while weights
 * change. A weight has several parts, of which an earlier one counts more than
 * all later ones together.
 */
typedef struct _RkMatching RkMatching;

RkMatching   *rk_matching_new       (guint          n_vertices,
                                     guint          n_parts);
void          rk_matching_free      (RkMatching    *self);

void          rk_matching_set_edge  (RkMatching    *self,
                                     guint          a,
                                     guint          b,
                                     const gint64  *weight);
gboolean      rk_matching_get_edge  (RkMatching    *self,
                                     guint          a,
                                     guint          b,
                                     gint64        *weight);
void          rk_matching_pin       (RkMatching    *self,
                                     guint          a,
                                     guint          b);
void          rk_matching_start     (RkMatching    *self,
                                     const guint   *first);
gboolean      rk_matching_solve     (RkMatching    *self,
                                     GCancellable  *cancellable);
guint         rk_matching_get_mate  (RkMatching    *self,
                                     guint          vertex);
gboolean      rk_matching_may_match (RkMatching    *self,
                                     guint          a,
                                     guint          b);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkMatching, rk_matching_free)

G_END_DECLS
