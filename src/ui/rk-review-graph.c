/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-review-course.h"
#include "rk-review-graph.h"
#include "rk-review-sentences.h"
#include "rk-review.h"

/* In pixels. */
#define HEIGHT     132
#define ROUND_GAP  14.0f
#define LEAST_STEP 5.0f
#define NUMBER_SIZE 10

/* The scale has steps of so many stones, and shows at least one. */
#define RANGE_STEP 8

struct _RkReviewGraph
{
  GtkWidget parent_instance;

  /* Owned References */
  RkCursor *cursor;
  /* Of RkReviewPoint. */
  GArray *points;

  /* Borrowed References: of what scrolls the graph, while it is in a window. */
  GtkAdjustment *adjustment;
  guint scroll_id;

  guint range;
  /* The point under the pointer, or -1. */
  int hovered;
};

enum
{
  PROP_0,
  PROP_RANGE,
  N_PROPS,
};

enum
{
  PEEKED,
  N_SIGNALS,
};

static void accessible_range_iface_init (GtkAccessibleRangeInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RkReviewGraph, rk_review_graph, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_ACCESSIBLE_RANGE,
                                                      accessible_range_iface_init))

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static RkReviewPoint *
get_point (RkReviewGraph *self,
           guint          index)
{
  return &g_array_index (self->points, RkReviewPoint, index);
}

static RkMatch *
get_match (RkReviewGraph *self)
{
  return rk_cursor_get_match (self->cursor);
}

static int
find_cursor (RkReviewGraph *self)
{
  for (guint i = 0; i < self->points->len; i++)
    if (get_point (self, i)->round == rk_cursor_get_round (self->cursor) &&
        get_point (self, i)->ply == rk_cursor_get_ply (self->cursor))
      return i;

  return -1;
}

static void
add_point (RkReviewGraph *self,
           guint          round_index,
           guint          ply)
{
  RkRound *round = rk_match_get_round (get_match (self), round_index);
  const RkForecast *forecast = rk_review_get_forecast (get_match (self), round_index, ply);
  RkReviewPoint point = { .round = round_index, .ply = ply, .is_known = forecast != NULL };
  RkLoss loss = { 0, 0 };

  if (forecast != NULL)
    {
      point.least = 2 * (int) forecast->sure[RK_SOUTH] - (int) forecast->total;
      point.most = (int) forecast->total - 2 * (int) forecast->sure[RK_NORTH];
    }
  if (ply > 0)
    {
      point.side = rk_move_get_side (rk_round_get_move (round, ply - 1));
      rk_review_get_loss (get_match (self), round_index, ply, &loss);
      point.lost = loss.least;
    }
  g_array_append_val (self->points, point);
}

static guint
measure_range (RkReviewGraph *self)
{
  int most = 1;

  for (guint i = 0; i < self->points->len; i++)
    most = MAX (most, MAX (-get_point (self, i)->least, get_point (self, i)->most));

  return (most + RANGE_STEP - 1) / RANGE_STEP * RANGE_STEP;
}

static guint
count_gaps (RkReviewGraph *self)
{
  return self->points->len > 0 ? get_point (self, self->points->len - 1)->round : 0;
}

/* The steps between points of one round. */
static guint
count_steps (RkReviewGraph *self)
{
  return self->points->len > 0 ? self->points->len - 1 - count_gaps (self) : 0;
}

static void
place_points (RkReviewGraph *self)
{
  float room = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * RK_REVIEW_COURSE_PADDING -
               count_gaps (self) * ROUND_GAP;
  float step = MAX (LEAST_STEP, room / MAX (1, count_steps (self)));
  float x = RK_REVIEW_COURSE_PADDING;

  for (guint i = 0; i < self->points->len; i++)
    {
      if (i > 0)
        x += get_point (self, i)->ply == 0 ? ROUND_GAP : step;
      get_point (self, i)->x = x;
    }
}

/* Where there are several rounds, with the number of the round. */
static char *
describe (RkReviewGraph *self,
          guint          round_index,
          guint          ply)
{
  g_autofree char *text = rk_text_review_point (get_match (self), round_index, ply);
  g_autofree char *number = rk_format_number (round_index + 1);
  g_autofree char *round = NULL;

  if (rk_match_get_n_rounds (get_match (self)) == 1)
    return g_steal_pointer (&text);

  /* TRANSLATORS: A heading. "%s" is the number of a round. */
  round = g_strdup_printf (_("Round %s"), number);
  return g_strdup_printf ("%s · %s", round, text);
}

/* A step at a time with the keys: the value of a slider. */
static void
tell_place (RkReviewGraph *self)
{
  g_autofree char *text = describe (self, rk_cursor_get_round (self->cursor),
                                    rk_cursor_get_ply (self->cursor));

  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX,
                                  MAX (1.0, self->points->len) - 1.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW,
                                  (double) MAX (0, find_cursor (self)),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text,
                                  -1);
}

