/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "rk-setup.h"

G_BEGIN_DECLS

/* What there is to say of a position that is set up, in the language of the screen. All
 * return whole sentences or labels, transfer full.
 */

/* "South: 20 in holes, 4 captured, 0 in reserve" */
char *rk_text_setup_side   (RkSetup               *setup,
                            RkSide                 side);
/* "2 stones of 48 are missing."; of one that can be played what is unusual, or NULL. */
char *rk_text_setup_state  (RkSetup               *setup);
/* "Character 5: expected the stones of a hole, or “-” for a closed hole" */
char *rk_text_setup_fault  (const char            *text,
                            const RkNotationFault *fault);

G_END_DECLS
