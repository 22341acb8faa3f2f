/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-language.h"
#include "rk-players-import.h"
#include "rk-players-paste.h"
#include "rk-sentences.h"
#include "rk-wrap.h"

/* Lines of the preview: enough to see whether the columns are right. */
#define N_PROBLEMS_SHOWN 5
#define N_PLAYERS_SHOWN  3
/* A list of players is never larger. */
#define MAX_BYTES (1024 * 1024)

struct _RkPlayersPaste
{
  AdwBin parent_instance;

  /* Template Widgets */
  GtkTextView *text_view;
  GtkLabel *count_label;
  GtkButton *open_button;
  GtkListBox *preview;

  /* Owned References */
  RkTournament *tournament;
  GPtrArray *records;
  GCancellable *cancellable;

  /* The old encoding that the file was taken for, else NULL. */
  const char *encoding;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkPlayersPaste, rk_players_paste, ADW_TYPE_BIN)

static guint signals[N_SIGNALS];

static void
add_line (RkPlayersPaste *self,
          const char     *title,
          const char     *subtitle,
          gboolean        is_warning)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle != NULL ? subtitle : "");
  if (is_warning)
    {
      GtkWidget *icon = gtk_image_new_from_icon_name ("dialog-warning-symbolic");

      gtk_widget_add_css_class (icon, "warning");
      gtk_accessible_update_property (GTK_ACCESSIBLE (icon),
                                      GTK_ACCESSIBLE_PROPERTY_LABEL, _("Warning"), -1);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
    }
  gtk_list_box_append (self->preview, row);
}

static char *
fold (const char *name)
{
  g_autofree char *normal = g_utf8_normalize (name, -1, G_NORMALIZE_ALL_COMPOSE);

  return g_utf8_casefold (normal != NULL ? normal : name, -1);
}

/* The folded names that the tournament has. */
static GHashTable *
make_known (RkPlayersPaste *self)
{
  GHashTable *known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GListModel *entrants =
    self->tournament != NULL ? rk_tournament_get_entrants (self->tournament) : NULL;

  for (guint i = 0; entrants != NULL && i < g_list_model_get_n_items (entrants); i++)
    {
      g_autoptr (RkEntrant) entrant = g_list_model_get_item (entrants, i);

      g_hash_table_add (known, fold (rk_entrant_get_name (entrant)));
    }

  return known;
}

static void
add_encoding (RkPlayersPaste *self,
              GPtrArray      *problems)
{
  if (self->encoding != NULL)
    g_ptr_array_add (problems,
                     /* TRANSLATORS: "%s" is an encoding of text, such as "Windows-1252". */
                     g_strdup_printf (_("This file is not in UTF-8. It was read as %s: look "
                                        "whether all letters are right."), self->encoding));
}

/* Two players may have one name, but mostly it is one player twice. */
static void
add_duplicates (RkPlayersPaste *self,
                GPtrArray      *problems)
{
  g_autoptr (GHashTable) known = make_known (self);

  for (guint i = 0; i < self->records->len; i++)
    {
      const RkEntrantRecord *record = g_ptr_array_index (self->records, i);

      if (!g_hash_table_add (known, fold (record->name)))
        g_ptr_array_add (problems,
                         /* TRANSLATORS: "%s" is the name of a player. */
                         g_strdup_printf (_("There is more than one “%s”."), record->name));
    }
}

/* Each column with its name, so that a text in a wrong one is seen. */
static char *
describe (const RkEntrantRecord *record)
{
  g_autofree char *number = rk_format_number (record->strength);
  /* TRANSLATORS: what was read of a list of players: how strong one is; a number. */
  g_autofree char *strength = g_strdup_printf (_("Strength: %s"), number);
  /* TRANSLATORS: what was read of a list of players: the club of one. */
  g_autofree char *club =
    record->club != NULL ? g_strdup_printf (_("Club: %s"), record->club) : NULL;

  if (record->strength > 0 && club != NULL)
    return g_strdup_printf ("%s · %s", strength, club);

  return record->strength > 0 ? g_steal_pointer (&strength) : g_steal_pointer (&club);
}

