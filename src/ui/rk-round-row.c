/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-round-line.h"
#include "rk-round-row.h"
#include "rk-sentences.h"

struct _RkRoundRow
{
  GtkListBoxRow parent_instance;

  /* Template Widgets */
  GtkLabel *title_label;
  GtkLabel *outcome_label;
  GtkLabel *name_labels[2];
  GtkLabel *stones_labels[2];
  RkRoundLine *lines[2];

  /* Owned References */
  RkMatch *match;
  RkRound *round;
};

G_DEFINE_FINAL_TYPE (RkRoundRow, rk_round_row, GTK_TYPE_LIST_BOX_ROW)

static void
rk_round_row_dispose (GObject *object)
{
  RkRoundRow *self = RK_ROUND_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_ROUND_ROW);
  g_clear_object (&self->match);
  g_clear_object (&self->round);

  G_OBJECT_CLASS (rk_round_row_parent_class)->dispose (object);
}

/* Binds "south_name" and the like to its place in an array of both sides. */
static void
bind_side (GtkWidgetClass *widget_class,
           RkSide          side,
           const char     *kind,
           gsize           offset)
{
  static const char *const sides[] = { "south", "north" };
  g_autofree char *id = g_strconcat (sides[side], "_", kind, NULL);

  gtk_widget_class_bind_template_child_full (widget_class, id, FALSE,
                                             offset + side * sizeof (gpointer));
}

static void
rk_round_row_class_init (RkRoundRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_round_row_dispose;

  g_type_ensure (RK_TYPE_ROUND_LINE);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-round-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RkRoundRow, title_label);
  gtk_widget_class_bind_template_child (widget_class, RkRoundRow, outcome_label);
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      bind_side (widget_class, side, "name", G_STRUCT_OFFSET (RkRoundRow, name_labels));
      bind_side (widget_class, side, "stones", G_STRUCT_OFFSET (RkRoundRow, stones_labels));
      bind_side (widget_class, side, "line", G_STRUCT_OFFSET (RkRoundRow, lines));
    }
}

static void
rk_round_row_init (RkRoundRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rk_round_row_new:
 * @match: a match
 * @round: one of its rounds
 *
 * Returns: (transfer floating): a new row
 */
GtkWidget *
rk_round_row_new (RkMatch *match,
                  RkRound *round)
{
  RkRoundRow *self;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (RK_IS_ROUND (round), NULL);

  self = g_object_new (RK_TYPE_ROUND_ROW, NULL);
  self->match = g_object_ref (match);
  self->round = g_object_ref (round);
  rk_round_row_update (self);

  return GTK_WIDGET (self);
}

static void
update_side (RkRoundRow *self,
             RkSide      side)
{
  gboolean began = rk_round_get_first (self->round) == side;
  RkWinner winner = rk_round_get_winner (self->round);
  gboolean won = winner == (side == RK_SOUTH ? RK_WINNER_SOUTH : RK_WINNER_NORTH);
  GtkWidget *name_label = GTK_WIDGET (self->name_labels[side]);
  g_autofree char *name = rk_text_player (self->match, side);
  g_autofree char *marked = g_strconcat (began ? "▸ " : "", name, NULL);
  g_autofree char *stones = rk_text_round_stones (self->round, side);

  gtk_label_set_label (self->name_labels[side], marked);
  gtk_label_set_label (self->stones_labels[side], stones);
  if (won)
    gtk_widget_add_css_class (name_label, "winner");
  else
    gtk_widget_remove_css_class (name_label, "winner");
  rk_round_line_show (self->lines[side], self->match, self->round, side);
}

/**
 * rk_round_row_update:
 * @self: a row
 *
 * To call when the match has changed.
 */
void
rk_round_row_update (RkRoundRow *self)
{
  g_autofree char *number = NULL;
  g_autofree char *title = NULL;
  g_autofree char *outcome = NULL;
  g_autofree char *summary = NULL;

  g_return_if_fail (RK_IS_ROUND_ROW (self));

  number = rk_format_number (rk_round_get_number (self->round));
  /* TRANSLATORS: A heading. "%s" is the number of a round. */
  title = g_strdup_printf (_("Round %s"), number);
  outcome = rk_text_round_outcome (self->match, self->round);
  summary = rk_text_round_summary (self->match, self->round);

  gtk_label_set_label (self->title_label, title);
  gtk_label_set_label (self->outcome_label, outcome);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), summary);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, summary,
                                  -1);
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    update_side (self, side);
}
