/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-file-values.h"

#include <glib/gi18n-lib.h>

/* Whether @text has the form of @pattern, in which 0 stands for any digit. */
static gboolean
has_form (const char *text,
          const char *pattern)
{
  if (strlen (text) != strlen (pattern))
    return FALSE;

  for (; *text != '\0'; text++, pattern++)
    if (*pattern == '0' ? !g_ascii_isdigit (*text) : *text != *pattern)
      return FALSE;

  return TRUE;
}

/* The number that the @n digits at @digits make. */
static guint
read_digits (const char *digits,
             guint       n)
{
  guint number = 0;

  for (guint i = 0; i < n; i++)
    number = 10 * number + g_ascii_digit_value (digits[i]);

  return number;
}

/**
 * rk_file_read_time:
 * @object: an object
 * @member: a member
 * @time: (out) (transfer full): the time
 * @error: return location for an error
 *
 * Returns: whether a time is there
 */
gboolean
rk_file_read_time (const RkJson  *object,
                   const char    *member,
                   GDateTime    **time,
                   GError       **error)
{
  RkJson place;
  const char *text;

  rk_json_get_member (object, member, &place);
  text = rk_json_get_text (&place);

  if (text != NULL && has_form (text, "0000-00-00T00:00:00Z"))
    *time = g_date_time_new_utc (read_digits (text, 4),
                                 read_digits (text + 5, 2),
                                 read_digits (text + 8, 2),
                                 read_digits (text + 11, 2),
                                 read_digits (text + 14, 2),
                                 read_digits (text + 17, 2));
  if (*time != NULL)
    return TRUE;

  return rk_json_unexpected_value (&place, error,
                                   _("expected a time in UTC such as \"2026-11-29T18:30:00Z\""));
}

/**
 * rk_file_is_date:
 * @text: (nullable): a text
 *
 * Returns: whether it is a day as in "2026-11-29"
 */
gboolean
rk_file_is_date (const char *text)
{
  return text != NULL && has_form (text, "0000-00-00") &&
         g_date_valid_dmy (read_digits (text + 8, 2), read_digits (text + 5, 2),
                           read_digits (text, 4));
}

/**
 * rk_file_read_date:
 * @object: an object
 * @member: a member
 * @date: (out) (transfer none): the date, left alone if it is missing
 * @error: return location for an error
 *
 * Returns: whether a date is there, or nothing
 */
gboolean
rk_file_read_date (const RkJson  *object,
                   const char    *member,
                   const char   **date,
                   GError       **error)
{
  RkJson place;

  rk_json_get_member (object, member, &place);
  if (!rk_json_is_present (&place))
    return TRUE;

  *date = rk_json_get_text (&place);
  if (rk_file_is_date (*date))
    return TRUE;

  return rk_json_unexpected_value (&place, error,
                                   _("expected a date such as \"2026-11-29\""));
}

/**
 * rk_file_read_uuid:
 * @place: a place
 * @uuid: (out) (transfer none): the UUID
 * @error: return location for an error
 *
 * Returns: whether a UUID is there
 */
gboolean
rk_file_read_uuid (const RkJson  *place,
                   const char   **uuid,
                   GError       **error)
{
  *uuid = rk_json_get_text (place);
  if (*uuid != NULL && g_uuid_string_is_valid (*uuid))
    return TRUE;

  return rk_json_unexpected_value (place, error,
                                   _("expected a UUID such as "
                                     "\"1b1eb107-f8fa-5aeb-ad4e-fc8301f90258\""));
}

/**
 * rk_file_check_name:
 * @place: a place
 * @error: return location for an error
 *
 * Returns: whether a name stands there: a text that is not empty and not longer than
 *   %RK_FILE_MAX_NAME characters
 */
gboolean
rk_file_check_name (const RkJson  *place,
                    GError       **error)
{
  const char *name = rk_json_get_text (place);

  if (name != NULL && *name != '\0' && g_utf8_strlen (name, -1) <= RK_FILE_MAX_NAME)
    return TRUE;

  return rk_json_unexpected_value (place, error,
                                   _("expected a text of 1 to 1000 characters"));
}

/**
 * rk_file_read_name:
 * @object: an object
 * @member: a member
 * @name: (out) (transfer none): the name, left alone if it is missing
 * @error: return location for an error
 *
 * Reads an optional name: a text that is not empty and not longer than
 * %RK_FILE_MAX_NAME characters.
 *
 * Returns: whether it is sound or missing
 */
gboolean
rk_file_read_name (const RkJson  *object,
                   const char    *member,
                   const char   **name,
                   GError       **error)
{
  RkJson place;

  rk_json_get_member (object, member, &place);
  if (!rk_json_is_present (&place))
    return TRUE;

  *name = rk_json_get_text (&place);
  return rk_file_check_name (&place, error);
}

/**
 * rk_file_read_count:
 * @object: an object
 * @member: a member
 * @nullable: whether null is allowed
 * @count: (out): the number
 * @error: return location for an error
 *
 * Reads a number from 1 up that may be missing or, if @nullable, null: 0 then.
 *
 * Returns: whether it is sound or missing
 */
gboolean
rk_file_read_count (const RkJson  *object,
                    const char    *member,
                    gboolean       nullable,
                    guint         *count,
                    GError       **error)
{
  RkJson place;

  *count = 0;
  rk_json_get_member (object, member, &place);
  if (!rk_json_is_present (&place) || (nullable && rk_json_is_null (&place)))
    return TRUE;

  return rk_json_read_number (&place, 1, RK_FILE_MAX_COUNT, count, error);
}

