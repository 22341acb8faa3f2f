/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-step-page.h"

struct _RkStepPage
{
  AdwNavigationPage parent_instance;

  /* Template Widgets */
  AdwBin *bin;
  AdwWindowTitle *window_title;
  GtkWidget *cancel_button;
  GtkWidget *next_button;
  GtkWidget *start_button;
};

enum
{
  PROP_0,
  PROP_CONTENT,
  N_PROPS,
};

G_DEFINE_FINAL_TYPE (RkStepPage, rk_step_page, ADW_TYPE_NAVIGATION_PAGE)

static GParamSpec *properties[N_PROPS];

static void
rk_step_page_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RK_TYPE_STEP_PAGE);

  G_OBJECT_CLASS (rk_step_page_parent_class)->dispose (object);
}

static void
rk_step_page_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  RkStepPage *self = RK_STEP_PAGE (object);

  switch (prop_id)
    {
    case PROP_CONTENT:
      g_value_set_object (value, adw_bin_get_child (self->bin));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_step_page_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  RkStepPage *self = RK_STEP_PAGE (object);

  switch (prop_id)
    {
    case PROP_CONTENT:
      adw_bin_set_child (self->bin, g_value_get_object (value));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_step_page_class_init (RkStepPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_step_page_dispose;
  object_class->get_property = rk_step_page_get_property;
  object_class->set_property = rk_step_page_set_property;

  properties[PROP_CONTENT] =
    g_param_spec_object ("content", NULL, NULL, GTK_TYPE_WIDGET,
                         (G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-step-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RkStepPage, bin);
  gtk_widget_class_bind_template_child (widget_class, RkStepPage, window_title);
  gtk_widget_class_bind_template_child (widget_class, RkStepPage, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, RkStepPage, next_button);
  gtk_widget_class_bind_template_child (widget_class, RkStepPage, start_button);
}

static void
rk_step_page_init (RkStepPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rk_step_page_set_place:
 * @self: a page
 * @step: which step it is, from 1
 * @n_steps: how many there are
 *
 * Only the first can be cancelled, others go back; after the last there is none, and to
 * start is what is suggested.
 */
void
rk_step_page_set_place (RkStepPage *self,
                        guint       step,
                        guint       n_steps)
{
  g_autofree char *number = NULL;
  g_autofree char *all = NULL;
  g_autofree char *subtitle = NULL;

  g_return_if_fail (RK_IS_STEP_PAGE (self));
  g_return_if_fail (step >= 1 && step <= n_steps);

  number = rk_format_number (step);
  all = rk_format_number (n_steps);
  /* TRANSLATORS: of a dialog with several pages; both are numbers. */
  subtitle = g_strdup_printf (_("Step %1$s of %2$s"), number, all);
  adw_window_title_set_subtitle (self->window_title, subtitle);
  gtk_widget_set_visible (self->cancel_button, step == 1);
  gtk_widget_set_visible (self->next_button, step < n_steps);
  if (step == n_steps)
    gtk_widget_add_css_class (self->start_button, "suggested-action");
}

/**
 * rk_step_page_focus_button:
 * @self: a page that is shown
 *
 * Gives the focus to the button that goes on: to the next step, or after the last to start.
 */
void
rk_step_page_focus_button (RkStepPage *self)
{
  g_return_if_fail (RK_IS_STEP_PAGE (self));

  gtk_widget_grab_focus (gtk_widget_get_visible (self->next_button) ? self->next_button
                                                                    : self->start_button);
}
