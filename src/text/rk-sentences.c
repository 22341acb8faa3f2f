/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-sentences-private.h"

#include "rk-notation.h"

/* The letter of a hole is notation: the same in every language. */
RkLetter
rk_letter (const RkPosition *position,
           guint             hole)
{
  return (RkLetter) { { rk_hole_to_letter (position->n_holes, hole), '\0' } };
}

/* Whole sentences may be put together in any language; parts of one may not. */
void
rk_sentences_take (GString *sentences,
                   char    *sentence)
{
  if (sentences->len > 0)
    g_string_append_c (sentences, ' ');
  g_string_append (sentences, sentence);
  g_free (sentence);
}
