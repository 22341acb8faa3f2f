/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-retry-page.h"

#include <glib/gi18n.h>

#include "rk-action-keys.h"
#include "rk-focus.h"
#include "rk-format.h"
#include "rk-retry-board.h"
#include "rk-review-sentences.h"
#include "rk-teller.h"
#include "rk-wrap.h"

struct _RkRetryPage
{
  AdwNavigationPage parent_instance;

  /* Template Widgets */
  AdwWindowTitle *window_title;
  GtkStack *stack;
  RkRetryBoard *board;
  GtkWidget *line_box;
  GtkButton *previous_button;
  GtkButton *answer_button;
  GtkButton *next_button;
  GtkLabel *retried_label;
  GtkLabel *first_label;
  GtkLabel *later_label;
  GtkLabel *shown_label;
  GtkLabel *skipped_label;
  GtkWidget *rest_box;
  GtkListBox *rest_list;
  GtkButton *again_button;
  GtkButton *done_button;
  GtkWidget *gone_button;

  /* Owned References */
  RkRetry *retry;

  /* The board shows a best move. */
  gboolean is_answered;
};

enum
{
  LOOK_AT,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkRetryPage, rk_retry_page, ADW_TYPE_NAVIGATION_PAGE)

static guint signals[N_SIGNALS];

static gboolean
is_trying (RkRetryPage *self)
{
  return rk_retry_board_get_mistake (self->board) != NULL;
}

/* Whoever used what is about to go finds the focus on what comes instead. */
static void
pass_focus (RkRetryPage *self,
            GtkWidget   *gone,
            GtkWidget   *next)
{
  if (rk_focus_is_within (gone))
    gtk_widget_grab_focus (next);
}

/* What follows a right answer is the next mistake: a hole would only set the board back. */
static void
update_focus (RkRetryPage *self,
              gboolean     is_answered)
{
  if (is_answered && !self->is_answered)
    pass_focus (self, GTK_WIDGET (self->board), GTK_WIDGET (self->next_button));
  self->is_answered = is_answered;
}

/* While the answer is looked for, going on means to skip it. */
static void
update_buttons (RkRetryPage *self)
{
  RkMistake *mistake = rk_retry_board_get_mistake (self->board);
  gboolean is_open = mistake != NULL && rk_mistake_get_state (mistake) == RK_MISTAKE_OPEN;
  gboolean has_line = rk_retry_board_can_back (self->board) ||
                      rk_retry_board_can_forward (self->board);
  GtkWidget *widget = GTK_WIDGET (self);

  if (!has_line)
    pass_focus (self, self->line_box, GTK_WIDGET (self->board));
  /* It keeps its room, so that the board keeps its size. */
  gtk_widget_set_opacity (self->line_box, has_line ? 1 : 0);
  gtk_button_set_label (self->next_button,
                        /* TRANSLATORS: A button: goes on to the next mistake without an
                         * answer. */
                        is_open ? C_("a mistake to try again", "_Skip")
                                /* TRANSLATORS: A button: goes on to the next mistake. */
                                : C_("a mistake to try again", "_Next"));
  rk_wrap_button_at_words (self->next_button);

  gtk_widget_action_set_enabled (widget, "retry.previous", rk_retry_get_index (self->retry) > 0);
  gtk_widget_action_set_enabled (widget, "retry.next", is_trying (self));
  gtk_widget_action_set_enabled (widget, "retry.answer", is_trying (self));
  gtk_widget_action_set_enabled (widget, "retry.back", rk_retry_board_can_back (self->board));
  gtk_widget_action_set_enabled (widget, "retry.forward",
                                 rk_retry_board_can_forward (self->board));
  update_focus (self, !is_open && rk_retry_board_can_back (self->board));
}

