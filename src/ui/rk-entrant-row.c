/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-entrant-row.h"
#include "rk-format.h"
#include "rk-sentences.h"
#include "rk-tournament-sentences.h"

struct _RkEntrantRow
{
  GtkBox parent_instance;

  /* Template Widgets */
  GtkLabel *number_label;
  GtkLabel *name_label;
  GtkLabel *details_label;
  GtkLabel *state_label;
  GtkLabel *points_label;
  GtkWidget *button;

  /* Borrowed References: while the row is bound. */
  GtkListItem *list_item;

  /* Owned References */
  RkTournament *tournament;
  GSignalGroup *changes;
  RkEntrant *entrant;
};

enum
{
  MENU,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkEntrantRow, rk_entrant_row, GTK_TYPE_BOX)

static guint signals[N_SIGNALS];

static void
set_label (GtkLabel   *label,
           const char *text)
{
  gtk_label_set_label (label, text);
  gtk_widget_set_visible (GTK_WIDGET (label), *text != '\0');
}

/* Strength and club, as far as they are known. */
static char *
make_details (RkEntrantRow *self)
{
  const char *club = rk_entrant_get_club (self->entrant);
  guint strength = rk_entrant_get_strength (self->entrant);
  g_autofree char *number = strength > 0 ? rk_format_number (strength) : NULL;
  g_autofree char *name = club != NULL ? rk_text_one_line (club) : NULL;

  if (number != NULL && name != NULL)
    return g_strdup_printf ("%s · %s", number, name);
  if (number != NULL)
    return g_steal_pointer (&number);

  return name != NULL ? g_steal_pointer (&name) : g_strdup ("");
}

static void
append_sentence (GString *text,
                 char    *sentence)
{
  if (*sentence != '\0' && text->len > 0)
    g_string_append_c (text, ' ');
  g_string_append (text, sentence);
  g_free (sentence);
}

static char *
describe (RkEntrantRow *self,
          guint         points)
{
  const char *club = rk_entrant_get_club (self->entrant);
  guint strength = rk_entrant_get_strength (self->entrant);
  g_autofree char *number = rk_format_number (strength);
  GString *text = g_string_new (NULL);

  append_sentence (text, rk_text_entrant_state (self->entrant));
  if (strength > 0)
    /* TRANSLATORS: read out of a player; "%s" is a number. */
    append_sentence (text, g_strdup_printf (_("Strength %s."), number));
  if (club != NULL)
    /* TRANSLATORS: read out of a player; "%s" is the name of a club. */
    append_sentence (text, g_strdup_printf (_("Club: %s."), club));
  if (rk_tournament_get_n_published (self->tournament) > 0)
    append_sentence (text, rk_text_points (points));

  return g_string_free_and_steal (text);
}

static void
update (RkEntrantRow *self)
{
  guint n_rounds = rk_tournament_get_n_published (self->tournament);
  guint points = rk_tournament_get_points (self->tournament, self->entrant, n_rounds);
  guint number = rk_entrant_get_number (self->entrant);
  g_autofree char *number_text = number > 0 ? rk_format_number (number) : g_strdup ("");
  g_autofree char *name = rk_text_entrant_name (self->entrant);
  g_autofree char *full_name = rk_text_entrant (self->entrant);
  g_autofree char *details = make_details (self);
  g_autofree char *state = rk_text_entrant_state (self->entrant);
  g_autofree char *points_text = rk_format_points (points);
  g_autofree char *description = describe (self, points);

  gtk_label_set_label (self->number_label, number_text);
  gtk_label_set_label (self->name_label, name);
  set_label (self->details_label, details);
  set_label (self->state_label, state);
  set_label (self->points_label, n_rounds > 0 ? points_text : "");
  if (rk_entrant_get_withdrawn (self->entrant) > 0)
    gtk_widget_add_css_class (GTK_WIDGET (self->name_label), "dimmed");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->name_label), "dimmed");
  gtk_list_item_set_accessible_label (self->list_item, full_name);
  gtk_list_item_set_accessible_description (self->list_item, description);
}

