/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-match-page.h"
#include "rk-tournament-page.h"
#include "rk-window.h"

G_BEGIN_DECLS

/**
 * RkTestWindow:
 * @application: the program, started in this process
 * @settings: its settings, in memory only
 * @state: what the window knows
 * @window: a window, shown
 * @folder: the data folder, for this test only
 *
 * The program with a window. Animations are off.
 */
typedef struct
{
  RkApplication *application;
  GSettings *settings;
  RkWindowState *state;
  RkWindow *window;
  char *folder;
} RkTestWindow;

typedef gboolean (*RkTestPredicate) (gpointer user_data);

void         rk_test_ui_init           (int               *argc,
                                        char            ***argv);

/* A test with a window of its own. */
void         rk_test_add               (const char        *path,
                                        void             (*test) (RkTestWindow  *self,
                                                                  gconstpointer  data));
void         rk_test_window_set_up     (RkTestWindow      *self,
                                        gconstpointer      data);
void         rk_test_window_tear_down  (RkTestWindow      *self,
                                        gconstpointer      data);
void         rk_test_window_open       (RkTestWindow      *self);
void         rk_test_window_close      (RkTestWindow      *self);

/* Whether all of a large number is run through, or a part of it. */
gboolean     rk_test_is_thorough       (void);

/* Runs the main loop until it is so; fails the test after ten seconds. */
void         rk_test_wait              (RkTestPredicate    is_so,
                                        gpointer           user_data);
/* Runs the main loop until the window is drawn and nothing waits. */
void         rk_test_settle            (RkTestWindow      *self);
void         rk_test_wait_told         (gpointer           window);

GFile       *rk_test_copy_fixture      (RkTestWindow      *self,
                                        const char        *name);
/* Opens a copy of a fixture, or the fixture's name, and waits for its page. */
RkMatchPage *rk_test_open_fixture      (RkTestWindow      *self,
                                        const char        *name);
/* Starts a standard match and waits for its page. */
RkMatchPage *rk_test_start_match       (RkTestWindow      *self);
AdwNavigationPage *
             rk_test_get_visible       (RkTestWindow      *self);
/* The page that is visible, if it shows a match. */
RkMatchPage *rk_test_get_page          (RkTestWindow      *self);
RkMatch     *rk_test_get_match         (RkMatchPage       *page);
/* The same of a tournament. */
RkTournamentPage *
             rk_test_get_tournament    (RkTestWindow      *self);

/* The first widget below @root that is so: of a type, with a label or tooltip
 * (NULL for any), visible; NULL when there is none. */
GtkWidget   *rk_test_find              (gpointer           root,
                                        GType              type,
                                        const char        *text);
/* All widgets of a type below @root that are visible. */
void         rk_test_find_all          (GtkWidget         *root,
                                        GType              type,
                                        GPtrArray         *found);
void         rk_test_click             (gpointer           root,
                                        const char        *text);
void         rk_test_choose_hole       (RkMatchPage       *page,
                                        guint              hole);
/* An action such as "match.back". */
void         rk_test_activate          (RkMatchPage       *page,
                                        const char        *action);
/* The name is without the group: "back". */
gboolean     rk_test_is_enabled        (RkMatchPage       *page,
                                        const char        *action);
guint        rk_test_find_legal        (RkMatchPage       *page);
/* By clicks on the holes, to the end of the round. */
void         rk_test_play_round        (RkTestWindow      *self,
                                        RkMatchPage       *page);
/* The stones that the board shows in a hole. */
guint        rk_test_get_shown         (RkMatchPage       *page,
                                        guint              hole);
/* The stones on the board and on the cards. */
guint        rk_test_count_shown       (RkMatchPage       *page);
/* The board shows what the cursor stands at. */
void         rk_test_assert_board      (RkMatchPage       *page);
AdwDialog   *rk_test_get_dialog        (RkTestWindow      *self);
/* Clicks on the button of an alert, or closes one that has no such button. */
void         rk_test_respond           (RkTestWindow      *self,
                                        const char        *response);
/* Chooses what stands as @label in a menu that is open. */
void         rk_test_choose_item       (GtkWidget         *menu,
                                        const char        *label);
const char  *rk_test_get_toast         (RkTestWindow      *self);
GtkWidget   *rk_test_get_focus         (RkTestWindow      *self);

void         rk_test_save_picture      (GtkWidget         *widget,
                                        const char        *path);

/* Keeps what is told, as a handler of a signal with one text. */
void         rk_test_collect_cb        (GPtrArray         *texts,
                                        const char        *text);

RkLibrary   *rk_test_get_library       (RkTestWindow      *self);
/* Reads its folder. */
void         rk_test_load_library      (RkTestWindow      *self);
/* For rk_test_wait() on an RkTestWindow. */
gboolean     rk_test_has_page          (gpointer           user_data);
gboolean     rk_test_has_no_page       (gpointer           user_data);
gboolean     rk_test_has_tournament    (gpointer           user_data);
gboolean     rk_test_has_dialog        (gpointer           user_data);
gboolean     rk_test_has_toast         (gpointer           user_data);
gboolean     rk_test_has_focus_on_row  (gpointer           user_data);
/* The same on an RkLibrary, and on a GListModel. */
gboolean     rk_test_is_loaded         (gpointer           library);
gboolean     rk_test_has_items         (gpointer           model);
/* The same on an RkDocument, and on a gboolean. */
gboolean     rk_test_is_saved          (gpointer           document);
gboolean     rk_test_is_true           (gpointer           value);

/* With at most five players, none of them paired, and a time for each round. */
RkTournament *
             rk_test_make_tournament   (RkSystem           system,
                                        guint              n_players);
/* Looks at each of the views of a tournament; @where names it, after @state. */
typedef void (*RkTestCheck)            (RkTestWindow      *self,
                                        const char        *where);
void         rk_test_check_views       (RkTestWindow      *self,
                                        RkTournamentPage  *page,
                                        const char        *state,
                                        RkTestCheck        check);

G_END_DECLS
