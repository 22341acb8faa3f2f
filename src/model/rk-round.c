/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-round.h"
#include "rk-round-private.h"
#include "rk-match-private.h"

#include "rk-enums.h"
#include "rk-line.h"
#include "rk-note.h"

#include <string.h>

/* What views were told last. */
typedef struct
{
  guint n_moves;
  RkRoundEnd end;
  RkWinner winner;
} RkRoundShown;

struct _RkRound
{
  GObject parent_instance;

  guint number;
  RkPosition start;
  guint reserve[2];
  guint16 closed_before;

  /* Owned References */
  GPtrArray *moves;
  GListStore *notes;
  GListStore *lines;

  /* The moves from here on were taken back. */
  guint n_done;

  /* How the round ends by itself after all moves, those taken back too. */
  RkRoundEnd automatic_end;

  /* An agreement or concession after all moves, and whether it is in force or
   * was taken back. */
  RkRoundEnd hand_end;
  RkSide hand_by;
  gboolean hand_done;

  /* Notes and lines after more moves than this go with the next announcement. */
  guint texts_limit;

  RkRoundShown shown;
};

enum
{
  PROP_0,
  PROP_NUMBER,
  PROP_FIRST,
  PROP_N_ITEMS,
  PROP_END,
  PROP_WINNER,
  PROP_OVER,
  N_PROPS
};

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RkRound, rk_round, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GParamSpec *properties[N_PROPS];

static GType
rk_round_get_item_type (GListModel *model)
{
  return RK_TYPE_MOVE;
}

static guint
rk_round_get_n_items (GListModel *model)
{
  return RK_ROUND (model)->n_done;
}

static gpointer
rk_round_get_item (GListModel *model,
                   guint       position)
{
  RkRound *self = RK_ROUND (model);

  if (position >= self->n_done)
    return NULL;

  return g_object_ref (g_ptr_array_index (self->moves, position));
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = rk_round_get_item_type;
  iface->get_n_items = rk_round_get_n_items;
  iface->get_item = rk_round_get_item;
}

/* The position after @ply moves, those taken back too. */
static const RkPosition *
get_any_position (RkRound *self,
                  guint    ply)
{
  g_assert (ply <= self->moves->len);

  if (ply == 0)
    return &self->start;

  return rk_move_get_after (g_ptr_array_index (self->moves, ply - 1));
}

/* Only positions since the last capture can be the same as the last one. */
static RkRoundEnd
find_automatic_end (RkRound *self)
{
  const guint last = self->moves->len;
  const RkPosition *now = get_any_position (self, last);
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (RkPosition));
  guint first = last;

  while (first > 0 &&
         memcmp (get_any_position (self, first - 1)->captured, now->captured,
                 sizeof now->captured) == 0)
    first--;

  for (guint ply = first; ply <= last; ply++)
    g_array_append_vals (positions, get_any_position (self, ply), 1);

  return rk_positions_get_end (&g_array_index (positions, RkPosition, 0), positions->len);
}

static void
rk_round_finalize (GObject *object)
{
  RkRound *self = RK_ROUND (object);

  g_clear_pointer (&self->moves, g_ptr_array_unref);
  g_clear_object (&self->notes);
  g_clear_object (&self->lines);

  G_OBJECT_CLASS (rk_round_parent_class)->finalize (object);
}

