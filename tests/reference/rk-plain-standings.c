/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-plain-standings.h"

#include <math.h>

#define NEARLY 1e-6
/* More games than this are too many to try all their outcomes. */
#define MAX_TRIED 6

typedef struct
{
  const RkField *field;
  guint n;
  guint n_rounds;
  const RkRankingOptions *options;
  gboolean *gone;
  RkPlainRow *rows;
} Table;

static const RkFieldEntry *
look (Table *t,
      guint  player,
      guint  round)
{
  return &t->field->players[player].entries[round];
}

static gboolean
same (double a,
      double b)
{
  return fabs (a - b) < NEARLY;
}

/* Whether the round is struck out since the opponent does not count. */
static gboolean
is_struck (Table *t,
           guint  player,
           guint  round)
{
  guint opponent = look (t, player, round)->opponent;

  return !t->gone[player] && opponent != RK_NOBODY && t->gone[opponent];
}

static double
scored (Table *t,
        guint  player,
        guint  round)
{
  return is_struck (t, player, round) ? 0 : look (t, player, round)->points / 2.0;
}

static double
score_after (Table *t,
             guint  player,
             guint  n_rounds)
{
  double sum = 0;

  for (guint i = 0; i < n_rounds; i++)
    sum += scored (t, player, i);
  return sum;
}

static double
score (Table *t,
       guint  player)
{
  return score_after (t, player, t->n_rounds);
}

/* 16.1: a requested bye; a voluntary unplayed round. */
static gboolean
is_requested (Table *t,
              guint  player,
              guint  round)
{
  RkEntryKind kind = look (t, player, round)->kind;

  return kind == RK_ENTRY_HALF_BYE || kind == RK_ENTRY_ZERO_BYE;
}

static gboolean
is_voluntary (Table *t,
              guint  player,
              guint  round)
{
  return !t->options->round_robin &&
         (is_requested (t, player, round) ||
          look (t, player, round)->kind == RK_ENTRY_FORFEIT_LOSS);
}

/* Not even an absence: nobody was to be there. */
static gboolean
is_void (Table *t,
         guint  player,
         guint  round)
{
  RkEntryKind kind = look (t, player, round)->kind;

  return kind == RK_ENTRY_NONE || kind == RK_ENTRY_REST || is_struck (t, player, round);
}

/* 16.3: round by round, what it counts in the sums of others. */
static double
adjusted (Table *t,
          guint  player)
{
  double sum = 0;

  for (guint i = 0; i < t->n_rounds; i++)
    {
      gboolean only_voluntary = TRUE;

      for (guint j = i + 1; j < t->n_rounds; j++)
        only_voluntary &= is_voluntary (t, player, j) || is_void (t, player, j);
      if (!t->options->round_robin && is_requested (t, player, i) && only_voluntary)
        sum += 0.5 * t->field->n_games;
      else
        sum += scored (t, player, i);
    }
  return sum;
}

/* A game against somebody, as far as the sums are concerned. */
static gboolean
is_game (Table *t,
         guint  player,
         guint  round)
{
  RkEntryKind kind = look (t, player, round)->kind;

  if (is_struck (t, player, round))
    return FALSE;
  if (kind == RK_ENTRY_FORFEIT_WIN || kind == RK_ENTRY_FORFEIT_LOSS)
    return t->options->round_robin;
  return kind == RK_ENTRY_PLAYED;
}

/* 16.4: what the opponent of the round is worth; NAN if there is none. */
static double
opposition (Table *t,
            guint  player,
            guint  round)
{
  guint opponent = look (t, player, round)->opponent;
  double limit = 0.5 * t->field->n_games * t->n_rounds;
  double dummy = score (t, player);

  if (is_game (t, player, round))
    return adjusted (t, opponent);
  if (t->options->round_robin || is_void (t, player, round) ||
      look (t, player, round)->kind == RK_ENTRY_OPEN)
    return NAN;
  if (dummy > limit)
    dummy = limit;
  if (opponent != RK_NOBODY && dummy > adjusted (t, opponent))
    dummy = adjusted (t, opponent);
  return dummy;
}

static double
buchholz (Table   *t,
          guint    player,
          gboolean cut)
{
  double sum = 0, least = INFINITY, least_voluntary = INFINITY;

  for (guint i = 0; i < t->n_rounds; i++)
    {
      double value = opposition (t, player, i);

      if (isnan (value))
        continue;
      sum += value;
      least = MIN (least, value);
      if (is_voluntary (t, player, i))
        least_voluntary = MIN (least_voluntary, value);
    }
  if (!cut || isinf (least))
    return sum;
  return sum - (isinf (least_voluntary) ? least : least_voluntary);
}

