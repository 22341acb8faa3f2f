/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* The lines of a report: what stands in their columns, not yet what it means. */
#include "rk-trf-private.h"

#include <glib/gi18n-lib.h>

#include "rk-error.h"
#include "rk-json-path.h"

#define CODE_WIDTH 3
/* Where the text of a line begins. */
#define TEXT_COLUMN 4

/* A line, in characters. */
typedef struct
{
  guint number;
  gunichar *text;
  glong length;
} Line;

static void
player_free (gpointer data)
{
  RkTrfPlayer *player = data;

  g_free (player->name);
  g_array_unref (player->entries);
  g_free (player);
}

static void
numbers_free (gpointer data)
{
  RkTrfNumbers *numbers = data;

  g_array_unref (numbers->numbers);
  g_free (numbers);
}

/**
 * rk_trf_report_free:
 * @self: (transfer full): a report
 */
void
rk_trf_report_free (RkTrfReport *self)
{
  g_free (self->name);
  g_free (self->city);
  g_free (self->date);
  g_free (self->type);
  g_ptr_array_unref (self->players);
  g_ptr_array_unref (self->forbidden);
  g_ptr_array_unref (self->absent);
  g_free (self);
}

/**
 * rk_trf_fault:
 * @error: return location for an error
 * @line: a line, from 1
 * @message: what is wrong, translated
 *
 * Sets %RK_ERROR_FORMAT: lines that do not agree with each other.
 *
 * Returns: %FALSE
 */
gboolean
rk_trf_fault (GError     **error,
              guint        line,
              const char  *message)
{
  g_autofree char *line_text = g_strdup_printf ("%u", line);

  /* TRANSLATORS: a line of a file, and what is wrong there. */
  g_set_error (error, RK_ERROR, RK_ERROR_FORMAT, _("line %1$s: %2$s"), line_text, message);

  return FALSE;
}

/**
 * rk_trf_unexpected:
 * @error: return location for an error
 * @line: a line, from 1
 * @column: a column, from 0
 * @found: what stands there
 * @expected: what was expected, translated: "expected ..."
 *
 * Sets %RK_ERROR_SYNTAX: a line that cannot be read.
 *
 * Returns: %FALSE
 */
gboolean
rk_trf_unexpected (GError     **error,
                   guint        line,
                   guint        column,
                   const char  *found,
                   const char  *expected)
{
  g_autofree char *quoted = rk_json_quote (found, -1);
  g_autofree char *found_text = g_strdup_printf (_("found %s"), quoted);
  g_autofree char *message = rk_json_unexpected (found_text, expected);
  g_autofree char *line_text = g_strdup_printf ("%u", line);
  g_autofree char *column_text = g_strdup_printf ("%u", column + 1);

  /* TRANSLATORS: a place in a file, and what is wrong there. */
  g_set_error (error, RK_ERROR, RK_ERROR_SYNTAX, _("line %1$s, column %2$s: %3$s"),
               line_text, column_text, message);

  return FALSE;
}

/* What stands in some columns without the blanks around it: empty behind the end
 * of the line. */
static char *
get_columns (const Line *line,
             guint       column,
             glong       width)
{
  glong length = MIN (line->length - (glong) column, width);

  if (length <= 0)
    return g_strdup ("");

  return g_strstrip (g_ucs4_to_utf8 (line->text + column, length, NULL, NULL, NULL));
}

static char *
get_rest (const Line *line)
{
  return get_columns (line, TEXT_COLUMN, G_MAXLONG);
}

/* What a line says: NULL for nothing. */
static void
set_text (char       **text,
          const Line  *line)
{
  char *rest = get_rest (line);

  g_free (*text);
  *text = rest;
  if (*rest == '\0')
    g_clear_pointer (text, g_free);
}

/* Only digits, and at most @max. */
static gboolean
parse_number (const char *text,
              guint64     min,
              guint64     max,
              guint      *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (text, 10, min, max, &value, NULL))
    return FALSE;

  *number = value;

  return TRUE;
}

