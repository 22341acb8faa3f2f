/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The main function of a fuzzed program where there is no libFuzzer: it goes once
 * through the files of a folder.
 */
#include "config.h"

#include <stdio.h>
#include <string.h>

#include "rk-fuzz.h"

static GStrv
list (const char *folder)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    g_strv_builder_add (names, name);

  return g_strv_builder_end (names);
}

static void
try_file (const char *folder,
          const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *contents = NULL;
  g_autofree guint8 *data = NULL;
  g_autoptr (GError) error = NULL;
  gsize size;

  g_file_get_contents (path, &contents, &size, &error);
  g_assert_no_error (error);
  /* A copy of just this size shows a step beyond its end. */
  data = g_malloc (MAX (size, 1));
  memcpy (data, contents, size);
  g_assert_cmpint (LLVMFuzzerTestOneInput (data, size), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_auto (GStrv) names = NULL;

  g_assert_cmpint (argc, ==, 2);
  LLVMFuzzerInitialize (&argc, &argv);
  names = list (argv[1]);
  g_assert_cmpuint (g_strv_length (names), >, 0);
  printf ("1..1\n");
  for (guint i = 0; names[i] != NULL; i++)
    {
      /* Before it is tried, so that the last line names what broke the program. */
      printf ("# %s\n", names[i]);
      fflush (stdout);
      try_file (argv[1], names[i]);
    }
  printf ("ok 1 %u inputs\n", g_strv_length (names));

  return 0;
}
