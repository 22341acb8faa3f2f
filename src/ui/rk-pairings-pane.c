/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-application.h"
#include "rk-focus.h"
#include "rk-format.h"
#include "rk-pairing-row.h"
#include "rk-pairings-pane-private.h"
#include "rk-teller.h"
#include "rk-timeline.h"
#include "rk-toast.h"
#include "rk-tournament-round-row.h"
#include "rk-tournament-sentences.h"
#include "rk-wrap.h"

struct _RkPairingsPane
{
  AdwBin parent_instance;

  /* Template Widgets */
  RkTimeline *timeline;
  GtkWidget *toasts;
  GtkStack *stack;
  GtkWidget *first_button;
  GtkWidget *first_schedule_button;
  GtkWidget *actions_box;
  GtkLabel *title_label;
  GtkLabel *status_label;
  GtkSearchEntry *search_entry;
  AdwToggleGroup *order_group;
  GtkListView *list_view;
  GtkWidget *spinner;
  GtkWidget *cancel_button;
  GtkWidget *schedule_button;
  GtkWidget *open_button;
  GtkWidget *unpair_button;
  GtkWidget *publish_button;
  GtkButton *pair_button;

  /* The menu of a line, once one was opened. */
  GtkWidget *menu;

  /* Owned References */
  RkTournament *tournament;
  RkTournamentRound *round;
  GListStore *lines;
  GtkFilterListModel *found;
  GtkSingleSelection *selection;
  GCancellable *pairing;
};

enum
{
  PLAY,
  REVIEW,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RkPairingsPane, rk_pairings_pane, ADW_TYPE_BIN)

static guint signals[N_SIGNALS];

RkTournament *
_rk_pairings_pane_get_tournament (RkPairingsPane *self)
{
  return self->tournament;
}

RkPairingLine *
_rk_pairings_pane_get_line (RkPairingsPane *self)
{
  return gtk_single_selection_get_selected_item (self->selection);
}

GtkWidget **
_rk_pairings_pane_get_menu (RkPairingsPane *self)
{
  return &self->menu;
}

/* Not from the list: before the first round it is not there for a screen reader. */
void
_rk_pairings_pane_announce (RkPairingsPane *self,
                            const char     *text)
{
  rk_tell (GTK_WIDGET (self), text);
}

static void
go_to (RkPairingsPane *self,
       guint           position)
{
  gtk_list_view_scroll_to (self->list_view, position,
                           GTK_LIST_SCROLL_FOCUS | GTK_LIST_SCROLL_SELECT, NULL);
  /* That chooses the line; the keys may still be with a button that is gone. */
  gtk_widget_grab_focus (GTK_WIDGET (self->list_view));
}

void
_rk_pairings_pane_step (RkPairingsPane *self,
                        int             steps)
{
  guint n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->found));
  guint selected = gtk_single_selection_get_selected (self->selection);

  if (n_lines == 0 || selected == GTK_INVALID_LIST_POSITION)
    return;
  go_to (self, CLAMP ((int) selected + steps, 0, (int) n_lines - 1));
}

static gboolean
go_to_open_from (RkPairingsPane *self,
                 guint           from)
{
  guint n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->found));

  for (guint i = 0; i < n_lines; i++)
    {
      guint position = (from + i) % n_lines;
      g_autoptr (RkPairingLine) line =
        g_list_model_get_item (G_LIST_MODEL (self->found), position);

      if (rk_pairing_line_is_open (line))
        {
          go_to (self, position);
          return TRUE;
        }
    }
  return FALSE;
}

gboolean
_rk_pairings_pane_go_to_open (RkPairingsPane *self)
{
  guint selected = gtk_single_selection_get_selected (self->selection);

  return go_to_open_from (self, selected != GTK_INVALID_LIST_POSITION ? selected + 1 : 0);
}

/* The first board that waits for a result, or just the first. */
void
_rk_pairings_pane_go_to_first (RkPairingsPane *self)
{
  if (self->round == NULL)
    gtk_widget_grab_focus (self->first_button);
  else if (!go_to_open_from (self, 0) &&
           g_list_model_get_n_items (G_LIST_MODEL (self->found)) > 0)
    go_to (self, 0);
}

