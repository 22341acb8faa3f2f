/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-players-import.h"

#include <glib/gi18n-lib.h>

#include "rk-csv.h"
#include "rk-json-scan.h"

/* What a tournament takes: characters of a name, and a rating. */
#define MAX_NAME     200
#define MAX_STRENGTH 9999
/* How many lines are looked at to find the separator. */
#define SAMPLE_ROWS  50

typedef enum
{
  COLUMN_OTHER,
  COLUMN_NAME,
  COLUMN_FIRST_NAME,
  COLUMN_CLUB,
  COLUMN_STRENGTH,
} Column;

typedef struct
{
  const char *word;
  Column column;
} Heading;

/* What the first line of a table may call its columns, folded.  The words of the
 * language of the program are known too. */
static const Heading headings[] = {
  { "name", COLUMN_NAME },           { "player", COLUMN_NAME },
  { "last name", COLUMN_NAME },      { "lastname", COLUMN_NAME },
  { "surname", COLUMN_NAME },        { "family name", COLUMN_NAME },
  { "first name", COLUMN_FIRST_NAME }, { "firstname", COLUMN_FIRST_NAME },
  { "given name", COLUMN_FIRST_NAME },
  { "club", COLUMN_CLUB },           { "team", COLUMN_CLUB },
  { "strength", COLUMN_STRENGTH },   { "rating", COLUMN_STRENGTH },
  { "elo", COLUMN_STRENGTH },        { "rtg", COLUMN_STRENGTH },
};

/* What is read, and where it goes. @columns: (nullable) (element-type Column): what
 * the heading said. */
typedef struct
{
  GPtrArray *records;
  GPtrArray *problems;
  GArray *columns;
} Import;

/* What stands in a row. */
typedef struct
{
  const char *name;
  const char *first_name;
  const char *club;
  const char *strength;
} Found;

/* Takes @text. @line: 0 for what is about the whole list. */
static void
add_problem (const Import *self,
             guint         line,
             char         *text)
{
  g_autofree char *own = text;
  g_autofree char *number = g_strdup_printf ("%u", line);

  if (line == 0)
    g_ptr_array_add (self->problems, g_steal_pointer (&own));
  else
    /* TRANSLATORS: the number of a line, and what is wrong with it. */
    g_ptr_array_add (self->problems, g_strdup_printf (_("Line %s: %s"), number, own));
}

/* U+0000 is a blank; what is not UTF-8 is taken for Latin 1, in which every byte is a
 * letter. */
static char *
decode (const Import *self,
        const char   *text,
        gsize         length)
{
  g_autofree char *copy = g_strndup (text, length);
  char *decoded;

  memcpy (copy, text, length);
  for (gsize i = 0; i < length; i++)
    if (copy[i] == '\0')
      copy[i] = ' ';

  if (g_utf8_validate (copy, length, NULL))
    return g_steal_pointer (&copy);

  decoded = g_convert (copy, length, "UTF-8", "ISO-8859-1", NULL, NULL, NULL);
  add_problem (self, 0, g_strdup (_("This is not UTF-8. It was read as Latin 1: look whether "
                                    "all letters are right.")));

  return decoded;
}

static gboolean
is_number (const char *text)
{
  return *text != '\0' && text[strspn (text, "0123456789")] == '\0';
}

static Column
find_column (const char *field)
{
  const Heading translated[] = {
    { C_("list of players", "Name"), COLUMN_NAME },
    { C_("list of players", "First name"), COLUMN_FIRST_NAME },
    { C_("list of players", "Club"), COLUMN_CLUB },
    { C_("list of players", "Rating"), COLUMN_STRENGTH },
  };
  g_autofree char *folded = g_utf8_casefold (field, -1);

  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    if (g_str_equal (folded, headings[i].word))
      return headings[i].column;

  for (guint i = 0; i < G_N_ELEMENTS (translated); i++)
    {
      g_autofree char *word = g_utf8_casefold (translated[i].word, -1);

      if (g_str_equal (folded, word))
        return translated[i].column;
    }

  return COLUMN_OTHER;
}

/* What the columns of the table are, NULL if its first row is no heading: only one
 * that has names is. */
