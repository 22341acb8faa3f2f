/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-aside-private.h"

G_DEFINE_FINAL_TYPE (RkAside, rk_aside, G_TYPE_OBJECT)

static void
rk_aside_dispose (GObject *object)
{
  RkAside *self = RK_ASIDE (object);

  g_clear_object (&self->match);
  g_clear_object (&self->line);
  g_clear_object (&self->below);
  g_clear_object (&self->filed_in);
  g_clear_object (&self->beside);

  G_OBJECT_CLASS (rk_aside_parent_class)->dispose (object);
}

static void
rk_aside_class_init (RkAsideClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rk_aside_dispose;
}

static void
rk_aside_init (RkAside *self)
{
  self->n_old_moves = G_MAXUINT;
}

static RkRound *
get_round (RkAside *self)
{
  return rk_match_get_round (self->match, self->round_index);
}

/**
 * rk_aside_new:
 * @kind: what the moves are
 * @match: a match
 * @round_index: the index of a round
 * @ply: after how many of its moves the line leaves it
 * @line: (nullable): the line, %NULL for one without moves
 *
 * Returns: (transfer full): the place before the first move of @line
 */
RkAside *
rk_aside_new (RkAsideKind  kind,
              RkMatch     *match,
              guint        round_index,
              guint        ply,
              RkLine      *line)
{
  RkAside *self;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (round_index < rk_match_get_n_rounds (match), NULL);
  g_return_val_if_fail (ply <= rk_round_get_n_moves (rk_match_get_round (match, round_index)),
                        NULL);
  g_return_val_if_fail (line == NULL || rk_line_get_after (line) == ply, NULL);

  self = g_object_new (RK_TYPE_ASIDE, NULL);
  self->kind = kind;
  self->match = g_object_ref (match);
  self->round_index = round_index;
  self->line = line != NULL ? g_object_ref (line)
                            : rk_line_new (ply, NULL,
                                           rk_round_get_position (get_round (self), ply));

  return self;
}

/**
 * rk_aside_new_above:
 * @kind: what the moves are
 * @below: the place that the line leaves; it stays there
 * @line: (nullable): the line, %NULL for one without moves
 *
 * Returns: (transfer full): the place before the first move of @line
 */
RkAside *
rk_aside_new_above (RkAsideKind  kind,
                    RkAside     *below,
                    RkLine      *line)
{
  RkAside *self;

  g_return_val_if_fail (RK_IS_ASIDE (below), NULL);
  g_return_val_if_fail (line == NULL || rk_line_get_after (line) == below->ply, NULL);

  self = g_object_new (RK_TYPE_ASIDE, NULL);
  self->kind = kind;
  self->match = g_object_ref (below->match);
  self->round_index = below->round_index;
  self->below = g_object_ref (below);
  self->line = line != NULL ? g_object_ref (line)
                            : rk_line_new (below->ply, NULL, rk_aside_get_position (below));

  return self;
}

/* Those that leave a round, or the line below. */
GListModel *
_rk_aside_get_lines (RkMatch *match,
                     guint    round_index,
                     RkAside *below)
{
  if (below != NULL)
    return G_LIST_MODEL (rk_line_get_lines (below->line));

  return G_LIST_MODEL (rk_round_get_lines (rk_match_get_round (match, round_index)));
}

/* The place that is so many moves from the start of the same line. */
RkAside *
_rk_aside_copy_at (RkAside *self,
                   guint    ply)
{
  RkAside *copy =
    self->below != NULL ? rk_aside_new_above (self->kind, self->below, self->line)
                        : rk_aside_new (self->kind, self->match, self->round_index,
                                        rk_line_get_after (self->line), self->line);

  copy->ply = ply;

  return copy;
}

/* Lines after moves that were taken back are not there for now. */
RkAside *
_rk_aside_enter (RkMatch *match,
                 guint    round_index,
                 RkAside *below,
                 RkLine  *line)
{
  guint after = rk_line_get_after (line);
  g_autoptr (RkAside) place = NULL;

  if (below != NULL)
    {
      if (after > rk_line_get_n_moves (below->line))
        return NULL;
      place = _rk_aside_copy_at (below, after);
      return rk_aside_new_above (RK_ASIDE_VARIATION, place, line);
    }

  if (after > rk_round_get_n_moves (rk_match_get_round (match, round_index)))
    return NULL;

  return rk_aside_new (RK_ASIDE_VARIATION, match, round_index, after, line);
}

