/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-file-kind.h"
#include "rk-match-file.h"
#include "rk-test-storage.h"
#include "rk-tournament-file.h"

static void
test_match (void)
{
  g_autoptr (RkMatch) match = rk_test_named_match ("Amina", "Yusuf");
  g_autoptr (GDateTime) created = g_date_time_new_local (2026, 11, 30, 12, 0, 0);
  g_autoptr (GBytes) text = NULL;
  g_autoptr (GObject) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *stem = NULL;

  rk_match_set_created (match, created);
  g_assert_true (rk_file_content_is (match));
  g_assert_cmpint (rk_file_content_get_kind (G_OBJECT (match)), ==, RK_FILE_KIND_MATCH);
  g_assert_cmpstr (rk_file_kind_get_suffix (RK_FILE_KIND_MATCH), ==, ".rkmatch");
  g_assert_cmpstr (rk_file_kind_get_mime_type (RK_FILE_KIND_MATCH), ==, RK_MATCH_FILE_MIME_TYPE);

  stem = rk_file_content_get_stem (G_OBJECT (match));
  g_assert_cmpstr (stem, ==, "2026-11-30 Amina - Yusuf");

  text = rk_file_content_format (G_OBJECT (match));
  again = rk_file_content_parse (text, &error);
  g_assert_no_error (error);
  g_assert_true (RK_IS_MATCH (again));
}

static void
test_tournament (void)
{
  g_autoptr (RkTournament) tournament = rk_test_named_tournament ("Club evening", 4);
  g_autoptr (GDateTime) created = g_date_time_new_local (2026, 11, 30, 12, 0, 0);
  g_autoptr (GBytes) text = NULL;
  g_autoptr (GObject) again = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *stem = NULL;

  rk_tournament_set_created (tournament, created);
  g_assert_true (rk_file_content_is (tournament));
  g_assert_cmpint (rk_file_content_get_kind (G_OBJECT (tournament)), ==,
                   RK_FILE_KIND_TOURNAMENT);
  g_assert_cmpstr (rk_file_kind_get_suffix (RK_FILE_KIND_TOURNAMENT), ==, ".rktournament");
  g_assert_cmpstr (rk_file_kind_get_mime_type (RK_FILE_KIND_TOURNAMENT), ==,
                   RK_TOURNAMENT_FILE_MIME_TYPE);

  stem = rk_file_content_get_stem (G_OBJECT (tournament));
  g_assert_cmpstr (stem, ==, "2026-11-30 Club evening");

  text = rk_file_content_format (G_OBJECT (tournament));
  again = rk_file_content_parse (text, &error);
  g_assert_no_error (error);
  g_assert_true (RK_IS_TOURNAMENT (again));
}

static void
test_names (void)
{
  RkFileKind kind;

  g_assert_true (rk_file_kind_from_name ("a.rktournament", &kind));
  g_assert_cmpint (kind, ==, RK_FILE_KIND_TOURNAMENT);
  g_assert_true (rk_file_kind_from_name ("a.rkmatch", &kind));
  g_assert_cmpint (kind, ==, RK_FILE_KIND_MATCH);
  g_assert_false (rk_file_kind_from_name ("a.json", &kind));
}

static void
test_foreign (void)
{
  static const struct
  {
    const char *text;
    int code;
    const char *message;
  } cases[] = {
    { "{\"format\": \"chess\", \"version\": 1}", RK_ERROR_FORMAT, "format: " },
    { "{\"format\": 3}", RK_ERROR_FORMAT, "format: " },
    { "{}", RK_ERROR_FORMAT, "format: " },
    { "[]", RK_ERROR_FORMAT, "" },
    { "{", RK_ERROR_SYNTAX, "line 1, " },
    { "", RK_ERROR_SYNTAX, "" },
  };

  g_assert_false (rk_file_content_is (NULL));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (cases[i].text, strlen (cases[i].text));
      g_autoptr (GError) error = NULL;

      g_assert_null (rk_file_content_parse (bytes, &error));
      g_assert_error (error, RK_ERROR, cases[i].code);
      g_assert_true (g_str_has_prefix (error->message, cases[i].message));
      if (i < 2)
        g_assert_nonnull (strstr (error->message,
                                  "\"rio-kadalis-match\", \"rio-kadalis-tournament\""));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/file-kind/match", test_match);
  g_test_add_func ("/file-kind/tournament", test_tournament);
  g_test_add_func ("/file-kind/names", test_names);
  g_test_add_func ("/file-kind/foreign", test_foreign);
  return g_test_run ();
}
