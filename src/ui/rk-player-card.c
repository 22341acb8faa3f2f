/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-bundles.h"
#include "rk-format.h"
#include "rk-initial.h"
#include "rk-player-card.h"
#include "rk-sentences.h"

struct _RkPlayerCard
{
  GtkBox parent_instance;

  /* Template Widgets */
  GtkLabel *initial_label;
  GtkLabel *name_label;
  GtkLabel *turn_label;
  GtkLabel *detail_label;
  GtkLabel *won_label;
  RkBundles *bundles;

  gboolean live;
  gboolean thinking;
};

G_DEFINE_FINAL_TYPE (RkPlayerCard, rk_player_card, GTK_TYPE_BOX)

static gboolean
is_to_move (RkMatch *match,
            RkSide   side,
            guint    round_index,
            guint    ply)
{
  RkRound *round = rk_match_get_round (match, round_index);
  gboolean at_end = ply == rk_round_get_n_moves (round);

  if (at_end && (rk_round_is_over (round) ||
                 (rk_match_get_state (match) == RK_MATCH_OVER &&
                  round == rk_match_get_current_round (match))))
    return FALSE;

  return rk_round_get_position (round, ply)->turn == side;
}

static char *
describe_open (guint n_open)
{
  g_autofree char *number = rk_format_number (n_open);

  /* TRANSLATORS: On the card of a player. "%s" is how many holes are not closed with sand. */
  return g_strdup_printf (ngettext ("%s hole open", "%s holes open", n_open), number);
}

static char *
describe_reserve (guint reserve)
{
  g_autofree char *number = rk_format_number (reserve);

  /* TRANSLATORS: On the card of a player. "%s" is how many stones are kept off the board. */
  return g_strdup_printf (C_("stones", "reserve %s"), number);
}

static char *
describe_won (guint won)
{
  g_autofree char *number = rk_format_number (won);

  /* TRANSLATORS: "%s" is how many stones a player has won in this round. */
  return g_strdup_printf (ngettext ("%s stone won in this round",
                                    "%s stones won in this round", won), number);
}

/* Lines break only between the two. */
static char *
describe_detail (const char *open,
                 const char *reserve)
{
  g_autoptr (GString) first = g_string_new (open);
  g_autoptr (GString) second = g_string_new (reserve);

  g_string_replace (first, " ", "\302\240", 0);
  g_string_replace (second, " ", "\302\240", 0);

  return g_strdup_printf ("%s · %s", first->str, second->str);
}

static void
update_turn (RkPlayerCard *self)
{
  const char *text;

  if (!self->live)
    text = C_("a player, looking back", "was to move");
  else if (self->thinking)
    text = C_("a player", "thinking…");
  else
    text = C_("a player", "to move");

  gtk_label_set_label (self->turn_label, text);
}

static void
set_to_move (RkPlayerCard *self,
             gboolean      to_move,
             gboolean      live)
{
  self->live = live;
  update_turn (self);
  gtk_widget_set_visible (GTK_WIDGET (self->turn_label), to_move);
  if (to_move && live)
    gtk_widget_add_css_class (GTK_WIDGET (self), "to-move");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "to-move");
}

static void
update_accessible (RkPlayerCard *self,
                   const char   *won)
{
  g_autofree char *description =
    g_strdup_printf ("%s · %s", gtk_label_get_label (self->detail_label), won);

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->bundles), won);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->won_label), won);
}

static void
rk_player_card_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RK_TYPE_PLAYER_CARD);

  G_OBJECT_CLASS (rk_player_card_parent_class)->dispose (object);
}

static void
rk_player_card_class_init (RkPlayerCardClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_player_card_dispose;

  g_type_ensure (RK_TYPE_BUNDLES);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-player-card.ui");
  gtk_widget_class_bind_template_child (widget_class, RkPlayerCard, initial_label);
  gtk_widget_class_bind_template_child (widget_class, RkPlayerCard, name_label);
  gtk_widget_class_bind_template_child (widget_class, RkPlayerCard, turn_label);
  gtk_widget_class_bind_template_child (widget_class, RkPlayerCard, detail_label);
  gtk_widget_class_bind_template_child (widget_class, RkPlayerCard, won_label);
  gtk_widget_class_bind_template_child (widget_class, RkPlayerCard, bundles);
}

