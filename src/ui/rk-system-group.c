/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-combo-row.h"
#include "rk-format.h"
#include "rk-spin-row.h"
#include "rk-system-group.h"
#include "rk-tournament-defaults.h"
#include "rk-tournament-sentences.h"

struct _RkSystemGroup
{
  AdwPreferencesGroup parent_instance;

  /* Template Widgets */
  AdwComboRow *system_row;
  GtkStringList *system_list;
  AdwSpinRow *rounds_row;
  AdwComboRow *games_row;
  AdwComboRow *role_row;
  AdwSwitchRow *swap_row;
  AdwSwitchRow *third_row;
  AdwSwitchRow *half_row;
  AdwSpinRow *minutes_row;

  /* While the rows are filled, nobody has chosen anything. */
  gboolean is_filling;
  gboolean is_locked;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkSystemGroup, rk_system_group, ADW_TYPE_PREFERENCES_GROUP)

static guint signals[N_SIGNALS];

/* Only what matters in the system that is chosen. */
static void
update_rows (RkSystemGroup *self)
{
  RkSystem system = adw_combo_row_get_selected (self->system_row);
  gboolean is_swiss = system == RK_SYSTEM_SWISS;
  gboolean is_double = system == RK_SYSTEM_DOUBLE_ROUND_ROBIN;
  g_autofree char *help = rk_text_system_help (system);

  if (!self->is_locked)
    adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (self), help);
  gtk_widget_set_visible (GTK_WIDGET (self->rounds_row), is_swiss);
  gtk_widget_set_visible (GTK_WIDGET (self->role_row), is_swiss);
  gtk_widget_set_visible (GTK_WIDGET (self->swap_row), is_double);
  gtk_widget_set_visible (GTK_WIDGET (self->third_row), system == RK_SYSTEM_KNOCKOUT);
  gtk_widget_set_visible (GTK_WIDGET (self->half_row),
                          is_double || system == RK_SYSTEM_ROUND_ROBIN);
}

static void
changed_cb (RkSystemGroup *self)
{
  if (self->is_filling)
    return;

  update_rows (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
rk_system_group_dispose (GObject *object)
{
  RkSystemGroup *self = RK_SYSTEM_GROUP (object);

  self->is_filling = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_SYSTEM_GROUP);

  G_OBJECT_CLASS (rk_system_group_parent_class)->dispose (object);
}

static void
rk_system_group_class_init (RkSystemGroupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_system_group_dispose;

  /**
   * RkSystemGroup::changed:
   *
   * A person chose something else.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (RK_TYPE_COMBO_ROW);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-system-group.ui");
  gtk_widget_class_bind_template_child (widget_class, RkSystemGroup, system_row);
  gtk_widget_class_bind_template_child (widget_class, RkSystemGroup, system_list);
  gtk_widget_class_bind_template_child (widget_class, RkSystemGroup, rounds_row);
  gtk_widget_class_bind_template_child (widget_class, RkSystemGroup, games_row);
  gtk_widget_class_bind_template_child (widget_class, RkSystemGroup, role_row);
  gtk_widget_class_bind_template_child (widget_class, RkSystemGroup, swap_row);
  gtk_widget_class_bind_template_child (widget_class, RkSystemGroup, third_row);
  gtk_widget_class_bind_template_child (widget_class, RkSystemGroup, half_row);
  gtk_widget_class_bind_template_child (widget_class, RkSystemGroup, minutes_row);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
rk_system_group_init (RkSystemGroup *self)
{
  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));

  for (RkSystem system = RK_SYSTEM_ROUND_ROBIN; system <= RK_SYSTEM_KNOCKOUT; system++)
    {
      g_autofree char *name = rk_text_system (system);

      gtk_string_list_append (self->system_list, name);
    }
  gtk_adjustment_set_upper (adw_spin_row_get_adjustment (self->rounds_row), RK_MAX_ROUNDS);
  rk_spin_row_use_own_digits (self->rounds_row);
  rk_spin_row_use_own_digits (self->minutes_row);
  update_rows (self);
  self->is_filling = FALSE;
}

static void
show_suggestion (RkSystemGroup *self,
                 guint          n_players)
{
  RkRegulations defaults;
  g_autofree char *number = NULL;
  g_autofree char *text = NULL;

  rk_regulations_init (&defaults, RK_SYSTEM_SWISS, n_players);
  number = rk_format_number (defaults.n_rounds);
  /* TRANSLATORS: how many rounds of a tournament suit the number of players; "%s" is a number. */
  text = g_strdup_printf (_("Suggested: %s"), number);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->rounds_row), n_players > 0 ? text : "");
}

