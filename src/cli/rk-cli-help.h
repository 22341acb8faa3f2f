/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-cli.h"

G_BEGIN_DECLS

/* The help of @command, or of the tool if it is NULL. Transfer full. */
char *rk_cli_format_help (const RkCliCommand *command);

G_END_DECLS
