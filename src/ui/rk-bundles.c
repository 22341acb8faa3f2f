/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-board-shade.h"
#include "rk-bundles.h"
#include "rk-pebbles.h"

/* In pixels: a pebble, and from one bundle to the next when there is room. */
#define PEBBLE_SIZE 16.0f
#define BUNDLE_SIZE (2 * PEBBLE_SIZE - 3)
#define BUNDLE_STEP (BUNDLE_SIZE + 9)
/* Where room is short from the start. */
#define COMPACT_STEP 13
/* Pixels of the picture of a pebble, enough for a fine screen. */
#define PICTURE_SIZE  40

struct _RkBundles
{
  GtkWidget parent_instance;

  /* Owned References: made when they are first drawn. */
  GdkTexture *pebbles[RK_N_PEBBLES];

  guint stones;
  gboolean compact;
};

G_DEFINE_FINAL_TYPE (RkBundles, rk_bundles, GTK_TYPE_WIDGET)

static guint
count_bundles (RkBundles *self)
{
  return (self->stones + RK_FOUR - 1) / RK_FOUR;
}

/* From one bundle to the next, when there is room. */
static int
get_step (RkBundles *self)
{
  /* Two stand side by side as anywhere. */
  if (self->compact && count_bundles (self) > 2)
    return COMPACT_STEP;

  return BUNDLE_STEP;
}

static GdkTexture *
make_pebble (guint stone)
{
  g_autofree guint32 *pixels = g_new0 (guint32, PICTURE_SIZE * PICTURE_SIZE);
  RkPicture picture = { pixels, PICTURE_SIZE, PICTURE_SIZE };
  g_autoptr (GBytes) bytes = NULL;

  rk_shade_pebble (&picture, &(RkBoardPalette) { 0 }, stone);
  bytes = g_bytes_new_take (g_steal_pointer (&pixels),
                            PICTURE_SIZE * PICTURE_SIZE * sizeof (guint32));
  return gdk_memory_texture_new (PICTURE_SIZE, PICTURE_SIZE, GDK_MEMORY_DEFAULT, bytes,
                                 PICTURE_SIZE * sizeof (guint32));
}

static void
snapshot_pebble (RkBundles   *self,
                 GtkSnapshot *snapshot,
                 guint        stone,
                 float        x,
                 float        y)
{
  if (self->pebbles[stone] == NULL)
    self->pebbles[stone] = make_pebble (stone);

  gtk_snapshot_append_texture (snapshot, self->pebbles[stone],
                               &GRAPHENE_RECT_INIT (x, y, PEBBLE_SIZE, PEBBLE_SIZE));
}

static void
rk_bundles_snapshot (GtkWidget   *widget,
                     GtkSnapshot *snapshot)
{
  RkBundles *self = RK_BUNDLES (widget);
  guint n_bundles = count_bundles (self);
  float top = (gtk_widget_get_height (widget) - BUNDLE_SIZE) / 2;
  float step = get_step (self);

  if (n_bundles > 1)
    step = MIN (step, (gtk_widget_get_width (widget) - BUNDLE_SIZE) / (n_bundles - 1));

  for (guint stone = 0; stone < self->stones; stone++)
    {
      float left = stone / RK_FOUR * step;

      snapshot_pebble (self, snapshot, stone % RK_N_PEBBLES,
                       left + stone % 2 * (PEBBLE_SIZE - 3),
                       top + stone % RK_FOUR / 2 * (PEBBLE_SIZE - 3));
    }
}

/* When room is short the bundles overlap. */
static void
rk_bundles_measure (GtkWidget      *widget,
                    GtkOrientation  orientation,
                    int             for_size,
                    int            *minimum,
                    int            *natural,
                    int            *minimum_baseline,
                    int            *natural_baseline)
{
  RkBundles *self = RK_BUNDLES (widget);
  guint n_bundles = count_bundles (self);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    {
      *minimum = *natural = BUNDLE_SIZE;
      return;
    }

  *minimum = n_bundles > 0 ? BUNDLE_SIZE : 0;
  *natural = n_bundles > 0 ? BUNDLE_SIZE + (n_bundles - 1) * get_step (self) : 0;
}

static void
rk_bundles_finalize (GObject *object)
{
  RkBundles *self = RK_BUNDLES (object);

  for (guint i = 0; i < RK_N_PEBBLES; i++)
    g_clear_object (&self->pebbles[i]);

  G_OBJECT_CLASS (rk_bundles_parent_class)->finalize (object);
}

static void
rk_bundles_class_init (RkBundlesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = rk_bundles_finalize;
  widget_class->snapshot = rk_bundles_snapshot;
  widget_class->measure = rk_bundles_measure;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rk_bundles_init (RkBundles *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

/**
 * rk_bundles_set_stones:
 * @self: a widget
 * @stones: how many stones to show; what is over after the last four lies as
 *   an unfinished bundle
 */
void
rk_bundles_set_stones (RkBundles *self,
                       guint      stones)
{
  g_return_if_fail (RK_IS_BUNDLES (self));

  if (self->stones == stones)
    return;

  self->stones = stones;
  gtk_widget_set_visible (GTK_WIDGET (self), stones > 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * rk_bundles_set_compact:
 * @self: a widget
 * @compact: whether the bundles overlap, so that more fit in
 */
void
rk_bundles_set_compact (RkBundles *self,
                        gboolean   compact)
{
  g_return_if_fail (RK_IS_BUNDLES (self));

  if (self->compact == compact)
    return;

  self->compact = compact;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/**
 * rk_bundles_get_stones:
 * @self: a widget
 *
 * Returns: how many stones it shows
 */
guint
rk_bundles_get_stones (RkBundles *self)
{
  g_return_val_if_fail (RK_IS_BUNDLES (self), 0);

  return self->stones;
}
