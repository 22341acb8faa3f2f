/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-note-editor.h"
#include "rk-note.h"
#include "rk-review-sentences.h"

/* What was typed is in the match after so many milliseconds. */
#define TYPING_TIME 1000

/* In their order. */
static const char *const marks[] = { NULL, "!!", "!", "!?", "?!", "?", "??" };

/* A note that is changed after so many moves of a round or line, and what it said before. */
typedef struct
{
  GObject *owner;
  RkNote *note;
  char *mark;
  char *comment;
} Change;

struct _RkNoteEditor
{
  GtkBox parent_instance;

  /* Template Widgets */
  GtkLabel *title_label;
  AdwToggleGroup *marks;
  GtkTextView *text_view;
  GtkWidget *placeholder;

  /* Owned References */
  RkMatch *match;
  /* What is edited: after so many moves of a round, or of a line beside it. */
  GObject *owner;
  guint ply;
  /* Can be taken back, or NULL. */
  Change *last;
  /* What was typed is in the match, and not told yet: it goes on as one change. */
  Change *typed;

  /* Waits for more to be typed. */
  guint typing_source;
  gboolean loading;
};

enum
{
  EDITED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkNoteEditor, rk_note_editor, GTK_TYPE_BOX)

static guint signals[N_SIGNALS];

static Change *
change_new (GObject *owner,
            RkNote  *note)
{
  Change *self = g_new0 (Change, 1);

  self->owner = g_object_ref (owner);
  self->note = g_object_ref (note);
  self->mark = g_strdup (rk_note_get_mark (note));
  self->comment = g_strdup (rk_note_get_comment (note));

  return self;
}

static void
change_free (Change *self)
{
  g_object_unref (self->owner);
  g_object_unref (self->note);
  g_free (self->mark);
  g_free (self->comment);
  g_free (self);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Change, change_free)

static GListStore *
get_notes (GObject *owner)
{
  return RK_IS_ROUND (owner) ? rk_round_get_notes (RK_ROUND (owner))
                             : rk_line_get_notes (RK_LINE (owner));
}

/* Borrowed; NULL if there is no note. */
static RkNote *
find_note (RkNoteEditor *self)
{
  return rk_notes_find (G_LIST_MODEL (get_notes (self->owner)), self->ply);
}

static int
compare_notes (gconstpointer a,
               gconstpointer b,
               gpointer      user_data)
{
  guint first = rk_note_get_after ((RkNote *) a);
  guint second = rk_note_get_after ((RkNote *) b);

  return (first > second) - (first < second);
}

/* A variation may have become shorter meanwhile. */
static gboolean
has_place (GObject *owner,
           guint    ply)
{
  return !RK_IS_LINE (owner) || ply <= rk_line_get_n_moves (RK_LINE (owner));
}

/* Puts a note that says something into the round or line, and takes one out of it that
 * says nothing. */
static void
file_note (GObject *owner,
           RkNote  *note)
{
  GListStore *notes = get_notes (owner);
  gboolean is_empty = rk_note_get_mark (note) == NULL && rk_note_get_comment (note) == NULL;
  guint position;
  gboolean is_there = g_list_store_find (notes, note, &position);

  if (is_empty && is_there)
    g_list_store_remove (notes, position);
  else if (!is_empty && !is_there && has_place (owner, rk_note_get_after (note)))
    g_list_store_insert_sorted (notes, note, compare_notes, NULL);
}

static char *
describe_move (RkNoteEditor *self)
{
  g_autofree char *number = rk_format_number (self->ply);

  /* TRANSLATORS: The heading of a comment; "%s" is the number of a move. */
  return g_strdup_printf (_("Note on Move %s"), number);
}

