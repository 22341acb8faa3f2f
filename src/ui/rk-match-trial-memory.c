/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

/* A trial that is neither kept nor left waits until its page comes back. */

#include "rk-match-page-private.h"
#include "rk-notation.h"

/* The round, after how many of its moves, the position there, the holes lifted since. */
#define TRIAL_FORMAT "(uusay)"

static const char *
get_id (RkMatchPage *self)
{
  return rk_match_get_id (_rk_match_page_get_match (self));
}

static GVariant *
store (RkAside *aside)
{
  RkRound *round = rk_match_get_round (rk_aside_get_match (aside), rk_aside_get_round (aside));
  guint root = rk_aside_get_root (aside);
  g_autofree char *position = rk_position_to_string (rk_round_get_position (round, root));
  g_autoptr (GArray) holes = rk_aside_list_holes (aside);

  return g_variant_new ("(uus@ay)", rk_aside_get_round (aside), root, position,
                        g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE, holes->data, holes->len,
                                                   sizeof (guint8)));
}

void
_rk_match_page_remember_trial (RkMatchPage *self)
{
  gboolean is_unkept = self->aside != NULL && !rk_aside_is_kept (self->aside);

  rk_window_state_set_trial (self->state, get_id (self), is_unkept ? store (self->aside) : NULL);
}

/* NULL if the match has changed there. */
static RkAside *
begin (RkMatchPage *self,
       guint        round_index,
       guint        root,
       const char  *position)
{
  RkMatch *match = _rk_match_page_get_match (self);
  RkRound *round;
  g_autofree char *now = NULL;

  if (round_index >= rk_match_get_n_rounds (match))
    return NULL;
  round = rk_match_get_round (match, round_index);
  if (root > rk_round_get_n_moves (round))
    return NULL;

  now = rk_position_to_string (rk_round_get_position (round, root));
  return g_str_equal (now, position) ? rk_aside_new (RK_ASIDE_TRIAL, match, round_index, root, NULL)
                                     : NULL;
}

static RkAside *
parse (RkMatchPage *self,
       GVariant    *stored)
{
  guint round_index;
  guint root;
  const char *position;
  g_autoptr (GVariant) holes = NULL;
  g_autoptr (RkAside) aside = NULL;

  g_variant_get (stored, "(uu&s@ay)", &round_index, &root, &position, &holes);
  aside = begin (self, round_index, root, position);
  for (gsize i = 0; aside != NULL && i < g_variant_n_children (holes); i++)
    {
      RkMoveStatus status;
      guint8 hole;
      g_autoptr (RkAside) place = NULL;

      g_variant_get_child (holes, i, "y", &hole);
      place = rk_aside_play (aside, hole, &status);
      g_set_object (&aside, place);
    }

  return g_steal_pointer (&aside);
}

/* Returns whether there was one that still fits. */
gboolean
_rk_match_page_recall_trial (RkMatchPage *self)
{
  g_autoptr (GVariant) stored = rk_window_state_get_trial (self->state, get_id (self));
  g_autoptr (RkAside) aside = NULL;

  if (stored == NULL || !g_variant_is_of_type (stored, G_VARIANT_TYPE (TRIAL_FORMAT)) ||
      !rk_match_allows_advice (_rk_match_page_get_match (self)))
    return FALSE;

  aside = parse (self, stored);
  if (aside == NULL)
    return FALSE;

  _rk_match_page_open_aside (self, aside);
  return TRUE;
}
