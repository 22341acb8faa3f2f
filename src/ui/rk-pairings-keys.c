/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <gdk/gdk.h>
#include <glib/gi18n.h>

#include "rk-pairings-pane-private.h"
#include "rk-result-key.h"

/* Why no result can be entered now; NULL if one can. */
static const char *
get_obstacle (RkPairingsPane *self)
{
  RkPairingLine *line = _rk_pairings_pane_get_line (self);
  RkTournamentRound *round = rk_pairings_pane_get_round (self);

  if (round == NULL)
    return _("There is no round yet. Pair and publish one, then enter results.");
  if (line == NULL)
    return _("No board is shown.");
  if (!rk_tournament_round_is_published (round))
    return _("This round is a draft. Publish it first, then enter results.");
  if (rk_pairing_get_kind (rk_pairing_line_get_pairing (line)) != RK_PAIRING_GAME)
    return _("This player has no opponent in this round. There is no result to enter.");
  return NULL;
}

/*
 * _rk_pairings_pane_press_key:
 * @self: a pane
 * @keyval: the key that was pressed
 * @keycode: where it is
 * @modifiers: the keys held
 *
 * Returns: whether the key means something here
 */
gboolean
_rk_pairings_pane_press_key (RkPairingsPane  *self,
                             guint            keyval,
                             guint            keycode,
                             GdkModifierType  modifiers)
{
  const char *obstacle;
  const char *code;

  if (keyval == GDK_KEY_Menu || (keyval == GDK_KEY_F10 && (modifiers & GDK_SHIFT_MASK) != 0))
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "round.menu", NULL);
      return GDK_EVENT_STOP;
    }
  code = rk_result_key_get_code (keyval, keycode, modifiers);
  if (code == NULL)
    return GDK_EVENT_PROPAGATE;

  obstacle = get_obstacle (self);
  if (obstacle != NULL)
    _rk_pairings_pane_tell (self, obstacle);
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "round.enter", "s", code);
  return GDK_EVENT_STOP;
}
