#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the program as soon as a move was heard, again and again: nothing is lost."""

import unittest

import board
import program

PLAYERS = ("Amina", "Bashir")
KILLS = 30 if program.THOROUGH else 4
# A round of 30 moves.
SEED = 9


class Kill(unittest.TestCase):
    def setUp(self):
        self.home = program.Home()
        self.addCleanup(self.home.remove)
        self.table = board.Table(self.home)
        self.addCleanup(self.table.stop)
        self.round = board.RandomRound(SEED)

    def check_return(self, letters):
        """File and window hold these moves."""
        path, = self.home.matches()
        lines = board.replay(path)
        self.assertEqual([line["move"] for line in lines if "move" in line], letters)
        self.table.start()
        position = board.last_position(path)
        over = lines[-1].get("result") is not None
        if over:
            self.table.find(program.BUTTON, "Begin Round 2")
        else:
            self.table.wait_for_position(position)
            for name in PLAYERS:
                self.table.find(program.Atspi.Role.LABEL, name)
        self.table.wait_for_place(len(letters), len(letters))
        self.assertEqual(self.table.announcements, [])

    def test_kill(self):
        self.table.start()
        self.table.start_match(*PLAYERS)
        for _ in range(KILLS):
            letter = self.round.play()["move"]
            self.table.kill_when_heard(lambda: self.table.press_hole(letter))
            self.check_return(self.round.letters())

        # What was taken back can still be redone.
        letters = self.round.letters()
        self.table.kill_when_heard(lambda: self.table.press_button("Undo"))
        self.check_return(letters[:-1])
        self.table.press_button("Redo")
        self.table.wait_for_announcements(1)
        self.table.quit()
        self.assertEqual(board.count_moves(self.home.matches()[0]), KILLS)


if __name__ == "__main__":
    unittest.main()