/* Of a long match only a part is in view. */
static void
scroll_to_cursor (RkReviewGraph *self)
{
  int index = find_cursor (self);

  if (self->adjustment != NULL && index >= 0)
    gtk_adjustment_clamp_page (self->adjustment, get_point (self, index)->x - 4 * ROUND_GAP,
                               get_point (self, index)->x + 4 * ROUND_GAP);
}

static void
cursor_moved_cb (RkReviewGraph *self)
{
  tell_place (self);
  scroll_to_cursor (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
tell_hovered (RkReviewGraph *self)
{
  if (self->hovered < 0)
    g_signal_emit (self, signals[PEEKED], 0, -1, 0);
  else
    g_signal_emit (self, signals[PEEKED], 0, (int) get_point (self, self->hovered)->round,
                   get_point (self, self->hovered)->ply);
}

static void
set_hovered (RkReviewGraph *self,
             int            index)
{
  if (self->hovered == index)
    return;

  self->hovered = index;
  tell_hovered (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
update (RkReviewGraph *self)
{
  guint n_points = self->points->len;
  guint range;

  g_array_set_size (self->points, 0);
  for (guint i = 0; i < rk_match_get_n_rounds (get_match (self)); i++)
    {
      guint n_moves = rk_round_get_n_moves (rk_match_get_round (get_match (self), i));

      for (guint ply = 0; ply <= n_moves; ply++)
        add_point (self, i, ply);
    }

  if (self->hovered >= (int) self->points->len)
    set_hovered (self, -1);
  range = measure_range (self);
  if (self->range != range)
    {
      self->range = range;
      g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_RANGE]);
    }
  place_points (self);
  tell_place (self);
  if (n_points != self->points->len)
    gtk_widget_queue_resize (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
rk_review_graph_measure (GtkWidget      *widget,
                         GtkOrientation  orientation,
                         int             for_size,
                         int            *minimum,
                         int            *natural,
                         int            *minimum_baseline,
                         int            *natural_baseline)
{
  RkReviewGraph *self = RK_REVIEW_GRAPH (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = 2 * RK_REVIEW_COURSE_PADDING + count_gaps (self) * ROUND_GAP +
                          count_steps (self) * LEAST_STEP;
  else
    *minimum = *natural = HEIGHT;
}

static void
rk_review_graph_size_allocate (GtkWidget *widget,
                               int        width,
                               int        height,
                               int        baseline)
{
  place_points (RK_REVIEW_GRAPH (widget));
}

static void
scroll_cb (gpointer user_data)
{
  RK_REVIEW_GRAPH (user_data)->scroll_id = 0;
  scroll_to_cursor (user_data);
}

/* What scrolls the graph knows how wide it is only when everything is laid out, and
 * then it is too late to scroll. */
static void
width_changed_cb (RkReviewGraph *self)
{
  if (self->scroll_id == 0)
    self->scroll_id = g_idle_add_once (scroll_cb, self);
}

static void
rk_review_graph_root (GtkWidget *widget)
{
  RkReviewGraph *self = RK_REVIEW_GRAPH (widget);
  GtkWidget *scrolled = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);

  GTK_WIDGET_CLASS (rk_review_graph_parent_class)->root (widget);
  if (scrolled == NULL)
    return;

  self->adjustment = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (scrolled));
  g_signal_connect_object (self->adjustment, "changed", G_CALLBACK (width_changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->adjustment, "value-changed", G_CALLBACK (gtk_widget_queue_draw),
                           self, G_CONNECT_SWAPPED);
}

static void
rk_review_graph_unroot (GtkWidget *widget)
{
  RkReviewGraph *self = RK_REVIEW_GRAPH (widget);

  if (self->adjustment != NULL)
    {
      g_signal_handlers_disconnect_by_func (self->adjustment, width_changed_cb, self);
      g_signal_handlers_disconnect_by_func (self->adjustment, gtk_widget_queue_draw, self);
    }
  g_clear_handle_id (&self->scroll_id, g_source_remove);
  self->adjustment = NULL;
  GTK_WIDGET_CLASS (rk_review_graph_parent_class)->unroot (widget);
}

/* The pointer is over something else then. */
static void
rk_review_graph_unmap (GtkWidget *widget)
{
  set_hovered (RK_REVIEW_GRAPH (widget), -1);
  GTK_WIDGET_CLASS (rk_review_graph_parent_class)->unmap (widget);
}

/* Where the number of the round that begins with @first stands: in the gap before it or,
 * when that is out of view, at the edge as long as the round is seen. */
static float
get_number_x (RkReviewGraph       *self,
              const RkReviewPoint *first,
              int                  width)
{
  const RkReviewPoint *last =
    first + rk_round_get_n_moves (rk_match_get_round (get_match (self), first->round));
  float x = MAX (0, first->x - width - 1);

  if (self->adjustment == NULL)
    return x;

  return MAX (x, MIN ((float) gtk_adjustment_get_value (self->adjustment), last->x - width));
}

static void
snapshot_number (RkReviewGraph       *self,
                 GtkSnapshot         *snapshot,
                 const RkReviewPoint *first,
                 const GdkRGBA       *ink)
{
  g_autofree char *number = rk_format_number (first->round + 1);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), number);
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  int width;

  pango_font_description_set_absolute_size (font, NUMBER_SIZE * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_size (layout, &width, NULL);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (get_number_x (self, first, width), 0));
  gtk_snapshot_append_layout (snapshot, layout, ink);
  gtk_snapshot_restore (snapshot);
}

static void
rk_review_graph_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  RkReviewGraph *self = RK_REVIEW_GRAPH (widget);
  RkReviewCourse course = {
    .points = get_point (self, 0),
    .n_points = self->points->len,
    .height = gtk_widget_get_height (widget),
    .range = self->range,
    .cursor = find_cursor (self),
    .hovered = self->hovered,
  };

  gtk_widget_get_color (widget, &course.ink);
  rk_review_course_snapshot (&course, snapshot);
  if (count_gaps (self) > 0)
    for (guint i = 0; i < self->points->len; i++)
      if (get_point (self, i)->ply == 0)
        snapshot_number (self, snapshot, get_point (self, i), &course.ink);
}

static int
find_nearest (RkReviewGraph *self,
              double         x)
{
  int nearest = -1;

  for (guint i = 0; i < self->points->len; i++)
    if (nearest < 0 ||
        ABS (get_point (self, i)->x - x) < ABS (get_point (self, nearest)->x - x))
      nearest = i;

  return nearest;
}

static void
go_to (RkReviewGraph *self,
       int            index)
{
  if (index >= 0 && index < (int) self->points->len)
    rk_cursor_go_to (self->cursor, get_point (self, index)->round,
                     get_point (self, index)->ply);
}

/* What a screen reader asks for. */
static gboolean
rk_review_graph_set_current_value (GtkAccessibleRange *range,
                                   double              value)
{
  RkReviewGraph *self = RK_REVIEW_GRAPH (range);

  if (value < 0 || value > self->points->len - 1.0)
    return FALSE;

  go_to (self, value);
  return TRUE;
}

static void
accessible_range_iface_init (GtkAccessibleRangeInterface *iface)
{
  iface->set_current_value = rk_review_graph_set_current_value;
}

static void
motion_cb (RkReviewGraph *self,
           double         x,
           double         y)
{
  set_hovered (self, find_nearest (self, x));
}

static void
leave_cb (RkReviewGraph *self)
{
  set_hovered (self, -1);
}

static void
drag_begin_cb (RkReviewGraph *self,
               double         x,
               double         y)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  go_to (self, find_nearest (self, x));
}

