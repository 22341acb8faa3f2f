/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-problem-banner.h"

#include <glib/gi18n.h>

#include "rk-error.h"

#define DOCUMENT "rk-document"

static RkDocument *
get_document (AdwBanner *banner)
{
  return g_object_get_data (G_OBJECT (banner), DOCUMENT);
}

/* What can be done about @problem, NULL for nothing: what is too large stays so. */
static const char *
get_remedy (const GError *problem)
{
  switch (problem->code)
    {
    case RK_ERROR_CHANGED:
      return _("_Overwrite…");
    case RK_ERROR_TOO_LARGE:
      return NULL;
    default:
      return _("_Try Again");
    }
}

/* The message is a sentence for the user, see rk_document_get_problem(). */
static char *
describe (RkDocument   *document,
          const GError *problem)
{
  if (rk_document_get_tournament (document) != NULL)
    /* TRANSLATORS: "%s" is a sentence that says why. */
    return g_strdup_printf (_("The tournament is not saved. %s"), problem->message);

  /* TRANSLATORS: "%s" is a sentence that says why. */
  return g_strdup_printf (_("The match is not saved. %s"), problem->message);
}

static void
update (AdwBanner *banner)
{
  RkDocument *document = get_document (banner);
  const GError *problem = rk_document_get_problem (document);
  g_autofree char *title = NULL;

  if (problem != NULL)
    {
      title = describe (document, problem);
      adw_banner_set_title (banner, title);
      adw_banner_set_button_label (banner, get_remedy (problem));
    }
  adw_banner_set_revealed (banner, problem != NULL);
}

static void
overwrite_cb (AdwBanner  *banner,
              const char *response)
{
  if (g_str_equal (response, "overwrite"))
    rk_document_retry (get_document (banner), TRUE);
}

static void
button_clicked_cb (AdwBanner *banner)
{
  RkDocument *document = get_document (banner);
  const GError *problem = rk_document_get_problem (document);
  AdwDialog *dialog;

  if (problem == NULL || problem->code != RK_ERROR_CHANGED)
    {
      rk_document_retry (document, FALSE);
      return;
    }

  dialog = adw_alert_dialog_new (
      _("Overwrite the file?"),
      _("Another program has changed the file. What it wrote is lost if you overwrite it."));
  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog),
                                  "cancel", _("_Cancel"),
                                  "overwrite", _("_Overwrite"),
                                  NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "overwrite",
                                            ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (overwrite_cb), banner,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (banner));
}

/**
 * rk_problem_banner_attach:
 * @banner: a banner of a page, not attached yet
 * @document: what the page shows
 *
 * From now on @banner is revealed while @document could not be saved, says why,
 * and its button tries again or asks whether to overwrite the file.
 */
void
rk_problem_banner_attach (AdwBanner  *banner,
                          RkDocument *document)
{
  g_return_if_fail (ADW_IS_BANNER (banner));
  g_return_if_fail (RK_IS_DOCUMENT (document));
  g_return_if_fail (get_document (banner) == NULL);

  adw_banner_set_use_markup (banner, FALSE);
  g_object_set_data_full (G_OBJECT (banner), DOCUMENT, g_object_ref (document), g_object_unref);
  g_signal_connect (banner, "button-clicked", G_CALLBACK (button_clicked_cb), NULL);
  g_signal_connect_object (document, "notify::problem", G_CALLBACK (update), banner,
                           G_CONNECT_SWAPPED);
  update (banner);
}
