/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-result-dialog.h"
#include "rk-focus.h"
#include "rk-result-key.h"
#include "rk-spin-row.h"
#include "rk-tournament-sentences.h"

/* The results in the order in which they are offered, as the upper player of the
 * line has them. */
static const RkResult offered[] = {
  RK_RESULT_FIRST,
  RK_RESULT_DRAW,
  RK_RESULT_SECOND,
  RK_RESULT_SECOND_FORFEITS,
  RK_RESULT_FIRST_FORFEITS,
  RK_RESULT_BOTH_FORFEIT,
  RK_RESULT_NONE,
};

struct _RkResultDialog
{
  AdwDialog parent_instance;

  /* Template Widgets */
  GtkWidget *enter_button;
  GtkWidget *warning_group;
  GtkLabel *warning_label;
  AdwPreferencesGroup *results_group;
  AdwExpanderRow *margin_row;
  AdwSpinRow *margin_spin;
  GtkEditable *reason_row;
  GtkLabel *error_label;

  /* Borrowed References */
  GtkCheckButton *checks[G_N_ELEMENTS (offered)];

  /* Owned References */
  RkTournament *tournament;
  RkPairingLine *line;
};

enum
{
  ENTERED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RkResultDialog, rk_result_dialog, ADW_TYPE_DIALOG)

static guint signals[N_SIGNALS];

/* The chosen result, as the first named of the pairing has it. */
static RkResult
get_result (RkResultDialog *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (offered); i++)
    if (gtk_check_button_get_active (self->checks[i]))
      return rk_pairing_line_turn_result (self->line, offered[i]);
  return RK_RESULT_NONE;
}

static const RkGameRecord *
get_game (RkResultDialog *self)
{
  return rk_pairing_get_game (rk_pairing_line_get_pairing (self->line),
                              rk_pairing_line_get_game (self->line));
}

/* The number that is asked for counts for the winner; of a drawn game for who is
 * named first. */
static int
get_sign (RkResult result)
{
  return result == RK_RESULT_SECOND ? -1 : 1;
}

static gboolean
is_played (RkResult result)
{
  return result == RK_RESULT_FIRST || result == RK_RESULT_DRAW || result == RK_RESULT_SECOND;
}

static void
update_margin (RkResultDialog *self)
{
  RkPairing *pairing = rk_pairing_line_get_pairing (self->line);
  RkResult result = get_result (self);
  RkEntrant *entrant = result == RK_RESULT_SECOND ? rk_pairing_get_second (pairing)
                                                  : rk_pairing_get_first (pairing);
  g_autofree char *name = rk_text_entrant_name (entrant);
  /* TRANSLATORS: A label; "%s" is a player. A number follows: how many stones more than the
   * opponent this player owns at the end of the game. */
  g_autofree char *title = g_strdup_printf (_("%s: stones more"), name);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->margin_spin), title);
  gtk_widget_set_sensitive (GTK_WIDGET (self->margin_row), is_played (result));
}

static void
enter_cb (RkResultDialog *self)
{
  RkResult result = get_result (self);
  int margin = get_sign (result) * (int) adw_spin_row_get_value (self->margin_spin);
  gboolean has_margin = is_played (result) &&
                        adw_expander_row_get_enable_expansion (self->margin_row);
  const char *reason = gtk_editable_get_text (self->reason_row);
  g_autoptr (GError) error = NULL;

  if (rk_tournament_set_result (self->tournament, rk_pairing_line_get_pairing (self->line),
                                rk_pairing_line_get_game (self->line), result,
                                has_margin ? &margin : NULL, *reason != '\0' ? reason : NULL,
                                &error))
    {
      g_signal_emit (self, signals[ENTERED], 0);
      adw_dialog_close (ADW_DIALOG (self));
      return;
    }
  gtk_label_set_label (self->error_label, error->message);
  gtk_widget_set_visible (GTK_WIDGET (self->error_label), TRUE);
}

/* The keys of the list of boards choose a result here too; Enter enters it, and does not
 * choose once more what is chosen.  In the rows below they are what is typed. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                RkResultDialog        *self)
{
  const char *code = rk_result_key_get_code (keyval, keycode, modifiers);
  GtkWidget *focus = rk_focus_get (GTK_WIDGET (self));
  RkResult result;

  if (GTK_IS_CHECK_BUTTON (focus) && (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter))
    {
      enter_cb (self);
      return GDK_EVENT_STOP;
    }
  if (GTK_IS_EDITABLE (focus) || code == NULL || !rk_result_from_code (code, &result))
    return GDK_EVENT_PROPAGATE;

  for (guint i = 0; i < G_N_ELEMENTS (offered); i++)
    if (offered[i] == result)
      {
        gtk_check_button_set_active (self->checks[i], TRUE);
        gtk_widget_grab_focus (GTK_WIDGET (self->checks[i]));
      }
  return GDK_EVENT_STOP;
}

static void
rk_result_dialog_dispose (GObject *object)
{
  RkResultDialog *self = RK_RESULT_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_RESULT_DIALOG);
  g_clear_object (&self->line);
  g_clear_object (&self->tournament);

  G_OBJECT_CLASS (rk_result_dialog_parent_class)->dispose (object);
}

static void
rk_result_dialog_class_init (RkResultDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_result_dialog_dispose;

  /**
   * RkResultDialog::entered:
   * @self: the dialog
   */
  signals[ENTERED] = g_signal_new ("entered", RK_TYPE_RESULT_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-result-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RkResultDialog, enter_button);
  gtk_widget_class_bind_template_child (widget_class, RkResultDialog, warning_group);
  gtk_widget_class_bind_template_child (widget_class, RkResultDialog, warning_label);
  gtk_widget_class_bind_template_child (widget_class, RkResultDialog, results_group);
  gtk_widget_class_bind_template_child (widget_class, RkResultDialog, margin_row);
  gtk_widget_class_bind_template_child (widget_class, RkResultDialog, margin_spin);
  gtk_widget_class_bind_template_child (widget_class, RkResultDialog, reason_row);
  gtk_widget_class_bind_template_child (widget_class, RkResultDialog, error_label);
  gtk_widget_class_bind_template_callback (widget_class, enter_cb);
  gtk_widget_class_bind_template_callback (widget_class, adw_dialog_close);
}

