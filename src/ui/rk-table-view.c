/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-collate.h"
#include "rk-table-view.h"
#include "rk-wrap.h"

/* Lower than this the legend scrolls, so that the table keeps its room. */
#define LEGEND_HEIGHT 110
/* In characters: the name column is as wide as its longest name, within these. */
#define MIN_NAME 12
#define MAX_NAME 30
/* So long after a letter the next one begins another name. */
#define TYPING_PAUSE (3 * G_USEC_PER_SEC / 2)

struct _RkTableView
{
  AdwBin parent_instance;

  /* Borrowed References */
  GtkLabel *hint_label;
  GtkColumnView *view;
  GtkWidget *legend;
  GtkLabel *legend_label;

  /* Owned References */
  RkTable *table;
  GtkStringList *rows;
  GtkSingleSelection *selection;
  GtkSelectionModel *model;

  RkTableDescribe describe;
  gpointer describe_data;

  guint name_chars;

  /* The beginning of a name that a person types, and when the last letter came. */
  GString *typed;
  gint64 typed_at;
};

enum
{
  ROW_ACTIVATED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RkTableView, rk_table_view, ADW_TYPE_BIN)

static guint signals[N_SIGNALS];

static float
get_xalign (RkTable *table,
            guint    column)
{
  switch (rk_table_get_align (table, column))
    {
    case RK_TABLE_CENTER:
      return 0.5f;

    case RK_TABLE_END:
      return 1.0f;

    case RK_TABLE_START:
    default:
      return 0.0f;
    }
}

/* Cells. The items of the list say nothing: where they stand tells the row. */

static guint
get_column (gpointer factory)
{
  return GPOINTER_TO_UINT (g_object_get_data (factory, "rk-column"));
}

static void
setup_cb (RkTableView        *self,
          GtkListItem        *item,
          GtkListItemFactory *factory)
{
  guint column = get_column (factory);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), get_xalign (self->table, column));
  if (column != rk_table_get_name_column (self->table))
    gtk_widget_add_css_class (label, "numeric");
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (RkTableView        *self,
         GtkListItem        *item,
         GtkListItemFactory *factory)
{
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (item));
  guint column = get_column (factory);
  const char *text =
    rk_table_get_cell (self->table, gtk_list_item_get_position (item), column);

  gtk_label_set_label (label, text);
  if (column != rk_table_get_name_column (self->table))
    return;

  gtk_label_set_width_chars (label, self->name_chars);
  gtk_label_set_ellipsize (label, g_utf8_strlen (text, -1) > MAX_NAME ? PANGO_ELLIPSIZE_END
                                                                      : PANGO_ELLIPSIZE_NONE);
}

static GtkListItemFactory *
make_factory (RkTableView *self,
              guint        column)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_object_set_data (G_OBJECT (factory), "rk-column", GUINT_TO_POINTER (column));
  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  return factory;
}

/* What stands in the cells of a row, with the headings; a sign that other programs do not
 * get says nothing to who listens. */
