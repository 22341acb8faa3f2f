/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-error.h"

G_DEFINE_QUARK (rk-error-quark, rk_error)
