/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-match-file.h"
#include "rk-player-choice.h"
#include "rk-sentences.h"

/* Room for the longest word of a level, and for the longest level at most in two lines; and so
 * much at least where large text leaves less. */
#define VALUE_CHARS 14
#define KEPT_CHARS  9

/* How a computer of @level plays, in a sentence; of a person there is nothing to say. */
static const char *
explain_level (RkLevel level)
{
  switch (level)
    {
    case RK_LEVEL_BEGINNER:
      /* TRANSLATORS: how the computer plays at a level: "Beginner" */
      return _("Looks at some of the moves, and only at their first lap.");
    case RK_LEVEL_EASY:
      /* TRANSLATORS: how the computer plays at a level: "Easy" */
      return _("Takes what there is to take, and does not think of the reply.");
    case RK_LEVEL_MEDIUM:
      /* TRANSLATORS: how the computer plays at a level: "Medium" */
      return _("Thinks of the reply too, but overlooks some moves.");
    case RK_LEVEL_HARD:
      /* TRANSLATORS: how the computer plays at a level: "Hard" */
      return _("Sees six moves ahead.");
    case RK_LEVEL_PERFECT:
      /* TRANSLATORS: how the computer plays at a level: "Perfect" */
      return _("Never gives away a stone.");
    case RK_LEVEL_NONE:
    default:
      return "";
    }
}

/* The place of a person in the list is that of no level. */
static void
chosen_cb (AdwComboRow *row,
           GParamSpec  *pspec,
           GtkWidget   *name_row)
{
  RkLevel level = rk_player_choice_get_level (row);

  gtk_widget_set_visible (name_row, level == RK_LEVEL_NONE);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), explain_level (level));
}

static void
setup_value_cb (GtkSignalListItemFactory *factory,
                GtkListItem              *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), VALUE_CHARS);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_list_item_set_child (item, label);
}

static void
bind_value_cb (GtkSignalListItemFactory *factory,
               GtkListItem              *item)
{
  const char *text = gtk_string_object_get_string (gtk_list_item_get_item (item));
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (item));

  gtk_label_set_label (label, text);
  gtk_label_set_width_chars (label, MIN (g_utf8_strlen (text, -1), KEPT_CHARS));
}

/* The explanation would take the room of the value, which is cut off otherwise; the list
 * itself stays as it is. */
static void
show_value_whole (AdwComboRow *row)
{
  g_autoptr (GtkListItemFactory) factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_value_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_value_cb), NULL);
  adw_combo_row_set_list_factory (row, adw_combo_row_get_factory (row));
  adw_combo_row_set_factory (row, factory);
}

/**
 * rk_player_choice_set_up:
 * @row: an empty row, for who plays
 * @name_row: a row for the name of a person
 *
 * Fills the list. The row for the name is there only while a person plays; of a computer
 * the row says how it plays.
 */
void
rk_player_choice_set_up (AdwComboRow *row,
                         GtkEditable *name_row)
{
  g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

  g_return_if_fail (ADW_IS_COMBO_ROW (row));
  g_return_if_fail (ADW_IS_ENTRY_ROW (name_row));

  gtk_string_list_append (list, C_("who plays", "A person"));
  for (RkLevel level = RK_LEVEL_BEGINNER; level <= RK_LEVEL_PERFECT; level++)
    {
      g_autofree char *text = rk_text_computer (level);

      gtk_string_list_append (list, text);
    }

  show_value_whole (row);
  adw_combo_row_set_model (row, G_LIST_MODEL (list));
  adw_entry_row_set_max_length (ADW_ENTRY_ROW (name_row), RK_MATCH_FILE_MAX_NAME);
  g_signal_connect_object (row, "notify::selected", G_CALLBACK (chosen_cb), name_row,
                           G_CONNECT_DEFAULT);
}

/**
 * rk_player_choice_get_level:
 * @row: a row for who plays
 *
 * Returns: the level of the computer, %RK_LEVEL_NONE for a person
 */
RkLevel
rk_player_choice_get_level (AdwComboRow *row)
{
  guint selected = adw_combo_row_get_selected (row);

  return selected <= RK_LEVEL_PERFECT ? (RkLevel) selected : RK_LEVEL_NONE;
}

/**
 * rk_player_choice_set_level:
 * @row: a row for who plays
 * @level: the level of the computer, %RK_LEVEL_NONE for a person
 */
void
rk_player_choice_set_level (AdwComboRow *row,
                            RkLevel      level)
{
  adw_combo_row_set_selected (row, level);
}
