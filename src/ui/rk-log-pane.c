/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-log-pane.h"
#include "rk-reversed-list.h"
#include "rk-tournament-sentences.h"

struct _RkLogPane
{
  AdwBin parent_instance;

  /* Template Widgets */
  GtkListView *list_view;

  /* Owned References */
  RkTournament *tournament;
};

G_DEFINE_FINAL_TYPE (RkLogPane, rk_log_pane, ADW_TYPE_BIN)

static GtkWidget *
make_label (const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "xalign", 0.0f,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   NULL);

  if (css_class != NULL)
    {
      gtk_widget_add_css_class (label, "caption");
      gtk_widget_add_css_class (label, css_class);
    }
  return label;
}

static void
setup_row_cb (GtkSignalListItemFactory *factory,
              GtkListItem              *list_item)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX,
                                 "orientation", GTK_ORIENTATION_VERTICAL,
                                 "spacing", 3,
                                 NULL);

  gtk_box_append (GTK_BOX (row), make_label (NULL));
  gtk_box_append (GTK_BOX (row), make_label ("dimmed"));
  gtk_list_item_set_child (list_item, row);
}

static void
bind_row_cb (GtkSignalListItemFactory *factory,
             GtkListItem              *list_item)
{
  RkLogEntry *entry = gtk_list_item_get_item (list_item);
  GtkWidget *row = gtk_list_item_get_child (list_item);
  g_autofree char *sentence = rk_text_log_line (entry);
  g_autofree char *time = rk_text_log_time (rk_log_entry_get_time (entry));
  g_autofree char *both = g_strdup_printf ("%s %s", sentence, time);

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (row)), sentence);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (row)), time);
  gtk_list_item_set_accessible_label (list_item, both);
}

static void
update_stack (RkLogPane *self)
{
  guint n_entries = g_list_model_get_n_items (rk_tournament_get_log (self->tournament));
  /* Not bound: the template would take the only child away from AdwBin at the end. */
  GtkStack *stack = GTK_STACK (adw_bin_get_child (ADW_BIN (self)));

  gtk_stack_set_visible_child_name (stack, n_entries > 0 ? "list" : "empty");
}

static void
rk_log_pane_dispose (GObject *object)
{
  RkLogPane *self = RK_LOG_PANE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_LOG_PANE);
  g_clear_object (&self->tournament);

  G_OBJECT_CLASS (rk_log_pane_parent_class)->dispose (object);
}

static void
rk_log_pane_class_init (RkLogPaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_log_pane_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-log-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, RkLogPane, list_view);
  gtk_widget_class_bind_template_callback (widget_class, setup_row_cb);
  gtk_widget_class_bind_template_callback (widget_class, bind_row_cb);
}

static void
rk_log_pane_init (RkLogPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

/**
 * rk_log_pane_set_tournament:
 * @self: a pane
 * @tournament: the tournament whose log to show and follow
 *
 * To call once.
 */
void
rk_log_pane_set_tournament (RkLogPane    *self,
                            RkTournament *tournament)
{
  GListModel *log;
  g_autoptr (GtkNoSelection) selection = NULL;

  g_return_if_fail (RK_IS_LOG_PANE (self));
  g_return_if_fail (RK_IS_TOURNAMENT (tournament));
  g_return_if_fail (self->tournament == NULL);

  self->tournament = g_object_ref (tournament);
  log = rk_tournament_get_log (tournament);
  selection = gtk_no_selection_new (G_LIST_MODEL (rk_reversed_list_new (log)));
  gtk_list_view_set_model (self->list_view, GTK_SELECTION_MODEL (selection));
  g_signal_connect_object (log, "items-changed", G_CALLBACK (update_stack), self,
                           G_CONNECT_SWAPPED);
  update_stack (self);
}
