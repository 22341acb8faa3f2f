/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-board-reading.h"
#include "rk-combo-row.h"
#include "rk-holes-row.h"
#include "rk-menu.h"
#include "rk-position-clip.h"
#include "rk-sentences.h"
#include "rk-setup-board.h"
#include "rk-setup-dialog.h"
#include "rk-setup-sentences.h"
#include "rk-spin-row.h"
#include "rk-teller.h"
#include "rk-toast.h"
#include "rk-wrap.h"

/* No position is longer; of a longer text the start shows that it is none. */
#define MOST_PASTED 120

struct _RkSetupDialog
{
  AdwDialog parent_instance;

  /* Template Widgets */
  GtkMenuButton *menu_button;
  GtkButton *analyse_button;
  GtkButton *play_button;
  AdwPreferencesPage *page;
  RkSetupBoard *board;
  GtkLabel *south_label;
  GtkLabel *north_label;
  GtkLabel *state_label;
  GtkButton *complete_button;
  AdwEntryRow *text_row;
  GtkLabel *text_fault;
  AdwComboRow *turn_row;
  GtkStringList *turn_list;
  AdwComboRow *holes_row;
  AdwComboRow *direction_row;
  AdwSpinRow *south_captured_row;
  AdwSpinRow *north_captured_row;
  AdwSpinRow *south_reserve_row;
  AdwSpinRow *north_reserve_row;
  AdwComboRow *giver_row;
  GtkStringList *giver_list;
  AdwSpinRow *handicap_row;

  /* Owned References */
  RkSetup *setup;
  GCancellable *pasting;

  /* While the rows show what is set up, and while that comes out of the text. */
  gboolean showing;
  gboolean reading;
};

enum
{
  PLAY,
  ANALYSE,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkSetupDialog, rk_setup_dialog, ADW_TYPE_DIALOG)

static guint signals[N_SIGNALS];

static const RkMenuItem menu_items[] = {
  { N_("_Undo"), "setup.undo", .key = "<Control>z" },
  { N_("_Redo"), "setup.redo", .key = "<Control><Shift>z" },
  { N_("_Initial Position"), "setup.reset", TRUE },
  { N_("C_lear the Board"), "setup.clear" },
  { N_("_Copy as Text"), "setup.copy", TRUE, "<Control>c" },
  { N_("_Paste a Position"), "setup.paste", .key = "<Control>v" },
  { NULL },
};

static char *
describe_all (RkSetupDialog *self)
{
  const char *state = gtk_label_get_label (self->state_label);

  return g_strchomp (g_strdup_printf ("%s\n%s\n%s", gtk_label_get_label (self->south_label),
                                      gtk_label_get_label (self->north_label), state));
}

/* After a change of more than one hole. */
static void
announce_all (RkSetupDialog *self)
{
  g_autofree char *text = describe_all (self);

  rk_tell (GTK_WIDGET (self), text);
}

/* What is wrong is told with the hole that made it so. */
static void
edited_cb (RkSetupDialog *self,
           const char    *hole)
{
  const char *state = gtk_label_get_label (self->state_label);
  g_autofree char *both = g_strdup_printf ("%s\n%s", hole, state);

  rk_tell (GTK_WIDGET (self), *state != '\0' ? both : hole);
}

/* How many stones lie where; what is in a row. */
static char *
read_key (GtkWidget *widget,
          char       key)
{
  RkSetupDialog *self = RK_SETUP_DIALOG (widget);

  if (key == 's')
    return describe_all (self);

  return rk_board_read_row (rk_setup_board_get_board (self->board),
                            rk_setup_get_position (self->setup)->turn, key);
}

/* The toast is also announced, by libadwaita. */
static void
refused_cb (RkSetupDialog *self,
            const char    *reason)
{
  rk_toast_show (GTK_WIDGET (self->board), reason);
}

