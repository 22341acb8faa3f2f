/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-print.h"
#include "rk-schedule-dialog.h"
#include "rk-table-view.h"

/* Why the schedule may be another one tomorrow. */
static GtkWidget *
make_detail (RkTable *table)
{
  const guint n_details = rk_table_get_n_details (table);
  GtkWidget *label = gtk_label_new (rk_table_get_detail (table, n_details - 1));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_margin_start (label, 12);
  gtk_widget_set_margin_end (label, 12);
  gtk_widget_set_margin_bottom (label, 6);
  return label;
}

/* The button keeps what it prints. */
static void
print_cb (GtkWidget    *button,
          RkTournament *tournament)
{
  GtkWidget *page = g_object_get_data (G_OBJECT (button), "rk-page");

  rk_print_run (tournament, RK_PRINT_SCHEDULE, 0, page);
}

static GtkWidget *
make_print_button (RkTournament *tournament,
                   GtkWidget    *page)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("printer-symbolic");

  gtk_widget_set_tooltip_text (button, _("Print"));
  g_object_set_data_full (G_OBJECT (button), "rk-page", g_object_ref (page), g_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (print_cb), tournament,
                           G_CONNECT_DEFAULT);
  return button;
}

/**
 * rk_schedule_dialog_new:
 * @tournament: a round robin
 * @page: the widget behind the dialog, on a page with toasts
 *
 * Returns: (transfer floating): a new dialog, to present
 */
AdwDialog *
rk_schedule_dialog_new (RkTournament *tournament,
                        GtkWidget    *page)
{
  g_autoptr (RkTable) table = NULL;
  AdwDialog *dialog;
  GtkWidget *view, *header, *rows;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (page), NULL);

  table = rk_table_new_schedule (tournament);
  dialog = adw_dialog_new ();
  view = adw_toolbar_view_new ();
  header = adw_header_bar_new ();
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), make_print_button (tournament, page));
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), header);
  if (rk_tournament_get_n_rounds (tournament) == 0)
    adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), make_detail (table));
  rows = g_object_new (RK_TYPE_TABLE_VIEW, NULL);
  rk_table_view_set_table (RK_TABLE_VIEW (rows), table);
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), rows);
  adw_dialog_set_child (dialog, view);
  adw_dialog_set_title (dialog, rk_table_get_subtitle (table));
  adw_dialog_set_content_width (dialog, 640);
  adw_dialog_set_content_height (dialog, 560);
  return dialog;
}
