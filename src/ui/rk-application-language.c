/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The change of language while the program runs.  Texts are looked up when a widget is
 * made, so all windows are made anew; matches, tournaments and their history are not
 * touched. */

#include "rk-application-private.h"
#include "rk-focus.h"
#include "rk-language.h"
#include "rk-preferences-dialog.h"
#include "rk-projector.h"
#include "rk-stock.h"
#include "rk-welcome-dialog.h"
#include "rk-window-private.h"

static gboolean
is_disturbed (RkWindow *window)
{
  AdwDialog *dialog = rk_focus_get_dialog (GTK_WIDGET (window));

  return dialog != NULL && !RK_IS_PREFERENCES_DIALOG (dialog) &&
         !RK_IS_WELCOME_DIALOG (dialog);
}

/* Something is being typed, chosen or waited for that would be lost with a window. */
static gboolean
must_wait (RkApplication *self)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (RK_IS_WINDOW (window) ? is_disturbed (RK_WINDOW (window))
                                : gtk_window_get_transient_for (window) != NULL)
        return TRUE;
    }
  return self->n_reasons > 0;
}

/* The one used last first. */
static GPtrArray *
list_windows (RkApplication *self)
{
  GPtrArray *windows = g_ptr_array_new_with_free_func (g_object_unref);

  for (GList *iter = gtk_application_get_windows (GTK_APPLICATION (self)); iter != NULL;
       iter = iter->next)
    if (RK_IS_WINDOW (iter->data))
      g_ptr_array_add (windows, g_object_ref (iter->data));
  return windows;
}

static GPtrArray *
list_projectors (void)
{
  GPtrArray *projectors = g_ptr_array_new_with_free_func (g_object_unref);
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (RK_IS_PROJECTOR (window))
        g_ptr_array_add (projectors, g_object_ref (window));
    }
  return projectors;
}

/* The result is seen beside the choice, which can be taken back at once. */
static AdwDialog *
make_preferences (RkApplication *self)
{
  AdwDialog *dialog = rk_preferences_dialog_new (self);

  rk_preferences_dialog_focus_language (RK_PREFERENCES_DIALOG (dialog));

  return dialog;
}

static AdwDialog *
make_welcome (RkApplication *self)
{
  AdwDialog *dialog = rk_welcome_dialog_new (self);

  rk_welcome_dialog_focus_language (RK_WELCOME_DIALOG (dialog));

  return dialog;
}

static void
remake_projectors (void)
{
  g_autoptr (GPtrArray) projectors = list_projectors ();

  for (guint i = 0; i < projectors->len; i++)
    {
      rk_projector_remake (projectors->pdata[i]);
      gtk_window_destroy (projectors->pdata[i]);
    }
}

/* All new ones are there before the old ones go: else the program would end. */
static void
remake_windows (RkApplication *self)
{
  g_autoptr (GPtrArray) windows = list_windows (self);
  GtkWidget *with_choice = NULL;
  gboolean welcome = FALSE;

  /* The last one is presented last, so it is in front again. */
  for (guint i = windows->len; i > 0; i--)
    {
      RkWindow *old = windows->pdata[i - 1];
      AdwDialog *dialog = rk_focus_get_dialog (GTK_WIDGET (old));
      RkWindow *window = _rk_window_remake (old);

      gtk_window_present (GTK_WINDOW (window));
      if (dialog != NULL)
        {
          with_choice = GTK_WIDGET (window);
          welcome = RK_IS_WELCOME_DIALOG (dialog);
        }
    }
  for (guint i = 0; i < windows->len; i++)
    gtk_window_destroy (windows->pdata[i]);

  if (with_choice != NULL)
    adw_dialog_present (welcome ? make_welcome (self) : make_preferences (self), with_choice);
}

static gboolean
has_unreadable_file (RkLibrary *library)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr (RkLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (library), i);

      if (rk_library_item_get_problem (item) != NULL)
        return TRUE;
    }
  return FALSE;
}

/* Why something cannot be read or saved is kept in the words of the moment when it failed:
 * it is tried again. */
static void
renew_problems (RkApplication *self)
{
  g_autoptr (GPtrArray) documents = rk_document_store_list_unsaved (self->store);
  g_autofree char *problem = NULL;

  for (guint i = 0; i < documents->len; i++)
    if (rk_document_get_problem (documents->pdata[i]) != NULL)
      rk_document_retry (documents->pdata[i]);

  g_object_get (self->library, "problem", &problem, NULL);
  if (problem != NULL || has_unreadable_file (self->library))
    rk_library_load_async (self->library, NULL, NULL, NULL);
}

