/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-aside.h"

G_BEGIN_DECLS

struct _RkAside
{
  GObject parent_instance;

  /* Owned References */
  RkMatch *match;
  RkLine *line;
  /* The place that the line leaves, if it lies beside the match too. */
  RkAside *below;

  RkAsideKind kind;
  guint round_index;
  guint ply;

  /* What keeping it has changed, to take that back: where its line was put, or how many
   * moves a line had before it was made longer. */
  GListStore *filed_in;
  guint n_old_moves;
  /* What was kept with it. */
  RkAside *beside;
};

/* Between the files of RkAside only. */
GListModel *_rk_aside_get_lines (RkMatch *match,
                                 guint    round_index,
                                 RkAside *below);
RkAside    *_rk_aside_copy_at   (RkAside *self,
                                 guint    ply);
RkAside    *_rk_aside_enter     (RkMatch *match,
                                 guint    round_index,
                                 RkAside *below,
                                 RkLine  *line);
GArray     *_rk_aside_list_holes
                                (RkAside *self,
                                 RkAside *base);

G_END_DECLS
