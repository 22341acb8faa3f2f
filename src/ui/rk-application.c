/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib-unix.h>
#include <glib/gi18n.h>
#include <signal.h>
#include <stdlib.h>

#include "rk-access.h"
#include "rk-application-private.h"
#include "rk-language.h"
#include "rk-sentences.h"
#include "rk-unsaved-dialog.h"
#include "rk-welcome-dialog.h"
#include "rk-window-private.h"

#define RESOURCE_PATH "/io/github/riokadalis/RioKadalis"

/* A system that shuts down, a terminal that is closed, and Ctrl+C there. */
static const int ending_signals[] = { SIGTERM, SIGHUP, SIGINT };

G_STATIC_ASSERT (G_N_ELEMENTS (ending_signals) == RK_N_ENDING_SIGNALS);

enum
{
  PROP_0,
  PROP_SETTINGS,
  N_PROPS,
};

enum
{
  NOTIFIED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkApplication, rk_application, ADW_TYPE_APPLICATION)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* What the windows show, the one used last first. */
static void
save_windows (RkApplication *self)
{
  GVariantBuilder builder;
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));
  guint n_windows = 0;

  g_variant_builder_init (&builder, G_VARIANT_TYPE ("aa{sv}"));
  for (GList *iter = windows; iter != NULL; iter = iter->next)
    {
      if (!RK_IS_WINDOW (iter->data))
        continue;
      g_variant_builder_add_value (
          &builder, rk_window_state_to_variant (rk_window_get_state (iter->data)));
      n_windows++;
    }

  /* The last window that is closed is the one to come back to. */
  if (n_windows == 0)
    g_variant_builder_clear (&builder);
  else
    g_settings_set_value (self->settings, "windows", g_variant_builder_end (&builder));
}

static void
save_windows_cb (gpointer user_data)
{
  RkApplication *self = RK_APPLICATION (user_data);

  self->save_source = 0;
  save_windows (self);
}

static void
queue_save_windows (RkApplication *self)
{
  if (self->save_source == 0 && !self->quitting)
    self->save_source = g_idle_add_once (save_windows_cb, self);
}

RkWindow *
_rk_application_add_window (RkApplication *self,
                            RkWindowState *state)
{
  RkWindow *window;

  g_assert (RK_IS_APPLICATION (self));

  window = rk_window_new (self, state);
  /* What waited without a window for more to do ends with its windows from now on. */
  g_application_set_inactivity_timeout (G_APPLICATION (self), 0);
  g_signal_connect_object (state, "changed", G_CALLBACK (queue_save_windows), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "notify::visible-dialog",
                           G_CALLBACK (_rk_application_try_language), self, G_CONNECT_SWAPPED);
  queue_save_windows (self);

  return window;
}

void
_rk_application_open_window (RkApplication *self,
                             RkWindowState *state)
{
  g_assert (RK_IS_APPLICATION (self));

  gtk_window_present (GTK_WINDOW (_rk_application_add_window (self, state)));
}

gboolean
_rk_application_is_last_window (RkApplication *self,
                                RkWindow      *window)
{
  g_assert (RK_IS_APPLICATION (self));

  for (GList *iter = gtk_application_get_windows (GTK_APPLICATION (self)); iter != NULL;
       iter = iter->next)
    if (RK_IS_WINDOW (iter->data) && iter->data != window)
      return FALSE;

  return TRUE;
}

static void
restore_windows (RkApplication *self)
{
  g_autoptr (GVariant) windows = g_settings_get_value (self->settings, "windows");
  gsize n_windows = g_variant_n_children (windows);

  /* The last one is presented last, so it is in front again. */
  for (gsize i = n_windows; i > 0; i--)
    {
      g_autoptr (GVariant) stored = g_variant_get_child_value (windows, i - 1);
      g_autoptr (RkWindowState) state = rk_window_state_new_from_variant (stored);

      _rk_application_open_window (self, state);
    }

  if (n_windows == 0)
    {
      g_autoptr (RkWindowState) state = rk_window_state_new ();

      _rk_application_open_window (self, state);
    }
}

/* Once, and only whoever starts the program as such: a file that is opened comes first. */
static void
welcome (RkApplication *self)
{
  RkWindow *window = _rk_application_find_window (self);

  if (window == NULL || self->exit_after_startup ||
      g_settings_get_boolean (self->settings, "welcomed"))
    return;

  g_settings_set_boolean (self->settings, "welcomed", TRUE);
  adw_dialog_present (rk_welcome_dialog_new (self), GTK_WIDGET (window));
}

