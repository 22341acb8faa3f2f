/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-announcer.h"
#include "rk-aside-bar.h"
#include "rk-board.h"
#include "rk-board-picture.h"
#include "rk-computer-player.h"
#include "rk-hints.h"
#include "rk-interlude.h"
#include "rk-line.h"
#include "rk-match-page.h"
#include "rk-moves-pane.h"
#include "rk-navigation-bar.h"
#include "rk-player-card.h"
#include "rk-responder.h"
#include "rk-review-pane.h"
#include "rk-rounds-pane.h"
#include "rk-score-sheet.h"
#include "rk-sounds.h"

G_BEGIN_DECLS

struct _RkMatchPage
{
  AdwNavigationPage parent_instance;

  /* Template Widgets */
  AdwMultiLayoutView *layouts;
  AdwOverlaySplitView *split_view;
  AdwBottomSheet *sheet;
  AdwToastOverlay *toasts;
  AdwWindowTitle *title;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  GtkWidget *hint_button;
  GtkMenuButton *menu_button;
  GtkWidget *pause_button;
  GtkWidget *pane_button;
  GtkLabel *event_label;
  AdwBanner *problem_banner;
  RkAsideBar *aside_bar;
  GtkWidget *board_bin;
  GtkWidget *pane_bin;
  GtkWidget *pane_header;
  GtkWidget *pane_bar;
  GtkWidget *close_button;
  AdwViewStack *panes;
  GtkBox *game_box;
  GtkBox *cards_box;
  RkBoard *board;
  RkPlayerCard *upper_card;
  RkPlayerCard *lower_card;
  GtkWidget *thinking_bar;
  GtkWidget *stop_button;
  RkInterlude *interlude;
  RkNavigationBar *navigation_bar;
  RkMovesPane *moves_pane;
  RkRoundsPane *rounds_pane;
  RkReviewPane *review_pane;

  /* Owned References */
  RkDocument *document;
  RkSolver *solver;
  RkWindowState *state;
  RkCursor *cursor;
  RkComputerPlayer *computer;
  RkAnnouncer *announcer;
  RkHints *hints;
  RkSounds *sounds;
  GSettings *settings;
  GSimpleActionGroup *actions;
  AdwToast *illegal_toast;
  /* Whether hints may be given: not in a game of a tournament before it is over. */
  gboolean hints_allowed;
  /* Whether the values of moves are shown here as nowhere else. */
  gboolean own_values;
  /* The page is on its way into the window. */
  gboolean arriving;
  /* What has the focus in the page, or had it before it went. */
  GtkWidget *focus;
  guint focus_id;
  /* The hardware code of the key that is down, or 0. */
  guint held_key;

  /* The place on the board; the cursor may be ahead of it for a moment. */
  guint shown_round;
  guint shown_ply;
  /* The lap of the last move that is on the board, or 0, and how many of its stones have
   * fallen; what to show when the cursor has moved; and what goes on by itself. */
  guint lap;
  guint stone;
  /* The move that was taken apart last, and its laps. */
  RkMove *lapped_move;
  GArray *laps;
  gboolean by_stone;
  guint wanted_lap;
  guint wanted_stone;
  gboolean stepping;
  gboolean walking;
  guint walk_id;
  /* The board shows what the pointer is over in the graph. */
  gboolean peeking;
  guint peeked_round;
  guint peeked_ply;

  /* What is shown beside the match; or what is being looked for; and the trial that was
   * left last. */
  RkAside *aside;
  GCancellable *line_cancellable;
  RkAside *left_aside;
  /* Who answers in a trial: the computer plays so well; and whether it is its turn. */
  RkResponder *responder;
  RkLevel answer_level;
  RkSide answer_side;
  gboolean answer_due;
  /* What was kept last as a variation, and the trial that it was. */
  RkAside *kept_aside;
  RkAside *kept_trial;

  /* The value that was asked for, until it is known. */
  GCancellable *read_cancellable;
  guint read_id;
  /* Something that was asked for stands under the board. */
  gboolean told;
  /* The place is told when nobody goes on; in other words than usual, if there are some. */
  guint place_id;
  char *place_text;