/* A player that was removed still has a row until the list hears of it. */
static void
changed_cb (RkEntrantRow *self)
{
  guint id = rk_entrant_get_id (self->entrant);

  if (rk_tournament_get_entrant (self->tournament, id) == self->entrant)
    update (self);
}

static void
clicked_cb (RkEntrantRow *self)
{
  g_signal_emit (self, signals[MENU], 0);
}

static void
rk_entrant_row_dispose (GObject *object)
{
  RkEntrantRow *self = RK_ENTRANT_ROW (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_ENTRANT_ROW);
  g_clear_object (&self->changes);
  g_clear_object (&self->tournament);
  g_clear_object (&self->entrant);

  G_OBJECT_CLASS (rk_entrant_row_parent_class)->dispose (object);
}

static void
rk_entrant_row_class_init (RkEntrantRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_entrant_row_dispose;

  /**
   * RkEntrantRow::menu:
   *
   * A person wants to see what can be done with the player.
   */
  signals[MENU] = g_signal_new ("menu", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-entrant-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RkEntrantRow, number_label);
  gtk_widget_class_bind_template_child (widget_class, RkEntrantRow, name_label);
  gtk_widget_class_bind_template_child (widget_class, RkEntrantRow, details_label);
  gtk_widget_class_bind_template_child (widget_class, RkEntrantRow, state_label);
  gtk_widget_class_bind_template_child (widget_class, RkEntrantRow, points_label);
  gtk_widget_class_bind_template_child (widget_class, RkEntrantRow, button);
  gtk_widget_class_bind_template_callback (widget_class, clicked_cb);
}

static void
rk_entrant_row_init (RkEntrantRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->changes = g_signal_group_new (RK_TYPE_TOURNAMENT);
  g_signal_group_connect_swapped (self->changes, "changed", G_CALLBACK (changed_cb), self);
}

/**
 * rk_entrant_row_new:
 *
 * Returns: (transfer floating): a new row without a player
 */
GtkWidget *
rk_entrant_row_new (void)
{
  return g_object_new (RK_TYPE_ENTRANT_ROW, NULL);
}

/**
 * rk_entrant_row_bind:
 * @self: a row
 * @tournament: a tournament
 * @list_item: the item of a list whose child @self is; its item is a player of
 *   @tournament
 */
void
rk_entrant_row_bind (RkEntrantRow *self,
                     RkTournament *tournament,
                     GtkListItem  *list_item)
{
  g_return_if_fail (RK_IS_ENTRANT_ROW (self));
  g_return_if_fail (RK_IS_TOURNAMENT (tournament));
  g_return_if_fail (GTK_IS_LIST_ITEM (list_item));

  self->list_item = list_item;
  g_set_object (&self->entrant, RK_ENTRANT (gtk_list_item_get_item (list_item)));
  g_set_object (&self->tournament, tournament);
  g_signal_group_set_target (self->changes, tournament);
  update (self);
}

/**
 * rk_entrant_row_unbind:
 * @self: a row
 */
void
rk_entrant_row_unbind (RkEntrantRow *self)
{
  g_return_if_fail (RK_IS_ENTRANT_ROW (self));

  g_signal_group_set_target (self->changes, NULL);
  g_clear_object (&self->tournament);
  g_clear_object (&self->entrant);
  self->list_item = NULL;
}

/**
 * rk_entrant_row_get_entrant:
 * @self: a row
 *
 * Returns: (transfer none) (nullable): the player
 */
RkEntrant *
rk_entrant_row_get_entrant (RkEntrantRow *self)
{
  g_return_val_if_fail (RK_IS_ENTRANT_ROW (self), NULL);

  return self->entrant;
}

/**
 * rk_entrant_row_get_button:
 * @self: a row
 *
 * Returns: (transfer none): the button that asks for the menu
 */
GtkWidget *
rk_entrant_row_get_button (RkEntrantRow *self)
{
  g_return_val_if_fail (RK_IS_ENTRANT_ROW (self), NULL);

  return self->button;
}
