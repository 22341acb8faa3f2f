/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Whether anything of a name can be seen. */
gboolean rk_name_is_seen (const char *name);

G_END_DECLS
