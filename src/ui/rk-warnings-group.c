/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-tournament-sentences.h"
#include "rk-warnings-group.h"

#define N_WARNINGS (RK_WARNING_TOO_FEW_PLAYERS + 1)

struct _RkWarningsGroup
{
  AdwPreferencesGroup parent_instance;

  /* Borrowed References: NULL where there is no warning. */
  GtkWidget *rows[N_WARNINGS];
};

G_DEFINE_FINAL_TYPE (RkWarningsGroup, rk_warnings_group, ADW_TYPE_PREFERENCES_GROUP)

static GtkWidget *
add_row (RkWarningsGroup *self)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *icon = gtk_image_new_from_icon_name ("dialog-warning-symbolic");

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_add_css_class (icon, "warning");
  gtk_accessible_update_property (GTK_ACCESSIBLE (icon),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Warning"), -1);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);

  return row;
}

static void
remove_row (RkWarningsGroup      *self,
            RkRegulationsWarning  warning)
{
  if (self->rows[warning] != NULL)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (self), self->rows[warning]);
  self->rows[warning] = NULL;
}

static void
rk_warnings_group_class_init (RkWarningsGroupClass *klass)
{
}

static void
rk_warnings_group_init (RkWarningsGroup *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "warnings");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, _("Warnings"), -1);
}

/**
 * rk_warnings_group_show:
 * @self: a group
 * @regulations: what a tournament is played by
 * @n_players: how many play, 0 if that is not known
 *
 * Shows the warnings of @regulations, and no others.
 */
void
rk_warnings_group_show (RkWarningsGroup     *self,
                        const RkRegulations *regulations,
                        guint                n_players)
{
  guint warnings;

  g_return_if_fail (RK_IS_WARNINGS_GROUP (self));
  g_return_if_fail (regulations != NULL);

  warnings = rk_regulations_get_warnings (regulations, n_players);
  for (RkRegulationsWarning warning = 0; warning < N_WARNINGS; warning++)
    {
      g_autofree char *text = NULL;

      if ((warnings & (1u << warning)) == 0)
        {
          remove_row (self, warning);
          continue;
        }

      text = rk_text_regulations_warning (warning, regulations, n_players);
      if (self->rows[warning] == NULL)
        self->rows[warning] = add_row (self);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self->rows[warning]), text);
    }

  gtk_widget_set_visible (GTK_WIDGET (self), warnings != 0);
}
