/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define RK_ERROR (rk_error_quark ())

/**
 * RkError:
 * @RK_ERROR_NOTATION: a text is not a position or move
 * @RK_ERROR_ILLEGAL_MOVE: a move cannot be played
 * @RK_ERROR_NOT_NOW: the match is not in a state for this action
 * @RK_ERROR_SYNTAX: a file is not JSON, or not safe JSON
 * @RK_ERROR_FORMAT: a file is JSON, but not a match
 * @RK_ERROR_VERSION: a file was written by a newer version
 * @RK_ERROR_TOO_LARGE: a file is over the limit
 * @RK_ERROR_CHANGED: somebody else changed a file
 * @RK_ERROR_IO: a file cannot be read or written
 * @RK_ERROR_NO_PAIRING: there is no legal pairing
 *
 * The errors of Rio Kadalis.
 */
typedef enum
{
  RK_ERROR_NOTATION,
  RK_ERROR_ILLEGAL_MOVE,
  RK_ERROR_NOT_NOW,
  RK_ERROR_SYNTAX,
  RK_ERROR_FORMAT,
  RK_ERROR_VERSION,
  RK_ERROR_TOO_LARGE,
  RK_ERROR_CHANGED,
  RK_ERROR_IO,
  RK_ERROR_NO_PAIRING,
} RkError;

GQuark rk_error_quark (void);

G_END_DECLS
