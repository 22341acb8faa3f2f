/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-why-dialog.h"

static GtkWidget *
make_sentence (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  return label;
}

static GtkWidget *
make_list (const char *const *sentences)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_widget_set_margin_start (box, 18);
  gtk_widget_set_margin_end (box, 18);
  gtk_widget_set_margin_top (box, 6);
  gtk_widget_set_margin_bottom (box, 18);
  for (guint i = 0; sentences[i] != NULL; i++)
    gtk_box_append (GTK_BOX (box), make_sentence (sentences[i]));
  /* So that keys scroll it. */
  gtk_widget_set_focusable (scroller, TRUE);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), box);
  return scroller;
}

/**
 * rk_why_dialog_new:
 * @title: what is explained
 * @sentences: (array zero-terminated=1): the explanation
 *
 * Returns: (transfer floating): a new dialog, to present
 */
AdwDialog *
rk_why_dialog_new (const char        *title,
                   const char *const *sentences)
{
  AdwDialog *dialog;
  GtkWidget *view;

  g_return_val_if_fail (title != NULL, NULL);
  g_return_val_if_fail (sentences != NULL, NULL);

  dialog = adw_dialog_new ();
  view = adw_toolbar_view_new ();
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), make_list (sentences));
  adw_dialog_set_child (dialog, view);
  adw_dialog_set_title (dialog, title);
  adw_dialog_set_content_width (dialog, 460);
  return dialog;
}
