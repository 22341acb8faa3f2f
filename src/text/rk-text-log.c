/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-tournament-sentences-private.h"

#include <glib/gi18n.h>

#include "rk-format.h"

/* What a line of the log is about, as words. */
typedef struct
{
  RkLogEntry *entry;
  char *player;
  char *other;
  char *round;
  char *place;
} LogWords;

static char *
get_name (const char *name)
{
  return name != NULL ? rk_text_one_line (name) : rk_text_entrant_name (NULL);
}

/* "Round 2, board 3", "Round 2, board 3, game 2". */
static char *
describe_place (RkLogEntry *entry)
{
  g_autofree char *round = rk_format_number (rk_log_entry_get_round (entry));
  g_autofree char *board = rk_format_number (rk_log_entry_get_board (entry));
  g_autofree char *game = rk_format_number (rk_log_entry_get_game (entry));

  if (rk_log_entry_get_game (entry) == 0)
    return g_strdup_printf (C_("log", "Round %1$s, board %2$s"), round, board);

  return g_strdup_printf (C_("log", "Round %1$s, board %2$s, game %3$s"), round, board, game);
}

static void
init_words (LogWords   *self,
            RkLogEntry *entry)
{
  self->entry = entry;
  self->player = get_name (rk_log_entry_get_player (entry));
  self->other = get_name (rk_log_entry_get_other (entry));
  self->round = rk_format_number (rk_log_entry_get_round (entry));
  self->place = describe_place (entry);
}

static void
clear_words (LogWords *self)
{
  g_free (self->player);
  g_free (self->other);
  g_free (self->round);
  g_free (self->place);
}

/* The result that a code of the log stands for; the code itself if it is none. */
static char *
describe_code (const char *code)
{
  g_autoptr (GString) joined = NULL;
  g_autofree char *text = NULL;
  RkResult result;

  if (code == NULL || !rk_result_from_code (code, &result))
    return g_strdup (code != NULL ? code : "");

  text = rk_text_result (result);
  joined = g_string_new (text);
  g_string_replace (joined, " ", RK_JOINING_SPACE, 0);
  return g_string_free_and_steal (g_steal_pointer (&joined));
}

static gboolean
is_empty (const char *text)
{
  return text == NULL || *text == '\0';
}

static char *
describe_result (const LogWords *words)
{
  const char *from_code = rk_log_entry_get_from (words->entry);
  const char *to_code = rk_log_entry_get_to (words->entry);
  g_autofree char *title = rk_text_title (words->player, words->other);
  g_autofree char *from = describe_code (from_code);
  g_autofree char *to = describe_code (to_code);

  if (rk_log_entry_get_action (words->entry) == RK_LOG_MATCH)
    /* TRANSLATORS: a place like "Round 2, board 3", two players like "Asha – Bilan",
     * and two results like "1 – 0" */
    return g_strdup_printf (_("%1$s, %2$s: the match ended %4$s, the result that stays is %3$s."),
                            words->place, title, from, to);
  if (is_empty (to_code))
    return g_strdup_printf (_("%1$s, %2$s: the result %3$s was taken out."),
                            words->place, title, from);
  if (is_empty (from_code))
    /* TRANSLATORS: a place like "Round 2, board 3", two players like "Asha – Bilan",
     * and a result like "1 – 0" */
    return g_strdup_printf (C_("log", "%1$s, %2$s: %3$s."), words->place, title, to);
  if (g_str_equal (from_code, to_code))
    return g_strdup_printf (_("%1$s, %2$s: the stones were changed, the result %3$s stays."),
                            words->place, title, to);

  return g_strdup_printf (_("%1$s, %2$s: the result was changed from %3$s to %4$s."),
                          words->place, title, from, to);
}

static char *
describe_bye (const LogWords *words)
{
  const char *to = rk_log_entry_get_to (words->entry);

  if (g_strcmp0 (to, "half") == 0)
    return g_strdup_printf (_("%1$s takes a half-point bye in round %2$s."),
                            words->player, words->round);
  if (g_strcmp0 (to, "zero") == 0)
    return g_strdup_printf (_("%1$s will be absent in round %2$s."), words->player, words->round);

  return g_strdup_printf (_("%1$s plays in round %2$s after all."), words->player, words->round);
}

static char *
describe_list (const LogWords    *words,
               const char *const *names)
{
  guint n_names = g_strv_length ((char **) names);
  g_autofree char *number = rk_format_number (n_names);

  if (rk_log_entry_get_round (words->entry) > 1)
    /* TRANSLATORS: "%1$s" is how many, "%2$s" the number of a round */
    return g_strdup_printf (ngettext ("%1$s player was added, from round %2$s on.",
                                      "%1$s players were added, from round %2$s on.", n_names),
                            number, words->round);

  return g_strdup_printf (ngettext ("%s player was added.", "%s players were added.", n_names),
                          number);
}

