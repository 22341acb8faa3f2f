#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a round, takes back, leaves, comes back and goes on, with nothing but what a screen
reader has."""

import unittest

import board
import program

PLAYERS = ("Amina", "Bashir")
BEGIN = "Begin Round 2"
UNDO = "Undo"
REDO = "Redo"


# A round of 30 moves, with captures of all kinds.
SEED = 9


class PlayARound(unittest.TestCase):
    def setUp(self):
        self.home = program.Home()
        self.addCleanup(self.home.remove)
        self.table = board.Table(self.home)
        self.addCleanup(self.table.stop)
        self.round = board.RandomRound(SEED)
        self.played = []
        self.said = []

    def check_announcements(self):
        """Nothing was said but what was expected: each once, none twice."""
        self.table.wait_for_announcements(len(self.said))
        self.table.synchronise()
        self.assertEqual(self.table.announcements, self.said)

    def check_saved(self):
        """The file says what was played."""
        path, = self.home.matches()
        self.assertEqual([line["move"] for line in board.replay(path) if "move" in line],
                         self.played)

    def press(self, button):
        """Presses a button that makes something be said; returns that."""
        self.table.press_button(button)
        self.table.wait_for_announcements(len(self.said) + 1)
        self.said.append(self.table.announcements[len(self.said)])
        return self.said[-1]

    def play(self):
        """Plays a move, and checks what is shown and said."""
        move = self.round.play()
        self.table.press_hole(move["move"])
        self.table.wait_for_announcements(len(self.said) + 1)
        text = self.table.announcements[len(self.said)]
        if move["over"] is None:
            self.assertEqual(text, board.move_text(move, PLAYERS))
            self.table.wait_for_position(move["position"])
        self.played.append(move["move"])
        self.said.append(text)

    def check_end(self, text):
        """What is said when the round is over."""
        last = self.round.moves[-1]
        self.assertEqual(last["over"]["reason"], "immobilised")
        following = board.second_start(last["over"]["won"])
        setup = board.setup_text({"position": board.START}, following, PLAYERS)
        self.assertIn(" with sand: ", setup)
        self.assertEqual(text, board.end_text(last, PLAYERS) + setup)

    def check_round(self):
        """A whole round: what each move shows and says, and its end."""
        while not self.round.is_over():
            self.play()
        self.check_announcements()
        move = board.move_text(self.round.moves[-1], PLAYERS) + " "
        self.assertTrue(self.said[-1].startswith(move), self.said[-1])
        self.check_end(self.said[-1][len(move):])
        self.check_saved()
        self.table.find(program.BUTTON, BEGIN)

    def check_undo_of_end(self):
        """Back over the end of the round, and to it again."""
        last, before = self.round.moves[-1], self.round.moves[-2]
        played = board.played_text(last, PLAYERS)
        for _ in range(2):
            self.assertEqual(self.press(UNDO), f"Taken back: {played}")
            self.table.wait_for_position(before["position"])
            self.assertFalse(self.table.shows(program.BUTTON, BEGIN))
            again = self.press(REDO)
            self.assertTrue(again.startswith(f"Played again: {played} "), again)
            self.check_end(again[len(f"Played again: {played} "):])
            self.table.find(program.BUTTON, BEGIN)
        self.check_announcements()
        self.check_saved()

    def check_next_round(self):
        """Into the next round, back into the first, and to the next again."""
        before = self.round.moves[-2]["position"]
        self.press(BEGIN)
        self.round = board.RandomRound(SEED, board.last_position(self.home.matches()[0]))
        self.table.wait_for_position(self.round.position)
        self.play()
        self.play()
        self.check_saved()

        steps = 0
        while self.table.names() != board.hole_names(before):
            self.press(UNDO)
            steps += 1
        self.assertEqual(steps, 3)
        for _ in range(steps):
            self.press(REDO)
        self.table.wait_for_position(self.round.position)
        self.check_announcements()
        self.check_saved()

    def check_return(self):
        """Takes a move back, leaves, finds everything again and goes on."""
        self.press(UNDO)
        before = self.round.moves[-2]["position"]
        self.table.wait_for_position(before)
        self.table.wait_for_place(1, 1)
        self.check_announcements()
        self.table.press_button("Close")
        self.table.wait()

        self.said = []
        self.table.start()
        self.table.wait_for_position(before)
        self.table.wait_for_place(1, 1)
        self.table.find(program.Atspi.Role.LABEL, "Round 2")
        for name in PLAYERS:
            self.table.find(program.Atspi.Role.LABEL, name)
        self.press(REDO)
        self.table.wait_for_position(self.round.position)
        self.play()
        self.check_announcements()
        self.table.quit()
        self.check_saved()

    def test_play_a_round(self):
        self.table.start()
        self.table.start_match(*PLAYERS)
        self.check_round()
        self.check_undo_of_end()
        self.check_next_round()
        self.check_return()


if __name__ == "__main__":
    unittest.main()
