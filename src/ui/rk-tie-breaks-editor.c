/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-combo-row.h"
#include "rk-format.h"
#include "rk-tie-breaks-editor.h"
#include "rk-tournament-sentences.h"

typedef enum
{
  BUTTON_UP,
  BUTTON_DOWN,
  BUTTON_REMOVE,
  N_BUTTONS,
} Button;

struct _RkTieBreaksEditor
{
  AdwPreferencesGroup parent_instance;

  /* Template Widgets */
  GtkListBox *list;
  AdwComboRow *add_row;
  GtkStringList *add_list;

  /* Owned: what is chosen; only system, n_tie_breaks and tie_breaks count. */
  RkRegulations regulations;
  /* What can be added, in the order of the list after its first item. */
  RkTieBreak candidates[RK_N_TIE_BREAKS];
  /* Borrowed: of each row the buttons, in the order of Button. */
  GtkWidget *buttons[RK_N_TIE_BREAKS][N_BUTTONS];
  /* While the list is made, nobody has chosen anything. */
  gboolean is_filling;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkTieBreaksEditor, rk_tie_breaks_editor, ADW_TYPE_PREFERENCES_GROUP)

static guint signals[N_SIGNALS];

static gboolean
is_chosen (RkTieBreaksEditor *self,
           RkTieBreak         tie_break)
{
  for (guint i = 0; i < self->regulations.n_tie_breaks; i++)
    if (self->regulations.tie_breaks[i] == tie_break)
      return TRUE;

  return FALSE;
}

/* Buchholz is the same for all in a round robin, and Koya is made for it. */
static gboolean
suits (RkTieBreak tie_break,
       RkSystem   system)
{
  gboolean is_robin = system == RK_SYSTEM_ROUND_ROBIN || system == RK_SYSTEM_DOUBLE_ROUND_ROBIN;

  if (tie_break == RK_TIE_BREAK_BH || tie_break == RK_TIE_BREAK_BH_C1)
    return !is_robin;

  return tie_break != RK_TIE_BREAK_KS || is_robin;
}

static void
fill_candidates (RkTieBreaksEditor *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  guint n_candidates = 0;

  g_strv_builder_add (builder, C_("a tie-break to add", "Choose"));
  for (RkTieBreak tie_break = 0; tie_break < RK_N_TIE_BREAKS; tie_break++)
    if (!is_chosen (self, tie_break) && suits (tie_break, self->regulations.system))
      {
        g_strv_builder_take (builder, rk_text_tie_break_name (tie_break));
        self->candidates[n_candidates++] = tie_break;
      }
  names = g_strv_builder_end (builder);

  gtk_string_list_splice (self->add_list, 0,
                          g_list_model_get_n_items (G_LIST_MODEL (self->add_list)),
                          (const char *const *) names);
  adw_combo_row_set_selected (self->add_row, 0);
  gtk_widget_set_visible (GTK_WIDGET (self->add_row), n_candidates > 0);
}

/* Takes @label. @action: NULL for a button that can do nothing in this row. */
static GtkWidget *
add_button (GtkWidget  *row,
            const char *icon_name,
            const char *action,
            guint       index,
            char       *label)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon_name);

  gtk_widget_set_tooltip_text (button, label);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_sensitive (button, action != NULL);
  if (action != NULL)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", index);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  g_free (label);

  return button;
}

static void
add_buttons (RkTieBreaksEditor *self,
             GtkWidget         *row,
             guint              index,
             const char        *name)
{
  GtkWidget **buttons = self->buttons[index];
  const char *up = index > 0 ? "tie-breaks.move-up" : NULL;
  const char *down =
    index + 1 < self->regulations.n_tie_breaks ? "tie-breaks.move-down" : NULL;

  buttons[BUTTON_UP] = add_button (row, "go-up-symbolic", up, index,
                                   /* TRANSLATORS: "%s" is a tie-break. */
                                   g_strdup_printf (_("Move “%s” Up"), name));
  buttons[BUTTON_DOWN] = add_button (row, "go-down-symbolic", down, index,
                                     /* TRANSLATORS: "%s" is a tie-break. */
                                     g_strdup_printf (_("Move “%s” Down"), name));
  buttons[BUTTON_REMOVE] = add_button (row, "list-remove-symbolic", "tie-breaks.remove", index,
                                       /* TRANSLATORS: "%s" is a tie-break. */
                                       g_strdup_printf (_("Take “%s” Out"), name));
}

