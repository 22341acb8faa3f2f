/* SPDX-FileCopyrightText: The Rio Kadalis developers
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "config.h"

#include "rk-course.h"

#include <glib/gi18n.h>

#include "rk-notation.h"

#define MAX_PARAGRAPHS 8

struct _RkLesson
{
  const char *id;
  const char *title;
  const char *paragraphs[MAX_PARAGRAPHS + 1];

  const char *position;
  RkExampleKind example;
  const char *move;
  const char *next_round;
  const char *example_text;

  const char *task;
  const char *question;
  /* The letters of all holes that answer it. */
  const char *answers;
  const char *solution;
};

/* What the texts say of the boards is compared with the engine in
 * tests/text/test-course.c. */
static const RkLesson lessons[] = {
  {
    .id = "board",
    /* TRANSLATORS: The title of a lesson. */
    .title = N_("The board and its owners"),
    .paragraphs = {
      N_("Rio Kadalis is a game for two. Somali herders scoop its holes out of the sand and play "
         "with pebbles; all that it needs is lying about."),
      N_("Each player owns a row of six holes: South the lower one, North the upper one. At the "
         "start of a match there are four stones in each hole, 48 in all. There are no store "
         "holes: stones that are won are taken off the board."),
      N_("The holes are named by letters, from their owner’s left to right: A to F for South, a to "
         "f (small letters) for North, who sits on the other side. South begins, and then the "
         "players take turns."),
      N_("The board of each page here is yours: see its example, then choose a hole yourself. "
         "You play for both sides, and nothing of it is kept."),
    },
    .position = "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0",
    .move = "C",
    .example_text = N_("South opens the match with C. Many stones travel; what happens to them "
                       "is told in the next lessons."),
  },
  {
    .id = "sowing",
    .title = N_("Sowing"),
    .paragraphs = {
      N_("In your turn you lift all stones of one of your holes and sow them one by one into the "
         "holes that follow. You always go the same way: along your own row to the right, then "
         "along the other row, and back again to your own. Seen from above that is "
         "counter-clockwise."),
      N_("If the last stone falls into an empty hole, your move is over, and it is the other "
         "player’s turn."),
      N_("In some places people play clockwise. You can choose that when you start a match."),
    },
    .position = "2,3,1,1,0,0/1,1,2,3,1,1 s 16-16",
    .move = "B",
    .example_text = N_("South lifts the three stones of B and sows them into C, D and E. E was "
                       "empty: the move is over."),
    .task = "2,3,1,1,0,0/1,1,2,3,1,1 s 16-16",
    .question = N_("B is not the only hole whose very first lap ends in an empty hole, so that the "
                   "move is over at once. Which is the other one?"),
    .answers = "D",
    .solution = N_("The single stone of D falls into E, which was empty."),
  },
  {
    .id = "relay",
    .title = N_("Relay sowing"),
    .paragraphs = {
      N_("If the last stone falls into a hole that already held stones, the move goes on: you "
         "lift all stones of that hole, whoever owns it, and sow them in the same way, starting "
         "with the hole after it."),
      N_("Each of these sowings is called a lap. A move may take many of them, and it ends only "
         "when a last stone falls into an empty hole, or makes a four."),
      N_("Before you choose a hole you can count where its stones will lead. The program shows "
         "you the end of a move when you point at a hole; Preferences can switch that off."),
    },
    .position = "3,2,1,3,0,2/1,0,0,2,3,3 s 12-16",
    .move = "D",
    .example_text = N_("South lifts D and sows into E, F and North’s hole a. There was a stone in "
                       "it: the two that are in it now are lifted and sown into North’s b and c. "
                       "The last hole was empty: the move is over, after two laps."),
    .task = "2,2,1,0,0,3/3,2,3,1,1,2 s 12-16",
    .question = N_("Only one move here takes more than one lap. Which?"),
    .answers = "A",
    .solution = N_("A ends its first lap in C, where a stone lay. The two stones of C are sown "
                   "into D and E, and E was empty."),
  },
  {
    .id = "fours",
    .title = N_("Fours on the way"),
    .paragraphs = {
      N_("Four stones make a family. When a stone that is not the last of its lap makes a hole "
         "hold exactly four, these four are taken off the board at once, and the sowing goes on."),
      N_("They belong to the owner of the row in which the hole lies, no matter who is sowing. "
         "So a move can win stones for you, for the other player, or for both."),
      N_("Only a stone that falls makes a four. Four stones that lay in a hole from the start of "
         "a round are just four stones."),
    },
    .position = "3,2,3,3,3,3/3,0,1,0,0,3 s 12-12",
    .move = "E",
    .example_text = N_("South sows the three stones of E. The first makes four in F, and South "
                       "gets them. The second makes four in North’s hole a, and they go to North. "
                       "The third falls into North’s empty hole b."),
    .task = "3,3,2,0,2,2/2,1,3,0,3,3 s 12-12",
    .question = N_("Which move wins South a four on the way?"),
    .answers = "A",
    .solution = N_("The first stone of A makes four in B. The last one falls into D, which was "
                   "empty."),
  },
  {
    .id = "binikh",
    /* TRANSLATORS: "binikh" stays as it is in every language. */
    .title = N_("Binikh"),
    .paragraphs = {
      N_("When the last stone of a lap makes a hole hold exactly four, that is a binikh: the four "
         "belong to the player who is moving, whoever owns the hole, and the move is over."),
      N_("It is the way to take stones out of the other row. The word was written down as "
         "“binikh” and explained as “wasting”. For the owner of the hole it is just that."),
    },
    .position = "3,3,2,1,2,0/3,1,2,0,0,3 s 12-16",
    .move = "E",
    .example_text = N_("South sows the two stones of E into F and a. The last one makes four in "
                       "North’s hole a: binikh, and South gets them."),
    .task = "0,2,0,2,2,2/0,3,0,3,3,3 s 12-16",
    .question = N_("Find the binikh."),
    .answers = "F",
    .solution = N_("The last stone of F makes four in North’s hole b."),
  },
  {
    .id = "endless",
    .title = N_("Sowing without an end"),
    .paragraphs = {
      N_("Once in a while the laps of a move never end: without winning a stone the sowing comes "
         "back to where it was before, and would go round like that for ever. Such a move may not "
         "be played."),
      N_("Nobody needs to find that out by sowing: the program knows, and marks the hole. If a "
         "player has no other move left, it counts as having no move at all."),
      N_("A long move is another matter. Moves of 26 laps and 89 stones are known, and may be "
         "played."),
    },
    .position = "0,2,1,3,1,0/1,0,2,1,0,1 s 16-20",
    .example = RK_EXAMPLE_ILLEGAL,
    .move = "D",
    .example_text = N_("From D the stones would go round without an end. The program does not "
                       "let South play it."),
    .task = "0,2,1,3,1,0/1,0,2,1,0,1 s 16-20",
    .question = N_("What can South play instead? Choose a hole."),
    .answers = "BCE",
    .solution = N_("B, C and E can be played. Only D goes on for ever."),
  },
  {
    .id = "round-end",
    .title = N_("The end of a round"),
    .paragraphs = {
      N_("A round is over when the player whose turn it is has nothing to play. The stones that "
         "are left belong to the owner of the row in which they lie."),
      N_("Both count what they won in the round in fours; what is left over does not count. More "
         "fours win the round: 28 stones are seven fours and beat 20, which are five. 23 and 21 "
         "are five fours each, a drawn round."),
      N_("A round also ends when the same position comes up for the third time with the same "
         "player to move, or when the players agree to share out what is left. Who concedes a "
         "round gives all stones on the board to the other player."),
    },
    .position = "0,2,1,0,2,0/3,0,0,0,0,0 s 20-20",
    .move = "E",
    .example_text = N_("The last stone of E makes four in North’s hole a: binikh. Now North’s row "
                       "is empty and North has nothing to play. The four stones left in South’s "
                       "row go to South, who wins the round by 28 to 20."),
    .task = "0,1,1,0,1,2/3,0,0,0,0,0 s 20-20",
    .question = N_("Which move leaves North without a stone?"),
    .answers = "B",
    .solution = N_("B takes three laps, and its last stone makes four in North’s hole a. North has "
                   "nothing left to play, and the round is over."),
  },
  {
    .id = "closing",
    .title = N_("Holes closed with sand"),
    .paragraphs = {
      N_("A match goes on over many rounds. For the next one each player fills holes with what "
         "they own: four stones each, from the hole on their right, F or f, to the left. What "
         "does not make a four stays off the board as a reserve."),
      N_("Holes that cannot be filled are closed with sand for that round. Sowing skips them, as "
         "if they were not there, and nobody can play them. The one with more open holes has "
         "more to choose from."),
    },
    .position = "0,2,1,0,0,1/0,0,0,0,0,0 n 16-28",
    .example = RK_EXAMPLE_NEXT_ROUND,
    .next_round = "-,4,4,4,4,4/4,4,4,4,4,4 n 0-4",
    .example_text = N_("The round is over by 20 to 28. South fills five holes, and A is closed "
                       "with sand. North fills all six and keeps four stones as a reserve. This "
                       "time North begins."),
  },
  {
    .id = "reopening",
    .title = N_("Holes opened again"),
    .paragraphs = {
      N_("Sand is not for ever. A player who wins back stones digs out a closed hole for the next "
         "round and fills it: the hole is reopened."),
      N_("That makes a match exciting. One lost round is a hole less; one good round brings it "
         "back, and the other player may be the one with sand in the row."),
    },
    .position = "-,0,1,2,0,1/0,0,0,0,0,0 n 20-24",
    .example = RK_EXAMPLE_NEXT_ROUND,
    .next_round = "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0",
    .example_text = N_("South has played this round with A closed, and owns 24 stones at its end. "
                       "These fill all six holes: A is reopened."),
  },
  {
    .id = "match",
    .title = N_("The match"),
    .paragraphs = {
      N_("Who owns fewer than four stones when a round is to begin can fill no hole. All of them "
         "would be sand, and the match is lost."),
      N_("South begins the first round, then the players take turns in beginning. You can also "
         "let the loser or the winner of a round begin the next."),
      N_("Such a match may take long: about 22 rounds if both play at random. For a shorter one "
         "set a number of rounds, or a number of won rounds that wins the match."),
      N_("A player may give up at any time, and both may agree on a draw. A match is saved after "
         "each move, so you can close it and go on next week."),
    },
    .position = "1,0,0,2,0,1/0,0,0,0,0,0 n 0-44",
    .example = RK_EXAMPLE_NEXT_ROUND,
    .next_round = "-,-,-,-,-,4/4,4,4,4,4,4 s 0-20",
    .example_text = N_("South owns only four stones: F is the one hole left. With three, the match "
                       "would be lost now."),
  },
  {
    .id = "tournament",
    .title = N_("Tournaments"),
    .paragraphs = {
      N_("A club can play for a cup. In a round robin everybody meets everybody. In a Swiss "
         "tournament players with equal points meet, in as many rounds as there is time for. In a "
         "knockout who loses is out."),
      N_("A game of a tournament is a match of one round or a few, as the club decides; it can be "
         "drawn. A win brings one point, a draw half a point. If the number of players is odd, one "
         "of them does not play in each round. In a Swiss tournament that is a bye and brings a "
         "point all the same; in a round robin it is a rest without points."),
      N_("Players who end with equal points are put in order by tie-breaks, for instance "
         "Buchholz, the points of all opponents added up. The program tells for each pairing and "
         "each place how it came about."),
    },
    .position = "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0",
    .move = "E",
    .example_text = N_("On each board of a tournament a game begins like any other match. Here "
                       "South opens with E."),
  },
  {
    .id = "history",
    .title = N_("Where the game comes from"),
    .paragraphs = {
      N_("Richard Pankhurst, a historian of Ethiopia, described the game in 1971, as Somalis "
         "played it in Hargeysa and Jigjiga, among them above all people of the Habr Awal. Some "
         "of them played with five holes in a row, as on this board."),
      N_("Its name was written down as Riya ka dhalis or Riyo-ka-dhalis, and from that became Rio "
         "Kadalis. It means helping a she-goat give birth: who makes a four has brought a kid "
         "into the world."),
      N_("It has relatives in which the animal is a cow: Lahemay Waladat, “my cow has given "
         "birth”, and Lam Waladach in Ethiopia, and Lamosh. In these, too, stones are won in small "
         "groups, round follows round, and holes change hands."),
      N_("Source: R. Pankhurst, “Gabata and related board games of Ethiopia and the Horn of "
         "Africa”, Ethiopia Observer 14 (3), 1971, pages 182 and 183."),
    },
    .position = "4,4,4,4,4/4,4,4,4,4 s 0-0",
    .move = "C",
    .example_text = N_("A first move on the board with five holes in a row, 40 stones in all."),
  },
  {
    .id = "decided",
    .title = N_("What this program decides"),
    .paragraphs = {
      N_("The old description is short. Where it is silent this program has to decide, and you "
         "should know where. If your family plays otherwise, you are not wrong."),
      N_("A lap that goes all the way round does not skip the hole that was just emptied."),
      N_("A sowing that would never end may not be played. A position that comes up for the third "
         "time ends the round."),
      N_("Players may agree to end a round; who concedes one gives up all stones on the board, and "
         "the other player wins it."),
      N_("South begins, and then players take turns in beginning; another order can be chosen. So "
         "can a limit for a match, and whether stones or won rounds decide then."),
      N_("Players may concede a match or agree on a draw, and an arbiter may decide it."),
    },
    .position = "2,0,2,12,2,0/1,2,2,0,0,1 s 12-12",
    .move = "D",
    .example_text = N_("Twelve stones go once all the way round. The last one falls into D, which "
                       "was just emptied, and so the move is over."),
  },
  {
    .id = "solved",
    .title = N_("What is known about perfect play"),
    .paragraphs = {
      N_("A round of Rio Kadalis is small enough for a computer to know everything about it. If "
         "nobody makes a mistake, the player who begins the first round loses it by 20 to 28."),
      N_("With five holes in a row the same round ends 20 to 20, whichever hole is played first."),
      N_("In later rounds North may have fewer holes open. If South, with all six holes, begins such a "
         "round, South wins it: by 28 to 16 against five holes, 32 to 8 against four, 32 to 4 "
         "against three, 32 to 0 against two and 28 to 0 against one."),
      N_("Two players who never make a mistake would need five rounds for a match: one of them "
         "owns 20 stones after the first round, then 16, 12, 4 and at last none. People make "
         "mistakes, and that is what makes a match."),
    },
    .position = "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0",
    .move = "A",
    .example_text = N_("A, like B, C, D and E, leads to 20 stones for South in the end, if both go "
                       "on without a mistake."),
    .task = "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0",
    .question = N_("One first move is worse than all others. Have a guess: which?"),
    .answers = "F",
    .solution = N_("After F, South can count on 16 stones only, against 32 for North."),
  },
};

