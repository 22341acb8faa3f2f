/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* As in a sandbox, with a portal that prints: one that is made up. */

#include <signal.h>
#include <sys/resource.h>
#include <unistd.h>

#include <gio/gunixfdlist.h>
#include <glib/gstdio.h>

#include "rk-application-private.h"
#include "rk-match-page-private.h"
#include "rk-print-job.h"
#include "rk-score-sheet.h"
#include "rk-test-window.h"

#define NAME "org.freedesktop.portal.Desktop"
#define PATH "/org/freedesktop/portal/desktop"

static const char introspection[] =
  "<node><interface name='org.freedesktop.portal.Print'>"
  "<method name='PreparePrint'>"
  "<arg type='s'/><arg type='s'/><arg type='a{sv}'/><arg type='a{sv}'/><arg type='a{sv}'/>"
  "<arg type='o' direction='out'/></method>"
  "<method name='Print'>"
  "<arg type='s'/><arg type='s'/><arg type='h'/><arg type='a{sv}'/>"
  "<arg type='o' direction='out'/></method>"
  "<property type='u' name='version' access='read'/></interface></node>";

/* It has a thread of its own: GTK waits for it. */
typedef struct
{
  GMainContext *context;
  GMainLoop *loop;
  GThread *thread;
  GDBusConnection *bus;
  /* What was given to it to print, and waits for an answer. */
  GDBusMethodInvocation *printing;
  /* What GTK has written for it, and leaves. */
  GPtrArray *files;
} Portal;

/* Whoever asks chooses what was proposed. */
static void
prepare (GDBusMethodInvocation *invocation,
         GVariant              *parameters)
{
  GDBusConnection *bus = g_dbus_method_invocation_get_connection (invocation);
  const char *sender = g_dbus_method_invocation_get_sender (invocation);
  g_autofree char *client = g_strdelimit (g_strdup (sender + 1), ".", '_');
  g_autoptr (GVariant) settings = g_variant_get_child_value (parameters, 2);
  g_autoptr (GVariant) setup = g_variant_get_child_value (parameters, 3);
  g_autoptr (GVariant) options = g_variant_get_child_value (parameters, 4);
  g_autofree char *path = NULL;
  const char *token = "";
  GVariantDict chosen;

  g_assert_true (g_variant_lookup (options, "handle_token", "&s", &token));
  path = g_strconcat (PATH "/request/", client, "/", token, NULL);
  g_dbus_method_invocation_return_value (invocation, g_variant_new ("(o)", path));

  g_variant_dict_init (&chosen, NULL);
  g_variant_dict_insert_value (&chosen, "settings", settings);
  g_variant_dict_insert_value (&chosen, "page-setup", setup);
  g_variant_dict_insert (&chosen, "token", "u", 1u);
  g_assert_true (g_dbus_connection_emit_signal (
      bus, sender, path, "org.freedesktop.portal.Request", "Response",
      g_variant_new ("(u@a{sv})", 0u, g_variant_dict_end (&chosen)), NULL));
}

static void
assert_pdf (GDBusMethodInvocation *invocation)
{
  GDBusMessage *message = g_dbus_method_invocation_get_message (invocation);
  g_autofd int fd = g_unix_fd_list_get (g_dbus_message_get_unix_fd_list (message), 0, NULL);
  char begin[4];

  g_assert_cmpint (pread (fd, begin, sizeof begin, 0), ==, sizeof begin);
  g_assert_cmpmem (begin, sizeof begin, "%PDF", 4);
}

static void
method_cb (GDBusConnection       *bus,
           const char            *sender,
           const char            *path,
           const char            *interface,
           const char            *method,
           GVariant              *parameters,
           GDBusMethodInvocation *invocation,
           gpointer               user_data)
{
  Portal *self = user_data;

  if (g_str_equal (method, "PreparePrint"))
    {
      prepare (invocation, parameters);
      return;
    }
  assert_pdf (invocation);
  g_atomic_pointer_set (&self->printing, invocation);
}

static GVariant *
property_cb (GDBusConnection  *bus,
             const char       *sender,
             const char       *path,
             const char       *interface,
             const char       *property,
             GError          **error,
             gpointer          user_data)
{
  return g_variant_new_uint32 (3);
}

static gpointer
run_portal (gpointer user_data)
{
  Portal *self = user_data;

  g_main_context_push_thread_default (self->context);
  g_main_loop_run (self->loop);
  g_main_context_pop_thread_default (self->context);

  return NULL;
}

