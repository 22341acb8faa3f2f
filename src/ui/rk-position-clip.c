/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-position-clip.h"

#include "rk-notation.h"

typedef struct
{
  RkPosition position;
  guint reserve[2];
} RkPositionClip;

static RkPositionClip *
rk_position_clip_copy (RkPositionClip *self)
{
  return g_memdup2 (self, sizeof *self);
}

static void
rk_position_clip_free (RkPositionClip *self)
{
  g_free (self);
}

static GType rk_position_clip_get_type (void);

G_DEFINE_BOXED_TYPE (RkPositionClip, rk_position_clip, rk_position_clip_copy,
                     rk_position_clip_free)

/**
 * rk_position_clip_offer:
 * @clipboard: a clipboard
 * @position: a position
 * @reserve: the stones that each side has in reserve
 *
 * Copies @position.
 */
void
rk_position_clip_offer (GdkClipboard     *clipboard,
                        const RkPosition *position,
                        const guint       reserve[2])
{
  RkPositionClip clip;
  GdkContentProvider *both[2];
  g_autoptr (GdkContentProvider) provider = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (GDK_IS_CLIPBOARD (clipboard));
  g_return_if_fail (position != NULL);

  clip.position = *position;
  clip.reserve[RK_SOUTH] = reserve[RK_SOUTH];
  clip.reserve[RK_NORTH] = reserve[RK_NORTH];
  text = rk_position_to_string (position);
  both[0] = gdk_content_provider_new_typed (G_TYPE_STRING, text);
  both[1] = gdk_content_provider_new_typed (rk_position_clip_get_type (), &clip);
  provider = gdk_content_provider_new_union (both, G_N_ELEMENTS (both));
  gdk_clipboard_set_content (clipboard, provider);
}

/**
 * rk_position_clip_find:
 * @clipboard: a clipboard
 * @position: (out): a place for the position
 * @reserve: (out): a place for the stones that each side has in reserve
 *
 * Returns: whether a position was copied last, in this program
 */
gboolean
rk_position_clip_find (GdkClipboard *clipboard,
                       RkPosition   *position,
                       guint         reserve[2])
{
  GdkContentProvider *content;
  g_auto (GValue) value = G_VALUE_INIT;
  const RkPositionClip *clip;

  g_return_val_if_fail (GDK_IS_CLIPBOARD (clipboard), FALSE);
  g_return_val_if_fail (position != NULL, FALSE);

  content = gdk_clipboard_get_content (clipboard);
  g_value_init (&value, rk_position_clip_get_type ());
  if (content == NULL || !gdk_content_provider_get_value (content, &value, NULL))
    return FALSE;

  clip = g_value_get_boxed (&value);
  *position = clip->position;
  reserve[RK_SOUTH] = clip->reserve[RK_SOUTH];
  reserve[RK_NORTH] = clip->reserve[RK_NORTH];

  return TRUE;
}
