/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-notation.h"

#include <string.h>

/* Marks a text for translation; it is translated where it is shown. */
#define N_(text) (text)

/* Every hole, and what each side captured. */
#define MAX_NUMBERS (RK_MAX_RING + 2)

/* The most stones there can be on any board. */
#define MAX_STONES (2 * RK_FOUR * RK_MAX_HOLES)

/* A text that is being read. */
typedef struct
{
  const char *text;
  const char *cursor;
  RkNotationFault *fault;
  struct
  {
    const char *start;
    guint value;
  } numbers[MAX_NUMBERS];
  guint n_numbers;
} Reader;

static gboolean
fail_at (Reader     *self,
         const char *where,
         const char *message)
{
  if (self->fault != NULL)
    {
      self->fault->offset = where - self->text;
      self->fault->message = message;
    }

  return FALSE;
}

static gboolean
fail_too_many (Reader     *self,
               const char *where)
{
  return fail_at (self, where,
                  N_("expected no more stones in all than four for each hole of the board"));
}

/* One character that must be there. */
static gboolean
read_char (Reader     *self,
           char        c,
           const char *message)
{
  if (*self->cursor != c)
    return fail_at (self, self->cursor, message);
  self->cursor++;

  return TRUE;
}

/* A number of stones without leading zeros. */
static gboolean
read_number (Reader     *self,
             guint      *value,
             const char *message)
{
  const char *start = self->cursor;

  if (!g_ascii_isdigit (*start))
    return fail_at (self, start, message);
  if (start[0] == '0' && g_ascii_isdigit (start[1]))
    return fail_at (self, start, N_("expected a number without leading zeros"));

  for (*value = 0; g_ascii_isdigit (*self->cursor); self->cursor++)
    {
      *value = 10 * *value + g_ascii_digit_value (*self->cursor);
      if (*value > MAX_STONES)
        return fail_too_many (self, start);
    }

  self->numbers[self->n_numbers].start = start;
  self->numbers[self->n_numbers].value = *value;
  self->n_numbers++;

  return TRUE;
}

/* A hole: stones, or closed. */
static gboolean
read_hole (Reader     *self,
           RkPosition *position,
           guint       hole)
{
  guint value;

  if (*self->cursor == '-')
    {
      self->cursor++;
      position->closed |= 1u << hole;
      return TRUE;
    }

  if (!read_number (self, &value,
                    N_("expected the stones of a hole, or “-” for a closed hole")))
    return FALSE;
  position->stones[hole] = value;

  return TRUE;
}

/* A row of at most @max holes, which is put at @first. */
static gboolean
read_row (Reader     *self,
          RkPosition *position,
          guint       first,
          guint       max,
          guint      *n_holes)
{
  *n_holes = 0;
  do
    {
      if (*n_holes > 0)
        self->cursor++;
      if (!read_hole (self, position, first + *n_holes))
        return FALSE;
      ++*n_holes;
    }
  while (*self->cursor == ',' && *n_holes < max);

  return TRUE;
}

static gboolean
check_open (Reader           *self,
            const RkPosition *position,
            RkSide            side,
            const char       *row)
{
  if (rk_position_get_n_open (position, side) == 0)
    return fail_at (self, row, N_("expected at least one open hole in the row"));

  return TRUE;
}

/* Both rows. */
static gboolean
read_board (Reader     *self,
            RkPosition *position)
{
  const char *south = self->cursor;
  const char *north;
  guint n_holes;
  guint n_north;

  if (!read_row (self, position, 0, RK_MAX_HOLES, &n_holes))
    return FALSE;
  if ((*self->cursor == '/' && n_holes < RK_MAX_HOLES - 1) || *self->cursor == ',')
    return fail_at (self, self->cursor, N_("expected five or six holes in each row"));
  if (!read_char (self, '/', N_("expected “,” and the next hole, or “/” and North’s row")))
    return FALSE;
  position->n_holes = n_holes;
  if (!check_open (self, position, RK_SOUTH, south))
    return FALSE;

  north = self->cursor;
  if (!read_row (self, position, n_holes, n_holes, &n_north))
    return FALSE;
  if ((*self->cursor == ' ' && n_north < n_holes) || *self->cursor == ',')
    return fail_at (self, self->cursor, N_("expected as many holes in both rows"));

  if (!read_char (self, ' ',
                  N_("expected “,” and the next hole, or a space and the player to move")))
    return FALSE;

  return check_open (self, position, RK_NORTH, north);
}

static gboolean
read_turn (Reader     *self,
           RkPosition *position)
{
  if (*self->cursor != 's' && *self->cursor != 'n')
    return fail_at (self, self->cursor,
                    N_("expected “s” or “n” for the player who is to move"));
  position->turn = *self->cursor == 's' ? RK_SOUTH : RK_NORTH;
  self->cursor++;

  return read_char (self, ' ', N_("expected a space and the captured stones"));
}

