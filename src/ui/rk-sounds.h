/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RkSound:
 * @RK_SOUND_NONE: nothing is heard
 * @RK_SOUND_DROP: a stone falls into a hole
 * @RK_SOUND_FOUR: four are captured
 * @RK_SOUND_BINIKH: the last stone captures four
 * @RK_SOUND_ROUND_END: a round is over
 *
 * What is heard of a match, the more striking the later here.
 */
typedef enum
{
  RK_SOUND_NONE,
  RK_SOUND_DROP,
  RK_SOUND_FOUR,
  RK_SOUND_BINIKH,
  RK_SOUND_ROUND_END,
} RkSound;

#define RK_TYPE_SOUNDS (rk_sounds_get_type ())
G_DECLARE_FINAL_TYPE (RkSounds, rk_sounds, RK, SOUNDS, GObject)

RkSounds *rk_sounds_new     (GSettings *settings);

void      rk_sounds_prepare (RkSounds  *self);
void      rk_sounds_release (RkSounds  *self);
gboolean  rk_sounds_play    (RkSounds  *self,
                             RkSound    sound);

G_END_DECLS
