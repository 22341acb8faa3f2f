/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Where keys lead while something is searched for in the library. */

#include "rk-focus.h"
#include "rk-library-page-private.h"

/* What is listed, or what can be done where nothing is. */
void
_rk_library_page_focus_content (RkLibraryPage *self)
{
  gtk_widget_child_focus (gtk_stack_get_visible_child (self->stack), GTK_DIR_TAB_FORWARD);
}

/* Not while it goes: then it is still seen, but the focus is for the page that comes. */
static gboolean
is_in_front (RkLibraryPage *self)
{
  GtkWidget *navigation = gtk_widget_get_ancestor (GTK_WIDGET (self), ADW_TYPE_NAVIGATION_VIEW);

  return navigation != NULL &&
         adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (navigation)) ==
         ADW_NAVIGATION_PAGE (self);
}

/* Unless something has the focus that is seen. A dialog in front keeps it until it goes, also
 * when the list that a choice was made from has gone with the focus: the next key would be for
 * a file behind. */
void
_rk_library_page_restore_focus (RkLibraryPage *self)
{
  GtkWidget *focus = rk_focus_get (GTK_WIDGET (self));
  AdwDialog *dialog = rk_focus_get_dialog (GTK_WIDGET (self));

  if (dialog != NULL)
    {
      g_signal_handlers_disconnect_by_func (dialog, _rk_library_page_restore_focus, self);
      g_signal_connect_object (dialog, "closed", G_CALLBACK (_rk_library_page_restore_focus),
                               self, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
    }
  else if (is_in_front (self) && gtk_widget_get_mapped (GTK_WIDGET (self)) &&
           (focus == NULL || !gtk_widget_get_mapped (focus)))
    _rk_library_page_focus_content (self);
}

/* The entry goes, and what is listed then keeps the keys. */
static void
mode_changed_cb (RkLibraryPage *self)
{
  if (!gtk_search_bar_get_search_mode (self->search_bar) &&
      rk_focus_is_within (GTK_WIDGET (self->search_bar)))
    _rk_library_page_focus_content (self);
}

static gboolean
is_letter (guint           keyval,
           GdkModifierType modifiers)
{
  return (modifiers & gtk_accelerator_get_default_mod_mask () & ~GDK_SHIFT_MASK) == 0 &&
         g_unichar_isgraph (gdk_keyval_to_unicode (keyval));
}

/* Elsewhere than in the entry: Escape ends the search, letters go on with it. That they begin one
 * is the part of the search bar. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                RkLibraryPage         *self)
{
  if (!gtk_search_bar_get_search_mode (self->search_bar))
    return GDK_EVENT_PROPAGATE;

  if (keyval == GDK_KEY_Escape)
    {
      gtk_search_bar_set_search_mode (self->search_bar, FALSE);
      return GDK_EVENT_STOP;
    }
  if (!is_letter (keyval, modifiers))
    return GDK_EVENT_PROPAGATE;

  _rk_library_page_focus_search (self);
  return gtk_event_controller_key_forward (
      controller, GTK_WIDGET (gtk_editable_get_delegate (self->search_entry)));
}

void
_rk_library_page_focus_search (RkLibraryPage *self)
{
  gtk_text_grab_focus_without_selecting (
      GTK_TEXT (gtk_editable_get_delegate (self->search_entry)));
}

/* Where there are buttons the keys are for them, and not for the pane around them that scrolls. */
static void
pass_panes (RkLibraryPage *self)
{
  for (GtkWidget *view = gtk_widget_get_first_child (GTK_WIDGET (self->stack)); view != NULL;
       view = gtk_widget_get_next_sibling (view))
    if (ADW_IS_STATUS_PAGE (view) && adw_status_page_get_child (ADW_STATUS_PAGE (view)) != NULL)
      gtk_widget_set_focusable (gtk_widget_get_first_child (view), FALSE);
}

void
_rk_library_page_add_search (RkLibraryPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  pass_panes (self);
  gtk_search_bar_connect_entry (self->search_bar, self->search_entry);
  g_signal_connect_object (self->search_bar, "notify::search-mode-enabled",
                           G_CALLBACK (mode_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
