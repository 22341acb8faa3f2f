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
void        rk_language_init         (const char *code);
/* Changes it while the program runs. Texts that were looked up stay as they are. */
void        rk_language_set          (const char *code);

/* The codes of all languages of the program, in the order to list them. */
const char * const *
            rk_language_list         (void);
/* Whether @code is a language of the program. */
gboolean    rk_language_is_known     (const char *code);
/* Its name in itself ("English"): for a list of languages. */
const char *rk_language_get_own_name (const char *code);

/* The language of the texts now: never NULL, "en" when none fits. */
const char *rk_language_get          (void);
/* The language when none is chosen, in the same way. */
const char *rk_language_get_system   (void);

/* The environment for programs that this one starts: the user's own choice of
 * languages, not the one made in here. Transfer full. */
char      **rk_language_get_environ  (void);

G_END_DECLS
