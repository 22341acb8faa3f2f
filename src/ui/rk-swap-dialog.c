/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-combo-row.h"
#include "rk-swap-dialog.h"
#include "rk-tournament-sentences.h"

struct _RkSwapDialog
{
  AdwDialog parent_instance;

  /* Template Widgets */
  AdwComboRow *player_row;
  AdwComboRow *other_row;
  GtkLabel *error_label;

  /* Owned References */
  RkTournament *tournament;
};

G_DEFINE_FINAL_TYPE (RkSwapDialog, rk_swap_dialog, ADW_TYPE_DIALOG)

static void
swap_cb (RkSwapDialog *self)
{
  g_autoptr (GError) error = NULL;

  if (rk_tournament_swap_players (self->tournament,
                                  adw_combo_row_get_selected_item (self->player_row),
                                  adw_combo_row_get_selected_item (self->other_row), &error))
    {
      adw_dialog_close (ADW_DIALOG (self));
      return;
    }
  gtk_label_set_label (self->error_label, error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->error_label), TRUE);
}

static void
rk_swap_dialog_dispose (GObject *object)
{
  RkSwapDialog *self = RK_SWAP_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_SWAP_DIALOG);
  g_clear_object (&self->tournament);

  G_OBJECT_CLASS (rk_swap_dialog_parent_class)->dispose (object);
}

static void
rk_swap_dialog_class_init (RkSwapDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_swap_dialog_dispose;

  g_type_ensure (RK_TYPE_COMBO_ROW);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-swap-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RkSwapDialog, player_row);
  gtk_widget_class_bind_template_child (widget_class, RkSwapDialog, other_row);
  gtk_widget_class_bind_template_child (widget_class, RkSwapDialog, error_label);
  gtk_widget_class_bind_template_callback (widget_class, swap_cb);
  gtk_widget_class_bind_template_callback (widget_class, adw_dialog_close);
}

static void
rk_swap_dialog_init (RkSwapDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static char *
get_name (RkEntrant *entrant,
          gpointer   user_data)
{
  return rk_text_entrant (entrant);
}

static void
set_players (AdwComboRow *row,
             GListStore  *players)
{
  g_autoptr (GtkExpression) name =
    gtk_cclosure_expression_new (G_TYPE_STRING, NULL, 0, NULL, G_CALLBACK (get_name), NULL, NULL);

  adw_combo_row_set_expression (row, name);
  adw_combo_row_set_model (row, G_LIST_MODEL (players));
}

/* Everybody of the round but those of @pairing. */
static GListStore *
list_others (RkTournament *tournament,
             RkPairing    *pairing)
{
  GListStore *others = g_list_store_new (RK_TYPE_ENTRANT);
  GListModel *round =
    G_LIST_MODEL (rk_tournament_get_round (tournament, rk_pairing_get_round (pairing)));
  guint n_pairings = g_list_model_get_n_items (round);

  for (guint i = 0; i < n_pairings; i++)
    {
      g_autoptr (RkPairing) other = g_list_model_get_item (round, i);

      if (other == pairing)
        continue;
      g_list_store_append (others, rk_pairing_get_first (other));
      if (rk_pairing_get_second (other) != NULL)
        g_list_store_append (others, rk_pairing_get_second (other));
    }
  return others;
}

/**
 * rk_swap_dialog_new:
 * @tournament: a tournament with a draft
 * @pairing: a pairing of the draft, whose players are offered first
 *
 * Returns: (transfer floating): a new dialog, to present
 */
AdwDialog *
rk_swap_dialog_new (RkTournament *tournament,
                    RkPairing    *pairing)
{
  RkSwapDialog *self;
  g_autoptr (GListStore) players = NULL;
  g_autoptr (GListStore) others = NULL;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (RK_IS_PAIRING (pairing), NULL);

  self = g_object_new (RK_TYPE_SWAP_DIALOG, NULL);
  self->tournament = g_object_ref (tournament);
  players = g_list_store_new (RK_TYPE_ENTRANT);
  g_list_store_append (players, rk_pairing_get_first (pairing));
  if (rk_pairing_get_second (pairing) != NULL)
    g_list_store_append (players, rk_pairing_get_second (pairing));
  others = list_others (tournament, pairing);
  set_players (self->player_row, players);
  set_players (self->other_row, others);
  return ADW_DIALOG (self);
}
