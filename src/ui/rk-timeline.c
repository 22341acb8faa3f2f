/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-scroll.h"
#include "rk-timeline.h"

struct _RkTimeline
{
  AdwBin parent_instance;

  /* Template Widgets */
  GtkViewport *viewport;
  GtkListBox *list;

  guint current;
};

enum
{
  CHOSEN,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RkTimeline, rk_timeline, ADW_TYPE_BIN)

static guint signals[N_SIGNALS];

static void
mark_current (RkTimeline *self)
{
  GtkWidget *row;

  for (guint i = 0; (row = rk_timeline_get_row (self, i)) != NULL; i++)
    if (i != self->current)
      gtk_widget_remove_css_class (row, "current");
    else
      {
        gtk_widget_add_css_class (row, "current");
        rk_scroll_to (self->viewport, row);
      }
}

static void
row_activated_cb (RkTimeline    *self,
                  GtkListBoxRow *row)
{
  g_signal_emit (self, signals[CHOSEN], 0, (guint) gtk_list_box_row_get_index (row));
}

static void
rk_timeline_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RK_TYPE_TIMELINE);

  G_OBJECT_CLASS (rk_timeline_parent_class)->dispose (object);
}

static void
rk_timeline_class_init (RkTimelineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_timeline_dispose;

  /**
   * RkTimeline::chosen:
   * @self: the timeline
   * @index: which round, from 0
   */
  signals[CHOSEN] = g_signal_new ("chosen", RK_TYPE_TIMELINE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                  NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-timeline.ui");
  gtk_widget_class_bind_template_child (widget_class, RkTimeline, viewport);
  gtk_widget_class_bind_template_child (widget_class, RkTimeline, list);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
rk_timeline_init (RkTimeline *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (self, "map", G_CALLBACK (mark_current), NULL);
}

/* Around nothing that could have the focus GTK's pane that scrolls says that it took it, and Tab
 * comes no further. */
static void
update_focusable (RkTimeline *self,
                  guint       position,
                  guint       removed,
                  guint       added,
                  GListModel *rounds)
{
  gtk_widget_set_can_focus (GTK_WIDGET (self), g_list_model_get_n_items (rounds) > 0);
}

/**
 * rk_timeline_bind:
 * @self: a timeline
 * @rounds: the rounds
 * @create: makes the row of a round
 * @user_data: for @create
 * @destroy: frees @user_data
 *
 * To call once.
 */
void
rk_timeline_bind (RkTimeline                 *self,
                  GListModel                 *rounds,
                  GtkListBoxCreateWidgetFunc  create,
                  gpointer                    user_data,
                  GDestroyNotify              destroy)
{
  g_return_if_fail (RK_IS_TIMELINE (self));
  g_return_if_fail (G_IS_LIST_MODEL (rounds));

  gtk_list_box_bind_model (self->list, rounds, create, user_data, destroy);
  g_signal_connect_object (rounds, "items-changed", G_CALLBACK (update_focusable), self,
                           G_CONNECT_SWAPPED);
  update_focusable (self, 0, 0, 0, rounds);
  mark_current (self);
}

/**
 * rk_timeline_get_row:
 * @self: a timeline
 * @index: which round, from 0
 *
 * Returns: (transfer none) (nullable): its row
 */
GtkWidget *
rk_timeline_get_row (RkTimeline *self,
                     guint       index)
{
  g_return_val_if_fail (RK_IS_TIMELINE (self), NULL);

  return (GtkWidget *) gtk_list_box_get_row_at_index (self->list, index);
}

/**
 * rk_timeline_set_current:
 * @self: a timeline
 * @index: which round is looked at, from 0
 *
 * Marks it and scrolls to it.
 */
void
rk_timeline_set_current (RkTimeline *self,
                         guint       index)
{
  g_return_if_fail (RK_IS_TIMELINE (self));

  self->current = index;
  mark_current (self);
}
