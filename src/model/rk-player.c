/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-player.h"

#include "rk-enums.h"

struct _RkPlayer
{
  GObject parent_instance;

  char *name;
  RkPlayerType type;
  RkLevel level;
};

enum
{
  PROP_0,
  PROP_NAME,
  PROP_TYPE,
  PROP_LEVEL,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RkPlayer, rk_player, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

static void
rk_player_finalize (GObject *object)
{
  RkPlayer *self = RK_PLAYER (object);

  g_clear_pointer (&self->name, g_free);

  G_OBJECT_CLASS (rk_player_parent_class)->finalize (object);
}

static void
rk_player_get_property (GObject    *object,
                        guint       prop_id,
                        GValue     *value,
                        GParamSpec *pspec)
{
  RkPlayer *self = RK_PLAYER (object);

  switch (prop_id)
    {
    case PROP_NAME:
      g_value_set_string (value, self->name);
      break;

    case PROP_TYPE:
      g_value_set_enum (value, self->type);
      break;

    case PROP_LEVEL:
      g_value_set_enum (value, self->level);
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_player_set_property (GObject      *object,
                        guint         prop_id,
                        const GValue *value,
                        GParamSpec   *pspec)
{
  RkPlayer *self = RK_PLAYER (object);

  switch (prop_id)
    {
    case PROP_NAME:
      rk_player_set_name (self, g_value_get_string (value));
      break;

    case PROP_TYPE:
      rk_player_set_player_type (self, g_value_get_enum (value));
      break;

    case PROP_LEVEL:
      rk_player_set_level (self, g_value_get_enum (value));
      break;

    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
rk_player_class_init (RkPlayerClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rk_player_finalize;
  object_class->get_property = rk_player_get_property;
  object_class->set_property = rk_player_set_property;

  /**
   * RkPlayer:name:
   *
   * The name as typed, or %NULL when nobody typed one.
   */
  properties[PROP_NAME] =
    g_param_spec_string ("name", NULL, NULL, NULL,
                         (G_PARAM_READWRITE |
                          G_PARAM_EXPLICIT_NOTIFY |
                          G_PARAM_STATIC_STRINGS));

  /**
   * RkPlayer:type:
   *
   * Whether a person or the program plays.
   */
  properties[PROP_TYPE] =
    g_param_spec_enum ("type", NULL, NULL,
                       RK_TYPE_PLAYER_TYPE, RK_PLAYER_HUMAN,
                       (G_PARAM_READWRITE |
                        G_PARAM_EXPLICIT_NOTIFY |
                        G_PARAM_STATIC_STRINGS));

  /**
   * RkPlayer:level:
   *
   * How strong the program plays.
   */
  properties[PROP_LEVEL] =
    g_param_spec_enum ("level", NULL, NULL,
                       RK_TYPE_LEVEL, RK_LEVEL_NONE,
                       (G_PARAM_READWRITE |
                        G_PARAM_EXPLICIT_NOTIFY |
                        G_PARAM_STATIC_STRINGS));

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rk_player_init (RkPlayer *self)
{
}

/**
 * rk_player_new:
 * @name: (nullable): the name as typed, %NULL or empty for none
 * @type: who plays
 * @level: the level of a computer, else %RK_LEVEL_NONE
 *
 * Makes a player.
 *
 * Returns: (transfer full): a new player
 */
RkPlayer *
rk_player_new (const char   *name,
               RkPlayerType  type,
               RkLevel       level)
{
  return g_object_new (RK_TYPE_PLAYER,
                       "name", name,
                       "type", type,
                       "level", level,
                       NULL);
}

/**
 * rk_player_get_name:
 * @self: a player
 *
 * Returns: (nullable): the name, %NULL when nobody typed one, never empty
 */
const char *
rk_player_get_name (RkPlayer *self)
{
  g_return_val_if_fail (RK_IS_PLAYER (self), NULL);

  return self->name;
}

/**
 * rk_player_set_name:
 * @self: a player
 * @name: (nullable): the name as typed; an empty one counts as none
 *
 * Sets the name.
 */
void
rk_player_set_name (RkPlayer   *self,
                    const char *name)
{
  g_return_if_fail (RK_IS_PLAYER (self));

  if (name != NULL && *name == '\0')
    name = NULL;

  if (g_set_str (&self->name, name))
    g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_NAME]);
}

/**
 * rk_player_get_player_type:
 * @self: a player
 *
 * Returns: whether a person or the program plays
 */
RkPlayerType
rk_player_get_player_type (RkPlayer *self)
{
  g_return_val_if_fail (RK_IS_PLAYER (self), RK_PLAYER_HUMAN);

  return self->type;
}

/**
 * rk_player_set_player_type:
 * @self: a player
 * @type: who plays
 *
 * Sets whether a person or the program plays.
 */
void
rk_player_set_player_type (RkPlayer     *self,
                           RkPlayerType  type)
{
  g_return_if_fail (RK_IS_PLAYER (self));

  if (self->type == type)
    return;

  self->type = type;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_TYPE]);
}

/**
 * rk_player_get_level:
 * @self: a player
 *
 * Returns: the level of a computer, %RK_LEVEL_NONE if none is set
 */
RkLevel
rk_player_get_level (RkPlayer *self)
{
  g_return_val_if_fail (RK_IS_PLAYER (self), RK_LEVEL_NONE);

  return self->level;
}

/**
 * rk_player_set_level:
 * @self: a player
 * @level: the level
 *
 * Sets how strong the program plays.
 */
void
rk_player_set_level (RkPlayer *self,
                     RkLevel   level)
{
  g_return_if_fail (RK_IS_PLAYER (self));

  if (self->level == level)
    return;

  self->level = level;
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_LEVEL]);
}