static gboolean
expected_number (GError     **error,
                 const Line  *line,
                 guint        column,
                 const char  *found,
                 guint        min,
                 guint        max)
{
  g_autofree char *min_text = g_strdup_printf ("%u", min);
  g_autofree char *max_text = g_strdup_printf ("%u", max);
  g_autofree char *expected = g_strdup_printf (_("expected a whole number from %1$s to %2$s"),
                                               min_text, max_text);

  return rk_trf_unexpected (error, line->number, column, found, expected);
}

/* A number in its columns. */
static gboolean
read_number (const Line  *line,
             guint        column,
             guint        width,
             guint        min,
             guint        max,
             guint       *number,
             GError     **error)
{
  g_autofree char *text = get_columns (line, column, width);

  return parse_number (text, min, max, number) ||
         expected_number (error, line, column, text, min, max);
}

/* Results with an opponent, and those without. */
static gboolean
is_result (char     result,
           gboolean has_opponent)
{
  return strchr (has_opponent ? "1=0WDL+- " : "FHZU+=- ", result) != NULL;
}

static gboolean
read_opponent (const Line  *line,
               guint        column,
               RkTrfEntry  *entry,
               GError     **error)
{
  g_autofree char *text = get_columns (line, column, RK_TRF_NUMBER_WIDTH);

  return *text == '\0' || parse_number (text, 0, RK_TRF_MAX_NUMBER, &entry->opponent) ||
         rk_trf_unexpected (error, line->number, column, text,
                            _("expected the start number of an opponent, or 0000"));
}

static gboolean
read_colour (const Line  *line,
             guint        column,
             RkTrfEntry  *entry,
             GError     **error)
{
  g_autofree char *text = get_columns (line, column, 1);

  if (g_ascii_strcasecmp (text, "w") == 0)
    entry->role = RK_ROLE_FIRST;
  else if (g_ascii_strcasecmp (text, "b") == 0)
    entry->role = RK_ROLE_SECOND;
  else if (*text != '\0' && strcmp (text, "-") != 0)
    return rk_trf_unexpected (error, line->number, column, text,
                              _("expected \"w\", \"b\" or \"-\""));

  return TRUE;
}

static gboolean
read_result (const Line  *line,
             guint        column,
             RkTrfEntry  *entry,
             GError     **error)
{
  g_autofree char *text = get_columns (line, column, 1);

  entry->result = *text == '\0' ? ' ' : g_ascii_toupper (*text);
  if (entry->result > 0 && is_result (entry->result, entry->opponent > 0))
    return TRUE;

  return rk_trf_unexpected (error, line->number, column, text,
                            entry->opponent > 0
                              ? _("expected one of 1, =, 0, W, D, L, + and -")
                              : _("expected one of F, H, Z and U, since there is no opponent"));
}

static gboolean
is_blank (const Line *line,
          guint       column)
{
  g_autofree char *text = get_columns (line, column, RK_TRF_ROUND_WIDTH);

  return *text == '\0';
}

static gboolean
read_entry (const Line   *line,
            guint         column,
            RkTrfPlayer  *player,
            GError      **error)
{
  RkTrfEntry entry = { .result = ' ', .is_blank = is_blank (line, column) };

  if (player->entries->len == RK_MAX_ROUNDS)
    return entry.is_blank ||
           rk_trf_fault (error, line->number, _("there are more rounds than 99"));

  if (!read_opponent (line, column, &entry, error) ||
      !read_colour (line, column + RK_TRF_COLOUR_OFFSET, &entry, error) ||
      !read_result (line, column + RK_TRF_RESULT_OFFSET, &entry, error))
    return FALSE;

  g_array_append_val (player->entries, entry);

  return TRUE;
}

/* Blanks at the end of a line say nothing. */
static glong
get_end (const Line *line)
{
  glong end = line->length;

  while (end > 0 && g_unichar_isspace (line->text[end - 1]))
    end--;

  return end;
}