/* The moves of a variation are counted from its start, as elsewhere on the page. */
static char *
describe_place (RkNoteEditor *self)
{
  g_autofree char *number = NULL;

  if (RK_IS_LINE (self->owner))
    {
      g_autofree char *move = describe_move (self);

      return g_strdup_printf ("%s · %s", rk_text_aside_kind (RK_ASIDE_VARIATION), move);
    }
  if (self->ply > 0)
    return describe_move (self);

  number = rk_format_number (rk_round_get_number (RK_ROUND (self->owner)));
  /* TRANSLATORS: The heading of a comment; "%s" is the number of a round. */
  return g_strdup_printf (_("Note on Round %s"), number);
}

static void
show_title (RkNoteEditor *self)
{
  g_autofree char *title = describe_place (self);

  gtk_label_set_label (self->title_label, title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->text_view),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, title, -1);
}

static guint
find_mark (const char *mark)
{
  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    if (g_strcmp0 (marks[i], mark) == 0)
      return i;

  return 0;
}

static char *
get_comment (RkNoteEditor *self)
{
  GtkTextBuffer *buffer = gtk_text_view_get_buffer (self->text_view);
  g_autofree char *text = NULL;
  GtkTextIter start, end;

  gtk_text_buffer_get_bounds (buffer, &start, &end);
  text = g_strchomp (gtk_text_buffer_get_text (buffer, &start, &end, FALSE));

  return *text != '\0' ? g_steal_pointer (&text) : NULL;
}

/* What is typed stays as it is while it says the same. */
static void
load (RkNoteEditor *self)
{
  RkNote *note = find_note (self);
  const char *comment = note != NULL ? rk_note_get_comment (note) : NULL;
  g_autofree char *shown = get_comment (self);

  self->loading = TRUE;
  show_title (self);
  adw_toggle_group_set_active (self->marks,
                               find_mark (note != NULL ? rk_note_get_mark (note) : NULL));
  if (g_strcmp0 (shown, comment) != 0)
    gtk_text_buffer_set_text (gtk_text_view_get_buffer (self->text_view),
                              comment != NULL ? comment : "", -1);
  self->loading = FALSE;
}

/* Of the note that is edited, which may be a new one. */
static Change *
begin_change (RkNoteEditor *self)
{
  RkNote *found = find_note (self);
  g_autoptr (RkNote) note =
    found != NULL ? g_object_ref (found) : rk_note_new (self->ply, NULL, NULL);

  return change_new (self->owner, note);
}

/* Takes @change. */
static void
set_last (RkNoteEditor *self,
          Change       *change)
{
  g_clear_pointer (&self->last, change_free);
  self->last = change;
}

/* What is typed goes into the match while somebody types: the program may end at any time. */
static void
keep_comment (RkNoteEditor *self)
{
  g_autofree char *comment = get_comment (self);
  RkNote *note = find_note (self);
  const char *old = note != NULL ? rk_note_get_comment (note) : NULL;

  if (g_strcmp0 (comment, old) == 0 || !has_place (self->owner, self->ply))
    return;

  /* Another window may have put a note of its own there. */
  if (self->typed != NULL && note != NULL && note != self->typed->note)
    g_clear_pointer (&self->typed, change_free);
  if (self->typed == NULL)
    self->typed = begin_change (self);
  rk_note_set_comment (self->typed->note, comment);
  file_note (self->owner, self->typed->note);
  rk_match_texts_changed (self->match);
}

static void
typing_cb (gpointer user_data)
{
  RkNoteEditor *self = user_data;

  self->typing_source = 0;
  keep_comment (self);
}

/* All that was typed is one change. What ends as it began is none: what was changed before can
 * still be taken back. Returns whether there is one. */
static gboolean
end_typing (RkNoteEditor *self)
{
  g_autoptr (Change) typed = NULL;

  g_clear_handle_id (&self->typing_source, g_source_remove);
  keep_comment (self);
  typed = g_steal_pointer (&self->typed);
  if (typed == NULL || g_strcmp0 (rk_note_get_comment (typed->note), typed->comment) == 0)
    return FALSE;

  set_last (self, g_steal_pointer (&typed));
  return TRUE;
}

/* To call when somebody has typed: it is told now. */
static void
save_comment (RkNoteEditor *self)
{
  if (end_typing (self))
    g_signal_emit (self, signals[EDITED], 0,
                   rk_note_get_comment (self->last->note) != NULL ? _("Comment changed.")
                                                                  : _("Comment deleted."));
}

