/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-collate.h"
#include "rk-combo.h"
#include "rk-entrant-row.h"
#include "rk-format.h"
#include "rk-match-file.h"
#include "rk-menu.h"
#include "rk-players-pane-private.h"
#include "rk-scroll.h"
#include "rk-spin-row.h"
#include "rk-teller.h"
#include "rk-toast.h"
#include "rk-tournament-sentences.h"
#include "rk-wrap.h"

/* In the order of the list. */
typedef enum
{
  SORT_NUMBER,
  SORT_NAME,
  SORT_STRENGTH,
  SORT_CLUB,
  SORT_POINTS,
} Sort;

struct _RkPlayersPane
{
  AdwBin parent_instance;

  /* Template Widgets */
  GtkWidget *add_box;
  GtkEditable *name_entry;
  GtkEditable *strength_entry;
  GtkEditable *club_entry;
  GtkLabel *error_label;
  GtkLabel *late_label;
  GtkWidget *find_box;
  GtkEditable *search_entry;
  GtkDropDown *sort_drop_down;
  GtkWidget *regulations_button;
  GtkButton *import_button;
  GtkLabel *count_label;
  GtkStack *stack;
  GtkListView *list_view;

  /* Owned: the menu shown last; it may outlive the row that it points to. */
  GtkWidget *menu;

  /* Owned References */
  RkTournament *tournament;
  GSignalGroup *changes;
  GtkFilterListModel *found;
  GtkCustomSorter *sorter;
  GtkSingleSelection *selection;
  char *search_key;
  /* Points in halves by the id of the player, for sorting. */
  GHashTable *points;
};

G_DEFINE_FINAL_TYPE (RkPlayersPane, rk_players_pane, ADW_TYPE_BIN)

RkTournament *
_rk_players_pane_get_tournament (RkPlayersPane *self)
{
  return self->tournament;
}

