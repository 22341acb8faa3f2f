/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "rk-format.h"
#include "rk-line.h"
#include "rk-moves-row.h"
#include "rk-note.h"
#include "rk-review.h"
#include "rk-review-sentences.h"
#include "rk-sentences.h"

#define MOVES_PER_ROW 2

struct _RkMovesItem
{
  GObject parent_instance;

  /* Owned: what the line says, to compare; of a heading also the score. */
  char *text;
  char *score;

  guint round;
  /* Of a pair: the moves before it. */
  guint ply;
  gboolean heading;
};

G_DEFINE_FINAL_TYPE (RkMovesItem, rk_moves_item, G_TYPE_OBJECT)

struct _RkMovesRow
{
  GtkListBoxRow parent_instance;

  /* Owned References */
  RkMovesItem *item;
  RkCursor *cursor;

  /* Borrowed References: one for a heading, up to two for a pair. */
  GtkWidget *buttons[MOVES_PER_ROW];
};

G_DEFINE_FINAL_TYPE (RkMovesRow, rk_moves_row, GTK_TYPE_LIST_BOX_ROW)

static void
rk_moves_item_finalize (GObject *object)
{
  RkMovesItem *self = RK_MOVES_ITEM (object);

  g_free (self->text);
  g_free (self->score);

  G_OBJECT_CLASS (rk_moves_item_parent_class)->finalize (object);
}

static void
rk_moves_item_class_init (RkMovesItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = rk_moves_item_finalize;
}

static void
rk_moves_item_init (RkMovesItem *self)
{
}

/**
 * rk_moves_item_new_heading:
 * @match: a match
 * @round: the index of a round
 *
 * Returns: (transfer full): the heading of the round
 */
RkMovesItem *
rk_moves_item_new_heading (RkMatch *match,
                           guint    round)
{
  RkMovesItem *self;

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  self = g_object_new (RK_TYPE_MOVES_ITEM, NULL);
  self->round = round;
  self->heading = TRUE;
  self->text = rk_text_round_outcome (match, rk_match_get_round (match, round));
  self->score = rk_text_round_score (rk_match_get_round (match, round));

  return self;
}

static guint
count_in_pair (RkRound *round,
               guint    ply)
{
  return MIN (rk_round_get_n_moves (round) - ply, MOVES_PER_ROW);
}

/* Something else was tried out in place of the move, and kept. */
static gboolean
has_variations (RkRound *round,
                RkMove  *move)
{
  GListModel *lines = G_LIST_MODEL (rk_round_get_lines (round));

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (RkLine) line = g_list_model_get_item (lines, i);

      if (rk_line_get_after (line) + 1 == rk_move_get_ply (move))
        return TRUE;
    }

  return FALSE;
}

static char *
describe_note (RkMatch *match,
               RkRound *round,
               RkMove  *move)
{
  RkNote *note = rk_notes_find (G_LIST_MODEL (rk_round_get_notes (round)),
                                rk_move_get_ply (move));
  g_autofree char *text = rk_text_move (match, move);
  const char *mark = note != NULL ? rk_note_get_mark (note) : NULL;
  const char *comment = note != NULL ? rk_note_get_comment (note) : NULL;

  if (mark != NULL && comment != NULL)
    return g_strdup_printf ("%s %s: %s", text, rk_text_mark (mark), comment);
  if (mark != NULL || comment != NULL)
    return g_strdup_printf ("%s %s", text, mark != NULL ? rk_text_mark (mark) : comment);

  return g_steal_pointer (&text);
}

/* How many stones the move gave away for sure, as far as that is known and may be told. */
static guint
get_lost (RkMatch *match,
          RkRound *round,
          RkMove  *move)
{
  RkLoss loss;

  if (!rk_match_allows_advice (match) ||
      !rk_review_get_loss (match, rk_round_get_number (round) - 1, rk_move_get_ply (move), &loss))
    return 0;

  return loss.least;
}

/* What the move does, what somebody noted of it, what it gave away, and whether there are
 * variations. */
