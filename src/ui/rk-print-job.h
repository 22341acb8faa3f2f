/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-paper.h"

G_BEGIN_DECLS

/* Lays out on @paper, which is empty, all that is to be printed. */
typedef void (*RkPrintFill) (RkPaper  *paper,
                             gpointer  data);

char              *rk_print_job_make_name (const char        *title,
                                           const char        *rest);
GtkPrintOperation *rk_print_job_new       (const char        *name,
                                           RkPrintFill        fill,
                                           gpointer           data,
                                           GDestroyNotify     free_data);
void               rk_print_job_run       (GtkPrintOperation *operation,
                                           GtkWidget         *parent);

G_END_DECLS
