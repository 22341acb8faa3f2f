/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Sets up the language of the texts, before GTK starts and any thread exists.
 * @code: the language chosen by the user ("so", "en", ...), or NULL or "" for
 * that of the system.
 */
void        rk_language_init     (const char *code);

/* Whether @code is a language of the program. */
gboolean    rk_language_is_known (const char *code);

/* The language of the texts now: never NULL, "en" when none fits. */
const char *rk_language_get      (void);

G_END_DECLS
