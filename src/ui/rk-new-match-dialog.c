/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-combo-row.h"
#include "rk-holes-row.h"
#include "rk-new-match-dialog.h"
#include "rk-notation.h"
#include "rk-player-choice.h"
#include "rk-sentences.h"
#include "rk-spin-row.h"

/* Who plays, in the order of the buttons; two computers are none of these. */
enum
{
  TWO_PEOPLE,
  AGAINST_COMPUTER,
};

struct _RkNewMatchDialog
{
  AdwDialog parent_instance;

  /* Template Widgets */
  AdwToggleGroup *opponents;
  GtkEditable *south_row;
  AdwComboRow *south_choice;
  GtkEditable *north_row;
  AdwComboRow *north_choice;
  GtkWidget *start_group;
  AdwActionRow *start_row;
  GtkWidget *board_group;
  AdwComboRow *holes_row;
  AdwComboRow *direction_row;
  AdwComboRow *first_row;
  GtkStringList *first_list;
  AdwComboRow *next_first_row;
  AdwExpanderRow *rounds_row;
  AdwSpinRow *max_rounds_row;
  AdwComboRow *decides_row;
  AdwExpanderRow *wins_row;
  AdwSpinRow *max_wins_row;

  /* Owned References */
  GSettings *defaults;

  /* The start that was set up, if one was: it tells the board and who begins. */
  RkRules start;
  gboolean has_start;
};

enum
{
  START,
  SET_UP,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkNewMatchDialog, rk_new_match_dialog, ADW_TYPE_DIALOG)

static guint signals[N_SIGNALS];

static GtkEditable *
get_name_row (RkNewMatchDialog *self,
              RkSide            side)
{
  return side == RK_SOUTH ? self->south_row : self->north_row;
}

static AdwComboRow *
get_choice (RkNewMatchDialog *self,
            RkSide            side)
{
  return side == RK_SOUTH ? self->south_choice : self->north_choice;
}

static RkLevel
get_level (RkNewMatchDialog *self,
           RkSide            side)
{
  return rk_player_choice_get_level (get_choice (self, side));
}

/* Nothing for a computer. */
static char *
get_name (RkNewMatchDialog *self,
          RkSide            side)
{
  if (get_level (self, side) != RK_LEVEL_NONE)
    return g_strdup ("");

  return g_strstrip (g_strdup (gtk_editable_get_text (get_name_row (self, side))));
}

static char *
describe_player (RkNewMatchDialog *self,
                 RkSide            side)
{
  g_autofree char *name = get_name (self, side);
  RkLevel level = get_level (self, side);

  if (level != RK_LEVEL_NONE)
    return rk_text_computer (level);
  if (*name == '\0')
    return rk_text_side (side);

  return g_steal_pointer (&name);
}

/* Who begins is chosen by name, unless both have the same. */
static void
update_first_list (RkNewMatchDialog *self)
{
  g_autofree char *south = describe_player (self, RK_SOUTH);
  g_autofree char *north = describe_player (self, RK_NORTH);
  gboolean are_same = g_str_equal (south, north);
  g_autofree char *south_side = rk_text_side (RK_SOUTH);
  g_autofree char *north_side = rk_text_side (RK_NORTH);
  guint selected = adw_combo_row_get_selected (self->first_row);
  const char *const names[] = {
    are_same ? south_side : south,
    are_same ? north_side : north,
    NULL,
  };

  gtk_string_list_splice (self->first_list, 0,
                          g_list_model_get_n_items (G_LIST_MODEL (self->first_list)), names);
  adw_combo_row_set_selected (self->first_row, MIN (selected, (guint) RK_NORTH));
}

static gboolean
is_computer (RkNewMatchDialog *self,
             RkSide            side)
{
  return get_level (self, side) != RK_LEVEL_NONE;
}

static void opponents_cb (RkNewMatchDialog *self);

