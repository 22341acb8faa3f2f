/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-projector.h"
#include "rk-key-tips.h"
#include "rk-table-view.h"
#include "rk-sentences.h"
#include "rk-take-over.h"
#include "rk-timer-button.h"

/* How fast the table goes by, in pixels a second, and how long it rests at its ends,
 * in seconds. */
#define SPEED 30.0
#define REST  5.0

struct _RkProjector
{
  AdwWindow parent_instance;

  /* Template Widgets */
  AdwWindowTitle *title;
  GtkLabel *heading;
  GtkLabel *detail;
  GtkLabel *time_label;
  AdwToggleGroup *part_group;
  GtkToggleButton *scroll_button;
  GtkStack *stack;
  RkTableView *view;

  /* Owned References */
  RkTournament *tournament;
  RkRoundTimer *timer;

  /* While it scrolls: the tick callback; when the last frame was and until when it
   * rests, in microseconds of the frame clock. */
  guint tick;
  gint64 last_frame;
  gint64 rests_until;
};

G_DEFINE_FINAL_TYPE (RkProjector, rk_projector, ADW_TYPE_WINDOW)

static gboolean
shows_standings (RkProjector *self)
{
  return g_str_equal (adw_toggle_group_get_active_name (self->part_group), "standings");
}

/* Goes a little further down; from the end back to the top. */
static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  RkProjector *self = RK_PROJECTOR (widget);
  GtkAdjustment *adjustment = rk_table_view_get_vadjustment (self->view);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  double step = SPEED * (now - self->last_frame) / G_USEC_PER_SEC;
  double end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);
  double value = gtk_adjustment_get_value (adjustment);
  gboolean smooth = adw_get_enable_animations (widget);

  self->last_frame = now;
  if (now < self->rests_until)
    return G_SOURCE_CONTINUE;
  if (value >= end)
    gtk_adjustment_set_value (adjustment, 0);
  else
    gtk_adjustment_set_value (
        adjustment,
        MIN (value + (smooth ? step : gtk_adjustment_get_page_increment (adjustment)), end));
  /* Who wants no motion gets page after page. */
  if (!smooth || gtk_adjustment_get_value (adjustment) >= end || value >= end)
    self->rests_until = now + REST * G_USEC_PER_SEC;
  return G_SOURCE_CONTINUE;
}

/* Nothing wakes the program up for a table that is all to be seen. */
static void
update_scrolling (RkProjector *self)
{
  GtkAdjustment *adjustment = rk_table_view_get_vadjustment (self->view);
  gboolean scrolls = gtk_toggle_button_get_active (self->scroll_button) &&
                     gtk_widget_get_mapped (GTK_WIDGET (self)) &&
                     gtk_adjustment_get_upper (adjustment) >
                       gtk_adjustment_get_page_size (adjustment);

  if (scrolls && self->tick == 0)
    {
      GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (self));

      self->last_frame = gdk_frame_clock_get_frame_time (clock);
      self->rests_until = self->last_frame + REST * G_USEC_PER_SEC;
      self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
    }
  else if (!scrolls && self->tick != 0)
    {
      gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
      self->tick = 0;
    }
}

/* A timer that was never started says nothing to the players. */
static void
update_time (RkProjector *self)
{
  guint minutes = rk_tournament_get_regulations (self->tournament)->round_minutes;
  guint remaining = self->timer != NULL ? rk_round_timer_get_remaining (self->timer) : 0;
  gboolean shown = self->timer != NULL && minutes > 0 &&
                   (rk_round_timer_is_running (self->timer) || remaining != minutes * 60);
  g_autofree char *time = rk_timer_button_format (remaining);
  /* TRANSLATORS: Of the timer of a round. "%s" is a time such as 42:10. */
  g_autofree char *name = g_strdup_printf (_("Round timer, %s left"), time);

  gtk_widget_set_visible (GTK_WIDGET (self->time_label), shown);
  gtk_label_set_label (self->time_label, time);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->time_label),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* What stands below the heading: place and date, and that it is provisional. */
static void
show_details (RkProjector *self,
              RkTable     *table)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < rk_table_get_n_details (table); i++)
    {
      if (i > 0)
        g_string_append_c (text, '\n');
      g_string_append (text, rk_table_get_detail (table, i));
    }
  gtk_label_set_label (self->detail, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->detail), text->len > 0);
}

static void
update (RkProjector *self)
{
  g_autofree char *name = NULL;
  guint number;
  g_autoptr (RkTable) table = NULL;

  if (self->tournament == NULL)
    return;

  number = rk_tournament_get_n_published (self->tournament);
  gtk_stack_set_visible_child_name (self->stack, number > 0 ? "table" : "empty");
  name = rk_text_one_line (rk_tournament_get_name (self->tournament));
  adw_window_title_set_title (self->title, name);
  gtk_window_set_title (GTK_WINDOW (self), name);
  update_time (self);
  if (number == 0)
    return;
  table = shows_standings (self)
            ? rk_table_new_standings (self->tournament, number)
            : rk_table_new_pairings (self->tournament,
                                     rk_tournament_get_round (self->tournament, number));
  rk_table_view_set_table (self->view, table);
  gtk_label_set_label (self->heading, rk_table_get_subtitle (table));
  show_details (self, table);
}

