/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-hole.h"

#include "rk-format.h"

/* A finger needs so much room, in half; a pointer may miss the rim a little. */
#define LEAST_REACH 22.0
#define RIM_REACH 3.0

/* What the badge of a value is wider than its text, in heights of that. */
#define VALUE_PAD 0.62f

struct _RkHole
{
  GtkButton parent_instance;

  /* Borrowed References */
  RkBoardArt *art;

  /* Owned References */
  PangoLayout *label;
  PangoLayout *value_label;
  char *value;
  char *name;
  char *description;

  guint index;
  graphene_point_t center;
  gboolean below;
  char letter;
  int count;
  gboolean best;
  double sand;
  guint marks;
  RkRestingStone stones[RK_N_PEBBLES];
  guint n_stones;
};

enum
{
  LOOKED_AT,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RkHole, rk_hole, GTK_TYPE_BUTTON)

static guint signals[N_SIGNALS];

/* The letter stands lightly before the number. */
static PangoLayout *
create_label (RkHole *self)
{
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), NULL);
  float size = rk_board_art_get_layout (self->art)->font_size;
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  g_autoptr (GString) text = g_string_new (NULL);
  PangoAttribute *bold = pango_attr_weight_new (PANGO_WEIGHT_BOLD);
  PangoAttribute *light = pango_attr_foreground_alpha_new (G_MAXUINT16 * 0.78);

  if (self->letter != 0)
    g_string_append_c (text, self->letter);

  light->end_index = text->len;
  bold->start_index = text->len;
  pango_attr_list_insert (attributes, light);
  pango_attr_list_insert (attributes, bold);

  if (self->count >= 0)
    {
      g_autofree char *number = rk_format_number (self->count);

      if (text->len > 0)
        g_string_append (text, "\342\200\202");

      g_string_append (text, number);
    }

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_attributes (layout, attributes);
  pango_layout_set_text (layout, text->str, text->len);

  return layout;
}

/* What is so far outwards from the middle of the hole. */
static graphene_point_t
get_outside (RkHole *self,
             float   offset)
{
  return GRAPHENE_POINT_INIT (self->center.x, self->center.y + (self->below ? offset : -offset));
}

static void
snapshot_label (RkHole      *self,
                GtkSnapshot *snapshot)
{
  graphene_point_t where =
    get_outside (self, rk_board_art_get_layout (self->art)->label_offset);

  if (self->letter == 0 && self->count < 0)
    return;

  if (self->label == NULL)
    self->label = create_label (self);

  rk_board_art_snapshot_label (self->art, snapshot, self->label, &where);
}

static void
set_value_size (RkHole      *self,
                PangoLayout *layout,
                float        size)
{
  g_autoptr (PangoFontDescription) font = pango_font_description_new ();

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, self->best ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_layout_set_font_description (layout, font);
}

/* There is room for two numbers; with more between them the letters get smaller. */
static PangoLayout *
create_value_label (RkHole *self)
{
  const RkBoardLayout *board = rk_board_art_get_layout (self->art);
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), self->value);
  float room = board->cells[0].size.width;
  int width, height;

  set_value_size (self, layout, board->value_size);
  pango_layout_get_pixel_size (layout, &width, &height);
  if (width + height * VALUE_PAD > room)
    set_value_size (self, layout, board->value_size * room / (width + height * VALUE_PAD));

  return layout;
}

/* The best ones stand in a badge: their form tells them apart. */
static void
snapshot_value (RkHole      *self,
                GtkSnapshot *snapshot)
{
  float offset = rk_board_art_get_layout (self->art)->value_offset;
  graphene_point_t where = get_outside (self, offset);

  if (self->value == NULL || offset <= 0)
    return;

  if (self->value_label == NULL)
    self->value_label = create_value_label (self);

  if (self->best)
    rk_board_art_snapshot_badge (self->art, snapshot, self->value_label, &where, TRUE);
  else
    rk_board_art_snapshot_label (self->art, snapshot, self->value_label, &where);
}

static void
get_point (RkHole               *self,
           const RkRestingStone *stone,
           graphene_point_t     *where)
{
  graphene_point_init (where,
                       self->center.x + stone->where.x,
                       self->center.y + stone->where.y);
}

