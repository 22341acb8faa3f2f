/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <string.h>

#include "rk-collate.h"
#include "rk-library-view.h"
#include "rk-search.h"
#include "rk-sentences.h"

/* As in the settings. */
typedef enum
{
  STATE_ALL,
  STATE_UNFINISHED,
  STATE_FINISHED,
} State;

typedef enum
{
  RESULT_ANY,
  RESULT_WON,
  RESULT_LOST,
  RESULT_DRAWN,
} Result;

struct _RkLibraryView
{
  GObject parent_instance;

  /* Owned References */
  RkLibrary *library;
  GSettings *settings;
  GtkFilter *filter;
  GtkSortListModel *sorted;
  GtkFilterListModel *files;
  char **words;

  /* As the settings say. */
  State state;
  Result result;
  char *player;
  char *tournament;

  RkFileKind kind;
  gboolean is_seen;
  gboolean is_stale;
};

G_DEFINE_FINAL_TYPE (RkLibraryView, rk_library_view, G_TYPE_OBJECT)

static gboolean
is_over (RkLibraryItem *item)
{
  const RkLibraryTournament *tournament = rk_library_item_get_tournament (item);

  return tournament != NULL ? tournament->state == RK_TOURNAMENT_OVER
                            : rk_library_item_get_state (item) == RK_MATCH_OVER;
}

/* Whether @name is one of @players, a line each. */
static gboolean
is_among (const char *players,
          const char *name)
{
  const gsize length = strlen (name);

  for (const char *line = players; line != NULL && *line != '\0';)
    {
      const gsize line_length = strcspn (line, "\n");

      if (line_length == length && strncmp (line, name, length) == 0)
        return TRUE;
      line += line_length + (line[line_length] != '\0');
    }
  return FALSE;
}

static gboolean
has_player (RkLibraryItem *item,
            const char    *name)
{
  const RkLibraryTournament *tournament = rk_library_item_get_tournament (item);

  if (tournament != NULL)
    return is_among (tournament->players, name);
  return g_strcmp0 (rk_library_item_get_name (item, RK_SOUTH), name) == 0 ||
         g_strcmp0 (rk_library_item_get_name (item, RK_NORTH), name) == 0;
}

static gboolean
is_of_tournament (RkLibraryItem *item,
                  const char    *name)
{
  const RkLibraryTournament *tournament = rk_library_item_get_tournament (item);

  return g_strcmp0 (tournament != NULL ? tournament->name
                                       : rk_library_item_get_event_name (item), name) == 0;
}

/* Of something that is over, as @player sees it, or South when nobody is chosen. */
static Result
get_result (RkLibraryItem *item,
            const char    *player)
{
  const RkLibraryTournament *tournament = rk_library_item_get_tournament (item);
  RkSide side = RK_SOUTH;

  if (tournament != NULL && tournament->winner == NULL)
    return RESULT_DRAWN;
  if (tournament != NULL)
    return *player == '\0' || g_str_equal (tournament->winner, player) ? RESULT_WON : RESULT_LOST;

  if (rk_library_item_get_winner (item) == RK_WINNER_DRAW)
    return RESULT_DRAWN;
  if (*player != '\0' && g_strcmp0 (rk_library_item_get_name (item, RK_SOUTH), player) != 0)
    side = RK_NORTH;
  return (rk_library_item_get_winner (item) == RK_WINNER_SOUTH) == (side == RK_SOUTH)
           ? RESULT_WON : RESULT_LOST;
}

/* What cannot be read is left out by every filter. */
static gboolean
passes (RkLibraryView *self,
        RkLibraryItem *item)
{
  if (!rk_library_view_is_filtered (self))
    return TRUE;
  return rk_library_item_get_problem (item) == NULL &&
         (self->state == STATE_ALL || is_over (item) == (self->state == STATE_FINISHED)) &&
         (*self->player == '\0' || has_player (item, self->player)) &&
         (*self->tournament == '\0' || is_of_tournament (item, self->tournament)) &&
         (self->result == RESULT_ANY ||
          (is_over (item) && get_result (item, self->player) == self->result));
}

/* A search looks through both kinds. */
static gboolean
filter_cb (gpointer item,
           gpointer user_data)
{
  RkLibraryView *self = user_data;

  if (self->words == NULL)
    return rk_library_item_get_kind (item) == self->kind && passes (self, item);
  return rk_search_matches ((const char *const *) self->words, item) && passes (self, item);
}

