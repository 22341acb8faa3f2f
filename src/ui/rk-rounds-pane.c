/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-round-row.h"
#include "rk-rounds-pane.h"
#include "rk-scroll.h"

struct _RkRoundsPane
{
  AdwBin parent_instance;

  /* Template Widgets */
  GtkViewport *viewport;
  GtkListBox *list;

  /* Owned References */
  RkCursor *cursor;
};

G_DEFINE_FINAL_TYPE (RkRoundsPane, rk_rounds_pane, ADW_TYPE_BIN)

static RkRoundRow *
get_row (RkRoundsPane *self,
         guint         index)
{
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (self->list, index);

  return row != NULL ? RK_ROUND_ROW (row) : NULL;
}

static void
mark_current (RkRoundsPane *self)
{
  guint current = rk_cursor_get_round (self->cursor);
  RkRoundRow *row;

  for (guint i = 0; (row = get_row (self, i)) != NULL; i++)
    {
      rk_round_row_set_current (row, i == current);
      if (i == current)
        rk_scroll_to (self->viewport, GTK_WIDGET (row));
    }
}

static void
update (RkRoundsPane *self)
{
  RkRoundRow *row;

  for (guint i = 0; (row = get_row (self, i)) != NULL; i++)
    rk_round_row_update (row);
  mark_current (self);
}

static void
row_activated_cb (RkRoundsPane  *self,
                  GtkListBoxRow *row)
{
  guint index = gtk_list_box_row_get_index (row);

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

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_ROUNDS_PANE);
  g_clear_object (&self->cursor);

  G_OBJECT_CLASS (rk_rounds_pane_parent_class)->dispose (object);
}

static void
rk_rounds_pane_class_init (RkRoundsPaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_rounds_pane_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-rounds-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, RkRoundsPane, viewport);
  gtk_widget_class_bind_template_child (widget_class, RkRoundsPane, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
rk_rounds_pane_init (RkRoundsPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
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
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (match), create_row, g_object_ref (match),
                           g_object_unref);
  g_signal_connect_object (match, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (cursor, "moved", G_CALLBACK (mark_current), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "map", G_CALLBACK (mark_current), self, G_CONNECT_SWAPPED);
  mark_current (self);
}
