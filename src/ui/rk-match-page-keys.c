/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The keys of the page that are no shortcuts: what they mean depends on what is shown. */

#include "rk-focus.h"
#include "rk-match-page-private.h"
#include "rk-read-sentences.h"

/* Whether a key chooses a hole. */
static gboolean
chooses_hole (RkMatchPage     *self,
              guint            keyval,
              guint            keycode,
              GdkModifierType  modifiers)
{
  if (rk_focus_is_within (GTK_WIDGET (self->board)) &&
      (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter || keyval == GDK_KEY_space))
    return TRUE;

  return rk_board_is_hole_key (self->board, keyval, keycode, modifiers);
}

/* Who listens has heard the move long before its stones have fallen, and must know why nothing
 * was played. */
static void
tell_turn (RkMatchPage *self)
{
  int side = rk_board_get_interactive_side (self->board);
  g_autofree char *text = NULL;

  if (side < 0 || rk_board_is_animating (self->board))
    return;

  text = rk_text_read_turn (_rk_match_page_get_match (self), side);
  rk_announcer_say (self->announcer, text);
}

/* While stones are sown, a key that chooses something only skips what is left of it: it was not
 * meant for what comes of it. */
static gboolean
skip (RkMatchPage     *self,
      guint            keyval,
      guint            keycode,
      GdkModifierType  modifiers)
{
  gboolean is_command = (modifiers & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0;
  gboolean is_choice;

  rk_board_skip (self->board);
  if (is_command || keyval == GDK_KEY_Tab ||
      _rk_match_page_is_reading_key (self, keyval, keycode))
    return GDK_EVENT_PROPAGATE;

  is_choice = keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter ||
              gdk_keyval_to_unicode (keyval) != 0;
  if (is_choice && keyval != GDK_KEY_Escape)
    tell_turn (self);

  return is_choice || keyval == GDK_KEY_Escape;
}

static gboolean
any_key_pressed_cb (RkMatchPage     *self,
                    guint            keyval,
                    guint            keycode,
                    GdkModifierType  modifiers)
{
  gboolean is_held = keycode != 0 && keycode == self->held_key;

  self->held_key = keycode;
  /* What is typed into a comment belongs to it. */
  if (rk_focus_is_text (GTK_WIDGET (self)))
    return GDK_EVENT_PROPAGATE;
  /* A finger that stays on a key plays once: what the key repeats is not for the next player. */
  if (is_held && chooses_hole (self, keyval, keycode, modifiers))
    return GDK_EVENT_STOP;
  if (!rk_board_is_animating (self->board) ||
      (keyval >= GDK_KEY_Shift_L && keyval <= GDK_KEY_Hyper_R))
    return GDK_EVENT_PROPAGATE;

  return skip (self, keyval, keycode, modifiers);
}

static void
any_key_released_cb (RkMatchPage     *self,
                     guint            keyval,
                     guint            keycode,
                     GdkModifierType  modifiers)
{
  if (keycode == self->held_key)
    self->held_key = 0;
}

/* What is released elsewhere is not seen here. */
static void
left_cb (RkMatchPage *self)
{
  self->held_key = 0;
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

static void
add_any_key (RkMatchPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (any_key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (keys, "key-released", G_CALLBACK (any_key_released_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);

  g_signal_connect_object (focus, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), focus);
}

void
_rk_match_page_init_keys (RkMatchPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  add_any_key (self);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  g_signal_connect_object (self->board, "hole-skipped", G_CALLBACK (tell_turn), self,
                           G_CONNECT_SWAPPED);
}