static gboolean
read_captured (Reader     *self,
               RkPosition *position)
{
  guint south;
  guint north;

  if (!read_number (self, &south, N_("expected the stones captured by South")) ||
      !read_char (self, '-', N_("expected “-” and the stones captured by North")) ||
      !read_number (self, &north, N_("expected the stones captured by North")))
    return FALSE;
  position->captured[RK_SOUTH] = south;
  position->captured[RK_NORTH] = north;

  return read_char (self, '\0', N_("expected nothing more after the captured stones"));
}

/* Points at the number with which the stones become too many. */
static gboolean
check_total (Reader *self,
             guint   n_holes)
{
  guint total = 0;

  for (guint i = 0; i < self->n_numbers; i++)
    {
      total += self->numbers[i].value;
      if (total > 2 * RK_FOUR * n_holes)
        return fail_too_many (self, self->numbers[i].start);
    }

  return TRUE;
}

/**
 * rk_position_parse:
 * @self: (out): where to put the position; unchanged when @text is not one
 * @text: a position as `SOUTH/NORTH TURN SOUTHSTONES-NORTHSTONES`
 * @direction: the direction of sowing, which the notation does not tell
 * @fault: (out) (optional): what is wrong, if anything is
 *
 * Reads a position: holes from their owner's left to right, five or six a row,
 * `-` for a closed one, at least one open on each side; `s` or `n`; the
 * captured stones. No leading zeros, nothing before or after, and no more than
 * four stones for each hole of the board in all. @text may be any bytes.
 *
 * Returns: whether @text is a position
 */
gboolean
rk_position_parse (RkPosition      *self,
                   const char      *text,
                   RkDirection      direction,
                   RkNotationFault *fault)
{
  Reader reader = { .text = text, .cursor = text, .fault = fault };
  RkPosition position;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  memset (&position, 0, sizeof position);
  position.direction = direction;
  if (!read_board (&reader, &position) ||
      !read_turn (&reader, &position) ||
      !read_captured (&reader, &position) ||
      !check_total (&reader, position.n_holes))
    return FALSE;

  g_assert (rk_position_is_valid (&position));
  *self = position;

  return TRUE;
}

/**
 * rk_position_print:
 * @self: a position
 * @text: (out caller-allocates): where to put the text
 *
 * Writes a position as rk_position_parse() reads it.
 */
void
rk_position_print (const RkPosition *self,
                   char              text[RK_POSITION_TEXT_SIZE])
{
  char *end = text;

  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL);

  for (guint hole = 0; hole < 2u * self->n_holes; hole++)
    {
      if (hole > 0)
        *end++ = hole == self->n_holes ? '/' : ',';
      if (!rk_position_is_open (self, hole))
        *end++ = '-';
      else
        end += g_snprintf (end, text + RK_POSITION_TEXT_SIZE - end, "%u", self->stones[hole]);
    }

  g_snprintf (end, text + RK_POSITION_TEXT_SIZE - end, " %c %u-%u",
              self->turn == RK_SOUTH ? 's' : 'n',
              self->captured[RK_SOUTH], self->captured[RK_NORTH]);
}

/**
 * rk_position_to_string:
 * @self: a position
 *
 * Writes a position as rk_position_parse() reads it.
 *
 * Returns: (transfer full): the text
 */
char *
rk_position_to_string (const RkPosition *self)
{
  char text[RK_POSITION_TEXT_SIZE];

  g_return_val_if_fail (self != NULL, NULL);

  rk_position_print (self, text);

  return g_strdup (text);
}

/**
 * rk_hole_to_letter:
 * @n_holes: holes of a row
 * @hole: a hole, less than 2 * @n_holes
 *
 * Names a hole: `A`... for South, `a`... for North, from the owner's left to
 * right (rule 2).
 *
 * Returns: the letter
 */
char
rk_hole_to_letter (guint n_holes,
                   guint hole)
{
  g_return_val_if_fail (n_holes > 0 && n_holes <= RK_MAX_HOLES, '?');
  g_return_val_if_fail (hole < 2 * n_holes, '?');

  return hole < n_holes ? 'A' + hole : 'a' + (hole - n_holes);
}

/**
 * rk_hole_from_letter:
 * @n_holes: holes of a row
 * @letter: any character
 * @hole: (out): the hole; unchanged when there is none
 *
 * Finds a hole by its letter.
 *
 * Returns: whether @letter names a hole of this board
 */
gboolean
rk_hole_from_letter (guint  n_holes,
                     char   letter,
                     guint *hole)
{
  g_return_val_if_fail (n_holes > 0 && n_holes <= RK_MAX_HOLES, FALSE);
  g_return_val_if_fail (hole != NULL, FALSE);

  for (guint i = 0; i < 2 * n_holes; i++)
    if (rk_hole_to_letter (n_holes, i) == letter)
      {
        *hole = i;
        return TRUE;
      }

  return FALSE;
}
