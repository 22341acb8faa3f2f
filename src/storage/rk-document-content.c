/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-document.h"

/* What a document holds. */

/**
 * rk_document_get_match:
 * @self: a document
 *
 * Returns: (transfer none) (nullable): the match, %NULL if it is something else
 */
RkMatch *
rk_document_get_match (RkDocument *self)
{
  GObject *content;

  g_return_val_if_fail (RK_IS_DOCUMENT (self), NULL);

  content = rk_document_get_content (self);
  return RK_IS_MATCH (content) ? RK_MATCH (content) : NULL;
}

/**
 * rk_document_get_tournament:
 * @self: a document
 *
 * Returns: (transfer none) (nullable): the tournament, %NULL if it is something
 *   else
 */
RkTournament *
rk_document_get_tournament (RkDocument *self)
{
  GObject *content;

  g_return_val_if_fail (RK_IS_DOCUMENT (self), NULL);

  content = rk_document_get_content (self);
  return RK_IS_TOURNAMENT (content) ? RK_TOURNAMENT (content) : NULL;
}

/**
 * rk_document_is_of_tournament:
 * @self: a document
 *
 * A tournament and its games know each other: a copy is a stranger to them.
 *
 * Returns: whether it is a tournament or a game of one
 */
gboolean
rk_document_is_of_tournament (RkDocument *self)
{
  RkMatch *match;

  g_return_val_if_fail (RK_IS_DOCUMENT (self), FALSE);

  match = rk_document_get_match (self);
  return match == NULL || rk_match_is_of_tournament (match);
}

/**
 * rk_document_gather:
 * @self: a document
 *
 * Brings into the content what somebody types just now.
 */
void
rk_document_gather (RkDocument *self)
{
  g_return_if_fail (RK_IS_DOCUMENT (self));

  g_signal_emit_by_name (self, "gather");
}
