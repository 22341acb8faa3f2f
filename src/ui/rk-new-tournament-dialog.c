/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-byes-group.h"
#include "rk-clock.h"
#include "rk-event-group.h"
#include "rk-format.h"
#include "rk-game-group.h"
#include "rk-new-tournament-dialog.h"
#include "rk-players-paste.h"
#include "rk-sentences.h"
#include "rk-spin-row.h"
#include "rk-step-page.h"
#include "rk-system-group.h"
#include "rk-tie-breaks-editor.h"
#include "rk-toast.h"
#include "rk-tournament-defaults.h"
#include "rk-tournament-sentences.h"
#include "rk-warnings-group.h"

#define N_STEPS 6

struct _RkNewTournamentDialog
{
  AdwDialog parent_instance;

  /* Template Widgets */
  AdwNavigationView *navigation;
  RkStepPage *event_page;
  RkStepPage *system_page;
  RkStepPage *game_page;
  RkStepPage *players_page;
  RkStepPage *tie_breaks_page;
  RkStepPage *check_page;
  RkEventGroup *event_group;
  AdwSpinRow *players_row;
  RkSystemGroup *system_group;
  RkByesGroup *byes_group;
  RkGameGroup *game_group;
  RkPlayersPaste *players_paste;
  RkTieBreaksEditor *tie_breaks_editor;
  RkWarningsGroup *system_warnings;
  RkWarningsGroup *game_warnings;
  RkWarningsGroup *tie_break_warnings;
  RkWarningsGroup *check_warnings;
  GtkListBox *summary_list;

  /* Owned References */
  GSettings *defaults;

  RkRegulations regulations;
  /* Whether a person chose them; else they follow the number of players. */
  gboolean system_is_chosen;
  gboolean rounds_are_chosen;
  /* Whether the step that is visible is still to get the focus. */
  gboolean arriving;
};

enum
{
  START,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkNewTournamentDialog, rk_new_tournament_dialog, ADW_TYPE_DIALOG)

static guint signals[N_SIGNALS];

/* Those in the list, as soon as there are any; until then those expected. */
static guint
get_n_players (RkNewTournamentDialog *self)
{
  guint n_listed = rk_players_paste_get_records (self->players_paste)->len;

  return n_listed > 0 ? n_listed : (guint) adw_spin_row_get_value (self->players_row);
}

/* What there is nothing to say of has no row. @text: nullable. */
static void
add_summary (RkNewTournamentDialog *self,
             const char            *title,
             const char            *text)
{
  GtkWidget *row;

  if (text == NULL || *text == '\0')
    return;

  row = adw_action_row_new ();
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  gtk_widget_add_css_class (row, "property");
  gtk_list_box_append (self->summary_list, row);
}

static void
add_regulations (RkNewTournamentDialog *self)
{
  const char *const titles[RK_N_REGULATIONS_TOPICS] = {
    [RK_REGULATIONS_SYSTEM] = _("System"),
    [RK_REGULATIONS_GAME] = _("Game"),
    [RK_REGULATIONS_BYES] = _("Byes and Late Players"),
    [RK_REGULATIONS_TIE_BREAKS] = _("Tie-Breaks"),
    /* TRANSLATORS: a label; how long a round lasts follows. */
    [RK_REGULATIONS_TIME] = _("Time for a Round"),
  };

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      g_auto (GStrv) lines = rk_text_regulations (&self->regulations, get_n_players (self), i);
      g_autofree char *text = g_strjoinv ("\n", lines);

      add_summary (self, titles[i], text);
    }
}

static char *
describe_players (RkNewTournamentDialog *self)
{
  guint n_players = rk_players_paste_get_records (self->players_paste)->len;
  g_autofree char *number = rk_format_number (n_players);

  if (n_players == 0)
    return g_strdup (_("No Players Yet"));

  /* TRANSLATORS: "%s" is a number. */
  return g_strdup_printf (ngettext ("%s player", "%s players", n_players), number);
}

static char *
get_name (RkNewTournamentDialog *self)
{
  char *name = rk_event_group_get_name (self->event_group);

  return name != NULL ? name : g_strdup (_("Tournament"));
}

static void
update_summary (RkNewTournamentDialog *self)
{
  g_autofree char *name = get_name (self);
  g_autofree char *line = rk_text_one_line (name);
  g_autofree char *site = rk_event_group_get_site (self->event_group);
  g_autofree char *date = rk_event_group_format_date (self->event_group);
  g_autofree char *players = describe_players (self);

  gtk_list_box_remove_all (self->summary_list);
  add_summary (self, _("Name of the Tournament"), line);
  add_summary (self, C_("the town of a tournament", "Place"), site);
  add_summary (self, _("Day"), date);
  add_summary (self, _("Players"), players);
  add_regulations (self);
}

