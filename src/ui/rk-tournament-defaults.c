/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-tournament-defaults.h"

/* With more players a round robin takes too long for a day. */
#define MAX_ROUND_ROBIN 10

/* In halves. */
#define BYE_OF_TWO_GAMES 3

static const char *const system_names[] = {
  [RK_SYSTEM_ROUND_ROBIN] = "round-robin",
  [RK_SYSTEM_DOUBLE_ROUND_ROBIN] = "double-round-robin",
  [RK_SYSTEM_SWISS] = "swiss",
  [RK_SYSTEM_KNOCKOUT] = "knockout",
};

/**
 * rk_tournament_defaults_suggest_system:
 * @n_players: how many play
 *
 * Returns: the system that suits so many
 */
RkSystem
rk_tournament_defaults_suggest_system (guint n_players)
{
  return n_players <= MAX_ROUND_ROBIN ? RK_SYSTEM_ROUND_ROBIN : RK_SYSTEM_SWISS;
}

/**
 * rk_tournament_defaults_change_n_games:
 * @regulations: (inout): regulations
 * @n_games: games in a pairing from now on, 1 or 2
 *
 * Of two games the pairing bye is worth one and a half (C.04.5, article 1.4).
 */
void
rk_tournament_defaults_change_n_games (RkRegulations *regulations,
                                       guint          n_games)
{
  g_return_if_fail (regulations != NULL);
  g_return_if_fail (n_games == 1 || n_games == 2);

  if (n_games == regulations->n_games)
    return;

  regulations->n_games = n_games;
  regulations->bye_points = n_games == 2 ? BYE_OF_TWO_GAMES : RK_POINTS_WIN;
}

/**
 * rk_tournament_defaults_change_system:
 * @regulations: (inout): regulations
 * @system: how players are paired from now on
 * @n_players: how many play, 0 if that is not known
 *
 * Rounds, byes and tie-breaks become those that suit @system; the rest stays.
 */
void
rk_tournament_defaults_change_system (RkRegulations *regulations,
                                      RkSystem       system,
                                      guint          n_players)
{
  RkRegulations before;

  g_return_if_fail (regulations != NULL);

  before = *regulations;
  rk_regulations_init (regulations, system, n_players);
  rk_tournament_defaults_change_n_games (regulations, before.n_games);
  regulations->game = before.game;
  regulations->initial_role = before.initial_role;
  regulations->half_rule = before.half_rule;
  regulations->swap_last_rounds = before.swap_last_rounds;
  regulations->third_place = before.third_place;
  regulations->round_minutes = before.round_minutes;
  regulations->seed = before.seed;
}

/**
 * rk_tournament_defaults_recall_tie_breaks:
 * @settings: settings (schema NewTournament)
 * @regulations: (inout): regulations
 *
 * Gives @regulations the list that was made for their system last, if there is
 * one; codes that are not known or come twice are left out.
 */
void
rk_tournament_defaults_recall_tie_breaks (GSettings     *settings,
                                          RkRegulations *regulations)
{
  g_autoptr (GVariant) lists = g_settings_get_value (settings, "tie-breaks");
  g_autofree const char **codes = NULL;
  guint seen = 0;
  RkTieBreak tie_break;

  g_return_if_fail (regulations != NULL);

  if (!g_variant_lookup (lists, system_names[regulations->system], "^a&s", &codes))
    return;

  regulations->n_tie_breaks = 0;
  for (guint i = 0; codes[i] != NULL; i++)
    if (rk_tie_break_from_code (codes[i], &tie_break) && (seen & (1u << tie_break)) == 0)
      {
        seen |= 1u << tie_break;
        regulations->tie_breaks[regulations->n_tie_breaks++] = tie_break;
      }
}

