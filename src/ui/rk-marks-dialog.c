/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-mark-sample.h"
#include "rk-marks-dialog.h"

/**
 * rk_marks_dialog_new:
 *
 * Returns: (transfer floating): a new dialog, to present
 */
AdwDialog *
rk_marks_dialog_new (void)
{
  g_autoptr (GtkBuilder) builder = NULL;

  g_type_ensure (RK_TYPE_MARK_SAMPLE);
  builder = gtk_builder_new_from_resource ("/io/github/riokadalis/RioKadalis/rk-marks-dialog.ui");

  return g_object_ref (ADW_DIALOG (gtk_builder_get_object (builder, "dialog")));
}
