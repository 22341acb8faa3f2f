/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-players-import.h"

#include <glib/gi18n-lib.h>

#include "rk-csv.h"
#include "rk-digits.h"
#include "rk-json-scan.h"

/* What a tournament takes: characters of a name, and a strength. */
#define MAX_NAME     200
#define MAX_STRENGTH 9999
/* How many lines are looked at to find the separator. */
#define SAMPLE_ROWS  50

typedef enum
{
  COLUMN_OTHER,
  COLUMN_NAME,
  COLUMN_SURNAME,
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
  { "last name", COLUMN_SURNAME },   { "lastname", COLUMN_SURNAME },
  { "surname", COLUMN_SURNAME },     { "family name", COLUMN_SURNAME },
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
  const char *surname;
  const char *first_name;
  const char *club;
  const char *strength;
} Found;

/* Takes @text. */
static void
add_problem (const Import *self,
             guint         line,
             char         *text)
{
  g_autofree char *own = text;
  g_autofree char *number = g_strdup_printf ("%u", line);

  /* TRANSLATORS: the number of a line, and what is wrong with it. */
  g_ptr_array_add (self->problems, g_strdup_printf (_("Line %1$s: %2$s"), number, own));
}

/* What spreadsheets write where @language is spoken, if it is not UTF-8. */
static const char *
get_old_encoding (const char *language)
{
  return g_str_equal (language, "cs") ? "Windows-1250" : "Windows-1252";
}

/**
 * rk_players_import_decode:
 * @contents: (array length=length) (element-type guint8): what a file holds
 * @length: its length in bytes
 * @language: the code of a language, such as "cs"
 * @encoding: (out) (optional) (transfer none) (nullable): the name of the encoding
 *   that was taken; %NULL if it is UTF-8
 *
 * What is not UTF-8 is taken for the encoding of old Windows that goes with
 * @language, and where that has no such letter for ISO-8859-1, in which every byte is
 * one. Bytes that are 0 become blanks.
 *
 * Returns: (transfer full): the text in UTF-8, without a byte order mark
 */
char *
rk_players_import_decode (const char  *contents,
                          gsize        length,
                          const char  *language,
                          const char **encoding)
{
  g_autofree char *copy = NULL;
  const char *name = NULL;
  char *decoded = NULL;

  g_return_val_if_fail (contents != NULL, NULL);
  g_return_val_if_fail (language != NULL, NULL);

  contents = rk_json_skip_mark (contents, &length);
  copy = g_malloc (length + 1);
  memcpy (copy, contents, length);
  copy[length] = '\0';
  for (gsize i = 0; i < length; i++)
    if (copy[i] == '\0')
      copy[i] = ' ';

  if (g_utf8_validate (copy, length, NULL))
    {
      decoded = g_steal_pointer (&copy);
    }
  else
    {
      name = get_old_encoding (language);
      decoded = g_convert (copy, length, "UTF-8", name, NULL, NULL, NULL);
      if (decoded == NULL)
        {
          name = "ISO-8859-1";
          decoded = g_convert (copy, length, "UTF-8", name, NULL, NULL, NULL);
        }
    }

  if (encoding != NULL)
    *encoding = name;

  return decoded;
}

static gboolean
is_number (const char *text)
{
  g_autofree char *ascii = rk_digits_to_ascii (text);

  return *ascii != '\0' && ascii[strspn (ascii, "0123456789")] == '\0';
}

