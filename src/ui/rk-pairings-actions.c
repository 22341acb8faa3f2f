/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-focus.h"
#include "rk-format.h"
#include "rk-no-pairing-dialog.h"
#include "rk-pairings-pane-private.h"
#include "rk-result-dialog.h"
#include "rk-swap-dialog.h"
#include "rk-toast.h"
#include "rk-tournament-sentences.h"
#include "rk-why-dialog.h"

/* The draft or round that the line of the list belongs to can be changed only if it
 * is a game. */
static RkPairing *
get_game_pairing (RkPairingsPane *self)
{
  RkPairingLine *line = _rk_pairings_pane_get_line (self);
  RkPairing *pairing = line != NULL ? rk_pairing_line_get_pairing (line) : NULL;

  return pairing != NULL && rk_pairing_get_kind (pairing) == RK_PAIRING_GAME ? pairing : NULL;
}

static void
show_error (RkPairingsPane *self,
            const GError   *error)
{
  _rk_pairings_pane_tell (self, error->message);
}

static void
show_undo (RkPairingsPane *self,
           const char     *text)
{
  rk_toast_show_undo (rk_pairings_pane_get_toasts (self), text);
}

/* Pairing. */

/* Papers that hang on the wall have the former start numbers. */
static void
tell_renumbered (RkPairingsPane *self,
                 RkTournament   *tournament)
{
  RkLogEntry *entry = rk_tournament_get_undo_entry (tournament);
  g_autofree char *text = NULL;

  if (entry == NULL || rk_log_entry_get_from (entry) == NULL ||
      *rk_log_entry_get_from (entry) == '\0')
    return;
  text = rk_text_log_entry (entry);
  show_undo (self, text);
}

static void
paired_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (RkPairingsPane) self = user_data;
  RkTournament *tournament = RK_TOURNAMENT (source);
  g_autoptr (GError) error = NULL;
  gboolean done = rk_tournament_pair_finish (tournament, result, &error);

  if (_rk_pairings_pane_get_tournament (self) == NULL)
    return;
  _rk_pairings_pane_set_busy (self, NULL);
  if (done)
    {
      RkTournamentRound *round = rk_pairings_pane_get_round (self);
      g_autofree char *text = rk_text_tournament_round_for_reader (round);

      _rk_pairings_pane_announce (self, text);
      _rk_pairings_pane_go_to_first (self);
      tell_renumbered (self, tournament);
    }
  else if (g_error_matches (error, RK_ERROR, RK_ERROR_NO_PAIRING))
    rk_no_pairing_dialog_present (tournament, rk_pairings_pane_get_toasts (self));
  else if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    show_error (self, error);
}

static void
pair_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  RkPairingsPane *self = RK_PAIRINGS_PANE (widget);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  RkSwissRelax relax = parameter != NULL ? g_variant_get_uint32 (parameter) : RK_SWISS_RELAX_NONE;

  _rk_pairings_pane_set_busy (self, cancellable);
  rk_tournament_pair_async (_rk_pairings_pane_get_tournament (self), relax, cancellable,
                            paired_cb, g_object_ref (self));
}

static void
cancel_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  _rk_pairings_pane_set_busy (RK_PAIRINGS_PANE (widget), NULL);
}

static void
unpair_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  RkPairingsPane *self = RK_PAIRINGS_PANE (widget);
  g_autoptr (GError) error = NULL;

  if (!rk_tournament_unpair (_rk_pairings_pane_get_tournament (self), &error))
    {
      show_error (self, error);
      return;
    }
  show_undo (self, _("The draft was thrown away"));
  _rk_pairings_pane_go_to_first (self);
}

static void
publish_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  RkPairingsPane *self = RK_PAIRINGS_PANE (widget);
  g_autoptr (GError) error = NULL;

  if (!rk_tournament_publish (_rk_pairings_pane_get_tournament (self), &error))
    show_error (self, error);
  else
    {
      show_undo (self, _("The round was published"));
      _rk_pairings_pane_go_to_first (self);
    }
}

static void
swap_roles_cb (GtkWidget  *widget,
               const char *name,
               GVariant   *parameter)
{
  RkPairingsPane *self = RK_PAIRINGS_PANE (widget);
  g_autoptr (GError) error = NULL;

  if (!rk_tournament_swap_roles (_rk_pairings_pane_get_tournament (self),
                                 get_game_pairing (self), &error))
    show_error (self, error);
}

static void
swap_player_cb (GtkWidget  *widget,
                const char *name,
                GVariant   *parameter)
{
  RkPairingsPane *self = RK_PAIRINGS_PANE (widget);
  RkPairing *pairing = rk_pairing_line_get_pairing (_rk_pairings_pane_get_line (self));

  _rk_pairings_pane_present (self, rk_swap_dialog_new (_rk_pairings_pane_get_tournament (self),
                                                       pairing));
}

