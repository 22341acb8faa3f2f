/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The computer as a player on a match page: when it may move, and how that looks. */

#include "rk-match-page-private.h"
#include "rk-match-turns.h"

/* A person needs as long to see what was played as it takes to sow so many stones;
 * where nothing is seen to move, so many milliseconds. */
#define DELAY_STONES 4
#define DELAY_STILL 800
/* For the computer to choose, and for its move to be saved, in milliseconds. */
#define SLACK 400

/* Such windows, unlike dialogs in the window, have no property that tells of them. */
static gboolean
has_modal_window (GtkRoot *root)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (GTK_ROOT (gtk_window_get_transient_for (window)) == root &&
          gtk_window_get_modal (window) && gtk_widget_get_mapped (GTK_WIDGET (window)))
        return TRUE;
    }

  return FALSE;
}

/* Whether a person who looks at the page would see a move. */
static gboolean
ready_cb (gpointer user_data)
{
  RkMatchPage *self = RK_MATCH_PAGE (user_data);

  return gtk_widget_get_mapped (GTK_WIDGET (self)) && !_rk_match_page_has_line (self) &&
         !rk_board_is_animating (self->board) &&
         !_rk_match_page_has_dialog (self) &&
         !has_modal_window (gtk_widget_get_root (GTK_WIDGET (self)));
}

/* Whether stones are seen to move. */
static gboolean
moves_stones (RkMatchPage *self)
{
  return rk_board_get_speed (self->board) > 0 && adw_get_enable_animations (GTK_WIDGET (self));
}

/* In milliseconds. */
guint
_rk_match_page_get_delay (RkMatchPage *self)
{
  double speed = rk_board_get_speed (self->board);

  return moves_stones (self) ? DELAY_STONES * 1000 / speed : DELAY_STILL;
}

static void
update_delay (RkMatchPage *self)
{
  rk_computer_player_set_delay (self->computer, _rk_match_page_get_delay (self));
}

static void
show_thinking_cb (RkMatchPage *self)
{
  gboolean thinking = rk_computer_player_is_thinking (self->computer);

  rk_player_card_set_thinking (self->upper_card, thinking);
  rk_player_card_set_thinking (self->lower_card, thinking);
}

/* What the button would do now. */
static void
show_paused_cb (RkMatchPage *self)
{
  gboolean paused = rk_computer_player_get_paused (self->computer);

  gtk_button_set_icon_name (GTK_BUTTON (self->pause_button),
                            paused ? "media-playback-start-symbolic"
                                   : "media-playback-pause-symbolic");
}

/* Who has played hears of it together with what the computer plays right after it. */
void
_rk_match_page_hold_answer (RkMatchPage   *self,
                            RkMatchChange  change)
{
  RkMatch *match = _rk_match_page_get_match (self);
  gboolean is_still = change == RK_CHANGE_ROUND_BEGAN ||
                      (change == RK_CHANGE_MOVE && !moves_stones (self));

  if (is_still && rk_match_get_state (match) == RK_MATCH_PLAYING &&
      rk_match_is_computer (match, rk_match_get_turn (match)) &&
      !rk_match_is_unattended (match) && rk_cursor_is_live (self->cursor))
    rk_announcer_hold (self->announcer, _rk_match_page_get_delay (self) + SLACK);
}

/* To be called whenever the board begins to move or comes to rest. */
void
_rk_match_page_update_computer (RkMatchPage *self)
{
  RkMatch *match;

  if (self->computer == NULL)
    return;

  match = _rk_match_page_get_match (self);
  gtk_widget_set_visible (self->pause_button,
                          rk_match_is_unattended (match) &&
                          rk_match_get_state (match) != RK_MATCH_OVER);
  rk_computer_player_update (self->computer);
}

static void
map_cb (RkMatchPage *self)
{
  update_delay (self);
  _rk_match_page_update_computer (self);
}

/* Whether the holes that are shown wait for the computer, not for a person. */
gboolean
_rk_match_page_is_computer_turn (RkMatchPage *self)
{
  return rk_match_is_computer (_rk_match_page_get_match (self),
                               rk_cursor_get_position (self->cursor)->turn);
}

void
_rk_match_page_add_computer (RkMatchPage *self)
{
  self->computer = rk_computer_player_new (self->cursor, self->solver, NULL, ready_cb, self);
  g_signal_connect_object (self->computer, "notify::thinking", G_CALLBACK (show_thinking_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->computer, "notify::paused", G_CALLBACK (show_paused_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->computer, "notify::paused",
                           G_CALLBACK (_rk_match_page_update_actions), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed",
                           G_CALLBACK (_rk_match_page_update_computer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::speed", G_CALLBACK (update_delay), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect (self, "map", G_CALLBACK (map_cb), NULL);
  g_signal_connect (self, "unmap", G_CALLBACK (_rk_match_page_update_computer), NULL);
}
