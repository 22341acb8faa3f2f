/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-navigation-bar.h"

struct _RkNavigationBar
{
  GtkBox parent_instance;

  /* Template Widgets */
  GtkLabel *place_label;
  GtkLabel *status_label;
  GtkWidget *line_box;
  GtkLabel *line_place_label;
  GtkLabel *line_status_label;
  GtkWidget *undo_box;
  GtkBox *walk_box;
  GtkWidget *pane_button;
};

G_DEFINE_FINAL_TYPE (RkNavigationBar, rk_navigation_bar, GTK_TYPE_BOX)

static void
rk_navigation_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RK_TYPE_NAVIGATION_BAR);

  G_OBJECT_CLASS (rk_navigation_bar_parent_class)->dispose (object);
}

static void
rk_navigation_bar_class_init (RkNavigationBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_navigation_bar_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-navigation-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RkNavigationBar, place_label);
  gtk_widget_class_bind_template_child (widget_class, RkNavigationBar, status_label);
  gtk_widget_class_bind_template_child (widget_class, RkNavigationBar, line_box);
  gtk_widget_class_bind_template_child (widget_class, RkNavigationBar, line_place_label);
  gtk_widget_class_bind_template_child (widget_class, RkNavigationBar, line_status_label);
  gtk_widget_class_bind_template_child (widget_class, RkNavigationBar, undo_box);
  gtk_widget_class_bind_template_child (widget_class, RkNavigationBar, walk_box);
  gtk_widget_class_bind_template_child (widget_class, RkNavigationBar, pane_button);
}

static void
rk_navigation_bar_init (RkNavigationBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rk_navigation_bar_show_place:
 * @self: a bar
 * @cursor: the place that is looked at
 */
void
rk_navigation_bar_show_place (RkNavigationBar *self,
                              RkCursor        *cursor)
{
  RkRound *round;
  g_autofree char *ply = NULL;
  g_autofree char *n_moves = NULL;
  g_autofree char *place = NULL;

  g_return_if_fail (RK_IS_NAVIGATION_BAR (self));
  g_return_if_fail (RK_IS_CURSOR (cursor));

  round = rk_match_get_round (rk_cursor_get_match (cursor), rk_cursor_get_round (cursor));
  ply = rk_format_number (rk_cursor_get_ply (cursor));
  n_moves = rk_format_number (rk_round_get_n_moves (round));
  /* TRANSLATORS: A place in a round: after so many of all its moves. */
  place = g_strdup_printf (_("Move %1$s of %2$s"), ply, n_moves);
  gtk_label_set_label (self->place_label, place);
  gtk_label_set_label (self->line_place_label, place);
}

/**
 * rk_navigation_bar_set_status:
 * @self: a bar
 * @status: a sentence about what is on the board
 */
void
rk_navigation_bar_set_status (RkNavigationBar *self,
                              const char      *status)
{
  g_return_if_fail (RK_IS_NAVIGATION_BAR (self));

  gtk_label_set_label (self->status_label, status);
  gtk_label_set_label (self->line_status_label, status);
}

/**
 * rk_navigation_bar_set_form:
 * @self: a bar
 * @narrow: whether the texts get a line of their own, and the buttons that the
 *   header bar has no room for come here
 * @low: whether there is no room for that line
 */
void
rk_navigation_bar_set_form (RkNavigationBar *self,
                            gboolean         narrow,
                            gboolean         low)
{
  g_return_if_fail (RK_IS_NAVIGATION_BAR (self));

  gtk_widget_set_visible (self->line_box, narrow && !low);
  gtk_widget_set_visible (self->undo_box, narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->place_label), !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->status_label), !narrow);
  gtk_widget_set_visible (self->pane_button, narrow);
  gtk_box_set_spacing (self->walk_box, narrow ? 0 : 6);
}
