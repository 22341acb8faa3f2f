/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-analysis-run.h"
#include "rk-format.h"
#include "rk-notify.h"
#include "rk-sentences.h"
#include "rk-teller.h"

/* Who waits so long for an analysis may have turned to something else, in microseconds. */
#define PATIENCE (5 * G_USEC_PER_SEC)

/* For an analysis that goes on also when the page is gone. The document of the match stays
 * open until then, whoever closes it, so that what is found out is saved. */
typedef struct
{
  RkApplication *application;
  RkDocument *document;
  /* Weak; NULL when it is gone. */
  GtkWidget *pane;
  /* In monotonic time. */
  gint64 begun;
} Wait;

static Wait *
wait_new (RkDocument *document,
          GtkWidget  *pane)
{
  GtkRoot *root = gtk_widget_get_root (pane);
  GtkApplication *application =
    GTK_IS_WINDOW (root) ? gtk_window_get_application (GTK_WINDOW (root)) : NULL;
  Wait *wait = g_new0 (Wait, 1);

  if (RK_IS_APPLICATION (application))
    wait->application = g_object_ref (RK_APPLICATION (application));
  wait->document = g_object_ref (document);
  g_set_weak_pointer (&wait->pane, pane);
  wait->begun = g_get_monotonic_time ();

  return wait;
}

static void
wait_free (Wait *wait)
{
  g_clear_object (&wait->application);
  g_object_unref (wait->document);
  g_clear_weak_pointer (&wait->pane);
  g_free (wait);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Wait, wait_free)

/**
 * rk_text_n_mistakes:
 * @mistakes: mistakes
 *
 * Returns: (transfer full): how many there are, as a heading
 */
char *
rk_text_n_mistakes (RkMistakes *mistakes)
{
  g_autofree char *number = NULL;
  guint n_mistakes;

  g_return_val_if_fail (RK_IS_MISTAKES (mistakes), NULL);

  n_mistakes = g_list_model_get_n_items (G_LIST_MODEL (mistakes));
  number = rk_format_number (n_mistakes);

  /* TRANSLATORS: The heading of a list. */
  return g_strdup_printf (ngettext ("%s Mistake", "%s Mistakes", n_mistakes), number);
}

/* Nobody has seen it end. */
static gboolean
is_left (const Wait *wait)
{
  return wait->pane == NULL || !gtk_widget_get_mapped (wait->pane) ||
         g_get_monotonic_time () - wait->begun > PATIENCE;
}

/* Of both players, whomever the list shows. */
static void
tell_analysed (const Wait *wait)
{
  RkMatch *match = rk_document_get_match (wait->document);
  g_autoptr (RkMistakes) mistakes = rk_mistakes_new (match);
  g_autofree char *title = rk_text_match_title (match);
  g_autofree char *text = rk_text_n_mistakes (mistakes);

  if (wait->pane != NULL && gtk_widget_get_mapped (wait->pane))
    rk_tell (wait->pane, text);
  if (wait->application != NULL && is_left (wait))
    rk_notify (wait->application, title, text, rk_document_get_file (wait->document));
}

/* Also when nobody shows the match any more. */
static void
run_ended_cb (GObject      *object,
              GAsyncResult *result,
              gpointer      user_data)
{
  g_autoptr (Wait) wait = user_data;

  if (rk_analyser_run_finish (RK_ANALYSER (object), result, NULL))
    tell_analysed (wait);
}

/**
 * rk_analysis_run:
 * @analyser: an analyser that is not running
 * @round_index: the index of a round, or %RK_ALL_ROUNDS
 * @document: the document of the match
 * @pane: what shows how far it is
 *
 * Analyses a match. It goes on when @pane is gone. When it is done, that is announced; whoever
 * may have turned to something else meanwhile is told by the desktop.
 */
void
rk_analysis_run (RkAnalyser *analyser,
                 guint       round_index,
                 RkDocument *document,
                 GtkWidget  *pane)
{
  g_return_if_fail (RK_IS_ANALYSER (analyser));
  g_return_if_fail (RK_IS_DOCUMENT (document));
  g_return_if_fail (GTK_IS_WIDGET (pane));

  rk_analyser_run_async (analyser, round_index, NULL, run_ended_cb, wait_new (document, pane));
}
