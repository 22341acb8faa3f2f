/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * RkSample:
 * @RK_SAMPLE_LAST: the hole that was played last
 * @RK_SAMPLE_LAST_END: where the last move ended
 * @RK_SAMPLE_PREVIEW: where the previewed move ends
 * @RK_SAMPLE_REOPENED: a hole reopened for this round
 * @RK_SAMPLE_CLOSED: a closed hole
 * @RK_SAMPLE_HINT: the hole that a hint advises
 * @RK_SAMPLE_TRACE: the way of the stones of a lap
 * @RK_SAMPLE_HAND: stones that are still in the hand
 * @RK_SAMPLE_FOUR: four that were made on the way
 * @RK_SAMPLE_BINIKH: four that the last stone made
 *
 * What a sample shows.
 */
typedef enum
{
  RK_SAMPLE_LAST,
  RK_SAMPLE_LAST_END,
  RK_SAMPLE_PREVIEW,
  RK_SAMPLE_REOPENED,
  RK_SAMPLE_CLOSED,
  RK_SAMPLE_HINT,
  RK_SAMPLE_TRACE,
  RK_SAMPLE_HAND,
  RK_SAMPLE_FOUR,
  RK_SAMPLE_BINIKH,
} RkSample;

#define RK_TYPE_SAMPLE (rk_sample_get_type ())
GType rk_sample_get_type (void);

#define RK_TYPE_MARK_SAMPLE (rk_mark_sample_get_type ())
G_DECLARE_FINAL_TYPE (RkMarkSample, rk_mark_sample, RK, MARK_SAMPLE, GtkWidget)

/* A hole cut out of the board, with one of the marks that the board has.
 * Property "sample" (RkSample). */

G_END_DECLS