/* Results. */

/* The last result of a round ends it, and that of the last round ends the tournament: nobody
 * who listens would know. */
static void
announce_result (RkPairingsPane *self,
                 const char     *text)
{
  RkTournament *tournament = _rk_pairings_pane_get_tournament (self);
  RkTournamentState state = rk_tournament_get_state (tournament);
  g_autofree char *end = NULL;
  g_autofree char *both = NULL;

  if (state == RK_TOURNAMENT_OVER)
    end = rk_text_tournament_winner (tournament);
  else if (state == RK_TOURNAMENT_BETWEEN)
    end = rk_text_tournament_state (tournament);
  if (end != NULL && *end != '\0')
    both = g_strdup_printf ("%s %s", text, end);

  _rk_pairings_pane_announce (self, both != NULL ? both : text);
}

static void
entered (RkPairingsPane *self,
         RkPairingLine  *line,
         RkResult        before)
{
  RkPairing *pairing = rk_pairing_line_get_pairing (line);
  guint game = rk_pairing_line_get_game (line);
  g_autofree char *title = rk_text_pairing (pairing);
  g_autofree char *result = NULL;
  g_autofree char *text = NULL;

  if (game >= rk_pairing_get_n_games (pairing))
    return;
  result = rk_text_game_spoken (pairing, game);
  /* TRANSLATORS: A board with its players, then the result of their game. */
  text = g_strdup_printf (_("%1$s. %2$s"), title, result);
  /* The toast is also announced, by libadwaita. */
  if (before != RK_RESULT_NONE)
    show_undo (self, text);
  else
    announce_result (self, text);
}

static void
show_result_dialog (RkPairingsPane *self,
                    RkResult        suggested)
{
  _rk_pairings_pane_present (self, rk_result_dialog_new (_rk_pairings_pane_get_tournament (self),
                                                         _rk_pairings_pane_get_line (self),
                                                         suggested));
}

/* A result typed in the list.  One that was there in a round before the last is only
 * changed with a reason, and that of a game that is being played here after a warning. */
static void
enter_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  RkPairingsPane *self = RK_PAIRINGS_PANE (widget);
  RkTournament *tournament = _rk_pairings_pane_get_tournament (self);
  g_autoptr (RkPairingLine) line = g_object_ref (_rk_pairings_pane_get_line (self));
  RkPairing *pairing = rk_pairing_line_get_pairing (line);
  guint game = rk_pairing_line_get_game (line);
  const RkGameRecord *record = rk_pairing_get_game (pairing, game);
  RkResult before = record->result;
  RkResult result;
  g_autoptr (GError) error = NULL;

  if (!rk_result_from_code (g_variant_get_string (parameter, NULL), &result))
    return;
  result = rk_pairing_line_turn_result (line, result);
  if (result != before &&
      ((before != RK_RESULT_NONE &&
        rk_pairing_get_round (pairing) < rk_tournament_get_n_rounds (tournament)) ||
       (before == RK_RESULT_NONE && record->match != NULL)))
    {
      show_result_dialog (self, result);
      return;
    }
  if (!rk_tournament_set_result (tournament, pairing, game, result, NULL, NULL, &error))
    {
      show_error (self, error);
      return;
    }
  if (result != before)
    entered (self, line, before);
  if (result != RK_RESULT_NONE)
    _rk_pairings_pane_step (self, 1);
}

static void
result_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  RkPairingsPane *self = RK_PAIRINGS_PANE (widget);
  RkPairingLine *line = _rk_pairings_pane_get_line (self);
  const RkGameRecord *record = rk_pairing_get_game (rk_pairing_line_get_pairing (line),
                                                    rk_pairing_line_get_game (line));

  show_result_dialog (self, record->result);
}

/* The round that is shown, if a board of it is open; else the first that has one. */
static guint
find_open_round (RkPairingsPane *self)
{
  RkTournament *tournament = _rk_pairings_pane_get_tournament (self);
  RkTournamentRound *shown = rk_pairings_pane_get_round (self);
  guint n_rounds = rk_tournament_get_n_rounds (tournament);

  if (rk_tournament_round_get_n_open (shown) > 0)
    return rk_tournament_round_get_number (shown);
  for (guint i = 1; i < n_rounds; i++)
    if (rk_tournament_round_get_n_open (rk_tournament_get_round (tournament, i)) > 0)
      return i;
  return n_rounds;
}

