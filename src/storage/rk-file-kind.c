/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-file-kind.h"

#include "rk-file-name.h"
#include "rk-json-scan.h"
#include "rk-json.h"
#include "rk-match-file-private.h"
#include "rk-match-file.h"
#include "rk-tournament-file-private.h"
#include "rk-tournament-file.h"

G_STATIC_ASSERT (RK_FILE_MAX_BYTES == RK_JSON_MAX_BYTES);

typedef struct
{
  const char *suffix;
  const char *mime_type;
  GType (*get_type) (void);
  gpointer (*read) (const RkJson *root, GError **error);
  /* What @format makes a text of, in any thread. */
  gpointer (*take) (gpointer content);
  GBytes *(*format) (gconstpointer taken);
  GDestroyNotify give_back;
  void (*touch) (gpointer content, GDateTime *now);
  char *(*get_stem) (gpointer content);
  void (*make_own) (gpointer content, const char *id);
} RkFileKindTraits;

static gpointer
read_match (const RkJson  *root,
            GError       **error)
{
  return rk_match_file_read (root, error);
}

/* A match is soon written: it is taken as its text. */
static gpointer
take_match (gpointer content)
{
  return rk_match_file_format (content);
}

static GBytes *
format_match (gconstpointer taken)
{
  return g_bytes_ref ((GBytes *) taken);
}

static void
touch_match (gpointer   content,
             GDateTime *now)
{
  rk_match_file_touch (content, now);
}

static char *
get_match_stem (gpointer content)
{
  return rk_file_name_for_match (content);
}

/* A copy is no game of the tournament: its result would count twice. */
static void
make_match_own (gpointer    content,
                const char *id)
{
  RkEvent *event = rk_match_get_event (content);

  rk_match_set_id (content, id);
  if (event != NULL)
    g_object_set (event, "tournament", NULL, "round", 0, "board", 0, "game", 0, NULL);
}

static gpointer
read_tournament (const RkJson  *root,
                 GError       **error)
{
  return rk_tournament_file_read (root, error);
}

static gpointer
take_tournament (gpointer content)
{
  return rk_tournament_snapshot_new (content);
}

static GBytes *
format_tournament (gconstpointer taken)
{
  return rk_tournament_snapshot_format (taken);
}

static void
touch_tournament (gpointer   content,
                  GDateTime *now)
{
  rk_tournament_file_touch (content, now);
}

static char *
get_tournament_stem (gpointer content)
{
  return rk_file_name_for_tournament (content);
}

static void
make_tournament_own (gpointer    content,
                     const char *id)
{
  rk_tournament_set_id (content, id);
}

/* All that differs between the kinds of files, by RkFileKind. */
static const RkFileKindTraits traits[] = {
  {
    RK_MATCH_FILE_SUFFIX, RK_MATCH_FILE_MIME_TYPE, rk_match_get_type,
    read_match, take_match, format_match, (GDestroyNotify) g_bytes_unref,
    touch_match, get_match_stem, make_match_own,
  },
  {
    RK_TOURNAMENT_FILE_SUFFIX, RK_TOURNAMENT_FILE_MIME_TYPE, rk_tournament_get_type,
    read_tournament, take_tournament, format_tournament,
    (GDestroyNotify) rk_tournament_snapshot_free,
    touch_tournament, get_tournament_stem, make_tournament_own,
  },
};

/* What stands in "format", by RkFileKind. */
static const char *const formats[] = {
  RK_MATCH_FILE_FORMAT, RK_TOURNAMENT_FILE_FORMAT, NULL
};

G_STATIC_ASSERT (G_N_ELEMENTS (formats) == G_N_ELEMENTS (traits) + 1);

/**
 * rk_file_kind_get_suffix:
 * @kind: a kind of file
 *
 * Returns: what the names of such files end with, with the dot
 */
const char *
rk_file_kind_get_suffix (RkFileKind kind)
{
  g_return_val_if_fail (kind < G_N_ELEMENTS (traits), NULL);

  return traits[kind].suffix;
}

/**
 * rk_file_kind_get_mime_type:
 * @kind: a kind of file
 *
 * Returns: the MIME type of such files
 */
const char *
rk_file_kind_get_mime_type (RkFileKind kind)
{
  g_return_val_if_fail (kind < G_N_ELEMENTS (traits), NULL);

  return traits[kind].mime_type;
}

/**
 * rk_file_kind_from_name:
 * @name: the name of a file
 * @kind: (out) (optional): the kind of file that has such names
 *
 * Returns: whether it is one of this program
 */
gboolean
rk_file_kind_from_name (const char *name,
                        RkFileKind *kind)
{
  g_return_val_if_fail (name != NULL, FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (traits); i++)
    if (g_str_has_suffix (name, traits[i].suffix))
      {
        if (kind != NULL)
          *kind = i;
        return TRUE;
      }
  return FALSE;
}

static const RkFileKindTraits *
find_traits (gpointer content)
{
  for (guint i = 0; i < G_N_ELEMENTS (traits); i++)
    if (g_type_check_instance_is_a (content, traits[i].get_type ()))
      return &traits[i];
  return NULL;
}

/**
 * rk_file_content_is:
 * @content: (nullable): an object
 *
 * Returns: whether a file of this program can hold @content
 */
gboolean
rk_file_content_is (gpointer content)
{
  return content != NULL && find_traits (content) != NULL;
}