static double
sonneborn_berger (Table *t,
                  guint  player)
{
  double sum = 0;

  for (guint i = 0; i < t->n_rounds; i++)
    {
      double value = opposition (t, player, i);

      sum += isnan (value) ? 0 : value * scored (t, player, i);
    }
  return sum;
}

/* 9.2: half of what all games of the schedule give, whether they are over or not. In a
 * round robin a player meets every other who counts, once in each cycle. */
static double
koya (Table *t,
      guint  player)
{
  double most = t->field->total_rounds, sum = 0;

  if (t->options->round_robin)
    {
      guint n_opponents = 0;
      guint cycle = t->n % 2 == 0 ? t->n - 1 : t->n;

      for (guint i = 0; i < t->n; i++)
        n_opponents += i != player && !t->gone[i] ? 1 : 0;
      most = n_opponents * (t->field->total_rounds / cycle);
    }
  most *= t->field->n_games;

  for (guint i = 0; i < t->n_rounds; i++)
    if (is_game (t, player, i) && score (t, look (t, player, i)->opponent) >= most / 2)
      sum += scored (t, player, i);
  return sum;
}

static double
value_of (Table      *t,
          guint       player,
          RkTieBreak  tie_break)
{
  double sum = 0;

  if (tie_break == RK_TIE_BREAK_BH || tie_break == RK_TIE_BREAK_BH_C1)
    return buchholz (t, player, tie_break == RK_TIE_BREAK_BH_C1);
  if (tie_break == RK_TIE_BREAK_SB)
    return sonneborn_berger (t, player);
  if (tie_break == RK_TIE_BREAK_KS)
    return koya (t, player);
  for (guint i = 0; i < t->n_rounds; i++)
    if (tie_break == RK_TIE_BREAK_PS)
      sum += score_after (t, player, i + 1);
    else if (tie_break == RK_TIE_BREAK_WIN)
      sum += scored (t, player, i) > t->field->n_games / 2.0 ? 1 : 0;
    else if (look (t, player, i)->kind == RK_ENTRY_PLAYED && !is_struck (t, player, i))
      sum += look (t, player, i)->n_wins;
  return sum;
}

/* The average of the meetings of two, NAN if they have not met. */
static double
meeting (Table *t,
         guint  a,
         guint  b)
{
  double sum = 0;
  guint n = 0;

  for (guint i = 0; i < t->n_rounds; i++)
    if (look (t, a, i)->opponent == b && is_game (t, a, i))
      {
        sum += scored (t, a, i);
        n++;
      }
  return n > 0 ? sum / n : NAN;
}

/* A cross table of the tied: @cells[i * n + j] is what i has against j. */
static double
get_total (const double *cells,
           guint         n,
           guint         i)
{
  double sum = 0;

  for (guint j = 0; j < n; j++)
    sum += i == j || isnan (cells[i * n + j]) ? 0 : cells[i * n + j];
  return sum;
}

static gboolean
is_alone_ahead (const double *cells,
                guint         n,
                guint         leader)
{
  for (guint i = 0; i < n; i++)
    if (i != leader && get_total (cells, n, i) > get_total (cells, n, leader) - NEARLY)
      return FALSE;
  return TRUE;
}

/* Fills the first empty cell in all ways. */
static gboolean
is_ahead_whatever (double *cells,
                   guint   n,
                   guint   leader,
                   double  most)
{
  for (guint i = 0; i < n; i++)
    for (guint j = i + 1; j < n; j++)
      if (isnan (cells[i * n + j]))
        {
          gboolean ahead = TRUE;

          for (int k = 0; k <= 2 && ahead; k++)
            {
              cells[i * n + j] = most * k / 2;
              cells[j * n + i] = most - most * k / 2;
              ahead = is_ahead_whatever (cells, n, leader, most);
            }
          cells[i * n + j] = cells[j * n + i] = NAN;
          return ahead;
        }
  return is_alone_ahead (cells, n, leader);
}

/* For too many missing games: each rival in turn gets all, the leader nothing. */
static gboolean
is_ahead_at_worst (const double *cells,
                   guint         n,
                   guint         leader,
                   double        most)
{
  for (guint rival = 0; rival < n; rival++)
    {
      double best = get_total (cells, n, rival);

      if (rival == leader)
        continue;
      for (guint j = 0; j < n; j++)
        best += j != rival && isnan (cells[rival * n + j]) ? most : 0;
      if (best > get_total (cells, n, leader) - NEARLY)
        return FALSE;
    }
  return TRUE;
}