/* A fault of the text stands alone: what is set up is older. */
static void
show_state (RkSetupDialog *self)
{
  gboolean is_text = !gtk_widget_get_visible (GTK_WIDGET (self->text_fault));

  gtk_widget_set_visible (GTK_WIDGET (self->state_label),
                          is_text && *gtk_label_get_label (self->state_label) != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->complete_button),
                          is_text && rk_setup_check (self->setup, NULL) == RK_SETUP_MISSING);
}

static void
show_sums (RkSetupDialog *self)
{
  RkSetupFault fault = rk_setup_check (self->setup, NULL);
  g_autofree char *south = rk_text_setup_side (self->setup, RK_SOUTH);
  g_autofree char *north = rk_text_setup_side (self->setup, RK_NORTH);
  g_autofree char *state = rk_text_setup_state (self->setup);

  gtk_label_set_label (self->south_label, south);
  gtk_label_set_label (self->north_label, north);
  gtk_label_set_label (self->state_label, state != NULL ? state : "");
  show_state (self);
  if (fault != RK_SETUP_SOUND)
    gtk_widget_add_css_class (GTK_WIDGET (self->state_label), "error");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->state_label), "error");
}

static void
show_text_fault (RkSetupDialog *self,
                 const char    *fault)
{
  gtk_label_set_label (self->text_fault, fault != NULL ? fault : "");
  gtk_widget_set_visible (GTK_WIDGET (self->text_fault), fault != NULL);
  show_state (self);
  if (fault != NULL)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self->text_row), "error");
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->text_row), GTK_ACCESSIBLE_STATE_INVALID,
                                   GTK_ACCESSIBLE_INVALID_TRUE, -1);
    }
  else
    {
      gtk_widget_remove_css_class (GTK_WIDGET (self->text_row), "error");
      gtk_accessible_reset_state (GTK_ACCESSIBLE (self->text_row), GTK_ACCESSIBLE_STATE_INVALID);
    }
}

static void
update_actions (RkSetupDialog *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  RkSetupFault fault = rk_setup_check (self->setup, NULL);
  gboolean is_sound = fault == RK_SETUP_SOUND &&
                      !gtk_widget_get_visible (GTK_WIDGET (self->text_fault));

  gtk_widget_action_set_enabled (widget, "setup.undo", rk_setup_can_undo (self->setup));
  gtk_widget_action_set_enabled (widget, "setup.redo", rk_setup_can_redo (self->setup));
  gtk_widget_action_set_enabled (widget, "setup.complete", fault == RK_SETUP_MISSING);
  gtk_widget_action_set_enabled (widget, "setup.play", is_sound);
  gtk_widget_action_set_enabled (widget, "setup.analyse", is_sound);
  adw_dialog_set_can_close (ADW_DIALOG (self), !rk_setup_can_undo (self->setup));
}

static void
show_number (AdwSpinRow *row,
             guint       number,
             guint       most)
{
  gtk_adjustment_set_upper (adw_spin_row_get_adjustment (row), most);
  adw_spin_row_set_value (row, number);
}

static void
show_rows (RkSetupDialog *self)
{
  const RkPosition *position = rk_setup_get_position (self->setup);
  guint all = rk_setup_get_all (self->setup);

  adw_combo_row_set_selected (self->turn_row, position->turn);
  rk_holes_row_set_n_holes (self->holes_row, position->n_holes);
  adw_combo_row_set_selected (self->direction_row, position->direction);
  show_number (self->south_captured_row, position->captured[RK_SOUTH], all);
  show_number (self->north_captured_row, position->captured[RK_NORTH], all);
  show_number (self->south_reserve_row, rk_setup_get_reserve (self->setup, RK_SOUTH), all);
  show_number (self->north_reserve_row, rk_setup_get_reserve (self->setup, RK_NORTH), all);
  show_number (self->handicap_row,
               MIN (adw_spin_row_get_value (self->handicap_row), position->n_holes - 1),
               position->n_holes - 1);
}

