/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-match-page-private.h"
#include "rk-test-aside.h"
#include "rk-test-review.h"

RkMatchPage *
rk_test_open_to_try (RkTestWindow *self,
                     guint         n_moves)
{
  g_autoptr (RkMatch) match = rk_test_make_match (NULL);

  rk_test_play_moves (match, n_moves);
  return rk_test_open_match (self, match);
}

GBytes *
rk_test_load_saved (RkMatchPage *page)
{
  RkDocument *document = rk_match_page_get_document (page);
  g_autoptr (GError) error = NULL;
  GBytes *bytes;

  rk_test_wait (rk_test_is_saved, document);
  bytes = g_file_load_bytes (rk_document_get_file (document), NULL, NULL, &error);
  g_assert_no_error (error);

  return bytes;
}

void
rk_test_assert_same_file (RkMatchPage *page,
                          GBytes      *before)
{
  g_autoptr (GBytes) now = rk_test_load_saved (page);

  g_assert_true (g_bytes_equal (before, now));
}

void
rk_test_assert_aside (RkMatchPage *page,
                      RkAsideKind  kind,
                      guint        ply,
                      guint        n_moves)
{
  const RkPosition *position;

  g_assert_nonnull (page->aside);
  g_assert_cmpint (rk_aside_get_kind (page->aside), ==, kind);
  g_assert_cmpuint (rk_aside_get_ply (page->aside), ==, ply);
  g_assert_cmpuint (rk_aside_get_n_moves (page->aside), ==, n_moves);
  position = rk_aside_get_position (page->aside);
  for (guint hole = 0; hole < 2u * position->n_holes; hole++)
    g_assert_cmpuint (rk_test_get_shown (page, hole), ==, position->stones[hole]);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (page->aside_bar)));
}

void
rk_test_assert_in_match (RkMatchPage *page)
{
  g_assert_null (page->aside);
  rk_test_assert_board (page);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (page->aside_bar)));
}

void
rk_test_try_moves (RkTestWindow *self,
                   RkMatchPage  *page,
                   guint         n_moves)
{
  for (guint i = 0; i < n_moves; i++)
    {
      rk_test_choose_hole (page, rk_test_find_beside (page));
      rk_test_settle (self);
    }
}

guint
rk_test_find_last_beside (RkMatchPage *page)
{
  for (guint hole = RK_MAX_RING; hole > 0; hole--)
    if (rk_aside_check_move (page->aside, hole - 1) == RK_MOVE_LEGAL)
      return hole - 1;

  g_assert_not_reached ();
}
