/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-mark-sample.h"

#include <adwaita.h>

#include "rk-board-art.h"
#include "rk-board-scene.h"
#include "rk-format.h"

/* In pixels: of the board, and of what is shown of it. */
#define BOARD_WIDTH  330
#define BOARD_HEIGHT 136
#define WIDTH        66
#define HEIGHT       70
#define CORNER       12
/* What some marks have above the hole needs more room than what is below it. */
#define SHIFT        3

/* A hole with neighbours on both sides. */
#define HOLE         2
#define N_HOLES      6

struct _RkMarkSample
{
  GtkWidget parent_instance;

  /* Owned */
  RkBoardArt *art;

  RkSample sample;
};

enum
{
  PROP_0,
  PROP_SAMPLE,
  N_PROPS,
};

G_DEFINE_ENUM_TYPE (RkSample, rk_sample,
                    G_DEFINE_ENUM_VALUE (RK_SAMPLE_LAST, "last"),
                    G_DEFINE_ENUM_VALUE (RK_SAMPLE_LAST_END, "last-end"),
                    G_DEFINE_ENUM_VALUE (RK_SAMPLE_PREVIEW, "preview"),
                    G_DEFINE_ENUM_VALUE (RK_SAMPLE_REOPENED, "reopened"),
                    G_DEFINE_ENUM_VALUE (RK_SAMPLE_CLOSED, "closed"),
                    G_DEFINE_ENUM_VALUE (RK_SAMPLE_HINT, "hint"),
                    G_DEFINE_ENUM_VALUE (RK_SAMPLE_TRACE, "trace"),
                    G_DEFINE_ENUM_VALUE (RK_SAMPLE_HAND, "hand"),
                    G_DEFINE_ENUM_VALUE (RK_SAMPLE_FOUR, "four"),
                    G_DEFINE_ENUM_VALUE (RK_SAMPLE_BINIKH, "binikh"))

G_DEFINE_FINAL_TYPE (RkMarkSample, rk_mark_sample, GTK_TYPE_WIDGET)

static GParamSpec *properties[N_PROPS];

static const struct
{
  RkRing ring;
  guint n_stones;
} looks[] = {
  [RK_SAMPLE_LAST] = { RK_RING_LAST, 0 },
  [RK_SAMPLE_LAST_END] = { RK_RING_LAST_END, 1 },
  [RK_SAMPLE_PREVIEW] = { RK_RING_PREVIEW, 1 },
  [RK_SAMPLE_REOPENED] = { RK_RING_REOPENED, 4 },
  [RK_SAMPLE_CLOSED] = { RK_RING_CLOSED, 0 },
  [RK_SAMPLE_HINT] = { RK_RING_HINT, 4 },
  [RK_SAMPLE_TRACE] = { RK_RING_LAST_END, 1 },
  [RK_SAMPLE_HAND] = { RK_RING_LAST, 0 },
  [RK_SAMPLE_FOUR] = { RK_RING_LAST_END, 0 },
  [RK_SAMPLE_BINIKH] = { RK_RING_LAST_END, 0 },
};

static void
snapshot_stones (RkMarkSample           *self,
                 GtkSnapshot            *snapshot,
                 const graphene_point_t *center)
{
  /* In halves of the hole. */
  static const graphene_point_t spots[] = {
    { -0.25f, 0.30f }, { 0.35f, 0.15f }, { -0.30f, -0.25f }, { 0.25f, -0.40f },
  };
  const RkBoardLayout *layout = rk_board_art_get_layout (self->art);

  for (guint stone = 0; stone < looks[self->sample].n_stones; stone++)
    {
      graphene_point_t where = {
        center->x + spots[stone].x * layout->rx,
        center->y + spots[stone].y * layout->ry,
      };

      rk_board_art_snapshot_shadow (self->art, snapshot, &where, 0, 1);
      rk_board_art_snapshot_pebble (self->art, snapshot, stone, &where, 0, 1);
    }
}

/* From beyond the edge of what is shown. */
static void
snapshot_trace (RkMarkSample           *self,
                GtkSnapshot            *snapshot,
                const graphene_point_t *center)
{
  const graphene_point_t points[] = { { center->x - WIDTH, center->y }, *center };

  rk_board_art_snapshot_trace (self->art, snapshot, points, G_N_ELEMENTS (points));
}

