/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-byes-dialog.h"
#include "rk-entrant-dialog.h"
#include "rk-entrant-row.h"
#include "rk-focus.h"
#include "rk-forbidden-dialog.h"
#include "rk-import-players-dialog.h"
#include "rk-players-pane-private.h"
#include "rk-reason-dialog.h"
#include "rk-toast.h"
#include "rk-tournament-sentences.h"

/* What can be done with the player that is selected. */

/* Says in the words of the log what was done. */
static void
report (RkPlayersPane *self,
        gboolean       is_done,
        const GError  *error)
{
  RkTournament *tournament = _rk_players_pane_get_tournament (self);
  RkLogEntry *entry = is_done ? rk_tournament_get_undo_entry (tournament) : NULL;
  g_autofree char *text = entry != NULL ? rk_text_log_entry (entry) : NULL;

  if (error != NULL)
    rk_toast_show (GTK_WIDGET (self), error->message);
  else if (text != NULL)
    rk_toast_show_undo (GTK_WIDGET (self), text);
}

static void
edit_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  RkPlayersPane *self = RK_PLAYERS_PANE (widget);

  adw_dialog_present (rk_entrant_dialog_new (_rk_players_pane_get_tournament (self),
                                             _rk_players_pane_get_selected (self)), widget);
}

static void
byes_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  RkPlayersPane *self = RK_PLAYERS_PANE (widget);

  adw_dialog_present (rk_byes_dialog_new (_rk_players_pane_get_tournament (self),
                                          _rk_players_pane_get_selected (self)), widget);
}

static void
forbid_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  RkPlayersPane *self = RK_PLAYERS_PANE (widget);

  adw_dialog_present (rk_forbidden_dialog_new (_rk_players_pane_get_tournament (self),
                                               _rk_players_pane_get_selected (self)), widget);
}

static void
withdraw (gpointer    object,
          gpointer    subject,
          const char *reason)
{
  g_autoptr (GError) error = NULL;
  gboolean is_done = rk_tournament_withdraw (_rk_players_pane_get_tournament (object), subject,
                                             reason, &error);

  report (object, is_done, error);
}

static void
withdraw_cb (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  RkEntrant *entrant = _rk_players_pane_get_selected (RK_PLAYERS_PANE (widget));
  g_autofree char *name = rk_text_entrant_name (entrant);
  /* TRANSLATORS: "%s" is a player. */
  g_autofree char *body = g_strdup_printf (_("%s is not paired from the next round on and gets no "
                                             "points. Results up to now stay, and a return is "
                                             "possible."), name);

  adw_dialog_present (
      rk_reason_dialog_new (_("Withdraw from the Tournament?"), body,
                            /* TRANSLATORS: A button that answers the question "Withdraw from
                             * the Tournament?". */
                            C_("a player leaves a tournament", "_Withdraw"),
                            withdraw, widget, entrant),
      widget);
}

static void
bring_back (gpointer    object,
            gpointer    subject,
            const char *reason)
{
  g_autoptr (GError) error = NULL;
  gboolean is_done = rk_tournament_return (_rk_players_pane_get_tournament (object), subject,
                                           reason, &error);

  report (object, is_done, error);
}

static void
return_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  RkEntrant *entrant = _rk_players_pane_get_selected (RK_PLAYERS_PANE (widget));
  g_autofree char *name = rk_text_entrant_name (entrant);
  /* TRANSLATORS: "%s" is a player. */
  g_autofree char *body = g_strdup_printf (_("%s is paired again from the next round on. The "
                                             "rounds that were missed stay without points."), name);

  adw_dialog_present (
      rk_reason_dialog_new (_("Return to the Tournament?"), body,
                            /* TRANSLATORS: A button that answers the question "Return to the
                             * Tournament?". */
                            C_("a player comes back to a tournament", "_Return"),
                            bring_back, widget, entrant),
      widget);
}

