#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reviews a match with real keys: analyses it, looks at mistakes, tries out, and tries again what
went wrong. What is said is what the command-line tool knows; the moves stay as they are."""

import json
import re
import signal
import unittest

import board
import program
from program import Atspi

PLAYERS = ("Amina", "Bashir")
SEED = 9
# Each player has made a mistake by then.
N_MOVES = 10
UNDO = ", has a button: Undo"


class Review(unittest.TestCase):
    def setUp(self):
        self.home = program.Home()
        self.addCleanup(self.home.remove)
        self.table = board.Table(self.home)
        self.addCleanup(self.table.stop)
        self.path = self.home.path / "match.rkmatch"
        sowing = board.RandomRound(SEED)
        for _ in range(N_MOVES):
            sowing.play()
        self.moves = sowing.moves
        board.write_match(self.path, sowing.letters())
        self.table.start_file(self.path, N_MOVES)
        self.mistakes = [line for line in map(json.loads, board.run_tool(
            "review", self.path).splitlines()) if "ply" in line and line["lost"] > 0]
        self.assertEqual([line["player"] for line in self.mistakes], ["north", "south"])

    def check_silence(self, *keys):
        """Nothing is said, and the focus is somewhere."""
        count = len(self.table.announcements)
        self.table.press_keys(*keys)
        self.table.check_focus(keys)
        self.assertEqual(self.table.announcements[count:], [])

    def hear(self, *keys):
        text = self.table.hear(*keys)
        self.table.check_focus(keys)
        return text

    def read_round(self):
        return json.loads(self.path.read_text(encoding="utf-8"))["rounds"][0]

    def analyse(self):
        self.table.go_to("Moves")
        self.table.press_keys("Right", "Right", "space")
        self.table.go_to("Analyse the Match")
        self.assertEqual(self.hear("Return"), "2 Mistakes")
        # The button has gone: what it has brought has the focus.
        self.table.find(Atspi.Role.HEADING, "2 Mistakes")
        self.table.wait_for(lambda: self.table.focus_name() not in (None, "Stop"), "a new focus")

    def check_advice(self, text, line):
        """It names a move that the tool finds best, too."""
        self.assertRegex(text, rf"\bThe best move is [{''.join(line['best'])}]\b")

    def hear_advice(self, key):
        """What was said until something was advised: in one, if that is known at once."""
        count = len(self.table.announcements)
        self.table.press_keys(key)
        self.table.wait_for(lambda: "The best move is" in " ".join(
            self.table.announcements[count:]), f"advice after {key}")
        self.table.check_focus(key)
        return " ".join(self.table.announcements[count:])

    def check_mistakes(self):
        """One key leads from mistake to mistake, and tells which it is and what was better."""
        self.assertEqual(self.hear("Home"), "Round 1: Amina begins.")
        self.table.wait_for_place(0, N_MOVES)
        first, second = self.mistakes
        for key, line in (("F3", first), ("F3", second), ("shift+F3", first), ("F6", second),
                          ("F7", first)):
            text = self.hear_advice(key)
            self.assertTrue(text.startswith(f"Round 1, move {line['ply']}: "), text)
            self.check_advice(text, line)
            self.table.wait_for_place(line["ply"] - 1, N_MOVES)

    def check_best_line(self):
        """What would have been better is played move by move, and left again."""
        best, = self.mistakes[0]["best"]
        line = board.play_move(self.moves[self.mistakes[0]["ply"] - 2]["position"], best)
        text = self.hear("ctrl+l")
        self.assertRegex(text, r"^Best line, move 1 of \d+\. ")
        self.assertIn(f" {board.move_text(line, PLAYERS)}", text)
        self.table.wait_for_position(line["position"], playing=False)
        self.assertRegex(self.hear("alt+Right"), r"^Best line, move 2 of \d+\. Amina played ")
        self.assertTrue(self.hear("alt+Left").startswith(text))
        self.assertTrue(self.hear("ctrl+l").startswith(
            f"Round 1, after move {self.mistakes[0]['ply'] - 1} of {N_MOVES}. "))
        self.table.wait_for_place(self.mistakes[0]["ply"] - 1, N_MOVES)

    def check_laps(self):
        """Lap by lap through a move, there and back: each is told once."""
        line = self.moves[self.mistakes[0]["ply"] - 1]
        self.assertGreater(line["laps"], 1)
        laps = [self.hear("shift+Right") for _ in range(line["laps"])]
        for number, text in enumerate(laps, 1):
            self.assertTrue(text.startswith(f"Lap {number} of {line['laps']}: Bashir lifts "), text)
        self.assertEqual(self.hear("shift+Left"), laps[-2])
        self.assertEqual(self.hear("shift+Right"), laps[-1])
        self.table.wait_for_position(line["position"], playing=False)

    def try_out(self):
        """Moves beside the match, one taken back, kept as a variation."""
        sowing = board.RandomRound(SEED, self.moves[self.mistakes[0]["ply"] - 1]["position"])
        self.assertEqual(self.hear("ctrl+e"), "Trying out from here. The match stays as it is.")
        told = []
        for number in (1, 2):
            line = sowing.play()
            told.append(f"Trial, move {number}. {board.move_text(line, PLAYERS)}")
            self.assertEqual(self.hear(line["move"].lower()), told[-1])
            self.table.wait_for_position(line["position"])
        self.assertEqual(self.hear("ctrl+z"), told[0])
        self.assertEqual(self.hear("ctrl+shift+z"), told[1])
        self.assertEqual(self.hear("ctrl+k"),
                         f"A toast appeared: The moves are kept as a variation.{UNDO}")
        self.table.go_to("Back to the Match")
        self.assertTrue(self.hear("Return").startswith(
            f"Round 1, after move {self.mistakes[0]['ply']} of {N_MOVES}. "))
        self.table.wait_for(lambda: self.read_round().get("lines"), "a variation in the file")
        self.assertEqual(self.read_round()["lines"],
                         [{"after": self.mistakes[0]["ply"], "moves": sowing.letters()}])

    def annotate(self):
        """A comment and a mark on the move that is looked at."""
        self.table.go_to("Comment")
        self.table.type_text("See move 9")
        self.assertEqual(self.hear("shift+Tab"), f"A toast appeared: Comment changed.{UNDO}")
        self.table.press_keys("shift+Tab", "Tab")
        self.table.wait_for_focus("No Mark")
        self.table.press_keys(*["Right"] * 5)
        self.table.wait_for_focus("Mistake")
        self.assertEqual(self.hear("space"), f"A toast appeared: Mark changed.{UNDO}")
        self.table.wait_for(lambda: "?" in str(self.read_round().get("notes")), "the mark")
        note, = self.read_round()["notes"]
        self.assertIn("See move 9", note.values())

    def check_no_answer(self, best):
        """Nothing that is shown, and no description, names what is asked for."""
        holes = self.table.holes()
        self.assertEqual({hole.get_description() for hole in holes}, {""})
        for top in self.table.read():
            for node in top.descendants():
                if not re.search(r" hole \w, ", node.name):
                    self.assertNotRegex(node.name, rf"\b[{''.join(best)}]\b")

    def retry(self):
        """The first mistake is found, the answer to the second is shown."""
        first, second = self.mistakes
        wrong = next(hole for hole in board.legal_moves(self.moves[first["ply"] - 2]["position"])
                     if hole not in first["best"])
        self.assertEqual(self.hear("F5"), "Bashir gave away 4 stones here. Find a better move.")
        self.table.wait_for_focus(" hole ")
        self.check_no_answer(first["best"])
        self.assertRegex(self.hear(wrong.lower()), "^This gives away .*Try again\\.$")
        self.check_no_answer(first["best"])
        self.assertRegex(self.hear(first["best"][0].lower()), "^That is a best move! ")
        self.table.wait_for_focus("Next")
        self.assertEqual(self.hear("Return"), "Amina gave away 4 stones here. Find a better move.")
        self.check_no_answer(second["best"])
        self.check_advice(self.hear("ctrl+h"), second)
        self.assertEqual(self.hear("ctrl+Page_Down"),
                         "You found a better move for 1 of 2 mistakes.")
        self.check_silence("Escape")

    def test_review(self):
        self.analyse()
        self.check_mistakes()
        self.check_best_line()
        self.check_laps()
        self.try_out()
        self.annotate()
        self.retry()
        self.table.press_keys("ctrl+q")
        self.table.wait()
        self.assertEqual(self.read_round()["moves"], [move["move"] for move in self.moves])

    def test_typing(self):
        """What is still being typed is in the file, however the program ends."""
        self.table.quit()
        for number, end in enumerate((
                lambda: self.table.press_keys("ctrl+q"),
                lambda: self.table.press_keys("ctrl+w"),
                lambda: self.table.activate_action("quit"),
                lambda: self.table.process.send_signal(signal.SIGTERM),
                lambda: self.table.process.send_signal(signal.SIGHUP),
                lambda: self.table.process.send_signal(signal.SIGINT))):
            self.table.start_file(self.path, N_MOVES)
            self.table.go_to("Moves")
            self.table.press_keys("Right", "Right", "space")
            self.table.go_to("Comment")
            self.table.type_text(f"{number}")
            self.table.wait_for(lambda text=f"{number}": Atspi.Text.get_text(
                self.table.focused(), 0, -1).endswith(text), "what was typed")
            end()
            self.table.wait()
            note, = self.read_round()["notes"]
            self.assertIn(f"{number}", note["comment"])


if __name__ == "__main__":
    unittest.main()
