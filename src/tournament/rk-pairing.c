/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-data-private.h"
#include "rk-live-private.h"
#include "rk-tournament-enums.h"

struct _RkPairing
{
  GObject parent_instance;

  guint round;
  RkPairingRecord *record;

  /* Owned References */
  RkEntrant *first;
  RkEntrant *second;
};

enum
{
  PROP_0,
  PROP_KIND,
  PROP_BOARD,
  PROP_FIRST,
  PROP_SECOND,
  PROP_N_GAMES,
  PROP_OPEN,
  PROP_FLAGS,
  N_PROPS
};

enum
{
  CHANGED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RkPairing, rk_pairing, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

static void
rk_pairing_finalize (GObject *object)
{
  RkPairing *self = RK_PAIRING (object);

  g_clear_pointer (&self->record, rk_pairing_record_unref);
  g_clear_object (&self->first);
  g_clear_object (&self->second);

  G_OBJECT_CLASS (rk_pairing_parent_class)->finalize (object);
}

static void
rk_pairing_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  RkPairing *self = RK_PAIRING (object);

  switch (prop_id)
    {
    case PROP_KIND:
      g_value_set_enum (value, rk_pairing_get_kind (self));
      break;

    case PROP_BOARD:
      g_value_set_uint (value, rk_pairing_get_board (self));
      break;

    case PROP_FIRST:
      g_value_set_object (value, self->first);
      break;

    case PROP_SECOND:
      g_value_set_object (value, self->second);
      break;

    case PROP_N_GAMES:
      g_value_set_uint (value, rk_pairing_get_n_games (self));
      break;

    case PROP_OPEN:
      g_value_set_boolean (value, rk_pairing_is_open (self));
      break;

    case PROP_FLAGS:
      g_value_set_uint (value, rk_pairing_get_flags (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_pairing_class_init (RkPairingClass *klass)
{
  const GParamFlags flags = (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rk_pairing_finalize;
  object_class->get_property = rk_pairing_get_property;

  properties[PROP_KIND] =
    g_param_spec_enum ("kind", NULL, NULL, RK_TYPE_PAIRING_KIND, RK_PAIRING_GAME, flags);
  properties[PROP_BOARD] =
    g_param_spec_uint ("board", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_FIRST] =
    g_param_spec_object ("first", NULL, NULL, RK_TYPE_ENTRANT, flags);
  properties[PROP_SECOND] =
    g_param_spec_object ("second", NULL, NULL, RK_TYPE_ENTRANT, flags);
  properties[PROP_N_GAMES] =
    g_param_spec_uint ("n-games", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_OPEN] =
    g_param_spec_boolean ("open", NULL, NULL, FALSE, flags);
  properties[PROP_FLAGS] =
    g_param_spec_uint ("flags", NULL, NULL, 0, G_MAXUINT, 0, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);

  /**
   * RkPairing::changed:
   * @self: the pairing
   *
   * Emitted after the notify signals when anything of it changed, also what is
   * no property: a result, a margin, a match.
   */
  signals[CHANGED] =
    g_signal_new ("changed",
                  G_TYPE_FROM_CLASS (klass),
                  G_SIGNAL_RUN_LAST,
                  0, NULL, NULL, NULL,
                  G_TYPE_NONE, 0);
}

static void
rk_pairing_init (RkPairing *self)
{
}

static RkEntrant *
find_entrant (GHashTable *entrants,
              guint       id)
{
  return g_hash_table_lookup (entrants, GUINT_TO_POINTER (id));
}

/**
 * rk_pairing_new:
 * @round: the round it belongs to, from 1
 * @record: what it shows
 * @entrants: (element-type guint RkEntrant): players by id
 *
 * Returns: (transfer full): a new object
 */
RkPairing *
rk_pairing_new (guint            round,
                RkPairingRecord *record,
                GHashTable      *entrants)
{
  RkPairing *self = g_object_new (RK_TYPE_PAIRING, NULL);

  self->round = round;
  self->record = rk_pairing_record_ref (record);
  g_set_object (&self->first, find_entrant (entrants, record->first));
  g_set_object (&self->second, find_entrant (entrants, record->second));

  return self;
}

static guint
get_flags (const RkPairingRecord *record)
{
  guint flags = 0;

  for (guint i = 0; i < record->games->len; i++)
    flags |= g_array_index (record->games, RkGameRecord, i).flags;

  return flags;
}

static void
notify_if (RkPairing *self,
           gboolean   changed,
           guint      prop_id)
{
  if (changed)
    g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

/**
 * rk_pairing_update:
 * @self: a pairing
 * @record: what it shows from now on
 * @entrants: (element-type guint RkEntrant): players by id
 *
 * Returns: whether rk_pairing_announce() must follow
 */
gboolean
rk_pairing_update (RkPairing       *self,
                   RkPairingRecord *record,
                   GHashTable      *entrants)
{
  g_autoptr (RkPairingRecord) former = NULL;

  if (self->record == record)
    return FALSE;

  former = self->record;
  self->record = rk_pairing_record_ref (record);

  g_object_freeze_notify (G_OBJECT (self));
  notify_if (self, g_set_object (&self->first, find_entrant (entrants, record->first)),
             PROP_FIRST);
  notify_if (self, g_set_object (&self->second, find_entrant (entrants, record->second)),
             PROP_SECOND);
  notify_if (self, former->kind != record->kind, PROP_KIND);
  notify_if (self, former->board != record->board, PROP_BOARD);
  notify_if (self, former->games->len != record->games->len, PROP_N_GAMES);
  notify_if (self, rk_pairing_record_is_open (former) != rk_pairing_record_is_open (record),
             PROP_OPEN);
  notify_if (self, get_flags (former) != get_flags (record), PROP_FLAGS);

  return TRUE;
}

/**
 * rk_pairing_announce:
 * @self: a pairing that was updated
 *
 * Tells of all that differs, then emits #RkPairing::changed.
 */
void
rk_pairing_announce (RkPairing *self)
{
  g_object_thaw_notify (G_OBJECT (self));
  g_signal_emit (self, signals[CHANGED], 0);
}

/**
 * rk_pairing_get_kind:
 * @self: a pairing
 *
 * Returns: what it is
 */
RkPairingKind
rk_pairing_get_kind (RkPairing *self)
{
  g_return_val_if_fail (RK_IS_PAIRING (self), RK_PAIRING_GAME);

  return self->record->kind;
}

/**
 * rk_pairing_get_round:
 * @self: a pairing
 *
 * Returns: the round it belongs to, from 1
 */
guint
rk_pairing_get_round (RkPairing *self)
{
  g_return_val_if_fail (RK_IS_PAIRING (self), 0);

  return self->round;
}

/**
 * rk_pairing_get_board:
 * @self: a pairing
 *
 * Returns: its board, from 1; 0 for byes
 */
guint
rk_pairing_get_board (RkPairing *self)
{
  g_return_val_if_fail (RK_IS_PAIRING (self), 0);

  return self->record->board;
}

/**
 * rk_pairing_get_first:
 * @self: a pairing
 *
 * Returns: (transfer none): who moves first (in the first game), or has the bye
 */
RkEntrant *
rk_pairing_get_first (RkPairing *self)
{
  g_return_val_if_fail (RK_IS_PAIRING (self), NULL);

  return self->first;
}

/**
 * rk_pairing_get_second:
 * @self: a pairing
 *
 * Returns: (transfer none) (nullable): the opponent, %NULL for byes
 */
RkEntrant *
rk_pairing_get_second (RkPairing *self)
{
  g_return_val_if_fail (RK_IS_PAIRING (self), NULL);

  return self->second;
}

/**
 * rk_pairing_get_n_games:
 * @self: a pairing
 *
 * Returns: how many games it has so far: 0 for byes; a tied pairing of a knockout
 *   gets more
 */
guint
rk_pairing_get_n_games (RkPairing *self)
{
  g_return_val_if_fail (RK_IS_PAIRING (self), 0);

  return self->record->games->len;
}

/**
 * rk_pairing_get_game:
 * @self: a pairing
 * @game: which of its games, from 0
 *
 * Returns: (transfer none): the game, valid until the pairing changes
 */
const RkGameRecord *
rk_pairing_get_game (RkPairing *self,
                     guint      game)
{
  g_return_val_if_fail (RK_IS_PAIRING (self), NULL);
  g_return_val_if_fail (game < self->record->games->len, NULL);

  return &g_array_index (self->record->games, RkGameRecord, game);
}

/**
 * rk_pairing_get_beginner:
 * @self: a pairing
 * @game: which of its games, from 0
 *
 * Returns: (transfer none): who begins it
 */
RkEntrant *
rk_pairing_get_beginner (RkPairing *self,
                         guint      game)
{
  g_return_val_if_fail (RK_IS_PAIRING (self), NULL);
  g_return_val_if_fail (game < self->record->games->len, NULL);

  return rk_pairing_get_game (self, game)->first_begins ? self->first : self->second;
}

/**
 * rk_pairing_is_open:
 * @self: a pairing
 *
 * Returns: whether a result is missing
 */
gboolean
rk_pairing_is_open (RkPairing *self)
{
  g_return_val_if_fail (RK_IS_PAIRING (self), FALSE);

  return rk_pairing_record_is_open (self->record);
}

/**
 * rk_pairing_get_points:
 * @self: a pairing
 * @points: (out): points of first and second in its games so far, in halves;
 *   what a bye is worth is a matter of the tournament: nothing here
 */
void
rk_pairing_get_points (RkPairing *self,
                       guint      points[2])
{
  g_return_if_fail (RK_IS_PAIRING (self));

  rk_pairing_record_get_points (self->record, points);
}

/**
 * rk_pairing_get_flags:
 * @self: a pairing
 *
 * Returns: the #RkResultFlag of all its games
 */
guint
rk_pairing_get_flags (RkPairing *self)
{
  g_return_val_if_fail (RK_IS_PAIRING (self), 0);

  return get_flags (self->record);
}

/**
 * rk_pairing_get_why:
 * @self: a pairing
 *
 * Returns: (transfer none): why it was made, valid until the pairing changes
 */
const RkPairingWhy *
rk_pairing_get_why (RkPairing *self)
{
  g_return_val_if_fail (RK_IS_PAIRING (self), NULL);

  return &self->record->why;
}

/**
 * rk_pairing_get_record:
 * @self: a pairing
 *
 * Returns: (transfer none): what it shows now, as a plain value
 */
const RkPairingRecord *
rk_pairing_get_record (RkPairing *self)
{
  g_return_val_if_fail (RK_IS_PAIRING (self), NULL);

  return self->record;
}
