/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* What the marks on the board and in the lists mean. */
AdwDialog *rk_marks_dialog_new (void);

G_END_DECLS
