/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-combo-row.h"
#include "rk-export.h"
#include "rk-output-dialog.h"
#include "rk-save-as.h"
#include "rk-spin-row.h"
#include "rk-toast.h"
#include "rk-tournament-file.h"
#include "rk-trf.h"

struct _RkOutputDialog
{
  AdwDialog parent_instance;

  /* Template Widgets */
  AdwComboRow *part_row;
  AdwSpinRow *round_row;
  GtkAdjustment *round_adjustment;
  GtkWidget *print_row;
  GtkWidget *csv_row;
  GtkWidget *html_row;
  AdwSwitchRow *games_row;
  GtkWidget *copy_row;

  /* Owned References */
  RkTournament *tournament;
  RkTournamentGames *games;
  GtkWidget *page;
};

G_DEFINE_FINAL_TYPE (RkOutputDialog, rk_output_dialog, ADW_TYPE_DIALOG)

static RkPrintPart
get_part (RkOutputDialog *self)
{
  return adw_combo_row_get_selected (self->part_row);
}

static guint
get_round (RkOutputDialog *self)
{
  return adw_spin_row_get_value (self->round_row);
}

/* What is a table can be saved as one. */
static gboolean
is_table (RkPrintPart part)
{
  return part != RK_PRINT_SLIPS && part != RK_PRINT_ROUND;
}

static void
update (RkOutputDialog *self)
{
  RkPrintPart part = get_part (self);
  gboolean possible = !rk_print_needs_round (part) || get_round (self) > 0;

  gtk_widget_set_sensitive (GTK_WIDGET (self->round_row), rk_print_has_round (part));
  gtk_widget_set_sensitive (self->print_row, possible);
  gtk_widget_set_sensitive (self->csv_row, possible && is_table (part));
  gtk_widget_set_sensitive (self->html_row, possible && is_table (part));
}

static void
print_cb (RkOutputDialog *self)
{
  g_autoptr (RkTournament) tournament = g_object_ref (self->tournament);
  g_autoptr (GtkWidget) page = g_object_ref (self->page);
  RkPrintPart part = get_part (self);
  guint round = get_round (self);

  adw_dialog_close (ADW_DIALOG (self));
  rk_print_run (tournament, part, round, page);
}

static void
save (RkOutputDialog *self,
      GBytes         *text,
      char           *stem,
      const char     *suffix)
{
  g_autofree char *owned = stem;
  g_autofree char *name = g_strconcat (stem, suffix, NULL);

  rk_save_as (self->page, text, name);
  adw_dialog_close (ADW_DIALOG (self));
}

/* (transfer full): the name of a file with what is chosen, and of one with all. */

static char *
make_part_name (RkOutputDialog *self)
{
  return rk_print_make_name (self->tournament, get_part (self), get_round (self));
}

static char *
make_whole_name (RkOutputDialog *self)
{
  return rk_print_make_name (self->tournament, RK_PRINT_N_PARTS,
                             rk_tournament_get_n_rounds (self->tournament));
}

/**
 * rk_output_dialog_make:
 * @self: a dialog
 * @format: "csv" or "html"
 *
 * Returns: (transfer full): what is chosen, as the text of a file
 */
GBytes *
rk_output_dialog_make (RkOutputDialog *self,
                       const char     *format)
{
  g_autoptr (RkTable) table = NULL;
  char *text;

  g_return_val_if_fail (RK_IS_OUTPUT_DIALOG (self), NULL);
  g_return_val_if_fail (format != NULL, NULL);

  table = rk_print_make_table (self->tournament, get_part (self), get_round (self));
  g_return_val_if_fail (table != NULL, NULL);
  text = g_str_equal (format, "csv") ? rk_export_csv (table) : rk_export_html (table);
  return g_bytes_new_take (text, strlen (text));
}

static void
save_csv_cb (RkOutputDialog *self)
{
  g_autoptr (GBytes) text = rk_output_dialog_make (self, "csv");

  save (self, text, make_part_name (self), ".csv");
}

static void
save_html_cb (RkOutputDialog *self)
{
  g_autoptr (GBytes) text = rk_output_dialog_make (self, "html");

  save (self, text, make_part_name (self), ".html");
}

static void
save_trf (RkOutputDialog *self)
{
  g_autoptr (GBytes) text = rk_trf_format (self->tournament);

  save (self, text, make_whole_name (self), RK_TRF_SUFFIX);
}

static void
save_trf_anyway_cb (RkOutputDialog *self,
                    const char     *response)
{
  if (g_str_equal (response, "save"))
    save_trf (self);
}

/* Of several games a pairing the report loses points, which nobody should find out from another
 * program. */
