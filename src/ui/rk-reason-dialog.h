/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* @reason: NULL if nothing was typed. */
typedef void (*RkReasonFunc) (gpointer    object,
                              gpointer    subject,
                              const char *reason);

AdwDialog *rk_reason_dialog_new (const char   *heading,
                                 const char   *body,
                                 const char   *label,
                                 RkReasonFunc  func,
                                 gpointer      object,
                                 gpointer      subject);

G_END_DECLS
