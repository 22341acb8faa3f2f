#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a Swiss tournament of 12 players from the list of players to the table, with nothing but
what a screen reader and a keyboard have."""

import json
import subprocess
import unittest

import program
from program import Atspi

PLAYERS = [f"Player {number:02}" for number in range(1, 13)]
N_ROUNDS = 5
N_BOARDS = 6


class Tournament(unittest.TestCase):
    def setUp(self):
        self.home = program.Home()
        self.addCleanup(self.home.remove)
        self.table = program.Program(self.home)
        self.addCleanup(self.table.stop)

    def press_tab(self, name):
        self.table.press(self.table.find(Atspi.Role.PAGE_TAB, name))

    def check_saved(self):
        """The file says who has how many points."""
        path, = self.home.data.glob("*.rktournament")
        output = subprocess.run([program.TOOL, "standings", "--json", path], check=True,
                                capture_output=True, text=True).stdout
        rows = json.loads(output)
        self.assertEqual(sorted(row["name"] for row in rows), PLAYERS)
        self.assertEqual(sum(row["points"] for row in rows), N_ROUNDS * N_BOARDS)
        self.assertEqual(rows[0]["place"], 1)
        return rows

    def enter_players(self):
        for name in PLAYERS:
            self.table.type_text(name)
            self.table.press_keys("Return")
            self.table.find(Atspi.Role.LIST_ITEM, name)

    def set_up(self):
        self.table.press_keys("ctrl+shift+t")
        self.table.find(Atspi.Role.TEXT, "Name of the Tournament")
        self.table.type_text("Hargeysa Open")
        # libadwaita 1.7 keeps a spin row from the bus: keys reach it.
        self.table.press_keys(*["Tab"] * 4, "ctrl+a")
        self.table.type_text(str(len(PLAYERS)))
        self.table.press_keys("Tab")
        self.table.press_button("Start")
        self.table.find(Atspi.Role.PAGE_TAB, "Rounds")
        self.table.find(name="Name of a player to add")
        self.enter_players()

    def play_round(self, number):
        """Pairs, looks, publishes, and types who won; each result is heard once."""
        self.table.press(self.table.find(program.BUTTON, f"Pair Round {number}"))
        self.table.find(name=f"Round {number} (draft)")
        self.table.press(self.table.find(program.BUTTON, "Publish"))
        self.table.find(name=f"{N_BOARDS} of {N_BOARDS} boards open")
        # A menu and a dialog that are closed again leave the keys with the board.
        for key, role in (("shift+F10", Atspi.Role.MENU_ITEM), ("Return", Atspi.Role.DIALOG)):
            self.table.press_keys(key)
            self.table.find(role)
            self.table.press_keys("Escape")
            self.table.wait_for(lambda: not self.table.shows(role), f"the end of {role}")
        for board in range(1, N_BOARDS + 1):
            self.table.find(Atspi.Role.LIST_ITEM, lambda text: text.startswith(f"Board {board}: "))
            self.table.press_keys("1")
            self.table.find(name=f"{N_BOARDS - board} of {N_BOARDS} boards open")
        self.table.synchronise()
        results = [text for text in self.table.announcements if " won" in text]
        self.assertEqual(len(results), number * N_BOARDS, self.table.announcements)
        self.assertEqual(len(set(results[-N_BOARDS:])), N_BOARDS)

    def test_swiss(self):
        self.table.start()
        self.set_up()
        self.press_tab("Rounds")
        for number in range(1, N_ROUNDS + 1):
            self.play_round(number)
        self.assertFalse(self.table.shows(program.BUTTON, f"Pair Round {N_ROUNDS + 1}"))

        self.press_tab("Standings")
        self.table.find(name=lambda text: text.startswith("Place 1: "))
        self.table.quit()
        first = self.check_saved()[0]["name"]

        # It is there again, and nothing was lost.
        self.table.start()
        self.table.find(name="Hargeysa Open")
        self.table.find(name=lambda text: text.startswith(f"Place 1: {first}"))
        self.table.quit()
        self.check_saved()


if __name__ == "__main__":
    unittest.main()
