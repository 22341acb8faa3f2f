/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-problem-banner.h"

#include <glib/gi18n.h>

#include "rk-application.h"
#include "rk-error.h"
#include "rk-sentences.h"
#include "rk-teller.h"
#include "rk-toast.h"
#include "rk-window.h"

#define DOCUMENT "rk-document"
/* Of the dialog: which version of the file it asks about. */
#define SEEN     "rk-seen"
/* Of the banner: what of it was heard. */
#define TOLD     "rk-told"

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
    case RK_ERROR_VERSION:
      return _("_Choose…");
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

/* What others did to the file is more than why it could not be saved before that. */
static gboolean
is_gone (RkDocument *document)
{
  const GError *problem = rk_document_get_problem (document);

  return rk_document_get_outside (document) == RK_OUTSIDE_GONE &&
         (problem == NULL || problem->code == RK_ERROR_CHANGED ||
          problem->code == RK_ERROR_VERSION);
}

/* Who does not see it would go on with nothing being saved. Once, also when it fails again. */
static void
tell (AdwBanner *banner)
{
  const char *text = adw_banner_get_revealed (banner) ? adw_banner_get_title (banner) : NULL;

  if (!gtk_widget_get_mapped (GTK_WIDGET (banner)) ||
      g_strcmp0 (text, g_object_get_data (G_OBJECT (banner), TOLD)) == 0)
    return;
  g_object_set_data_full (G_OBJECT (banner), TOLD, g_strdup (text), g_free);
  if (text != NULL)
    rk_tell (GTK_WIDGET (banner), text);
}

/* Where all is saved, and somebody else changed the file; or took it away. */
static void
show_outside (AdwBanner *banner,
              RkOutside  outside)
{
  if (outside == RK_OUTSIDE_CHANGED)
    {
      adw_banner_set_title (banner, _("Another program has changed this file."));
      adw_banner_set_button_label (banner, _("_Choose…"));
    }
  else if (outside == RK_OUTSIDE_GONE)
    {
      adw_banner_set_title (banner, _("Another program has deleted or moved this file."));
      adw_banner_set_button_label (banner, _("_Write Again"));
    }
  adw_banner_set_revealed (banner, outside != RK_OUTSIDE_SAME);
}

static void
update (AdwBanner *banner)
{
  RkDocument *document = get_document (banner);
  const GError *problem = rk_document_get_problem (document);
  g_autofree char *title = NULL;

  if (problem == NULL || is_gone (document))
    {
      show_outside (banner, rk_document_get_outside (document));
    }
  else
    {
      title = describe (document, problem);
      adw_banner_set_title (banner, title);
      adw_banner_set_button_label (banner, get_remedy (problem));
      adw_banner_set_revealed (banner, TRUE);
    }
  tell (banner);
}

static RkApplication *
get_application (AdwBanner *banner)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (banner));
  GtkApplication *application =
    GTK_IS_WINDOW (root) ? gtk_window_get_application (GTK_WINDOW (root)) : NULL;

  return RK_IS_APPLICATION (application) ? RK_APPLICATION (application) : NULL;
}

/* The other version is being read. */
typedef struct
{
  AdwBanner *banner;
  RkApplication *application;
  RkWindow *window;
  /* Keeps the window from being made anew meanwhile. */
  GObject *reason;
  gboolean keeps;
} Loading;

static void
loading_free (Loading *self)
{
  g_clear_object (&self->banner);
  g_clear_object (&self->application);
  g_clear_weak_pointer (&self->window);
  g_clear_object (&self->reason);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Loading, loading_free)

/* Its own, or where that was closed meanwhile another one. */
static RkWindow *
find_window (Loading *self)
{
  GtkWindow *active = gtk_application_get_active_window (GTK_APPLICATION (self->application));

  if (self->window != NULL)
    return self->window;

  return RK_IS_WINDOW (active) ? RK_WINDOW (active) : NULL;
}

/* What the storage says of files is more; so it is when nothing could be kept. */
static char *
describe_error (const GError *error,
                gboolean      is_unkept)
{
  return is_unkept || g_error_matches (error, RK_ERROR, RK_ERROR_IO)
           ? g_strdup (error->message) : rk_text_error (error);
}

/* What was shown here is safe in @copy. A match goes on there, also when there was nothing to
 * load, and @document is NULL, as @unread says; a tournament and its games stay. */
static void
go_on (Loading    *loading,
       RkDocument *document,
       RkDocument *copy,
       const char *unread)
{
  RkDocument *shown = get_document (loading->banner);
  RkWindow *window = find_window (loading);

  rk_library_watch_document (rk_application_get_library (loading->application), copy);
  if (window != NULL)
    rk_window_go_on_in_copy (window, document != NULL ? document : shown, copy, unread);
  /* Other windows follow. */
  if (document == NULL && !rk_document_is_of_tournament (shown))
    rk_document_store_replace (rk_application_get_store (loading->application), shown, copy);
}

