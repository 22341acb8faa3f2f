/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-pairing-row.h"
#include "rk-tournament-sentences.h"

struct _RkPairingRow
{
  GtkBox parent_instance;

  /* Template Widgets */
  GtkLabel *board_label;
  GtkLabel *first_label;
  GtkLabel *first_points;
  GtkWidget *second_box;
  GtkLabel *second_label;
  GtkLabel *second_points;
  GtkWidget *begins_label;
  GtkWidget *changed_image;
  GtkWidget *flag_image;
  GtkLabel *result_label;
  GtkLabel *detail_label;
  GtkWidget *menu_button;

  /* Owned References */
  RkTournament *tournament;
  RkPairingLine *line;
  RkTournamentRound *round;
  GSignalGroup *players[2];
};

enum
{
  MENU,
  CHANGED,
  N_SIGNALS
};

G_DEFINE_FINAL_TYPE (RkPairingRow, rk_pairing_row, GTK_TYPE_BOX)

static guint signals[N_SIGNALS];

static void
set_class (gpointer    widget,
           const char *name,
           gboolean    on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* A name with the points that the player had before the round. */
static void
show_player (RkPairingRow *self,
             RkEntrant    *entrant,
             GtkLabel     *name_label,
             GtkLabel     *points_label)
{
  guint round = rk_pairing_get_round (rk_pairing_line_get_pairing (self->line));
  g_autofree char *name = rk_text_entrant (entrant);
  g_autofree char *points =
    rk_format_points (rk_tournament_get_points (self->tournament, entrant, round - 1));

  gtk_label_set_label (name_label, name);
  gtk_label_set_label (points_label, points);
}

static void
show_players (RkPairingRow *self,
              RkPairing    *pairing)
{
  RkEntrant *first = rk_pairing_get_first (pairing);
  RkEntrant *second = rk_pairing_get_second (pairing);

  /* Who begins stands above. */
  if (second != NULL &&
      rk_pairing_get_beginner (pairing, rk_pairing_line_get_game (self->line)) == second)
    {
      second = first;
      first = rk_pairing_get_second (pairing);
    }
  show_player (self, first, self->first_label, self->first_points);
  gtk_widget_set_visible (self->begins_label, second != NULL);
  gtk_widget_set_visible (self->second_box, second != NULL);
  if (second != NULL)
    show_player (self, second, self->second_label, self->second_points);
  set_class (self->first_label, "heading",
             rk_pairing_line_get_entrant (self->line) == first || second == NULL);
  set_class (self->second_label, "heading",
             rk_pairing_line_get_entrant (self->line) == second && second != NULL);
}

/* Of several games which it is, and the stones of both in the order of the names. */
static char *
describe_game (RkPairingRow       *self,
               RkPairing          *pairing,
               const RkGameRecord *record)
{
  const RkRules *rules = &rk_tournament_get_regulations (self->tournament)->game;
  guint game = rk_pairing_line_get_game (self->line);
  g_autofree char *number = rk_format_number (game + 1);
  g_autofree char *stones = NULL;

  if (record->has_margin)
    stones = rk_text_result_stones (rules, record->first_begins ? record->margin
                                                                : -record->margin);
  if (rk_pairing_get_n_games (pairing) == 1)
    return g_steal_pointer (&stones);
  if (stones == NULL)
    /* TRANSLATORS: One of the games that two players play against each other. */
    return g_strdup_printf (_("game %s"), number);
  /* TRANSLATORS: One of the games that two players play against each other, and the stones
   * of both at its end, like "28 : 20". */
  return g_strdup_printf (_("game %1$s, %2$s"), number, stones);
}

/* In place of a result. A draft is not for the players yet: nothing in it is open. */
static const char *
describe_open (RkPairingRow       *self,
               const RkGameRecord *record)
{
  if (!rk_tournament_round_is_published (self->round))
    return "";
  if (record->match != NULL)
    /* TRANSLATORS: In place of the result of a game that two people play in another page of
     * the program now. */
    return C_("result", "being played");
  /* TRANSLATORS: In place of a result that is not known yet. */
  return C_("result", "open");
}

static void
show_result (RkPairingRow *self,
             RkPairing    *pairing)
{
  const RkGameRecord *record = NULL;
  g_autofree char *result = NULL;
  g_autofree char *detail = NULL;

  if (rk_pairing_get_kind (pairing) != RK_PAIRING_GAME)
    {
      result = rk_text_pairing_bye (self->tournament, pairing);
      detail = rk_text_pairing_result (pairing);
    }
  else
    {
      record = rk_pairing_get_game (pairing, rk_pairing_line_get_game (self->line));
      result = rk_text_result (rk_pairing_line_turn_result (self->line, record->result));
      detail = describe_game (self, pairing, record);
    }

  gtk_label_set_label (self->result_label,
                       *result != '\0' ? result : describe_open (self, record));
  set_class (self->result_label, "dimmed", *result == '\0');
  /* Words take room from the names: only numbers are large. */
  set_class (self->result_label, "result", record != NULL && *result != '\0');
  gtk_label_set_label (self->detail_label, detail != NULL ? detail : "");
  gtk_widget_set_visible (GTK_WIDGET (self->detail_label), detail != NULL && *detail != '\0');
}

static void
show_flags (RkPairingRow *self,
            RkPairing    *pairing)
{
  guint flags = rk_pairing_get_flags (pairing);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint flag = 1; flag <= flags; flag <<= 1)
    if ((flags & flag) != 0)
      {
        g_autofree char *sentence = rk_text_result_flag (flag);

        if (text->len > 0)
          g_string_append_c (text, '\n');
        g_string_append (text, sentence);
      }
  gtk_widget_set_visible (self->flag_image, flags != 0);
  gtk_widget_set_tooltip_text (self->flag_image, text->len > 0 ? text->str : NULL);
}

