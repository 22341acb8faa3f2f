/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-access.h"
#include "rk-application-private.h"
#include "rk-file-name.h"
#include "rk-key-tips.h"
#include "rk-library-page.h"
#include "rk-match-page.h"
#include "rk-retry-page.h"
#include "rk-sentences.h"
#include "rk-tournament-page.h"
#include "rk-touch-tips.h"
#include "rk-trim.h"
#include "rk-unsaved-dialog.h"
#include "rk-window-private.h"
#include "rk-wrap.h"

struct _RkWindow
{
  AdwApplicationWindow parent_instance;

  /* Template Widgets */
  AdwNavigationView *navigation;
  RkLibraryPage *library_page;

  /* Owned References */
  RkWindowState *state;
  GCancellable *opening;

  /* Borrowed References */
  AdwDialog *question;

  /* The file of the state is still being read. */
  gboolean restoring;
};

G_DEFINE_FINAL_TYPE (RkWindow, rk_window, ADW_TYPE_APPLICATION_WINDOW)

RkApplication *
_rk_window_get_application (RkWindow *self)
{
  return RK_APPLICATION (gtk_window_get_application (GTK_WINDOW (self)));
}

AdwNavigationView *
_rk_window_get_navigation (RkWindow *self)
{
  return self->navigation;
}

void
_rk_window_start_search (RkWindow *self)
{
  if (adw_navigation_view_get_visible_page (self->navigation) ==
      ADW_NAVIGATION_PAGE (self->library_page))
    rk_library_page_start_search (self->library_page);
}

/* What a page shows, NULL for the library. */
static RkDocument *
get_document (AdwNavigationPage *page)
{
  if (RK_IS_MATCH_PAGE (page))
    return rk_match_page_get_document (RK_MATCH_PAGE (page));
  if (RK_IS_TOURNAMENT_PAGE (page))
    return rk_tournament_page_get_document (RK_TOURNAMENT_PAGE (page));
  return NULL;
}

gboolean
_rk_window_bring_forward (RkWindow *self,
                          GFile    *file)
{
  g_autoptr (GListModel) pages = adw_navigation_view_get_navigation_stack (self->navigation);

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (AdwNavigationPage) page = g_list_model_get_item (pages, i);
      RkDocument *document = get_document (page);

      if (document == NULL || !g_file_equal (rk_document_get_file (document), file))
        continue;
      if (page != adw_navigation_view_get_visible_page (self->navigation))
        adw_navigation_view_pop_to_page (self->navigation, page);
      gtk_window_present (GTK_WINDOW (self));
      return TRUE;
    }
  return FALSE;
}

void
_rk_window_show_search (RkWindow   *self,
                        const char *text)
{
  if (adw_navigation_view_get_visible_page (self->navigation) !=
      ADW_NAVIGATION_PAGE (self->library_page))
    adw_navigation_view_pop_to_page (self->navigation, ADW_NAVIGATION_PAGE (self->library_page));
  rk_library_page_search (self->library_page, text);
}

/* It shows no document, but lies over the page of one. */
static gboolean
is_above (AdwNavigationPage *page)
{
  return _rk_window_is_of_course (page) || RK_IS_RETRY_PAGE (page);
}

/* What is in front, or below what lies over it. */
static AdwNavigationPage *
get_front_page (RkWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);

  while (page != NULL && is_above (page))
    page = adw_navigation_view_get_previous_page (self->navigation, page);
  return page;
}

static RkDocument *
get_visible_document (RkWindow *self)
{
  return get_document (get_front_page (self));
}

RkTournamentPage *
_rk_window_get_tournament_page (RkWindow *self)
{
  AdwNavigationPage *page = get_front_page (self);

  if (RK_IS_MATCH_PAGE (page))
    page = adw_navigation_view_get_previous_page (self->navigation, page);
  return RK_IS_TOURNAMENT_PAGE (page) ? RK_TOURNAMENT_PAGE (page) : NULL;
}