static void
rk_application_activate (GApplication *application)
{
  RkApplication *self = RK_APPLICATION (application);
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (window != NULL)
    {
      gtk_window_present (window);
    }
  else
    {
      restore_windows (self);
      welcome (self);
    }

  if (self->exit_after_startup)
    g_idle_add_once ((GSourceOnceFunc) rk_application_quit, self);
}

RkWindow *
_rk_application_find_window (RkApplication *self)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (self));

  for (GList *iter = windows; iter != NULL; iter = iter->next)
    if (RK_IS_WINDOW (iter->data))
      return iter->data;

  return NULL;
}

RkWindow *
_rk_application_ensure_window (RkApplication *self)
{
  g_assert (RK_IS_APPLICATION (self));

  if (_rk_application_find_window (self) == NULL)
    restore_windows (self);
  return _rk_application_find_window (self);
}

typedef struct
{
  RkApplication *application;
  GFile *file;
} Opening;

static void
opening_free (Opening *opening)
{
  g_application_release (G_APPLICATION (opening->application));
  g_object_unref (opening->application);
  g_object_unref (opening->file);
  g_free (opening);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Opening, opening_free)

static void
file_opened_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (Opening) opening = user_data;
  RkApplication *self = opening->application;
  g_autoptr (RkWindowState) state = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (RkDocument) document =
    rk_document_store_open_finish (RK_DOCUMENT_STORE (source), result, &error);
  RkWindow *window;

  /* Whoever wants two windows of the same opens the second one in the program. */
  if (document != NULL &&
      _rk_application_bring_forward (self, rk_document_get_file (document)))
    return;

  if (document != NULL)
    {
      state = rk_window_state_new ();
      window = _rk_application_add_window (self, state);
      rk_window_show_document (window, document);
      gtk_window_present (GTK_WINDOW (window));
      _rk_window_tell_import (window, document, opening->file);
      return;
    }

  window = _rk_application_ensure_window (self);
  rk_window_show_open_error (window, opening->file, error);
  gtk_window_present (GTK_WINDOW (window));
}

/* Each file that no window shows gets one, once it is read; one that cannot be read gets none. */
static void
rk_application_open (GApplication  *application,
                     GFile        **files,
                     int            n_files,
                     const char    *hint)
{
  RkApplication *self = RK_APPLICATION (application);

  for (int i = 0; i < n_files; i++)
    {
      Opening *opening = g_new (Opening, 1);

      g_application_hold (application);
      opening->application = g_object_ref (self);
      opening->file = g_object_ref (files[i]);
      rk_document_store_open_async (self->store, files[i], NULL, file_opened_cb, opening);
    }
}

/* RIO_KADALIS_DATA_DIR: another folder for the files and their index. */
static GFile *
get_folder (gboolean cache)
{
  const char *override = g_getenv ("RIO_KADALIS_DATA_DIR");

  if (override != NULL && *override != '\0')
    return cache ? g_file_new_build_filename (override, ".cache", "library-index", NULL)
                 : g_file_new_for_path (override);

  if (cache)
    return g_file_new_build_filename (g_get_user_cache_dir (), "rio-kadalis", "library-index",
                                      NULL);
  return g_file_new_build_filename (g_get_user_data_dir (), "rio-kadalis", NULL);
}

static void
library_loaded_cb (GObject      *source,
                   GAsyncResult *result,
                   gpointer      user_data)
{
  /* Why it failed stands in the property "problem", which the page shows. */
  if (rk_library_load_finish (RK_LIBRARY (source), result, NULL))
    rk_library_purge_deleted (RK_LIBRARY (source));
}

static void
end (RkApplication *self)
{
  g_clear_handle_id (&self->save_source, g_source_remove);
  save_windows (self);
  self->quitting = TRUE;
  g_application_quit (G_APPLICATION (self));
}

/* The next Ctrl+C ends the program at once, also where it hangs while it saves: there is no main
 * loop then that could hear of it. */
static void
let_next_interrupt (void)
{
  struct sigaction action;

  sigaction (SIGINT, NULL, &action);
  action.sa_flags |= SA_RESETHAND;
  sigaction (SIGINT, &action, NULL);
}

