/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-tournament-round-row.h"
#include "rk-tournament-sentences.h"

struct _RkTournamentRoundRow
{
  GtkListBoxRow parent_instance;

  /* Borrowed References */
  GtkLabel *title_label;
  GtkLabel *outcome_label;

  /* Owned References */
  RkTournament *tournament;
  RkTournamentRound *round;
};

G_DEFINE_FINAL_TYPE (RkTournamentRoundRow, rk_tournament_round_row, GTK_TYPE_LIST_BOX_ROW)

static void
rk_tournament_round_row_dispose (GObject *object)
{
  RkTournamentRoundRow *self = RK_TOURNAMENT_ROUND_ROW (object);

  g_clear_object (&self->round);
  g_clear_object (&self->tournament);

  G_OBJECT_CLASS (rk_tournament_round_row_parent_class)->dispose (object);
}

static void
rk_tournament_round_row_class_init (RkTournamentRoundRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rk_tournament_round_row_dispose;
}

static GtkLabel *
add_label (GtkBox     *box,
           const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL, "xalign", 0.0f, NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (box, label);
  return GTK_LABEL (label);
}

static void
rk_tournament_round_row_init (RkTournamentRoundRow *self)
{
  GtkBox *box = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 4));

  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "round");
  self->title_label = add_label (box, "heading");
  self->outcome_label = add_label (box, "caption");
  gtk_widget_add_css_class (GTK_WIDGET (self->outcome_label), "dimmed");
  gtk_label_set_wrap (self->outcome_label, TRUE);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), GTK_WIDGET (box));
}

static char *
describe_outcome (RkTournamentRound *round)
{
  guint n_open = rk_tournament_round_get_n_open (round);
  guint n_boards = rk_tournament_round_get_n_boards (round);
  g_autofree char *number = rk_format_number (n_open > 0 ? n_open : n_boards);

  if (!rk_tournament_round_is_published (round))
    /* TRANSLATORS: Of a round that is paired but not published yet. */
    return g_strdup (_("draft"));
  if (n_open > 0)
    /* TRANSLATORS: Boards without a result. */
    return g_strdup_printf (ngettext ("%s board open", "%s boards open", n_open), number);
  return g_strdup_printf (ngettext ("%s board, all finished", "%s boards, all finished",
                                    n_boards),
                          number);
}

static void
update (RkTournamentRoundRow *self)
{
  g_autofree char *number = rk_format_number (rk_tournament_round_get_number (self->round));
  /* TRANSLATORS: A heading. "%s" is the number of a round. */
  g_autofree char *title = g_strdup_printf (_("Round %s"), number);
  g_autofree char *stage =
    rk_text_round_stage (self->tournament, rk_tournament_round_get_number (self->round));
  g_autofree char *both = g_strdup_printf ("%s · %s", title, stage != NULL ? stage : "");
  g_autofree char *outcome = describe_outcome (self->round);
  g_autofree char *all = rk_text_tournament_round_for_reader (self->round);

  gtk_label_set_label (self->title_label, stage != NULL ? both : title);
  gtk_label_set_label (self->outcome_label, outcome);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), all);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, all, -1);
}

/**
 * rk_tournament_round_row_new:
 * @tournament: a tournament
 * @round: a round of it
 *
 * Returns: (transfer floating): a new row
 */
GtkWidget *
rk_tournament_round_row_new (RkTournament      *tournament,
                             RkTournamentRound *round)
{
  RkTournamentRoundRow *self;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (RK_IS_TOURNAMENT_ROUND (round), NULL);

  self = g_object_new (RK_TYPE_TOURNAMENT_ROUND_ROW, NULL);
  self->tournament = g_object_ref (tournament);
  self->round = g_object_ref (round);
  g_signal_connect_object (round, "notify", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
  return GTK_WIDGET (self);
}
