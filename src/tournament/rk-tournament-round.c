/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <gio/gio.h>

#include "rk-data-private.h"
#include "rk-live-private.h"

struct _RkTournamentRound
{
  GObject parent_instance;

  guint number;
  RkTournamentRoundRecord *record;

  /* Owned References */
  RkLiveList *pairings;
  /* Pairings that were updated and not announced. */
  GPtrArray *updated;
};

enum
{
  PROP_0,
  PROP_NUMBER,
  PROP_PUBLISHED,
  PROP_N_BOARDS,
  PROP_N_OPEN,
  N_PROPS
};

static void list_model_iface_init (GListModelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (RkTournamentRound, rk_tournament_round, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_iface_init))

static GParamSpec *properties[N_PROPS];

static GType
rk_tournament_round_get_item_type (GListModel *model)
{
  return RK_TYPE_PAIRING;
}

static guint
rk_tournament_round_get_n_items (GListModel *model)
{
  return rk_live_list_get_length (RK_TOURNAMENT_ROUND (model)->pairings);
}

static gpointer
rk_tournament_round_get_item (GListModel *model,
                              guint       position)
{
  return g_list_model_get_item (G_LIST_MODEL (RK_TOURNAMENT_ROUND (model)->pairings), position);
}

static void
list_model_iface_init (GListModelInterface *iface)
{
  iface->get_item_type = rk_tournament_round_get_item_type;
  iface->get_n_items = rk_tournament_round_get_n_items;
  iface->get_item = rk_tournament_round_get_item;
}

static void
rk_tournament_round_finalize (GObject *object)
{
  RkTournamentRound *self = RK_TOURNAMENT_ROUND (object);

  g_clear_pointer (&self->record, rk_tournament_round_record_unref);
  g_clear_object (&self->pairings);
  g_clear_pointer (&self->updated, g_ptr_array_unref);

  G_OBJECT_CLASS (rk_tournament_round_parent_class)->finalize (object);
}

