/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-document.h"
#include "rk-file-io.h"

G_BEGIN_DECLS

/* For the store, the library and their tests only. */
RkDocument *_rk_document_new_read    (GFile             *file,
                                      GObject           *content,
                                      const RkFileStamp *stamp,
                                      const char        *checksum);
RkDocument *_rk_document_new_created (GFile             *folder,
                                      const char        *stem,
                                      guint              number,
                                      GObject           *content);
void        _rk_document_set_backups (RkDocument        *self,
                                      GFile             *folder);
void        _rk_document_set_analyses (RkDocument       *self,
                                      GFile             *folder);
gboolean    _rk_document_is_for      (RkDocument        *self,
                                      GFile             *real);
void        _rk_document_follow_renamed
                                     (RkDocument        *self,
                                      GFile             *file);
void        _rk_document_settle      (RkDocument        *self);
void        _rk_document_follow      (RkDocument        *self,
                                      GFile             *file);
guint       _rk_document_get_retry   (RkDocument        *self);
gboolean    _rk_document_is_on_disk  (RkDocument        *self);
void        _rk_document_set_outside (RkDocument        *self,
                                      RkOutside          outside,
                                      const RkFileStamp *seen);
const char *_rk_document_get_known   (RkDocument        *self,
                                      RkFileStamp       *stamp);
void        _rk_document_set_stamp   (RkDocument        *self,
                                      const RkFileStamp *stamp);
void        _rk_document_retire      (RkDocument        *self,
                                      RkDocument        *successor);

G_END_DECLS