/* Which columns were found. */
static guint
get_shape (const RkEntrantRecord *record)
{
  return (record->strength > 0 ? 1 : 0) + (record->club != NULL ? 2 : 0);
}

static void
show_problems (RkPlayersPaste *self,
               GPtrArray      *problems)
{
  guint n_more = problems->len - MIN (problems->len, N_PROBLEMS_SHOWN);

  for (guint i = 0; i < MIN (problems->len, N_PROBLEMS_SHOWN); i++)
    {
      g_autofree char *text = rk_text_one_line (g_ptr_array_index (problems, i));

      add_line (self, text, NULL, TRUE);
    }
  if (n_more > 0)
    {
      g_autofree char *number = rk_format_number (n_more);
      g_autofree char *text =
        /* TRANSLATORS: of a list of problems; "%s" is a number. */
        g_strdup_printf (ngettext ("and %s more problem", "and %s more problems", n_more), number);

      add_line (self, text, NULL, TRUE);
    }
}

/* The first players, and of each other shape of line the first. */
static void
show_players (RkPlayersPaste *self)
{
  guint seen = 0;

  for (guint i = 0; i < self->records->len; i++)
    {
      const RkEntrantRecord *record = g_ptr_array_index (self->records, i);
      guint shape = 1u << get_shape (record);
      g_autofree char *details = NULL;

      if (i >= N_PLAYERS_SHOWN && (seen & shape) != 0)
        continue;

      seen |= shape;
      details = describe (record);
      add_line (self, record->name, details, FALSE);
    }
}

static void
show_count (RkPlayersPaste *self)
{
  g_autofree char *number = rk_format_number (self->records->len);
  /* TRANSLATORS: what was understood of a list; "%s" is a number. */
  g_autofree char *text = g_strdup_printf (ngettext ("%s player", "%s players",
                                                     self->records->len), number);

  gtk_label_set_label (self->count_label, text);
}

static void
text_changed_cb (RkPlayersPaste *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text_view);
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) problems = NULL;
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = gtk_text_buffer_get_text (buffer, &start, &end, FALSE);
  g_clear_pointer (&self->records, g_ptr_array_unref);
  if (*text == '\0')
    self->encoding = NULL;
  self->records = rk_players_import_parse (text, &problems);
  add_encoding (self, problems);
  add_duplicates (self, problems);

  gtk_list_box_remove_all (self->preview);
  show_problems (self, problems);
  show_players (self);
  gtk_widget_set_visible (GTK_WIDGET (self->preview),
                          problems->len > 0 || self->records->len > 0);
  show_count (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The text of a new file is set in two steps, the first of which empties the old one. */
static void
show_contents (RkPlayersPaste *self,
               const char     *contents,
               gsize           length)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text_view);
  const char *encoding;
  g_autofree char *text = rk_players_import_decode (contents, length, rk_language_get (),
                                                    &encoding);

  gtk_text_buffer_set_text (buffer, "", -1);
  self->encoding = encoding;
  gtk_text_buffer_set_text (buffer, text, -1);
}

static void
show_error (RkPlayersPaste *self,
            const char     *reason)
{
  /* TRANSLATORS: "%s" says why. */
  g_autofree char *text = g_strdup_printf (_("The file could not be read: %s"), reason);

  gtk_label_set_label (self->count_label, text);
}

/* A film, say, is not read to its end. */
static gboolean
read_more_cb (const char *contents,
              goffset     size,
              gpointer    user_data)
{
  return size <= MAX_BYTES;
}

