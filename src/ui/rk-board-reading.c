/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Keys on a board beside a match that ask for something to be told, as on the page of a match. */

#include "rk-board-keys.h"
#include "rk-board-reading.h"
#include "rk-read-sentences.h"

typedef struct
{
  /* Borrowed: the owner has the board, which has the keys. */
  RkBoard *board;
  GtkWidget *owner;
  RkBoardReadFunc read;
  RkBoardTellFunc tell;
} Reading;

/* What moves comes to rest first: that is what is told. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                Reading               *self)
{
  const GdkModifierType others = GDK_CONTROL_MASK | GDK_ALT_MASK | GDK_SUPER_MASK |
                                 GDK_HYPER_MASK | GDK_META_MASK;
  const char key = rk_board_key_get_symbol (gtk_widget_get_display (self->owner), keyval, keycode);
  g_autofree char *text = NULL;

  if ((modifiers & others) != 0 || key == 0 || strchr ("lsromtv", key) == NULL)
    return GDK_EVENT_PROPAGATE;

  rk_board_skip (self->board);
  text = self->read (self->owner, key);
  if (text == NULL)
    return GDK_EVENT_PROPAGATE;

  self->tell (self->owner, text);
  return GDK_EVENT_STOP;
}

static void
free_reading (gpointer  data,
              GClosure *closure)
{
  g_free (data);
}

/**
 * rk_board_add_reading:
 * @self: a board
 * @owner: the widget that has the board
 * @read: what finds what there is to tell, by the letter of a key: one of those that the page
 *   of a match has too
 * @tell: what tells it
 *
 * Lets keys on the board ask for something to be told.
 */
void
rk_board_add_reading (RkBoard         *self,
                      GtkWidget       *owner,
                      RkBoardReadFunc  read,
                      RkBoardTellFunc  tell)
{
  GtkEventController *keys;
  Reading *reading;

  g_return_if_fail (RK_IS_BOARD (self));
  g_return_if_fail (GTK_IS_WIDGET (owner));
  g_return_if_fail (read != NULL && tell != NULL);

  keys = gtk_event_controller_key_new ();
  reading = g_new (Reading, 1);
  *reading = (Reading) { self, owner, read, tell };
  g_signal_connect_data (keys, "key-pressed", G_CALLBACK (key_pressed_cb), reading, free_reading,
                         G_CONNECT_DEFAULT);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}

/**
 * rk_board_read_row:
 * @self: a board
 * @turn: who is to move
 * @key: the letter of a key
 *
 * Returns: (transfer full) (nullable): for "r" what is in the row of @turn, for "o" in the
 *   other; %NULL for any other key
 */
char *
rk_board_read_row (RkBoard *self,
                   RkSide   turn,
                   char     key)
{
  g_return_val_if_fail (RK_IS_BOARD (self), NULL);

  switch (key)
    {
    case 'r':
      return rk_text_read_row (rk_board_get_position (self), turn);
    case 'o':
      return rk_text_read_row (rk_board_get_position (self), rk_side_other (turn));
    default:
      return NULL;
    }
}
