/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <string.h>

#include "rk-test-shot.h"

static gboolean
is_time (gpointer user_data)
{
  return g_get_monotonic_time () > *(gint64 *) user_data;
}

void
rk_test_shot_begin (RkTestWindow *self,
                    int           width,
                    int           height,
                    const char   *style)
{
  if (strchr (style, '+') != NULL)
    g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 144 * PANGO_SCALE, NULL);
  if (strchr (style, '<') != NULL)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  if (strstr (style, "dark") != NULL)
    adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                        ADW_COLOR_SCHEME_FORCE_DARK);
  rk_test_window_set_up (self, NULL);
  gtk_window_set_default_size (GTK_WINDOW (self->window), width, height);
  rk_test_settle (self);
}

void
rk_test_shot_end (RkTestWindow *self,
                  const char   *path)
{
  rk_test_shot_rest ();
  rk_test_save_picture (GTK_WIDGET (self->window), path);
  rk_test_window_tear_down (self, NULL);
}

void
rk_test_shot_rest (void)
{
  gint64 enough = g_get_monotonic_time () + G_USEC_PER_SEC / 2;

  rk_test_wait (is_time, &enough);
}
