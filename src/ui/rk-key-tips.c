/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-action-keys.h"
#include "rk-key-tips.h"

#define MARK   "rk-key-tip"
#define ACTION "rk-key-tip-action"

static char *
get_label (GtkShortcutTrigger *trigger)
{
  GtkKeyvalTrigger *key = GTK_KEYVAL_TRIGGER (trigger);

  return gtk_accelerator_get_label (gtk_keyval_trigger_get_keyval (key),
                                    gtk_keyval_trigger_get_modifiers (key));
}

static gboolean
is_arrow (GtkShortcutTrigger *trigger)
{
  return rk_action_keys_is_arrow (gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)));
}

/* What a key of @owner does: an action by its name, or a callback that is told the name.
 * NULL for something else. */
static char *
get_action (GtkWidget   *owner,
            GtkShortcut *shortcut)
{
  GtkShortcutAction *action = gtk_shortcut_get_action (shortcut);
  GVariant *arguments = gtk_shortcut_get_arguments (shortcut);
  const char *name;

  if (GTK_IS_NAMED_ACTION (action))
    return g_strdup (gtk_named_action_get_action_name (GTK_NAMED_ACTION (action)));
  if (arguments == NULL || !g_variant_is_of_type (arguments, G_VARIANT_TYPE_STRING))
    return NULL;

  name = g_variant_get_string (arguments, NULL);
  return is_arrow (gtk_shortcut_get_trigger (shortcut)) ? rk_action_keys_mirror (owner, name)
                                                        : g_strdup (name);
}

/* Keys that many keyboards do not have, and that do what others do. */
static gboolean
is_on_keypad (GtkShortcutTrigger *trigger)
{
  guint keyval = gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger));

  return keyval >= GDK_KEY_KP_Space && keyval <= GDK_KEY_KP_Equal;
}

/* Of several keys for one action the first is told. */
static char *
find_in_shortcuts (GtkWidget  *owner,
                   GListModel *shortcuts,
                   const char *name)
{
  for (guint i = 0; i < g_list_model_get_n_items (shortcuts); i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);
      GtkShortcutTrigger *trigger = gtk_shortcut_get_trigger (shortcut);
      g_autofree char *action = NULL;

      if (!GTK_IS_KEYVAL_TRIGGER (trigger) || is_on_keypad (trigger))
        continue;
      action = get_action (owner, shortcut);
      if (g_strcmp0 (action, name) == 0)
        return get_label (trigger);
    }

  return NULL;
}

static char *
find_in_widget (GtkWidget  *owner,
                const char *name)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (owner);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      char *label = NULL;

      if (GTK_IS_SHORTCUT_CONTROLLER (controller))
        label = find_in_shortcuts (owner, G_LIST_MODEL (controller), name);
      if (label != NULL)
        return label;
    }

  return NULL;
}

static char *
find_in_application (GtkWidget  *button,
                     const char *name)
{
  GtkRoot *root = gtk_widget_get_root (button);
  GtkApplication *application =
    GTK_IS_WINDOW (root) ? gtk_window_get_application (GTK_WINDOW (root)) : NULL;
  g_auto (GStrv) accels = NULL;
  guint keyval;
  GdkModifierType modifiers;

  if (application == NULL)
    return NULL;
  accels = gtk_application_get_accels_for_action (application, name);
  if (accels[0] == NULL || !gtk_accelerator_parse (accels[0], &keyval, &modifiers))
    return NULL;

  return gtk_accelerator_get_label (keyval, modifiers);
}

static const char *
get_action_name (GtkWidget *button)
{
  const char *name = g_object_get_data (G_OBJECT (button), ACTION);

  if (name == NULL && GTK_IS_ACTIONABLE (button))
    name = gtk_actionable_get_action_name (GTK_ACTIONABLE (button));

  return name;
}

static gboolean
is_main_menu (GtkWidget *button)
{
  return GTK_IS_MENU_BUTTON (button) && gtk_menu_button_get_primary (GTK_MENU_BUTTON (button));
}

/* In the words of the language, as menus write it; NULL if there is none. */
static char *
find_key (GtkWidget *button)
{
  const char *name = get_action_name (button);
  char *label;

  if (is_main_menu (button))
    return gtk_accelerator_get_label (GDK_KEY_F10, GDK_NO_MODIFIER_MASK);
  if (name == NULL)
    return NULL;

  label = find_in_application (button, name);
  for (GtkWidget *owner = button; label == NULL && owner != NULL;
       owner = gtk_widget_get_parent (owner))
    label = find_in_widget (owner, name);

  return label;
}

/**
 * rk_key_tips_set_action:
 * @button: a button that is bound to something and has no action
 * @action: the action that does the same
 *
 * To be called before the key is looked up.
 */
void
rk_key_tips_set_action (GtkWidget  *button,
                        const char *action)
{
  g_return_if_fail (GTK_IS_WIDGET (button));
  g_return_if_fail (action != NULL);

  g_object_set_data_full (G_OBJECT (button), ACTION, g_strdup (action), g_free);
}

/**
 * rk_key_tips_get_text:
 * @button: a button
 *
 * Returns: (transfer full) (nullable): its tooltip, with the key that does the same just now
 */
char *
rk_key_tips_get_text (GtkWidget *button)
{
  const char *text;
  g_autofree char *key = NULL;

  g_return_val_if_fail (GTK_IS_WIDGET (button), NULL);

  text = gtk_widget_get_tooltip_text (button);
  if (text == NULL)
    return NULL;

  if (gtk_widget_is_sensitive (button))
    key = find_key (button);
  /* TRANSLATORS: what a button does, and its key: "Undo (Ctrl+Z)" */
  return key != NULL ? g_strdup_printf (_("%1$s (%2$s)"), text, key) : g_strdup (text);
}

static gboolean
query_tooltip_cb (GtkWidget  *button,
                  int         x,
                  int         y,
                  gboolean    keyboard_tooltip,
                  GtkTooltip *tooltip,
                  gpointer    user_data)
{
  g_autofree char *text = rk_key_tips_get_text (button);

  gtk_tooltip_set_text (tooltip, text);

  return text != NULL;
}

static void
add (GtkWidget *button)
{
  g_autofree char *key = NULL;

  if (g_object_get_data (G_OBJECT (button), MARK) != NULL)
    return;
  key = find_key (button);
  if (key == NULL)
    return;

  g_object_set_data (G_OBJECT (button), MARK, button);
  g_signal_connect (button, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
}

/**
 * rk_key_tips_add:
 * @root: a page in its window, or a window
 *
 * From now on the tooltips of the buttons in @root tell the keys that do the same, and screen
 * readers know them. The keys are those that the program and the widgets around a button
 * have, so that they are written down once. To be called again when buttons have come.
 */
void
rk_key_tips_add (GtkWidget *root)
{
  g_return_if_fail (GTK_IS_WIDGET (root));

  if (get_action_name (root) != NULL || is_main_menu (root))
    add (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    rk_key_tips_add (child);
}