/**
 * rk_course_get_n_lessons:
 *
 * Returns: how many lessons the course has
 */
guint
rk_course_get_n_lessons (void)
{
  return G_N_ELEMENTS (lessons);
}

/**
 * rk_course_get_lesson:
 * @index: which one, from 0 to rk_course_get_n_lessons() - 1
 *
 * Returns: (transfer none): a lesson
 */
const RkLesson *
rk_course_get_lesson (guint index)
{
  g_return_val_if_fail (index < G_N_ELEMENTS (lessons), NULL);

  return &lessons[index];
}

/**
 * rk_course_find:
 * @id: an identifier
 *
 * Returns: the index of the lesson of that identifier, -1 if there is none
 */
int
rk_course_find (const char *id)
{
  g_return_val_if_fail (id != NULL, -1);

  for (guint i = 0; i < G_N_ELEMENTS (lessons); i++)
    {
      if (g_str_equal (lessons[i].id, id))
        return i;
    }

  return -1;
}

/**
 * rk_lesson_get_id:
 * @self: a lesson
 *
 * Returns: (transfer none): a short word that stays the same in each language and
 *   version
 */
const char *
rk_lesson_get_id (const RkLesson *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->id;
}

/**
 * rk_lesson_get_title:
 * @self: a lesson
 *
 * Returns: (transfer none): its title, in the language of the texts now
 */