/* Whoever ends the program so does not wait for an answer. */
static gboolean
terminated_cb (gpointer user_data)
{
  RkApplication *self = RK_APPLICATION (user_data);

  end (self);
  return G_SOURCE_CONTINUE;
}

static void
quit_anyway_cb (RkApplication *self,
                const char    *response)
{
  if (self->inhibitor != 0)
    gtk_application_uninhibit (GTK_APPLICATION (self), self->inhibitor);
  self->inhibitor = 0;

  if (g_str_equal (response, RK_UNSAVED_DISCARD))
    end (self);
}

/* Saves what can be saved. If that is not all, a window asks what to do: FALSE. */
static gboolean
save_or_ask (RkApplication *self)
{
  RkWindow *window = _rk_application_find_window (self);
  g_autoptr (GPtrArray) documents = NULL;
  AdwDialog *question;

  if (window == NULL || rk_document_store_flush (self->store, NULL))
    return TRUE;

  documents = rk_document_store_list_unsaved (self->store);
  question = _rk_window_ask_unsaved (window, documents);
  if (question != NULL)
    {
      g_signal_connect_object (question, "response", G_CALLBACK (quit_anyway_cb), self,
                               G_CONNECT_SWAPPED);
      self->inhibitor = gtk_application_inhibit (GTK_APPLICATION (self), GTK_WINDOW (window),
                                                 GTK_APPLICATION_INHIBIT_LOGOUT,
                                                 _("A file is not saved"));
      gtk_window_present (GTK_WINDOW (window));
    }

  return FALSE;
}

/* The session is about to end. */
static void
query_end_cb (GtkApplication *application)
{
  save_or_ask (RK_APPLICATION (application));
}

static void
rk_application_startup (GApplication *application)
{
  RkApplication *self = RK_APPLICATION (application);
  g_autoptr (GFile) folder = get_folder (FALSE);
  g_autoptr (GFile) index = get_folder (TRUE);
  g_autoptr (GFile) backups = g_file_get_child (folder, "backups");
  g_autoptr (GFile) cache = g_file_get_parent (index);
  g_autoptr (GFile) analyses = g_file_get_child (cache, "analyses");

  G_APPLICATION_CLASS (rk_application_parent_class)->startup (application);

  gtk_window_set_default_icon_name (APP_ID);
  rk_access_init ();

  self->store = rk_document_store_new ();
  rk_document_store_set_backups (self->store, backups);
  rk_document_store_set_imports (self->store, folder);
  rk_document_store_set_analyses (self->store, analyses);
  self->library = rk_library_new (folder, index);
  self->games = rk_tournament_games_new (self->store, self->library);
  _rk_application_start_solver (self);
  rk_library_load_async (self->library, NULL, library_loaded_cb, NULL);

  _rk_application_start_language (self);
  _rk_application_add_actions (self);
  _rk_application_start_desktop (self);
  g_signal_connect (self, "query-end", G_CALLBACK (query_end_cb), NULL);
  for (guint i = 0; i < G_N_ELEMENTS (ending_signals); i++)
    self->signal_sources[i] = g_unix_signal_add (ending_signals[i], terminated_cb, self);
  let_next_interrupt ();
}

static gboolean
rk_application_dbus_register (GApplication     *application,
                              GDBusConnection  *connection,
                              const char       *path,
                              GError          **error)
{
  GApplicationClass *parent_class = G_APPLICATION_CLASS (rk_application_parent_class);

  return parent_class->dbus_register (application, connection, path, error) &&
         _rk_application_export_search (RK_APPLICATION (application), connection, path, error);
}

static void
rk_application_dbus_unregister (GApplication    *application,
                                GDBusConnection *connection,
                                const char      *path)
{
  _rk_application_unexport_search (RK_APPLICATION (application));

  G_APPLICATION_CLASS (rk_application_parent_class)
    ->dbus_unregister (application, connection, path);
}

static void
rk_application_shutdown (GApplication *application)
{
  RkApplication *self = RK_APPLICATION (application);
  g_autoptr (GError) error = NULL;

  g_clear_handle_id (&self->save_source, g_source_remove);
  if (self->store != NULL && !rk_document_store_flush (self->store, &error))
    {
      /* TRANSLATORS: "%s" says why. */
      g_printerr (_("The last changes could not be saved: %s"), error->message);
      g_printerr ("\n");
    }

  G_APPLICATION_CLASS (rk_application_parent_class)->shutdown (application);
}

