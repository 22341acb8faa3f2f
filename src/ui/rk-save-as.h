/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Makes in a worker what a file is to hold, out of what was handed on for it. */
typedef GBytes *(*RkSaveMake) (gpointer data);

/**
 * RkSaveForm:
 * @name: what such files are called, translated
 * @suffix: how their names end, with the point; a constant
 * @text: what a file of this form would hold
 * @make: instead of @text, what makes it when this form was chosen
 *
 * One of several forms in which something can be saved.
 */
typedef struct
{
  const char *name;
  const char *suffix;
  GBytes *text;
  RkSaveMake make;
} RkSaveForm;

/* How many forms there can be at most. */
#define RK_SAVE_MAX_FORMS 2

void  rk_save_as          (GtkWidget        *page,
                           GBytes           *text,
                           const char       *name);
void  rk_save_as_one_of   (GtkWidget        *page,
                           const RkSaveForm *forms,
                           guint             n_forms,
                           const char       *stem,
                           gpointer          data,
                           GDestroyNotify    free_data);
void  rk_save_tell        (GtkWidget        *page,
                           GFile            *file);
guint rk_save_forms_find  (const RkSaveForm *forms,
                           guint             n_forms,
                           GFile            *file);
void  rk_save_forms_write (GtkWidget        *page,
                           const RkSaveForm *forms,
                           guint             n_forms,
                           GFile            *file,
                           gpointer          data,
                           GDestroyNotify    free_data);

G_END_DECLS