/* Without a name it was a list of players; files of the first versions do not say which. */
static char *
describe_added (const LogWords *words)
{
  const char *const *names = rk_log_entry_get_players (words->entry);
  gboolean named = rk_log_entry_get_player (words->entry) != NULL;

  if (names != NULL)
    return describe_list (words, names);
  if (rk_log_entry_get_round (words->entry) > 1)
    return named ? g_strdup_printf (_("%1$s was added, from round %2$s on."),
                                    words->player, words->round) :
                   g_strdup_printf (_("Several players were added, from round %s on."),
                                    words->round);

  return named ? g_strdup_printf (_("%s was added."), words->player) :
                 g_strdup (_("Several players were added."));
}

static char *
describe_player (const LogWords *words)
{
  switch ((guint) rk_log_entry_get_action (words->entry))
    {
    case RK_LOG_ADD:
      return describe_added (words);

    case RK_LOG_EDIT:
      return g_strdup_printf (_("%s: the name, club or strength was changed."), words->player);

    case RK_LOG_REMOVE:
      return g_strdup_printf (_("%s was removed."), words->player);

    case RK_LOG_WITHDRAW:
      return g_strdup_printf (_("%1$s is withdrawn from round %2$s on."),
                              words->player, words->round);

    case RK_LOG_RETURN:
      return g_strdup_printf (_("%1$s is back from round %2$s on."), words->player, words->round);

    case RK_LOG_BYE:
      return describe_bye (words);

    case RK_LOG_FORBID:
      return g_strdup_printf (_("%1$s and %2$s must not meet."), words->player, words->other);

    case RK_LOG_ALLOW:
      return g_strdup_printf (_("%1$s and %2$s are no longer kept apart."),
                              words->player, words->other);

    default:
      g_return_val_if_reached (NULL);
    }
}

/* A player who came late and is strong moves the others down. */
static void
take_numbers (GString        *sentences,
              const LogWords *words)
{
  const char *from = rk_log_entry_get_from (words->entry);
  g_autofree char *number = NULL;
  guint64 n_changed;

  if (is_empty (from) || !g_ascii_string_to_unsigned (from, 10, 1, G_MAXUINT16, &n_changed, NULL))
    return;

  number = rk_format_number (n_changed);
  /* TRANSLATORS: start numbers of players in a tournament, which were given anew */
  rk_sentences_take (sentences,
                     g_strdup_printf (ngettext ("%s player has another start number now.",
                                                "%s players have other start numbers now.",
                                                n_changed),
                                      number));
}

static char *
describe_pair (const LogWords *words)
{
  GString *sentences = g_string_new (NULL);

  if (!is_empty (rk_log_entry_get_to (words->entry)))
    rk_sentences_take (sentences,
                       g_strdup_printf (_("Round %s was paired, with exceptions from the rules."),
                                        words->round));
  else
    rk_sentences_take (sentences, g_strdup_printf (_("Round %s was paired."), words->round));
  take_numbers (sentences, words);

  return g_string_free_and_steal (sentences);
}