static void
rk_tournament_round_get_property (GObject    *object,
                                  guint       prop_id,
                                  GValue     *value,
                                  GParamSpec *pspec)
{
  RkTournamentRound *self = RK_TOURNAMENT_ROUND (object);

  switch (prop_id)
    {
    case PROP_NUMBER:
      g_value_set_uint (value, self->number);
      break;

    case PROP_PUBLISHED:
      g_value_set_boolean (value, rk_tournament_round_is_published (self));
      break;

    case PROP_N_BOARDS:
      g_value_set_uint (value, rk_tournament_round_get_n_boards (self));
      break;

    case PROP_N_OPEN:
      g_value_set_uint (value, rk_tournament_round_get_n_open (self));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_tournament_round_class_init (RkTournamentRoundClass *klass)
{
  const GParamFlags flags = (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rk_tournament_round_finalize;
  object_class->get_property = rk_tournament_round_get_property;

  properties[PROP_NUMBER] =
    g_param_spec_uint ("number", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_PUBLISHED] =
    g_param_spec_boolean ("published", NULL, NULL, FALSE, flags);
  properties[PROP_N_BOARDS] =
    g_param_spec_uint ("n-boards", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_N_OPEN] =
    g_param_spec_uint ("n-open", NULL, NULL, 0, G_MAXUINT, 0, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

/* It is a list itself, and passes on what its list says. */
static void
rk_tournament_round_init (RkTournamentRound *self)
{
  self->pairings = rk_live_list_new (RK_TYPE_PAIRING);
  self->updated = g_ptr_array_new_with_free_func (g_object_unref);
  g_signal_connect_object (self->pairings, "items-changed",
                           G_CALLBACK (g_list_model_items_changed), self, G_CONNECT_SWAPPED);
}

/* A pairing keeps its object as long as its place is filled. */
static void
update_pairings (RkTournamentRound *self,
                 GHashTable        *entrants)
{
  guint length = rk_live_list_get_length (self->pairings);
  GPtrArray *records = self->record->pairings;
  GPtrArray *items;

  for (guint i = 0; i < MIN (length, records->len); i++)
    {
      RkPairing *pairing = rk_live_list_peek (self->pairings, i);

      if (rk_pairing_update (pairing, g_ptr_array_index (records, i), entrants))
        g_ptr_array_add (self->updated, g_object_ref (pairing));
    }
  if (length == records->len)
    return;

  items = g_ptr_array_new_full (records->len, g_object_unref);
  for (guint i = 0; i < records->len; i++)
    if (i < length)
      g_ptr_array_add (items, g_object_ref (rk_live_list_peek (self->pairings, i)));
    else
      g_ptr_array_add (items,
                       rk_pairing_new (self->number, g_ptr_array_index (records, i), entrants));
  rk_live_list_set (self->pairings, items);
}

/**
 * rk_tournament_round_new:
 * @number: which round, from 1
 * @record: what it shows
 * @entrants: (element-type guint RkEntrant): players by id
 *
 * Returns: (transfer full): a new object
 */
RkTournamentRound *
rk_tournament_round_new (guint                    number,
                         RkTournamentRoundRecord *record,
                         GHashTable              *entrants)
{
  RkTournamentRound *self = g_object_new (RK_TYPE_TOURNAMENT_ROUND, NULL);

  self->number = number;
  self->record = rk_tournament_round_record_ref (record);
  update_pairings (self, entrants);
  rk_live_list_announce (self->pairings);

  return self;
}

static guint
count_boards (const RkTournamentRoundRecord *record,
              gboolean                       only_open)
{
  guint n_boards = 0;

  for (guint i = 0; i < record->pairings->len; i++)
    {
      const RkPairingRecord *pairing = g_ptr_array_index (record->pairings, i);

      if (pairing->kind == RK_PAIRING_GAME &&
          (!only_open || rk_pairing_record_is_open (pairing)))
        n_boards++;
    }

  return n_boards;
}

static void
notify_if (RkTournamentRound *self,
           gboolean           changed,
           guint              prop_id)
{
  if (changed)
    g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

/**
 * rk_tournament_round_update:
 * @self: a round
 * @record: what it shows from now on
 * @entrants: (element-type guint RkEntrant): players by id
 *
 * Returns: whether rk_tournament_round_announce() must follow
 */
gboolean
rk_tournament_round_update (RkTournamentRound       *self,
                            RkTournamentRoundRecord *record,
                            GHashTable              *entrants)
{
  g_autoptr (RkTournamentRoundRecord) former = NULL;

  if (self->record == record)
    return FALSE;

  former = self->record;
  self->record = rk_tournament_round_record_ref (record);

  g_object_freeze_notify (G_OBJECT (self));
  update_pairings (self, entrants);
  notify_if (self, (former->published == NULL) != (record->published == NULL), PROP_PUBLISHED);
  notify_if (self, count_boards (former, FALSE) != count_boards (record, FALSE), PROP_N_BOARDS);
  notify_if (self, count_boards (former, TRUE) != count_boards (record, TRUE), PROP_N_OPEN);

  return TRUE;
}

/**
 * rk_tournament_round_announce:
 * @self: a round that was updated
 *
 * Tells of all that differs in it and its pairings.
 */
void
rk_tournament_round_announce (RkTournamentRound *self)
{
  g_autoptr (GPtrArray) updated = g_steal_pointer (&self->updated);

  self->updated = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < updated->len; i++)
    rk_pairing_announce (g_ptr_array_index (updated, i));
  rk_live_list_announce (self->pairings);
  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * rk_tournament_round_get_number:
 * @self: a round
 *
 * Returns: which round, from 1
 */
guint
rk_tournament_round_get_number (RkTournamentRound *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT_ROUND (self), 0);

  return self->number;
}

/**
 * rk_tournament_round_is_published:
 * @self: a round
 *
 * Returns: whether it was published; %FALSE for a draft
 */
gboolean
rk_tournament_round_is_published (RkTournamentRound *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT_ROUND (self), FALSE);

  return self->record->published != NULL;
}

/**
 * rk_tournament_round_get_n_boards:
 * @self: a round
 *
 * Returns: how many boards are played at
 */
guint
rk_tournament_round_get_n_boards (RkTournamentRound *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT_ROUND (self), 0);

  return count_boards (self->record, FALSE);
}

/**
 * rk_tournament_round_get_n_open:
 * @self: a round
 *
 * Returns: at how many boards a result is missing
 */
guint
rk_tournament_round_get_n_open (RkTournamentRound *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT_ROUND (self), 0);

  return count_boards (self->record, TRUE);
}

/**
 * rk_tournament_round_get_board:
 * @self: a round
 * @board: a board, from 1
 *
 * Returns: (transfer none) (nullable): who plays there, %NULL if there is no such
 *   board
 */
RkPairing *
rk_tournament_round_get_board (RkTournamentRound *self,
                               guint              board)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT_ROUND (self), NULL);

  for (guint i = 0; i < rk_live_list_get_length (self->pairings); i++)
    {
      RkPairing *pairing = rk_live_list_peek (self->pairings, i);

      if (rk_pairing_get_kind (pairing) == RK_PAIRING_GAME &&
          rk_pairing_get_board (pairing) == board)
        return pairing;
    }

  return NULL;
}

/**
 * rk_tournament_round_find:
 * @self: a round
 * @entrant: a player
 *
 * Returns: (transfer none) (nullable): the pairing or bye of @entrant
 */
RkPairing *
rk_tournament_round_find (RkTournamentRound *self,
                          RkEntrant         *entrant)
{
  guint place;

  g_return_val_if_fail (RK_IS_TOURNAMENT_ROUND (self), NULL);
  g_return_val_if_fail (RK_IS_ENTRANT (entrant), NULL);

  if (rk_tournament_round_record_find (self->record, rk_entrant_get_id (entrant), &place) == NULL)
    return NULL;

  return rk_live_list_peek (self->pairings, place);
}

/**
 * rk_tournament_round_get_place:
 * @self: a round
 * @pairing: a pairing
 *
 * Returns: where @pairing stands in the record, %RK_NOBODY if it is not of this
 *   round
 */
guint
rk_tournament_round_get_place (RkTournamentRound *self,
                               RkPairing         *pairing)
{
  for (guint i = 0; i < rk_live_list_get_length (self->pairings); i++)
    if (rk_live_list_peek (self->pairings, i) == pairing)
      return i;

  return RK_NOBODY;
}

/**
 * rk_tournament_round_get_record:
 * @self: a round
 *
 * Returns: (transfer none): what it shows now, as a plain value
 */
const RkTournamentRoundRecord *
rk_tournament_round_get_record (RkTournamentRound *self)
{
  g_return_val_if_fail (RK_IS_TOURNAMENT_ROUND (self), NULL);

  return self->record;
}
