/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-file-name.h"

#include <string.h>

#include "rk-clock.h"
#include "rk-file-kind.h"
#include "rk-name.h"

/* A name of a file with the longest names of players, a number and the mark of
 * a deleted file has at most 143 bytes: what an encrypted home folder allows.
 */
#define MAX_PLAYER_BYTES 48
#define MAX_NAME_BYTES   (2 * MAX_PLAYER_BYTES)
#define DELETED_FORMAT   "%Y%m%dT%H%M%SZ"
#define DELETED_LENGTH   16
#define DELETED_BORDER   "--"

/* What a file system takes. */
#define MAX_FILE_BYTES 255

#define ZERO_WIDTH_NON_JOINER 0x200C
#define ZERO_WIDTH_JOINER     0x200D

/**
 * rk_file_name_get:
 * @file: any file, also what is none: a mistyped address
 *
 * Returns: (transfer full): the last part of its path in the encoding of file names, the whole
 *   address if it has no path
 */
char *
rk_file_name_get (GFile *file)
{
  char *name;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = g_file_get_basename (file);
  return name != NULL ? name : g_file_get_parse_name (file);
}

/**
 * rk_file_name_show:
 * @file: any file
 *
 * Returns: (transfer full): rk_file_name_get() as a text to show; without its middle if no file
 *   can have it, since whoever asks for a file may say what he likes
 */
char *
rk_file_name_show (GFile *file)
{
  g_autofree char *name = NULL;
  g_autofree char *shown = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  name = rk_file_name_get (file);
  shown = g_filename_display_name (name);
  return g_utf8_truncate_middle (shown, MAX_FILE_BYTES);
}

/* Characters that a file system, a shell or a synchronised folder does not
 * take, or that are not seen.  The two joiners belong to the spelling of
 * Bengali and other scripts. */
static gboolean
is_unfit (gunichar c)
{
  if (c == ZERO_WIDTH_NON_JOINER || c == ZERO_WIDTH_JOINER)
    return FALSE;
  return !g_unichar_isgraph (c) || (c < 0x80 && strchr ("/\\:*?\"<>|", (int) c) != NULL);
}

static char *
clean_name (const char *name,
            gsize       max_bytes)
{
  g_autofree char *normal = g_utf8_normalize (name, -1, G_NORMALIZE_DEFAULT_COMPOSE);
  g_autoptr (GString) clean = g_string_new (NULL);

  for (const char *p = normal; p != NULL && *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar c = g_utf8_get_char (p);
      char text[6];
      int length;

      if (g_unichar_isspace (c))
        c = ' ';
      else if (is_unfit (c))
        c = '_';
      if (c == ' ' && (clean->len == 0 || g_str_has_suffix (clean->str, " ")))
        continue;
      length = g_unichar_to_utf8 (c, text);
      if (clean->len + length > max_bytes)
        break;
      g_string_append_len (clean, text, length);
    }
  return g_strchomp (g_string_free_and_steal (g_steal_pointer (&clean)));
}

static void
append_player (GString    *name,
               const char *separator,
               RkPlayer   *player)
{
  const char *typed = rk_player_get_name (player);
  g_autofree char *clean = typed == NULL ? NULL : clean_name (typed, MAX_PLAYER_BYTES);

  if (clean != NULL && rk_name_is_seen (clean))
    g_string_append_printf (name, "%s%s", separator, clean);
}

/* The local date, with which the names of all files begin. */
static GString *
begin_name (GDateTime *created)
{
  g_autoptr (GDateTime) local = rk_clock_to_local (created);
  g_autofree char *date = g_date_time_format (local, "%F");

  return g_string_new (date);
}

/**
 * rk_file_name_for_match:
 * @match: a match
 *
 * Makes a name by which people find a match again: the local date on which it
 * was created and the names that were typed, "2026-11-30 Amina - Yusuf". Every
 * letter of every script is kept; what a file name cannot hold becomes "_".
 *
 * Returns: (transfer full): the name without number and suffix
 */