static char *
read_row (RkTable *table,
          guint    row)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint column = 0; column < rk_table_get_n_columns (table); column++)
    {
      const char *cell = rk_table_get_cell (table, row, column);
      const char *heading = rk_table_get_explanation (table, column);

      if (*cell == '\0' || *rk_table_get_plain_cell (table, row, column) == '\0')
        continue;
      if (heading == NULL)
        heading = rk_table_get_heading (table, column);
      g_string_append_printf (text, "%s%s %s", text->len > 0 ? ", " : "", heading, cell);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
bind_row_cb (RkTableView      *self,
             GtkColumnViewRow *item)
{
  guint row = gtk_column_view_row_get_position (item);
  guint id = rk_table_get_row_id (self->table, row);
  g_autofree char *text = self->describe != NULL && id != 0
                            ? self->describe (id, self->describe_data)
                            : read_row (self->table, row);

  gtk_column_view_row_set_accessible_label (item, text);
}

static void
activate_cb (RkTableView *self,
             guint        position)
{
  g_signal_emit (self, signals[ROW_ACTIVATED], 0, rk_table_get_row_id (self->table, position));
}

/* Finding a name by typing it. */

static gboolean
is_typing (RkTableView *self)
{
  return self->typed->len > 0 && g_get_monotonic_time () - self->typed_at < TYPING_PAUSE;
}

/* The first row whose name begins so, or else one with such a word in it. */
static guint
find_name (RkTableView *self,
           const char  *beginning)
{
  g_autofree char *folded = rk_collate_fold (beginning);
  g_autofree char *word = g_strconcat (" ", folded, NULL);
  guint found = GTK_INVALID_LIST_POSITION;

  for (guint row = 0; row < rk_table_get_n_rows (self->table); row++)
    {
      g_autofree char *name = rk_collate_fold (
          rk_table_get_cell (self->table, row, rk_table_get_name_column (self->table)));

      if (g_str_has_prefix (name, folded))
        return row;
      if (found == GTK_INVALID_LIST_POSITION && strstr (name, word) != NULL)
        found = row;
    }
  return found;
}

static void
type_letter (RkTableView *self,
             gunichar     letter)
{
  guint row;

  if (!is_typing (self))
    g_string_truncate (self->typed, 0);
  g_string_append_unichar (self->typed, letter);
  self->typed_at = g_get_monotonic_time ();
  row = find_name (self, self->typed->str);
  if (row != GTK_INVALID_LIST_POSITION)
    gtk_column_view_scroll_to (self->view, row, NULL,
                               GTK_LIST_SCROLL_FOCUS | GTK_LIST_SCROLL_SELECT, NULL);
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                RkTableView           *self)
{
  const GdkModifierType others = gtk_accelerator_get_default_mod_mask () & ~GDK_SHIFT_MASK;
  gunichar letter = gdk_keyval_to_unicode (keyval);

  if ((modifiers & others) != 0 || !g_unichar_isgraph (letter))
    return GDK_EVENT_PROPAGATE;
  type_letter (self, letter);
  return GDK_EVENT_STOP;
}

/* The row with the keyboard is the selected one. Within a name it is part of the name. */
static gboolean
space_cb (GtkWidget *widget,
          GVariant  *args,
          gpointer   user_data)
{
  RkTableView *self = user_data;
  guint position = gtk_single_selection_get_selected (self->selection);

  if (position == GTK_INVALID_LIST_POSITION)
    return GDK_EVENT_PROPAGATE;

  if (is_typing (self))
    type_letter (self, ' ');
  else
    activate_cb (self, position);

  return GDK_EVENT_STOP;
}

static void
rk_table_view_dispose (GObject *object)
{
  RkTableView *self = RK_TABLE_VIEW (object);

  g_clear_object (&self->model);
  g_clear_object (&self->selection);
  g_clear_object (&self->rows);
  g_clear_pointer (&self->table, rk_table_unref);

  G_OBJECT_CLASS (rk_table_view_parent_class)->dispose (object);
}

static void
rk_table_view_finalize (GObject *object)
{
  RkTableView *self = RK_TABLE_VIEW (object);

  g_string_free (self->typed, TRUE);

  G_OBJECT_CLASS (rk_table_view_parent_class)->finalize (object);
}

static void
rk_table_view_class_init (RkTableViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rk_table_view_dispose;
  G_OBJECT_CLASS (klass)->finalize = rk_table_view_finalize;

  /**
   * RkTableView::row-activated:
   * @self: the view
   * @id: the id of the row, see rk_table_get_row_id()
   */
  signals[ROW_ACTIVATED] = g_signal_new ("row-activated", RK_TYPE_TABLE_VIEW, G_SIGNAL_RUN_LAST,
                                         0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

static GtkWidget *
make_note_label (void)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, "caption");
  gtk_widget_add_css_class (label, "dimmed");

  return label;
}

static GtkWidget *
make_hint (RkTableView *self)
{
  GtkWidget *label = make_note_label ();

  self->hint_label = GTK_LABEL (label);
  gtk_widget_set_margin_start (label, 12);
  gtk_widget_set_margin_end (label, 12);
  gtk_widget_set_margin_top (label, 6);
  gtk_widget_set_margin_bottom (label, 6);
  gtk_widget_set_visible (label, FALSE);

  return label;
}

static GtkWidget *
make_table (RkTableView *self)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();
  g_autoptr (GtkListItemFactory) row_factory = gtk_signal_list_item_factory_new ();

  self->rows = gtk_string_list_new (NULL);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->rows)));
  self->model = g_object_ref (GTK_SELECTION_MODEL (self->selection));
  self->view = GTK_COLUMN_VIEW (gtk_column_view_new (NULL));
  gtk_column_view_set_show_row_separators (self->view, TRUE);
  gtk_column_view_set_reorderable (self->view, FALSE);
  /* Arrows go from row to row; Tab leaves the table, however long it is. */
  gtk_column_view_set_tab_behavior (self->view, GTK_LIST_TAB_ITEM);
  g_signal_connect_object (self->view, "activate", G_CALLBACK (activate_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (row_factory, "bind", G_CALLBACK (bind_row_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_column_view_set_row_factory (self->view, row_factory);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), GTK_WIDGET (self->view));
  gtk_widget_set_vexpand (scroller, TRUE);

  return scroller;
}

static GtkWidget *
make_legend (RkTableView *self)
{
  GtkWidget *label = make_note_label ();
  GtkWidget *scroller = gtk_scrolled_window_new ();

  self->legend_label = GTK_LABEL (label);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), LEGEND_HEIGHT);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), label);

  self->legend = gtk_expander_new (C_("what the headings of a table mean", "Legend"));
  rk_wrap_expander (GTK_EXPANDER (self->legend));
  gtk_expander_set_expanded (GTK_EXPANDER (self->legend), TRUE);
  gtk_expander_set_child (GTK_EXPANDER (self->legend), scroller);
  gtk_widget_set_margin_start (self->legend, 12);
  gtk_widget_set_margin_end (self->legend, 12);
  gtk_widget_set_margin_top (self->legend, 6);
  gtk_widget_set_margin_bottom (self->legend, 6);
  gtk_widget_set_visible (self->legend, FALSE);

  return self->legend;
}

