/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-aside-bar.h"
#include "rk-focus.h"
#include "rk-menu.h"
#include "rk-review-sentences.h"
#include "rk-sentences.h"

struct _RkAsideBar
{
  AdwBin parent_instance;

  /* Template Widgets */
  GtkLabel *title_label;
  GtkMenuButton *level_button;
  GtkWidget *keep_button;
  GtkWidget *name_button;
  GtkWidget *leave_button;
};

G_DEFINE_FINAL_TYPE (RkAsideBar, rk_aside_bar, ADW_TYPE_BIN)

static void
rk_aside_bar_dispose (GObject *object)
{
  gtk_widget_dispose_template (GTK_WIDGET (object), RK_TYPE_ASIDE_BAR);

  G_OBJECT_CLASS (rk_aside_bar_parent_class)->dispose (object);
}

static void
rk_aside_bar_class_init (RkAsideBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rk_aside_bar_dispose;

  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "asidebar");
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-aside-bar.ui");
  gtk_widget_class_bind_template_child (widget_class, RkAsideBar, title_label);
  gtk_widget_class_bind_template_child (widget_class, RkAsideBar, level_button);
  gtk_widget_class_bind_template_child (widget_class, RkAsideBar, keep_button);
  gtk_widget_class_bind_template_child (widget_class, RkAsideBar, name_button);
  gtk_widget_class_bind_template_child (widget_class, RkAsideBar, leave_button);
}

static char *
describe_level (RkLevel level)
{
  if (level == RK_LEVEL_NONE)
    /* TRANSLATORS: Instead of a computer that answers: a person tries out the moves of both
     * players. */
    return g_strdup (_("Play Both Sides"));

  return rk_text_computer (level);
}

/* When it is opened first. */
static void
create_popup_cb (GtkMenuButton *button,
                 gpointer       user_data)
{
  g_autoptr (GMenu) menu = g_menu_new ();

  if (gtk_menu_button_get_popover (button) != NULL)
    return;

  for (RkLevel level = RK_LEVEL_NONE; level <= RK_LEVEL_PERFECT; level++)
    {
      g_autofree char *text = describe_level (level);
      g_autoptr (GMenuItem) item = g_menu_item_new (text, NULL);

      g_menu_item_set_action_and_target (item, "match.answers", "i", (gint32) level);
      g_menu_append_item (menu, item);
    }
  rk_menu_set (button, G_MENU_MODEL (menu));
}

static void
rk_aside_bar_init (RkAsideBar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  gtk_menu_button_set_create_popup_func (self->level_button, create_popup_cb, NULL, NULL);
  gtk_accessible_update_relation (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                  self->title_label, NULL, -1);
}

static char *
describe (RkAside *aside)
{
  const char *name = rk_line_get_name (rk_aside_get_line (aside));
  RkAsideKind kind = rk_aside_get_kind (aside);

  if (kind == RK_ASIDE_TRIAL)
    return g_strdup (_("Trying Out: the match stays as it is"));

  return name != NULL ? rk_text_one_line (name) : g_strdup (rk_text_aside_kind (kind));
}

/* Who used a button that goes finds the focus on the next. */
static void
pass_focus (RkAsideBar *self,
            GtkWidget  *going)
{
  if (rk_focus_is_within (going))
    gtk_widget_grab_focus (self->leave_button);
}

static void
set_shown (RkAsideBar *self,
           GtkWidget  *button,
           gboolean    shown)
{
  if (!shown)
    pass_focus (self, button);
  gtk_widget_set_visible (button, shown);
}

/**
 * rk_aside_bar_show:
 * @self: a bar
 * @aside: (nullable): what the board shows beside the match, %NULL for nothing
 * @level: how well the computer plays that answers in a trial
 */
void
rk_aside_bar_show (RkAsideBar *self,
                   RkAside    *aside,
                   RkLevel     level)
{
  g_autofree char *title = NULL;
  g_autofree char *answers = describe_level (level);

  g_return_if_fail (RK_IS_ASIDE_BAR (self));

  gtk_widget_set_visible (GTK_WIDGET (self), aside != NULL);
  if (aside == NULL)
    return;

  title = describe (aside);
  gtk_label_set_label (self->title_label, title);
  gtk_menu_button_set_label (self->level_button, answers);
  set_shown (self, GTK_WIDGET (self->level_button),
             rk_aside_get_kind (aside) == RK_ASIDE_TRIAL);
  set_shown (self, self->keep_button, rk_aside_get_kind (aside) != RK_ASIDE_VARIATION);
  set_shown (self, self->name_button, rk_aside_get_kind (aside) == RK_ASIDE_VARIATION);
}

/**
 * rk_aside_bar_set_low:
 * @self: a bar
 * @low: whether there is room for one line only
 *
 * In one line the buttons are cut before they wrap, and what the board shows is left to
 * the title of the page.
 */
void
rk_aside_bar_set_low (RkAsideBar *self,
                      gboolean    low)
{
  g_return_if_fail (RK_IS_ASIDE_BAR (self));

  gtk_widget_set_visible (GTK_WIDGET (self->title_label), !low);
  adw_wrap_box_set_wrap_policy (ADW_WRAP_BOX (adw_bin_get_child (ADW_BIN (self))),
                                low ? ADW_WRAP_MINIMUM : ADW_WRAP_NATURAL);
}
