/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-timer-button.h"
#include "rk-tournament-page.h"

G_BEGIN_DECLS

struct _RkTournamentPage
{
  AdwNavigationPage parent_instance;

  /* Template Widgets */
  AdwWindowTitle *title;
  GtkLabel *state_label;
  GtkMenuButton *menu_button;
  AdwBanner *problem_banner;
  AdwViewStack *stack;
  GtkWidget *switcher_bar;
  GtkWidget *undo_button;
  GtkWidget *redo_button;
  GtkWidget *low_undo_button;
  /* In the header, and below it in a narrow window. */
  RkTimerButton *timer_button;
  RkTimerButton *narrow_timer_button;

  /* Owned References */
  RkDocument *document;
  RkWindowState *state;
  GSettings *settings;
  RkRoundTimer *timer;

  /* Whether there is no room for a subtitle and for long labels. */
  gboolean is_narrow;
  /* The page is on its way into the window, and whether it ever was there. */
  gboolean arriving;
  gboolean was_shown;

  /* What the timer starts from. */
  guint minutes;
};

/* Where toasts cover no button of the view that is seen: borrowed. */
GtkWidget *_rk_tournament_page_get_toasts (RkTournamentPage *self);

/* rk-tournament-actions.c: the actions "tournament.*", their keys and menu. */
void _rk_tournament_page_class_install_actions (GtkWidgetClass   *widget_class);
void _rk_tournament_page_attach_menu           (RkTournamentPage *self);
void _rk_tournament_page_update_actions        (RkTournamentPage *self);

G_END_DECLS