const char *
rk_lesson_get_title (const RkLesson *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return _(self->title);
}

/**
 * rk_lesson_get_n_paragraphs:
 * @self: a lesson
 *
 * Returns: how many paragraphs its text has, at least 1
 */
guint
rk_lesson_get_n_paragraphs (const RkLesson *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return g_strv_length ((char **) self->paragraphs);
}

/**
 * rk_lesson_get_paragraph:
 * @self: a lesson
 * @index: which one, from 0
 *
 * Returns: (transfer none): a paragraph, in the language of the texts now
 */
const char *
rk_lesson_get_paragraph (const RkLesson *self,
                         guint           index)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (index < rk_lesson_get_n_paragraphs (self), NULL);

  return _(self->paragraphs[index]);
}

static void
parse (RkPosition *position,
       const char *text)
{
  if (!rk_position_parse (position, text, RK_COUNTER_CLOCKWISE, NULL))
    g_assert_not_reached ();
}

/**
 * rk_lesson_get_position:
 * @self: a lesson
 * @position: (out caller-allocates): where its board starts
 */
void
rk_lesson_get_position (const RkLesson *self,
                        RkPosition     *position)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (position != NULL);

  parse (position, self->position);
}

/**
 * rk_lesson_get_example:
 * @self: a lesson
 * @hole: (out) (optional): the hole that is played, or tried; not set for
 *   %RK_EXAMPLE_NEXT_ROUND
 *
 * Returns: what its example shows on the board
 */
