/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-application-private.h"
#include "rk-format.h"
#include "rk-search-provider.h"
#include "rk-search.h"
#include "rk-sentences.h"
#include "rk-shell-search.h"

/* More are not shown; the library has them all. */
#define MAX_RESULTS 10

/* How long the program waits for the next question when it has no window, in
 * milliseconds: who searches types on. */
#define LINGER (30 * 1000)

struct _RkSearchProvider
{
  GObject parent_instance;

  /* Owned References */
  RkShellSearchProvider2 *skeleton;
  /* Of Question: what was asked before the library was there. */
  GQueue questions;

  /* Borrowed References */
  RkApplication *application;
  RkLibrary *watched;
};

G_DEFINE_FINAL_TYPE (RkSearchProvider, rk_search_provider, G_TYPE_OBJECT)

/* @invocation goes with the answer. */
typedef struct
{
  GDBusMethodInvocation *invocation;
  char **terms;
  gboolean launch;
} Question;

static void
question_free (Question *question)
{
  g_strfreev (question->terms);
  g_free (question);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Question, question_free)

/* The program stays for as long as it is asked. */
static void
begin (RkSearchProvider *self)
{
  GApplication *application = G_APPLICATION (self->application);

  if (gtk_application_get_windows (GTK_APPLICATION (application)) == NULL)
    g_application_set_inactivity_timeout (application, LINGER);
  g_application_hold (application);
}

static void
end (RkSearchProvider *self)
{
  g_application_release (G_APPLICATION (self->application));
}

/* The file's name: it tells nobody anything, and is enough to find it in the library. */
static char *
get_identifier (RkLibraryItem *item)
{
  return g_file_get_basename (rk_library_item_get_file (item));
}

/* Newest first, as in the library. */
static char **
find_results (RkLibrary  *library,
              char      **terms)
{
  g_autoptr (GStrvBuilder) results = g_strv_builder_new ();
  g_autofree char *text = g_strjoinv (" ", terms);
  g_auto (GStrv) words = rk_search_split (text);
  guint n_results = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)) && words[0] != NULL &&
                    n_results < MAX_RESULTS;
       i++)
    {
      g_autoptr (RkLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (library), i);

      if (rk_library_item_get_problem (item) != NULL ||
          !rk_search_matches ((const char *const *) words, item))
        continue;
      g_strv_builder_take (results, get_identifier (item));
      n_results++;
    }
  return g_strv_builder_end (results);
}

static void
answer (RkSearchProvider *self,
        Question         *question)
{
  RkLibrary *library = rk_application_get_library (self->application);

  if (question->launch)
    {
      g_autofree char *text = g_strjoinv (" ", question->terms);

      _rk_application_show_search (self->application, text);
      rk_shell_search_provider2_complete_launch_search (self->skeleton, question->invocation);
    }
  else
    {
      g_auto (GStrv) results = find_results (library, question->terms);

      /* The answer to both questions has the same form. */
      rk_shell_search_provider2_complete_get_initial_result_set (
          self->skeleton, question->invocation, (const char *const *) results);
    }
  end (self);
}

static void
answer_waiting (RkSearchProvider *self)
{
  if (rk_library_is_loading (rk_application_get_library (self->application)))
    return;

  while (!g_queue_is_empty (&self->questions))
    {
      g_autoptr (Question) question = g_queue_pop_head (&self->questions);

      answer (self, question);
    }
}

/* At once, or when the library has been read. */
static void
ask (RkSearchProvider      *self,
     GDBusMethodInvocation *invocation,
     const char *const     *terms,
     gboolean               launch)
{
  RkLibrary *library = rk_application_get_library (self->application);
  Question *question = g_new0 (Question, 1);

  question->invocation = invocation;
  question->terms = g_strdupv ((char **) terms);
  question->launch = launch;
  g_queue_push_tail (&self->questions, question);
  begin (self);

  if (self->watched != library)
    g_signal_connect_object (library, "notify::loading", G_CALLBACK (answer_waiting), self,
                             G_CONNECT_SWAPPED);
  self->watched = library;
  answer_waiting (self);
}

static gboolean
initial_cb (RkSearchProvider      *self,
            GDBusMethodInvocation *invocation,
            const char *const     *terms)
{
  ask (self, invocation, terms, FALSE);
  return G_DBUS_METHOD_INVOCATION_HANDLED;
}

/* There may be more of them than were told before, so all are looked through again. */
static gboolean
subsearch_cb (RkSearchProvider      *self,
              GDBusMethodInvocation *invocation,
              const char *const     *previous,
              const char *const     *terms)
{
  ask (self, invocation, terms, FALSE);
  return G_DBUS_METHOD_INVOCATION_HANDLED;
}

static gboolean
launch_cb (RkSearchProvider      *self,
           GDBusMethodInvocation *invocation,
           const char *const     *terms,
           guint                  timestamp)
{
  ask (self, invocation, terms, TRUE);
  return G_DBUS_METHOD_INVOCATION_HANDLED;
}

static char *
describe (RkLibraryItem *item)
{
  g_autofree char *state = rk_text_library_state (item);
  g_autofree char *date = rk_format_date (rk_library_item_get_modified (item));

  return g_strdup_printf ("%s · %s", state, date);
}

