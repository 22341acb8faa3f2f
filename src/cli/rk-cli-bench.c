/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-cli-arguments.h"

#include <glib/gi18n.h>

#include "rk-cli-output.h"
#include "rk-cli-samples.h"
#include "rk-match-file.h"
#include "rk-notation.h"
#include "rk-perft.h"

/* Each kind of work is repeated until it took as long as this. */
#define MIN_SECONDS 0.3

#define N_ROUNDS      400
#define N_MATCHES     12
#define PERFT_DEPTH   8
#define FINGERPRINT   16

/* All that is measured works on these. */
typedef struct
{
  GArray *moves;
  GPtrArray *matches;
  GPtrArray *files;
  GChecksum *fingerprint;
} Bench;

/* Does the work once, and returns how many units of it that were. */
typedef guint64 (*WorkFunc) (Bench *self);

static guint64
sow (Bench *self)
{
  for (guint i = 0; i < self->moves->len; i++)
    {
      const RkCliSampleMove *move = &g_array_index (self->moves, RkCliSampleMove, i);
      RkPosition position = move->before;
      RkSowing sowing;

      rk_position_play (&position, move->hole, &sowing);
    }

  return self->moves->len;
}

static guint64
count_leaves (Bench *self)
{
  guint64 n_leaves = 0;

  for (guint n_holes = RK_MAX_HOLES - 1; n_holes <= RK_MAX_HOLES; n_holes++)
    {
      RkPosition position;

      rk_position_init_standard (&position, n_holes, RK_COUNTER_CLOCKWISE, RK_SOUTH);
      n_leaves += rk_position_perft (&position, PERFT_DEPTH);
    }

  return n_leaves;
}

static guint64
save (Bench *self)
{
  g_ptr_array_set_size (self->files, 0);
  for (guint i = 0; i < self->matches->len; i++)
    g_ptr_array_add (self->files, rk_match_file_format (g_ptr_array_index (self->matches, i)));

  return self->files->len;
}

static guint64
load (Bench *self)
{
  for (guint i = 0; i < self->files->len; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (RkMatch) match = rk_match_file_parse (g_ptr_array_index (self->files, i), &error);

      if (match == NULL)
        g_error ("A match of our own is not read again: %s", error->message);
    }

  return self->files->len;
}

/* Prints how many units a second @work does. */
static void
measure (Bench      *self,
         const char *name,
         const char *unit,
         WorkFunc    work,
         const char *what)
{
  g_autoptr (GTimer) timer = g_timer_new ();
  guint64 n_units = 0;
  guint n_times = 0;
  double seconds;

  do
    {
      n_units += work (self);
      n_times++;
      seconds = g_timer_elapsed (timer, NULL);
    }
  while (seconds < MIN_SECONDS);

  rk_cli_print ("%-12s %12.0f  %-9s %s, %u times", name, n_units / seconds, unit, what, n_times);
}

/* Adds a line of text to what the fingerprint is made of. */
static void
note (Bench      *self,
      const char *text)
{
  g_checksum_update (self->fingerprint, (const guchar *) text, -1);
  g_checksum_update (self->fingerprint, (const guchar *) "\n", 1);
}

static void
note_moves (Bench *self)
{
  for (guint i = 0; i < self->moves->len; i++)
    {
      const RkCliSampleMove *move = &g_array_index (self->moves, RkCliSampleMove, i);
      RkPosition position = move->before;
      char text[RK_POSITION_TEXT_SIZE];
      RkSowing sowing;

      rk_position_play (&position, move->hole, &sowing);
      rk_position_print (&position, text);
      note (self, text);
    }
}

/* What was loaded, not the bytes that were saved: these hold the version. */
static void
note_files (Bench *self)
{
  for (guint i = 0; i < self->files->len; i++)
    {
      g_autoptr (RkMatch) match = rk_match_file_parse (g_ptr_array_index (self->files, i), NULL);

      for (guint j = 0; j < rk_match_get_n_rounds (match); j++)
        {
          RkRound *round = rk_match_get_round (match, j);
          g_autofree char *won = rk_cli_format_pair (rk_round_get_won (round, RK_SOUTH),
                                                     rk_round_get_won (round, RK_NORTH));
          g_autofree char *last =
            rk_position_to_string (rk_round_get_last_position (round));

          note (self, last);
          note (self, won);
        }
    }
}

static void
bench_sowing (Bench *self)
{
  g_autofree char *what = NULL;

  self->moves = rk_cli_sample_moves (N_ROUNDS);
  note_moves (self);

  what = g_strdup_printf ("%u random rounds: %u moves", N_ROUNDS, self->moves->len);
  measure (self, "sowing", "moves/s", sow, what);
}

static void
bench_perft (Bench *self)
{
  guint64 n_leaves = count_leaves (self);
  g_autofree char *what = g_strdup_printf ("both boards to depth %u: %" G_GUINT64_FORMAT
                                           " leaves", PERFT_DEPTH, n_leaves);

  note (self, what);
  measure (self, "perft", "leaves/s", count_leaves, what);
}

static void
bench_files (Bench *self)
{
  g_autofree char *what = NULL;
  guint n_rounds = 0;
  gsize n_bytes = 0;

  self->matches = rk_cli_sample_matches (N_MATCHES);
  self->files = g_ptr_array_new_with_free_func ((GDestroyNotify) g_bytes_unref);
  save (self);
  note_files (self);

  for (guint i = 0; i < self->matches->len; i++)
    {
      n_rounds += rk_match_get_n_rounds (g_ptr_array_index (self->matches, i));
      n_bytes += g_bytes_get_size (g_ptr_array_index (self->files, i));
    }

  what = g_strdup_printf ("%u random matches: %u rounds, %" G_GSIZE_FORMAT " KiB",
                          N_MATCHES, n_rounds, n_bytes / 1024);
  measure (self, "saving", "matches/s", save, what);
  measure (self, "loading", "matches/s", load, what);
}

static RkCliStatus
run_bench (const RkCliArguments *arguments)
{
  Bench bench = { .fingerprint = g_checksum_new (G_CHECKSUM_SHA256) };

  bench_sowing (&bench);
  bench_perft (&bench);
  bench_files (&bench);
  rk_cli_print ("%-12s %.*s", "fingerprint", FINGERPRINT,
                g_checksum_get_string (bench.fingerprint));

  g_array_unref (bench.moves);
  g_ptr_array_unref (bench.matches);
  g_ptr_array_unref (bench.files);
  g_checksum_free (bench.fingerprint);

  return RK_CLI_DONE;
}

const RkCliCommand rk_cli_bench = {
  .name = "bench",
  .synopsis = "",
  .summary = N_("measure how fast the engine and the files are"),
  .description = N_("Prints a table: sowing, perft, saving and loading, each with what it did. The "
                    "last line\nis a fingerprint of what came out: it depends on the rules only, "
                    "and is the same on\nevery machine."),
  .run = run_bench,
};
