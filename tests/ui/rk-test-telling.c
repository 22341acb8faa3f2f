/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-test-telling.h"

#include "rk-teller.h"

static void
unref_heard (gpointer  heard,
             GClosure *closure)
{
  g_ptr_array_unref (heard);
}

GPtrArray *
rk_test_listen (RkTestWindow *self)
{
  RkTeller *teller = rk_teller_get (GTK_ROOT (self->window));
  GPtrArray *heard = g_ptr_array_new_with_free_func (g_free);

  g_signal_handlers_disconnect_matched (teller, G_SIGNAL_MATCH_FUNC, 0, 0, NULL,
                                        rk_test_collect_cb, NULL);
  g_signal_connect_data (teller, "told", G_CALLBACK (rk_test_collect_cb),
                         g_ptr_array_ref (heard), unref_heard, G_CONNECT_SWAPPED);
  return heard;
}

gboolean
rk_test_has_heard (gpointer heard)
{
  return ((GPtrArray *) heard)->len > 0;
}

void
rk_test_assert_heard (GPtrArray  *heard,
                      const char *expected)
{
  rk_test_wait (rk_test_has_heard, heard);
  g_assert_cmpuint (heard->len, ==, 1);
  g_assert_cmpstr (heard->pdata[0], ==, expected);
  g_ptr_array_set_size (heard, 0);
}
