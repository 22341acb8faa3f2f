/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

#include "rk-field.h"

G_BEGIN_DECLS

/**
 * RkWishStrength:
 * @RK_WISH_NONE: no game yet
 * @RK_WISH_MILD: as often first as second: alternate
 * @RK_WISH_STRONG: once more the one than the other
 * @RK_WISH_ABSOLUTE: twice more, or the same role in the last two games
 *
 * How much a player wishes a role (C.04.3 article 1.7).
 */
typedef enum
{
  RK_WISH_NONE,
  RK_WISH_MILD,
  RK_WISH_STRONG,
  RK_WISH_ABSOLUTE,
} RkWishStrength;

/**
 * RkWish:
 * @strength: how much
 * @role: which role, %RK_ROLE_NONE for none
 * @difference: games as first less games as second, played games only
 */
typedef struct
{
  RkWishStrength strength;
  RkRole role;
  int difference;
} RkWish;

/**
 * RkRoleRule:
 * @RK_ROLE_RULE_BOTH_WISHES: (1) both get what they wish
 * @RK_ROLE_RULE_STRONGER: (2) the stronger wish; of two absolute ones the larger
 *   difference
 * @RK_ROLE_RULE_LAST_DIFFERENT: (3) the reverse of the last played round in which
 *   their roles differed
 * @RK_ROLE_RULE_HIGHER_RANKED: (4) the wish of the higher ranked
 * @RK_ROLE_RULE_NUMBER: (5) nobody wishes: by the start number of the higher
 *   ranked and the drawn role
 * @RK_ROLE_RULE_TABLE: by the table of the round robin or the slot of the knockout
 * @RK_ROLE_RULE_LOT: by lot
 * @RK_ROLE_RULE_ARBITER: the arbiter decided
 *
 * What decided who moves first (C.04.3 article 5.2).
 */
typedef enum
{
  RK_ROLE_RULE_BOTH_WISHES,
  RK_ROLE_RULE_STRONGER,
  RK_ROLE_RULE_LAST_DIFFERENT,
  RK_ROLE_RULE_HIGHER_RANKED,
  RK_ROLE_RULE_NUMBER,
  RK_ROLE_RULE_TABLE,
  RK_ROLE_RULE_LOT,
  RK_ROLE_RULE_ARBITER,
} RkRoleRule;

/**
 * RkCriterion:
 * @RK_CRITERION_ORDER: none: the first arrangement that was looked at is it
 * @RK_CRITERION_C1: nobody meets twice
 * ...
 *
 * The criteria of the Dutch system in their order, C.04.3 article 2 of 2026.
 * %RK_CRITERION_FORBIDDEN: the arbiter does not let the two meet.
 */
typedef enum
{
  RK_CRITERION_ORDER,
  RK_CRITERION_C1,
  RK_CRITERION_C2,
  RK_CRITERION_C3,
  RK_CRITERION_C4,
  RK_CRITERION_C5,
  RK_CRITERION_C6,
  RK_CRITERION_C7,
  RK_CRITERION_C8,
  RK_CRITERION_C9,
  RK_CRITERION_C10,
  RK_CRITERION_C11,
  RK_CRITERION_C12,
  RK_CRITERION_C13,
  RK_CRITERION_C14,
  RK_CRITERION_C15,
  RK_CRITERION_C16,
  RK_CRITERION_C17,
  RK_CRITERION_C18,
  RK_CRITERION_C19,
  RK_CRITERION_C20,
  RK_CRITERION_C21,
  RK_CRITERION_FORBIDDEN,
} RkCriterion;

/**
 * RkSwissPair:
 * @first: index of who moves first
 * @second: index of who moves second
 * @bracket: score of the bracket in which they were paired, in halves
 * @floats: scores from which first and second were moved down into it, in halves;
 *   the bracket's own score for who was not
 * @wishes: of first and second before this round
 * @role_rule: what decided who moves first
 * @criterion: why this opponent and not the first that was looked at in the
 *   bracket: the highest criterion by which the first arrangement of the bracket
 *   (upper half against lower half) was worse
 *
 * A pair with the reasons it was made.
 */
typedef struct
{
  guint first;
  guint second;
  guint bracket;
  guint floats[2];
  RkWish wishes[2];
  RkRoleRule role_rule;
  RkCriterion criterion;
} RkSwissPair;

/**
 * RkSwissBar:
 * @a: index
 * @b: index; %RK_NOBODY if it is about the pairing bye of @a
 * @criterion: what forbids it (C1, C2, C3, forbidden), %RK_CRITERION_ORDER if
 *   nothing does
 *
 * Whether two players may meet, for the explanation when there is no legal
 * round.
 */
typedef struct
{
  guint a;
  guint b;
  RkCriterion criterion;
} RkSwissBar;

/**
 * RkSwissRelax:
 * @RK_SWISS_RELAX_NONE: the rules as they are
 * @RK_SWISS_RELAX_ROLES: two who absolutely wish the same role may meet (C3)
 * @RK_SWISS_RELAX_REMATCH: two who met may meet again (C1), as few as possible
 * @RK_SWISS_RELAX_BYE: a second pairing bye may be given (C2)
 *
 * What the arbiter may allow when there is no legal round. What is allowed is
 * used only as often as it must be.
 */
typedef enum
{
  RK_SWISS_RELAX_NONE = 0,
  RK_SWISS_RELAX_ROLES = 1 << 0,
  RK_SWISS_RELAX_REMATCH = 1 << 1,
  RK_SWISS_RELAX_BYE = 1 << 2,
} RkSwissRelax;

/**
 * RkSwissRound:
 * @possible: whether there is a legal round; if not, there are no pairs
 * @pairs: (element-type RkSwissPair): in order of boards
 * @bye: index of who gets the pairing bye, %RK_NOBODY
 * @bye_bracket: score of who gets the bye, in halves
 * @bye_criterion: the criterion that chose among those who could have had it
 *   (%RK_CRITERION_C5, %RK_CRITERION_C9 or %RK_CRITERION_ORDER)
 * @unmet: (element-type RkSwissBar): if there is no legal round: those present
 *   who have not met, and what bars each pair, in order of numbers; then with
 *   @b %RK_NOBODY who may not have the bye
 */
typedef struct
{
  gboolean possible;
  GArray *pairs;
  guint bye;
  guint bye_bracket;
  RkCriterion bye_criterion;
  GArray *unmet;
} RkSwissRound;

RkSwissRound *rk_swiss_pair         (const RkField *field,
                                     RkSwissRelax   relax,
                                     GCancellable  *cancellable,
                                     GError       **error);
void          rk_swiss_round_free   (RkSwissRound  *self);

/* What @player wishes after the first @n_rounds rounds. */
void          rk_swiss_get_wish     (const RkField *field,
                                     guint          player,
                                     guint          n_rounds,
                                     RkWish        *wish);
/* Whether @player has more than half of what the first @n_rounds rounds could
 * give, and the round after them is the last of the tournament. */
gboolean      rk_swiss_is_topscorer (const RkField *field,
                                     guint          player,
                                     guint          n_rounds);
/* Who floated in @round: 1 up, -1 down, 0 not. */
int           rk_swiss_get_float    (const RkField *field,
                                     guint          player,
                                     guint          round);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkSwissRound, rk_swiss_round_free)

G_END_DECLS
