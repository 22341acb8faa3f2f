/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-computer.h"

#include <glib-object.h>

G_BEGIN_DECLS

/**
 * RkPlayerType:
 * @RK_PLAYER_HUMAN: a person
 * @RK_PLAYER_COMPUTER: the program
 */
typedef enum
{
  RK_PLAYER_HUMAN,
  RK_PLAYER_COMPUTER,
} RkPlayerType;

#define RK_TYPE_PLAYER (rk_player_get_type ())
G_DECLARE_FINAL_TYPE (RkPlayer, rk_player, RK, PLAYER, GObject)

/* Properties: "name" (string, NULL when nobody typed one), "type", "level". */
RkPlayer    *rk_player_new       (const char   *name,
                                  RkPlayerType  type,
                                  RkLevel       level);

const char  *rk_player_get_name  (RkPlayer     *self);
void         rk_player_set_name  (RkPlayer     *self,
                                  const char   *name);

RkPlayerType rk_player_get_player_type  (RkPlayer     *self);
void         rk_player_set_player_type  (RkPlayer     *self,
                                  RkPlayerType  type);

RkLevel      rk_player_get_level (RkPlayer     *self);
void         rk_player_set_level (RkPlayer     *self,
                                  RkLevel       level);

G_END_DECLS