RkEntrant *
_rk_players_pane_get_selected (RkPlayersPane *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

/* Finding and sorting. */

static gboolean
contains (const char *text,
          const char *key)
{
  g_autofree char *folded = text != NULL ? rk_collate_fold (text) : NULL;

  return folded != NULL && strstr (folded, key) != NULL;
}

static gboolean
filter_cb (gpointer item,
           gpointer user_data)
{
  RkPlayersPane *self = user_data;

  return self->search_key == NULL ||
         contains (rk_entrant_get_name (item), self->search_key) ||
         contains (rk_entrant_get_club (item), self->search_key);
}

/* Who has none comes last. */
static int
compare_clubs (RkEntrant *a,
               RkEntrant *b)
{
  const char *club_a = rk_entrant_get_club (a);
  const char *club_b = rk_entrant_get_club (b);

  if (club_a == NULL || club_b == NULL)
    return (club_a == NULL) - (club_b == NULL);

  return rk_collate_names (club_a, club_b);
}

/* Those without a number yet stay in the order in which they were entered, after
 * the others. */
static int
compare_numbers (RkEntrant *a,
                 RkEntrant *b)
{
  guint number_a = rk_entrant_get_number (a);
  guint number_b = rk_entrant_get_number (b);

  if (number_a == 0 || number_b == 0)
    {
      int order = (number_a == 0) - (number_b == 0);

      return order != 0 ? order : (int) rk_entrant_get_id (a) - (int) rk_entrant_get_id (b);
    }

  return (int) number_a - (int) number_b;
}

static guint
get_points (RkPlayersPane *self,
            RkEntrant     *entrant)
{
  gpointer id = GUINT_TO_POINTER (rk_entrant_get_id (entrant));

  return GPOINTER_TO_UINT (g_hash_table_lookup (self->points, id));
}

static int
compare_cb (gconstpointer item_a,
            gconstpointer item_b,
            gpointer      user_data)
{
  RkPlayersPane *self = user_data;
  RkEntrant *a = (RkEntrant *) item_a;
  RkEntrant *b = (RkEntrant *) item_b;
  int order = 0;

  switch ((Sort) gtk_drop_down_get_selected (self->sort_drop_down))
    {
    case SORT_NAME:
      order = rk_collate_names (rk_entrant_get_name (a), rk_entrant_get_name (b));
      break;
    case SORT_STRENGTH:
      order = (int) rk_entrant_get_strength (b) - (int) rk_entrant_get_strength (a);
      break;
    case SORT_CLUB:
      order = compare_clubs (a, b);
      break;
    case SORT_POINTS:
      order = (int) get_points (self, b) - (int) get_points (self, a);
      break;
    case SORT_NUMBER:
    default:
      break;
    }

  return order != 0 ? order : compare_numbers (a, b);
}

static void
update_points (RkPlayersPane *self)
{
  GListModel *entrants = rk_tournament_get_entrants (self->tournament);
  guint n_rounds = rk_tournament_get_n_published (self->tournament);

  g_hash_table_remove_all (self->points);
  for (guint i = 0; n_rounds > 0 && i < g_list_model_get_n_items (entrants); i++)
    {
      g_autoptr (RkEntrant) entrant = g_list_model_get_item (entrants, i);
      guint points = rk_tournament_get_points (self->tournament, entrant, n_rounds);

      g_hash_table_insert (self->points, GUINT_TO_POINTER (rk_entrant_get_id (entrant)),
                           GUINT_TO_POINTER (points));
    }
}

/* What stands around the list. */

static void
update_view (RkPlayersPane *self)
{
  gboolean is_empty = rk_tournament_get_n_entrants (self->tournament) == 0;
  gboolean is_found = g_list_model_get_n_items (G_LIST_MODEL (self->found)) > 0;
  g_autofree char *count = rk_text_tournament_players (self->tournament);

  gtk_stack_set_visible_child_name (self->stack, is_empty   ? "empty"
                                                 : is_found ? "list"
                                                            : "nothing-found");
  gtk_widget_set_visible (self->find_box, !is_empty);
  gtk_widget_set_visible (GTK_WIDGET (self->count_label), !is_empty);
  gtk_label_set_label (self->count_label, count);
}

/* When all must be there at the start, nobody can be added after it. */
static void
update_entry (RkPlayersPane *self)
{
  const RkRegulations *regulations = rk_tournament_get_regulations (self->tournament);
  guint n_rounds = rk_tournament_get_n_rounds (self->tournament);
  gboolean is_late = n_rounds > 0 && regulations->system == RK_SYSTEM_SWISS;
  gboolean is_open = n_rounds == 0 || (is_late && n_rounds < regulations->late_until);
  g_autofree char *number = rk_format_number (n_rounds + 1);
  g_autofree char *text =
    /* TRANSLATORS: "%s" is the number of a round. */
    g_strdup_printf (_("Late entry: a player added now is there from round %s on and counts as "
                       "absent before."), number);

  gtk_widget_set_visible (self->add_box, is_open);
  gtk_widget_set_visible (self->regulations_button, is_late && !is_open);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "players.import", is_open);
  gtk_label_set_label (self->late_label,
                       is_open ? text : _("By the regulations nobody can enter any more."));
  gtk_widget_set_visible (GTK_WIDGET (self->late_label), n_rounds > 0);
}

static void
changed_cb (RkPlayersPane *self)
{
  update_points (self);
  if (self->search_key != NULL)
    gtk_filter_changed (gtk_filter_list_model_get_filter (self->found),
                        GTK_FILTER_CHANGE_DIFFERENT);
  gtk_sorter_changed (GTK_SORTER (self->sorter), GTK_SORTER_CHANGE_DIFFERENT);
  update_entry (self);
  update_view (self);
  _rk_players_pane_update_actions (self);
}

static void
search_changed_cb (RkPlayersPane *self)
{
  const char *text = gtk_editable_get_text (self->search_entry);

  g_clear_pointer (&self->search_key, g_free);
  if (*text != '\0')
    self->search_key = rk_collate_fold (text);
  if (self->tournament == NULL)
    return;

  gtk_filter_changed (gtk_filter_list_model_get_filter (self->found),
                      GTK_FILTER_CHANGE_DIFFERENT);
  update_view (self);
}

static void
stop_search_cb (RkPlayersPane *self)
{
  gtk_editable_set_text (self->search_entry, "");
}

