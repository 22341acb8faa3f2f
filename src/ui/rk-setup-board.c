/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-board-keys.h"
#include "rk-hole.h"
#include "rk-sentences.h"
#include "rk-setup-board.h"

struct _RkSetupBoard
{
  GtkBox parent_instance;

  /* Template Widgets */
  RkBoard *board;
  GtkLabel *hole_label;
  GtkWidget *fewer_button;
  GtkWidget *more_button;
  GtkToggleButton *closed_button;

  /* Owned References */
  RkSetup *setup;

  /* The hole that was chosen last. */
  guint hole;
  /* Whether the last key was a digit in that hole: another one follows it. */
  gboolean typing;
  /* How many holes the board had when it was connected. */
  guint n_connected;
};

enum
{
  EDITED,
  REFUSED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkSetupBoard, rk_setup_board, GTK_TYPE_BOX)

static guint signals[N_SIGNALS];

static const RkPosition *
get_position (RkSetupBoard *self)
{
  return rk_setup_get_position (self->setup);
}

static guint
get_stones (RkSetupBoard *self,
            guint         hole)
{
  return get_position (self)->stones[hole];
}

static void closed_toggled_cb (RkSetupBoard *self);

static void
show_hole (RkSetupBoard *self)
{
  const RkPosition *position = get_position (self);
  g_autofree char *text = rk_text_hole (position, self->hole, FALSE);

  rk_board_set_marks (self->board, self->hole, -1);
  gtk_label_set_label (self->hole_label, text);
  gtk_widget_set_sensitive (self->fewer_button, position->stones[self->hole] > 0);
  gtk_widget_set_sensitive (self->more_button,
                            position->stones[self->hole] < rk_setup_get_all (self->setup));
  g_signal_handlers_block_by_func (self->closed_button, closed_toggled_cb, self);
  gtk_toggle_button_set_active (self->closed_button, !rk_position_is_open (position, self->hole));
  g_signal_handlers_unblock_by_func (self->closed_button, closed_toggled_cb, self);
}

static void
choose (RkSetupBoard *self,
        guint         hole)
{
  if (self->hole == hole || hole >= 2u * get_position (self)->n_holes)
    return;

  self->hole = hole;
  self->typing = FALSE;
  show_hole (self);
}

static void
tell_edited (RkSetupBoard *self)
{
  g_autofree char *text = rk_text_hole (get_position (self), self->hole, FALSE);

  g_signal_emit (self, signals[EDITED], 0, text);
}

static void
refuse (RkSetupBoard *self,
        const char   *text)
{
  show_hole (self);
  g_signal_emit (self, signals[REFUSED], 0, text);
}

static void
set_stones (RkSetupBoard *self,
            guint         n_stones)
{
  if (rk_setup_set_stones (self->setup, self->hole, n_stones))
    tell_edited (self);
  else
    refuse (self, _("A hole cannot hold more stones than there are."));
}

static void
add_one (RkSetupBoard *self)
{
  self->typing = FALSE;
  set_stones (self, get_stones (self, self->hole) + 1);
}

static void
take_one (RkSetupBoard *self)
{
  self->typing = FALSE;
  if (get_stones (self, self->hole) > 0)
    set_stones (self, get_stones (self, self->hole) - 1);
}

static void
toggle_closed (RkSetupBoard *self)
{
  self->typing = FALSE;
  if (rk_setup_toggle_closed (self->setup, self->hole))
    tell_edited (self);
  else
    refuse (self, _("At least one hole of each row must stay open."));
}

/* A number of two digits is typed one after the other. */
static void
type_digit (RkSetupBoard *self,
            guint         digit)
{
  guint n_stones = self->typing ? 10 * get_stones (self, self->hole) + digit : digit;

  if (n_stones > rk_setup_get_all (self->setup))
    n_stones = digit;
  set_stones (self, n_stones);
  self->typing = TRUE;
}

/* The same letter once more means the other row. */
static void
go_to_letter (RkSetupBoard *self,
              guint         index)
{
  guint n_holes = get_position (self)->n_holes;
  guint start = self->hole < n_holes ? 0 : n_holes;

  if (index >= n_holes)
    return;
  if (self->hole == start + index)
    start = n_holes - start;
  rk_board_focus_hole (self->board, start + index);
}

static void
hole_activated_cb (RkSetupBoard *self,
                   guint         hole)
{
  choose (self, hole);
  add_one (self);
}

static void
fewer_cb (RkSetupBoard *self)
{
  take_one (self);
}

static void
more_cb (RkSetupBoard *self)
{
  add_one (self);
}

static void
closed_toggled_cb (RkSetupBoard *self)
{
  toggle_closed (self);
}

/* Keys that add, take or empty. */
static gboolean
handle_sign (RkSetupBoard *self,
             guint         keyval)
{
  switch (keyval)
    {
    case GDK_KEY_plus:
    case GDK_KEY_equal:
    case GDK_KEY_KP_Add:
      add_one (self);
      return TRUE;

    case GDK_KEY_minus:
    case GDK_KEY_KP_Subtract:
    case GDK_KEY_BackSpace:
      take_one (self);
      return TRUE;

    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
      self->typing = FALSE;
      set_stones (self, 0);
      return TRUE;

    default:
      return FALSE;
    }
}

