/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-teller.h"

#include "rk-focus.h"
#include "rk-toast.h"

/* A screen reader drops what it says when the focus moves: nothing is said before the focus has
 * come to rest, but no later than after so many milliseconds. */
#define PATIENCE 500

/* A text or a toast that waits. */
typedef struct
{
  /* Weak: what says it, or the overlay of the toast. */
  GtkWidget *widget;
  char *text;
  AdwToast *toast;
} Word;

struct _RkTeller
{
  GObject parent_instance;

  /* Borrowed References: the window that owns the teller. */
  GtkWidget *window;

  GQueue words;
  guint tick_id;
  guint idle_id;
  guint limit_id;
  /* Since the last frame. */
  gboolean focus_moved;
};

enum
{
  TOLD,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (RkTeller, rk_teller, G_TYPE_OBJECT)

static guint signals[N_SIGNALS];

static Word *
word_new (GtkWidget  *widget,
          const char *text,
          AdwToast   *toast)
{
  Word *word = g_new0 (Word, 1);

  g_set_weak_pointer (&word->widget, widget);
  word->text = g_strdup (text);
  word->toast = toast;

  return word;
}

static void
word_free (Word *word)
{
  g_clear_weak_pointer (&word->widget);
  g_clear_object (&word->toast);
  g_free (word->text);
  g_free (word);
}

static void
stop_waiting (RkTeller *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (self->window, self->tick_id);
  self->tick_id = 0;
  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_clear_handle_id (&self->limit_id, g_source_remove);
}

/* Nothing is said twice at once; a toast is announced by libadwaita. */
static gboolean
is_said_later (const Word *word,
               GList      *later)
{
  for (GList *l = later; l != NULL; l = l->next)
    {
      const Word *other = l->data;

      if (g_strcmp0 (other->toast != NULL ? adw_toast_get_title (other->toast) : other->text,
                     word->text) == 0)
        return TRUE;
    }

  return FALSE;
}

/* What GTK has for tests cannot announce anything. */
static gboolean
can_announce (RkTeller *self)
{
  g_autoptr (GtkATContext) context =
    gtk_accessible_get_at_context (GTK_ACCESSIBLE (self->window));

  return context != NULL && !g_str_equal (G_OBJECT_TYPE_NAME (context), "GtkTestATContext");
}

static void
say (RkTeller *self,
     GList    *words)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (GList *l = words; l != NULL; l = l->next)
    {
      const Word *word = l->data;

      if (word->text == NULL || is_said_later (word, l->next))
        continue;
      if (text->len > 0)
        g_string_append_c (text, ' ');
      g_string_append (text, word->text);
    }

  if (text->len == 0)
    return;

