/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-analysis-run.h"
#include "rk-focus.h"
#include "rk-review-offer.h"
#include "rk-review.h"
#include "rk-wrap.h"

struct _RkReviewOffer
{
  GtkBox parent_instance;

  /* Template Widgets */
  GtkLabel *title;
  GtkLabel *label;
  GtkProgressBar *progress_bar;
  GtkButton *match_button;
  GtkButton *round_button;
  GtkButton *stop_button;

  /* Borrowed References */
  GtkWidget *next;

  /* Owned References */
  RkCursor *cursor;
  RkDocument *document;
  RkAnalyser *analyser;
};

G_DEFINE_FINAL_TYPE (RkReviewOffer, rk_review_offer, GTK_TYPE_BOX)

static RkMatch *
get_match (RkReviewOffer *self)
{
  return rk_cursor_get_match (self->cursor);
}

/* Moves were analysed that are not all there is now. Where only the start of a
 * round was looked at, on the way to a later one, it is still to be done. */
static gboolean
is_stale (RkReviewOffer *self,
          guint          round_index)
{
  RkAnalysis *analysis = rk_match_get_analysis (get_match (self));

  return rk_review_get_state (get_match (self), round_index) == RK_REVIEW_STALE &&
         rk_round_analysis_get_n_best (rk_analysis_get_round (analysis, round_index)) > 1;
}

static gboolean
has_stale_round (RkReviewOffer *self)
{
  for (guint i = 0; i < rk_match_get_n_rounds (get_match (self)); i++)
    if (is_stale (self, i))
      return TRUE;

  return FALSE;
}

static gboolean
has_moves (RkReviewOffer *self)
{
  return rk_round_get_n_moves (rk_match_get_round (get_match (self), 0)) > 0;
}

typedef enum
{
  OFFER_NOTHING,
  OFFER_LATER,
  OFFER_NEW,
  OFFER_REST,
  OFFER_AGAIN,
  OFFER_STOP,
} Offer;

static Offer
get_offer (RkReviewOffer *self)
{
  RkReviewState state = rk_review_get_state (get_match (self), RK_ALL_ROUNDS);

  if (!rk_match_allows_advice (get_match (self)))
    return OFFER_LATER;
  if (rk_analyser_get_running (self->analyser))
    return OFFER_STOP;
  if (state == RK_REVIEW_CURRENT)
    return OFFER_NOTHING;
  if (state == RK_REVIEW_NONE)
    return OFFER_NEW;

  return has_stale_round (self) ? OFFER_AGAIN : OFFER_REST;
}

static const char *
get_title (Offer offer)
{
  switch (offer)
    {
    case OFFER_STOP:
      return _("Analysing…");
    case OFFER_AGAIN:
      /* TRANSLATORS: A heading: moves were played since the analysis was made. */
      return _("The Analysis Is Out of Date");
    case OFFER_REST:
      /* TRANSLATORS: A heading: some rounds are not analysed. */
      return _("Part of the Match Is Analysed");
    case OFFER_NOTHING:
    case OFFER_LATER:
    case OFFER_NEW:
    default:
      return _("Not Analysed");
    }
}

static const char *
get_text (Offer    offer,
          gboolean has_moves)
{
  switch (offer)
    {
    case OFFER_STOP:
      return _("You can go on with the match meanwhile.");
    case OFFER_AGAIN:
      return _("Moves were played after it was made.");
    case OFFER_REST:
      return _("Some rounds are still to be done.");
    case OFFER_LATER:
      return _("A game of a tournament can be analysed when it is over.");
    case OFFER_NOTHING:
    case OFFER_NEW:
    default:
      return has_moves ? _("An analysis finds out how each round would have ended after every "
                           "move if both had played their best, and which moves gave stones "
                           "away.")
                       : _("When moves have been played, an analysis can find out which of them "
                           "gave stones away.");
    }
}

/* Whoever used a button that is about to go finds the focus on what comes instead. */
static void
pass_focus (RkReviewOffer *self,
            Offer          offer)
{
  gboolean is_stop = rk_focus_is_within (GTK_WIDGET (self->stop_button));

  if (!rk_focus_is_within (GTK_WIDGET (self)) || is_stop == (offer == OFFER_STOP))
    return;

  if (offer == OFFER_STOP)
    gtk_widget_grab_focus (GTK_WIDGET (self->stop_button));
  else if (offer == OFFER_NOTHING)
    gtk_widget_grab_focus (self->next);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->match_button));
}

