/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* New matches: who plays them, and from which position. */

#include <glib/gi18n.h>

#include "rk-library-page.h"
#include "rk-match-turns.h"
#include "rk-new-match-dialog.h"
#include "rk-setup-dialog.h"
#include "rk-window-private.h"

static GSettings *
get_defaults (RkWindow *self)
{
  return g_settings_get_child (
      rk_application_get_settings (_rk_window_get_application (self)), "new-match");
}

/* The start of a match as they were chosen last. */
static void
get_usual_rules (RkWindow *self,
                 RkRules  *rules)
{
  g_autoptr (GSettings) defaults = get_defaults (self);

  rk_rules_init_standard (rules);
  rules->n_holes = g_settings_get_uint (defaults, "holes");
  rules->direction = g_settings_get_enum (defaults, "direction");
}

static void
set_up_cb (RkWindow         *self,
           RkNewMatchDialog *dialog)
{
  RkRules rules;

  rk_new_match_dialog_get_rules (dialog, &rules);
  _rk_window_set_up (self, &rules);
}

static RkNewMatchDialog *
make_new_match_dialog (RkWindow *self)
{
  g_autoptr (GSettings) defaults = get_defaults (self);
  RkNewMatchDialog *dialog = rk_new_match_dialog_new (defaults);

  g_signal_connect_object (dialog, "start", G_CALLBACK (rk_window_start_match), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "set-up", G_CALLBACK (set_up_cb), self, G_CONNECT_SWAPPED);

  return dialog;
}

void
_rk_window_ask_new_match (RkWindow *self)
{
  adw_dialog_present (ADW_DIALOG (make_new_match_dialog (self)), GTK_WIDGET (self));
}

static void
get_rules (RkSetupDialog *dialog,
           RkRules       *rules)
{
  rk_rules_init_standard (rules);
  rk_setup_get_rules (rk_setup_dialog_get_setup (dialog), rules);
}

static void
play_cb (RkWindow      *self,
         RkSetupDialog *dialog)
{
  RkNewMatchDialog *question = make_new_match_dialog (self);
  RkRules rules;

  get_rules (dialog, &rules);
  rk_new_match_dialog_set_start (question, &rules);
  g_signal_connect_object (question, "start", G_CALLBACK (adw_dialog_force_close), dialog,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (question), GTK_WIDGET (self));
}

/* The library is only on the way, unless somebody has gone elsewhere. */
static gboolean
come_back_cb (gpointer user_data)
{
  RkWindow *self = RK_WINDOW (user_data);
  g_autoptr (GFile) origin = g_object_steal_data (G_OBJECT (self), "origin");

  if (origin != NULL && RK_IS_LIBRARY_PAGE (adw_navigation_view_get_visible_page (
                            _rk_window_get_navigation (self))))
    rk_window_open_file (self, origin);

  return G_SOURCE_REMOVE;
}

static void
popped_cb (AdwNavigationView *navigation,
           AdwNavigationPage *popped,
           AdwNavigationPage *page)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (navigation));

  if (popped != page || !RK_IS_WINDOW (root))
    return;

  g_object_set_data_full (G_OBJECT (root), "origin",
                          g_object_steal_data (G_OBJECT (page), "origin"), g_object_unref);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, come_back_cb, g_object_ref (root), g_object_unref);
}

/* From the page of an analysis the way back leads to the match that was looked at before. */
static void
remember_origin (RkWindow          *self,
                 AdwNavigationPage *before,
                 AdwNavigationPage *page)
{
  GFile *origin = NULL;

  if (RK_IS_MATCH_PAGE (before))
    origin = rk_document_get_file (rk_match_page_get_document (RK_MATCH_PAGE (before)));
  if (origin == NULL)
    return;

  g_object_set_data_full (G_OBJECT (page), "origin", g_object_ref (origin), g_object_unref);
  g_signal_connect_object (_rk_window_get_navigation (self), "popped", G_CALLBACK (popped_cb),
                           page, G_CONNECT_DEFAULT);
}

static gboolean
is_nameless (RkMatch *match,
             RkSide   side)
{
  return !rk_match_is_computer (match, side) &&
         rk_player_get_name (rk_match_get_player (match, side)) == NULL;
}

