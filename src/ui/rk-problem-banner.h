/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-document.h"

G_BEGIN_DECLS

/* Shows in @banner why @document is not saved, or what another program did to its file,
 * with what can be done about it. */
void rk_problem_banner_attach (AdwBanner  *banner,
                               RkDocument *document);

G_END_DECLS