static void
complain_about_language (const char *language)
{
  g_autofree char *known = g_strjoinv (", ", (char **) rk_language_list ());
  g_autofree char *given = rk_text_one_line (language);
  /* TRANSLATORS: the codes of the languages that there are, then what was
   * given */
  g_autofree char *text = g_strdup_printf (
      _("--language: expected one of %1$s, not “%2$s”"), known, given);

  g_printerr ("rio-kadalis: %s\n", text);
}

/* Lets the program that runs already, if there is one, speak the language.
 * Returns: whether it could be asked; if not, the person has been told why */
static gboolean
show_language (GApplication *application,
               const char   *language)
{
  g_autoptr (GError) error = NULL;

  if (!g_application_register (application, NULL, &error))
    {
      g_printerr ("rio-kadalis: %s\n", error->message);
      return FALSE;
    }
  if (g_application_get_is_remote (application))
    g_action_group_activate_action (G_ACTION_GROUP (application), "show-language",
                                    g_variant_new_string (language));
  return TRUE;
}

/* What the menu of the program's icon asks for where D-Bus does not start programs.
 * Returns: as for GApplication::handle-local-options */
static int
activate_option (GApplication *application,
                 GVariantDict *options)
{
  static const char *const actions[] = { "new-match", "new-tournament" };
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      if (!g_variant_dict_contains (options, actions[i]))
        continue;
      if (!g_application_register (application, NULL, &error))
        {
          g_printerr ("rio-kadalis: %s\n", error->message);
          return EXIT_FAILURE;
        }
      g_action_group_activate_action (G_ACTION_GROUP (application), actions[i], NULL);
      return EXIT_SUCCESS;
    }
  return -1;
}

/* What is called like the address of a file that is elsewhere, as "round:1.rkmatch", is still the
 * file in this folder, if there is one. */
static gboolean
rk_application_local_command_line (GApplication   *application,
                                   char         ***arguments,
                                   int            *exit_status)
{
  char **argument = *arguments;

  for (argument += *argument != NULL; *argument != NULL; argument++)
    if (g_uri_peek_scheme (*argument) != NULL && g_file_test (*argument, G_FILE_TEST_EXISTS))
      {
        g_autofree char *name = g_steal_pointer (argument);

        *argument = g_canonicalize_filename (name, NULL);
      }
  return G_APPLICATION_CLASS (rk_application_parent_class)
    ->local_command_line (application, arguments, exit_status);
}

static int
rk_application_handle_local_options (GApplication *application,
                                     GVariantDict *options)
{
  RkApplication *self = RK_APPLICATION (application);
  const char *language = NULL;

  if (g_variant_dict_lookup (options, "language", "&s", &language) &&
      !rk_language_is_known (language))
    {
      complain_about_language (language);
      return EXIT_FAILURE;
    }

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("rio-kadalis %s\n", PACKAGE_VERSION);
      return EXIT_SUCCESS;
    }

  g_set_str (&self->language, language);
  self->exit_after_startup = g_variant_dict_contains (options, "exit-after-startup");

  if (!gtk_init_check ())
    {
      g_printerr ("%s\n", _("Rio Kadalis needs a display, and there is none: start it from a "
                            "desktop session, or set DISPLAY or WAYLAND_DISPLAY."));
      return EXIT_FAILURE;
    }

  if (language != NULL && !show_language (application, language))
    return EXIT_FAILURE;
  return activate_option (application, options);
}

static void
rk_application_window_removed (GtkApplication *application,
                               GtkWindow      *window)
{
  GTK_APPLICATION_CLASS (rk_application_parent_class)->window_removed (application, window);

  queue_save_windows (RK_APPLICATION (application));
}

static void
rk_application_dispose (GObject *object)
{
  RkApplication *self = RK_APPLICATION (object);

  g_clear_handle_id (&self->save_source, g_source_remove);
  for (guint i = 0; i < G_N_ELEMENTS (ending_signals); i++)
    g_clear_handle_id (&self->signal_sources[i], g_source_remove);
  _rk_application_stop_language (self);
  _rk_application_stop_solver (self);
  g_clear_object (&self->search);
  g_clear_object (&self->timers);
  g_clear_object (&self->contrast);
  g_clear_object (&self->games);
  g_clear_object (&self->library);
  g_clear_object (&self->store);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (rk_application_parent_class)->dispose (object);
}

