/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The review of a match on its page. */

#include <glib/gi18n.h>

#include "rk-match-page-private.h"
#include "rk-notify.h"
#include "rk-sentences.h"

static void
go_on (RkMatchPage *self,
       guint        sides)
{
  if (!rk_review_pane_next_mistake (self->review_pane, sides))
    rk_match_page_show_toast (self, _("There is no mistake after this place."));
}

static void
go_back (RkMatchPage *self,
         guint        sides)
{
  if (!rk_review_pane_previous_mistake (self->review_pane, sides))
    rk_match_page_show_toast (self, _("There is no mistake before this place."));
}

void
_rk_match_page_next_mistake (RkMatchPage *self)
{
  go_on (self, RK_BOTH_SIDES);
}

void
_rk_match_page_next_mistake_south (RkMatchPage *self)
{
  go_on (self, 1u << RK_SOUTH);
}

void
_rk_match_page_next_mistake_north (RkMatchPage *self)
{
  go_on (self, 1u << RK_NORTH);
}

void
_rk_match_page_previous_mistake (RkMatchPage *self)
{
  go_back (self, RK_BOTH_SIDES);
}

void
_rk_match_page_previous_mistake_south (RkMatchPage *self)
{
  go_back (self, 1u << RK_SOUTH);
}

void
_rk_match_page_previous_mistake_north (RkMatchPage *self)
{
  go_back (self, 1u << RK_NORTH);
}

gboolean
_rk_match_page_has_mistakes (RkMatchPage *self)
{
  return rk_review_pane_has_mistakes (self->review_pane);
}

/* Whoever asks in a sheet for something on the board wants to see the board. */
void
_rk_match_page_uncover_board (RkMatchPage *self)
{
  if (_rk_match_page_has_sheet (self))
    adw_bottom_sheet_set_open (self->sheet, FALSE);
}

/* What would have been better is advised as in a match that is being played. */
static void
mistake_shown_cb (RkMatchPage *self)
{
  _rk_match_page_uncover_board (self);
  if (_rk_match_page_is_aside (self))
    _rk_match_page_show_at_once (self);
  if (_rk_match_page_can_hint (self))
    _rk_match_page_hint (self);
}

void
_rk_match_page_undo_note (RkMatchPage *self)
{
  rk_review_pane_undo_note (self->review_pane);
}

static void
edited_cb (RkMatchPage *self,
           const char  *text)
{
  AdwToast *toast = adw_toast_new (text);

  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_action_name (toast, "match.undo-note");
  adw_toast_overlay_dismiss_all (self->toasts);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

static void
analysed_cb (RkMatchPage *self,
             const char  *text)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkApplication *application =
    GTK_IS_WINDOW (root) ? gtk_window_get_application (GTK_WINDOW (root)) : NULL;
  g_autofree char *title = rk_text_match_title (_rk_match_page_get_match (self));

  if (application != NULL)
    rk_notify (RK_APPLICATION (application), title, text,
               rk_document_get_file (self->document));
}

/* When the page has its cursor. */
void
_rk_match_page_add_review (RkMatchPage *self)
{
  rk_review_pane_set_cursor (self->review_pane, self->cursor, self->solver);
  g_signal_connect_object (self->review_pane, "mistake-shown", G_CALLBACK (mistake_shown_cb),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->review_pane, "edited", G_CALLBACK (edited_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->review_pane, "analysed", G_CALLBACK (analysed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->review_pane, "failed", G_CALLBACK (rk_match_page_show_toast),
                           self, G_CONNECT_SWAPPED);
}
