/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib.h>
#include <glib/gi18n.h>
#include <locale.h>

#include "rk-language.h"
#include "rk-sentences.h"

#define PSEUDO "qps"
/* Its value is filled in. */
#define LOCPATH_STUB "LOCPATH"

/* Each case runs in a process of its own, since the locale of a process is set
 * once; the process prints the language and a text. */
typedef struct
{
  const char *name;
  const char *chosen;
  const char *environment[5];
  const char *language;
  gboolean translated;
} LanguageCase;

static const LanguageCase cases[] = {
  { "nothing-set", NULL, { NULL }, "en", FALSE },
  { "chosen-with-nothing-set", PSEUDO, { NULL }, PSEUDO, TRUE },
  { "chosen-in-c", PSEUDO, { "LC_ALL=C" }, PSEUDO, TRUE },
  { "chosen-in-posix", PSEUDO, { "LANG=POSIX" }, PSEUDO, TRUE },
  { "chosen-in-c-utf-8", PSEUDO, { "LC_ALL=C.UTF-8" }, PSEUDO, TRUE },
  { "chosen-in-c-messages", PSEUDO, { "LANG=C.UTF-8", "LC_MESSAGES=C" }, PSEUDO, TRUE },
  { "chosen-in-a-missing-locale", PSEUDO, { "LANG=xx_XX.UTF-8" }, PSEUDO, TRUE },
  { "chosen-with-a-missing-category", PSEUDO,
    { "LANG=C.UTF-8", "LC_TIME=xx_XX.UTF-8" }, PSEUDO, TRUE },
  { "chosen-over-the-environment", PSEUDO, { "LANG=C.UTF-8", "LANGUAGE=nl" }, PSEUDO, TRUE },
  { "chosen-with-a-locale-path", PSEUDO, { "LANG=C", "LOCPATH=/nowhere" }, PSEUDO, TRUE },
  { "english-over-the-environment", "en", { "LANG=C", "LANGUAGE=" PSEUDO }, "en", FALSE },
  { "unknown-is-the-system", "xx", { "LANG=C.UTF-8" }, "en", FALSE },
  { "empty-is-the-system", "", { "LANG=C.UTF-8" }, "en", FALSE },
  /* In these locales gettext does not look at LANGUAGE: nor must we. */
  { "environment-in-c", NULL, { "LANG=C.UTF-8", "LANGUAGE=" PSEUDO }, "en", FALSE },
  /* Our own locale stands for one of the system's. */
  { "environment", NULL, { "LC_MESSAGES=rk_ANY", LOCPATH_STUB, "LANGUAGE=" PSEUDO },
    PSEUDO, TRUE },
  { "environment-with-unknown-ones", NULL,
    { "LC_MESSAGES=rk_ANY", LOCPATH_STUB, "LANGUAGE=xx:" PSEUDO "_ZZ.UTF-8:nl" }, PSEUDO, TRUE },
  { "environment-stops-at-c", NULL,
    { "LC_MESSAGES=rk_ANY", LOCPATH_STUB, "LANGUAGE=C:" PSEUDO }, "en", FALSE },
  { "environment-with-english-first", NULL,
    { "LC_MESSAGES=rk_ANY", LOCPATH_STUB, "LANGUAGE=en:" PSEUDO }, "en", FALSE },
  { "chosen-over-the-locale", PSEUDO,
    { "LC_MESSAGES=rk_ANY", LOCPATH_STUB, "LANGUAGE=en" }, PSEUDO, TRUE },
};

