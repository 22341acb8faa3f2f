/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-text-why-private.h"

#include <glib/gi18n.h>

/* What must hold: C1 to C5, and what the arbiter forbids. */
static const char *
get_absolute (RkCriterion criterion)
{
  switch ((guint) criterion)
    {
    case RK_CRITERION_C1:
      /* TRANSLATORS: why two players were paired. The usual order of a group of
       * players is: the first of the upper half meets the first of the lower half, the
       * second the second, and so on. */
      return _("In the usual order two players would have met again.");

    case RK_CRITERION_C2:
      return _("In the usual order the bye would have gone to a player who may not have it.");

    case RK_CRITERION_C3:
      return _("In the usual order two players would have met who both must begin, or neither of "
               "whom may.");

    case RK_CRITERION_C4:
      return _("In the usual order the other players could not all have been paired.");

    case RK_CRITERION_C5:
      return _("In the usual order the bye would have gone to a player with more points.");

    case RK_CRITERION_FORBIDDEN:
      return _("In the usual order two players would have met whom the arbiter keeps apart.");

    default:
      g_return_val_if_reached (NULL);
    }
}

/* Who is moved down, and what becomes of the next group: C6 to C9. */
static const char *
get_moved_down (RkCriterion criterion)
{
  switch ((guint) criterion)
    {
    case RK_CRITERION_C6:
      return _("In the usual order more players would have been moved down to the next group.");

    case RK_CRITERION_C7:
      return _("In the usual order players with more points would have been moved down to the next "
               "group.");

    case RK_CRITERION_C8:
      return _("In the usual order more players of the next group would have been left over.");

    case RK_CRITERION_C9:
      return _("In the usual order the bye would have gone to a player with more rounds not "
               "played.");

    default:
      g_return_val_if_reached (NULL);
    }
}

/* Who begins: C10 to C13. */
static const char *
get_roles (RkCriterion criterion)
{
  switch ((guint) criterion)
    {
    case RK_CRITERION_C10:
      return _("In the usual order a leading player, or the opponent of one, would have had one of "
               "the two roles in three games more than the other.");

    case RK_CRITERION_C11:
      return _("In the usual order a leading player, or the opponent of one, would have had the "
               "same role three times running.");

    case RK_CRITERION_C12:
      return _("In the usual order more players would have got another role than they wish.");

    case RK_CRITERION_C13:
      return _("In the usual order more players would have got another role than they strongly "
               "wish.");

    default:
      g_return_val_if_reached (NULL);
    }
}

/* Who met other scores lately: C14 to C21. */
static const char *
get_floats (RkCriterion criterion)
{
  switch ((guint) criterion)
    {
    case RK_CRITERION_C14:
      return _("In the usual order more players would have been moved down who were so in the last "
               "round.");

    case RK_CRITERION_C15:
      return _("In the usual order more players would have met one moved down to them who did so in "
               "the last round.");

    case RK_CRITERION_C16:
      return _("In the usual order more players would have been moved down who were so two rounds "
               "ago.");

    case RK_CRITERION_C17:
      return _("In the usual order more players would have met one moved down to them who did so "
               "two rounds ago.");

    case RK_CRITERION_C18:
      return _("In the usual order a player moved down in the last round too would have met an "
               "opponent with still fewer points.");

    case RK_CRITERION_C19:
      return _("In the usual order a player who met one moved down in the last round too would have "
               "met an opponent with still more points.");

    case RK_CRITERION_C20:
      return _("In the usual order a player moved down two rounds ago too would have met an "
               "opponent with still fewer points.");

    case RK_CRITERION_C21:
      return _("In the usual order a player who met one moved down two rounds ago too would have "
               "met an opponent with still more points.");

    default:
      g_return_val_if_reached (NULL);
    }
}

const char *
rk_text_criterion (RkCriterion criterion)
{
  if (criterion == RK_CRITERION_ORDER)
    return _("This is the usual order: the upper half of the group against the lower half.");
  if (criterion <= RK_CRITERION_C5 || criterion == RK_CRITERION_FORBIDDEN)
    return get_absolute (criterion);
  if (criterion <= RK_CRITERION_C9)
    return get_moved_down (criterion);
  if (criterion <= RK_CRITERION_C13)
    return get_roles (criterion);

  return get_floats (criterion);
}

const char *
rk_text_role_rule (RkRoleRule rule,
                   RkRole     initial_role)
{
  switch (rule)
    {
    case RK_ROLE_RULE_BOTH_WISHES:
      /* TRANSLATORS: what decided who moves first */
      return _("Who begins: both wishes fit together.");

    case RK_ROLE_RULE_STRONGER:
      return _("Who begins: the stronger wish decides; of two absolute ones, that of the player who "
               "had the other role more often.");

    case RK_ROLE_RULE_LAST_DIFFERENT:
      return _("Who begins: the wishes are equal. Counted back to the last game in which one of "
               "them began and the other did not, both get the reverse.");

    case RK_ROLE_RULE_HIGHER_RANKED:
      return _("Who begins: the wishes are equal, and both had the same roles so far. The wish of "
               "the higher ranked player decides.");

    case RK_ROLE_RULE_NUMBER:
      if (initial_role == RK_ROLE_FIRST)
        return _("Who begins: neither has a wish. By the regulations odd start numbers begin then, "
                 "and that of the higher ranked player counts.");

      return _("Who begins: neither has a wish. By the regulations even start numbers begin then, and "
               "that of the higher ranked player counts.");

    case RK_ROLE_RULE_LOT:
      return _("Who begins: drawn by lot.");

    case RK_ROLE_RULE_ARBITER:
      return _("Who begins: the arbiter decided.");

    case RK_ROLE_RULE_TABLE:
    default:
      return _("Who begins: the table says so.");
    }
}