/* Back to the line that is drawn as chosen. */
void
_rk_pairings_pane_take_focus (RkPairingsPane *self)
{
  if (self->round != NULL && _rk_pairings_pane_get_line (self) != NULL)
    _rk_pairings_pane_step (self, 0);
  else
    _rk_pairings_pane_go_to_first (self);
}

static gboolean
has_focus (RkPairingsPane *self)
{
  return rk_focus_is_within (GTK_WIDGET (self->list_view));
}

static void
dialog_closed_cb (RkPairingsPane *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    _rk_pairings_pane_take_focus (self);
}

/* Where the dialog was opened from may be a button or a menu; the keys shall go on with
 * the boards. */
void
_rk_pairings_pane_present (RkPairingsPane *self,
                           AdwDialog      *dialog)
{
  g_signal_connect_object (dialog, "closed", G_CALLBACK (dialog_closed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

void
_rk_pairings_pane_tell (RkPairingsPane *self,
                        const char     *text)
{
  rk_toast_show (self->toasts, text);
}

void
_rk_pairings_pane_play (RkPairingsPane *self)
{
  RkPairingLine *line = _rk_pairings_pane_get_line (self);
  const RkGameRecord *game = rk_pairing_get_game (rk_pairing_line_get_pairing (line),
                                                  rk_pairing_line_get_game (line));

  if (game->match == NULL)
    g_signal_emit (self, signals[PLAY], 0, rk_pairing_line_get_pairing (line),
                   rk_pairing_line_get_game (line));
  else
    {
      g_autofree char *match = g_strdup (game->match);

      g_signal_emit (self, signals[REVIEW], 0, match);
    }
}

/* What is shown of the round beside its list. */
static void
update_round (RkPairingsPane *self)
{
  gboolean draft = !rk_tournament_round_is_published (self->round);
  g_autofree char *title = rk_text_tournament_round (self->round);
  g_autofree char *stage =
    rk_text_round_stage (self->tournament, rk_tournament_round_get_number (self->round));
  g_autofree char *both = g_strdup_printf ("%s · %s", title, stage != NULL ? stage : "");
  g_autofree char *n_open = rk_format_number (rk_tournament_round_get_n_open (self->round));
  g_autofree char *n_boards = rk_format_number (rk_tournament_round_get_n_boards (self->round));
  g_autofree char *status = NULL;

  if (draft)
    status = g_strdup (_("Not published yet"));
  else
    /* TRANSLATORS: Boards without a result, of all boards of the round; the form goes by
     * the second number. */
    status = g_strdup_printf (ngettext ("%1$s of %2$s board open", "%1$s of %2$s boards open",
                                        rk_tournament_round_get_n_boards (self->round)),
                              n_open, n_boards);
  gtk_label_set_label (self->title_label, stage != NULL ? both : title);
  gtk_label_set_label (self->status_label, status);
}

static void
update_buttons (RkPairingsPane *self)
{
  RkTournamentState state = rk_tournament_get_state (self->tournament);
  gboolean busy = self->pairing != NULL;
  g_autofree char *number = rk_format_number (rk_tournament_get_n_rounds (self->tournament) + 1);
  /* TRANSLATORS: A button. "%s" is the number of a round. */
  g_autofree char *label = g_strdup_printf (_("_Pair Round %s"), number);

  gtk_button_set_label (self->pair_button, label);
  gtk_widget_set_visible (GTK_WIDGET (self->pair_button),
                          rk_tournament_can_pair (self->tournament));
  gtk_widget_set_visible (self->first_schedule_button, rk_tournament_has_plan (self->tournament));
  gtk_widget_set_visible (self->schedule_button, rk_tournament_has_plan (self->tournament));
  gtk_widget_set_visible (self->open_button, state == RK_TOURNAMENT_PLAYING);
  gtk_widget_set_visible (self->publish_button, state == RK_TOURNAMENT_DRAFT);
  gtk_widget_set_visible (self->unpair_button, state == RK_TOURNAMENT_DRAFT);
  gtk_widget_set_visible (self->cancel_button, busy);
  gtk_widget_set_visible (self->spinner, busy);
  _rk_pairings_pane_update_actions (self);
}

static gboolean
is_by_name (RkPairingsPane *self)
{
  return g_str_equal (adw_toggle_group_get_active_name (self->order_group), "name");
}

static void
fill (RkPairingsPane *self)
{
  g_autoptr (GPtrArray) lines = NULL;

  if (self->round == NULL)
    {
      g_list_store_remove_all (self->lines);
      return;
    }
  lines = rk_pairing_line_list (self->round, is_by_name (self));
  g_list_store_splice (self->lines, 0, g_list_model_get_n_items (G_LIST_MODEL (self->lines)),
                       lines->pdata, lines->len);
}

/* Whether the lines are no longer those of the round: a pairing came, went, or got
 * another game. */
static gboolean
is_stale (RkPairingsPane *self)
{
  g_autoptr (GPtrArray) lines = rk_pairing_line_list (self->round, is_by_name (self));

  if (lines->len != g_list_model_get_n_items (G_LIST_MODEL (self->lines)))
    return TRUE;
  for (guint i = 0; i < lines->len; i++)
    {
      g_autoptr (RkPairingLine) line = g_list_model_get_item (G_LIST_MODEL (self->lines), i);
      RkPairingLine *now = lines->pdata[i];

      if (rk_pairing_line_get_pairing (line) != rk_pairing_line_get_pairing (now) ||
          rk_pairing_line_get_game (line) != rk_pairing_line_get_game (now) ||
          rk_pairing_line_get_entrant (line) != rk_pairing_line_get_entrant (now))
        return TRUE;
    }
  return FALSE;
}

static void
set_round (RkPairingsPane    *self,
           RkTournamentRound *round)
{
  if (g_set_object (&self->round, round))
    {
      gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
      fill (self);
      gtk_single_selection_set_selected (self->selection, 0);
    }
  gtk_stack_set_visible_child_name (self->stack, round != NULL ? "round" : "empty");
  gtk_widget_set_visible (self->actions_box, round != NULL);
  if (round == NULL)
    return;
  rk_timeline_set_current (self->timeline, rk_tournament_round_get_number (round) - 1);
  update_round (self);
}

/* A round that was paired comes to the front; one that is gone makes room for the
 * last. */
static void
rounds_changed_cb (RkPairingsPane *self)
{
  guint n_rounds = rk_tournament_get_n_rounds (self->tournament);
  gboolean had_focus = has_focus (self);

  set_round (self, n_rounds > 0 ? rk_tournament_get_round (self->tournament, n_rounds) : NULL);
  if (had_focus)
    _rk_pairings_pane_go_to_first (self);
}

static void
changed_cb (RkPairingsPane *self)
{
  if (self->round != NULL)
    {
      gboolean had_focus = has_focus (self);

      if (is_stale (self))
        {
          fill (self);
          if (had_focus)
            _rk_pairings_pane_take_focus (self);
        }
      update_round (self);
    }
  update_buttons (self);
}

static gboolean
matches (gpointer item,
         gpointer user_data)
{
  RkPairingsPane *self = user_data;

  return rk_pairing_line_matches (item, gtk_editable_get_text (GTK_EDITABLE (self->search_entry)));
}

static void
search_changed_cb (RkPairingsPane *self)
{
  gtk_filter_changed (gtk_filter_list_model_get_filter (self->found), GTK_FILTER_CHANGE_DIFFERENT);
}

static void
search_activate_cb (RkPairingsPane *self)
{
  if (g_list_model_get_n_items (G_LIST_MODEL (self->found)) > 0)
    go_to (self, 0);
}

static void
search_stopped_cb (RkPairingsPane *self)
{
  gtk_editable_set_text (GTK_EDITABLE (self->search_entry), "");
  gtk_widget_grab_focus (GTK_WIDGET (self->list_view));
}

static void
round_chosen_cb (RkPairingsPane *self,
                 guint           index)
{
  set_round (self, rk_tournament_get_round (self->tournament, index + 1));
  _rk_pairings_pane_update_actions (self);
}

static void
line_activated_cb (RkPairingsPane *self,
                   guint           position)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "round.result", NULL);
}

/* The line that is drawn as chosen is the one that keys are for, also while a button or
 * the list of rounds has the focus.  What is typed to search is no result. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                RkPairingsPane        *self)
{
  GtkWidget *focus = rk_focus_get (GTK_WIDGET (self));

  if (rk_focus_is_within (GTK_WIDGET (self->search_entry)) ||
      (focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL))
    return GDK_EVENT_PROPAGATE;
  return _rk_pairings_pane_press_key (self, keyval, keycode, modifiers);
}

/* Rows. */

static void
select_row (RkPairingsPane *self,
            RkPairingRow   *row)
{
  guint n_lines = g_list_model_get_n_items (G_LIST_MODEL (self->found));

  for (guint i = 0; i < n_lines; i++)
    {
      g_autoptr (RkPairingLine) line = g_list_model_get_item (G_LIST_MODEL (self->found), i);

      if (line == rk_pairing_row_get_line (row))
        {
          gtk_single_selection_set_selected (self->selection, i);
          return;
        }
    }
}

static void
menu_cb (RkPairingRow   *row,
         GtkWidget      *button,
         RkPairingsPane *self)
{
  select_row (self, row);
  _rk_pairings_pane_show_menu (self, button);
}

static RkPairingRow *
find_row (RkPairingsPane *self,
          double          x,
          double          y)
{
  GtkWidget *list = GTK_WIDGET (self->list_view);
  GtkWidget *widget = gtk_widget_pick (list, x, y, GTK_PICK_DEFAULT);
  GtkWidget *row;

  while (widget != NULL && widget != list && gtk_widget_get_parent (widget) != list)
    widget = gtk_widget_get_parent (widget);
  row = widget != NULL && widget != list ? gtk_widget_get_first_child (widget) : NULL;
  return RK_IS_PAIRING_ROW (row) ? RK_PAIRING_ROW (row) : NULL;
}

static void
right_released_cb (RkPairingsPane *self,
                   int             n_press,
                   double          x,
                   double          y)
{
  RkPairingRow *row = find_row (self, x, y);

  if (row == NULL)
    return;
  select_row (self, row);
  _rk_pairings_pane_show_menu (self, GTK_WIDGET (row));
}

static void
row_changed_cb (RkPairingRow *row,
                GtkListItem  *item)
{
  g_autofree char *text = rk_pairing_row_describe (row);

  gtk_list_item_set_accessible_label (item, text);
}

static void
setup_cb (RkPairingsPane *self,
          GtkListItem    *item)
{
  GtkWidget *row = rk_pairing_row_new ();

  g_signal_connect_object (row, "menu", G_CALLBACK (menu_cb), self, G_CONNECT_DEFAULT);
  g_signal_connect_object (row, "changed", G_CALLBACK (row_changed_cb), item, G_CONNECT_DEFAULT);
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (RkPairingsPane *self,
         GtkListItem    *item)
{
  rk_pairing_row_set_line (RK_PAIRING_ROW (gtk_list_item_get_child (item)), self->tournament,
                           gtk_list_item_get_item (item));
}

static void
unbind_cb (RkPairingsPane *self,
           GtkListItem    *item)
{
  rk_pairing_row_set_line (RK_PAIRING_ROW (gtk_list_item_get_child (item)), NULL, NULL);
}

static void
set_up_list (RkPairingsPane *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkFilter *filter = GTK_FILTER (gtk_custom_filter_new (matches, self, NULL));
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkGesture *right = gtk_gesture_click_new ();

  self->lines = g_list_store_new (RK_TYPE_PAIRING_LINE);
  self->found = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->lines)), filter);
  self->selection = gtk_single_selection_new (g_object_ref (G_LIST_MODEL (self->found)));
  g_signal_connect_swapped (self->selection, "notify::selected-item",
                            G_CALLBACK (_rk_pairings_pane_update_actions), self);
  g_signal_connect_swapped (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect_swapped (factory, "bind", G_CALLBACK (bind_cb), self);
  g_signal_connect_swapped (factory, "unbind", G_CALLBACK (unbind_cb), self);
  gtk_list_view_set_factory (self->list_view, factory);
  g_object_unref (factory);
  gtk_list_view_set_model (self->list_view, GTK_SELECTION_MODEL (self->selection));

  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (right), GDK_BUTTON_SECONDARY);
  g_signal_connect_swapped (right, "released", G_CALLBACK (right_released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->list_view), GTK_EVENT_CONTROLLER (right));
}

