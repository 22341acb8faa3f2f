/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-retry.h"
#include "rk-solver.h"

G_BEGIN_DECLS

#define RK_TYPE_RETRY_PAGE (rk_retry_page_get_type ())
G_DECLARE_FINAL_TYPE (RkRetryPage, rk_retry_page, RK, RETRY_PAGE, AdwNavigationPage)

/* Mistakes of a match, to be tried again, and how it went; with actions "retry.*".
 *
 * Signal "look-at" (guint round, guint ply): a person wants to see a place of the
 * match; the page goes after it.
 */
RkRetryPage *rk_retry_page_new (RkRetry   *retry,
                                RkSolver  *solver,
                                GSettings *settings);

G_END_DECLS