static void
portal_start (Portal *self)
{
  static const GDBusInterfaceVTable vtable = { method_cb, property_cb, NULL, { NULL } };
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (introspection, NULL);
  g_autoptr (GVariant) owned = NULL;
  g_autoptr (GError) error = NULL;

  *self = (Portal) { .context = g_main_context_new (),
                     .files = g_ptr_array_new_with_free_func (g_object_unref) };
  self->loop = g_main_loop_new (self->context, FALSE);
  g_main_context_push_thread_default (self->context);
  self->bus = g_dbus_connection_new_for_address_sync (
      g_getenv ("DBUS_SESSION_BUS_ADDRESS"),
      G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
      G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (g_dbus_connection_register_object (self->bus, PATH, node->interfaces[0],
                                                       &vtable, self, NULL, NULL), >, 0);
  owned = g_dbus_connection_call_sync (
      self->bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
      "RequestName", g_variant_new ("(su)", NAME, 0u), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL,
      NULL);
  g_assert_nonnull (owned);
  g_main_context_pop_thread_default (self->context);
  self->thread = g_thread_new ("portal", run_portal, self);
}

static void
portal_stop (Portal *self)
{
  g_main_loop_quit (self->loop);
  g_thread_join (self->thread);
  g_assert_true (g_dbus_connection_close_sync (self->bus, NULL, NULL));
  g_object_unref (self->bus);
  g_main_loop_unref (self->loop);
  g_main_context_unref (self->context);
  for (guint i = 0; i < self->files->len; i++)
    g_assert_true (g_file_delete (self->files->pdata[i], NULL, NULL));
  g_ptr_array_unref (self->files);
}

static gboolean
is_printing (gpointer user_data)
{
  Portal *self = user_data;

  return g_atomic_pointer_get (&self->printing) != NULL;
}

static gboolean
has_no_reasons (gpointer user_data)
{
  RkTestWindow *self = user_data;

  return self->application->n_reasons == 0;
}

static void
keep_name_cb (GtkPrintOperation       *operation,
              GtkPrintOperationResult  result,
              Portal                  *portal)
{
  GtkPrintSettings *settings = gtk_print_operation_get_print_settings (operation);
  const char *uri = gtk_print_settings_get (settings, GTK_PRINT_SETTINGS_OUTPUT_URI);

  g_ptr_array_add (portal->files, g_file_new_for_uri (uri));
}

/* Returns: (transfer full): what runs. */
static GtkPrintOperation *
run_print (RkTestWindow *self,
           Portal       *portal)
{
  RkMatchPage *page = rk_test_get_page (self);
  RkScoreSheet *sheet = rk_score_sheet_new (rk_test_get_match (page), FALSE, NULL);
  GtkPrintOperation *operation = _rk_match_page_make_print (page, sheet);

  g_signal_connect (operation, "done", G_CALLBACK (keep_name_cb), portal);
  rk_print_job_run (operation, GTK_WIDGET (page->board));
  return operation;
}

/* The windows stay until the portal has it. */
static void
check_printed (RkTestWindow *self,
               Portal       *portal)
{
  GtkPrintOperation *operation = run_print (self, portal);

  g_object_add_weak_pointer (G_OBJECT (operation), (gpointer *) &operation);
  g_object_unref (operation);
  rk_test_wait (is_printing, portal);
  rk_test_settle (self);
  g_assert_cmpuint (self->application->n_reasons, ==, 1);

  g_dbus_method_invocation_return_value (g_steal_pointer (&portal->printing),
                                         g_variant_new ("(o)", PATH));
  rk_test_wait (has_no_reasons, self);
  g_assert_null (operation);
}

/* No longer when it does not want it. */
static void
check_refused (RkTestWindow *self,
               Portal       *portal)
{
  g_object_unref (run_print (self, portal));
  rk_test_wait (is_printing, portal);
  g_dbus_method_invocation_return_error_literal (g_steal_pointer (&portal->printing), G_IO_ERROR,
                                                 G_IO_ERROR_FAILED, "No paper");
  rk_test_wait (has_no_reasons, self);
}

/* From now on nothing can be written. */
static void
fill_disk_cb (gboolean *is_full)
{
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  limit.rlim_cur = 0;
  signal (SIGXFSZ, SIG_IGN);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  *is_full = TRUE;
}

/* Nor for ever when there is no room for the file. */
static void
check_unwritten (RkTestWindow *self,
                 Portal       *portal)
{
  g_autoptr (GtkPrintOperation) operation = run_print (self, portal);
  gboolean is_full = FALSE;
  struct rlimit limit;

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  g_signal_connect_swapped (operation, "done", G_CALLBACK (fill_disk_cb), &is_full);
  rk_test_wait (rk_test_is_true, &is_full);
  g_assert_cmpuint (self->application->n_reasons, ==, 1);
  rk_test_wait (has_no_reasons, self);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  g_assert_false (is_printing (portal));
}

static void
test_portal (RkTestWindow  *self,
             gconstpointer  data)
{
  Portal portal;
  GLogLevelFlags fatal;

  portal_start (&portal);
  rk_test_start_match (self);
  check_printed (self, &portal);
  /* GTK warns of what follows. */
  fatal = g_log_set_always_fatal (G_LOG_FATAL_MASK | G_LOG_LEVEL_CRITICAL);
  check_refused (self, &portal);
  check_unwritten (self, &portal);
  g_log_set_always_fatal (fatal);
  g_assert_null (rk_test_get_toast (self));
  portal_stop (&portal);
}

int
main (int   argc,
      char *argv[])
{
  rk_test_ui_init (&argc, &argv);

  /* On a bus there can be but one application in a process. */
  rk_test_add ("/print/portal", test_portal);

  return g_test_run ();
}
