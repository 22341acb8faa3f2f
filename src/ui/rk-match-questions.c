/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-match-questions.h"
#include "rk-match-turns.h"
#include "rk-notation.h"
#include "rk-sentences.h"

/* The responses that stand for a player. */
static const char *const side_responses[] = { "south", "north" };

static AdwDialog *
make_question (const char *heading,
               const char *body)
{
  AdwDialog *dialog = adw_alert_dialog_new (heading, body);

  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "cancel", _("_Cancel"));
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (dialog), "cancel");
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (dialog), "cancel");

  return dialog;
}

static void
add_answer (AdwDialog             *dialog,
            const char            *response,
            const char            *label,
            AdwResponseAppearance  appearance)
{
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), response, label);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (dialog), response, appearance);
}

/* Nobody concedes for the computer. */
static void
add_players (AdwDialog *dialog,
             RkMatch   *match)
{
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      g_autofree char *name = rk_text_player (match, side);
      /* TRANSLATORS: A button that answers the question "Who concedes the round?" or "Who
       * concedes the match?". "%s" is the player who concedes. */
      g_autofree char *plain = g_strdup_printf (_("%s Concedes"), name);
      g_autoptr (GString) label = g_string_new (plain);

      if (rk_match_is_computer (match, side))
        continue;
      /* No name makes a shortcut. */
      g_string_replace (label, "_", "__", 0);
      add_answer (dialog, side_responses[side], label->str, ADW_RESPONSE_DESTRUCTIVE);
    }
}

static void
present (AdwDialog *dialog,
         GtkWidget *parent,
         GCallback  answered,
         RkMatch   *match)
{
  g_signal_connect_object (dialog, "response", answered, match, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, parent);
}

static void
agree_round_cb (RkMatch    *match,
                const char *response)
{
  if (g_str_equal (response, "agree") && rk_match_get_state (match) == RK_MATCH_PLAYING)
    rk_match_agree_round (match, NULL);
}

/**
 * rk_ask_agree_round:
 * @parent: the widget that asks
 * @match: a match of which a round is being played
 *
 * Whether both players agree to end the round (rule 14).
 */
void
rk_ask_agree_round (GtkWidget *parent,
                    RkMatch   *match)
{
  AdwDialog *dialog;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (RK_IS_MATCH (match));

  dialog = make_question (_("End the round?"),
                          _("Both players must agree. The stones left on the board go to the "
                            "player in whose row they lie."));
  add_answer (dialog, "agree", _("_End the Round"), ADW_RESPONSE_SUGGESTED);
  present (dialog, parent, G_CALLBACK (agree_round_cb), match);
}

static gboolean
is_side_response (const char *response,
                  RkSide     *side)
{
  for (*side = RK_SOUTH; *side <= RK_NORTH; (*side)++)
    if (g_str_equal (response, side_responses[*side]))
      return TRUE;

  return FALSE;
}

static void
concede_round_cb (RkMatch    *match,
                  const char *response)
{
  RkSide side;

  if (is_side_response (response, &side) && rk_match_get_state (match) == RK_MATCH_PLAYING)
    rk_match_concede_round (match, side, NULL);
}

/* Whether a person who concedes can fill no hole of the next round (rule 18). */
static gboolean
can_lose_match (RkMatch *match)
{
  RkRound *round = rk_match_get_current_round (match);

  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      guint kept = rk_round_get_reserve (round, side) + rk_round_get_won (round, side);

      if (!rk_match_is_computer (match, side) &&
          rk_provision_get_open (kept, rk_match_get_rules (match)->n_holes) == 0)
        return TRUE;
    }

  return FALSE;
}

/**
 * rk_ask_concede_round:
 * @parent: the widget that asks
 * @match: a match of which a round is being played
 *
 * Which player concedes the round (rule 14).
 */
void
rk_ask_concede_round (GtkWidget *parent,
                      RkMatch   *match)
{
  g_autoptr (GString) body = NULL;
  AdwDialog *dialog;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (RK_IS_MATCH (match));

  body = g_string_new (_("All stones left on the board go to the other player, who wins the "
                         "round."));
  if (can_lose_match (match))
    g_string_append_printf (body, " %s",
                            _("Who has fewer than four stones left then loses the match too."));
  dialog = make_question (_("Who concedes the round?"), body->str);
  add_players (dialog, match);
  present (dialog, parent, G_CALLBACK (concede_round_cb), match);
}

static void
agree_draw_cb (RkMatch    *match,
               const char *response)
{
  if (g_str_equal (response, "agree") && rk_match_get_state (match) != RK_MATCH_OVER)
    rk_match_agree_draw (match, NULL);
}

/**
 * rk_ask_agree_draw:
 * @parent: the widget that asks
 * @match: a match that is not over
 *
 * Whether both players agree on a drawn match (rule 21).
 */