static void
rk_application_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  RkApplication *self = RK_APPLICATION (object);

  switch (prop_id)
    {
    case PROP_SETTINGS:
      self->settings = g_value_dup_object (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_application_class_init (RkApplicationClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);
  GtkApplicationClass *gtk_application_class = GTK_APPLICATION_CLASS (klass);

  object_class->dispose = rk_application_dispose;
  object_class->set_property = rk_application_set_property;
  application_class->activate = rk_application_activate;
  application_class->local_command_line = rk_application_local_command_line;
  application_class->open = rk_application_open;
  application_class->startup = rk_application_startup;
  application_class->dbus_register = rk_application_dbus_register;
  application_class->dbus_unregister = rk_application_dbus_unregister;
  application_class->shutdown = rk_application_shutdown;
  application_class->handle_local_options = rk_application_handle_local_options;
  gtk_application_class->window_removed = rk_application_window_removed;

  properties[PROP_SETTINGS] =
    g_param_spec_object ("settings", NULL, NULL, G_TYPE_SETTINGS,
                         (G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * RkApplication::notified:
   * @title: what it is about
   * @body: what has happened
   *
   * The desktop is told of something that a person waited for; see rk_notify().
   */
  signals[NOTIFIED] = g_signal_new ("notified", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                    0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                    G_TYPE_STRING, G_TYPE_STRING);
}

static void
rk_application_init (RkApplication *self)
{
  const GOptionEntry entries[] = {
    { "language", 0, 0, G_OPTION_ARG_STRING, NULL,
      N_("Show the texts in this language this time only"),
      /* As in the usage lines of the other program: not translated. */
      "CODE" },
    { "new-match", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Ask for a new match"), NULL },
    { "new-tournament", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Ask for a new tournament"), NULL },
    { "version", 0, 0, G_OPTION_ARG_NONE, NULL, N_("Print the version and end"), NULL },
    { "exit-after-startup", 0, G_OPTION_FLAG_HIDDEN, G_OPTION_ARG_NONE, NULL, NULL, NULL },
    { NULL },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), entries);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), "[FILE…]");
}

/**
 * rk_application_new:
 * @settings: the settings of the program
 *
 * Store, library and actions come when it starts.
 *
 * Returns: (transfer full): a new application
 */
RkApplication *
rk_application_new (GSettings *settings)
{
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  return g_object_new (RK_TYPE_APPLICATION,
                       "application-id", APP_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "register-session", TRUE,
                       "resource-base-path", RESOURCE_PATH,
                       "settings", settings,
                       NULL);
}

/**
 * rk_application_get_settings:
 * @self: an application
 *
 * Returns: (transfer none): the settings of the program
 */
GSettings *
rk_application_get_settings (RkApplication *self)
{
  g_return_val_if_fail (RK_IS_APPLICATION (self), NULL);

  return self->settings;
}

/**
 * rk_application_get_store:
 * @self: an application that has started
 *
 * Returns: (transfer none): the open documents
 */
RkDocumentStore *
rk_application_get_store (RkApplication *self)
{
  g_return_val_if_fail (RK_IS_APPLICATION (self), NULL);

  return self->store;
}

/**
 * rk_application_get_library:
 * @self: an application that has started
 *
 * Returns: (transfer none): the matches and tournaments in the data folder
 */
RkLibrary *
rk_application_get_library (RkApplication *self)
{
  g_return_val_if_fail (RK_IS_APPLICATION (self), NULL);

  return self->library;
}

/**
 * rk_application_get_games:
 * @self: an application that has started
 *
 * Returns: (transfer none): the games of the tournaments in the data folder
 */
RkTournamentGames *
rk_application_get_games (RkApplication *self)
{
  g_return_val_if_fail (RK_IS_APPLICATION (self), NULL);

  return self->games;
}

/**
 * rk_application_quit:
 * @self: an application
 *
 * Ends the program; all its windows come back at the next start. If a match
 * cannot be saved a window asks first whether to end all the same.
 */
void
rk_application_quit (RkApplication *self)
{
  g_return_if_fail (RK_IS_APPLICATION (self));

  if (save_or_ask (self))
    end (self);
}
