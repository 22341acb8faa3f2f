/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-ranking-private.h"

/* A player among the tied. */
typedef struct
{
  guint player;
  int value;
  /* What the games that are missing could still add, in twelfths. */
  int missing;
} Standing;

static gboolean
contains (GArray *players,
          guint   player)
{
  for (guint i = 0; i < players->len; i++)
    if (g_array_index (players, guint, i) == player)
      return TRUE;
  return FALSE;
}

/*
 * rk_ranking_get_encounters:
 * @tied: (element-type guint): indexes of players, @player among them
 *
 * Two who met several times count with the average of their meetings (6.1.2); with
 * two games a pairing a meeting is the pairing. An average that is not a whole number
 * of twelfths (more than three meetings) is rounded, the terms so that they add up
 * to it.
 *
 * Returns: (transfer full) (element-type RkTerm): the games of @player against @tied;
 *   the scores are how often the two met
 */
GArray *
rk_ranking_get_encounters (RkRanking *self,
                           guint      player,
                           GArray    *tied)
{
  GArray *terms = g_array_new (FALSE, FALSE, sizeof (RkTerm));
  g_autofree guint *n_meetings = g_new0 (guint, self->field->n_players);
  g_autofree guint *points = g_new0 (guint, self->field->n_players);

  for (guint i = 0; i < self->n_rounds; i++)
    {
      const RkFieldEntry *entry = rk_field_get_entry (self->field, player, i);
      RkTerm term = {
        .round = i,
        .opponent = entry->opponent,
        .kind = entry->kind,
        .points = entry->points,
      };

      if (!rk_ranking_is_played (self, entry) || !contains (tied, entry->opponent))
        continue;
      n_meetings[entry->opponent]++;
      g_array_append_val (terms, term);
    }

  for (guint i = 0; i < terms->len; i++)
    {
      RkTerm *term = &g_array_index (terms, RkTerm, i);
      guint n = n_meetings[term->opponent];
      guint so_far = points[term->opponent];

      points[term->opponent] += term->points;
      term->score = n;
      term->value = (int) ((points[term->opponent] * RK_VALUE_HALF + n / 2) / n) -
                    (int) ((so_far * RK_VALUE_HALF + n / 2) / n);
    }
  return terms;
}

static guint
count_opponents (GArray *terms)
{
  guint n = 0;

  for (guint i = 0; i < terms->len; i++)
    {
      gboolean seen = FALSE;

      for (guint j = 0; j < i && !seen; j++)
        seen = g_array_index (terms, RkTerm, i).opponent ==
               g_array_index (terms, RkTerm, j).opponent;
      n += seen ? 0 : 1;
    }
  return n;
}

/* Returns whether somebody has games missing. */
static gboolean
set_standings (RkRanking *self,
               GArray    *tied,
               Standing  *standings)
{
  gboolean missing = FALSE;
  int win = RK_POINTS_WIN * self->field->n_games * RK_VALUE_HALF;

  for (guint i = 0; i < tied->len; i++)
    {
      guint player = g_array_index (tied, guint, i);
      g_autoptr(GArray) terms = rk_ranking_get_encounters (self, player, tied);

      standings[i].player = player;
      standings[i].value = rk_ranking_add_up (terms);
      standings[i].missing = win * (int) (tied->len - 1 - count_opponents (terms));
      missing |= standings[i].missing > 0;
    }
  return missing;
}

static gboolean
is_out_of_reach (const Standing *standings,
                 guint           n,
                 guint           leader)
{
  for (guint i = 0; i < n; i++)
    if (i != leader && standings[i].value + standings[i].missing >= standings[leader].value)
      return FALSE;
  return TRUE;
}

static int
compare_standings (gconstpointer a,
                   gconstpointer b,
                   gpointer      user_data)
{
  const Standing *left = a, *right = b;

  return (right->value > left->value) - (right->value < left->value);
}

/* Orders the standings and says where a new place starts. */
static gboolean
split (Standing *standings,
       guint     n,
       gboolean  missing,
       gboolean *starts)
{
  gboolean splits = FALSE;

  if (missing)
    {
      for (guint i = 0; i < n; i++)
        if (is_out_of_reach (standings, n, i))
          {
            Standing leader = standings[i];

            standings[i] = standings[0];
            standings[0] = leader;
            starts[1] = TRUE;
            return TRUE;
          }
      return FALSE;
    }

  g_sort_array (standings, n, sizeof *standings, compare_standings, NULL);
  for (guint i = 1; i < n; i++)
    if (standings[i].value != standings[i - 1].value)
      starts[i] = splits = TRUE;
  return splits;
}

static void
keep (RkRanking      *self,
      guint           tie_break,
      GArray         *tied,
      const Standing *standing)
{
  RkRankingPlayer *player = &self->players[standing->player];

  g_clear_pointer (&player->tied[tie_break], g_array_unref);
  player->tied[tie_break] = g_array_ref (tied);
  player->row.values[tie_break] = standing->value;
  player->row.has_value[tie_break] = TRUE;
}

/*
 * rk_ranking_split_by_encounter:
 * @tie_break: which of the options it is
 * @players: (array length=n_players) (inout): indexes of the tied; put in order
 * @n_players: at least 2
 * @starts: (array length=n_players): set where a new place starts
 *
 * Direct encounter (6): if all of the tied have met, their games among each other
 * decide; if not, a player is placed first only if nobody could catch him whatever
 * the missing games gave. After each split it starts again among those who are
 * still tied. The value of a player is that of the last split he was part of, or of
 * all the tied if there was none.
 */
void
rk_ranking_split_by_encounter (RkRanking *self,
                               guint      tie_break,
                               guint     *players,
                               guint      n_players,
                               gboolean  *starts)
{
  g_autoptr(GArray) tied = g_array_sized_new (FALSE, FALSE, sizeof (guint), n_players);
  g_autofree Standing *standings = g_new (Standing, n_players);
  gboolean splits;

  g_array_append_vals (tied, players, n_players);
  splits = split (standings, n_players, set_standings (self, tied, standings), starts);
  for (guint i = 0; i < n_players; i++)
    {
      players[i] = standings[i].player;
      if (splits || !self->players[players[i]].row.has_value[tie_break])
        keep (self, tie_break, tied, &standings[i]);
    }

  for (guint i = 0, n; i < n_players && splits; i += n)
    {
      for (n = 1; i + n < n_players && !starts[i + n]; n++)
        ;
      if (n > 1)
        rk_ranking_split_by_encounter (self, tie_break, players + i, n, starts + i);
    }
}