static void
switch_cb (gpointer user_data)
{
  RkApplication *self = RK_APPLICATION (user_data);

  self->language_source = 0;
  if (g_str_equal (self->language, self->next_language) || must_wait (self))
    return;

  g_set_str (&self->language, self->next_language);
  rk_language_set (self->language);
  rk_stock_update ();
  renew_problems (self);
  remake_projectors ();
  remake_windows (self);
}

/* When the main loop is idle: whoever asks for it is in one of the windows. */
void
_rk_application_try_language (RkApplication *self)
{
  if (self->language_source == 0 && self->next_language != NULL &&
      !g_str_equal (self->language, self->next_language))
    self->language_source = g_idle_add_once (switch_cb, self);
}

/* Shows all windows in the language until another one is chosen, and does not remember it. */
void
_rk_application_show_language (RkApplication *self,
                               const char    *code)
{
  g_set_str (&self->next_language, code);
  _rk_application_try_language (self);
}

static char *
get_setting (RkApplication *self)
{
  char *code = g_settings_get_string (self->settings, "language");

  if (!rk_language_is_known (code))
    *code = '\0';
  return code;
}

/* A choice, also one that was made in another program. */
static void
setting_changed_cb (RkApplication *self)
{
  g_free (self->next_language);
  self->next_language = get_setting (self);
  _rk_application_try_language (self);
}

void
_rk_application_start_language (RkApplication *self)
{
  g_assert (RK_IS_APPLICATION (self));

  if (self->language == NULL)
    self->language = get_setting (self);
  rk_stock_update ();
  g_signal_connect_object (self->settings, "changed::language", G_CALLBACK (setting_changed_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gtk_window_get_toplevels (), "items-changed",
                           G_CALLBACK (_rk_application_try_language), self, G_CONNECT_SWAPPED);
}

void
_rk_application_stop_language (RkApplication *self)
{
  g_clear_handle_id (&self->language_source, g_source_remove);
  g_clear_pointer (&self->language, g_free);
  g_clear_pointer (&self->next_language, g_free);
}

/**
 * rk_application_get_language:
 * @self: an application that has started
 *
 * Returns: (transfer none): the code of the language that was chosen, "" for that
 *   of the system; what was given on the command line counts until something is chosen
 */
const char *
rk_application_get_language (RkApplication *self)
{
  g_return_val_if_fail (RK_IS_APPLICATION (self), "");

  return self->language;
}

/**
 * rk_application_choose_language:
 * @self: an application that has started
 * @code: the code of a language that is known, "" for that of the system
 *
 * Shows all windows in another language, as soon as nothing is disturbed by it, and
 * remembers it.
 */
void
rk_application_choose_language (RkApplication *self,
                                const char    *code)
{
  g_return_if_fail (RK_IS_APPLICATION (self));
  g_return_if_fail (code != NULL);
  g_return_if_fail (*code == '\0' || rk_language_is_known (code));

  g_settings_set_string (self->settings, "language", code);
  /* Also when the setting was so before: another one may have been given on the command
   * line. */
  setting_changed_cb (self);
}

static void
reason_gone_cb (gpointer user_data)
{
  g_autoptr (RkApplication) self = RK_APPLICATION (user_data);

  self->n_reasons--;
  _rk_application_try_language (self);
}

/* It may go in a thread that was the last to use it. */
static void
reason_gone (gpointer user_data)
{
  g_idle_add_once (reason_gone_cb, user_data);
}

/**
 * rk_application_keep_windows:
 * @widget: a widget, usually in a window of the program
 * @reason: an object
 *
 * For as long as @reason exists, no window is made anew: something goes on that
 * would be lost with it, as a file that is being opened in it.
 */
void
rk_application_keep_windows (GtkWidget *widget,
                             GObject   *reason)
{
  GtkRoot *root;
  GtkApplication *application = NULL;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (G_IS_OBJECT (reason));

  root = gtk_widget_get_root (widget);
  if (GTK_IS_WINDOW (root))
    application = gtk_window_get_application (GTK_WINDOW (root));
  if (!RK_IS_APPLICATION (application))
    return;

  RK_APPLICATION (application)->n_reasons++;
  g_object_set_data_full (reason, "rk-keeps-windows", g_object_ref (application), reason_gone);
}
