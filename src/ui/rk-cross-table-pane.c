/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-cross-table-pane.h"
#include "rk-games-dialog.h"
#include "rk-table-view.h"
#include "rk-tournament-sentences.h"

struct _RkCrossTablePane
{
  AdwBin parent_instance;

  /* Template Widgets */
  RkTableView *view;

  /* Owned References */
  RkTournament *tournament;
};

enum
{
  REVIEW,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RkCrossTablePane, rk_cross_table_pane, ADW_TYPE_BIN)

static guint signals[N_SIGNALS];

/* Not a child of the template: AdwBin would lose it before the template does. */
static GtkStack *
get_stack (RkCrossTablePane *self)
{
  return GTK_STACK (adw_bin_get_child (ADW_BIN (self)));
}

static void
update (RkCrossTablePane *self)
{
  g_autoptr (RkTable) table = rk_table_new_cross_table (
      self->tournament, rk_tournament_get_n_published (self->tournament));

  gtk_stack_set_visible_child_name (
      get_stack (self), rk_tournament_get_n_entrants (self->tournament) > 0 ? "table" : "empty");
  rk_table_view_set_table (self->view, table);
}

/* Nobody looks at a table that is not on screen: it is made when it is. */
static void
update_when_seen (RkCrossTablePane *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    update (self);
}

static void
review_cb (RkCrossTablePane *self,
           const char       *match)
{
  g_signal_emit (self, signals[REVIEW], 0, match);
}

static void
row_activated_cb (RkCrossTablePane *self,
                  guint             id)
{
  RkEntrant *entrant = rk_tournament_get_entrant (self->tournament, id);
  AdwDialog *dialog;

  if (entrant == NULL)
    return;
  dialog = rk_games_dialog_new (self->tournament, entrant);
  g_signal_connect_object (dialog, "review", G_CALLBACK (review_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static void
rk_cross_table_pane_dispose (GObject *object)
{
  RkCrossTablePane *self = RK_CROSS_TABLE_PANE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_CROSS_TABLE_PANE);
  g_clear_object (&self->tournament);

  G_OBJECT_CLASS (rk_cross_table_pane_parent_class)->dispose (object);
}

static void
rk_cross_table_pane_class_init (RkCrossTablePaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_cross_table_pane_dispose;

  /**
   * RkCrossTablePane::review:
   * @self: the pane
   * @match: the id of a match
   */
  signals[REVIEW] = g_signal_new ("review", RK_TYPE_CROSS_TABLE_PANE, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (RK_TYPE_TABLE_VIEW);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-cross-table-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, RkCrossTablePane, view);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
rk_cross_table_pane_init (RkCrossTablePane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rk_table_view_set_hint (self->view, _("Choose a player to see all their games."));
}

/**
 * rk_cross_table_pane_set_tournament:
 * @self: a pane
 * @tournament: what to show
 *
 * To call once.
 */
void
rk_cross_table_pane_set_tournament (RkCrossTablePane *self,
                                    RkTournament     *tournament)
{
  g_return_if_fail (RK_IS_CROSS_TABLE_PANE (self));
  g_return_if_fail (RK_IS_TOURNAMENT (tournament));
  g_return_if_fail (self->tournament == NULL);

  self->tournament = g_object_ref (tournament);
  g_signal_connect_object (tournament, "changed", G_CALLBACK (update_when_seen), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self, "map", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
}
