/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

GBytes *rk_json_print         (JsonNode *root);
GBytes *rk_json_print_compact (JsonNode *root);
void    rk_json_print_double  (GString  *text,
                               double    value);

G_END_DECLS