static void
mark_chosen_cb (RkNoteEditor *self)
{
  guint active = adw_toggle_group_get_active (self->marks);
  Change *change;

  if (self->loading || self->owner == NULL || active >= G_N_ELEMENTS (marks))
    return;

  save_comment (self);
  change = begin_change (self);
  set_last (self, change);
  rk_note_set_mark (change->note, marks[active]);
  file_note (self->owner, change->note);
  rk_match_texts_changed (self->match);
  g_signal_emit (self, signals[EDITED], 0, _("Mark changed."));
}

/* Not while somebody types. */
static void
changed_cb (RkNoteEditor  *self,
            RkMatchChange  change)
{
  if (self->owner != NULL && change == RK_CHANGE_TEXTS &&
      !gtk_widget_has_focus (GTK_WIDGET (self->text_view)))
    load (self);
}

static void
rk_note_editor_unmap (GtkWidget *widget)
{
  RkNoteEditor *self = RK_NOTE_EDITOR (widget);

  if (self->owner != NULL)
    save_comment (self);
  GTK_WIDGET_CLASS (rk_note_editor_parent_class)->unmap (widget);
}

/* AdwToggle 1.7 never lets its child go by itself. */
static void
remove_signs (RkNoteEditor *self)
{
  for (guint i = 0; i < adw_toggle_group_get_n_toggles (self->marks); i++)
    adw_toggle_set_child (adw_toggle_group_get_toggle (self->marks, i), NULL);
}

static void
rk_note_editor_dispose (GObject *object)
{
  RkNoteEditor *self = RK_NOTE_EDITOR (object);

  g_clear_handle_id (&self->typing_source, g_source_remove);
  if (self->marks != NULL)
    remove_signs (self);
  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_NOTE_EDITOR);
  g_clear_object (&self->match);
  g_clear_object (&self->owner);
  g_clear_pointer (&self->last, change_free);
  g_clear_pointer (&self->typed, change_free);

  G_OBJECT_CLASS (rk_note_editor_parent_class)->dispose (object);
}

