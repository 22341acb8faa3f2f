/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-pairing-line.h"

#include "rk-collate.h"
#include "rk-digits.h"

struct _RkPairingLine
{
  GObject parent_instance;

  /* Owned References */
  RkPairing *pairing;
  RkEntrant *entrant;

  guint game;
};

G_DEFINE_FINAL_TYPE (RkPairingLine, rk_pairing_line, G_TYPE_OBJECT)

static void
rk_pairing_line_finalize (GObject *object)
{
  RkPairingLine *self = RK_PAIRING_LINE (object);

  g_clear_object (&self->pairing);
  g_clear_object (&self->entrant);

  G_OBJECT_CLASS (rk_pairing_line_parent_class)->finalize (object);
}

static void
rk_pairing_line_class_init (RkPairingLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rk_pairing_line_finalize;
}

static void
rk_pairing_line_init (RkPairingLine *self)
{
}

/**
 * rk_pairing_line_new:
 * @pairing: a pairing
 * @game: which of its games, from 0
 * @entrant: (nullable): whose line it is, in a list by name
 *
 * Returns: (transfer full): a new line
 */
RkPairingLine *
rk_pairing_line_new (RkPairing *pairing,
                     guint      game,
                     RkEntrant *entrant)
{
  RkPairingLine *self;

  g_return_val_if_fail (RK_IS_PAIRING (pairing), NULL);

  self = g_object_new (RK_TYPE_PAIRING_LINE, NULL);
  self->pairing = g_object_ref (pairing);
  self->game = game;
  g_set_object (&self->entrant, entrant);
  return self;
}

/**
 * rk_pairing_line_get_pairing:
 * @self: a line
 *
 * Returns: (transfer none): its pairing
 */
RkPairing *
rk_pairing_line_get_pairing (RkPairingLine *self)
{
  g_return_val_if_fail (RK_IS_PAIRING_LINE (self), NULL);

  return self->pairing;
}

/**
 * rk_pairing_line_get_game:
 * @self: a line
 *
 * Returns: which game of the pairing it is, from 0
 */
guint
rk_pairing_line_get_game (RkPairingLine *self)
{
  g_return_val_if_fail (RK_IS_PAIRING_LINE (self), 0);

  return self->game;
}

/**
 * rk_pairing_line_get_entrant:
 * @self: a line
 *
 * Returns: (transfer none) (nullable): whose line it is, in a list by name
 */
RkEntrant *
rk_pairing_line_get_entrant (RkPairingLine *self)
{
  g_return_val_if_fail (RK_IS_PAIRING_LINE (self), NULL);

  return self->entrant;
}

/**
 * rk_pairing_line_is_open:
 * @self: a line
 *
 * Returns: whether it is a game without a result
 */
gboolean
rk_pairing_line_is_open (RkPairingLine *self)
{
  g_return_val_if_fail (RK_IS_PAIRING_LINE (self), FALSE);

  return rk_pairing_get_kind (self->pairing) == RK_PAIRING_GAME &&
         self->game < rk_pairing_get_n_games (self->pairing) &&
         rk_pairing_get_game (self->pairing, self->game)->result == RK_RESULT_NONE;
}

static RkResult
turn (RkResult result)
{
  switch (result)
    {
    case RK_RESULT_FIRST:
      return RK_RESULT_SECOND;

    case RK_RESULT_SECOND:
      return RK_RESULT_FIRST;

    case RK_RESULT_FIRST_FORFEITS:
      return RK_RESULT_SECOND_FORFEITS;

    case RK_RESULT_SECOND_FORFEITS:
      return RK_RESULT_FIRST_FORFEITS;

    case RK_RESULT_NONE:
    case RK_RESULT_DRAW:
    case RK_RESULT_BOTH_FORFEIT:
    default:
      return result;
    }
}

/**
 * rk_pairing_line_turn_result:
 * @self: a line of a game
 * @result: a result as the first named of the pairing has it
 *
 * Who begins a game stands above in its line.
 *
 * Returns: the result as who begins has it; the other way round too
 */
RkResult
rk_pairing_line_turn_result (RkPairingLine *self,
                             RkResult       result)
{
  g_return_val_if_fail (RK_IS_PAIRING_LINE (self), result);
  g_return_val_if_fail (self->game < rk_pairing_get_n_games (self->pairing), result);

  return rk_pairing_get_game (self->pairing, self->game)->first_begins ? result : turn (result);
}

static gboolean
name_matches (RkEntrant  *entrant,
              const char *search)
{
  return entrant != NULL && g_str_match_string (search, rk_entrant_get_name (entrant), TRUE);
}

/**
 * rk_pairing_line_matches:
 * @self: a line
 * @search: what a person looks for: a board, or the beginning of a name's words
 *
 * Returns: whether the line is one of those
 */
gboolean
rk_pairing_line_matches (RkPairingLine *self,
                         const char    *search)
{
  g_autofree char *ascii = NULL;
  guint64 board;

  g_return_val_if_fail (RK_IS_PAIRING_LINE (self), FALSE);
  g_return_val_if_fail (search != NULL, FALSE);

  if (*search == '\0')
    return TRUE;
  ascii = rk_digits_to_ascii (search);
  if (g_ascii_string_to_unsigned (ascii, 10, 1, G_MAXUINT, &board, NULL))
    return rk_pairing_get_board (self->pairing) == board;
  return name_matches (rk_pairing_get_first (self->pairing), search) ||
         name_matches (rk_pairing_get_second (self->pairing), search);
}

static void
add_lines (GPtrArray *lines,
           RkPairing *pairing,
           RkEntrant *entrant)
{
  guint n_games = MAX (rk_pairing_get_n_games (pairing), 1);

  for (guint game = 0; game < n_games; game++)
    g_ptr_array_add (lines, rk_pairing_line_new (pairing, game, entrant));
}

static int
compare_names (gconstpointer a,
               gconstpointer b)
{
  RkPairingLine *line_a = *(RkPairingLine **) a;
  RkPairingLine *line_b = *(RkPairingLine **) b;
  int order = rk_collate_names (rk_entrant_get_name (line_a->entrant),
                                rk_entrant_get_name (line_b->entrant));

  if (order == 0)
    order = (int) rk_entrant_get_id (line_a->entrant) - (int) rk_entrant_get_id (line_b->entrant);
  return order != 0 ? order : (int) line_a->game - (int) line_b->game;
}

/**
 * rk_pairing_line_list:
 * @round: a round
 * @by_name: whether to list the players by name instead of the boards
 *
 * Returns: (transfer full) (element-type RkPairingLine): its lines
 */
GPtrArray *
rk_pairing_line_list (RkTournamentRound *round,
                      gboolean           by_name)
{
  GPtrArray *lines;
  guint n_pairings;

  g_return_val_if_fail (RK_IS_TOURNAMENT_ROUND (round), NULL);

  lines = g_ptr_array_new_with_free_func (g_object_unref);
  n_pairings = g_list_model_get_n_items (G_LIST_MODEL (round));
  for (guint i = 0; i < n_pairings; i++)
    {
      g_autoptr (RkPairing) pairing = g_list_model_get_item (G_LIST_MODEL (round), i);

      add_lines (lines, pairing, by_name ? rk_pairing_get_first (pairing) : NULL);
      if (by_name && rk_pairing_get_second (pairing) != NULL)
        add_lines (lines, pairing, rk_pairing_get_second (pairing));
    }
  if (by_name)
    g_ptr_array_sort (lines, compare_names);
  return lines;
}
