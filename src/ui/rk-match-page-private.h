/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-announcer.h"
#include "rk-board.h"
#include "rk-computer-player.h"
#include "rk-hints.h"
#include "rk-interlude.h"
#include "rk-line.h"
#include "rk-match-page.h"
#include "rk-moves-pane.h"
#include "rk-navigation-bar.h"
#include "rk-player-card.h"
#include "rk-review-pane.h"
#include "rk-rounds-pane.h"
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
  /* What has the focus in the page, or had it before it went. */
  GtkWidget *focus;
  guint focus_id;

  /* The place on the board; the cursor may be ahead of it for a moment. */
  guint shown_round;
  guint shown_ply;
  /* The lap of the last move that is on the board, or 0; that to show when the cursor
   * has moved, or 0; and what goes on from lap to lap by itself. */
  guint lap;
  guint wanted_lap;
  gboolean walking;
  guint walk_id;

  /* Moves that are shown beside the match, and how many of them are on the board; or
   * what is being looked for. */
  RkLine *line;
  guint line_ply;
  GCancellable *line_cancellable;

  /* The state of the match whose winnings the board shows shared out: RK_MATCH_PLAYING
   * for none. */
  RkMatchState shared;
  /* The room there is; see the properties of the same names. */
  gboolean cramped;
  gboolean narrow;
  gboolean low;
  int height;
};

/* Between the files of RkMatchPage only. */
RkMatch *_rk_match_page_get_match        (RkMatchPage    *self);
void     _rk_match_page_show_last_move   (RkMatchPage    *self);
void     _rk_match_page_show_at_once     (RkMatchPage    *self);
void     _rk_match_page_settle_there     (RkMatchPage    *self);
void     _rk_match_page_toggle_pane      (RkMatchPage    *self);
void     _rk_match_page_look_back        (RkMatchPage    *self);
void     _rk_match_page_start_rematch    (RkMatchPage    *self);
void     _rk_match_page_leave            (RkMatchPage    *self);

void     _rk_match_page_class_add_keys   (GtkWidgetClass *widget_class);
void     _rk_match_page_add_actions      (RkMatchPage    *self);
void     _rk_match_page_update_actions   (RkMatchPage    *self);
gboolean _rk_match_page_has_dialog       (RkMatchPage    *self);

/* The computer as a player. */
void     _rk_match_page_add_computer     (RkMatchPage    *self);
void     _rk_match_page_update_computer  (RkMatchPage    *self);
gboolean _rk_match_page_is_computer_turn (RkMatchPage    *self);

void     _rk_match_page_update_title     (RkMatchPage    *self);
void     _rk_match_page_update_status    (RkMatchPage    *self);

/* Hints and values. */
void     _rk_match_page_add_hints        (RkMatchPage    *self,
                                          GSettings      *settings);
void     _rk_match_page_update_hints     (RkMatchPage    *self);
gboolean _rk_match_page_can_hint         (RkMatchPage    *self);
void     _rk_match_page_hint             (RkMatchPage    *self);

/* The review of the match. */
void     _rk_match_page_add_review       (RkMatchPage    *self);
gboolean _rk_match_page_has_mistakes     (RkMatchPage    *self);
void     _rk_match_page_undo_note        (RkMatchPage    *self);
void     _rk_match_page_uncover_board    (RkMatchPage    *self);
void     _rk_match_page_next_mistake           (RkMatchPage *self);
void     _rk_match_page_next_mistake_south     (RkMatchPage *self);
void     _rk_match_page_next_mistake_north     (RkMatchPage *self);
void     _rk_match_page_previous_mistake       (RkMatchPage *self);
void     _rk_match_page_previous_mistake_south (RkMatchPage *self);
void     _rk_match_page_previous_mistake_north (RkMatchPage *self);

/* Lap by lap. */
void     _rk_match_page_lap_back         (RkMatchPage    *self);
void     _rk_match_page_lap_forward      (RkMatchPage    *self);
gboolean _rk_match_page_can_lap_back     (RkMatchPage    *self);
gboolean _rk_match_page_can_lap_forward  (RkMatchPage    *self);
gboolean _rk_match_page_is_between_laps  (RkMatchPage    *self);
gboolean _rk_match_page_is_aside         (RkMatchPage    *self);
gboolean _rk_match_page_show_wanted_lap  (RkMatchPage    *self);
char    *_rk_match_page_describe_lap     (RkMatchPage    *self);
guint    _rk_match_page_get_captured     (RkMatchPage    *self,
                                          RkSide          side);
gboolean _rk_match_page_is_walking       (RkMatchPage    *self);
void     _rk_match_page_toggle_walking   (RkMatchPage    *self);
void     _rk_match_page_stop_walking     (RkMatchPage    *self);

/* The best line. */
gboolean _rk_match_page_can_find_line    (RkMatchPage    *self);
void     _rk_match_page_find_line        (RkMatchPage    *self);
void     _rk_match_page_forget_line      (RkMatchPage    *self);
gboolean _rk_match_page_has_line         (RkMatchPage    *self);
gboolean _rk_match_page_can_line_forward (RkMatchPage    *self);
void     _rk_match_page_line_forward     (RkMatchPage    *self);
void     _rk_match_page_line_back        (RkMatchPage    *self);
void     _rk_match_page_mark_line        (RkMatchPage    *self);
char    *_rk_match_page_describe_line    (RkMatchPage    *self);
const RkPosition *
         _rk_match_page_get_line_position
                                         (RkMatchPage    *self);

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