static void
show_place (RkRetryPage *self)
{
  g_autofree char *number = rk_format_number (rk_retry_get_index (self->retry) + 1);
  g_autofree char *total = rk_format_number (rk_retry_get_n_mistakes (self->retry));
  /* TRANSLATORS: Which of all mistakes is tried: "3 of 7". */
  g_autofree char *place = g_strdup_printf (C_("a mistake to try again", "%1$s of %2$s"),
                                            number, total);

  adw_window_title_set_subtitle (self->window_title, is_trying (self) ? place : "");
}

static void
show_number (GtkLabel *label,
             guint     number)
{
  g_autofree char *text = rk_format_number (number);

  gtk_label_set_label (label, text);
}

static void
show_tally (RkRetryPage *self)
{
  guint n_mistakes = rk_retry_get_n_mistakes (self->retry);
  RkRetryTally tally;
  g_autofree char *text = NULL;

  rk_retry_get_tally (self->retry, &tally);
  text = rk_text_retried (tally.n_first + tally.n_later, n_mistakes);
  gtk_label_set_label (self->retried_label, text);
  show_number (self->first_label, tally.n_first);
  show_number (self->later_label, tally.n_later);
  show_number (self->shown_label, tally.n_shown);
  show_number (self->skipped_label, tally.n_skipped);

  gtk_widget_set_visible (self->rest_box, tally.n_shown + tally.n_skipped > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->again_button), tally.n_shown + tally.n_skipped > 0);
}

static void
add_row (RkRetryPage *self,
         RkMistake   *mistake)
{
  g_autofree char *text = rk_text_retry_mistake (rk_retry_get_match (self->retry), mistake);
  GtkWidget *icon = gtk_image_new_from_icon_name ("go-next-symbolic");
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW,
                                 "use-markup", FALSE,
                                 "title", text,
                                 "tooltip-text", _("Look at It in the Match"),
                                 "activatable", TRUE,
                                 NULL);

  gtk_accessible_update_state (GTK_ACCESSIBLE (icon), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), icon);
  g_object_set_data_full (G_OBJECT (row), "rk-mistake", g_object_ref (mistake), g_object_unref);
  gtk_list_box_append (self->rest_list, row);
}

static void
show_rest (RkRetryPage *self)
{
  gtk_list_box_remove_all (self->rest_list);
  for (guint i = 0; i < rk_retry_get_n_mistakes (self->retry); i++)
    {
      RkMistake *mistake = rk_retry_get_nth (self->retry, i);

      if (rk_mistake_get_state (mistake) != RK_MISTAKE_FOUND)
        add_row (self, mistake);
    }
}

static void
focus_summary (RkRetryPage *self)
{
  GtkWidget *button = gtk_widget_get_visible (GTK_WIDGET (self->again_button))
                        ? GTK_WIDGET (self->again_button) : GTK_WIDGET (self->done_button);

  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (button);
}

static void
show_summary (RkRetryPage *self)
{
  gboolean is_new = g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "summary") != 0;

  show_tally (self);
  show_rest (self);
  gtk_stack_set_visible_child_name (self->stack, "summary");
  if (!is_new)
    return;

  focus_summary (self);
  rk_tell (GTK_WIDGET (self), gtk_label_get_label (self->retried_label));
}

static void
show_gone (RkRetryPage *self)
{
  gtk_stack_set_visible_child_name (self->stack, "gone");
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gtk_widget_grab_focus (self->gone_button);
}

/* Shows the mistake that is tried now, or what comes after the last. */
static void
show (RkRetryPage *self)
{
  rk_retry_board_show (self->board);
  show_place (self);
  update_buttons (self);
  if (rk_retry_get_n_mistakes (self->retry) == 0)
    show_gone (self);
  else if (!is_trying (self))
    show_summary (self);
  else
    {
      gtk_stack_set_visible_child_name (self->stack, "task");
      if (gtk_widget_get_mapped (GTK_WIDGET (self)))
        {
          gtk_widget_grab_focus (GTK_WIDGET (rk_retry_board_get_board (self->board)));
          rk_retry_board_tell (self->board);
        }
    }
}