/* The board follows the pointer while the button is held. */
static void
drag_update_cb (RkReviewGraph  *self,
                double          offset_x,
                double          offset_y,
                GtkGestureDrag *drag)
{
  double x;

  if (gtk_gesture_drag_get_start_point (drag, &x, NULL))
    go_to (self, find_nearest (self, x + offset_x));
}

typedef enum
{
  WALK_FIRST,
  WALK_BACK_ROUND,
  WALK_BACK,
  WALK_FORWARD,
  WALK_FORWARD_ROUND,
  WALK_LAST,
} Walk;

static const struct
{
  guint keyval;
  Walk walk;
} keys[] = {
  { GDK_KEY_Home, WALK_FIRST },
  { GDK_KEY_End, WALK_LAST },
  { GDK_KEY_Left, WALK_BACK },
  { GDK_KEY_Right, WALK_FORWARD },
  { GDK_KEY_Up, WALK_BACK_ROUND },
  { GDK_KEY_Down, WALK_FORWARD_ROUND },
};

/* A key at the end of the way is used up all the same. */
static gboolean
walk_cb (GtkWidget *widget,
         GVariant  *args,
         gpointer   user_data)
{
  RkReviewGraph *self = RK_REVIEW_GRAPH (widget);
  int index = find_cursor (self);

  switch ((Walk) g_variant_get_int32 (args))
    {
    case WALK_FIRST:
      go_to (self, 0);
      break;
    case WALK_BACK_ROUND:
      rk_cursor_back_round (self->cursor);
      break;
    case WALK_BACK:
      go_to (self, index - 1);
      break;
    case WALK_FORWARD:
      go_to (self, index + 1);
      break;
    case WALK_FORWARD_ROUND:
      rk_cursor_forward_round (self->cursor);
      break;
    case WALK_LAST:
    default:
      go_to (self, (int) self->points->len - 1);
      break;
    }

  return GDK_EVENT_STOP;
}

