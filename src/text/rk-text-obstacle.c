/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-tournament-sentences-private.h"

#include <glib/gi18n.h>

#include "rk-format.h"

/**
 * rk_text_no_pairing:
 * @self: a tournament whose next round has no legal pairing
 *
 * Returns: (transfer full): what that means and what the arbiter can do, as sentences
 */
char *
rk_text_no_pairing (RkTournament *self)
{
  g_autofree char *round = NULL;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);

  round = rk_format_number (rk_tournament_get_n_rounds (self) + 1);
  return g_strdup_printf (_("Round %s cannot be paired by the rules: however the players are put "
                            "together, somebody is left whom nobody may meet. You can end the "
                            "tournament here, or allow an exception: that two players meet who both "
                            "must begin or neither of whom may, that two players meet again, or "
                            "that a player gets a second bye. It is used as seldom as possible, and "
                            "noted in the log."), round);
}

static char *
describe_pair (const char  *title,
               RkCriterion  criterion)
{
  switch ((guint) criterion)
    {
    case RK_CRITERION_ORDER:
      /* TRANSLATORS: two players like "5 Asha – 7 Bilan" */
      return g_strdup_printf (_("%s: they may meet."), title);

    case RK_CRITERION_C1:
      return g_strdup_printf (_("%s: they have met."), title);

    case RK_CRITERION_C3:
      return g_strdup_printf (_("%s: both must begin, or neither may."), title);

    case RK_CRITERION_FORBIDDEN:
      return g_strdup_printf (_("%s: the arbiter keeps them apart."), title);

    default:
      return g_strdup_printf (_("%s: the rules do not let them meet."), title);
    }
}

/**
 * rk_text_obstacle:
 * @self: a tournament
 * @bar: two players who have not met, or one who may not have the bye
 *
 * Returns: (transfer full): what bars them from meeting
 */
char *
rk_text_obstacle (RkTournament     *self,
                  const RkSwissBar *bar)
{
  RkEntrant *first;
  RkEntrant *second;
  g_autofree char *first_text = NULL;
  g_autofree char *second_text = NULL;
  g_autofree char *title = NULL;

  g_return_val_if_fail (RK_IS_TOURNAMENT (self), NULL);
  g_return_val_if_fail (bar != NULL, NULL);

  first = rk_tournament_get_entrant (self, bar->a);
  second = bar->b != 0 ? rk_tournament_get_entrant (self, bar->b) : NULL;
  first_text = rk_text_entrant (first);
  if (second == NULL)
    return g_strdup_printf (_("%s: no bye again, after a bye or a win without playing."),
                            first_text);

  second_text = rk_text_entrant (second);
  title = rk_text_title (first_text, second_text);
  return describe_pair (title, bar->criterion);
}

/**
 * rk_text_relax:
 * @relax: one of what the arbiter may allow
 *
 * Returns: (transfer full): it as a choice; empty for nothing
 */
char *
rk_text_relax (RkSwissRelax relax)
{
  switch (relax)
    {
    case RK_SWISS_RELAX_NONE:
      return g_strdup ("");

    case RK_SWISS_RELAX_ROLES:
      /* TRANSLATORS: buttons under a question: what an arbiter may allow */
      return g_strdup (C_("exception", "_Ignore Wishes to Begin"));

    case RK_SWISS_RELAX_REMATCH:
      return g_strdup (C_("exception", "Let Players _Meet Again"));

    case RK_SWISS_RELAX_BYE:
      return g_strdup (C_("exception", "Give a _Second Bye"));

    default:
      g_return_val_if_reached (NULL);
    }
}
