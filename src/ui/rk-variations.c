/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-variations.h"

#include "rk-action-keys.h"
#include "rk-aside.h"
#include "rk-focus.h"
#include "rk-variation-name.h"
#include "rk-variation-row.h"
#include "rk-wrap.h"

/* What was deleted, and where it was; the round if it left that, or else the place in
 * another variation. */
typedef struct
{
  RkLine *line;
  GListStore *from;
  RkRound *round;
  RkAside *below;
  guint index;
} Deleted;

struct _RkVariations
{
  GtkBox parent_instance;

  /* Template Widgets */
  GtkListBox *list;
  GtkButton *try_button;

  /* Owned References */
  RkCursor *cursor;
  /* Of Deleted, the last one last. */
  GPtrArray *deleted;

  /* Where the focus comes when a row was deleted. */
  guint focus_source;
  int focus_index;
};

enum
{
  OPENED,
  DELETED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkVariations, rk_variations, GTK_TYPE_BOX)

static guint signals[N_SIGNALS];

static void
deleted_free (Deleted *deleted)
{
  g_object_unref (deleted->line);
  g_object_unref (deleted->from);
  g_clear_object (&deleted->round);
  g_clear_object (&deleted->below);
  g_free (deleted);
}

static RkMatch *
get_match (RkVariations *self)
{
  return rk_cursor_get_match (self->cursor);
}

/* Each with those that leave it after it. */
static void
add_rows (RkVariations *self,
          guint         round_index,
          GListStore   *lines,
          guint         n_moves,
          guint         depth,
          guint         ply)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (lines)); i++)
    {
      g_autoptr (RkLine) line = g_list_model_get_item (G_LIST_MODEL (lines), i);
      guint after = rk_line_get_after (line);

      /* After moves that were taken back. */
      if (after > n_moves)
        continue;

      gtk_list_box_append (self->list, rk_variation_row_new (get_match (self), round_index, line,
                                                             lines, depth, ply + after));
      add_rows (self, round_index, rk_line_get_lines (line), rk_line_get_n_moves (line),
                depth + 1, ply + after);
    }
}

/* Of all rounds: at the end of a match nobody looks at those where something was tried out. */
static void
add_all_rows (RkVariations *self)
{
  for (guint i = 0; i < rk_match_get_n_rounds (get_match (self)); i++)
    {
      RkRound *round = rk_match_get_round (get_match (self), i);

      add_rows (self, i, rk_round_get_lines (round), rk_round_get_n_moves (round), 0, 0);
    }
}

/* The index of the row that has the focus, or -1. */
static int
get_focus_index (RkVariations *self)
{
  GtkWidget *focus = rk_focus_get (GTK_WIDGET (self));
  GtkWidget *row =
    focus != NULL ? gtk_widget_get_ancestor (focus, RK_TYPE_VARIATION_ROW) : NULL;

  if (row == NULL || !gtk_widget_is_ancestor (row, GTK_WIDGET (self)))
    return -1;

  return gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
}

/* Where a row was that is gone: on the next, or on the last. */
static void
restore_focus (RkVariations *self,
               int           index)
{
  GtkListBoxRow *row = NULL;

  while (index >= 0 && row == NULL)
    row = gtk_list_box_get_row_at_index (self->list, index--);
  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->try_button));
}

/* A match changes often while nobody looks. */
static void
update (RkVariations *self)
{
  int focus = get_focus_index (self);

  gtk_widget_set_visible (GTK_WIDGET (self), rk_match_allows_advice (get_match (self)));
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  if (focus >= 0)
    gtk_widget_grab_focus (GTK_WIDGET (self->try_button));
  gtk_list_box_remove_all (self->list);
  add_all_rows (self);
  gtk_widget_set_visible (GTK_WIDGET (self->list),
                          gtk_list_box_get_row_at_index (self->list, 0) != NULL);
  if (focus >= 0)
    restore_focus (self, focus);
}

static void
changed_cb (RkVariations  *self,
            RkMatchChange  change)
{
  if (change != RK_CHANGE_ANALYSIS)
    update (self);
}

static void
rk_variations_map (GtkWidget *widget)
{
  RkVariations *self = RK_VARIATIONS (widget);

  GTK_WIDGET_CLASS (rk_variations_parent_class)->map (widget);
  if (self->cursor != NULL)
    update (self);
}

static void
row_activated_cb (RkVariations   *self,
                  RkVariationRow *row)
{
  g_signal_emit (self, signals[OPENED], 0, rk_variation_row_get_round (row),
                 rk_variation_row_get_line (row));
}

static RkVariationRow *
find_row (RkVariations *self,
          GVariant     *index)
{
  return RK_VARIATION_ROW (
      gtk_list_box_get_row_at_index (self->list, g_variant_get_uint32 (index)));
}

static void
rename_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *index)
{
  RkVariations *self = RK_VARIATIONS (widget);
  RkVariationRow *row = find_row (self, index);

  if (row != NULL)
    rk_variation_ask_name (widget, get_match (self), rk_variation_row_get_line (row));
}

/* Before it is deleted. */
static Deleted *
remember (RkVariations   *self,
          RkVariationRow *row,
          guint           index)
{
  RkLine *line = rk_variation_row_get_line (row);
  guint round_index = rk_variation_row_get_round (row);
  g_autoptr (RkAside) place = rk_aside_find (get_match (self), round_index, line);
  Deleted *deleted = g_new0 (Deleted, 1);

  deleted->line = g_object_ref (line);
  deleted->from = g_object_ref (rk_variation_row_get_owner (row));
  deleted->index = index;
  if (rk_variation_row_get_depth (row) == 0)
    deleted->round = g_object_ref (rk_match_get_round (get_match (self), round_index));
  else if (place != NULL)
    deleted->below = rk_aside_leave (place);

  return deleted;
}

