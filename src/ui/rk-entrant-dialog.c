/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-entrant-dialog.h"
#include "rk-format.h"
#include "rk-match-file.h"
#include "rk-spin-row.h"

struct _RkEntrantDialog
{
  AdwDialog parent_instance;

  /* Template Widgets */
  GtkEditable *name_row;
  GtkEditable *strength_row;
  GtkEditable *club_row;
  GtkLabel *error_label;

  /* Owned References */
  RkTournament *tournament;
  RkEntrant *entrant;
};

G_DEFINE_FINAL_TYPE (RkEntrantDialog, rk_entrant_dialog, ADW_TYPE_DIALOG)

static void
show_error (RkEntrantDialog *self,
            const char      *text)
{
  gtk_label_set_label (self->error_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->error_label), TRUE);
}

static void
do_cb (RkEntrantDialog *self)
{
  const char *strength_text = gtk_editable_get_text (self->strength_row);
  int strength = 0;
  g_autoptr (GError) error = NULL;

  if (*strength_text != '\0' && !rk_spin_row_parse (strength_text, &strength))
    show_error (self, _("The strength is a whole number."));
  else if (!rk_tournament_edit_entrant (self->tournament, self->entrant,
                                        gtk_editable_get_text (self->name_row),
                                        gtk_editable_get_text (self->club_row),
                                        strength, &error))
    show_error (self, error->message);
  else
    adw_dialog_close (ADW_DIALOG (self));
}

static void
rk_entrant_dialog_dispose (GObject *object)
{
  RkEntrantDialog *self = RK_ENTRANT_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_ENTRANT_DIALOG);
  g_clear_object (&self->tournament);
  g_clear_object (&self->entrant);

  G_OBJECT_CLASS (rk_entrant_dialog_parent_class)->dispose (object);
}

static void
rk_entrant_dialog_class_init (RkEntrantDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_entrant_dialog_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-entrant-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RkEntrantDialog, name_row);
  gtk_widget_class_bind_template_child (widget_class, RkEntrantDialog, strength_row);
  gtk_widget_class_bind_template_child (widget_class, RkEntrantDialog, club_row);
  gtk_widget_class_bind_template_child (widget_class, RkEntrantDialog, error_label);
  gtk_widget_class_bind_template_callback (widget_class, do_cb);
  gtk_widget_class_bind_template_callback (widget_class, adw_dialog_close);
}

static void
rk_entrant_dialog_init (RkEntrantDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  adw_entry_row_set_max_length (ADW_ENTRY_ROW (self->name_row), RK_MATCH_FILE_MAX_NAME);
  adw_entry_row_set_max_length (ADW_ENTRY_ROW (self->club_row), RK_MATCH_FILE_MAX_NAME);
}

/**
 * rk_entrant_dialog_new:
 * @tournament: a tournament
 * @entrant: the player of it to change
 *
 * Returns: (transfer floating): a new dialog, to present
 */
AdwDialog *
rk_entrant_dialog_new (RkTournament *tournament,
                       RkEntrant    *entrant)
{
  RkEntrantDialog *self;
  const char *club;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (RK_IS_ENTRANT (entrant), NULL);

  self = g_object_new (RK_TYPE_ENTRANT_DIALOG, NULL);
  self->tournament = g_object_ref (tournament);
  self->entrant = g_object_ref (entrant);

  club = rk_entrant_get_club (entrant);
  gtk_editable_set_text (self->name_row, rk_entrant_get_name (entrant));
  gtk_editable_set_text (self->club_row, club != NULL ? club : "");
  if (rk_entrant_get_strength (entrant) > 0)
    {
      g_autofree char *strength = rk_format_number (rk_entrant_get_strength (entrant));

      gtk_editable_set_text (self->strength_row, strength);
    }

  return ADW_DIALOG (self);
}
