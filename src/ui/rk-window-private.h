/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-match-page.h"
#include "rk-tournament-page.h"
#include "rk-window.h"

G_BEGIN_DECLS

/* Between the files of RkWindow and RkApplication only. */
void           _rk_window_class_install_actions (GtkWidgetClass *widget_class);
RkApplication *_rk_window_get_application       (RkWindow       *self);
void           _rk_window_start_search          (RkWindow       *self);
/* The tournament that is shown, also below a game of it; NULL if there is none. */
RkTournamentPage *
               _rk_window_get_tournament_page   (RkWindow       *self);
/* Shows @file if one of the pages does, also one below; else FALSE. */
gboolean       _rk_window_bring_forward         (RkWindow       *self,
                                                 GFile          *file);
void           _rk_window_show_search           (RkWindow       *self,
                                                 const char     *text);
void           _rk_window_open_at_start         (RkWindow       *self,
                                                 GFile          *file);

/* Also those below what is in front, which comes last. */
GPtrArray     *_rk_window_list_documents        (RkWindow       *self);
/* rk-window-remake.c: another one that shows the same, not yet presented. */
RkWindow      *_rk_window_remake                (RkWindow       *self);

/* rk-window-setup.c */
void           _rk_window_ask_new_match         (RkWindow       *self);
void           _rk_window_set_up                (RkWindow       *self,
                                                 const RkRules  *rules);

/* rk-window-outside.c: what other programs do to the files that are shown. */
void           _rk_window_watch_outside         (RkWindow       *self);
void           _rk_window_follow_document       (RkWindow       *self,
                                                 RkDocument     *document);

/* rk-window-games.c: between a tournament and its games. */
void           _rk_window_play                  (RkWindow         *self,
                                                 RkPairing        *pairing,
                                                 guint             game,
                                                 RkTournamentPage *page);
/* Back to the tournament of the match in front. */
void           _rk_window_leave_match           (RkWindow         *self,
                                                 RkMatchPage      *page);
void           _rk_window_tell_taken            (RkWindow       *self,
                                                 RkDocument     *document,
                                                 guint           taken,
                                                 RkPairing      *pairing,
                                                 guint           game);

/* rk-window-course.c */
AdwNavigationView *
               _rk_window_get_navigation        (RkWindow       *self);
/* Whether @page is one of the course, which lies above all others. */
gboolean       _rk_window_is_of_course          (AdwNavigationPage *page);
void           _rk_window_show_course           (RkWindow       *self);
void           _rk_window_show_lesson           (RkWindow       *self,
                                                 const char     *id);
/* Keeps the lesson that is shown in the state. */
void           _rk_window_remember_lesson       (RkWindow       *self);

/* The question whether to close although @documents are not saved; NULL if one
 * is open already. */
AdwDialog     *_rk_window_ask_unsaved           (RkWindow       *self,
                                                 GPtrArray      *documents);

/* Says that @document was made of @file, if it is another file. */
void           _rk_window_tell_import           (RkWindow       *self,
                                                 RkDocument     *document,
                                                 GFile          *file);

G_END_DECLS