static gint64
get_created (RkLibraryItem *item,
             gpointer       user_data)
{
  return item != NULL ? g_date_time_to_unix_usec (rk_library_item_get_created (item)) : 0;
}

static char *
get_name_key (RkLibraryItem *item,
              gpointer       user_data)
{
  g_autofree char *title = item != NULL ? rk_text_library_title (item) : g_strdup ("");

  return rk_collate_key (title);
}

/* NULL for the order that the library has anyway. The sorters make one key for each item. */
static GtkSorter *
make_sorter (RkLibraryOrder order)
{
  GtkSorter *sorter = NULL;

  if (order == RK_LIBRARY_CREATED)
    {
      sorter = GTK_SORTER (gtk_numeric_sorter_new (
          gtk_cclosure_expression_new (G_TYPE_INT64, NULL, 0, NULL, G_CALLBACK (get_created),
                                       NULL, NULL)));
      gtk_numeric_sorter_set_sort_order (GTK_NUMERIC_SORTER (sorter), GTK_SORT_DESCENDING);
    }
  else if (order == RK_LIBRARY_NAME)
    {
      sorter = GTK_SORTER (gtk_string_sorter_new (
          gtk_cclosure_expression_new (G_TYPE_STRING, NULL, 0, NULL, G_CALLBACK (get_name_key),
                                       NULL, NULL)));
      gtk_string_sorter_set_ignore_case (GTK_STRING_SORTER (sorter), FALSE);
      gtk_string_sorter_set_collation (GTK_STRING_SORTER (sorter), GTK_COLLATION_NONE);
    }
  return sorter;
}

static void
update_order (RkLibraryView *self)
{
  g_autoptr (GtkSorter) sorter = make_sorter (g_settings_get_enum (self->settings, "order"));

  gtk_sort_list_model_set_sorter (self->sorted, sorter);
}

static void
update_filter (RkLibraryView *self)
{
  g_autofree char *player = g_settings_get_string (self->settings, "player");
  g_autofree char *tournament = g_settings_get_string (self->settings, "tournament");

  self->state = g_settings_get_enum (self->settings, "state");
  self->result = g_settings_get_enum (self->settings, "result");
  g_set_str (&self->player, player);
  g_set_str (&self->tournament, tournament);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

/* Once for all that is changed together; without keys that is everything. */
static gboolean
settings_changed_cb (RkLibraryView *self,
                     const GQuark  *keys,
                     int            n_keys)
{
  const GQuark order = g_quark_from_static_string ("order");
  gboolean is_ordered = n_keys == 0;
  gboolean is_filtered = n_keys == 0;

  for (int i = 0; i < n_keys; i++)
    {
      is_ordered = is_ordered || keys[i] == order;
      is_filtered = is_filtered || keys[i] != order;
    }
  if (is_ordered)
    update_order (self);
  if (is_filtered)
    update_filter (self);
  return FALSE;
}

static void
refresh (RkLibraryView *self)
{
  GtkSorter *sorter = gtk_sort_list_model_get_sorter (self->sorted);

  self->is_stale = FALSE;
  if (sorter != NULL)
    gtk_sorter_changed (sorter, GTK_SORTER_CHANGE_DIFFERENT);
  if (self->words != NULL || rk_library_view_is_filtered (self))
    gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

/* Each move of a match changes its file: who plays does not wait for what is not seen. */
static void
items_updated_cb (RkLibraryView *self)
{
  if (self->is_seen)
    refresh (self);
  else
    self->is_stale = TRUE;
}

static void
rk_library_view_finalize (GObject *object)
{
  RkLibraryView *self = RK_LIBRARY_VIEW (object);

  g_clear_object (&self->files);
  g_clear_object (&self->sorted);
  g_clear_object (&self->filter);
  g_clear_object (&self->library);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->words, g_strfreev);
  g_clear_pointer (&self->player, g_free);
  g_clear_pointer (&self->tournament, g_free);

  G_OBJECT_CLASS (rk_library_view_parent_class)->finalize (object);
}

static void
rk_library_view_class_init (RkLibraryViewClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rk_library_view_finalize;
}

static void
rk_library_view_init (RkLibraryView *self)
{
  self->player = g_strdup ("");
  self->tournament = g_strdup ("");
}

/**
 * rk_library_view_new:
 * @library: the files
 * @settings: those of the library: "order", "state", "player", "result", "tournament"
 *
 * Returns: (transfer full): a new view, of the matches
 */
RkLibraryView *
rk_library_view_new (RkLibrary *library,
                     GSettings *settings)
{
  RkLibraryView *self;

  g_return_val_if_fail (RK_IS_LIBRARY (library), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (RK_TYPE_LIBRARY_VIEW, NULL);
  self->library = g_object_ref (library);
  self->settings = g_object_ref (settings);
  self->filter = GTK_FILTER (gtk_custom_filter_new (filter_cb, self, NULL));
  self->sorted = gtk_sort_list_model_new (g_object_ref (G_LIST_MODEL (library)), NULL);
  self->files = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->sorted)), NULL);
  update_order (self);
  update_filter (self);
  gtk_filter_list_model_set_filter (self->files, self->filter);
  g_signal_connect_object (settings, "change-event", G_CALLBACK (settings_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (library, "items-updated", G_CALLBACK (items_updated_cb), self,
                           G_CONNECT_SWAPPED);
  return self;
}

/**
 * rk_library_view_get_files:
 * @self: a view
 *
 * Returns: (transfer none): the #RkLibraryItem that are listed
 */
GListModel *
rk_library_view_get_files (RkLibraryView *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_VIEW (self), NULL);

  return G_LIST_MODEL (self->files);
}

