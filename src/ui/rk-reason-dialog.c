/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-match-file.h"
#include "rk-reason-dialog.h"

typedef struct
{
  RkReasonFunc func;
  GWeakRef object;
  GObject *subject;
  GtkEditable *row;
} Question;

static void
question_free (gpointer  data,
               GClosure *closure)
{
  Question *self = data;

  g_weak_ref_clear (&self->object);
  g_object_unref (self->subject);
  g_object_unref (self->row);
  g_free (self);
}

static void
response_cb (AdwAlertDialog *dialog,
             const char     *response,
             gpointer        user_data)
{
  Question *self = user_data;
  g_autoptr (GObject) object = g_weak_ref_get (&self->object);
  g_autofree char *reason = g_strstrip (g_strdup (gtk_editable_get_text (self->row)));

  if (object != NULL && g_str_equal (response, "do"))
    self->func (object, self->subject, *reason != '\0' ? reason : NULL);
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
 * rk_reason_dialog_new:
 * @heading: the question
 * @body: what the answer does
 * @label: the button that does it, with a mnemonic
 * @func: what is called then
 * @object: (type GObject): its first argument; nothing is called when it is gone
 * @subject: (type GObject): its second argument
 *
 * A question with a place for the reason, which may stay empty.
 *
 * Returns: (transfer floating): a new dialog, to present
 */
AdwDialog *
rk_reason_dialog_new (const char   *heading,
                      const char   *body,
                      const char   *label,
                      RkReasonFunc  func,
                      gpointer      object,
                      gpointer      subject)
{
  AdwDialog *dialog;
  GtkWidget *row;
  Question *question;

  g_return_val_if_fail (func != NULL, NULL);
  g_return_val_if_fail (G_IS_OBJECT (object) && G_IS_OBJECT (subject), NULL);

  dialog = adw_alert_dialog_new (heading, body);
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog),
                                  "cancel", _("_Cancel"), "do", label, NULL);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "do");
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "do",
                                            ADW_RESPONSE_SUGGESTED);

  row = adw_entry_row_new ();
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Reason, for the Log"));
  adw_entry_row_set_max_length (ADW_ENTRY_ROW (row), RK_MATCH_FILE_MAX_NAME);
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (row), TRUE);
  adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), make_list (row));
  adw_dialog_set_focus (dialog, row);

  question = g_new0 (Question, 1);
  question->func = func;
  g_weak_ref_init (&question->object, object);
  question->subject = g_object_ref (subject);
  question->row = g_object_ref (GTK_EDITABLE (row));
  g_signal_connect_data (dialog, "response", G_CALLBACK (response_cb), question, question_free,
                         G_CONNECT_DEFAULT);

  return dialog;
}