/* The arbiter may exchange them in a draft. */
static void
follow_players (RkPairingRow *self,
                RkPairing    *pairing)
{
  g_signal_group_set_target (self->players[0], rk_pairing_get_first (pairing));
  g_signal_group_set_target (self->players[1], rk_pairing_get_second (pairing));
}

static void
update (RkPairingRow *self)
{
  RkPairing *pairing = rk_pairing_line_get_pairing (self->line);
  g_autofree char *number = NULL;
  gboolean is_game;

  follow_players (self, pairing);
  is_game = rk_pairing_get_kind (pairing) == RK_PAIRING_GAME;
  /* A game of a tie that was decided otherwise is gone in a moment, with its line. */
  if (is_game && rk_pairing_line_get_game (self->line) >= rk_pairing_get_n_games (pairing))
    return;

  number = rk_format_number (rk_pairing_get_board (pairing));
  gtk_label_set_label (self->board_label, is_game ? number : "");
  show_players (self, pairing);
  show_result (self, pairing);
  show_flags (self, pairing);
  gtk_widget_set_visible (self->changed_image, rk_pairing_get_why (pairing)->by_arbiter);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
menu_clicked_cb (RkPairingRow *self)
{
  g_signal_emit (self, signals[MENU], 0, self->menu_button);
}

static void
rk_pairing_row_dispose (GObject *object)
{
  RkPairingRow *self = RK_PAIRING_ROW (object);

  if (self->players[0] != NULL)
    rk_pairing_row_set_line (self, NULL, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (self->players); i++)
    g_clear_object (&self->players[i]);
  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_PAIRING_ROW);

  G_OBJECT_CLASS (rk_pairing_row_parent_class)->dispose (object);
}

