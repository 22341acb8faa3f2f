/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-language-row.h"
#include "rk-teller.h"
#include "rk-welcome-dialog.h"

struct _RkWelcomeDialog
{
  AdwDialog parent_instance;

  /* Template Widgets */
  GtkStack *cards;
  AdwStatusPage *files_card;
  RkLanguageRow *language_row;
  GtkLabel *place_label;
  GtkWidget *back_button;
  GtkButton *next_button;
};

G_DEFINE_FINAL_TYPE (RkWelcomeDialog, rk_welcome_dialog, ADW_TYPE_DIALOG)

static guint
count_cards (RkWelcomeDialog *self)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (self->cards);

  return g_list_model_get_n_items (G_LIST_MODEL (pages));
}

static guint
find_card (RkWelcomeDialog *self)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (self->cards);
  g_autoptr (GtkBitset) shown = gtk_selection_model_get_selection (pages);

  return gtk_bitset_get_minimum (shown);
}

static void
update (RkWelcomeDialog *self)
{
  guint card = find_card (self);
  guint n_cards = count_cards (self);
  g_autofree char *number = rk_format_number (card + 1);
  g_autofree char *total = rk_format_number (n_cards);
  /* TRANSLATORS: Which of a few cards is shown: "1 of 3". */
  g_autofree char *place = g_strdup_printf (C_("cards", "%1$s of %2$s"), number, total);

  gtk_label_set_label (self->place_label, place);
  gtk_widget_set_sensitive (self->back_button, card > 0);
  gtk_button_set_label (self->next_button, card + 1 < n_cards ? C_("cards", "_Next")
                                                              : _("_Close"));
}

/* The focus stays on the button: whoever does not see the card is told what it says. */
static void
show_card (RkWelcomeDialog *self,
           guint            card)
{
  g_autoptr (GtkSelectionModel) pages = gtk_stack_get_pages (self->cards);
  g_autofree char *text = NULL;
  AdwStatusPage *shown;

  gtk_selection_model_select_item (pages, card, TRUE);
  update (self);
  shown = ADW_STATUS_PAGE (gtk_stack_get_visible_child (self->cards));
  text = g_strdup_printf ("%s\n%s", adw_status_page_get_title (shown),
                          adw_status_page_get_description (shown));
  rk_tell (GTK_WIDGET (self), text);
}

static void
back_cb (RkWelcomeDialog *self)
{
  guint card = find_card (self);

  /* Else the focus would be lost with the last step back. */
  if (card == 1)
    gtk_widget_grab_focus (GTK_WIDGET (self->next_button));
  show_card (self, card - 1);
}

static void
next_cb (RkWelcomeDialog *self)
{
  guint card = find_card (self);

  if (card + 1 < count_cards (self))
    show_card (self, card + 1);
  else
    adw_dialog_close (ADW_DIALOG (self));
}

/* Where it leads is in the window below. */
static void
leave_for (RkWelcomeDialog *self,
           const char      *action)
{
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  adw_dialog_close (ADW_DIALOG (self));
  gtk_widget_activate_action (window, action, NULL);
}

static void
learn_cb (RkWelcomeDialog *self)
{
  leave_for (self, "win.learn");
}

static void
play_cb (RkWelcomeDialog *self)
{
  leave_for (self, "win.new-match");
}

static void
rk_welcome_dialog_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RK_TYPE_WELCOME_DIALOG);

  G_OBJECT_CLASS (rk_welcome_dialog_parent_class)->dispose (object);
}

static void
rk_welcome_dialog_class_init (RkWelcomeDialogClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rk_welcome_dialog_dispose;

  g_type_ensure (RK_TYPE_LANGUAGE_ROW);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-welcome-dialog.ui");
  gtk_widget_class_bind_template_child (widget_class, RkWelcomeDialog, cards);
  gtk_widget_class_bind_template_child (widget_class, RkWelcomeDialog, files_card);
  gtk_widget_class_bind_template_child (widget_class, RkWelcomeDialog, language_row);
  gtk_widget_class_bind_template_child (widget_class, RkWelcomeDialog, place_label);
  gtk_widget_class_bind_template_child (widget_class, RkWelcomeDialog, back_button);
  gtk_widget_class_bind_template_child (widget_class, RkWelcomeDialog, next_button);
  gtk_widget_class_bind_template_callback (widget_class, back_cb);
  gtk_widget_class_bind_template_callback (widget_class, next_cb);
  gtk_widget_class_bind_template_callback (widget_class, learn_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_cb);
}

static void
rk_welcome_dialog_init (RkWelcomeDialog *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

static void
tell_folder (RkWelcomeDialog *self,
             RkLibrary       *library)
{
  g_autofree char *name = g_file_get_parse_name (rk_library_get_folder (library));
  g_autofree char *text = g_strdup_printf (
      /* TRANSLATORS: "%s" is a folder. */
      _("Each match and each tournament is a file in the folder “%s”. It is written while you "
        "play, so nothing needs to be saved. What you delete can be brought back for 30 days."),
      name);
  g_autofree char *markup = g_markup_escape_text (text, -1);

  adw_status_page_set_description (self->files_card, markup);
}

/**
 * rk_welcome_dialog_new:
 * @application: the program, started
 *
 * Returns: (transfer floating): a new dialog that shows its first card, to present over a
 *   window of the program
 */
AdwDialog *
rk_welcome_dialog_new (RkApplication *application)
{
  RkWelcomeDialog *self;

  g_return_val_if_fail (RK_IS_APPLICATION (application), NULL);

  self = g_object_new (RK_TYPE_WELCOME_DIALOG, NULL);
  rk_language_row_set_application (self->language_row, application);
  tell_folder (self, rk_application_get_library (application));
  update (self);

  return ADW_DIALOG (self);
}

/**
 * rk_welcome_dialog_focus_language:
 * @self: a dialog that is not yet presented
 */
void
rk_welcome_dialog_focus_language (RkWelcomeDialog *self)
{
  g_return_if_fail (RK_IS_WELCOME_DIALOG (self));

  adw_dialog_set_focus (ADW_DIALOG (self), GTK_WIDGET (self->language_row));
}
