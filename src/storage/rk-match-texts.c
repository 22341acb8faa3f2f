/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-match-texts-private.h"

#include <glib/gi18n-lib.h>

#include "rk-file-values.h"
#include "rk-json-shape.h"
#include "rk-line.h"
#include "rk-match-file-private.h"
#include "rk-match-private.h"
#include "rk-note.h"
#include "rk-notation.h"

/* A round and a line have the same things in it. */

static guint
get_n_moves (GObject *owner)
{
  return RK_IS_ROUND (owner) ? rk_round_get_n_all_moves (RK_ROUND (owner))
                             : rk_line_get_n_moves (RK_LINE (owner));
}

static GListStore *
get_notes (GObject *owner)
{
  return RK_IS_ROUND (owner) ? rk_round_get_notes (RK_ROUND (owner))
                             : rk_line_get_notes (RK_LINE (owner));
}

static GListStore *
get_lines (GObject *owner)
{
  return RK_IS_ROUND (owner) ? rk_round_get_lines (RK_ROUND (owner))
                             : rk_line_get_lines (RK_LINE (owner));
}

static const RkPosition *
get_position (GObject *owner,
              guint    ply)
{
  return RK_IS_ROUND (owner) ? rk_round_get_position (RK_ROUND (owner), ply)
                             : rk_line_get_position (RK_LINE (owner), ply);
}

/**
 * rk_match_texts_illegal:
 * @place: where the move stands, a text
 * @status: why it is not legal
 * @turn: who is to move
 * @error: return location for an error
 *
 * Sets the error for a move that cannot be played.
 *
 * Returns: %FALSE
 */
gboolean
rk_match_texts_illegal (const RkJson  *place,
                        RkMoveStatus   status,
                        RkSide         turn,
                        GError       **error)
{
  g_autofree char *move = rk_json_quote (json_node_get_string (place->node), -1);
  g_autofree char *message = NULL;

  /* TRANSLATORS: the letter of a move, and why it is not legal. */
  message = g_strdup_printf (_("%1$s is not legal: %2$s"),
                             move, _(rk_move_status_get_text (status, turn)));

  return rk_json_fault (place, error, message);
}

/**
 * rk_match_texts_read_hole:
 * @place: where a move stands
 * @n_holes: the holes of a row
 * @hole: (out): the hole
 * @error: return location for an error
 *
 * Returns: whether the letter of a hole is there
 */
gboolean
rk_match_texts_read_hole (const RkJson  *place,
                          guint          n_holes,
                          guint         *hole,
                          GError       **error)
{
  const char *letter = rk_json_get_text (place);

  if (letter == NULL)
    return rk_json_unexpected_value (place, error, _("expected the letter of a hole"));

  if (strlen (letter) == 1 && rk_hole_from_letter (n_holes, *letter, hole))
    return TRUE;

  return rk_match_texts_illegal (place, RK_MOVE_NO_SUCH_HOLE, RK_SOUTH, error);
}

/* @max is how many moves the round or line has: less than @min where a note on
 * moves taken back stands and none were. */
static gboolean
read_after (const RkJson  *object,
            guint          min,
            guint          max,
            guint         *after,
            GError       **error)
{
  RkJson place;

  if (min > max)
    return rk_json_unexpected_value (object, error,
                                     _("expected nothing, since no move was taken back"));

  rk_json_get_member (object, "after", &place);

  return rk_json_read_number (&place, min, max, after, error);
}

static gboolean
read_note (const RkJson  *place,
           GObject       *owner,
           guint          min_after,
           GError       **error)
{
  g_autoptr (RkNote) note = NULL;
  RkJson mark, comment;
  const char *text = NULL;
  guint after;
  guint choice = 0;

  if (!rk_json_check_object (place, error) ||
      !read_after (place, min_after, get_n_moves (owner), &after, error))
    return FALSE;

  rk_json_get_member (place, "mark", &mark);
  rk_json_get_member (place, "comment", &comment);
  if ((rk_json_is_present (&mark) &&
       !rk_json_read_choice (&mark, rk_match_file_marks, &choice, error)) ||
      (rk_json_is_present (&comment) &&
       !rk_json_read_text (&comment, &text, error)))
    return FALSE;

  note = rk_note_new (after,
                      rk_json_is_present (&mark) ? rk_match_file_marks[choice] : NULL,
                      text);
  rk_json_shape_keep_unusual (place, G_OBJECT (note), RK_PART_NOTE,
                              rk_match_file_note_members, NULL);
  g_list_store_append (get_notes (owner), note);

  return TRUE;
}

/* A line ends at the latest where no move is legal.  Repetition (rule 13) does
 * not end it: rk_line_play() plays on as well, and what the program made must
 * be read again. */
static gboolean
play_line (const RkJson  *place,
           RkLine        *line,
           GError       **error)
{
  RkJson moves, move;
  guint n_moves, hole;

  rk_json_get_member (place, "moves", &moves);
  if (!rk_json_read_list (&moves, &n_moves, error))
    return FALSE;

  for (guint i = 0; i < n_moves; i++)
    {
      const RkPosition *position = rk_line_get_position (line, i);
      RkSide turn = position->turn;
      RkMoveStatus status;

      rk_json_get_element (&moves, i, &move);
      if (!rk_match_texts_read_hole (&move, position->n_holes, &hole, error))
        return FALSE;

      status = rk_line_play (line, hole);
      if (status != RK_MOVE_LEGAL)
        return rk_match_texts_illegal (&move, status, turn, error);
    }

  return TRUE;
}