/* The buttons say what the rows below them do. */
static void
choice_cb (RkNewMatchDialog *self)
{
  guint n_computers = is_computer (self, RK_SOUTH) + is_computer (self, RK_NORTH);
  guint active = n_computers < 2 ? n_computers : GTK_INVALID_LIST_POSITION;

  update_first_list (self);
  g_signal_handlers_block_by_func (self->opponents, opponents_cb, self);
  adw_toggle_group_set_active (self->opponents, active);
  g_signal_handlers_unblock_by_func (self->opponents, opponents_cb, self);
}

/* One click for what most people want; who wants to play North, or to see two
 * computers play, says so in the rows. */
static void
opponents_cb (RkNewMatchDialog *self)
{
  gboolean against = adw_toggle_group_get_active (self->opponents) == AGAINST_COMPUTER;
  RkLevel level = against ? g_settings_get_enum (self->defaults, "level") : RK_LEVEL_NONE;

  rk_player_choice_set_level (self->south_choice, RK_LEVEL_NONE);
  rk_player_choice_set_level (self->north_choice, level);
}

static RkPlayer *
make_player (RkNewMatchDialog *self,
             RkSide            side)
{
  g_autofree char *name = get_name (self, side);
  RkLevel level = get_level (self, side);

  return rk_player_new (name, level != RK_LEVEL_NONE ? RK_PLAYER_COMPUTER : RK_PLAYER_HUMAN,
                        level);
}

static void
remember_levels (RkNewMatchDialog *self)
{
  RkLevel south = get_level (self, RK_SOUTH);
  RkLevel north = get_level (self, RK_NORTH);

  g_settings_set_enum (self->defaults, "south-level", south);
  g_settings_set_enum (self->defaults, "north-level", north);
  if (is_computer (self, RK_SOUTH) != is_computer (self, RK_NORTH))
    g_settings_set_enum (self->defaults, "level", MAX (south, north));
}

static void
remember (RkNewMatchDialog *self,
          const RkRules    *rules)
{
  GSettings *defaults = self->defaults;

  g_settings_set_string (defaults, "south-name", gtk_editable_get_text (self->south_row));
  g_settings_set_string (defaults, "north-name", gtk_editable_get_text (self->north_row));
  remember_levels (self);
  if (!self->has_start)
    {
      g_settings_set_uint (defaults, "holes", rules->n_holes);
      g_settings_set_enum (defaults, "direction", rules->direction);
      g_settings_set_enum (defaults, "first", rules->first);
    }
  g_settings_set_enum (defaults, "next-first", rules->next_first);
  g_settings_set_boolean (defaults, "limit-rounds", rules->max_rounds > 0);
  g_settings_set_boolean (defaults, "limit-wins", rules->max_wins > 0);
  g_settings_set_uint (defaults, "max-rounds", adw_spin_row_get_value (self->max_rounds_row));
  g_settings_set_uint (defaults, "max-wins", adw_spin_row_get_value (self->max_wins_row));
  g_settings_set_enum (defaults, "decides", rules->decides);
}

static void
recall (RkNewMatchDialog *self)
{
  GSettings *defaults = self->defaults;
  g_autofree char *south = g_settings_get_string (defaults, "south-name");
  g_autofree char *north = g_settings_get_string (defaults, "north-name");

  gtk_editable_set_text (self->south_row, south);
  gtk_editable_set_text (self->north_row, north);
  rk_player_choice_set_level (self->south_choice, g_settings_get_enum (defaults, "south-level"));
  rk_player_choice_set_level (self->north_choice, g_settings_get_enum (defaults, "north-level"));
  choice_cb (self);
  rk_holes_row_set_n_holes (self->holes_row, g_settings_get_uint (defaults, "holes"));
  adw_combo_row_set_selected (self->direction_row, g_settings_get_enum (defaults, "direction"));
  adw_combo_row_set_selected (self->first_row, g_settings_get_enum (defaults, "first"));
  adw_combo_row_set_selected (self->next_first_row,
                              g_settings_get_enum (defaults, "next-first"));
  adw_expander_row_set_enable_expansion (self->rounds_row,
                                         g_settings_get_boolean (defaults, "limit-rounds"));
  adw_spin_row_set_value (self->max_rounds_row, g_settings_get_uint (defaults, "max-rounds"));
  adw_combo_row_set_selected (self->decides_row, g_settings_get_enum (defaults, "decides"));
  adw_expander_row_set_enable_expansion (self->wins_row,
                                         g_settings_get_boolean (defaults, "limit-wins"));
  adw_spin_row_set_value (self->max_wins_row, g_settings_get_uint (defaults, "max-wins"));
}

