/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-board-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "rk-board-scene.h"
#include "rk-format.h"
#include "rk-hole.h"
#include "rk-notation.h"
#include "rk-sentences.h"

enum
{
  HOLE_ACTIVATED,
  HOLE_SKIPPED,
  HOLE_HOVERED,
  PLAYED_OUT,
  SOUNDED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RkBoard, rk_board, GTK_TYPE_WIDGET)

static guint signals[N_SIGNALS];

static guint
get_n_ring (RkBoard *self)
{
  return 2u * self->position.n_holes;
}

/* What is told: where stones move, how they come to rest. */
const RkPosition *
_rk_board_get_told (RkBoard *self)
{
  return self->player != NULL ? rk_sowing_player_get_after (self->player) : &self->position;
}

/* Whether @hole belongs to the player who can play on this board now. */
static gboolean
is_own (RkBoard *self,
        guint    hole)
{
  const RkPosition *position = _rk_board_get_told (self);

  return self->interactive_side == (int) rk_position_get_owner (position, hole) &&
         self->interactive_side == position->turn;
}

gboolean
_rk_board_is_playable (RkBoard *self,
                       guint    hole)
{
  return is_own (self, hole) &&
         rk_position_check_move (_rk_board_get_told (self), hole) == RK_MOVE_LEGAL;
}

/* How full of sand @hole is shown now, from 0 to 1. */
static double
get_sand (RkBoard *self,
          guint    hole)
{
  if (self->player != NULL)
    return rk_sowing_player_get_sand (self->player, hole);

  return (self->position.closed & (1u << hole)) != 0 ? 1 : 0;
}

/* What is drawn in the holes: their stones, numbers and sand. */
void
_rk_board_update_contents (RkBoard *self)
{
  for (guint hole = 0; hole < get_n_ring (self); hole++)
    {
      RkHole *widget = RK_HOLE (self->holes[hole]);
      guint count = self->position.stones[hole];
      double sand = get_sand (self, hole);
      char letter = self->show_letters ? rk_hole_to_letter (self->position.n_holes, hole) : 0;
      RkRestingStone stones[RK_N_PEBBLES];
      guint n_stones;

      if (self->player != NULL)
        count = rk_sowing_player_get_stones (self->player, hole);

      n_stones = rk_board_scene_get_resting (&self->layout, &self->pebbles, self->player,
                                             hole, stones);
      rk_hole_set_stones (widget, stones, n_stones);
      rk_hole_set_sand (widget, sand);
      rk_hole_set_label (widget, letter, self->show_numbers && sand <= 0 ? (int) count : -1);
    }
}

static void
update_marks (RkBoard *self)
{
  gboolean animating = rk_board_is_animating (self);

  for (guint hole = 0; hole < get_n_ring (self); hole++)
    {
      guint marks = 0;

      if (self->last_hole == (int) hole)
        marks |= 1u << RK_RING_LAST;

      if (self->last_end == (int) hole)
        marks |= 1u << RK_RING_LAST_END;

      if (self->reopened & (1u << hole))
        marks |= 1u << RK_RING_REOPENED;

      if (get_sand (self, hole) >= 1)
        marks |= 1u << RK_RING_CLOSED;

      if (self->preview_hole >= 0 && self->preview.last == hole)
        marks |= 1u << RK_RING_PREVIEW;

      if (!animating && self->hovered_hole == (int) hole && _rk_board_is_playable (self, hole))
        marks |= 1u << RK_RING_HOVER;

      rk_hole_set_marks (RK_HOLE (self->holes[hole]), marks);
    }
}

/* What screen readers say about the holes. It changes when stones begin to move, once, to how
 * they come to rest: a hole in focus that changed later would cut short what is told of the move.
 */
