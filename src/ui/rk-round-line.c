/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-round-line.h"

#include <adwaita.h>

#include "rk-format.h"
#include "rk-scoring.h"
#include "rk-sentences.h"

/* A longer name ends in an ellipsis, in characters. */
#define NAME_CHARS   26

/* In pixels. The name gets more than that where there is room. */
#define NAME_WIDTH   90
#define DOT_RADIUS   6.0
#define DOT_STEP     17.0
/* A reopened hole is a little smaller, so that its rays have room. */
#define RAYED_RADIUS 5.2
#define RAYS_RADIUS  7.3
#define RAYS_LENGTH  2.2
#define N_RAYS       14
#define BAR_MIN      36
#define BAR_NATURAL  80
#define BAR_HEIGHT   9.0
#define NUMBER_WIDTH 30
#define GAP          10
#define LINE_HEIGHT  20

/**
 * RkLineLook:
 * @earth: an open hole
 * @sand: a closed one
 * @rim: the dashed line around it
 * @fresh: the rays around a reopened one
 * @wood: the bar of the stones
 *
 * The colours of one style.
 */
typedef struct
{
  GdkRGBA earth;
  GdkRGBA sand;
  GdkRGBA rim;
  GdkRGBA fresh;
  GdkRGBA wood;
} RkLineLook;

static const RkLineLook looks[] = {
  /* Light. */
  {
    .earth = { 0.49f, 0.35f, 0.22f, 1 },
    .sand = { 0.93f, 0.85f, 0.68f, 1 },
    .rim = { 0.58f, 0.44f, 0.24f, 1 },
    .fresh = { 0.30f, 0.19f, 0.10f, 1 },
    .wood = { 0.73f, 0.54f, 0.37f, 1 },
  },
  /* Dark: the holes stand out from a dark card. */
  {
    .earth = { 0.67f, 0.48f, 0.31f, 1 },
    .sand = { 0.93f, 0.85f, 0.68f, 1 },
    .rim = { 0.45f, 0.33f, 0.18f, 1 },
    .fresh = { 0.96f, 0.88f, 0.72f, 1 },
    .wood = { 0.73f, 0.54f, 0.37f, 1 },
  },
};

typedef enum
{
  DOT_OPEN,
  DOT_CLOSED,
  DOT_REOPENED,
} DotKind;

struct _RkRoundLine
{
  GtkWidget parent_instance;

  /* Owned: children */
  GtkWidget *name_label;
  GtkWidget *stones_label;

  DotKind dots[RK_MAX_HOLES];
  guint n_dots;
  double share;
};

G_DEFINE_FINAL_TYPE (RkRoundLine, rk_round_line, GTK_TYPE_WIDGET)

/* Wider where large text needs it. */
static int
get_number_width (RkRoundLine *self)
{
  int natural;

  if (!gtk_widget_get_visible (self->stones_label))
    return 0;

  gtk_widget_measure (self->stones_label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL,
                      NULL);
  return MAX (NUMBER_WIDTH, natural) + GAP;
}

static double
get_dots_width (RkRoundLine *self)
{
  return self->n_dots * DOT_STEP;
}

static int
get_natural_name_width (RkRoundLine *self)
{
  int natural;

  gtk_widget_measure (self->name_label, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL,
                      NULL);
  return MAX (NAME_WIDTH, natural);
}

/* All but the name and the bar, which can be shorter. */
static int
get_fixed_width (RkRoundLine *self)
{
  return get_dots_width (self) + GAP + get_number_width (self);
}

/* In a line of @width, with the gap after it. */
static int
get_name_width (RkRoundLine *self,
                int          width)
{
  int room = width - get_fixed_width (self) - GAP - BAR_MIN;

  if (!gtk_widget_get_visible (self->name_label))
    return 0;

  return CLAMP (room, NAME_WIDTH, get_natural_name_width (self)) + GAP;
}

static void
draw_circle (cairo_t       *cr,
             double         x,
             double         y,
             double         radius,
             double         line,
             const GdkRGBA *color)
{
  cairo_new_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, color);
  cairo_set_line_width (cr, line);
  if (line > 0)
    cairo_stroke (cr);
  else
    cairo_fill (cr);
}

/* The same sign as on the board. */
static void
draw_rays (cairo_t       *cr,
           double         x,
           double         y,
           const GdkRGBA *color)
{
  const double dash = G_PI * RAYS_RADIUS / N_RAYS;

  cairo_set_dash (cr, &dash, 1, dash / 2);
  draw_circle (cr, x, y, RAYS_RADIUS, RAYS_LENGTH, color);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* Marks are told apart by their form: dashed and with rays. */
static void
draw_dot (cairo_t          *cr,
          const RkLineLook *look,
          DotKind           kind,
          double            x,
          double            y)
{
  static const double dashes[] = { 2.0, 2.0 };
  double radius = kind == DOT_REOPENED ? RAYED_RADIUS : DOT_RADIUS;

  draw_circle (cr, x, y, radius, 0, kind == DOT_CLOSED ? &look->sand : &look->earth);
  if (kind == DOT_CLOSED)
    {
      cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
      draw_circle (cr, x, y, DOT_RADIUS, 1.2, &look->rim);
      cairo_set_dash (cr, NULL, 0, 0);
    }
  else if (kind == DOT_REOPENED)
    draw_rays (cr, x, y, &look->fresh);
}

/* In high contrast lines are as strong as text. */
static void
get_look (RkRoundLine *self,
          RkLineLook  *look)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  *look = looks[adw_style_manager_get_dark (manager) ? 1 : 0];
  if (!adw_style_manager_get_high_contrast (manager))
    return;

  gtk_widget_get_color (GTK_WIDGET (self), &look->fresh);
  look->wood = look->earth;
  look->rim = looks[0].earth;
}