static char *
describe_move (RkMatch *match,
               RkRound *round,
               RkMove  *move)
{
  GString *text = g_string_new (NULL);
  g_autofree char *note = describe_note (match, round, move);

  g_string_append (text, note);
  if (get_lost (match, round, move) > 0)
    {
      g_autofree char *verdict = rk_text_verdict (match, rk_round_get_number (round) - 1,
                                                  rk_move_get_ply (move), NULL);

      g_string_append_printf (text, " %s", verdict);
    }
  if (has_variations (round, move))
    g_string_append_printf (text, " %s", _("Other moves are kept in place of this one."));

  return g_string_free_and_steal (text);
}

/**
 * rk_moves_item_new_pair:
 * @match: a match
 * @round: the index of a round
 * @ply: how many moves of it are before the pair
 *
 * Returns: (transfer full): the move after @ply, and the next if there is one
 */
RkMovesItem *
rk_moves_item_new_pair (RkMatch *match,
                        guint    round,
                        guint    ply)
{
  RkMovesItem *self;
  RkRound *moves;
  g_autoptr (GString) text = g_string_new (NULL);

  g_return_val_if_fail (RK_IS_MATCH (match), NULL);

  moves = rk_match_get_round (match, round);
  for (guint i = 0; i < count_in_pair (moves, ply); i++)
    {
      g_autofree char *move = describe_move (match, moves, rk_round_get_move (moves, ply + i));

      g_string_append (text, move);
    }

  self = g_object_new (RK_TYPE_MOVES_ITEM, NULL);
  self->round = round;
  self->ply = ply;
  self->text = g_string_free_and_steal (g_steal_pointer (&text));

  return self;
}

/**
 * rk_moves_item_equal:
 * @self: an item
 * @other: an item of the same match
 *
 * Returns: whether their lines look the same
 */
gboolean
rk_moves_item_equal (RkMovesItem *self,
                     RkMovesItem *other)
{
  g_return_val_if_fail (RK_IS_MOVES_ITEM (self), FALSE);
  g_return_val_if_fail (RK_IS_MOVES_ITEM (other), FALSE);

  return self->round == other->round && self->ply == other->ply &&
         self->heading == other->heading && g_str_equal (self->text, other->text) &&
         g_strcmp0 (self->score, other->score) == 0;
}

static GtkWidget *
make_label (const char *text,
            int         width_chars,
            const char *css_class)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", text,
                                   "xalign", 0.0f,
                                   "width-chars", width_chars,
                                   NULL);

  gtk_widget_add_css_class (label, css_class);
  gtk_widget_add_css_class (label, "numeric");

  return label;
}

/* What there is no room for goes into another line. */
static void
add_sign (GtkWidget  *line,
          const char *text,
          int         width_chars,
          const char *css_class)
{
  adw_wrap_box_append (ADW_WRAP_BOX (line), make_label (text, width_chars, css_class));
}

static char *
format_signed (const char *sign,
               guint       number)
{
  g_autofree char *digits = rk_format_number (number);

  return g_strconcat (sign, digits, NULL);
}

/* What the move won for who played it, and for the other player: "+8 −4". */
static char *
format_gains (const RkSowing *sowing,
              RkSide          side)
{
  g_autofree char *own =
    sowing->captured[side] > 0 ? format_signed ("+", sowing->captured[side]) : NULL;
  guint others = sowing->captured[rk_side_other (side)];
  g_autofree char *other = others > 0 ? format_signed ("−", others) : NULL;

  if (own != NULL && other != NULL)
    return g_strdup_printf ("%s %s", own, other);
  return g_strdup (own != NULL ? own : other != NULL ? other : "");
}

/* A mistake as the graph marks it: South's are round, North's have corners, filled where more
 * than a four was given away. */
static const char *
get_sign (RkSide side,
          guint  lost)
{
  if (side == RK_SOUTH)
    return lost > RK_FOUR ? "●" : "○";

  return lost > RK_FOUR ? "◆" : "◇";
}

/* The letter stays as it is in the files in every language; laps and gains are numbers
 * of the screen. binikh is written out, since its "b" is also a hole. */
