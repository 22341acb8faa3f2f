#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays with real keys, on several layouts; the focus is never lost."""

import subprocess
import unittest

import board
import program

BUTTON = program.BUTTON
SEED = 9
# Where A to F and 1 to 6 are on a keyboard.
LETTER_KEYS = (38, 56, 54, 40, 26, 41)
DIGIT_KEYS = (10, 11, 12, 13, 14, 15)
# Parts of GTK that hand the focus on to what is in them.
CONTAINERS = (program.Atspi.Role.SCROLL_PANE, program.Atspi.Role.PANEL, program.Atspi.Role.LIST)
# And R, which tells a row.
ROW_KEY = 27
# Everything in the shortcuts window that does not leave the program, and some beside it.
SHORTCUTS = (
    "ctrl+z", "ctrl+shift+z", "ctrl+y", "Home", "End", "Page_Up", "Page_Down", "alt+Left",
    "alt+Right", "alt+Up", "alt+Down", "ctrl+r", "ctrl+t", "ctrl+t", "F9", "F9", "ctrl+f",
    "Tab", "shift+Tab", "Left", "Right", "Up", "Down",
)


class Keyboard(unittest.TestCase):
    def setUp(self):
        self.home = program.Home()
        self.addCleanup(self.home.remove)
        self.table = board.Table(self.home)
        self.addCleanup(self.table.stop)

    def set_layout(self, name):
        subprocess.run(["setxkbmap", name], check=True)

    def start_file(self, moves):
        path = self.home.path / "match.rkmatch"
        board.write_match(path, moves)
        self.table.start_file(path, len(moves))
        return path

    def test_match_by_keyboard(self):
        """A match is begun, played and looked at without a pointer."""
        table = self.table
        table.start()
        self.table.check_focus()
        table.press_keys("ctrl+n")
        self.table.wait_for_focus("South")
        table.type_text("Amina")
        table.press_keys("Tab")
        self.table.wait_for_focus("North")
        table.type_text("Bashir")
        table.press_keys("Return")
        table.wait_for_position(board.START)
        self.table.wait_for_focus("hole A, ")
        for name in ("Amina", "Bashir"):
            table.find(program.Atspi.Role.LABEL, name)

        # Arrows go between the holes as they are on the screen; Return plays.
        for key, letter in (("Right", "B"), ("Right", "C"), ("Up", "d"), ("Left", "e"),
                            ("Down", "B"), ("Left", "A"), ("Left", "A")):
            table.press_keys(key)
            self.table.wait_for_focus(f"hole {letter}, ")
        table.press_keys("Return")
        first = board.play_move(board.START, "A")
        table.wait_for_position(first["position"])

        # Numbers count from the left of the screen: North's row begins with f.
        second = board.play_move(first["position"], "b")
        table.press_keys("5")
        table.wait_for_position(second["position"])

        table.press_keys("ctrl+z")
        table.wait_for_position(first["position"])
        self.table.check_focus()
        table.press_keys("ctrl+z")
        table.wait_for_position(board.START)
        table.press_keys("ctrl+shift+z", "ctrl+shift+z")
        table.wait_for_position(second["position"])
        for key, place in (("Home", 0), ("Page_Down", 1), ("End", 2), ("Page_Up", 1),
                           ("alt+Right", 2), ("alt+Left", 1), ("End", 2)):
            table.press_keys(key)
            table.wait_for_place(place, 2)
            self.table.check_focus()

        table.press_keys("Escape")
        table.find(name=lambda text: text.startswith("Amina – Bashir, Round 1, "))
        self.table.check_focus()
        table.press_keys("Return")
        table.wait_for_position(second["position"])
        self.table.check_focus()
        table.press_keys("ctrl+q")
        table.wait()

    def test_illegal_choice(self):
        """An empty hole says why it cannot be played, and the match stays as it is. Tab goes
        from the last to the first, and back."""
        path = self.start_file(["A"])
        before = path.read_bytes()
        self.assertEqual(self.table.hear("c"), "A toast appeared: Hole c is empty.")
        self.table.check_focus()
        self.table.go_to("Undo")
        self.table.go_to("Amina played A in 5 laps.", "shift+Tab")
        self.assertEqual(path.read_bytes(), before)

    def test_layouts(self):
        """Letters and digits mean the same keys on layouts that have no Latin letters."""
        self.addCleanup(self.set_layout, "us")
        sowing = board.RandomRound(SEED)
        self.start_file([])
        for layout in ("ru", "bd", "us,ru", "et"):
            self.set_layout(layout)
            for keys in (LETTER_KEYS, DIGIT_KEYS):
                self.play_by_place(sowing, keys)

    def test_told(self):
        """Single keys on the board tell of it, on each layout; where one types they do not."""
        self.addCleanup(self.set_layout, "us")
        self.start_file([])
        row = "South’s row: A 4, B 4, C 4, D 4, E 4, F 4."
        for key, text in (
                ("l", "No move has been played in this round."),
                ("r", row),
                ("o", "North’s row: a 4, b 4, c 4, d 4, e 4, f 4."),
                ("m", "Amina can play: A, B, C, D, E, F."),
                ("t", "Round 1, after move 0 of 0. Amina is to move. Amina has won 0 rounds. "
                      "Bashir has won 0 rounds.")):
            self.assertEqual(self.table.hear(key), text)
            self.table.check_focus(key)
        self.assertRegex(self.table.hear("s"), "^Amina owns 24 stones. .* Bashir owns 24 stones. ")
        for layout in ("ru", "bd", "ara", "us,ru", "et"):
            self.set_layout(layout)
            self.assertEqual(self.table.hear(ROW_KEY), row)
        self.set_layout("us")
        count = len(self.table.announcements)
        self.table.press_keys("ctrl+n")
        self.table.wait_for_focus("South")
        self.table.type_text("lsromt")
        self.table.synchronise()
        self.assertEqual(len(self.table.announcements), count)

    @classmethod
    def widgets(cls, node):
        """What is shown below an object; a combo box is one thing."""
        yield node
        if node.role != program.Atspi.Role.COMBO_BOX:
            for child in node.children:
                yield from cls.widgets(child)

    @staticmethod
    def is_container(node):
        """Whether it hands the focus on; so does a row around rows or around a text."""
        inner = [each.role for each in node.descendants()]
        return node.role in CONTAINERS or (
            node.role == program.Atspi.Role.LIST_ITEM and
            (inner.count(node.role) > 1 or program.Atspi.Role.TEXT in inner))

    def check_names(self, where):
        """All that can have the focus has a name."""
        self.table.synchronise()
        nameless = [node.role for top in self.table.read() for node in self.widgets(top)
                    if node.has_state(program.Atspi.StateType.FOCUSABLE)
                    and not node.name and not self.is_container(node)]
        self.assertEqual(nameless, [], where)

    def test_names(self):
        """What a screen reader reads of the pages that are used most."""
        table = self.table
        board.write_match(self.home.data / "other.rkmatch", ["A"])
        self.start_file(["A"])
        self.check_names("match")
        for key in ("ctrl+comma", "ctrl+n"):
            table.press_keys(key)
            table.find(program.Atspi.Role.DIALOG)
            self.check_names(key)
            table.press_keys("Escape")
            table.wait_for(lambda: not table.shows(program.Atspi.Role.DIALOG), f"the end of {key}")
        table.press_keys("Escape")
        table.find(name=lambda text: text.startswith("Amina – Bashir, "))
        self.check_names("library")

    def play_by_place(self, sowing, keys):
        move = sowing.play()
        index = "abcdef".index(move["move"].lower())
        # Numbers count from the left of the screen, where North's row begins with f.
        if keys is DIGIT_KEYS and move["player"] == "north":
            index = 5 - index
        self.table.press_keys(keys[index])
        self.table.wait_for_position(move["position"])

    def test_skip(self):
        """A key ends the sowing, and plays nothing; who asked for a hole hears whose turn it is."""
        self.home.set_animations(True)
        self.start_file([])
        sowing = board.RandomRound(SEED)
        keys = {"Escape": 1, "space": 2, "1": 2, "c": 2}
        told = 0
        for key, n_told in keys.items():
            move = sowing.play()
            self.table.press_keys(move["move"].lower())
            self.table.wait_for_announcements(told + 1)
            self.table.press_keys(key)
            told += n_told
            self.table.wait_for_announcements(told)
            self.table.wait_for_position(move["position"])
            self.table.check_focus()
        self.table.synchronise()
        self.assertEqual(len(self.table.announcements), told)

    def press_all_shortcuts(self):
        for key in SHORTCUTS:
            self.table.press_keys(key)
            self.table.check_focus(key)
        for key, role in (("ctrl+comma", program.Atspi.Role.DIALOG),
                          ("F10", program.Atspi.Role.MENU_ITEM)):
            self.table.press_keys(key)
            self.table.find(role)
            self.table.check_focus(key)
            self.table.press_keys("Escape")
            self.table.wait_for(lambda: not self.table.shows(role), f"the end of {role}")
            self.table.check_focus(f"the end of {role}")
        self.table.press_keys("ctrl+question")
        self.table.wait_for_windows(2)
        self.table.press_keys("Escape")
        self.table.wait_for_windows(1)
        self.table.take_keys()
        self.table.check_focus("ctrl+question")

    def test_every_shortcut(self):
        """No shortcut does harm where it means nothing."""
        table = self.table
        table.start()
        self.press_all_shortcuts()
        table.press_keys("ctrl+n")
        self.table.wait_for_focus("South")
        table.press_keys("ctrl+n", "ctrl+z", "ctrl+shift+z", "ctrl+r", "ctrl+t", "F9", "ctrl+f",
                         "Page_Up", "Page_Down", "ctrl+comma")
        self.table.check_focus()
        # Page Up has left the names, where Return would start the match.
        table.press_keys("alt+s")
        table.wait_for_position(board.START)
        self.press_all_shortcuts()
        table.wait_for_position(board.START)
        table.press_keys("a")
        table.wait_for_position(board.play_move(board.START, "A")["position"])
        table.press_keys("Home")
        table.wait_for_place(0, 1)
        self.press_all_shortcuts()
        table.press_keys("ctrl+q")
        table.wait()


if __name__ == "__main__":
    unittest.main()
