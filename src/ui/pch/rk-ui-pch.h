/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Read once for all files of this folder, which include what they need all the same. */
#include <adwaita.h>