static void
rk_player_card_init (RkPlayerCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_name (RkPlayerCard *self,
           const char   *name)
{
  g_autofree char *initial = rk_get_initial (name);

  gtk_label_set_label (self->initial_label, initial);
  gtk_label_set_label (self->name_label, name);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->name_label), name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

static void
show_stones (RkPlayerCard *self,
             RkMatch      *match,
             RkSide        side,
             guint         n_open,
             guint         n_reserve,
             guint         n_won)
{
  g_autofree char *name = rk_text_player (match, side);
  g_autofree char *open = describe_open (n_open);
  g_autofree char *reserve = describe_reserve (n_reserve);
  g_autofree char *detail = describe_detail (open, reserve);
  g_autofree char *number = rk_format_number (n_won);
  g_autofree char *won_text = describe_won (n_won);

  show_name (self, name);
  gtk_label_set_label (self->detail_label, detail);
  gtk_label_set_label (self->won_label, number);
  rk_bundles_set_stones (self->bundles, n_won);
  update_accessible (self, won_text);
}

/**
 * rk_player_card_show_place:
 * @self: a card
 * @match: a match
 * @side: which player
 * @round_index: the index of a round
 * @ply: after how many of its moves
 * @live: whether the match stands there now
 *
 * Shows what a player has beside the stones that are on the board at a place
 * of the match.
 */
void
rk_player_card_show_place (RkPlayerCard *self,
                           RkMatch      *match,
                           RkSide        side,
                           guint         round_index,
                           guint         ply,
                           gboolean      live)
{
  RkRound *round;

  g_return_if_fail (RK_IS_PLAYER_CARD (self));
  g_return_if_fail (RK_IS_MATCH (match));

  round = rk_match_get_round (match, round_index);
  show_stones (self, match, side, rk_round_get_open (round, side),
               rk_round_get_reserve (round, side),
               rk_round_get_position (round, ply)->captured[side]);
  set_to_move (self, is_to_move (match, side, round_index, ply), live);
}

/**
 * rk_player_card_show_lap:
 * @self: a card
 * @match: a match
 * @side: which player
 * @round_index: the index of a round
 * @captured: the stones captured in it so far
 *
 * Shows what a player has beside the stones that are on the board in the middle
 * of a move that is looked back at.
 */
void
rk_player_card_show_lap (RkPlayerCard *self,
                         RkMatch      *match,
                         RkSide        side,
                         guint         round_index,
                         guint         captured)
{
  RkRound *round;

  g_return_if_fail (RK_IS_PLAYER_CARD (self));
  g_return_if_fail (RK_IS_MATCH (match));

  round = rk_match_get_round (match, round_index);
  show_stones (self, match, side, rk_round_get_open (round, side),
               rk_round_get_reserve (round, side), captured);
  set_to_move (self, FALSE, FALSE);
}

/**
 * rk_player_card_show_trial:
 * @self: a card
 * @match: a match
 * @side: which player
 * @round_index: the index of a round
 * @position: what was reached by moves that are tried out from it
 * @level: how well the computer plays that answers for @side, %RK_LEVEL_NONE if none does
 *
 * Shows what a player has beside the stones that are on the board, and whether it is
 * that player's turn.
 */
void
rk_player_card_show_trial (RkPlayerCard     *self,
                           RkMatch          *match,
                           RkSide            side,
                           guint             round_index,
                           const RkPosition *position,
                           RkLevel           level)
{
  g_return_if_fail (position != NULL);

  rk_player_card_show_lap (self, match, side, round_index, position->captured[side]);
  set_to_move (self, position->turn == side, TRUE);
  if (level != RK_LEVEL_NONE)
    {
      g_autofree char *name = rk_text_computer (level);

      show_name (self, name);
    }
}

/**
 * rk_player_card_show_won:
 * @self: a card
 * @match: a match whose last round is over
 * @side: which player
 *
 * Shows what a player has when the stones that were left on the board are
 * shared out.
 */
void
rk_player_card_show_won (RkPlayerCard *self,
                         RkMatch      *match,
                         RkSide        side)
{
  RkRound *round;

  g_return_if_fail (RK_IS_PLAYER_CARD (self));
  g_return_if_fail (RK_IS_MATCH (match));

  round = rk_match_get_current_round (match);
  show_stones (self, match, side, rk_round_get_open (round, side),
               rk_round_get_reserve (round, side), rk_round_get_won (round, side));
  set_to_move (self, FALSE, TRUE);
}

/**
 * rk_player_card_show_next:
 * @self: a card
 * @match: a match between two rounds
 * @side: which player
 *
 * Shows what a player has when the holes are filled for the next round.
 */
void
rk_player_card_show_next (RkPlayerCard *self,
                          RkMatch      *match,
                          RkSide        side)
{
  RkPosition next;
  guint n_open = 0;
  guint reserve;

  g_return_if_fail (RK_IS_PLAYER_CARD (self));
  g_return_if_fail (RK_IS_MATCH (match));
  g_return_if_fail (rk_match_get_state (match) == RK_MATCH_BETWEEN_ROUNDS);

  rk_match_get_next_position (match, &next);
  reserve = rk_round_get_provision (rk_match_get_current_round (match), side);
  for (guint hole = side * next.n_holes; hole < (side + 1u) * next.n_holes; hole++)
    {
      reserve -= next.stones[hole];
      if ((next.closed & (1u << hole)) == 0)
        n_open++;
    }

  show_stones (self, match, side, n_open, reserve, 0);
  set_to_move (self, FALSE, TRUE);
}

/**
 * rk_player_card_is_to_move:
 * @self: a card
 *
 * Returns: whether the player shown is to move
 */
gboolean
rk_player_card_is_to_move (RkPlayerCard *self)
{
  g_return_val_if_fail (RK_IS_PLAYER_CARD (self), FALSE);

  return gtk_widget_get_visible (GTK_WIDGET (self->turn_label));
}

/**
 * rk_player_card_set_thinking:
 * @self: a card
 * @thinking: whether a player who is to move is a computer that takes long
 */
void
rk_player_card_set_thinking (RkPlayerCard *self,
                             gboolean      thinking)
{
  g_return_if_fail (RK_IS_PLAYER_CARD (self));

  self->thinking = thinking;
  update_turn (self);
}

/**
 * rk_player_card_set_form:
 * @self: a card
 * @narrow: whether the window is narrow
 * @low: whether it is low, so that both cards share a line
 */
void
rk_player_card_set_form (RkPlayerCard *self,
                         gboolean      narrow,
                         gboolean      low)
{
  gboolean compact = narrow || low;

  g_return_if_fail (RK_IS_PLAYER_CARD (self));

  gtk_widget_set_visible (GTK_WIDGET (self->initial_label), !narrow || !low);
  gtk_box_set_spacing (GTK_BOX (self), compact ? 8 : 12);
  rk_bundles_set_compact (self->bundles, compact);
}
