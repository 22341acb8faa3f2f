/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-navigation-bar.h"

/* So wide the status is at least: it gets the room that is left, or a line of its own. */
#define STATUS_CHARS 8
#define HINT_CHARS   18

struct _RkNavigationBar
{
  GtkBox parent_instance;

  /* Template Widgets */
  GtkBox *line_box;
  GtkBox *bar_box;
  GtkWidget *text_box;
  GtkLabel *place_label;
  GtkWidget *now_button;
  GtkWidget *mistake_button;
  GtkLabel *status_label;
  GtkWidget *undo_box;
  GtkBox *walk_box;
  GtkWidget *hint_button;
  GtkWidget *pane_button;

  gboolean narrow;
  gboolean plain;
  /* Whether the status is a hint, which is never cut off. */
  gboolean hint;
  gboolean at_mistake;
};

G_DEFINE_FINAL_TYPE (RkNavigationBar, rk_navigation_bar, GTK_TYPE_BOX)

static void
rk_navigation_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RK_TYPE_NAVIGATION_BAR);

  G_OBJECT_CLASS (rk_navigation_bar_parent_class)->dispose (object);
}

static void
rk_navigation_bar_class_init (RkNavigationBarClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_navigation_bar_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-navigation-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RkNavigationBar, line_box);
  gtk_widget_class_bind_template_child (widget_class, RkNavigationBar, bar_box);
  gtk_widget_class_bind_template_child (widget_class, RkNavigationBar, text_box);
  gtk_widget_class_bind_template_child (widget_class, RkNavigationBar, place_label);
  gtk_widget_class_bind_template_child (widget_class, RkNavigationBar, now_button);
  gtk_widget_class_bind_template_child (widget_class, RkNavigationBar, mistake_button);
  gtk_widget_class_bind_template_child (widget_class, RkNavigationBar, status_label);
  gtk_widget_class_bind_template_child (widget_class, RkNavigationBar, undo_box);
  gtk_widget_class_bind_template_child (widget_class, RkNavigationBar, walk_box);
  gtk_widget_class_bind_template_child (widget_class, RkNavigationBar, hint_button);
  gtk_widget_class_bind_template_child (widget_class, RkNavigationBar, pane_button);
}

static void
rk_navigation_bar_init (RkNavigationBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/* Whoever looks back must see it. */
static void
show_past (RkNavigationBar *self,
           gboolean         past)
{
  gtk_widget_set_visible (self->now_button, past);
  if (past)
    gtk_widget_add_css_class (GTK_WIDGET (self), "past");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "past");
}

static void
show_moves (RkNavigationBar *self,
            guint            ply,
            guint            n_moves)
{
  g_autofree char *number = rk_format_number (ply);
  g_autofree char *total = rk_format_number (n_moves);
  /* TRANSLATORS: A place in a round: after so many of all its moves. */
  g_autofree char *place = g_strdup_printf (_("Move %1$s of %2$s"), number, total);

  gtk_label_set_label (self->place_label, place);
}

/**
 * rk_navigation_bar_show_place:
 * @self: a bar
 * @cursor: the place that is looked at
 */
void
rk_navigation_bar_show_place (RkNavigationBar *self,
                              RkCursor        *cursor)
{
  RkRound *round;

  g_return_if_fail (RK_IS_NAVIGATION_BAR (self));
  g_return_if_fail (RK_IS_CURSOR (cursor));

  round = rk_match_get_round (rk_cursor_get_match (cursor), rk_cursor_get_round (cursor));
  show_moves (self, rk_cursor_get_ply (cursor), rk_round_get_n_moves (round));
  show_past (self, !rk_cursor_is_live (cursor));
}

/**
 * rk_navigation_bar_show_glimpse:
 * @self: a bar
 * @round: the round that is on the board
 * @ply: after how many of its moves
 *
 * Tells a place that is on the board only for a moment: the buttons stay as they are.
 */
void
rk_navigation_bar_show_glimpse (RkNavigationBar *self,
                                RkRound         *round,
                                guint            ply)
{
  g_return_if_fail (RK_IS_NAVIGATION_BAR (self));
  g_return_if_fail (RK_IS_ROUND (round));

  show_moves (self, ply, rk_round_get_n_moves (round));
}

/**
 * rk_navigation_bar_show_aside:
 * @self: a bar
 * @aside: the place beside the match that is looked at
 *
 * The way back to the match is elsewhere.
 */