static void
add_meta (GVariantBuilder *metas,
          RkLibraryItem   *item,
          const char      *identifier)
{
  gboolean is_match = rk_library_item_get_kind (item) == RK_FILE_KIND_MATCH;
  g_autoptr (GIcon) icon = g_themed_icon_new (is_match ? APP_ID ".match" : APP_ID ".tournament");
  g_autoptr (GVariant) serialized = g_icon_serialize (icon);
  g_autofree char *title = rk_text_library_title (item);
  g_autofree char *description = describe (item);

  g_variant_builder_open (metas, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (metas, "{sv}", "id", g_variant_new_string (identifier));
  g_variant_builder_add (metas, "{sv}", "name", g_variant_new_string (title));
  g_variant_builder_add (metas, "{sv}", "description", g_variant_new_string (description));
  g_variant_builder_add (metas, "{sv}", "icon", serialized);
  g_variant_builder_close (metas);
}

/* (transfer full), NULL if it is not there (any more). */
static RkLibraryItem *
find_item (RkLibrary  *library,
           const char *identifier)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++)
    {
      g_autoptr (RkLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (library), i);
      g_autofree char *name = get_identifier (item);

      if (g_str_equal (name, identifier))
        return g_steal_pointer (&item);
    }
  return NULL;
}

static gboolean
metas_cb (RkSearchProvider      *self,
          GDBusMethodInvocation *invocation,
          const char *const     *identifiers)
{
  RkLibrary *library = rk_application_get_library (self->application);
  GVariantBuilder metas;

  begin (self);
  g_variant_builder_init (&metas, G_VARIANT_TYPE ("aa{sv}"));
  for (guint i = 0; identifiers[i] != NULL; i++)
    {
      g_autoptr (RkLibraryItem) item = find_item (library, identifiers[i]);

      if (item != NULL && rk_library_item_get_problem (item) == NULL)
        add_meta (&metas, item, identifiers[i]);
    }
  rk_shell_search_provider2_complete_get_result_metas (self->skeleton, invocation,
                                                       g_variant_builder_end (&metas));
  end (self);
  return G_DBUS_METHOD_INVOCATION_HANDLED;
}

static gboolean
activate_cb (RkSearchProvider      *self,
             GDBusMethodInvocation *invocation,
             const char            *identifier,
             const char *const     *terms,
             guint                  timestamp)
{
  RkLibrary *library = rk_application_get_library (self->application);

  begin (self);
  /* The shell may keep what it was told for longer than the program, and the library, live. */
  if (strchr (identifier, G_DIR_SEPARATOR) == NULL)
    {
      g_autoptr (GFile) file = g_file_get_child (rk_library_get_folder (library), identifier);

      g_application_open (G_APPLICATION (self->application), &file, 1, "");
    }
  rk_shell_search_provider2_complete_activate_result (self->skeleton, invocation);
  end (self);
  return G_DBUS_METHOD_INVOCATION_HANDLED;
}

static void
rk_search_provider_dispose (GObject *object)
{
  RkSearchProvider *self = RK_SEARCH_PROVIDER (object);

  g_clear_object (&self->skeleton);
  g_queue_clear_full (&self->questions, (GDestroyNotify) question_free);

  G_OBJECT_CLASS (rk_search_provider_parent_class)->dispose (object);
}

static void
rk_search_provider_class_init (RkSearchProviderClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rk_search_provider_dispose;
}

static void
rk_search_provider_init (RkSearchProvider *self)
{
  const struct
  {
    const char *signal;
    GCallback callback;
  } handlers[] = {
    { "handle-get-initial-result-set", G_CALLBACK (initial_cb) },
    { "handle-get-subsearch-result-set", G_CALLBACK (subsearch_cb) },
    { "handle-get-result-metas", G_CALLBACK (metas_cb) },
    { "handle-activate-result", G_CALLBACK (activate_cb) },
    { "handle-launch-search", G_CALLBACK (launch_cb) },
  };

  g_queue_init (&self->questions);
  self->skeleton = rk_shell_search_provider2_skeleton_new ();
  for (guint i = 0; i < G_N_ELEMENTS (handlers); i++)
    g_signal_connect_object (self->skeleton, handlers[i].signal, handlers[i].callback, self,
                             G_CONNECT_SWAPPED);
}

/**
 * rk_search_provider_new:
 * @application: the program, which owns the provider; not referenced
 *
 * Returns: (transfer full): a search that nobody can ask yet
 */
RkSearchProvider *
rk_search_provider_new (RkApplication *application)
{
  RkSearchProvider *self;

  g_return_val_if_fail (RK_IS_APPLICATION (application), NULL);

  self = g_object_new (RK_TYPE_SEARCH_PROVIDER, NULL);
  self->application = application;
  return self;
}

/**
 * rk_search_provider_export:
 * @self: a search
 * @connection: the session bus
 * @path: the path of the object there
 * @error: return location for an error
 *
 * Lets it be asked on the session bus.
 *
 * Returns: whether that worked
 */
gboolean
rk_search_provider_export (RkSearchProvider  *self,
                           GDBusConnection   *connection,
                           const char        *path,
                           GError           **error)
{
  g_return_val_if_fail (RK_IS_SEARCH_PROVIDER (self), FALSE);

  return g_dbus_interface_skeleton_export (G_DBUS_INTERFACE_SKELETON (self->skeleton), connection,
                                           path, error);
}

/**
 * rk_search_provider_unexport:
 * @self: a search
 *
 * Ends what rk_search_provider_export() began, if it worked.
 */
void
rk_search_provider_unexport (RkSearchProvider *self)
{
  GDBusInterfaceSkeleton *skeleton;

  g_return_if_fail (RK_IS_SEARCH_PROVIDER (self));

  skeleton = G_DBUS_INTERFACE_SKELETON (self->skeleton);
  if (g_dbus_interface_skeleton_get_connection (skeleton) != NULL)
    g_dbus_interface_skeleton_unexport (skeleton);
}
