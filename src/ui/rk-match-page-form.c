/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* How a match page arranges itself in the room it has: the breakpoints set the
 * properties. */

#include "rk-focus.h"
#include "rk-match-page-private.h"
#include "rk-sentences.h"
#include "rk-view-keys.h"

/* The sheet with the moves covers so much of the page. */
#define SHEET_SHARE 0.6
/* And so much where the board would need more: some rows of a list are to be seen. */
#define LEAST_SHEET 0.5

enum
{
  PROP_0,
  PROP_CRAMPED,
  PROP_NARROW,
  PROP_LOW,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static gboolean *
get_field (RkMatchPage *self,
           guint        prop_id)
{
  switch (prop_id)
    {
    case PROP_CRAMPED:
      return &self->cramped;
    case PROP_NARROW:
      return &self->narrow;
    case PROP_LOW:
      return &self->low;
    default:
      return NULL;
    }
}

/* In a low window both cards stand in one line above the board. */
static void
place_lower_card (RkMatchPage *self)
{
  GtkWidget *card = GTK_WIDGET (self->lower_card);
  GtkBox *wanted = self->low ? self->cards_box : self->game_box;
  GtkWidget *before = self->low ? NULL : GTK_WIDGET (self->board);
  GtkBox *parent = GTK_BOX (gtk_widget_get_parent (card));

  if (parent == wanted)
    return;

  g_object_ref (card);
  gtk_box_remove (parent, card);
  gtk_box_insert_child_after (wanted, card, before);
  g_object_unref (card);
}

static void
set_css_class (RkMatchPage *self,
               const char  *css_class,
               gboolean     wanted)
{
  if (wanted)
    gtk_widget_add_css_class (GTK_WIDGET (self), css_class);
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), css_class);
}

static int
get_minimum (GtkWidget      *child,
             GtkOrientation  orientation,
             int             for_size)
{
  int minimum;

  gtk_widget_measure (child, orientation, for_size, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* A sheet lies over the page, on which somebody looks at the board. */
static gboolean
is_covered (RkMatchPage *self)
{
  return _rk_match_page_has_sheet (self) && adw_bottom_sheet_get_open (self->sheet) &&
         !gtk_widget_get_visible (GTK_WIDGET (self->interlude));
}

/* Of the bar below the board, which may lie below the sheet too. */
static int
get_bar_height (RkMatchPage *self)
{
  return get_minimum (GTK_WIDGET (self->navigation_bar), GTK_ORIENTATION_VERTICAL,
                      gtk_widget_get_width (GTK_WIDGET (self)));
}

/* The sheet is as high as its contents want to be, at least a good part of the page; over
 * a board it leaves room for that, as far as it can. */
static int
get_sheet_height (RkMatchPage *self)
{
  GtkWidget *content = adw_bottom_sheet_get_content (self->sheet);
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  int needed;
  int bar;

  if (!is_covered (self))
    return height * SHEET_SHARE;

  /* The bar above the board gets all that it wants, which is not counted before. */
  gtk_widget_measure (GTK_WIDGET (self->aside_bar), GTK_ORIENTATION_VERTICAL, width, NULL, &bar,
                      NULL, NULL);
  bar -= get_minimum (GTK_WIDGET (self->aside_bar), GTK_ORIENTATION_VERTICAL, -1);
  needed = get_minimum (content, GTK_ORIENTATION_VERTICAL, width) - get_bar_height (self) + bar;

  return CLAMP (height - needed, height * LEAST_SHEET, height * SHEET_SHARE);
}

static void
measure_board (GtkWidget      *bin,
               GtkOrientation  orientation,
               int             for_size,
               int            *minimum,
               int            *natural,
               int            *minimum_baseline,
               int            *natural_baseline)
{
  gtk_widget_measure (gtk_widget_get_first_child (bin), orientation, for_size, minimum, natural,
                      NULL, NULL);
}

/* Both rows are seen above the sheet. */
static void
allocate_board (GtkWidget *bin,
                int        width,
                int        height,
                int        baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (bin);
  GtkWidget *page = gtk_widget_get_ancestor (bin, RK_TYPE_MATCH_PAGE);
  int sheet;

  if (page != NULL && is_covered (RK_MATCH_PAGE (page)))
    {
      gtk_widget_measure (RK_MATCH_PAGE (page)->pane_bin, GTK_ORIENTATION_VERTICAL,
                          gtk_widget_get_width (page), NULL, &sheet, NULL, NULL);
      height = MIN (height, MAX (height - sheet + get_bar_height (RK_MATCH_PAGE (page)),
                                 get_minimum (child, GTK_ORIENTATION_VERTICAL, width)));
    }
  gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, width, height }, baseline);
}

/* All that depends on the room, and on whether there is an interlude or something beside
 * the match to be shown in it. */