static void
rk_note_editor_class_init (RkNoteEditorClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_note_editor_dispose;
  widget_class->unmap = rk_note_editor_unmap;

  signals[EDITED] = g_signal_new ("edited", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                  NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-note-editor.ui");
  gtk_widget_class_bind_template_child (widget_class, RkNoteEditor, title_label);
  gtk_widget_class_bind_template_child (widget_class, RkNoteEditor, marks);
  gtk_widget_class_bind_template_child (widget_class, RkNoteEditor, text_view);
  gtk_widget_class_bind_template_child (widget_class, RkNoteEditor, placeholder);
  gtk_widget_class_bind_template_callback (widget_class, mark_chosen_cb);
}

static void
left_cb (RkNoteEditor *self)
{
  if (self->owner != NULL)
    save_comment (self);
}

/* In an empty field stands what it is for. */
static void
typed_cb (RkNoteEditor  *self,
          GtkTextBuffer *buffer)
{
  gtk_widget_set_visible (self->placeholder, gtk_text_buffer_get_char_count (buffer) == 0);
  if (!self->loading && self->owner != NULL && self->typing_source == 0)
    self->typing_source = g_timeout_add_once (TYPING_TIME, typing_cb, self);
}

/* Who listens hears the word, once: signs are often left out. */
static void
add_mark (RkNoteEditor *self,
          const char   *mark)
{
  const char *word = rk_text_mark (mark);
  GtkWidget *sign = gtk_label_new (mark != NULL ? mark : "–");
  AdwToggle *toggle = adw_toggle_new ();
  GtkWidget *button;

  gtk_accessible_update_property (GTK_ACCESSIBLE (sign), GTK_ACCESSIBLE_PROPERTY_LABEL, word, -1);
  adw_toggle_set_child (toggle, sign);
  adw_toggle_set_tooltip (toggle, word);
  adw_toggle_group_add (self->marks, toggle);

  /* The tooltip describes the button too: the word would be heard twice. */
  button = gtk_widget_get_ancestor (sign, GTK_TYPE_TOGGLE_BUTTON);
  if (button != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (button),
                                    GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "", -1);
}

static void
rk_note_editor_init (RkNoteEditor *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  gtk_widget_init_template (GTK_WIDGET (self));

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    add_mark (self, marks[i]);
  g_signal_connect_object (gtk_text_view_get_buffer (self->text_view), "changed",
                           G_CALLBACK (typed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (focus, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->text_view), focus);
}

/**
 * rk_note_editor_set_match:
 * @self: an editor
 * @match: the match whose notes are edited
 *
 * To call once.
 */
void
rk_note_editor_set_match (RkNoteEditor *self,
                          RkMatch      *match)
{
  g_return_if_fail (RK_IS_NOTE_EDITOR (self));
  g_return_if_fail (RK_IS_MATCH (match));
  g_return_if_fail (self->match == NULL);

  self->match = g_object_ref (match);
  g_signal_connect_object (match, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  rk_note_editor_set_place (self, 0, 0);
}

/* What was typed about the last place is kept. */
static void
set_place (RkNoteEditor *self,
           GObject      *owner,
           guint         ply)
{
  if (self->owner == owner && self->ply == ply)
    return;

  if (self->owner != NULL)
    save_comment (self);
  g_set_object (&self->owner, owner);
  self->ply = ply;
  load (self);
}

/**
 * rk_note_editor_set_place:
 * @self: an editor
 * @round_index: the index of a round
 * @ply: a move of it, counted from 1, or 0 for the round
 *
 * Edits the note on another move. What was typed about the last one is kept.
 */
void
rk_note_editor_set_place (RkNoteEditor *self,
                          guint         round_index,
                          guint         ply)
{
  g_return_if_fail (RK_IS_NOTE_EDITOR (self));
  g_return_if_fail (self->match != NULL);
  g_return_if_fail (round_index < rk_match_get_n_rounds (self->match));

  set_place (self, G_OBJECT (rk_match_get_round (self->match, round_index)), ply);
}

/**
 * rk_note_editor_set_line:
 * @self: an editor
 * @line: a line that is kept in the match
 * @ply: a move of it, counted from 1
 *
 * Edits the note on a move of a variation. What was typed about the last one is kept.
 */
void
rk_note_editor_set_line (RkNoteEditor *self,
                         RkLine       *line,
                         guint         ply)
{
  g_return_if_fail (RK_IS_NOTE_EDITOR (self));
  g_return_if_fail (RK_IS_LINE (line));
  g_return_if_fail (ply > 0 && ply <= rk_line_get_n_moves (line));

  set_place (self, G_OBJECT (line), ply);
}

/**
 * rk_note_editor_keep:
 * @self: an editor that has a match
 *
 * Puts what is being typed into the match. It may go on as part of the same change.
 */
void
rk_note_editor_keep (RkNoteEditor *self)
{
  g_return_if_fail (RK_IS_NOTE_EDITOR (self));
  g_return_if_fail (self->owner != NULL);

  keep_comment (self);
}

/**
 * rk_note_editor_undo:
 * @self: an editor
 *
 * Takes back what was changed last, wherever that was.
 *
 * Returns: whether there was something to take back
 */
gboolean
rk_note_editor_undo (RkNoteEditor *self)
{
  g_autoptr (Change) last = NULL;

  g_return_val_if_fail (RK_IS_NOTE_EDITOR (self), FALSE);
  g_return_val_if_fail (self->owner != NULL, FALSE);

  end_typing (self);
  last = g_steal_pointer (&self->last);
  if (last == NULL)
    return FALSE;

  rk_note_set_mark (last->note, last->mark);
  rk_note_set_comment (last->note, last->comment);
  file_note (last->owner, last->note);
  rk_match_texts_changed (self->match);
  load (self);

  return TRUE;
}
