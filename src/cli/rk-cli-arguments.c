/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-cli-arguments.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rk-cli-output.h"
#include "rk-language.h"

/* What every command takes. */
#define COMMON_OPTIONS (RK_CLI_LANGUAGE | RK_CLI_HELP | RK_CLI_VERSION)

static gboolean
apply_nothing (RkCliArguments *arguments,
               const char     *value)
{
  return TRUE;
}

static gboolean
apply_from (RkCliArguments *arguments,
            const char     *value)
{
  arguments->from = value;

  return TRUE;
}

static gboolean
apply_direction (RkCliArguments *arguments,
                 const char     *value)
{
  if (g_str_equal (value, "ccw"))
    arguments->direction = RK_COUNTER_CLOCKWISE;
  else if (g_str_equal (value, "cw"))
    arguments->direction = RK_CLOCKWISE;
  else
    {
      rk_cli_complain (arguments->command,
                       _("--direction: expected “ccw” or “cw”, not “%s”"), value);
      return FALSE;
    }

  return TRUE;
}

static gboolean
apply_holes (RkCliArguments *arguments,
             const char     *value)
{
  if (!g_str_equal (value, "5") && !g_str_equal (value, "6"))
    {
      rk_cli_complain (arguments->command,
                       _("--holes: expected 5 or 6, not “%s”"), value);
      return FALSE;
    }

  arguments->holes = g_ascii_digit_value (value[0]);

  return TRUE;
}

static gboolean
apply_language (RkCliArguments *arguments,
                const char     *value)
{
  g_autofree char *known = NULL;

  if (rk_language_is_known (value))
    return TRUE;

  known = g_strjoinv (", ", (char **) rk_language_list ());
  /* TRANSLATORS: the codes of the languages that there are, then what was
   * given */
  rk_cli_complain (arguments->command,
                   _("--language: expected one of %1$s, not “%2$s”"), known, value);

  return FALSE;
}

const RkCliOption rk_cli_options[] = {
  { RK_CLI_FROM, "from", "POSITION",
    N_("start from this position"), apply_from },
  { RK_CLI_DIRECTION, "direction", "ccw|cw",
    N_("sow counter-clockwise (the standard) or clockwise"), apply_direction },
  { RK_CLI_HOLES, "holes", "5|6",
    N_("holes in each row (6 is the standard)"), apply_holes },
  { RK_CLI_JSON, "json", NULL,
    N_("print JSON"), apply_nothing },
  { RK_CLI_CSV, "csv", NULL,
    N_("print comma-separated values"), apply_nothing },
  { RK_CLI_TEXT, "text", NULL,
    N_("print tables to read"), apply_nothing },
  { RK_CLI_LANGUAGE, "language", "CODE",
    N_("the language of help and messages"), apply_language },
  { RK_CLI_HELP, "help", NULL,
    N_("show this help"), apply_nothing },
  { RK_CLI_VERSION, "version", NULL,
    N_("show the version"), apply_nothing },
  { 0 },
};

void
rk_cli_complain (const RkCliCommand *command,
                 const char         *format,
                 ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = g_strdup_vprintf (format, args);
  va_end (args);

  rk_cli_print_error ("%s: %s", RK_CLI_NAME, text);
  if (command != NULL)
    /* TRANSLATORS: after a message about wrong arguments: the names of the
     * program and of the command */
    rk_cli_print_error (_("Try “%1$s %2$s --help”."), RK_CLI_NAME, command->name);
  else
    /* TRANSLATORS: after a message about wrong arguments: the name of the
     * program */
    rk_cli_print_error (_("Try “%s --help”."), RK_CLI_NAME);
}

/* A word that begins with "-," or is "-" is a position or a file. */
static gboolean
is_option (const char *argument)
{
  return argument[0] == '-' && argument[1] != '\0' && argument[1] != ',';
}

/* The value in "--name=value": NULL if @argument is "--name", and FALSE if it
 * is another option. */
static gboolean
match_option (const char  *argument,
              const char  *name,
              const char **value)
{
  const char *rest;

  if (!g_str_has_prefix (argument, "--") || !g_str_has_prefix (argument + 2, name))
    return FALSE;

  rest = argument + 2 + strlen (name);
  *value = *rest == '=' ? rest + 1 : NULL;

  return *rest == '=' || *rest == '\0';
}