static void
draw_dots (RkRoundLine      *self,
           const RkLineLook *look,
           GtkSnapshot      *snapshot,
           float             height)
{
  float width = get_dots_width (self) + 4;
  float left = get_name_width (self, gtk_widget_get_width (GTK_WIDGET (self)));
  cairo_t *cr =
    gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (left - 2, 0, width, height));

  for (guint i = 0; i < self->n_dots; i++)
    draw_dot (cr, look, self->dots[i], left + (i + 0.5) * DOT_STEP, height / 2);

  cairo_destroy (cr);
}

static void
draw_bar (RkRoundLine   *self,
          const GdkRGBA *color,
          GtkSnapshot   *snapshot,
          float          left,
          float          width,
          float          height)
{
  graphene_rect_t area = GRAPHENE_RECT_INIT (left, (height - BAR_HEIGHT) / 2,
                                             MAX (BAR_HEIGHT, width * self->share), BAR_HEIGHT);
  GskRoundedRect outline;

  if (self->share <= 0)
    return;

  gsk_rounded_rect_init_from_rect (&outline, &area, BAR_HEIGHT / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, color, &area);
  gtk_snapshot_pop (snapshot);
}

static void
rk_round_line_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  RkRoundLine *self = RK_ROUND_LINE (widget);
  float height = gtk_widget_get_height (widget);
  float width = gtk_widget_get_width (widget);
  float left = get_name_width (self, width) + get_dots_width (self) + GAP;
  RkLineLook look;

  get_look (self, &look);
  GTK_WIDGET_CLASS (rk_round_line_parent_class)->snapshot (widget, snapshot);
  draw_dots (self, &look, snapshot, height);
  draw_bar (self, &look.wood, snapshot, left, width - left - get_number_width (self), height);
}

static void
rk_round_line_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  RkRoundLine *self = RK_ROUND_LINE (widget);
  gboolean has_name = gtk_widget_get_visible (self->name_label);
  int label_height;
  int fixed;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      gtk_widget_measure (self->name_label, orientation, -1, &label_height, NULL, NULL, NULL);
      *minimum = *natural = MAX (LINE_HEIGHT, label_height);
      return;
    }

  fixed = get_fixed_width (self);
  *minimum = fixed + BAR_MIN + (has_name ? NAME_WIDTH + GAP : 0);
  *natural = fixed + BAR_NATURAL + (has_name ? get_natural_name_width (self) + GAP : 0);
}

static void
rk_round_line_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  RkRoundLine *self = RK_ROUND_LINE (widget);
  int number_width = get_number_width (self) - GAP;

  if (!gtk_widget_get_visible (self->name_label))
    return;

  gtk_widget_size_allocate (self->name_label,
                            &(GtkAllocation) { 0, 0, get_name_width (self, width) - GAP, height },
                            -1);
  gtk_widget_size_allocate (self->stones_label,
                            &(GtkAllocation) { width - number_width, 0, number_width, height },
                            -1);
}

static void
rk_round_line_dispose (GObject *object)
{
  RkRoundLine *self = RK_ROUND_LINE (object);

  g_clear_pointer (&self->name_label, gtk_widget_unparent);
  g_clear_pointer (&self->stones_label, gtk_widget_unparent);

  G_OBJECT_CLASS (rk_round_line_parent_class)->dispose (object);
}

