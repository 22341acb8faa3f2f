/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The keys of the page that are no shortcuts: what they mean depends on what is shown. */

#include "rk-focus.h"
#include "rk-match-page-private.h"

/* While stones are sown, a key that chooses something only skips what is left of it: it was not
 * meant for what comes of it. */
static gboolean
skip_key_pressed_cb (RkMatchPage     *self,
                     guint            keyval,
                     guint            keycode,
                     GdkModifierType  modifiers)
{
  gboolean is_command = (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0;

  /* What is typed into a comment belongs to it. */
  if (rk_focus_is_text (GTK_WIDGET (self)))
    return GDK_EVENT_PROPAGATE;
  if (!rk_board_is_animating (self->board) ||
      (keyval >= GDK_KEY_Shift_L && keyval <= GDK_KEY_Hyper_R))
    return GDK_EVENT_PROPAGATE;

  rk_board_skip (self->board);
  if (is_command || keyval == GDK_KEY_Tab ||
      _rk_match_page_is_reading_key (self, keyval, keycode))
    return GDK_EVENT_PROPAGATE;

  return keyval == GDK_KEY_Escape || keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter ||
         gdk_keyval_to_unicode (keyval) != 0;
}

static gboolean
key_pressed_cb (RkMatchPage     *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  modifiers)
{
  /* Who has written something goes on from there. */
  if (keyval == GDK_KEY_Escape && rk_focus_is_text (GTK_WIDGET (self)))
    {
      gtk_widget_grab_focus (GTK_WIDGET (self->board));
      return GDK_EVENT_STOP;
    }
  if (keyval == GDK_KEY_Escape)
    _rk_match_page_stop_walking (self);
  if (keyval == GDK_KEY_Escape && rk_hints_dismiss (self->hints))
    return GDK_EVENT_STOP;
  if (keyval == GDK_KEY_Escape && self->told)
    {
      _rk_match_page_stop_reading (self);
      _rk_match_page_update_status (self);
      return GDK_EVENT_STOP;
    }
  if (keyval == GDK_KEY_Escape && _rk_match_page_has_line (self))
    {
      _rk_match_page_leave_line (self);
      return GDK_EVENT_STOP;
    }
  if (keyval == GDK_KEY_Escape && (_rk_match_page_is_aside (self) || self->lap > 0))
    {
      _rk_match_page_show_at_once (self);
      _rk_match_page_tell_place (self);
      return GDK_EVENT_STOP;
    }

  /* A letter typed beside a comment is not meant for the board. */
  return _rk_match_page_explain_key (self, keyval, modifiers) ||
         (!rk_focus_is_within (GTK_WIDGET (self->review_pane)) &&
          (rk_board_handle_key (self->board, keyval, keycode, modifiers) ||
           _rk_match_page_read_key (self, keyval, keycode, modifiers)));
}

void
_rk_match_page_init_keys (RkMatchPage *self)
{
  GtkEventController *skip = gtk_event_controller_key_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (skip, GTK_PHASE_CAPTURE);
  g_signal_connect_object (skip, "key-pressed", G_CALLBACK (skip_key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), skip);

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