static void
rk_round_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  RkRound *self = RK_ROUND (object);

  switch (prop_id)
    {
    case PROP_NUMBER:
      g_value_set_uint (value, self->number);
      break;

    case PROP_FIRST:
      g_value_set_enum (value, rk_round_get_first (self));
      break;

    case PROP_N_ITEMS:
      g_value_set_uint (value, self->n_done);
      break;

    case PROP_END:
      g_value_set_enum (value, rk_round_get_end (self));
      break;

    case PROP_WINNER:
      g_value_set_enum (value, rk_round_get_winner (self));
      break;

    case PROP_OVER:
      g_value_set_boolean (value, rk_round_is_over (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_round_class_init (RkRoundClass *klass)
{
  const GParamFlags flags = (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rk_round_finalize;
  object_class->get_property = rk_round_get_property;

  properties[PROP_NUMBER] =
    g_param_spec_uint ("number", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_FIRST] =
    g_param_spec_enum ("first", NULL, NULL, RK_TYPE_SIDE, RK_SOUTH, flags);
  properties[PROP_N_ITEMS] =
    g_param_spec_uint ("n-items", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_END] =
    g_param_spec_enum ("end", NULL, NULL, RK_TYPE_ROUND_END, RK_ROUND_GOES_ON, flags);
  properties[PROP_WINNER] =
    g_param_spec_enum ("winner", NULL, NULL, RK_TYPE_WINNER, RK_WINNER_NONE, flags);
  properties[PROP_OVER] =
    g_param_spec_boolean ("over", NULL, NULL, FALSE, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rk_round_init (RkRound *self)
{
  self->moves = g_ptr_array_new_with_free_func (g_object_unref);
  self->notes = g_list_store_new (RK_TYPE_NOTE);
  self->lines = g_list_store_new (RK_TYPE_LINE);
  self->texts_limit = G_MAXUINT;
}

static RkRoundShown
get_shown (RkRound *self)
{
  return (RkRoundShown) {
    .n_moves = self->n_done,
    .end = rk_round_get_end (self),
    .winner = rk_round_get_winner (self),
  };
}

/**
 * rk_round_new:
 * @number: the number of the round in its match, counted from 1
 * @start: the position in which it starts; its turn is who begins
 * @reserve: the reserve of each side
 * @closed_before: the closed holes of the round before, as in #RkPosition;
 *   those of @start for the first round
 *
 * Makes a round. If there is no legal move in @start it is over at once.
 *
 * Returns: (transfer full): a new round
 */
RkRound *
rk_round_new (guint             number,
              const RkPosition *start,
              const guint       reserve[2],
              guint             closed_before)
{
  RkRound *self = g_object_new (RK_TYPE_ROUND, NULL);

  self->number = number;
  self->start = *start;
  self->reserve[RK_SOUTH] = reserve[RK_SOUTH];
  self->reserve[RK_NORTH] = reserve[RK_NORTH];
  self->closed_before = closed_before;
  self->automatic_end = find_automatic_end (self);
  self->shown = get_shown (self);

  return self;
}

/* The closed holes of the round before, as in #RkPosition. */
guint16
rk_round_get_closed_before (RkRound *self)
{
  return self->closed_before;
}

/* Whether there is a step that can be taken back. */
gboolean
rk_round_has_done (RkRound *self)
{
  return self->hand_done || self->n_done > 0;
}

/* Whether there is a step that was taken back. */
gboolean
rk_round_has_undone (RkRound *self)
{
  return self->n_done < self->moves->len ||
         rk_round_get_undone_end (self) != RK_ROUND_GOES_ON;
}

/**
 * rk_round_add_move:
 * @self: a round that goes on and of which nothing was taken back
 * @move: (transfer full): a move, played in the last position
 *
 * Adds a move; it may end the round by itself (rules 12 and 13).
 */
void
rk_round_add_move (RkRound *self,
                   RkMove  *move)
{
  g_assert (!rk_round_is_over (self) && !rk_round_has_undone (self));

  g_ptr_array_add (self->moves, move);
  self->n_done = self->moves->len;
  self->automatic_end = find_automatic_end (self);
}

/**
 * rk_round_add_end:
 * @self: a round that goes on and of which nothing was taken back
 * @end: %RK_ROUND_AGREED or %RK_ROUND_CONCEDED
 * @by: who concedes
 *
 * Ends the round by hand (rule 14).
 */
void
rk_round_add_end (RkRound    *self,
                  RkRoundEnd  end,
                  RkSide      by)
{
  g_assert (!rk_round_is_over (self) && !rk_round_has_undone (self));

  self->hand_end = end;
  self->hand_by = by;
  self->hand_done = TRUE;
}

/* Takes back the last step. */
void
rk_round_undo (RkRound *self)
{
  g_assert (rk_round_has_done (self));

  if (self->hand_done)
    self->hand_done = FALSE;
  else
    self->n_done--;
}

/* Makes the next step again. */
void
rk_round_redo (RkRound *self)
{
  g_assert (rk_round_has_undone (self));

  if (self->n_done < self->moves->len)
    self->n_done++;
  else
    self->hand_done = TRUE;
}

/* Takes back all steps after @ply moves; returns whether there were any. */
gboolean
rk_round_undo_to (RkRound *self,
                  guint    ply)
{
  gboolean changed = self->hand_done || self->n_done > ply;

  g_assert (ply <= self->n_done);

  self->hand_done = FALSE;
  self->n_done = ply;

  return changed;
}

/* Forgets the steps that were taken back, with their notes and lines. */
void
rk_round_drop_undone (RkRound *self)
{
  if (!rk_round_has_undone (self))
    return;

  if (self->n_done < self->moves->len)
    {
      g_ptr_array_set_size (self->moves, self->n_done);
      /* Another move was played here, so it did not end by itself. */
      self->automatic_end = RK_ROUND_GOES_ON;
    }
  self->hand_end = RK_ROUND_GOES_ON;
  self->texts_limit = MIN (self->texts_limit, self->n_done);
}

static void
prune_texts (RkRound *self)
{
  GListModel *notes = G_LIST_MODEL (self->notes);
  GListModel *lines = G_LIST_MODEL (self->lines);

  for (guint i = g_list_model_get_n_items (notes); i > 0; i--)
    {
      g_autoptr (RkNote) note = g_list_model_get_item (notes, i - 1);

      if (rk_note_get_after (note) > self->texts_limit)
        g_list_store_remove (self->notes, i - 1);
    }

  for (guint i = g_list_model_get_n_items (lines); i > 0; i--)
    {
      g_autoptr (RkLine) line = g_list_model_get_item (lines, i - 1);

      if (rk_line_get_after (line) > self->texts_limit)
        g_list_store_remove (self->lines, i - 1);
    }
}

/* Moves come and go only at the end of the list. */
static void
announce_moves (RkRound *self,
                guint    before,
                guint    now)
{
  if (before == now)
    return;

  if (now > before)
    g_list_model_items_changed (G_LIST_MODEL (self), before, 0, now - before);
  else
    g_list_model_items_changed (G_LIST_MODEL (self), now, before - now, 0);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_N_ITEMS]);
}

/**
 * rk_round_announce:
 * @self: a round
 *
 * Emits the signals for all that changed since the last call.
 */
void
rk_round_announce (RkRound *self)
{
  g_autoptr (RkRound) guard = g_object_ref (self);
  RkRoundShown before = self->shown;
  RkRoundShown now = get_shown (self);

  self->shown = now;

  if (self->texts_limit != G_MAXUINT)
    {
      prune_texts (self);
      self->texts_limit = G_MAXUINT;
    }

  announce_moves (self, before.n_moves, now.n_moves);
  if (before.end != now.end)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_END]);
  if (before.winner != now.winner)
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_WINNER]);
  if ((before.end != RK_ROUND_GOES_ON) != (now.end != RK_ROUND_GOES_ON))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_OVER]);
}

