/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-application.h"
#include "rk-cross-table-pane.h"
#include "rk-file-name.h"
#include "rk-focus.h"
#include "rk-log-pane.h"
#include "rk-pairings-pane.h"
#include "rk-players-pane.h"
#include "rk-problem-banner.h"
#include "rk-sentences.h"
#include "rk-standings-pane.h"
#include "rk-timer-memory.h"
#include "rk-toast.h"
#include "rk-tournament-page-private.h"
#include "rk-tournament-sentences.h"
#include "rk-view-keys.h"

enum
{
  PLAY,
  REVIEW,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkTournamentPage, rk_tournament_page, ADW_TYPE_NAVIGATION_PAGE)

static guint signals[N_SIGNALS];

typedef void (*SetTournament) (gpointer      view,
                               RkTournament *tournament);

/* The views in their order.  What one of them emits as "play" or "review" the
 * page emits too. */
static const struct
{
  const char *name;
  const char *title;
  /* Where there is little room; NULL for the same. */
  const char *short_title;
  const char *icon;
  GType (*get_type) (void);
  SetTournament set_tournament;
} views[] = {
  { "players", N_("Players"), NULL, "system-users-symbolic",
    rk_players_pane_get_type, (SetTournament) rk_players_pane_set_tournament },
  { "rounds", N_("Rounds"), NULL, "view-list-symbolic",
    rk_pairings_pane_get_type, (SetTournament) rk_pairings_pane_set_tournament },
  { "standings", N_("Standings"), NULL, "starred-symbolic",
    rk_standings_pane_get_type, (SetTournament) rk_standings_pane_set_tournament },
  /* TRANSLATORS: A short word for "Cross Table", under an icon in a narrow window. */
  { "cross-table", N_("Cross Table"), NC_("short for cross table", "Table"), "view-grid-symbolic",
    rk_cross_table_pane_get_type, (SetTournament) rk_cross_table_pane_set_tournament },
  { "log", N_("Log"), NULL, "document-open-recent-symbolic",
    rk_log_pane_get_type, (SetTournament) rk_log_pane_set_tournament },
};

static RkPairingsPane *
get_rounds (RkTournamentPage *self)
{
  return RK_PAIRINGS_PANE (rk_tournament_page_get_view (self, "rounds"));
}

static gboolean
shows_rounds (RkTournamentPage *self)
{
  return adw_view_stack_get_visible_child (self->stack) == GTK_WIDGET (get_rounds (self));
}

GtkWidget *
_rk_tournament_page_get_toasts (RkTournamentPage *self)
{
  return shows_rounds (self) ? rk_pairings_pane_get_toasts (get_rounds (self))
                             : gtk_widget_get_ancestor (GTK_WIDGET (self->stack),
                                                        ADW_TYPE_TOAST_OVERLAY);
}

static void
play_cb (RkTournamentPage *self,
         RkPairing        *pairing,
         guint             game)
{
  g_signal_emit (self, signals[PLAY], 0, pairing, game);
}

static void
review_cb (RkTournamentPage *self,
           const char       *match_id)
{
  g_signal_emit (self, signals[REVIEW], 0, match_id);
}

static void
add_views (RkTournamentPage *self)
{
  RkTournament *tournament = rk_tournament_page_get_tournament (self);

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      GType type = views[i].get_type ();
      GtkWidget *view = g_object_new (type, NULL);

      views[i].set_tournament (view, tournament);
      if (g_signal_lookup ("play", type) != 0)
        g_signal_connect_object (view, "play", G_CALLBACK (play_cb), self, G_CONNECT_SWAPPED);
      if (g_signal_lookup ("review", type) != 0)
        g_signal_connect_object (view, "review", G_CALLBACK (review_cb), self,
                                 G_CONNECT_SWAPPED);
      adw_view_stack_add_titled_with_icon (self->stack, view, views[i].name, _(views[i].title),
                                           views[i].icon);
    }
}

