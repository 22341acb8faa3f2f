/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-library.h"
#include "rk-match.h"
#include "rk-solution.h"

G_BEGIN_DECLS

/* Everything that turns values of the game into words, in the language of the
 * screen.  All return whole sentences or labels, transfer full.
 */

/* The name typed, or the word for South, North, the computer with its level. */
char *rk_text_player            (RkMatch          *match,
                                 RkSide            side);
char *rk_text_player_plain      (RkMatch          *match,
                                 RkSide            side);
char *rk_text_side              (RkSide            side);
/* "Computer (Hard)" */
char *rk_text_computer          (RkLevel           level);
/* A name as it can stand in a label: of one line, in the direction of its own
 * letters. */
char *rk_text_one_line          (const char       *text);

/* "Your hole C, 4 stones", "North’s hole d, closed with sand": the name of a
 * hole for a screen reader.  @own: whether it is the row of the player who is
 * to move and can play here. */
char *rk_text_hole              (const RkPosition *position,
                                 guint             hole,
                                 gboolean          own);
/* "4 stones" / "empty" / "closed with sand". */
char *rk_text_hole_content      (const RkPosition *position,
                                 guint             hole);

/* "South played C in 5 laps. South gets 8 stones. North gets 4 stones.
 * Binikh." */
char *rk_text_move              (RkMatch          *match,
                                 RkMove           *move);
/* "South plays C.": while its stones are still falling. */
char *rk_text_playing           (RkMatch          *match,
                                 RkMove           *move);
/* "Hole C is empty." as a whole sentence for a person. */
char *rk_text_illegal_move      (RkMatch          *match,
                                 const RkPosition *position,
                                 guint             hole,
                                 RkMoveStatus      status);
/* "C ends in E. You get 4 stones.": what a move would do, or why it is not
 * legal. */
char *rk_text_preview           (const RkPosition *position,
                                 guint             hole);

/* How a round ends under best play, the player to move first: "South ends the round
 * with 28 stones, North with 20."; for the board: "28:20". */
char *rk_text_value             (RkMatch          *match,
                                 const RkSolution *solution,
                                 RkOutcome         outcome);
char *rk_text_value_short       (const RkSolution *solution,
                                 RkOutcome         outcome);
/* What a best move does: "The best move is C, in 3 laps. South gets 8 stones. ..." */
char *rk_text_hint              (RkMatch          *match,
                                 const RkPosition *position,
                                 const RkSolution *solution,
                                 guint             hole);

/* How a round that is over ended: "South has no legal move. South won round 2
 * by 28 to 20." */
char *rk_text_round_end         (RkMatch          *match,
                                 RkRound          *round);
/* Short, for a list: "South won", "drawn", "being played"; and the stones won
 * in the round, the winner’s first: "28 : 20", "" while it is being played. */
char *rk_text_round_outcome     (RkMatch          *match,
                                 RkRound          *round);
char *rk_text_round_score       (RkRound          *round);
/* The stones of a player, short: "won 28 · owns 36", "won 28" while the round is
 * being played. */
char *rk_text_round_stones      (RkRound          *round,
                                 RkSide            side);
/* What a round that begins brings: "Round 3: North begins. North closes 1
 * hole with sand: a. South keeps 4 stones in reserve." */
char *rk_text_round_begin       (RkMatch          *match,
                                 RkRound          *round);
/* Between rounds: the same for the round to come. */
char *rk_text_next_round        (RkMatch          *match);
/* All of a row of the timeline, for a screen reader: "Round 2, North began.
 * South: 6 open holes. North: 5 open holes. ... North won 20 : 28." */
char *rk_text_round_summary     (RkMatch          *match,
                                 RkRound          *round);

/* How the match ended and who won. */
char *rk_text_match_end         (RkMatch          *match);
/* Where the match stands: "Round 3, North to move", "Round 3 is over", "Winner
 * of the match: South". */
char *rk_text_match_state       (RkMatch          *match);
/* "South 28 · North 20": the stones each owns at a place of the match. */
char *rk_text_match_score       (RkMatch          *match,
                                 guint             round_index,
                                 guint             ply);
/* The same for a position beside the match. */
char *rk_text_position_score    (RkMatch          *match,
                                 guint             round_index,
                                 const RkPosition *position);
/* The same where there is little room: "28 : 20", South’s first. */
char *rk_text_match_score_short (RkMatch          *match,
                                 guint             round_index,
                                 guint             ply);
/* For which game of a tournament: "Club Evening · Round 2 · Board 3"; NULL if for none. */
char *rk_text_match_event       (RkMatch          *match);
/* Who plays against whom: "Asha – North". */
char *rk_text_match_title       (RkMatch          *match);

/* "Taken back: South played C." and "Played again: ...". @move may be NULL
 * for an agreement or concession. */
char *rk_text_undo              (RkMatch          *match,
                                 RkMove           *move);
char *rk_text_back_in_round     (RkMatch          *match);
char *rk_text_redo              (RkMatch          *match,
                                 RkMove           *move);

/**
 * RkVerbosity:
 * @RK_VERBOSITY_BRIEF: who played which hole, and what it captured
 * @RK_VERBOSITY_STANDARD: also how many laps it took, and a binikh
 * @RK_VERBOSITY_DETAILED: also each lap
 *
 * How much is said of a move.
 */
typedef enum
{
  RK_VERBOSITY_BRIEF,
  RK_VERBOSITY_STANDARD,
  RK_VERBOSITY_DETAILED,
} RkVerbosity;

/* All that a listener must hear of a change, at once: the move with its
 * captures, the end of the round and of the match, which holes are closed and
 * reopened then, and who begins the next round. NULL when there is nothing to
 * say: texts; and taking back and playing again, which have their own sentences
 * above. */
char *rk_text_announcement      (RkMatch          *match,
                                 RkMatchChange     change,
                                 RkVerbosity       verbosity);

/* What a file holds: the players of a match, the name of a tournament. */
char *rk_text_document_title    (RkDocument       *document);
/* A row of the library: "Asha – North", "Round 3, being played", "28 : 20"; of a
 * tournament "Club evening", "Swiss, round 3 of 5, 2 boards open", "12 players". */
char *rk_text_library_title     (RkLibraryItem    *item);
/* The same where several are told apart only by their names: "Asha – North · Final". */
char *rk_text_library_full_title
                                (RkLibraryItem    *item);
/* What it is called, as a person can change it; and what not every row has, or NULL. */
char *rk_text_library_name      (RkLibraryItem    *item);
char *rk_text_library_extra     (RkLibraryItem    *item);
char *rk_text_library_state     (RkLibraryItem    *item);
char *rk_text_library_score     (RkLibraryItem    *item);

/* What went wrong, as a sentence for a person; the message of @error is the
 * detail beside it. */
char *rk_text_error             (const GError     *error);

G_END_DECLS
