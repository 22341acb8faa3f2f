/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "rk-analysis-run.h"
#include "rk-format.h"
#include "rk-mistake-row.h"
#include "rk-note-editor.h"
#include "rk-review-graph.h"
#include "rk-review-offer.h"
#include "rk-review-pane.h"
#include "rk-review-sentences.h"
#include "rk-sentences.h"
#include "rk-wrap.h"

struct _RkReviewPane
{
  AdwBin parent_instance;

  /* Template Widgets */
  RkReviewOffer *offer;
  GtkWidget *result_box;
  RkReviewGraph *graph;
  GtkLabel *above_label;
  GtkLabel *below_label;
  GtkLabel *longest_label;
  GtkLabel *verdict_label;
  GtkLabel *south_share;
  GtkLabel *south_label;
  GtkLabel *north_share;
  GtkLabel *north_label;
  GtkLabel *mistakes_heading;
  AdwToggleGroup *sides_group;
  GtkLabel *south_name;
  GtkLabel *north_name;
  AdwToggleGroup *order_group;
  GtkWidget *list_bin;
  GtkListBox *list;
  GtkWidget *step_back_button;
  GtkWidget *step_forward_button;
  AdwToggleGroup *step_group;
  GtkAdjustment *pace;
  GtkScale *pace_scale;
  GtkButton *line_button;
  GtkButton *next_button;
  GtkButton *retry_button;
  RkNoteEditor *note_editor;
  GtkWidget *mistakes_box;
  RkVariations *variations;

  /* Owned References */
  RkCursor *cursor;
  RkAnalyser *analyser;
  RkMistakes *mistakes;
  /* The one that was gone to last: the cursor may have left it. */
  RkMistake *shown;
  /* What the board shows beside the match, or NULL. */
  RkAside *aside;

  /* The place that is only looked at for a moment, or -1. */
  int glimpsed_round;
  guint glimpsed_ply;
  gboolean has_rows;
};

enum
{
  MISTAKE_SHOWN,
  EDITED,
  FAILED,
  PEEKED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkReviewPane, rk_review_pane, ADW_TYPE_BIN)

static guint signals[N_SIGNALS];

static RkMatch *
get_match (RkReviewPane *self)
{
  return rk_cursor_get_match (self->cursor);
}

static void
show_tally (RkReviewPane *self,
            RkSide        side,
            GtkLabel     *share_label,
            GtkLabel     *label)
{
  RkTally tally;
  g_autofree char *share = NULL;
  g_autofree char *text = NULL;

  rk_review_get_tally (get_match (self), RK_ALL_ROUNDS, side, &tally);
  share = rk_text_tally_share (&tally);
  text = rk_text_tally (get_match (self), side, &tally);
  gtk_label_set_label (share_label, share);
  gtk_label_set_label (label, text);
}

static void
show_range (RkReviewPane *self,
            GtkLabel     *label,
            RkSide        side)
{
  g_autofree char *name = rk_text_player_plain (get_match (self), side);
  g_autofree char *number = rk_format_number (rk_review_graph_get_range (self->graph));
  /* TRANSLATORS: At the edge of a graph: a player has so many stones more than the other. */
  g_autofree char *text = g_strdup_printf (_("%1$s +%2$s"), name, number);

  gtk_label_set_label (label, text);
}

static void
show_n_mistakes (RkReviewPane *self)
{
  guint n_mistakes = g_list_model_get_n_items (G_LIST_MODEL (self->mistakes));
  g_autofree char *text = rk_text_n_mistakes (self->mistakes);

  gtk_label_set_label (self->mistakes_heading, text);
  gtk_widget_set_visible (GTK_WIDGET (self->list), n_mistakes > 0);
}

/* A mistake can be taken back, and another move be played instead. */
static gboolean
is_played (RkReviewPane *self,
           RkMistake    *mistake)
{
  RkRound *round = rk_match_get_round (get_match (self), rk_mistake_get_round (mistake));
  guint ply = rk_mistake_get_ply (mistake);

  return ply <= rk_round_get_n_moves (round) &&
         rk_move_get_hole (rk_round_get_move (round, ply - 1)) == rk_mistake_get_hole (mistake);
}

