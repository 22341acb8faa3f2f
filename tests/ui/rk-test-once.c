/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* Each test starts the program anew, and each time it would make the same tables of end games and
 * paint the same board: with sanitizers that is more work than most tests do themselves.  The
 * linker leads both here (--wrap), and what was made once is used again. */

#include "rk-board-shade.h"
#include "rk-endgame-private.h"
#include "rk-test-once.h"

/* How often a solver that is held looks whether it is wanted any more, in microseconds. */
#define CHECK_EVERY 2000
/* As many sizes as a window soon comes back to. */
#define N_GROUNDS 4

typedef struct
{
  RkPicture picture;
  RkBoardLayout layout;
  RkBoardPalette palette;
  float scale;
} Ground;

RkEndgame *__real_rk_endgame_new  (const RkBoard        *board,
                                   guint                 n_stones,
                                   RkControl            *control);
RkEndgame *__wrap_rk_endgame_new  (const RkBoard        *board,
                                   guint                 n_stones,
                                   RkControl            *control);
void       __wrap_rk_endgame_free (RkEndgame            *self);
void       __real_rk_shade_ground (RkPicture            *picture,
                                   const RkBoardLayout  *layout,
                                   const RkBoardPalette *palette,
                                   float                 scale);
void       __wrap_rk_shade_ground (RkPicture            *picture,
                                   const RkBoardLayout  *layout,
                                   const RkBoardPalette *palette,
                                   float                 scale);

/* Held while a table is made. */
static GMutex mutex;
static GPtrArray *endgames;
static _Atomic gboolean is_held;

static Ground grounds[N_GROUNDS];
static guint n_painted;

static RkEndgame *
find_endgame (const RkBoard *board,
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
  g_autoptr (GMutexLocker) locker = NULL;
  RkEndgame *endgame;

  while (is_held && !control->cancelled)
    g_usleep (CHECK_EVERY);
  if (control->cancelled)
    return NULL;

  locker = g_mutex_locker_new (&mutex);
  if (endgames == NULL)
    endgames = g_ptr_array_new ();
  endgame = find_endgame (board, n_stones);
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

void
rk_test_hold_solvers (gboolean hold)
{
  is_held = hold;
}

static gsize
get_size (const RkPicture *picture)
{
  return (gsize) picture->width * picture->height * sizeof (guint32);
}

static const Ground *
find_ground (const RkPicture      *picture,
             const RkBoardLayout  *layout,
             const RkBoardPalette *palette,
             float                 scale)
{
  for (guint i = 0; i < MIN (n_painted, N_GROUNDS); i++)
    if (grounds[i].picture.width == picture->width &&
        grounds[i].picture.height == picture->height && grounds[i].scale == scale &&
        rk_board_layout_equal (&grounds[i].layout, layout) &&
        memcmp (&grounds[i].palette, palette, sizeof *palette) == 0)
      return &grounds[i];

  return NULL;
}

void
__wrap_rk_shade_ground (RkPicture            *picture,
                        const RkBoardLayout  *layout,
                        const RkBoardPalette *palette,
                        float                 scale)
{
  const Ground *known = find_ground (picture, layout, palette, scale);
  Ground *ground;

  if (known != NULL)
    {
      memcpy (picture->pixels, known->picture.pixels, get_size (picture));
      return;
    }

  __real_rk_shade_ground (picture, layout, palette, scale);
  ground = &grounds[n_painted++ % N_GROUNDS];
  g_free (ground->picture.pixels);
  *ground = (Ground) { *picture, *layout, *palette, scale };
  ground->picture.pixels = g_memdup2 (picture->pixels, get_size (picture));
}
