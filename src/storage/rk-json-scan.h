/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-error.h"

G_BEGIN_DECLS

/* The largest text that is read, in bytes. */
#define RK_JSON_MAX_BYTES (8 * 1024 * 1024)

/* How deep objects and lists may be nested. */
#define RK_JSON_MAX_DEPTH 64

/* The largest whole number, 2^53: beyond it not every reader keeps the value. */
#define RK_JSON_MAX_INTEGER G_GUINT64_CONSTANT (9007199254740992)

const char *rk_json_skip_mark (const char  *text,
                               gsize       *length);
gboolean    rk_json_scan      (const char  *text,
                               gsize        length,
                               GError     **error);

G_END_DECLS