/**
 * rk_round_get_number:
 * @self: a round
 *
 * Returns: its number in the match, counted from 1
 */
guint
rk_round_get_number (RkRound *self)
{
  g_return_val_if_fail (RK_IS_ROUND (self), 0);

  return self->number;
}

/**
 * rk_round_get_first:
 * @self: a round
 *
 * Returns: who begins (rule 19)
 */
RkSide
rk_round_get_first (RkRound *self)
{
  g_return_val_if_fail (RK_IS_ROUND (self), RK_SOUTH);

  return self->start.turn;
}

/**
 * rk_round_get_reserve:
 * @self: a round
 * @side: a side
 *
 * Returns: the stones that @side holds off the board in this round (rule 17)
 */
guint
rk_round_get_reserve (RkRound *self,
                      RkSide   side)
{
  g_return_val_if_fail (RK_IS_ROUND (self), 0);
  g_return_val_if_fail (side <= RK_NORTH, 0);

  return self->reserve[side];
}

/**
 * rk_round_get_n_moves:
 * @self: a round
 *
 * Returns: how many moves are played
 */
guint
rk_round_get_n_moves (RkRound *self)
{
  g_return_val_if_fail (RK_IS_ROUND (self), 0);

  return self->n_done;
}

/**
 * rk_round_get_move:
 * @self: a round
 * @index: which move, counted from 0
 *
 * Returns: (transfer none): the move
 */
RkMove *
rk_round_get_move (RkRound *self,
                   guint    index)
{
  g_return_val_if_fail (RK_IS_ROUND (self), NULL);
  g_return_val_if_fail (index < self->n_done, NULL);

  return g_ptr_array_index (self->moves, index);
}

/**
 * rk_round_get_position:
 * @self: a round
 * @ply: how many moves are played, 0 to rk_round_get_n_moves()
 *
 * Returns: (transfer none): the position after them, valid until the match
 *   changes
 */
const RkPosition *
rk_round_get_position (RkRound *self,
                       guint    ply)
{
  g_return_val_if_fail (RK_IS_ROUND (self), NULL);
  g_return_val_if_fail (ply <= self->n_done, NULL);

  return get_any_position (self, ply);
}

/**
 * rk_round_get_last_position:
 * @self: a round
 *
 * Returns: (transfer none): the position after all moves that are played,
 *   valid until the match changes
 */