static Column
find_column (const char *field)
{
  const Heading translated[] = {
    /* TRANSLATORS: the word that lists of players have above the column of names. Beside a
     * column "Surname" it is taken for the first name. */
    { C_("list of players", "Name"), COLUMN_NAME },
    /* TRANSLATORS: the word above the column of family names. */
    { C_("list of players", "Surname"), COLUMN_SURNAME },
    /* TRANSLATORS: the word above the column of given names, if there is another one than
     * that for names. */
    { C_("list of players", "First name"), COLUMN_FIRST_NAME },
    { C_("list of players", "Club"), COLUMN_CLUB },
    /* TRANSLATORS: the word that federations and clubs use for a number that says how
     * strong a player is; the program itself calls it "Strength". */
    { C_("list of players", "Rating"), COLUMN_STRENGTH },
    /* What our own tables have. */
    { C_("heading", "Name"), COLUMN_NAME },
    { C_("heading", "Club"), COLUMN_CLUB },
    { C_("heading", "Strength"), COLUMN_STRENGTH },
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

      has_name = has_name || column == COLUMN_NAME || column == COLUMN_SURNAME;
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

        case COLUMN_SURNAME:
          found->surname = field;
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

/* Two texts and nothing else. */
static gboolean
is_pair (const RkCsvRow *row)
{
  return g_strv_length (row->fields) == 2 && *row->fields[0] != '\0' &&
         *row->fields[1] != '\0' && !is_number (row->fields[0]) && !is_number (row->fields[1]);
}

static gboolean
has_two_texts (const RkCsvRow *row)
{
  guint n_texts = 0;

  for (guint i = 0; row->fields[i] != NULL; i++)
    if (*row->fields[i] != '\0' && !is_number (row->fields[i]))
      n_texts++;

  return n_texts > 1;
}

/* Whether there is no heading, and no row that says a club beside other things. */
static gboolean
may_have_pairs (GPtrArray *rows)
{
  g_autoptr (GArray) columns =
    rows->len > 0 ? read_heading (g_ptr_array_index (rows, 0)) : NULL;

  for (guint i = 0; i < rows->len; i++)
    {
      const RkCsvRow *row = g_ptr_array_index (rows, i);

      if (!is_pair (row) && has_two_texts (row))
        return FALSE;
    }

  return columns == NULL;
}

/* "Cilmi, Xaawo" is one name in a list without a heading, with blanks behind its commas
 * and without clubs: there the comma stands between a family name and a given name. */
static void
join_pairs (GPtrArray *rows)
{
  for (guint i = 0; i < rows->len; i++)
    {
      RkCsvRow *row = g_ptr_array_index (rows, i);
      char *name;

      if (!is_pair (row))
        continue;

      name = g_strjoinv (", ", row->fields);
      g_free (row->fields[0]);
      g_clear_pointer (&row->fields[1], g_free);
      row->fields[0] = name;
    }
}

/* Without a heading the first text is the name and the next one the club; a number
 * behind the name is the strength, one before it counts the lines. */
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
  g_autofree char *ascii = rk_digits_to_ascii (name);
  gsize n_digits = strspn (ascii, "0123456789");

  if (n_digits == 0 || (ascii[n_digits] != '.' && ascii[n_digits] != ')'))
    return name;

  return g_utf8_offset_to_pointer (name, n_digits + 1);
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
  g_autofree char *ascii = NULL;
  guint64 strength;

  if (text == NULL || *text == '\0')
    return 0;
  ascii = rk_digits_to_ascii (text);
  if (g_ascii_string_to_unsigned (ascii, 10, 0, MAX_STRENGTH, &strength, NULL))
    return strength;

  /* TRANSLATORS: %s is what stands in a list where a strength should be. */
  add_problem (self, line, g_strdup_printf (_("“%s” is not a strength from 0 to 9999, and was "
                                              "left out"), text));

  return 0;
}

/* The given name stands first, as in all names of the program. Beside a surname "Name"
 * is the given one. */
static char *
make_name (const Found *found)
{
  const char *first = found->first_name;
  const char *last = found->surname;
  g_autofree char *whole = NULL;

  if (last == NULL)
    last = found->name;
  else if (first == NULL)
    first = found->name;
  if (last == NULL)
    return g_strdup ("");

  whole = g_strjoin (" ", first != NULL ? first : "", skip_list_number (last), NULL);

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
  record->club = found.club != NULL ? clean (found.club) : NULL;
  /* Blanks and control characters are no club. */
  if (record->club != NULL && *record->club == '\0')
    g_clear_pointer (&record->club, g_free);
  if (record->club != NULL)
    cut (self, row->line, &record->club);
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
 * @text: UTF-8 that was pasted, or comes from rk_players_import_decode()
 * @problems: (out) (optional) (transfer full) (element-type utf8): what was left out
 *   or cut, translated
 *
 * Reads a table with tabs, semicolons or commas between its columns and with or
 * without a heading, or a list with a name on each line ("1." before it is
 * skipped).  "Cilmi, Xaawo" is a name where no line says a club.  Never fails:
 * what cannot be read is left out, and told of.
 *
 * Returns: (transfer full) (element-type RkEntrantRecord): the players, at most
 *   %RK_MAX_ENTRANTS; their ids count from 1
 */
GPtrArray *
rk_players_import_parse (const char  *text,
                         GPtrArray  **problems)
{
  g_autoptr (GPtrArray) found_problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GPtrArray) rows = NULL;
  Import self = { NULL, found_problems, NULL };
  char separator;

  self.records = g_ptr_array_new_with_free_func ((GDestroyNotify) rk_entrant_record_unref);
  g_return_val_if_fail (text != NULL, self.records);

  separator = find_separator (text);
  rows = rk_csv_parse (text, separator);
  if (separator == ',' && !has_tight_comma (text) && may_have_pairs (rows))
    join_pairs (rows);
  add_players (&self, rows);

  if (problems != NULL)
    *problems = g_steal_pointer (&found_problems);

  return self.records;
}
