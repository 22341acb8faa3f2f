/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Keeping what lies beside a match in it. */

#include "rk-aside-private.h"

/* Of lines in lines: a file may not nest much deeper, and nobody reads it. */
#define MAX_DEPTH 16

/* A place in what the match has: after so many moves of a kept line, or of the round. */
typedef struct
{
  RkMatch *match;
  guint round_index;
  RkAside *place;
  guint ply;
} Spot;

static RkRound *
get_round (const Spot *spot)
{
  return rk_match_get_round (spot->match, spot->round_index);
}

static GListModel *
get_lines (const Spot *spot)
{
  return _rk_aside_get_lines (spot->match, spot->round_index, spot->place);
}

static gboolean
begins_with (RkLine *line,
             guint   hole)
{
  return rk_line_get_n_moves (line) > 0 && rk_move_get_hole (rk_line_get_move (line, 0)) == hole;
}

static gboolean
is_next (const Spot *spot,
         guint       hole)
{
  RkMove *move;

  if (spot->ply >= (spot->place != NULL ? rk_line_get_n_moves (spot->place->line)
                                        : rk_round_get_n_moves (get_round (spot))))
    return FALSE;

  move = spot->place != NULL ? rk_line_get_move (spot->place->line, spot->ply)
                             : rk_round_get_move (get_round (spot), spot->ply);
  return rk_move_get_hole (move) == hole;
}

/* Into a kept line that leaves here with a move. */
static gboolean
enter (Spot  *spot,
       guint  hole)
{
  GListModel *lines = get_lines (spot);

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (RkLine) line = g_list_model_get_item (lines, i);
      g_autoptr (RkAside) place = NULL;

      if (rk_line_get_after (line) != spot->ply || !begins_with (line, hole))
        continue;

      place = _rk_aside_enter (spot->match, spot->round_index, spot->place, line);
      g_set_object (&spot->place, place);
      spot->ply = 1;
      return TRUE;
    }

  return FALSE;
}

/* As far as the moves are there already; returns how many are. */
static guint
follow (Spot   *spot,
        GArray *holes)
{
  guint n_found = 0;

  while (n_found < holes->len)
    {
      guint hole = g_array_index (holes, guint8, n_found);

      if (is_next (spot, hole))
        spot->ply++;
      else if (!enter (spot, hole))
        break;
      n_found++;
    }

  return n_found;
}

static int
compare_lines (gconstpointer a,
               gconstpointer b,
               gpointer      user_data)
{
  guint first = rk_line_get_after ((RkLine *) a);
  guint second = rk_line_get_after ((RkLine *) b);

  return (first > second) - (first < second);
}

static void
play_holes (RkLine *line,
            GArray *holes,
            guint   first)
{
  for (guint i = first; i < holes->len; i++)
    rk_line_play (line, g_array_index (holes, guint8, i));
}

static void
lengthen (Spot   *spot,
          GArray *holes,
          guint   n_found)
{
  spot->place->n_old_moves = rk_line_get_n_moves (spot->place->line);
  play_holes (spot->place->line, holes, n_found);
  spot->ply = rk_line_get_n_moves (spot->place->line);
}

static guint
get_depth (RkAside *self)
{
  return self != NULL ? get_depth (self->below) + 1 : 0;
}

/* A line that begins with the moves of the one on which the spot lies, and leaves what
 * that leaves. */
static RkLine *
make_beside (Spot *spot)
{
  RkLine *old = spot->place->line;
  RkLine *line = rk_line_new (rk_line_get_after (old), NULL, rk_line_get_position (old, 0));

  for (guint i = 0; i < spot->ply; i++)
    rk_line_play (line, rk_move_get_hole (rk_line_get_move (old, i)));
  g_set_object (&spot->place, spot->place->below);

  return line;
}

static RkLine *
make_line (Spot *spot)
{
  if (get_depth (spot->place) >= MAX_DEPTH)
    return make_beside (spot);

  return rk_line_new (spot->ply, NULL,
                      spot->place != NULL ? rk_line_get_position (spot->place->line, spot->ply)
                                          : rk_round_get_position (get_round (spot), spot->ply));
}

static RkLine *
find_same (GListModel *lines,
           RkLine     *wanted)
{
  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (RkLine) line = g_list_model_get_item (lines, i);

      if (rk_line_is_start_of (wanted, line))
        return line;
    }

  return NULL;
}

