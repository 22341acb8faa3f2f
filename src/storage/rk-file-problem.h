/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* What a person is told when a file cannot be read or written. */
GError *rk_file_problem_read       (const GError *error,
                                    GFile        *file);
GError *rk_file_problem_write      (const GError *error,
                                    GFile        *file);
GError *rk_file_problem_too_large  (GFile        *file);
GError *rk_file_problem_unreadable (const GError *error,
                                    GFile        *file);

/* The reason alone, NULL where only the system has words for it. */
const char *rk_file_problem_get_reason (const GError *error);

G_END_DECLS
