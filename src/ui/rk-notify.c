/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-application-private.h"
#include "rk-notify.h"

/* Whether a person looks at @file just now. */
static gboolean
is_in_front (RkApplication *application,
             GFile         *file)
{
  GList *windows = gtk_application_get_windows (GTK_APPLICATION (application));

  for (GList *iter = windows; iter != NULL; iter = iter->next)
    {
      GFile *shown = NULL;

      if (RK_IS_WINDOW (iter->data) && gtk_window_is_active (iter->data))
        shown = rk_window_state_get_file (rk_window_get_state (iter->data));
      if (shown != NULL && g_file_equal (shown, file))
        return TRUE;
    }
  return FALSE;
}

/**
 * rk_notify:
 * @application: the program
 * @title: what it is about, as the name of a tournament
 * @body: what has happened
 * @file: the match or tournament that it has happened to
 *
 * Shows a notification on the desktop, unless a window in front shows @file: there the page
 * tells it. A later one about the same file takes the place of the one before. When it is
 * clicked, @file is shown, also if the program has ended meanwhile.
 */
void
rk_notify (RkApplication *application,
           const char    *title,
           const char    *body,
           GFile         *file)
{
  g_autoptr (GNotification) notification = NULL;
  g_autofree char *uri = NULL;

  g_return_if_fail (RK_IS_APPLICATION (application));
  g_return_if_fail (title != NULL);
  g_return_if_fail (body != NULL);
  g_return_if_fail (G_IS_FILE (file));

  if (is_in_front (application, file))
    return;

  g_signal_emit_by_name (application, "notified", title, body);
  if (g_application_get_dbus_connection (G_APPLICATION (application)) == NULL)
    return;

  uri = g_file_get_uri (file);
  notification = g_notification_new (title);
  g_notification_set_body (notification, body);
  g_notification_set_priority (notification, G_NOTIFICATION_PRIORITY_HIGH);
  g_notification_set_default_action_and_target (notification, "app.show-file", "s", uri);
  g_application_send_notification (G_APPLICATION (application), uri, notification);
}
