/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-about-dialog.h"
#include "rk-application-private.h"
#include "rk-focus.h"
#include "rk-language.h"
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

/* In the window used last, or in another one if something else is asked there. */
static void
begin_new (RkApplication *self,
           const char    *action)
{
  RkWindow *window = _rk_application_ensure_window (self);

  if (rk_focus_get_dialog (GTK_WIDGET (window)) != NULL)
    {
      g_autoptr (RkWindowState) state = rk_window_state_new ();

      window = _rk_application_add_window (self, state);
    }
  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), action, NULL);
}

static void
new_match_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  begin_new (RK_APPLICATION (user_data), "win.new-match");
}

static void
new_tournament_cb (GSimpleAction *action,
                   GVariant      *parameter,
                   gpointer       user_data)
{
  begin_new (RK_APPLICATION (user_data), "win.new-tournament");
}

static void
show_file_cb (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       user_data)
{
  g_autoptr (GFile) file = g_file_new_for_uri (g_variant_get_string (parameter, NULL));

  g_application_open (G_APPLICATION (user_data), &file, 1, "");
}

/* The window in which a dialog can be shown now, or NULL. */
static GtkWidget *
get_free_window (RkApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  if (window == NULL || rk_focus_get_dialog (GTK_WIDGET (window)) != NULL)
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
show_language_cb (GSimpleAction *action,
                  GVariant      *parameter,
                  gpointer       user_data)
{
  const char *code = g_variant_get_string (parameter, NULL);

  /* It comes from outside. */
  if (rk_language_is_known (code))
    _rk_application_show_language (RK_APPLICATION (user_data), code);
}

static void
about_cb (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       user_data)
{
  GtkWidget *window = get_free_window (RK_APPLICATION (user_data));

  if (window != NULL)
    adw_dialog_present (rk_about_dialog_new (RK_APPLICATION (user_data)), window);
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
  { "new-match", new_match_cb },
  { "new-tournament", new_tournament_cb },
  /* From notifications: the URI of a file. */
  { "show-file", show_file_cb, "s" },
  /* From the command line: the code of a language. */
  { "show-language", show_language_cb, "s" },
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
  { "win.new-tournament", { "<Control><Shift>t" } },
  { "win.set-up", { "<Control><Shift>e" } },
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