/* Each layer throws its shadow on the one below. */
static void
snapshot_stones (RkHole      *self,
                 GtkSnapshot *snapshot)
{
  guint done = 0;

  while (done < self->n_stones)
    {
      guint end = done;
      graphene_point_t where;

      for (; end < self->n_stones && self->stones[end].layer == self->stones[done].layer; end++)
        {
          get_point (self, &self->stones[end], &where);
          rk_board_art_snapshot_shadow (self->art, snapshot, &where, 0, 1);
        }

      for (; done < end; done++)
        {
          guint stone = self->stones[done].stone;

          get_point (self, &self->stones[done], &where);
          rk_board_art_snapshot_pebble (self->art, snapshot, stone, &where, 0, 1);
        }
    }
}

static void
rk_hole_snapshot (GtkWidget   *widget,
                  GtkSnapshot *snapshot)
{
  RkHole *self = RK_HOLE (widget);

  rk_board_art_snapshot_sand (self->art, snapshot, &self->center, self->sand);

  for (guint ring = 0; ring <= RK_RING_HOVER; ring++)
    {
      if (self->marks & (1u << ring))
        rk_board_art_snapshot_ring (self->art, snapshot, &self->center, self->below, ring);
    }

  snapshot_stones (self, snapshot);
  snapshot_label (self, snapshot);
  snapshot_value (self, snapshot);
}

/* Only the hole itself and its label can be pressed, not the wood around them. */
static gboolean
rk_hole_contains (GtkWidget *widget,
                  double     x,
                  double     y)
{
  RkHole *self = RK_HOLE (widget);
  const RkBoardLayout *layout = rk_board_art_get_layout (self->art);
  double dx = x - self->center.x;
  double dy = y - self->center.y;
  double outwards = self->below ? dy : -dy;
  double lines_end = MAX (layout->label_offset, layout->value_offset);
  double across = dx / MAX (layout->rx + RIM_REACH, LEAST_REACH);
  double along = dy / MAX (layout->ry + RIM_REACH, LEAST_REACH);
  gboolean in_cell = x >= 0 && x < gtk_widget_get_width (widget);
  gboolean in_hole = across * across + along * along <= 1;
  gboolean in_label = ABS (dx) <= layout->rx &&
                      outwards >= layout->label_offset - layout->font_size * 0.75 &&
                      outwards <= lines_end + layout->font_size * 0.75;

  return in_cell && (in_hole || in_label);
}

static void
rk_hole_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  /* The board decides. */
  *minimum = *natural = 0;
  *minimum_baseline = *natural_baseline = -1;
}

static void
rk_hole_state_flags_changed (GtkWidget     *widget,
                             GtkStateFlags  previous)
{
  GtkStateFlags changed = previous ^ gtk_widget_get_state_flags (widget);

  GTK_WIDGET_CLASS (rk_hole_parent_class)->state_flags_changed (widget, previous);

  if (changed & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_FOCUS_VISIBLE))
    g_signal_emit (widget, signals[LOOKED_AT], 0);
}

/* Fonts and digits may have changed. */
static void
rk_hole_css_changed (GtkWidget         *widget,
                     GtkCssStyleChange *change)
{
  RkHole *self = RK_HOLE (widget);

  GTK_WIDGET_CLASS (rk_hole_parent_class)->css_changed (widget, change);
  g_clear_object (&self->label);
  g_clear_object (&self->value_label);
}

static void
rk_hole_finalize (GObject *object)
{
  RkHole *self = RK_HOLE (object);

  g_clear_object (&self->label);
  g_clear_object (&self->value_label);
  g_clear_pointer (&self->value, g_free);
  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->description, g_free);

  G_OBJECT_CLASS (rk_hole_parent_class)->finalize (object);
}