static void
next_open_cb (GtkWidget  *widget,
              const char *name,
              GVariant   *parameter)
{
  RkPairingsPane *self = RK_PAIRINGS_PANE (widget);

  rk_pairings_pane_show_round (self, find_open_round (self));
  if (!_rk_pairings_pane_go_to_open (self))
    _rk_pairings_pane_tell (self, _("No board without a result is shown here"));
}

/* The rest. */

static void
why_cb (GtkWidget  *widget,
        const char *name,
        GVariant   *parameter)
{
  RkPairingsPane *self = RK_PAIRINGS_PANE (widget);
  RkPairing *pairing = rk_pairing_line_get_pairing (_rk_pairings_pane_get_line (self));
  g_autofree char *title = rk_text_pairing (pairing);
  g_auto (GStrv) reasons =
    rk_text_pairing_why (_rk_pairings_pane_get_tournament (self), pairing);

  _rk_pairings_pane_present (self, rk_why_dialog_new (title, (const char *const *) reasons));
}

static void
play_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  _rk_pairings_pane_play (RK_PAIRINGS_PANE (widget));
}

static void
menu_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  if (rk_focus_is_within (widget))
    _rk_pairings_pane_show_menu (RK_PAIRINGS_PANE (widget), rk_focus_get (widget));
}

static void
step_round (RkPairingsPane *self,
            int             step)
{
  RkTournamentRound *round = rk_pairings_pane_get_round (self);

  rk_pairings_pane_show_round (self, (int) rk_tournament_round_get_number (round) + step);
}

static void
previous_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  step_round (RK_PAIRINGS_PANE (widget), -1);
}

static void
next_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  step_round (RK_PAIRINGS_PANE (widget), 1);
}

static const struct
{
  const char *name;
  const char *parameter;
  GtkWidgetActionActivateFunc activate;
} actions[] = {
  { "round.pair", NULL, pair_cb },
  { "round.pair-anyway", "u", pair_cb },
  { "round.cancel", NULL, cancel_cb },
  { "round.unpair", NULL, unpair_cb },
  { "round.publish", NULL, publish_cb },
  { "round.swap-roles", NULL, swap_roles_cb },
  { "round.swap-player", NULL, swap_player_cb },
  { "round.enter", "s", enter_cb },
  { "round.result", NULL, result_cb },
  { "round.next-open", NULL, next_open_cb },
  { "round.why", NULL, why_cb },
  { "round.play", NULL, play_cb },
  { "round.menu", NULL, menu_cb },
  { "round.previous", NULL, previous_cb },
  { "round.next", NULL, next_cb },
};

void
_rk_pairings_pane_class_install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, actions[i].parameter,
                                     actions[i].activate);
}

static void
enable (RkPairingsPane *self,
        const char     *action,
        gboolean        enabled)
{
  gtk_widget_action_set_enabled (GTK_WIDGET (self), action, enabled);
}

/*
 * _rk_pairings_pane_may_swap_players:
 * @self: a pane
 *
 * Returns: whether the system lets the arbiter say who meets whom
 */
gboolean
_rk_pairings_pane_may_swap_players (RkPairingsPane *self)
{
  RkTournament *tournament = _rk_pairings_pane_get_tournament (self);

  return rk_tournament_get_regulations (tournament)->system == RK_SYSTEM_SWISS;
}

void
_rk_pairings_pane_update_actions (RkPairingsPane *self)
{
  RkTournament *tournament = _rk_pairings_pane_get_tournament (self);
  RkTournamentRound *round = rk_pairings_pane_get_round (self);
  gboolean published = round != NULL && rk_tournament_round_is_published (round);
  gboolean has_line = _rk_pairings_pane_get_line (self) != NULL;
  gboolean has_game = get_game_pairing (self) != NULL;
  RkTournamentState state;
  guint number;

  if (tournament == NULL)
    return;
  state = rk_tournament_get_state (tournament);
  number = round != NULL ? rk_tournament_round_get_number (round) : 0;
  enable (self, "round.pair", rk_tournament_can_pair (tournament));
  enable (self, "round.unpair", state == RK_TOURNAMENT_DRAFT);
  enable (self, "round.publish", state == RK_TOURNAMENT_DRAFT);
  enable (self, "round.swap-roles", round != NULL && !published && has_game);
  enable (self, "round.swap-player", round != NULL && !published && has_line &&
                                     _rk_pairings_pane_may_swap_players (self));
  enable (self, "round.enter", published && has_game);
  enable (self, "round.result", published && has_game);
  enable (self, "round.next-open", state == RK_TOURNAMENT_PLAYING);
  enable (self, "round.why", has_line);
  enable (self, "round.play", published && has_game);
  enable (self, "round.menu", has_line);
  enable (self, "round.previous", number > 1);
  enable (self, "round.next", number > 0 && number < rk_tournament_get_n_rounds (tournament));
}
