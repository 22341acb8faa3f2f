/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-library.h"

G_BEGIN_DECLS

/* For the part of the library that deletes and restores. */
RkDocument *_rk_library_find_document (RkLibrary  *self,
                                       GFile      *file);
void        _rk_library_forget        (RkLibrary  *self,
                                       const char *name);
void        _rk_library_read_now      (RkLibrary  *self,
                                       const char *name);

G_END_DECLS
