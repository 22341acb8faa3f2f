/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* Printer, paper and margins, from one time to the next, in a file of the
 * configuration folder. A file that is missing or damaged is as good as none. */

/* Sets @operation as the last one was. */
void rk_print_memory_load (GtkPrintOperation *operation);
/* Keeps how @operation was set, but for what belongs to one paper: file, copies and
 * pages. Of @file, which was printed to, the folder is kept. */
void rk_print_memory_save (GtkPrintOperation *operation,
                           GFile             *file);

G_END_DECLS
