/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-matching.h"
#include "rk-swiss.h"

G_BEGIN_DECLS

/* Who is present, in the order of the rules: score, then number.
 * @index: in the field
 * @role_number: the number among those who ever were paired or had the bye
 * @floats: in the last round and the one before it
 * @unplayed: rounds without a game
 * @roles: those of the played rounds, in order
 */
typedef struct
{
  guint index;
  guint points;
  guint number;
  guint role_number;
  RkWish wish;
  gboolean topscorer;
  gboolean bye_barred;
  int floats[2];
  guint unplayed;
  guint n_roles;
  RkRole roles[RK_MAX_ROUNDS];
} RkSwissPlayer;

/* What stays the same while a round is paired. Players are spoken of by their
 * place in @players; the place after the last is the pairing bye. */
typedef struct
{
  const RkField *field;
  RkSwissRelax relax;
  GCancellable *cancellable;
  guint n;
  RkSwissPlayer *players;
  RkCriterion *bars;
  guint bye_points;
} RkSwissTable;

/* Players and what bars a pair. */
RkSwissTable *_rk_swiss_table_new     (const RkField       *field,
                                       RkSwissRelax         relax,
                                       GCancellable        *cancellable);
void          _rk_swiss_table_free    (RkSwissTable        *self);
RkCriterion   _rk_swiss_get_bar       (const RkSwissTable  *self,
                                       guint                a,
                                       guint                b);
/* Whether a pair, or the bye, is allowed, and by how many relaxed rules. */
gboolean      _rk_swiss_is_allowed    (const RkSwissTable  *self,
                                       guint                a,
                                       guint                b,
                                       guint               *n_relaxed);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkSwissTable, _rk_swiss_table_free)

/* The role of @higher, who ranks above @lower. */
RkRole        _rk_swiss_choose_role   (const RkSwissPlayer *higher,
                                       const RkSwissPlayer *lower,
                                       RkRole               initial,
                                       RkRoleRule          *rule);

/* One thing that is counted in the weight of a pair. Later ones count less; those
 * with the same @part share a number, each @shift bits from its end. What is
 * counted for each score apart has @points. */
typedef struct
{
  RkCriterion criterion;
  guint points;
  guint width;
  guint part;
  guint shift;
} RkSwissTerm;

/* A bracket and all who come after it. @places: those not paired yet, in order:
 * the ones moved down, the residents, the next score group, the others; then the
 * bye, if there is one. Vertices of the matching are indexes of @places. The last
 * part of a weight is left for what decides between arrangements as good. */
typedef struct
{
  const RkSwissTable *table;
  GArray *places;
  guint n_moved;
  guint n_residents;
  guint n_next;
  guint points;
  guint next_points;
  GArray *terms;
  guint n_parts;
} RkSwissBracket;

void          _rk_swiss_bracket_init  (RkSwissBracket       *self,
                                       const RkSwissTable   *table,
                                       GArray               *left,
                                       guint                 points);
void          _rk_swiss_bracket_clear (RkSwissBracket       *self);
void          _rk_swiss_bracket_count (RkSwissBracket       *self,
                                       gboolean              unplayed);
gboolean      _rk_swiss_bracket_weigh (const RkSwissBracket *self,
                                       guint                 a,
                                       guint                 b,
                                       gint64               *weight);
RkCriterion   _rk_swiss_bracket_tell  (const RkSwissBracket *self,
                                       const gint64         *better,
                                       const gint64         *worse);

static inline guint
_rk_swiss_bracket_get_size (const RkSwissBracket *self)
{
  return self->n_moved + self->n_residents;
}

/* Whether @vertex, if it is a vertex, is a resident. */
static inline gboolean
_rk_swiss_bracket_is_resident (const RkSwissBracket *self,
                               guint                 vertex)
{
  return vertex >= self->n_moved && vertex < _rk_swiss_bracket_get_size (self);
}

/* Builds the matching of a bracket, solves it, and then settles, among the best
 * arrangements, the first in the order of the rules. %NULL if it was stopped or
 * cannot be. */
RkMatching   *_rk_swiss_bracket_solve (RkSwissBracket       *self);
gboolean      _rk_swiss_settle_moved  (const RkSwissBracket *self,
                                       RkMatching           *matching);
gboolean      _rk_swiss_settle_rest   (const RkSwissBracket *self,
                                       RkMatching           *matching);
gboolean      _rk_swiss_settle_mate   (const RkSwissBracket *self,
                                       RkMatching           *matching,
                                       guint                 vertex,
                                       guint                 from);
/* Adds @by to the last part of the weight of an edge, if there is one. */
void          _rk_swiss_nudge         (const RkSwissBracket *self,
                                       RkMatching           *matching,
                                       guint                 a,
                                       guint                 b,
                                       gint64                by);

/* Appends the pairs of a solved bracket, with their reasons. */
void          _rk_swiss_add_pairs     (const RkSwissBracket *self,
                                       RkMatching           *matching,
                                       GArray               *pairs);
/* Why there is no legal round. */
GArray       *_rk_swiss_list_unmet    (const RkSwissTable   *table);

G_END_DECLS