static char **
make_environment (const LanguageCase *language_case)
{
  char **environment = g_get_environ ();
  static const char * const cleared[] = {
    "LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "LC_TIME", "LOCPATH",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cleared); i++)
    environment = g_environ_unsetenv (environment, cleared[i]);

  for (gsize i = 0; language_case->environment[i] != NULL; i++)
    {
      g_auto (GStrv) parts = g_strsplit (language_case->environment[i], "=", 2);
      g_autofree char *stub = g_build_filename (g_getenv ("RK_BUILD_DIR"), "po", "locale-stub",
                                                NULL);

      environment = g_environ_setenv (environment, parts[0],
                                      parts[1] != NULL ? parts[1] : stub, TRUE);
    }

  return environment;
}

static void
show_text (const LanguageCase *language_case)
{
  g_autofree char *path = g_strdup (g_getenv ("LOCPATH"));
  g_autofree char *side = NULL;

  rk_language_init (language_case->chosen);
  side = rk_text_side (RK_SOUTH);

  g_assert_cmpstr (rk_language_get (), ==, language_case->language);
  g_assert_cmpstr (g_getenv ("LOCPATH"), ==, path);
  g_assert_cmpint (g_str_has_prefix (side, "⟦"), ==, language_case->translated);
  g_assert_cmpint (g_str_equal (side, "South"), ==, !language_case->translated);
}

static void
test_start (gconstpointer data)
{
  const LanguageCase *language_case = data;
  g_auto (GStrv) environment = NULL;

  if (g_test_subprocess ())
    {
      show_text (language_case);
      return;
    }

  if (!rk_language_is_known (PSEUDO))
    {
      g_test_skip ("the pseudo-language is part of the development profile");
      return;
    }

  environment = make_environment (language_case);
  g_test_trap_subprocess_with_envp (NULL, (const char * const *) environment, 0,
                                    G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
}

/* The systems on which a program may start that changes its language later. */
typedef struct
{
  const char *name;
  const char *environment[5];
  const char *system;
} SystemCase;

static const SystemCase systems[] = {
  { "nothing-set", { NULL }, "en" },
  { "c", { "LC_ALL=C" }, "en" },
  { "c-utf-8", { "LANG=C.UTF-8" }, "en" },
  { "c-utf-8-with-language", { "LANG=C.UTF-8", "LANGUAGE=nl" }, "en" },
  { "missing-locale", { "LANG=so_SO.UTF-8" }, "so" },
  { "missing-everywhere", { "LANG=rm_CH.UTF-8" }, "rm" },
  { "missing-and-unknown", { "LANG=xx_XX.UTF-8" }, "en" },
  { "missing-with-language", { "LANG=so_SO.UTF-8", "LANGUAGE=xx:cs" }, "cs" },
  { "missing-tagalog", { "LANG=tl_PH.UTF-8" }, "fil" },
  { "missing-category", { "LANG=C.UTF-8", "LC_TIME=so_SO.UTF-8" }, "en" },
  { "pseudo-language", { "LC_MESSAGES=rk_ANY", LOCPATH_STUB, "LANGUAGE=" PSEUDO }, PSEUDO },
  { "unknown-language", { "LC_MESSAGES=rk_ANY", LOCPATH_STUB, "LANGUAGE=xx" }, "en" },
};

static gpointer
look_up_texts (gpointer data)
{
  gboolean *end = data;

  while (!g_atomic_int_get (end))
    {
      g_autofree char *side = rk_text_side (RK_SOUTH);

      g_assert_cmpint (strlen (side), >, 0);
    }
  return NULL;
}

static void
assert_language (const char *chosen,
                 const char *code)
{
  g_autofree char *side = NULL;

  rk_language_set (chosen);
  side = rk_text_side (RK_NORTH);
  g_assert_cmpstr (rk_language_get (), ==, code);
  /* GLib decides at its first text whether it translates at all, for ever. */
  g_assert_cmpstr (g_dgettext (GETTEXT_PACKAGE, "North"), ==, gettext ("North"));
  g_assert_cmpint (g_str_has_prefix (side, "⟦"), ==, g_str_equal (code, PSEUDO));
  g_assert_cmpint (g_str_equal (side, "North"), ==, g_str_equal (code, "en"));
}

/* Through all languages and back, more than once, while another thread looks up texts. */
static void
switch_languages (const SystemCase *system)
{
  const char *const *codes = rk_language_list ();
  gboolean end = FALSE;
  GThread *thread;

  rk_language_init (NULL);
  g_assert_cmpstr (rk_language_get_system (), ==, system->system);
  g_assert_cmpstr (rk_language_get (), ==, system->system);

  thread = g_thread_new ("texts", look_up_texts, &end);
  for (guint time = 0; time < 20; time++)
    {
      for (gsize i = 0; codes[i] != NULL; i++)
        assert_language (codes[i], codes[i]);
      assert_language (NULL, system->system);
      assert_language ("xx", system->system);
      assert_language ("", system->system);
      g_assert_cmpstr (rk_language_get_system (), ==, system->system);
    }
  g_atomic_int_set (&end, TRUE);
  g_thread_join (thread);
}

static void
test_switch (gconstpointer data)
{
  const SystemCase *system = data;
  LanguageCase language_case = { 0 };
  g_auto (GStrv) environment = NULL;

  if (g_test_subprocess ())
    {
      switch_languages (system);
      return;
    }

  if (!rk_language_is_known (PSEUDO))
    {
      g_test_skip ("the pseudo-language is part of the development profile");
      return;
    }

  memcpy (language_case.environment, system->environment, sizeof system->environment);
  environment = make_environment (&language_case);
  g_test_trap_subprocess_with_envp (NULL, (const char * const *) environment, 0,
                                    G_TEST_SUBPROCESS_DEFAULT);
  g_test_trap_assert_passed ();
}

static void
test_environment_for_others (void)
{
  if (g_test_subprocess ())
    {
      g_auto (GStrv) before = g_get_environ ();
      g_auto (GStrv) after = NULL;

      rk_language_init ("en");
      g_assert_cmpstr (g_getenv ("LANGUAGE"), ==, "en");
      after = rk_language_get_environ ();
      g_assert_cmpstr (g_environ_getenv (after, "LANGUAGE"), ==,
                       g_environ_getenv (before, "LANGUAGE"));
      return;
    }

  for (int with_language = 0; with_language <= 1; with_language++)
    {
      g_auto (GStrv) environment = g_get_environ ();

      if (with_language)
        environment = g_environ_setenv (environment, "LANGUAGE", "nl:cs", TRUE);
      else
        environment = g_environ_unsetenv (environment, "LANGUAGE");

      g_test_trap_subprocess_with_envp (NULL, (const char * const *) environment, 0,
                                        G_TEST_SUBPROCESS_DEFAULT);
      g_test_trap_assert_passed ();
    }
}

/* The forms of words after numbers: Czech has three, and no language inverts them. */
static void
test_plurals (void)
{
  static const struct
  {
    const char *language;
    guint n_stones;
    const char *text;
  } plurals[] = {
    { "bn", 1, "১টি গুটি" }, { "bn", 5, "৫টি গুটি" },
    { "cs", 1, "1 kámen" }, { "cs", 2, "2 kameny" }, { "cs", 5, "5 kamenů" },
    { "en", 1, "1 stone" }, { "en", 5, "5 stones" },
    { "fil", 1, "1 na bato" }, { "fil", 5, "5 na bato" },
    { "nl", 1, "1 steen" }, { "nl", 5, "5 stenen" },
    { "rm", 1, "1 crap" }, { "rm", 5, "5 craps" },
    { "so", 1, "1 dhagax" }, { "so", 5, "5 dhagax" },
  };
  RkPosition position;

  rk_position_init_standard (&position, 6, RK_COUNTER_CLOCKWISE, RK_SOUTH);
  for (gsize i = 0; i < G_N_ELEMENTS (plurals); i++)
    {
      g_autofree char *text = NULL;

      rk_language_init (plurals[i].language);
      position.stones[0] = plurals[i].n_stones;
      text = rk_text_hole_content (&position, 0);
      g_assert_cmpstr (text, ==, plurals[i].text);
    }
  rk_language_init (NULL);
}

/* LINGUAS and the table of languages agree. */
static void
test_list (void)
{
  const char * const *list = rk_language_list ();

  g_assert_true (g_strv_contains (list, "en"));
  for (gsize i = 0; list[i] != NULL; i++)
    {
      g_assert_true (rk_language_is_known (list[i]));
      g_assert_cmpint (g_utf8_strlen (rk_language_get_own_name (list[i]), -1), >, 2);
    }

  g_assert_false (rk_language_is_known (NULL));
  g_assert_false (rk_language_is_known (""));
  g_assert_false (rk_language_is_known ("xx"));
  g_assert_cmpint (rk_language_is_known (PSEUDO), ==, g_str_equal (PROFILE, "development"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path = g_strconcat ("/language/start/", cases[i].name, NULL);

      g_test_add_data_func (path, &cases[i], test_start);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (systems); i++)
    {
      g_autofree char *path = g_strconcat ("/language/switch/", systems[i].name, NULL);

      g_test_add_data_func (path, &systems[i], test_switch);
    }
  g_test_add_func ("/language/environment-for-others", test_environment_for_others);
  g_test_add_func ("/language/plurals", test_plurals);
  g_test_add_func ("/language/list", test_list);

  return g_test_run ();
}
