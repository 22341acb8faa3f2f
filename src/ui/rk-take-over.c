/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-library-page.h"
#include "rk-match-page.h"
#include "rk-pairings-pane.h"
#include "rk-standings-pane.h"
#include "rk-take-over.h"
#include "rk-tournament-page.h"

/* In so many frames a view of usual content has its height. */
#define LAYOUT_FRAMES 10

typedef struct
{
  double value;
  guint n_frames;
} Scroll;

/* The height is known only when the content is laid out, and grows while rows are
 * measured. */
static gboolean
scroll_cb (GtkWidget     *widget,
           GdkFrameClock *frame_clock,
           gpointer       user_data)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget));
  Scroll *self = user_data;
  double end =
    gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  self->n_frames++;
  if (self->n_frames > 1)
    gtk_adjustment_set_value (adjustment, self->value);
  if (self->n_frames > 1 && (end >= self->value || self->n_frames > LAYOUT_FRAMES))
    return G_SOURCE_REMOVE;
  return G_SOURCE_CONTINUE;
}

static void
take_scrolled (gpointer widget,
               gpointer old)
{
  double value = gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (old));
  Scroll *scroll;

  if (value <= 0)
    return;
  scroll = g_new0 (Scroll, 1);
  scroll->value = value;
  gtk_widget_add_tick_callback (widget, scroll_cb, scroll, g_free);
}

static void
take_text (gpointer widget,
           gpointer old)
{
  const char *text = gtk_editable_get_text (old);

  if (g_str_equal (text, gtk_editable_get_text (widget)))
    return;
  gtk_editable_set_text (widget, text);
  gtk_editable_set_position (widget, gtk_editable_get_position (old));
}

static void
take_list (gpointer widget,
           gpointer old)
{
  GtkSelectionModel *model = gtk_list_view_get_model (widget);
  GtkSelectionModel *old_model = gtk_list_view_get_model (old);

  if (GTK_IS_SINGLE_SELECTION (model) && GTK_IS_SINGLE_SELECTION (old_model))
    gtk_single_selection_set_selected (
        GTK_SINGLE_SELECTION (model),
        gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (old_model)));
}

static void
take_round (gpointer widget,
            gpointer old)
{
  RkTournamentRound *round = rk_pairings_pane_get_round (old);

  if (round != NULL)
    rk_pairings_pane_show_round (widget, rk_tournament_round_get_number (round));
}

static void
take_n_rounds (gpointer widget,
               gpointer old)
{
  rk_standings_pane_set_n_rounds (widget, rk_standings_pane_get_n_rounds (old));
}

static void
take_property (gpointer    widget,
               gpointer    old,
               const char *name)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_object_get_property (old, name, &value);
  g_object_set_property (widget, name, &value);
}

/* For each type what it has to be given; "last": its children are its own affair.
 * What follows from the model or from the state of the window is not here. */
static const struct
{
  GType (*get_type) (void);
  void (*take) (gpointer widget,
                gpointer old);
  const char *property;
  gboolean last;
} takers[] = {
  { rk_library_page_get_type, (void (*) (gpointer, gpointer)) rk_library_page_take_deletions },
  { rk_match_page_get_type, (void (*) (gpointer, gpointer)) rk_match_page_take_trial },
  { rk_tournament_page_get_type, (void (*) (gpointer, gpointer)) rk_tournament_page_take_timer },
  { rk_pairings_pane_get_type, take_round },
  { rk_standings_pane_get_type, take_n_rounds },
  { gtk_scrolled_window_get_type, take_scrolled },
  { gtk_text_get_type, take_text, NULL, TRUE },
  { gtk_list_view_get_type, take_list, NULL, TRUE },
  { gtk_search_bar_get_type, NULL, "search-mode-enabled" },
  { gtk_expander_get_type, NULL, "expanded" },
  { gtk_drop_down_get_type, NULL, "selected", TRUE },
  { adw_toggle_group_get_type, NULL, "active-name", TRUE },
  { gtk_menu_button_get_type, NULL, NULL, TRUE },
  { gtk_column_view_get_type, NULL, NULL, TRUE },
};

/* Whether the children of @widget are to be looked at. */
static gboolean
take (GtkWidget *widget,
      GtkWidget *old)
{
  for (gsize i = 0; i < G_N_ELEMENTS (takers); i++)
    {
      if (!g_type_is_a (G_OBJECT_TYPE (widget), takers[i].get_type ()))
        continue;
      if (takers[i].take != NULL)
        takers[i].take (widget, old);
      if (takers[i].property != NULL)
        take_property (widget, old, takers[i].property);
      return !takers[i].last;
    }
  return TRUE;
}

/**
 * rk_take_over:
 * @widget: a widget that was just made
 * @old: one that shows the same
 *
 * Gives @widget, and all in it, what a person has left in @old: what is typed and
 * not yet used, how far a view is scrolled, which round is looked at, what can be
 * brought back, a clock that runs, and the focus.
 *
 * The two are gone through side by side; where they are not built alike nothing
 * is taken.
 */
void
rk_take_over (GtkWidget *widget,
              GtkWidget *old)
{
  GtkWidget *child;
  GtkWidget *old_child;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (GTK_IS_WIDGET (old));

  if (G_OBJECT_TYPE (widget) != G_OBJECT_TYPE (old))
    return;
  if (!take (widget, old))
    return;

  child = gtk_widget_get_first_child (widget);
  old_child = gtk_widget_get_first_child (old);
  while (child != NULL && old_child != NULL)
    {
      rk_take_over (child, old_child);
      child = gtk_widget_get_next_sibling (child);
      old_child = gtk_widget_get_next_sibling (old_child);
    }
}