static char *
describe_round (const LogWords *words)
{
  g_autofree char *title = NULL;

  switch ((guint) rk_log_entry_get_action (words->entry))
    {
    case RK_LOG_PAIR:
      return describe_pair (words);

    case RK_LOG_UNPAIR:
      return g_strdup_printf (_("The draft of round %s was thrown away."), words->round);

    case RK_LOG_SWAP:
      return g_strdup_printf (_("%1$s and %2$s were exchanged in the draft of round %3$s."),
                              words->player, words->other, words->round);

    case RK_LOG_ROLES:
      title = rk_text_title (words->player, words->other);
      /* TRANSLATORS: a place like "Round 2, board 3" and two players like "Asha –
       * Bilan" */
      return g_strdup_printf (_("%1$s, %2$s: the other player begins now."), words->place, title);

    case RK_LOG_PUBLISH:
      return g_strdup_printf (_("Round %s was published."), words->round);

    case RK_LOG_SHORTEN:
      return g_strdup_printf (_("The tournament ends after round %s."), words->round);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
describe_action (const LogWords *words)
{
  switch (rk_log_entry_get_action (words->entry))
    {
    case RK_LOG_REGULATIONS:
      if (!is_empty (rk_log_entry_get_to (words->entry)))
        return g_strdup (_("The tournament was set up."));

      return g_strdup (_("Name, place, date or regulations were changed."));

    case RK_LOG_TIE_BREAKS:
      return g_strdup (_("The tie-breaks were changed after the first round had been paired."));

    case RK_LOG_ADD:
    case RK_LOG_EDIT:
    case RK_LOG_REMOVE:
    case RK_LOG_WITHDRAW:
    case RK_LOG_RETURN:
    case RK_LOG_BYE:
    case RK_LOG_FORBID:
    case RK_LOG_ALLOW:
      return describe_player (words);

    case RK_LOG_PAIR:
    case RK_LOG_UNPAIR:
    case RK_LOG_SWAP:
    case RK_LOG_ROLES:
    case RK_LOG_PUBLISH:
    case RK_LOG_SHORTEN:
      return describe_round (words);

    case RK_LOG_RESULT:
    case RK_LOG_MATCH:
      return describe_result (words);

    default:
      g_return_val_if_reached (NULL);
    }
}

static char *
describe_entry (RkLogEntry *entry)
{
  LogWords words;
  char *text;

  init_words (&words, entry);
  text = describe_action (&words);
  clear_words (&words);

  return text;
}

static char *
describe_way (RkLogEntry *entry)
{
  g_autofree char *action = describe_entry (entry);

  switch (rk_log_entry_get_way (entry))
    {
    case RK_LOG_UNDONE:
      /* TRANSLATORS: %s is a sentence that says what was done */
      return g_strdup_printf (C_("log", "Undone: %s"), action);

    case RK_LOG_REDONE:
      /* TRANSLATORS: %s is a sentence that says what was done */
      return g_strdup_printf (C_("log", "Done again: %s"), action);

    case RK_LOG_DONE:
    default:
      return g_steal_pointer (&action);
    }
}

/**
 * rk_text_log_entry:
 * @entry: a line of the log
 *
 * Returns: (transfer full): what was done, and the reason if one was given, as
 *   sentences, short enough to be said in passing
 */
char *
rk_text_log_entry (RkLogEntry *entry)
{
  GString *sentences;

  g_return_val_if_fail (RK_IS_LOG_ENTRY (entry), NULL);

  sentences = g_string_new (NULL);
  rk_sentences_take (sentences, describe_way (entry));
  if (!is_empty (rk_log_entry_get_reason (entry)))
    {
      g_autofree char *reason = rk_text_one_line (rk_log_entry_get_reason (entry));

      /* TRANSLATORS: %s is what the arbiter typed */
      rk_sentences_take (sentences, g_strdup_printf (C_("log", "Reason: %s"), reason));
    }

  return g_string_free_and_steal (sentences);
}

static char *
describe_names (const char *const *names)
{
  GString *text = g_string_new (NULL);
  g_autofree char *list = NULL;

  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autofree char *name = rk_text_one_line (names[i]);

      g_string_append_printf (text, i > 0 ? "; %s" : "%s", name);
    }
  list = g_string_free_and_steal (text);
  /* TRANSLATORS: %s is a list of the players that were added to a tournament */
  return g_strdup_printf (C_("log", "Names: %s"), list);
}

/**
 * rk_text_log_line:
 * @entry: a line of the log
 *
 * Returns: (transfer full): the sentences of rk_text_log_entry(), with the names of
 *   all players if they were added together, however many they are
 */
char *
rk_text_log_line (RkLogEntry *entry)
{
  const char *const *names;
  GString *sentences;

  g_return_val_if_fail (RK_IS_LOG_ENTRY (entry), NULL);

  sentences = g_string_new (NULL);
  rk_sentences_take (sentences, rk_text_log_entry (entry));
  names = rk_log_entry_get_players (entry);
  if (names != NULL)
    rk_sentences_take (sentences, describe_names (names));

  return g_string_free_and_steal (sentences);
}

/**
 * rk_text_log_time:
 * @time: a time, of any time zone
 *
 * Returns: (transfer full): its date and time of day in the local time zone
 */
char *
rk_text_log_time (GDateTime *time)
{
  return rk_format_date_time (time);
}

/**
 * rk_text_tournament_undo:
 * @entry: the line of the log that undo would take back
 *
 * Returns: (transfer full): what undo would do, as a label
 */
char *
rk_text_tournament_undo (RkLogEntry *entry)
{
  g_autofree char *action = NULL;

  g_return_val_if_fail (RK_IS_LOG_ENTRY (entry), NULL);

  action = describe_entry (entry);
  /* TRANSLATORS: what would be taken back; %s is a sentence that says what was done */
  return g_strdup_printf (C_("log", "Undo: %s"), action);
}

/**
 * rk_text_tournament_redo:
 * @entry: the line of the log that redo would do again
 *
 * Returns: (transfer full): what redo would do, as a label
 */
char *
rk_text_tournament_redo (RkLogEntry *entry)
{
  g_autofree char *action = NULL;

  g_return_val_if_fail (RK_IS_LOG_ENTRY (entry), NULL);

  action = describe_entry (entry);
  /* TRANSLATORS: what would be done again; %s is a sentence that says what was done */
  return g_strdup_printf (C_("log", "Redo: %s"), action);
}