static gboolean
read_line (const RkJson  *place,
           GObject       *owner,
           guint          min_after,
           GError       **error)
{
  g_autoptr (RkLine) line = NULL;
  const char *name = NULL;
  guint after;

  if (!rk_json_check_object (place, error) ||
      !read_after (place, min_after, get_n_moves (owner), &after, error) ||
      !rk_file_read_name (place, "name", &name, error))
    return FALSE;

  line = rk_line_new (after, name, get_position (owner, after));
  if (!play_line (place, line, error) ||
      !rk_match_texts_read (place, G_OBJECT (line), 0, error))
    return FALSE;

  rk_json_shape_keep_unusual (place, G_OBJECT (line), RK_PART_LINE,
                              rk_match_file_line_members, NULL);
  g_list_store_append (get_lines (owner), line);

  return TRUE;
}

typedef gboolean (*ReadFunc) (const RkJson  *place,
                              GObject       *owner,
                              guint          min_after,
                              GError       **error);

static gboolean
read_each (const RkJson  *object,
           const char    *member,
           ReadFunc       read,
           GObject       *owner,
           guint          min_after,
           GError       **error)
{
  RkJson list, element;
  guint length;

  rk_json_get_member (object, member, &list);
  if (!rk_json_is_present (&list))
    return TRUE;
  if (!rk_json_read_list (&list, &length, error))
    return FALSE;

  for (guint i = 0; i < length; i++)
    {
      rk_json_get_element (&list, i, &element);
      if (!read (&element, owner, min_after, error))
        return FALSE;
    }

  return TRUE;
}

/**
 * rk_match_texts_read:
 * @place: a round or line in a file
 * @owner: the #RkRound or #RkLine made of it, with its moves
 * @min_after: after how many moves the first of them may stand
 * @error: return location for an error
 *
 * Reads the notes and lines at @place and adds them to @owner.
 *
 * Returns: whether all are sound
 */
gboolean
rk_match_texts_read (const RkJson  *place,
                     GObject       *owner,
                     guint          min_after,
                     GError       **error)
{
  return read_each (place, "notes", read_note, owner, min_after, error) &&
         read_each (place, "lines", read_line, owner, min_after, error);
}

static JsonNode *
write_note (RkNote *note)
{
  JsonObject *object = json_object_new ();
  const char *comment = rk_note_get_comment (note);

  json_object_set_int_member (object, "after", rk_note_get_after (note));
  if (rk_note_get_mark (note) != NULL)
    json_object_set_string_member (object, "mark", rk_note_get_mark (note));
  if (comment != NULL && *comment != '\0')
    json_object_set_string_member (object, "comment", comment);

  return rk_json_shape_apply (G_OBJECT (note), RK_PART_NOTE, NULL, object);
}

static JsonNode *
write_line (RkLine *line)
{
  JsonObject *object = json_object_new ();
  JsonArray *moves = json_array_new ();

  json_object_set_int_member (object, "after", rk_line_get_after (line));
  rk_file_write_name (object, "name", rk_line_get_name (line));

  for (guint i = 0; i < rk_line_get_n_moves (line); i++)
    rk_match_texts_write_move (moves, rk_line_get_move (line, i));
  json_object_set_array_member (object, "moves", moves);

  rk_match_texts_write (G_OBJECT (line), 0, G_MAXUINT, object);

  return rk_json_shape_apply (G_OBJECT (line), RK_PART_LINE, NULL, object);
}

static void
add_list (JsonObject *object,
          const char *member,
          JsonArray  *list)
{
  if (json_array_get_length (list) > 0)
    json_object_set_array_member (object, member, list);
  else
    json_array_unref (list);
}

/**
 * rk_match_texts_write:
 * @owner: an #RkRound or #RkLine
 * @min_after: after how many moves the first to write may stand
 * @max_after: after how many moves the last to write may stand
 * @object: what is written of @owner
 *
 * Adds notes and lines to @object; empty lists are left out.
 */
void
rk_match_texts_write (GObject    *owner,
                      guint       min_after,
                      guint       max_after,
                      JsonObject *object)
{
  GListModel *notes = G_LIST_MODEL (get_notes (owner));
  GListModel *lines = G_LIST_MODEL (get_lines (owner));
  JsonArray *note_list = json_array_new ();
  JsonArray *line_list = json_array_new ();

  for (guint i = 0; i < g_list_model_get_n_items (notes); i++)
    {
      g_autoptr (RkNote) note = g_list_model_get_item (notes, i);
      const guint after = rk_note_get_after (note);

      if (after >= min_after && after <= max_after)
        json_array_add_element (note_list, write_note (note));
    }

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (RkLine) line = g_list_model_get_item (lines, i);
      const guint after = rk_line_get_after (line);

      if (after >= min_after && after <= max_after)
        json_array_add_element (line_list, write_line (line));
    }

  add_list (object, "notes", note_list);
  add_list (object, "lines", line_list);
}

/* Adds the letter of a move to a list of moves. */
void
rk_match_texts_write_move (JsonArray *moves,
                           RkMove    *move)
{
  const char letter[] = { rk_move_get_letter (move), '\0' };

  json_array_add_string_element (moves, letter);
}
