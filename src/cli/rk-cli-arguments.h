/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-cli.h"

G_BEGIN_DECLS

/**
 * RkCliOption:
 * @option: which one it is
 * @name: its name, without the `--`
 * @value: what is written for its value in the help, NULL if it takes none
 * @summary: what it does, to translate where it is shown
 * @apply: takes over the value; complains and returns FALSE if it is wrong
 *
 * An option of the tool.
 */
typedef struct
{
  RkCliOptions option;
  const char *name;
  const char *value;
  const char *summary;
  gboolean (*apply) (RkCliArguments *arguments,
                     const char     *value);
} RkCliOption;

/* All options, in the order of the help, ended by one without a name. */
extern const RkCliOption rk_cli_options[];

/**
 * RkCliArguments:
 * @command: the command, NULL if none was given
 * @given: the options that were given
 * @from: the text of `--from`, NULL if it was not given
 * @direction: the direction, counter-clockwise if none was given
 * @holes: the holes of a row, 0 if it was not given
 * @words: the other arguments
 * @n_words: how many there are
 *
 * The arguments of the tool, read and checked.
 */
struct _RkCliArguments
{
  const RkCliCommand *command;
  RkCliOptions given;
  const char *from;
  RkDirection direction;
  guint holes;
  const char **words;
  guint n_words;
};

/* Reads the arguments. @self->words must have room for all of @argv. FALSE,
 * after a message, if they are wrong. */
gboolean    rk_cli_arguments_parse         (RkCliArguments        *self,
                                            const char * const    *argv);
/* The value of `--language`, before anything else is looked at; NULL if none. */
const char *rk_cli_arguments_find_language (const char * const    *argv);

/* Complains about the usage of @command (NULL: of the tool). */
void        rk_cli_complain                (const RkCliCommand    *command,
                                            const char            *format,
                                            ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
