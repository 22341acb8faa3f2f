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
  GtkLabel *result_label;
  RkRoundLine *north_line;
  RkRoundLine *south_line;

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
  gtk_widget_class_bind_template_child (widget_class, RkRoundRow, result_label);
  gtk_widget_class_bind_template_child (widget_class, RkRoundRow, north_line);
  gtk_widget_class_bind_template_child (widget_class, RkRoundRow, south_line);
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
  g_autofree char *result = NULL;
  g_autofree char *summary = NULL;

  g_return_if_fail (RK_IS_ROUND_ROW (self));

  number = rk_format_number (rk_round_get_number (self->round));
  /* TRANSLATORS: A heading. "%s" is the number of a round. */
  title = g_strdup_printf (_("Round %s"), number);
  result = rk_text_round_result (self->match, self->round);
  summary = rk_text_round_summary (self->match, self->round);

  gtk_label_set_label (self->title_label, title);
  gtk_label_set_label (self->result_label, result);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), summary);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, summary,
                                  -1);
  rk_round_line_show (self->north_line, self->match, self->round, RK_NORTH);
  rk_round_line_show (self->south_line, self->match, self->round, RK_SOUTH);
}

/**
 * rk_round_row_set_current:
 * @self: a row
 * @current: whether its round is on the board
 */
void
rk_round_row_set_current (RkRoundRow *self,
                          gboolean    current)
{
  g_return_if_fail (RK_IS_ROUND_ROW (self));

  if (current)
    gtk_widget_add_css_class (GTK_WIDGET (self), "current");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "current");
}