/* What the list of windows shows. */
static void
update_title (RkWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);
  g_autofree char *title = NULL;

  if (get_document (page) != NULL || (page != NULL && is_above (page)))
    /* TRANSLATORS: The title of a window. "%s" is a match: the two players; or the name of a
     * tournament, or the title of a lesson. */
    title = g_strdup_printf (_("%s — Rio Kadalis"), adw_navigation_page_get_title (page));
  else
    title = g_strdup (_("Rio Kadalis"));

  gtk_window_set_title (GTK_WINDOW (self), title);
}

static void
visible_page_cb (RkWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);

  update_title (self);
  if (page != NULL)
    rk_key_tips_add (GTK_WIDGET (page));
  _rk_window_remember_lesson (self);
  /* Elsewhere the key is for a search of the page. */
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "win.search",
                                 page == ADW_NAVIGATION_PAGE (self->library_page));
}

static void
popped_cb (RkWindow          *self,
           AdwNavigationPage *page)
{
  g_autoptr (GFile) parent = NULL;

  if (get_document (page) == NULL)
    return;
  /* The list of its kind. */
  g_object_set (self->library_page,
                "view", RK_IS_TOURNAMENT_PAGE (page) ? "tournaments" : "matches",
                NULL);
  /* From a game of a tournament the way back leads to the tournament. */
  g_object_get (self->state, "parent", &parent, NULL);
  g_object_set (self->state, "parent", NULL, NULL);
  rk_window_state_set_file (self->state, parent);
  if (parent != NULL)
    rk_library_page_return_to (self->library_page, parent);
}

/* A new file may have to take another name than the one it was given first. */
static void
file_changed_cb (RkDocument *document,
                 GParamSpec *pspec,
                 RkWindow   *self)
{
  RkTournamentPage *below = _rk_window_get_tournament_page (self);

  if (get_visible_document (self) == document)
    g_object_set (self->state, "file", rk_document_get_file (document), NULL);
  else if (below != NULL && rk_tournament_page_get_document (below) == document)
    g_object_set (self->state, "parent", rk_document_get_file (document), NULL);
  else
    return;

  rk_library_page_return_to (self->library_page, rk_document_get_file (document));
}

/* Keys reach the page also while nothing has the focus. */
static gboolean
key_pressed_cb (GtkEventControllerKey *controller,
                guint                  keyval,
                guint                  keycode,
                GdkModifierType        modifiers,
                gpointer               user_data)
{
  RkWindow *self =
    RK_WINDOW (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller)));
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);

  if (page == NULL || gtk_window_get_focus (GTK_WINDOW (self)) != NULL)
    return GDK_EVENT_PROPAGATE;

  return gtk_event_controller_key_forward (controller, GTK_WIDGET (page));
}

static GtkWidget *
make_details (const char *text)
{
  GtkWidget *label = g_object_new (GTK_TYPE_LABEL,
                                   "label", text,
                                   "xalign", 0.0f,
                                   "margin-top", 6,
                                   "wrap", TRUE,
                                   "wrap-mode", PANGO_WRAP_WORD_CHAR,
                                   "selectable", TRUE,
                                   NULL);
  GtkWidget *expander = gtk_expander_new (_("Details"));

  rk_wrap_expander (GTK_EXPANDER (expander));
  gtk_widget_add_css_class (label, "dimmed");
  gtk_expander_set_child (GTK_EXPANDER (expander), label);

  return expander;
}

/* A file that is being read, what is opened on top of it, and whether it is shown
 * from its start. */
typedef struct
{
  RkWindow *window;
  GFile *file;
  GFile *next;
  /* Keeps the window from being made anew meanwhile. */
  GObject *reason;
  gboolean at_start;
} Opening;

static void
opening_free (Opening *opening)
{
  g_object_unref (opening->window);
  g_object_unref (opening->file);
  g_clear_object (&opening->next);
  g_object_unref (opening->reason);
  g_free (opening);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Opening, opening_free)