/* Not while it is typed. */
static void
show_text (RkSetupDialog *self)
{
  g_autofree char *text = NULL;

  if (self->reading)
    return;

  text = rk_position_to_string (rk_setup_get_position (self->setup));
  gtk_editable_set_text (GTK_EDITABLE (self->text_row), text);
  show_text_fault (self, NULL);
}

static void
changed_cb (RkSetupDialog *self)
{
  self->showing = TRUE;
  show_rows (self);
  show_text (self);
  self->showing = FALSE;
  show_sums (self);
  update_actions (self);
}

static void
text_changed_cb (RkSetupDialog *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->text_row));
  g_autofree char *message = NULL;
  RkNotationFault fault;

  if (self->showing)
    return;

  self->reading = TRUE;
  if (!rk_setup_parse (self->setup, text, &fault))
    message = rk_text_setup_fault (text, &fault);
  self->reading = FALSE;
  show_text_fault (self, message);
  update_actions (self);
}

static void
turn_cb (RkSetupDialog *self)
{
  if (!self->showing)
    rk_setup_set_turn (self->setup, adw_combo_row_get_selected (self->turn_row));
}

static void
holes_cb (RkSetupDialog *self)
{
  if (!self->showing)
    rk_setup_set_n_holes (self->setup, rk_holes_row_get_n_holes (self->holes_row));
}

static void
direction_cb (RkSetupDialog *self)
{
  if (!self->showing)
    rk_setup_set_direction (self->setup, adw_combo_row_get_selected (self->direction_row));
}

/* One of the four was changed. */
static void
off_board_cb (RkSetupDialog *self,
              GParamSpec    *pspec,
              AdwSpinRow    *row)
{
  guint n_stones = adw_spin_row_get_value (row);

  if (self->showing)
    return;

  if (row == self->south_captured_row)
    rk_setup_set_captured (self->setup, RK_SOUTH, n_stones);
  else if (row == self->north_captured_row)
    rk_setup_set_captured (self->setup, RK_NORTH, n_stones);
  else if (row == self->south_reserve_row)
    rk_setup_set_reserve (self->setup, RK_SOUTH, n_stones);
  else
    rk_setup_set_reserve (self->setup, RK_NORTH, n_stones);
}

/* What changes more than one hole. */
static const struct
{
  const char *name;
  void (*run) (RkSetup *setup);
} changes[] = {
  { "setup.undo", rk_setup_undo },
  { "setup.redo", rk_setup_redo },
  { "setup.reset", rk_setup_reset },
  { "setup.clear", rk_setup_clear },
  { "setup.complete", rk_setup_complete },
};

static void
change_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  RkSetupDialog *self = RK_SETUP_DIALOG (widget);

  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    if (g_str_equal (changes[i].name, name))
      changes[i].run (self->setup);
  /* What is the same as before is in the rows, but not in a text that was no position. */
  changed_cb (self);
  announce_all (self);
}

static void
handicap_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  RkSetupDialog *self = RK_SETUP_DIALOG (widget);

  rk_setup_give (self->setup, adw_combo_row_get_selected (self->giver_row),
                 adw_spin_row_get_value (self->handicap_row));
  changed_cb (self);
  adw_preferences_page_scroll_to_top (self->page);
  announce_all (self);
}

static void
copy_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  RkSetupDialog *self = RK_SETUP_DIALOG (widget);
  const guint reserve[2] = {
    rk_setup_get_reserve (self->setup, RK_SOUTH), rk_setup_get_reserve (self->setup, RK_NORTH),
  };

  rk_position_clip_offer (gtk_widget_get_clipboard (widget),
                          rk_setup_get_position (self->setup), reserve);
  rk_toast_show (GTK_WIDGET (self->board), _("Copied."));
}

/* A position that was copied here comes back whole, with what its text does not tell. */
static gboolean
take_copied (RkSetupDialog *self)
{
  RkPosition position;
  guint reserve[2];

  if (!rk_position_clip_find (gtk_widget_get_clipboard (GTK_WIDGET (self)), &position, reserve))
    return FALSE;

  rk_setup_take (self->setup, &position, reserve);
  changed_cb (self);
  announce_all (self);

  return TRUE;
}

