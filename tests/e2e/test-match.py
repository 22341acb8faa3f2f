#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a match to its end, with real keys; each thing is heard once."""

import unittest

import board
import program

PLAYERS = ("Amina", "Bashir")
FIXTURE = program.FIXTURES / "matches" / "all-closed-with-reopening.rkmatch"
# The round from which the match is played: the last ones are short.
FIRST_ROUND = 1 if program.THOROUGH else 7
# And the one after whose end a hole is reopened.
REOPENED_AFTER = 4


class Match(unittest.TestCase):
    def setUp(self):
        self.home = program.Home()
        self.addCleanup(self.home.remove)
        self.table = board.Table(self.home)
        self.addCleanup(self.table.stop)
        self.path = self.home.path / "match.rkmatch"
        self.rounds = board.read_rounds(FIXTURE)
        self.heard = 0

    def start(self, round_number, n_moves):
        """Starts with the match as it was after so many moves of a round."""
        board.write_part(self.path, FIXTURE, PLAYERS, round_number, n_moves)
        self.table.start_file(self.path, n_moves)

    def hear(self, *keys):
        """What was said, once; the focus is somewhere afterwards."""
        text = self.table.hear(*keys)
        self.heard += 1
        self.table.check_focus(keys)
        return text

    def play(self, line):
        """Plays a move; returns what is said beside it."""
        told = self.hear(line["move"].lower())
        text = board.move_text(line, PLAYERS)
        self.assertTrue(told.startswith(text), told)
        if line["over"] is None:
            self.table.wait_for_position(line["position"])
        return told[len(text):].strip()

    def setup_text(self, number):
        """What is said about a round when the one before it ends."""
        return board.setup_text(self.rounds[number - 2][0], self.rounds[number - 1][0], PLAYERS)

    def begin_round(self, number):
        begin = f"Begin Round {number}"
        self.table.wait_for_focus(begin)
        self.assertEqual(self.hear("Return"),
                         board.begin_text(self.rounds[number - 1][0], PLAYERS))
        self.table.wait_for_position(self.rounds[number - 1][0]["position"])
        self.table.wait_for_focus(" hole ")

    def check_end(self):
        """What is said when nothing goes on, and in the file."""
        self.table.wait_for_focus("New Match with the Same Players")
        self.assertEqual(board.replay(self.path)[-1]["result"],
                         {"winner": "south", "reason": "all-closed"})
        played = board.played_text(self.rounds[-1][-1], PLAYERS)
        self.assertEqual(self.hear("ctrl+z"), f"Taken back: {played}")
        self.table.wait_for_position(self.rounds[-1][-2]["position"])
        again = self.hear("ctrl+shift+z")
        self.assertTrue(again.startswith(f"Played again: {played} "), again)
        self.assertTrue(again.endswith(" Amina won the match, 48 to 0."), again)

    def check_silence(self):
        """Nothing was said beside what was expected."""
        self.table.synchronise()
        self.assertEqual(len(self.table.announcements), self.heard, self.table.announcements)

    def test_match(self):
        self.start(FIRST_ROUND, 0)
        for number, (_, *moves) in enumerate(self.rounds[FIRST_ROUND - 1:], FIRST_ROUND):
            if number > FIRST_ROUND:
                self.begin_round(number)
            for line in moves[:-1]:
                self.assertEqual(self.play(line), "")
            told = self.play(moves[-1])
            end = board.end_text(moves[-1], PLAYERS)
            if number < len(self.rounds):
                self.assertEqual(told, end + self.setup_text(number + 1))
            else:
                self.assertEqual(told, f"{end} Bashir has fewer than four stones left and cannot "
                                       "fill a hole. Amina won the match, 48 to 0.")
        self.check_end()
        self.check_silence()
        self.table.press_keys("ctrl+q")
        self.table.wait()

    def test_reopening(self):
        """A hole is opened again, and what led there taken back and played again; the focus is on
        what one wants next."""
        moves = self.rounds[REOPENED_AFTER - 1][1:]
        self.start(REOPENED_AFTER, len(moves) - 1)
        played = board.played_text(moves[-1], PLAYERS)
        end = board.end_text(moves[-1], PLAYERS) + self.setup_text(REOPENED_AFTER + 1)
        self.assertIn(" reopens 1 hole: ", end)
        begin = f"Begin Round {REOPENED_AFTER + 1}"
        self.assertEqual(self.play(moves[-1]), end)
        self.table.wait_for_focus(begin)
        self.assertEqual(self.hear("ctrl+z"), f"Taken back: {played}")
        self.table.wait_for_position(moves[-2]["position"])
        self.table.wait_for_focus(" hole ")
        self.assertEqual(self.hear("ctrl+shift+z"), f"Played again: {played} {end}")
        self.begin_round(REOPENED_AFTER + 1)
        self.assertTrue(self.hear("ctrl+z").startswith(f"Taken back: {played} "))
        self.table.wait_for_position(moves[-2]["position"])
        self.assertEqual(self.hear("ctrl+shift+z"), f"Played again: {played} {end}")
        self.begin_round(REOPENED_AFTER + 1)
        self.assertEqual(self.play(self.rounds[REOPENED_AFTER][1]), "")
        self.check_silence()


if __name__ == "__main__":
    unittest.main()
