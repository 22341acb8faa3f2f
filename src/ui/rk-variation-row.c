/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-menu.h"
#include "rk-review-sentences.h"
#include "rk-sentences.h"
#include "rk-variation-row.h"

/* So many moves stand in the place of a name. */
#define MOST_MOVES 6
/* Variations that lie deeper than this stand no further in. */
#define MOST_DEPTH 4
#define INDENT     16

struct _RkVariationRow
{
  GtkListBoxRow parent_instance;

  /* Owned References */
  RkLine *line;
  /* The list that it is in: of a round or of another line. */
  GListStore *owner;

  /* Borrowed References */
  GtkMenuButton *menu_button;

  guint round;
  guint depth;
};

G_DEFINE_FINAL_TYPE (RkVariationRow, rk_variation_row, GTK_TYPE_LIST_BOX_ROW)

static void
rk_variation_row_dispose (GObject *object)
{
  RkVariationRow *self = RK_VARIATION_ROW (object);

  g_clear_object (&self->line);
  g_clear_object (&self->owner);

  G_OBJECT_CLASS (rk_variation_row_parent_class)->dispose (object);
}

static gboolean
key_pressed_cb (GtkWidget *widget,
                GVariant  *args,
                gpointer   user_data)
{
  guint index = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (widget));

  gtk_widget_activate_action (widget, g_variant_get_string (args, NULL), "u", index);

  return GDK_EVENT_STOP;
}

static gboolean
menu_key_pressed_cb (GtkWidget *widget,
                     GVariant  *args,
                     gpointer   user_data)
{
  gtk_menu_button_popup (RK_VARIATION_ROW (widget)->menu_button);

  return GDK_EVENT_STOP;
}

static void
rk_variation_row_class_init (RkVariationRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rk_variation_row_dispose;

  gtk_widget_class_add_binding (widget_class, GDK_KEY_F2, 0, key_pressed_cb, "s",
                                "variation.rename");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Delete, 0, key_pressed_cb, "s",
                                "variation.delete");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_KP_Delete, 0, key_pressed_cb, "s",
                                "variation.delete");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Menu, 0, menu_key_pressed_cb, NULL);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_F10, GDK_SHIFT_MASK, menu_key_pressed_cb,
                                NULL);
}

static void
right_released_cb (RkVariationRow *self)
{
  gtk_menu_button_popup (self->menu_button);
}

static void
rk_variation_row_init (RkVariationRow *self)
{
  GtkGesture *right = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (right), GDK_BUTTON_SECONDARY);
  g_signal_connect_object (right, "released", G_CALLBACK (right_released_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (right));
}

static char *
describe_start (RkLine *line,
                guint   ply)
{
  guint n_moves = rk_line_get_n_moves (line);
  g_autofree char *number = rk_format_number (n_moves);
  g_autofree char *after = rk_format_number (ply);
  g_autofree char *count = g_strdup_printf (ngettext ("%s move", "%s moves", n_moves), number);

  if (ply == 0)
    /* TRANSLATORS: Where a variation begins. "%s" is "5 moves". */
    return g_strdup_printf (_("From the start of the round · %s"), count);

  /* TRANSLATORS: Where a variation begins: the number of the move before it. The second is
   * "5 moves". */
  return g_strdup_printf (_("After move %1$s · %2$s"), after, count);
}

/* Where there are more rounds than one, in which of them. */
static char *
describe_place (RkMatch *match,
                guint    round_index,
                RkLine  *line,
                guint    ply)
{
  g_autofree char *start = describe_start (line, ply);
  g_autofree char *number = rk_format_number (round_index + 1);
  g_autofree char *round = NULL;

  if (rk_match_get_n_rounds (match) == 1)
    return g_steal_pointer (&start);

  /* TRANSLATORS: A heading. "%s" is the number of a round. */
  round = g_strdup_printf (_("Round %s"), number);
  return g_strdup_printf ("%s · %s", round, start);
}

static void
add_label (GtkWidget  *box,
           const char *text,
           const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", text,
                                   "xalign", 0.0f,
                                   "ellipsize", PANGO_ELLIPSIZE_END,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_box_append (GTK_BOX (box), label);
}

static GtkWidget *
make_texts (RkVariationRow *self,
            const char     *title,
            const char     *place)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  add_label (box, title, "body");
  add_label (box, place, "caption");
  gtk_widget_set_hexpand (box, TRUE);
  gtk_widget_set_margin_start (box, INDENT * MIN (self->depth, MOST_DEPTH));

  return box;
}