/* What is no position stands in the entry, where the fault is told. */
static void
take_text (RkSetupDialog *self,
           const char    *text)
{
  g_autofree char *start = NULL;

  if (rk_setup_parse (self->setup, text, NULL))
    {
      changed_cb (self);
      announce_all (self);
      return;
    }

  start = g_utf8_substring (text, 0, MIN (g_utf8_strlen (text, -1), MOST_PASTED));
  gtk_editable_set_text (GTK_EDITABLE (self->text_row), start);
  gtk_widget_grab_focus (GTK_WIDGET (self->text_row));
  rk_tell (GTK_WIDGET (self), gtk_label_get_label (self->text_fault));
}

static void
pasted_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (RkSetupDialog) self = RK_SETUP_DIALOG (user_data);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;
  if (text != NULL)
    take_text (self, text);
  else
    rk_toast_show (GTK_WIDGET (self->board), _("There is no text to paste."));
}

static void
stop_pasting (RkSetupDialog *self)
{
  g_cancellable_cancel (self->pasting);
  g_clear_object (&self->pasting);
}

static void
paste_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  RkSetupDialog *self = RK_SETUP_DIALOG (widget);

  stop_pasting (self);
  if (take_copied (self))
    return;

  self->pasting = g_cancellable_new ();
  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (widget), self->pasting, pasted_cb,
                                 g_object_ref (self));
}

static void
play_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  g_signal_emit (widget, signals[PLAY], 0);
}

static void
analyse_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  g_signal_emit (widget, signals[ANALYSE], 0);
}

static void
discard_cb (RkSetupDialog *self,
            const char    *response)
{
  if (g_str_equal (response, "discard"))
    adw_dialog_force_close (ADW_DIALOG (self));
}

/* What was set up by hand is kept nowhere. */
static void
close_attempt_cb (RkSetupDialog *self)
{
  AdwDialog *question = adw_alert_dialog_new (_("Discard the Position?"), NULL);

  adw_alert_dialog_add_responses (ADW_ALERT_DIALOG (question),
                                  "cancel", _("_Go Back"),
                                  "discard", _("_Discard"),
                                  NULL);
  adw_alert_dialog_set_response_appearance (ADW_ALERT_DIALOG (question), "discard",
                                            ADW_RESPONSE_DESTRUCTIVE);
  adw_alert_dialog_set_default_response (ADW_ALERT_DIALOG (question), "cancel");
  adw_alert_dialog_set_close_response (ADW_ALERT_DIALOG (question), "cancel");
  g_signal_connect_object (question, "response", G_CALLBACK (discard_cb), self,
                           G_CONNECT_SWAPPED);
  adw_dialog_present (question, GTK_WIDGET (self));
}