static const char *
get_view_title (guint    view,
                gboolean is_narrow)
{
  if (is_narrow && views[view].short_title != NULL)
    return g_dpgettext2 (NULL, "short for cross table", views[view].short_title);

  return _(views[view].title);
}

static void
time_over_cb (RkTournamentPage *self)
{
  /* TRANSLATORS: When the timer of a round has run down. */
  const char *text = _("The time of the round is over.");

  rk_tournament_page_show_toast (self, text);
  gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
remember_timer (RkTournamentPage *self)
{
  RkTournament *tournament = rk_tournament_page_get_tournament (self);

  rk_timer_memory_save (self->settings, rk_tournament_get_id (tournament), self->timer,
                        self->minutes * 60);
}

/* Two buttons tell of the timer, of which one is seen. */
static void
show_timer (RkTournamentPage *self)
{
  rk_timer_button_set_timer (self->timer_button, self->timer, self->minutes);
  rk_timer_button_set_timer (self->narrow_timer_button, self->timer, self->minutes);
}

static void
attach_timer (RkTournamentPage *self)
{
  g_signal_connect_object (self->timer, "ended", G_CALLBACK (time_over_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->timer, "changed", G_CALLBACK (remember_timer), self,
                           G_CONNECT_SWAPPED);
  show_timer (self);
}

/* A timer is there if the regulations name a time. One that was left goes on. */
static void
update_timer (RkTournamentPage *self)
{
  RkTournament *tournament = rk_tournament_page_get_tournament (self);
  guint minutes = rk_tournament_get_regulations (tournament)->round_minutes;
  gboolean is_new = self->minutes == 0;

  gtk_widget_set_visible (GTK_WIDGET (self->timer_button), minutes > 0 && !self->is_narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->narrow_timer_button), minutes > 0);
  if (minutes == self->minutes)
    return;
  self->minutes = minutes;
  if (!is_new ||
      !rk_timer_memory_load (self->settings, rk_tournament_get_id (tournament), self->timer))
    rk_round_timer_reset (self->timer, minutes * 60);
  show_timer (self);
}

/* Where the file is, if it is no tournament of the library: a copy looks like the one
 * it was made of. */
static char *
describe_folder (RkTournamentPage *self)
{
  GApplication *application = g_application_get_default ();
  GFile *file = rk_document_get_file (self->document);
  g_autoptr (GFile) folder = file != NULL ? g_file_get_parent (file) : NULL;

  if (folder == NULL || !RK_IS_APPLICATION (application) ||
      g_file_equal (folder, rk_library_get_folder (
                                rk_application_get_library (RK_APPLICATION (application)))))
    return NULL;
  return rk_file_name_show (folder);
}

static char *
describe_state (RkTournamentPage *self)
{
  g_autofree char *state = rk_text_tournament_state (rk_tournament_page_get_tournament (self));
  g_autofree char *folder = describe_folder (self);

  if (folder == NULL)
    return g_steal_pointer (&state);
  /* TRANSLATORS: Below the title of a window: where a tournament stands, like "Round 2 is
   * over", and the folder of its file. */
  return g_strdup_printf (C_("tournament", "%1$s – file in “%2$s”"), state, folder);
}

/* The title of the page is that of the window too. */
static void
update (RkTournamentPage *self)
{
  RkTournament *tournament = rk_tournament_page_get_tournament (self);
  g_autofree char *name = rk_text_one_line (rk_tournament_get_name (tournament));
  g_autofree char *state = describe_state (self);

  adw_navigation_page_set_title (ADW_NAVIGATION_PAGE (self), name);
  adw_window_title_set_title (self->title, name);
  adw_window_title_set_subtitle (self->title, self->is_narrow ? "" : state);
  gtk_label_set_label (self->state_label, state);
  update_timer (self);
  _rk_tournament_page_update_actions (self);
}

/* Who hears the buttons hears whole words. */
static void
name_buttons (GtkWidget *widget,
              guint     *n_buttons)
{
  if (GTK_IS_TOGGLE_BUTTON (widget) && *n_buttons < G_N_ELEMENTS (views))
    {
      /* Where the label has too little room. Who listens hears no description besides. */
      gtk_widget_set_tooltip_text (widget, _(views[*n_buttons].title));
      gtk_accessible_reset_property (GTK_ACCESSIBLE (widget),
                                     GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
      gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                      _(views[*n_buttons].title), -1);
      (*n_buttons)++;
      return;
    }
  if (ADW_IS_VIEW_SWITCHER (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                    _("Tournament"), -1);

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_buttons (child, n_buttons);
}

static void
set_narrow (RkTournamentPage *self,
            gboolean          is_narrow)
{
  guint n_buttons = 0;

  self->is_narrow = is_narrow;
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      GtkWidget *view = rk_tournament_page_get_view (self, views[i].name);

      adw_view_stack_page_set_title (adw_view_stack_get_page (self->stack, view),
                                     get_view_title (i, is_narrow));
    }
  name_buttons (self->switcher_bar, &n_buttons);
  update (self);
}

static void
narrow_cb (RkTournamentPage *self)
{
  set_narrow (self, TRUE);
}

static void
wide_cb (RkTournamentPage *self)
{
  set_narrow (self, FALSE);
}

/* A toast that offers to take the last action back means that one and no later one. */
static void
changed_cb (RkTournamentPage *self)
{
  GtkWidget *toasts = gtk_widget_get_ancestor (GTK_WIDGET (self->stack), ADW_TYPE_TOAST_OVERLAY);

  rk_toast_dismiss_all (toasts);
  rk_toast_dismiss_all (rk_pairings_pane_get_toasts (get_rounds (self)));
  update (self);
}

static void
backup_failed_cb (RkTournamentPage *self,
                  const GError     *error)
{
  /* TRANSLATORS: "%s" is a sentence that says why. */
  g_autofree char *text = g_strdup_printf (_("No copy of this round could be kept. %s"),
                                           error->message);

  rk_tournament_page_show_toast (self, text);
}

static void
remember_view (RkTournamentPage *self)
{
  g_object_set (self->state, "view", adw_view_stack_get_visible_child_name (self->stack), NULL);
}

/* A stored state may name a view that there is not. */
static void
show_view (RkTournamentPage *self)
{
  g_autofree char *view = NULL;

  g_object_get (self->state, "view", &view, NULL);
  if (view != NULL && adw_view_stack_get_child_by_name (self->stack, view) != NULL)
    adw_view_stack_set_visible_child_name (self->stack, view);
}

/* What is drawn as chosen in the rounds is what the keys are for: AdwViewStack and
 * AdwNavigationView give the focus to what comes first. */
static void
view_changed_cb (RkTournamentPage *self)
{
  if (shows_rounds (self) && gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (GTK_WIDGET (get_rounds (self)));
}

static void
bind_view (RkTournamentPage *self)
{
  show_view (self);
  g_signal_connect_object (self->state, "notify::view", G_CALLBACK (show_view), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stack, "notify::visible-child-name",
                           G_CALLBACK (remember_view), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->stack, "notify::visible-child-name",
                           G_CALLBACK (view_changed_cb), self, G_CONNECT_SWAPPED);
}

/* Where a person goes on. When the page was there before, players get the focus back where it
 * was. */
static gboolean
focus_default (RkTournamentPage *self)
{
  GtkWidget *players = rk_tournament_page_get_view (self, "players");

  if (shows_rounds (self))
    return gtk_widget_grab_focus (GTK_WIDGET (get_rounds (self)));
  return !self->was_shown && adw_view_stack_get_visible_child (self->stack) == players &&
         gtk_widget_grab_focus (players);
}

static void
rk_tournament_page_showing (AdwNavigationPage *page)
{
  RK_TOURNAMENT_PAGE (page)->arriving = TRUE;
}

static void
rk_tournament_page_shown (AdwNavigationPage *page)
{
  RkTournamentPage *self = RK_TOURNAMENT_PAGE (page);

  focus_default (self);
  /* Behind a dialog it has to wait for the focus. */
  self->arriving = !rk_focus_is_within (GTK_WIDGET (self));
  self->was_shown |= !self->arriving;
}

/* A page that comes is given the focus at its first widget, and only later it has been shown. */
static gboolean
rk_tournament_page_focus (GtkWidget        *widget,
                          GtkDirectionType  direction)
{
  RkTournamentPage *self = RK_TOURNAMENT_PAGE (widget);

  if (self->arriving && !rk_focus_is_within (widget) && focus_default (self))
    {
      self->arriving = FALSE;
      self->was_shown = TRUE;
      return TRUE;
    }

  return GTK_WIDGET_CLASS (rk_tournament_page_parent_class)->focus (widget, direction);
}

/* Also while a button of the header has the focus. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                RkTournamentPage      *self)
{
  if (!shows_rounds (self))
    return GDK_EVENT_PROPAGATE;
  return gtk_event_controller_key_forward (controller, GTK_WIDGET (get_rounds (self)));
}

static void
turn_view (gpointer page,
           int      step)
{
  rk_view_keys_turn (RK_TOURNAMENT_PAGE (page)->stack, step);
}

static void
rk_tournament_page_dispose (GObject *object)
{
  RkTournamentPage *self = RK_TOURNAMENT_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_TOURNAMENT_PAGE);
  g_clear_object (&self->timer);
  g_clear_object (&self->document);
  g_clear_object (&self->state);
  g_clear_object (&self->settings);

  G_OBJECT_CLASS (rk_tournament_page_parent_class)->dispose (object);
}

static void
rk_tournament_page_class_init (RkTournamentPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_tournament_page_dispose;
  widget_class->focus = rk_tournament_page_focus;
  ADW_NAVIGATION_PAGE_CLASS (klass)->showing = rk_tournament_page_showing;
  ADW_NAVIGATION_PAGE_CLASS (klass)->shown = rk_tournament_page_shown;

  /**
   * RkTournamentPage::play:
   * @pairing: a pairing of the tournament
   * @game: which of its games, from 0
   *
   * A person wants to play the game here.
   */
  signals[PLAY] = g_signal_new ("play", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                0, NULL, NULL, NULL, G_TYPE_NONE, 2, RK_TYPE_PAIRING,
                                G_TYPE_UINT);
  /**
   * RkTournamentPage::review:
   * @match_id: the id of a match that was played in the tournament
   *
   * A person wants to see the match.
   */
  signals[REVIEW] = g_signal_new ("review", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                  0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (RK_TYPE_TIMER_BUTTON);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-tournament-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RkTournamentPage, title);
  gtk_widget_class_bind_template_child (widget_class, RkTournamentPage, state_label);
  gtk_widget_class_bind_template_child (widget_class, RkTournamentPage, menu_button);
  gtk_widget_class_bind_template_child (widget_class, RkTournamentPage, problem_banner);
  gtk_widget_class_bind_template_child (widget_class, RkTournamentPage, stack);
  gtk_widget_class_bind_template_child (widget_class, RkTournamentPage, switcher_bar);
  gtk_widget_class_bind_template_child (widget_class, RkTournamentPage, undo_button);
  gtk_widget_class_bind_template_child (widget_class, RkTournamentPage, redo_button);
  gtk_widget_class_bind_template_child (widget_class, RkTournamentPage, low_undo_button);
  gtk_widget_class_bind_template_child (widget_class, RkTournamentPage, timer_button);
  gtk_widget_class_bind_template_child (widget_class, RkTournamentPage, narrow_timer_button);

  gtk_widget_class_bind_template_callback (widget_class, narrow_cb);
  gtk_widget_class_bind_template_callback (widget_class, wide_cb);

  _rk_tournament_page_class_install_actions (widget_class);
}

static void
rk_tournament_page_init (RkTournamentPage *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_widget_init_template (GTK_WIDGET (self));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  rk_view_keys_add (GTK_WIDGET (self), turn_view);
  self->timer = rk_round_timer_new (0);
  attach_timer (self);
  _rk_tournament_page_attach_menu (self);
}

/**
 * rk_tournament_page_new:
 * @document: what to show, a tournament
 * @state: how the window shows it; the page reads it and keeps it up to date
 * @settings: the settings of the program
 *
 * Returns: (transfer floating): a new page
 */
RkTournamentPage *
rk_tournament_page_new (RkDocument    *document,
                        RkWindowState *state,
                        GSettings     *settings)
{
  RkTournamentPage *self;

  g_return_val_if_fail (RK_IS_DOCUMENT (document), NULL);
  g_return_val_if_fail (rk_document_get_tournament (document) != NULL, NULL);
  g_return_val_if_fail (RK_IS_WINDOW_STATE (state), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (RK_TYPE_TOURNAMENT_PAGE, NULL);
  self->document = g_object_ref (document);
  self->state = g_object_ref (state);
  self->settings = g_object_ref (settings);
  add_views (self);
  bind_view (self);
  rk_problem_banner_attach (self->problem_banner, document);
  g_signal_connect_object (document, "backup-failed", G_CALLBACK (backup_failed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (rk_tournament_page_get_tournament (self), "changed",
                           G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  update (self);

  return self;
}

/**
 * rk_tournament_page_get_document:
 * @self: a page
 *
 * Returns: (transfer none): what the page shows
 */
RkDocument *
rk_tournament_page_get_document (RkTournamentPage *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT_PAGE (self), NULL);

  return self->document;
}

/**
 * rk_tournament_page_get_tournament:
 * @self: a page
 *
 * Returns: (transfer none): the tournament in the document
 */
RkTournament *
rk_tournament_page_get_tournament (RkTournamentPage *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT_PAGE (self), NULL);

  return rk_document_get_tournament (self->document);
}

/**
 * rk_tournament_page_get_view:
 * @self: a page
 * @name: the name of a view, as "log"
 *
 * Returns: (transfer none) (nullable): its widget, %NULL if there is no such view
 */
GtkWidget *
rk_tournament_page_get_view (RkTournamentPage *self,
                             const char       *name)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT_PAGE (self), NULL);
  g_return_val_if_fail (name != NULL, NULL);

  return adw_view_stack_get_child_by_name (self->stack, name);
}

/**
 * rk_tournament_page_take_timer:
 * @self: a page
 * @other: a page of the same tournament that is about to go
 *
 * The timer of the round, as it is on @other, goes on in @self. Nothing is told of it
 * on @other any more.
 */
void
rk_tournament_page_take_timer (RkTournamentPage *self,
                               RkTournamentPage *other)
{
  g_return_if_fail (RK_IS_TOURNAMENT_PAGE (self));
  g_return_if_fail (RK_IS_TOURNAMENT_PAGE (other));

  g_signal_handlers_disconnect_by_data (self->timer, self);
  g_signal_handlers_disconnect_by_data (other->timer, other);
  g_set_object (&self->timer, other->timer);
  attach_timer (self);
}

/**
 * rk_tournament_page_show_toast:
 * @self: a page
 * @text: what to say, no markup
 *
 * Says something that passes by.
 */
void
rk_tournament_page_show_toast (RkTournamentPage *self,
                               const char       *text)
{
  g_return_if_fail (RK_IS_TOURNAMENT_PAGE (self));
  g_return_if_fail (text != NULL);

  rk_toast_show (_rk_tournament_page_get_toasts (self), text);
}
