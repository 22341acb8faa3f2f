/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-cli-help.h"

#include <glib/gi18n.h>

#include "rk-cli-arguments.h"
#include "rk-language.h"

/* Where the second column begins. */
#define COLUMN 22

static void
append_row (GString    *help,
            const char *left,
            const char *right)
{
  g_string_append_printf (help, "  %-*s%s\n", COLUMN, left, right);
}

static void
append_usage (GString    *help,
              const char *arguments)
{
  g_autofree char *call = g_strdup_printf ("%s %s", RK_CLI_NAME, arguments);

  /* TRANSLATORS: the first line of a help: how to call the program */
  g_string_append_printf (help, _("Usage: %s"), g_strchomp (call));
  g_string_append_c (help, '\n');
}

static void
append_commands (GString *help)
{
  g_string_append_printf (help, "\n%s\n", _("Commands:"));
  for (gsize i = 0; rk_cli_commands[i] != NULL; i++)
    append_row (help, rk_cli_commands[i]->name, _(rk_cli_commands[i]->summary));
}

static void
append_languages (GString *help)
{
  g_autofree char *known = g_strjoinv (", ", (char **) rk_language_list ());

  append_row (help, "", known);
}

static void
append_position (GString *help)
{
  g_string_append_c (help, '\n');
  /* TRANSLATORS: "%1$s" is a position of the game as the tool writes it, "%2$s" a command. */
  g_string_append_printf (help, _("A position is written as %1$s:\nthe holes of South, those of "
                                  "North, who is to move, and the stones that both have won.\n"
                                  "More of that tells %2$s."),
                          "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0", "“man " RK_CLI_NAME "”");
  g_string_append_c (help, '\n');
}

static void
append_options (GString      *help,
                RkCliOptions  options)
{
  g_string_append_printf (help, "\n%s\n", _("Options:"));
  for (const RkCliOption *option = rk_cli_options; option->name != NULL; option++)
    {
      g_autofree char *left = NULL;

      if (!(option->option & options))
        continue;

      left = option->value != NULL ?
             g_strdup_printf ("--%s %s", option->name, option->value) :
             g_strdup_printf ("--%s", option->name);
      append_row (help, left, _(option->summary));
      if (option->option == RK_CLI_LANGUAGE)
        append_languages (help);
    }
}

static char *
format_command_help (const RkCliCommand *command)
{
  GString *help = g_string_new (NULL);
  g_autofree char *arguments = g_strdup_printf ("%s %s", command->name, command->synopsis);

  append_usage (help, arguments);
  g_string_append_printf (help, "\n%s\n", _(command->description));
  append_options (help, command->options | RK_CLI_LANGUAGE | RK_CLI_HELP | RK_CLI_VERSION);
  if (strstr (command->synopsis, "POSITION") != NULL)
    append_position (help);

  return g_string_free_and_steal (help);
}

static char *
format_tool_help (void)
{
  GString *help = g_string_new (NULL);

  append_usage (help, "COMMAND [ARGUMENT...]");
  g_string_append_printf (help, "\n%s\n",
                          _("The game Rio Kadalis for scripts: plays, counts, checks files, "
                            "pairs players."));
  append_commands (help);
  append_options (help, RK_CLI_LANGUAGE | RK_CLI_HELP | RK_CLI_VERSION);
  g_string_append_printf (help, "\n%s\n",
                          _("Every command has a --help of its own. The exit status is 0 when "
                            "all went well,\n1 for bad input, 2 for wrong usage."));

  return g_string_free_and_steal (help);
}

char *
rk_cli_format_help (const RkCliCommand *command)
{
  return command != NULL ? format_command_help (command) : format_tool_help ();
}
