/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-combo-row.h"
#include "rk-forbidden-dialog.h"
#include "rk-toast.h"
#include "rk-tournament-sentences.h"

struct _RkForbiddenDialog
{
  AdwDialog parent_instance;

  /* Template Widgets */
  AdwWindowTitle *title;
  GtkWidget *toasts;
  AdwComboRow *opponent_row;
  GtkListBox *list;

  /* Owned References */
  RkTournament *tournament;
  RkEntrant *entrant;
  /* (element-type RkEntrant): in the order of the row, after its first item. */
  GPtrArray *others;

  /* While the lists are made, nobody has chosen anything. */
  gboolean is_filling;
};

G_DEFINE_FINAL_TYPE (RkForbiddenDialog, rk_forbidden_dialog, ADW_TYPE_DIALOG)

static void fill (RkForbiddenDialog *self);

static gboolean
fill_idle_cb (gpointer user_data)
{
  RkForbiddenDialog *self = RK_FORBIDDEN_DIALOG (user_data);

  if (self->tournament != NULL)
    fill (self);

  return G_SOURCE_REMOVE;
}

/* The widget that was used is one of those that are made anew. */
static void
set_forbidden (RkForbiddenDialog *self,
               RkEntrant         *other,
               gboolean           is_forbidden)
{
  g_autoptr (GError) error = NULL;

  if (!rk_tournament_set_forbidden (self->tournament, self->entrant, other, is_forbidden, &error))
    rk_toast_show (self->toasts, error->message);
  self->is_filling = TRUE;
  g_idle_add_full (G_PRIORITY_DEFAULT, fill_idle_cb, g_object_ref (self), g_object_unref);
}

static void
allow_cb (RkForbiddenDialog *self,
          GtkWidget         *button)
{
  g_autoptr (RkEntrant) other = g_object_ref (g_object_get_data (G_OBJECT (button), "entrant"));

  gtk_widget_grab_focus (GTK_WIDGET (self->opponent_row));
  set_forbidden (self, other, FALSE);
}

static void
add_cb (RkForbiddenDialog *self)
{
  guint selected = adw_combo_row_get_selected (self->opponent_row);

  if (!self->is_filling && selected > 0 && selected != GTK_INVALID_LIST_POSITION)
    set_forbidden (self, g_ptr_array_index (self->others, selected - 1), TRUE);
}

static void
add_forbidden (RkForbiddenDialog *self,
               RkEntrant         *other)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *button = gtk_button_new_from_icon_name ("list-remove-symbolic");
  g_autofree char *name = rk_text_entrant (other);
  /* TRANSLATORS: takes a player from the list of those that must not be met; "%s" is the
   * player. */
  g_autofree char *tooltip = g_strdup_printf (_("Allow to meet: %s"), name);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  gtk_widget_set_tooltip_text (button, tooltip);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  g_object_set_data_full (G_OBJECT (button), "entrant", g_object_ref (other), g_object_unref);
  g_signal_connect_object (button, "clicked", G_CALLBACK (allow_cb), self, G_CONNECT_SWAPPED);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  gtk_list_box_append (self->list, row);
}

static void
fill (RkForbiddenDialog *self)
{
  GListModel *entrants = rk_tournament_get_entrants (self->tournament);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint n_forbidden = 0;

  self->is_filling = TRUE;
  g_ptr_array_set_size (self->others, 0);
  gtk_list_box_remove_all (self->list);
  gtk_string_list_append (names, C_("an opponent to add", "Choose"));
  for (guint i = 0; i < g_list_model_get_n_items (entrants); i++)
    {
      g_autoptr (RkEntrant) other = g_list_model_get_item (entrants, i);

      if (other == self->entrant)
        continue;
      if (rk_tournament_is_forbidden (self->tournament, self->entrant, other))
        {
          add_forbidden (self, other);
          n_forbidden++;
        }
      else
        {
          gtk_string_list_take (names, rk_text_entrant (other));
          g_ptr_array_add (self->others, g_steal_pointer (&other));
        }
    }
  adw_combo_row_set_model (self->opponent_row, G_LIST_MODEL (names));
  gtk_widget_set_visible (GTK_WIDGET (self->list), n_forbidden > 0);
  self->is_filling = FALSE;
}

static void
rk_forbidden_dialog_dispose (GObject *object)
{
  RkForbiddenDialog *self = RK_FORBIDDEN_DIALOG (object);

  self->is_filling = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_FORBIDDEN_DIALOG);
  g_clear_object (&self->tournament);
  g_clear_object (&self->entrant);
  g_clear_pointer (&self->others, g_ptr_array_unref);

  G_OBJECT_CLASS (rk_forbidden_dialog_parent_class)->dispose (object);
}

static void
rk_forbidden_dialog_class_init (RkForbiddenDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_forbidden_dialog_dispose;

  g_type_ensure (RK_TYPE_COMBO_ROW);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-forbidden-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RkForbiddenDialog, title);
  gtk_widget_class_bind_template_child (widget_class, RkForbiddenDialog, toasts);
  gtk_widget_class_bind_template_child (widget_class, RkForbiddenDialog, opponent_row);
  gtk_widget_class_bind_template_child (widget_class, RkForbiddenDialog, list);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
}

static void
rk_forbidden_dialog_init (RkForbiddenDialog *self)
{
  g_autoptr (GtkExpression) expression =
    gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");

  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  /* What the search looks at. */
  adw_combo_row_set_expression (self->opponent_row, expression);
  self->others = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * rk_forbidden_dialog_new:
 * @tournament: a tournament
 * @entrant: a player of it
 *
 * Returns: (transfer floating): a new dialog, to present
 */
AdwDialog *
rk_forbidden_dialog_new (RkTournament *tournament,
                         RkEntrant    *entrant)
{
  RkForbiddenDialog *self;
  g_autofree char *name = NULL;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (RK_IS_ENTRANT (entrant), NULL);

  self = g_object_new (RK_TYPE_FORBIDDEN_DIALOG, NULL);
  self->tournament = g_object_ref (tournament);
  self->entrant = g_object_ref (entrant);

  name = rk_text_entrant_name (entrant);
  adw_window_title_set_subtitle (self->title, name);
  fill (self);

  return ADW_DIALOG (self);
}