/**
 * rk_file_content_get_kind:
 * @content: what a file holds
 *
 * Returns: its kind
 */
RkFileKind
rk_file_content_get_kind (GObject *content)
{
  g_return_val_if_fail (rk_file_content_is (content), RK_FILE_KIND_MATCH);

  return find_traits (content) - traits;
}

/**
 * rk_file_content_parse:
 * @bytes: what a file holds
 * @error: return location for a #GError, as rk_match_file_parse()
 *
 * Reads a file of any kind strictly: its "format" tells which one it is, not
 * its name. Can be called in any thread.
 *
 * Returns: (transfer full) (nullable): an #RkMatch or #RkTournament
 */
GObject *
rk_file_content_parse (GBytes  *bytes,
                       GError **error)
{
  g_autoptr (JsonNode) tree = NULL;
  const char *text;
  gsize length;
  RkJson root, format;
  guint kind;

  g_return_val_if_fail (bytes != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  text = g_bytes_get_data (bytes, &length);
  tree = rk_json_parse (text != NULL ? text : "", length, error);
  if (tree == NULL)
    return NULL;

  rk_json_init (&root, tree);
  if (!rk_json_check_object (&root, error))
    return NULL;
  rk_json_get_member (&root, "format", &format);
  if (!rk_json_read_choice (&format, formats, &kind, error))
    return NULL;

  return traits[kind].read (&root, error);
}

/**
 * rk_file_content_format:
 * @content: what a file shall hold
 *
 * Never changes @content: who saves a change calls rk_file_content_touch() first.
 *
 * Returns: (transfer full): the text of the file, UTF-8
 */
GBytes *
rk_file_content_format (GObject *content)
{
  g_autoptr (RkFileSnapshot) snapshot = NULL;

  g_return_val_if_fail (rk_file_content_is (content), NULL);

  snapshot = rk_file_snapshot_new (content);
  return rk_file_snapshot_format (snapshot);
}

struct _RkFileSnapshot
{
  const RkFileKindTraits *traits;
  gpointer taken;
};

/**
 * rk_file_snapshot_new:
 * @content: what a file shall hold
 *
 * Takes down what @content is now, which is quick, so that a thread can write it while
 * @content changes.
 *
 * Returns: (transfer full): the snapshot; free it in the same thread
 */
RkFileSnapshot *
rk_file_snapshot_new (GObject *content)
{
  RkFileSnapshot *self;

  g_return_val_if_fail (rk_file_content_is (content), NULL);

  self = g_new0 (RkFileSnapshot, 1);
  self->traits = find_traits (content);
  self->taken = self->traits->take (content);
  return self;
}

/**
 * rk_file_snapshot_free:
 * @self: (transfer full): a snapshot
 *
 * Frees it, in the thread in which it was taken.
 */
void
rk_file_snapshot_free (RkFileSnapshot *self)
{
  g_return_if_fail (self != NULL);

  self->traits->give_back (self->taken);
  g_free (self);
}

/**
 * rk_file_snapshot_format:
 * @self: a snapshot
 *
 * Writes it as rk_file_content_format() does the content. Can be called in any thread.
 *
 * Returns: (transfer full): the text of the file, UTF-8
 */
GBytes *
rk_file_snapshot_format (const RkFileSnapshot *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->traits->format (self->taken);
}

/**
 * rk_file_content_touch:
 * @content: what was changed
 * @now: the time of the change
 *
 * Notes in @content when, and by which program, it was changed.
 */
void
rk_file_content_touch (GObject   *content,
                       GDateTime *now)
{
  g_return_if_fail (rk_file_content_is (content));
  g_return_if_fail (now != NULL);

  find_traits (content)->touch (content, now);
}

/**
 * rk_file_content_get_stem:
 * @content: what has no file yet
 *
 * Returns: (transfer full): a name by which people find it again, without number
 *   and suffix
 */
char *
rk_file_content_get_stem (GObject *content)
{
  g_return_val_if_fail (rk_file_content_is (content), NULL);

  return find_traits (content)->get_stem (content);
}

/**
 * rk_file_content_duplicate:
 * @content: what a file holds
 * @error: return location for a #GError
 *
 * Makes another match or tournament like @content, as rk_file_content_parse_copy(). Errors:
 * %RK_ERROR_TOO_LARGE or %RK_ERROR_SYNTAX if it is larger, or nested deeper, than a file may be.
 *
 * Returns: (transfer full): the copy, or %NULL
 */
GObject *
rk_file_content_duplicate (GObject  *content,
                           GError  **error)
{
  g_autoptr (GBytes) text = NULL;

  g_return_val_if_fail (rk_file_content_is (content), NULL);

  text = rk_file_content_format (content);
  return rk_file_content_parse_copy (text, error);
}

/**
 * rk_file_content_parse_copy:
 * @bytes: the text of a file, in UTF-8
 * @error: return location for a #GError, as rk_file_content_parse()
 *
 * Makes another match or tournament like the one in the file, with an id of its own. A match
 * that is a game of a tournament is none in the copy.
 *
 * Returns: (transfer full): the copy, or %NULL
 */
GObject *
rk_file_content_parse_copy (GBytes  *bytes,
                            GError **error)
{
  GObject *copy = rk_file_content_parse (bytes, error);
  g_autofree char *id = g_uuid_string_random ();

  if (copy != NULL)
    find_traits (copy)->make_own (copy, id);
  return copy;
}