static void
rk_pairings_pane_dispose (GObject *object)
{
  RkPairingsPane *self = RK_PAIRINGS_PANE (object);

  g_cancellable_cancel (self->pairing);
  g_clear_object (&self->pairing);
  g_clear_pointer (&self->menu, gtk_widget_unparent);
  if (self->list_view != NULL)
    gtk_list_view_set_model (self->list_view, NULL);
  if (self->selection != NULL)
    g_signal_handlers_disconnect_by_data (self->selection, self);
  g_clear_object (&self->selection);
  g_clear_object (&self->found);
  g_clear_object (&self->lines);
  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_PAIRINGS_PANE);
  g_clear_object (&self->round);
  g_clear_object (&self->tournament);

  G_OBJECT_CLASS (rk_pairings_pane_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, RkPairingsPane, timeline);
  gtk_widget_class_bind_template_child (widget_class, RkPairingsPane, toasts);
  gtk_widget_class_bind_template_child (widget_class, RkPairingsPane, stack);
  gtk_widget_class_bind_template_child (widget_class, RkPairingsPane, first_button);
  gtk_widget_class_bind_template_child (widget_class, RkPairingsPane, first_schedule_button);
  gtk_widget_class_bind_template_child (widget_class, RkPairingsPane, actions_box);
  gtk_widget_class_bind_template_child (widget_class, RkPairingsPane, title_label);
  gtk_widget_class_bind_template_child (widget_class, RkPairingsPane, status_label);
  gtk_widget_class_bind_template_child (widget_class, RkPairingsPane, search_entry);
  gtk_widget_class_bind_template_child (widget_class, RkPairingsPane, order_group);
  gtk_widget_class_bind_template_child (widget_class, RkPairingsPane, list_view);
  gtk_widget_class_bind_template_child (widget_class, RkPairingsPane, spinner);
  gtk_widget_class_bind_template_child (widget_class, RkPairingsPane, cancel_button);
  gtk_widget_class_bind_template_child (widget_class, RkPairingsPane, schedule_button);
  gtk_widget_class_bind_template_child (widget_class, RkPairingsPane, open_button);
  gtk_widget_class_bind_template_child (widget_class, RkPairingsPane, unpair_button);
  gtk_widget_class_bind_template_child (widget_class, RkPairingsPane, publish_button);
  gtk_widget_class_bind_template_child (widget_class, RkPairingsPane, pair_button);
}