static void open_file (RkWindow *self,
                       GFile    *file,
                       GFile    *next,
                       gboolean  at_start);

static void
show_start (RkWindow *self)
{
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);

  RkMatch *match;

  if (!RK_IS_MATCH_PAGE (page))
    return;
  match = rk_document_get_match (rk_match_page_get_document (RK_MATCH_PAGE (page)));
  /* One that is still played goes on where it is. */
  if (rk_match_get_state (match) == RK_MATCH_OVER)
    rk_cursor_first (rk_match_page_get_cursor (RK_MATCH_PAGE (page)));
}

/* A document in another file than the one that was asked for was made of that one. */
void
_rk_window_tell_import (RkWindow   *self,
                        RkDocument *document,
                        GFile      *file)
{
  RkDocumentStore *store = rk_application_get_store (_rk_window_get_application (self));
  AdwNavigationPage *page = adw_navigation_view_get_visible_page (self->navigation);
  g_autofree char *name = NULL;
  g_autofree char *text = NULL;

  if (rk_document_store_lookup (store, file) == document || !RK_IS_TOURNAMENT_PAGE (page))
    return;

  name = rk_file_name_show (file);
  /* TRANSLATORS: After a file of another program was opened; "%s" is its name. */
  text = g_strdup_printf (_("A new tournament was made of “%s”. Such a report does not tell the "
                            "rules of the game: look at the regulations."),
                          name);
  rk_tournament_page_show_toast (RK_TOURNAMENT_PAGE (page), text);
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      user_data)
{
  g_autoptr (Opening) opening = user_data;
  RkWindow *self = opening->window;
  g_autoptr (GError) error = NULL;
  g_autoptr (RkDocument) document = NULL;

  document = rk_document_store_open_finish (RK_DOCUMENT_STORE (source), result, &error);
  /* Another file was wanted instead, or the window was closed meanwhile. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) ||
      _rk_window_get_application (self) == NULL)
    return;

  if (document != NULL)
    {
      rk_window_show_document (self, document);
      _rk_window_tell_import (self, document, opening->file);
    }
  else
    {
      if (get_visible_document (self) == NULL)
        rk_window_state_set_file (self->state, NULL);
      rk_window_show_open_error (self, opening->file, error);
    }

  if (opening->next != NULL)
    {
      open_file (self, opening->next, NULL, FALSE);
      return;
    }
  self->restoring = FALSE;
  if (document != NULL && opening->at_start)
    show_start (self);
}

AdwDialog *
_rk_window_ask_unsaved (RkWindow  *self,
                        GPtrArray *documents)
{
  if (self->question != NULL)
    return NULL;

  g_set_weak_pointer (&self->question, rk_unsaved_dialog_new (documents));
  adw_dialog_present (self->question, GTK_WIDGET (self));

  return self->question;
}

/* What the window shows, also below what is in front, which comes last. */
GPtrArray *
_rk_window_list_documents (RkWindow *self)
{
  GPtrArray *documents = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GListModel) pages = adw_navigation_view_get_navigation_stack (self->navigation);

  for (guint i = 0; i < g_list_model_get_n_items (pages); i++)
    {
      g_autoptr (AdwNavigationPage) page = g_list_model_get_item (pages, i);
      RkDocument *document = get_document (page);

      if (document != NULL)
        g_ptr_array_add (documents, g_object_ref (document));
    }
  return documents;
}

static GPtrArray *
list_shown_unsaved (RkWindow *self)
{
  GPtrArray *documents = _rk_window_list_documents (self);

  for (guint i = documents->len; i > 0; i--)
    if (rk_document_flush (documents->pdata[i - 1], NULL))
      g_ptr_array_remove_index (documents, i - 1);
  return documents;
}

/* What would be lost: with the last window everything that cannot be saved, with
 * another one what it shows. */
