/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-tournament-sentences-private.h"

#include <glib/gi18n.h>

#include "rk-format.h"

/**
 * rk_text_entrant_name:
 * @entrant: (nullable): a player of a tournament
 *
 * Returns: (transfer full): the name, as it can stand in a label
 */
char *
rk_text_entrant_name (RkEntrant *entrant)
{
  if (entrant == NULL)
    /* TRANSLATORS: stands for the name of an opponent who is not there */
    return g_strdup (C_("player", "Nobody"));

  return rk_text_one_line (rk_entrant_get_name (entrant));
}

/**
 * rk_text_entrant:
 * @entrant: a player of a tournament
 *
 * Returns: (transfer full): start number and name; the name alone where there is no
 *   number yet
 */
char *
rk_text_entrant (RkEntrant *entrant)
{
  g_autofree char *name = NULL;
  g_autofree char *number = NULL;

  g_return_val_if_fail (RK_IS_ENTRANT (entrant), NULL);

  name = rk_text_entrant_name (entrant);
  if (rk_entrant_get_number (entrant) == 0)
    return g_steal_pointer (&name);

  number = rk_format_number (rk_entrant_get_number (entrant));
  /* TRANSLATORS: a player of a tournament: start number and name */
  return g_strdup_printf (C_("player", "%1$s %2$s"), number, name);
}

static char *
describe_bye (const RkByeRequest *bye)
{
  g_autofree char *round = rk_format_number (bye->round);

  if (bye->points > 0)
    return g_strdup_printf (_("Half-point bye in round %s."), round);

  return g_strdup_printf (_("Absent in round %s."), round);
}

/**
 * rk_text_entrant_state:
 * @entrant: a player of a tournament
 *
 * Returns: (transfer full): in which rounds the player is not there, as sentences;
 *   empty for who plays them all
 */
char *
rk_text_entrant_state (RkEntrant *entrant)
{
  GString *sentences;
  const RkEntrantRecord *record;

  g_return_val_if_fail (RK_IS_ENTRANT (entrant), NULL);

  sentences = g_string_new (NULL);
  record = rk_entrant_get_record (entrant);

  if (record->entered > 1)
    {
      g_autofree char *round = rk_format_number (record->entered);

      rk_sentences_take (sentences, g_strdup_printf (_("There from round %s on."), round));
    }

  for (guint i = 0; record->byes != NULL && i < record->byes->len; i++)
    rk_sentences_take (sentences, describe_bye (&g_array_index (record->byes, RkByeRequest, i)));

  if (record->withdrawn > 0)
    {
      g_autofree char *round = rk_format_number (record->withdrawn);

      rk_sentences_take (sentences, g_strdup_printf (_("Withdrawn from round %s on."), round));
    }

  return g_string_free_and_steal (sentences);
}
