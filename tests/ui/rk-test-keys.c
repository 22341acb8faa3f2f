/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-test-keys.h"

static gboolean
use_key (GtkEventController  *controller,
         GtkPropagationPhase  phase,
         guint                keyval,
         guint                keycode,
         GdkModifierType      modifiers)
{
  gboolean is_used = FALSE;

  if (GTK_IS_EVENT_CONTROLLER_KEY (controller) &&
      (phase == GTK_PHASE_NONE ||
       gtk_event_controller_get_propagation_phase (controller) == phase))
    g_signal_emit_by_name (controller, "key-pressed", keyval, keycode, modifiers, &is_used);

  return is_used;
}

static gboolean
use_shortcut (GtkEventController *controller,
              GtkWidget          *widget,
              guint               keyval,
              GdkModifierType     modifiers)
{
  const guint n_shortcuts = GTK_IS_SHORTCUT_CONTROLLER (controller)
                            ? g_list_model_get_n_items (G_LIST_MODEL (controller)) : 0;

  for (guint i = 0; i < n_shortcuts; i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (controller), i);
      GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);

      if (GTK_IS_KEYVAL_TRIGGER (trigger) &&
          gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == keyval &&
          gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == modifiers &&
          gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget,
                                        gtk_shortcut_get_arguments (shortcut)))
        return TRUE;
    }

  return FALSE;
}

void
rk_test_press (GtkWidget       *widget,
               guint            keyval,
               GdkModifierType  modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean is_used = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !is_used; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      is_used = use_shortcut (controller, widget, keyval, modifiers);
    }
  g_assert_true (is_used);
}

gboolean
rk_test_press_key (gpointer             widget,
                   GtkPropagationPhase  phase,
                   guint                keyval,
                   guint                keycode)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean is_used = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !is_used; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      is_used = use_key (controller, phase, keyval, keycode, 0);
    }

  return is_used;
}

void
rk_test_release (gpointer widget,
                 guint    keyval,
                 guint    keycode)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_KEY (controller))
        g_signal_emit_by_name (controller, "key-released", keyval, keycode, 0);
    }
}

static gboolean
use_any (GtkWidget       *widget,
         guint            keyval,
         GdkModifierType  modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean is_used = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !is_used; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      is_used = use_key (controller, GTK_PHASE_NONE, keyval, 0, modifiers) ||
                use_shortcut (controller, widget, keyval, modifiers);
    }

  return is_used;
}

static gboolean
move_focus (GtkWidget *window,
            guint      keyval)
{
  if (keyval == GDK_KEY_Right)
    return gtk_widget_child_focus (window, GTK_DIR_RIGHT);
  else if (keyval == GDK_KEY_Tab)
    return gtk_widget_child_focus (window, GTK_DIR_TAB_FORWARD);
  else
    return FALSE;
}

void
rk_test_type (RkTestWindow    *self,
              guint            keyval,
              GdkModifierType  modifiers)
{
  gboolean is_used = FALSE;

  for (GtkWidget *widget = rk_test_get_focus (self);
       widget != NULL && !is_used; widget = gtk_widget_get_parent (widget))
    is_used = use_any (widget, keyval, modifiers);
  g_assert_true (is_used || move_focus (GTK_WIDGET (self->window), keyval));
}
