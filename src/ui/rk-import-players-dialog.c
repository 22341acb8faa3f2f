/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-import-players-dialog.h"
#include "rk-players-paste.h"
#include "rk-toast.h"

struct _RkImportPlayersDialog
{
  AdwDialog parent_instance;

  /* Template Widgets */
  GtkWidget *toasts;
  RkPlayersPaste *paste;
  GtkWidget *do_button;

  /* Owned References */
  RkTournament *tournament;
};

enum
{
  ADDED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkImportPlayersDialog, rk_import_players_dialog, ADW_TYPE_DIALOG)

static guint signals[N_SIGNALS];

static void
changed_cb (RkImportPlayersDialog *self)
{
  gtk_widget_set_sensitive (self->do_button, rk_players_paste_get_records (self->paste)->len > 0);
}

static void
do_cb (RkImportPlayersDialog *self)
{
  g_autoptr (GPtrArray) records = g_ptr_array_ref (rk_players_paste_get_records (self->paste));
  g_autoptr (GError) error = NULL;

  if (!rk_tournament_add_entrants (self->tournament, records, &error))
    {
      rk_toast_show (self->toasts, error->message);
      return;
    }

  g_signal_emit (self, signals[ADDED], 0, records->len);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
rk_import_players_dialog_dispose (GObject *object)
{
  RkImportPlayersDialog *self = RK_IMPORT_PLAYERS_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_IMPORT_PLAYERS_DIALOG);
  g_clear_object (&self->tournament);

  G_OBJECT_CLASS (rk_import_players_dialog_parent_class)->dispose (object);
}

static void
rk_import_players_dialog_class_init (RkImportPlayersDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_import_players_dialog_dispose;

  /**
   * RkImportPlayersDialog::added:
   * @n_players: how many players were added
   */
  signals[ADDED] = g_signal_new ("added", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);

  g_type_ensure (RK_TYPE_PLAYERS_PASTE);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-import-players-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RkImportPlayersDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, RkImportPlayersDialog, paste);
  gtk_widget_class_bind_template_child (widget_class, RkImportPlayersDialog, do_button);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, do_cb);
  gtk_widget_class_bind_template_callback (widget_class, adw_dialog_close);
}

static void
rk_import_players_dialog_init (RkImportPlayersDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  adw_dialog_set_focus (ADW_DIALOG (self), rk_players_paste_get_text_view (self->paste));
  changed_cb (self);
}

/**
 * rk_import_players_dialog_new:
 * @tournament: the tournament that gets the players
 *
 * Returns: (transfer floating): a new dialog, to present
 */
AdwDialog *
rk_import_players_dialog_new (RkTournament *tournament)
{
  RkImportPlayersDialog *self;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);

  self = g_object_new (RK_TYPE_IMPORT_PLAYERS_DIALOG, NULL);
  self->tournament = g_object_ref (tournament);
  rk_players_paste_set_tournament (self->paste, tournament);

  return ADW_DIALOG (self);
}
