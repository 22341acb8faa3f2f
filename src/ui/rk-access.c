/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <adwaita.h>

#include "rk-access.h"

static void
collect_texts (GtkWidget *widget,
               GString   *texts)
{
  if (!gtk_widget_get_child_visible (widget) || !gtk_widget_get_visible (widget))
    return;

  if (GTK_IS_LABEL (widget))
    g_string_append_printf (texts, "%s%s", texts->len > 0 ? "\n" : "",
                            gtk_label_get_text (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    collect_texts (child, texts);
}

static void
name_scrolled (GtkWidget *scroller)
{
  g_autoptr (GString) texts = g_string_new (NULL);

  collect_texts (scroller, texts);
  gtk_accessible_update_property (GTK_ACCESSIBLE (scroller), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  texts->str, -1);
}

/* Its title is the name of the text in it. */
static void
silence_row (GtkWidget *row)
{
  gtk_accessible_reset_relation (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_RELATION_LABELLED_BY);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, "", -1);
}

static void
focus_changed_cb (GtkRoot *root)
{
  GtkWidget *focus = gtk_root_get_focus (root);
  GtkWidget *row;

  if (focus == NULL)
    return;

  if (GTK_IS_SCROLLED_WINDOW (focus))
    name_scrolled (focus);
  row = gtk_widget_get_ancestor (focus, ADW_TYPE_ENTRY_ROW);
  if (row != NULL && GTK_IS_TEXT (focus))
    silence_row (row);
}

/**
 * rk_access_init:
 *
 * To call before there is a window. GTK 4.18 gives what scrolls no role, and so it could
 * have no name. But it has the focus where nothing else can: libadwaita shows pages without
 * content so, and the texts of alerts.
 */
void
rk_access_init (void)
{
  gtk_widget_class_set_accessible_role (g_type_class_ref (GTK_TYPE_SCROLLED_WINDOW),
                                        GTK_ACCESSIBLE_ROLE_GROUP);
}

/**
 * rk_access_follow_focus:
 * @root: a window
 *
 * Puts right what those who listen are told when the focus comes to a widget: what is
 * scrolled is called by the texts in it, and no name is told twice.
 */
void
rk_access_follow_focus (GtkRoot *root)
{
  g_return_if_fail (GTK_IS_ROOT (root));

  g_signal_connect (root, "notify::focus-widget", G_CALLBACK (focus_changed_cb), NULL);
}