static void
rk_setup_dialog_dispose (GObject *object)
{
  RkSetupDialog *self = RK_SETUP_DIALOG (object);

  stop_pasting (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_SETUP_DIALOG);
  g_clear_object (&self->setup);

  G_OBJECT_CLASS (rk_setup_dialog_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-setup-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, menu_button);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, analyse_button);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, play_button);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, page);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, board);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, south_label);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, north_label);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, state_label);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, complete_button);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, text_row);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, text_fault);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, turn_row);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, turn_list);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, holes_row);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, direction_row);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, south_captured_row);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, north_captured_row);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, south_reserve_row);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, north_reserve_row);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, giver_row);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, giver_list);
  gtk_widget_class_bind_template_child (widget_class, RkSetupDialog, handicap_row);
  gtk_widget_class_bind_template_callback (widget_class, edited_cb);
  gtk_widget_class_bind_template_callback (widget_class, refused_cb);
  gtk_widget_class_bind_template_callback (widget_class, text_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, turn_cb);
  gtk_widget_class_bind_template_callback (widget_class, holes_cb);
  gtk_widget_class_bind_template_callback (widget_class, direction_cb);
  gtk_widget_class_bind_template_callback (widget_class, off_board_cb);
  gtk_widget_class_bind_template_callback (widget_class, close_attempt_cb);
  gtk_widget_class_bind_template_callback (widget_class, adw_dialog_close);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (changes); i++)
    gtk_widget_class_install_action (widget_class, changes[i].name, NULL, change_cb);
  gtk_widget_class_install_action (widget_class, "setup.handicap", NULL, handicap_cb);
  gtk_widget_class_install_action (widget_class, "setup.copy", NULL, copy_cb);
  gtk_widget_class_install_action (widget_class, "setup.paste", NULL, paste_cb);
  gtk_widget_class_install_action (widget_class, "setup.play", NULL, play_cb);
  gtk_widget_class_install_action (widget_class, "setup.analyse", NULL, analyse_cb);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK,
                                       "setup.undo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z,
                                       GDK_CONTROL_MASK | GDK_SHIFT_MASK, "setup.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_y, GDK_CONTROL_MASK,
                                       "setup.redo", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_c, GDK_CONTROL_MASK,
                                       "setup.copy", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_v, GDK_CONTROL_MASK,
                                       "setup.paste", NULL);
}

static void
rk_setup_dialog_class_init (RkSetupDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_setup_dialog_dispose;

  /**
   * RkSetupDialog::play:
   *
   * A person wants to choose the players of a match that starts so.
   */
  signals[PLAY] = g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  /**
   * RkSetupDialog::analyse:
   *
   * A person wants to know what the moves of the position are worth.
   */
  signals[ANALYSE] = g_signal_new ("analyse", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                   0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (RK_TYPE_COMBO_ROW);
  g_type_ensure (RK_TYPE_SETUP_BOARD);
  bind_template (widget_class);
  install_actions (widget_class);
}

static void
fill_lists (RkSetupDialog *self)
{
  rk_holes_row_fill (self->holes_row);
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      g_autofree char *name = rk_text_side (side);

      gtk_string_list_append (self->turn_list, name);
      gtk_string_list_append (self->giver_list, name);
    }
}

static void
rk_setup_dialog_init (RkSetupDialog *self)
{
  AdwSpinRow *const *rows[] = {
    &self->south_captured_row, &self->north_captured_row, &self->south_reserve_row,
    &self->north_reserve_row, &self->handicap_row,
  };

  self->showing = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  fill_lists (self);
  rk_board_add_reading (rk_setup_board_get_board (self->board), GTK_WIDGET (self), read_key,
                        rk_tell);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    rk_spin_row_use_own_digits (*rows[i]);
  rk_wrap_button_at_words (self->analyse_button);
  rk_wrap_button_at_words (self->play_button);
  rk_wrap_button (self->complete_button);
  rk_menu_attach (self->menu_button, menu_items);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self->text_row),
                                  GTK_ACCESSIBLE_RELATION_ERROR_MESSAGE, self->text_fault, NULL,
                                  -1);
}

/**
 * rk_setup_dialog_new:
 * @rules: sound rules: what is set up at first
 *
 * Returns: (transfer floating): a new dialog, to present
 */
RkSetupDialog *
rk_setup_dialog_new (const RkRules *rules)
{
  RkSetupDialog *self;

  g_return_val_if_fail (rules != NULL && rk_rules_is_valid (rules), NULL);

  self = g_object_new (RK_TYPE_SETUP_DIALOG, NULL);
  self->setup = rk_setup_new (rules);
  g_signal_connect_object (self->setup, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  rk_setup_board_set_setup (self->board, self->setup);
  changed_cb (self);

  return self;
}

/**
 * rk_setup_dialog_get_setup:
 * @self: a dialog
 *
 * Returns: (transfer none): what is set up
 */
RkSetup *
rk_setup_dialog_get_setup (RkSetupDialog *self)
{
  g_return_val_if_fail (RK_IS_SETUP_DIALOG (self), NULL);

  return self->setup;
}