const RkPosition *
rk_round_get_last_position (RkRound *self)
{
  g_return_val_if_fail (RK_IS_ROUND (self), NULL);

  return get_any_position (self, self->n_done);
}

/**
 * rk_round_get_end:
 * @self: a round
 *
 * Returns: how it ended (rules 12 to 14), %RK_ROUND_GOES_ON while it is played
 */
RkRoundEnd
rk_round_get_end (RkRound *self)
{
  g_return_val_if_fail (RK_IS_ROUND (self), RK_ROUND_GOES_ON);

  if (self->hand_done)
    return self->hand_end;

  return self->n_done == self->moves->len ? self->automatic_end : RK_ROUND_GOES_ON;
}

/**
 * rk_round_is_over:
 * @self: a round
 *
 * Returns: whether it has ended
 */
gboolean
rk_round_is_over (RkRound *self)
{
  g_return_val_if_fail (RK_IS_ROUND (self), FALSE);

  return rk_round_get_end (self) != RK_ROUND_GOES_ON;
}

/**
 * rk_round_get_conceded_by:
 * @self: a round that ended by %RK_ROUND_CONCEDED
 *
 * Returns: who conceded it
 */
RkSide
rk_round_get_conceded_by (RkRound *self)
{
  g_return_val_if_fail (RK_IS_ROUND (self), RK_SOUTH);
  g_return_val_if_fail (rk_round_get_end (self) == RK_ROUND_CONCEDED, RK_SOUTH);

  return self->hand_by;
}

/**
 * rk_round_get_notes:
 * @self: a round
 *
 * The notes, for reading and changing; call rk_match_texts_changed() after a
 * change. One after more moves than are played belongs to a move that was taken
 * back.
 *
 * Returns: (transfer none): a list of #RkNote
 */
GListStore *
rk_round_get_notes (RkRound *self)
{
  g_return_val_if_fail (RK_IS_ROUND (self), NULL);

  return self->notes;
}

/**
 * rk_round_get_lines:
 * @self: a round
 *
 * The lines that leave the moves of the round, for reading and changing; call
 * rk_match_texts_changed() after a change. One after more moves than are played
 * belongs to a move that was taken back.
 *
 * Returns: (transfer none): a list of #RkLine
 */
GListStore *
rk_round_get_lines (RkRound *self)
{
  g_return_val_if_fail (RK_IS_ROUND (self), NULL);

  return self->lines;
}

/**
 * rk_round_get_n_all_moves:
 * @self: a round
 *
 * Returns: how many moves it has with those that were taken back
 */
guint
rk_round_get_n_all_moves (RkRound *self)
{
  g_return_val_if_fail (RK_IS_ROUND (self), 0);

  return self->moves->len;
}

/**
 * rk_round_get_any_move:
 * @self: a round
 * @index: which move, counted from 0, less than rk_round_get_n_all_moves()
 *
 * Returns: (transfer none): the move, which may have been taken back
 */
RkMove *
rk_round_get_any_move (RkRound *self,
                       guint    index)
{
  g_return_val_if_fail (RK_IS_ROUND (self), NULL);
  g_return_val_if_fail (index < self->moves->len, NULL);

  return g_ptr_array_index (self->moves, index);
}

/**
 * rk_round_get_undone_end:
 * @self: a round
 *
 * Returns: %RK_ROUND_AGREED or %RK_ROUND_CONCEDED if such an ending was taken
 *   back, else %RK_ROUND_GOES_ON
 */
RkRoundEnd
rk_round_get_undone_end (RkRound *self)
{
  g_return_val_if_fail (RK_IS_ROUND (self), RK_ROUND_GOES_ON);

  return self->hand_done ? RK_ROUND_GOES_ON : self->hand_end;
}

/**
 * rk_round_get_final_end:
 * @self: a round
 * @by: (out) (optional): who conceded, if it is %RK_ROUND_CONCEDED
 * @won: (out) (optional): what each side won
 *
 * Tells how the round ends once all that was taken back is made again.
 *
 * Returns: how it ends, %RK_ROUND_GOES_ON if it does not
 */
RkRoundEnd
rk_round_get_final_end (RkRound *self,
                        RkSide  *by,
                        guint    won[2])
{
  RkRoundEnd end;

  g_return_val_if_fail (RK_IS_ROUND (self), RK_ROUND_GOES_ON);

  end = self->hand_end != RK_ROUND_GOES_ON ? self->hand_end : self->automatic_end;
  if (by != NULL)
    *by = self->hand_by;
  if (won != NULL)
    rk_round_share_out (get_any_position (self, self->moves->len), end, self->hand_by, won);

  return end;
}
