/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-match-file.h"
#include "rk-players-dialog.h"

struct _RkPlayersDialog
{
  AdwDialog parent_instance;

  /* Template Widgets */
  GtkEditable *south_row;
  GtkEditable *north_row;

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

static void
rename_player (RkPlayersDialog *self,
               RkSide           side)
{
  g_autofree char *name = g_strdup (gtk_editable_get_text (get_row (self, side)));

  g_strstrip (name);
  rk_player_set_name (rk_match_get_player (self->match, side), *name != '\0' ? name : NULL);
}

static void
rename_cb (RkPlayersDialog *self)
{
  rename_player (self, RK_SOUTH);
  rename_player (self, RK_NORTH);
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

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-players-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RkPlayersDialog, south_row);
  gtk_widget_class_bind_template_child (widget_class, RkPlayersDialog, north_row);
  gtk_widget_class_bind_template_callback (widget_class, rename_cb);
  gtk_widget_class_bind_template_callback (widget_class, adw_dialog_close);
}

static void
rk_players_dialog_init (RkPlayersDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rk_players_dialog_new:
 * @match: the match whose players get other names
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
      const char *name = rk_player_get_name (rk_match_get_player (match, side));

      adw_entry_row_set_max_length (ADW_ENTRY_ROW (get_row (self, side)),
                                    RK_MATCH_FILE_MAX_NAME);
      gtk_editable_set_text (get_row (self, side), name != NULL ? name : "");
    }

  return ADW_DIALOG (self);
}
