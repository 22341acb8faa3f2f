/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-ranking-private.h"

/* 16.4: the opponent of an own unplayed round has the own score, but not more than
 * who draws every round, nor in a forfeit more than the opponent of the schedule. */
static guint
get_dummy (RkRanking          *self,
           guint               player,
           const RkFieldEntry *entry)
{
  guint score = MIN (self->players[player].points, rk_ranking_get_draws (self));

  if (entry->opponent != RK_NOBODY)
    score = MIN (score, self->players[entry->opponent].adjusted);
  return score;
}

/* Whose score the round adds to a sum over opponents, if any: the opponent's of a
 * game, the dummy's of a round without one. What is open, a rest or nothing at all
 * adds nothing; of a round robin so does every round without a game. */
static void
set_score (RkRanking          *self,
           guint               player,
           const RkFieldEntry *entry,
           RkTerm             *term)
{
  if (rk_ranking_is_played (self, entry))
    {
      const RkRankingPlayer *opponent = &self->players[entry->opponent];

      term->score = opponent->adjusted;
      term->note = opponent->adjusted == opponent->points ? RK_TERM_PLAIN : RK_TERM_ADJUSTED;
    }
  else if (self->options.round_robin || entry->kind == RK_ENTRY_NONE ||
           entry->kind == RK_ENTRY_OPEN || entry->kind == RK_ENTRY_REST)
    {
      term->note = RK_TERM_LEFT_OUT;
    }
  else
    {
      term->score = get_dummy (self, player, entry);
      term->note = RK_TERM_DUMMY;
    }
}

static void
set_buchholz (RkRanking          *self,
              guint               player,
              const RkFieldEntry *entry,
              RkTerm             *term)
{
  set_score (self, player, entry, term);
  term->value = term->score * RK_VALUE_HALF;
}

static void
set_sonneborn_berger (RkRanking          *self,
                      guint               player,
                      const RkFieldEntry *entry,
                      RkTerm             *term)
{
  set_score (self, player, entry, term);
  /* Halves times halves are quarters. */
  term->value = entry->points * term->score * RK_VALUE_POINT / 4;
}

/* Points against those who have half of the points of the whole tournament, as
 * they stand; only real opponents can have them. */
static void
set_koya (RkRanking          *self,
          const RkFieldEntry *entry,
          RkTerm             *term)
{
  term->note = RK_TERM_LEFT_OUT;
  if (!rk_ranking_is_played (self, entry))
    return;
  term->score = self->players[entry->opponent].points;
  if (term->score < rk_ranking_get_half (self))
    return;
  term->value = entry->points * RK_VALUE_HALF;
  term->note = RK_TERM_PLAIN;
}

/* A count of @n things. */
static void
set_count (RkTerm *term,
           int     n)
{
  term->value = n * RK_VALUE_POINT;
  term->note = n != 0 ? RK_TERM_PLAIN : RK_TERM_LEFT_OUT;
}

/* A round is worth a win if it gave more than half of its games could. */
static guint
is_win (RkRanking          *self,
        const RkFieldEntry *entry)
{
  guint n_games = MAX (self->field->n_games, entry->n_games);

  return entry->points > RK_POINTS_DRAW * n_games ? 1 : 0;
}

/* The roles of the games of a pairing alternate, @role is that of the first. */
static guint
count_role (const RkFieldEntry *entry,
            RkRole              role)
{
  if (entry->kind != RK_ENTRY_PLAYED)
    return 0;
  return entry->role == role ? (entry->n_games + 1) / 2 : entry->n_games / 2;
}

static void
set_value (RkRanking          *self,
           guint               player,
           RkTieBreak          tie_break,
           const RkFieldEntry *entry,
           RkTerm             *term)
{
  switch (tie_break)
    {
    case RK_TIE_BREAK_WIN:
      set_count (term, is_win (self, entry));
      break;

    case RK_TIE_BREAK_WON:
      set_count (term, entry->kind == RK_ENTRY_PLAYED ? entry->n_wins : 0);
      break;

    case RK_TIE_BREAK_BH:
    case RK_TIE_BREAK_BH_C1:
      set_buchholz (self, player, entry, term);
      break;

    case RK_TIE_BREAK_SB:
      set_sonneborn_berger (self, player, entry, term);
      break;

    case RK_TIE_BREAK_PS:
      term->score = rk_field_get_points (self->field, player, term->round + 1);
      term->value = term->score * RK_VALUE_HALF;
      break;

    case RK_TIE_BREAK_KS:
      set_koya (self, entry, term);
      break;

    case RK_TIE_BREAK_ROLE:
      set_count (term, count_role (entry, self->options.hard_role));
      break;

    case RK_TIE_BREAK_MARGIN:
      set_count (term, entry->kind == RK_ENTRY_PLAYED ? entry->margin : 0);
      break;

    case RK_TIE_BREAK_DE:
    case RK_TIE_BREAK_LOT:
    default:
      g_assert_not_reached ();
    }
}

