/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-stock.h"

#include <libintl.h>

#include "rk-language.h"

typedef struct
{
  const char *name;
  /* Where the library itself looks for its catalogues, once that is known. */
  char *folder;
} StockDomain;

static StockDomain domains[] = { { "gtk40" }, { "libadwaita" } };

static char *
get_own_folder (const char *domain)
{
  const char *build_folder = g_getenv ("RK_BUILD_DIR");

  return build_folder != NULL
             ? g_build_filename (build_folder, "po", "stock", domain, NULL)
             : g_build_filename (PKGDATADIR, "stock", domain, NULL);
}

static gboolean
has_catalogue (const char *folder,
               const char *domain)
{
  g_autofree char *name = g_strconcat (domain, ".mo", NULL);
  g_autofree char *path =
    g_build_filename (folder, rk_language_get (), "LC_MESSAGES", name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/**
 * rk_stock_update:
 *
 * Lets GTK and libadwaita look for their texts in our own folder if there is a
 * catalogue in it for the language of the program, else in theirs.
 *
 * There is one only where it holds more of what this program can show than the one that
 * comes with the library.
 */
void
rk_stock_update (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (domains); i++)
    {
      g_autofree char *own = get_own_folder (domains[i].name);
      const char *folder;

      if (domains[i].folder == NULL)
        domains[i].folder = g_strdup (bindtextdomain (domains[i].name, NULL));

      folder = has_catalogue (own, domains[i].name) ? own : domains[i].folder;
      if (folder != NULL)
        bindtextdomain (domains[i].name, folder);
    }
}
