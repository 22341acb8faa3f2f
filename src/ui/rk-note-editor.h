/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-line.h"
#include "rk-match.h"

G_BEGIN_DECLS

#define RK_TYPE_NOTE_EDITOR (rk_note_editor_get_type ())
G_DECLARE_FINAL_TYPE (RkNoteEditor, rk_note_editor, RK, NOTE_EDITOR, GtkBox)

/* The mark and comment of a move, also of a variation, or of a round, edited where they
 * stand.
 *
 * Signal "edited" (const char *text): what was changed, in words, and can be taken
 * back with rk_note_editor_undo()
 */
void     rk_note_editor_set_match (RkNoteEditor *self,
                                   RkMatch      *match);
void     rk_note_editor_set_place (RkNoteEditor *self,
                                   guint         round_index,
                                   guint         ply);
void     rk_note_editor_set_line  (RkNoteEditor *self,
                                   RkLine       *line,
                                   guint         ply);

void     rk_note_editor_keep      (RkNoteEditor *self);
gboolean rk_note_editor_undo      (RkNoteEditor *self);

G_END_DECLS