/* When the menu has gone that deleted a row, and has passed its focus to anywhere. */
static gboolean
focus_cb (gpointer user_data)
{
  RkVariations *self = RK_VARIATIONS (user_data);

  self->focus_source = 0;
  restore_focus (self, self->focus_index);

  return G_SOURCE_REMOVE;
}

static void
delete_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *index)
{
  RkVariations *self = RK_VARIATIONS (widget);
  RkVariationRow *row = find_row (self, index);
  guint where;

  if (row == NULL ||
      !g_list_store_find (rk_variation_row_get_owner (row), rk_variation_row_get_line (row),
                          &where))
    return;

  g_ptr_array_add (self->deleted, remember (self, row, where));

  g_clear_handle_id (&self->focus_source, g_source_remove);
  self->focus_index = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
  self->focus_source = g_idle_add (focus_cb, self);
  g_list_store_remove (rk_variation_row_get_owner (row), where);
  rk_match_texts_changed (get_match (self));
  g_signal_emit (self, signals[DELETED], 0);
}

/* Also when there is nothing to bring back: from here no move of the match is taken back. */
static void
undo_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  gtk_widget_activate_action (widget, "match.undo-line", NULL);
}

static void
rk_variations_dispose (GObject *object)
{
  RkVariations *self = RK_VARIATIONS (object);

  g_clear_handle_id (&self->focus_source, g_source_remove);
  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_VARIATIONS);
  g_clear_object (&self->cursor);
  g_clear_pointer (&self->deleted, g_ptr_array_unref);

  G_OBJECT_CLASS (rk_variations_parent_class)->dispose (object);
}

static const RkActionKey keys[] = {
  { GDK_KEY_z, GDK_CONTROL_MASK, "variation.undo" },
};

static void
rk_variations_class_init (RkVariationsClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_variations_dispose;
  widget_class->map = rk_variations_map;

  signals[OPENED] = g_signal_new ("opened", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, RK_TYPE_LINE);
  signals[DELETED] = g_signal_new ("deleted", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_install_action (widget_class, "variation.rename", "u", rename_cb);
  gtk_widget_class_install_action (widget_class, "variation.delete", "u", delete_cb);
  gtk_widget_class_install_action (widget_class, "variation.undo", NULL, undo_cb);
  rk_action_keys_add (widget_class, keys, G_N_ELEMENTS (keys));

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-variations.ui");
  gtk_widget_class_bind_template_child (widget_class, RkVariations, list);
  gtk_widget_class_bind_template_child (widget_class, RkVariations, try_button);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
rk_variations_init (RkVariations *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->deleted = g_ptr_array_new_with_free_func ((GDestroyNotify) deleted_free);
  rk_wrap_button (self->try_button);
}

/**
 * rk_variations_set_cursor:
 * @self: a list of variations
 * @cursor: the place that is looked at
 *
 * To call once.
 */
void
rk_variations_set_cursor (RkVariations *self,
                          RkCursor     *cursor)
{
  g_return_if_fail (RK_IS_VARIATIONS (self));
  g_return_if_fail (RK_IS_CURSOR (cursor));
  g_return_if_fail (self->cursor == NULL);

  self->cursor = g_object_ref (cursor);
  g_signal_connect_object (get_match (self), "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  update (self);
}

/* The moves before it may have changed since. */
static gboolean
fits (Deleted *self)
{
  guint after = rk_line_get_after (self->line);

  if (self->round == NULL)
    return self->below != NULL && rk_aside_fits (self->below) &&
           rk_position_equal (rk_aside_get_position (self->below),
                              rk_line_get_position (self->line, 0));

  return after <= rk_round_get_n_moves (self->round) &&
         rk_position_equal (rk_round_get_position (self->round, after),
                            rk_line_get_position (self->line, 0));
}

/* The last one whose place is there. */
static Deleted *
find_deleted (RkVariations *self)
{
  for (guint i = self->deleted->len; i > 0; i--)
    if (fits (self->deleted->pdata[i - 1]))
      return self->deleted->pdata[i - 1];

  return NULL;
}

/**
 * rk_variations_has_deleted:
 * @self: a list of variations
 *
 * Returns: whether something was deleted that was not brought back
 */
gboolean
rk_variations_has_deleted (RkVariations *self)
{
  g_return_val_if_fail (RK_IS_VARIATIONS (self), FALSE);

  return self->deleted->len > 0;
}

/**
 * rk_variations_undo:
 * @self: a list of variations
 *
 * Brings back what was deleted last among what has its place still, to where it was. If
 * nothing has, all that was deleted is forgotten.
 *
 * Returns: whether there was something to bring back
 */
gboolean
rk_variations_undo (RkVariations *self)
{
  Deleted *deleted;
  guint n_lines;

  g_return_val_if_fail (RK_IS_VARIATIONS (self), FALSE);

  deleted = find_deleted (self);
  if (deleted == NULL)
    {
      g_ptr_array_set_size (self->deleted, 0);
      return FALSE;
    }

  n_lines = g_list_model_get_n_items (G_LIST_MODEL (deleted->from));
  g_list_store_insert (deleted->from, MIN (deleted->index, n_lines), deleted->line);
  g_ptr_array_remove (self->deleted, deleted);
  rk_match_texts_changed (get_match (self));

  return TRUE;
}