static void
update_warnings (RkNewTournamentDialog *self)
{
  guint n_players = get_n_players (self);

  rk_warnings_group_show (self->system_warnings, &self->regulations, n_players);
  rk_warnings_group_show (self->game_warnings, &self->regulations, n_players);
  rk_warnings_group_show (self->tie_break_warnings, &self->regulations, n_players);
  rk_warnings_group_show (self->check_warnings, &self->regulations, n_players);
}

/* What the steps show of what was chosen in others. */
static void
update (RkNewTournamentDialog *self)
{
  rk_system_group_set (self->system_group, &self->regulations, get_n_players (self));
  rk_byes_group_set (self->byes_group, &self->regulations);
  update_warnings (self);
}

/* The system is another now. */
static void
use_tie_breaks (RkNewTournamentDialog *self)
{
  self->rounds_are_chosen = FALSE;
  rk_tournament_defaults_recall_tie_breaks (self->defaults, &self->regulations);
  rk_tie_breaks_editor_set (self->tie_breaks_editor, &self->regulations);
}

static void
system_changed_cb (RkNewTournamentDialog *self)
{
  RkSystem system = self->regulations.system;
  guint n_rounds = self->regulations.n_rounds;

  rk_system_group_get (self->system_group, &self->regulations, get_n_players (self));
  if (self->regulations.system != system)
    {
      self->system_is_chosen = TRUE;
      use_tie_breaks (self);
    }
  else if (self->regulations.n_rounds != n_rounds)
    self->rounds_are_chosen = TRUE;
  update (self);
}

static void
byes_changed_cb (RkNewTournamentDialog *self)
{
  rk_byes_group_get (self->byes_group, &self->regulations);
  update_warnings (self);
}

static void
game_changed_cb (RkNewTournamentDialog *self)
{
  rk_game_group_get (self->game_group, &self->regulations.game);
  update_warnings (self);
}

static void
tie_breaks_changed_cb (RkNewTournamentDialog *self)
{
  rk_tie_breaks_editor_get (self->tie_breaks_editor, &self->regulations);
  update_warnings (self);
}

static void
players_changed_cb (RkNewTournamentDialog *self)
{
  guint n_players = get_n_players (self);
  RkSystem suggested = rk_tournament_defaults_suggest_system (n_players);

  if (self->defaults == NULL)
    return;

  if (!self->system_is_chosen && self->regulations.system != suggested)
    {
      rk_tournament_defaults_change_system (&self->regulations, suggested, n_players);
      use_tie_breaks (self);
    }
  if (!self->rounds_are_chosen)
    {
      RkRegulations regulations;

      rk_regulations_init (&regulations, self->regulations.system, n_players);
      self->regulations.n_rounds = regulations.n_rounds;
      self->regulations.late_until = regulations.late_until;
    }
  update (self);
}

static RkStepPage *
get_step (RkNewTournamentDialog *self,
          guint                  step)
{
  RkStepPage *steps[N_STEPS] = {
    self->event_page, self->system_page, self->game_page,
    self->players_page, self->tie_breaks_page, self->check_page,
  };

  return step < N_STEPS ? steps[step] : NULL;
}

/* A knockout needs no tie-breaks. */
static gboolean
is_needed (RkNewTournamentDialog *self,
           RkStepPage            *page)
{
  return page != self->tie_breaks_page || self->regulations.system != RK_SYSTEM_KNOCKOUT;
}

/* %N_STEPS when the dialog goes: no page is visible then. */
static guint
find_visible_step (RkNewTournamentDialog *self)
{
  AdwNavigationPage *visible = adw_navigation_view_get_visible_page (self->navigation);
  guint step = 0;

  while (step < N_STEPS && get_step (self, step) != (gpointer) visible)
    step++;
  return step;
}

/* What comes first of what is chosen or typed in a step; NULL where that is nothing. */
static GtkWidget *
get_field (RkNewTournamentDialog *self,
           guint                  step)
{
  GtkWidget *fields[N_STEPS] = {
    GTK_WIDGET (self->event_group), GTK_WIDGET (self->system_group),
    GTK_WIDGET (self->game_group), rk_players_paste_get_text_view (self->players_paste),
    GTK_WIDGET (self->tie_breaks_editor), NULL,
  };

  return fields[step];
}

/* AdwNavigationView gives the focus to where it was, or to the button that leads back. */
static void
focus_step (RkNewTournamentDialog *self)
{
  guint step = find_visible_step (self);
  GtkWidget *field;

  if (!self->arriving || step == N_STEPS)
    return;

  field = get_field (self, step);
  if (field == NULL)
    {
      rk_step_page_focus_button (get_step (self, step));
    }
  else if (gtk_widget_get_mapped (field))
    {
      /* Else it would go on from where it was. */
      gtk_root_set_focus (gtk_widget_get_root (field), NULL);
      gtk_widget_child_focus (field, GTK_DIR_TAB_FORWARD);
    }
  self->arriving = field != NULL && !gtk_widget_get_mapped (field);
}