/* Before the board, which would play. */
static gboolean
key_pressed_cb (RkSetupBoard          *self,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        state,
                GtkEventControllerKey *controller)
{
  const GdkModifierType others = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK |
                                 GDK_HYPER_MASK | GDK_META_MASK;
  char symbol;

  if (state & others)
    return GDK_EVENT_PROPAGATE;
  if (handle_sign (self, keyval))
    return GDK_EVENT_STOP;

  symbol = rk_board_key_get_symbol (gtk_widget_get_display (GTK_WIDGET (self)), keyval, keycode);
  if (g_ascii_isdigit (symbol))
    type_digit (self, g_ascii_digit_value (symbol));
  else if (symbol == 'x')
    toggle_closed (self);
  else if (symbol >= 'a' && symbol < 'a' + RK_MAX_HOLES)
    go_to_letter (self, symbol - 'a');
  else
    return GDK_EVENT_PROPAGATE;

  return GDK_EVENT_STOP;
}

/* Takes a stone out of the hole at this place of the board, if there is a hole. */
static gboolean
take_there (RkSetupBoard *self,
            double        x,
            double        y)
{
  GtkWidget *picked = gtk_widget_pick (GTK_WIDGET (self->board), x, y, GTK_PICK_DEFAULT);

  if (!RK_IS_HOLE (picked))
    return FALSE;

  choose (self, rk_hole_get_index (RK_HOLE (picked)));
  take_one (self);

  return TRUE;
}

static void
secondary_pressed_cb (RkSetupBoard *self,
                      int           n_press,
                      double        x,
                      double        y,
                      GtkGesture   *gesture)
{
  if (take_there (self, x, y))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* Claimed: the click that would add one does not come. */
static void
long_pressed_cb (RkSetupBoard *self,
                 double        x,
                 double        y,
                 GtkGesture   *gesture)
{
  if (take_there (self, x, y))
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

static void
looked_at_cb (RkSetupBoard *self,
              RkHole       *hole)
{
  if (gtk_widget_get_state_flags (GTK_WIDGET (hole)) & GTK_STATE_FLAG_FOCUSED)
    choose (self, rk_hole_get_index (hole));
}

/* The board has new holes when their number changes. */
static void
connect_holes (RkSetupBoard *self)
{
  guint n_holes = get_position (self)->n_holes;

  if (self->n_connected == n_holes)
    return;

  self->n_connected = n_holes;
  for (guint hole = 0; hole < 2 * n_holes; hole++)
    g_signal_connect_object (rk_board_get_hole_widget (self->board, hole), "looked-at",
                             G_CALLBACK (looked_at_cb), self, G_CONNECT_SWAPPED);
  self->hole = MIN (self->hole, 2 * n_holes - 1);
}

static void
changed_cb (RkSetupBoard *self)
{
  gboolean has_focus = gtk_widget_get_focus_child (GTK_WIDGET (self->board)) != NULL;

  rk_board_set_position (self->board, get_position (self));
  connect_holes (self);
  show_hole (self);
  if (has_focus && gtk_widget_get_focus_child (GTK_WIDGET (self->board)) == NULL)
    rk_board_focus_hole (self->board, self->hole);
}

static gboolean
rk_setup_board_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (RK_SETUP_BOARD (widget)->board));
}

static void
rk_setup_board_dispose (GObject *object)
{
  RkSetupBoard *self = RK_SETUP_BOARD (object);

  gtk_widget_dispose_template (GTK_WIDGET (object), RK_TYPE_SETUP_BOARD);
  g_clear_object (&self->setup);

  G_OBJECT_CLASS (rk_setup_board_parent_class)->dispose (object);
}

static void
rk_setup_board_class_init (RkSetupBoardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_setup_board_dispose;
  widget_class->grab_focus = rk_setup_board_grab_focus;

  /**
   * RkSetupBoard::edited:
   * @text: the hole, and what it holds now
   */
  signals[EDITED] = g_signal_new ("edited", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  /**
   * RkSetupBoard::refused:
   * @text: why a hole cannot be changed so
   */
  signals[REFUSED] = g_signal_new ("refused", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (RK_TYPE_BOARD);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-setup-board.ui");
  gtk_widget_class_bind_template_child (widget_class, RkSetupBoard, board);
  gtk_widget_class_bind_template_child (widget_class, RkSetupBoard, hole_label);
  gtk_widget_class_bind_template_child (widget_class, RkSetupBoard, fewer_button);
  gtk_widget_class_bind_template_child (widget_class, RkSetupBoard, more_button);
  gtk_widget_class_bind_template_child (widget_class, RkSetupBoard, closed_button);
  gtk_widget_class_bind_template_callback (widget_class, hole_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, secondary_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, long_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, fewer_cb);
  gtk_widget_class_bind_template_callback (widget_class, more_cb);
  gtk_widget_class_bind_template_callback (widget_class, closed_toggled_cb);
}

static void
rk_setup_board_init (RkSetupBoard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rk_setup_board_set_setup:
 * @self: a board
 * @setup: what is set up on it
 *
 * To call once.
 */
void
rk_setup_board_set_setup (RkSetupBoard *self,
                          RkSetup      *setup)
{
  g_return_if_fail (RK_IS_SETUP_BOARD (self));
  g_return_if_fail (RK_IS_SETUP (setup));
  g_return_if_fail (self->setup == NULL);

  self->setup = g_object_ref (setup);
  g_signal_connect_object (setup, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  changed_cb (self);
}

/**
 * rk_setup_board_get_board:
 * @self: a board
 *
 * Returns: (transfer none): the holes and stones of it
 */
RkBoard *
rk_setup_board_get_board (RkSetupBoard *self)
{
  g_return_val_if_fail (RK_IS_SETUP_BOARD (self), NULL);

  return self->board;
}
