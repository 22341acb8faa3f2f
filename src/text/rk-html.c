/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-html-private.h"

#include "rk-language.h"

GString *
rk_html_begin (const char *title,
               const char *style)
{
  GString *html = g_string_new ("<!DOCTYPE html>\n");
  g_autofree char *escaped = g_markup_escape_text (title, -1);

  g_string_append_printf (html, "<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n"
                          "<meta name=\"viewport\" content=\"width=device-width\">\n",
                          rk_language_get ());
  /* A title has no elements in it: there the signs that isolate names stay. */
  g_string_append_printf (html, "<title>%s</title>\n<style>\n%s</style>\n</head>\n<body>\n",
                          escaped, style);

  return html;
}

char *
rk_html_escape (const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  GString *html = g_string_new (escaped);

  g_string_replace (html, "\u200e\u2068", "<bdi>", 0);
  g_string_replace (html, "\u2069", "</bdi>", 0);

  return g_string_free_and_steal (html);
}

void
rk_html_append_element (GString    *html,
                        const char *name,
                        const char *attributes,
                        const char *text)
{
  g_autofree char *escaped = rk_html_escape (text);

  g_string_append_printf (html, "<%s%s>%s</%s>\n", name, attributes, escaped, name);
}

char *
rk_html_end (GString *html)
{
  g_string_append (html, "</body>\n</html>\n");

  return g_string_free_and_steal (html);
}
