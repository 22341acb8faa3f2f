/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-application.h"
#include "rk-library-page.h"
#include "rk-library-view.h"

G_BEGIN_DECLS

struct _RkLibraryPage
{
  AdwNavigationPage parent_instance;

  /* Template Widgets */
  AdwToastOverlay *toasts;
  AdwBanner *problem_banner;
  AdwBanner *filter_banner;
  GtkSearchBar *search_bar;
  GtkEditable *search_entry;
  GtkStack *stack;
  AdwBreakpointBin *list_bin;
  GtkListView *list_view;
  GtkWidget *loading_spinner;
  GtkWidget *new_match_button;
  GtkWidget *new_tournament_button;
  GtkWidget *kinds;
  GtkWidget *search_button;
  GtkWidget *filter_button;
  GtkWidget *show_all_button;
  GtkMenuButton *menu_button;

  /* Owned References */
  RkLibrary *library;
  RkDocumentStore *store;
  GSettings *settings;
  RkLibraryView *view;
  char *told_filter;
  /* The row that gets the focus when the page is shown next. */
  GFile *file_to_focus;
  gboolean arriving;
  /* The toasts of what can be brought back, the last deletion at the end. */
  GPtrArray *deletions;
  /* The menu of a row, and what it is about until it is done. */
  GtkWidget *row_menu;
  RkLibraryItem *menu_item;
  guint forget_item_id;

  RkFileKind kind;
  /* Whether the first files were seen, before those that are listed changed. */
  gboolean is_at_top;
  /* The last frame before a row got the focus: the list has not gone there before the next one. */
  gint64 focused_frame;
};

/* Between the files of RkLibraryPage only. */
void           _rk_library_page_class_install_actions
                                             (GtkWidgetClass *widget_class);
void           _rk_library_page_start_actions (RkLibraryPage *self);
void           _rk_library_page_add_toast    (RkLibraryPage  *self,
                                              const char     *title);
/* The row of @file gets the focus, if it is listed. */
void           _rk_library_page_focus_file   (RkLibraryPage  *self,
                                              GFile          *file);
/* What the menu is about that is open, or the row that has the focus; borrowed, or
 * NULL. */
RkLibraryItem *_rk_library_page_get_chosen   (RkLibraryPage  *self);
/* @name: of what was deleted. Takes @deleted: where the file is now. Returns a borrowed toast. */
AdwToast      *_rk_library_page_add_deletion (RkLibraryPage  *self,
                                              const char     *name,
                                              GFile          *deleted);
/* rk-library-search.c */
void           _rk_library_page_add_search   (RkLibraryPage  *self);
void           _rk_library_page_focus_search (RkLibraryPage  *self);
void           _rk_library_page_focus_content (RkLibraryPage *self);
void           _rk_library_page_restore_focus (RkLibraryPage *self);
/* rk-library-rename.c */
void           _rk_library_page_rename_cb    (GtkWidget      *widget,
                                              const char     *name,
                                              GVariant       *parameter);

/* rk-library-transfers.c */
void           _rk_library_page_class_install_transfers
                                             (GtkWidgetClass *widget_class);
void           _rk_library_page_start_transfers (RkLibraryPage *self);
/* (element-type GFile): files and folders. */
void           _rk_library_page_import       (RkLibraryPage  *self,
                                              GPtrArray      *files);
void           _rk_library_page_export_all   (RkLibraryPage  *self,
                                              GFile          *folder);

/* A menu of what can be done with the file of the row that has @place. */
void           _rk_library_page_show_menu    (RkLibraryPage  *self,
                                              GtkWidget      *place);

G_END_DECLS
