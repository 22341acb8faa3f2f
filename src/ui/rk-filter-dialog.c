/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-collate.h"
#include "rk-combo-row.h"
#include "rk-filter-dialog.h"
#include "rk-library-view.h"

struct _RkFilterDialog
{
  AdwDialog parent_instance;

  /* Template Widgets */
  AdwComboRow *order_row;
  AdwComboRow *state_row;
  AdwComboRow *player_row;
  AdwComboRow *result_row;
  AdwComboRow *tournament_row;
  GtkWidget *clear_row;

  /* Owned References */
  RkLibrary *library;
  GSettings *settings;

  /* The rows are being set to what the settings say. */
  gboolean is_updating;
};

G_DEFINE_FINAL_TYPE (RkFilterDialog, rk_filter_dialog, ADW_TYPE_DIALOG)

static void
add_name (GHashTable *names,
          const char *name)
{
  if (name != NULL && *name != '\0')
    g_hash_table_add (names, g_strdup (name));
}

static void
add_players (GHashTable    *names,
             RkLibraryItem *item)
{
  const RkLibraryTournament *tournament = rk_library_item_get_tournament (item);
  g_auto (GStrv) players = NULL;

  add_name (names, rk_library_item_get_name (item, RK_SOUTH));
  add_name (names, rk_library_item_get_name (item, RK_NORTH));
  if (tournament == NULL)
    return;
  players = g_strsplit (tournament->players, "\n", -1);
  for (guint i = 0; players[i] != NULL; i++)
    add_name (names, players[i]);
}

static void
add_tournament (GHashTable    *names,
                RkLibraryItem *item)
{
  const RkLibraryTournament *tournament = rk_library_item_get_tournament (item);

  add_name (names, tournament != NULL ? tournament->name : rk_library_item_get_event_name (item));
}

typedef struct
{
  char *name;
  char *key;
} Name;

static void
clear_name (gpointer data)
{
  g_free (((Name *) data)->key);
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  return g_strcmp0 (((const Name *) a)->key, ((const Name *) b)->key);
}

/* Those of the library, and the one that is chosen, after @all. */
static GListModel *
list_names (RkFilterDialog *self,
            void          (*add) (GHashTable *, RkLibraryItem *),
            const char     *all,
            const char     *chosen)
{
  g_autoptr (GHashTable) names = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GArray) sorted = g_array_new (FALSE, FALSE, sizeof (Name));
  GtkStringList *list = gtk_string_list_new ((const char *const[]) { all, NULL });
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (self->library));
  GHashTableIter iter;
  Name name;

  add_name (names, chosen);
  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (RkLibraryItem) item = g_list_model_get_item (G_LIST_MODEL (self->library), i);

      add (names, item);
    }
  g_array_set_clear_func (sorted, clear_name);
  g_hash_table_iter_init (&iter, names);
  while (g_hash_table_iter_next (&iter, (gpointer *) &name.name, NULL))
    {
      name.key = rk_collate_key (name.name);
      g_array_append_val (sorted, name);
    }
  g_array_sort (sorted, compare_names);
  for (guint i = 0; i < sorted->len; i++)
    gtk_string_list_append (list, g_array_index (sorted, Name, i).name);
  return G_LIST_MODEL (list);
}

static void
set_names (RkFilterDialog *self,
           AdwComboRow    *row,
           const char     *key,
           GListModel     *names)
{
  g_autofree char *chosen = g_settings_get_string (self->settings, key);
  guint n_names = g_list_model_get_n_items (names);

  adw_combo_row_set_model (row, names);
  for (guint i = 1; i < n_names && *chosen != '\0'; i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (names), i), chosen))
      adw_combo_row_set_selected (row, i);
}

static void
fill_names (RkFilterDialog *self)
{
  g_autofree char *player = g_settings_get_string (self->settings, "player");
  g_autofree char *tournament = g_settings_get_string (self->settings, "tournament");
  g_autoptr (GListModel) players =
    list_names (self, add_players, C_("players", "All"), player);
  g_autoptr (GListModel) tournaments =
    list_names (self, add_tournament, C_("tournaments", "All"), tournament);

  set_names (self, self->player_row, "player", players);
  set_names (self, self->tournament_row, "tournament", tournaments);
}

/* The rows stand in the order of the values in the settings. */
static void
update_results (RkFilterDialog *self)
{
  gboolean has_player = adw_combo_row_get_selected (self->player_row) > 0;
  g_autoptr (GtkStringList) results = gtk_string_list_new (NULL);
  guint selected = g_settings_get_enum (self->settings, "result");

  gtk_string_list_append (results, C_("results", "All"));
  /* TRANSLATORS: in a list of results of one player: show only what he or she won */
  gtk_string_list_append (results, has_player ? C_("results", "Won") : _("South won"));
  /* TRANSLATORS: in a list of results of one player: show only what he or she lost */
  gtk_string_list_append (results, has_player ? C_("results", "Lost") : _("North won"));
  gtk_string_list_append (results, C_("results", "Drawn"));
  adw_combo_row_set_model (self->result_row, G_LIST_MODEL (results));
  adw_combo_row_set_selected (self->result_row, selected);
}