static GArray *
read_heading (const RkCsvRow *row)
{
  g_autoptr (GArray) columns = g_array_new (FALSE, FALSE, sizeof (Column));
  gboolean has_name = FALSE;

  for (guint i = 0; row->fields[i] != NULL; i++)
    {
      Column column = find_column (row->fields[i]);

      has_name = has_name || column == COLUMN_NAME;
      g_array_append_val (columns, column);
    }

  return has_name ? g_steal_pointer (&columns) : NULL;
}

/* A comma may also stand between a family name and a given name. It is a separator
 * where there is a heading, a number, a third field, or where no blank follows
 * it. */
static gboolean
separates (const char *text,
           char        separator)
{
  g_autoptr (GPtrArray) rows = rk_csv_parse (text, separator);

  for (guint i = 0; i < MIN (rows->len, SAMPLE_ROWS); i++)
    {
      const RkCsvRow *row = g_ptr_array_index (rows, i);
      guint n_fields = g_strv_length (row->fields);
      g_autoptr (GArray) columns = i == 0 ? read_heading (row) : NULL;

      if (n_fields < 2)
        continue;
      if (separator != ',' || columns != NULL || n_fields > 2 ||
          is_number (row->fields[0]) || is_number (row->fields[1]))
        return TRUE;
    }

  return FALSE;
}

static gboolean
has_tight_comma (const char *text)
{
  const char *comma = strchr (text, ',');

  return comma != NULL && comma[1] != ' ';
}

static char
find_separator (const char *text)
{
  if (strchr (text, '\t') != NULL)
    return '\t';
  if (separates (text, ';'))
    return ';';
  if (separates (text, ',') || has_tight_comma (text))
    return ',';

  return '\0';
}

static void
find_by_heading (const Import   *self,
                 const RkCsvRow *row,
                 Found          *found)
{
  for (guint i = 0; row->fields[i] != NULL && i < self->columns->len; i++)
    {
      const char *field = row->fields[i];

      switch (g_array_index (self->columns, Column, i))
        {
        case COLUMN_NAME:
          found->name = field;
          break;

        case COLUMN_FIRST_NAME:
          found->first_name = field;
          break;

        case COLUMN_CLUB:
          found->club = field;
          break;

        case COLUMN_STRENGTH:
          found->strength = field;
          break;

        case COLUMN_OTHER:
        default:
          break;
        }
    }
}

/* Without a heading the first text is the name and the next one the club; a number
 * behind the name is the rating, one before it counts the lines. */
static void
find_by_order (const RkCsvRow *row,
               Found          *found)
{
  for (guint i = 0; row->fields[i] != NULL; i++)
    {
      const char *field = row->fields[i];

      if (*field == '\0')
        continue;
      if (!is_number (field))
        {
          if (found->name == NULL)
            found->name = field;
          else if (found->club == NULL)
            found->club = field;
        }
      else if (found->name != NULL && found->strength == NULL)
        found->strength = field;
    }
}

/* Behind the number of a list: "1. Name", "1) Name". */
static const char *
skip_list_number (const char *name)
{
  const char *p = name + strspn (name, "0123456789");

  if (p == name || (*p != '.' && *p != ')'))
    return name;

  return p + 1;
}

/* Without control characters, and with one blank between words. */
static char *
clean (const char *text)
{
  g_autoptr (GString) cleaned = g_string_new (NULL);
  gboolean blank = FALSE;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gunichar letter = g_utf8_get_char (p);

      if (g_unichar_isspace (letter) || g_unichar_iscntrl (letter))
        {
          blank = cleaned->len > 0;
          continue;
        }
      if (blank)
        g_string_append_c (cleaned, ' ');
      blank = FALSE;
      g_string_append_unichar (cleaned, letter);
    }

  return g_string_free (g_steal_pointer (&cleaned), FALSE);
}

/* Cuts what is too long. */
static void
cut (const Import *self,
     guint         line,
     char        **text)
{
  g_autofree char *max = g_strdup_printf ("%u", MAX_NAME);
  char *shorter;

  if (g_utf8_strlen (*text, -1) <= MAX_NAME)
    return;

  shorter = g_utf8_substring (*text, 0, MAX_NAME);
  g_free (*text);
  *text = shorter;
  /* TRANSLATORS: a text was too long; %s is how many characters were kept. */
  add_problem (self, line, g_strdup_printf (_("cut after %s characters"), max));
}

