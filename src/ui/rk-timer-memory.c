/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-timer-memory.h"

/* Of each tournament when the time is over (0: paused), what is left of it in seconds,
 * and when that was noted; times in seconds of Unix time. */
#define KEY  RK_TIMER_MEMORY_KEY
#define FORM "a{s(xux)}"

/* Nobody waits that long for the end of a round: in seconds. */
#define FORGOTTEN_AFTER (30 * 24 * 60 * 60)

static gint64
get_now (void)
{
  return g_get_real_time () / G_USEC_PER_SEC;
}

/**
 * rk_timer_memory_load:
 * @settings: the settings of the program
 * @id: the id of a tournament
 * @timer: its timer
 *
 * Sets @timer as it was when it was saved last, less the time that passed if it ran.
 *
 * Returns: whether anything was saved
 */
gboolean
rk_timer_memory_load (GSettings    *settings,
                      const char   *id,
                      RkRoundTimer *timer)
{
  g_autoptr (GVariant) timers = NULL;
  gint64 end;
  gint64 noted;
  guint remaining;

  g_return_val_if_fail (G_IS_SETTINGS (settings), FALSE);
  g_return_val_if_fail (id != NULL, FALSE);
  g_return_val_if_fail (RK_IS_ROUND_TIMER (timer), FALSE);

  timers = g_settings_get_value (settings, KEY);
  if (!g_variant_lookup (timers, id, "(xux)", &end, &remaining, &noted))
    return FALSE;

  rk_round_timer_restore (timer, end, remaining);
  return TRUE;
}

/* The other ones that are not too old. */
static void
keep_others (GVariantBuilder *builder,
             GVariant        *timers,
             const char      *id)
{
  GVariantIter iter;
  const char *other;
  gint64 end;
  gint64 noted;
  guint remaining;

  g_variant_iter_init (&iter, timers);
  while (g_variant_iter_next (&iter, "{&s(xux)}", &other, &end, &remaining, &noted))
    if (!g_str_equal (other, id) && get_now () - noted < FORGOTTEN_AFTER)
      g_variant_builder_add (builder, "{s(xux)}", other, end, remaining, noted);
}

/**
 * rk_timer_memory_save:
 * @settings: the settings of the program
 * @id: the id of a tournament
 * @timer: its timer
 * @seconds: how long a round is
 *
 * Notes how @timer stands.
 */
void
rk_timer_memory_save (GSettings    *settings,
                      const char   *id,
                      RkRoundTimer *timer,
                      guint         seconds)
{
  g_autoptr (GVariant) timers = NULL;
  GVariantBuilder builder;
  guint remaining;

  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (id != NULL);
  g_return_if_fail (RK_IS_ROUND_TIMER (timer));

  remaining = rk_round_timer_get_remaining (timer);
  timers = g_settings_get_value (settings, KEY);
  g_variant_builder_init (&builder, G_VARIANT_TYPE (FORM));
  keep_others (&builder, timers, id);
  if (rk_round_timer_is_running (timer) || remaining != seconds)
    g_variant_builder_add (&builder, "{s(xux)}", id, rk_round_timer_get_end (timer), remaining,
                           get_now ());
  g_settings_set_value (settings, KEY, g_variant_builder_end (&builder));
}

/**
 * rk_timer_memory_get_all:
 * @settings: the settings of the program
 *
 * Returns: (transfer full): how all timers stand now, for the functions below
 */
GVariant *
rk_timer_memory_get_all (GSettings *settings)
{
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  return g_settings_get_value (settings, KEY);
}

/**
 * rk_timer_memory_find_next_end:
 * @timers: all timers
 * @now: seconds of Unix time
 *
 * Returns: when the next one after @now ends, in seconds of Unix time, or 0 if none runs
 */
gint64
rk_timer_memory_find_next_end (GVariant *timers,
                               gint64    now)
{
  GVariantIter iter;
  gint64 end;
  gint64 next = 0;

  g_return_val_if_fail (timers != NULL, 0);

  g_variant_iter_init (&iter, timers);
  while (g_variant_iter_next (&iter, "{s(xux)}", NULL, &end, NULL, NULL))
    if (end > now && (next == 0 || end < next))
      next = end;
  return next;
}

/**
 * rk_timer_memory_list_ended:
 * @timers: all timers
 * @after: seconds of Unix time
 * @until: seconds of Unix time
 *
 * Returns: (transfer full): the ids of the tournaments whose time is over since then, but
 *   not at @after itself
 */
char **
rk_timer_memory_list_ended (GVariant *timers,
                            gint64    after,
                            gint64    until)
{
  g_autoptr (GStrvBuilder) ended = g_strv_builder_new ();
  GVariantIter iter;
  const char *id;
  gint64 end;

  g_return_val_if_fail (timers != NULL, NULL);

  g_variant_iter_init (&iter, timers);
  while (g_variant_iter_next (&iter, "{&s(xux)}", &id, &end, NULL, NULL))
    if (end > after && end <= until)
      g_strv_builder_add (ended, id);
  return g_strv_builder_end (ended);
}
