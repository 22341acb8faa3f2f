/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#include "rk-player.h"

G_BEGIN_DECLS

/* Two rows in which it is chosen who plays a side: a person, who has a name, or the
 * computer at one of its levels.
 */
void    rk_player_choice_set_up    (AdwComboRow *row,
                                    GtkEditable *name_row);

RkLevel rk_player_choice_get_level (AdwComboRow *row);
void    rk_player_choice_set_level (AdwComboRow *row,
                                    RkLevel      level);

G_END_DECLS
