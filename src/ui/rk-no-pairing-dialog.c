/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>

#include "rk-no-pairing-dialog.h"
#include "rk-toast.h"
#include "rk-tournament-sentences.h"
#include "rk-wrap.h"

#define END_HERE "end"

static GtkWidget *
make_obstacles (RkTournament *tournament)
{
  GArray *bars = rk_tournament_get_obstacle (tournament);
  g_autoptr (GString) lines = g_string_new (NULL);
  GtkWidget *label;
  GtkWidget *scroller = gtk_scrolled_window_new ();
  GtkWidget *expander = gtk_expander_new (_("Who could still meet"));

  for (guint i = 0; bars != NULL && i < bars->len; i++)
    {
      g_autofree char *line =
        rk_text_obstacle (tournament, &g_array_index (bars, RkSwissBar, i));

      g_string_append_printf (lines, "%s%s", i > 0 ? "\n" : "", line);
    }
  label = g_object_new (GTK_TYPE_LABEL, "label", lines->str, "xalign", 0.0f, "wrap", TRUE,
                        "selectable", TRUE, "margin-top", 6, NULL);
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scroller), 200);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), label);
  rk_wrap_expander (GTK_EXPANDER (expander));
  gtk_expander_set_child (GTK_EXPANDER (expander), scroller);
  return expander;
}

typedef struct
{
  RkTournament *tournament;
  GtkWidget *parent;
} Question;

static void
question_free (gpointer  data,
               GClosure *closure)
{
  Question *question = data;

  g_object_unref (question->tournament);
  g_object_unref (question->parent);
  g_free (question);
}

static void
end_here (RkTournament *tournament,
          GtkWidget    *parent)
{
  g_autoptr (GError) error = NULL;

  if (rk_tournament_shorten (tournament, NULL, &error))
    rk_toast_show_undo (parent, _("The tournament ends here"));
  else
    rk_toast_show (parent, error->message);
}

static void
answered_cb (AdwAlertDialog *dialog,
             const char     *response,
             Question       *question)
{
  guint64 relax;

  if (g_str_equal (response, END_HERE))
    end_here (question->tournament, question->parent);
  else if (g_ascii_string_to_unsigned (response, 10, 0, G_MAXUINT, &relax, NULL))
    gtk_widget_activate_action (question->parent, "round.pair-anyway", "u", (guint) relax);
}

static void
add_relaxes (AdwAlertDialog *dialog)
{
  static const RkSwissRelax relaxes[] = {
    RK_SWISS_RELAX_ROLES, RK_SWISS_RELAX_REMATCH, RK_SWISS_RELAX_BYE
  };

  for (guint i = 0; i < G_N_ELEMENTS (relaxes); i++)
    {
      g_autofree char *response = g_strdup_printf ("%u", relaxes[i]);
      g_autofree char *label = rk_text_relax (relaxes[i]);

      adw_alert_dialog_add_response (dialog, response, label);
    }
}

/**
 * rk_no_pairing_dialog_present:
 * @tournament: a tournament of which the next round could not be paired
 * @parent: the widget that asks
 *
 * Explains it and asks what to do: end the tournament, or allow something that the
 * rules do not. What is chosen is done, and logged by the tournament.
 */
void
rk_no_pairing_dialog_present (RkTournament *tournament,
                              GtkWidget    *parent)
{
  g_autofree char *body = NULL;
  AdwAlertDialog *dialog;
  Question *question;
  gboolean is_swiss;

  g_return_if_fail (RK_IS_TOURNAMENT (tournament));
  g_return_if_fail (GTK_IS_WIDGET (parent));

  is_swiss = rk_tournament_get_regulations (tournament)->system == RK_SYSTEM_SWISS;
  /* In a knockout nothing can be allowed: all who could go on have stayed away. */
  body = is_swiss ? rk_text_no_pairing (tournament)
                  : g_strdup (_("Nobody is left who could meet."));
  dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (_("No Legal Pairing"), body));
  if (is_swiss)
    adw_alert_dialog_set_extra_child (dialog, make_obstacles (tournament));
  adw_alert_dialog_add_response (dialog, "cancel", _("_Cancel"));
  if (rk_tournament_get_n_rounds (tournament) > 0)
    adw_alert_dialog_add_response (dialog, END_HERE, _("_End the Tournament"));
  if (is_swiss)
    add_relaxes (dialog);
  adw_alert_dialog_set_close_response (dialog, "cancel");

  question = g_new (Question, 1);
  question->tournament = g_object_ref (tournament);
  question->parent = g_object_ref (parent);
  g_signal_connect_data (dialog, "response", G_CALLBACK (answered_cb), question, question_free,
                         G_CONNECT_DEFAULT);
  adw_dialog_present (ADW_DIALOG (dialog), parent);
}