static GtkWidget *
make_notation (RkMove   *move,
               RkNote   *note,
               guint     lost,
               gboolean  has_lines)
{
  const RkSowing *sowing = rk_move_get_sowing (move);
  RkSide side = rk_move_get_side (move);
  char letter[] = { rk_move_get_letter (move), '\0' };
  g_autofree char *laps =
    sowing->laps > 1 ? format_signed ("×", sowing->laps) : g_strdup ("");
  g_autofree char *gains = format_gains (sowing, side);
  GtkWidget *line = adw_wrap_box_new ();
  GtkWidget *box;

  adw_wrap_box_set_child_spacing (ADW_WRAP_BOX (line), 6);

  /* There are many moves: a widget for nothing is not made. */
  add_sign (line, letter, 1, "heading");
  if (note != NULL && rk_note_get_mark (note) != NULL)
    add_sign (line, rk_note_get_mark (note), -1, "heading");
  if (lost > 0)
    add_sign (line, get_sign (side, lost), -1, "caption");
  if (has_lines)
    add_sign (line, "↳", -1, "dimmed");
  if (*laps != '\0' || *gains != '\0')
    add_sign (line, laps, 3, "dimmed");
  if (*gains != '\0')
    add_sign (line, gains, -1, "caption");
  gtk_widget_set_valign (line, GTK_ALIGN_START);
  if (!sowing->binikh)
    return line;

  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (box), line);
  /* TRANSLATORS: A mark at a move that ended by making four with its last
   * stone. The word stays as it is in every language. */
  gtk_box_append (GTK_BOX (box), make_label (_("binikh"), -1, "binikh"));

  return box;
}

static void
move_clicked_cb (GtkButton *button,
                 gpointer   user_data)
{
  RkMovesRow *self = RK_MOVES_ROW (user_data);
  guint index = GTK_WIDGET (button) == self->buttons[0] ? 0 : 1;

  rk_cursor_go_to (self->cursor, self->item->round, self->item->ply + index + 1);
}

static GtkWidget *
make_move_button (RkMovesRow *self,
                  RkMove     *move)
{
  GtkWidget *button = gtk_button_new ();
  RkMatch *match = rk_cursor_get_match (self->cursor);
  RkRound *round = rk_match_get_round (match, self->item->round);
  g_autofree char *text = describe_move (match, round, move);

  gtk_button_set_child (GTK_BUTTON (button),
                        make_notation (move,
                                       rk_notes_find (G_LIST_MODEL (rk_round_get_notes (round)),
                                                      rk_move_get_ply (move)),
                                       get_lost (match, round, move),
                                       has_variations (round, move)));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "move");
  gtk_widget_set_tooltip_text (button, text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, text,
                                  -1);
  g_signal_connect_object (button, "clicked", G_CALLBACK (move_clicked_cb), self,
                           G_CONNECT_DEFAULT);

  return button;
}