static void
add_item (GMenu          *menu,
          RkVariationRow *self,
          const char     *label,
          const char     *action)
{
  g_autoptr (GMenuItem) item = g_menu_item_new (label, NULL);
  guint index = gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (self));

  g_menu_item_set_action_and_target (item, action, "u", index);
  g_menu_append_item (menu, item);
}

static void
create_popup_cb (GtkMenuButton *button,
                 gpointer       user_data)
{
  RkVariationRow *self = RK_VARIATION_ROW (user_data);
  g_autoptr (GMenu) menu = g_menu_new ();

  add_item (menu, self, _("_Rename…"), "variation.rename");
  add_item (menu, self, _("_Delete"), "variation.delete");
  rk_menu_set (button, G_MENU_MODEL (menu));
}

static GtkWidget *
make_menu_button (RkVariationRow *self)
{
  GtkWidget *button = g_object_new (GTK_TYPE_MENU_BUTTON,
                                    "icon-name", "view-more-symbolic",
                                    "valign", GTK_ALIGN_CENTER,
                                    "tooltip-text", _("Menu"),
                                    NULL);

  gtk_widget_add_css_class (button, "flat");
  self->menu_button = GTK_MENU_BUTTON (button);
  gtk_menu_button_set_create_popup_func (self->menu_button, create_popup_cb, self, NULL);

  return button;
}

/**
 * rk_variation_row_new:
 * @match: the match that it is in
 * @round_index: the index of the round that it is in
 * @line: a variation
 * @owner: the list that it is in
 * @depth: how many variations lie around it
 * @ply: how many moves are played before it, from the start of the round
 *
 * Its menu and keys activate "variation.rename" and "variation.delete" with the index of
 * the row.
 *
 * Returns: (transfer floating): a new row
 */
GtkWidget *
rk_variation_row_new (RkMatch    *match,
                      guint       round_index,
                      RkLine     *line,
                      GListStore *owner,
                      guint       depth,
                      guint       ply)
{
  RkVariationRow *self;
  g_autofree char *moves = NULL;
  g_autofree char *title = NULL;
  g_autofree char *place = NULL;
  g_autofree char *text = NULL;
  GtkWidget *box;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (round_index < rk_match_get_n_rounds (match), NULL);
  g_return_val_if_fail (RK_IS_LINE (line), NULL);
  g_return_val_if_fail (G_IS_LIST_STORE (owner), NULL);

  self = g_object_new (RK_TYPE_VARIATION_ROW, NULL);
  self->line = g_object_ref (line);
  self->owner = g_object_ref (owner);
  self->round = round_index;
  self->depth = depth;

  moves = rk_text_line_moves (line, G_MAXUINT);
  title = rk_line_get_name (line) != NULL ? rk_text_one_line (rk_line_get_name (line))
                                          : rk_text_line_moves (line, MOST_MOVES);
  place = describe_place (match, round_index, line, ply);
  /* TRANSLATORS: A variation for a screen reader: its name or its first moves, and where it
   * begins; it leaves another variation, which stands above it in the list. */
  text = depth > 0 ? g_strdup_printf (_("%1$s. %2$s. In another variation."), title, place)
                   : g_strdup_printf ("%s. %s.", title, place);

  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (box), make_texts (self, title, place));
  gtk_box_append (GTK_BOX (box), make_menu_button (self));
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), moves);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);

  return GTK_WIDGET (self);
}

/**
 * rk_variation_row_get_line:
 * @self: a row
 *
 * Returns: (transfer none): what it shows
 */
RkLine *
rk_variation_row_get_line (RkVariationRow *self)
{
  g_return_val_if_fail (RK_IS_VARIATION_ROW (self), NULL);

  return self->line;
}

/**
 * rk_variation_row_get_owner:
 * @self: a row
 *
 * Returns: (transfer none): the list that the variation is in
 */
GListStore *
rk_variation_row_get_owner (RkVariationRow *self)
{
  g_return_val_if_fail (RK_IS_VARIATION_ROW (self), NULL);

  return self->owner;
}

/**
 * rk_variation_row_get_depth:
 * @self: a row
 *
 * Returns: how many variations lie around it
 */
guint
rk_variation_row_get_depth (RkVariationRow *self)
{
  g_return_val_if_fail (RK_IS_VARIATION_ROW (self), 0);

  return self->depth;
}

/**
 * rk_variation_row_get_round:
 * @self: a row
 *
 * Returns: the index of the round that the variation is in
 */
guint
rk_variation_row_get_round (RkVariationRow *self)
{
  g_return_val_if_fail (RK_IS_VARIATION_ROW (self), 0);

  return self->round;
}