static void
loaded_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (RkPlayersPaste) self = user_data;
  g_autofree char *contents = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  if (!g_file_load_partial_contents_finish (G_FILE (source), result, &contents, &length, NULL,
                                            &error))
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        show_error (self, error->message);
      return;
    }

  if (length > MAX_BYTES)
    show_error (self, _("It is no list of players."));
  else
    show_contents (self, contents, length);
}

static void
chosen_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (RkPlayersPaste) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, &error);

  if (file != NULL)
    g_file_load_partial_contents_async (file, self->cancellable, read_more_cb, loaded_cb,
                                        g_object_ref (self));
  else if (g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_FAILED))
    show_error (self, error->message);
}

static void
open_cb (RkPlayersPaste *self)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GtkFileFilter) lists = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);

  gtk_file_filter_set_name (lists, _("Lists of Players"));
  gtk_file_filter_add_suffix (lists, "csv");
  gtk_file_filter_add_suffix (lists, "tsv");
  gtk_file_filter_add_suffix (lists, "txt");
  gtk_file_filter_set_name (all, _("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, lists);
  g_list_store_append (filters, all);

  gtk_file_dialog_set_title (dialog, _("Open a List of Players"));
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  gtk_file_dialog_open (dialog, GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                        self->cancellable, chosen_cb, g_object_ref (self));
}

static void
rk_players_paste_dispose (GObject *object)
{
  RkPlayersPaste *self = RK_PLAYERS_PASTE (object);

  g_cancellable_cancel (self->cancellable);
  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_PLAYERS_PASTE);
  g_clear_object (&self->tournament);
  g_clear_pointer (&self->records, g_ptr_array_unref);
  g_clear_object (&self->cancellable);

  G_OBJECT_CLASS (rk_players_paste_parent_class)->dispose (object);
}

static void
rk_players_paste_class_init (RkPlayersPasteClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_players_paste_dispose;

  /**
   * RkPlayersPaste::changed:
   *
   * The players are other ones now.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-players-paste.ui");
  gtk_widget_class_bind_template_child (widget_class, RkPlayersPaste, text_view);
  gtk_widget_class_bind_template_child (widget_class, RkPlayersPaste, count_label);
  gtk_widget_class_bind_template_child (widget_class, RkPlayersPaste, open_button);
  gtk_widget_class_bind_template_child (widget_class, RkPlayersPaste, preview);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
}

static void
rk_players_paste_init (RkPlayersPaste *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  rk_wrap_button_at_words (self->open_button);

  self->cancellable = g_cancellable_new ();
  self->records = g_ptr_array_new ();
  g_signal_connect_object (gtk_text_view_get_buffer (self->text_view), "changed",
                           G_CALLBACK (text_changed_cb), self, G_CONNECT_SWAPPED);
  show_count (self);
}

/**
 * rk_players_paste_set_tournament:
 * @self: a list
 * @tournament: the tournament that the players will be in, to know who is there
 *   already
 */
void
rk_players_paste_set_tournament (RkPlayersPaste *self,
                                 RkTournament   *tournament)
{
  g_return_if_fail (RK_IS_PLAYERS_PASTE (self));
  g_return_if_fail (RK_IS_TOURNAMENT (tournament));

  g_set_object (&self->tournament, tournament);
}

/**
 * rk_players_paste_get_records:
 * @self: a list
 *
 * Returns: (transfer none) (element-type RkEntrantRecord): the players that were
 *   understood, until the list changes
 */
GPtrArray *
rk_players_paste_get_records (RkPlayersPaste *self)
{
  g_return_val_if_fail (RK_IS_PLAYERS_PASTE (self), NULL);

  return self->records;
}

/**
 * rk_players_paste_get_text_view:
 * @self: a list
 *
 * Returns: (transfer none): where a person types
 */
GtkWidget *
rk_players_paste_get_text_view (RkPlayersPaste *self)
{
  g_return_val_if_fail (RK_IS_PLAYERS_PASTE (self), NULL);

  return GTK_WIDGET (self->text_view);
}
