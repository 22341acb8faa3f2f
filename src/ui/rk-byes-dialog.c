/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-byes-dialog.h"
#include "rk-combo-row.h"
#include "rk-format.h"
#include "rk-toast.h"
#include "rk-tournament-sentences.h"

/* The choices of a row, in their order; the last one is not always offered. */
enum
{
  PLAYS,
  ZERO_BYE,
  HALF_BYE,
};

/* What they are worth in halves. */
static const int bye_points[] = { [PLAYS] = -1, [ZERO_BYE] = 0, [HALF_BYE] = 1 };

struct _RkByesDialog
{
  AdwDialog parent_instance;

  /* Template Widgets */
  GtkWidget *toasts;
  AdwPreferencesGroup *rounds_group;
  GtkWidget *warning_label;

  /* Owned References */
  RkTournament *tournament;
  RkEntrant *entrant;

  /* Borrowed from the template, a row for each round. */
  GPtrArray *rows;
};

G_DEFINE_FINAL_TYPE (RkByesDialog, rk_byes_dialog, ADW_TYPE_DIALOG)

static guint
get_choice (RkByesDialog *self,
            guint         round)
{
  guint points;

  if (!rk_entrant_get_bye (self->entrant, round, &points))
    return PLAYS;

  return points > 0 ? HALF_BYE : ZERO_BYE;
}

static guint
count_half_byes (RkByesDialog *self)
{
  const RkEntrantRecord *record = rk_entrant_get_record (self->entrant);
  guint n_half_byes = 0;

  for (guint i = 0; i < record->byes->len; i++)
    n_half_byes += g_array_index (record->byes, RkByeRequest, i).points;

  return n_half_byes;
}

static guint
get_round (AdwComboRow *row)
{
  return GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "round"));
}

/* A half-point bye is offered where the regulations allow it; else the row says why
 * not. */
static void
update_row (RkByesDialog *self,
            AdwComboRow  *row)
{
  GtkStringList *choices = GTK_STRING_LIST (adw_combo_row_get_model (row));
  guint round = get_round (row);
  g_autoptr (GError) error = NULL;
  gboolean is_allowed =
    rk_tournament_may_have_half_bye (self->tournament, self->entrant, round, &error);
  gboolean is_offered = is_allowed || get_choice (self, round) == HALF_BYE;
  gboolean was_offered = g_list_model_get_n_items (G_LIST_MODEL (choices)) > HALF_BYE;

  if (is_offered && !was_offered)
    gtk_string_list_append (choices, C_("a round of a player", "Half-point bye"));
  else if (!is_offered && was_offered)
    gtk_string_list_remove (choices, HALF_BYE);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), is_offered ? "" : error->message);
}

static void
update (RkByesDialog *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    update_row (self, self->rows->pdata[i]);
  gtk_widget_set_visible (self->warning_label, count_half_byes (self) > 1);
}

static void
chosen_cb (RkByesDialog *self,
           GParamSpec   *pspec,
           AdwComboRow  *row)
{
  guint round = get_round (row);
  guint choice = adw_combo_row_get_selected (row);
  g_autoptr (GError) error = NULL;

  if (choice == GTK_INVALID_LIST_POSITION || choice == get_choice (self, round))
    return;

  if (!rk_tournament_set_bye (self->tournament, self->entrant, round, bye_points[choice], &error))
    {
      rk_toast_show (self->toasts, error->message);
      adw_combo_row_set_selected (row, get_choice (self, round));
    }
  update (self);
}

static void
add_round (RkByesDialog *self,
           guint         round)
{
  GtkWidget *row = g_object_new (RK_TYPE_COMBO_ROW, NULL);
  g_autofree char *number = rk_format_number (round);
  /* TRANSLATORS: "%s" is the number of a round. */
  g_autofree char *title = g_strdup_printf (_("Round %s"), number);
  const char *const choices[] = {
    C_("a round of a player", "Plays"),
    C_("a round of a player", "Zero-point bye"),
    NULL,
  };
  g_autoptr (GtkStringList) list = gtk_string_list_new (choices);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_combo_row_set_model (ADW_COMBO_ROW (row), G_LIST_MODEL (list));
  g_object_set_data (G_OBJECT (row), "round", GUINT_TO_POINTER (round));
  update_row (self, ADW_COMBO_ROW (row));
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), get_choice (self, round));
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
  adw_preferences_group_add (self->rounds_group, row);
  g_ptr_array_add (self->rows, row);
}

static void
rk_byes_dialog_dispose (GObject *object)
{
  RkByesDialog *self = RK_BYES_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_BYES_DIALOG);
  g_clear_object (&self->tournament);
  g_clear_object (&self->entrant);
  g_clear_pointer (&self->rows, g_ptr_array_unref);

  G_OBJECT_CLASS (rk_byes_dialog_parent_class)->dispose (object);
}

static void
rk_byes_dialog_class_init (RkByesDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_byes_dialog_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-byes-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RkByesDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, RkByesDialog, rounds_group);
  gtk_widget_class_bind_template_child (widget_class, RkByesDialog, warning_label);
}

static void
rk_byes_dialog_init (RkByesDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->rows = g_ptr_array_new ();
}

/**
 * rk_byes_dialog_new:
 * @tournament: a tournament
 * @entrant: a player of it
 *
 * Returns: (transfer floating): a new dialog, to present
 */
AdwDialog *
rk_byes_dialog_new (RkTournament *tournament,
                    RkEntrant    *entrant)
{
  RkByesDialog *self;
  g_autofree char *name = NULL;
  guint next;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (RK_IS_ENTRANT (entrant), NULL);

  self = g_object_new (RK_TYPE_BYES_DIALOG, NULL);
  self->tournament = g_object_ref (tournament);
  self->entrant = g_object_ref (entrant);

  name = rk_text_entrant (entrant);
  adw_preferences_group_set_title (self->rounds_group, name);
  next = rk_tournament_get_n_rounds (tournament) + 1;
  for (guint round = next; round <= rk_tournament_get_total_rounds (tournament); round++)
    add_round (self, round);
  update (self);

  return ADW_DIALOG (self);
}