/* Among the lines that leave a round, or the one below, and in these. */
static RkAside *
find_above (RkMatch *match,
            guint    round_index,
            RkAside *below,
            RkLine  *wanted)
{
  GListModel *lines = _rk_aside_get_lines (match, round_index, below);

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (RkLine) line = g_list_model_get_item (lines, i);
      g_autoptr (RkAside) place = _rk_aside_enter (match, round_index, below, line);
      RkAside *found;

      if (place == NULL)
        continue;

      found = line == wanted ? g_object_ref (place)
                             : find_above (match, round_index, place, wanted);
      if (found != NULL)
        return found;
    }

  return NULL;
}

/**
 * rk_aside_find:
 * @match: a match
 * @round_index: the index of a round
 * @line: a line that is kept in that round, or in one of its lines
 *
 * Returns: (transfer full) (nullable): the place before the first move of @line,
 *   or %NULL if it is not there
 */
RkAside *
rk_aside_find (RkMatch *match,
               guint    round_index,
               RkLine  *line)
{
  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (round_index < rk_match_get_n_rounds (match), NULL);
  g_return_val_if_fail (RK_IS_LINE (line), NULL);

  return find_above (match, round_index, NULL, line);
}

/**
 * rk_aside_get_kind:
 * @self: a place beside a match
 *
 * Returns: what its moves are
 */
RkAsideKind
rk_aside_get_kind (RkAside *self)
{
  g_return_val_if_fail (RK_IS_ASIDE (self), RK_ASIDE_TRIAL);

  return self->kind;
}

/**
 * rk_aside_get_match:
 * @self: a place beside a match
 *
 * Returns: (transfer none): the match
 */
RkMatch *
rk_aside_get_match (RkAside *self)
{
  g_return_val_if_fail (RK_IS_ASIDE (self), NULL);

  return self->match;
}

/**
 * rk_aside_get_round:
 * @self: a place beside a match
 *
 * Returns: the index of the round
 */
guint
rk_aside_get_round (RkAside *self)
{
  g_return_val_if_fail (RK_IS_ASIDE (self), 0);

  return self->round_index;
}

/**
 * rk_aside_get_line:
 * @self: a place beside a match
 *
 * Returns: (transfer none): its line
 */
RkLine *
rk_aside_get_line (RkAside *self)
{
  g_return_val_if_fail (RK_IS_ASIDE (self), NULL);

  return self->line;
}

/**
 * rk_aside_get_below:
 * @self: a place beside a match
 *
 * Returns: (transfer none) (nullable): the place that its line leaves, or %NULL if
 *   that is in the match
 */
RkAside *
rk_aside_get_below (RkAside *self)
{
  g_return_val_if_fail (RK_IS_ASIDE (self), NULL);

  return self->below;
}

/**
 * rk_aside_leave:
 * @self: a place beside a match
 *
 * Returns: (transfer full) (nullable): a place of its own where its line leaves the one
 *   below, %NULL if it leaves the match: going on from there moves nothing that lies
 *   above
 */
RkAside *
rk_aside_leave (RkAside *self)
{
  g_return_val_if_fail (RK_IS_ASIDE (self), NULL);

  return self->below != NULL ? _rk_aside_copy_at (self->below, self->below->ply) : NULL;
}

/**
 * rk_aside_get_root:
 * @self: a place beside a match
 *
 * Returns: after how many moves of the round the way to this place leaves the match
 */
guint
rk_aside_get_root (RkAside *self)
{
  g_return_val_if_fail (RK_IS_ASIDE (self), 0);

  return self->below != NULL ? rk_aside_get_root (self->below) : rk_line_get_after (self->line);
}

/**
 * rk_aside_get_ply:
 * @self: a place beside a match
 *
 * Returns: how many moves of the line are played
 */
guint
rk_aside_get_ply (RkAside *self)
{
  g_return_val_if_fail (RK_IS_ASIDE (self), 0);

  return self->ply;
}

/**
 * rk_aside_get_n_moves:
 * @self: a place beside a match
 *
 * Returns: how many moves the line has
 */
guint
rk_aside_get_n_moves (RkAside *self)
{
  g_return_val_if_fail (RK_IS_ASIDE (self), 0);

  return rk_line_get_n_moves (self->line);
}

/**
 * rk_aside_get_position:
 * @self: a place beside a match
 *
 * Returns: (transfer none): the position there
 */