  if (can_announce (self))
    gtk_accessible_announce (GTK_ACCESSIBLE (self->window), text->str,
                             GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
  g_signal_emit (self, signals[TOLD], 0, text->str);
}

/* The last word at once, not behind those before it. */
static void
show_toasts (GList *words)
{
  for (GList *l = words; l != NULL; l = l->next)
    {
      Word *word = l->data;

      if (word->toast == NULL || word->widget == NULL)
        continue;
      _rk_toast_put (word->widget, g_steal_pointer (&word->toast));
    }
}

/* All that has come together meanwhile, in one announcement. */
static void
tell (RkTeller *self)
{
  GList *words = g_steal_pointer (&self->words.head);

  g_queue_init (&self->words);
  stop_waiting (self);
  say (self, words);
  show_toasts (words);
  g_list_free_full (words, (GDestroyNotify) word_free);
}

static gboolean
is_within (RkTeller  *self,
           GtkWidget *ancestor)
{
  for (GList *l = self->words.head; l != NULL; l = l->next)
    {
      const Word *word = l->data;

      if (word->widget != NULL && word->widget != ancestor &&
          !gtk_widget_is_ancestor (word->widget, ancestor))
        return FALSE;
    }

  return TRUE;
}

/* A menu or a dialog that something is done from is about to close, and gives back the focus. */
static gboolean
is_covered (RkTeller *self)
{
  GtkWidget *focus = rk_focus_get (self->window);
  GtkWidget *native = focus != NULL ? GTK_WIDGET (gtk_widget_get_native (focus)) : NULL;
  AdwDialog *dialog = rk_focus_get_dialog (self->window);

  return (native != NULL && native != self->window && !is_within (self, native)) ||
         (dialog != NULL && !is_within (self, GTK_WIDGET (dialog)));
}

static void wait_for_frame (RkTeller *self);

static void
frame_done_cb (gpointer user_data)
{
  RkTeller *self = user_data;

  self->idle_id = 0;
  if (!self->focus_moved && !is_covered (self))
    tell (self);
  else
    wait_for_frame (self);
}

/* What the frame changes comes after this. */
static gboolean
tick_cb (GtkWidget     *window,
         GdkFrameClock *clock,
         gpointer       user_data)
{
  RkTeller *self = user_data;

  self->tick_id = 0;
  self->idle_id = g_idle_add_once (frame_done_cb, self);

  return G_SOURCE_REMOVE;
}

static void
wait_for_frame (RkTeller *self)
{
  self->focus_moved = FALSE;
  self->tick_id = gtk_widget_add_tick_callback (self->window, tick_cb, self, NULL);
}

static void
limit_cb (gpointer user_data)
{
  RkTeller *self = user_data;

  self->limit_id = 0;
  tell (self);
}

/* A window that is not shown has no frames, and nothing in it moves. */
static void
push (RkTeller *self,
      Word     *word)
{
  g_queue_push_tail (&self->words, word);
  if (!gtk_widget_get_mapped (self->window))
    {
      tell (self);
      return;
    }
  if (self->limit_id != 0)
    return;

  self->limit_id = g_timeout_add_once (PATIENCE, limit_cb, self);
  wait_for_frame (self);
}

static void
focus_moved_cb (RkTeller *self)
{
  self->focus_moved = TRUE;
}

/* The last words of a window that closes. */
static void
unmap_cb (RkTeller *self)
{
  if (self->limit_id != 0)
    tell (self);
}

static void
rk_teller_dispose (GObject *object)
{
  RkTeller *self = RK_TELLER (object);

  g_clear_handle_id (&self->idle_id, g_source_remove);
  g_clear_handle_id (&self->limit_id, g_source_remove);
  g_queue_clear_full (&self->words, (GDestroyNotify) word_free);

  G_OBJECT_CLASS (rk_teller_parent_class)->dispose (object);
}

static void
rk_teller_class_init (RkTellerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = rk_teller_dispose;

  /**
   * RkTeller::told:
   * @text: what was announced
   */
  signals[TOLD] = g_signal_new ("told", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
rk_teller_init (RkTeller *self)
{
  g_queue_init (&self->words);
}

/**
 * rk_teller_get:
 * @root: a window
 *
 * Returns: (transfer none): what speaks for the window
 */
RkTeller *
rk_teller_get (GtkRoot *root)
{
  static const char key[] = "rk-teller";
  RkTeller *self;

  g_return_val_if_fail (GTK_IS_ROOT (root), NULL);

  self = g_object_get_data (G_OBJECT (root), key);
  if (self != NULL)
    return self;

  self = g_object_new (RK_TYPE_TELLER, NULL);
  self->window = GTK_WIDGET (root);
  g_object_set_data_full (G_OBJECT (root), key, self, g_object_unref);
  g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (focus_moved_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (root, "unmap", G_CALLBACK (unmap_cb), self, G_CONNECT_SWAPPED);

  return self;
}

/**
 * rk_teller_is_waiting:
 * @self: a teller
 *
 * Returns: whether something is still to be said
 */
gboolean
rk_teller_is_waiting (RkTeller *self)
{
  g_return_val_if_fail (RK_IS_TELLER (self), FALSE);

  return self->limit_id != 0;
}

/**
 * rk_tell:
 * @widget: what has something to say; in no window nobody hears it
 * @text: whole sentences
 *
 * Says something to a screen reader as soon as the focus has come to rest; with whatever else
 * is said until then in one announcement.
 */
void
rk_tell (GtkWidget  *widget,
         const char *text)
{
  GtkRoot *root;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (text != NULL);

  root = gtk_widget_get_root (widget);
  if (root != NULL && *text != '\0')
    push (rk_teller_get (root), word_new (widget, text, NULL));
}

/**
 * rk_teller_add_toast:
 * @self: a teller
 * @overlay: where the toast appears, in the window of @self
 * @toast: (transfer full): a toast; it is announced when it appears
 *
 * Shows a toast, in place of any other there, when the focus has come to rest.
 */
void
rk_teller_add_toast (RkTeller  *self,
                     GtkWidget *overlay,
                     AdwToast  *toast)
{
  g_return_if_fail (RK_IS_TELLER (self));
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));
  g_return_if_fail (ADW_IS_TOAST (toast));

  rk_teller_drop_toasts (self, overlay, NULL);
  push (self, word_new (overlay, NULL, toast));
}

/**
 * rk_teller_drop_toasts:
 * @self: a teller
 * @overlay: where toasts appear
 * @toast: (nullable): one of them, or %NULL for all
 *
 * Forgets toasts that have not appeared yet.
 */
void
rk_teller_drop_toasts (RkTeller  *self,
                       GtkWidget *overlay,
                       AdwToast  *toast)
{
  g_return_if_fail (RK_IS_TELLER (self));
  g_return_if_fail (ADW_IS_TOAST_OVERLAY (overlay));

  for (GList *l = self->words.head; l != NULL;)
    {
      GList *next = l->next;
      Word *word = l->data;

      if (word->widget == overlay && word->toast != NULL && (toast == NULL || word->toast == toast))
        {
          word_free (word);
          g_queue_delete_link (&self->words, l);
        }
      l = next;
    }
}
