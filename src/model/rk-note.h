/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define RK_TYPE_NOTE (rk_note_get_type ())
G_DECLARE_FINAL_TYPE (RkNote, rk_note, RK, NOTE, GObject)

/* A comment or mark ("!", "!!", "?", "??", "!?", "?!") in a round or line,
 * after so many of its moves.  Properties: "after", "mark", "comment".
 */
RkNote     *rk_note_new         (guint       after,
                                 const char *mark,
                                 const char *comment);

gboolean    rk_mark_is_valid    (const char *mark);

/* The first of @notes after so many moves. Borrowed; NULL if there is none. */
RkNote     *rk_notes_find       (GListModel *notes,
                                 guint       after);

guint       rk_note_get_after   (RkNote     *self);

const char *rk_note_get_mark    (RkNote     *self);
void        rk_note_set_mark    (RkNote     *self,
                                 const char *mark);

const char *rk_note_get_comment (RkNote     *self);
void        rk_note_set_comment (RkNote     *self,
                                 const char *comment);

G_END_DECLS