static void
step_came_cb (RkNewTournamentDialog *self)
{
  self->arriving = TRUE;
  focus_step (self);
}

/* A step may be mapped only after it has become the visible one. It is mapped again where the
 * dialog gets another form, in a window that is resized: the focus stays then. */
static void
follow_steps (RkNewTournamentDialog *self)
{
  self->arriving = TRUE;
  g_signal_connect_object (self->navigation, "notify::visible-page", G_CALLBACK (step_came_cb),
                           self, G_CONNECT_SWAPPED);
  for (guint i = 0; i < N_STEPS; i++)
    if (get_field (self, i) != NULL)
      g_signal_connect_object (get_field (self, i), "map", G_CALLBACK (focus_step), self,
                               G_CONNECT_SWAPPED);
}

static void
next_cb (RkNewTournamentDialog *self)
{
  guint step = find_visible_step (self) + 1;

  while (get_step (self, step) != NULL && !is_needed (self, get_step (self, step)))
    step++;

  if (get_step (self, step) == self->check_page)
    update_summary (self);
  if (get_step (self, step) != NULL)
    adw_navigation_view_push (self->navigation, ADW_NAVIGATION_PAGE (get_step (self, step)));
}

static void
next_action_cb (GtkWidget  *widget,
                const char *action,
                GVariant   *parameter)
{
  next_cb (RK_NEW_TOURNAMENT_DIALOG (widget));
}

static void
cancel_action_cb (GtkWidget  *widget,
                  const char *action,
                  GVariant   *parameter)
{
  adw_dialog_close (ADW_DIALOG (widget));
}

static void
remember (RkNewTournamentDialog *self)
{
  g_autofree char *site = rk_event_group_get_site (self->event_group);

  g_settings_set_string (self->defaults, "site", site != NULL ? site : "");
  g_settings_set_uint (self->defaults, "players", get_n_players (self));
  rk_tournament_defaults_remember (self->defaults, &self->regulations);
}

static RkTournament *
make_tournament (RkNewTournamentDialog  *self,
                 GError                **error)
{
  g_autofree char *name = get_name (self);
  g_autofree char *site = rk_event_group_get_site (self->event_group);
  GPtrArray *records = rk_players_paste_get_records (self->players_paste);
  g_autoptr (RkTournament) tournament = rk_tournament_new (name, &self->regulations);

  if (!rk_tournament_set_event (tournament, name, site,
                                rk_event_group_get_date (self->event_group), error))
    return NULL;
  if (records->len > 0 && !rk_tournament_add_entrants (tournament, records, error))
    return NULL;

  return g_steal_pointer (&tournament);
}

static void
start_action_cb (GtkWidget  *widget,
                 const char *action,
                 GVariant   *parameter)
{
  g_autoptr (RkNewTournamentDialog) self = RK_NEW_TOURNAMENT_DIALOG (g_object_ref (widget));
  g_autoptr (RkTournament) tournament = NULL;
  g_autoptr (GError) error = NULL;

  tournament = make_tournament (self, &error);
  if (tournament == NULL)
    {
      rk_toast_show (GTK_WIDGET (self->navigation), error->message);
      return;
    }

  remember (self);
  /* The other way round, the focus would first go back to where the dialog was asked for. */
  g_signal_emit (self, signals[START], 0, tournament);
  adw_dialog_close (ADW_DIALOG (self));
}

static void
rk_new_tournament_dialog_dispose (GObject *object)
{
  RkNewTournamentDialog *self = RK_NEW_TOURNAMENT_DIALOG (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_NEW_TOURNAMENT_DIALOG);
  g_clear_object (&self->defaults);

  G_OBJECT_CLASS (rk_new_tournament_dialog_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, RkNewTournamentDialog, navigation);
  gtk_widget_class_bind_template_child (widget_class, RkNewTournamentDialog, event_page);
  gtk_widget_class_bind_template_child (widget_class, RkNewTournamentDialog, system_page);
  gtk_widget_class_bind_template_child (widget_class, RkNewTournamentDialog, game_page);
  gtk_widget_class_bind_template_child (widget_class, RkNewTournamentDialog, players_page);
  gtk_widget_class_bind_template_child (widget_class, RkNewTournamentDialog, tie_breaks_page);
  gtk_widget_class_bind_template_child (widget_class, RkNewTournamentDialog, check_page);
  gtk_widget_class_bind_template_child (widget_class, RkNewTournamentDialog, event_group);
  gtk_widget_class_bind_template_child (widget_class, RkNewTournamentDialog, players_row);
  gtk_widget_class_bind_template_child (widget_class, RkNewTournamentDialog, system_group);
  gtk_widget_class_bind_template_child (widget_class, RkNewTournamentDialog, byes_group);
  gtk_widget_class_bind_template_child (widget_class, RkNewTournamentDialog, game_group);
  gtk_widget_class_bind_template_child (widget_class, RkNewTournamentDialog, players_paste);
  gtk_widget_class_bind_template_child (widget_class, RkNewTournamentDialog, tie_breaks_editor);
  gtk_widget_class_bind_template_child (widget_class, RkNewTournamentDialog, system_warnings);
  gtk_widget_class_bind_template_child (widget_class, RkNewTournamentDialog, game_warnings);
  gtk_widget_class_bind_template_child (widget_class, RkNewTournamentDialog, tie_break_warnings);
  gtk_widget_class_bind_template_child (widget_class, RkNewTournamentDialog, check_warnings);
  gtk_widget_class_bind_template_child (widget_class, RkNewTournamentDialog, summary_list);
}

