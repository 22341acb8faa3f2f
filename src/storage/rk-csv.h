/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * RkCsvRow:
 * @line: the line on which it begins, from 1
 * @fields: (array zero-terminated=1): its fields, without blanks around them
 * @has_open_quote: whether a quote was not closed, and taken for a letter
 *
 * A row of a table.
 */
typedef struct
{
  guint line;
  GStrv fields;
  gboolean has_open_quote;
} RkCsvRow;

/* (element-type RkCsvRow) (transfer full): the rows, without those that are empty.
 * With '\0' for a separator each line is a row of one field, quotes and all. */
GPtrArray *rk_csv_parse (const char *text,
                         char        separator);

G_END_DECLS
