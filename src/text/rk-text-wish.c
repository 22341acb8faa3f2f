/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-tournament-sentences-private.h"

#include <glib/gi18n.h>

#include "rk-format.h"

/* An absolute wish comes of a large difference, or of the last two games. */
#define LARGE_DIFFERENCE 2

static char *
describe_mild (const char *name,
               RkRole      role)
{
  if (role == RK_ROLE_FIRST)
    return g_strdup_printf (_("%s mildly wishes to begin, for a change."), name);

  return g_strdup_printf (_("%s mildly wishes not to begin, for a change."), name);
}

static char *
describe_strong (const char *name,
                 RkRole      role)
{
  if (role == RK_ROLE_FIRST)
    /* TRANSLATORS: in the games of this player so far, compared with how many the opponents
     * began */
    return g_strdup_printf (_("%s strongly wishes to begin, having begun one game fewer than the "
                              "opponents."),
                            name);

  /* TRANSLATORS: in the games of this player so far, compared with how many the opponents
   * began */
  return g_strdup_printf (_("%s strongly wishes not to begin, having begun one game more than the "
                            "opponents."),
                          name);
}

static char *
describe_difference (const char *name,
                     RkRole      role,
                     guint       difference)
{
  g_autofree char *number = rk_format_number (difference);

  if (role == RK_ROLE_FIRST)
    /* TRANSLATORS: in the games of this player so far, compared with how many the opponents
     * began */
    return g_strdup_printf (ngettext ("%1$s must begin if possible, having begun %2$s game fewer "
                                      "than the opponents.",
                                      "%1$s must begin if possible, having begun %2$s games fewer "
                                      "than the opponents.", difference), name, number);

  /* TRANSLATORS: in the games of this player so far, compared with how many the opponents
   * began */
  return g_strdup_printf (ngettext ("%1$s may begin only if nothing else is possible, having begun "
                                    "%2$s game more than the opponents.",
                                    "%1$s may begin only if nothing else is possible, having begun "
                                    "%2$s games more than the opponents.", difference),
                          name, number);
}

static char *
describe_absolute (const char   *name,
                   const RkWish *wish)
{
  if (ABS (wish->difference) >= LARGE_DIFFERENCE)
    return describe_difference (name, wish->role, ABS (wish->difference));
  if (wish->role == RK_ROLE_FIRST)
    return g_strdup_printf (_("%s must begin if possible, not having begun the last two games."),
                            name);

  return g_strdup_printf (_("%s may begin only if nothing else is possible, having begun the last "
                            "two games."), name);
}

/**
 * rk_text_wish:
 * @entrant: a player
 * @wish: what the player wishes
 *
 * Returns: (transfer full): the wish and its reason, as a sentence
 */
char *
rk_text_wish (RkEntrant    *entrant,
              const RkWish *wish)
{
  g_autofree char *name = NULL;

  g_return_val_if_fail (RK_IS_ENTRANT (entrant), NULL);
  g_return_val_if_fail (wish != NULL, NULL);

  name = rk_text_entrant_name (entrant);
  switch (wish->strength)
    {
    case RK_WISH_NONE:
      return g_strdup_printf (_("%s has not played yet, and does not mind who begins."), name);
    case RK_WISH_MILD:
      return describe_mild (name, wish->role);
    case RK_WISH_STRONG:
      return describe_strong (name, wish->role);
    case RK_WISH_ABSOLUTE:
      return describe_absolute (name, wish);
    default:
      g_return_val_if_reached (NULL);
    }
}