static void
sort_changed_cb (RkPlayersPane *self)
{
  if (self->sorter != NULL)
    gtk_sorter_changed (GTK_SORTER (self->sorter), GTK_SORTER_CHANGE_DIFFERENT);
}

/* Entering. */

static void
show_error (RkPlayersPane *self,
            const char    *text)
{
  gtk_label_set_label (self->error_label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->error_label), text != NULL);
}

static void
entry_changed_cb (RkPlayersPane *self)
{
  show_error (self, NULL);
}

static gboolean
has_namesake (RkPlayersPane *self,
              RkEntrant     *entrant)
{
  GListModel *entrants = rk_tournament_get_entrants (self->tournament);

  for (guint i = 0; i < g_list_model_get_n_items (entrants); i++)
    {
      g_autoptr (RkEntrant) other = g_list_model_get_item (entrants, i);

      if (other != entrant &&
          g_utf8_collate (rk_entrant_get_name (other), rk_entrant_get_name (entrant)) == 0)
        return TRUE;
    }

  return FALSE;
}

/* Two players may have one name; it may as well be one player twice. */
static void
warn_of_namesake (RkPlayersPane *self,
                  RkEntrant     *entrant)
{
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  if (!has_namesake (self, entrant))
    return;

  name = rk_text_entrant_name (entrant);
  /* TRANSLATORS: "%s" is the name of a player. */
  text = g_strdup_printf (_("There is more than one “%s”."), name);
  rk_toast_show_undo (GTK_WIDGET (self), text);
}

/* Selects the row of @entrant, if there is one. */
static void
select_entrant (RkPlayersPane *self,
                RkEntrant     *entrant)
{
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (self->selection));

  for (guint i = 0; i < n_items; i++)
    {
      g_autoptr (RkEntrant) other = g_list_model_get_item (G_LIST_MODEL (self->selection), i);

      if (other == entrant)
        gtk_single_selection_set_selected (self->selection, i);
    }
}

static void
show_entrant (RkPlayersPane *self,
              RkEntrant     *entrant)
{
  select_entrant (self, entrant);
  if (_rk_players_pane_get_selected (self) == entrant)
    rk_scroll_to_item (self->list_view, gtk_single_selection_get_selected (self->selection));
}

static gboolean
select_focused_cb (gpointer user_data)
{
  RkPlayersPane *self = RK_PLAYERS_PANE (user_data);
  GtkWidget *item =
    self->list_view != NULL ? gtk_widget_get_focus_child (GTK_WIDGET (self->list_view)) : NULL;
  GtkWidget *row = item != NULL ? gtk_widget_get_first_child (item) : NULL;

  if (RK_IS_ENTRANT_ROW (row) && _rk_players_pane_get_selected (self) == NULL)
    select_entrant (self, rk_entrant_row_get_entrant (RK_ENTRANT_ROW (row)));

  return G_SOURCE_REMOVE;
}

/* Where no row is selected, GTK selects with the first arrow the one that has the focus, and moves
 * only with the second. Which one that is it says later, but before another key. */
static void
list_entered_cb (RkPlayersPane *self)
{
  g_idle_add_full (G_PRIORITY_HIGH, select_focused_cb, g_object_ref (self), g_object_unref);
}

/* In the words of the log. */
static void
tell_added (RkPlayersPane *self)
{
  RkLogEntry *entry = rk_tournament_get_undo_entry (self->tournament);
  g_autofree char *added = rk_text_log_entry (entry);
  g_autofree char *count = rk_text_tournament_players (self->tournament);
  g_autofree char *text = g_strdup_printf ("%s %s", added, count);

  rk_tell (GTK_WIDGET (self), text);
}

