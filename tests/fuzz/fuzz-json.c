/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Any text: the scanner refuses it with a message, or json-glib can read it and what is
 * printed again says the same.
 */
#include "config.h"

#include "rk-fuzz.h"
#include "rk-json-print.h"
#include "rk-json-scan.h"
#include "rk-json.h"

static JsonNode *
parse (const char *text,
       gsize       size)
{
  g_autoptr (GError) error = NULL;
  JsonNode *tree = rk_json_parse (text, size, &error);

  g_assert_no_error (error);
  return tree;
}

int
LLVMFuzzerTestOneInput (const guint8 *data,
                        gsize         size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) tree = NULL;
  g_autoptr (JsonNode) again = NULL;
  g_autoptr (GBytes) printed = NULL;
  g_autoptr (GBytes) reprinted = NULL;

  if (!rk_json_scan ((const char *) data, size, &error))
    {
      rk_fuzz_check_error (error);
      return 0;
    }

  g_assert_no_error (error);
  tree = parse ((const char *) data, size);
  printed = rk_json_print (tree);
  again = parse (g_bytes_get_data (printed, NULL), g_bytes_get_size (printed));
  reprinted = rk_json_print (again);
  rk_fuzz_check_same (reprinted, printed);
  g_assert_true (json_node_equal (tree, again));

  return 0;
}