static gboolean
begins_so (RkMatch       *match,
           const RkRules *rules)
{
  const RkRules *own = rk_match_get_rules (match);

  return own->n_holes == rules->n_holes && own->direction == rules->direction &&
         own->first == rules->first && own->has_start == rules->has_start &&
         (!own->has_start ||
          (rk_position_equal (&own->start, &rules->start) &&
           own->start_reserve[RK_SOUTH] == rules->start_reserve[RK_SOUTH] &&
           own->start_reserve[RK_NORTH] == rules->start_reserve[RK_NORTH]));
}

/* Not where the position itself is over at once. */
static gboolean
is_given_up (RkMatch *match)
{
  RkRoundEnd round_end = rk_round_get_end (rk_match_get_round (match, 0));
  RkMatchEnd end = rk_match_get_end (match);

  return round_end == RK_ROUND_AGREED || round_end == RK_ROUND_CONCEDED ||
         end == RK_MATCH_AGREED || end == RK_MATCH_CONCEDED;
}

/* As a match for an analysis is when nothing has been played in it. */
static gboolean
is_analysis (AdwNavigationPage *page,
             const RkRules     *rules)
{
  RkMatch *match;

  if (!RK_IS_MATCH_PAGE (page))
    return FALSE;

  match = rk_document_get_match (rk_match_page_get_document (RK_MATCH_PAGE (page)));
  return rk_match_get_n_rounds (match) == 1 && !is_given_up (match) &&
         rk_round_get_n_moves (rk_match_get_round (match, 0)) == 0 &&
         !rk_match_is_of_tournament (match) && is_nameless (match, RK_SOUTH) &&
         is_nameless (match, RK_NORTH) && begins_so (match, rules);
}

static void
show_analysis (RkWindow    *self,
               RkMatchPage *page)
{
  g_object_set (rk_window_get_state (self), "pane", "review", NULL);
  rk_match_page_show_values (page);
}

static void
start_nameless (RkWindow      *self,
                const RkRules *rules)
{
  g_autoptr (RkPlayer) south = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkPlayer) north = rk_player_new (NULL, RK_PLAYER_HUMAN, RK_LEVEL_NONE);
  g_autoptr (RkMatch) match = rk_match_new (rules, south, north);

  rk_window_start_match (self, match);
}

/* A match that people play for both sides, with all that is known of its moves. One that stands
 * there as it was set up is not made once more. */
static void
analyse_cb (RkWindow      *self,
            RkSetupDialog *dialog)
{
  AdwNavigationView *navigation = _rk_window_get_navigation (self);
  g_autoptr (AdwNavigationPage) before = adw_navigation_view_get_visible_page (navigation);
  AdwNavigationPage *page;
  RkRules rules;

  g_object_ref (before);
  get_rules (dialog, &rules);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  if (is_analysis (before, &rules))
    {
      show_analysis (self, RK_MATCH_PAGE (before));
      return;
    }

  start_nameless (self, &rules);
  page = adw_navigation_view_get_visible_page (navigation);
  if (!RK_IS_MATCH_PAGE (page))
    return;

  show_analysis (self, RK_MATCH_PAGE (page));
  remember_origin (self, before, page);
}

/* @rules: what is set up at first; NULL for what is looked at, or else the start of a match. */
void
_rk_window_set_up (RkWindow      *self,
                   const RkRules *rules)
{
  AdwNavigationPage *page =
    adw_navigation_view_get_visible_page (_rk_window_get_navigation (self));
  RkSetupDialog *dialog;
  RkRules start;

  if (rules != NULL)
    start = *rules;
  else if (!RK_IS_MATCH_PAGE (page))
    get_usual_rules (self, &start);
  else if (!rk_match_page_get_start (RK_MATCH_PAGE (page), &start))
    {
      rk_match_page_show_toast (RK_MATCH_PAGE (page),
                                _("A game of a tournament can be analysed when it is over."));
      return;
    }

  dialog = rk_setup_dialog_new (&start);
  g_signal_connect_object (dialog, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (dialog, "analyse", G_CALLBACK (analyse_cb), self, G_CONNECT_SWAPPED);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (self));
}
