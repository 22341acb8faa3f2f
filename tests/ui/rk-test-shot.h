/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-test-window.h"

G_BEGIN_DECLS

/* What the programs that make pictures of pages have in common. Opens a window as @style
 * says: "dark", "+" for larger letters, "<" from right to left, or some of them. */
void  rk_test_shot_begin  (RkTestWindow  *self,
                           int            width,
                           int            height,
                           const char    *style);
/* Waits until nothing moves, saves a picture at @path and closes the window. */
void  rk_test_shot_end    (RkTestWindow  *self,
                           const char    *path);
/* Runs the main loop for half a second. */
void  rk_test_shot_rest   (void);

G_END_DECLS