const RkPosition *
rk_aside_get_position (RkAside *self)
{
  g_return_val_if_fail (RK_IS_ASIDE (self), NULL);

  return rk_line_get_position (self->line, self->ply);
}

/**
 * rk_aside_get_move:
 * @self: a place beside a match
 *
 * Returns: (transfer none) (nullable): the move of the line that led there, %NULL at
 *   its start
 */
RkMove *
rk_aside_get_move (RkAside *self)
{
  g_return_val_if_fail (RK_IS_ASIDE (self), NULL);

  return self->ply > 0 ? rk_line_get_move (self->line, self->ply - 1) : NULL;
}

static void
add_positions (RkAside *self,
               GArray  *positions)
{
  if (self->below != NULL)
    add_positions (self->below, positions);
  else
    for (guint ply = 0; ply <= rk_line_get_after (self->line); ply++)
      g_array_append_vals (positions, rk_round_get_position (get_round (self), ply), 1);

  for (guint ply = 1; ply <= self->ply; ply++)
    g_array_append_vals (positions, rk_line_get_position (self->line, ply), 1);
}

/**
 * rk_aside_get_end:
 * @self: a place beside a match, which fits it
 *
 * A round that was ended by hand goes on here.
 *
 * Returns: whether the round ends here by itself (rules 12 and 13), counting what was
 *   played before the line
 */
RkRoundEnd
rk_aside_get_end (RkAside *self)
{
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (RkPosition));

  g_return_val_if_fail (RK_IS_ASIDE (self), RK_ROUND_GOES_ON);

  add_positions (self, positions);

  return rk_positions_get_end (&g_array_index (positions, RkPosition, 0), positions->len);
}

static gboolean
is_in_match (RkAside *self)
{
  RkRound *round;
  guint after = rk_line_get_after (self->line);

  if (self->round_index >= rk_match_get_n_rounds (self->match))
    return FALSE;

  round = get_round (self);
  return after <= rk_round_get_n_moves (round) &&
         rk_position_equal (rk_round_get_position (round, after),
                            rk_line_get_position (self->line, 0));
}

/* The line below may have become shorter, or its place another one. */
static gboolean
is_on_below (RkAside *self)
{
  return rk_aside_fits (self->below) && self->below->ply == rk_line_get_after (self->line) &&
         rk_position_equal (rk_aside_get_position (self->below),
                            rk_line_get_position (self->line, 0));
}

static gboolean
is_listed (RkAside *self)
{
  GListModel *lines = _rk_aside_get_lines (self->match, self->round_index, self->below);

  return g_list_store_find (G_LIST_STORE (lines), self->line, NULL);
}

/**
 * rk_aside_fits:
 * @self: a place beside a match
 *
 * Returns: whether the match, which may have changed, still has the place from which
 *   the way leads here, and all variations on it as far as the way leads
 */
gboolean
rk_aside_fits (RkAside *self)
{
  g_return_val_if_fail (RK_IS_ASIDE (self), FALSE);

  if (self->ply > rk_line_get_n_moves (self->line) ||
      (self->below != NULL ? !is_on_below (self) : !is_in_match (self)))
    return FALSE;

  return self->kind != RK_ASIDE_VARIATION || is_listed (self);
}

/**
 * rk_aside_go_to:
 * @self: a place beside a match
 * @ply: how many moves of the line are to be played
 */
void
rk_aside_go_to (RkAside *self,
                guint    ply)
{
  g_return_if_fail (RK_IS_ASIDE (self));
  g_return_if_fail (ply <= rk_line_get_n_moves (self->line));

  self->ply = ply;
}

/**
 * rk_aside_check_move:
 * @self: a place beside a match, which fits it
 * @hole: the hole to lift
 *
 * Returns: why the move cannot be played here, %RK_MOVE_LEGAL if it can
 */
RkMoveStatus
rk_aside_check_move (RkAside *self,
                     guint    hole)
{
  g_return_val_if_fail (RK_IS_ASIDE (self), RK_MOVE_NO_SUCH_HOLE);

  if (rk_aside_get_end (self) != RK_ROUND_GOES_ON)
    return RK_MOVE_ROUND_OVER;

  return rk_position_check_move (rk_aside_get_position (self), hole);
}

static gboolean
is_next (RkAside *self,
         guint    hole)
{
  return self->ply < rk_line_get_n_moves (self->line) &&
         rk_move_get_hole (rk_line_get_move (self->line, self->ply)) == hole;
}

