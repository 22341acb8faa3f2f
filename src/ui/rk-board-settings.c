/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-board-settings.h"

/* Stones a second for each value of the setting "animation-speed". */
static const double speeds[] = { 2.5, 5.0, 12.0, 0.0 };

static void
speed_changed_cb (RkBoard    *self,
                  const char *key,
                  GSettings  *settings)
{
  rk_board_set_speed (self, speeds[g_settings_get_enum (settings, key)]);
}

/**
 * rk_board_follow_settings:
 * @self: a board
 * @settings: the settings of the program
 *
 * From now on the board looks, and sows as fast, as the person wants it.
 */
void
rk_board_follow_settings (RkBoard   *self,
                          GSettings *settings)
{
  g_return_if_fail (RK_IS_BOARD (self));
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_settings_bind (settings, "show-numbers", self, "show-numbers", G_SETTINGS_BIND_GET);
  g_settings_bind (settings, "show-preview", self, "show-preview", G_SETTINGS_BIND_GET);
  g_signal_connect_object (settings, "changed::animation-speed", G_CALLBACK (speed_changed_cb),
                           self, G_CONNECT_SWAPPED);
  speed_changed_cb (self, "animation-speed", settings);
}
