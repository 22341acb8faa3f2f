/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "rk-review-graph.h"
#include "rk-review-sentences.h"
#include "rk-review.h"

/* In pixels. */
#define HEIGHT       132
#define PADDING      10.0f
#define ROUND_GAP    14.0f
#define LEAST_STEP   5.0f
#define LINE         2.0f
#define MARK_RADIUS  4.2f
#define PLACE_RADIUS 6.5f

/* The scale has steps of so many stones, and shows at least one. */
#define RANGE_STEP 8

typedef struct
{
  guint round;
  guint ply;
  float x;
  gboolean is_known;
  /* South's stones at the end of the round less North's. */
  int lead;
  /* What the move that led here gave away, and who played it. */
  guint lost;
  RkSide side;
} Point;

struct _RkReviewGraph
{
  GtkWidget parent_instance;

  /* Owned References */
  RkCursor *cursor;
  /* Of Point. */
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

static void accessible_range_iface_init (GtkAccessibleRangeInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RkReviewGraph, rk_review_graph, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_ACCESSIBLE_RANGE,
                                                      accessible_range_iface_init))

static GParamSpec *properties[N_PROPS];

static Point *
get_point (RkReviewGraph *self,
           guint          index)
{
  return &g_array_index (self->points, Point, index);
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
  Point point = { .round = round_index, .ply = ply, .is_known = forecast != NULL };
  guint won[2];

  if (forecast != NULL)
    {
      rk_forecast_get_won (forecast, won);
      point.lead = (int) won[RK_SOUTH] - (int) won[RK_NORTH];
    }
  if (ply > 0)
    {
      point.side = rk_move_get_side (rk_round_get_move (round, ply - 1));
      rk_review_get_lost (get_match (self), round_index, ply, &point.lost);
    }
  g_array_append_val (self->points, point);
}

static guint
measure_range (RkReviewGraph *self)
{
  guint most = 1;

  for (guint i = 0; i < self->points->len; i++)
    most = MAX (most, (guint) ABS (get_point (self, i)->lead));

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
  float room = gtk_widget_get_width (GTK_WIDGET (self)) - 2 * PADDING -
               count_gaps (self) * ROUND_GAP;
  float step = MAX (LEAST_STEP, room / MAX (1, count_steps (self)));
  float x = PADDING;

  for (guint i = 0; i < self->points->len; i++)
    {
      if (i > 0)
        x += get_point (self, i)->ply == 0 ? ROUND_GAP : step;
      get_point (self, i)->x = x;
    }
}

static float
get_y (RkReviewGraph *self,
       int            lead)
{
  float middle = gtk_widget_get_height (GTK_WIDGET (self)) / 2.0f;

  return middle - lead * (middle - PADDING) / self->range;
}

/* A step at a time with the keys: the value of a slider. */
static void
tell_place (RkReviewGraph *self)
{
  g_autofree char *text = rk_text_review_point (get_match (self),
                                                rk_cursor_get_round (self->cursor),
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

  self->hovered = -1;
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
    *minimum = *natural = 2 * PADDING + count_gaps (self) * ROUND_GAP +
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
}

static void
rk_review_graph_unroot (GtkWidget *widget)
{
  RkReviewGraph *self = RK_REVIEW_GRAPH (widget);

  if (self->adjustment != NULL)
    g_signal_handlers_disconnect_by_func (self->adjustment, width_changed_cb, self);
  g_clear_handle_id (&self->scroll_id, g_source_remove);
  self->adjustment = NULL;
  GTK_WIDGET_CLASS (rk_review_graph_parent_class)->unroot (widget);
}

/* One after the last point of the known stretch that begins at @first. */
static guint
find_end (RkReviewGraph *self,
          guint          first)
{
  guint end = first + 1;

  while (end < self->points->len && get_point (self, end)->is_known &&
         get_point (self, end)->ply > 0)
    end++;

  return end;
}

static GskPath *
make_line (RkReviewGraph *self,
           guint          first,
           guint          end,
           gboolean       closed)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  float middle = get_y (self, 0);

  if (closed)
    gsk_path_builder_move_to (builder, get_point (self, first)->x, middle);
  for (guint i = first; i < end; i++)
    {
      const Point *point = get_point (self, i);

      if (i == first && !closed)
        gsk_path_builder_move_to (builder, point->x, get_y (self, point->lead));
      else
        gsk_path_builder_line_to (builder, point->x, get_y (self, point->lead));
    }
  if (closed)
    {
      gsk_path_builder_line_to (builder, get_point (self, end - 1)->x, middle);
      gsk_path_builder_close (builder);
    }

  return gsk_path_builder_free_to_path (builder);
}

static void
stroke (GtkSnapshot   *snapshot,
        GskPath       *path,
        float          width,
        const GdkRGBA *color)
{
  g_autoptr (GskStroke) line = gsk_stroke_new (width);

  gsk_stroke_set_line_join (line, GSK_LINE_JOIN_ROUND);
  gsk_stroke_set_line_cap (line, GSK_LINE_CAP_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, line, color);
}

static GdkRGBA
fade (const GdkRGBA *color,
      float          alpha)
{
  return (GdkRGBA) { color->red, color->green, color->blue, color->alpha * alpha };
}

static void
snapshot_stretch (RkReviewGraph *self,
                  GtkSnapshot   *snapshot,
                  guint          first,
                  guint          end,
                  const GdkRGBA *ink)
{
  g_autoptr (GskPath) line = make_line (self, first, end, FALSE);
  g_autoptr (GskPath) area = make_line (self, first, end, TRUE);
  GdkRGBA shade = fade (ink, 0.16f);

  if (end - first < 2)
    return;

  gtk_snapshot_append_fill (snapshot, area, GSK_FILL_RULE_WINDING, &shade);
  stroke (snapshot, line, LINE, ink);
}

