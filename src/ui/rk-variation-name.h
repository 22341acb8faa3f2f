/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-line.h"
#include "rk-match.h"

G_BEGIN_DECLS

void rk_variation_ask_name (GtkWidget *parent,
                            RkMatch   *match,
                            RkLine    *line);

G_END_DECLS
