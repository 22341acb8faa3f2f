/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-interlude.h"
#include "rk-round-line.h"
#include "rk-sentences.h"

struct _RkInterlude
{
  GtkBox parent_instance;

  /* Template Widgets */
  GtkWidget *picture;
  GtkLabel *title_label;
  GtkLabel *result_label;
  GtkLabel *next_label;
  GtkWidget *lines_box;
  RkRoundLine *north_line;
  RkRoundLine *south_line;
  GtkWidget *begin_button;
  GtkWidget *end_buttons;
  GtkWidget *tournament_button;
  GtkWidget *rematch_button;

  /* The room there is. */
  gboolean narrow;
  gboolean low;
};

G_DEFINE_FINAL_TYPE (RkInterlude, rk_interlude, GTK_TYPE_BOX)

static void
rk_interlude_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RK_TYPE_INTERLUDE);

  G_OBJECT_CLASS (rk_interlude_parent_class)->dispose (object);
}

static void
rk_interlude_class_init (RkInterludeClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_interlude_dispose;

  g_type_ensure (RK_TYPE_ROUND_LINE);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-interlude.ui");
  gtk_widget_class_bind_template_child (widget_class, RkInterlude, picture);
  gtk_widget_class_bind_template_child (widget_class, RkInterlude, title_label);
  gtk_widget_class_bind_template_child (widget_class, RkInterlude, result_label);
  gtk_widget_class_bind_template_child (widget_class, RkInterlude, next_label);
  gtk_widget_class_bind_template_child (widget_class, RkInterlude, lines_box);
  gtk_widget_class_bind_template_child (widget_class, RkInterlude, north_line);
  gtk_widget_class_bind_template_child (widget_class, RkInterlude, south_line);
  gtk_widget_class_bind_template_child (widget_class, RkInterlude, begin_button);
  gtk_widget_class_bind_template_child (widget_class, RkInterlude, end_buttons);
  gtk_widget_class_bind_template_child (widget_class, RkInterlude, tournament_button);
  gtk_widget_class_bind_template_child (widget_class, RkInterlude, rematch_button);
}

static void
rk_interlude_init (RkInterlude *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rk_round_line_align (self->north_line, self->south_line);
}

static void
set_texts (RkInterlude *self,
           const char  *title,
           const char  *result,
           const char  *next)
{
  gtk_label_set_label (self->title_label, title);
  gtk_label_set_label (self->result_label, result);
  gtk_widget_set_visible (GTK_WIDGET (self->result_label), *result != '\0');
  gtk_label_set_label (self->next_label, next);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
}

static void
show_between_rounds (RkInterlude *self,
                     RkMatch     *match)
{
  g_autofree char *title = rk_text_match_state (match);
  g_autofree char *result = rk_text_round_end (match, rk_match_get_current_round (match));
  g_autofree char *next = rk_text_next_round (match);
  g_autofree char *number = rk_format_number (rk_match_get_n_rounds (match) + 1);
  /* TRANSLATORS: A button. "%s" is the number of the next round. */
  g_autofree char *label = g_strdup_printf (_("_Begin Round %s"), number);

  set_texts (self, title, result, next);
  gtk_button_set_label (GTK_BUTTON (self->begin_button), label);
  gtk_button_set_use_underline (GTK_BUTTON (self->begin_button), TRUE);
}

static void
show_end (RkInterlude *self,
          RkMatch     *match)
{
  RkRound *round = rk_match_get_current_round (match);
  g_autofree char *title = rk_text_match_state (match);
  g_autofree char *result = rk_text_match_end (match);
  g_autofree char *last =
    rk_round_is_over (round) ? rk_text_round_end (match, round) : g_strdup ("");

  set_texts (self, title, result, last);
}

/* A small joy for who won; what moves rests where the system wants no animations. */
static void
celebrate (RkInterlude *self,
           gboolean     won)
{
  if (won)
    gtk_widget_add_css_class (GTK_WIDGET (self), "victory");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "victory");
}

static void
set_upright (GtkOrientable *box,
             gboolean       upright)
{
  gtk_orientable_set_orientation (box, upright ? GTK_ORIENTATION_VERTICAL
                                               : GTK_ORIENTATION_HORIZONTAL);
}

/* In a low window there is only room for what cannot be seen on the board; how
 * round and match ended also says that they are over. On a phone held upright
 * the end of the match leaves no room for the stones, which the text tells. */
static void
update_form (RkInterlude *self)
{
  gboolean over = gtk_widget_get_visible (self->end_buttons);
  gboolean has_next = *gtk_label_get_label (self->next_label) != '\0';

  set_upright (GTK_ORIENTABLE (self), self->narrow && !self->low);
  gtk_widget_set_visible (self->picture, over && !self->narrow && !self->low);
  gtk_widget_set_visible (GTK_WIDGET (self->title_label), !self->low);
  gtk_widget_set_visible (GTK_WIDGET (self->next_label), has_next && !(over && self->low));
  gtk_widget_set_visible (self->lines_box, !self->low && !(over && self->narrow));
}

/* A game of a tournament is played once. */
static void
show_end_buttons (RkInterlude *self,
                  RkMatch     *match)
{
  gboolean of_tournament = rk_match_is_of_tournament (match);

  gtk_widget_set_visible (self->tournament_button, of_tournament);
  gtk_widget_set_visible (self->rematch_button, !of_tournament);
}

/**
 * rk_interlude_show_match:
 * @self: an interlude
 * @match: a match between two rounds, or over
 */
void
rk_interlude_show_match (RkInterlude *self,
                         RkMatch     *match)
{
  gboolean over;

  g_return_if_fail (RK_IS_INTERLUDE (self));
  g_return_if_fail (RK_IS_MATCH (match));
  g_return_if_fail (rk_match_get_state (match) != RK_MATCH_PLAYING);

  over = rk_match_get_state (match) == RK_MATCH_OVER;
  gtk_widget_set_visible (self->begin_button, !over);
  gtk_widget_set_visible (self->end_buttons, over);
  show_end_buttons (self, match);
  celebrate (self, over && (rk_match_get_winner (match) == RK_WINNER_SOUTH ||
                            rk_match_get_winner (match) == RK_WINNER_NORTH));
  rk_round_line_show_stones (self->north_line, match, RK_NORTH);
  rk_round_line_show_stones (self->south_line, match, RK_SOUTH);
  if (over)
    show_end (self, match);
  else
    show_between_rounds (self, match);
  update_form (self);
}

/**
 * rk_interlude_focus_default:
 * @self: an interlude that is shown
 *
 * Gives the focus to the button that most people want now.
 */
void
rk_interlude_focus_default (RkInterlude *self)
{
  g_return_if_fail (RK_IS_INTERLUDE (self));

  if (gtk_widget_get_visible (self->begin_button))
    gtk_widget_grab_focus (self->begin_button);
  else if (gtk_widget_get_visible (self->tournament_button))
    gtk_widget_grab_focus (self->tournament_button);
  else
    gtk_widget_grab_focus (self->rematch_button);
}

/**
 * rk_interlude_set_form:
 * @self: an interlude
 * @narrow: whether the buttons stand below the text
 * @low: whether there is little height
 */
void
rk_interlude_set_form (RkInterlude *self,
                       gboolean     narrow,
                       gboolean     low)
{
  g_return_if_fail (RK_IS_INTERLUDE (self));

  self->narrow = narrow;
  self->low = low;
  update_form (self);
}