/* The window shows the new document; its page takes the place of that of the banner. */
static void
reloaded_cb (GObject      *source,
             GAsyncResult *result,
             gpointer      user_data)
{
  g_autoptr (Loading) loading = user_data;
  g_autoptr (RkDocument) copy = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (RkDocument) document =
    rk_document_store_reload_finish (RK_DOCUMENT_STORE (source), result, &copy, &error);
  g_autofree char *why =
    document == NULL ? describe_error (error, loading->keeps && copy == NULL) : NULL;

  if (copy != NULL)
    go_on (loading, document, copy, why);
  else if (why != NULL)
    rk_toast_show (GTK_WIDGET (loading->banner), why);
}

/* @copies is the folder for what is shown here, if that is kept. */
static void
load (AdwBanner     *banner,
      RkApplication *application,
      GFile         *copies)
{
  Loading *loading = g_new0 (Loading, 1);

  loading->banner = g_object_ref (banner);
  loading->application = g_object_ref (application);
  g_set_weak_pointer (&loading->window, RK_WINDOW (gtk_widget_get_root (GTK_WIDGET (banner))));
  loading->reason = g_object_new (G_TYPE_OBJECT, NULL);
  loading->keeps = copies != NULL;
  rk_application_keep_windows (GTK_WIDGET (banner), loading->reason);
  rk_document_store_reload_async (rk_application_get_store (application), get_document (banner),
                                  copies, NULL, reloaded_cb, loading);
}

/* Away until it is clear whether that was done: so it comes again when it was not. */
static void
overwrite (AdwBanner         *banner,
           const RkFileStamp *agreed)
{
  adw_banner_set_revealed (banner, FALSE);
  rk_document_overwrite (get_document (banner), agreed);
}

static void
response_cb (AdwBanner  *banner,
             const char *response,
             AdwDialog  *dialog)
{
  RkApplication *application = get_application (banner);

  if (application == NULL)
    return;
  if (g_str_equal (response, "overwrite"))
    overwrite (banner, g_object_get_data (G_OBJECT (dialog), SEEN));
  else if (g_str_equal (response, "load"))
    load (banner, application, NULL);
  else if (g_str_equal (response, "both"))
    load (banner, application, rk_library_get_folder (rk_application_get_library (application)));
}

/* What is agreed to is about the version that there is now, whatever comes meanwhile. */
static void
remember_seen (AdwDialog  *dialog,
               RkDocument *document)
{
  RkFileStamp *seen = g_new (RkFileStamp, 1);

  rk_document_get_seen (document, seen);
  g_object_set_data_full (G_OBJECT (dialog), SEEN, seen, g_free);
}

static void
choose (AdwBanner *banner)
{
  static const char *const needs_reading[] = { "overwrite", "load" };
  gboolean is_unsaved = rk_document_is_unsaved (get_document (banner));
  gboolean is_newer = g_error_matches (rk_document_get_problem (get_document (banner)), RK_ERROR,
                                       RK_ERROR_VERSION);
  AdwDialog *dialog = adw_alert_dialog_new (
      _("Which Version?"),
      is_unsaved ? _("Another program has changed the file, and there are changes here that are "
                     "not saved. To keep both, what is shown here gets a file of its own in the "
                     "library.")
                 : _("Another program has changed the file. To keep both, what is shown here gets "
                     "a file of its own in the library."));

  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (dialog),
                                  "cancel", _("_Cancel"),
                                  "overwrite", _("_Overwrite the File"),
                                  "load", _("_Load the Other Version"),
                                  "both", _("Keep _Both"),
                                  NULL);
  /* A file of a newer version of the program is neither replaced nor read. */
  for (guint i = 0; is_newer && i < G_N_ELEMENTS (needs_reading); i++)
    adw_alert_dialog_set_response_enabled (ADW_ALERT_DIALOG (dialog), needs_reading[i], FALSE);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "overwrite",
                                            ADW_RESPONSE_DESTRUCTIVE);
  if (is_unsaved)
    adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "load",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), "both",
                                            ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "both");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  remember_seen (dialog, get_document (banner));
  g_signal_connect_object (dialog, "response", G_CALLBACK (response_cb), banner,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, GTK_WIDGET (banner));
}

static void
button_clicked_cb (AdwBanner *banner)
{
  RkDocument *document = get_document (banner);
  const GError *problem = rk_document_get_problem (document);
  RkFileStamp seen;

  if (is_gone (document))
    {
      rk_document_get_seen (document, &seen);
      overwrite (banner, &seen);
    }
  else if (problem == NULL || problem->code == RK_ERROR_CHANGED ||
           problem->code == RK_ERROR_VERSION)
    choose (banner);
  else
    rk_document_retry (document);
}

/**
 * rk_problem_banner_attach:
 * @banner: a banner of a page, not attached yet
 * @document: what the page shows
 *
 * From now on @banner is revealed while @document could not be saved, or its file was
 * changed or taken away by another program. It says so, and its button tries again, asks
 * which version is wanted, or writes the file again. What it says is told, too.
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
  g_signal_connect (banner, "map", G_CALLBACK (tell), NULL);
  g_signal_connect_object (document, "notify::problem", G_CALLBACK (update), banner,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::outside", G_CALLBACK (update), banner,
                           G_CONNECT_SWAPPED);
  update (banner);
}
