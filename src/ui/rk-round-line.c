/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-format.h"
#include "rk-initial.h"
#include "rk-round-line.h"
#include "rk-sentences.h"

/* In pixels. */
#define NAME_WIDTH   34
#define DOT_RADIUS   6.0
#define DOT_STEP     17.0
#define RING_RADIUS  8.0
#define BAR_MIN      36
#define BAR_NATURAL  80
#define BAR_HEIGHT   9.0
#define NUMBER_WIDTH 30
#define GAP          10
#define LINE_HEIGHT  20

/* The colours of the board. */
static const GdkRGBA earth = { 0.49f, 0.35f, 0.22f, 1.0f };
static const GdkRGBA sand = { 0.91f, 0.82f, 0.63f, 1.0f };
static const GdkRGBA rim = { 0.66f, 0.52f, 0.30f, 1.0f };
static const GdkRGBA wood = { 0.73f, 0.54f, 0.37f, 1.0f };
/* A reopened hole is ringed; in both styles it stands out from the card. */
static const GdkRGBA fresh = { 0.15f, 0.62f, 0.40f, 1.0f };

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

static double
get_dots_width (RkRoundLine *self)
{
  return self->n_dots * DOT_STEP;
}

static void
draw_dot (cairo_t *cr,
          DotKind  kind,
          double   x,
          double   y)
{
  static const double dashes[] = { 2.0, 2.0 };

  cairo_new_path (cr);
  cairo_arc (cr, x, y, DOT_RADIUS, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (cr, kind == DOT_CLOSED ? &sand : &earth);
  cairo_fill_preserve (cr);

  if (kind == DOT_CLOSED)
    {
      gdk_cairo_set_source_rgba (cr, &rim);
      cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
      cairo_set_line_width (cr, 1.2);
      cairo_stroke (cr);
      cairo_set_dash (cr, NULL, 0, 0);
    }
  else if (kind == DOT_REOPENED)
    {
      cairo_new_path (cr);
      cairo_arc (cr, x, y, RING_RADIUS, 0, 2 * G_PI);
      gdk_cairo_set_source_rgba (cr, &fresh);
      cairo_set_line_width (cr, 1.8);
      cairo_stroke (cr);
    }
}

static void
draw_dots (RkRoundLine *self,
           GtkSnapshot *snapshot,
           float        height)
{
  float width = get_dots_width (self) + 4;
  cairo_t *cr = gtk_snapshot_append_cairo (
      snapshot, &GRAPHENE_RECT_INIT (NAME_WIDTH, 0, width, height));

  for (guint i = 0; i < self->n_dots; i++)
    draw_dot (cr, self->dots[i], NAME_WIDTH + (i + 0.5) * DOT_STEP, height / 2);

  cairo_destroy (cr);
}

static void
draw_bar (RkRoundLine *self,
          GtkSnapshot *snapshot,
          float        left,
          float        width,
          float        height)
{
  graphene_rect_t area = GRAPHENE_RECT_INIT (left, (height - BAR_HEIGHT) / 2,
                                             MAX (BAR_HEIGHT, width * self->share), BAR_HEIGHT);
  GskRoundedRect outline;

  if (self->share <= 0)
    return;

  gsk_rounded_rect_init_from_rect (&outline, &area, BAR_HEIGHT / 2);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &wood, &area);
  gtk_snapshot_pop (snapshot);
}

static void
rk_round_line_snapshot (GtkWidget   *widget,
                        GtkSnapshot *snapshot)
{
  RkRoundLine *self = RK_ROUND_LINE (widget);
  float height = gtk_widget_get_height (widget);
  float left = NAME_WIDTH + get_dots_width (self) + GAP;
  float width = gtk_widget_get_width (widget) - left - NUMBER_WIDTH - GAP;

  GTK_WIDGET_CLASS (rk_round_line_parent_class)->snapshot (widget, snapshot);
  draw_dots (self, snapshot, height);
  draw_bar (self, snapshot, left, width, height);
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
  int label_height;
  int fixed;

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      gtk_widget_measure (self->stones_label, orientation, -1, &label_height, NULL, NULL, NULL);
      *minimum = *natural = MAX (LINE_HEIGHT, label_height);
      return;
    }

  fixed = NAME_WIDTH + get_dots_width (self) + 2 * GAP + NUMBER_WIDTH;
  *minimum = fixed + BAR_MIN;
  *natural = fixed + BAR_NATURAL;
}

static void
rk_round_line_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  RkRoundLine *self = RK_ROUND_LINE (widget);

  gtk_widget_size_allocate (self->name_label,
                            &(GtkAllocation) { 0, 0, NAME_WIDTH, height }, -1);
  gtk_widget_size_allocate (self->stones_label,
                            &(GtkAllocation) { width - NUMBER_WIDTH, 0, NUMBER_WIDTH, height },
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
  self->name_label = add_label (self, 0, "initial");
  self->stones_label = add_label (self, 1, "stones");
  gtk_widget_add_css_class (self->stones_label, "numeric");
}

/* In the order of the board: South from A, North from f or e. */
static void
set_dots (RkRoundLine *self,
          RkRound     *round,
          RkSide       side)
{
  const RkPosition *start = rk_round_get_position (round, 0);

  self->n_dots = start->n_holes;
  for (guint i = 0; i < self->n_dots; i++)
    {
      guint hole = side == RK_SOUTH ? i : 2 * start->n_holes - 1 - i;

      if (!rk_position_is_open (start, hole))
        self->dots[i] = DOT_CLOSED;
      else
        self->dots[i] = rk_round_is_reopened (round, hole) ? DOT_REOPENED : DOT_OPEN;
    }
}

/**
 * rk_round_line_show:
 * @self: a line
 * @match: a match
 * @round: one of its rounds
 * @side: which side to show
 */
void
rk_round_line_show (RkRoundLine *self,
                    RkMatch     *match,
                    RkRound     *round,
                    RkSide       side)
{
  gboolean began;
  guint stones;
  g_autofree char *name = NULL;
  g_autofree char *initial = NULL;
  g_autofree char *marked = NULL;
  g_autofree char *number = NULL;

  g_return_if_fail (RK_IS_ROUND_LINE (self));
  g_return_if_fail (RK_IS_MATCH (match));
  g_return_if_fail (RK_IS_ROUND (round));

  began = rk_round_get_first (round) == side;
  name = rk_text_player (match, side);
  initial = rk_get_initial (name);
  marked = began ? g_strconcat (initial, " ▸", NULL) : g_strdup (initial);
  stones = rk_round_get_provision (round, side);
  number = rk_format_number (stones);

  gtk_label_set_label (GTK_LABEL (self->name_label), marked);
  gtk_label_set_label (GTK_LABEL (self->stones_label), number);
  if (began)
    gtk_widget_add_css_class (self->name_label, "began");
  self->share = stones / (2.0 * RK_FOUR * rk_match_get_rules (match)->n_holes);
  set_dots (self, round, side);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