static void
add_row (RkTieBreaksEditor *self,
         guint              index)
{
  RkTieBreak tie_break = self->regulations.tie_breaks[index];
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *name = rk_text_tie_break_name (tie_break);
  g_autofree char *help = rk_text_tie_break_help (tie_break);
  g_autofree char *number = rk_format_number (index + 1);
  GtkWidget *place = gtk_label_new (number);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), help);
  gtk_widget_add_css_class (place, "dimmed");
  gtk_widget_add_css_class (place, "numeric");
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), place);
  add_buttons (self, row, index, name);
  gtk_list_box_append (self->list, row);
}

static void
fill (RkTieBreaksEditor *self)
{
  self->is_filling = TRUE;
  gtk_list_box_remove_all (self->list);
  for (guint i = 0; i < self->regulations.n_tie_breaks; i++)
    add_row (self, i);
  gtk_widget_set_visible (GTK_WIDGET (self->list), self->regulations.n_tie_breaks > 0);
  fill_candidates (self);
  self->is_filling = FALSE;
}

static void
change (RkTieBreaksEditor *self)
{
  fill (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* The row was made anew. @button: which of its buttons, N_BUTTONS for the row. */
static void
focus (RkTieBreaksEditor *self,
       guint              index,
       Button             button)
{
  if (index >= self->regulations.n_tie_breaks)
    gtk_widget_grab_focus (GTK_WIDGET (self->add_row));
  else if (button < N_BUTTONS && gtk_widget_is_sensitive (self->buttons[index][button]))
    gtk_widget_grab_focus (self->buttons[index][button]);
  else
    gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (self->list, index)));
}

static void
move (RkTieBreaksEditor *self,
      guint              from,
      guint              to,
      Button             button)
{
  RkTieBreak *tie_breaks = self->regulations.tie_breaks;
  RkTieBreak moved = tie_breaks[from];

  tie_breaks[from] = tie_breaks[to];
  tie_breaks[to] = moved;
  change (self);
  focus (self, to, button);
}

static void
take_out (RkTieBreaksEditor *self,
          guint              index)
{
  RkRegulations *regulations = &self->regulations;

  regulations->n_tie_breaks--;
  for (guint i = index; i < regulations->n_tie_breaks; i++)
    regulations->tie_breaks[i] = regulations->tie_breaks[i + 1];
  change (self);
  focus (self, MIN (index, MAX (regulations->n_tie_breaks, 1) - 1), BUTTON_REMOVE);
}

static void
action_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  RkTieBreaksEditor *self = RK_TIE_BREAKS_EDITOR (widget);
  guint index = g_variant_get_uint32 (parameter);

  if (g_str_equal (action, "tie-breaks.remove"))
    take_out (self, index);
  else if (g_str_equal (action, "tie-breaks.move-up"))
    move (self, index, index - 1, BUTTON_UP);
  else
    move (self, index, index + 1, BUTTON_DOWN);
}

/* The index of the row with the focus, or one that there is not. */
static guint
get_focused (RkTieBreaksEditor *self)
{
  GtkWidget *focused = gtk_widget_get_focus_child (GTK_WIDGET (self->list));

  return GTK_IS_LIST_BOX_ROW (focused)
           ? (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (focused))
           : RK_N_TIE_BREAKS;
}

static gboolean
move_key_cb (GtkWidget *widget,
             GVariant  *args,
             gpointer   user_data)
{
  RkTieBreaksEditor *self = RK_TIE_BREAKS_EDITOR (widget);
  guint index = get_focused (self);
  int steps = g_variant_get_int32 (args);

  if (index >= RK_N_TIE_BREAKS)
    return GDK_EVENT_PROPAGATE;

  if (steps < 0 ? index > 0 : index + 1 < self->regulations.n_tie_breaks)
    move (self, index, index + steps, N_BUTTONS);

  return GDK_EVENT_STOP;
}

