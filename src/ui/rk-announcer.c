/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-announcer.h"
#include "rk-format.h"
#include "rk-sentences.h"
#include "rk-teller.h"

/* So long a listener waits for a move to be saved, in milliseconds. */
#define PATIENCE 400
/* So many moves that are taken back at once are named: a move and the answer to it. */
#define N_NAMED 2

struct _RkAnnouncer
{
  GObject parent_instance;

  /* Owned References */
  RkDocument *document;
  RkMatch *match;
  /* What is to be said as soon as it is saved. */
  GQueue *texts;
  /* What was played last before the change, the last first, to name it when it is taken
   * back. */
  GPtrArray *last_moves;
  /* How much is wanted, if anybody has a say in it. */
  GSettings *settings;

  /* Borrowed References: the widget that owns the announcer. */
  GtkWidget *speaker;

  guint n_rounds;
  guint n_moves;
  guint timeout_id;
  /* What is to be said last is that something was done again. */
  gboolean ends_with_redo;
  /* What is to be said waits for what comes next. */
  gboolean is_held;
};

enum
{
  ANNOUNCED,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkAnnouncer, rk_announcer, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static guint
count_moves (RkMatch *match)
{
  guint n_moves = 0;

  for (guint i = 0; i < rk_match_get_n_rounds (match); i++)
    n_moves += rk_round_get_n_moves (rk_match_get_round (match, i));

  return n_moves;
}

static void
remember (RkAnnouncer *self)
{
  g_ptr_array_set_size (self->last_moves, 0);
  self->n_rounds = rk_match_get_n_rounds (self->match);
  self->n_moves = count_moves (self->match);

  for (guint i = self->n_rounds; i > 0; i--)
    {
      RkRound *round = rk_match_get_round (self->match, i - 1);

      for (guint j = rk_round_get_n_moves (round); j > 0; j--)
        {
          if (self->last_moves->len == N_NAMED)
            return;
          g_ptr_array_add (self->last_moves, g_object_ref (rk_round_get_move (round, j - 1)));
        }
    }
}

static RkVerbosity
get_verbosity (RkAnnouncer *self)
{
  return self->settings != NULL ? (RkVerbosity) g_settings_get_enum (self->settings, "announcements")
                                : RK_VERBOSITY_STANDARD;
}

static char *
name_undone (RkAnnouncer *self,
             guint        n_undone)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n_undone; i++)
    {
      g_autofree char *undone = rk_text_undo (self->match, self->last_moves->pdata[i]);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "", undone);
    }

  return g_string_free_and_steal (g_steal_pointer (&text));
}

static char *
describe_undone (RkAnnouncer *self)
{
  guint n_undone = self->n_moves - count_moves (self->match);
  g_autofree char *number = NULL;

  if (n_undone == 0)
    return rk_text_undo (self->match, NULL);
  if (n_undone <= self->last_moves->len)
    return name_undone (self, n_undone);

  number = rk_format_number (n_undone);
  /* TRANSLATORS: "%s" is how many moves were taken back at once. */
  return g_strdup_printf (ngettext ("%s move was taken back.", "%s moves were taken back.",
                                    n_undone), number);
}

/* At the start of a round undo leads back into the one before. */
static char *
describe_undo (RkAnnouncer *self)
{
  g_autofree char *undone = describe_undone (self);
  g_autofree char *back = NULL;

  if (rk_match_get_n_rounds (self->match) == self->n_rounds)
    return g_steal_pointer (&undone);

  back = rk_text_back_in_round (self->match);
  return g_strdup_printf ("%s %s", undone, back);
}

static RkMove *
get_last_move (RkMatch *match)
{
  RkRound *round = rk_match_get_current_round (match);

  return rk_round_get_move (round, rk_round_get_n_moves (round) - 1);
}

static char *
describe_redo (RkAnnouncer *self)
{
  gboolean was_move = count_moves (self->match) > self->n_moves;
  g_autofree char *redo =
    rk_text_redo (self->match, was_move ? get_last_move (self->match) : NULL);
  g_autofree char *end = rk_text_announcement (self->match, RK_CHANGE_ROUND_ENDED,
                                               RK_VERBOSITY_STANDARD);

  return end != NULL && *end != '\0' ? g_strdup_printf ("%s %s", redo, end)
                                     : g_steal_pointer (&redo);
}

static char *
describe (RkAnnouncer   *self,
          RkMatchChange  change)
{
  if (change == RK_CHANGE_UNDO)
    return describe_undo (self);
  if (change == RK_CHANGE_REDO)
    return describe_redo (self);
  return rk_text_announcement (self->match, change, get_verbosity (self));
}

/* Several windows can show one match; only the one that is used tells of it. */
static gboolean
is_in_use (RkAnnouncer *self)
{
  GtkRoot *root = gtk_widget_get_root (self->speaker);
  GtkApplication *application =
    GTK_IS_WINDOW (root) ? gtk_window_get_application (GTK_WINDOW (root)) : NULL;

  return application == NULL ||
         gtk_application_get_active_window (application) == GTK_WINDOW (root);
}

static void
say (RkAnnouncer *self,
     const char  *text)
{
  rk_tell (self->speaker, text);
  g_signal_emit (self, signals[ANNOUNCED], 0, text);
}

static void
announce (RkAnnouncer *self)
{
  g_clear_handle_id (&self->timeout_id, g_source_remove);
  self->is_held = FALSE;
  while (!g_queue_is_empty (self->texts))
    {
      g_autofree char *text = g_queue_pop_head (self->texts);

      say (self, text);
    }
}

static void
timeout_cb (gpointer user_data)
{
  RkAnnouncer *self = user_data;

  self->timeout_id = 0;
  announce (self);
}

