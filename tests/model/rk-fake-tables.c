/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rk-fake-tables.h"

#include "rk-sowing.h"

#include <pthread.h>
#include <time.h>

#define N_TAGS 64

/* How often what is held looks whether it was cancelled, in nanoseconds. */
#define LOOK_INTERVAL 1000000

struct _RkTables
{
  guint n_answered;
};

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t cond = PTHREAD_COND_INITIALIZER;
static gboolean held[N_TAGS];
static guint n_begun[N_TAGS];
static _Atomic guint held_progress;
static gboolean legal;
static RkLevel last_level;
static guint64 last_seed;
static char journal[1 << 16];

static void
note (const char *word)
{
  if (journal[0] != '\0')
    g_strlcat (journal, " ", sizeof journal);
  g_strlcat (journal, word, sizeof journal);
}

static void
note_locked (const char *word)
{
  pthread_mutex_lock (&mutex);
  note (word);
  pthread_mutex_unlock (&mutex);
}

void
rk_fake_reset (void)
{
  pthread_mutex_lock (&mutex);
  for (guint i = 0; i < N_TAGS; i++)
    {
      held[i] = FALSE;
      n_begun[i] = 0;
    }
  journal[0] = '\0';
  legal = FALSE;
  pthread_mutex_unlock (&mutex);
  atomic_store (&held_progress, 0);
}

void
rk_fake_hold (guint tag)
{
  pthread_mutex_lock (&mutex);
  held[tag] = TRUE;
  pthread_mutex_unlock (&mutex);
}

void
rk_fake_release (guint tag)
{
  pthread_mutex_lock (&mutex);
  held[tag] = FALSE;
  pthread_cond_broadcast (&cond);
  pthread_mutex_unlock (&mutex);
}

void
rk_fake_wait_begun (guint tag,
                    guint n)
{
  pthread_mutex_lock (&mutex);
  while (n_begun[tag] < n)
    pthread_cond_wait (&cond, &mutex);
  pthread_mutex_unlock (&mutex);
}

void
rk_fake_set_progress (guint progress)
{
  atomic_store (&held_progress, progress);
}

char *
rk_fake_get_log (void)
{
  char *log;

  pthread_mutex_lock (&mutex);
  log = g_strdup (journal);
  pthread_mutex_unlock (&mutex);

  return log;
}

void
rk_fake_position (RkPosition *position,
                  guint       tag)
{
  g_assert_cmpuint (tag, <, N_TAGS);

  *position = (RkPosition) { .stones = { 1 }, .n_holes = RK_MAX_HOLES, .captured = { tag, 0 } };
}

void
rk_fake_play_legal (void)
{
  pthread_mutex_lock (&mutex);
  legal = TRUE;
  pthread_mutex_unlock (&mutex);
}

void
rk_fake_get_choice (RkLevel *level,
                    guint64 *seed)
{
  pthread_mutex_lock (&mutex);
  *level = last_level;
  *seed = last_seed;
  pthread_mutex_unlock (&mutex);
}

static void
wait_a_little (void)
{
  struct timespec until;

  clock_gettime (CLOCK_REALTIME, &until);
  until.tv_nsec += LOOK_INTERVAL;
  if (until.tv_nsec >= 1000000000)
    {
      until.tv_nsec -= 1000000000;
      until.tv_sec++;
    }
  pthread_cond_timedwait (&cond, &mutex, &until);
}

/* FALSE if it is cancelled. */
static gboolean
think (RkTables  *tables,
       guint      tag,
       RkControl *control)
{
  char word[4];
  gboolean done;

  g_snprintf (word, sizeof word, "%u", tag);
  pthread_mutex_lock (&mutex);
  note (word);
  n_begun[tag]++;
  pthread_cond_broadcast (&cond);
  while (held[tag] && !atomic_load (&control->cancelled))
    {
      atomic_store (&control->progress, atomic_load (&held_progress));
      wait_a_little ();
    }
  done = !atomic_load (&control->cancelled);
  pthread_mutex_unlock (&mutex);

  tables->n_answered += done;

  return done;
}

RkTables *
rk_tables_new (void)
{
  note_locked ("new");

  return g_new0 (RkTables, 1);
}

void
rk_tables_free (RkTables *self)
{
  note_locked ("free");
  g_free (self);
}

gboolean
rk_tables_solve (RkTables         *self,
                 const RkPosition *position,
                 RkSolution       *solution,
                 RkControl        *control)
{
  if (!think (self, position->captured[RK_SOUTH], control))
    return FALSE;

  *solution = (RkSolution) { .total = position->captured[RK_SOUTH] };

  return TRUE;
}

gboolean
rk_computer_choose (RkTables         *tables,
                    const RkPosition *position,
                    RkLevel           level,
                    guint64           seed,
                    guint            *hole,
                    RkControl        *control)
{
  if (!think (tables, position->captured[RK_SOUTH], control))
    return FALSE;

  pthread_mutex_lock (&mutex);
  *hole = legal ? (guint) __builtin_ctz (rk_position_get_legal (position, NULL))
                : position->captured[RK_SOUTH];
  last_level = level;
  last_seed = seed;
  pthread_mutex_unlock (&mutex);

  return TRUE;
}
