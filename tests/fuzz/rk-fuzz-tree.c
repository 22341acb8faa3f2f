/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * How libFuzzer changes a file that is JSON: as a tree as often as byte by byte, so that
 * more of what it tries gets past the scanner.
 */
#include "config.h"

#include <string.h>

#include "rk-fuzz.h"
#include "rk-json-print.h"
#include "rk-json-scan.h"
#include "rk-test-files.h"
#include "rk-test-mutate.h"

extern gsize LLVMFuzzerMutate (guint8 *data,
                               gsize   size,
                               gsize   max_size);

static GBytes *
mutate_tree (const guint8 *data,
             gsize         size,
             GRand        *rand)
{
  g_autoptr (GBytes) bytes = g_bytes_new (data, size);
  g_autoptr (JsonNode) tree = NULL;

  if (!rk_json_scan ((const char *) data, size, NULL))
    return NULL;

  tree = rk_test_tree (bytes);
  if (JSON_NODE_HOLDS_VALUE (tree) || JSON_NODE_HOLDS_NULL (tree))
    return NULL;

  rk_test_mutate_tree (tree, rand);

  return rk_json_print (tree);
}

gsize
LLVMFuzzerCustomMutator (guint8   *data,
                         gsize     size,
                         gsize     max_size,
                         unsigned  seed)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
  g_autoptr (GBytes) mutated = NULL;

  if (g_rand_boolean (rand))
    mutated = mutate_tree (data, size, rand);
  if (mutated == NULL || g_bytes_get_size (mutated) > max_size)
    return LLVMFuzzerMutate (data, size, max_size);

  memcpy (data, g_bytes_get_data (mutated, NULL), g_bytes_get_size (mutated));
  return g_bytes_get_size (mutated);
}
