/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-test-window.h"

G_BEGIN_DECLS

/* Rows of dialogs, found below @root by their titles. */

GtkWidget *rk_test_find_row    (gpointer    root,
                                GType       type,
                                const char *title);
void       rk_test_select_item (gpointer    root,
                                const char *title,
                                guint       selected);
void       rk_test_set_number  (gpointer    root,
                                const char *title,
                                double      number);
void       rk_test_set_text    (gpointer    root,
                                const char *title,
                                const char *text);

G_END_DECLS