static gboolean
read_entries (const Line   *line,
              RkTrfPlayer  *player,
              GError      **error)
{
  const glong end = get_end (line);

  for (glong column = RK_TRF_ROUNDS_COLUMN; column < end; column += RK_TRF_ROUND_WIDTH)
    if (!read_entry (line, column, player, error))
      return FALSE;

  return TRUE;
}

static gboolean
read_rating (const Line   *line,
             RkTrfPlayer  *player,
             GError      **error)
{
  g_autofree char *text = get_columns (line, RK_TRF_RATING_COLUMN, RK_TRF_RATING_WIDTH);

  return *text == '\0' || parse_number (text, 0, RK_TRF_MAX_NUMBER, &player->rating) ||
         expected_number (error, line, RK_TRF_RATING_COLUMN, text, 0, RK_TRF_MAX_NUMBER);
}

static gboolean
read_player (RkTrfReport  *self,
             const Line   *line,
             GError      **error)
{
  RkTrfPlayer *player;

  if (self->players->len == RK_MAX_ENTRANTS)
    return rk_trf_fault (error, line->number, _("there are more players than 999"));

  player = g_new0 (RkTrfPlayer, 1);
  player->line = line->number;
  player->entries = g_array_new (FALSE, FALSE, sizeof (RkTrfEntry));
  player->name = get_columns (line, RK_TRF_NAME_COLUMN, RK_TRF_NAME_WIDTH);
  g_ptr_array_add (self->players, player);

  if (!read_number (line, RK_TRF_NUMBER_COLUMN, RK_TRF_NUMBER_WIDTH, 1, RK_TRF_MAX_NUMBER,
                    &player->number, error) ||
      !read_rating (line, player, error) ||
      !read_entries (line, player, error))
    return FALSE;

  if (*player->name == '\0')
    {
      g_free (player->name);
      player->name = g_strdup_printf ("%u", player->number);
    }

  return TRUE;
}

/* Dates come in the order of the standard, or with the day first.  Others are no
 * fault: nothing follows from them. */
static void
read_date (RkTrfReport *self,
           const Line  *line)
{
  g_autofree char *text = get_rest (line);
  g_auto (GStrv) words = g_strsplit_set (text, "-/.", -1);
  guint parts[3];

  g_clear_pointer (&self->date, g_free);
  if (g_strv_length (words) != G_N_ELEMENTS (parts))
    return;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    if (!parse_number (words[i], 1, 9999, &parts[i]))
      return;

  if (parts[0] < parts[2])
    {
      guint day = parts[0];

      parts[0] = parts[2];
      parts[2] = day;
    }
  if (parts[0] >= 1000 && parts[2] <= 31 && g_date_valid_dmy (parts[2], parts[1], parts[0]))
    self->date = g_strdup_printf ("%04u-%02u-%02u", parts[0], parts[1], parts[2]);
}

static gboolean
read_rounds (RkTrfReport  *self,
             const Line   *line,
             GError      **error)
{
  self->rounds_line = line->number;

  return read_number (line, TEXT_COLUMN, G_MAXINT, 1, RK_MAX_ROUNDS, &self->n_rounds, error);
}

/* "rank" may stand there too: the numbers are the file's all the same. */
static gboolean
read_initial_role (RkTrfReport  *self,
                   const Line   *line,
                   GError      **error)
{
  g_autofree char *text = get_rest (line);
  g_auto (GStrv) words = g_strsplit_set (text, " \t", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], "white1"))
      self->initial_role = RK_ROLE_FIRST;
    else if (g_str_equal (words[i], "black1"))
      self->initial_role = RK_ROLE_SECOND;
    else if (*words[i] != '\0' && !g_str_equal (words[i], "rank"))
      return rk_trf_unexpected (error, line->number, TEXT_COLUMN, text,
                                _("expected \"white1\" or \"black1\""));

  return TRUE;
}

