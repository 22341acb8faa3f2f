/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-round-timer.h"

G_BEGIN_DECLS

#define RK_TYPE_TIMER_BUTTON (rk_timer_button_get_type ())
G_DECLARE_FINAL_TYPE (RkTimerButton, rk_timer_button, RK, TIMER_BUTTON, AdwBin)

/* The time that is left of a round; pressed, it offers to start, pause and change
 * it. */
void rk_timer_button_set_timer (RkTimerButton *self,
                                RkRoundTimer  *timer,
                                guint          minutes);
/* Borrowed. */
RkRoundTimer *
     rk_timer_button_get_timer (RkTimerButton *self);

/* "1:05:00", "42:10". */
char *rk_timer_button_format   (guint          seconds);

G_END_DECLS