/* 0 for none. */
static guint
read_strength (const Import *self,
               guint         line,
               const char   *text)
{
  guint64 strength;

  if (text == NULL || *text == '\0')
    return 0;
  if (g_ascii_string_to_unsigned (text, 10, 0, MAX_STRENGTH, &strength, NULL))
    return strength;

  /* TRANSLATORS: %s is what stands in a list where a rating should be. */
  add_problem (self, line, g_strdup_printf (_("“%s” is no rating from 0 to 9999, and was left "
                                              "out"), text));

  return 0;
}

static char *
make_name (const Found *found)
{
  g_autofree char *whole = NULL;

  if (found->name == NULL)
    return g_strdup ("");

  whole = g_strjoin (" ", found->first_name != NULL ? found->first_name : "",
                     skip_list_number (found->name), NULL);

  return clean (whole);
}

static void
add_player (const Import   *self,
            const RkCsvRow *row)
{
  Found found = { 0 };
  g_autofree char *name = NULL;
  RkEntrantRecord *record;

  if (self->columns != NULL)
    find_by_heading (self, row, &found);
  else
    find_by_order (row, &found);
  if (row->has_open_quote)
    add_problem (self, row->line, g_strdup (_("a quote is not closed")));

  name = make_name (&found);
  if (*name == '\0')
    {
      add_problem (self, row->line, g_strdup (_("there is no name")));
      return;
    }

  cut (self, row->line, &name);
  record = rk_entrant_record_new (self->records->len + 1, name);
  g_ptr_array_add (self->records, record);
  record->strength = read_strength (self, row->line, found.strength);
  if (found.club != NULL && *found.club != '\0')
    {
      record->club = clean (found.club);
      cut (self, row->line, &record->club);
    }
}

static void
add_players (Import    *self,
             GPtrArray *rows)
{
  self->columns = rows->len > 0 ? read_heading (g_ptr_array_index (rows, 0)) : NULL;

  for (guint i = self->columns != NULL ? 1 : 0; i < rows->len; i++)
    {
      const RkCsvRow *row = g_ptr_array_index (rows, i);

      if (self->records->len == RK_MAX_ENTRANTS)
        {
          add_problem (self, row->line,
                       g_strdup (_("a tournament has at most 999 players; the rest was left "
                                   "out")));
          break;
        }
      add_player (self, row);
    }

  g_clear_pointer (&self->columns, g_array_unref);
}

/**
 * rk_players_import_parse:
 * @text: a list that was pasted or read from a file
 * @length: its length in bytes, -1 if it ends with a NUL
 * @problems: (out) (optional) (transfer full) (element-type utf8): what was left out
 *   or cut, translated
 *
 * Reads a table with tabs, semicolons or commas between its columns and with or
 * without a heading, or a list with a name on each line ("1." before it is
 * skipped).  Never fails: what cannot be read is left out, and told of.
 *
 * Returns: (transfer full) (element-type RkEntrantRecord): the players, at most
 *   %RK_MAX_ENTRANTS; their ids count from 1
 */
GPtrArray *
rk_players_import_parse (const char  *text,
                         gssize       length,
                         GPtrArray  **problems)
{
  g_autoptr (GPtrArray) found_problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) rows = NULL;
  g_autofree char *decoded = NULL;
  Import self = { NULL, found_problems, NULL };
  gsize size;

  self.records = g_ptr_array_new_with_free_func ((GDestroyNotify) rk_entrant_record_unref);
  g_return_val_if_fail (text != NULL, self.records);

  size = length < 0 ? strlen (text) : length;
  text = rk_json_skip_mark (text, &size);
  decoded = decode (&self, text, size);
  rows = rk_csv_parse (decoded, find_separator (decoded));
  add_players (&self, rows);

  if (problems != NULL)
    *problems = g_steal_pointer (&found_problems);

  return self.records;
}
