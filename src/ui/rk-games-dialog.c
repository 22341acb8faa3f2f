/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-games-dialog.h"
#include "rk-tournament-sentences.h"

struct _RkGamesDialog
{
  AdwDialog parent_instance;
};

enum
{
  REVIEW,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RkGamesDialog, rk_games_dialog, ADW_TYPE_DIALOG)

static guint signals[N_SIGNALS];

static void
rk_games_dialog_class_init (RkGamesDialogClass *klass)
{
  /**
   * RkGamesDialog::review:
   * @self: the dialog
   * @match: the id of a match
   */
  signals[REVIEW] = g_signal_new ("review", RK_TYPE_GAMES_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
rk_games_dialog_init (RkGamesDialog *self)
{
}

static void
open_cb (RkGamesDialog *self,
         GtkWidget     *button)
{
  g_autofree char *match = g_strdup (g_object_get_data (G_OBJECT (button), "rk-match"));

  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[REVIEW], 0, match);
}

static void
add_open_button (RkGamesDialog *self,
                 AdwActionRow  *row,
                 const char    *match)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("document-open-symbolic");

  gtk_widget_set_tooltip_text (button, _("Open the Game"));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data_full (G_OBJECT (button), "rk-match", g_strdup (match), g_free);
  g_signal_connect_object (button, "clicked", G_CALLBACK (open_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (row, button);
}

static GtkWidget *
make_row (RkGamesDialog *self,
          RkPairing     *pairing,
          guint          round)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *number = rk_format_number (round);
  g_autofree char *players = rk_text_pairing_players (pairing);
  g_autofree char *result = rk_text_pairing_result_spoken (pairing);
  /* TRANSLATORS: A round and who met whom in it: "Round 3: Asha – Bilan". */
  g_autofree char *title = g_strdup_printf (_("Round %1$s: %2$s"), number, players);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), result);
  for (guint game = 0; game < rk_pairing_get_n_games (pairing); game++)
    {
      const char *match = rk_pairing_get_game (pairing, game)->match;

      if (match != NULL)
        add_open_button (self, ADW_ACTION_ROW (row), match);
    }
  return row;
}

static GtkWidget *
make_page (RkGamesDialog *self,
           RkTournament  *tournament,
           RkEntrant     *entrant)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *group = adw_preferences_group_new ();
  guint n_found = 0;

  for (guint i = 1; i <= rk_tournament_get_n_rounds (tournament); i++)
    {
      RkTournamentRound *round = rk_tournament_get_round (tournament, i);
      RkPairing *pairing = rk_tournament_round_find (round, entrant);

      if (pairing == NULL || !rk_tournament_round_is_published (round))
        continue;
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), make_row (self, pairing, i));
      n_found++;
    }
  if (n_found == 0)
    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group), _("No Games Yet"));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  return page;
}

/**
 * rk_games_dialog_new:
 * @tournament: a tournament
 * @entrant: one of its players
 *
 * Returns: (transfer floating): a new dialog, to present
 */
AdwDialog *
rk_games_dialog_new (RkTournament *tournament,
                     RkEntrant    *entrant)
{
  RkGamesDialog *self;
  GtkWidget *view;
  g_autofree char *title = NULL;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (RK_IS_ENTRANT (entrant), NULL);

  self = g_object_new (RK_TYPE_GAMES_DIALOG, NULL);
  title = rk_text_entrant (entrant);
  view = adw_toolbar_view_new ();
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), make_page (self, tournament, entrant));
  adw_dialog_set_child (ADW_DIALOG (self), view);
  adw_dialog_set_title (ADW_DIALOG (self), title);
  adw_dialog_set_content_width (ADW_DIALOG (self), 460);
  return ADW_DIALOG (self);
}
