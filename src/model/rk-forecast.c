/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-forecast.h"

#include <string.h>

static void
init_outcome (RkForecast       *self,
              const RkSolution *solution,
              RkOutcome         outcome)
{
  self->turn = solution->turn;
  self->total = solution->total;
  self->sure[solution->turn] = outcome.worst;
  self->sure[rk_side_other (solution->turn)] = solution->total - outcome.best;
}

/**
 * rk_forecast_init_solution:
 * @self: (out): a forecast
 * @solution: the solution of a position
 *
 * Says how the round ends from the position on.
 */
void
rk_forecast_init_solution (RkForecast       *self,
                           const RkSolution *solution)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (solution != NULL);

  init_outcome (self, solution, solution->result);
}

/**
 * rk_forecast_init_move:
 * @self: (out): a forecast
 * @solution: the solution of a position
 * @hole: a legal move in it
 *
 * Says how the round ends from the position on when this move is played, seen by
 * the player who plays it.
 */
void
rk_forecast_init_move (RkForecast       *self,
                       const RkSolution *solution,
                       guint             hole)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (solution != NULL);
  g_return_if_fail (hole < RK_MAX_RING && (solution->legal >> hole & 1));

  init_outcome (self, solution, solution->moves[hole]);
}

/**
 * rk_forecast_init_score:
 * @self: (out): a forecast
 * @won: the stones South and North won, at most %RK_FORECAST_MAX_STONES together
 *
 * Says how a round that is over has ended.
 */
void
rk_forecast_init_score (RkForecast  *self,
                        const guint  won[2])
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (won != NULL);
  g_return_if_fail (won[RK_SOUTH] + won[RK_NORTH] <= RK_FORECAST_MAX_STONES);

  self->turn = RK_SOUTH;
  self->total = won[RK_SOUTH] + won[RK_NORTH];
  self->sure[RK_SOUTH] = won[RK_SOUTH];
  self->sure[RK_NORTH] = won[RK_NORTH];
}

/**
 * rk_forecast_get_won:
 * @self: a forecast
 * @won: (out): the stones of South and of North at the end of the round
 *
 * Gives a forecast as one score: where both bounds differ, the one that is worse
 * for the player who is to move.
 */
void
rk_forecast_get_won (const RkForecast *self,
                     guint             won[2])
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (won != NULL);

  won[self->turn] = self->sure[self->turn];
  won[rk_side_other (self->turn)] = self->total - self->sure[self->turn];
}

/**
 * rk_forecast_get_most:
 * @self: a forecast
 * @side: a player
 *
 * Returns: the stones that @side can hope for: those that the other player is not
 *   sure of
 */
guint
rk_forecast_get_most (const RkForecast *self,
                      RkSide            side)
{
  g_return_val_if_fail (self != NULL, 0);

  return self->total - self->sure[rk_side_other (side)];
}

/* More than before only if the round ended by repetition (rule 13), which asks what was
 * played earlier, or if another program was wrong. */
static guint
count_fewer (guint before,
             guint after)
{
  return before - MIN (before, after);
}

/**
 * rk_forecast_get_loss:
 * @before: the forecast before a move
 * @after: the forecast after it
 * @side: who made the move
 *
 * Tells how many stones a move gave away. What is only possible proves nothing: for
 * sure are those by which all that @side can hope for afterwards is less than what it
 * was sure of before.
 *
 * Returns: the stones, none for a best move
 */
RkLoss
rk_forecast_get_loss (const RkForecast *before,
                      const RkForecast *after,
                      RkSide            side)
{
  RkLoss loss = { 0, 0 };

  g_return_val_if_fail (before != NULL, loss);
  g_return_val_if_fail (after != NULL, loss);

  loss.least = count_fewer (before->sure[side], rk_forecast_get_most (after, side));
  loss.most = count_fewer (rk_forecast_get_most (before, side), after->sure[side]);

  return loss;
}

/* A number of stones without leading zeros. */
static gboolean
parse_stones (const char **text,
              guint       *stones)
{
  const char *digits = *text;

  *stones = 0;
  while (g_ascii_isdigit (**text) && *text - digits < 2)
    *stones = *stones * 10 + g_ascii_digit_value (*(*text)++);

  return *text > digits && (*digits != '0' || *text == digits + 1);
}

static gboolean
parse_score (const char **text,
             guint        won[2])
{
  return parse_stones (text, &won[RK_SOUTH]) &&
         *(*text)++ == ':' &&
         parse_stones (text, &won[RK_NORTH]) &&
         won[RK_SOUTH] + won[RK_NORTH] <= RK_FORECAST_MAX_STONES;
}

/**
 * rk_forecast_parse:
 * @self: (out): a forecast
 * @text: "20:28", South before North, or with both bounds, the worse one for the
 *   player to move first, "16:32..20:28"
 *
 * Reads a forecast as rk_forecast_to_string() writes it.
 *
 * Returns: whether @text is one
 */
gboolean
rk_forecast_parse (RkForecast *self,
                   const char *text)
{
  guint worst[2], best[2];

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  if (!parse_score (&text, worst))
    return FALSE;

  rk_forecast_init_score (self, worst);
  if (*text == '\0')
    return TRUE;

  if (!g_str_has_prefix (text, ".."))
    return FALSE;
  text += strlen ("..");

  if (!parse_score (&text, best) || *text != '\0' ||
      best[RK_SOUTH] + best[RK_NORTH] != self->total || best[RK_SOUTH] == worst[RK_SOUTH])
    return FALSE;

  self->turn = worst[RK_SOUTH] < best[RK_SOUTH] ? RK_SOUTH : RK_NORTH;
  self->sure[RK_SOUTH] = MIN (worst[RK_SOUTH], best[RK_SOUTH]);
  self->sure[RK_NORTH] = MIN (worst[RK_NORTH], best[RK_NORTH]);

  return TRUE;
}

/**
 * rk_forecast_to_string:
 * @self: a forecast
 *
 * Writes a forecast as files have it: see rk_forecast_parse().
 *
 * Returns: (transfer full): the text
 */
char *
rk_forecast_to_string (const RkForecast *self)
{
  RkForecast turned;
  guint worst[2], best[2];

  g_return_val_if_fail (self != NULL, NULL);

  rk_forecast_get_won (self, worst);
  if (rk_forecast_is_exact (self))
    return g_strdup_printf ("%u:%u", worst[RK_SOUTH], worst[RK_NORTH]);

  turned = *self;
  turned.turn = rk_side_other (self->turn);
  rk_forecast_get_won (&turned, best);

  return g_strdup_printf ("%u:%u..%u:%u", worst[RK_SOUTH], worst[RK_NORTH],
                          best[RK_SOUTH], best[RK_NORTH]);
}