static void
save_trf_cb (RkOutputDialog *self)
{
  AdwAlertDialog *question;

  if (rk_tournament_get_data (self->tournament)->regulations.n_games < 2)
    {
      save_trf (self);
      return;
    }

  question = ADW_ALERT_DIALOG (adw_alert_dialog_new (
      _("Points Would Be Lost"),
      _("A tournament report has one result for each pairing. Of two games it tells only who had "
        "more points, so that other programs count fewer points than stand here.")));
  adw_alert_dialog_add_responses (question, "cancel", _("_Cancel"), "save", _("_Save Anyway"), NULL);
  adw_alert_dialog_set_close_response (question, "cancel");
  g_signal_connect_object (question, "response", G_CALLBACK (save_trf_anyway_cb), self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (question), GTK_WIDGET (self));
}

static void
gathered_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (RkOutputDialog) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) games =
    rk_tournament_games_gather_finish (RK_TOURNAMENT_GAMES (source), result, &error);
  g_autoptr (GBytes) text = NULL;

  /* It was closed before, and with that changed its mind. */
  if (gtk_widget_get_root (GTK_WIDGET (self)) == NULL)
    return;

  if (games != NULL)
    text = rk_tournament_file_format_with_games (self->tournament, games, &error);
  if (text != NULL)
    {
      save (self, text, make_whole_name (self), RK_TOURNAMENT_FILE_SUFFIX);
      return;
    }
  rk_toast_show (self->page, error->message);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
save_copy_cb (RkOutputDialog *self)
{
  g_autoptr (GBytes) text = NULL;

  if (self->games != NULL && adw_switch_row_get_active (self->games_row))
    {
      gtk_widget_set_sensitive (self->copy_row, FALSE);
      rk_tournament_games_gather_async (self->games, self->tournament, NULL, gathered_cb,
                                        g_object_ref (self));
      return;
    }
  text = rk_tournament_file_format (self->tournament);
  save (self, text, make_whole_name (self), RK_TOURNAMENT_FILE_SUFFIX);
}

static void
rk_output_dialog_dispose (GObject *object)
{
  RkOutputDialog *self = RK_OUTPUT_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_OUTPUT_DIALOG);
  g_clear_object (&self->page);
  g_clear_object (&self->tournament);
  g_clear_object (&self->games);

  G_OBJECT_CLASS (rk_output_dialog_parent_class)->dispose (object);
}

static void
rk_output_dialog_class_init (RkOutputDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_output_dialog_dispose;

  g_type_ensure (RK_TYPE_COMBO_ROW);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-output-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RkOutputDialog, part_row);
  gtk_widget_class_bind_template_child (widget_class, RkOutputDialog, round_row);
  gtk_widget_class_bind_template_child (widget_class, RkOutputDialog, round_adjustment);
  gtk_widget_class_bind_template_child (widget_class, RkOutputDialog, print_row);
  gtk_widget_class_bind_template_child (widget_class, RkOutputDialog, csv_row);
  gtk_widget_class_bind_template_child (widget_class, RkOutputDialog, html_row);
  gtk_widget_class_bind_template_child (widget_class, RkOutputDialog, games_row);
  gtk_widget_class_bind_template_child (widget_class, RkOutputDialog, copy_row);
  gtk_widget_class_bind_template_callback (widget_class, update);
  gtk_widget_class_bind_template_callback (widget_class, print_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_csv_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_html_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_trf_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_copy_cb);
}

static void
rk_output_dialog_init (RkOutputDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rk_spin_row_use_own_digits (self->round_row);
}

/* What only some tournaments have stands last, so that a place in the list is the part. */
static void
list_parts (RkOutputDialog *self)
{
  g_autoptr (GtkStringList) parts = gtk_string_list_new (NULL);

  for (RkPrintPart part = 0; part < RK_PRINT_N_PARTS; part++)
    if (rk_print_is_of (self->tournament, part))
      gtk_string_list_append (parts, rk_print_get_name (part));
  adw_combo_row_set_model (self->part_row, G_LIST_MODEL (parts));
}

/**
 * rk_output_dialog_new:
 * @tournament: a tournament
 * @part: what is chosen at first
 * @round: which round, or after how many
 * @games: (nullable): where its games are; %NULL if a copy goes without them
 * @page: the widget behind the dialog, on a page with toasts
 *
 * Returns: (transfer floating): a new dialog, to present
 */
AdwDialog *
rk_output_dialog_new (RkTournament      *tournament,
                      RkPrintPart        part,
                      guint              round,
                      RkTournamentGames *games,
                      GtkWidget         *page)
{
  RkOutputDialog *self;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (page), NULL);

  self = g_object_new (RK_TYPE_OUTPUT_DIALOG, NULL);
  self->tournament = g_object_ref (tournament);
  self->page = g_object_ref (page);
  g_set_object (&self->games, games);
  list_parts (self);
  gtk_widget_set_visible (GTK_WIDGET (self->games_row), games != NULL);
  gtk_adjustment_set_upper (self->round_adjustment, rk_tournament_get_n_rounds (tournament));
  adw_spin_row_set_value (self->round_row, round);
  adw_combo_row_set_selected (self->part_row, part);
  update (self);
  return ADW_DIALOG (self);
}