static void
rk_table_view_init (RkTableView *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->typed = g_string_new (NULL);
  gtk_box_append (GTK_BOX (box), make_hint (self));
  gtk_box_append (GTK_BOX (box), make_table (self));
  gtk_box_append (GTK_BOX (box), make_legend (self));
  adw_bin_set_child (ADW_BIN (self), box);
}

/* Whether the columns of @table are those that are shown. */
static gboolean
has_columns_of (RkTableView *self,
                RkTable     *table)
{
  if (self->table == NULL ||
      rk_table_get_n_columns (self->table) != rk_table_get_n_columns (table))
    return FALSE;
  for (guint i = 0; i < rk_table_get_n_columns (table); i++)
    if (!g_str_equal (rk_table_get_heading (self->table, i), rk_table_get_heading (table, i)) ||
        rk_table_get_align (self->table, i) != rk_table_get_align (table, i))
      return FALSE;
  return rk_table_get_name_column (self->table) == rk_table_get_name_column (table);
}

static void
make_columns (RkTableView *self)
{
  GListModel *columns = gtk_column_view_get_columns (self->view);

  while (g_list_model_get_n_items (columns) > 0)
    {
      g_autoptr (GtkColumnViewColumn) column = g_list_model_get_item (columns, 0);

      gtk_column_view_remove_column (self->view, column);
    }
  for (guint i = 0; i < rk_table_get_n_columns (self->table); i++)
    {
      g_autoptr (GtkColumnViewColumn) column =
        gtk_column_view_column_new (rk_table_get_heading (self->table, i),
                                    make_factory (self, i));

      gtk_column_view_column_set_expand (column, i == rk_table_get_name_column (self->table));
      gtk_column_view_append_column (self->view, column);
    }
}

static GtkAlign
get_heading_align (RkTable *table,
                   guint    column)
{
  switch (rk_table_get_align (table, column))
    {
    case RK_TABLE_END:
      return GTK_ALIGN_END;
    case RK_TABLE_CENTER:
      return GTK_ALIGN_CENTER;
    case RK_TABLE_START:
    default:
      return GTK_ALIGN_START;
    }
}

/* The headings are widgets of the view, behind which there is no way but this. */
static void
dress_headings (RkTableView *self)
{
  GtkWidget *header = gtk_widget_get_first_child (GTK_WIDGET (self->view));
  GtkWidget *heading = gtk_widget_get_first_child (header);

  for (guint i = 0; i < rk_table_get_n_columns (self->table) && heading != NULL; i++)
    {
      const char *help = rk_table_get_help (self->table, i);

      if (help == NULL)
        help = rk_table_get_explanation (self->table, i);
      gtk_widget_set_tooltip_text (heading, help);
      gtk_accessible_update_property (GTK_ACCESSIBLE (heading),
                                      GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      help != NULL ? help : "", -1);
      /* Above its values. */
      gtk_widget_set_halign (gtk_widget_get_first_child (heading),
                             get_heading_align (self->table, i));
      heading = gtk_widget_get_next_sibling (heading);
    }
}

static void
measure_names (RkTableView *self)
{
  self->name_chars = MIN_NAME;
  for (guint row = 0; row < rk_table_get_n_rows (self->table); row++)
    {
      const char *name =
        rk_table_get_cell (self->table, row, rk_table_get_name_column (self->table));

      self->name_chars = CLAMP (g_utf8_strlen (name, -1), self->name_chars, MAX_NAME);
    }
}

static void
show_legend (RkTableView *self)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < rk_table_get_n_notes (self->table); i++)
    g_string_append_printf (text, "%s%s", i > 0 ? "\n" : "", rk_table_get_note (self->table, i));
  gtk_label_set_label (self->legend_label, text->str);
  gtk_widget_set_visible (self->legend,
                          text->len > 0 && gtk_widget_get_visible (GTK_WIDGET (self->hint_label)));
}