  /* The state of the match whose winnings the board shows shared out: RK_MATCH_PLAYING
   * for none. */
  RkMatchState shared;
  /* What leaves the match does not tell what the analysis found. */
  gboolean without_analysis;
  /* What it is to tell is being found. */
  GCancellable *share_cancellable;
  /* The room there is; see the properties of the same names. */
  gboolean cramped;
  gboolean narrow;
  gboolean low;
  int height;
};

/* Between the files of RkMatchPage only. */
RkMatch *_rk_match_page_get_match        (RkMatchPage    *self);
void     _rk_match_page_mark_move        (RkMatchPage    *self,
                                          RkMove         *move);
void     _rk_match_page_show_last_move   (RkMatchPage    *self);
void     _rk_match_page_show_at_once     (RkMatchPage    *self);
void     _rk_match_page_settle_there     (RkMatchPage    *self);
void     _rk_match_page_redraw           (RkMatchPage    *self);
void     _rk_match_page_toggle_pane      (RkMatchPage    *self);
void     _rk_match_page_look_back        (RkMatchPage    *self);
void     _rk_match_page_start_rematch    (RkMatchPage    *self);
void     _rk_match_page_leave            (RkMatchPage    *self);

void     _rk_match_page_class_add_keys   (GtkWidgetClass *widget_class);
void     _rk_match_page_init_keys        (RkMatchPage    *self);
void     _rk_match_page_add_actions      (RkMatchPage    *self);
void     _rk_match_page_update_actions   (RkMatchPage    *self);
gboolean _rk_match_page_has_dialog       (RkMatchPage    *self);

/* The computer as a player. */
void     _rk_match_page_add_computer     (RkMatchPage    *self);
void     _rk_match_page_hold_answer      (RkMatchPage    *self,
                                          RkMatchChange   change);
void     _rk_match_page_update_computer  (RkMatchPage    *self);
gboolean _rk_match_page_is_computer_turn (RkMatchPage    *self);
guint    _rk_match_page_get_delay        (RkMatchPage    *self);

void     _rk_match_page_update_title     (RkMatchPage    *self);
void     _rk_match_page_show_event       (RkMatchPage    *self);
gboolean _rk_match_page_is_at_end        (RkMatchPage    *self);
void     _rk_match_page_update_status    (RkMatchPage    *self);

/* Hints and values. */
void     _rk_match_page_add_hints        (RkMatchPage    *self,
                                          GSettings      *settings);
void     _rk_match_page_update_hints     (RkMatchPage    *self);
gboolean _rk_match_page_can_hint         (RkMatchPage    *self);
void     _rk_match_page_hint             (RkMatchPage    *self);
void     _rk_match_page_own_values       (RkMatchPage    *self);
void     _rk_match_page_stop_thinking    (RkMatchPage    *self);

/* The review of the match. */
void     _rk_match_page_add_review       (RkMatchPage    *self);
gboolean _rk_match_page_has_mistakes     (RkMatchPage    *self);
RkMistake *
         _rk_match_page_get_mistake      (RkMatchPage    *self);
void     _rk_match_page_update_mistake   (RkMatchPage    *self);
void     _rk_match_page_retry            (RkMatchPage    *self);
gboolean _rk_match_page_explain_key      (RkMatchPage    *self,
                                          guint           keyval,
                                          GdkModifierType modifiers);
void     _rk_match_page_undo_note        (RkMatchPage    *self);
void     _rk_match_page_uncover_board    (RkMatchPage    *self);
void     _rk_match_page_next_mistake           (RkMatchPage *self);
void     _rk_match_page_next_mistake_south     (RkMatchPage *self);
void     _rk_match_page_next_mistake_north     (RkMatchPage *self);
void     _rk_match_page_previous_mistake       (RkMatchPage *self);
void     _rk_match_page_previous_mistake_south (RkMatchPage *self);
void     _rk_match_page_previous_mistake_north (RkMatchPage *self);