/**
 * rk_aside_play:
 * @self: a place beside a match, which fits it
 * @hole: the hole to lift
 * @status: (out): why the move is not legal
 *
 * Plays on. The next move of the line only leads on in it. Another one replaces what
 * follows in a trial or in a best line, which becomes a trial by that; in a variation,
 * which stays as it is kept, it begins a trial that leaves it.
 *
 * Returns: (transfer full) (nullable): the place after the move: @self or a new one
 *   above it; %NULL if the move is not legal
 */
RkAside *
rk_aside_play (RkAside      *self,
               guint         hole,
               RkMoveStatus *status)
{
  g_autoptr (RkAside) place = NULL;

  g_return_val_if_fail (RK_IS_ASIDE (self), NULL);
  g_return_val_if_fail (status != NULL, NULL);

  *status = rk_aside_check_move (self, hole);
  if (*status != RK_MOVE_LEGAL)
    return NULL;

  if (is_next (self, hole))
    {
      self->ply++;
      return g_object_ref (self);
    }

  place = self->kind == RK_ASIDE_VARIATION ? rk_aside_new_above (RK_ASIDE_TRIAL, self, NULL)
                                           : g_object_ref (self);
  place->kind = RK_ASIDE_TRIAL;
  rk_line_cut (place->line, place->ply);
  rk_line_play (place->line, hole);
  place->ply++;

  return g_steal_pointer (&place);
}

/**
 * rk_aside_is_kept:
 * @self: a place beside a match
 *
 * Returns: whether the match has all moves that lead here: nothing is lost when it is
 *   left
 */
gboolean
rk_aside_is_kept (RkAside *self)
{
  g_return_val_if_fail (RK_IS_ASIDE (self), TRUE);

  if (self->below != NULL && !rk_aside_is_kept (self->below))
    return FALSE;

  return self->kind != RK_ASIDE_TRIAL || rk_line_get_n_moves (self->line) == 0;
}

/**
 * rk_aside_can_keep:
 * @self: a place beside a match
 *
 * Returns: whether its line has moves, and is not a variation
 */
gboolean
rk_aside_can_keep (RkAside *self)
{
  g_return_val_if_fail (RK_IS_ASIDE (self), FALSE);

  return self->kind != RK_ASIDE_VARIATION && rk_line_get_n_moves (self->line) > 0;
}

static void
add_holes (RkAside *self,
           guint    n_moves,
           RkAside *base,
           GArray  *holes)
{
  if (self->below != NULL && self->below != base)
    add_holes (self->below, self->below->ply, base, holes);

  for (guint i = 0; i < n_moves; i++)
    {
      guint8 hole = rk_move_get_hole (rk_line_get_move (self->line, i));

      g_array_append_val (holes, hole);
    }
}

/* As rk_aside_list_holes(), from a place on the way; NULL for all. */
GArray *
_rk_aside_list_holes (RkAside *self,
                      RkAside *base)
{
  GArray *holes = g_array_new (FALSE, FALSE, sizeof (guint8));

  if (self != base)
    add_holes (self, rk_line_get_n_moves (self->line), base, holes);

  return holes;
}

/**
 * rk_aside_list_holes:
 * @self: a place beside a match
 *
 * Returns: (transfer full) (element-type guint8): the holes that are lifted from where
 *   the way leaves the match up to the end of the line
 */
GArray *
rk_aside_list_holes (RkAside *self)
{
  g_return_val_if_fail (RK_IS_ASIDE (self), NULL);

  return _rk_aside_list_holes (self, NULL);
}

/**
 * rk_aside_find_in_match:
 * @self: a place beside a match, which fits it
 * @ply: (out) (optional): after how many moves of the round the match is there too
 *
 * Returns: whether the match itself plays all moves that lead to the end of the line
 */
gboolean
rk_aside_find_in_match (RkAside *self,
                        guint   *ply)
{
  g_autoptr (GArray) holes = NULL;
  guint root;

  g_return_val_if_fail (RK_IS_ASIDE (self), FALSE);

  holes = rk_aside_list_holes (self);
  root = rk_aside_get_root (self);
  if (root + holes->len > rk_round_get_n_moves (get_round (self)))
    return FALSE;
  for (guint i = 0; i < holes->len; i++)
    if (rk_move_get_hole (rk_round_get_move (get_round (self), root + i)) !=
        g_array_index (holes, guint8, i))
      return FALSE;

  if (ply != NULL)
    *ply = root + holes->len - (rk_line_get_n_moves (self->line) - self->ply);
  return TRUE;
}