static guint
find_row (RkTable *table,
          guint    id)
{
  for (guint row = 0; row < rk_table_get_n_rows (table); row++)
    if (rk_table_get_row_id (table, row) == id)
      return row;
  return GTK_INVALID_LIST_POSITION;
}

/**
 * rk_table_view_set_table:
 * @self: a view
 * @table: what to show
 */
void
rk_table_view_set_table (RkTableView *self,
                         RkTable     *table)
{
  guint selected;
  guint id = 0;
  gboolean same;
  g_autofree const char **rows = NULL;

  g_return_if_fail (RK_IS_TABLE_VIEW (self));
  g_return_if_fail (table != NULL);

  selected = gtk_single_selection_get_selected (self->selection);
  if (self->table != NULL && selected < rk_table_get_n_rows (self->table))
    id = rk_table_get_row_id (self->table, selected);
  same = has_columns_of (self, table);

  gtk_column_view_set_model (self->view, NULL);
  rk_table_ref (table);
  g_clear_pointer (&self->table, rk_table_unref);
  self->table = table;
  measure_names (self);
  if (!same)
    make_columns (self);
  dress_headings (self);
  show_legend (self);

  rows = g_new (const char *, rk_table_get_n_rows (table) + 1);
  for (guint i = 0; i < rk_table_get_n_rows (table); i++)
    rows[i] = "";
  rows[rk_table_get_n_rows (table)] = NULL;
  gtk_string_list_splice (self->rows, 0, g_list_model_get_n_items (G_LIST_MODEL (self->rows)),
                          rows);
  gtk_column_view_set_model (self->view, self->model);

  selected = id != 0 ? find_row (table, id) : GTK_INVALID_LIST_POSITION;
  if (selected != GTK_INVALID_LIST_POSITION)
    gtk_single_selection_set_selected (self->selection, selected);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  rk_table_get_subtitle (table), -1);
}

/**
 * rk_table_view_set_hint:
 * @self: a view
 * @hint: what opens when a row is chosen, as a sentence
 *
 * Makes a table to work with: @hint stands above it, the legend below; a click or
 * Space opens a row, as Enter does in any table; who types a name goes to it.
 */
void
rk_table_view_set_hint (RkTableView *self,
                        const char  *hint)
{
  g_autofree char *sentences = NULL;
  GtkEventController *letters;
  GtkEventController *keys;

  g_return_if_fail (RK_IS_TABLE_VIEW (self));
  g_return_if_fail (hint != NULL);
  g_return_if_fail (!gtk_widget_get_visible (GTK_WIDGET (self->hint_label)));

  sentences = g_strjoin (" ", hint, _("Type a name to go to it."), NULL);
  gtk_label_set_label (self->hint_label, sentences);
  gtk_widget_set_visible (GTK_WIDGET (self->hint_label), TRUE);
  gtk_column_view_set_single_click_activate (self->view, TRUE);

  keys = gtk_shortcut_controller_new ();
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_space, GDK_NO_MODIFIER_MASK),
                        gtk_callback_action_new (space_cb, self, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self->view), keys);

  letters = gtk_event_controller_key_new ();
  g_signal_connect (letters, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->view), letters);
}

/**
 * rk_table_view_set_selectable:
 * @self: a view without a table
 * @selectable: whether a person can choose a row, as is at first
 */
void
rk_table_view_set_selectable (RkTableView *self,
                              gboolean     selectable)
{
  g_return_if_fail (RK_IS_TABLE_VIEW (self));
  g_return_if_fail (self->table == NULL);

  g_clear_object (&self->model);
  self->model = selectable
                  ? g_object_ref (GTK_SELECTION_MODEL (self->selection))
                  : GTK_SELECTION_MODEL (gtk_no_selection_new (
                        g_object_ref (G_LIST_MODEL (self->rows))));
}

/**
 * rk_table_view_set_describe:
 * @self: a view
 * @describe: (nullable): says all of a row with an id, for a screen reader
 * @user_data: for @describe
 *
 * Without it the cells are read with their headings.
 */
void
rk_table_view_set_describe (RkTableView     *self,
                            RkTableDescribe  describe,
                            gpointer         user_data)
{
  g_return_if_fail (RK_IS_TABLE_VIEW (self));

  self->describe = describe;
  self->describe_data = user_data;
}

/**
 * rk_table_view_get_vadjustment:
 * @self: a view
 *
 * Returns: (transfer none): how far down it is scrolled
 */
GtkAdjustment *
rk_table_view_get_vadjustment (RkTableView *self)
{
  g_return_val_if_fail (RK_IS_TABLE_VIEW (self), NULL);

  return gtk_scrollable_get_vadjustment (GTK_SCROLLABLE (self->view));
}
