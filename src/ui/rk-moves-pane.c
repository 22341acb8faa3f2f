/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-focus.h"
#include "rk-moves-pane.h"
#include "rk-moves-row.h"
#include "rk-scroll.h"

/* How many moves Page Up and Page Down go on. */
#define PAGE 10

struct _RkMovesPane
{
  AdwBin parent_instance;

  /* Template Widgets */
  GtkViewport *viewport;
  GtkListBox *list;
  GtkWidget *empty_label;

  /* Owned References */
  RkCursor *cursor;
  GListStore *items;

  /* Borrowed References: at the place that is looked at. */
  GtkWidget *current;
};

G_DEFINE_FINAL_TYPE (RkMovesPane, rk_moves_pane, ADW_TYPE_BIN)

static GPtrArray *
make_items (RkMovesPane *self)
{
  GPtrArray *items = g_ptr_array_new_with_free_func (g_object_unref);
  RkMatch *match = rk_cursor_get_match (self->cursor);

  for (guint round = rk_match_get_n_rounds (match); round > 0; round--)
    {
      guint n_moves = rk_round_get_n_moves (rk_match_get_round (match, round - 1));

      g_ptr_array_add (items, rk_moves_item_new_heading (match, round - 1));
      if (round - 1 == rk_cursor_get_round (self->cursor))
        for (guint ply = 0; ply < n_moves; ply += 2)
          g_ptr_array_add (items, rk_moves_item_new_pair (match, round - 1, ply));
    }

  return items;
}

static gboolean
is_same (RkMovesPane *self,
         guint        position,
         RkMovesItem *item)
{
  g_autoptr (RkMovesItem) old = g_list_model_get_item (G_LIST_MODEL (self->items), position);

  return rk_moves_item_equal (old, item);
}

/* Only the rows that change are made anew, so that the others keep the focus. */
static void
update_items (RkMovesPane *self)
{
  g_autoptr (GPtrArray) items = make_items (self);
  guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->items));
  guint n_new = items->len;
  guint begin = 0;
  guint end = 0;

  while (begin < MIN (n_old, n_new) && is_same (self, begin, items->pdata[begin]))
    begin++;
  while (end < MIN (n_old, n_new) - begin &&
         is_same (self, n_old - 1 - end, items->pdata[n_new - 1 - end]))
    end++;

  if (begin + end < MAX (n_old, n_new))
    g_list_store_splice (self->items, begin, n_old - begin - end, items->pdata + begin,
                         n_new - begin - end);
}

/* Before the first move; a later round has what was played before it. */
static gboolean
is_empty (RkMovesPane *self)
{
  RkMatch *match = rk_cursor_get_match (self->cursor);

  return rk_match_get_n_rounds (match) == 1 &&
         rk_round_get_n_moves (rk_match_get_round (match, 0)) == 0;
}

static void
update (RkMovesPane *self)
{
  GtkListBoxRow *row;

  update_items (self);
  gtk_widget_set_visible (self->empty_label, is_empty (self));
  for (guint i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    {
      GtkWidget *current = rk_moves_row_mark_current (RK_MOVES_ROW (row));

      if (current == NULL)
        continue;
      g_set_weak_pointer (&self->current, current);
      rk_scroll_to (self->viewport, GTK_WIDGET (row));
    }
}

/* From the first to the last. */
static GPtrArray *
list_buttons (RkMovesPane *self)
{
  GPtrArray *buttons = g_ptr_array_new ();
  GtkListBoxRow *row;

  for (guint i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)) != NULL; i++)
    {
      GtkWidget *button;

      for (guint j = 0; (button = rk_moves_row_get_button (RK_MOVES_ROW (row), j)) != NULL; j++)
        g_ptr_array_add (buttons, button);
    }

  return buttons;
}

/* Gives the focus to a button so far from the one that has it, or to the last on the way. */
static void
step (RkMovesPane *self,
      int          count)
{
  g_autoptr (GPtrArray) buttons = list_buttons (self);
  guint position;

  if (g_ptr_array_find (buttons, rk_focus_get (GTK_WIDGET (self)), &position))
    gtk_widget_grab_focus (buttons->pdata[CLAMP ((int) position + count, 0,
                                                 (int) buttons->len - 1)]);
}

/* The list would go from row to row, and only buttons can have the focus. */
static void
move_cursor_cb (RkMovesPane     *self,
                GtkMovementStep  movement,
                int              count)
{
  g_signal_stop_emission_by_name (self->list, "move-cursor");

  if (movement == GTK_MOVEMENT_BUFFER_ENDS)
    step (self, count > 0 ? G_MAXINT16 : -G_MAXINT16);
  else
    step (self, movement == GTK_MOVEMENT_PAGES ? count * PAGE : count);
}

/* There are many moves: together they are one stop of Tab, at the place that is looked at;
 * arrows go on from there. */
static gboolean
rk_moves_pane_focus (GtkWidget        *widget,
                     GtkDirectionType  direction)
{
  RkMovesPane *self = RK_MOVES_PANE (widget);
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  if (!rk_focus_is_within (widget))
    return self->current != NULL && gtk_widget_grab_focus (self->current);
  if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;

  if (direction == GTK_DIR_UP || direction == (is_rtl ? GTK_DIR_RIGHT : GTK_DIR_LEFT))
    step (self, -1);
  else
    step (self, 1);

  return TRUE;
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  return rk_moves_row_new (RK_MOVES_ITEM (item), RK_CURSOR (user_data));
}

static void
rk_moves_pane_dispose (GObject *object)
{
  RkMovesPane *self = RK_MOVES_PANE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_MOVES_PANE);
  g_clear_object (&self->cursor);
  g_clear_object (&self->items);
  g_clear_weak_pointer (&self->current);

  G_OBJECT_CLASS (rk_moves_pane_parent_class)->dispose (object);
}

static void
rk_moves_pane_class_init (RkMovesPaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_moves_pane_dispose;
  widget_class->focus = rk_moves_pane_focus;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-moves-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, RkMovesPane, viewport);
  gtk_widget_class_bind_template_child (widget_class, RkMovesPane, list);
  gtk_widget_class_bind_template_child (widget_class, RkMovesPane, empty_label);
  gtk_widget_class_bind_template_callback (widget_class, move_cursor_cb);
}

static void
rk_moves_pane_init (RkMovesPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->items = g_list_store_new (RK_TYPE_MOVES_ITEM);
}

/**
 * rk_moves_pane_set_cursor:
 * @self: a pane
 * @cursor: the place that is looked at; its match is shown
 *
 * To call once.
 */
void
rk_moves_pane_set_cursor (RkMovesPane *self,
                          RkCursor    *cursor)
{
  g_return_if_fail (RK_IS_MOVES_PANE (self));
  g_return_if_fail (RK_IS_CURSOR (cursor));
  g_return_if_fail (self->cursor == NULL);

  self->cursor = g_object_ref (cursor);
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->items), create_row,
                           g_object_ref (cursor), g_object_unref);
  g_signal_connect_object (rk_cursor_get_match (cursor), "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cursor, "moved", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "map", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}
