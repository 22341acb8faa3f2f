/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-data-private.h"
#include "rk-live-private.h"

struct _RkEntrant
{
  GObject parent_instance;

  RkEntrantRecord *record;
};

enum
{
  PROP_0,
  PROP_ID,
  PROP_NUMBER,
  PROP_NAME,
  PROP_CLUB,
  PROP_STRENGTH,
  PROP_ENTERED,
  PROP_WITHDRAWN,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RkEntrant, rk_entrant, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
rk_entrant_finalize (GObject *object)
{
  RkEntrant *self = RK_ENTRANT (object);

  g_clear_pointer (&self->record, rk_entrant_record_unref);

  G_OBJECT_CLASS (rk_entrant_parent_class)->finalize (object);
}

static void
rk_entrant_get_property (GObject    *object,
                         guint       prop_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  const RkEntrantRecord *record = RK_ENTRANT (object)->record;

  switch (prop_id)
    {
    case PROP_ID:
      g_value_set_uint (value, record->id);
      break;

    case PROP_NUMBER:
      g_value_set_uint (value, record->number);
      break;

    case PROP_NAME:
      g_value_set_string (value, record->name);
      break;

    case PROP_CLUB:
      g_value_set_string (value, record->club);
      break;

    case PROP_STRENGTH:
      g_value_set_uint (value, record->strength);
      break;

    case PROP_ENTERED:
      g_value_set_uint (value, record->entered);
      break;

    case PROP_WITHDRAWN:
      g_value_set_uint (value, record->withdrawn);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_entrant_class_init (RkEntrantClass *klass)
{
  static const char *const names[N_PROPS] = {
    [PROP_ID] = "id",
    [PROP_NUMBER] = "number",
    [PROP_NAME] = "name",
    [PROP_CLUB] = "club",
    [PROP_STRENGTH] = "strength",
    [PROP_ENTERED] = "entered",
    [PROP_WITHDRAWN] = "withdrawn",
  };
  const GParamFlags flags = (G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rk_entrant_finalize;
  object_class->get_property = rk_entrant_get_property;

  for (guint i = PROP_ID; i < N_PROPS; i++)
    if (i == PROP_NAME || i == PROP_CLUB)
      properties[i] = g_param_spec_string (names[i], NULL, NULL, NULL, flags);
    else
      properties[i] = g_param_spec_uint (names[i], NULL, NULL, 0, G_MAXUINT, 0, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rk_entrant_init (RkEntrant *self)
{
}

/**
 * rk_entrant_new:
 * @record: what it shows
 *
 * Returns: (transfer full): a new object
 */
RkEntrant *
rk_entrant_new (RkEntrantRecord *record)
{
  RkEntrant *self = g_object_new (RK_TYPE_ENTRANT, NULL);

  self->record = rk_entrant_record_ref (record);

  return self;
}

static void
notify_if (RkEntrant *self,
           gboolean   changed,
           guint      prop_id)
{
  if (changed)
    g_object_notify_by_pspec (G_OBJECT (self), properties[prop_id]);
}

/**
 * rk_entrant_update:
 * @self: a player
 * @record: what it shows from now on
 *
 * Returns: whether rk_entrant_announce() must follow
 */
gboolean
rk_entrant_update (RkEntrant       *self,
                   RkEntrantRecord *record)
{
  g_autoptr (RkEntrantRecord) former = NULL;

  if (self->record == record)
    return FALSE;

  former = self->record;
  self->record = rk_entrant_record_ref (record);

  g_object_freeze_notify (G_OBJECT (self));
  notify_if (self, former->number != record->number, PROP_NUMBER);
  notify_if (self, g_strcmp0 (former->name, record->name) != 0, PROP_NAME);
  notify_if (self, g_strcmp0 (former->club, record->club) != 0, PROP_CLUB);
  notify_if (self, former->strength != record->strength, PROP_STRENGTH);
  notify_if (self, former->entered != record->entered, PROP_ENTERED);
  notify_if (self, former->withdrawn != record->withdrawn, PROP_WITHDRAWN);

  return TRUE;
}

/**
 * rk_entrant_announce:
 * @self: a player that was updated
 *
 * Tells of all that differs.
 */
void
rk_entrant_announce (RkEntrant *self)
{
  g_object_thaw_notify (G_OBJECT (self));
}

/**
 * rk_entrant_get_id:
 * @self: a player
 *
 * Returns: which one, from 1; never given to anybody else in this tournament
 */
guint
rk_entrant_get_id (RkEntrant *self)
{
  g_return_val_if_fail (RK_IS_ENTRANT (self), 0);

  return self->record->id;
}

/**
 * rk_entrant_get_number:
 * @self: a player
 *
 * Returns: the start number (C.04.2), 0 before the player is first paired
 */
guint
rk_entrant_get_number (RkEntrant *self)
{
  g_return_val_if_fail (RK_IS_ENTRANT (self), 0);

  return self->record->number;
}

/**
 * rk_entrant_get_name:
 * @self: a player
 *
 * Returns: the name, never empty
 */
const char *
rk_entrant_get_name (RkEntrant *self)
{
  g_return_val_if_fail (RK_IS_ENTRANT (self), NULL);

  return self->record->name;
}

/**
 * rk_entrant_get_club:
 * @self: a player
 *
 * Returns: (nullable): the club
 */
const char *
rk_entrant_get_club (RkEntrant *self)
{
  g_return_val_if_fail (RK_IS_ENTRANT (self), NULL);

  return self->record->club;
}

/**
 * rk_entrant_get_strength:
 * @self: a player
 *
 * Returns: how strong the player is, 0 if unknown
 */
guint
rk_entrant_get_strength (RkEntrant *self)
{
  g_return_val_if_fail (RK_IS_ENTRANT (self), 0);

  return self->record->strength;
}

/**
 * rk_entrant_get_entered:
 * @self: a player
 *
 * Returns: the first round the player is there for, from 1
 */
guint
rk_entrant_get_entered (RkEntrant *self)
{
  g_return_val_if_fail (RK_IS_ENTRANT (self), 0);

  return self->record->entered;
}

/**
 * rk_entrant_get_withdrawn:
 * @self: a player
 *
 * Returns: the round from which the player is gone, 0 if not
 */
guint
rk_entrant_get_withdrawn (RkEntrant *self)
{
  g_return_val_if_fail (RK_IS_ENTRANT (self), 0);

  return self->record->withdrawn;
}

/**
 * rk_entrant_get_bye:
 * @self: a player
 * @round: a round, from 1
 * @points: (out) (optional): what it is worth, in halves
 *
 * Returns: whether a bye was asked for in that round
 */
gboolean
rk_entrant_get_bye (RkEntrant *self,
                    guint      round,
                    guint     *points)
{
  g_return_val_if_fail (RK_IS_ENTRANT (self), FALSE);

  return rk_entrant_record_find_bye (self->record, round, points);
}

/**
 * rk_entrant_get_record:
 * @self: a player
 *
 * Returns: (transfer none): what it shows now, as a plain value
 */
const RkEntrantRecord *
rk_entrant_get_record (RkEntrant *self)
{
  g_return_val_if_fail (RK_IS_ENTRANT (self), NULL);

  return self->record;
}