static gboolean
remove_key_cb (GtkWidget *widget,
               GVariant  *args,
               gpointer   user_data)
{
  RkTieBreaksEditor *self = RK_TIE_BREAKS_EDITOR (widget);
  guint index = get_focused (self);

  if (index >= RK_N_TIE_BREAKS)
    return GDK_EVENT_PROPAGATE;

  take_out (self, index);

  return GDK_EVENT_STOP;
}

static void
preset_cb (RkTieBreaksEditor *self)
{
  rk_regulations_preset_tie_breaks (&self->regulations);
  change (self);
}

static gboolean
fill_idle_cb (gpointer user_data)
{
  change (RK_TIE_BREAKS_EDITOR (user_data));

  return G_SOURCE_REMOVE;
}

/* The list of the row is made anew when the row has done its part. */
static void
add_cb (RkTieBreaksEditor *self)
{
  guint selected = adw_combo_row_get_selected (self->add_row);

  if (self->is_filling || selected == 0 || selected == GTK_INVALID_LIST_POSITION)
    return;

  self->regulations.tie_breaks[self->regulations.n_tie_breaks++] = self->candidates[selected - 1];
  self->is_filling = TRUE;
  g_idle_add_full (G_PRIORITY_DEFAULT, fill_idle_cb, g_object_ref (self), g_object_unref);
}

static void
rk_tie_breaks_editor_dispose (GObject *object)
{
  RkTieBreaksEditor *self = RK_TIE_BREAKS_EDITOR (object);

  self->is_filling = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_TIE_BREAKS_EDITOR);

  G_OBJECT_CLASS (rk_tie_breaks_editor_parent_class)->dispose (object);
}

static void
rk_tie_breaks_editor_class_init (RkTieBreaksEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_tie_breaks_editor_dispose;

  /**
   * RkTieBreaksEditor::changed:
   *
   * A person changed the list.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (RK_TYPE_COMBO_ROW);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-tie-breaks-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, RkTieBreaksEditor, list);
  gtk_widget_class_bind_template_child (widget_class, RkTieBreaksEditor, add_row);
  gtk_widget_class_bind_template_child (widget_class, RkTieBreaksEditor, add_list);
  gtk_widget_class_bind_template_callback (widget_class, preset_cb);
  gtk_widget_class_bind_template_callback (widget_class, add_cb);

  gtk_widget_class_install_action (widget_class, "tie-breaks.move-up", "u", action_cb);
  gtk_widget_class_install_action (widget_class, "tie-breaks.move-down", "u", action_cb);
  gtk_widget_class_install_action (widget_class, "tie-breaks.remove", "u", action_cb);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Up, GDK_ALT_MASK, move_key_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Down, GDK_ALT_MASK, move_key_cb, "i", 1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, GDK_NO_MODIFIER_MASK,
                                remove_key_cb, NULL);
}

static void
rk_tie_breaks_editor_init (RkTieBreaksEditor *self)
{
  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  self->is_filling = FALSE;
}

/**
 * rk_tie_breaks_editor_set:
 * @self: an editor
 * @regulations: whose tie-breaks to show; its system says what can be added
 */
void
rk_tie_breaks_editor_set (RkTieBreaksEditor   *self,
                          const RkRegulations *regulations)
{
  g_return_if_fail (RK_IS_TIE_BREAKS_EDITOR (self));
  g_return_if_fail (regulations != NULL);

  self->regulations = *regulations;
  fill (self);
}

/**
 * rk_tie_breaks_editor_get:
 * @self: an editor
 * @regulations: (inout): gets the tie-breaks of the list; the rest stays
 */
void
rk_tie_breaks_editor_get (RkTieBreaksEditor *self,
                          RkRegulations     *regulations)
{
  g_return_if_fail (RK_IS_TIE_BREAKS_EDITOR (self));
  g_return_if_fail (regulations != NULL);

  regulations->n_tie_breaks = self->regulations.n_tie_breaks;
  for (guint i = 0; i < regulations->n_tie_breaks; i++)
    regulations->tie_breaks[i] = self->regulations.tie_breaks[i];
}