/* The keys are for the boards. */
static gboolean
rk_pairings_pane_grab_focus (GtkWidget *widget)
{
  RkPairingsPane *self = RK_PAIRINGS_PANE (widget);
  RkPairingLine *line = _rk_pairings_pane_get_line (self);

  if (line != NULL && rk_pairing_line_is_open (line))
    _rk_pairings_pane_take_focus (self);
  else
    _rk_pairings_pane_go_to_first (self);
  return TRUE;
}

static void
rk_pairings_pane_class_init (RkPairingsPaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_pairings_pane_dispose;
  widget_class->grab_focus = rk_pairings_pane_grab_focus;

  /**
   * RkPairingsPane::play:
   * @self: the pane
   * @pairing: a pairing
   * @game: which of its games, from 0
   */
  signals[PLAY] = g_signal_new ("play", RK_TYPE_PAIRINGS_PANE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 2, RK_TYPE_PAIRING, G_TYPE_UINT);
  /**
   * RkPairingsPane::review:
   * @self: the pane
   * @match: the id of a match
   */
  signals[REVIEW] = g_signal_new ("review", RK_TYPE_PAIRINGS_PANE, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  g_type_ensure (RK_TYPE_TIMELINE);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-pairings-pane.ui");
  bind_children (widget_class);
  gtk_widget_class_bind_template_callback (widget_class, round_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_stopped_cb);
  gtk_widget_class_bind_template_callback (widget_class, line_activated_cb);
  gtk_widget_class_bind_template_callback (widget_class, fill);

  _rk_pairings_pane_class_install_actions (widget_class);
}

static void
rk_pairings_pane_init (RkPairingsPane *self)
{
  GtkWidget *child;

  gtk_widget_init_template (GTK_WIDGET (self));
  for (child = gtk_widget_get_first_child (self->actions_box); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_BUTTON (child))
      rk_wrap_button_at_words (GTK_BUTTON (child));
  set_up_list (self);
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  return rk_tournament_round_row_new (RK_TOURNAMENT (user_data), RK_TOURNAMENT_ROUND (item));
}

/**
 * rk_pairings_pane_set_tournament:
 * @self: a pane
 * @tournament: what to show
 *
 * To call once.
 */
void
rk_pairings_pane_set_tournament (RkPairingsPane *self,
                                 RkTournament   *tournament)
{
  g_return_if_fail (RK_IS_PAIRINGS_PANE (self));
  g_return_if_fail (RK_IS_TOURNAMENT (tournament));
  g_return_if_fail (self->tournament == NULL);

  self->tournament = g_object_ref (tournament);
  rk_timeline_bind (self->timeline, rk_tournament_get_rounds (tournament), create_row,
                    g_object_ref (tournament), g_object_unref);
  g_signal_connect_object (rk_tournament_get_rounds (tournament), "items-changed",
                           G_CALLBACK (rounds_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (tournament, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  rounds_changed_cb (self);
  update_buttons (self);
}

/**
 * rk_pairings_pane_get_round:
 * @self: a pane
 *
 * Returns: (transfer none) (nullable): the round that is shown
 */
RkTournamentRound *
rk_pairings_pane_get_round (RkPairingsPane *self)
{
  g_return_val_if_fail (RK_IS_PAIRINGS_PANE (self), NULL);

  return self->round;
}

/**
 * rk_pairings_pane_get_toasts:
 * @self: a pane
 *
 * Returns: (transfer none): where toasts cover no button of the pane
 */
GtkWidget *
rk_pairings_pane_get_toasts (RkPairingsPane *self)
{
  g_return_val_if_fail (RK_IS_PAIRINGS_PANE (self), NULL);

  return self->toasts;
}

/**
 * rk_pairings_pane_show_round:
 * @self: a pane
 * @number: which round, from 1
 *
 * Shows a round, if there is such a round.
 */
void
rk_pairings_pane_show_round (RkPairingsPane *self,
                             guint           number)
{
  g_return_if_fail (RK_IS_PAIRINGS_PANE (self));
  g_return_if_fail (self->tournament != NULL);

  if (number >= 1 && number <= rk_tournament_get_n_rounds (self->tournament))
    round_chosen_cb (self, number - 1);
}

/* Shows that a round is being paired in the background, until @cancellable is
 * NULL. */
void
_rk_pairings_pane_set_busy (RkPairingsPane *self,
                            GCancellable   *cancellable)
{
  if (cancellable == NULL && self->pairing != NULL)
    g_cancellable_cancel (self->pairing);
  if (cancellable != NULL)
    rk_application_keep_windows (GTK_WIDGET (self), G_OBJECT (cancellable));
  g_set_object (&self->pairing, cancellable);
  if (self->tournament != NULL)
    update_buttons (self);
}