char *
rk_file_name_for_match (RkMatch *match)
{
  g_autoptr (GString) name = NULL;
  gsize date_length;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  name = begin_name (rk_match_get_created (match));
  date_length = name->len;
  append_player (name, " ", rk_match_get_player (match, RK_SOUTH));
  append_player (name, name->len > date_length ? " - " : " ",
                 rk_match_get_player (match, RK_NORTH));
  return g_string_free_and_steal (g_steal_pointer (&name));
}

/**
 * rk_file_name_for_tournament:
 * @tournament: a tournament
 *
 * As rk_file_name_for_match(): the local date on which it was created and its
 * name, "2026-11-30 Club evening".
 *
 * Returns: (transfer full): the name without number and suffix
 */
char *
rk_file_name_for_tournament (RkTournament *tournament)
{
  g_autoptr (GString) name = NULL;
  g_autofree char *clean = NULL;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);

  name = begin_name (rk_tournament_get_created (tournament));
  clean = clean_name (rk_tournament_get_name (tournament), MAX_NAME_BYTES);
  if (rk_name_is_seen (clean))
    g_string_append_printf (name, " %s", clean);
  return g_string_free_and_steal (g_steal_pointer (&name));
}

/**
 * rk_file_name_from_typed:
 * @typed: a name that a person gives to a file
 *
 * Makes of it a name that every file system takes, as rk_file_name_for_match()
 * does. A dot at its start would hide the file, and becomes "_". A suffix of ours at its
 * end is not part of it.
 *
 * Returns: (transfer full) (nullable): the name without number and suffix, %NULL if
 *   nothing is left of it that can be seen
 */
char *
rk_file_name_from_typed (const char *typed)
{
  g_autofree char *trimmed = NULL;
  g_autofree char *stem = NULL;
  g_autofree char *clean = NULL;

  g_return_val_if_fail (typed != NULL, NULL);

  trimmed = g_strchomp (g_strdup (typed));
  stem = rk_file_name_get_stem (trimmed);
  clean = clean_name (stem, MAX_NAME_BYTES);
  if (!rk_name_is_seen (clean))
    return NULL;
  if (*clean == '.')
    *clean = '_';
  return g_steal_pointer (&clean);
}

/**
 * rk_file_name_is_given:
 * @stem: the name of a file in the data folder without suffix
 *
 * Returns: whether a person gave it: those that the program makes begin with a date
 */
gboolean
rk_file_name_is_given (const char *stem)
{
  static const char pattern[] = "dddd-dd-dd";

  g_return_val_if_fail (stem != NULL, FALSE);

  for (gsize i = 0; i < strlen (pattern); i++)
    if (pattern[i] == 'd' ? !g_ascii_isdigit (stem[i]) : stem[i] != pattern[i])
      return TRUE;
  return FALSE;
}

/**
 * rk_file_name_is_numbered:
 * @stem: the name of a file in the data folder without suffix
 *
 * Returns: whether it ends as rk_file_name_number() lets it when there is a file of
 *   the same name before it: "2026-11-30 Amina - Yusuf (2)"
 */
gboolean
rk_file_name_is_numbered (const char *stem)
{
  const char *number;

  g_return_val_if_fail (stem != NULL, FALSE);

  number = strrchr (stem, '(');
  if (number == NULL || number < stem + 2 || number[-1] != ' ' || !g_ascii_isdigit (number[1]))
    return FALSE;
  number += 1 + strspn (number + 1, "0123456789");
  return g_str_equal (number, ")");
}

/**
 * rk_file_name_for_backup:
 * @stem: the name of the file of a tournament without suffix
 * @round: the round that was published, from 1
 *
 * Returns: (transfer full): the name of the copy without number and suffix, as
 *   "2026-11-30 Club evening, 3"
 */
char *
rk_file_name_for_backup (const char *stem,
                         guint       round)
{
  g_return_val_if_fail (stem != NULL, NULL);

  return g_strdup_printf ("%s, %u", stem, round);
}

/**
 * rk_file_name_get_stem:
 * @name: the name of a file
 *
 * Returns: (transfer full): @name without the suffix, if it has one of ours
 */