/* The cursor stands before the mistake that was shown last. */
static gboolean
is_at_shown (RkReviewPane *self)
{
  return self->shown != NULL &&
         rk_mistake_get_round (self->shown) == rk_cursor_get_round (self->cursor) &&
         rk_mistake_get_ply (self->shown) == rk_cursor_get_ply (self->cursor) + 1 &&
         is_played (self, self->shown);
}

/* All moves of what the board shows beside the match, under what they are. */
static char *
describe_aside (RkAside *aside)
{
  g_autofree char *moves = rk_text_line_moves (rk_aside_get_line (aside), G_MAXUINT);
  const char *title = rk_text_aside_kind (rk_aside_get_kind (aside));

  return *moves != '\0' ? g_strdup_printf ("%s\n%s", title, moves) : g_strdup (title);
}

static void
update_place (RkReviewPane *self)
{
  g_autofree char *text = NULL;

  if (self->glimpsed_round >= 0)
    text = rk_text_review_point (get_match (self), self->glimpsed_round, self->glimpsed_ply);
  else if (self->aside != NULL)
    text = describe_aside (self->aside);
  else if (is_at_shown (self))
    text = rk_text_mistake (get_match (self), self->shown);
  else
    text = rk_text_review_point (get_match (self), rk_cursor_get_round (self->cursor),
                                 rk_cursor_get_ply (self->cursor));

  gtk_label_set_label (self->verdict_label, text);
}

/* A filter by the names of the players. */
static void
show_names (RkReviewPane *self)
{
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      GtkLabel *label = side == RK_SOUTH ? self->south_name : self->north_name;
      g_autofree char *name = rk_text_player_plain (get_match (self), side);

      gtk_label_set_label (label, name);
      gtk_widget_set_tooltip_text (GTK_WIDGET (label), name);
    }
}

static void
update_result (RkReviewPane *self)
{
  gboolean visible = rk_match_allows_advice (get_match (self)) &&
                     rk_review_get_state (get_match (self), RK_ALL_ROUNDS) != RK_REVIEW_NONE;
  g_autofree char *longest = NULL;

  gtk_widget_set_visible (self->result_box, visible);
  gtk_widget_set_visible (self->mistakes_box, visible);
  if (!visible)
    return;

  show_names (self);
  show_range (self, self->above_label, RK_SOUTH);
  show_range (self, self->below_label, RK_NORTH);
  show_tally (self, RK_SOUTH, self->south_share, self->south_label);
  show_tally (self, RK_NORTH, self->north_share, self->north_label);
  show_n_mistakes (self);
  longest = rk_text_review_longest (get_match (self), self->mistakes);
  gtk_label_set_label (self->longest_label, longest);
  update_place (self);
}

static GtkWidget *
create_row (gpointer item,
            gpointer user_data)
{
  return rk_mistake_row_new (RK_MATCH (user_data), RK_MISTAKE (item));
}

/* Rows are made when somebody looks. */
static void
add_rows (RkReviewPane *self)
{
  if (self->has_rows)
    return;

  self->has_rows = TRUE;
  gtk_list_box_bind_model (self->list, G_LIST_MODEL (self->mistakes), create_row,
                           g_object_ref (get_match (self)), g_object_unref);
}

/* A match changes often while nobody looks. */
static void
update (RkReviewPane *self)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  update_result (self);
  rk_review_offer_update (self->offer);
}

/* The last place of a variation on the way to @aside; NULL if none is in it. */
static RkAside *
find_kept (RkAside *aside)
{
  while (aside != NULL &&
         (rk_aside_get_kind (aside) != RK_ASIDE_VARIATION || rk_aside_get_ply (aside) == 0))
    aside = rk_aside_get_below (aside);

  return aside;
}

/* A mistake is looked at from the place before it. On moves that are not kept there are no
 * notes: then on the place that they leave. */
static void
update_note (RkReviewPane *self)
{
  RkAside *kept = find_kept (self->aside);

  if (kept != NULL)
    {
      rk_note_editor_set_line (self->note_editor, rk_aside_get_line (kept),
                               rk_aside_get_ply (kept));
      return;
    }

  rk_note_editor_set_place (self->note_editor, rk_cursor_get_round (self->cursor),
                            rk_cursor_get_ply (self->cursor) + (is_at_shown (self) ? 1 : 0));
}