static void
rk_round_line_class_init (RkRoundLineClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_round_line_dispose;
  widget_class->snapshot = rk_round_line_snapshot;
  widget_class->measure = rk_round_line_measure;
  widget_class->size_allocate = rk_round_line_size_allocate;

  /* The row around it says all of this in words. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static GtkWidget *
add_label (RkRoundLine *self,
           float        xalign,
           const char  *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "xalign", xalign,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_set_parent (label, GTK_WIDGET (self));
  return label;
}

static void
rk_round_line_init (RkRoundLine *self)
{
  self->name_label = add_label (self, 0, "name");
  gtk_label_set_ellipsize (GTK_LABEL (self->name_label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (self->name_label), NAME_CHARS);
  self->stones_label = add_label (self, 1, "stones");
  gtk_widget_add_css_class (self->stones_label, "numeric");
}

/* In the order of the board: South from A, North from f or e. @closed,
 * @reopened: bits of holes. */
static void
set_dots (RkRoundLine *self,
          guint        n_holes,
          RkSide       side,
          guint        closed,
          guint        reopened)
{
  self->n_dots = n_holes;
  for (guint i = 0; i < n_holes; i++)
    {
      guint bit = 1u << (side == RK_SOUTH ? i : 2 * n_holes - 1 - i);

      if (closed & bit)
        self->dots[i] = DOT_CLOSED;
      else
        self->dots[i] = reopened & bit ? DOT_REOPENED : DOT_OPEN;
    }
}

static void
set_stones (RkRoundLine *self,
            RkMatch     *match,
            guint        stones)
{
  g_autofree char *number = rk_format_number (stones);

  gtk_label_set_label (GTK_LABEL (self->stones_label), number);
  self->share = stones / (2.0 * RK_FOUR * rk_match_get_rules (match)->n_holes);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
set_name (RkRoundLine *self,
          RkMatch     *match,
          RkSide       side,
          gboolean     begins)
{
  g_autofree char *name = rk_text_player (match, side);
  g_autofree char *marked = g_strconcat (begins ? "▸ " : "", name, NULL);

  gtk_label_set_label (GTK_LABEL (self->name_label), marked);
  if (begins)
    gtk_widget_add_css_class (self->name_label, "began");
  else
    gtk_widget_remove_css_class (self->name_label, "began");
}

static guint
get_reopened (RkRound *round)
{
  guint mask = 0;

  for (guint hole = 0; hole < 2u * rk_round_get_position (round, 0)->n_holes; hole++)
    if (rk_round_is_reopened (round, hole))
      mask |= 1u << hole;

  return mask;
}

/**
 * rk_round_line_show:
 * @self: a line
 * @match: a match
 * @round: one of its rounds
 * @side: which side to show
 *
 * Shows how a round was played: the holes at its start and, as a bar, the stones
 * after it.
 */
void
rk_round_line_show (RkRoundLine *self,
                    RkMatch     *match,
                    RkRound     *round,
                    RkSide       side)
{
  const RkPosition *start;

  g_return_if_fail (RK_IS_ROUND_LINE (self));
  g_return_if_fail (RK_IS_MATCH (match));
  g_return_if_fail (RK_IS_ROUND (round));

  start = rk_round_get_position (round, 0);
  set_dots (self, start->n_holes, side, start->closed, get_reopened (round));
  set_stones (self, match, rk_round_get_provision (round, side));
  gtk_widget_set_visible (self->name_label, FALSE);
  gtk_widget_set_visible (self->stones_label, FALSE);
}

/* The holes that @side cannot fill with all its stones (rule 17). */
static guint
get_unfilled (RkMatch *match,
              RkSide   side)
{
  guint n_holes = rk_match_get_rules (match)->n_holes;
  guint n_open = rk_provision_get_open (rk_match_get_stones (match, side), n_holes);

  return ((1u << (n_holes - n_open)) - 1) << (side == RK_SOUTH ? 0 : n_holes);
}

/**
 * rk_round_line_show_stones:
 * @self: a line
 * @match: a match between two rounds, or over
 * @side: which side to show
 *
 * Shows the name of a player and the stones owned now, which holes they fill,
 * and who begins the next round if there is one.
 */
void
rk_round_line_show_stones (RkRoundLine *self,
                           RkMatch     *match,
                           RkSide       side)
{
  RkPosition next;
  gboolean goes_on;
  guint unfilled;
  guint before;

  g_return_if_fail (RK_IS_ROUND_LINE (self));
  g_return_if_fail (RK_IS_MATCH (match));
  g_return_if_fail (rk_match_get_state (match) != RK_MATCH_PLAYING);

  goes_on = rk_match_get_state (match) == RK_MATCH_BETWEEN_ROUNDS;
  unfilled = get_unfilled (match, side);
  before = rk_round_get_position (rk_match_get_current_round (match), 0)->closed;
  if (goes_on)
    rk_match_get_next_position (match, &next);

  set_dots (self, rk_match_get_rules (match)->n_holes, side, unfilled,
            goes_on ? before & ~unfilled : 0);
  set_name (self, match, side, goes_on && next.turn == side);
  set_stones (self, match, rk_match_get_stones (match, side));
}

static void
align (GtkWidget *widget,
       GtkWidget *other)
{
  g_autoptr (GtkSizeGroup) group = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);

  gtk_size_group_add_widget (group, widget);
  gtk_size_group_add_widget (group, other);
}

/**
 * rk_round_line_align:
 * @self: a line
 * @other: another, as wide
 *
 * Keeps what both lines show one below the other, however long the names are.
 */
void
rk_round_line_align (RkRoundLine *self,
                     RkRoundLine *other)
{
  g_return_if_fail (RK_IS_ROUND_LINE (self));
  g_return_if_fail (RK_IS_ROUND_LINE (other));

  align (self->name_label, other->name_label);
  align (self->stones_label, other->stones_label);
}