void
rk_ask_agree_draw (GtkWidget *parent,
                   RkMatch   *match)
{
  AdwDialog *dialog;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (RK_IS_MATCH (match));

  dialog = make_question (_("Agree on a draw?"),
                          _("Both players must agree. The match is then over, and nobody has "
                            "won it."));
  add_answer (dialog, "agree", _("_Agree on a Draw"), ADW_RESPONSE_SUGGESTED);
  present (dialog, parent, G_CALLBACK (agree_draw_cb), match);
}

static void
concede_cb (RkMatch    *match,
            const char *response)
{
  RkSide side;

  if (is_side_response (response, &side) && rk_match_get_state (match) != RK_MATCH_OVER)
    rk_match_concede (match, side, NULL);
}

/**
 * rk_ask_concede:
 * @parent: the widget that asks
 * @match: a match that is not over
 *
 * Which player concedes the match (rule 21).
 */
void
rk_ask_concede (GtkWidget *parent,
                RkMatch   *match)
{
  AdwDialog *dialog;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (RK_IS_MATCH (match));

  dialog = make_question (_("Who concedes the match?"),
                          _("The match is then over, and the other player has won it."));
  add_players (dialog, match);
  present (dialog, parent, G_CALLBACK (concede_cb), match);
}

/* What to play from an earlier place, until the question is answered. */
typedef struct
{
  RkMatch *match;
  guint round;
  guint ply;
  guint hole;
  /* What tries it out instead, if that is allowed, and for whom: a weak pointer. */
  RkTryOutFunc try_out;
  GtkWidget *parent;
} EarlierMove;

static void
earlier_move_free (gpointer  data,
                   GClosure *closure)
{
  EarlierMove *earlier = data;

  g_object_unref (earlier->match);
  g_clear_weak_pointer (&earlier->parent);
  g_free (earlier);
}

static void
play_earlier_cb (AdwAlertDialog *dialog,
                 const char     *response,
                 EarlierMove    *earlier)
{
  if (g_str_equal (response, "try") && earlier->parent != NULL)
    earlier->try_out (earlier->parent, earlier->round, earlier->ply, earlier->hole);
  if (!g_str_equal (response, "play"))
    return;

  rk_match_undo_to (earlier->match, earlier->round, earlier->ply);
  if (rk_match_check_move (earlier->match, earlier->hole) == RK_MOVE_LEGAL)
    rk_match_play (earlier->match, earlier->hole, NULL);
}

static char *
describe_earlier (RkMatch *match,
                  guint    round,
                  guint    ply)
{
  guint n_moves = rk_match_count_moves_after (match, round, ply);
  g_autofree char *number = rk_format_number (n_moves);

  if (n_moves == 0)
    return g_strdup (_("This takes back the end of the round."));

  /* TRANSLATORS: "%s" is how many moves were played after the one looked at. */
  return g_strdup_printf (ngettext ("This takes back %s move that was played after it.",
                                    "This takes back %s moves that were played after it.",
                                    n_moves), number);
}

/**
 * rk_ask_play_earlier:
 * @parent: the widget that asks
 * @match: a match
 * @round: the index of the round looked at
 * @ply: after how many of its moves
 * @hole: what to play there, a legal move
 * @try_out: (nullable): what tries it out beside the match, for @parent
 *
 * Whether to take back what followed and play another move, or only to try that out.
 */
void
rk_ask_play_earlier (GtkWidget    *parent,
                     RkMatch      *match,
                     guint         round,
                     guint         ply,
                     guint         hole,
                     RkTryOutFunc  try_out)
{
  guint n_holes;
  char letter[2] = "";
  g_autofree char *heading = NULL;
  g_autofree char *body = NULL;
  AdwDialog *dialog;
  EarlierMove *earlier;

  g_return_if_fail (GTK_IS_WIDGET (parent));
  g_return_if_fail (RK_IS_MATCH (match));

  n_holes = rk_match_get_rules (match)->n_holes;
  letter[0] = rk_hole_to_letter (n_holes, hole);
  /* TRANSLATORS: "%s" is the letter of a hole. */
  heading = g_strdup_printf (_("Play %s from here?"), letter);
  body = describe_earlier (match, round, ply);
  dialog = make_question (heading, body);
  if (try_out != NULL)
    add_answer (dialog, "try", _("Try It _Out"), ADW_RESPONSE_SUGGESTED);
  add_answer (dialog, "play", _("_Take Back and Play"), ADW_RESPONSE_DESTRUCTIVE);

  earlier = g_new0 (EarlierMove, 1);
  *earlier = (EarlierMove) { g_object_ref (match), round, ply, hole, try_out };
  g_set_weak_pointer (&earlier->parent, parent);
  g_signal_connect_data (dialog, "response", G_CALLBACK (play_earlier_cb), earlier,
                         earlier_move_free, G_CONNECT_DEFAULT);
  adw_dialog_present (dialog, parent);
}
