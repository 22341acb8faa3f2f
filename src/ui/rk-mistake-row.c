/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-mistake-row.h"
#include "rk-notation.h"
#include "rk-review-sentences.h"
#include "rk-sentences.h"

struct _RkMistakeRow
{
  GtkListBoxRow parent_instance;

  /* Owned References */
  RkMistake *mistake;
};

G_DEFINE_FINAL_TYPE (RkMistakeRow, rk_mistake_row, GTK_TYPE_LIST_BOX_ROW)

static void
rk_mistake_row_dispose (GObject *object)
{
  g_clear_object (&RK_MISTAKE_ROW (object)->mistake);

  G_OBJECT_CLASS (rk_mistake_row_parent_class)->dispose (object);
}

static void
rk_mistake_row_class_init (RkMistakeRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rk_mistake_row_dispose;
}

static void
rk_mistake_row_init (RkMistakeRow *self)
{
}

static GtkWidget *
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
  gtk_widget_add_css_class (label, "numeric");
  gtk_box_append (GTK_BOX (box), label);

  return label;
}

static GtkWidget *
make_texts (RkMatch   *match,
            RkMistake *mistake)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autofree char *name = rk_text_player_plain (match, rk_mistake_get_side (mistake));
  g_autofree char *round = rk_format_number (rk_mistake_get_round (mistake) + 1);
  g_autofree char *move = rk_format_number (rk_mistake_get_ply (mistake));
  /* TRANSLATORS: Where in a match a mistake was made: the number of the round and of the
   * move in it. */
  g_autofree char *place = g_strdup_printf (_("Round %1$s · Move %2$s"), round, move);

  add_label (box, name, "body");
  add_label (box, place, "caption");
  gtk_widget_set_hexpand (box, TRUE);

  return box;
}

/* The letter that was played, and the stones given away: "C … −4", or "C … −≥4" where it may
 * be more. */
static GtkWidget *
make_child (RkMatch   *match,
            RkMistake *mistake)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  char letter[] = {
    rk_hole_to_letter (rk_match_get_rules (match)->n_holes, rk_mistake_get_hole (mistake)), '\0'
  };
  g_autofree char *number = rk_format_number (rk_mistake_get_lost (mistake));
  gboolean is_exact = rk_loss_is_exact (rk_mistake_get_loss (mistake));
  g_autofree char *lost = g_strconcat (is_exact ? "−" : "−≥", number, NULL);

  gtk_label_set_width_chars (GTK_LABEL (add_label (box, letter, "heading")), 1);
  gtk_box_append (GTK_BOX (box), make_texts (match, mistake));
  add_label (box, lost, "heading");

  return box;
}

/**
 * rk_mistake_row_new:
 * @match: a match
 * @mistake: a mistake in it
 *
 * Returns: (transfer floating): a new row
 */
GtkWidget *
rk_mistake_row_new (RkMatch   *match,
                    RkMistake *mistake)
{
  RkMistakeRow *self;
  g_autofree char *text = NULL;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);
  g_return_val_if_fail (RK_IS_MISTAKE (mistake), NULL);

  self = g_object_new (RK_TYPE_MISTAKE_ROW, NULL);
  self->mistake = g_object_ref (mistake);
  text = rk_text_mistake (match, mistake);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), make_child (match, mistake));
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);

  return GTK_WIDGET (self);
}

/**
 * rk_mistake_row_get_mistake:
 * @self: a row
 *
 * Returns: (transfer none): what it shows
 */
RkMistake *
rk_mistake_row_get_mistake (RkMistakeRow *self)
{
  g_return_val_if_fail (RK_IS_MISTAKE_ROW (self), NULL);

  return self->mistake;
}
