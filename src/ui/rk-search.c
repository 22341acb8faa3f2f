/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include <glib/gi18n.h>
#include <string.h>

#include "rk-search.h"

#include "rk-collate.h"
#include "rk-file-name.h"
#include "rk-format.h"
#include "rk-sentences.h"

#define KEY "rk-search-names"

/**
 * rk_search_split:
 * @text: what a person typed
 *
 * Returns: (transfer full): its words, without regard to capitals and accents
 */
char **
rk_search_split (const char *text)
{
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_autofree char *folded = NULL;
  g_auto (GStrv) parts = NULL;

  g_return_val_if_fail (text != NULL, NULL);

  folded = rk_collate_fold (text);
  parts = g_strsplit_set (folded, " \t\n", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    if (*parts[i] != '\0')
      g_strv_builder_add (words, parts[i]);
  return g_strv_builder_end (words);
}

/* The names of an item, and the same folded. */
typedef struct
{
  char *names;
  char *folded;
} Names;

static void
names_free (Names *names)
{
  g_free (names->names);
  g_free (names->folded);
  g_free (names);
}

/* Most files have the name that the program gave them. */
static char *
get_given_name (RkLibraryItem *item)
{
  const char *path = g_file_peek_path (rk_library_item_get_file (item));
  const char *slash = path != NULL ? strrchr (path, G_DIR_SEPARATOR) : NULL;

  if (slash == NULL || !rk_file_name_is_given (slash + 1))
    return NULL;
  return rk_text_library_name (item);
}

static char *
list_names (RkLibraryItem *item)
{
  const RkLibraryTournament *tournament = rk_library_item_get_tournament (item);
  const char *first = tournament != NULL ? tournament->name
                                         : rk_library_item_get_name (item, RK_SOUTH);
  const char *second = tournament != NULL ? tournament->players
                                          : rk_library_item_get_name (item, RK_NORTH);
  g_autofree char *given = tournament == NULL ? get_given_name (item) : NULL;

  /* No word holds a line break, so none is found across two names. */
  return g_strconcat (first != NULL ? first : "", "\n", second != NULL ? second : "", "\n",
                      given != NULL ? given : "", NULL);
}

/* They are kept with the item: folding the players of many tournaments takes longer than
 * typing the next letter. */
static const char *
fold_names (RkLibraryItem *item)
{
  g_autofree char *now = list_names (item);
  Names *names = g_object_get_data (G_OBJECT (item), KEY);

  if (names == NULL || !g_str_equal (names->names, now))
    {
      names = g_new (Names, 1);
      names->folded = rk_collate_fold (now);
      names->names = g_steal_pointer (&now);
      g_object_set_data_full (G_OBJECT (item), KEY, names, (GDestroyNotify) names_free);
    }
  return names->folded;
}

/**
 * rk_search_matches:
 * @words: of rk_search_split()
 * @item: a match or tournament
 *
 * Returns: whether each of @words is part of a name
 */
gboolean
rk_search_matches (const char *const *words,
                   RkLibraryItem     *item)
{
  const char *names;

  g_return_val_if_fail (words != NULL, FALSE);
  g_return_val_if_fail (RK_IS_LIBRARY_ITEM (item), FALSE);

  names = fold_names (item);
  for (guint i = 0; words[i] != NULL; i++)
    if (strstr (names, words[i]) == NULL)
      return FALSE;
  return TRUE;
}

/**
 * rk_search_describe_hits:
 * @n_hits: how many things were found
 *
 * Returns: (transfer full): the same, for whoever does not see them
 */
char *
rk_search_describe_hits (guint n_hits)
{
  g_autofree char *number = NULL;

  if (n_hits == 0)
    return g_strdup (_("Nothing Found"));

  number = rk_format_number (n_hits);
  /* TRANSLATORS: How many things fit what is typed into a search entry. */
  return g_strdup_printf (ngettext ("%s found", "%s found", n_hits), number);
}
