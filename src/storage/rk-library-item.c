/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-library-item-private.h"

#include "rk-enums.h"

struct _RkLibraryItem
{
  GObject parent_instance;

  /* Owned References */
  GFile *file;
  RkLibraryRow *row;
  GDateTime *created;
  GDateTime *modified;

  gboolean is_twin;
};

enum
{
  PROP_0,
  PROP_FILE,
  PROP_KIND,
  PROP_TOURNAMENT,
  PROP_SOUTH,
  PROP_NORTH,
  PROP_SOUTH_STONES,
  PROP_NORTH_STONES,
  PROP_N_ROUNDS,
  PROP_STATE,
  PROP_WINNER,
  PROP_MODIFIED,
  PROP_PROBLEM,
  PROP_UNSAVED,
  PROP_TWIN,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RkLibraryItem, rk_library_item, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
rk_library_item_finalize (GObject *object)
{
  RkLibraryItem *self = RK_LIBRARY_ITEM (object);

  g_clear_object (&self->file);
  g_clear_pointer (&self->row, rk_library_row_unref);
  g_clear_pointer (&self->created, g_date_time_unref);
  g_clear_pointer (&self->modified, g_date_time_unref);

  G_OBJECT_CLASS (rk_library_item_parent_class)->finalize (object);
}

static void
rk_library_item_get_property (GObject    *object,
                              guint       prop_id,
                              GValue     *value,
                              GParamSpec *pspec)
{
  RkLibraryItem *self = RK_LIBRARY_ITEM (object);

  switch (prop_id)
    {
    case PROP_FILE:
      g_value_set_object (value, self->file);
      break;

    case PROP_KIND:
      g_value_set_uint (value, self->row->kind);
      break;

    case PROP_TOURNAMENT:
      g_value_set_pointer (value, self->row->tournament);
      break;

    case PROP_SOUTH:
      g_value_set_string (value, self->row->players[RK_SOUTH]);
      break;

    case PROP_NORTH:
      g_value_set_string (value, self->row->players[RK_NORTH]);
      break;

    case PROP_SOUTH_STONES:
      g_value_set_uint (value, self->row->stones[RK_SOUTH]);
      break;

    case PROP_NORTH_STONES:
      g_value_set_uint (value, self->row->stones[RK_NORTH]);
      break;

    case PROP_N_ROUNDS:
      g_value_set_uint (value, self->row->n_rounds);
      break;

    case PROP_STATE:
      g_value_set_enum (value, self->row->state);
      break;

    case PROP_WINNER:
      g_value_set_enum (value, self->row->winner);
      break;

    case PROP_MODIFIED:
      g_value_set_boxed (value, self->modified);
      break;

    case PROP_PROBLEM:
      g_value_set_string (value, self->row->problem);
      break;

    case PROP_UNSAVED:
      g_value_set_boolean (value, self->row->unsaved);
      break;

    case PROP_TWIN:
      g_value_set_boolean (value, self->is_twin);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_library_item_class_init (RkLibraryItemClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->finalize = rk_library_item_finalize;
  object_class->get_property = rk_library_item_get_property;

  properties[PROP_FILE] =
    g_param_spec_object ("file", NULL, NULL, G_TYPE_FILE, flags);
  properties[PROP_KIND] =
    g_param_spec_uint ("kind", NULL, NULL, 0, G_MAXUINT, RK_FILE_KIND_MATCH, flags);
  properties[PROP_TOURNAMENT] =
    g_param_spec_pointer ("tournament", NULL, NULL, flags);
  properties[PROP_SOUTH] =
    g_param_spec_string ("south", NULL, NULL, NULL, flags);
  properties[PROP_NORTH] =
    g_param_spec_string ("north", NULL, NULL, NULL, flags);
  properties[PROP_SOUTH_STONES] =
    g_param_spec_uint ("south-stones", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_NORTH_STONES] =
    g_param_spec_uint ("north-stones", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_N_ROUNDS] =
    g_param_spec_uint ("n-rounds", NULL, NULL, 0, G_MAXUINT, 0, flags);
  properties[PROP_STATE] =
    g_param_spec_enum ("state", NULL, NULL, RK_TYPE_MATCH_STATE, RK_MATCH_PLAYING, flags);
  properties[PROP_WINNER] =
    g_param_spec_enum ("winner", NULL, NULL, RK_TYPE_WINNER, RK_WINNER_NONE, flags);
  properties[PROP_MODIFIED] =
    g_param_spec_boxed ("modified", NULL, NULL, G_TYPE_DATE_TIME, flags);
  properties[PROP_PROBLEM] =
    g_param_spec_string ("problem", NULL, NULL, NULL, flags);
  properties[PROP_UNSAVED] =
    g_param_spec_boolean ("unsaved", NULL, NULL, FALSE, flags);
  properties[PROP_TWIN] =
    g_param_spec_boolean ("twin", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rk_library_item_init (RkLibraryItem *self)
{
}

static void
set_times (RkLibraryItem *self)
{
  g_clear_pointer (&self->created, g_date_time_unref);
  g_clear_pointer (&self->modified, g_date_time_unref);
  self->created = g_date_time_new_from_unix_utc_usec (self->row->created);
  self->modified = g_date_time_new_from_unix_utc_usec (self->row->modified);
}

/*
 * _rk_library_item_new:
 * @folder: the folder of the library
 * @row: what is known of the file
 *
 * Returns: (transfer full): an item
 */
RkLibraryItem *
_rk_library_item_new (GFile        *folder,
                      RkLibraryRow *row)
{
  RkLibraryItem *self;

  g_return_val_if_fail (G_IS_FILE (folder), NULL);
  g_return_val_if_fail (row != NULL, NULL);

  self = g_object_new (RK_TYPE_LIBRARY_ITEM, NULL);
  self->file = g_file_get_child (folder, row->name);
  self->row = rk_library_row_ref (row);
  set_times (self);
  return self;
}

/*
 * _rk_library_item_get_row:
 * @self: an item
 *
 * Returns: (transfer none): what is known of the file
 */
RkLibraryRow *
_rk_library_item_get_row (RkLibraryItem *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (self), NULL);

  return self->row;
}

static void
notify_if (RkLibraryItem *self,
           gboolean       changed,
           guint          property)
{
  if (changed)
    g_object_notify_by_pspec (G_OBJECT (self), properties[property]);
}

static void
notify_sides (RkLibraryItem      *self,
              const RkLibraryRow *old,
              const RkLibraryRow *row)
{
  for (RkSide side = RK_SOUTH; side <= RK_NORTH; side++)
    {
      notify_if (self, g_strcmp0 (old->players[side], row->players[side]) != 0 ||
                       old->types[side] != row->types[side] ||
                       old->levels[side] != row->levels[side],
                 PROP_SOUTH + side);
      notify_if (self, old->stones[side] != row->stones[side], PROP_SOUTH_STONES + side);
    }
}

/*
 * _rk_library_item_set_row:
 * @self: an item
 * @row: what is known of the file now
 *
 * Notifies what is different.
 */
void
_rk_library_item_set_row (RkLibraryItem *self,
                          RkLibraryRow  *row)
{
  g_autoptr (RkLibraryRow) old = NULL;

  g_return_if_fail (RK_IS_LIBRARY_ITEM (self));
  g_return_if_fail (row != NULL);

  if (self->row == row)
    return;
  old = self->row;
  self->row = rk_library_row_ref (row);
  set_times (self);

  g_object_freeze_notify (G_OBJECT (self));
  notify_if (self, old->kind != row->kind, PROP_KIND);
  notify_if (self, !rk_library_tournament_equal (old->tournament, row->tournament),
             PROP_TOURNAMENT);
  notify_sides (self, old, row);
  notify_if (self, old->n_rounds != row->n_rounds, PROP_N_ROUNDS);
  notify_if (self, old->state != row->state, PROP_STATE);
  notify_if (self, old->winner != row->winner, PROP_WINNER);
  notify_if (self, old->modified != row->modified, PROP_MODIFIED);
  notify_if (self, g_strcmp0 (old->problem, row->problem) != 0, PROP_PROBLEM);
  notify_if (self, old->unsaved != row->unsaved, PROP_UNSAVED);
  g_object_thaw_notify (G_OBJECT (self));
}

/*
 * _rk_library_item_set_twin:
 * @self: an item
 * @is_twin: whether another file of the library has the same id
 */
void
_rk_library_item_set_twin (RkLibraryItem *self,
                           gboolean       is_twin)
{
  g_return_if_fail (RK_IS_LIBRARY_ITEM (self));

  if (self->is_twin == is_twin)
    return;
  self->is_twin = is_twin;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TWIN]);
}

/**
 * rk_library_item_get_file:
 * @self: an item
 *
 * Returns: (transfer none): the file
 */
GFile *
rk_library_item_get_file (RkLibraryItem *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (self), NULL);

  return self->file;
}

/**
 * rk_library_item_get_kind:
 * @self: an item
 *
 * Returns: what the file holds
 */
RkFileKind
rk_library_item_get_kind (RkLibraryItem *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (self), RK_FILE_KIND_MATCH);