static void
update_clear (RkFilterDialog *self)
{
  gtk_widget_set_sensitive (self->clear_row,
                            adw_combo_row_get_selected (self->state_row) > 0 ||
                            adw_combo_row_get_selected (self->player_row) > 0 ||
                            adw_combo_row_get_selected (self->result_row) > 0 ||
                            adw_combo_row_get_selected (self->tournament_row) > 0);
}

static void
update (RkFilterDialog *self)
{
  self->is_updating = TRUE;
  adw_combo_row_set_selected (self->order_row, g_settings_get_enum (self->settings, "order"));
  adw_combo_row_set_selected (self->state_row, g_settings_get_enum (self->settings, "state"));
  fill_names (self);
  update_results (self);
  self->is_updating = FALSE;
  update_clear (self);
}

static void
set_string (RkFilterDialog *self,
            const char     *key,
            AdwComboRow    *row)
{
  GtkStringObject *chosen = adw_combo_row_get_selected_item (row);

  g_settings_set_string (self->settings, key,
                         adw_combo_row_get_selected (row) > 0
                           ? gtk_string_object_get_string (chosen) : "");
}

static void
chosen_cb (RkFilterDialog *self,
           GParamSpec     *pspec,
           AdwComboRow    *row)
{
  guint selected = adw_combo_row_get_selected (row);

  if (self->is_updating || selected == GTK_INVALID_LIST_POSITION)
    return;
  if (row == self->order_row)
    g_settings_set_enum (self->settings, "order", selected);
  else if (row == self->state_row)
    g_settings_set_enum (self->settings, "state", selected);
  else if (row == self->result_row)
    g_settings_set_enum (self->settings, "result", selected);
  else if (row == self->player_row)
    {
      set_string (self, "player", row);
      self->is_updating = TRUE;
      update_results (self);
      self->is_updating = FALSE;
    }
  else
    set_string (self, "tournament", row);
  update_clear (self);
}

static void
clear_cb (RkFilterDialog *self)
{
  rk_library_view_clear_filter (self->settings);
  update (self);
}

static void
rk_filter_dialog_dispose (GObject *object)
{
  RkFilterDialog *self = RK_FILTER_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_FILTER_DIALOG);
  g_clear_object (&self->library);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (rk_filter_dialog_parent_class)->dispose (object);
}

static void
rk_filter_dialog_class_init (RkFilterDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rk_filter_dialog_dispose;

  g_type_ensure (RK_TYPE_COMBO_ROW);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-filter-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RkFilterDialog, order_row);
  gtk_widget_class_bind_template_child (widget_class, RkFilterDialog, state_row);
  gtk_widget_class_bind_template_child (widget_class, RkFilterDialog, player_row);
  gtk_widget_class_bind_template_child (widget_class, RkFilterDialog, result_row);
  gtk_widget_class_bind_template_child (widget_class, RkFilterDialog, tournament_row);
  gtk_widget_class_bind_template_child (widget_class, RkFilterDialog, clear_row);
  gtk_widget_class_bind_template_callback (widget_class, clear_cb);
}

static void
follow (RkFilterDialog *self,
        AdwComboRow    *row)
{
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (chosen_cb), self,
                           G_CONNECT_SWAPPED);
}

static void
rk_filter_dialog_init (RkFilterDialog *self)
{
  g_autoptr (GtkExpression) expression =
    gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");

  gtk_widget_init_template (GTK_WIDGET (self));

  adw_combo_row_set_expression (self->player_row, expression);
  adw_combo_row_set_expression (self->tournament_row, expression);
  follow (self, self->order_row);
  follow (self, self->state_row);
  follow (self, self->player_row);
  follow (self, self->result_row);
  follow (self, self->tournament_row);
}

/**
 * rk_filter_dialog_new:
 * @library: the files
 * @settings: those of the library
 *
 * Returns: (transfer floating): a new dialog, to present
 */
AdwDialog *
rk_filter_dialog_new (RkLibrary *library,
                      GSettings *settings)
{
  RkFilterDialog *self;

  g_return_val_if_fail (RK_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (RK_TYPE_FILTER_DIALOG, NULL);
  self->library = g_object_ref (library);
  self->settings = g_object_ref (settings);
  update (self);
  return ADW_DIALOG (self);
}
