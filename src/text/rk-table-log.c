/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-table-private.h"

#include <glib/gi18n.h>

#include "rk-tournament-sentences.h"

static void
add_entry (RkTable    *self,
           RkLogEntry *entry)
{
  g_autofree char *time = rk_text_log_time (rk_log_entry_get_time (entry));
  g_autofree char *sentence = rk_text_log_line (entry);

  rk_table_add_row (self, 0);
  rk_table_add_cell (self, time, NULL);
  /* There are names in it that somebody typed. */
  rk_table_add_typed_cell (self, sentence);
}

/**
 * rk_table_new_log:
 * @tournament: a tournament
 *
 * Returns: (transfer full): when the arbiter did what, the first line first
 */
RkTable *
rk_table_new_log (RkTournament *tournament)
{
  GListModel *log;
  RkTable *self;

  g_return_val_if_fail (RK_IS_TOURNAMENT (tournament), NULL);

  log = rk_tournament_get_log (tournament);
  self = _rk_table_new_for (tournament, g_strdup (_("Log")));
  /* TRANSLATORS: heading of the dates and times of day in the log */
  rk_table_add_column (self, C_("heading", "Time"), NULL, RK_TABLE_START, 0);
  /* TRANSLATORS: heading of the sentences of the log that say what was done */
  rk_table_add_column (self, C_("heading", "Entry"), NULL, RK_TABLE_START, 0);
  rk_table_set_name_column (self, 1);
  for (guint i = 0; i < g_list_model_get_n_items (log); i++)
    {
      g_autoptr (RkLogEntry) entry = g_list_model_get_item (log, i);

      add_entry (self, entry);
    }

  return self;
}