void
_rk_match_page_update_form (RkMatchPage *self)
{
  gboolean interlude = gtk_widget_get_visible (GTK_WIDGET (self->interlude));
  gboolean show_cards = (!self->cramped || !interlude) &&
                        (!self->low || !_rk_match_page_has_line (self)) && !is_covered (self);

  place_lower_card (self);
  gtk_widget_set_visible (GTK_WIDGET (self->cards_box), show_cards);
  gtk_widget_set_visible (GTK_WIDGET (self->upper_card), show_cards);
  gtk_widget_set_visible (GTK_WIDGET (self->lower_card), show_cards);
  gtk_widget_set_visible (GTK_WIDGET (self->navigation_bar), !self->low || !interlude);
  rk_player_card_set_form (self->upper_card, self->narrow, self->low);
  rk_player_card_set_form (self->lower_card, self->narrow, self->low);
  rk_navigation_bar_set_form (self->navigation_bar, self->narrow, self->low || interlude);
  rk_interlude_set_form (self->interlude, self->narrow, self->low);
  rk_aside_bar_set_low (self->aside_bar, self->low);
  gtk_widget_set_visible (self->undo_button, !self->narrow);
  gtk_widget_set_visible (self->redo_button, !self->narrow);
  gtk_widget_set_visible (self->hint_button, !self->narrow);
  gtk_widget_set_visible (self->pane_button, !self->narrow);
  set_css_class (self, "small", self->cramped);
  if (is_covered (self))
    gtk_widget_queue_resize (self->pane_bin);
}

static void
sheet_opened_cb (RkMatchPage *self)
{
  _rk_match_page_update_form (self);
  if (!is_covered (self))
    gtk_widget_queue_resize (self->pane_bin);
  gtk_widget_queue_allocate (self->board_bin);
}

/* In a sheet the pane has a handle above it and a button that closes it. */
void
_rk_match_page_update_pane (RkMatchPage *self)
{
  gboolean in_sheet = _rk_match_page_has_sheet (self);

  gtk_widget_set_visible (self->pane_header, !in_sheet);
  gtk_widget_set_visible (self->close_button, in_sheet);
  gtk_widget_set_margin_top (self->pane_bar, in_sheet ? 24 : 0);
  if (self->cursor != NULL)
    {
      _rk_match_page_update_form (self);
      _rk_match_page_update_title (self);
    }
}

gboolean
_rk_match_page_has_sheet (RkMatchPage *self)
{
  return g_strcmp0 (adw_multi_layout_view_get_layout_name (self->layouts), "narrow") == 0;
}

/* While a window gets narrow, the pane that just left the side has no room at all for one
 * frame, in which nobody sees it: then it takes what it needs. */
static void
measure_pane (GtkWidget      *bin,
              GtkOrientation  orientation,
              int             for_size,
              int            *minimum,
              int            *natural,
              int            *minimum_baseline,
              int            *natural_baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (bin);
  GtkWidget *page = gtk_widget_get_ancestor (bin, RK_TYPE_MATCH_PAGE);

  if (orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0)
    for_size = MAX (for_size, get_minimum (child, GTK_ORIENTATION_HORIZONTAL, -1));
  gtk_widget_measure (child, orientation, for_size, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL && page != NULL)
    *natural = MAX (*minimum, get_sheet_height (RK_MATCH_PAGE (page)));
}

