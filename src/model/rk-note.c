/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-note.h"

struct _RkNote
{
  GObject parent_instance;

  guint after;
  char *mark;
  char *comment;
};

enum
{
  PROP_0,
  PROP_AFTER,
  PROP_MARK,
  PROP_COMMENT,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RkNote, rk_note, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
rk_note_finalize (GObject *object)
{
  RkNote *self = RK_NOTE (object);

  g_clear_pointer (&self->mark, g_free);
  g_clear_pointer (&self->comment, g_free);

  G_OBJECT_CLASS (rk_note_parent_class)->finalize (object);
}

static void
rk_note_get_property (GObject    *object,
                      guint       prop_id,
                      GValue     *value,
                      GParamSpec *pspec)
{
  RkNote *self = RK_NOTE (object);

  switch (prop_id)
    {
    case PROP_AFTER:
      g_value_set_uint (value, self->after);
      break;

    case PROP_MARK:
      g_value_set_string (value, self->mark);
      break;

    case PROP_COMMENT:
      g_value_set_string (value, self->comment);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_note_set_property (GObject      *object,
                      guint         prop_id,
                      const GValue *value,
                      GParamSpec   *pspec)
{
  RkNote *self = RK_NOTE (object);

  switch (prop_id)
    {
    case PROP_AFTER:
      self->after = g_value_get_uint (value);
      break;

    case PROP_MARK:
      rk_note_set_mark (self, g_value_get_string (value));
      break;

    case PROP_COMMENT:
      rk_note_set_comment (self, g_value_get_string (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_note_class_init (RkNoteClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rk_note_finalize;
  object_class->get_property = rk_note_get_property;
  object_class->set_property = rk_note_set_property;

  /**
   * RkNote:after:
   *
   * How many moves of the round or line are played before the note; 0 is the
   * start.
   */
  properties[PROP_AFTER] =
    g_param_spec_uint ("after", NULL, NULL, 0, G_MAXUINT, 0,
                       (G_PARAM_READWRITE |
                        G_PARAM_CONSTRUCT_ONLY |
                        G_PARAM_STATIC_STRINGS));

  /**
   * RkNote:mark:
   *
   * "!", "!!", "?", "??", "!?", "?!" or %NULL.
   */
  properties[PROP_MARK] =
    g_param_spec_string ("mark", NULL, NULL, NULL,
                         (G_PARAM_READWRITE |
                          G_PARAM_EXPLICIT_NOTIFY |
                          G_PARAM_STATIC_STRINGS));

  /**
   * RkNote:comment:
   *
   * The comment as typed, or %NULL.
   */
  properties[PROP_COMMENT] =
    g_param_spec_string ("comment", NULL, NULL, NULL,
                         (G_PARAM_READWRITE |
                          G_PARAM_EXPLICIT_NOTIFY |
                          G_PARAM_STATIC_STRINGS));

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rk_note_init (RkNote *self)
{
}

/**
 * rk_note_new:
 * @after: how many moves are played before the note, 0 for the start
 * @mark: (nullable): a mark for which rk_mark_is_valid() holds
 * @comment: (nullable): a comment
 *
 * Makes a note.
 *
 * Returns: (transfer full): a new note
 */
RkNote *
rk_note_new (guint       after,
             const char *mark,
             const char *comment)
{
  return g_object_new (RK_TYPE_NOTE,
                       "after", after,
                       "mark", mark,
                       "comment", comment,
                       NULL);
}

/**
 * rk_mark_is_valid:
 * @mark: a text
 *
 * Returns: whether @mark is one of the marks of a move: "!", "!!", "?", "??",
 *   "!?" or "?!"
 */
gboolean
rk_mark_is_valid (const char *mark)
{
  static const char *const marks[] = { "!", "!!", "?", "??", "!?", "?!", NULL };

  g_return_val_if_fail (mark != NULL, FALSE);

  return g_strv_contains (marks, mark);
}

/**
 * rk_note_get_after:
 * @self: a note
 *
 * Returns: how many moves of the round or line are played before the note
 */
guint
rk_note_get_after (RkNote *self)
{
  g_return_val_if_fail (RK_IS_NOTE (self), 0);

  return self->after;
}

/**
 * rk_note_get_mark:
 * @self: a note
 *
 * Returns: (nullable): the mark
 */
const char *
rk_note_get_mark (RkNote *self)
{
  g_return_val_if_fail (RK_IS_NOTE (self), NULL);

  return self->mark;
}

/**
 * rk_note_set_mark:
 * @self: a note
 * @mark: (nullable): a mark for which rk_mark_is_valid() holds
 *
 * Sets the mark. Call rk_match_texts_changed() after it.
 */
void
rk_note_set_mark (RkNote     *self,
                  const char *mark)
{
  g_return_if_fail (RK_IS_NOTE (self));
  g_return_if_fail (mark == NULL || rk_mark_is_valid (mark));

  if (g_set_str (&self->mark, mark))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_MARK]);
}

/**
 * rk_note_get_comment:
 * @self: a note
 *
 * Returns: (nullable): the comment
 */
const char *
rk_note_get_comment (RkNote *self)
{
  g_return_val_if_fail (RK_IS_NOTE (self), NULL);

  return self->comment;
}

/**
 * rk_note_set_comment:
 * @self: a note
 * @comment: (nullable): the comment as typed
 *
 * Sets the comment. Call rk_match_texts_changed() after it.
 */
void
rk_note_set_comment (RkNote     *self,
                     const char *comment)
{
  g_return_if_fail (RK_IS_NOTE (self));

  if (g_set_str (&self->comment, comment))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMMENT]);
}

/**
 * rk_notes_find:
 * @notes: a list of #RkNote
 * @after: after how many moves
 *
 * Returns: (transfer none) (nullable): the first note that stands there
 */
RkNote *
rk_notes_find (GListModel *notes,
               guint       after)
{
  g_return_val_if_fail (G_IS_LIST_MODEL (notes), NULL);

  for (guint i = 0; i < g_list_model_get_n_items (notes); i++)
    {
      g_autoptr (RkNote) note = g_list_model_get_item (notes, i);

      if (note->after == after)
        return note;
    }

  return NULL;
}
