/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-teller.h"
#include "rk-view-keys.h"

static gboolean
pressed_cb (GtkWidget *page,
            GVariant  *step,
            gpointer   turn)
{
  ((RkTurnView) turn) (page, g_variant_get_int32 (step));

  return GDK_EVENT_STOP;
}

static void
add_key (GtkShortcutController *keys,
         guint                  keyval,
         RkTurnView             turn,
         int                    step)
{
  GtkShortcut *key =
    gtk_shortcut_new (gtk_keyval_trigger_new (keyval, GDK_CONTROL_MASK),
                      gtk_callback_action_new (pressed_cb, turn, NULL));

  gtk_shortcut_set_arguments (key, g_variant_new_int32 (step));
  gtk_shortcut_controller_add_shortcut (keys, key);
}

/**
 * rk_view_keys_add:
 * @page: a page with views, of which one is shown
 * @turn: shows another one; it is given @page
 *
 * Lets Control with Page Up and Page Down turn from view to view, as from tab to tab. The keys come
 * before those of lists, which would only go through their rows with them.
 */
void
rk_view_keys_add (GtkWidget  *page,
                  RkTurnView  turn)
{
  GtkEventController *keys;

  g_return_if_fail (GTK_IS_WIDGET (page));
  g_return_if_fail (turn != NULL);

  keys = gtk_shortcut_controller_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  add_key (GTK_SHORTCUT_CONTROLLER (keys), GDK_KEY_Page_Up, turn, -1);
  add_key (GTK_SHORTCUT_CONTROLLER (keys), GDK_KEY_Page_Down, turn, 1);
  gtk_widget_add_controller (page, keys);
}

static guint
find_shown (AdwViewStack *stack,
            GListModel   *pages)
{
  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (AdwViewStackPage) page = g_list_model_get_item (pages, i);

      if (adw_view_stack_page_get_child (page) == adw_view_stack_get_visible_child (stack))
        return i;
    }

  return 0;
}

/**
 * rk_view_keys_turn:
 * @stack: views
 * @step: how many of them to go on, negative for back
 *
 * Shows another view, if there is one, and tells its title.
 */
void
rk_view_keys_turn (AdwViewStack *stack,
                   int           step)
{
  g_autoptr (GtkSelectionModel) pages = NULL;
  g_autoptr (AdwViewStackPage) page = NULL;

  g_return_if_fail (ADW_IS_VIEW_STACK (stack));

  pages = adw_view_stack_get_pages (stack);
  /* Before the first is beyond the last. */
  page = g_list_model_get_item (G_LIST_MODEL (pages),
                                find_shown (stack, G_LIST_MODEL (pages)) + step);
  if (page == NULL)
    {
      gtk_widget_error_bell (GTK_WIDGET (stack));
      return;
    }

  adw_view_stack_set_visible_child (stack, adw_view_stack_page_get_child (page));
  rk_tell (GTK_WIDGET (stack), adw_view_stack_page_get_title (page));
}
