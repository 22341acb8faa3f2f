/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/* By themselves some dialogs of libadwaita ask for 360 pixels, which with a frame is wider than a
 * narrow window. */
#define RK_DIALOG_MIN_WIDTH 300