/* The middle, where both have the same: of each round a line of its own. */
static void
snapshot_middle (RkReviewGraph *self,
                 GtkSnapshot   *snapshot,
                 const GdkRGBA *ink)
{
  GdkRGBA faint = fade (ink, 0.55f);
  float middle = get_y (self, 0);

  for (guint first = 0; first < self->points->len;)
    {
      guint end = first + 1;
      float left = get_point (self, first)->x;

      while (end < self->points->len && get_point (self, end)->ply > 0)
        end++;
      gtk_snapshot_append_color (snapshot, &faint,
                                 &GRAPHENE_RECT_INIT (left - 3, middle - 0.5f,
                                                      get_point (self, end - 1)->x - left + 6, 1));
      first = end;
    }
}

/* South's mistakes are round, North's have corners. */
static GskPath *
make_mark (RkSide                  side,
           const graphene_point_t *center,
           float                   radius)
{
  GskPathBuilder *builder = gsk_path_builder_new ();

  if (side == RK_SOUTH)
    gsk_path_builder_add_circle (builder, center, radius);
  else
    {
      radius *= 1.25f;
      gsk_path_builder_move_to (builder, center->x, center->y - radius);
      gsk_path_builder_line_to (builder, center->x + radius, center->y);
      gsk_path_builder_line_to (builder, center->x, center->y + radius);
      gsk_path_builder_line_to (builder, center->x - radius, center->y);
      gsk_path_builder_close (builder);
    }

  return gsk_path_builder_free_to_path (builder);
}

/* Filled where more than a four was given away. */
static void
snapshot_mistake (RkReviewGraph *self,
                  GtkSnapshot   *snapshot,
                  const Point   *point,
                  const GdkRGBA *ink)
{
  const float shade = ink->red + ink->green + ink->blue < 1.5f ? 1 : 0.15f;
  const GdkRGBA paper = { shade, shade, shade, 1 };
  const GdkRGBA earth = { 0.78f, 0.44f, 0.24f, 1 };
  graphene_point_t center = { point->x, get_y (self, point->lead) };
  g_autoptr (GskPath) mark = make_mark (point->side, &center, MARK_RADIUS);

  gtk_snapshot_append_fill (snapshot, mark, GSK_FILL_RULE_WINDING,
                            point->lost > RK_FOUR ? &earth : &paper);
  stroke (snapshot, mark, 1.4f, ink);
}

/* Where the board stands, and where the pointer is. */
static void
snapshot_place (RkReviewGraph *self,
                GtkSnapshot   *snapshot,
                int            index,
                const GdkRGBA *ink,
                gboolean       is_cursor)
{
  const Point *point;
  float width = is_cursor ? 2 : 1;

  if (index < 0)
    return;

  point = get_point (self, index);
  gtk_snapshot_append_color (
      snapshot, ink,
      &GRAPHENE_RECT_INIT (point->x - width / 2, 2, width,
                           gtk_widget_get_height (GTK_WIDGET (self)) - 4));
  if (is_cursor && point->is_known)
    {
      graphene_point_t center = { point->x, get_y (self, point->lead) };
      g_autoptr (GskPath) ring = make_mark (RK_SOUTH, &center, PLACE_RADIUS);

      stroke (snapshot, ring, 2, ink);
    }
}

static void
rk_review_graph_snapshot (GtkWidget   *widget,
                          GtkSnapshot *snapshot)
{
  RkReviewGraph *self = RK_REVIEW_GRAPH (widget);
  GdkRGBA ink;
  GdkRGBA faint;

  if (self->cursor == NULL)
    return;

  gtk_widget_get_color (widget, &ink);
  faint = fade (&ink, 0.6f);
  snapshot_middle (self, snapshot, &ink);
  for (guint i = 0; i < self->points->len;)
    {
      guint end = i + 1;

      if (get_point (self, i)->is_known)
        {
          end = find_end (self, i);
          snapshot_stretch (self, snapshot, i, end, &ink);
        }
      i = end;
    }
  snapshot_place (self, snapshot, self->hovered, &faint, FALSE);
  for (guint i = 0; i < self->points->len; i++)
    if (get_point (self, i)->lost > 0)
      snapshot_mistake (self, snapshot, get_point (self, i), &ink);
  snapshot_place (self, snapshot, find_cursor (self), &ink, TRUE);
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
set_hovered (RkReviewGraph *self,
             int            index)
{
  if (self->hovered == index)
    return;

  self->hovered = index;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
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

static gboolean
query_tooltip_cb (RkReviewGraph *self,
                  int            x,
                  int            y,
                  gboolean       keyboard_tooltip,
                  GtkTooltip    *tooltip)
{
  int index = keyboard_tooltip ? find_cursor (self) : find_nearest (self, x);
  g_autofree char *text = NULL;

  if (index < 0)
    return FALSE;

  text = rk_text_review_point (get_match (self), get_point (self, index)->round,
                               get_point (self, index)->ply);
  gtk_tooltip_set_text (tooltip, text);

  return TRUE;
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
  widget_class->measure = rk_review_graph_measure;
  widget_class->size_allocate = rk_review_graph_size_allocate;
  widget_class->snapshot = rk_review_graph_snapshot;

  /* The stones that either half of the graph has room for. */
  properties[PROP_RANGE] = g_param_spec_uint ("range", NULL, NULL, 0, G_MAXUINT, RANGE_STEP,
                                              (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

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
  self->points = g_array_new (FALSE, FALSE, sizeof (Point));
  self->range = RANGE_STEP;
  self->hovered = -1;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  add_controllers (self);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
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
                       get_y (self, get_point (self, index)->lead));
}