void
rk_navigation_bar_show_aside (RkNavigationBar *self,
                              RkAside         *aside)
{
  g_return_if_fail (RK_IS_NAVIGATION_BAR (self));
  g_return_if_fail (RK_IS_ASIDE (aside));

  show_moves (self, rk_aside_get_ply (aside), rk_aside_get_n_moves (aside));
  show_past (self, FALSE);
}

/* Somebody asked for a hint: it gets as much room as it needs. */
static void
update_room (RkNavigationBar *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->line_box),
                          self->narrow && (!self->plain || self->hint));
  gtk_label_set_ellipsize (self->status_label, self->hint ? PANGO_ELLIPSIZE_NONE
                                                          : PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (self->status_label,
                             self->hint && self->narrow ? HINT_CHARS : STATUS_CHARS);
  gtk_label_set_lines (self->status_label, self->hint ? -1 : self->narrow ? 3 : 2);
  gtk_widget_set_visible (self->mistake_button, self->narrow && self->at_mistake);
}

/**
 * rk_navigation_bar_set_status:
 * @self: a bar
 * @status: a sentence about what is on the board
 * @hint: whether it is a hint that somebody asked for
 */
void
rk_navigation_bar_set_status (RkNavigationBar *self,
                              const char      *status,
                              gboolean         hint)
{
  g_return_if_fail (RK_IS_NAVIGATION_BAR (self));

  if (self->hint != (hint != FALSE))
    {
      self->hint = hint != FALSE;
      if (hint)
        gtk_widget_remove_css_class (GTK_WIDGET (self->status_label), "dimmed");
      else
        gtk_widget_add_css_class (GTK_WIDGET (self->status_label), "dimmed");
      update_room (self);
    }

  gtk_label_set_label (self->status_label, status);
  /* There is not always room for all of it. */
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->status_label), status);
}

/* The texts stand after the buttons, so that these keep their place whatever is
 * said, or in a line of their own. */
static void
place_texts (RkNavigationBar *self,
             gboolean         narrow)
{
  GtkBox *wanted = narrow ? self->line_box : self->bar_box;
  GtkWidget *before = narrow ? NULL : GTK_WIDGET (self->walk_box);
  GtkBox *parent = GTK_BOX (gtk_widget_get_parent (self->text_box));

  if (parent == wanted)
    return;

  g_object_ref (self->text_box);
  gtk_box_remove (parent, self->text_box);
  gtk_box_insert_child_after (wanted, self->text_box, before);
  g_object_unref (self->text_box);
}

/**
 * rk_navigation_bar_set_form:
 * @self: a bar
 * @narrow: whether the texts get a line of their own, and the buttons that the
 *   header bar has no room for come here
 * @plain: whether there is no room for that line, or nothing to say in it
 */
void
rk_navigation_bar_set_form (RkNavigationBar *self,
                            gboolean         narrow,
                            gboolean         plain)
{
  g_return_if_fail (RK_IS_NAVIGATION_BAR (self));

  self->narrow = narrow;
  self->plain = plain;
  place_texts (self, narrow);
  update_room (self);
  gtk_widget_set_visible (self->undo_box, narrow);
  gtk_widget_set_visible (self->hint_button, narrow);
  gtk_widget_set_visible (self->pane_button, narrow);
  gtk_widget_set_hexpand (GTK_WIDGET (self->walk_box), narrow);
  gtk_widget_set_halign (GTK_WIDGET (self->walk_box), narrow ? GTK_ALIGN_CENTER
                                                             : GTK_ALIGN_START);
  gtk_box_set_spacing (self->walk_box, narrow ? 0 : 6);
  gtk_box_set_spacing (self->bar_box, narrow ? 0 : 12);
}

/**
 * rk_navigation_bar_set_hint_tooltip:
 * @self: a bar
 * @text: what the button for hints does, or why it does nothing
 *
 * Explains that button.
 */
void
rk_navigation_bar_set_hint_tooltip (RkNavigationBar *self,
                                    const char      *text)
{
  g_return_if_fail (RK_IS_NAVIGATION_BAR (self));
  g_return_if_fail (text != NULL);

  gtk_widget_set_tooltip_text (self->hint_button, text);
}

/**
 * rk_navigation_bar_set_at_mistake:
 * @self: a bar
 * @at_mistake: whether the board shows where a mistake was made
 *
 * From there a button leads to the next mistake, where the review is not beside the board.
 */
void
rk_navigation_bar_set_at_mistake (RkNavigationBar *self,
                                  gboolean         at_mistake)
{
  g_return_if_fail (RK_IS_NAVIGATION_BAR (self));

  self->at_mistake = at_mistake;
  update_room (self);
}
