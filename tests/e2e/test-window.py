#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Windows come and go; files are opened, looked at and left as they are."""

import hashlib
import shutil
import signal
import unittest

import board
import program

LABEL = program.Atspi.Role.LABEL
PLAYERS = ("Amina", "Bashir")
SEED = 9


def fingerprint(path):
    """Changes when anybody writes the file, were it with the same bytes."""
    status = path.stat()
    return (hashlib.sha256(path.read_bytes()).hexdigest(), status.st_mtime_ns, status.st_ino)


class Window(unittest.TestCase):
    def setUp(self):
        self.home = program.Home()
        self.addCleanup(self.home.remove)
        self.table = board.Table(self.home)
        self.addCleanup(self.table.stop)

    def copy_fixture(self, name):
        """A match outside the data folder."""
        path = self.home.path / name
        shutil.copy(program.FIXTURES / "matches" / name, path)
        return path

    def boards(self):
        return list(self.table.search(program.Atspi.Role.GROUPING, "Board"))

    def play(self, sowing):
        """Plays a move: it is shown, and said once."""
        count = len(self.table.announcements)
        move = sowing.play()
        self.table.press_hole(move["move"])
        self.table.wait_for_position(move["position"])
        self.table.wait_for_announcements(count + 1)
        self.table.synchronise()
        self.assertEqual(self.table.announcements[count:], [board.move_text(move, PLAYERS)])

    def open_match(self):
        """Chooses the match in the library of the window that has the keys."""
        def is_on_a_row():
            focused = self.table.focused()
            return focused is not None and focused.get_role() == program.Atspi.Role.LIST_ITEM

        self.table.wait_for(is_on_a_row, "the focus in the library")
        self.table.press_keys("Return")

    def test_remake_window(self):
        """The window of a match is closed in the middle of a round, and another made."""
        sowing = board.RandomRound(SEED)
        self.table.start()
        self.table.start_match(*PLAYERS)
        for _ in range(3):
            self.play(sowing)
        match, = self.table.windows()

        self.table.activate_action("new-window")
        self.table.wait_for_windows(2)
        self.table.press(self.table.find(program.BUTTON, "Close", match))
        library, = self.table.wait_for_windows(1)
        self.table.find(name=lambda text: text.startswith("Amina – Bashir, Round 1, "),
                        below=library)

        path, = self.home.matches()
        self.assertEqual(self.table.launch(path).wait(program.PATIENCE), 0)
        self.table.wait_for_windows(2)
        self.table.wait_for_position(sowing.position)
        self.table.wait_for_place(3, 3)
        self.play(sowing)

        # Opened again, it is where it was.
        self.assertEqual(self.table.launch(path).wait(program.PATIENCE), 0)
        self.table.wait_for_windows(2)

        # A second window shows the same match, and follows it; each thing is said once.
        self.table.activate_action("new-window")
        self.table.wait_for_windows(3)
        self.open_match()
        self.table.wait_for(lambda: len(self.boards()) == 2, "two boards")
        self.play(sowing)
        expected = board.hole_names(sowing.position)
        for shown in self.boards():
            self.table.wait_for(lambda: self.table.names(shown) == expected, "the same position")
        self.table.quit()
        self.assertEqual(board.last_position(path), sowing.position)

        # All of them are there again.
        self.table.start()
        self.table.wait_for_windows(3)
        self.table.wait_for(lambda: len(self.boards()) == 2, "two boards")
        self.table.wait_for_position(sowing.position)

    def test_browse(self):
        """Looking through a match does not touch its file, and offers no move."""
        path = self.copy_fixture("all-closed-with-reopening.rkmatch")
        before = fingerprint(path)
        lines = board.replay(path)
        rounds = [line["position"] for line in lines if "first" in line]
        moves = [line for line in lines if "ply" in line]
        first = [line for line in moves if line["round"] == 1]
        last = [line for line in moves if line["round"] == len(rounds)]

        self.table.start(path)
        self.table.wait_for_place(len(last), len(last))
        self.table.find(program.BUTTON, "New Match with the Same Players")

        self.table.press_button("Start of the Match")
        self.table.wait_for_place(0, len(first))
        self.table.wait_for_position(rounds[0], playing=False)
        for ply, line in enumerate(first[:3], 1):
            self.table.press_button("One Move Forward")
            self.table.wait_for_place(ply, len(first))
            self.table.wait_for_position(line["position"], playing=False)
        self.table.press_button("One Move Back")
        self.table.wait_for_position(first[1]["position"], playing=False)

        # The place is found again, too.
        self.table.press_button("Close")
        self.table.wait()
        self.table.start()
        self.table.wait_for_place(2, len(first))
        self.table.wait_for_position(first[1]["position"], playing=False)
        self.table.press_button("End of the Match")
        self.table.wait_for_place(len(last), len(last))
        # What is told is where one is, not that something was played.
        self.table.wait_for_announcements(1)
        self.table.synchronise()
        told, = self.table.announcements
        place = f"Round {len(rounds)}, after move {len(last)} of {len(last)}. "
        self.assertTrue(told.startswith(place), told)
        self.table.quit()
        self.assertEqual(fingerprint(path), before)
        self.assertEqual(self.home.matches(), [])

    def test_edit_in_place(self):
        """A file from elsewhere is written where it is, with what was taken back."""
        path = self.copy_fixture("running-with-undone.rkmatch")
        self.table.start(path)
        self.table.wait_for_position(board.last_position(path))
        count = board.count_moves(path)
        self.table.press_button("Redo")
        self.table.wait_for_announcements(1)
        self.assertEqual(board.count_moves(path), count + 1)
        self.table.quit()
        self.assertEqual(self.home.matches(), [])

    def check_refused(self, path, reason, detail=None):
        """A file is not opened, and a message says why; then the library is there."""
        heading = "Cannot Open"
        self.table.start(path)
        dialog = self.table.find(name=heading)
        name = str(path).rpartition("/")[2]
        self.table.find(LABEL, lambda text: name in text and reason in text, below=dialog)
        if detail is not None:
            self.table.press(self.table.find(program.BUTTON, "Details", dialog))
            self.table.find(LABEL, lambda text: detail in text, below=dialog)
        self.table.press(self.table.find(program.BUTTON, "Close", dialog))
        self.table.wait_for(lambda: not self.table.shows(name=heading)
                            and self.table.focused(), "the focus in the library")
        self.table.press_button("New Match…")
        self.table.find(program.BUTTON, "Start")
        self.table.quit()

    def test_damaged_file(self):
        path = self.copy_fixture("running.rkmatch")
        text = path.read_text(encoding="utf-8").replace('"direction":', '"direction":,')
        path.write_text(text, encoding="utf-8")
        before = fingerprint(path)
        line = text[:text.index('"direction":,')].count("\n") + 1
        self.check_refused(path, "The file is damaged", f"{line}")
        self.assertEqual(fingerprint(path), before)

    def test_wrong_match(self):
        path = self.home.path / "wrong.rkmatch"
        board.write_match(path, ["A", "B"])
        self.check_refused(path, "The file holds something that cannot be", "moves")

    def test_missing_file(self):
        path = self.home.path / "missing.rkmatch"
        self.check_refused(path, "There is no file")
        self.assertFalse(path.exists())

    def test_no_file_at_all(self):
        """What is no address, or one that leads nowhere, is refused as a missing file is."""
        self.check_refused("Runde:%", "could not be read")
        self.check_refused("https://example.org/a.rkmatch", "could not be read")

    def test_quit_while_printing(self):
        """The question for a printer keeps nobody from ending the program."""
        path = self.copy_fixture("running.rkmatch")
        for end in (lambda: self.table.activate_action("quit"),
                    lambda: self.table.process.send_signal(signal.SIGTERM)):
            self.table.start(path)
            self.table.find(program.Atspi.Role.GROUPING, "Board")
            self.table.check_focus()
            self.table.press_keys("ctrl+p")
            self.table.wait_for_windows(2)
            end()
            self.table.wait()

    def test_name_like_an_address(self):
        """A file of this folder is one, whatever its name looks like."""
        path = self.home.path / "round:1.rkmatch"
        board.write_match(path, ["A"])
        self.table.start(path.name, prefix=["env", "-C", self.home.path])
        self.table.wait_for_place(1, 1)
        self.table.quit()

    def test_damaged_file_in_library(self):
        """It is listed as what it is, and the others can be played."""
        board.write_match(self.home.data / "good.rkmatch", ["A"])
        (self.home.data / "bad.rkmatch").write_text("{", encoding="utf-8")
        self.table.start()
        self.table.find(name=lambda text: text.startswith("Amina – Bashir, good, Round 1, "))
        self.table.find(name=lambda text: text.startswith("bad.rkmatch, Cannot be read"))
        self.table.quit()
        self.assertEqual((self.home.data / "bad.rkmatch").read_text(encoding="utf-8"), "{")


class Welcome(unittest.TestCase):
    """The first start of somebody who has never used the program."""

    def setUp(self):
        self.home = program.Home()
        self.addCleanup(self.home.remove)
        self.home.forget_welcome()
        self.program = program.Program(self.home)
        self.addCleanup(self.program.stop)

    def test_welcome(self):
        """Keys lead through the cards, each is said, and they do not come again."""
        self.program.start()
        self.program.find(program.Atspi.Role.LABEL, "1 of 3")
        for number in (2, 3):
            self.program.press_keys("Return")
            self.program.find(program.Atspi.Role.LABEL, f"{number} of 3")
        self.program.wait_for(lambda: len(self.program.announcements) == 2, "two cards told")
        self.assertIn(str(self.home.data), self.program.announcements[1])
        self.program.press_keys("Escape")
        self.program.wait_for(
            lambda: not self.program.shows(program.Atspi.Role.LABEL, "3 of 3"), "the library")
        self.program.quit()

        self.program.start()
        self.program.find(program.BUTTON, "Main Menu")
        self.assertFalse(self.program.shows(program.Atspi.Role.LABEL, "1 of 3"))
        self.program.quit()


if __name__ == "__main__":
    unittest.main()