/**
 * rk_library_view_count_all:
 * @self: a view
 *
 * Returns: how many files there are of its kind; of both while something is searched for
 */
guint
rk_library_view_count_all (RkLibraryView *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_VIEW (self), 0);

  return self->words != NULL ? g_list_model_get_n_items (G_LIST_MODEL (self->library))
                             : rk_library_get_n_files (self->library, self->kind);
}

/**
 * rk_library_view_set_kind:
 * @self: a view
 * @kind: what shall be listed
 */
void
rk_library_view_set_kind (RkLibraryView *self,
                          RkFileKind     kind)
{
  g_return_if_fail (RK_IS_LIBRARY_VIEW (self));

  if (self->kind == kind)
    return;
  self->kind = kind;
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

/**
 * rk_library_view_search:
 * @self: a view
 * @text: parts of names, empty for no search
 */
void
rk_library_view_search (RkLibraryView *self,
                        const char    *text)
{
  g_return_if_fail (RK_IS_LIBRARY_VIEW (self));
  g_return_if_fail (text != NULL);

  g_clear_pointer (&self->words, g_strfreev);
  if (*text != '\0')
    self->words = rk_search_split (text);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
}

/**
 * rk_library_view_is_searching:
 * @self: a view
 *
 * Returns: whether something is searched for
 */
gboolean
rk_library_view_is_searching (RkLibraryView *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_VIEW (self), FALSE);

  return self->words != NULL;
}

/**
 * rk_library_view_is_filtered:
 * @self: a view
 *
 * Returns: whether the settings leave out files
 */
gboolean
rk_library_view_is_filtered (RkLibraryView *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_VIEW (self), FALSE);

  return self->state != STATE_ALL || self->result != RESULT_ANY || *self->player != '\0' ||
         *self->tournament != '\0';
}

/**
 * rk_library_view_clear_filter:
 * @settings: those of the library
 *
 * Sets the settings, all at once, so that nothing is left out. The order stays.
 */
void
rk_library_view_clear_filter (GSettings *settings)
{
  static const char *const keys[] = { "state", "player", "result", "tournament" };
  g_autoptr (GSettingsBackend) backend = NULL;
  g_autoptr (GSettingsSchema) schema = NULL;
  g_autoptr (GSettings) delayed = NULL;
  g_autofree char *path = NULL;

  g_return_if_fail (G_IS_SETTINGS (settings));

  g_object_get (settings, "backend", &backend, "settings-schema", &schema, "path", &path, NULL);
  delayed = g_settings_new_full (schema, backend, path);
  g_settings_delay (delayed);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (delayed, keys[i]);
  g_settings_apply (delayed);
}

/**
 * rk_library_view_set_seen:
 * @self: a view
 * @is_seen: whether a person sees what is listed
 *
 * While that is not so, a file that changes in its place is not put into order and not
 * filtered again; that is made up for as soon as it is seen.
 */
void
rk_library_view_set_seen (RkLibraryView *self,
                          gboolean       is_seen)
{
  g_return_if_fail (RK_IS_LIBRARY_VIEW (self));

  self->is_seen = is_seen;
  if (is_seen && self->is_stale)
    refresh (self);
}
