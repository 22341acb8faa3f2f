/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <gio/gio.h>

#define BASE_ID "io.github.riokadalis.RioKadalis"

typedef struct
{
  const char *folder;
  const char *name;
  double size;
} Icon;

static const Icon icons[] = {
  { "scalable", BASE_ID ".svg", 128 },
  { "symbolic", BASE_ID "-symbolic.svg", 16 },
  { "mimetypes", BASE_ID ".match.svg", 128 },
  { "mimetypes", BASE_ID ".tournament.svg", 128 },
};

typedef struct
{
  double width;
  double height;
  char *view_box;
} Measures;

static void
start_element (GMarkupParseContext  *context,
               const char           *element,
               const char          **names,
               const char          **values,
               gpointer              user_data,
               GError              **error)
{
  Measures *measures = user_data;

  if (!g_str_equal (element, "svg"))
    return;

  for (guint i = 0; names[i] != NULL; i++)
    {
      if (g_str_equal (names[i], "width"))
        measures->width = g_ascii_strtod (values[i], NULL);
      else if (g_str_equal (names[i], "height"))
        measures->height = g_ascii_strtod (values[i], NULL);
      else if (g_str_equal (names[i], "viewBox"))
        measures->view_box = g_strdup (values[i]);
    }
}

static void
test_square (gconstpointer data)
{
  const Icon *icon = data;
  const GMarkupParser parser = { .start_element = start_element };
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "data", "icons",
                                                 icon->folder, icon->name, NULL);
  g_autofree char *text = NULL;
  g_autofree char *view_box = g_strdup_printf ("0 0 %.0f %.0f", icon->size, icon->size);
  gsize length;
  Measures measures = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (GMarkupParseContext) context = NULL;

  g_file_get_contents (path, &text, &length, &error);
  g_assert_no_error (error);
  context = g_markup_parse_context_new (&parser, G_MARKUP_DEFAULT_FLAGS, &measures, NULL);
  g_markup_parse_context_parse (context, text, length, &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);

  g_assert_cmpfloat (measures.width, ==, icon->size);
  g_assert_cmpfloat (measures.height, ==, icon->size);
  g_assert_cmpstr (measures.view_box, ==, view_box);
  g_free (measures.view_box);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (icons); i++)
    {
      g_autofree char *path = g_strdup_printf ("/icons/%s", icons[i].name);

      g_test_add_data_func (path, &icons[i], test_square);
    }

  return g_test_run ();
}