/* A look at another place. */
void     _rk_match_page_peek             (RkMatchPage    *self,
                                          int             round_index,
                                          guint           ply);
void     _rk_match_page_end_peek         (RkMatchPage    *self);
char *   _rk_match_page_describe_peek    (RkMatchPage    *self);
gboolean _rk_match_page_is_peek_live     (RkMatchPage    *self);

/* Lap by lap and stone by stone. */
void     _rk_match_page_lap_back         (RkMatchPage    *self);
void     _rk_match_page_lap_forward      (RkMatchPage    *self);
void     _rk_match_page_stone_back       (RkMatchPage    *self);
void     _rk_match_page_stone_forward    (RkMatchPage    *self);
void     _rk_match_page_redraw_lap       (RkMatchPage    *self);
gboolean _rk_match_page_can_lap_back     (RkMatchPage    *self);
gboolean _rk_match_page_can_lap_forward  (RkMatchPage    *self);
RkMove  *_rk_match_page_get_move         (RkMatchPage    *self);
gboolean _rk_match_page_is_between_laps  (RkMatchPage    *self);
gboolean _rk_match_page_is_aside         (RkMatchPage    *self);
void     _rk_match_page_end_lap          (RkMatchPage    *self);
gboolean _rk_match_page_show_wanted_lap  (RkMatchPage    *self);
char    *_rk_match_page_describe_lap     (RkMatchPage    *self);
guint    _rk_match_page_get_captured     (RkMatchPage    *self,
                                          RkSide          side);
gboolean _rk_match_page_is_walking       (RkMatchPage    *self);
void     _rk_match_page_toggle_walking   (RkMatchPage    *self);
void     _rk_match_page_stop_walking     (RkMatchPage    *self);

/* What is beside the match: the best line, a variation, a trial. */
gboolean _rk_match_page_can_find_line    (RkMatchPage    *self);
void     _rk_match_page_find_line        (RkMatchPage    *self);
void     _rk_match_page_forget_line      (RkMatchPage    *self);
void     _rk_match_page_stop_finding     (RkMatchPage    *self);
gboolean _rk_match_page_has_line         (RkMatchPage    *self);
gboolean _rk_match_page_can_line_forward (RkMatchPage    *self);
void     _rk_match_page_line_forward     (RkMatchPage    *self);
void     _rk_match_page_line_back        (RkMatchPage    *self);
char    *_rk_match_page_describe_line    (RkMatchPage    *self);
void     _rk_match_page_tell_line        (RkMatchPage    *self);
const RkPosition *
         _rk_match_page_get_position     (RkMatchPage    *self);
void     _rk_match_page_show_aside       (RkMatchPage    *self,
                                          RkAside        *aside,
                                          gboolean        sow);
void     _rk_match_page_leave_line       (RkMatchPage    *self);
void     _rk_match_page_leave_to_match   (RkMatchPage    *self);
gboolean _rk_match_page_can_line_back    (RkMatchPage    *self);
void     _rk_match_page_line_first       (RkMatchPage    *self);
void     _rk_match_page_line_last        (RkMatchPage    *self);
void     _rk_match_page_line_go_to       (RkMatchPage    *self,
                                          guint           ply);
void     _rk_match_page_show_line_again  (RkMatchPage    *self);

/* Trying out. */
void     _rk_match_page_add_trial        (RkMatchPage    *self);
void     _rk_match_page_remember_trial   (RkMatchPage    *self);
gboolean _rk_match_page_recall_trial     (RkMatchPage    *self);
gboolean _rk_match_page_is_trying        (RkMatchPage    *self);
gboolean _rk_match_page_is_lost          (RkAside        *aside);
void     _rk_match_page_offer_trial      (RkMatchPage    *self,
                                          RkAside        *aside);
gboolean _rk_match_page_can_resume_trial (RkMatchPage    *self);
void     _rk_match_page_resume_trial     (RkMatchPage    *self);
void     _rk_match_page_open_aside       (RkMatchPage    *self,
                                          RkAside        *aside);
