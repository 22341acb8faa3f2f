/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-round-row.h"
#include "rk-rounds-pane.h"
#include "rk-timeline.h"

struct _RkRoundsPane
{
  AdwBin parent_instance;

  /* Borrowed References */
  RkTimeline *timeline;

  /* Owned References */
  RkCursor *cursor;
};

G_DEFINE_FINAL_TYPE (RkRoundsPane, rk_rounds_pane, ADW_TYPE_BIN)

static void
mark_current (RkRoundsPane *self)
{
  rk_timeline_set_current (self->timeline, rk_cursor_get_round (self->cursor));
}

static void
update (RkRoundsPane *self)
{
  GtkWidget *row;

  for (guint i = 0; (row = rk_timeline_get_row (self->timeline, i)) != NULL; i++)
    rk_round_row_update (RK_ROUND_ROW (row));
  mark_current (self);
}

static void
chosen_cb (RkRoundsPane *self,
           guint         index)
{
  if (index + 1 == rk_match_get_n_rounds (rk_cursor_get_match (self->cursor)))
    rk_cursor_last (self->cursor);
  else
    rk_cursor_go_to (self->cursor, index, 0);
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  return rk_round_row_new (RK_MATCH (user_data), RK_ROUND (item));
}

static void
rk_rounds_pane_dispose (GObject *object)
{
  RkRoundsPane *self = RK_ROUNDS_PANE (object);

  g_clear_object (&self->cursor);

  G_OBJECT_CLASS (rk_rounds_pane_parent_class)->dispose (object);
}

static void
rk_rounds_pane_class_init (RkRoundsPaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = rk_rounds_pane_dispose;
}

static void
rk_rounds_pane_init (RkRoundsPane *self)
{
  self->timeline = g_object_new (RK_TYPE_TIMELINE, NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->timeline));
  g_signal_connect_swapped (self->timeline, "chosen", G_CALLBACK (chosen_cb), self);
}

/**
 * rk_rounds_pane_set_cursor:
 * @self: a pane
 * @cursor: the place that is looked at; its match is shown
 *
 * To call once.
 */
void
rk_rounds_pane_set_cursor (RkRoundsPane *self,
                           RkCursor     *cursor)
{
  RkMatch *match;

  g_return_if_fail (RK_IS_ROUNDS_PANE (self));
  g_return_if_fail (RK_IS_CURSOR (cursor));
  g_return_if_fail (self->cursor == NULL);

  self->cursor = g_object_ref (cursor);
  match = rk_cursor_get_match (cursor);
  rk_timeline_bind (self->timeline, G_LIST_MODEL (match), create_row, g_object_ref (match),
                    g_object_unref);
  g_signal_connect_object (match, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (cursor, "moved", G_CALLBACK (mark_current), self, G_CONNECT_SWAPPED);
  mark_current (self);
}
