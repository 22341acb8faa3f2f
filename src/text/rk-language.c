/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-language.h"

#include <libintl.h>
#include <locale.h>

#include "rk-languages.h"

#define FALLBACK "en"

typedef struct
{
  const char *code;
  const char *own_name;
} Language;

/* Every code in po/LINGUAS has its line here. "qps" is the pseudo-language of
 * the development profile. */
static const Language languages[] = {
  { "bn", "বাংলা" },
  { "cs", "Čeština" },
  { "en", "English" },
  { "fil", "Filipino" },
  { "nl", "Nederlands" },
  { "rm", "Rumantsch" },
  { "so", "Soomaali" },
  { "qps", "⟦Ƥšéúđó⟧" },
};

/* Locales that are often there and serve any language: in them gettext goes
 * by LANGUAGE alone. */
static const char * const common_locales[] = { "en_US.UTF-8", "en_GB.UTF-8", NULL };

/* Our own locale for when the system has none: see po/locale-stub/. */
#define STUB_LOCALE "rk_ANY"

static const char * const codes[] = { RK_LANGUAGES NULL };

static gboolean initialised;
static char *inherited_language;
/* What the system asks for, and whether gettext finds that by itself. */
static const Language *system_language;
static gboolean system_is_found;

static const Language *
find_language (const char *code)
{
  if (code == NULL || !g_strv_contains (codes, code))
    return NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      if (g_str_equal (languages[i].code, code))
        return &languages[i];
    }

  return NULL;
}

/* In these locales gettext translates nothing, whatever LANGUAGE says. */
static gboolean
is_untranslated (const char *locale)
{
  return g_str_equal (locale, "C") ||
         g_str_equal (locale, "POSIX") ||
         g_str_has_prefix (locale, "C.");
}

/* The first known language among "so_SO.UTF-8", "so_SO", "so". */
static const Language *
find_variant (const char *locale)
{
  g_auto (GStrv) variants = g_get_locale_variants (locale);

  for (gsize i = 0; variants[i] != NULL; i++)
    {
      const Language *language = find_language (variants[i]);

      if (language != NULL)
        return language;
    }

  return NULL;
}

/* The language in which gettext shows the texts in the locale @locale when
 * LANGUAGE is @asked; NULL when it shows them as they are in the sources. */
static const Language *
find_shown (const char *locale,
            const char *asked)
{
  g_auto (GStrv) list = NULL;

  if (is_untranslated (locale))
    return NULL;

  list = g_strsplit (asked != NULL && *asked != '\0' ? asked : locale, ":", -1);
  for (gsize i = 0; list[i] != NULL && !g_str_equal (list[i], "C"); i++)
    {
      const Language *language = find_variant (list[i]);

      if (language != NULL)
        return language;
    }

  return NULL;
}

static gboolean
try_common_locales (void)
{
  for (gsize i = 0; common_locales[i] != NULL; i++)
    {
      if (setlocale (LC_MESSAGES, common_locales[i]) != NULL)
        return TRUE;
    }

  return FALSE;
}

static void
use_stub_locale (const char *folder)
{
  g_autofree char *path = g_strdup (g_getenv ("LOCPATH"));

  g_setenv ("LOCPATH", folder, TRUE);
  if (setlocale (LC_MESSAGES, STUB_LOCALE) == NULL)
    g_debug ("No locale in %s: the texts stay English", folder);

  if (path != NULL)
    g_setenv ("LOCPATH", path, TRUE);
  else
    g_unsetenv ("LOCPATH");
}

/* What the system asks for as a locale that it does not have. */
static const char *
get_missing_locale (void)
{
  static const char * const variables[] = { "LC_ALL", "LC_MESSAGES", "LANG" };

  for (gsize i = 0; i < G_N_ELEMENTS (variables); i++)
    {
      const char *locale = g_getenv (variables[i]);

      if (locale != NULL && *locale != '\0')
        return locale;
    }

  return "C";
}

/* Tagalog is Filipino by another name. */
static gboolean
is_tagalog (const char *locale)
{
  return g_str_equal (locale, "tl") || g_str_has_prefix (locale, "tl_");
}

/* Leaves a locale for messages in which LANGUAGE is heeded, so that no thread
 * has to be feared when the language is changed. */
static void
choose_locale (const char *stub_folder)
{
  gboolean exists = setlocale (LC_ALL, "") != NULL;
  g_autofree char *asked =
    g_strdup (exists ? setlocale (LC_MESSAGES, NULL) : get_missing_locale ());
  const Language *shown = find_shown (asked, inherited_language);

  if (!exists)
    setlocale (LC_ALL, "C.UTF-8");

  /* What is printed is UTF-8 also where the system knows only ASCII. */
  if (is_untranslated (setlocale (LC_CTYPE, NULL)))
    setlocale (LC_CTYPE, "C.UTF-8");

  system_is_found = exists && shown != NULL;
  if (shown == NULL && is_tagalog (asked))
    shown = find_language ("fil");
  system_language = shown != NULL ? shown : find_language (FALLBACK);

  if (is_untranslated (setlocale (LC_MESSAGES, NULL)) && !try_common_locales ())
    use_stub_locale (stub_folder);
}

