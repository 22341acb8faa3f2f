/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-standings-pane.h"
#include "rk-table-view.h"
#include "rk-toast.h"
#include "rk-tournament-sentences.h"
#include "rk-why-dialog.h"

struct _RkStandingsPane
{
  AdwBin parent_instance;

  /* Template Widgets */
  GtkLabel *title_label;
  GtkLabel *hint_label;
  GtkWidget *lots_button;
  RkTableView *view;

  /* Owned References */
  RkTournament *tournament;
  RkStandings *standings;

  guint n_rounds;
  guint n_published;
};

G_DEFINE_FINAL_TYPE (RkStandingsPane, rk_standings_pane, ADW_TYPE_BIN)

/* Not a child of the template: AdwBin would lose it before the template does. */
static GtkStack *
get_stack (RkStandingsPane *self)
{
  return GTK_STACK (adw_bin_get_child (ADW_BIN (self)));
}

/* NULL if the tournament is no knockout. */
static char *
describe_stage (RkStandingsPane *self,
                RkStanding      *standing)
{
  g_autofree char *stage = rk_text_knockout_stage (self->tournament, self->standings, standing);

  /* TRANSLATORS: how far a player came in a knockout: "Semi-finals", "Round 2", "Winner" */
  return stage != NULL ? g_strdup_printf (_("Reached: %s."), stage) : NULL;
}

static char *
describe (guint    id,
          gpointer user_data)
{
  RkStandingsPane *self = user_data;
  RkEntrant *entrant = rk_tournament_get_entrant (self->tournament, id);
  RkStanding *standing =
    entrant != NULL ? rk_standings_find (self->standings, entrant) : NULL;

  g_autofree char *row = NULL;
  g_autofree char *stage = NULL;

  if (standing == NULL)
    return g_strdup ("");
  row = rk_text_standing_for_reader (self->standings, standing);
  stage = describe_stage (self, standing);
  return stage != NULL ? g_strjoin (" ", row, stage, NULL) : g_steal_pointer (&row);
}

static char *
make_title (RkStandingsPane *self)
{
  g_autofree char *number = rk_format_number (self->n_rounds);

  if (self->n_rounds == 0)
    return g_strdup (_("Before round 1"));
  /* TRANSLATORS: A heading above the standings. "%s" is the number of a round. */
  return g_strdup_printf (_("After round %s"), number);
}

static void
update (RkStandingsPane *self)
{
  g_autofree char *title = NULL;
  g_autofree char *progress = NULL;
  g_autoptr (RkTable) table = NULL;
  guint n_rounds = rk_tournament_get_n_published (self->tournament);

  gtk_stack_set_visible_child_name (
      get_stack (self), rk_tournament_get_n_entrants (self->tournament) > 0 ? "table" : "empty");
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "standings.previous", self->n_rounds > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "standings.next", self->n_rounds < n_rounds);

  g_clear_object (&self->standings);
  self->standings = rk_tournament_get_standings (self->tournament, self->n_rounds);
  table = rk_table_new_standings (self->tournament, self->n_rounds);
  rk_table_view_set_table (self->view, table);

  title = make_title (self);
  gtk_label_set_label (self->title_label, title);
  progress = rk_tournament_get_state (self->tournament) == RK_TOURNAMENT_OVER
                 ? rk_text_tournament_winner (self->tournament)
                 : rk_text_tournament_progress (self->tournament);
  gtk_label_set_label (self->hint_label, self->n_rounds == n_rounds ? progress : "");
  gtk_widget_set_visible (self->lots_button, self->n_rounds == n_rounds &&
                                               rk_tournament_can_draw_lots (self->tournament));
}

/* Nobody looks at a table that is not on screen: it is made when it is. */
static void
update_when_seen (RkStandingsPane *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    update (self);
}

/* When another round is published, the table goes on to it. */
static void
follow (RkStandingsPane *self)
{
  guint n_published = rk_tournament_get_n_published (self->tournament);

  if (n_published != self->n_published)
    self->n_rounds = n_published;
  self->n_published = n_published;
}

static void
add_explanation (RkStandingsPane *self,
                 RkStanding      *standing,
                 guint            tie_break,
                 GStrvBuilder    *lines)
{
  RkTieBreak kind = rk_standings_get_tie_break (self->standings, tie_break);
  g_autofree char *name = rk_text_tie_break_name (kind);
  g_autofree char *value = rk_text_tie_break_value (self->standings, standing, tie_break);
  g_autofree char *help = rk_text_tie_break_help (kind);
  g_auto (GStrv) terms =
    rk_text_tie_break_explanation (self->tournament, self->standings, standing, tie_break);
  g_autofree char *details = g_strjoinv ("\n", terms);
  g_autofree char *heading = NULL;

  /* TRANSLATORS: A heading: the name of a tie-break and its value. */
  heading = g_strdup_printf (C_("tie-break", "%1$s: %2$s"), name, value);
  g_strv_builder_take (lines, g_strjoin ("\n", heading, help, *details != '\0' ? details : NULL,
                                         NULL));
}