/* Some mistakes are none any more. The one that is tried is left in peace if it still is. */
static void
retry_changed_cb (RkRetryPage *self)
{
  RkMistake *mistake = rk_retry_get_mistake (self->retry);

  if (mistake == NULL || mistake != rk_retry_board_get_mistake (self->board))
    show (self);
  else
    {
      show_place (self);
      update_buttons (self);
    }
}

static void
row_activated_cb (RkRetryPage   *self,
                  GtkListBoxRow *row)
{
  RkMistake *mistake = g_object_get_data (G_OBJECT (row), "rk-mistake");

  g_signal_emit (self, signals[LOOK_AT], 0, rk_mistake_get_round (mistake),
                 rk_mistake_get_ply (mistake) - 1);
}

static void
next_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  RkRetryPage *self = RK_RETRY_PAGE (widget);

  rk_retry_next (self->retry);
  show (self);
}

static void
previous_cb (GtkWidget  *widget,
             const char *name,
             GVariant   *parameter)
{
  RkRetryPage *self = RK_RETRY_PAGE (widget);

  rk_retry_previous (self->retry);
  show (self);
}

static void
answer_cb (GtkWidget  *widget,
           const char *name,
           GVariant   *parameter)
{
  rk_retry_board_show_answer (RK_RETRY_PAGE (widget)->board);
}

static void
back_cb (GtkWidget  *widget,
         const char *name,
         GVariant   *parameter)
{
  rk_retry_board_back (RK_RETRY_PAGE (widget)->board);
}

static void
forward_cb (GtkWidget  *widget,
            const char *name,
            GVariant   *parameter)
{
  rk_retry_board_forward (RK_RETRY_PAGE (widget)->board);
}

static void
again_cb (GtkWidget  *widget,
          const char *name,
          GVariant   *parameter)
{
  RkRetryPage *self = RK_RETRY_PAGE (widget);

  rk_retry_again (self->retry);
  show (self);
}

static const struct
{
  const char *name;
  GtkWidgetActionActivateFunc activate;
} actions[] = {
  { "retry.next", next_cb },
  { "retry.previous", previous_cb },
  { "retry.answer", answer_cb },
  { "retry.back", back_cb },
  { "retry.forward", forward_cb },
  { "retry.again", again_cb },
};

static const RkActionKey page_keys[] = {
  { GDK_KEY_Page_Down, GDK_CONTROL_MASK, "retry.next" },
  { GDK_KEY_KP_Page_Down, GDK_CONTROL_MASK, "retry.next" },
  { GDK_KEY_Page_Up, GDK_CONTROL_MASK, "retry.previous" },
  { GDK_KEY_KP_Page_Up, GDK_CONTROL_MASK, "retry.previous" },
  { GDK_KEY_h, GDK_CONTROL_MASK, "retry.answer" },
  { GDK_KEY_Left, GDK_ALT_MASK, "retry.back" },
  { GDK_KEY_KP_Left, GDK_ALT_MASK, "retry.back" },
  { GDK_KEY_Right, GDK_ALT_MASK, "retry.forward" },
  { GDK_KEY_KP_Right, GDK_ALT_MASK, "retry.forward" },
};

static gboolean
key_pressed_cb (RkRetryPage     *self,
                guint            keyval,
                guint            keycode,
                GdkModifierType  modifiers)
{
  return is_trying (self) &&
         rk_board_handle_key (rk_retry_board_get_board (self->board), keyval, keycode, modifiers);
}

static void
rk_retry_page_shown (AdwNavigationPage *page)
{
  RkRetryPage *self = RK_RETRY_PAGE (page);

  if (!is_trying (self))
    {
      focus_summary (self);
      return;
    }

  rk_retry_board_wake (self->board);
  gtk_widget_grab_focus (GTK_WIDGET (rk_retry_board_get_board (self->board)));
  rk_retry_board_tell (self->board);
}