static void
moved_cb (RkReviewPane *self)
{
  if (!is_at_shown (self))
    g_clear_object (&self->shown);
  self->glimpsed_round = -1;
  update_note (self);
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;

  rk_review_offer_update (self->offer);
  update_place (self);
}

/* The mistake that was looked at may have been taken back, and so the place that is glimpsed;
 * what is beside the match may be gone too, which is told next. */
static void
changed_cb (RkReviewPane  *self,
            RkMatchChange  change)
{
  if (change != RK_CHANGE_TEXTS && change != RK_CHANGE_ANALYSIS)
    self->glimpsed_round = -1;
  if (self->aside == NULL)
    update_note (self);
  update (self);
}

static void
failed_cb (RkReviewPane *self,
           const GError *error)
{
  g_autofree char *text = rk_text_error (error);

  g_signal_emit (self, signals[FAILED], 0, text);
}

/* The list keeps its room: else what stands above a list that gets short could move. */
static void
sides_chosen_cb (RkReviewPane *self)
{
  const char *name = adw_toggle_group_get_active_name (self->sides_group);

  if (self->mistakes == NULL)
    return;

  gtk_widget_set_size_request (self->list_bin, -1, gtk_widget_get_height (self->list_bin));
  if (g_strcmp0 (name, "south") == 0)
    rk_mistakes_set_sides (self->mistakes, 1u << RK_SOUTH);
  else if (g_strcmp0 (name, "north") == 0)
    rk_mistakes_set_sides (self->mistakes, 1u << RK_NORTH);
  else
    rk_mistakes_set_sides (self->mistakes, RK_BOTH_SIDES);
  show_n_mistakes (self);
}

static void
order_chosen_cb (RkReviewPane *self)
{
  gboolean by_size = g_strcmp0 (adw_toggle_group_get_active_name (self->order_group),
                                "size") == 0;

  if (self->mistakes != NULL)
    rk_mistakes_set_order (self->mistakes, by_size ? RK_MISTAKES_BY_SIZE : RK_MISTAKES_BY_MOVE);
}

static void
peeked_cb (RkReviewPane *self,
           int           round_index,
           guint         ply)
{
  g_signal_emit (self, signals[PEEKED], 0, round_index, ply);
}

static void
set_button (GtkWidget  *button,
            const char *action,
            const char *tooltip)
{
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_widget_set_tooltip_text (button, tooltip);
}

/* The buttons beside the pace go as far as is chosen. */
static void
step_chosen_cb (RkReviewPane *self)
{
  switch (rk_review_pane_get_step (self))
    {
    case RK_WALK_MOVE:
      set_button (self->step_back_button, "match.back", _("One Move Back"));
      set_button (self->step_forward_button, "match.forward", _("One Move Forward"));
      break;
    case RK_WALK_STONE:
      set_button (self->step_back_button, "match.stone-back", _("One Stone Back"));
      set_button (self->step_forward_button, "match.stone-forward", _("One Stone Forward"));
      break;
    case RK_WALK_LAP:
    default:
      set_button (self->step_back_button, "match.lap-back", _("One Lap Back"));
      set_button (self->step_forward_button, "match.lap-forward", _("One Lap Forward"));
      break;
    }
}

static void
edited_cb (RkReviewPane *self,
           const char   *text)
{
  g_signal_emit (self, signals[EDITED], 0, text);
}

/* The board stands where something better could be played. */
static void
show_mistake (RkReviewPane *self,
              RkMistake    *mistake)
{
  g_set_object (&self->shown, mistake);
  rk_cursor_go_to (self->cursor, rk_mistake_get_round (mistake),
                   rk_mistake_get_ply (mistake) - 1);
  moved_cb (self);
  g_signal_emit (self, signals[MISTAKE_SHOWN], 0, mistake);
}

static void
row_activated_cb (RkReviewPane *self,
                  RkMistakeRow *row)
{
  show_mistake (self, rk_mistake_row_get_mistake (row));
}