static void
recall_game (GSettings *settings,
             RkRules   *game)
{
  game->n_holes = g_settings_get_uint (settings, "holes");
  game->direction = g_settings_get_enum (settings, "direction");
  game->max_rounds = g_settings_get_uint (settings, "max-rounds");
  game->max_wins = g_settings_get_uint (settings, "max-wins");
  game->next_first = g_settings_get_enum (settings, "next-first");
  game->decides = g_settings_get_enum (settings, "decides");
}

/**
 * rk_tournament_defaults_recall:
 * @settings: settings (schema NewTournament)
 * @system: how players are paired
 * @n_players: how many play, 0 if that is not known
 * @regulations: (out caller-allocates): the defaults, with what was chosen last
 */
void
rk_tournament_defaults_recall (GSettings     *settings,
                               RkSystem       system,
                               guint          n_players,
                               RkRegulations *regulations)
{
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (system <= RK_SYSTEM_KNOCKOUT);
  g_return_if_fail (regulations != NULL);

  rk_regulations_init (regulations, system, n_players);
  recall_game (settings, &regulations->game);
  rk_tournament_defaults_change_n_games (regulations, g_settings_get_uint (settings, "games"));
  regulations->swap_last_rounds = g_settings_get_boolean (settings, "swap-last-rounds");
  regulations->third_place = g_settings_get_boolean (settings, "third-place");
  regulations->half_rule = g_settings_get_boolean (settings, "half-rule");
  regulations->round_minutes = g_settings_get_uint (settings, "round-minutes");
  rk_tournament_defaults_recall_tie_breaks (settings, regulations);
}

static gboolean
has_preset (const RkRegulations *regulations)
{
  RkRegulations preset = *regulations;

  rk_regulations_preset_tie_breaks (&preset);

  return preset.n_tie_breaks == regulations->n_tie_breaks &&
         memcmp (preset.tie_breaks, regulations->tie_breaks,
                 preset.n_tie_breaks * sizeof (RkTieBreak)) == 0;
}

static void
remember_tie_breaks (GSettings           *settings,
                     const RkRegulations *regulations)
{
  g_autoptr (GVariant) lists = g_settings_get_value (settings, "tie-breaks");
  GVariantDict dict;
  const char *codes[RK_N_TIE_BREAKS + 1] = { NULL };

  for (guint i = 0; i < regulations->n_tie_breaks; i++)
    codes[i] = rk_tie_break_to_code (regulations->tie_breaks[i]);

  g_variant_dict_init (&dict, lists);
  if (has_preset (regulations))
    g_variant_dict_remove (&dict, system_names[regulations->system]);
  else
    g_variant_dict_insert (&dict, system_names[regulations->system], "^as", codes);
  g_settings_set_value (settings, "tie-breaks", g_variant_dict_end (&dict));
}

static void
remember_game (GSettings     *settings,
               const RkRules *game)
{
  g_settings_set_uint (settings, "holes", game->n_holes);
  g_settings_set_enum (settings, "direction", game->direction);
  g_settings_set_uint (settings, "max-rounds", game->max_rounds);
  g_settings_set_uint (settings, "max-wins", game->max_wins);
  g_settings_set_enum (settings, "next-first", game->next_first);
  g_settings_set_enum (settings, "decides", game->decides);
}

/**
 * rk_tournament_defaults_remember:
 * @settings: settings (schema NewTournament)
 * @regulations: what was chosen
 *
 * The system is not kept: each tournament gets the one that suits its players.
 */
void
rk_tournament_defaults_remember (GSettings           *settings,
                                 const RkRegulations *regulations)
{
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (regulations != NULL);

  remember_game (settings, &regulations->game);
  g_settings_set_uint (settings, "games", regulations->n_games);
  g_settings_set_boolean (settings, "swap-last-rounds", regulations->swap_last_rounds);
  g_settings_set_boolean (settings, "third-place", regulations->third_place);
  g_settings_set_boolean (settings, "half-rule", regulations->half_rule);
  g_settings_set_uint (settings, "round-minutes", regulations->round_minutes);
  remember_tie_breaks (settings, regulations);
}