static void
rk_retry_page_hiding (AdwNavigationPage *page)
{
  rk_retry_board_rest (RK_RETRY_PAGE (page)->board);
}

static void
rk_retry_page_dispose (GObject *object)
{
  RkRetryPage *self = RK_RETRY_PAGE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_RETRY_PAGE);
  g_clear_object (&self->retry);

  G_OBJECT_CLASS (rk_retry_page_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-retry-page.ui");
  gtk_widget_class_bind_template_child (widget_class, RkRetryPage, window_title);
  gtk_widget_class_bind_template_child (widget_class, RkRetryPage, stack);
  gtk_widget_class_bind_template_child (widget_class, RkRetryPage, board);
  gtk_widget_class_bind_template_child (widget_class, RkRetryPage, line_box);
  gtk_widget_class_bind_template_child (widget_class, RkRetryPage, previous_button);
  gtk_widget_class_bind_template_child (widget_class, RkRetryPage, answer_button);
  gtk_widget_class_bind_template_child (widget_class, RkRetryPage, next_button);
  gtk_widget_class_bind_template_child (widget_class, RkRetryPage, retried_label);
  gtk_widget_class_bind_template_child (widget_class, RkRetryPage, first_label);
  gtk_widget_class_bind_template_child (widget_class, RkRetryPage, later_label);
  gtk_widget_class_bind_template_child (widget_class, RkRetryPage, shown_label);
  gtk_widget_class_bind_template_child (widget_class, RkRetryPage, skipped_label);
  gtk_widget_class_bind_template_child (widget_class, RkRetryPage, rest_box);
  gtk_widget_class_bind_template_child (widget_class, RkRetryPage, rest_list);
  gtk_widget_class_bind_template_child (widget_class, RkRetryPage, again_button);
  gtk_widget_class_bind_template_child (widget_class, RkRetryPage, done_button);
  gtk_widget_class_bind_template_child (widget_class, RkRetryPage, gone_button);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
rk_retry_page_class_init (RkRetryPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_retry_page_dispose;
  ADW_NAVIGATION_PAGE_CLASS (klass)->shown = rk_retry_page_shown;
  ADW_NAVIGATION_PAGE_CLASS (klass)->hiding = rk_retry_page_hiding;

  signals[LOOK_AT] = g_signal_new ("look-at", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_UINT);

  g_type_ensure (RK_TYPE_RETRY_BOARD);
  bind_template (widget_class);

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, actions[i].activate);
  rk_action_keys_add (widget_class, page_keys, G_N_ELEMENTS (page_keys));
}

static void
rk_retry_page_init (RkRetryPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  rk_wrap_button_at_words (self->previous_button);
  rk_wrap_button_at_words (self->answer_button);
  rk_wrap_button_at_words (self->again_button);
  rk_wrap_button_at_words (self->done_button);
}

/**
 * rk_retry_page_new:
 * @retry: the mistakes
 * @solver: what knows how each position ends
 * @settings: the settings of the program
 *
 * Returns: (transfer floating): a new page that shows the first of them
 */
RkRetryPage *
rk_retry_page_new (RkRetry   *retry,
                   RkSolver  *solver,
                   GSettings *settings)
{
  RkRetryPage *self;

  g_return_val_if_fail (RK_IS_RETRY (retry), NULL);
  g_return_val_if_fail (RK_IS_SOLVER (solver), NULL);
  g_return_val_if_fail (G_IS_SETTINGS (settings), NULL);

  self = g_object_new (RK_TYPE_RETRY_PAGE, NULL);
  self->retry = g_object_ref (retry);
  rk_retry_board_set_up (self->board, retry, solver, settings);
  g_signal_connect_object (self->board, "changed", G_CALLBACK (update_buttons), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (retry, "changed", G_CALLBACK (retry_changed_cb), self,
                           G_CONNECT_SWAPPED);
  show (self);

  return self;
}