static void
rk_review_pane_dispose (GObject *object)
{
  RkReviewPane *self = RK_REVIEW_PANE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_REVIEW_PANE);
  g_clear_object (&self->analyser);
  g_clear_object (&self->mistakes);
  g_clear_object (&self->shown);
  g_clear_object (&self->aside);
  g_clear_object (&self->cursor);

  G_OBJECT_CLASS (rk_review_pane_parent_class)->dispose (object);
}

static void
rk_review_pane_map (GtkWidget *widget)
{
  RkReviewPane *self = RK_REVIEW_PANE (widget);

  GTK_WIDGET_CLASS (rk_review_pane_parent_class)->map (widget);
  if (self->cursor == NULL)
    return;

  add_rows (self);
  gtk_widget_set_size_request (self->list_bin, -1, -1);
  update (self);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-review-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, offer);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, result_box);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, graph);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, above_label);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, below_label);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, longest_label);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, verdict_label);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, south_share);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, south_label);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, north_share);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, north_label);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, mistakes_heading);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, sides_group);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, south_name);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, north_name);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, order_group);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, list_bin);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, list);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, step_back_button);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, step_forward_button);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, step_group);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, pace);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, pace_scale);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, line_button);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, next_button);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, retry_button);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, note_editor);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, mistakes_box);
  gtk_widget_class_bind_template_child (widget_class, RkReviewPane, variations);
  gtk_widget_class_bind_template_callback (widget_class, sides_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, order_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, step_chosen_cb);
  gtk_widget_class_bind_template_callback (widget_class, peeked_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
rk_review_pane_class_init (RkReviewPaneClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_review_pane_dispose;
  widget_class->map = rk_review_pane_map;

  signals[MISTAKE_SHOWN] = g_signal_new ("mistake-shown", G_TYPE_FROM_CLASS (klass),
                                         G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                         G_TYPE_NONE, 1, RK_TYPE_MISTAKE);
  signals[EDITED] = g_signal_new ("edited", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[FAILED] = g_signal_new ("failed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  signals[PEEKED] = g_signal_new ("peeked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_UINT);

  g_type_ensure (RK_TYPE_NOTE_EDITOR);
  g_type_ensure (RK_TYPE_REVIEW_GRAPH);
  g_type_ensure (RK_TYPE_REVIEW_OFFER);
  g_type_ensure (RK_TYPE_VARIATIONS);
  bind_template (widget_class);
}

static char *
format_pace (GtkScale *scale,
             double    pace,
             gpointer  user_data)
{
  return rk_format_number (lround (pace));
}

static void
rk_review_pane_init (RkReviewPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->glimpsed_round = -1;
  gtk_scale_set_format_value_func (self->pace_scale, format_pace, NULL, NULL);
  adw_toggle_group_set_active_name (self->step_group, "lap");
  rk_wrap_button (self->line_button);
  rk_wrap_button (self->next_button);
  rk_wrap_button (self->retry_button);
}

/**
 * rk_review_pane_set_cursor:
 * @self: a pane
 * @cursor: the place that is looked at; its match is analysed when asked
 * @document: where the match is kept
 * @solver: what knows how each position ends
 *
 * To call once.
 */
void
rk_review_pane_set_cursor (RkReviewPane *self,
                           RkCursor     *cursor,
                           RkDocument   *document,
                           RkSolver     *solver)
{
  g_return_if_fail (RK_IS_REVIEW_PANE (self));
  g_return_if_fail (RK_IS_CURSOR (cursor));
  g_return_if_fail (RK_IS_DOCUMENT (document));
  g_return_if_fail (RK_IS_SOLVER (solver));
  g_return_if_fail (self->cursor == NULL);

  self->cursor = g_object_ref (cursor);
  self->analyser = rk_analyser_get_shared (solver, get_match (self));
  self->mistakes = rk_mistakes_new (get_match (self));
  rk_review_offer_set_cursor (self->offer, cursor, document, self->analyser,
                              GTK_WIDGET (self->graph));
  rk_review_graph_set_cursor (self->graph, cursor);
  rk_variations_set_cursor (self->variations, cursor);
  rk_note_editor_set_match (self->note_editor, get_match (self));
  update_note (self);
  g_signal_connect_object (self->note_editor, "edited", G_CALLBACK (edited_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "gather", G_CALLBACK (rk_note_editor_keep),
                           self->note_editor, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analyser, "notify::running", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->analyser, "failed", G_CALLBACK (failed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_match (self), "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cursor, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
}

/* What is no number at all passes the range of a setting. */
static gboolean
get_pace (GValue   *value,
          GVariant *stored,
          gpointer  settings)
{
  g_autoptr (GVariant) usual = g_settings_get_default_value (settings, "walk-pace");
  double pace = g_variant_get_double (stored);

  g_value_set_double (value, isfinite (pace) ? pace : g_variant_get_double (usual));
  return TRUE;
}

static GVariant *
set_pace (const GValue       *value,
          const GVariantType *type,
          gpointer            settings)
{
  return g_variant_new_double (g_value_get_double (value));
}

/**
 * rk_review_pane_follow_settings:
 * @self: a pane
 * @settings: the settings of the program
 *
 * How far and how fast somebody walked through moves the last time is how it begins.
 */
void
rk_review_pane_follow_settings (RkReviewPane *self,
                                GSettings    *settings)
{
  g_return_if_fail (RK_IS_REVIEW_PANE (self));
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_settings_bind (settings, "walk-step", self->step_group, "active-name",
                   G_SETTINGS_BIND_DEFAULT);
  g_settings_bind_with_mapping (settings, "walk-pace", self->pace, "value",
                                G_SETTINGS_BIND_DEFAULT, get_pace, set_pace,
                                g_object_ref (settings), g_object_unref);
}

/**
 * rk_review_pane_set_aside:
 * @self: a pane that has a cursor
 * @aside: (nullable): what the board shows beside the match, %NULL for nothing
 *
 * To call also when @aside has gone on, and when the board shows it, or the match, again.
 */
void
rk_review_pane_set_aside (RkReviewPane *self,
                          RkAside      *aside)
{
  g_return_if_fail (RK_IS_REVIEW_PANE (self));
  g_return_if_fail (self->cursor != NULL);

  g_set_object (&self->aside, aside);
  self->glimpsed_round = -1;
  update_note (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    update_place (self);
}

/**
 * rk_review_pane_show_glimpse:
 * @self: a pane that has a cursor
 * @round_index: the index of a round
 * @ply: after so many of its moves
 *
 * Tells of a place that somebody looks at while the cursor stays where it is; until the cursor
 * moves, or rk_review_pane_set_aside() is called.
 */
void
rk_review_pane_show_glimpse (RkReviewPane *self,
                             guint         round_index,
                             guint         ply)
{
  g_return_if_fail (RK_IS_REVIEW_PANE (self));
  g_return_if_fail (self->cursor != NULL);

  self->glimpsed_round = round_index;
  self->glimpsed_ply = ply;
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    update_place (self);
}

/**
 * rk_review_pane_undo_note:
 * @self: a pane
 *
 * Takes back the last change of a comment or mark.
 *
 * Returns: whether there was something to take back
 */
gboolean
rk_review_pane_undo_note (RkReviewPane *self)
{
  g_return_val_if_fail (RK_IS_REVIEW_PANE (self), FALSE);

  return rk_note_editor_undo (self->note_editor);
}

/**
 * rk_review_pane_get_step:
 * @self: a pane
 *
 * Returns: how far to go at once when walking through moves
 */
RkWalkStep
rk_review_pane_get_step (RkReviewPane *self)
{
  const char *name;

  g_return_val_if_fail (RK_IS_REVIEW_PANE (self), RK_WALK_LAP);

  name = adw_toggle_group_get_active_name (self->step_group);
  if (g_strcmp0 (name, "move") == 0)
    return RK_WALK_MOVE;

  return g_strcmp0 (name, "stone") == 0 ? RK_WALK_STONE : RK_WALK_LAP;
}

/**
 * rk_review_pane_get_variations:
 * @self: a pane
 *
 * Returns: (transfer none): its list of variations
 */
RkVariations *
rk_review_pane_get_variations (RkReviewPane *self)
{
  g_return_val_if_fail (RK_IS_REVIEW_PANE (self), NULL);

  return self->variations;
}

/**
 * rk_review_pane_get_pace:
 * @self: a pane
 *
 * Returns: how fast to walk through moves, in steps a minute
 */
double
rk_review_pane_get_pace (RkReviewPane *self)
{
  g_return_val_if_fail (RK_IS_REVIEW_PANE (self), 1.0);

  return gtk_adjustment_get_value (self->pace);
}

/**
 * rk_review_pane_get_shown:
 * @self: a pane that has a cursor
 *
 * Returns: (transfer none) (nullable): the mistake that somebody looks at, if the cursor still
 *   stands before it and it may be told
 */
RkMistake *
rk_review_pane_get_shown (RkReviewPane *self)
{
  g_return_val_if_fail (RK_IS_REVIEW_PANE (self), NULL);

  return is_at_shown (self) && rk_match_allows_advice (get_match (self)) ? self->shown : NULL;
}

/**
 * rk_review_pane_get_mistakes:
 * @self: a pane that has a cursor
 *
 * Returns: (transfer none): the mistakes it lists, of whom and in the order in which
 *   somebody wants to see them
 */
RkMistakes *
rk_review_pane_get_mistakes (RkReviewPane *self)
{
  g_return_val_if_fail (RK_IS_REVIEW_PANE (self), NULL);

  return self->mistakes;
}

/**
 * rk_review_pane_has_mistakes:
 * @self: a pane
 *
 * Returns: whether the analysis knows of mistakes, and may tell of them
 */
gboolean
rk_review_pane_has_mistakes (RkReviewPane *self)
{
  g_return_val_if_fail (RK_IS_REVIEW_PANE (self), FALSE);

  return rk_match_allows_advice (get_match (self)) &&
         rk_mistakes_get_next (self->mistakes, 0, 0, RK_BOTH_SIDES) != NULL;
}

/* Whoever has gone round to the mistake that is looked at is told that it is the only one. */
static gboolean
go_to_mistake (RkReviewPane *self,
               RkMistake    *mistake)
{
  if (mistake == NULL || !rk_match_allows_advice (get_match (self)) ||
      (is_at_shown (self) && mistake == self->shown))
    return FALSE;

  show_mistake (self, mistake);
  return TRUE;
}

/**
 * rk_review_pane_next_mistake:
 * @self: a pane
 * @sides: whose mistake: bits, 1 << #RkSide
 *
 * Goes to the next mistake after the place that is looked at; after the last one to the
 * first: a match is analysed where it ends.
 *
 * Returns: whether there is another one
 */
gboolean
rk_review_pane_next_mistake (RkReviewPane *self,
                             guint         sides)
{
  guint ply;
  RkMistake *mistake;

  g_return_val_if_fail (RK_IS_REVIEW_PANE (self), FALSE);

  ply = rk_cursor_get_ply (self->cursor) + (is_at_shown (self) ? 1 : 0);
  mistake = rk_mistakes_get_next (self->mistakes, rk_cursor_get_round (self->cursor), ply, sides);
  if (mistake == NULL)
    mistake = rk_mistakes_get_next (self->mistakes, 0, 0, sides);

  return go_to_mistake (self, mistake);
}

/**
 * rk_review_pane_previous_mistake:
 * @self: a pane
 * @sides: whose mistake: bits, 1 << #RkSide
 *
 * Goes to the last mistake before the place that is looked at; before the first one to
 * the last of all.
 *
 * Returns: whether there is another one
 */
gboolean
rk_review_pane_previous_mistake (RkReviewPane *self,
                                 guint         sides)
{
  RkMistake *mistake;

  g_return_val_if_fail (RK_IS_REVIEW_PANE (self), FALSE);

  mistake = rk_mistakes_get_previous (self->mistakes, rk_cursor_get_round (self->cursor),
                                      rk_cursor_get_ply (self->cursor) + 1, sides);
  if (mistake == NULL)
    mistake = rk_mistakes_get_previous (self->mistakes,
                                        rk_match_get_n_rounds (get_match (self)), 0, sides);

  return go_to_mistake (self, mistake);
}