static guint
count_missing (const double *cells,
               guint         n)
{
  guint n_missing = 0;

  for (guint i = 0; i < n; i++)
    for (guint j = i + 1; j < n; j++)
      n_missing += isnan (cells[i * n + j]) ? 1 : 0;
  return n_missing;
}

/* Article 6 on those whose class is @class: raises the class of those who are placed
 * behind others. Returns whether it split them. */
static gboolean
encounter (Table  *t,
           guint  *classes,
           guint   class,
           guint   column)
{
  g_autofree guint *tied = g_new (guint, t->n);
  g_autofree double *cells = NULL;
  g_autofree guint *behind = g_new0 (guint, t->n);
  guint n = 0, n_missing;
  gboolean splits = FALSE;

  for (guint i = 0; i < t->n; i++)
    if (!t->gone[i] && classes[i] == class)
      tied[n++] = i;
  if (n < 2)
    return FALSE;

  cells = g_new0 (double, n * n);
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < n; j++)
      cells[i * n + j] = i == j ? 0 : meeting (t, tied[i], tied[j]);
  n_missing = count_missing (cells, n);

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < n; j++)
      if (n_missing == 0)
        behind[i] += get_total (cells, n, j) > get_total (cells, n, i) + NEARLY ? 1 : 0;
      else if (j != i && (n_missing <= MAX_TRIED
                            ? is_ahead_whatever (cells, n, j, t->field->n_games)
                            : is_ahead_at_worst (cells, n, j, t->field->n_games)))
        behind[i] = 1;
  for (guint i = 0; i < n; i++)
    splits |= behind[i] > 0;

  for (guint i = 0; i < n; i++)
    {
      RkPlainRow *row = &t->rows[tied[i]];

      if (splits || !row->has_value[column])
        row->values[column] = get_total (cells, n, i);
      row->has_value[column] = TRUE;
      classes[tied[i]] += behind[i];
    }
  return splits;
}

/* Classes are numbers of players ahead. */
static void
apply (Table *t,
       guint *classes,
       guint  column)
{
  g_autofree guint *before = g_memdup2 (classes, t->n * sizeof *classes);

  if (t->options->tie_breaks[column] == RK_TIE_BREAK_DE)
    {
      gboolean again = TRUE;

      while (again)
        {
          again = FALSE;
          for (guint i = 0; i < t->n && !again; i++)
            again = encounter (t, classes, i, column);
        }
      return;
    }

  for (guint i = 0; i < t->n; i++)
    {
      t->rows[i].values[column] = t->gone[i] ? 0 : value_of (t, i, t->options->tie_breaks[column]);
      t->rows[i].has_value[column] = !t->gone[i];
    }
  for (guint i = 0; i < t->n; i++)
    for (guint j = 0; j < t->n; j++)
      if (!t->gone[i] && !t->gone[j] && before[i] == before[j] &&
          t->rows[j].values[column] > t->rows[i].values[column] + NEARLY)
        classes[i]++;
}

/* General Regulations 6.6: gone with less than half of the games of the schedule. */
static gboolean
is_gone (Table *t,
         guint  player)
{
  guint cycle = t->n % 2 == 0 ? t->n - 1 : t->n;
  double planned = (t->n - 1) * (t->field->total_rounds / cycle) * t->field->n_games;
  double played = 0;

  for (guint i = 0; i < t->field->n_rounds; i++)
    if (look (t, player, i)->kind == RK_ENTRY_PLAYED)
      played += look (t, player, i)->n_games;
  return t->field->players[player].withdrawn && played < planned / 2;
}

RkPlainRow *
rk_plain_standings (const RkField          *field,
                    guint                   n_rounds,
                    const RkRankingOptions *options)
{
  g_autofree gboolean *gone = g_new0 (gboolean, field->n_players);
  g_autofree guint *classes = g_new0 (guint, field->n_players);
  RkPlainRow *rows = g_new0 (RkPlainRow, field->n_players);
  Table t = { field, field->n_players, n_rounds, options, gone, rows };

  if (options->round_robin && options->half_rule)
    for (guint i = 0; i < t.n; i++)
      gone[i] = is_gone (&t, i);
  for (guint i = 0; i < t.n; i++)
    rows[i].points = score (&t, i);
  for (guint i = 0; i < t.n; i++)
    for (guint j = 0; j < t.n; j++)
      if (!gone[i] && !gone[j] && rows[j].points > rows[i].points &&
          !same (rows[i].points, rows[j].points))
        classes[i]++;

  for (guint i = 0; i < options->n_tie_breaks; i++)
    apply (&t, classes, i);
  for (guint i = 0; i < t.n; i++)
    rows[i].place = gone[i] ? 0 : classes[i] + 1;
  return rows;
}
