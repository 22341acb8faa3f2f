/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-combo-row.h"
#include "rk-player-choice.h"
#include "rk-players-dialog.h"

struct _RkPlayersDialog
{
  AdwDialog parent_instance;

  /* Template Widgets */
  GtkEditable *south_row;
  AdwComboRow *south_choice;
  GtkEditable *north_row;
  AdwComboRow *north_choice;

  /* Owned References */
  RkMatch *match;
};

G_DEFINE_FINAL_TYPE (RkPlayersDialog, rk_players_dialog, ADW_TYPE_DIALOG)

static GtkEditable *
get_row (RkPlayersDialog *self,
         RkSide           side)
{
  return side == RK_SOUTH ? self->south_row : self->north_row;
}

static AdwComboRow *
get_choice (RkPlayersDialog *self,
            RkSide           side)
{
  return side == RK_SOUTH ? self->south_choice : self->north_choice;
}

static gboolean
is_computer (RkPlayer *player)
{
  return rk_player_get_player_type (player) == RK_PLAYER_COMPUTER;
}

/* A computer takes no name over from a person, but keeps one that a file gave it. */
static void
apply_player (RkPlayersDialog *self,
              RkSide           side)
{
  RkPlayer *player = rk_match_get_player (self->match, side);
  RkLevel level = rk_player_choice_get_level (get_choice (self, side));
  g_autofree char *name = g_strdup (gtk_editable_get_text (get_row (self, side)));

  g_strstrip (name);
  if (level == RK_LEVEL_NONE)
    rk_player_set_name (player, name);
  else if (!is_computer (player))
    rk_player_set_name (player, NULL);
  rk_player_set_player_type (player, level != RK_LEVEL_NONE ? RK_PLAYER_COMPUTER
                                                            : RK_PLAYER_HUMAN);
  rk_player_set_level (player, level);
}

static void
apply_cb (RkPlayersDialog *self)
{
  apply_player (self, RK_SOUTH);
  apply_player (self, RK_NORTH);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
rk_players_dialog_dispose (GObject *object)
{
  RkPlayersDialog *self = RK_PLAYERS_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_PLAYERS_DIALOG);
  g_clear_object (&self->match);

  G_OBJECT_CLASS (rk_players_dialog_parent_class)->dispose (object);
}

static void
rk_players_dialog_class_init (RkPlayersDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_players_dialog_dispose;

  g_type_ensure (RK_TYPE_COMBO_ROW);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-players-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RkPlayersDialog, south_row);
  gtk_widget_class_bind_template_child (widget_class, RkPlayersDialog, south_choice);
  gtk_widget_class_bind_template_child (widget_class, RkPlayersDialog, north_row);
  gtk_widget_class_bind_template_child (widget_class, RkPlayersDialog, north_choice);
  gtk_widget_class_bind_template_callback (widget_class, apply_cb);
  gtk_widget_class_bind_template_callback (widget_class, adw_dialog_close);
}

static void
rk_players_dialog_init (RkPlayersDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
show_player (RkPlayersDialog *self,
             RkSide           side)
{
  RkPlayer *player = rk_match_get_player (self->match, side);
  const char *name = rk_player_get_name (player);
  RkLevel level = rk_player_get_level (player);

  rk_player_choice_set_up (get_choice (self, side), get_row (self, side));
  if (is_computer (player))
    rk_player_choice_set_level (get_choice (self, side),
                                level != RK_LEVEL_NONE ? level : RK_LEVEL_EASY);
  gtk_editable_set_text (get_row (self, side), name != NULL ? name : "");
}

/**
 * rk_players_dialog_new:
 * @match: the match whose players change
 *
 * Returns: (transfer floating): a new dialog, to present
 */
AdwDialog *
rk_players_dialog_new (RkMatch *match)
{
  RkPlayersDialog *self;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  self = g_object_new (RK_TYPE_PLAYERS_DIALOG, NULL);
  self->match = g_object_ref (match);
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      show_player (self, side);
      /* Entrants of a tournament are people. */
      gtk_widget_set_visible (GTK_WIDGET (get_choice (self, side)),
                              !rk_match_is_of_tournament (match));
    }

  return ADW_DIALOG (self);
}
