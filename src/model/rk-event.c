/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-event.h"

struct _RkEvent
{
  GObject parent_instance;

  char *name;
  char *site;
  char *date;
  char *tournament;
  guint round;
  guint board;
  guint game;
};

enum
{
  PROP_0,
  PROP_NAME,
  PROP_SITE,
  PROP_DATE,
  PROP_TOURNAMENT,
  PROP_ROUND,
  PROP_BOARD,
  PROP_GAME,
  N_PROPS
};

G_DEFINE_FINAL_TYPE (RkEvent, rk_event, G_TYPE_OBJECT)

static GParamSpec *properties[N_PROPS];

/* Where the text of a property is kept, NULL if it is not a text. */
static char **
get_text (RkEvent *self,
          guint    prop_id)
{
  switch (prop_id)
    {
    case PROP_NAME:
      return &self->name;
    case PROP_SITE:
      return &self->site;
    case PROP_DATE:
      return &self->date;
    case PROP_TOURNAMENT:
      return &self->tournament;
    default:
      return NULL;
    }
}

static guint *
get_number (RkEvent *self,
            guint    prop_id)
{
  switch (prop_id)
    {
    case PROP_ROUND:
      return &self->round;
    case PROP_BOARD:
      return &self->board;
    case PROP_GAME:
      return &self->game;
    default:
      return NULL;
    }
}

static void
rk_event_finalize (GObject *object)
{
  RkEvent *self = RK_EVENT (object);

  g_clear_pointer (&self->name, g_free);
  g_clear_pointer (&self->site, g_free);
  g_clear_pointer (&self->date, g_free);
  g_clear_pointer (&self->tournament, g_free);

  G_OBJECT_CLASS (rk_event_parent_class)->finalize (object);
}

static void
rk_event_get_property (GObject    *object,
                       guint       prop_id,
                       GValue     *value,
                       GParamSpec *pspec)
{
  RkEvent *self = RK_EVENT (object);
  char **text = get_text (self, prop_id);
  guint *number = get_number (self, prop_id);

  if (text != NULL)
    g_value_set_string (value, *text);
  else if (number != NULL)
    g_value_set_uint (value, *number);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
rk_event_set_property (GObject      *object,
                       guint         prop_id,
                       const GValue *value,
                       GParamSpec   *pspec)
{
  RkEvent *self = RK_EVENT (object);
  char **text = get_text (self, prop_id);
  guint *number = get_number (self, prop_id);

  if (text != NULL)
    {
      if (g_set_str (text, g_value_get_string (value)))
        g_object_notify_by_pspec (object, pspec);
    }
  else if (number != NULL)
    {
      if (*number == g_value_get_uint (value))
        return;

      *number = g_value_get_uint (value);
      g_object_notify_by_pspec (object, pspec);
    }
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
}

static void
rk_event_class_init (RkEventClass *klass)
{
  static const char *const names[N_PROPS] = {
    [PROP_NAME] = "name",
    [PROP_SITE] = "site",
    [PROP_DATE] = "date",
    [PROP_TOURNAMENT] = "tournament",
    [PROP_ROUND] = "round",
    [PROP_BOARD] = "board",
    [PROP_GAME] = "game",
  };
  const GParamFlags flags = (G_PARAM_READWRITE |
                             G_PARAM_EXPLICIT_NOTIFY |
                             G_PARAM_STATIC_STRINGS);
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = rk_event_finalize;
  object_class->get_property = rk_event_get_property;
  object_class->set_property = rk_event_set_property;

  for (guint i = PROP_NAME; i <= PROP_TOURNAMENT; i++)
    properties[i] = g_param_spec_string (names[i], NULL, NULL, NULL, flags);
  for (guint i = PROP_ROUND; i <= PROP_GAME; i++)
    properties[i] = g_param_spec_uint (names[i], NULL, NULL, 0, G_MAXUINT, 0, flags);

  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
rk_event_init (RkEvent *self)
{
}

/**
 * rk_event_new:
 *
 * Makes an event of which nothing is known yet.
 *
 * Returns: (transfer full): a new event
 */
RkEvent *
rk_event_new (void)
{
  return g_object_new (RK_TYPE_EVENT, NULL);
}

/**
 * rk_event_get_name:
 * @self: an event
 *
 * Returns: (nullable): what the event is called
 */
const char *
rk_event_get_name (RkEvent *self)
{
  g_return_val_if_fail (RK_IS_EVENT (self), NULL);

  return self->name;
}

/**
 * rk_event_get_site:
 * @self: an event
 *
 * Returns: (nullable): where it takes place
 */
const char *
rk_event_get_site (RkEvent *self)
{
  g_return_val_if_fail (RK_IS_EVENT (self), NULL);

  return self->site;
}

/**
 * rk_event_get_date:
 * @self: an event
 *
 * Returns: (nullable): the day, as YYYY-MM-DD
 */
const char *
rk_event_get_date (RkEvent *self)
{
  g_return_val_if_fail (RK_IS_EVENT (self), NULL);

  return self->date;
}

/**
 * rk_event_get_tournament:
 * @self: an event
 *
 * Returns: (nullable): the UUID of the tournament
 */
const char *
rk_event_get_tournament (RkEvent *self)
{
  g_return_val_if_fail (RK_IS_EVENT (self), NULL);

  return self->tournament;
}

/**
 * rk_event_get_round:
 * @self: an event
 *
 * Returns: the round of the tournament, counted from 1, 0 when absent
 */
guint
rk_event_get_round (RkEvent *self)
{
  g_return_val_if_fail (RK_IS_EVENT (self), 0);

  return self->round;
}

/**
 * rk_event_get_board:
 * @self: an event
 *
 * Returns: the board at which is played, counted from 1, 0 when absent
 */
guint
rk_event_get_board (RkEvent *self)
{
  g_return_val_if_fail (RK_IS_EVENT (self), 0);

  return self->board;
}

/**
 * rk_event_get_game:
 * @self: an event
 *
 * Returns: the game of a pairing of several, counted from 1, 0 when absent
 */
guint
rk_event_get_game (RkEvent *self)
{
  g_return_val_if_fail (RK_IS_EVENT (self), 0);

  return self->game;
}