  return self->row->kind;
}

/**
 * rk_library_item_get_id:
 * @self: an item
 *
 * Returns: (transfer none) (nullable): the id of the match or tournament, %NULL
 *   if the file cannot be read
 */
const char *
rk_library_item_get_id (RkLibraryItem *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (self), NULL);

  return self->row->id;
}

/**
 * rk_library_item_get_event_name:
 * @self: an item
 *
 * Returns: (transfer none) (nullable): the name of the tournament that the match is
 *   played in
 */
const char *
rk_library_item_get_event_name (RkLibraryItem *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (self), NULL);

  return self->row->event_name;
}

/**
 * rk_library_item_get_tournament:
 * @self: an item
 *
 * Returns: (transfer none) (nullable): what is known of the tournament, until
 *   the item changes; %NULL for a match and for a file that cannot be read
 */
const RkLibraryTournament *
rk_library_item_get_tournament (RkLibraryItem *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (self), NULL);

  return self->row->tournament;
}

/**
 * rk_library_item_get_name:
 * @self: an item
 * @side: a player
 *
 * Returns: (transfer none) (nullable): the name that was typed for the player
 */
const char *
rk_library_item_get_name (RkLibraryItem *self,
                          RkSide         side)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (self), NULL);
  g_return_val_if_fail (side <= RK_NORTH, NULL);

  return self->row->players[side];
}

