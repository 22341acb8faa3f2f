/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "rk-notation.h"
#include "rk-rules.h"

G_BEGIN_DECLS

/**
 * RkSetupFault:
 * @RK_SETUP_SOUND: a match can start so
 * @RK_SETUP_MISSING: there are fewer stones than a match has
 * @RK_SETUP_TOO_MANY: there are more
 *
 * Whether a match can start from what is set up.
 */
typedef enum
{
  RK_SETUP_SOUND,
  RK_SETUP_MISSING,
  RK_SETUP_TOO_MANY,
} RkSetupFault;

#define RK_TYPE_SETUP (rk_setup_get_type ())
G_DECLARE_FINAL_TYPE (RkSetup, rk_setup, RK, SETUP, GObject)

/* The start of a match while a person sets it up: stones can be missing or too many, a row
 * always has an open hole.  Each change can be undone.  Signal "changed".
 */
RkSetup          *rk_setup_new           (const RkRules    *rules);

const RkPosition *rk_setup_get_position  (RkSetup          *self);
guint             rk_setup_get_reserve   (RkSetup          *self,
                                          RkSide            side);
guint             rk_setup_get_all       (RkSetup          *self);
RkSetupFault      rk_setup_check         (RkSetup          *self,
                                          guint            *n_stones);
void              rk_setup_get_rules     (RkSetup          *self,
                                          RkRules          *rules);

gboolean          rk_setup_set_stones    (RkSetup          *self,
                                          guint             hole,
                                          guint             n_stones);
gboolean          rk_setup_toggle_closed (RkSetup          *self,
                                          guint             hole);
void              rk_setup_set_captured  (RkSetup          *self,
                                          RkSide            side,
                                          guint             n_stones);
void              rk_setup_set_reserve   (RkSetup          *self,
                                          RkSide            side,
                                          guint             n_stones);
void              rk_setup_set_turn      (RkSetup          *self,
                                          RkSide            side);
void              rk_setup_set_direction (RkSetup          *self,
                                          RkDirection       direction);
void              rk_setup_set_n_holes   (RkSetup          *self,
                                          guint             n_holes);
gboolean          rk_setup_parse         (RkSetup          *self,
                                          const char       *text,
                                          RkNotationFault  *fault);
void              rk_setup_take          (RkSetup          *self,
                                          const RkPosition *position,
                                          const guint       reserve[2]);

void              rk_setup_clear         (RkSetup          *self);
void              rk_setup_reset         (RkSetup          *self);
void              rk_setup_complete      (RkSetup          *self);
void              rk_setup_give          (RkSetup          *self,
                                          RkSide            giver,
                                          guint             n_holes);

gboolean          rk_setup_can_undo      (RkSetup          *self);
gboolean          rk_setup_can_redo      (RkSetup          *self);
void              rk_setup_undo          (RkSetup          *self);
void              rk_setup_redo          (RkSetup          *self);

G_END_DECLS