static GPtrArray *
list_unsaved (RkWindow *self)
{
  RkApplication *application = _rk_window_get_application (self);

  if (application != NULL && _rk_application_is_last_window (application, self))
    {
      RkDocumentStore *store = rk_application_get_store (application);

      rk_document_store_flush (store, NULL);
      return rk_document_store_list_unsaved (store);
    }

  return list_shown_unsaved (self);
}

static void
close_anyway_cb (RkWindow   *self,
                 const char *response)
{
  if (g_str_equal (response, RK_UNSAVED_DISCARD))
    gtk_window_destroy (GTK_WINDOW (self));
}

static gboolean
rk_window_close_request (GtkWindow *window)
{
  RkWindow *self = RK_WINDOW (window);
  g_autoptr (GPtrArray) documents = list_unsaved (self);
  AdwDialog *question;

  if (documents->len == 0)
    return GTK_WINDOW_CLASS (rk_window_parent_class)->close_request (window);

  question = _rk_window_ask_unsaved (self, documents);
  if (question != NULL)
    g_signal_connect_object (question, "response", G_CALLBACK (close_anyway_cb), self,
                             G_CONNECT_SWAPPED);

  return GDK_EVENT_STOP;
}

static void
rk_window_dispose (GObject *object)
{
  RkWindow *self = RK_WINDOW (object);

  g_clear_weak_pointer (&self->question);
  g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  gtk_widget_dispose_template (GTK_WIDGET (self), RK_TYPE_WINDOW);
  g_clear_object (&self->state);

  G_OBJECT_CLASS (rk_window_parent_class)->dispose (object);
}

static void
rk_window_class_init (RkWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GtkWindowClass *window_class = GTK_WINDOW_CLASS (klass);

  object_class->dispose = rk_window_dispose;
  window_class->close_request = rk_window_close_request;

  g_type_ensure (RK_TYPE_LIBRARY_PAGE);

  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/riokadalis/RioKadalis/rk-window.ui");
  gtk_widget_class_bind_template_child (widget_class, RkWindow, navigation);
  gtk_widget_class_bind_template_child (widget_class, RkWindow, library_page);
  gtk_widget_class_bind_template_callback (widget_class, popped_cb);
  gtk_widget_class_bind_template_callback (widget_class, visible_page_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
  gtk_widget_class_bind_template_callback (widget_class, rk_window_open_file);

  _rk_window_class_install_actions (widget_class);
}

static void
rk_window_init (RkWindow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));

  self->opening = g_cancellable_new ();
  rk_trim_when_still (GTK_WIDGET (self));
  rk_touch_tips_attach (GTK_WIDGET (self));
  rk_access_follow_focus (GTK_ROOT (self));
  _rk_window_watch_outside (self);
  if (g_str_equal (PROFILE, "development"))
    gtk_widget_add_css_class (GTK_WIDGET (self), "devel");
}

