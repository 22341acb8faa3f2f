/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-analyser.h"
#include "rk-cursor.h"
#include "rk-document.h"

G_BEGIN_DECLS

#define RK_TYPE_REVIEW_OFFER (rk_review_offer_get_type ())
G_DECLARE_FINAL_TYPE (RkReviewOffer, rk_review_offer, RK, REVIEW_OFFER, GtkBox)

/* Says how far a match is analysed, and offers to do the rest. */
void rk_review_offer_set_cursor (RkReviewOffer *self,
                                 RkCursor      *cursor,
                                 RkDocument    *document,
                                 RkAnalyser    *analyser,
                                 GtkWidget     *next);
void rk_review_offer_update     (RkReviewOffer *self);

G_END_DECLS
