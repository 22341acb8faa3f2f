/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-analyser.h"
#include "rk-document.h"
#include "rk-mistakes.h"

G_BEGIN_DECLS

/* An analysis that somebody asked for in @pane. */
void  rk_analysis_run    (RkAnalyser *analyser,
                          guint       round_index,
                          RkDocument *document,
                          GtkWidget  *pane);

/* "3 Mistakes". */
char *rk_text_n_mistakes (RkMistakes *mistakes);

G_END_DECLS
