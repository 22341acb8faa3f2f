/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-match.h"

G_BEGIN_DECLS

/**
 * RkSheetKind:
 * @RK_SHEET_DETAIL: a line about the whole match
 * @RK_SHEET_HEADING: what begins a part: a round, or the end
 * @RK_SHEET_TEXT: sentences
 * @RK_SHEET_COMMENT: what a person wrote, of the move in the second cell if that is there
 * @RK_SHEET_COLUMNS: above moves: no text, and the names of the players
 * @RK_SHEET_MOVES: a number, and one or two moves
 * @RK_SHEET_LINE: a variation: its moves in a row, and its name or %NULL
 * @RK_SHEET_BOARD: a board, with a line above it
 *
 * The items of a score sheet.
 */
typedef enum
{
  RK_SHEET_DETAIL,
  RK_SHEET_HEADING,
  RK_SHEET_TEXT,
  RK_SHEET_COMMENT,
  RK_SHEET_COLUMNS,
  RK_SHEET_MOVES,
  RK_SHEET_LINE,
  RK_SHEET_BOARD,
} RkSheetKind;

#define RK_SHEET_N_CELLS 3

/**
 * RkSheetItem:
 * @kind: what it is
 * @depth: of a variation, in how many others it stands
 * @cells: (nullable): what it says; of most only the first is there
 * @board: of a board, how the stones lie
 *
 * An item of a score sheet.
 */
typedef struct
{
  RkSheetKind kind;
  guint depth;
  char *cells[RK_SHEET_N_CELLS];
  RkPosition board;
} RkSheetItem;

/* A match in words and moves, in the language of the screen: made once, copied as
 * text, saved as a page of HTML, printed.
 */
typedef struct _RkScoreSheet RkScoreSheet;

RkScoreSheet      *rk_score_sheet_new         (RkMatch      *match,
                                               gboolean      with_analysis,
                                               GHashTable   *better);
void               rk_score_sheet_free        (RkScoreSheet *self);

/* All borrowed. */
const char        *rk_score_sheet_get_title   (RkScoreSheet *self);
guint              rk_score_sheet_get_n_items (RkScoreSheet *self);
const RkSheetItem *rk_score_sheet_get_item    (RkScoreSheet *self,
                                               guint         index);

/* The holes in a row of a board, 0 for that of North, from left to right: "F 4". */
char             **rk_sheet_item_list_holes   (const RkSheetItem *self,
                                               guint         row);

char              *rk_score_sheet_to_text     (RkScoreSheet *self);
char              *rk_score_sheet_to_html     (RkScoreSheet *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (RkScoreSheet, rk_score_sheet_free)

G_END_DECLS