static void
remove_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  RkPlayersPane *self = RK_PLAYERS_PANE (widget);
  g_autoptr (GError) error = NULL;
  gboolean is_done = rk_tournament_remove_entrant (_rk_players_pane_get_tournament (self),
                                                   _rk_players_pane_get_selected (self), &error);

  report (self, is_done, error);
}

static void
added_cb (RkPlayersPane *self)
{
  report (self, TRUE, NULL);
}

static void
import_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  AdwDialog *dialog =
    rk_import_players_dialog_new (_rk_players_pane_get_tournament (RK_PLAYERS_PANE (widget)));

  g_signal_connect_object (dialog, "added", G_CALLBACK (added_cb), widget, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, widget);
}

/* The list gives the focus to the widget around a row. */
static void
menu_cb (GtkWidget  *widget,
         const char *action,
         GVariant   *parameter)
{
  GtkWidget *focus = rk_focus_get (widget);
  GtkWidget *row = focus != NULL ? gtk_widget_get_first_child (focus) : NULL;

  if (RK_IS_ENTRANT_ROW (row))
    g_signal_emit_by_name (row, "menu");
}

static const struct
{
  const char *name;
  GtkWidgetActionActivateFunc activate;
} actions[] = {
  { "players.edit", edit_cb },
  { "players.byes", byes_cb },
  { "players.forbid", forbid_cb },
  { "players.withdraw", withdraw_cb },
  { "players.return", return_cb },
  { "players.remove", remove_cb },
  { "players.import", import_cb },
  { "players.menu", menu_cb },
};

/*
 * _rk_players_pane_class_install_actions:
 * @widget_class: the class of the pane
 *
 * Also their keys.
 */
void
_rk_players_pane_class_install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, GDK_NO_MODIFIER_MASK,
                                       "players.edit", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Menu, GDK_NO_MODIFIER_MASK,
                                       "players.menu", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK,
                                       "players.menu", NULL);
}

static void
enable (RkPlayersPane *self,
        const char    *action,
        gboolean       enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, enabled);
}

/*
 * _rk_players_pane_update_actions:
 * @self: a pane with a tournament
 *
 * Only what can be done now can be chosen.
 */
void
_rk_players_pane_update_actions (RkPlayersPane *self)
{
  RkTournament *tournament = _rk_players_pane_get_tournament (self);
  RkEntrant *entrant = _rk_players_pane_get_selected (self);
  gboolean is_selected = entrant != NULL;
  gboolean is_gone = is_selected && rk_entrant_get_withdrawn (entrant) > 0;
  gboolean has_rounds = rk_tournament_get_n_rounds (tournament) <
                        rk_tournament_get_total_rounds (tournament);

  enable (self, "players.edit", is_selected);
  enable (self, "players.byes", is_selected && has_rounds);
  enable (self, "players.forbid", is_selected);
  enable (self, "players.withdraw", is_selected && !is_gone);
  enable (self, "players.return", is_gone);
  enable (self, "players.remove", is_selected && rk_tournament_can_remove (tournament, entrant));
  enable (self, "players.menu", is_selected);
}

/*
 * _rk_players_pane_make_menu:
 * @entrant: a player
 *
 * Returns: (transfer full): what can be done with @entrant
 */
GMenuModel *
_rk_players_pane_make_menu (RkEntrant *entrant)
{
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, _("_Edit…"), "players.edit");
  g_menu_append (menu, _("_Byes…"), "players.byes");
  g_menu_append (menu, _("Must Not _Meet…"), "players.forbid");
  if (rk_entrant_get_withdrawn (entrant) > 0)
    g_menu_append (menu, C_("a player comes back to a tournament", "_Return…"),
                   "players.return");
  else
    g_menu_append (menu, C_("a player leaves a tournament", "_Withdraw…"), "players.withdraw");
  g_menu_append (menu, C_("takes a player out of a tournament", "Remo_ve"), "players.remove");

  return G_MENU_MODEL (menu);
}
