/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-position.h"

G_BEGIN_DECLS

#define RK_CLI_NAME "rio-kadalis-cli"

/**
 * RkCliStatus:
 * @RK_CLI_DONE: all went well
 * @RK_CLI_BAD_INPUT: bad input, a file that fails its check, or output that
 *   cannot be written
 * @RK_CLI_WRONG_USAGE: the arguments are wrong
 *
 * The exit status.
 */
typedef enum
{
  RK_CLI_DONE,
  RK_CLI_BAD_INPUT,
  RK_CLI_WRONG_USAGE,
} RkCliStatus;

/**
 * RkCliOptions:
 * @RK_CLI_FROM: `--from POSITION`
 * @RK_CLI_DIRECTION: `--direction ccw|cw`
 * @RK_CLI_HOLES: `--holes 5|6`
 * @RK_CLI_JSON: `--json`
 * @RK_CLI_CSV: `--csv`
 * @RK_CLI_TEXT: `--text`
 * @RK_CLI_LANGUAGE: `--language CODE`
 * @RK_CLI_HELP: `--help`
 * @RK_CLI_VERSION: `--version`
 *
 * Options; a set of them.
 */
typedef enum
{
  RK_CLI_FROM = 1 << 0,
  RK_CLI_DIRECTION = 1 << 1,
  RK_CLI_HOLES = 1 << 2,
  RK_CLI_JSON = 1 << 3,
  RK_CLI_CSV = 1 << 4,
  RK_CLI_TEXT = 1 << 5,
  RK_CLI_LANGUAGE = 1 << 6,
  RK_CLI_HELP = 1 << 7,
  RK_CLI_VERSION = 1 << 8,
} RkCliOptions;

typedef struct _RkCliArguments RkCliArguments;
typedef struct _RkCliCommand RkCliCommand;

/**
 * RkCliCommand:
 * @name: its name
 * @synopsis: the arguments after it, never translated
 * @summary: what it does, in a few words, to translate where it is shown
 * @description: the same whole, to translate where it is shown
 * @options: the options it takes, without those that all do
 * @min_words: how many other arguments it needs
 * @max_words: how many it takes
 * @run: does it
 *
 * A command of the tool.
 */
struct _RkCliCommand
{
  const char *name;
  const char *synopsis;
  const char *summary;
  const char *description;
  RkCliOptions options;
  guint min_words;
  guint max_words;
  RkCliStatus (*run) (const RkCliArguments *arguments);
};

extern const RkCliCommand rk_cli_play;
extern const RkCliCommand rk_cli_moves;
extern const RkCliCommand rk_cli_solve;
extern const RkCliCommand rk_cli_perft;
extern const RkCliCommand rk_cli_check;
extern const RkCliCommand rk_cli_replay;
extern const RkCliCommand rk_cli_review;
extern const RkCliCommand rk_cli_pair;
extern const RkCliCommand rk_cli_standings;
extern const RkCliCommand rk_cli_bench;

/* All commands, in the order of the help, ended by NULL. */
extern const RkCliCommand * const rk_cli_commands[];

G_END_DECLS