static void
add_stage (RkStandingsPane *self,
           RkStanding      *standing,
           GStrvBuilder    *lines)
{
  g_autofree char *stage = describe_stage (self, standing);
  g_autofree char *help = rk_text_knockout_stage_help ();

  if (stage != NULL)
    g_strv_builder_take (lines, g_strjoin ("\n", stage, help, NULL));
}

static void
row_activated_cb (RkStandingsPane *self,
                  guint            id)
{
  RkEntrant *entrant = rk_tournament_get_entrant (self->tournament, id);
  RkStanding *standing =
    entrant != NULL ? rk_standings_find (self->standings, entrant) : NULL;
  g_autoptr (GStrvBuilder) lines = g_strv_builder_new ();
  g_autofree char *title = NULL;
  g_auto (GStrv) sentences = NULL;

  if (standing == NULL)
    return;
  g_strv_builder_take (lines, rk_text_standing (standing));
  add_stage (self, standing, lines);
  for (guint i = 0; i < rk_standings_get_n_tie_breaks (self->standings); i++)
    add_explanation (self, standing, i, lines);
  title = rk_text_entrant (entrant);
  sentences = g_strv_builder_end (lines);
  adw_dialog_present (rk_why_dialog_new (title, (const char *const *) sentences),
                      GTK_WIDGET (self));
}

static void
step (RkStandingsPane *self,
      int              rounds)
{
  self->n_rounds = (int) self->n_rounds + rounds;
  update (self);
}

static void
previous_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  step (RK_STANDINGS_PANE (widget), -1);
}

static void
next_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  step (RK_STANDINGS_PANE (widget), 1);
}

static void
draw_lots_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  RkStandingsPane *self = RK_STANDINGS_PANE (widget);
  g_autoptr (GError) error = NULL;

  if (!rk_tournament_can_draw_lots (self->tournament))
    return;
  if (rk_tournament_draw_lots (self->tournament, &error))
    rk_toast_show_undo (widget, _("The lot has decided between those who shared a place"));
  else
    rk_toast_show (widget, error->message);
  /* The button has gone; the keys go on with the table. */
  gtk_widget_child_focus (GTK_WIDGET (self->view), GTK_DIR_TAB_FORWARD);
}

static void
rk_standings_pane_dispose (GObject *object)
{
  RkStandingsPane *self = RK_STANDINGS_PANE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_STANDINGS_PANE);
  g_clear_object (&self->standings);
  g_clear_object (&self->tournament);

  G_OBJECT_CLASS (rk_standings_pane_parent_class)->dispose (object);
}

static void
rk_standings_pane_class_init (RkStandingsPaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_standings_pane_dispose;

  g_type_ensure (RK_TYPE_TABLE_VIEW);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-standings-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, RkStandingsPane, title_label);
  gtk_widget_class_bind_template_child (widget_class, RkStandingsPane, hint_label);
  gtk_widget_class_bind_template_child (widget_class, RkStandingsPane, lots_button);
  gtk_widget_class_bind_template_child (widget_class, RkStandingsPane, view);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
  gtk_widget_class_install_action (widget_class, "standings.previous", NULL, previous_cb);
  gtk_widget_class_install_action (widget_class, "standings.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "standings.draw-lots", NULL, draw_lots_cb);
}

static void
rk_standings_pane_init (RkStandingsPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rk_table_view_set_describe (self->view, describe, self);
  rk_table_view_set_hint (self->view, _("Choose a player to see how place and tie-breaks come "
                                        "about."));
}

/**
 * rk_standings_pane_set_tournament:
 * @self: a pane
 * @tournament: what to show
 *
 * To call once.
 */
void
rk_standings_pane_set_tournament (RkStandingsPane *self,
                                  RkTournament    *tournament)
{
  g_return_if_fail (RK_IS_STANDINGS_PANE (self));
  g_return_if_fail (RK_IS_TOURNAMENT (tournament));
  g_return_if_fail (self->tournament == NULL);

  self->tournament = g_object_ref (tournament);
  g_signal_connect_object (tournament, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tournament, "changed", G_CALLBACK (update_when_seen), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "map", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  follow (self);
}

/**
 * rk_standings_pane_get_n_rounds:
 * @self: a pane
 *
 * Returns: after how many rounds the table is that is shown
 */
guint
rk_standings_pane_get_n_rounds (RkStandingsPane *self)
{
  g_return_val_if_fail (RK_IS_STANDINGS_PANE (self), 0);

  return self->n_rounds;
}

/**
 * rk_standings_pane_set_n_rounds:
 * @self: a pane
 * @n_rounds: after how many rounds, at most as many as are published
 *
 * Shows the table as it stood then.
 */
void
rk_standings_pane_set_n_rounds (RkStandingsPane *self,
                                guint            n_rounds)
{
  g_return_if_fail (RK_IS_STANDINGS_PANE (self));
  g_return_if_fail (self->tournament != NULL);
  g_return_if_fail (n_rounds <= rk_tournament_get_n_published (self->tournament));

  self->n_rounds = n_rounds;
  update (self);
}