static void
fullscreen_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  GtkWindow *window = GTK_WINDOW (widget);

  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_fullscreen (window);
}

static void
leave_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  GtkWindow *window = GTK_WINDOW (widget);

  if (gtk_window_is_fullscreen (window))
    gtk_window_unfullscreen (window);
  else
    gtk_window_close (window);
}

static void
rk_projector_dispose (GObject *object)
{
  RkProjector *self = RK_PROJECTOR (object);

  if (self->tick != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick);
  self->tick = 0;
  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_PROJECTOR);
  g_clear_object (&self->tournament);
  g_clear_object (&self->timer);

  G_OBJECT_CLASS (rk_projector_parent_class)->dispose (object);
}

static void
rk_projector_class_init (RkProjectorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_projector_dispose;

  g_type_ensure (RK_TYPE_TABLE_VIEW);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-projector.ui");
  gtk_widget_class_bind_template_child (widget_class, RkProjector, title);
  gtk_widget_class_bind_template_child (widget_class, RkProjector, heading);
  gtk_widget_class_bind_template_child (widget_class, RkProjector, detail);
  gtk_widget_class_bind_template_child (widget_class, RkProjector, time_label);
  gtk_widget_class_bind_template_child (widget_class, RkProjector, part_group);
  gtk_widget_class_bind_template_child (widget_class, RkProjector, scroll_button);
  gtk_widget_class_bind_template_child (widget_class, RkProjector, stack);
  gtk_widget_class_bind_template_child (widget_class, RkProjector, view);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, update_scrolling);

  gtk_widget_class_install_action (widget_class, "projector.fullscreen", NULL, fullscreen_cb);
  gtk_widget_class_install_action (widget_class, "projector.leave", NULL, leave_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F11, 0, "projector.fullscreen", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "projector.leave", NULL);
}

static void
rk_projector_init (RkProjector *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rk_table_view_set_selectable (self->view, FALSE);
  g_signal_connect_object (rk_table_view_get_vadjustment (self->view), "changed",
                           G_CALLBACK (update_scrolling), self, G_CONNECT_SWAPPED);
  g_signal_connect_after (self, "map", G_CALLBACK (update_scrolling), NULL);
  g_signal_connect_after (self, "unmap", G_CALLBACK (update_scrolling), NULL);
}

/**
 * rk_projector_new:
 * @tournament: what to show
 * @timer: (nullable): the timer of its round
 *
 * Returns: (transfer none): a new window, owned by GTK
 */
GtkWindow *
rk_projector_new (RkTournament *tournament,
                  RkRoundTimer *timer)
{
  RkProjector *self;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (timer == NULL || RK_IS_ROUND_TIMER (timer), NULL);

  self = g_object_new (RK_TYPE_PROJECTOR, NULL);
  self->tournament = g_object_ref (tournament);
  if (g_set_object (&self->timer, timer))
    g_signal_connect_object (timer, "notify", G_CALLBACK (update_time), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tournament, "changed", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  rk_key_tips_add (GTK_WIDGET (self));
  return GTK_WINDOW (self);
}

/* On which monitor it stands is not lost when it takes all of it. */
static void
present_like (GtkWindow *window,
              GtkWindow *old)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (old));
  GdkMonitor *monitor = NULL;

  if (gtk_window_is_fullscreen (old) && surface != NULL)
    monitor = gdk_display_get_monitor_at_surface (gdk_surface_get_display (surface), surface);
  if (monitor != NULL)
    gtk_window_fullscreen_on_monitor (window, monitor);
  gtk_window_present (window);
}

/**
 * rk_projector_remake:
 * @self: a window
 *
 * Makes a window that shows the same in the same way, and presents it: in another
 * language, for one. @self is left to the caller.
 *
 * Returns: (transfer none): a new window, owned by GTK
 */
GtkWindow *
rk_projector_remake (RkProjector *self)
{
  GtkWindow *window;
  int width;
  int height;

  g_return_val_if_fail (RK_IS_PROJECTOR (self), NULL);

  window = rk_projector_new (self->tournament, self->timer);
  gtk_window_get_default_size (GTK_WINDOW (self), &width, &height);
  gtk_window_set_default_size (window, width, height);
  if (gtk_window_is_maximized (GTK_WINDOW (self)))
    gtk_window_maximize (window);
  gtk_toggle_button_set_active (RK_PROJECTOR (window)->scroll_button,
                                gtk_toggle_button_get_active (self->scroll_button));
  rk_take_over (GTK_WIDGET (window), GTK_WIDGET (self));
  present_like (window, GTK_WINDOW (self));
  return window;
}
