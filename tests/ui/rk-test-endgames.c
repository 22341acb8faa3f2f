/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Each test starts the program anew, and it would make the same tables of end games again: for
 * most tests more work than all else they do.  The linker leads the engine here (--wrap), and
 * what was made once stays until the process ends. */

#include "rk-endgame-private.h"

RkEndgame *__real_rk_endgame_new  (const RkBoard *board,
                                   guint          n_stones,
                                   RkControl     *control);
RkEndgame *__wrap_rk_endgame_new  (const RkBoard *board,
                                   guint          n_stones,
                                   RkControl     *control);
void       __wrap_rk_endgame_free (RkEndgame     *self);

/* Held while a table is made. */
static GMutex mutex;
static GPtrArray *endgames;

static RkEndgame *
find (const RkBoard *board,
      guint          n_stones)
{
  for (guint i = 0; i < endgames->len; i++)
    if (rk_endgame_fits (endgames->pdata[i], board, n_stones))
      return endgames->pdata[i];

  return NULL;
}

RkEndgame *
__wrap_rk_endgame_new (const RkBoard *board,
                       guint          n_stones,
                       RkControl     *control)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&mutex);
  RkEndgame *endgame;

  if (endgames == NULL)
    endgames = g_ptr_array_new ();
  endgame = find (board, n_stones);
  if (endgame == NULL)
    {
      endgame = __real_rk_endgame_new (board, n_stones, control);
      if (endgame != NULL)
        g_ptr_array_add (endgames, endgame);
    }

  return endgame;
}

void
__wrap_rk_endgame_free (RkEndgame *self)
{
}
