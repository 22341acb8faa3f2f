/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Any list of players, in any encoding: it gives some players whose names are sound, and
 * problems that can be shown.
 */
#include "config.h"

#include <string.h>

#include "rk-csv.h"
#include "rk-fuzz.h"
#include "rk-players-import.h"

#define MAX_NAME     200
#define MAX_STRENGTH 9999

static const char separators[] = { '\0', ',', ';', '\t' };

static void
check_rows (const char *text)
{
  for (guint i = 0; i < G_N_ELEMENTS (separators); i++)
    {
      g_autoptr (GPtrArray) rows = rk_csv_parse (text, separators[i]);
      guint line = 0;

      for (guint j = 0; j < rows->len; j++)
        {
          const RkCsvRow *row = g_ptr_array_index (rows, j);

          g_assert_cmpuint (row->line, >, line);
          line = row->line;
          for (guint n = 0; row->fields[n] != NULL; n++)
            rk_fuzz_check_text (row->fields[n]);
        }
    }
}

static void
check_name (const char *name)
{
  rk_fuzz_check_text (name);
  g_assert_cmpstr (name, !=, "");
  g_assert_cmpint (g_utf8_strlen (name, -1), <=, MAX_NAME);
  g_assert_null (strpbrk (name, "\n\r\t\x01\x7f"));
}

static void
check_players (const char *text)
{
  g_autoptr (GPtrArray) problems = NULL;
  g_autoptr (GPtrArray) records = rk_players_import_parse (text, &problems);

  g_assert_cmpuint (records->len, <=, RK_MAX_ENTRANTS);
  for (guint i = 0; i < records->len; i++)
    {
      const RkEntrantRecord *record = g_ptr_array_index (records, i);

      g_assert_cmpuint (record->id, ==, i + 1);
      g_assert_cmpuint (record->strength, <=, MAX_STRENGTH);
      check_name (record->name);
      if (record->club != NULL)
        check_name (record->club);
    }
  for (guint i = 0; i < problems->len; i++)
    rk_fuzz_check_text (g_ptr_array_index (problems, i));
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  const char *language = size % 2 ? "cs" : "en";
  g_autofree char *text = NULL;

  text = rk_players_import_decode ((const char *) data, size, language, NULL);
  rk_fuzz_check_text (text);
  check_rows (text);
  check_players (text);

  return 0;
}
