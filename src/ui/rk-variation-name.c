/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-variation-name.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "rk-match-file.h"

/* What is to be named. */
typedef struct
{
  RkMatch *match;
  RkLine *line;
  GtkEditable *row;
} Naming;

static void
naming_free (gpointer  data,
             GClosure *closure)
{
  Naming *self = data;

  g_object_unref (self->match);
  g_object_unref (self->line);
  g_object_unref (self->row);
  g_free (self);
}

static void
response_cb (AdwAlertDialog *dialog,
             const char     *response,
             gpointer        user_data)
{
  Naming *self = user_data;
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->row)));
  const char *wanted = *name != '\0' ? name : NULL;

  if (!g_str_equal (response, "name") || g_strcmp0 (wanted, rk_line_get_name (self->line)) == 0)
    return;

  rk_line_set_name (self->line, wanted);
  rk_match_texts_changed (self->match);
}

static GtkWidget *
make_row (RkLine *line)
{
  GtkWidget *row = adw_entry_row_new ();
  const char *name = rk_line_get_name (line);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), C_("of a variation", "Name"));
  adw_entry_row_set_max_length (ADW_ENTRY_ROW (row), RK_MATCH_FILE_MAX_NAME);
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  gtk_editable_set_text (GTK_EDITABLE (row), name != NULL ? name : "");

  return row;
}

static GtkWidget *
make_list (GtkWidget *row)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_append (GTK_LIST_BOX (list), row);

  return list;
}

/**
 * rk_variation_ask_name:
 * @parent: the widget that asks
 * @match: a match
 * @line: a variation in it
 *
 * Asks for the name of a variation, which may stay empty.
 */
void
rk_variation_ask_name (GtkWidget *parent,
                       RkMatch   *match,
                       RkLine    *line)
{
  AdwDialog *dialog;
  GtkWidget *row;
  Naming *naming;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (RK_IS_MATCH (match));
  g_return_if_fail (RK_IS_LINE (line));

  dialog = adw_alert_dialog_new (_("Name the Variation"), NULL);
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog),
                                  "cancel", _("_Cancel"), "name", _("_Name"), NULL);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "name");
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "name",
                                            ADW_RESPONSE_SUGGESTED);
  row = make_row (line);
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), make_list (row));
  adw_dialog_set_focus (dialog, row);

  naming = g_new0 (Naming, 1);
  *naming = (Naming) { g_object_ref (match), g_object_ref (line),
                       g_object_ref (GTK_EDITABLE (row)) };
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), naming, naming_free,
                         G_CONNECT_DEFAULT);
  adw_dialog_present (dialog, parent);
}