char *
rk_file_name_get_stem (const char *name)
{
  RkFileKind kind;

  g_return_val_if_fail (name != NULL, NULL);

  if (!rk_file_kind_from_name (name, &kind))
    return g_strdup (name);
  return g_strndup (name, strlen (name) - strlen (rk_file_kind_get_suffix (kind)));
}

/**
 * rk_file_name_number:
 * @stem: a name without suffix
 * @number: which file of this name it is, from 1
 * @kind: the kind of the file
 *
 * Returns: (transfer full): the name of a file: "stem.rkmatch", then
 *   "stem (2).rkmatch" and so on
 */
char *
rk_file_name_number (const char *stem,
                     guint       number,
                     RkFileKind  kind)
{
  const char *suffix = rk_file_kind_get_suffix (kind);

  g_return_val_if_fail (stem != NULL, NULL);

  if (number <= 1)
    return g_strconcat (stem, suffix, NULL);
  return g_strdup_printf ("%s (%u)%s", stem, number, suffix);
}

/**
 * rk_file_name_is_shown:
 * @name: the name of a file
 *
 * Returns: whether a file of this name in the data folder is one of ours that
 *   people shall see; hidden files are not
 */
gboolean
rk_file_name_is_shown (const char *name)
{
  g_return_val_if_fail (name != NULL, FALSE);

  return name[0] != '.' && rk_file_kind_from_name (name, NULL);
}

/* @name after @before, shortened in its stem where both are too long for one name. */
static char *
join_names (const char *before,
            const char *name)
{
  g_autofree char *stem = rk_file_name_get_stem (name);
  const char *suffix = name + strlen (stem);
  gsize most = MAX_FILE_BYTES - strlen (before) - strlen (suffix);

  /* Not within a letter. */
  if (strlen (stem) > most)
    {
      while (most > 0 && (stem[most] & 0xc0) == 0x80)
        most--;
      stem[most] = '\0';
    }
  return g_strconcat (before, stem, suffix, NULL);
}

/**
 * rk_file_name_deleted:
 * @name: the name of a file
 * @when: when it is deleted
 * @number: which file deleted at that second under this name it is, from 1
 *
 * The time is part of the name, since the times of the file itself must be the
 * same when it is given back. A name that has no room for it loses its end.
 *
 * Returns: (transfer full): the name among the deleted files, as
 *   "20261130T101500Z--name.rkmatch"
 */
char *
rk_file_name_deleted (const char *name,
                      GDateTime  *when,
                      guint       number)
{
  g_autoptr (GDateTime) utc = NULL;
  g_autofree char *time = NULL;
  g_autofree char *before = NULL;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (when != NULL, NULL);

  utc = g_date_time_to_utc (when);
  time = g_date_time_format (utc, DELETED_FORMAT);
  before = number <= 1 ? g_strconcat (time, DELETED_BORDER, NULL)
                       : g_strdup_printf ("%s-%u" DELETED_BORDER, time, number);
  return join_names (before, name);
}

/**
 * rk_file_name_parse_deleted:
 * @deleted: a name among the deleted files
 * @when: (out) (optional) (transfer full): when it was deleted
 *
 * Undoes rk_file_name_deleted().
 *
 * Returns: (transfer full) (nullable): the name that the file had, %NULL if it
 *   does not have the form of a deleted file
 */
char *
rk_file_name_parse_deleted (const char  *deleted,
                            GDateTime  **when)
{
  const char *border;
  g_autofree char *text = NULL;
  g_autoptr (GDateTime) time = NULL;

  g_return_val_if_fail (deleted != NULL, NULL);

  border = strstr (deleted, DELETED_BORDER);
  if (border == NULL || border - deleted < DELETED_LENGTH)
    return NULL;
  text = g_strndup (deleted, DELETED_LENGTH);
  time = g_date_time_new_from_iso8601 (text, NULL);
  if (time == NULL || !rk_file_name_is_shown (border + strlen (DELETED_BORDER)))
    return NULL;
  if (when != NULL)
    *when = g_steal_pointer (&time);
  return g_strdup (border + strlen (DELETED_BORDER));
}
