/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-regulations.h"

#include "rk-schedule.h"

#define DEFAULT_SWISS_ROUNDS    5
#define DEFAULT_HALF_BYES       2
#define DEFAULT_LATE_UNTIL      2
#define LARGEST_ROUND_MINUTES   9999
/* A round robin of more rounds than these is long. */
#define LONG_ROUND_ROBIN        15
/* A game of more rounds than these, not ended by won rounds, is long. */
#define LONG_GAME               10
#define FEWEST_PLAYERS          2
#define FEWEST_PLAYERS_IN_SWISS 4

static gboolean
is_robin (const RkRegulations *self)
{
  return self->system == RK_SYSTEM_ROUND_ROBIN || self->system == RK_SYSTEM_DOUBLE_ROUND_ROBIN;
}

/* Rounds that find one winner, if all but one are to lose once. */
static guint
get_fewest_rounds (guint n_players)
{
  return rk_knockout_get_n_rounds (MIN (n_players, RK_MAX_ENTRANTS));
}

/* One more than the fewest, but not so many that the field may run dry. */
static guint
get_default_rounds (guint n_players)
{
  guint most = MAX ((n_players + 1) / 2, 1);

  if (n_players == 0)
    return DEFAULT_SWISS_ROUNDS;

  return CLAMP (get_fewest_rounds (n_players) + 1, 1, most);
}

/**
 * rk_regulations_init:
 * @self: (out): what is set
 * @system: how players are paired
 * @n_players: how many there are, 0 if that is not known yet
 *
 * Sets the defaults: games of one round, one game a pairing, a pairing bye worth
 * a win, two half-point byes but none in the last round of a Swiss. The lots are
 * drawn: @initial_role and @seed are random.
 */
void
rk_regulations_init (RkRegulations *self,
                     RkSystem       system,
                     guint          n_players)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (system <= RK_SYSTEM_KNOCKOUT);

  *self = (RkRegulations) {
    .system = system,
    .n_games = 1,
    .bye_points = RK_POINTS_WIN,
    .half_rule = TRUE,
    .seed = g_random_int (),
  };
  self->initial_role = (self->seed & 1) != 0 ? RK_ROLE_FIRST : RK_ROLE_SECOND;
  rk_rules_init_standard (&self->game);
  self->game.max_rounds = 1;

  if (system == RK_SYSTEM_SWISS)
    {
      self->n_rounds = get_default_rounds (n_players);
      self->max_half_byes = DEFAULT_HALF_BYES;
      self->late_until = MIN (DEFAULT_LATE_UNTIL, self->n_rounds - 1);
    }
  rk_regulations_preset_tie_breaks (self);
}

/**
 * rk_regulations_preset_tie_breaks:
 * @self: regulations
 *
 * Sets the tie-breaks to those of its system: Swiss BH-C1, BH, SB, WIN; round
 * robin DE, WIN, SB, KS; a knockout has none, the round that was reached decides.
 */
void
rk_regulations_preset_tie_breaks (RkRegulations *self)
{
  static const RkTieBreak swiss[] = {
    RK_TIE_BREAK_BH_C1, RK_TIE_BREAK_BH, RK_TIE_BREAK_SB, RK_TIE_BREAK_WIN,
  };
  static const RkTieBreak robin[] = {
    RK_TIE_BREAK_DE, RK_TIE_BREAK_WIN, RK_TIE_BREAK_SB, RK_TIE_BREAK_KS,
  };
  const RkTieBreak *preset;

  g_return_if_fail (self != NULL);

  if (self->system == RK_SYSTEM_KNOCKOUT)
    {
      self->n_tie_breaks = 0;
      return;
    }

  preset = self->system == RK_SYSTEM_SWISS ? swiss : robin;
  self->n_tie_breaks = G_N_ELEMENTS (swiss);
  for (guint i = 0; i < self->n_tie_breaks; i++)
    self->tie_breaks[i] = preset[i];
}

static gboolean
are_tie_breaks_valid (const RkRegulations *self)
{
  guint seen = 0;

  if (self->n_tie_breaks > RK_N_TIE_BREAKS)
    return FALSE;

  for (guint i = 0; i < self->n_tie_breaks; i++)
    {
      if (self->tie_breaks[i] >= RK_N_TIE_BREAKS || (seen & (1u << self->tie_breaks[i])) != 0)
        return FALSE;

      seen |= 1u << self->tie_breaks[i];
    }

  return TRUE;
}

static gboolean
are_rounds_valid (const RkRegulations *self)
{
  if (self->system != RK_SYSTEM_SWISS)
    return self->n_rounds == 0;

  return self->n_rounds >= 1 && self->n_rounds <= RK_MAX_ROUNDS;
}

/**
 * rk_regulations_is_valid:
 * @self: regulations
 *
 * Returns: whether a tournament can be played by them
 */