static void
rk_review_graph_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_RANGE:
      g_value_set_uint (value, rk_review_graph_get_range (RK_REVIEW_GRAPH (object)));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_review_graph_dispose (GObject *object)
{
  g_clear_object (&RK_REVIEW_GRAPH (object)->cursor);

  G_OBJECT_CLASS (rk_review_graph_parent_class)->dispose (object);
}

static void
rk_review_graph_finalize (GObject *object)
{
  g_array_unref (RK_REVIEW_GRAPH (object)->points);

  G_OBJECT_CLASS (rk_review_graph_parent_class)->finalize (object);
}

static void
rk_review_graph_class_init (RkReviewGraphClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_review_graph_dispose;
  object_class->finalize = rk_review_graph_finalize;
  object_class->get_property = rk_review_graph_get_property;

  widget_class->root = rk_review_graph_root;
  widget_class->unroot = rk_review_graph_unroot;
  widget_class->unmap = rk_review_graph_unmap;
  widget_class->measure = rk_review_graph_measure;
  widget_class->size_allocate = rk_review_graph_size_allocate;
  widget_class->snapshot = rk_review_graph_snapshot;

  /* The stones that either half of the graph has room for. */
  properties[PROP_RANGE] = g_param_spec_uint ("range", NULL, NULL, 0, G_MAXUINT, RANGE_STEP,
                                              (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * RkReviewGraph::peeked:
   * @round_index: the index of the round that the pointer is over, or -1 for none
   * @ply: after how many of its moves
   */
  signals[PEEKED] = g_signal_new ("peeked", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_UINT);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding (widget_class, keys[i].keyval, 0, walk_cb, "i", keys[i].walk);

  gtk_widget_class_set_css_name (widget_class, "graph");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_SLIDER);
}

static void
add_controllers (RkReviewGraph *self)
{
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();

  g_signal_connect_object (motion, "motion", G_CALLBACK (motion_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (leave_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (drag_update_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
}

static void
rk_review_graph_init (RkReviewGraph *self)
{
  self->points = g_array_new (FALSE, FALSE, sizeof (RkReviewPoint));
  self->range = RANGE_STEP;
  self->hovered = -1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  add_controllers (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  /* TRANSLATORS: A graph: how the round would have ended
                                   * after each move. */
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Course of the Match"),
                                  -1);
}

/**
 * rk_review_graph_set_cursor:
 * @self: a graph
 * @cursor: the place that is looked at; the analysis of its match is shown
 *
 * To call once.
 */
void
rk_review_graph_set_cursor (RkReviewGraph *self,
                            RkCursor      *cursor)
{
  g_return_if_fail (RK_IS_REVIEW_GRAPH (self));
  g_return_if_fail (RK_IS_CURSOR (cursor));
  g_return_if_fail (self->cursor == NULL);

  self->cursor = g_object_ref (cursor);
  g_signal_connect_object (get_match (self), "changed", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (cursor, "moved", G_CALLBACK (cursor_moved_cb), self,
                           G_CONNECT_SWAPPED);
  update (self);
}

/**
 * rk_review_graph_get_range:
 * @self: a graph
 *
 * Returns: how many stones more than the other player its upper and its lower
 *   edge mean
 */
guint
rk_review_graph_get_range (RkReviewGraph *self)
{
  g_return_val_if_fail (RK_IS_REVIEW_GRAPH (self), 0);

  return self->range;
}

/**
 * rk_review_graph_get_n_points:
 * @self: a graph
 *
 * Returns: how many places of the match it has
 */
guint
rk_review_graph_get_n_points (RkReviewGraph *self)
{
  g_return_val_if_fail (RK_IS_REVIEW_GRAPH (self), 0);

  return self->points->len;
}

/**
 * rk_review_graph_get_point:
 * @self: a graph
 * @index: which of its points
 * @point: (out): where it is, in pixels of the graph
 */
void
rk_review_graph_get_point (RkReviewGraph    *self,
                           guint             index,
                           graphene_point_t *point)
{
  g_return_if_fail (RK_IS_REVIEW_GRAPH (self));
  g_return_if_fail (index < self->points->len);
  g_return_if_fail (point != NULL);

  graphene_point_init (point, get_point (self, index)->x,
                       rk_review_course_get_y (gtk_widget_get_height (GTK_WIDGET (self)),
                                               self->range,
                                               rk_review_point_get_middle (get_point (self, index))));
}
