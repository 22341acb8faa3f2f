/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The actions "tournament.*" of a tournament page: buttons, menu and keys share
 * them. */

#include <glib/gi18n.h>

#include "rk-action-keys.h"
#include "rk-application.h"
#include "rk-focus.h"
#include "rk-menu.h"
#include "rk-output-dialog.h"
#include "rk-pairings-pane.h"
#include "rk-projector.h"
#include "rk-regulations-dialog.h"
#include "rk-schedule-dialog.h"
#include "rk-standings-pane.h"
#include "rk-tournament-page-private.h"
#include "rk-tournament-sentences.h"

typedef struct
{
  const char *name;
  void (*run) (RkTournamentPage *self);
  /* NULL: always. */
  gboolean (*is_enabled) (RkTournament *tournament);
} PageAction;

/* What the log says of the step, as it was just written there. */
static void
tell_last_entry (RkTournamentPage *self)
{
  GListModel *log = rk_tournament_get_log (rk_tournament_page_get_tournament (self));
  g_autoptr (RkLogEntry) entry =
    g_list_model_get_item (log, g_list_model_get_n_items (log) - 1);
  g_autofree char *text = NULL;

  if (entry == NULL)
    return;
  text = rk_text_log_entry (entry);
  rk_tournament_page_show_toast (self, text);
}

static void
undo (RkTournamentPage *self)
{
  if (rk_tournament_undo (rk_tournament_page_get_tournament (self)))
    tell_last_entry (self);
}

static void
redo (RkTournamentPage *self)
{
  if (rk_tournament_redo (rk_tournament_page_get_tournament (self)))
    tell_last_entry (self);
}

static void
show_projector (RkTournamentPage *self)
{
  gtk_window_present (rk_projector_new (rk_tournament_page_get_tournament (self), self->timer));
}

/* NULL for a page outside the program. */
static RkTournamentGames *
get_games (void)
{
  GApplication *application = g_application_get_default ();

  return RK_IS_APPLICATION (application)
             ? rk_application_get_games (RK_APPLICATION (application))
             : NULL;
}

/* What is looked at is what is printed first. */
static void
output (RkTournamentPage *self)
{
  RkTournament *tournament = rk_tournament_page_get_tournament (self);
  const char *view = adw_view_stack_get_visible_child_name (self->stack);
  guint round = rk_tournament_get_n_rounds (tournament);
  RkPrintPart part = RK_PRINT_PLAYERS;

  if (g_strcmp0 (view, "rounds") == 0)
    {
      RkPairingsPane *pane = RK_PAIRINGS_PANE (rk_tournament_page_get_view (self, view));
      RkTournamentRound *shown = rk_pairings_pane_get_round (pane);

      part = RK_PRINT_PAIRINGS;
      if (shown != NULL)
        round = rk_tournament_round_get_number (shown);
    }
  else if (g_strcmp0 (view, "standings") == 0)
    {
      part = RK_PRINT_STANDINGS;
      round = rk_standings_pane_get_n_rounds (
          RK_STANDINGS_PANE (rk_tournament_page_get_view (self, view)));
    }
  else if (g_strcmp0 (view, "cross-table") == 0)
    part = RK_PRINT_CROSS_TABLE;
  else if (g_strcmp0 (view, "log") == 0)
    part = RK_PRINT_LOG;
  adw_dialog_present (rk_output_dialog_new (tournament, part, round, get_games (),
                                            _rk_tournament_page_get_toasts (self)),
                      GTK_WIDGET (self));
}

static void
change_regulations (RkTournamentPage *self)
{
  adw_dialog_present (rk_regulations_dialog_new (rk_tournament_page_get_tournament (self)),
                      GTK_WIDGET (self));
}

static void
show_schedule (RkTournamentPage *self)
{
  adw_dialog_present (rk_schedule_dialog_new (rk_tournament_page_get_tournament (self),
                                              _rk_tournament_page_get_toasts (self)),
                      GTK_WIDGET (self));
}

static const PageAction page_actions[] = {
  { "tournament.undo", undo, rk_tournament_can_undo },
  { "tournament.redo", redo, rk_tournament_can_redo },
  { "tournament.output", output, NULL },
  { "tournament.projector", show_projector, NULL },
  { "tournament.schedule", show_schedule, rk_tournament_has_plan },
  { "tournament.regulations", change_regulations, NULL },
};

static const RkActionKey page_keys[] = {
  { GDK_KEY_z, GDK_CONTROL_MASK, "tournament.undo" },
  { GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK, "tournament.redo" },
  { GDK_KEY_y, GDK_CONTROL_MASK, "tournament.redo" },
  { GDK_KEY_p, GDK_CONTROL_MASK, "tournament.output" },
};

static const RkMenuItem menu_items[] = {
  { N_("_Undo"), "tournament.undo" },
  { N_("_Redo"), "tournament.redo", .key = "<Control><Shift>z" },
  { N_("Print and E_xport…"), "tournament.output", TRUE },
  { N_("_Schedule"), "tournament.schedule", .hides = TRUE },
  { N_("Pro_jector Window"), "tournament.projector" },
  { N_("Re_gulations…"), "tournament.regulations" },
  { N_("_Preferences"), "app.preferences", TRUE },
  { N_("_Learn the Game"), "win.learn" },
  { N_("_Keyboard Shortcuts"), "win.show-shortcuts" },
  { N_("_About Rio Kadalis"), "app.about" },
  { NULL },
};

/* The page rests while a dialog is open over it. */
static gboolean
has_dialog (GtkWidget *widget)
{
  return rk_focus_get_dialog (widget) != NULL;
}

static void
activate_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  if (has_dialog (widget))
    return;

  for (guint i = 0; i < G_N_ELEMENTS (page_actions); i++)
    if (g_str_equal (page_actions[i].name, name))
      page_actions[i].run (RK_TOURNAMENT_PAGE (widget));
}

void
_rk_tournament_page_class_install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (page_actions); i++)
    gtk_widget_class_install_action (widget_class, page_actions[i].name, NULL, activate_cb);
  rk_action_keys_add (widget_class, page_keys, G_N_ELEMENTS (page_keys));
}

void
_rk_tournament_page_attach_menu (RkTournamentPage *self)
{
  rk_menu_attach (self->menu_button, menu_items);
}

/* What undo and redo would do now. */
static void
update_tooltips (RkTournamentPage *self)
{
  RkTournament *tournament = rk_tournament_page_get_tournament (self);
  RkLogEntry *done = rk_tournament_get_undo_entry (tournament);
  RkLogEntry *undone = rk_tournament_get_redo_entry (tournament);
  g_autofree char *undo_text = done != NULL ? rk_text_tournament_undo (done) : NULL;
  g_autofree char *redo_text = undone != NULL ? rk_text_tournament_redo (undone) : NULL;

  gtk_widget_set_tooltip_text (self->undo_button, undo_text != NULL ? undo_text : _("Undo"));
  gtk_widget_set_tooltip_text (self->low_undo_button, undo_text != NULL ? undo_text : _("Undo"));
  gtk_widget_set_tooltip_text (self->redo_button, redo_text != NULL ? redo_text : _("Redo"));
}

void
_rk_tournament_page_update_actions (RkTournamentPage *self)
{
  RkTournament *tournament = rk_tournament_page_get_tournament (self);

  update_tooltips (self);

  for (guint i = 0; i < G_N_ELEMENTS (page_actions); i++)
    if (page_actions[i].is_enabled != NULL)
      gtk_widget_action_set_enabled (GTK_WIDGET (self), page_actions[i].name,
                                     page_actions[i].is_enabled (tournament));
}
