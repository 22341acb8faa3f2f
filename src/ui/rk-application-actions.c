/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-application-private.h"
#include "rk-marks-dialog.h"
#include "rk-preferences-dialog.h"

static void
new_window_cb (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       user_data)
{
  g_autoptr (RkWindowState) state = rk_window_state_new ();

  _rk_application_open_window (RK_APPLICATION (user_data), state);
}

/* The window in which a dialog can be shown now, or NULL. */
static GtkWidget *
get_free_window (RkApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (window == NULL ||
      adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)) != NULL)
    return NULL;

  return GTK_WIDGET (window);
}

static void
preferences_cb (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       user_data)
{
  RkApplication *self = RK_APPLICATION (user_data);
  GtkWidget *window = get_free_window (self);

  if (window != NULL)
    adw_dialog_present (rk_preferences_dialog_new (self), window);
}

static void
marks_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  GtkWidget *window = get_free_window (RK_APPLICATION (user_data));

  if (window != NULL)
    adw_dialog_present (rk_marks_dialog_new (), window);
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  GtkWidget *window = get_free_window (RK_APPLICATION (user_data));
  const char *developers[] = { _("The Rio Kadalis developers"), NULL };

  if (window == NULL)
    return;

  adw_show_about_dialog (window,
                         "application-name", _("Rio Kadalis"),
                         "application-icon", "rio-kadalis",
                         "developer-name", _("The Rio Kadalis developers"),
                         "developers", developers,
                         "version", PACKAGE_VERSION,
                         "license-type", GTK_LICENSE_GPL_3_0,
                         "comments",
                         _("A Somali game of sowing: who makes a group of four has brought a "
                           "goat kid into the world."),
                         /* TRANSLATORS: Put your name here, one translator a line. */
                         "translator-credits", _("translator-credits"),
                         NULL);
}

static void
quit_cb (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       user_data)
{
  rk_application_quit (RK_APPLICATION (user_data));
}

static const GActionEntry entries[] = {
  { "new-window", new_window_cb },
  { "preferences", preferences_cb },
  { "marks", marks_cb },
  { "about", about_cb },
  { "quit", quit_cb },
};

static const struct
{
  const char *action;
  const char *accels[3];
} shortcuts[] = {
  { "app.new-window", { "<Control><Shift>n" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.quit", { "<Control>q" } },
  { "win.new-match", { "<Control>n" } },
  { "win.new-tournament", { "<Control>t" } },
  { "win.open", { "<Control>o" } },
  { "win.search", { "<Control>f" } },
  { "win.learn", { "F1" } },
  { "win.show-shortcuts", { "<Control>question" } },
  { "window.close", { "<Control>w" } },
};

void
_rk_application_add_actions (RkApplication *self)
{
  g_assert (RK_IS_APPLICATION (self));

  g_action_map_add_action_entries (G_ACTION_MAP (self), entries, G_N_ELEMENTS (entries), self);
  for (guint i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), shortcuts[i].action,
                                           (const char *const *) shortcuts[i].accels);
}