static gboolean
read_numbers (GPtrArray   *lists,
              const Line  *line,
              GError     **error)
{
  g_autofree char *text = get_rest (line);
  g_auto (GStrv) words = g_strsplit_set (text, " \t,", -1);
  RkTrfNumbers *list = g_new0 (RkTrfNumbers, 1);
  guint number;

  list->line = line->number;
  list->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  g_ptr_array_add (lists, list);

  for (guint i = 0; words[i] != NULL; i++)
    {
      if (*words[i] == '\0')
        continue;
      if (!parse_number (words[i], 1, RK_TRF_MAX_NUMBER, &number))
        return expected_number (error, line, TEXT_COLUMN, words[i], 1, RK_TRF_MAX_NUMBER);

      g_array_append_val (list->numbers, number);
    }

  return TRUE;
}

/* Points that are lent to the strong make other pairings than the rules that this
 * program knows. */
static gboolean
refuse_acceleration (RkTrfReport  *self,
                     const Line   *line,
                     GError      **error)
{
  g_autofree char *text = get_rest (line);
  const char *points = text + strspn (text, "0123456789");

  return strpbrk (points, "123456789") == NULL ||
         rk_trf_fault (error, line->number, _("accelerated rounds are not known here"));
}

/* Lines with other codes are about things that no tournament has here. */
static gboolean
read_line (RkTrfReport  *self,
           const Line   *line,
           GError      **error)
{
  g_autofree char *code = get_columns (line, 0, CODE_WIDTH);

  if (g_str_equal (code, "001"))
    return read_player (self, line, error);
  if (g_str_equal (code, "XXR"))
    return read_rounds (self, line, error);
  if (g_str_equal (code, "XXC"))
    return read_initial_role (self, line, error);
  if (g_str_equal (code, "XXP"))
    return read_numbers (self->forbidden, line, error);
  if (g_str_equal (code, "XXZ"))
    return read_numbers (self->absent, line, error);
  if (g_str_equal (code, "XXA"))
    return refuse_acceleration (self, line, error);

  if (g_str_equal (code, "012"))
    set_text (&self->name, line);
  else if (g_str_equal (code, "022"))
    set_text (&self->city, line);
  else if (g_str_equal (code, "042"))
    read_date (self, line);
  else if (g_str_equal (code, "092"))
    set_text (&self->type, line);

  return TRUE;
}

/* Control characters and what else ends a line somewhere are blanks, as when a report is
 * written: a name made of them is none. */
static void
blank_controls (Line *line)
{
  for (glong i = 0; i < line->length; i++)
    if (g_unichar_iscntrl (line->text[i]) || line->text[i] == 0x2028 || line->text[i] == 0x2029)
      line->text[i] = ' ';
}

/* CR LF, LF, and CR alone end a line. */
static gboolean
read_lines (RkTrfReport  *self,
            const char   *text,
            GError      **error)
{
  glong length;
  g_autofree gunichar *all = g_utf8_to_ucs4_fast (text, -1, &length);
  Line line = { 1, all, 0 };

  for (glong i = 0; i <= length; i++)
    {
      if (i < length && all[i] != '\n' && all[i] != '\r')
        continue;

      line.length = all + i - line.text;
      blank_controls (&line);
      if (!read_line (self, &line, error))
        return FALSE;

      if (i + 1 < length && all[i] == '\r' && all[i + 1] == '\n')
        i++;
      line.number++;
      line.text = all + i + 1;
    }

  return TRUE;
}

/**
 * rk_trf_report_new:
 * @text: a report, UTF-8
 * @error: return location for an error
 *
 * Reads the lines of a report.
 *
 * Returns: (transfer full): the report, or %NULL with %RK_ERROR_SYNTAX or
 *   %RK_ERROR_FORMAT
 */
RkTrfReport *
rk_trf_report_new (const char  *text,
                   GError     **error)
{
  g_autoptr (RkTrfReport) self = g_new0 (RkTrfReport, 1);

  self->players = g_ptr_array_new_with_free_func (player_free);
  self->forbidden = g_ptr_array_new_with_free_func (numbers_free);
  self->absent = g_ptr_array_new_with_free_func (numbers_free);

  if (!read_lines (self, text, error))
    return NULL;

  return g_steal_pointer (&self);
}
