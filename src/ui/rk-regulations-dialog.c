/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-byes-group.h"
#include "rk-event-group.h"
#include "rk-game-group.h"
#include "rk-match-file.h"
#include "rk-regulations-dialog.h"
#include "rk-system-group.h"
#include "rk-tie-breaks-editor.h"
#include "rk-toast.h"
#include "rk-warnings-group.h"

struct _RkRegulationsDialog
{
  AdwDialog parent_instance;

  /* Template Widgets */
  GtkWidget *toasts;
  RkWarningsGroup *warnings_group;
  RkEventGroup *event_group;
  RkSystemGroup *system_group;
  RkByesGroup *byes_group;
  RkGameGroup *game_group;
  RkTieBreaksEditor *tie_breaks_editor;
  GtkWidget *reason_group;
  GtkEditable *reason_row;

  /* Owned References */
  RkTournament *tournament;

  RkRegulations regulations;
};

G_DEFINE_FINAL_TYPE (RkRegulationsDialog, rk_regulations_dialog, ADW_TYPE_DIALOG)

static gboolean
have_tie_breaks_changed (RkRegulationsDialog *self)
{
  const RkRegulations *before = rk_tournament_get_regulations (self->tournament);
  const RkRegulations *after = &self->regulations;

  return before->n_tie_breaks != after->n_tie_breaks ||
         memcmp (before->tie_breaks, after->tie_breaks,
                 after->n_tie_breaks * sizeof (RkTieBreak)) != 0;
}

static gboolean
is_started (RkRegulationsDialog *self)
{
  return rk_tournament_get_n_rounds (self->tournament) > 0;
}

static void
update (RkRegulationsDialog *self)
{
  guint n_players = rk_tournament_get_n_entrants (self->tournament);

  rk_system_group_set (self->system_group, &self->regulations, n_players);
  rk_byes_group_set (self->byes_group, &self->regulations);
  rk_warnings_group_show (self->warnings_group, &self->regulations, n_players);
  gtk_widget_set_visible (self->reason_group,
                          is_started (self) && have_tie_breaks_changed (self));
}

static void
changed_cb (RkRegulationsDialog *self)
{
  RkSystem system = self->regulations.system;

  rk_byes_group_get (self->byes_group, &self->regulations);
  rk_game_group_get (self->game_group, &self->regulations.game);
  rk_tie_breaks_editor_get (self->tie_breaks_editor, &self->regulations);
  rk_system_group_get (self->system_group, &self->regulations,
                       rk_tournament_get_n_entrants (self->tournament));
  if (self->regulations.system != system)
    rk_tie_breaks_editor_set (self->tie_breaks_editor, &self->regulations);
  update (self);
}

static gboolean
save_event (RkRegulationsDialog  *self,
            GError              **error)
{
  g_autofree char *name = rk_event_group_get_name (self->event_group);
  g_autofree char *site = rk_event_group_get_site (self->event_group);
  const char *date = rk_event_group_get_date (self->event_group);

  if (name == NULL)
    g_set_str (&name, rk_tournament_get_name (self->tournament));
  if (g_str_equal (name, rk_tournament_get_name (self->tournament)) &&
      g_strcmp0 (site, rk_tournament_get_site (self->tournament)) == 0 &&
      g_strcmp0 (date, rk_tournament_get_date (self->tournament)) == 0)
    return TRUE;

  return rk_tournament_set_event (self->tournament, name, site, date, error);
}

static void
save_cb (RkRegulationsDialog *self)
{
  g_autofree char *reason = g_strstrip (g_strdup (gtk_editable_get_text (self->reason_row)));
  g_autoptr (GError) error = NULL;

  if (save_event (self, &error) &&
      rk_tournament_set_regulations (self->tournament, &self->regulations,
                                     *reason != '\0' ? reason : NULL, &error))
    adw_dialog_close (ADW_DIALOG (self));
  else
    rk_toast_show (self->toasts, error->message);
}

static void
rk_regulations_dialog_dispose (GObject *object)
{
  RkRegulationsDialog *self = RK_REGULATIONS_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_REGULATIONS_DIALOG);
  g_clear_object (&self->tournament);

  G_OBJECT_CLASS (rk_regulations_dialog_parent_class)->dispose (object);
}

static void
rk_regulations_dialog_class_init (RkRegulationsDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_regulations_dialog_dispose;

  g_type_ensure (RK_TYPE_BYES_GROUP);
  g_type_ensure (RK_TYPE_EVENT_GROUP);
  g_type_ensure (RK_TYPE_GAME_GROUP);
  g_type_ensure (RK_TYPE_SYSTEM_GROUP);
  g_type_ensure (RK_TYPE_TIE_BREAKS_EDITOR);
  g_type_ensure (RK_TYPE_WARNINGS_GROUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-regulations-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RkRegulationsDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, RkRegulationsDialog, warnings_group);
  gtk_widget_class_bind_template_child (widget_class, RkRegulationsDialog, event_group);
  gtk_widget_class_bind_template_child (widget_class, RkRegulationsDialog, system_group);
  gtk_widget_class_bind_template_child (widget_class, RkRegulationsDialog, byes_group);
  gtk_widget_class_bind_template_child (widget_class, RkRegulationsDialog, game_group);
  gtk_widget_class_bind_template_child (widget_class, RkRegulationsDialog, tie_breaks_editor);
  gtk_widget_class_bind_template_child (widget_class, RkRegulationsDialog, reason_group);
  gtk_widget_class_bind_template_child (widget_class, RkRegulationsDialog, reason_row);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, save_cb);
  gtk_widget_class_bind_template_callback (widget_class, adw_dialog_close);
}

static void
rk_regulations_dialog_init (RkRegulationsDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  adw_entry_row_set_max_length (ADW_ENTRY_ROW (self->reason_row), RK_MATCH_FILE_MAX_NAME);
}

static void
show_tournament (RkRegulationsDialog *self)
{
  self->regulations = *rk_tournament_get_regulations (self->tournament);
  rk_event_group_set (self->event_group, rk_tournament_get_name (self->tournament),
                      rk_tournament_get_site (self->tournament),
                      rk_tournament_get_date (self->tournament));
  rk_game_group_set (self->game_group, &self->regulations.game);
  rk_tie_breaks_editor_set (self->tie_breaks_editor, &self->regulations);
  if (is_started (self))
    {
      rk_system_group_lock (self->system_group, rk_tournament_get_n_rounds (self->tournament));
      rk_byes_group_lock (self->byes_group);
      rk_game_group_lock (self->game_group);
    }
  update (self);
}

/**
 * rk_regulations_dialog_new:
 * @tournament: the tournament whose regulations can be changed
 *
 * Returns: (transfer floating): a new dialog, to present
 */
AdwDialog *
rk_regulations_dialog_new (RkTournament *tournament)
{
  RkRegulationsDialog *self;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);

  self = g_object_new (RK_TYPE_REGULATIONS_DIALOG, NULL);
  self->tournament = g_object_ref (tournament);
  show_tournament (self);

  return ADW_DIALOG (self);
}
