/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Hints and values on a match page. */

#include <glib/gi18n.h>

#include "rk-focus.h"
#include "rk-match-page-private.h"

static gboolean
is_allowed (RkMatchPage *self)
{
  return rk_match_allows_advice (_rk_match_page_get_match (self));
}

/* This is the last place of a round, or the match ended here. */
static gboolean
is_over (RkMatchPage *self)
{
  RkMatch *match = _rk_match_page_get_match (self);
  RkRound *round = rk_match_get_round (match, rk_cursor_get_round (self->cursor));

  if (rk_cursor_is_live (self->cursor))
    return rk_match_get_state (match) != RK_MATCH_PLAYING;

  return rk_round_is_over (round) &&
         rk_cursor_get_ply (self->cursor) == rk_round_get_n_moves (round);
}

/* Whether there is something to advise at the place that is looked at. */
gboolean
_rk_match_page_can_hint (RkMatchPage *self)
{
  gboolean waits = rk_cursor_is_live (self->cursor) && _rk_match_page_is_computer_turn (self);

  if (_rk_match_page_has_line (self))
    return is_allowed (self) && rk_aside_get_kind (self->aside) != RK_ASIDE_BEST &&
           rk_aside_get_end (self->aside) == RK_ROUND_GOES_ON &&
           !_rk_match_page_is_answering (self) && !_rk_match_page_is_between_laps (self);

  return is_allowed (self) && !is_over (self) && !waits && !_rk_match_page_is_aside (self);
}

void
_rk_match_page_hint (RkMatchPage *self)
{
  rk_hints_ask (self->hints);
}

static void
hinted_cb (RkMatchPage *self,
           const char  *text)
{
  _rk_match_page_tell_hint (self, text);
}

/* Not when another window changes it for all, nor while the page is made. */
static void
values_shown_cb (RkMatchPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  gboolean shows;

  if (!self->hints_allowed || !gtk_widget_get_mapped (GTK_WIDGET (self)) ||
      !gtk_window_is_active (GTK_WINDOW (root)))
    return;

  g_object_get (self->hints, "show-values", &shows, NULL);
  rk_announcer_say (self->announcer, shows ? _("Values are shown.") : _("Values are hidden."));
}

static void
add_values_action (RkMatchPage *self)
{
  g_autoptr (GAction) action = NULL;

  if (self->hints_allowed && self->own_values)
    {
      action = G_ACTION (g_property_action_new ("show-values", self->hints, "show-values"));
    }
  else if (self->hints_allowed)
    {
      action = g_settings_create_action (self->settings, "show-values");
      g_settings_bind (self->settings, "show-values", self->hints, "show-values",
                       G_SETTINGS_BIND_GET);
    }
  else
    {
      action = G_ACTION (g_simple_action_new_stateful ("show-values", NULL,
                                                       g_variant_new_boolean (FALSE)));
      g_simple_action_set_enabled (G_SIMPLE_ACTION (action), FALSE);
      g_settings_unbind (self->hints, "show-values");
      g_object_set (self->hints, "show-values", FALSE, NULL);
    }
  g_action_map_add_action (G_ACTION_MAP (self->actions), action);
}

static void
set_allowed (RkMatchPage *self,
             gboolean     allowed)
{
  const char *tooltip =
    allowed ? _("Hint") : _("There are no hints in the games of a tournament.");

  self->hints_allowed = allowed;
  add_values_action (self);
  gtk_widget_set_tooltip_text (self->hint_button, tooltip);
  rk_navigation_bar_set_hint_tooltip (self->navigation_bar, tooltip);
}

void
_rk_match_page_stop_thinking (RkMatchPage *self)
{
  rk_hints_dismiss (self->hints);
}

/* Whoever used the button that goes finds the focus on the board. */
static void
thinking_cb (RkMatchPage *self)
{
  gboolean thinking;

  g_object_get (self->hints, "thinking", &thinking, NULL);
  if (!thinking && rk_focus_is_within (self->stop_button))
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
  gtk_widget_set_visible (self->stop_button, thinking);
}

/* From now on the settings say nothing of this page, and what takes long can be stopped. */
void
_rk_match_page_own_values (RkMatchPage *self)
{
  if (!self->hints_allowed)
    return;

  if (!self->own_values)
    {
      g_signal_connect_object (self->hints, "notify::thinking", G_CALLBACK (thinking_cb), self,
                               G_CONNECT_SWAPPED);
      /* A hint may be on its way already. */
      thinking_cb (self);
    }
  self->own_values = TRUE;
  g_settings_unbind (self->hints, "show-values");
  g_object_set (self->hints, "show-values", TRUE, NULL);
  add_values_action (self);
}

/* Looks at the place where the cursor stands; @at_rest: the board shows it. */
void
_rk_match_page_update_hints (RkMatchPage *self)
{
  const RkPosition *position =
    _rk_match_page_can_hint (self) ? _rk_match_page_get_position (self) : NULL;

  /* A game of a tournament may have ended, or begun again. */
  if (self->hints_allowed != is_allowed (self))
    set_allowed (self, is_allowed (self));
  rk_hints_set_covered (self->hints, self->peeking);
  _rk_match_page_update_mistake (self);
  rk_hints_set_position (self->hints, position, !rk_board_is_animating (self->board));
}

/* The answer comes where the tooltip would lie until the pointer moves. */
static void
hint_clicked_cb (GtkWidget                *hint_button,
                 GtkEventControllerMotion *motion)
{
  if (!gtk_event_controller_motion_contains_pointer (motion))
    return;

  gtk_widget_set_has_tooltip (hint_button, FALSE);
  gtk_widget_trigger_tooltip_query (hint_button);
}

static void
pointer_left_cb (GtkWidget *hint_button)
{
  gtk_widget_set_has_tooltip (hint_button, TRUE);
}

static void
watch_pointer (GtkWidget *hint_button)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();

  g_signal_connect_object (motion, "leave", G_CALLBACK (pointer_left_cb), hint_button,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (hint_button, "clicked", G_CALLBACK (hint_clicked_cb), motion,
                           G_CONNECT_DEFAULT);
  gtk_widget_add_controller (hint_button, motion);
}

/* After the actions of the page. */
void
_rk_match_page_add_hints (RkMatchPage *self,
                          GSettings   *settings)
{
  self->hints = rk_hints_new (self->solver, _rk_match_page_get_match (self), self->board);
  self->settings = g_object_ref (settings);
  set_allowed (self, is_allowed (self));
  g_object_bind_property (self->hints, "thinking", self->thinking_bar, "visible",
                          G_BINDING_SYNC_CREATE);
  g_object_bind_property (self->solver, "progress", self->thinking_bar, "fraction",
                          G_BINDING_SYNC_CREATE);
  g_signal_connect_object (self->hints, "hinted", G_CALLBACK (hinted_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hints, "changed", G_CALLBACK (_rk_match_page_update_status), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->hints, "notify::show-values", G_CALLBACK (values_shown_cb), self,
                           G_CONNECT_SWAPPED);
  watch_pointer (self->hint_button);
}
