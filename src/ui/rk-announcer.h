/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "rk-document.h"
#include "rk-sentences.h"

G_BEGIN_DECLS

#define RK_TYPE_ANNOUNCER (rk_announcer_get_type ())
G_DECLARE_FINAL_TYPE (RkAnnouncer, rk_announcer, RK, ANNOUNCER, GObject)

/* Tells screen readers what happens in a match: each change once, in the words
 * of the text layer.  Signal "announced" (const char *text) with each.
 */
RkAnnouncer *rk_announcer_new (RkDocument  *document,
                               GtkWidget   *speaker);

void         rk_announcer_follow_settings
                              (RkAnnouncer *self,
                               GSettings   *settings);
RkVerbosity  rk_announcer_get_verbosity
                              (RkAnnouncer *self);
void         rk_announcer_hold
                              (RkAnnouncer *self,
                               guint        time);
void         rk_announcer_say (RkAnnouncer *self,
                               const char  *text);

G_END_DECLS
