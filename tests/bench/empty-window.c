/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <adwaita.h>

/* A window with nothing in it: what any program of this kind takes to start. */

static void
activate_cb (GtkApplication *application)
{
  GtkWidget *window = adw_application_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  gtk_window_present (GTK_WINDOW (window));
}

int
main (int   argc,
      char *argv[])
{
  g_autoptr (AdwApplication) application = NULL;

  application = adw_application_new (APP_ID ".EmptyWindow", G_APPLICATION_DEFAULT_FLAGS);
  g_signal_connect (application, "activate", G_CALLBACK (activate_cb), NULL);

  return g_application_run (G_APPLICATION (application), argc, argv);
}
