#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What menus, lists of choices and rows are called on the bus itself, where names of GTK and
libadwaita have been missing."""

import unittest

import board
import program
from program import Atspi

MENU_ITEMS = (Atspi.Role.MENU_ITEM, Atspi.Role.CHECK_MENU_ITEM, Atspi.Role.RADIO_MENU_ITEM)


class Names(unittest.TestCase):
    def setUp(self):
        self.home = program.Home()
        self.addCleanup(self.home.remove)
        self.table = board.Table(self.home)
        self.addCleanup(self.table.stop)
        self.table.start()

    def shown_names(self, *roles):
        return [node.name for top in self.table.read() for node in top.descendants()
                if node.role in roles]

    def test_menu(self):
        self.table.press_keys("F10")
        self.table.find(Atspi.Role.MENU_ITEM)
        names = self.shown_names(*MENU_ITEMS)
        self.assertIn("Preferences", names)
        self.assertNotIn("", names)
        self.table.press_keys("Down")
        self.table.check_focus("Down")
        self.assertIn(self.table.focus_name(), names)

    def test_choice(self):
        """What is chosen is told with the title, and follows a new choice."""
        self.table.press_keys("ctrl+n")
        self.table.find(Atspi.Role.COMBO_BOX, "Who Plays North: A person")
        self.table.go_to("Who Plays North")
        self.table.press_keys("space")
        self.table.find(Atspi.Role.LIST_ITEM, "Computer (Hard)")
        self.table.press_keys("Down")
        self.table.wait_for_focus("Computer (Beginner)")
        self.table.press_keys("Return")
        self.table.wait_for_focus("Who Plays North: Computer (Beginner)")

    def test_rows(self):
        """A row to type into is not called as the text in it is; a row for a day tells it."""
        self.table.press_keys("ctrl+shift+t")
        self.table.wait_for_focus("Name of the Tournament")
        rows = self.shown_names(Atspi.Role.LIST_ITEM)
        self.assertFalse([name for name in rows if "Name of the Tournament" in name])
        self.assertRegex("\n".join(rows), "(?m)^Day: .")


if __name__ == "__main__":
    unittest.main()