static void
add_cb (RkPlayersPane *self)
{
  const char *strength_text = gtk_editable_get_text (self->strength_entry);
  int strength = 0;
  RkEntrant *entrant;
  g_autoptr (GError) error = NULL;

  if (*strength_text != '\0' && !rk_spin_row_parse (strength_text, &strength))
    {
      show_error (self, _("The strength is a whole number."));
      gtk_widget_grab_focus (GTK_WIDGET (self->strength_entry));
      return;
    }

  entrant = rk_tournament_add_entrant (self->tournament,
                                       gtk_editable_get_text (self->name_entry),
                                       gtk_editable_get_text (self->club_entry),
                                       strength, &error);
  gtk_widget_grab_focus (GTK_WIDGET (self->name_entry));
  if (entrant == NULL)
    {
      show_error (self, error->message);
      return;
    }

  gtk_editable_set_text (self->name_entry, "");
  gtk_editable_set_text (self->strength_entry, "");
  gtk_editable_set_text (self->club_entry, "");
  show_entrant (self, entrant);
  tell_added (self);
  warn_of_namesake (self, entrant);
}

/* Rows. */

static void
show_menu (RkPlayersPane *self,
           GtkWidget     *place)
{
  g_autoptr (GMenuModel) model =
    _rk_players_pane_make_menu (_rk_players_pane_get_selected (self));

  rk_menu_pop_up (&self->menu, GTK_WIDGET (self), place, model);
}

static void
row_menu_cb (RkPlayersPane *self,
             RkEntrantRow  *row)
{
  select_entrant (self, rk_entrant_row_get_entrant (row));
  show_menu (self, rk_entrant_row_get_button (row));
}

static void
setup_row_cb (RkPlayersPane *self,
              GtkListItem   *list_item)
{
  GtkWidget *row = rk_entrant_row_new ();

  g_signal_connect_object (row, "menu", G_CALLBACK (row_menu_cb), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (list_item, row);
}

static void
bind_row_cb (RkPlayersPane *self,
             GtkListItem   *list_item)
{
  rk_entrant_row_bind (RK_ENTRANT_ROW (gtk_list_item_get_child (list_item)), self->tournament,
                       list_item);
}

static void
unbind_row_cb (GtkSignalListItemFactory *factory,
               GtkListItem              *list_item)
{
  rk_entrant_row_unbind (RK_ENTRANT_ROW (gtk_list_item_get_child (list_item)));
}

static void
activate_cb (RkPlayersPane *self,
             guint          position)
{
  gtk_single_selection_set_selected (self->selection, position);
  gtk_widget_activate_action (GTK_WIDGET (self), "players.edit", NULL);
}

/* In an entry the key deletes a letter. */
static gboolean
delete_key_cb (GtkWidget *widget,
               GVariant  *args,
               gpointer   user_data)
{
  RkPlayersPane *self = RK_PLAYERS_PANE (widget);

  if (gtk_widget_get_focus_child (GTK_WIDGET (self->list_view)) == NULL)
    return GDK_EVENT_PROPAGATE;

  gtk_widget_activate_action (widget, "players.remove", NULL);

  return GDK_EVENT_STOP;
}

static gboolean
search_key_cb (GtkWidget *widget,
               GVariant  *args,
               gpointer   user_data)
{
  return gtk_widget_grab_focus (GTK_WIDGET (RK_PLAYERS_PANE (widget)->search_entry));
}

/* Where a person begins: there is a name to type, or somebody to look for. */
static gboolean
rk_players_pane_grab_focus (GtkWidget *widget)
{
  RkPlayersPane *self = RK_PLAYERS_PANE (widget);

  return gtk_widget_grab_focus (GTK_WIDGET (
      gtk_widget_get_visible (self->add_box) ? self->name_entry : self->search_entry));
}

static void
rk_players_pane_dispose (GObject *object)
{
  RkPlayersPane *self = RK_PLAYERS_PANE (object);

  g_clear_pointer (&self->menu, gtk_widget_unparent);
  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_PLAYERS_PANE);
  g_clear_object (&self->changes);
  g_clear_object (&self->selection);
  g_clear_object (&self->found);
  g_clear_object (&self->sorter);
  g_clear_object (&self->tournament);
  g_clear_pointer (&self->search_key, g_free);
  g_clear_pointer (&self->points, g_hash_table_unref);

  G_OBJECT_CLASS (rk_players_pane_parent_class)->dispose (object);
}

