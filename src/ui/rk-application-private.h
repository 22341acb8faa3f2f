/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-application.h"
#include "rk-timer-watch.h"
#include "rk-window.h"

G_BEGIN_DECLS

#define RK_N_ENDING_SIGNALS 3

struct _RkApplication
{
  AdwApplication parent_instance;

  /* Owned References */
  GSettings *settings;
  RkDocumentStore *store;
  RkLibrary *library;
  RkTournamentGames *games;
  RkTimerWatch *timers;
  /* The style sheet for high contrast. */
  GtkCssProvider *contrast;
  RkSolver *solver;
  /* The documents of matches that are open, borrowed. */
  GPtrArray *matches;
  /* An RkSearchProvider. */
  GObject *search;

  /* Waits until the main loop is idle to write what the windows show. */
  guint save_source;
  guint signal_sources[RK_N_ENDING_SIGNALS];
  /* Holds up the end of the session while a question is open. */
  guint inhibitor;
  gboolean quitting;
  gboolean exit_after_startup;

  /* The language that was chosen and is shown, and the one to be shown; "" is that of
   * the system. They differ while something must not be disturbed. */
  char *language;
  char *next_language;
  guint language_source;
  /* How many things go on in the windows as they are. */
  guint n_reasons;
};

/* Between the files of RkApplication and RkWindow only. */
void     _rk_application_add_actions    (RkApplication *self);
void     _rk_application_open_window    (RkApplication *self,
                                         RkWindowState *state);
RkWindow *
         _rk_application_add_window     (RkApplication *self,
                                         RkWindowState *state);
gboolean _rk_application_is_last_window (RkApplication *self,
                                         RkWindow      *window);
/* The one used last, NULL if there is none. */
RkWindow *
         _rk_application_find_window    (RkApplication *self);
/* The same; if there is none they come back as they were. */
RkWindow *
         _rk_application_ensure_window  (RkApplication *self);

/* rk-application-desktop.c: what the desktop asks for, and is told. */
void     _rk_application_start_desktop  (RkApplication *self);
gboolean _rk_application_export_search  (RkApplication    *self,
                                         GDBusConnection  *connection,
                                         const char       *path,
                                         GError          **error);
void     _rk_application_unexport_search (RkApplication *self);
/* Shows the window that has @file already, if there is one; else FALSE. */
gboolean _rk_application_bring_forward  (RkApplication *self,
                                         GFile         *file);
void     _rk_application_show_search    (RkApplication *self,
                                         const char    *text);

/* rk-application-solver.c: the solver, and when it gives up its tables. */
void     _rk_application_start_solver   (RkApplication *self);
void     _rk_application_stop_solver    (RkApplication *self);

/* rk-application-language.c: the change of language while the program runs. */
void     _rk_application_start_language (RkApplication *self);
void     _rk_application_stop_language  (RkApplication *self);
void     _rk_application_try_language   (RkApplication *self);
void     _rk_application_show_language  (RkApplication *self,
                                         const char    *code);

G_END_DECLS