gboolean
rk_regulations_is_valid (const RkRegulations *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->system <= RK_SYSTEM_KNOCKOUT &&
         are_rounds_valid (self) &&
         (self->n_games == 1 || self->n_games == 2) &&
         self->game.max_rounds >= 1 && self->game.first == RK_SOUTH &&
         rk_rules_is_valid (&self->game) &&
         (self->initial_role == RK_ROLE_FIRST || self->initial_role == RK_ROLE_SECOND) &&
         self->bye_points <= self->n_games * RK_POINTS_WIN &&
         self->max_half_byes <= RK_MAX_ROUNDS &&
         self->late_until <= RK_MAX_ROUNDS &&
         self->round_minutes <= LARGEST_ROUND_MINUTES &&
         are_tie_breaks_valid (self);
}

/**
 * rk_regulations_get_n_rounds:
 * @self: regulations
 * @n_players: players
 *
 * Returns: rounds of the whole tournament with so many players
 */
guint
rk_regulations_get_n_rounds (const RkRegulations *self,
                             guint                n_players)
{
  g_return_val_if_fail (self != NULL, 0);

  switch (self->system)
    {
    case RK_SYSTEM_ROUND_ROBIN:
      return rk_berger_get_n_rounds (n_players, FALSE);
    case RK_SYSTEM_DOUBLE_ROUND_ROBIN:
      return rk_berger_get_n_rounds (n_players, TRUE);
    case RK_SYSTEM_KNOCKOUT:
      return rk_knockout_get_n_rounds (n_players);
    case RK_SYSTEM_SWISS:
    default:
      return self->n_rounds;
    }
}

static gboolean
has_tie_break (const RkRegulations *self,
               RkTieBreak           tie_break)
{
  for (guint i = 0; i < self->n_tie_breaks; i++)
    if (self->tie_breaks[i] == tie_break)
      return TRUE;

  return FALSE;
}

static guint
warn_if (gboolean             condition,
         RkRegulationsWarning warning)
{
  return condition ? 1u << warning : 0;
}

static guint
get_player_warnings (const RkRegulations *self,
                     guint                n_players)
{
  gboolean swiss = self->system == RK_SYSTEM_SWISS;
  guint n_rounds = rk_regulations_get_n_rounds (self, n_players);

  return warn_if (swiss && 2 * n_rounds > n_players + 1, RK_WARNING_TOO_MANY_ROUNDS) |
         warn_if (swiss && n_rounds < get_fewest_rounds (n_players),
                  RK_WARNING_TOO_FEW_ROUNDS) |
         warn_if (swiss && n_rounds >= rk_berger_get_n_rounds (n_players, FALSE),
                  RK_WARNING_ROUND_ROBIN_BETTER) |
         warn_if (is_robin (self) && n_rounds > LONG_ROUND_ROBIN,
                  RK_WARNING_MANY_ROUNDS_IN_ROUND_ROBIN) |
         warn_if (n_players < (swiss ? FEWEST_PLAYERS_IN_SWISS : FEWEST_PLAYERS),
                  RK_WARNING_TOO_FEW_PLAYERS);
}

/**
 * rk_regulations_get_warnings:
 * @self: regulations
 * @n_players: players, 0 if that is not known yet: then nothing is said of them
 *
 * Tells what is lawful, but seldom wise. A Swiss has too many rounds if they are
 * more than half of the players (counting one more if they are odd): the last
 * ones may have no legal pairing; from as many as a round robin would have, that
 * is the better system. It has too few if not even all losing once would leave
 * one winner. A round robin is long from 16 rounds, a game from 11 unless won
 * rounds end it.
 *
 * Returns: a bit (1 << #RkRegulationsWarning) for each warning
 */
guint
rk_regulations_get_warnings (const RkRegulations *self,
                             guint                n_players)
{
  gboolean knockout;
  guint warnings;

  g_return_val_if_fail (self != NULL, 0);

  knockout = self->system == RK_SYSTEM_KNOCKOUT;
  warnings = n_players > 0 ? get_player_warnings (self, n_players) : 0;

  return warnings |
         warn_if (is_robin (self) && (has_tie_break (self, RK_TIE_BREAK_BH) ||
                                      has_tie_break (self, RK_TIE_BREAK_BH_C1)),
                  RK_WARNING_BUCHHOLZ_IN_ROUND_ROBIN) |
         warn_if (self->system == RK_SYSTEM_SWISS && has_tie_break (self, RK_TIE_BREAK_KS),
                  RK_WARNING_KOYA_IN_SWISS) |
         warn_if (self->system == RK_SYSTEM_SWISS && has_tie_break (self, RK_TIE_BREAK_DE),
                  RK_WARNING_DIRECT_IN_SWISS) |
         warn_if (!knockout && self->n_tie_breaks == 0, RK_WARNING_NO_TIE_BREAK) |
         warn_if (knockout && self->n_tie_breaks > 0, RK_WARNING_TIE_BREAKS_IN_KNOCKOUT) |
         warn_if (self->game.max_wins == 0 && self->game.max_rounds > LONG_GAME,
                  RK_WARNING_LONG_GAMES);
}

/**
 * rk_regulations_get_hard_role:
 * @self: regulations
 *
 * Returns: the role in which fewer games are won: first with six holes, second
 *   with five
 */
RkRole
rk_regulations_get_hard_role (const RkRegulations *self)
{
  g_return_val_if_fail (self != NULL, RK_ROLE_NONE);

  return self->game.n_holes == RK_MAX_HOLES ? RK_ROLE_FIRST : RK_ROLE_SECOND;
}
