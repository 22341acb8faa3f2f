/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <signal.h>

#include "rk-cli-arguments.h"
#include "rk-cli-help.h"
#include "rk-cli-output.h"
#include "rk-language.h"

const RkCliCommand * const rk_cli_commands[] = {
  &rk_cli_play,
  &rk_cli_moves,
  &rk_cli_solve,
  &rk_cli_perft,
  &rk_cli_check,
  &rk_cli_replay,
  &rk_cli_review,
  &rk_cli_pair,
  &rk_cli_standings,
  &rk_cli_bench,
  NULL,
};

static void
print_usage (const char *help)
{
  g_auto (GStrv) lines = g_strsplit (help, "\n", -1);

  for (gsize i = 0; lines[i] != NULL; i++)
    rk_cli_print_error ("%s", lines[i]);
}

static RkCliStatus
run (RkCliArguments *arguments)
{
  g_autofree char *help = NULL;

  if (arguments->given & RK_CLI_VERSION)
    {
      rk_cli_print ("%s %s", RK_CLI_NAME, PACKAGE_VERSION);
      return RK_CLI_DONE;
    }

  if (arguments->command != NULL && !(arguments->given & RK_CLI_HELP))
    return arguments->command->run (arguments);

  help = rk_cli_format_help (arguments->command);
  g_strchomp (help);
  if (!(arguments->given & RK_CLI_HELP))
    {
      print_usage (help);
      return RK_CLI_WRONG_USAGE;
    }
  rk_cli_print ("%s", help);

  return RK_CLI_DONE;
}

int
main (int    argc,
      char **argv)
{
  const char * const *given = (const char * const *) argv + 1;
  g_autofree const char **words = g_new0 (const char *, argc);
  RkCliArguments arguments = { .words = words };
  RkCliStatus status;

  /* Writing to a reader that has gone fails, and that is looked at. */
  signal (SIGPIPE, SIG_IGN);
  rk_language_init (rk_cli_arguments_find_language (given));

  status = rk_cli_arguments_parse (&arguments, given) ? run (&arguments) : RK_CLI_WRONG_USAGE;

  return rk_cli_finish_output (status);
}
