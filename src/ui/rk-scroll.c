/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-scroll.h"

typedef struct
{
  GWeakRef descendant;
  gboolean laid_out;
} ScrollTarget;

static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *frame_clock,
           gpointer       user_data)
{
  ScrollTarget *self = user_data;
  g_autoptr (GtkWidget) target = NULL;

  /* The first frame only gives the widgets their places, after this callback. */
  if (!self->laid_out)
    {
      self->laid_out = TRUE;
      return G_SOURCE_CONTINUE;
    }

  target = g_weak_ref_get (&self->descendant);
  if (target != NULL && gtk_widget_get_mapped (target) &&
      gtk_widget_is_ancestor (target, widget))
    gtk_viewport_scroll_to (GTK_VIEWPORT (widget), target, NULL);

  return G_SOURCE_REMOVE;
}

static void
scroll_target_free (gpointer data)
{
  ScrollTarget *self = data;

  g_weak_ref_clear (&self->descendant);
  g_free (self);
}

/**
 * rk_scroll_to:
 * @viewport: a viewport
 * @descendant: a widget in it
 *
 * Brings @descendant into view as soon as it has its place, also when it is
 * new.
 */
void
rk_scroll_to (GtkViewport *viewport,
              GtkWidget   *descendant)
{
  ScrollTarget *target;

  g_return_if_fail (GTK_IS_VIEWPORT (viewport));
  g_return_if_fail (GTK_IS_WIDGET (descendant));

  if (!gtk_widget_get_mapped (GTK_WIDGET (viewport)))
    return;

  target = g_new0 (ScrollTarget, 1);
  g_weak_ref_init (&target->descendant, descendant);
  gtk_widget_add_tick_callback (GTK_WIDGET (viewport), scroll_cb, target, scroll_target_free);
}

/* How often at most a list is told, and how often in a row that must change nothing. */
#define MAX_FRAMES   20
#define STILL_FRAMES 3

typedef struct
{
  guint position;
  guint n_frames;
  guint n_still;
  double value;
  double upper;
} ItemTarget;

/* Where a list keeps the target it is on the way to. */
static const char target_key[] = "rk-scroll-target";

/* Heights are guesses at first: each frame knows more of them. */
static gboolean
scroll_item_cb (GtkWidget     *widget,
                GdkFrameClock *frame_clock,
                gpointer       user_data)
{
  ItemTarget *self = user_data;
  GListModel *model = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (widget)));
  GtkAdjustment *adjustment = gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (widget));

  /* Two targets would pull the list to and fro: only the last one counts. */
  if (g_object_get_data (G_OBJECT (widget), target_key) != self || model == NULL ||
      self->position >= g_list_model_get_n_items (model))
    return G_SOURCE_REMOVE;

  gtk_list_view_scroll_to (GTK_LIST_VIEW (widget), self->position, GTK_LIST_SCROLL_NONE, NULL);
  if (gtk_adjustment_get_value (adjustment) == self->value &&
      gtk_adjustment_get_upper (adjustment) == self->upper)
    self->n_still++;
  else
    self->n_still = 0;
  self->value = gtk_adjustment_get_value (adjustment);
  self->upper = gtk_adjustment_get_upper (adjustment);
  self->n_frames++;

  return self->n_still < STILL_FRAMES && self->n_frames < MAX_FRAMES ? G_SOURCE_CONTINUE
                                                                      : G_SOURCE_REMOVE;
}

/**
 * rk_scroll_to_item:
 * @view: a list
 * @position: of a row in it
 *
 * Brings the whole row into view: at once as far as its height can be guessed, and
 * again when it has its place. Another row takes the place of one that is still
 * being brought.
 */
void
rk_scroll_to_item (GtkListView *view,
                   guint        position)
{
  ItemTarget *target;

  g_return_if_fail (GTK_IS_LIST_VIEW (view));

  gtk_list_view_scroll_to (view, position, GTK_LIST_SCROLL_NONE, NULL);
  if (!gtk_widget_get_mapped (GTK_WIDGET (view)))
    return;

  target = g_new0 (ItemTarget, 1);
  target->position = position;
  g_object_set_data (G_OBJECT (view), target_key, target);
  gtk_widget_add_tick_callback (GTK_WIDGET (view), scroll_item_cb, target, g_free);
}
