/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* A page of HTML 5 with rules of style, in the language of the screen, up to its body. */
GString *rk_html_begin          (const char *title,
                                 const char *style);
/* @text as it stands in an element: what rk_text_one_line() isolates is isolated there too. */
char    *rk_html_escape         (const char *text);
/* An element on a line of its own. @attributes begin with a space, if there are any. */
void     rk_html_append_element (GString    *html,
                                 const char *name,
                                 const char *attributes,
                                 const char *text);
/* Takes @html. */
char    *rk_html_end            (GString    *html);

G_END_DECLS
