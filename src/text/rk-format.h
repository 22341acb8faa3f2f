/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Every number on screen goes through here: the digits of the language.
 * Texts with a number in them use "%s" and this. */
char *rk_format_number      (gint64     number);

/* Points counted in halves, "2½", and a value counted in twelfths: "6¾", "0.33";
 * the same for other programs, never translated: "6.75". */
char *rk_format_points      (guint      halves);
char *rk_format_value       (int        twelfths);
char *rk_format_value_plain (int        twelfths);

/* A date, and a date with time, in the local time zone and the pattern of the
 * language. */
char *rk_format_date        (GDateTime *date);
char *rk_format_date_time   (GDateTime *date);

G_END_DECLS