void
_rk_board_update_descriptions (RkBoard *self)
{
  for (guint hole = 0; hole < get_n_ring (self); hole++)
    {
      gboolean own = is_own (self, hole);
      g_autofree char *name = rk_text_hole (_rk_board_get_told (self), hole, own);
      g_autofree char *description = _rk_board_describe_move (self, hole);

      rk_hole_set_description (RK_HOLE (self->holes[hole]), name, description);

      if (_rk_board_is_playable (self, hole))
        gtk_widget_set_cursor_from_name (self->holes[hole], "pointer");
      else
        gtk_widget_set_cursor (self->holes[hole], NULL);
    }
}

void
_rk_board_update_preview (RkBoard *self)
{
  int hole = -1;

  if (self->show_preview && self->hovered_hole >= 0 &&
      !rk_board_is_animating (self) && _rk_board_is_playable (self, self->hovered_hole))
    {
      RkPosition copy = self->position;

      rk_position_play (&copy, self->hovered_hole, &self->preview);
      hole = self->hovered_hole;
    }

  if (hole >= 0 || self->preview_hole >= 0)
    gtk_widget_queue_draw (GTK_WIDGET (self));

  self->preview_hole = hole;
  update_marks (self);
}

static void
update_all (RkBoard *self)
{
  _rk_board_update_contents (self);
  _rk_board_update_descriptions (self);
  _rk_board_update_preview (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* The hole under the pointer, or else the one focused by keyboard. */
static int
find_hovered (RkBoard *self)
{
  int focused = -1;

  for (guint hole = 0; hole < get_n_ring (self); hole++)
    {
      GtkStateFlags state = gtk_widget_get_state_flags (self->holes[hole]);

      if (state & GTK_STATE_FLAG_PRELIGHT)
        return hole;

      if (state & GTK_STATE_FLAG_FOCUSED && state & GTK_STATE_FLAG_FOCUS_VISIBLE)
        focused = hole;
    }

  return focused;
}

static void
hole_looked_at_cb (RkBoard *self,
                   RkHole  *hole)
{
  int hovered;

  if (gtk_widget_has_focus (GTK_WIDGET (hole)))
    self->focus_hole = rk_hole_get_index (hole);

  hovered = find_hovered (self);
  if (self->hovered_hole == hovered)
    return;

  self->hovered_hole = hovered;
  _rk_board_update_preview (self);
  g_signal_emit (self, signals[HOLE_HOVERED], 0, hovered);
}

/* While stones move, every choice only skips. */
void
_rk_board_choose_hole (RkBoard *self,
             guint    hole)
{
  gboolean only_skips = rk_board_is_animating (self);

  if (only_skips)
    rk_board_skip (self);
  g_signal_emit (self, signals[only_skips ? HOLE_SKIPPED : HOLE_ACTIVATED], 0, hole);
}

static void
hole_clicked_cb (RkBoard *self,
                 RkHole  *hole)
{
  _rk_board_choose_hole (self, rk_hole_get_index (hole));
}

static void
remove_holes (RkBoard *self)
{
  /* The focus goes on from one to the next while they go. */
  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    if (self->holes[hole] != NULL)
      g_signal_handlers_disconnect_by_data (self->holes[hole], self);

  for (guint hole = 0; hole < RK_MAX_RING; hole++)
    g_clear_pointer (&self->holes[hole], gtk_widget_unparent);
}

static void
create_holes (RkBoard *self)
{
  remove_holes (self);
  self->hovered_hole = -1;
  self->focus_hole = -1;

  for (guint hole = 0; hole < get_n_ring (self); hole++)
    {
      GtkWidget *widget = rk_hole_new (self->art, hole);

      g_signal_connect_object (widget, "clicked", G_CALLBACK (hole_clicked_cb), self,
                               G_CONNECT_SWAPPED);
      g_signal_connect_object (widget, "looked-at", G_CALLBACK (hole_looked_at_cb), self,
                               G_CONNECT_SWAPPED);
      gtk_widget_set_parent (widget, GTK_WIDGET (self));
      self->holes[hole] = widget;
    }

  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

static void
stop_animation (RkBoard *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);

  self->tick_id = 0;
  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_clear_pointer (&self->player, rk_sowing_player_free);
}

static void
move_player (RkBoard *self,
             double   time)
{
  double since = self->heard;
  RkSound sound;

  rk_sowing_player_advance (self->player, time);
  self->heard = rk_sowing_player_get_time (self->player);
  sound = rk_sowing_player_get_sound (self->player, since);
  if (sound != RK_SOUND_NONE && gtk_widget_get_mapped (GTK_WIDGET (self)))
    g_signal_emit (self, signals[SOUNDED], 0, sound);
}

/* Shows the end of the animation. */
static void
settle (RkBoard *self)
{
  if (self->player != NULL)
    {
      move_player (self, rk_sowing_player_get_duration (self->player));
      self->pebbles = *rk_sowing_player_get_pebbles (self->player);
      self->position = *rk_sowing_player_get_after (self->player);
    }

  stop_animation (self);
  /* The size may have changed meanwhile. */
  gtk_widget_queue_allocate (GTK_WIDGET (self));
  update_all (self);
}

static gboolean
settled_cb (gpointer user_data)
{
  RkBoard *self = user_data;

  self->idle_id = 0;
  update_all (self);
  g_signal_emit (self, signals[PLAYED_OUT], 0);

  return G_SOURCE_REMOVE;
}

/* Shows the end of the animation at once, but tells it only when the caller
 * is done. */
static void
settle_later (RkBoard *self)
{
  settle (self);
  self->idle_id = g_idle_add_full (G_PRIORITY_DEFAULT, settled_cb, self, NULL);
}

static gboolean
tick_cb (GtkWidget     *widget,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  RkBoard *self = RK_BOARD (widget);
  gint64 now = gdk_frame_clock_get_frame_time (clock);
  double step = 0;

  /* The speed may have changed since the animation was made. */
  if (self->frame_time != 0)
    step = (now - self->frame_time) / (double) G_USEC_PER_SEC * self->speed / self->player_speed;

  self->frame_time = now;
  move_player (self, rk_sowing_player_get_time (self->player) + step);
  if (rk_sowing_player_get_time (self->player) >= rk_sowing_player_get_duration (self->player))
    {
      /* GTK removes this callback by itself. */
      self->tick_id = 0;
      rk_board_skip (self);
      return G_SOURCE_REMOVE;
    }

  _rk_board_update_contents (self);
  update_marks (self);
  gtk_widget_queue_draw (widget);

  return G_SOURCE_CONTINUE;
}

static gboolean
can_animate (RkBoard *self)
{
  return self->speed > 0 &&
         gtk_widget_get_mapped (GTK_WIDGET (self)) &&
         adw_get_enable_animations (GTK_WIDGET (self));
}

static double
get_player_speed (RkBoard *self)
{
  return self->speed > 0 ? self->speed : RK_BOARD_DEFAULT_SPEED;
}

/* Takes @player over and begins. */
static void
start_animation (RkBoard        *self,
                 RkSowingPlayer *player)
{
  self->player = player;
  self->player_speed = get_player_speed (self);
  self->frame_time = 0;
  self->heard = -1;

  if (!can_animate (self))
    {
      settle_later (self);
      return;
    }

  move_player (self, 0);
  self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
  _rk_board_update_contents (self);
  _rk_board_update_descriptions (self);
  _rk_board_update_preview (self);
}

static void
style_changed_cb (RkBoard *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  rk_board_art_set_look (self->art,
                         adw_style_manager_get_dark (manager),
                         adw_style_manager_get_high_contrast (manager));
  gtk_widget_queue_draw (GTK_WIDGET (self));

  for (guint hole = 0; hole < get_n_ring (self); hole++)
    gtk_widget_queue_draw (self->holes[hole]);
}

static gboolean
key_pressed_cb (RkBoard               *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                GtkEventControllerKey *controller)
{
  return rk_board_handle_key (self, keyval, keycode, state);
}

static void
pressed_cb (RkBoard *self)
{
  if (rk_board_is_animating (self))
    rk_board_skip (self);
}

/* What the previewed move captures, beside the ring at its end. */
static void
snapshot_preview (RkBoard     *self,
                  GtkSnapshot *snapshot)
{
  const graphene_point_t *center = &self->layout.centers[self->preview.last];
  RkSide mover = self->position.turn;
  gboolean below = rk_board_layout_get_row (&self->layout, self->preview.last) == 1;
  float size = self->layout.font_size;
  float y = center->y + (below ? -1 : 1) * (self->layout.ry + size * 0.35f);
  float spread = self->preview.captured[0] > 0 && self->preview.captured[1] > 0 ? size * 1.3f : 0;

  for (guint side = 0; side < 2; side++)
    {
      gboolean gain = side == mover;
      g_autofree char *number = rk_format_number (self->preview.captured[side]);
      g_autofree char *text = g_strconcat (gain ? "+" : "\342\210\222", number, NULL);

      if (self->preview.captured[side] > 0)
        rk_board_scene_badge (self->art, GTK_WIDGET (self), snapshot, text, size * 0.95f,
                              center->x + (gain ? -spread : spread), y, gain);
    }
}

static void
rk_board_snapshot (GtkWidget   *widget,
                   GtkSnapshot *snapshot)
{
  RkBoard *self = RK_BOARD (widget);

  rk_board_art_set_layout (self->art, &self->layout, gtk_widget_get_width (widget),
                           gtk_widget_get_height (widget), _rk_board_get_scale (self));
  rk_board_art_snapshot_ground (self->art, snapshot);

  for (guint hole = 0; hole < get_n_ring (self); hole++)
    gtk_widget_snapshot_child (widget, self->holes[hole], snapshot);

  _rk_board_snapshot_lap (self, snapshot);
  _rk_board_snapshot_hint (self, snapshot);
  _rk_board_snapshot_mistake (self, snapshot);
  if (self->player != NULL)
    rk_board_scene_snapshot (self->art, self->player, widget, self->show_numbers, snapshot);
  else if (self->preview_hole >= 0)
    snapshot_preview (self, snapshot);
}

/* Nobody looks any more: nothing ticks for an unmapped widget. */
static void
rk_board_unmap (GtkWidget *widget)
{
  RkBoard *self = RK_BOARD (widget);

  if (self->player != NULL)
    {
      self->heard = G_MAXDOUBLE;
      settle_later (self);
    }

  GTK_WIDGET_CLASS (rk_board_parent_class)->unmap (widget);
}

static void
rk_board_dispose (GObject *object)
{
  RkBoard *self = RK_BOARD (object);

  stop_animation (self);
  remove_holes (self);
  _rk_board_clear_advice (self);

  G_OBJECT_CLASS (rk_board_parent_class)->dispose (object);
}

static void
rk_board_finalize (GObject *object)
{
  RkBoard *self = RK_BOARD (object);

  g_clear_pointer (&self->art, rk_board_art_free);

  G_OBJECT_CLASS (rk_board_parent_class)->finalize (object);
}

static void
rk_board_class_init (RkBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_board_dispose;
  object_class->finalize = rk_board_finalize;

  widget_class->focus = _rk_board_focus;
  widget_class->grab_focus = _rk_board_grab_focus;
  widget_class->snapshot = rk_board_snapshot;
  widget_class->unmap = rk_board_unmap;

  _rk_board_install_options (object_class);
  _rk_board_install_size (widget_class);

  signals[HOLE_ACTIVATED] = g_signal_new ("hole-activated", RK_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0,
                                          NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  /**
   * RkBoard::hole-skipped:
   * @hole: a hole that was chosen while stones moved, and so only ended that
   */
  signals[HOLE_SKIPPED] = g_signal_new ("hole-skipped", RK_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  signals[HOLE_HOVERED] = g_signal_new ("hole-hovered", RK_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0,
                                        NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[PLAYED_OUT] = g_signal_new ("played-out", RK_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0,
                                      NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SOUNDED] = g_signal_new ("sounded", RK_TYPE_BOARD, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  gtk_widget_class_set_css_name (widget_class, "board");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
add_controllers (RkBoard *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);

  g_signal_connect_object (click, "pressed", G_CALLBACK (pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

static void
rk_board_init (RkBoard *self)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  self->art = rk_board_art_new ();
  self->interactive_side = -1;
  self->preview_hole = -1;
  self->last_hole = -1;
  self->last_end = -1;
  self->hint_hole = -1;
  self->mistake_hole = -1;
  self->show_numbers = TRUE;
  self->show_letters = TRUE;
  self->show_preview = TRUE;
  self->speed = RK_BOARD_DEFAULT_SPEED;

  rk_position_init_standard (&self->position, RK_MAX_HOLES, RK_COUNTER_CLOCKWISE, RK_SOUTH);
  rk_board_layout_init (&self->layout, RK_MAX_HOLES, FALSE, 1, 1,
                        RK_BOARD_NATURAL_WIDTH, RK_BOARD_NATURAL_HEIGHT);
  rk_pebbles_init (&self->pebbles);
  rk_pebbles_set_position (&self->pebbles, &self->position);
  create_holes (self);
  add_controllers (self);
  update_all (self);

  /* TRANSLATORS: the game board, for screen readers */
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Board"),
                                  -1);

  g_signal_connect_object (gtk_widget_get_settings (GTK_WIDGET (self)), "notify::gtk-xft-dpi",
                           G_CALLBACK (gtk_widget_queue_allocate), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (style_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (style_changed_cb), self,
                           G_CONNECT_SWAPPED);
  style_changed_cb (self);
}

/**
 * rk_board_new:
 *
 * Returns: (transfer floating): a board in the first position of a match, on
 *   which nobody can play yet
 */
GtkWidget *
rk_board_new (void)
{
  return g_object_new (RK_TYPE_BOARD, NULL);
}

/* Shows @position; stones stay where they can. */
static void
show_position (RkBoard          *self,
               const RkPosition *position)
{
  gboolean other_size = self->position.n_holes != position->n_holes;

  stop_animation (self);
  self->has_lap = FALSE;
  self->position = *position;
  rk_pebbles_set_position (&self->pebbles, position);

  if (other_size)
    {
      rk_board_layout_init (&self->layout, position->n_holes, self->turned, 1, 1,
                            RK_BOARD_NATURAL_WIDTH, RK_BOARD_NATURAL_HEIGHT);
      create_holes (self);
    }
}

/**
 * rk_board_set_position:
 * @self: a board
 * @position: a position
 *
 * Shows @position at once. An animation stops without #RkBoard::played-out.
 */
void
rk_board_set_position (RkBoard          *self,
                       const RkPosition *position)
{
  g_return_if_fail (RK_IS_BOARD (self));
  g_return_if_fail (position != NULL);

  show_position (self, position);
  update_all (self);
}

/**
 * rk_board_play:
 * @self: a board
 * @before: the position before the move
 * @hole: the hole that is played: a legal move
 *
 * Shows how a move is sown and ends in the position after it. Where animations
 * are off that is shown at once. In any case #RkBoard::played-out follows, but
 * not before this function returns.
 */
void
rk_board_play (RkBoard          *self,
               const RkPosition *before,
               guint             hole)
{
  RkSowingPlayer *player;

  g_return_if_fail (RK_IS_BOARD (self));
  g_return_if_fail (before != NULL);
  g_return_if_fail (rk_position_check_move (before, hole) == RK_MOVE_LEGAL);

  show_position (self, before);
  player = rk_sowing_player_new_move (&self->pebbles, before, hole, get_player_speed (self));
  start_animation (self, player);
}

/**
 * rk_board_show_filling:
 * @self: a board
 * @from: the last position of a round
 * @to: the first position of the next
 * @heir: the #RkSide that gets all stones left on the board, as when the round
 *   was conceded (rule 14), or -1 if the owners of their rows do (rule 12)
 *
 * Shows how the winnings fill the holes, which close with sand and which
 * reopen. Where animations are off, @to is shown at once. In any case
 * #RkBoard::played-out follows, but not before this function returns.
 */
void
rk_board_show_filling (RkBoard          *self,
                       const RkPosition *from,
                       const RkPosition *to,
                       int               heir)
{
  RkSowingPlayer *player;

  g_return_if_fail (RK_IS_BOARD (self));
  g_return_if_fail (from != NULL && to != NULL);
  g_return_if_fail (from->n_holes == to->n_holes);
  g_return_if_fail (heir >= -1 && heir <= RK_NORTH);

  show_position (self, from);
  player = rk_sowing_player_new_filling (&self->pebbles, from, to, heir,
                                         get_player_speed (self));
  start_animation (self, player);
}

/**
 * rk_board_skip:
 * @self: a board
 *
 * Ends an animation now: its end is shown, and #RkBoard::played-out emitted.
 * Does nothing if nothing is animated.
 */
void
rk_board_skip (RkBoard *self)
{
  g_return_if_fail (RK_IS_BOARD (self));

  if (!rk_board_is_animating (self))
    return;

  settle (self);
  g_signal_emit (self, signals[PLAYED_OUT], 0);
}

/**
 * rk_board_is_animating:
 * @self: a board
 *
 * Returns: whether #RkBoard::played-out is still to come
 */
gboolean
rk_board_is_animating (RkBoard *self)
{
  g_return_val_if_fail (RK_IS_BOARD (self), FALSE);

  return self->player != NULL || self->idle_id != 0;
}

/**
 * rk_board_set_marks:
 * @self: a board
 * @last_hole: the hole that was played last, or -1
 * @last_end: the hole in which that move ended, or -1
 *
 * Marks the last move.
 */
void
rk_board_set_marks (RkBoard *self,
                    int      last_hole,
                    int      last_end)
{
  g_return_if_fail (RK_IS_BOARD (self));

  self->last_hole = last_hole;
  self->last_end = last_end;
  update_marks (self);
}

/**
 * rk_board_set_reopened:
 * @self: a board
 * @mask: a bit for each hole
 *
 * Marks the holes that were reopened for this round.
 */
void
rk_board_set_reopened (RkBoard *self,
                       guint16  mask)
{
  g_return_if_fail (RK_IS_BOARD (self));

  self->reopened = mask;
  update_marks (self);
}

/**
 * rk_board_get_hole_widget:
 * @self: a board
 * @hole: a hole
 *
 * Returns: (transfer none) (nullable): the button of @hole
 */
GtkWidget *
rk_board_get_hole_widget (RkBoard *self,
                          guint    hole)
{
  g_return_val_if_fail (RK_IS_BOARD (self), NULL);
  g_return_val_if_fail (hole < get_n_ring (self), NULL);

  return self->holes[hole];
}

/**
 * rk_board_get_shown_stones:
 * @self: a board
 * @hole: a hole
 *
 * Returns: how many stones are shown in @hole now: in an animation those that
 *   have fallen so far
 */
guint
rk_board_get_shown_stones (RkBoard *self,
                           guint    hole)
{
  g_return_val_if_fail (RK_IS_BOARD (self), 0);
  g_return_val_if_fail (hole < get_n_ring (self), 0);

  return self->player != NULL ? rk_sowing_player_get_stones (self->player, hole)
                              : self->position.stones[hole];
}