static void
show_buttons (RkReviewOffer *self,
              Offer          offer)
{
  guint round = rk_cursor_get_round (self->cursor);
  gboolean is_stop = offer == OFFER_STOP;
  gboolean can_begin = has_moves (self) &&
                       (offer == OFFER_NEW || offer == OFFER_REST || offer == OFFER_AGAIN);

  /* First what comes, so that it can take the focus. */
  if (is_stop)
    gtk_widget_set_visible (GTK_WIDGET (self->stop_button), TRUE);
  if (can_begin)
    gtk_widget_set_visible (GTK_WIDGET (self->match_button), TRUE);
  pass_focus (self, offer);

  gtk_widget_set_visible (GTK_WIDGET (self->stop_button), is_stop);
  gtk_widget_set_visible (GTK_WIDGET (self->progress_bar), is_stop);
  gtk_widget_set_visible (GTK_WIDGET (self->match_button), can_begin);
  gtk_widget_set_visible (GTK_WIDGET (self->round_button),
                          can_begin && rk_match_get_n_rounds (get_match (self)) > 1 &&
                          rk_review_get_state (get_match (self), round) != RK_REVIEW_CURRENT);
}

/* What there is to offer goes when it is done; what it stands in is still to be seen. */
static void
analyse (RkReviewOffer *self,
         guint          round_index)
{
  if (!rk_analyser_get_running (self->analyser) && rk_match_allows_advice (get_match (self)))
    rk_analysis_run (self->analyser, round_index, self->document,
                     gtk_widget_get_parent (GTK_WIDGET (self)));
}

static void
match_clicked_cb (RkReviewOffer *self)
{
  analyse (self, RK_ALL_ROUNDS);
}

static void
round_clicked_cb (RkReviewOffer *self)
{
  analyse (self, rk_cursor_get_round (self->cursor));
}

static void
stop_clicked_cb (RkReviewOffer *self)
{
  rk_analyser_stop (self->analyser);
}

static void
rk_review_offer_dispose (GObject *object)
{
  RkReviewOffer *self = RK_REVIEW_OFFER (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_REVIEW_OFFER);
  g_clear_weak_pointer (&self->next);
  g_clear_object (&self->analyser);
  g_clear_object (&self->document);
  g_clear_object (&self->cursor);

  G_OBJECT_CLASS (rk_review_offer_parent_class)->dispose (object);
}

static void
rk_review_offer_class_init (RkReviewOfferClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = rk_review_offer_dispose;

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-review-offer.ui");
  gtk_widget_class_bind_template_child (widget_class, RkReviewOffer, title);
  gtk_widget_class_bind_template_child (widget_class, RkReviewOffer, label);
  gtk_widget_class_bind_template_child (widget_class, RkReviewOffer, progress_bar);
  gtk_widget_class_bind_template_child (widget_class, RkReviewOffer, match_button);
  gtk_widget_class_bind_template_child (widget_class, RkReviewOffer, round_button);
  gtk_widget_class_bind_template_child (widget_class, RkReviewOffer, stop_button);
  gtk_widget_class_bind_template_callback (widget_class, match_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, round_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_clicked_cb);
}

static void
rk_review_offer_init (RkReviewOffer *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  rk_wrap_button (self->match_button);
  rk_wrap_button (self->round_button);
}

/**
 * rk_review_offer_set_cursor:
 * @self: an offer
 * @cursor: the place that is looked at; its match is analysed when asked
 * @document: where the match is kept
 * @analyser: what analyses it
 * @next: what takes the focus when there is nothing to offer any more
 *
 * To call once.
 */
void
rk_review_offer_set_cursor (RkReviewOffer *self,
                            RkCursor      *cursor,
                            RkDocument    *document,
                            RkAnalyser    *analyser,
                            GtkWidget     *next)
{
  g_return_if_fail (RK_IS_REVIEW_OFFER (self));
  g_return_if_fail (RK_IS_CURSOR (cursor));
  g_return_if_fail (RK_IS_DOCUMENT (document));
  g_return_if_fail (RK_IS_ANALYSER (analyser));
  g_return_if_fail (GTK_IS_WIDGET (next));
  g_return_if_fail (self->cursor == NULL);

  self->cursor = g_object_ref (cursor);
  self->document = g_object_ref (document);
  self->analyser = g_object_ref (analyser);
  g_set_weak_pointer (&self->next, next);
  g_object_bind_property (analyser, "progress", self->progress_bar, "fraction",
                          G_BINDING_SYNC_CREATE);
}

/**
 * rk_review_offer_update:
 * @self: an offer that has a cursor
 *
 * Offers what can be done now.
 */
void
rk_review_offer_update (RkReviewOffer *self)
{
  Offer offer;

  g_return_if_fail (RK_IS_REVIEW_OFFER (self));

  offer = get_offer (self);
  show_buttons (self, offer);
  gtk_widget_set_visible (GTK_WIDGET (self), offer != OFFER_NOTHING);
  gtk_button_set_label (self->match_button,
                        offer == OFFER_AGAIN ? _("Analyse Again")
                        : offer == OFFER_REST ? _("Analyse the Rest")
                                              : _("Analyse the Match"));
  gtk_label_set_label (self->title, get_title (offer));
  gtk_label_set_label (self->label, get_text (offer, has_moves (self)));
}
