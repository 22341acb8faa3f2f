/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-application-private.h"
#include "rk-take-over.h"
#include "rk-window-private.h"

/* A copy, since the old window still writes into its own; of the library, so that
 * nothing is read again that is open. */
static RkWindowState *
copy_state (RkWindow *self)
{
  g_autoptr (GVariant) stored =
    g_variant_ref_sink (rk_window_state_to_variant (rk_window_get_state (self)));
  RkWindowState *state = rk_window_state_new_from_variant (stored);

  g_object_set (state, "parent", NULL, "lesson", NULL, NULL);
  rk_window_state_set_file (state, NULL);
  return state;
}

/* A page reads from the state which place it shows. */
static void
copy_place (RkWindow   *self,
            RkWindow   *old,
            RkDocument *document)
{
  RkWindowState *state = rk_window_get_state (self);
  guint round;
  guint ply;

  rk_window_state_set_file (state, rk_document_get_file (document));
  if (rk_window_state_get_place (rk_window_get_state (old), &round, &ply))
    rk_window_state_set_place (state, round, ply);
}

static void
show_documents (RkWindow *self,
                RkWindow *old)
{
  g_autoptr (GPtrArray) documents = _rk_window_list_documents (old);

  for (guint i = 0; i < documents->len; i++)
    {
      rk_document_gather (documents->pdata[i]);
      if (i + 1 == documents->len)
        copy_place (self, old, documents->pdata[i]);
      rk_window_show_document (self, documents->pdata[i]);
    }
}

/* It comes on top of what it covered. */
static void
show_lesson (RkWindow *self,
             RkWindow *old)
{
  g_autofree char *lesson = NULL;

  g_object_get (rk_window_get_state (old), "lesson", &lesson, NULL);
  if (lesson != NULL)
    _rk_window_show_lesson (self, lesson);
}

/* Of the two windows, which are built alike, the widget in @self that stands where
 * @old_focus stands in @old. */
static GtkWidget *
find_counterpart (GtkWidget *self,
                  GtkWidget *old,
                  GtkWidget *old_focus)
{
  GtkWidget *parent;
  GtkWidget *child;

  if (old_focus == old)
    return self;
  parent = find_counterpart (self, old, gtk_widget_get_parent (old_focus));
  if (parent == NULL)
    return NULL;

  child = gtk_widget_get_first_child (parent);
  for (GtkWidget *other = gtk_widget_get_prev_sibling (old_focus); other != NULL && child != NULL;
       other = gtk_widget_get_prev_sibling (other))
    child = gtk_widget_get_next_sibling (child);

  return child != NULL && G_OBJECT_TYPE (child) == G_OBJECT_TYPE (old_focus) ? child : NULL;
}

static void
copy_focus (RkWindow *self,
            RkWindow *old)
{
  GtkWidget *old_focus = gtk_window_get_focus (GTK_WINDOW (old));
  GtkWidget *focus = NULL;

  if (old_focus != NULL)
    focus = find_counterpart (GTK_WIDGET (self), GTK_WIDGET (old), old_focus);
  /* What is half typed goes on, and is not selected to be typed over. */
  if (GTK_IS_TEXT (focus))
    gtk_text_grab_focus_without_selecting (GTK_TEXT (focus));
  else if (focus != NULL)
    gtk_widget_grab_focus (focus);
}

/**
 * _rk_window_remake:
 * @self: a window that waits for nothing
 *
 * Makes a window that shows what @self shows, from the same documents, with all that
 * a person has left in it: in another language, for one. @self is left to the caller.
 *
 * Returns: (transfer none): a new window, owned by GTK
 */
RkWindow *
_rk_window_remake (RkWindow *self)
{
  g_autoptr (RkWindowState) state = copy_state (self);
  RkWindow *window =
    _rk_application_add_window (_rk_window_get_application (self), state);

  show_documents (window, self);
  show_lesson (window, self);
  rk_take_over (GTK_WIDGET (window), GTK_WIDGET (self));
  copy_focus (window, self);
  if (gtk_window_is_fullscreen (GTK_WINDOW (self)))
    gtk_window_fullscreen (GTK_WINDOW (window));
  return window;
}
