/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-language-row.h"
#include "rk-language.h"

struct _RkLanguageRow
{
  RkComboRow parent_instance;

  /* Owned References */
  RkApplication *application;
};

G_DEFINE_FINAL_TYPE (RkLanguageRow, rk_language_row, RK_TYPE_COMBO_ROW)

static void
rk_language_row_dispose (GObject *object)
{
  g_clear_object (&RK_LANGUAGE_ROW (object)->application);

  G_OBJECT_CLASS (rk_language_row_parent_class)->dispose (object);
}

static void
rk_language_row_class_init (RkLanguageRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rk_language_row_dispose;
}

static void
rk_language_row_init (RkLanguageRow *self)
{
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), _("Language"));
}

/* The first row of the list is the system's language, the others stand in the order of
 * rk_language_list(). */
static void
chosen_cb (RkLanguageRow *self)
{
  guint selected = adw_combo_row_get_selected (ADW_COMBO_ROW (self));

  rk_application_choose_language (self->application,
                                  selected > 0 ? rk_language_list ()[selected - 1] : "");
}

static void
fill (RkLanguageRow *self)
{
  const char *const *codes = rk_language_list ();
  const char *chosen = rk_application_get_language (self->application);
  /* TRANSLATORS: A choice in a list of languages. "%s" is the name of a language in itself,
   * as "English". */
  g_autofree char *system = g_strdup_printf (
      _("System (%s)"), rk_language_get_own_name (rk_language_get_system ()));
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  guint selected = 0;

  gtk_string_list_append (names, system);
  for (guint i = 0; codes[i] != NULL; i++)
    {
      gtk_string_list_append (names, rk_language_get_own_name (codes[i]));
      if (g_str_equal (codes[i], chosen))
        selected = i + 1;
    }
  adw_combo_row_set_model (ADW_COMBO_ROW (self), G_LIST_MODEL (names));
  adw_combo_row_set_selected (ADW_COMBO_ROW (self), selected);
}

/**
 * rk_language_row_set_application:
 * @self: a row that has none yet
 * @application: the program, started; a choice takes effect at once
 */
void
rk_language_row_set_application (RkLanguageRow *self,
                                 RkApplication *application)
{
  g_return_if_fail (RK_IS_LANGUAGE_ROW (self));
  g_return_if_fail (RK_IS_APPLICATION (application));
  g_return_if_fail (self->application == NULL);

  self->application = g_object_ref (application);
  fill (self);
  g_signal_connect (self, "notify::selected", G_CALLBACK (chosen_cb), NULL);
}
