#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What cannot work is said once and clearly: bad arguments, no display, no settings, no folder."""

import os
import subprocess
import unittest

import board
import program

LABEL = program.Atspi.Role.LABEL
# Root reads every file, unless it is not allowed to.
WITHOUT_PRIVILEGES = ["setpriv", "--bounding-set=-dac_override,-dac_read_search"]


class Arguments(unittest.TestCase):
    def setUp(self):
        self.home = program.Home()
        self.addCleanup(self.home.remove)

    def run_program(self, *arguments, **changes):
        """Runs it to its end; changes are variables, None takes one away."""
        variables = {**os.environ, **self.home.variables, "G_DEBUG": "fatal-warnings", **changes}
        variables = {name: value for name, value in variables.items() if value is not None}
        process = subprocess.run([program.EXECUTABLE, *arguments], env=variables, check=False,
                                 capture_output=True, encoding="utf-8",
                                 timeout=program.PATIENCE)
        self.assertEqual(list(program.broken_lines(process.stderr)), [])
        return process

    def check_fails(self, process, *words):
        """It ended by itself, with one line that holds these words."""
        self.assertEqual(process.returncode, 1, process.stderr)
        self.assertEqual(process.stdout, "")
        self.assertEqual(process.stderr.count("\n"), 1, process.stderr)
        for word in words:
            self.assertIn(word, process.stderr)

    def test_help(self):
        process = self.run_program("--version")
        self.assertEqual((process.returncode, process.stderr), (0, ""))
        self.assertRegex(process.stdout, r"\Ario-kadalis \d+\.\d+\.\d+\n\Z")
        process = self.run_program("--help")
        self.assertEqual((process.returncode, process.stderr), (0, ""))
        self.assertIn("--language=CODE", process.stdout)
        self.assertNotIn("exit-after-startup", process.stdout)

    def test_bad_options(self):
        self.check_fails(self.run_program("--no-such-option"), "--no-such-option")
        self.check_fails(self.run_program("-x"), "-x")
        self.check_fails(self.run_program("--language"), "--language")
        for code in ("xx", "", "xx\nyy", "EN"):
            with self.subTest(code):
                self.check_fails(self.run_program(f"--language={code}"), "--language", "en")

    def test_no_display(self):
        without = {"WAYLAND_DISPLAY": None, "GDK_BACKEND": None}
        for display in (None, "", ":12345", "nonsense"):
            self.check_fails(self.run_program(DISPLAY=display, **without), "display")
        # Words about the program need none.
        self.assertEqual(self.run_program("--version", DISPLAY=None, **without).returncode, 0)

    def test_no_settings(self):
        empty = self.home.path / "empty"
        empty.mkdir()
        process = self.run_program(GSETTINGS_SCHEMA_DIR=str(empty), XDG_DATA_DIRS=str(empty))
        self.check_fails(process, "settings", "io.github.riokadalis.RioKadalis")

    def test_start_up(self):
        process = self.run_program("--exit-after-startup")
        self.assertEqual((process.returncode, process.stdout, process.stderr), (0, "", ""))
        self.assertEqual(self.home.matches(), [])


class Folders(unittest.TestCase):
    """The window opens, and says what is wrong with the folder of the matches."""

    def setUp(self):
        self.home = program.Home()
        self.addCleanup(self.home.remove)
        self.table = board.Table(self.home)
        self.addCleanup(self.table.stop)

    def check_library(self):
        """The library says what is wrong."""
        self.table.find(LABEL, lambda text: text.startswith(
            f"The folder “{self.home.data}” cannot be used: "))
        self.table.quit()

    def test_file_in_place_of_folder(self):
        self.home.data.write_text("not a folder", encoding="utf-8")
        self.table.start()
        self.check_library()
        self.assertEqual(self.home.data.read_text(encoding="utf-8"), "not a folder")

    def test_folder_that_cannot_be_made(self):
        """A match says that it is not saved; it can be played all the same."""
        obstacle = self.home.path / "file"
        obstacle.touch()
        self.home.variables["RIO_KADALIS_DATA_DIR"] = str(obstacle / "folder")
        self.table.start()
        self.table.start_match()
        self.table.find(LABEL, lambda text: text.startswith("The match is not saved. "))
        self.table.wait_for_announcements(1)
        self.table.press_hole("A")
        self.table.wait_for_position(board.play_move(board.START, "A")["position"])
        self.table.wait_for_announcements(2)
        problem, move = self.table.announcements
        self.assertTrue(problem.startswith("The match is not saved. "), problem)
        self.assertEqual(move, "South played A in 5 laps.")

    def test_unreadable_folder(self):
        prefix = [] if os.geteuid() else WITHOUT_PRIVILEGES
        self.home.data.mkdir()
        self.home.data.chmod(0)
        self.addCleanup(self.home.data.chmod, 0o700)
        probe = subprocess.run([*prefix, "ls", self.home.data], check=False, capture_output=True)
        if probe.returncode == 0 or b"setpriv" in probe.stderr:
            self.skipTest("nobody is kept from reading here")
        self.table.start(prefix=prefix)
        self.check_library()


if __name__ == "__main__":
    unittest.main()