gboolean _rk_match_page_can_try_out      (RkMatchPage    *self);
void     _rk_match_page_try_out          (RkMatchPage    *self);
void     _rk_match_page_try_hole         (RkMatchPage    *self,
                                          guint           round_index,
                                          guint           ply,
                                          guint           hole);
RkMoveStatus
         _rk_match_page_play_aside       (RkMatchPage    *self,
                                          guint           hole);
gboolean _rk_match_page_can_keep_line    (RkMatchPage    *self);
void     _rk_match_page_keep_line        (RkMatchPage    *self);
gboolean _rk_match_page_can_name_line    (RkMatchPage    *self);
void     _rk_match_page_name_line        (RkMatchPage    *self);
void     _rk_match_page_undo_line        (RkMatchPage    *self);
gboolean _rk_match_page_can_undo_trial   (RkMatchPage    *self);
void     _rk_match_page_undo_trial       (RkMatchPage    *self);
void     _rk_match_page_redo_trial       (RkMatchPage    *self);
void     _rk_match_page_answer           (RkMatchPage    *self);
void     _rk_match_page_stop_answering   (RkMatchPage    *self);
gboolean _rk_match_page_is_answering     (RkMatchPage    *self);
gboolean _rk_match_page_can_let_answer   (RkMatchPage    *self);
void     _rk_match_page_let_answer       (RkMatchPage    *self);

/* What is told when it is asked for. */
void     _rk_match_page_add_reading      (RkMatchPage    *self);
void     _rk_match_page_stop_reading     (RkMatchPage    *self);
void     _rk_match_page_show_answer      (RkMatchPage    *self,
                                          const char     *text);
gboolean _rk_match_page_is_reading_key   (RkMatchPage    *self,
                                          guint           keyval,
                                          guint           keycode);
gboolean _rk_match_page_read_key         (RkMatchPage    *self,
                                          guint           keyval,
                                          guint           keycode,
                                          GdkModifierType modifiers);
void     _rk_match_page_tell_place       (RkMatchPage    *self);
void     _rk_match_page_tell_mistake     (RkMatchPage    *self,
                                          RkMistake      *mistake);
void     _rk_match_page_tell_hint        (RkMatchPage    *self,
                                          const char     *text);
void     _rk_match_page_forget_place     (RkMatchPage    *self);

/* What leaves the match. */
void     _rk_match_page_copy_position    (RkMatchPage    *self);
void     _rk_match_page_copy_match       (RkMatchPage    *self);
void     _rk_match_page_save_sheet       (RkMatchPage    *self);
void     _rk_match_page_print            (RkMatchPage    *self);
GtkPrintOperation *
         _rk_match_page_make_print       (RkMatchPage    *self,
                                          RkScoreSheet   *sheet);
void     _rk_match_page_save_picture     (RkMatchPage    *self);
RkBoardPicture *
         _rk_match_page_make_picture     (RkMatchPage    *self);
gboolean _rk_match_page_can_share_analysis
                                         (RkMatchPage    *self);
gboolean _rk_match_page_shares_analysis  (RkMatchPage    *self);
void     _rk_match_page_toggle_analysis  (RkMatchPage    *self);
void     _rk_match_page_stop_sharing     (RkMatchPage    *self);

/* How the page arranges itself. */
void     _rk_match_page_install_form     (GObjectClass   *object_class);
void     _rk_match_page_update_form      (RkMatchPage    *self);
void     _rk_match_page_init_pane        (RkMatchPage    *self);
void     _rk_match_page_update_pane      (RkMatchPage    *self);
gboolean _rk_match_page_has_sheet        (RkMatchPage    *self);
void     _rk_match_page_size_allocate    (GtkWidget      *widget,
                                          int             width,
                                          int             height);

/* Where the focus goes. */
void     _rk_match_page_root_focus       (RkMatchPage    *self);
void     _rk_match_page_unroot_focus     (RkMatchPage    *self);

/* What a person does on the board. */
void     _rk_match_page_choose_hole      (RkMatchPage    *self,
                                          guint           hole);

G_END_DECLS