static void
bind_state (RkWindow *self)
{
  static const struct
  {
    const char *state;
    const char *window;
  } bindings[] = {
    { "width", "default-width" },
    { "height", "default-height" },
    { "maximized", "maximized" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (bindings); i++)
    g_object_bind_property (self->state, bindings[i].state, self, bindings[i].window,
                            G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
  g_object_bind_property (self->state, "library-view", self->library_page, "view",
                          G_BINDING_SYNC_CREATE | G_BINDING_BIDIRECTIONAL);
}

static void
open_file (RkWindow *self,
           GFile    *file,
           GFile    *next,
           gboolean  at_start)
{
  Opening *opening;

  g_cancellable_cancel (self->opening);
  g_clear_object (&self->opening);
  self->opening = g_cancellable_new ();

  rk_tournament_games_drop_changed (
      rk_application_get_games (_rk_window_get_application (self)));
  opening = g_new0 (Opening, 1);
  opening->window = g_object_ref (self);
  opening->file = g_object_ref (file);
  g_set_object (&opening->next, next);
  opening->at_start = at_start;
  opening->reason = g_object_new (G_TYPE_OBJECT, NULL);
  rk_application_keep_windows (GTK_WIDGET (self), opening->reason);
  rk_document_store_open_async (rk_application_get_store (_rk_window_get_application (self)),
                                file, self->opening, opened_cb, opening);
}

/* What was shown when the state was stored. */
static void
restore (RkWindow *self)
{
  g_autoptr (GFile) parent = NULL;
  g_autofree char *lesson = NULL;
  GFile *file = rk_window_state_get_file (self->state);

  g_object_get (self->state, "parent", &parent, "lesson", &lesson, NULL);
  if (lesson != NULL)
    _rk_window_show_lesson (self, lesson);
  self->restoring = file != NULL;
  if (parent != NULL && file != NULL)
    open_file (self, parent, file, FALSE);
  else if (file != NULL)
    open_file (self, file, NULL, FALSE);
}

/**
 * rk_window_new:
 * @application: the application, started
 * @state: what the window shows; it is kept and follows the window
 *
 * A window made from the state of one that was closed shows the same.
 *
 * Returns: (transfer none): a new window, owned by GTK
 */
RkWindow *
rk_window_new (RkApplication *application,
               RkWindowState *state)
{
  g_autoptr (GSettings) library_settings = NULL;
  RkWindow *self;

  g_return_val_if_fail (RK_IS_APPLICATION (application), NULL);
  g_return_val_if_fail (RK_IS_WINDOW_STATE (state), NULL);

  self = g_object_new (RK_TYPE_WINDOW, "application", application, NULL);
  self->state = g_object_ref (state);
  bind_state (self);
  library_settings = g_settings_get_child (rk_application_get_settings (application), "library");
  rk_library_page_set_library (self->library_page,
                               rk_application_get_library (application),
                               rk_application_get_store (application), library_settings);

  g_signal_connect_object (rk_application_get_games (application), "taken",
                           G_CALLBACK (_rk_window_tell_taken), self, G_CONNECT_SWAPPED);
  rk_key_tips_add (GTK_WIDGET (self->library_page));
  restore (self);

  return self;
}

/**
 * rk_window_get_state:
 * @self: a window
 *
 * Returns: (transfer none): everything the window knows beside its document
 */
RkWindowState *
rk_window_get_state (RkWindow *self)
{
  g_return_val_if_fail (RK_IS_WINDOW (self), NULL);

  return self->state;
}

/**
 * rk_window_open_file:
 * @self: a window
 * @file: the file of a match or tournament
 *
 * Reads @file in the background and shows it, or why it cannot be read.
 */
void
rk_window_open_file (RkWindow *self,
                     GFile    *file)
{
  g_return_if_fail (RK_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));

  self->restoring = FALSE;
  open_file (self, file, NULL, FALSE);
}

void
_rk_window_open_at_start (RkWindow *self,
                          GFile    *file)
{
  open_file (self, file, NULL, TRUE);
}

/**
 * rk_window_show_open_error:
 * @self: a window
 * @file: a file that cannot be opened
 * @error: why
 *
 * Says in a dialog that @file cannot be opened. What is shown stays.
 */
void
rk_window_show_open_error (RkWindow     *self,
                           GFile        *file,
                           const GError *error)
{
  g_autofree char *display = NULL;
  g_autofree char *name = NULL;
  g_autofree char *body = NULL;
  g_autofree char *reason = NULL;
  gboolean is_sentence;
  AdwDialog *dialog;

  g_return_if_fail (RK_IS_WINDOW (self));
  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (error != NULL);

  display = rk_file_name_show (file);
  name = rk_text_one_line (display);
  reason = rk_text_error (error);
  /* Of the system the message tells more, names the file, and is for people as it is. */
  is_sentence = g_error_matches (error, RK_ERROR, RK_ERROR_IO);
  body = is_sentence ? g_strdup (error->message) : g_strdup_printf ("%s\n%s", name, reason);

  /* Short: AdwAlertDialog warns of a heading that takes two lines in a narrow window. */
  dialog = adw_alert_dialog_new (_("Cannot Open"), body);
  if (!is_sentence)
    adw_alert_dialog_set_extra_child (ADW_ALERT_DIALOG (dialog), make_details (error->message));
  adw_alert_dialog_add_response (ADW_ALERT_DIALOG (dialog), "close", _("_Close"));
  adw_dialog_present (dialog, GTK_WIDGET (self));
}

static AdwNavigationPage *
make_match_page (RkWindow   *self,
                 RkDocument *document)
{
  RkApplication *application = _rk_window_get_application (self);
  RkMatchPage *page =
    rk_match_page_new (document, self->state, rk_application_get_settings (application),
                       rk_application_get_solver (application));

  g_signal_connect_object (page, "rematch", G_CALLBACK (rk_window_start_match), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "leave", G_CALLBACK (_rk_window_leave_match), self,
                           G_CONNECT_SWAPPED);
  return ADW_NAVIGATION_PAGE (page);
}

static AdwNavigationPage *
make_tournament_page (RkWindow   *self,
                      RkDocument *document)
{
  RkTournamentPage *page = rk_tournament_page_new (
      document, self->state, rk_application_get_settings (_rk_window_get_application (self)));

  g_signal_connect_object (page, "play", G_CALLBACK (_rk_window_play), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "review", G_CALLBACK (rk_window_review_match), self,
                           G_CONNECT_SWAPPED);
  return ADW_NAVIGATION_PAGE (page);
}

/* The tournament that is shown, if @document is a game of it. */
static RkTournamentPage *
find_parent (RkWindow   *self,
             RkDocument *document)
{
  RkTournamentPage *page = _rk_window_get_tournament_page (self);
  RkMatch *match = rk_document_get_match (document);
  RkEvent *event = match != NULL ? rk_match_get_event (match) : NULL;

  if (page == NULL || event == NULL ||
      g_strcmp0 (rk_event_get_tournament (event),
                 rk_tournament_get_id (rk_tournament_page_get_tournament (page))) != 0)
    return NULL;
  return page;
}

/* A lesson that was read when the window was closed stays in front of what it
 * covered. */
static guint
append_course (RkWindow           *self,
               AdwNavigationPage **pages)
{
  g_autoptr (GListModel) shown = adw_navigation_view_get_navigation_stack (self->navigation);
  guint n_pages = 0;

  for (guint i = 0; i < g_list_model_get_n_items (shown); i++)
    {
      g_autoptr (AdwNavigationPage) page = g_list_model_get_item (shown, i);

      if (_rk_window_is_of_course (page))
        pages[n_pages++] = page;
    }
  return n_pages;
}

/* Leaves what is shown above @below. adw_navigation_view_replace() of libadwaita 1.7 would
 * keep a reference to the page in front, and with that its file open. */
static gboolean
leave_shown (RkWindow          *self,
             AdwNavigationPage *below)
{
  if (self->restoring || adw_navigation_view_get_visible_page (self->navigation) == below)
    return FALSE;

  adw_navigation_view_set_animate_transitions (self->navigation, FALSE);
  adw_navigation_view_pop_to_page (self->navigation, below);
  return TRUE;
}

/* The page may come while one of its kind still leaves: so they have no tags, of which a view
 * takes each only once. */
static void
show_page (RkWindow          *self,
           RkTournamentPage  *parent,
           AdwNavigationPage *page)
{
  /* The library, a tournament, a match, and the two pages of the course. */
  AdwNavigationPage *pages[5] = { ADW_NAVIGATION_PAGE (self->library_page) };
  AdwNavigationPage *below = parent != NULL ? ADW_NAVIGATION_PAGE (parent) : pages[0];
  guint n_pages = 1;

  if (adw_navigation_view_get_visible_page (self->navigation) == below &&
      gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      adw_navigation_view_push (self->navigation, page);
      return;
    }
  if (parent != NULL)
    pages[n_pages++] = below;
  pages[n_pages++] = page;
  if (self->restoring)
    n_pages += append_course (self, &pages[n_pages]);
  adw_navigation_view_replace (self->navigation, pages, n_pages);
}

/**
 * rk_window_show_document:
 * @self: a window
 * @document: what to show
 *
 * Shows the match or tournament of @document in place of what the window shows
 * now; a game of the tournament that is shown comes on top of it, so that the way
 * back leads there.
 */
void
rk_window_show_document (RkWindow   *self,
                         RkDocument *document)
{
  RkTournamentPage *parent;
  AdwNavigationPage *page;
  GFile *parent_file = NULL;
  gboolean replaces;

  g_return_if_fail (RK_IS_WINDOW (self));
  g_return_if_fail (RK_IS_DOCUMENT (document));

  parent = find_parent (self, document);
  if (parent != NULL)
    parent_file = rk_document_get_file (rk_tournament_page_get_document (parent));
  replaces = leave_shown (self, parent != NULL ? ADW_NAVIGATION_PAGE (parent)
                                               : ADW_NAVIGATION_PAGE (self->library_page));
  g_object_set (self->state, "parent", parent_file, NULL);
  rk_window_state_set_file (self->state, rk_document_get_file (document));
  rk_library_page_return_to (self->library_page, rk_document_get_file (document));
  rk_library_watch_document (rk_application_get_library (_rk_window_get_application (self)),
                             document);
  if (rk_document_get_tournament (document) != NULL)
    rk_tournament_games_keep (rk_application_get_games (_rk_window_get_application (self)),
                              document);

  g_signal_connect_object (document, "notify::file", G_CALLBACK (file_changed_cb), self,
                           G_CONNECT_DEFAULT);
  _rk_window_follow_document (self, document);

  page = rk_document_get_tournament (document) != NULL ? make_tournament_page (self, document)
                                                       : make_match_page (self, document);
  g_signal_connect_object (page, "notify::title", G_CALLBACK (update_title), self,
                           G_CONNECT_SWAPPED);
  show_page (self, parent, page);
  if (replaces)
    adw_navigation_view_set_animate_transitions (self->navigation, TRUE);
}

static void
show_new (RkWindow *self,
          gpointer  content)
{
  RkApplication *application = _rk_window_get_application (self);
  g_autoptr (RkDocument) document = rk_document_store_create (
      rk_application_get_store (application), content,
      rk_library_get_folder (rk_application_get_library (application)));

  /* What the window showed before is not wanted any more. */
  g_cancellable_cancel (self->opening);
  self->restoring = FALSE;
  rk_window_show_document (self, document);
}

/**
 * rk_window_start_match:
 * @self: a window
 * @match: a match that has no file yet
 *
 * Puts @match into the data folder and shows it, with its moves at the side: what was looked
 * at in another match says nothing of this one.
 */
void
rk_window_start_match (RkWindow *self,
                       RkMatch  *match)
{
  g_return_if_fail (RK_IS_WINDOW (self));
  g_return_if_fail (RK_IS_MATCH (match));

  g_object_set (self->state, "pane", "moves", NULL);
  show_new (self, match);
}

/**
 * rk_window_start_tournament:
 * @self: a window
 * @tournament: a tournament that has no file yet
 *
 * Puts @tournament into the data folder and shows it, with its players in front.
 */
void
rk_window_start_tournament (RkWindow     *self,
                            RkTournament *tournament)
{
  g_return_if_fail (RK_IS_WINDOW (self));
  g_return_if_fail (RK_IS_TOURNAMENT (tournament));

  g_object_set (self->state, "view", "players", NULL);
  show_new (self, tournament);
}
