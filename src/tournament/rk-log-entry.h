/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "rk-tournament-data.h"

G_BEGIN_DECLS

/**
 * RkLogAction:
 * @RK_LOG_REGULATIONS: regulations, name, site or date were changed (@to: "new" when
 *   the tournament was set up with them)
 * @RK_LOG_TIE_BREAKS: the tie-breaks were changed after the first pairing
 * @RK_LOG_ADD: a player was added (from @round on), or all of @players
 * @RK_LOG_EDIT: name, club or strength of a player were changed
 * @RK_LOG_REMOVE: a player was removed before ever being paired
 * @RK_LOG_WITHDRAW: a player left from @round on
 * @RK_LOG_RETURN: a player came back from @round on
 * @RK_LOG_BYE: a bye was asked for in @round (@to: "half", "zero", "none")
 * @RK_LOG_FORBID: two players must not meet
 * @RK_LOG_ALLOW: they may again
 * @RK_LOG_PAIR: @round was paired (@to: what was allowed, "" for nothing; @from: how many
 *   players got another start number, "" for none)
 * @RK_LOG_UNPAIR: the draft was thrown away
 * @RK_LOG_SWAP: two players were exchanged in the draft
 * @RK_LOG_ROLES: first and second were exchanged at a board of the draft
 * @RK_LOG_PUBLISH: @round was published
 * @RK_LOG_RESULT: a result was entered, changed or taken out (@from, @to)
 * @RK_LOG_MATCH: the match played for a board says otherwise (@from, @to)
 * @RK_LOG_SHORTEN: the tournament ends after @round
 *
 * What the arbiter did.
 */
typedef enum
{
  RK_LOG_REGULATIONS,
  RK_LOG_TIE_BREAKS,
  RK_LOG_ADD,
  RK_LOG_EDIT,
  RK_LOG_REMOVE,
  RK_LOG_WITHDRAW,
  RK_LOG_RETURN,
  RK_LOG_BYE,
  RK_LOG_FORBID,
  RK_LOG_ALLOW,
  RK_LOG_PAIR,
  RK_LOG_UNPAIR,
  RK_LOG_SWAP,
  RK_LOG_ROLES,
  RK_LOG_PUBLISH,
  RK_LOG_RESULT,
  RK_LOG_MATCH,
  RK_LOG_SHORTEN,
} RkLogAction;

/* How an entry came about. */
typedef enum
{
  RK_LOG_DONE,
  RK_LOG_UNDONE,
  RK_LOG_REDONE,
} RkLogWay;

#define RK_TYPE_LOG_ENTRY (rk_log_entry_get_type ())
G_DECLARE_FINAL_TYPE (RkLogEntry, rk_log_entry, RK, LOG_ENTRY, GObject)

/* A line of the log; never changes.  Properties, construct only: "time"
 * (GDateTime, UTC), "action", "way", "player" and "other" (names as they were
 * then, nullable), "players" (a list of them, nullable), "round", "board",
 * "game" (0 when absent), "from" and "to" (plain codes: results "1", "½", "0",
 * "+-", "-+", "--", ""; see RkLogAction), "reason" (what the arbiter typed, nullable).
 */
GDateTime  *rk_log_entry_get_time   (RkLogEntry *self);
RkLogAction rk_log_entry_get_action (RkLogEntry *self);
RkLogWay    rk_log_entry_get_way    (RkLogEntry *self);
const char *rk_log_entry_get_player (RkLogEntry *self);
const char *rk_log_entry_get_other  (RkLogEntry *self);
const char *const *
            rk_log_entry_get_players
                                    (RkLogEntry *self);
guint       rk_log_entry_get_round  (RkLogEntry *self);
guint       rk_log_entry_get_board  (RkLogEntry *self);
guint       rk_log_entry_get_game   (RkLogEntry *self);
const char *rk_log_entry_get_from   (RkLogEntry *self);
const char *rk_log_entry_get_to     (RkLogEntry *self);
const char *rk_log_entry_get_reason (RkLogEntry *self);

/* "1", "½", "0", "+-", "-+", "--", "" of the first named. */
const char *rk_result_to_code       (RkResult    result);
gboolean    rk_result_from_code     (const char *code,
                                     RkResult   *result);

G_END_DECLS