/**
 * rk_system_group_set:
 * @self: a group
 * @regulations: what to show
 * @n_players: how many play, 0 if that is not known
 */
void
rk_system_group_set (RkSystemGroup       *self,
                     const RkRegulations *regulations,
                     guint                n_players)
{
  g_return_if_fail (RK_IS_SYSTEM_GROUP (self));
  g_return_if_fail (regulations != NULL);

  self->is_filling = TRUE;
  adw_combo_row_set_selected (self->system_row, regulations->system);
  if (regulations->n_rounds > 0)
    adw_spin_row_set_value (self->rounds_row, regulations->n_rounds);
  adw_combo_row_set_selected (self->games_row, regulations->n_games - 1);
  adw_combo_row_set_selected (self->role_row, regulations->initial_role == RK_ROLE_FIRST ? 0 : 1);
  adw_switch_row_set_active (self->swap_row, regulations->swap_last_rounds);
  adw_switch_row_set_active (self->third_row, regulations->third_place);
  adw_switch_row_set_active (self->half_row, regulations->half_rule);
  adw_spin_row_set_value (self->minutes_row, regulations->round_minutes);
  show_suggestion (self, n_players);
  update_rows (self);
  self->is_filling = FALSE;
}

/**
 * rk_system_group_get:
 * @self: a group
 * @regulations: (inout): gets what is chosen here
 * @n_players: how many play, 0 if that is not known
 *
 * If the system is another now, @regulations also get the rounds, byes and
 * tie-breaks that suit it.
 */
void
rk_system_group_get (RkSystemGroup *self,
                     RkRegulations *regulations,
                     guint          n_players)
{
  RkSystem system;

  g_return_if_fail (RK_IS_SYSTEM_GROUP (self));
  g_return_if_fail (regulations != NULL);

  system = adw_combo_row_get_selected (self->system_row);
  if (system != regulations->system)
    rk_tournament_defaults_change_system (regulations, system, n_players);
  else if (system == RK_SYSTEM_SWISS)
    regulations->n_rounds = adw_spin_row_get_value (self->rounds_row);

  rk_tournament_defaults_change_n_games (regulations,
                                         adw_combo_row_get_selected (self->games_row) + 1);
  regulations->initial_role =
    adw_combo_row_get_selected (self->role_row) == 0 ? RK_ROLE_FIRST : RK_ROLE_SECOND;
  regulations->swap_last_rounds = adw_switch_row_get_active (self->swap_row);
  regulations->third_place = adw_switch_row_get_active (self->third_row);
  regulations->half_rule = adw_switch_row_get_active (self->half_row);
  regulations->round_minutes = adw_spin_row_get_value (self->minutes_row);
}

/**
 * rk_system_group_lock:
 * @self: a group
 * @n_played: rounds paired so far, at least 1
 *
 * Leaves only what may change during a tournament: the minutes, and the rounds
 * of a Swiss, which are not fewer than @n_played.
 */
void
rk_system_group_lock (RkSystemGroup *self,
                      guint          n_played)
{
  g_return_if_fail (RK_IS_SYSTEM_GROUP (self));

  self->is_locked = TRUE;
  gtk_widget_set_sensitive (GTK_WIDGET (self->system_row), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->games_row), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->role_row), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->swap_row), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->third_row), FALSE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->half_row), FALSE);
  gtk_adjustment_set_lower (adw_spin_row_get_adjustment (self->rounds_row), n_played);
  adw_preferences_group_set_description (
      ADW_PREFERENCES_GROUP (self),
      _("Since round 1 was paired only the rounds of a Swiss and the minutes can change."));
}