RkExampleKind
rk_lesson_get_example (const RkLesson *self,
                       guint          *hole)
{
  g_return_val_if_fail (self != NULL, RK_EXAMPLE_MOVE);

  if (hole != NULL && self->example != RK_EXAMPLE_NEXT_ROUND)
    {
      RkPosition position;

      parse (&position, self->position);
      rk_hole_from_letter (position.n_holes, *self->move, hole);
    }

  return self->example;
}

/**
 * rk_lesson_get_example_text:
 * @self: a lesson
 *
 * Returns: (transfer none): what its example shows, in the language of the texts now
 */
const char *
rk_lesson_get_example_text (const RkLesson *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return _(self->example_text);
}

/**
 * rk_lesson_get_next_round:
 * @self: a lesson whose example is %RK_EXAMPLE_NEXT_ROUND
 * @position: (out caller-allocates): where the next round starts
 */
void
rk_lesson_get_next_round (const RkLesson *self,
                          RkPosition     *position)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (self->example == RK_EXAMPLE_NEXT_ROUND);
  g_return_if_fail (position != NULL);

  parse (position, self->next_round);
}

/**
 * rk_lesson_has_task:
 * @self: a lesson
 *
 * Returns: whether it asks the reader something
 */
gboolean
rk_lesson_has_task (const RkLesson *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->task != NULL;
}

