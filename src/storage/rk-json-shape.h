/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

#include "rk-json.h"

G_BEGIN_DECLS

/* The shape of a JSON object that was read: which members it had in which
 * order, and the values of those that this version does not know.  It is kept
 * with the GObject that was made of it, under a name ("part", a static text),
 * and gives back what was unknown when that is written again.
 *
 * "known" lists the members that this version writes, in the order in which it
 * writes them.
 */
void        rk_json_shape_keep         (const RkJson       *place,
                                        GObject            *owner,
                                        const char         *part,
                                        const char *const  *known,
                                        const char         *tag);
void        rk_json_shape_keep_unusual (const RkJson       *place,
                                        GObject            *owner,
                                        const char         *part,
                                        const char *const  *known,
                                        const char         *tag);
void        rk_json_shape_forget       (GObject            *owner,
                                        const char         *part);

gboolean    rk_json_shape_is_kept      (GObject            *owner,
                                        const char         *part,
                                        const char         *tag);
gboolean    rk_json_shape_lacks        (GObject            *owner,
                                        const char         *part,
                                        const char         *name);
JsonNode   *rk_json_shape_apply        (GObject            *owner,
                                        const char         *part,
                                        const char         *tag,
                                        JsonObject         *object);

G_END_DECLS
