#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs a Swiss tournament from the list of players to the table, with nothing but what a screen
reader and a keyboard have; each thing is heard once."""

import json
import re
import subprocess
import unittest

import board
import program
from program import Atspi

N_BOARDS = 6 if program.THOROUGH else 4
# Of which the first few, if not all, are played.
N_ROUNDS = 5
N_PLAYED = N_ROUNDS if program.THOROUGH else 2
PLAYERS = [f"Player {number:02}" for number in range(1, 2 * N_BOARDS + 1)]
UNDO = ", has a button: Undo"


class Tournament(unittest.TestCase):
    def setUp(self):
        self.home = program.Home()
        self.addCleanup(self.home.remove)
        self.table = board.Table(self.home)
        self.addCleanup(self.table.stop)
        self.heard = 0

    def hear(self, *keys):
        """What was said, once; the focus is somewhere afterwards."""
        text = self.table.hear(*keys)
        self.heard += 1
        self.table.check_focus(keys)
        return text

    def check_silence(self):
        """Nothing was said beside what was expected."""
        self.table.synchronise()
        self.assertEqual(len(self.table.announcements), self.heard, self.table.announcements)

    def check_saved(self):
        """The file says who has how many points."""
        path, = self.home.data.glob("*.rktournament")
        output = subprocess.run([program.TOOL, "standings", "--json", path], check=True,
                                capture_output=True, text=True).stdout
        rows = json.loads(output)
        self.assertEqual(sorted(row["name"] for row in rows), PLAYERS)
        self.assertEqual(sum(row["points"] for row in rows), N_PLAYED * N_BOARDS)
        self.assertEqual(rows[0]["place"], 1)
        return rows

    def enter_players(self):
        for name in PLAYERS:
            self.table.type_text(name)
            text = self.hear("Return")
            self.assertTrue(text.startswith(f"{name} was added. "), text)
            self.table.find(Atspi.Role.LIST_ITEM, name)
            self.table.check_focus(name)

    def set_up(self):
        self.table.press_keys("ctrl+shift+t")
        self.table.wait_for_focus("Name of the Tournament")
        self.table.type_text("Hargeysa Open")
        self.table.go_to("Players Expected")
        self.table.press_keys("ctrl+a")
        self.table.type_text(str(len(PLAYERS)))
        self.table.press_keys("Tab")
        self.table.go_to("Start")
        self.table.press_keys("Return")
        self.table.wait_for_focus("Name of a player to add")
        self.enter_players()

    def open_page(self, name, key, before):
        """Goes to the tabs, where the one before it is chosen, and chooses another."""
        self.table.go_to(before, key)
        self.table.press_keys("Right")
        self.table.wait_for_focus(name)
        self.table.press_keys("space")

    def check_overlays(self):
        """A menu and a dialog that are closed again leave the keys with the board."""
        for key, role in (("shift+F10", Atspi.Role.MENU_ITEM), ("Return", Atspi.Role.DIALOG)):
            self.table.press_keys(key)
            self.table.find(role)
            self.table.press_keys("Escape")
            self.table.wait_for(lambda: not self.table.shows(role), f"the end of {role}")
            self.table.wait_for_focus("Board 1: ")

    def check_undo(self, text):
        """A result is taken back and entered again."""
        for key, done in (("ctrl+z", "Undone"), ("ctrl+shift+z", "Done again")):
            self.assertRegex(self.hear(key), f"^A toast appeared: {done}: .*{re.escape(text)}")

    def enter_results(self, in_round):
        """Types who won; each result is heard, and the focus goes on to the next board. With the
        last one it is heard that the round is over, or who won the tournament."""
        end = (" (Winner of the tournament: |.* share the first place).*" if in_round == N_ROUNDS
               else f" Round {in_round} is over")
        for number in range(1, N_BOARDS + 1):
            self.table.wait_for_focus(f"Board {number}: ")
            pairing, _, rest = self.table.focus_name().partition(" begins against ")
            first, second = pairing.removeprefix(f"Board {number}: "), rest.partition(".")[0]
            key, result = (("1", f"{first} won"), ("0", f"{second} won"),
                           ("equal", "The game is drawn"))[number % 3]
            text = re.escape(f"Board {number}: {first} – {second}. {result}.")
            self.assertRegex(self.hear(key), f"^{text}{end if number == N_BOARDS else ''}$")
        self.check_undo(f", board {N_BOARDS}, {first} – {second}: ")
        self.table.find(name=f"0 of {N_BOARDS} boards open")

    def play_round(self, number):
        """Pairs, looks, publishes, and enters who won."""
        self.table.go_to(f"Pair Round {number}")
        self.assertEqual(self.hear("Return"), f"Round {number}, a draft: {N_BOARDS} boards.")
        self.table.wait_for_focus("Board 1: ")
        self.table.go_to("Publish")
        self.assertEqual(self.hear("Return"), f"A toast appeared: The round was published{UNDO}")
        self.table.wait_for_focus("Board 1: ")
        self.table.find(name=f"{N_BOARDS} of {N_BOARDS} boards open")
        self.check_overlays()
        self.enter_results(number)
        self.check_silence()

    def test_swiss(self):
        self.table.start()
        self.set_up()
        self.open_page("Rounds", "shift+Tab", "Players")
        for number in range(1, N_PLAYED + 1):
            self.play_round(number)
        self.assertEqual(self.table.shows(program.BUTTON, f"Pair Round {N_PLAYED + 1}"),
                         N_PLAYED < N_ROUNDS)

        self.open_page("Standings", "Tab", "Rounds")
        self.table.find(name=lambda text: text.startswith("Place 1: "))
        self.table.check_focus("Standings")
        self.check_silence()
        self.table.press_keys("ctrl+q")
        self.table.wait()
        first = self.check_saved()[0]["name"]

        # It is there again, and nothing was lost.
        self.table.start()
        self.table.find(name="Hargeysa Open")
        self.table.find(name=lambda text: text.startswith(f"Place 1: {first}"))
        self.table.quit()
        self.check_saved()


if __name__ == "__main__":
    unittest.main()
