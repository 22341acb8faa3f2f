/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-lessons-read.h"

#include "rk-course.h"

#define KEY "lessons-read"

/**
 * rk_lessons_read_contains:
 * @settings: the settings of the program
 * @id: the identifier of a lesson
 *
 * Returns: whether the lesson was read
 */
gboolean
rk_lessons_read_contains (GSettings  *settings,
                          const char *id)
{
  g_auto (GStrv) ids = NULL;

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);
  g_return_val_if_fail (id != NULL, FALSE);

  ids = g_settings_get_strv (settings, KEY);
  return g_strv_contains ((const char *const *) ids, id);
}

/**
 * rk_lessons_read_get_last:
 * @settings: the settings of the program
 *
 * Returns: the index of the lesson that was read last, -1 if none was
 */
int
rk_lessons_read_get_last (GSettings *settings)
{
  g_auto (GStrv) ids = NULL;
  guint n_ids;

  g_return_val_if_fail (G_IS_SETTINGS (settings), -1);

  ids = g_settings_get_strv (settings, KEY);
  n_ids = g_strv_length (ids);
  return n_ids > 0 ? rk_course_find (ids[n_ids - 1]) : -1;
}

/**
 * rk_lessons_read_add:
 * @settings: the settings of the program
 * @id: the identifier of a lesson that is read now
 */
void
rk_lessons_read_add (GSettings  *settings,
                     const char *id)
{
  g_autoptr (GStrvBuilder) builder = NULL;
  g_auto (GStrv) ids = NULL;
  g_auto (GStrv) now = NULL;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (id != NULL);

  builder = g_strv_builder_new ();
  ids = g_settings_get_strv (settings, KEY);
  for (guint i = 0; ids[i] != NULL; i++)
    if (!g_str_equal (ids[i], id))
      g_strv_builder_add (builder, ids[i]);
  g_strv_builder_add (builder, id);
  now = g_strv_builder_end (builder);

  g_settings_set_strv (settings, KEY, (const char *const *) now);
}