/**
 * rk_file_read_choice:
 * @object: an object
 * @member: a member
 * @choices: (array zero-terminated=1): the texts allowed
 * @choice: (out): the index of the one that is there
 * @error: return location for an error
 *
 * Returns: whether one of the texts is there
 */
gboolean
rk_file_read_choice (const RkJson       *object,
                     const char         *member,
                     const char *const  *choices,
                     guint              *choice,
                     GError            **error)
{
  RkJson place;

  rk_json_get_member (object, member, &place);

  return rk_json_read_choice (&place, choices, choice, error);
}

static gboolean
check_version (const RkJson  *root,
               guint          known,
               GError       **error)
{
  RkJson version;
  g_autofree char *found_text = NULL;
  g_autofree char *known_text = NULL;
  g_autofree char *message = NULL;
  gint64 number;

  rk_json_get_member (root, "version", &version);
  if (version.node == NULL || !JSON_NODE_HOLDS_VALUE (version.node) ||
      json_node_get_value_type (version.node) != G_TYPE_INT64)
    return rk_json_expect_number (&version, known, error);

  number = json_node_get_int (version.node);
  if (number <= known)
    return rk_json_expect_number (&version, known, error);

  found_text = g_strdup_printf ("%" G_GINT64_FORMAT, number);
  known_text = g_strdup_printf ("%u", known);
  message = g_strdup_printf (_("found %1$s; this program knows the format up to version %2$s, so a "
                               "newer Rio Kadalis is needed"), found_text, known_text);
  rk_json_path_set_error (&version.path, error, RK_ERROR_VERSION, message);

  return FALSE;
}

/**
 * rk_file_check_kind:
 * @root: the root of a file
 * @format: what "format" must say
 * @version: the version of the format that this program knows
 * @error: return location for an error
 *
 * Sees before all else what kind of file it is.  Of a newer version it sets
 * %RK_ERROR_VERSION.
 *
 * Returns: whether it is one that can be read
 */
gboolean
rk_file_check_kind (const RkJson  *root,
                    const char    *format,
                    guint          version,
                    GError       **error)
{
  RkJson place;

  if (!rk_json_check_object (root, error))
    return FALSE;

  rk_json_get_member (root, "format", &place);

  return rk_json_expect_text (&place, format, error) &&
         check_version (root, version, error);
}

/**
 * rk_file_read_flag:
 * @object: an object
 * @member: a member
 * @flag: (out): the value, left alone if it is missing
 * @error: return location for an error
 *
 * Returns: whether true or false is there, or nothing
 */
gboolean
rk_file_read_flag (const RkJson  *object,
                   const char    *member,
                   gboolean      *flag,
                   GError       **error)
{
  RkJson place;

  rk_json_get_member (object, member, &place);
  if (!rk_json_is_present (&place))
    return TRUE;

  if (!JSON_NODE_HOLDS_VALUE (place.node) ||
      json_node_get_value_type (place.node) != G_TYPE_BOOLEAN)
    return rk_json_unexpected_value (&place, error, _("expected true or false"));

  *flag = json_node_get_boolean (place.node);

  return TRUE;
}

/**
 * rk_file_read_signed:
 * @object: an object
 * @member: a member
 * @max: the largest number allowed; the smallest is -@max
 * @number: (out): the number, left alone if it is missing
 * @error: return location for an error
 *
 * Returns: whether a whole number is there, or nothing
 */
gboolean
rk_file_read_signed (const RkJson  *object,
                     const char    *member,
                     int            max,
                     int           *number,
                     GError       **error)
{
  g_autofree char *min_text = g_strdup_printf ("%d", -max);
  g_autofree char *max_text = g_strdup_printf ("%d", max);
  g_autofree char *expected = NULL;
  RkJson place;

  rk_json_get_member (object, member, &place);
  if (!rk_json_is_present (&place))
    return TRUE;

  if (JSON_NODE_HOLDS_VALUE (place.node) &&
      json_node_get_value_type (place.node) == G_TYPE_INT64 &&
      json_node_get_int (place.node) >= -max && json_node_get_int (place.node) <= max)
    {
      *number = json_node_get_int (place.node);
      return TRUE;
    }

  expected = g_strdup_printf (_("expected a whole number from %1$s to %2$s"), min_text, max_text);

  return rk_json_unexpected_value (&place, error, expected);
}

/**
 * rk_file_write_name:
 * @object: an object
 * @member: a member
 * @name: (nullable): a name
 *
 * Adds a name, cut at %RK_FILE_MAX_NAME characters, so that what is
 * written can be read.  None and an empty one are left out.
 */
void
rk_file_write_name (JsonObject *object,
                    const char *member,
                    const char *name)
{
  g_autofree char *cut = NULL;

  if (name == NULL || *name == '\0')
    return;

  if (g_utf8_strlen (name, -1) > RK_FILE_MAX_NAME)
    name = cut = g_utf8_substring (name, 0, RK_FILE_MAX_NAME);

  json_object_set_string_member (object, member, name);
}

/**
 * rk_file_write_time:
 * @object: an object
 * @member: a member
 * @time: a time, UTC
 *
 * Adds a time.
 */
void
rk_file_write_time (JsonObject *object,
                    const char *member,
                    GDateTime  *time)
{
  g_autofree char *text = NULL;

  text = g_strdup_printf ("%04d-%02d-%02dT%02d:%02d:%02dZ",
                          g_date_time_get_year (time),
                          g_date_time_get_month (time),
                          g_date_time_get_day_of_month (time),
                          g_date_time_get_hour (time),
                          g_date_time_get_minute (time),
                          g_date_time_get_second (time));
  json_object_set_string_member (object, member, text);
}
