/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-menu.h"
#include "rk-pairings-pane-private.h"
#include "rk-tournament-sentences.h"

static void
append_result (GMenu         *menu,
               RkPairingLine *line,
               RkResult       result,
               const char    *key)
{
  RkPairing *pairing = rk_pairing_line_get_pairing (line);
  g_autofree char *words =
    rk_text_result_spoken (pairing, rk_pairing_line_turn_result (line, result));
  g_autofree char *label = g_strdup_printf ("%s\302\240\302\240(%s)", words, key);
  g_autoptr (GString) plain = g_string_new (label);
  g_autoptr (GMenuItem) item = NULL;

  /* No name makes a shortcut. */
  g_string_replace (plain, "_", "__", 0);
  item = g_menu_item_new (plain->str, NULL);
  g_menu_item_set_action_and_target (item, "round.enter", "s", rk_result_to_code (result));
  g_menu_append_item (menu, item);
}

static GMenuModel *
make_results (RkPairingLine *line)
{
  GMenu *menu = g_menu_new ();

  append_result (menu, line, RK_RESULT_FIRST, "1");
  append_result (menu, line, RK_RESULT_DRAW, "=");
  append_result (menu, line, RK_RESULT_SECOND, "0");
  append_result (menu, line, RK_RESULT_SECOND_FORFEITS, "+");
  append_result (menu, line, RK_RESULT_FIRST_FORFEITS, "−");
  return G_MENU_MODEL (menu);
}

static GMenuModel *
make_published (RkPairingLine *line)
{
  const RkGameRecord *game = rk_pairing_get_game (rk_pairing_line_get_pairing (line),
                                                  rk_pairing_line_get_game (line));
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, _("Result and _Stones…"), "round.result");
  if (game->match != NULL)
    g_menu_append (menu, _("Open the _Game"), "round.play");
  else if (game->result == RK_RESULT_NONE)
    g_menu_append (menu, _("_Play Here"), "round.play");
  return G_MENU_MODEL (menu);
}

static GMenuModel *
make_draft (RkPairingsPane *self)
{
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, _("_Exchange Who Begins"), "round.swap-roles");
  g_menu_append (menu, _("E_xchange a Player…"), "round.swap-player");
  if (!_rk_pairings_pane_may_swap_players (self))
    /* Says why the item above cannot be chosen. */
    g_menu_append (menu, _("In this system the pairings are fixed."), "round.swap-player");
  return G_MENU_MODEL (menu);
}

static void
append_section (GMenu      *menu,
                GMenuModel *section)
{
  g_menu_append_section (menu, NULL, section);
  g_object_unref (section);
}

static GMenuModel *
make_menu (RkPairingsPane *self)
{
  RkPairingLine *line = _rk_pairings_pane_get_line (self);
  gboolean is_game =
    rk_pairing_get_kind (rk_pairing_line_get_pairing (line)) == RK_PAIRING_GAME;
  GMenu *menu = g_menu_new ();
  GMenu *reasons = g_menu_new ();

  if (!rk_tournament_round_is_published (rk_pairings_pane_get_round (self)))
    append_section (menu, make_draft (self));
  else if (is_game)
    {
      append_section (menu, make_results (line));
      append_section (menu, make_published (line));
    }
  g_menu_append (reasons, _("_Why This Pairing?"), "round.why");
  append_section (menu, G_MENU_MODEL (reasons));
  return G_MENU_MODEL (menu);
}

/* An item that opens a dialog is done after the menu is gone: the dialog then finds the
 * focus on the line. */
static void
closed_cb (RkPairingsPane *self)
{
  _rk_pairings_pane_take_focus (self);
}

/*
 * _rk_pairings_pane_show_menu:
 * @self: a pane with a line that has the focus
 * @place: where the menu shall point to
 *
 * Shows what can be done with the line.
 */
void
_rk_pairings_pane_show_menu (RkPairingsPane *self,
                             GtkWidget      *place)
{
  g_autoptr (GMenuModel) menu = make_menu (self);

  rk_menu_pop_up (_rk_pairings_pane_get_menu (self), GTK_WIDGET (self), place, menu);
  g_signal_connect_object (*_rk_pairings_pane_get_menu (self), "closed", G_CALLBACK (closed_cb),
                           self, G_CONNECT_SWAPPED);
}