/* English is asked for by its code too: if there is no catalogue at all when the
 * first text is looked up, GLib and with it GTK translate nothing any more,
 * whatever is chosen later. */
static void
set_environment (const Language *language)
{
  if (language == NULL && !system_is_found)
    language = system_language;

  if (language != NULL)
    g_setenv ("LANGUAGE", language->code, TRUE);
  else if (inherited_language != NULL)
    g_setenv ("LANGUAGE", inherited_language, TRUE);
  else
    g_unsetenv ("LANGUAGE");
}

/**
 * rk_language_init:
 * @code: (nullable): the language chosen by the user, NULL or "" for that of the
 *   system; so is a code that is not known
 *
 * Sets up the language of the texts. A program with windows calls
 * gtk_disable_setlocale() before, else GTK sets the locale once more.
 *
 * It changes the environment and the locale: no other thread may exist yet. It may
 * be called again, as long as that holds; later there is rk_language_set().
 *
 * The chosen language is found also where the system has no locale for it, or
 * none at all; so is that of the system where its locale is missing. When the
 * program runs from its build folder, `RK_BUILD_DIR` says where that is.
 */
void
rk_language_init (const char *code)
{
  const char *build_folder = g_getenv ("RK_BUILD_DIR");
  g_autofree char *catalogues = NULL;
  g_autofree char *stub = NULL;

  if (build_folder != NULL)
    {
      catalogues = g_build_filename (build_folder, "po", NULL);
      stub = g_build_filename (build_folder, "po", "locale-stub", NULL);
    }
  else
    {
      catalogues = g_strdup (LOCALEDIR);
      stub = g_build_filename (PKGDATADIR, "locale-stub", NULL);
    }

  if (!initialised)
    inherited_language = g_strdup (g_getenv ("LANGUAGE"));
  initialised = TRUE;
  choose_locale (stub);
  set_environment (find_language (code));

  bindtextdomain (GETTEXT_PACKAGE, catalogues);
  /* The character set of the locale may be ASCII. */
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
}

/**
 * rk_language_set:
 * @code: (nullable): the language chosen by the user, NULL or "" for that of the
 *   system; so is a code that is not known
 *
 * Changes the language while the program runs, after rk_language_init(). Texts that
 * are looked up from now on are in the new language; those that were looked up
 * before stay valid, and as they were.
 *
 * For the thread of the windows. Other threads may go on: the locale stays, and
 * gettext guards what it keeps. The environment is changed, which the C library
 * makes safe for those who only read it (glibc 2.41).
 */
void
rk_language_set (const char *code)
{
  g_return_if_fail (initialised);

  set_environment (find_language (code));
  /* Not to choose the domain once more: with this call gettext forgets which
   * catalogues it found for LANGUAGE as it was. */
  textdomain (GETTEXT_PACKAGE);
}

/**
 * rk_language_list:
 *
 * Returns: (transfer none): the codes of the languages of the program, ended
 *   by NULL
 */
const char * const *
rk_language_list (void)
{
  return codes;
}

/**
 * rk_language_is_known:
 * @code: (nullable): the code of a language
 *
 * Returns: whether the program has texts in this language
 */
gboolean
rk_language_is_known (const char *code)
{
  return find_language (code) != NULL;
}

/**
 * rk_language_get_own_name:
 * @code: the code of a language that is known
 *
 * Returns: (transfer none): its name in the language itself
 */
const char *
rk_language_get_own_name (const char *code)
{
  const Language *language = find_language (code);

  g_return_val_if_fail (language != NULL, NULL);

  return language->own_name;
}

/**
 * rk_language_get:
 *
 * Finds the language in which gettext shows the texts now, by the same rules.
 *
 * Returns: (transfer none): its code; "en" when none of the languages asked for
 *   is known
 */
const char *
rk_language_get (void)
{
  const Language *language = find_shown (setlocale (LC_MESSAGES, NULL), g_getenv ("LANGUAGE"));

  return language != NULL ? language->code : FALLBACK;
}

/**
 * rk_language_get_system:
 *
 * Finds the language that is shown when none is chosen.
 *
 * Returns: (transfer none): its code; "en" when none of the languages that the
 *   system asks for is known
 */
const char *
rk_language_get_system (void)
{
  g_return_val_if_fail (initialised, FALLBACK);

  return system_language->code;
}

/**
 * rk_language_get_environ:
 *
 * Returns: (transfer full): the environment for other programs, and for this
 *   one when it starts itself again: LANGUAGE is what it was at the start
 */
char **
rk_language_get_environ (void)
{
  char **environment = g_get_environ ();

  if (!initialised)
    return environment;

  if (inherited_language != NULL)
    return g_environ_setenv (environment, "LANGUAGE", inherited_language, TRUE);

  return g_environ_unsetenv (environment, "LANGUAGE");
}
