/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-data-private.h"

/* Start numbers, C.04.2: who is paired for the first time (or gets the pairing
 * bye) gets one, and all are given anew until round 4 is paired. */
#define LAST_NUMBERED_ROUND 4

typedef struct
{
  const RkEntrantRecord *entrant;
  char *key;
} Ranked;

static void
clear_ranked (Ranked *ranked)
{
  g_clear_pointer (&ranked->key, g_free);
}

/* By strength, then name, in an order that is the same in every language. */
static int
compare_ranked (const Ranked *a,
                const Ranked *b)
{
  int order;

  if (a->entrant->strength != b->entrant->strength)
    return a->entrant->strength > b->entrant->strength ? -1 : 1;

  order = strcmp (a->key, b->key);
  if (order == 0)
    order = strcmp (a->entrant->name, b->entrant->name);
  if (order == 0)
    order = a->entrant->id < b->entrant->id ? -1 : 1;

  return order;
}

/* Who plays in the round that is to be paired, or did in any so far. */
static gboolean
gets_number (const RkTournamentData *self,
             const RkEntrantRecord  *entrant,
             gboolean                pairing)
{
  guint points;

  if (rk_tournament_data_was_paired (self, entrant->id))
    return TRUE;

  return pairing && !rk_tournament_data_is_absent (self, entrant, self->rounds->len + 1, &points) &&
         (self->rounds->len == 0 || !rk_tournament_data_is_fixed (self));
}

static void
set_number (RkTournamentData      *self,
            const RkEntrantRecord *entrant,
            guint                  number)
{
  if (entrant->number != number)
    rk_tournament_data_edit_entrant (self, entrant->id)->number = number;
}

/**
 * rk_tournament_data_give_numbers:
 * @self: a state that nobody else sees
 * @pairing: whether the next round is about to be paired
 *
 * Gives start numbers. They are frozen once round 4 is paired, and if they came
 * from somebody else; players who are new then get the next ones. In a round
 * robin and a knockout they are those of round 1.
 */
void
rk_tournament_data_give_numbers (RkTournamentData *self,
                                 gboolean          pairing)
{
  g_autoptr (GArray) ranked = g_array_new (FALSE, FALSE, sizeof (Ranked));
  guint round = self->rounds->len + (pairing ? 1 : 0);
  gboolean frozen = self->numbers_given || round > LAST_NUMBERED_ROUND ||
                    (self->rounds->len > 0 && rk_tournament_data_is_fixed (self));
  guint last = 0;

  g_array_set_clear_func (ranked, (GDestroyNotify) clear_ranked);
  for (guint i = 0; i < self->entrants->len; i++)
    {
      const RkEntrantRecord *entrant = g_ptr_array_index (self->entrants, i);
      Ranked row = { entrant, NULL };

      if (self->numbers_given && entrant->number > 0)
        last = MAX (last, entrant->number);
      else if (!gets_number (self, entrant, pairing))
        set_number (self, entrant, 0);
      else if (frozen && entrant->number > 0)
        last = MAX (last, entrant->number);
      else
        {
          row.key = g_utf8_casefold (entrant->name, -1);
          g_array_append_val (ranked, row);
        }
    }

  g_array_sort (ranked, (GCompareFunc) compare_ranked);
  for (guint i = 0; i < ranked->len; i++)
    set_number (self, g_array_index (ranked, Ranked, i).entrant, last + 1 + i);
}

static int
compare_numbers (const RkEntrantRecord *a,
                 const RkEntrantRecord *b)
{
  return a->number < b->number ? -1 : a->number > b->number;
}

/**
 * rk_tournament_data_close_gaps:
 * @self: a state that nobody else sees
 *
 * Before round 1 of a round robin and of a knockout: their table or bracket is made
 * for the numbers from 1 on. Those who have one, from a file, keep their order.
 */
void
rk_tournament_data_close_gaps (RkTournamentData *self)
{
  g_autoptr (GPtrArray) numbered = g_ptr_array_new ();

  if (self->rounds->len > 0 || !rk_tournament_data_is_fixed (self))
    return;

  for (guint i = 0; i < self->entrants->len; i++)
    {
      RkEntrantRecord *entrant = g_ptr_array_index (self->entrants, i);

      if (entrant->number > 0)
        g_ptr_array_add (numbered, entrant);
    }

  g_ptr_array_sort_values (numbered, (GCompareFunc) compare_numbers);
  for (guint i = 0; i < numbered->len; i++)
    set_number (self, g_ptr_array_index (numbered, i), i + 1);
}
