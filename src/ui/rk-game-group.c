/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-combo-row.h"
#include "rk-game-group.h"
#include "rk-holes-row.h"
#include "rk-spin-row.h"

/* In the order of the list. */
typedef enum
{
  LENGTH_SINGLE,
  LENGTH_ROUNDS,
  LENGTH_WINS,
  LENGTH_CLOSED,
} Length;

struct _RkGameGroup
{
  AdwPreferencesGroup parent_instance;

  /* Template Widgets */
  AdwComboRow *length_row;
  AdwSpinRow *wins_row;
  AdwSpinRow *rounds_row;
  AdwComboRow *next_first_row;
  AdwComboRow *decides_row;
  AdwComboRow *holes_row;
  AdwComboRow *direction_row;

  /* While the rows are filled, nobody has chosen anything. */
  gboolean is_filling;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkGameGroup, rk_game_group, ADW_TYPE_PREFERENCES_GROUP)

static guint signals[N_SIGNALS];

static void
update_rows (RkGameGroup *self)
{
  Length length = adw_combo_row_get_selected (self->length_row);
  gboolean has_bound = length == LENGTH_WINS || length == LENGTH_CLOSED;

  gtk_widget_set_visible (GTK_WIDGET (self->wins_row), length == LENGTH_WINS);
  gtk_widget_set_visible (GTK_WIDGET (self->rounds_row), length != LENGTH_SINGLE);
  gtk_widget_set_visible (GTK_WIDGET (self->next_first_row), length != LENGTH_SINGLE);
  gtk_widget_set_visible (GTK_WIDGET (self->decides_row), length != LENGTH_SINGLE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rounds_row),
                                 has_bound ? _("Largest Number of Rounds") : _("Rounds"));
}

static void
changed_cb (RkGameGroup *self)
{
  if (self->is_filling)
    return;

  update_rows (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* A bound for an open end is not a wish for so many rounds. */
static void
length_changed_cb (RkGameGroup *self)
{
  Length length = adw_combo_row_get_selected (self->length_row);
  guint rounds = adw_spin_row_get_value (self->rounds_row);

  if (self->is_filling)
    return;

  self->is_filling = TRUE;
  if (length == LENGTH_ROUNDS && rounds >= RK_DEFAULT_MAX_ROUNDS)
    adw_spin_row_set_value (self->rounds_row, 4);
  else if (length > LENGTH_ROUNDS && rounds < RK_DEFAULT_MAX_ROUNDS)
    adw_spin_row_set_value (self->rounds_row, RK_DEFAULT_MAX_ROUNDS);
  self->is_filling = FALSE;

  changed_cb (self);
}

static void
rk_game_group_dispose (GObject *object)
{
  RkGameGroup *self = RK_GAME_GROUP (object);

  self->is_filling = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_GAME_GROUP);

  G_OBJECT_CLASS (rk_game_group_parent_class)->dispose (object);
}

static void
rk_game_group_class_init (RkGameGroupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_game_group_dispose;

  /**
   * RkGameGroup::changed:
   *
   * A person chose something else.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (RK_TYPE_COMBO_ROW);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-game-group.ui");
  gtk_widget_class_bind_template_child (widget_class, RkGameGroup, length_row);
  gtk_widget_class_bind_template_child (widget_class, RkGameGroup, wins_row);
  gtk_widget_class_bind_template_child (widget_class, RkGameGroup, rounds_row);
  gtk_widget_class_bind_template_child (widget_class, RkGameGroup, next_first_row);
  gtk_widget_class_bind_template_child (widget_class, RkGameGroup, decides_row);
  gtk_widget_class_bind_template_child (widget_class, RkGameGroup, holes_row);
  gtk_widget_class_bind_template_child (widget_class, RkGameGroup, direction_row);
  gtk_widget_class_bind_template_callback (widget_class, length_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
rk_game_group_init (RkGameGroup *self)
{
  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));

  rk_holes_row_fill (self->holes_row);
  rk_spin_row_use_own_digits (self->wins_row);
  rk_spin_row_use_own_digits (self->rounds_row);
  adw_spin_row_set_value (self->rounds_row, RK_DEFAULT_MAX_ROUNDS);
  update_rows (self);
  self->is_filling = FALSE;
}

/* A number of rounds and an open end differ only in how large the number is: the
 * match ends as well when one side is closed. */
static Length
get_length (const RkRules *game)
{
  if (game->max_wins > 0)
    return LENGTH_WINS;
  if (game->max_rounds == 1)
    return LENGTH_SINGLE;

  return game->max_rounds < RK_DEFAULT_MAX_ROUNDS ? LENGTH_ROUNDS : LENGTH_CLOSED;
}

/**
 * rk_game_group_set:
 * @self: a group
 * @game: what to show; with a largest number of rounds
 */
void
rk_game_group_set (RkGameGroup   *self,
                   const RkRules *game)
{
  g_return_if_fail (RK_IS_GAME_GROUP (self));
  g_return_if_fail (game != NULL);

  self->is_filling = TRUE;
  adw_combo_row_set_selected (self->length_row, get_length (game));
  if (game->max_wins > 0)
    adw_spin_row_set_value (self->wins_row, game->max_wins);
  if (game->max_rounds > 1)
    adw_spin_row_set_value (self->rounds_row, game->max_rounds);
  adw_combo_row_set_selected (self->next_first_row, game->next_first);
  adw_combo_row_set_selected (self->decides_row, game->decides);
  rk_holes_row_set_n_holes (self->holes_row, game->n_holes);
  adw_combo_row_set_selected (self->direction_row, game->direction);
  update_rows (self);
  self->is_filling = FALSE;
}

/**
 * rk_game_group_get:
 * @self: a group
 * @game: (out caller-allocates): what is chosen; always with a largest number of
 *   rounds
 */
void
rk_game_group_get (RkGameGroup *self,
                   RkRules     *game)
{
  Length length;

  g_return_if_fail (RK_IS_GAME_GROUP (self));
  g_return_if_fail (game != NULL);

  length = adw_combo_row_get_selected (self->length_row);
  rk_rules_init_standard (game);
  game->n_holes = rk_holes_row_get_n_holes (self->holes_row);
  game->direction = adw_combo_row_get_selected (self->direction_row);
  game->max_rounds =
    length == LENGTH_SINGLE ? 1 : adw_spin_row_get_value (self->rounds_row);
  if (length == LENGTH_WINS)
    game->max_wins = adw_spin_row_get_value (self->wins_row);
  if (length != LENGTH_SINGLE)
    {
      game->next_first = adw_combo_row_get_selected (self->next_first_row);
      game->decides = adw_combo_row_get_selected (self->decides_row);
    }
}

/**
 * rk_game_group_lock:
 * @self: a group
 *
 * During a tournament a game stays what it is.
 */
void
rk_game_group_lock (RkGameGroup *self)
{
  g_return_if_fail (RK_IS_GAME_GROUP (self));

  gtk_widget_set_sensitive (GTK_WIDGET (self->length_row), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->wins_row), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->rounds_row), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->next_first_row), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->decides_row), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->holes_row), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->direction_row), FALSE);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self),
                                         _("A game stays as it was when round 1 was paired."));
}
