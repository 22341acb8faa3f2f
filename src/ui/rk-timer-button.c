/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-timer-button.h"

struct _RkTimerButton
{
  AdwBin parent_instance;

  /* Template Widgets */
  GtkLabel *time_label;
  GtkButton *start_button;

  /* Owned References */
  RkRoundTimer *timer;

  guint minutes;
};

G_DEFINE_FINAL_TYPE (RkTimerButton, rk_timer_button, ADW_TYPE_BIN)

/* Not a child of the template: AdwBin would lose it before the template does. */
static GtkMenuButton *
get_button (RkTimerButton *self)
{
  return GTK_MENU_BUTTON (adw_bin_get_child (ADW_BIN (self)));
}

static char *
format_two_digits (guint number)
{
  g_autofree char *digits = rk_format_number (number);
  g_autofree char *zero = NULL;

  if (number >= 10)
    return g_steal_pointer (&digits);
  zero = rk_format_number (0);
  return g_strconcat (zero, digits, NULL);
}

/**
 * rk_timer_button_format:
 * @seconds: a time
 *
 * Returns: (transfer full): hours, if any, minutes and seconds
 */
char *
rk_timer_button_format (guint seconds)
{
  guint hours = seconds / 3600;
  guint minutes = seconds / 60 % 60;
  g_autofree char *tail = format_two_digits (seconds % 60);
  g_autofree char *middle = hours > 0 ? format_two_digits (minutes) : rk_format_number (minutes);
  g_autofree char *head = NULL;

  if (hours == 0)
    return g_strdup_printf ("%s:%s", middle, tail);
  head = rk_format_number (hours);
  return g_strdup_printf ("%s:%s:%s", head, middle, tail);
}

static void
update (RkTimerButton *self)
{
  gboolean running = rk_round_timer_is_running (self->timer);
  guint remaining = rk_round_timer_get_remaining (self->timer);
  g_autofree char *time = rk_timer_button_format (remaining);
  /* TRANSLATORS: Of the timer of a round. "%s" is a time such as 42:10. */
  g_autofree char *name = g_strdup_printf (running ? _("Round timer, %s left")
                                                   : _("Round timer, stopped, %s left"),
                                           time);

  gtk_menu_button_set_label (get_button (self), time);
  gtk_label_set_label (self->time_label, time);
  gtk_button_set_label (self->start_button,
                        running ? _("_Pause") : C_("a button of the round timer", "_Start"));
  gtk_widget_set_sensitive (GTK_WIDGET (self->start_button), remaining > 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (get_button (self)), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
  if (remaining == 0)
    gtk_widget_add_css_class (GTK_WIDGET (get_button (self)), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (get_button (self)), "error");
}

static void
shorter_cb (RkTimerButton *self)
{
  rk_round_timer_add (self->timer, -60);
}

static void
longer_cb (RkTimerButton *self)
{
  rk_round_timer_add (self->timer, 60);
}

static void
reset_cb (RkTimerButton *self)
{
  rk_round_timer_reset (self->timer, self->minutes * 60);
}

static void
start_cb (RkTimerButton *self)
{
  if (rk_round_timer_is_running (self->timer))
    rk_round_timer_pause (self->timer);
  else
    rk_round_timer_start (self->timer);
}

static void
rk_timer_button_dispose (GObject *object)
{
  RkTimerButton *self = RK_TIMER_BUTTON (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_TIMER_BUTTON);
  g_clear_object (&self->timer);

  G_OBJECT_CLASS (rk_timer_button_parent_class)->dispose (object);
}

static void
rk_timer_button_class_init (RkTimerButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_timer_button_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-timer-button.ui");
  gtk_widget_class_bind_template_child (widget_class, RkTimerButton, time_label);
  gtk_widget_class_bind_template_child (widget_class, RkTimerButton, start_button);
  gtk_widget_class_bind_template_callback (widget_class, shorter_cb);
  gtk_widget_class_bind_template_callback (widget_class, longer_cb);
  gtk_widget_class_bind_template_callback (widget_class, reset_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
}

static void
rk_timer_button_init (RkTimerButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rk_timer_button_set_timer:
 * @self: a button
 * @timer: the timer that it shows
 * @minutes: what a reset sets it to
 *
 * To call again when the time of a round is changed.
 */
void
rk_timer_button_set_timer (RkTimerButton *self,
                           RkRoundTimer  *timer,
                           guint          minutes)
{
  g_return_if_fail (RK_IS_TIMER_BUTTON (self));
  g_return_if_fail (RK_IS_ROUND_TIMER (timer));

  self->minutes = minutes;
  if (self->timer != timer)
    {
      if (self->timer != NULL)
        g_signal_handlers_disconnect_by_func (self->timer, update, self);
      g_set_object (&self->timer, timer);
      g_signal_connect_object (timer, "notify", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
    }
  update (self);
}

/**
 * rk_timer_button_get_timer:
 * @self: a button
 *
 * Returns: (transfer none): the timer that it shows
 */
RkRoundTimer *
rk_timer_button_get_timer (RkTimerButton *self)
{
  g_return_val_if_fail (RK_IS_TIMER_BUTTON (self), NULL);

  return self->timer;
}
