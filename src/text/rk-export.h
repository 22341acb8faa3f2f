/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-table.h"

G_BEGIN_DECLS

/* A table as text of some format, UTF-8, transfer full. */

/* RFC 4180: comma, CRLF, a line of headings, all different. Numbers in plain digits,
 * ½ as 0.5. */
char *rk_export_csv  (RkTable *table);
/* A whole HTML page, with nothing to load. */
char *rk_export_html (RkTable *table);
/* Columns in line for a terminal, without title. */
char *rk_export_text (RkTable *table);

G_END_DECLS