/* A requested bye or a forfeit loss (16.1); a round robin knows none. */
static gboolean
is_voluntary (RkRanking    *self,
              const RkTerm *term)
{
  return !self->options.round_robin &&
         (term->kind == RK_ENTRY_HALF_BYE || term->kind == RK_ENTRY_ZERO_BYE ||
          term->kind == RK_ENTRY_FORFEIT_LOSS);
}

/* Cut 1: the least of the voluntary unplayed rounds goes first (16.5), without one
 * the least of all. */
static void
cut (RkRanking *self,
     GArray    *terms)
{
  RkTerm *least = NULL;

  for (guint i = 0; i < terms->len; i++)
    {
      RkTerm *term = &g_array_index (terms, RkTerm, i);
      gboolean voluntary = is_voluntary (self, term);

      if (term->note == RK_TERM_LEFT_OUT)
        continue;
      if (least == NULL || voluntary > is_voluntary (self, least) ||
          (voluntary == is_voluntary (self, least) && term->value < least->value))
        least = term;
    }
  if (least == NULL)
    return;
  least->note = is_voluntary (self, least) ? RK_TERM_CUT_VOLUNTARY : RK_TERM_CUT;
  least->value = 0;
}

/* A lot out of the seed and the start number alone, so that drawing again gives the
 * same whoever else takes part. Four rounds of a Feistel network: different numbers
 * get different lots. */
static guint16
draw_lot (guint32 seed,
          guint   number)
{
  guint8 left = number >> 8;
  guint8 right = number;

  for (guint i = 0; i < 4; i++)
    {
      guint32 mixed = (seed ^ (right + i * 0x100u)) * 0x9e3779b1u;
      guint8 next;

      mixed = (mixed ^ mixed >> 15) * 0x85ebca6bu;
      next = left ^ mixed >> 24;
      left = right;
      right = next;
    }
  return left << 8 | right;
}

static void
append_lot (RkRanking *self,
            guint      player,
            GArray    *terms)
{
  RkTerm term = {
    .opponent = RK_NOBODY,
    .value = draw_lot (self->options.seed, self->field->players[player].number) * RK_VALUE_POINT,
  };

  g_array_append_val (terms, term);
}

/*
 * rk_ranking_get_terms:
 * @tie_break: not the direct encounter
 *
 * Returns: (transfer full) (element-type RkTerm): one for each round; the lot is
 *   one alone
 */
GArray *
rk_ranking_get_terms (RkRanking  *self,
                      guint       player,
                      RkTieBreak  tie_break)
{
  GArray *terms = g_array_new (FALSE, FALSE, sizeof (RkTerm));

  if (tie_break == RK_TIE_BREAK_LOT)
    {
      append_lot (self, player, terms);
      return terms;
    }

  for (guint i = 0; i < self->n_rounds; i++)
    {
      const RkFieldEntry *entry = rk_field_get_entry (self->field, player, i);
      RkTerm term = {
        .round = i,
        .opponent = entry->opponent,
        .kind = entry->kind,
        .points = entry->points,
        .note = RK_TERM_PLAIN,
      };

      set_value (self, player, tie_break, entry, &term);
      g_array_append_val (terms, term);
    }
  if (tie_break == RK_TIE_BREAK_BH_C1)
    cut (self, terms);
  return terms;
}

/*
 * rk_ranking_add_up:
 *
 * Returns: the sum of the values of @terms, in twelfths
 */
int
rk_ranking_add_up (GArray *terms)
{
  int value = 0;

  for (guint i = 0; i < terms->len; i++)
    value += g_array_index (terms, RkTerm, i).value;
  return value;
}