/**
 * rk_lesson_get_task:
 * @self: a lesson that has a task
 * @position: (out caller-allocates): the position that it is about
 */
void
rk_lesson_get_task (const RkLesson *self,
                    RkPosition     *position)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (self->task != NULL);
  g_return_if_fail (position != NULL);

  parse (position, self->task);
}

/**
 * rk_lesson_get_question:
 * @self: a lesson that has a task
 *
 * Returns: (transfer none): what is asked, in the language of the texts now
 */
const char *
rk_lesson_get_question (const RkLesson *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (self->task != NULL, NULL);

  return _(self->question);
}

/**
 * rk_lesson_is_answer:
 * @self: a lesson that has a task
 * @hole: a hole on the board of the task
 *
 * Returns: whether a move from @hole answers the question
 */
gboolean
rk_lesson_is_answer (const RkLesson *self,
                     guint           hole)
{
  RkPosition position;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (self->task != NULL, FALSE);

  parse (&position, self->task);
  g_return_val_if_fail (hole < 2u * position.n_holes, FALSE);

  return strchr (self->answers, rk_hole_to_letter (position.n_holes, hole)) != NULL;
}

/**
 * rk_lesson_get_solution:
 * @self: a lesson that has a task
 *
 * Returns: (transfer none): why the answer is right, in the language of the texts now
 */
const char *
rk_lesson_get_solution (const RkLesson *self)
{
  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (self->task != NULL, NULL);

  return _(self->solution);
}