static void
rk_hole_class_init (RkHoleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = rk_hole_finalize;
  widget_class->contains = rk_hole_contains;
  widget_class->snapshot = rk_hole_snapshot;
  widget_class->measure = rk_hole_measure;
  widget_class->state_flags_changed = rk_hole_state_flags_changed;
  widget_class->css_changed = rk_hole_css_changed;

  /* The pointer came or went, or the keyboard focus. */
  signals[LOOKED_AT] = g_signal_new ("looked-at", RK_TYPE_HOLE, G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
rk_hole_init (RkHole *self)
{
  self->count = -1;

  /* A GtkButton, and it keeps its CSS name: the platform's focus ring, and for
   * screen readers the action "click". */
  gtk_widget_add_css_class (GTK_WIDGET (self), "flat");
  gtk_widget_add_css_class (GTK_WIDGET (self), "hole");
  gtk_widget_set_layout_manager (GTK_WIDGET (self), NULL);
}

/**
 * rk_hole_new:
 * @art: what draws the board; must outlive the hole
 * @index: the hole's number in a position
 *
 * Returns: (transfer floating): a hole of a board: a button that can always be
 *   focused and pressed, also when it cannot be played: the page says why not
 */
GtkWidget *
rk_hole_new (RkBoardArt *art,
             guint       index)
{
  RkHole *self = g_object_new (RK_TYPE_HOLE, NULL);

  self->art = art;
  self->index = index;

  return GTK_WIDGET (self);
}

/**
 * rk_hole_get_index:
 * @self: a hole
 *
 * Returns: the hole's number in a position
 */
guint
rk_hole_get_index (RkHole *self)
{
  g_return_val_if_fail (RK_IS_HOLE (self), 0);

  return self->index;
}

/**
 * rk_hole_set_place:
 * @self: a hole
 * @center: the middle of the hole, in pixels of the widget
 * @below: whether it is drawn in the row below, its label under it
 *
 * Tells where in the widget the hole is.
 */
void
rk_hole_set_place (RkHole                 *self,
                   const graphene_point_t *center,
                   gboolean                below)
{
  g_return_if_fail (RK_IS_HOLE (self));

  self->center = *center;
  self->below = below;
  g_clear_object (&self->label);
  g_clear_object (&self->value_label);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rk_hole_set_label:
 * @self: a hole
 * @letter: its letter, or 0 to show none
 * @count: its number of stones, or -1 to show none
 *
 * Sets what is written at the hole.
 */
void
rk_hole_set_label (RkHole *self,
                   char    letter,
                   int     count)
{
  g_return_if_fail (RK_IS_HOLE (self));

  if (self->letter == letter && self->count == count)
    return;

  self->letter = letter;
  self->count = count;
  g_clear_object (&self->label);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rk_hole_set_value:
 * @self: a hole
 * @value: (nullable): to what playing it leads
 * @best: whether no other move leads to more
 *
 * Sets what is written beyond the label, if there is room for it.
 */
void
rk_hole_set_value (RkHole     *self,
                   const char *value,
                   gboolean    best)
{
  g_return_if_fail (RK_IS_HOLE (self));

  if (!g_set_str (&self->value, value) && self->best == best)
    return;

  self->best = best;
  g_clear_object (&self->value_label);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rk_hole_set_stones:
 * @self: a hole
 * @stones: (array length=n_stones): the stones, the lowest first
 * @n_stones: how many
 *
 * Sets the stones that are drawn in the hole.
 */
void
rk_hole_set_stones (RkHole               *self,
                    const RkRestingStone *stones,
                    guint                 n_stones)
{
  gsize size = n_stones * sizeof *stones;

  g_return_if_fail (RK_IS_HOLE (self));
  g_return_if_fail (n_stones <= RK_N_PEBBLES);

  if (self->n_stones == n_stones && memcmp (self->stones, stones, size) == 0)
    return;

  self->n_stones = n_stones;
  memcpy (self->stones, stones, size);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rk_hole_set_sand:
 * @self: a hole
 * @level: how full of sand it is, from 0 to 1
 *
 * Closes the hole with sand, or opens it.
 */
void
rk_hole_set_sand (RkHole *self,
                  double  level)
{
  g_return_if_fail (RK_IS_HOLE (self));

  if (self->sand == level)
    return;

  self->sand = level;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rk_hole_set_marks:
 * @self: a hole
 * @marks: a bit for each #RkRing that is drawn
 *
 * Sets the marks around the hole.
 */
void
rk_hole_set_marks (RkHole *self,
                   guint   marks)
{
  g_return_if_fail (RK_IS_HOLE (self));

  if (self->marks == marks)
    return;

  self->marks = marks;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/**
 * rk_hole_set_description:
 * @self: a hole
 * @name: what the hole is and holds, for screen readers
 * @description: (nullable): what playing it would do
 *
 * Describes the hole in words.
 */
void
rk_hole_set_description (RkHole     *self,
                         const char *name,
                         const char *description)
{
  g_return_if_fail (RK_IS_HOLE (self));

  if (g_set_str (&self->name, name))
    gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                    GTK_ACCESSIBLE_PROPERTY_LABEL, self->name,
                                    -1);

  if (!g_set_str (&self->description, description))
    return;

  if (self->description != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, self->description,
                                    -1);
  else
    gtk_accessible_reset_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
}