static void
start_cb (RkNewMatchDialog *self)
{
  g_autoptr (RkPlayer) south = make_player (self, RK_SOUTH);
  g_autoptr (RkPlayer) north = make_player (self, RK_NORTH);
  g_autoptr (RkMatch) match = NULL;
  RkRules rules;

  rk_new_match_dialog_get_rules (self, &rules);
  remember (self, &rules);
  match = rk_match_new (&rules, south, north);

  g_object_ref (self);
  /* The other way round, the focus would first go back to where the dialog was asked for. */
  g_signal_emit (self, signals[START], 0, match);
  adw_dialog_close (ADW_DIALOG (self));
  g_object_unref (self);
}

/* What was chosen is proposed again. */
static void
set_up_cb (RkNewMatchDialog *self)
{
  RkRules rules;

  rk_new_match_dialog_get_rules (self, &rules);
  remember (self, &rules);

  g_object_ref (self);
  adw_dialog_close (ADW_DIALOG (self));
  g_signal_emit (self, signals[SET_UP], 0);
  g_object_unref (self);
}

static void
rk_new_match_dialog_dispose (GObject *object)
{
  RkNewMatchDialog *self = RK_NEW_MATCH_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_NEW_MATCH_DIALOG);
  g_clear_object (&self->defaults);

  G_OBJECT_CLASS (rk_new_match_dialog_parent_class)->dispose (object);
}

static void
rk_new_match_dialog_class_init (RkNewMatchDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_new_match_dialog_dispose;

  /**
   * RkNewMatchDialog::start:
   * @match: a new match
   */
  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 1, RK_TYPE_MATCH);

  /**
   * RkNewMatchDialog::set-up:
   *
   * A person wants to set up the position from which the match starts.
   */
  signals[SET_UP] = g_signal_new ("set-up", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (RK_TYPE_COMBO_ROW);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-new-match-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RkNewMatchDialog, opponents);
  gtk_widget_class_bind_template_child (widget_class, RkNewMatchDialog, south_row);
  gtk_widget_class_bind_template_child (widget_class, RkNewMatchDialog, south_choice);
  gtk_widget_class_bind_template_child (widget_class, RkNewMatchDialog, north_row);
  gtk_widget_class_bind_template_child (widget_class, RkNewMatchDialog, north_choice);
  gtk_widget_class_bind_template_child (widget_class, RkNewMatchDialog, start_group);
  gtk_widget_class_bind_template_child (widget_class, RkNewMatchDialog, start_row);
  gtk_widget_class_bind_template_child (widget_class, RkNewMatchDialog, board_group);
  gtk_widget_class_bind_template_child (widget_class, RkNewMatchDialog, holes_row);
  gtk_widget_class_bind_template_child (widget_class, RkNewMatchDialog, direction_row);
  gtk_widget_class_bind_template_child (widget_class, RkNewMatchDialog, first_row);
  gtk_widget_class_bind_template_child (widget_class, RkNewMatchDialog, first_list);
  gtk_widget_class_bind_template_child (widget_class, RkNewMatchDialog, next_first_row);
  gtk_widget_class_bind_template_child (widget_class, RkNewMatchDialog, rounds_row);
  gtk_widget_class_bind_template_child (widget_class, RkNewMatchDialog, max_rounds_row);
  gtk_widget_class_bind_template_child (widget_class, RkNewMatchDialog, decides_row);
  gtk_widget_class_bind_template_child (widget_class, RkNewMatchDialog, wins_row);
  gtk_widget_class_bind_template_child (widget_class, RkNewMatchDialog, max_wins_row);
  gtk_widget_class_bind_template_callback (widget_class, update_first_list);
  gtk_widget_class_bind_template_callback (widget_class, choice_cb);
  gtk_widget_class_bind_template_callback (widget_class, opponents_cb);
  gtk_widget_class_bind_template_callback (widget_class, start_cb);
  gtk_widget_class_bind_template_callback (widget_class, set_up_cb);
  gtk_widget_class_bind_template_callback (widget_class, adw_dialog_close);
}

