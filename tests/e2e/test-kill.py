#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the program at random moments of an evening of play, again and again: nothing that was
heard is ever lost, and what is saved is whole."""

import random
import subprocess
import time
import unittest

import board
import program

FIXTURE = program.FIXTURES / "matches" / "all-closed-with-reopening.rkmatch"
# What is no word about the match.
TOAST = "A toast appeared: "
PLAYERS = ("Amina", "Bashir")
KILLS = 200 if program.THOROUGH else 10
SEED = 1
# In milliseconds: so long at most is played, or started, before the blow.
PLAYING = 150
STARTING = 300
# In seconds: what it takes longer to save on a slow machine is told before.
PATIENCE = 0.4
# How many keys are pressed at once at most.
MOST_KEYS = 4


class Evening:
    """The keys of a match to its end, and what is to be seen after so many of them."""

    def __init__(self):
        self.keys = []
        # The round, the letters of all moves, the position, and whether the round is over.
        self.places = []
        letters = []
        for start, *moves in board.read_rounds(FIXTURE):
            if self.places:
                self.keys.append("Return")
            self.places.append((start["round"], list(letters), start["position"], False))
            for line in moves:
                self.keys.append(line["move"].lower())
                letters.append(line["move"])
                self.places.append((start["round"], list(letters), line["position"],
                                    line["over"] is not None))

    def find(self, path):
        """How many of the keys have led to what a file holds."""
        lines = board.replay(path)
        letters = [line["move"] for line in lines if "ply" in line]
        last = max(line["round"] for line in lines if "round" in line)
        for index, place in enumerate(self.places):
            if place[:2] == (last, letters):
                return index
        raise AssertionError(f"nobody has played {letters} up to round {last}")


class Kill(unittest.TestCase):
    def setUp(self):
        self.home = program.Home()
        self.addCleanup(self.home.remove)
        self.table = board.Table(self.home)
        self.addCleanup(self.table.stop)
        self.path = self.home.data / "evening.rkmatch"

    def begin(self):
        """The match of the evening before its first move, in the window."""
        board.write_part(self.path, FIXTURE, PLAYERS, 1, 0)
        self.table.start(self.path)

    def find_focus(self, expected):
        """What finds what has the focus, if its name holds this: without looking at all else."""

        def find():
            focus = self.table.told_focus()
            return focus if focus is not None and expected in focus.get_name() else None

        return find

    def wait_until_shown(self, place):
        """The window is as it was when the last thing was saved, and says nothing of that."""
        number, _, position, is_over = place
        expected = f"Begin Round {number + 1}" if is_over else " hole "
        focus = self.table.wait_for(self.find_focus(expected), f"the focus on {expected}")
        if not is_over:
            holes = board.hole_names(position)
            self.table.wait_for(lambda: self.table.names(focus.get_parent()) == holes, holes)
        self.assertEqual(self.table.announcements, [])

    def strike(self, keys, moment=None):
        """Presses keys, and kills the program after some time or, without one, at its first
        word. Returns how many things were heard that must have been saved before."""
        began = time.monotonic()
        pressing = subprocess.Popen(["xdotool", "key", "--delay", "0", *keys])
        if moment is None:
            self.table.kill_when_heard(lambda: None)
        else:
            program.handle_events(moment)
            self.table.kill()
        duration = time.monotonic() - began
        pressing.wait()
        # What was on its way to a reader.
        program.handle_events(program.SHORTEST_PAUSE)
        heard = [text for text in self.table.announcements if not text.startswith(TOAST)]
        return len(heard) if duration < PATIENCE else 0

    def test_kill(self):
        evening = Evening()
        dice = random.Random(SEED)
        now = len(evening.keys)
        for _ in range(KILLS):
            # A match that is over is played again.
            if now == len(evening.keys):
                now = 0
                self.begin()
            else:
                self.table.start()
            keys, n_heard = [], 0
            if dice.randrange(6) == 0:
                program.handle_events(dice.randrange(1, STARTING))
                self.table.kill()
            else:
                self.wait_until_shown(evening.places[now])
                keys = evening.keys[now:now + dice.randint(1, MOST_KEYS)]
                n_heard = self.strike(keys, dice.choice((None, dice.randrange(1, PLAYING))))
            # All that was heard is in the file, and nothing that nobody did.
            saved = evening.find(self.path)
            self.assertGreaterEqual(saved, now + n_heard, self.table.announcements)
            self.assertLessEqual(saved, now + len(keys))
            now = saved

    def test_undo(self):
        """What was taken back can still be redone."""
        self.begin()
        self.table.wait_for_place(0, 0)
        for count, line in enumerate(board.read_rounds(FIXTURE)[0][1:3], 1):
            self.table.press_keys(line["move"].lower())
            self.table.wait_for_announcements(count)
        self.strike(["ctrl+z"])
        self.assertEqual(board.count_moves(self.path), 1)
        self.table.start()
        self.table.wait_for_place(1, 1)
        self.table.press_button("Redo")
        self.table.wait_for_announcements(1)
        self.table.quit()
        self.assertEqual(board.count_moves(self.path), 2)


if __name__ == "__main__":
    unittest.main()