static const RkCliOption *
find_option (const char    *argument,
             RkCliOptions   allowed,
             const char   **value)
{
  for (const RkCliOption *option = rk_cli_options; option->name != NULL; option++)
    {
      if ((option->option & allowed) && match_option (argument, option->name, value))
        return option;
    }

  return NULL;
}

static const RkCliCommand *
find_command (const char *name)
{
  for (gsize i = 0; rk_cli_commands[i] != NULL; i++)
    {
      if (g_str_equal (rk_cli_commands[i]->name, name))
        return rk_cli_commands[i];
    }

  return NULL;
}

static RkCliOptions
get_allowed (RkCliArguments *self)
{
  if (self->command == NULL)
    return COMMON_OPTIONS;

  return COMMON_OPTIONS | self->command->options;
}

/* Reads an option at the start of @argv, and its value. Returns how many
 * arguments that were, or 0 after a message. */
static guint
take_option (RkCliArguments     *self,
             const char * const *argv)
{
  const char *value = NULL;
  /* What people try first. */
  const char *argument = g_str_equal (argv[0], "-h") ? "--help" : argv[0];
  const RkCliOption *option = find_option (argument, get_allowed (self), &value);
  guint n_taken = 1;

  if (option == NULL)
    {
      rk_cli_complain (self->command, _("unknown option “%s”"), argv[0]);
      return 0;
    }

  if (option->value == NULL && value != NULL)
    {
      rk_cli_complain (self->command, _("--%s takes no value"), option->name);
      return 0;
    }

  if (option->value != NULL && value == NULL)
    {
      value = argv[n_taken++];
      if (value == NULL)
        {
          /* TRANSLATORS: the name of an option, and a word of the line "Usage", untranslated
           * there, for what is expected after it: FILE, POSITION, CODE … */
          rk_cli_complain (self->command, _("--%1$s: expected %2$s after it"),
                           option->name, option->value);
          return 0;
        }
    }

  self->given |= option->option;

  return option->apply (self, value) ? n_taken : 0;
}

static gboolean
take_word (RkCliArguments *self,
           const char     *word)
{
  if (self->command != NULL)
    {
      self->words[self->n_words++] = word;
      return TRUE;
    }

  self->command = find_command (word);
  if (self->command == NULL && !(self->given & RK_CLI_HELP) && g_str_equal (word, "help"))
    {
      self->given |= RK_CLI_HELP;
      return TRUE;
    }
  if (self->command == NULL)
    rk_cli_complain (NULL, _("unknown command “%s”"), word);

  return self->command != NULL;
}

static gboolean
check_words (RkCliArguments *self)
{
  if (self->command == NULL || (self->given & (RK_CLI_HELP | RK_CLI_VERSION)))
    return TRUE;

  if (self->n_words < self->command->min_words)
    {
      rk_cli_complain (self->command, _("expected: %1$s %2$s"),
                       self->command->name, self->command->synopsis);
      return FALSE;
    }

  if (self->n_words > self->command->max_words)
    {
      rk_cli_complain (self->command, _("unexpected argument “%s”"),
                       self->words[self->command->max_words]);
      return FALSE;
    }

  return TRUE;
}

gboolean
rk_cli_arguments_parse (RkCliArguments     *self,
                        const char * const *argv)
{
  gboolean only_words = FALSE;

  while (*argv != NULL)
    {
      guint n_taken = 1;

      if (!only_words && g_str_equal (*argv, "--"))
        only_words = TRUE;
      else if (!only_words && is_option (*argv))
        n_taken = take_option (self, argv);
      else if (!take_word (self, *argv))
        n_taken = 0;

      if (n_taken == 0)
        return FALSE;
      argv += n_taken;
    }

  return check_words (self);
}

const char *
rk_cli_arguments_find_language (const char * const *argv)
{
  const char *language = NULL;

  for (; *argv != NULL && !g_str_equal (*argv, "--"); argv++)
    {
      const char *value = NULL;

      if (match_option (*argv, "language", &value))
        language = value != NULL ? value : argv[1];
    }

  return language;
}