/* Lines beside others are looked through for one that is the same. */
static void
file_line (Spot   *spot,
           GArray *holes,
           guint   n_found)
{
  g_autoptr (RkLine) line = make_line (spot);
  g_autoptr (RkAside) place = NULL;
  GListModel *lines = get_lines (spot);
  RkLine *same;

  play_holes (line, holes, n_found);
  same = find_same (lines, line);
  if (same == NULL)
    g_list_store_insert_sorted (G_LIST_STORE (lines), line, compare_lines, NULL);
  place = _rk_aside_enter (spot->match, spot->round_index, spot->place,
                           same != NULL ? same : line);
  if (same == NULL)
    place->filed_in = g_object_ref (G_LIST_STORE (lines));
  g_set_object (&spot->place, place);
  spot->ply = rk_line_get_n_moves (line);
}

/* What is not there yet. */
static void
file_rest (Spot   *spot,
           GArray *holes,
           guint   n_found)
{
  if (n_found == holes->len)
    return;

  if (spot->place != NULL && spot->ply == rk_line_get_n_moves (spot->place->line))
    lengthen (spot, holes, n_found);
  else
    file_line (spot, holes, n_found);
}

/* The last place of a kept line on the way; NULL if none is in it. */
static RkAside *
find_kept (RkAside *self)
{
  while (self != NULL && self->kind != RK_ASIDE_VARIATION)
    self = self->below;

  return self;
}

static void
spot_init (Spot    *spot,
           RkAside *self)
{
  RkAside *kept = find_kept (self);

  spot->match = self->match;
  spot->round_index = self->round_index;
  spot->place = kept != NULL ? _rk_aside_copy_at (kept, kept->ply) : NULL;
  spot->ply = kept != NULL ? kept->ply : rk_aside_get_root (self);
}

/* What lies below first. NULL where all of it lies in the match. */
static RkAside *
keep (RkAside *self)
{
  g_autoptr (RkAside) below = NULL;
  g_autoptr (GArray) holes = NULL;
  guint n_left = rk_line_get_n_moves (self->line) - self->ply;
  Spot spot;

  if (self->kind == RK_ASIDE_VARIATION)
    return _rk_aside_copy_at (self, self->ply);
  if (self->below != NULL)
    below = keep (self->below);

  spot_init (&spot, self);
  holes = _rk_aside_list_holes (self, find_kept (self));
  file_rest (&spot, holes, follow (&spot, holes));
  if (spot.place != NULL)
    {
      spot.place->ply = spot.ply - MIN (n_left, spot.ply);
      g_set_object (&spot.place->beside, below);
    }

  return spot.place;
}

/**
 * rk_aside_keep:
 * @self: a place beside a match, which fits it
 *
 * Keeps the line in the match, and also lines below that are not kept yet. Moves that the
 * match or a line plays there anyway are not kept twice: what is kept leaves after them.
 * What leaves a line at its end makes that line longer, since nothing else follows there;
 * what leaves it earlier becomes a line in it, or beside it where lines lie in lines too
 * deep already. @self, which the match itself must not play, stays what it is.
 *
 * Returns: (transfer full): the same place in what is kept now, or the start of its line
 *   if it lies before that
 */
RkAside *
rk_aside_keep (RkAside *self)
{
  RkAside *kept;

  g_return_val_if_fail (RK_IS_ASIDE (self), NULL);
  g_return_val_if_fail (!rk_aside_find_in_match (self, NULL), NULL);

  kept = keep (self);
  if (rk_aside_is_new (kept))
    rk_match_texts_changed (self->match);

  return kept;
}

/**
 * rk_aside_is_new:
 * @self: what rk_aside_keep() returned
 *
 * Returns: whether the match did not have all moves of it before
 */
gboolean
rk_aside_is_new (RkAside *self)
{
  g_return_val_if_fail (RK_IS_ASIDE (self), FALSE);

  return self->filed_in != NULL || self->n_old_moves < rk_line_get_n_moves (self->line) ||
         (self->beside != NULL && rk_aside_is_new (self->beside));
}

static void
drop (RkAside *self)
{
  guint position;

  if (self->filed_in != NULL && g_list_store_find (self->filed_in, self->line, &position))
    g_list_store_remove (self->filed_in, position);
  else if (self->n_old_moves < rk_line_get_n_moves (self->line))
    rk_line_cut (self->line, self->n_old_moves);

  g_clear_object (&self->filed_in);
  self->n_old_moves = G_MAXUINT;
  self->ply = MIN (self->ply, rk_line_get_n_moves (self->line));
  if (self->beside != NULL)
    drop (self->beside);
}

/**
 * rk_aside_take_back:
 * @self: what rk_aside_keep() returned
 *
 * Takes what was put into the match then out of it again, with all that was added to it
 * since.
 */
void
rk_aside_take_back (RkAside *self)
{
  g_return_if_fail (RK_IS_ASIDE (self));

  drop (self);
  rk_match_texts_changed (self->match);
}