static void
rk_players_pane_class_init (RkPlayersPaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_players_pane_dispose;
  widget_class->grab_focus = rk_players_pane_grab_focus;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-players-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, RkPlayersPane, add_box);
  gtk_widget_class_bind_template_child (widget_class, RkPlayersPane, name_entry);
  gtk_widget_class_bind_template_child (widget_class, RkPlayersPane, strength_entry);
  gtk_widget_class_bind_template_child (widget_class, RkPlayersPane, club_entry);
  gtk_widget_class_bind_template_child (widget_class, RkPlayersPane, error_label);
  gtk_widget_class_bind_template_child (widget_class, RkPlayersPane, late_label);
  gtk_widget_class_bind_template_child (widget_class, RkPlayersPane, find_box);
  gtk_widget_class_bind_template_child (widget_class, RkPlayersPane, search_entry);
  gtk_widget_class_bind_template_child (widget_class, RkPlayersPane, sort_drop_down);
  gtk_widget_class_bind_template_child (widget_class, RkPlayersPane, regulations_button);
  gtk_widget_class_bind_template_child (widget_class, RkPlayersPane, import_button);
  gtk_widget_class_bind_template_child (widget_class, RkPlayersPane, count_label);
  gtk_widget_class_bind_template_child (widget_class, RkPlayersPane, stack);
  gtk_widget_class_bind_template_child (widget_class, RkPlayersPane, list_view);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);
  gtk_widget_class_bind_template_callback (widget_class, entry_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, sort_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, list_entered_cb);
  gtk_widget_class_bind_template_callback (widget_class, setup_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, unbind_row_cb);

  _rk_players_pane_class_install_actions (widget_class);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, GDK_NO_MODIFIER_MASK,
                                delete_key_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_f, GDK_CONTROL_MASK, search_key_cb, NULL);
}

static void
rk_players_pane_init (RkPlayersPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  rk_wrap_button (GTK_BUTTON (self->regulations_button));
  rk_wrap_button (self->import_button);
  gtk_entry_set_max_length (GTK_ENTRY (self->name_entry), RK_MATCH_FILE_MAX_NAME);
  gtk_entry_set_max_length (GTK_ENTRY (self->club_entry), RK_MATCH_FILE_MAX_NAME);
  rk_combo_name_items (GTK_WIDGET (self->sort_drop_down));
  self->points = g_hash_table_new (NULL, NULL);
  self->sorter = gtk_custom_sorter_new (compare_cb, self, NULL);
  self->changes = g_signal_group_new (RK_TYPE_TOURNAMENT);
  g_signal_group_connect_swapped (self->changes, "changed", G_CALLBACK (changed_cb), self);
}

/**
 * rk_players_pane_set_tournament:
 * @self: a pane
 * @tournament: whose players to show
 *
 * To call once.
 */
void
rk_players_pane_set_tournament (RkPlayersPane *self,
                                RkTournament  *tournament)
{
  GtkFilter *filter;
  g_autoptr (GtkSortListModel) sorted = NULL;

  g_return_if_fail (RK_IS_PLAYERS_PANE (self));
  g_return_if_fail (RK_IS_TOURNAMENT (tournament));
  g_return_if_fail (self->tournament == NULL);

  self->tournament = g_object_ref (tournament);
  filter = GTK_FILTER (gtk_custom_filter_new (filter_cb, self, NULL));
  self->found = gtk_filter_list_model_new (
      g_object_ref (rk_tournament_get_entrants (tournament)), filter);
  sorted = gtk_sort_list_model_new (G_LIST_MODEL (g_object_ref (self->found)),
                                    GTK_SORTER (g_object_ref (self->sorter)));
  self->selection = gtk_single_selection_new (NULL);
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  gtk_single_selection_set_model (self->selection, G_LIST_MODEL (sorted));
  g_signal_connect_object (self->selection, "notify::selected-item",
                           G_CALLBACK (_rk_players_pane_update_actions), self,
                           G_CONNECT_SWAPPED);
  gtk_list_view_set_model (self->list_view, GTK_SELECTION_MODEL (self->selection));

  g_signal_group_set_target (self->changes, tournament);
  changed_cb (self);
}