static void
allocate_pane (GtkWidget *bin,
               int        width,
               int        height,
               int        baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (bin);

  width = MAX (width, get_minimum (child, GTK_ORIENTATION_HORIZONTAL, -1));
  height = MAX (height, get_minimum (child, GTK_ORIENTATION_VERTICAL, width));
  gtk_widget_size_allocate (child, &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
turn_view (gpointer page,
           int      step)
{
  RkMatchPage *self = page;

  if (gtk_widget_get_mapped (GTK_WIDGET (self->panes)))
    rk_view_keys_turn (self->panes, step);
  else
    _rk_match_page_toggle_pane (self);
}

void
_rk_match_page_init_pane (RkMatchPage *self)
{
  gtk_widget_set_layout_manager (self->pane_bin,
                                 gtk_custom_layout_new (NULL, measure_pane, allocate_pane));
  gtk_widget_set_layout_manager (self->board_bin,
                                 gtk_custom_layout_new (NULL, measure_board, allocate_board));
  g_signal_connect_object (self->sheet, "notify::open", G_CALLBACK (sheet_opened_cb), self,
                           G_CONNECT_SWAPPED);
  rk_view_keys_add (GTK_WIDGET (self), turn_view);
  _rk_match_page_update_pane (self);
}

void
_rk_match_page_size_allocate (GtkWidget *widget,
                              int        width,
                              int        height)
{
  RkMatchPage *self = RK_MATCH_PAGE (widget);

  if (self->height == height)
    return;

  self->height = height;
  gtk_widget_queue_resize (self->pane_bin);
}

static void
rk_match_page_get_property (GObject    *object,
                            guint       prop_id,
                            GValue     *value,
                            GParamSpec *pspec)
{
  gboolean *field = get_field (RK_MATCH_PAGE (object), prop_id);

  if (field != NULL)
    g_value_set_boolean (value, *field);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
rk_match_page_set_property (GObject      *object,
                            guint         prop_id,
                            const GValue *value,
                            GParamSpec   *pspec)
{
  RkMatchPage *self = RK_MATCH_PAGE (object);
  gboolean *field = get_field (self, prop_id);

  if (field == NULL)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
      return;
    }

  if (*field == g_value_get_boolean (value))
    return;

  *field = g_value_get_boolean (value);
  if (self->cursor != NULL)
    {
      _rk_match_page_update_form (self);
      _rk_match_page_update_title (self);
      _rk_match_page_update_status (self);
    }
  g_object_notify_by_pspec (object, pspec);
}

void
_rk_match_page_install_form (GObjectClass *object_class)
{
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = rk_match_page_get_property;
  object_class->set_property = rk_match_page_set_property;

  /* Too little room for the cards beside an interlude. */
  properties[PROP_CRAMPED] = g_param_spec_boolean ("cramped", NULL, NULL, FALSE, flags);
  /* A phone held upright. */
  properties[PROP_NARROW] = g_param_spec_boolean ("narrow", NULL, NULL, FALSE, flags);
  /* A phone held sideways. */
  properties[PROP_LOW] = g_param_spec_boolean ("low", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
focus_board_cb (gpointer user_data)
{
  RkMatchPage *self = user_data;

  self->focus_id = 0;
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || _rk_match_page_has_dialog (self))
    return;

  if (gtk_widget_get_visible (GTK_WIDGET (self->interlude)))
    rk_interlude_focus_default (self->interlude);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->board));
}

/* A menu gives the focus back to its button by itself. */
static gboolean
is_in_menu (GtkWidget *widget)
{
  return GTK_IS_POPOVER (gtk_widget_get_native (widget));
}

/* Unless something else has got it. */
static void
restore_focus_cb (gpointer user_data)
{
  RkMatchPage *self = user_data;

  if (rk_focus_get (GTK_WIDGET (self)) == NULL)
    focus_board_cb (self);
  else
    self->focus_id = 0;
}

/* Not at once: the page may just be rearranged. */
static void
focus_board_later (RkMatchPage *self)
{
  g_clear_handle_id (&self->focus_id, g_source_remove);
  self->focus_id = g_idle_add_once (focus_board_cb, self);
}

/* When what has the focus disappears, GTK gives it to whatever stands beside it,
 * and the next key would press that. The board is safe. When it can do no more, as
 * a button that took back the first move, nothing has the focus; nor has anything for a moment
 * when Tab goes on from the last to the first. */
static void
focus_changed_cb (RkMatchPage *self)
{
  GtkWidget *focus = rk_focus_get (GTK_WIDGET (self));

  if (self->focus != NULL && !gtk_widget_get_mapped (self->focus) && !is_in_menu (self->focus))
    focus_board_later (self);
  else if (self->focus != NULL && focus == NULL && self->focus_id == 0)
    self->focus_id = g_idle_add_once (restore_focus_cb, self);

  if (focus == NULL || rk_focus_is_within (GTK_WIDGET (self)))
    g_set_weak_pointer (&self->focus, focus);
}

/* A dialog gives the focus back to what had it before, which may be the button of the menu. But
 * an answer that has ended a round goes on with the next. */
static void
answered_cb (gpointer user_data)
{
  RkMatchPage *self = user_data;

  if (gtk_widget_get_visible (GTK_WIDGET (self->interlude)))
    focus_board_cb (self);
  else
    restore_focus_cb (self);
}

static void
dialog_changed_cb (RkMatchPage *self)
{
  _rk_match_page_update_computer (self);
  if (rk_focus_get_dialog (GTK_WIDGET (self)) == NULL &&
      !gtk_widget_get_visible (GTK_WIDGET (self->interlude)) && self->focus_id == 0)
    self->focus_id = g_idle_add_once (answered_cb, self);
}

void
_rk_match_page_root_focus (RkMatchPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (focus_changed_cb), self,
                           G_CONNECT_SWAPPED);
  if (ADW_IS_APPLICATION_WINDOW (root))
    g_signal_connect_object (root, "notify::visible-dialog", G_CALLBACK (dialog_changed_cb),
                             self, G_CONNECT_SWAPPED);
}

void
_rk_match_page_unroot_focus (RkMatchPage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  g_signal_handlers_disconnect_by_func (root, focus_changed_cb, self);
  g_signal_handlers_disconnect_by_func (root, dialog_changed_cb, self);
  g_clear_weak_pointer (&self->focus);
  g_clear_handle_id (&self->focus_id, g_source_remove);
}
