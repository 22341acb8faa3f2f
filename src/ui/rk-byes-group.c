/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-byes-group.h"
#include "rk-combo-row.h"
#include "rk-spin-row.h"
#include "rk-tournament-sentences.h"

struct _RkByesGroup
{
  AdwPreferencesGroup parent_instance;

  /* Template Widgets */
  AdwComboRow *bye_row;
  GtkStringList *bye_list;
  AdwSpinRow *half_byes_row;
  AdwSwitchRow *last_row;
  AdwSpinRow *late_row;
  AdwSwitchRow *late_half_row;

  /* While the rows are filled, nobody has chosen anything. */
  gboolean is_filling;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkByesGroup, rk_byes_group, ADW_TYPE_PREFERENCES_GROUP)

static guint signals[N_SIGNALS];

static void
changed_cb (RkByesGroup *self)
{
  if (!self->is_filling)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
rk_byes_group_dispose (GObject *object)
{
  RkByesGroup *self = RK_BYES_GROUP (object);

  self->is_filling = TRUE;
  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_BYES_GROUP);

  G_OBJECT_CLASS (rk_byes_group_parent_class)->dispose (object);
}

static void
rk_byes_group_class_init (RkByesGroupClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_byes_group_dispose;

  /**
   * RkByesGroup::changed:
   *
   * A person chose something else.
   */
  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (RK_TYPE_COMBO_ROW);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-byes-group.ui");
  gtk_widget_class_bind_template_child (widget_class, RkByesGroup, bye_row);
  gtk_widget_class_bind_template_child (widget_class, RkByesGroup, bye_list);
  gtk_widget_class_bind_template_child (widget_class, RkByesGroup, half_byes_row);
  gtk_widget_class_bind_template_child (widget_class, RkByesGroup, last_row);
  gtk_widget_class_bind_template_child (widget_class, RkByesGroup, late_row);
  gtk_widget_class_bind_template_child (widget_class, RkByesGroup, late_half_row);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
}

static void
rk_byes_group_init (RkByesGroup *self)
{
  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_adjustment_set_upper (adw_spin_row_get_adjustment (self->half_byes_row), RK_MAX_ROUNDS);
  gtk_adjustment_set_upper (adw_spin_row_get_adjustment (self->late_row), RK_MAX_ROUNDS);
  rk_spin_row_use_own_digits (self->half_byes_row);
  rk_spin_row_use_own_digits (self->late_row);
  self->is_filling = FALSE;
}

/* From nothing to as many halves as a pairing can give; the list is made again
 * only when its length changes, so that an open one stays. */
static void
fill_bye_list (RkByesGroup *self,
               guint        n_games)
{
  guint n_items = g_list_model_get_n_items (G_LIST_MODEL (self->bye_list));
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) texts = NULL;

  if (n_items == 2 * n_games + 1)
    return;

  for (guint halves = 0; halves <= 2 * n_games; halves++)
    g_strv_builder_take (builder, rk_text_points (halves));
  texts = g_strv_builder_end (builder);
  gtk_string_list_splice (self->bye_list, 0, n_items, (const char *const *) texts);
}

/**
 * rk_byes_group_set:
 * @self: a group
 * @regulations: what to show
 */
void
rk_byes_group_set (RkByesGroup         *self,
                   const RkRegulations *regulations)
{
  g_return_if_fail (RK_IS_BYES_GROUP (self));
  g_return_if_fail (regulations != NULL);

  self->is_filling = TRUE;
  fill_bye_list (self, regulations->n_games);
  adw_combo_row_set_selected (self->bye_row, regulations->bye_points);
  adw_spin_row_set_value (self->half_byes_row, regulations->max_half_byes);
  adw_switch_row_set_active (self->last_row, regulations->half_bye_in_last);
  adw_spin_row_set_value (self->late_row, regulations->late_until);
  adw_switch_row_set_active (self->late_half_row, regulations->late_half_point);
  gtk_widget_set_visible (GTK_WIDGET (self), regulations->system == RK_SYSTEM_SWISS);
  self->is_filling = FALSE;
}

/**
 * rk_byes_group_get:
 * @self: a group
 * @regulations: (inout): gets what is chosen here; the rest stays
 */
void
rk_byes_group_get (RkByesGroup   *self,
                   RkRegulations *regulations)
{
  g_return_if_fail (RK_IS_BYES_GROUP (self));
  g_return_if_fail (regulations != NULL);

  regulations->bye_points = adw_combo_row_get_selected (self->bye_row);
  regulations->max_half_byes = adw_spin_row_get_value (self->half_byes_row);
  regulations->half_bye_in_last = adw_switch_row_get_active (self->last_row);
  regulations->late_until = adw_spin_row_get_value (self->late_row);
  regulations->late_half_point = adw_switch_row_get_active (self->late_half_row);
}

/**
 * rk_byes_group_lock:
 * @self: a group
 *
 * Leaves what may change during a tournament: all but the bye's points.
 */
void
rk_byes_group_lock (RkByesGroup *self)
{
  g_return_if_fail (RK_IS_BYES_GROUP (self));

  gtk_widget_set_sensitive (GTK_WIDGET (self->bye_row), FALSE);
  adw_preferences_group_set_description (
      ADW_PREFERENCES_GROUP (self),
      _("Since round 1 was paired it is settled what the bye is worth."));
}