static void
rk_new_match_dialog_init (RkNewMatchDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  rk_player_choice_set_up (self->south_choice, self->south_row);
  rk_player_choice_set_up (self->north_choice, self->north_row);

  rk_holes_row_fill (self->holes_row);
  update_first_list (self);
  rk_spin_row_use_own_digits (self->max_rounds_row);
  rk_spin_row_use_own_digits (self->max_wins_row);
}

/**
 * rk_new_match_dialog_new:
 * @defaults: settings (schema NewMatch) with what was chosen last; they
 *   change when a match is started
 *
 * Returns: (transfer floating): a new dialog, to present
 */
RkNewMatchDialog *
rk_new_match_dialog_new (GSettings *defaults)
{
  RkNewMatchDialog *self;

  g_return_val_if_fail (G_IS_SETTINGS (defaults), NULL);

  self = g_object_new (RK_TYPE_NEW_MATCH_DIALOG, NULL);
  self->defaults = g_object_ref (defaults);
  recall (self);

  return self;
}

/**
 * rk_new_match_dialog_set_start:
 * @self: a dialog
 * @start: sound rules: the board, who begins, and from which position
 *
 * Asks for what @start does not tell.
 */
void
rk_new_match_dialog_set_start (RkNewMatchDialog *self,
                               const RkRules    *start)
{
  g_autofree char *position = NULL;

  g_return_if_fail (RK_IS_NEW_MATCH_DIALOG (self));
  g_return_if_fail (start != NULL && rk_rules_is_valid (start));

  self->start = *start;
  self->has_start = TRUE;
  if (start->has_start)
    {
      position = rk_position_to_string (&start->start);
      adw_action_row_set_subtitle (self->start_row, position);
    }
  gtk_widget_set_visible (self->start_group, start->has_start);
  gtk_widget_set_visible (self->board_group, FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->first_row), FALSE);
}

/**
 * rk_new_match_dialog_get_rules:
 * @self: a dialog
 * @rules: (out caller-allocates): what is chosen now
 */
void
rk_new_match_dialog_get_rules (RkNewMatchDialog *self,
                               RkRules          *rules)
{
  g_return_if_fail (RK_IS_NEW_MATCH_DIALOG (self));
  g_return_if_fail (rules != NULL);

  if (self->has_start)
    *rules = self->start;
  else
    {
      rk_rules_init_standard (rules);
      rules->n_holes = rk_holes_row_get_n_holes (self->holes_row);
      rules->direction = adw_combo_row_get_selected (self->direction_row);
      rules->first = adw_combo_row_get_selected (self->first_row);
    }
  rules->next_first = adw_combo_row_get_selected (self->next_first_row);
  rules->decides = adw_combo_row_get_selected (self->decides_row);
  if (adw_expander_row_get_enable_expansion (self->rounds_row))
    rules->max_rounds = adw_spin_row_get_value (self->max_rounds_row);
  if (adw_expander_row_get_enable_expansion (self->wins_row))
    rules->max_wins = adw_spin_row_get_value (self->max_wins_row);
}