static void
snapshot_four (RkMarkSample           *self,
               GtkSnapshot            *snapshot,
               const graphene_point_t *center)
{
  const RkBoardLayout *layout = rk_board_art_get_layout (self->art);
  g_autofree char *number = rk_format_number (RK_FOUR);
  g_autofree char *text = g_strconcat ("+", number, NULL);

  rk_board_scene_badge (self->art, GTK_WIDGET (self), snapshot, text, layout->font_size * 1.1f,
                        center->x, center->y, self->sample == RK_SAMPLE_BINIKH);
}

/* What lies above the ring. */
static void
snapshot_above (RkMarkSample           *self,
                GtkSnapshot            *snapshot,
                const graphene_point_t *center)
{
  static const guint8 stones[] = { 5, 6, 7 };

  if (self->sample == RK_SAMPLE_TRACE)
    snapshot_trace (self, snapshot, center);
  else if (self->sample == RK_SAMPLE_HAND)
    rk_board_scene_hand (self->art, GTK_WIDGET (self), snapshot, stones, G_N_ELEMENTS (stones),
                         HOLE, TRUE);
  else if (self->sample == RK_SAMPLE_FOUR || self->sample == RK_SAMPLE_BINIKH)
    snapshot_four (self, snapshot, center);
}

static double
get_scale (RkMarkSample *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));

  return gdk_surface_get_scale (gtk_native_get_surface (native));
}

static void
rk_mark_sample_snapshot (GtkWidget   *widget,
                         GtkSnapshot *snapshot)
{
  RkMarkSample *self = RK_MARK_SAMPLE (widget);
  AdwStyleManager *manager = adw_style_manager_get_default ();
  GskRoundedRect outline;
  RkBoardLayout layout;
  const graphene_point_t *center = &layout.centers[HOLE];

  rk_board_layout_init (&layout, N_HOLES, FALSE, 0, 1, BOARD_WIDTH, BOARD_HEIGHT);
  rk_board_art_set_look (self->art, adw_style_manager_get_dark (manager),
                         adw_style_manager_get_high_contrast (manager));
  rk_board_art_set_layout (self->art, &layout, BOARD_WIDTH, BOARD_HEIGHT, get_scale (self));

  gsk_rounded_rect_init_from_rect (&outline, &GRAPHENE_RECT_INIT (0, 0, WIDTH, HEIGHT), CORNER);
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (roundf (WIDTH / 2 - center->x),
                                                          roundf (HEIGHT / 2 + SHIFT - center->y)));
  rk_board_art_snapshot_ground (self->art, snapshot);
  if (self->sample == RK_SAMPLE_CLOSED)
    rk_board_art_snapshot_sand (self->art, snapshot, center, 1);
  snapshot_stones (self, snapshot, center);
  rk_board_art_snapshot_ring (self->art, snapshot, center, TRUE, looks[self->sample].ring);
  snapshot_above (self, snapshot, center);
  gtk_snapshot_pop (snapshot);
}

static void
rk_mark_sample_measure (GtkWidget      *widget,
                        GtkOrientation  orientation,
                        int             for_size,
                        int            *minimum,
                        int            *natural,
                        int            *minimum_baseline,
                        int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
rk_mark_sample_finalize (GObject *object)
{
  g_clear_pointer (&RK_MARK_SAMPLE (object)->art, rk_board_art_free);

  G_OBJECT_CLASS (rk_mark_sample_parent_class)->finalize (object);
}

static void
rk_mark_sample_set_property (GObject      *object,
                             guint         prop_id,
                             const GValue *value,
                             GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_SAMPLE:
      RK_MARK_SAMPLE (object)->sample = g_value_get_enum (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_mark_sample_class_init (RkMarkSampleClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = rk_mark_sample_finalize;
  object_class->set_property = rk_mark_sample_set_property;
  widget_class->snapshot = rk_mark_sample_snapshot;
  widget_class->measure = rk_mark_sample_measure;

  properties[PROP_SAMPLE] =
    g_param_spec_enum ("sample", NULL, NULL, RK_TYPE_SAMPLE, RK_SAMPLE_LAST,
                       (G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS));
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /* What it shows stands beside it in words. */
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
rk_mark_sample_init (RkMarkSample *self)
{
  self->art = rk_board_art_new ();
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_margin_top (GTK_WIDGET (self), 6);
  gtk_widget_set_margin_bottom (GTK_WIDGET (self), 6);
}
