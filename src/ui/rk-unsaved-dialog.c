/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-unsaved-dialog.h"

#include <glib/gi18n.h>

#include "rk-sentences.h"

/* What it is, and why. */
static char *
describe (GPtrArray *documents)
{
  g_autoptr (GString) body = g_string_new (NULL);

  for (guint i = 0; i < documents->len; i++)
    {
      RkDocument *document = g_ptr_array_index (documents, i);
      const GError *problem = rk_document_get_problem (document);
      g_autofree char *title = rk_text_document_title (document);
      g_autofree char *reason = problem != NULL ? rk_text_one_line (problem->message) : NULL;

      if (i > 0)
        g_string_append (body, "\n\n");
      g_string_append (body, title);
      if (reason != NULL)
        g_string_append_printf (body, "\n%s", reason);
    }

  return g_string_free_and_steal (g_steal_pointer (&body));
}

/**
 * rk_unsaved_dialog_new:
 * @documents: (element-type RkDocument): what could not be saved
 *
 * Everything is saved as it goes; only when that has failed is there something
 * to ask about.
 *
 * Returns: (transfer floating): an #AdwAlertDialog
 */
AdwDialog *
rk_unsaved_dialog_new (GPtrArray *documents)
{
  g_autofree char *body = NULL;
  AdwDialog *dialog;

  g_return_val_if_fail (documents != NULL && documents->len > 0, NULL);

  body = describe (documents);
  dialog = adw_alert_dialog_new (_("Not saved"), body);
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog),
                                  "cancel", _("_Go Back"),
                                  RK_UNSAVED_DISCARD, _("_Close without Saving"),
                                  NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), RK_UNSAVED_DISCARD,
                                            ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "cancel");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");

  return dialog;
}
