/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* What the board tells of moves that could be made. */

#include "rk-board-private.h"

#include "rk-board-scene.h"
#include "rk-hole.h"
#include "rk-sentences.h"

static guint
get_n_ring (RkBoard *self)
{
  return 2u * self->position.n_holes;
}

/* How many lines stand at each hole. */
guint
_rk_board_get_n_lines (RkBoard *self)
{
  if (self->show_values)
    return 2;

  return self->show_numbers || self->show_letters ? 1 : 0;
}

/* What playing @hole would do and lead to, for screen readers; NULL if nothing
 * is to be said of it. */
char *
_rk_board_describe_move (RkBoard *self,
                         guint    hole)
{
  g_autofree char *preview = NULL;

  if (self->show_preview && _rk_board_is_playable (self, hole))
    preview = rk_text_preview (_rk_board_get_told (self), hole);

  if (preview == NULL || self->advice[hole] == NULL)
    return preview != NULL ? g_steal_pointer (&preview) : g_strdup (self->advice[hole]);

  return g_strdup_printf ("%s %s", preview, self->advice[hole]);
}

/* Above all holes: there is not always room for the arrow between the rows. */
void
_rk_board_snapshot_hint (RkBoard     *self,
                         GtkSnapshot *snapshot)
{
  if (self->hint_hole < 0 || rk_board_is_animating (self))
    return;

  rk_board_art_snapshot_ring (self->art, snapshot, &self->layout.centers[self->hint_hole],
                              rk_board_layout_get_row (&self->layout, self->hint_hole) == 1,
                              RK_RING_HINT);
}

/* The sign that a mistake has in comments. */
void
_rk_board_snapshot_mistake (RkBoard     *self,
                            GtkSnapshot *snapshot)
{
  if (self->mistake_hole >= 0 && !rk_board_is_animating (self))
    rk_board_scene_sign (self->art, GTK_WIDGET (self), snapshot, "?", self->mistake_hole);
}

void
_rk_board_clear_advice (RkBoard *self)
{
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    g_clear_pointer (&self->advice[hole], g_free);
}

/**
 * rk_board_set_show_values:
 * @self: a board
 * @show_values: whether there is to be room for values
 *
 * Keeps room for a value at each hole, so that the board stays as it is while they
 * come and go.
 */
void
rk_board_set_show_values (RkBoard  *self,
                          gboolean  show_values)
{
  g_return_if_fail (RK_IS_BOARD (self));

  show_values = show_values != FALSE;
  if (self->show_values == show_values)
    return;

  self->show_values = show_values;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

/**
 * rk_board_set_values:
 * @self: a board
 * @values: (nullable): a value for each hole of the position, or %NULL to show none
 *
 * Shows to what each move leads. It is written if there is room for it, and said
 * in any case.
 */
void
rk_board_set_values (RkBoard            *self,
                     const RkBoardValue *values)
{
  g_return_if_fail (RK_IS_BOARD (self));

  for (guint hole = 0; hole < get_n_ring (self); hole++)
    {
      const RkBoardValue *value = values != NULL ? &values[hole] : NULL;

      rk_hole_set_value (RK_HOLE (self->holes[hole]), value != NULL ? value->text : NULL,
                         value != NULL && value->best);
      g_set_str (&self->advice[hole], value != NULL ? value->description : NULL);
    }
  _rk_board_update_descriptions (self);
}

/**
 * rk_board_get_hint:
 * @self: a board
 *
 * Returns: the hole that a hint advises, or -1 for none
 */
int
rk_board_get_hint (RkBoard *self)
{
  g_return_val_if_fail (RK_IS_BOARD (self), -1);

  return self->hint_hole;
}

/**
 * rk_board_set_hint:
 * @self: a board
 * @hole: the hole to advise, or -1 for none
 *
 * Marks the hole that a hint advises.
 */
void
rk_board_set_hint (RkBoard *self,
                   int      hole)
{
  g_return_if_fail (RK_IS_BOARD (self));
  g_return_if_fail (hole >= -1 && hole < (int) get_n_ring (self));

  if (self->hint_hole == hole)
    return;

  self->hint_hole = hole;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rk_board_get_mistake:
 * @self: a board
 *
 * Returns: the hole that is marked as a mistake, or -1 for none
 */
int
rk_board_get_mistake (RkBoard *self)
{
  g_return_val_if_fail (RK_IS_BOARD (self), -1);

  return self->mistake_hole;
}

/**
 * rk_board_set_mistake:
 * @self: a board
 * @hole: the hole that was played by mistake, or -1 for none
 *
 * Marks what was played where something else would have been better.
 */
void
rk_board_set_mistake (RkBoard *self,
                      int      hole)
{
  g_return_if_fail (RK_IS_BOARD (self));
  g_return_if_fail (hole >= -1 && hole < (int) get_n_ring (self));

  if (self->mistake_hole == hole)
    return;

  self->mistake_hole = hole;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
