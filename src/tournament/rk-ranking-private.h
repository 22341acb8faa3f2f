/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-ranking.h"

G_BEGIN_DECLS

/* From halves of a point to twelfths. */
#define RK_VALUE_HALF (RK_VALUE_POINT / 2)

/* What is known of a player besides the row. */
typedef struct
{
  /* Left a round robin before half of the games. */
  gboolean left;
  /* As scored, and as the opponents' sums use it (16.3); in halves. */
  guint points;
  guint adjusted;
  /* (element-type guint) (nullable): for a direct encounter, indexes of the tied
   * players whose games are the value. */
  GArray *tied[RK_N_TIE_BREAKS];
  RkRankingRow row;
} RkRankingPlayer;

struct _RkRanking
{
  gatomicrefcount ref_count;
  /* The rounds that count: games against players who left are rests in it. */
  RkField *field;
  guint n_rounds;
  RkRankingOptions options;
  /* (array length=field.n_players): by index */
  RkRankingPlayer *players;
  /* (array length=field.n_players): indexes in order of places */
  guint *order;
};

/* Scores: what counts, and for how much. */
void     rk_ranking_score             (RkRanking          *self);
guint    rk_ranking_get_draws         (RkRanking          *self);
guint    rk_ranking_get_half          (RkRanking          *self);
gboolean rk_ranking_is_played         (RkRanking          *self,
                                       const RkFieldEntry *entry);

/* Sums: every tie-break but the direct encounter. */
GArray  *rk_ranking_get_terms         (RkRanking          *self,
                                       guint               player,
                                       RkTieBreak          tie_break);
int      rk_ranking_add_up            (GArray             *terms);

/* The direct encounter. */
void     rk_ranking_split_by_encounter (RkRanking         *self,
                                       guint               tie_break,
                                       guint              *players,
                                       guint               n_players,
                                       gboolean           *starts);
GArray  *rk_ranking_get_encounters    (RkRanking          *self,
                                       guint               player,
                                       GArray             *tied);

/* How far a player came in a knockout; more is better. */
void     rk_ranking_get_stages        (RkRanking          *self,
                                       guint              *stages);

G_END_DECLS
