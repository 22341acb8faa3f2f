/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-document.h"

G_BEGIN_DECLS

/* Asks whether to close although @documents are not saved. The response is
 * RK_UNSAVED_DISCARD for yes. */
#define RK_UNSAVED_DISCARD "discard"

AdwDialog *rk_unsaved_dialog_new (GPtrArray *documents);

G_END_DECLS