/**
 * rk_library_item_get_player_type:
 * @self: an item
 * @side: a player
 *
 * Returns: who plays; its changes are notified as those of the name
 */
RkPlayerType
rk_library_item_get_player_type (RkLibraryItem *self,
                                 RkSide         side)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (self), RK_PLAYER_HUMAN);
  g_return_val_if_fail (side <= RK_NORTH, RK_PLAYER_HUMAN);

  return self->row->types[side];
}

/**
 * rk_library_item_get_level:
 * @self: an item
 * @side: a player
 *
 * Returns: how well a computer plays; its changes are notified as those of the
 *   name
 */
RkLevel
rk_library_item_get_level (RkLibraryItem *self,
                           RkSide         side)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (self), RK_LEVEL_NONE);
  g_return_val_if_fail (side <= RK_NORTH, RK_LEVEL_NONE);

  return self->row->levels[side];
}

/**
 * rk_library_item_get_stones:
 * @self: an item
 * @side: a player
 *
 * Returns: the stones the player owns, as rk_match_get_stones()
 */
guint
rk_library_item_get_stones (RkLibraryItem *self,
                            RkSide         side)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (self), 0);
  g_return_val_if_fail (side <= RK_NORTH, 0);

  return self->row->stones[side];
}

/**
 * rk_library_item_get_n_rounds:
 * @self: an item
 *
 * Returns: the rounds of the match, the one being played included
 */
guint
rk_library_item_get_n_rounds (RkLibraryItem *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (self), 0);

  return self->row->n_rounds;
}

/**
 * rk_library_item_get_state:
 * @self: an item
 *
 * Returns: whether a round is being played, or the match is over
 */
RkMatchState
rk_library_item_get_state (RkLibraryItem *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (self), RK_MATCH_PLAYING);

  return self->row->state;
}

/**
 * rk_library_item_get_winner:
 * @self: an item
 *
 * Returns: who won the match
 */
RkWinner
rk_library_item_get_winner (RkLibraryItem *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (self), RK_WINNER_NONE);

  return self->row->winner;
}

/**
 * rk_library_item_get_created:
 * @self: an item
 *
 * Returns: (transfer none): when the content was made, in UTC; for a file that
 *   cannot be read, when the file was written
 */
GDateTime *
rk_library_item_get_created (RkLibraryItem *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (self), NULL);

  return self->created;
}

/**
 * rk_library_item_get_modified:
 * @self: an item
 *
 * Returns: (transfer none): when the content was last changed, in UTC; for a file
 *   that cannot be read, when the file was
 */
GDateTime *
rk_library_item_get_modified (RkLibraryItem *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (self), NULL);

  return self->modified;
}

/**
 * rk_library_item_get_problem:
 * @self: an item
 *
 * Returns: (transfer none) (nullable): why the file cannot be read, ready to
 *   show
 */
const char *
rk_library_item_get_problem (RkLibraryItem *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (self), NULL);

  return self->row->problem;
}

/**
 * rk_library_item_is_unsaved:
 * @self: an item
 *
 * Returns: whether it is open and could not be saved
 */
gboolean
rk_library_item_is_unsaved (RkLibraryItem *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (self), FALSE);

  return self->row->unsaved;
}

/**
 * rk_library_item_is_twin:
 * @self: an item
 *
 * Returns: whether another file of the library has the same id: it was copied by
 *   another program, or imported in another state
 */
gboolean
rk_library_item_is_twin (RkLibraryItem *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (self), FALSE);

  return self->is_twin;
}

/**
 * rk_library_item_has_start:
 * @self: an item
 *
 * Returns: whether it is a match that starts from a position that was set up; that
 *   never changes
 */
gboolean
rk_library_item_has_start (RkLibraryItem *self)
{
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (self), FALSE);

  return self->row->has_start;
}
