/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define RK_TYPE_STEP_PAGE (rk_step_page_get_type ())
G_DECLARE_FINAL_TYPE (RkStepPage, rk_step_page, RK, STEP_PAGE, AdwNavigationPage)

/* A step of a dialog with several: its content between a header with Cancel or
 * Back and Start, and a button for the next step.  The buttons use the actions
 * "step.cancel", "step.start" and "step.next", which the dialog has.  Property
 * "content" (GtkWidget).
 */
void rk_step_page_set_place    (RkStepPage *self,
                                guint       step,
                                guint       n_steps);
void rk_step_page_focus_button (RkStepPage *self);

G_END_DECLS