/* A move that was heard is a move that is kept, whatever happens next. When it
 * cannot be saved, the page says so, and the match goes on all the same; nor
 * does a slow disk keep anybody waiting. */
static void
announce_saved (RkAnnouncer *self)
{
  if (self->is_held)
    return;

  if (!rk_document_is_unsaved (self->document) ||
      rk_document_get_problem (self->document) != NULL)
    announce (self);
  else if (self->timeout_id == 0 && !g_queue_is_empty (self->texts))
    self->timeout_id = g_timeout_add_once (PATIENCE, timeout_cb, self);
}

/* A move and its answer that come at once, or are played again at once, are told in one. */
static void
push (RkAnnouncer *self,
      const char  *text,
      gboolean     is_redo)
{
  gboolean was_held = self->is_held;

  self->is_held = FALSE;
  if (was_held)
    g_clear_handle_id (&self->timeout_id, g_source_remove);
  if ((was_held || (is_redo && self->ends_with_redo)) && !g_queue_is_empty (self->texts))
    {
      g_autofree char *before = g_queue_pop_tail (self->texts);

      g_queue_push_tail (self->texts, g_strdup_printf ("%s %s", before, text));
    }
  else
    g_queue_push_tail (self->texts, g_strdup (text));
  self->ends_with_redo = is_redo;
}

static void
changed_cb (RkAnnouncer   *self,
            RkMatchChange  change)
{
  g_autofree char *text = describe (self, change);

  remember (self);
  if (text == NULL || *text == '\0' || !is_in_use (self))
    return;

  push (self, text, change == RK_CHANGE_REDO);
  announce_saved (self);
}

static void
free_texts (GQueue *texts)
{
  g_queue_free_full (texts, g_free);
}

static void
rk_announcer_dispose (GObject *object)
{
  RkAnnouncer *self = RK_ANNOUNCER (object);

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  g_clear_object (&self->match);
  g_clear_object (&self->document);
  g_clear_pointer (&self->last_moves, g_ptr_array_unref);
  g_clear_object (&self->settings);
  g_clear_pointer (&self->texts, free_texts);
  self->speaker = NULL;

  G_OBJECT_CLASS (rk_announcer_parent_class)->dispose (object);
}

static void
rk_announcer_class_init (RkAnnouncerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rk_announcer_dispose;

  /**
   * RkAnnouncer::announced:
   * @text: what was said
   */
  signals[ANNOUNCED] = g_signal_new ("announced", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                     0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
rk_announcer_init (RkAnnouncer *self)
{
  self->texts = g_queue_new ();
  self->last_moves = g_ptr_array_new_with_free_func (g_object_unref);
}

/**
 * rk_announcer_new:
 * @document: the document of the match to tell of
 * @speaker: the widget that speaks; it must outlive the announcer
 *
 * A change is announced when it is on disk, or when it is clear that it cannot
 * be saved, or when that takes long; and only in the window that was used last.
 *
 * Returns: (transfer full): a new announcer
 */
RkAnnouncer *
rk_announcer_new (RkDocument *document,
                  GtkWidget  *speaker)
{
  RkAnnouncer *self;
  RkMatch *match;

  g_return_val_if_fail (RK_IS_DOCUMENT (document), NULL);
  g_return_val_if_fail (GTK_IS_WIDGET (speaker), NULL);

  self = g_object_new (RK_TYPE_ANNOUNCER, NULL);
  self->document = g_object_ref (document);
  match = rk_document_get_match (document);
  self->match = g_object_ref (match);
  self->speaker = speaker;
  remember (self);
  g_signal_connect_object (match, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::unsaved", G_CALLBACK (announce_saved), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (document, "notify::problem", G_CALLBACK (announce_saved), self,
                           G_CONNECT_SWAPPED);

  return self;
}

/**
 * rk_announcer_follow_settings:
 * @self: an announcer
 * @settings: the settings of the program
 *
 * From now on as much is said of each move as the settings want.
 */
void
rk_announcer_follow_settings (RkAnnouncer *self,
                              GSettings   *settings)
{
  g_return_if_fail (RK_IS_ANNOUNCER (self));
  g_return_if_fail (G_IS_SETTINGS (settings));

  g_set_object (&self->settings, settings);
}

/**
 * rk_announcer_get_verbosity:
 * @self: an announcer
 *
 * Returns: how much of each move is wanted
 */
RkVerbosity
rk_announcer_get_verbosity (RkAnnouncer *self)
{
  g_return_val_if_fail (RK_IS_ANNOUNCER (self), RK_VERBOSITY_STANDARD);

  return get_verbosity (self);
}

/**
 * rk_announcer_hold:
 * @self: an announcer
 * @time: so long at most, in milliseconds
 *
 * What is still to be said of the match waits for what happens next, and is said together with
 * it: an answer that comes soon would cut it off.
 */
void
rk_announcer_hold (RkAnnouncer *self,
                   guint        time)
{
  g_return_if_fail (RK_IS_ANNOUNCER (self));

  if (g_queue_is_empty (self->texts))
    return;

  g_clear_handle_id (&self->timeout_id, g_source_remove);
  self->is_held = TRUE;
  self->timeout_id = g_timeout_add_once (time, timeout_cb, self);
}

/**
 * rk_announcer_say:
 * @self: an announcer
 * @text: a sentence
 *
 * Says something that somebody asked for: at once, but after whatever is still to be
 * said of the match.
 */
void
rk_announcer_say (RkAnnouncer *self,
                  const char  *text)
{
  g_return_if_fail (RK_IS_ANNOUNCER (self));
  g_return_if_fail (text != NULL);

  announce (self);
  say (self, text);
}
