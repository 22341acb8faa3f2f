/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-position.h"

G_BEGIN_DECLS

/* Enough for any position with its terminating NUL. */
#define RK_POSITION_TEXT_SIZE 96

/**
 * RkNotationFault:
 * @offset: where in the text, in bytes from its start
 * @message: what is wrong, an untranslated whole sentence fragment that
 *   gettext knows: callers show `_(message)`
 *
 * Why a text is not a position.
 */
typedef struct
{
  gsize offset;
  const char *message;
} RkNotationFault;

gboolean rk_position_parse      (RkPosition       *self,
                                 const char       *text,
                                 RkDirection       direction,
                                 RkNotationFault  *fault);
void     rk_position_print      (const RkPosition *self,
                                 char              text[RK_POSITION_TEXT_SIZE]);
char    *rk_position_to_string  (const RkPosition *self);

char     rk_hole_to_letter      (guint             n_holes,
                                 guint             hole);
gboolean rk_hole_from_letter    (guint             n_holes,
                                 char              letter,
                                 guint            *hole);

G_END_DECLS