static GtkWidget *
make_pair (RkMovesRow *self)
{
  RkMatch *match = rk_cursor_get_match (self->cursor);
  RkRound *round = rk_match_get_round (match, self->item->round);
  guint n_moves = count_in_pair (round, self->item->ply);
  g_autofree char *number = rk_format_number (self->item->ply / MOVES_PER_ROW + 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  GtkWidget *columns = g_object_new (GTK_TYPE_BOX,
                                     "homogeneous", TRUE,
                                     "hexpand", TRUE,
                                     "spacing", 4,
                                     NULL);

  gtk_box_append (GTK_BOX (box), make_label (number, 3, "dimmed"));
  gtk_box_append (GTK_BOX (box), columns);
  for (guint i = 0; i < MOVES_PER_ROW; i++)
    {
      if (i < n_moves)
        self->buttons[i] =
          make_move_button (self, rk_round_get_move (round, self->item->ply + i));
      gtk_box_append (GTK_BOX (columns),
                      i < n_moves ? self->buttons[i] : gtk_label_new (NULL));
    }

  return box;
}

static void
heading_clicked_cb (RkMovesRow *self)
{
  RkMatch *match = rk_cursor_get_match (self->cursor);

  if (self->item->round + 1 == rk_match_get_n_rounds (match))
    rk_cursor_last (self->cursor);
  else
    rk_cursor_go_to (self->cursor, self->item->round, 0);
}

static GtkWidget *
make_heading (RkMovesRow *self)
{
  g_autofree char *number = rk_format_number (self->item->round + 1);
  /* TRANSLATORS: A heading. "%s" is the number of a round. */
  g_autofree char *title = g_strdup_printf (_("Round %s"), number);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *outcome = g_object_new (GTK_TYPE_LABEL,
                                     "label", self->item->text,
                                     "xalign", 1.0f,
                                     "hexpand", TRUE,
                                     "ellipsize", PANGO_ELLIPSIZE_MIDDLE,
                                     NULL);
  GtkWidget *button = gtk_button_new ();

  gtk_box_append (GTK_BOX (box), make_label (title, -1, "caption-heading"));
  gtk_widget_add_css_class (outcome, "caption");
  gtk_widget_add_css_class (outcome, "dimmed");
  gtk_box_append (GTK_BOX (box), outcome);
  if (*self->item->score != '\0')
    gtk_box_append (GTK_BOX (box), make_label (self->item->score, -1, "caption"));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "heading-button");
  g_signal_connect_object (button, "clicked", G_CALLBACK (heading_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  self->buttons[0] = button;

  return button;
}

static void
rk_moves_row_dispose (GObject *object)
{
  RkMovesRow *self = RK_MOVES_ROW (object);

  g_clear_object (&self->item);
  g_clear_object (&self->cursor);

  G_OBJECT_CLASS (rk_moves_row_parent_class)->dispose (object);
}

static void
rk_moves_row_class_init (RkMovesRowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rk_moves_row_dispose;
}

static void
rk_moves_row_init (RkMovesRow *self)
{
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_list_box_row_set_selectable (GTK_LIST_BOX_ROW (self), FALSE);
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}

/**
 * rk_moves_row_new:
 * @item: what to show
 * @cursor: what the buttons move
 *
 * Returns: (transfer floating): a new row
 */
GtkWidget *
rk_moves_row_new (RkMovesItem *item,
                  RkCursor    *cursor)
{
  RkMovesRow *self;

  g_return_val_if_fail (RK_IS_MOVES_ITEM (item), NULL);
  g_return_val_if_fail (RK_IS_CURSOR (cursor), NULL);

  self = g_object_new (RK_TYPE_MOVES_ROW, NULL);
  self->item = g_object_ref (item);
  self->cursor = g_object_ref (cursor);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self),
                              item->heading ? make_heading (self) : make_pair (self));

  return GTK_WIDGET (self);
}

static gboolean
is_current (RkMovesRow *self,
            guint       index)
{
  guint ply = self->item->heading ? 0 : self->item->ply + index + 1;

  return self->item->round == rk_cursor_get_round (self->cursor) &&
         ply == rk_cursor_get_ply (self->cursor);
}

/**
 * rk_moves_row_mark_current:
 * @self: a row
 *
 * Marks the button of the place that the cursor stands at.
 *
 * Returns: (transfer none) (nullable): the button, if it is in this row
 */
GtkWidget *
rk_moves_row_mark_current (RkMovesRow *self)
{
  GtkWidget *found = NULL;

  g_return_val_if_fail (RK_IS_MOVES_ROW (self), NULL);

  for (guint i = 0; i < MOVES_PER_ROW && self->buttons[i] != NULL; i++)
    {
      gboolean current = is_current (self, i);

      if (current)
        gtk_widget_add_css_class (self->buttons[i], "current");
      else
        gtk_widget_remove_css_class (self->buttons[i], "current");
      gtk_accessible_update_state (GTK_ACCESSIBLE (self->buttons[i]),
                                   GTK_ACCESSIBLE_STATE_PRESSED,
                                   current ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                           : GTK_ACCESSIBLE_TRISTATE_FALSE,
                                   -1);
      if (current)
        found = self->buttons[i];
    }

  return found;
}

/**
 * rk_moves_row_get_button:
 * @self: a row
 * @index: which of its buttons, from 0
 *
 * Returns: (transfer none) (nullable): the button; %NULL when there are not so many
 */
GtkWidget *
rk_moves_row_get_button (RkMovesRow *self,
                         guint       index)
{
  g_return_val_if_fail (RK_IS_MOVES_ROW (self), NULL);

  return index < MOVES_PER_ROW ? self->buttons[index] : NULL;
}