static void
rk_pairing_row_class_init (RkPairingRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = rk_pairing_row_dispose;

  /**
   * RkPairingRow::menu:
   * @self: the row
   * @button: where the menu shall point to
   */
  signals[MENU] = g_signal_new ("menu", RK_TYPE_PAIRING_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                NULL, G_TYPE_NONE, 1, GTK_TYPE_WIDGET);
  /**
   * RkPairingRow::changed:
   * @self: the row
   *
   * It says something else now.
   */
  signals[CHANGED] = g_signal_new ("changed", RK_TYPE_PAIRING_ROW, G_SIGNAL_RUN_LAST, 0, NULL,
                                   NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-pairing-row.ui");
  gtk_widget_class_bind_template_child (widget_class, RkPairingRow, board_label);
  gtk_widget_class_bind_template_child (widget_class, RkPairingRow, first_label);
  gtk_widget_class_bind_template_child (widget_class, RkPairingRow, first_points);
  gtk_widget_class_bind_template_child (widget_class, RkPairingRow, second_box);
  gtk_widget_class_bind_template_child (widget_class, RkPairingRow, second_label);
  gtk_widget_class_bind_template_child (widget_class, RkPairingRow, second_points);
  gtk_widget_class_bind_template_child (widget_class, RkPairingRow, begins_label);
  gtk_widget_class_bind_template_child (widget_class, RkPairingRow, changed_image);
  gtk_widget_class_bind_template_child (widget_class, RkPairingRow, flag_image);
  gtk_widget_class_bind_template_child (widget_class, RkPairingRow, result_label);
  gtk_widget_class_bind_template_child (widget_class, RkPairingRow, detail_label);
  gtk_widget_class_bind_template_child (widget_class, RkPairingRow, menu_button);
  gtk_widget_class_bind_template_callback (widget_class, menu_clicked_cb);
}

static void
rk_pairing_row_init (RkPairingRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < G_N_ELEMENTS (self->players); i++)
    {
      self->players[i] = g_signal_group_new (RK_TYPE_ENTRANT);
      g_signal_group_connect_swapped (self->players[i], "notify", G_CALLBACK (update), self);
    }
}

/**
 * rk_pairing_row_new:
 *
 * Returns: (transfer floating): a row that shows nothing yet
 */
GtkWidget *
rk_pairing_row_new (void)
{
  return g_object_new (RK_TYPE_PAIRING_ROW, NULL);
}

/**
 * rk_pairing_row_get_line:
 * @self: a row
 *
 * Returns: (transfer none) (nullable): what it shows
 */
RkPairingLine *
rk_pairing_row_get_line (RkPairingRow *self)
{
  g_return_val_if_fail (RK_IS_PAIRING_ROW (self), NULL);

  return self->line;
}

static RkTournamentRound *
find_round (RkTournament  *tournament,
            RkPairingLine *line)
{
  return rk_tournament_get_round (tournament,
                                  rk_pairing_get_round (rk_pairing_line_get_pairing (line)));
}

/**
 * rk_pairing_row_set_line:
 * @self: a row
 * @tournament: (nullable): the tournament of @line
 * @line: (nullable): what to show, and to follow as it changes
 */
void
rk_pairing_row_set_line (RkPairingRow  *self,
                         RkTournament  *tournament,
                         RkPairingLine *line)
{
  RkTournamentRound *round = NULL;

  g_return_if_fail (RK_IS_PAIRING_ROW (self));
  g_return_if_fail ((tournament == NULL) == (line == NULL));

  if (self->line == line)
    return;
  if (line != NULL)
    round = find_round (tournament, line);

  if (self->line != NULL)
    {
      RkPairing *pairing = rk_pairing_line_get_pairing (self->line);

      g_signal_handlers_disconnect_by_func (self->round, update, self);
      g_signal_handlers_disconnect_by_func (pairing, update, self);
      for (guint i = 0; i < G_N_ELEMENTS (self->players); i++)
        g_signal_group_set_target (self->players[i], NULL);
    }
  g_set_object (&self->tournament, tournament);
  g_set_object (&self->line, line);
  g_set_object (&self->round, round);
  if (line == NULL)
    return;

  g_signal_connect_object (self->round, "notify::published", G_CALLBACK (update), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (rk_pairing_line_get_pairing (line), "changed", G_CALLBACK (update),
                           self, G_CONNECT_SWAPPED);
  update (self);
}

/**
 * rk_pairing_row_describe:
 * @self: a row that shows a line
 *
 * Returns: (transfer full): all that it says, for a screen reader
 */
char *
rk_pairing_row_describe (RkPairingRow *self)
{
  RkPairing *pairing;
  g_autofree char *all = NULL;
  g_autofree char *number = NULL;

  g_return_val_if_fail (RK_IS_PAIRING_ROW (self), NULL);
  g_return_val_if_fail (self->line != NULL, NULL);

  pairing = rk_pairing_line_get_pairing (self->line);
  all = rk_text_pairing_for_reader (self->round, pairing);
  if (rk_pairing_get_n_games (pairing) < 2)
    return g_steal_pointer (&all);

  number = rk_format_number (rk_pairing_line_get_game (self->line) + 1);
  /* TRANSLATORS: The first "%s" is a number, the second all about the pairing. */
  return g_strdup_printf (_("Game %1$s. %2$s"), number, all);
}
