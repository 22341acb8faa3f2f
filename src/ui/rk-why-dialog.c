/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-why-dialog.h"

static GtkWidget *
make_text (const char *const *sentences)
{
  g_autofree char *text = g_strjoinv ("\n\n", (char **) sentences);
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_selectable (GTK_LABEL (label), TRUE);
  gtk_widget_set_margin_start (label, 18);
  gtk_widget_set_margin_end (label, 18);
  gtk_widget_set_margin_top (label, 6);
  gtk_widget_set_margin_bottom (label, 18);
  return label;
}

static GtkWidget *
make_scroller (GtkWidget *text)
{
  GtkWidget *scroller = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), text);
  return scroller;
}

static gboolean
unselect_cb (GtkWidget     *text,
             GdkFrameClock *clock,
             gpointer       user_data)
{
  gtk_label_select_region (GTK_LABEL (text), 0, 0);

  return G_SOURCE_REMOVE;
}

/* Who listens begins at the text; the sighted shall not see all of it selected, as GTK does
 * when a label gets the focus. */
static void
focused_cb (GtkWidget *text)
{
  g_signal_handlers_disconnect_by_func (text, focused_cb, NULL);
  gtk_widget_add_tick_callback (text, unselect_cb, NULL, NULL);
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
  GtkWidget *text;

  g_return_val_if_fail (title != NULL, NULL);
  g_return_val_if_fail (sentences != NULL, NULL);

  dialog = adw_dialog_new ();
  text = make_text (sentences);
  view = adw_toolbar_view_new ();
  adw_toolbar_view_add_top_bar (ADW_TOOLBAR_VIEW (view), adw_header_bar_new ());
  adw_toolbar_view_set_content (ADW_TOOLBAR_VIEW (view), make_scroller (text));
  adw_dialog_set_child (dialog, view);
  adw_dialog_set_title (dialog, title);
  adw_dialog_set_content_width (dialog, 460);
  adw_dialog_set_focus (dialog, text);
  g_signal_connect (text, "notify::has-focus", G_CALLBACK (focused_cb), NULL);
  return dialog;
}
