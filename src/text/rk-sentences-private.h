/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-sentences.h"

G_BEGIN_DECLS

/* A hole's letter as a string. */
typedef struct
{
  char text[2];
} RkLetter;

RkLetter rk_letter             (const RkPosition *position,
                                guint             hole);

/* A space that keeps what is beside it in one line, after a dash too. */
#define RK_JOINING_SPACE "\u2060\u00a0"

/* Adds a whole sentence to the others. Takes ownership of @sentence. */
void     rk_sentences_take     (GString          *sentences,
                                char             *sentence);

void     rk_sentences_take_move
                               (GString          *sentences,
                                RkMatch          *match,
                                RkMove           *move,
                                RkVerbosity       verbosity);

/* Whether it sets the direction of all text that follows. */
gboolean rk_text_is_bidi_control
                               (gunichar          character);

/* @name, or the word for @side when it is NULL. */
char    *rk_text_name          (const char       *name,
                                RkSide            side);
/**
 * RkTextPlayer:
 * @name: (nullable): the name as typed
 * @type: who plays
 * @level: how well a computer plays
 *
 * What a label tells of a player.
 */
typedef struct
{
  const char *name;
  RkPlayerType type;
  RkLevel level;
} RkTextPlayer;

/* What rk_text_player() is, also for a match that is not open. */
char    *rk_text_player_of     (const RkTextPlayer players[2],
                                RkSide             side);
/* A player as the subject of a sentence; rk_text_player() is for labels. */
char    *rk_text_subject       (RkMatch          *match,
                                RkSide            side);
/* A sentence, if there are stones in reserve. */
char    *rk_text_reserve       (RkMatch          *match,
                                RkSide            side,
                                guint             reserve);
/* Who won, for a label and as a subject; @winner must be a side. */
char    *rk_text_winner        (RkMatch          *match,
                                RkWinner          winner);
char    *rk_text_winner_spoken (RkMatch          *match,
                                RkWinner          winner);

/* What a side owns in a position of a round, and at a place of a match. */
guint    rk_text_stones_in     (RkRound          *round,
                                const RkPosition *position,
                                RkSide            side);
guint    rk_text_stones_at     (RkMatch          *match,
                                guint             round_index,
                                guint             ply,
                                RkSide            side);

/* "28 : 20" and "Asha – North". */
char    *rk_text_score         (guint             first,
                                guint             second);
char    *rk_text_title         (const char       *south_name,
                                const char       *north_name);

/* Of a round, for a sheet: "Round 3: North begins."; the holes and reserves it is played
 * with; once it is over how it ended and what each owns then. */
char    *rk_text_round_heading (RkMatch          *match,
                                RkRound          *round);
char    *rk_text_round_setup   (RkMatch          *match,
                                RkRound          *round);
char    *rk_text_round_result  (RkMatch          *match,
                                RkRound          *round);
/* Between two rounds: what is closed and reopened for the next, and the reserves. */
void     rk_sentences_take_next_setup
                               (GString          *sentences,
                                RkMatch          *match);
/* By which rules a match is played. */
char    *rk_text_rules         (const RkRules    *rules);

/* "South: C. South gets 8 stones." */
char    *rk_text_move_brief    (RkMatch          *match,
                                RkMove           *move);
/* "South gets 8 stones." */
char    *rk_text_captured      (const char       *name,
                                guint             stones);

G_END_DECLS