static void
rk_new_tournament_dialog_class_init (RkNewTournamentDialogClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_new_tournament_dialog_dispose;

  /**
   * RkNewTournamentDialog::start:
   * @tournament: a new tournament
   */
  signals[START] = g_signal_new ("start", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                 0, NULL, NULL, NULL, G_TYPE_NONE, 1, RK_TYPE_TOURNAMENT);

  g_type_ensure (RK_TYPE_BYES_GROUP);
  g_type_ensure (RK_TYPE_EVENT_GROUP);
  g_type_ensure (RK_TYPE_GAME_GROUP);
  g_type_ensure (RK_TYPE_PLAYERS_PASTE);
  g_type_ensure (RK_TYPE_STEP_PAGE);
  g_type_ensure (RK_TYPE_SYSTEM_GROUP);
  g_type_ensure (RK_TYPE_TIE_BREAKS_EDITOR);
  g_type_ensure (RK_TYPE_WARNINGS_GROUP);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-new-tournament-dialog.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, players_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, system_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, byes_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, tie_breaks_changed_cb);

  gtk_widget_class_install_action (widget_class, "step.cancel", NULL, cancel_action_cb);
  gtk_widget_class_install_action (widget_class, "step.next", NULL, next_action_cb);
  gtk_widget_class_install_action (widget_class, "step.start", NULL, start_action_cb);
}

static void
rk_new_tournament_dialog_init (RkNewTournamentDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint i = 0; i < N_STEPS; i++)
    rk_step_page_set_place (get_step (self, i), i + 1, N_STEPS);
  gtk_adjustment_set_upper (adw_spin_row_get_adjustment (self->players_row), RK_MAX_ENTRANTS);
  rk_spin_row_use_own_digits (self->players_row);
  follow_steps (self);
}

static void
recall (RkNewTournamentDialog *self,
        GSettings             *defaults)
{
  g_autofree char *site = g_settings_get_string (defaults, "site");
  g_autoptr (GDateTime) utc = rk_clock_now ();
  g_autoptr (GDateTime) now = rk_clock_to_local (utc);
  g_autofree char *date = g_date_time_format (now, "%Y-%m-%d");
  RkSystem system;

  rk_event_group_set (self->event_group, _("Tournament"), site, date);
  adw_dialog_set_focus (ADW_DIALOG (self), rk_event_group_get_row (self->event_group));
  adw_spin_row_set_value (self->players_row, g_settings_get_uint (defaults, "players"));

  system = rk_tournament_defaults_suggest_system (get_n_players (self));
  rk_tournament_defaults_recall (defaults, system, get_n_players (self), &self->regulations);
  rk_game_group_set (self->game_group, &self->regulations.game);
  rk_tie_breaks_editor_set (self->tie_breaks_editor, &self->regulations);
  update (self);
}

/**
 * rk_new_tournament_dialog_new:
 * @defaults: settings (schema NewTournament) with what was chosen last; they
 *   change when a tournament is started
 *
 * Returns: (transfer floating): a new dialog, to present
 */
RkNewTournamentDialog *
rk_new_tournament_dialog_new (GSettings *defaults)
{
  RkNewTournamentDialog *self;

  g_return_val_if_fail (G_IS_SETTINGS (defaults), NULL);

  self = g_object_new (RK_TYPE_NEW_TOURNAMENT_DIALOG, NULL);
  recall (self, defaults);
  self->defaults = g_object_ref (defaults);

  return self;
}

/**
 * rk_new_tournament_dialog_get_regulations:
 * @self: a dialog
 *
 * Returns: (transfer none): what is chosen now
 */
const RkRegulations *
rk_new_tournament_dialog_get_regulations (RkNewTournamentDialog *self)
{
  g_return_val_if_fail (RK_IS_NEW_TOURNAMENT_DIALOG (self), NULL);

  return &self->regulations;
}