static void
rk_result_dialog_init (RkResultDialog *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  rk_spin_row_use_own_digits (self->margin_spin);
}

static void
add_results (RkResultDialog *self,
             RkResult        suggested)
{
  RkPairing *pairing = rk_pairing_line_get_pairing (self->line);
  RkResult shown = rk_pairing_line_turn_result (self->line, suggested);

  for (guint i = 0; i < G_N_ELEMENTS (offered); i++)
    {
      RkResult result = rk_pairing_line_turn_result (self->line, offered[i]);
      g_autofree char *words = rk_text_result_spoken (pairing, result);
      g_autofree char *signs = rk_text_result (offered[i]);
      GtkWidget *check = gtk_check_button_new ();
      GtkWidget *row = adw_action_row_new ();

      self->checks[i] = GTK_CHECK_BUTTON (check);
      if (i > 0)
        gtk_check_button_set_group (self->checks[i], self->checks[0]);
      gtk_check_button_set_active (self->checks[i], offered[i] == shown);
      g_signal_connect_object (check, "toggled", G_CALLBACK (update_margin), self,
                               G_CONNECT_SWAPPED);
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), words);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_label_new (signs));
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
      adw_preferences_group_add (self->results_group, row);
    }
}

static void
show_margin (RkResultDialog *self)
{
  const RkGameRecord *game = get_game (self);
  int most = 8 * (int) rk_tournament_get_regulations (self->tournament)->game.n_holes;

  gtk_adjustment_set_lower (adw_spin_row_get_adjustment (self->margin_spin), -most);
  gtk_adjustment_set_upper (adw_spin_row_get_adjustment (self->margin_spin), most);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self->margin_spin), FALSE);
  adw_expander_row_set_enable_expansion (self->margin_row, game->has_margin);
  adw_expander_row_set_expanded (self->margin_row, game->has_margin);
  if (game->has_margin)
    adw_spin_row_set_value (self->margin_spin, get_sign (game->result) * game->margin);
}

static void
show_warning (RkResultDialog *self)
{
  RkPairing *pairing = rk_pairing_line_get_pairing (self->line);
  const RkGameRecord *game = get_game (self);
  const char *warning = NULL;

  if (game->result == RK_RESULT_NONE && game->match != NULL)
    warning = _("This game is being played here. A result that you enter now stands; if the match "
                "ends otherwise, the board is marked. The match stays among the matches.");
  else if (rk_pairing_get_round (pairing) < rk_tournament_get_n_rounds (self->tournament))
    warning = _("A later round is paired already. It stays as it is; the change is marked in the "
                "table.");
  if (warning == NULL)
    return;
  gtk_label_set_label (self->warning_label, warning);
  gtk_widget_set_visible (self->warning_group, TRUE);
}

static void
focus_chosen (RkResultDialog *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (offered); i++)
    if (gtk_check_button_get_active (self->checks[i]))
      adw_dialog_set_focus (ADW_DIALOG (self),
                            GTK_WIDGET (self->checks[offered[i] == RK_RESULT_NONE ? 0 : i]));
}

/**
 * rk_result_dialog_new:
 * @tournament: a tournament
 * @line: a line of one of its games, published
 * @suggested: what is chosen at first, as the first named of the pairing has it
 *
 * Returns: (transfer floating): a new dialog, to present
 */
AdwDialog *
rk_result_dialog_new (RkTournament  *tournament,
                      RkPairingLine *line,
                      RkResult       suggested)
{
  RkResultDialog *self;
  RkPairing *pairing;
  g_autofree char *title = NULL;
  g_autofree char *markup = NULL;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);
  g_return_val_if_fail (RK_IS_PAIRING_LINE (line), NULL);

  self = g_object_new (RK_TYPE_RESULT_DIALOG, NULL);
  self->tournament = g_object_ref (tournament);
  self->line = g_object_ref (line);
  pairing = rk_pairing_line_get_pairing (line);
  title = rk_text_pairing (pairing);
  markup = g_markup_escape_text (title, -1);
  adw_preferences_group_set_title (self->results_group, markup);

  add_results (self, suggested);
  show_margin (self);
  update_margin (self);
  gtk_widget_set_visible (GTK_WIDGET (self->reason_row),
                          get_game (self)->result != RK_RESULT_NONE);
  show_warning (self);
  focus_chosen (self);
  return ADW_DIALOG (self);
}
