# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tournaments as a few lines, written as tournament files and as TRF files.

An event is a number of players, a number of rounds, the pairings of each round ("1-5 6-2
7:bye"; first mover first), and the results that are not a win of the smaller number: by round
and pair ("1 2-6" with either number first) "½", or who won.
"""

import json

POINTS = {0: "0", 1: "½", 2: "1", 3: "1½", 4: "2"}
BYES = {"bye": ("pairing", 2, "U"), "half": ("half", 1, "H"), "zero": ("zero", 0, "Z")}


class Event:
    def __init__(self, players, total, rounds, results=None, absent=(), system="swiss"):
        """absent: {player: {round: "half" or "zero"}}; who is so from a round to the end is
        withdrawn, who is so from the beginning enters late."""
        self.players = players
        self.total = total
        self.rounds = [list(map(self.read, line.split())) for line in rounds.split("|")]
        self.results = results or {}
        self.absent = dict(absent)
        self.system = system

    @staticmethod
    def read(text):
        if ":" in text:
            player, kind = text.split(":")
            return int(player), kind
        first, second = text.split("-")
        return int(first), int(second)

    def games(self, number):
        return [pair for pair in self.rounds[number - 1] if isinstance(pair[1], int)]

    def bye(self, number):
        return next((first for first, kind in self.rounds[number - 1] if kind == "bye"), None)

    def winner(self, number, first, second):
        """Who won, or None for a draw."""
        default = min(first, second)
        found = self.results.get((number, default, max(first, second)), default)
        return None if found == "½" else found

    def halves(self, number, first, second):
        winner = self.winner(number, first, second)
        return (1, 1) if winner is None else (2, 0) if winner == first else (0, 2)

    def points(self, player, count):
        total = 0
        for number in range(1, count + 1):
            total += self.entry(player, number)[1]
        return total

    def entry(self, player, number):
        """The entry in a TRF file, and its points in halves."""
        for first, second in self.games(number):
            if player in (first, second):
                both = self.halves(number, first, second)
                own = both[0] if player == first else both[1]
                other = second if player == first else first
                role = "w" if player == first else "b"
                return f"{other:4} {role} {'0=1'[own]}", own
        kind = "bye" if player == self.bye(number) else self.absent.get(player, {}).get(number)
        if kind is None:
            return "0000 - Z", 0
        return f"0000 - {BYES[kind][2]}", BYES[kind][1]

    def trf(self, count):
        """The TRF file after so many rounds, with the byes asked for in the next."""
        lines = ["012 Test", f"XXR {self.total}", "XXC white1"]
        for player in range(1, self.players + 1):
            points = self.points(player, count) / 2
            line = (f"001 {player:4} {'':1}{'':3} {f'Player {player}':33} {3000 - player:4} "
                    f"{'':3} {'':11} {'':10} {points:4} {player:4}")
            for number in range(1, count + 1):
                line += "  " + self.entry(player, number)[0]
            kind = self.absent.get(player, {}).get(count + 1)
            if kind:
                line += f"  0000 - {BYES[kind][2]}"
            lines.append(line)
        return "\r".join(lines + [""]).encode()

    def file_player(self, player):
        absent = self.absent.get(player, {})
        entered = 1
        while absent.get(entered) == "zero":
            entered += 1
        withdrawn = self.total + 1
        while withdrawn > 1 and absent.get(withdrawn - 1) == "zero":
            withdrawn -= 1
        record = {"id": player, "number": player, "name": f"Player {player}",
                  "strength": 3000 - player, "entered": entered}
        if withdrawn <= self.total:
            record["withdrawn"] = withdrawn
        byes = [{"round": number, "points": POINTS[BYES[kind][1]]}
                for number, kind in sorted(absent.items()) if entered <= number < withdrawn]
        return {**record, "byes": byes} if byes else record

    def file_round(self, number):
        pairings = []
        for board, (first, second) in enumerate(self.games(number), 1):
            both = self.halves(number, first, second)
            result = {2: "1", 1: "½", 0: "0"}[both[0]]
            pairings.append({"board": board, "first": first, "second": second,
                             "games": [{"begins": "first", "result": result}],
                             "points": [POINTS[both[0]], POINTS[both[1]]]})
        byes = []
        if self.bye(number) is not None:
            byes.append({"player": self.bye(number), "kind": "pairing", "points": "1"})
        for player, kinds in sorted(self.absent.items()):
            if number in kinds:
                kind, points, _letter = BYES[kinds[number]]
                byes.append({"player": player, "kind": kind, "points": POINTS[points]})
        record = {"published": "2026-11-29T18:00:00Z", "pairings": pairings}
        return {**record, "byes": byes} if byes else record

    def file(self, count):
        """The tournament file after so many rounds."""
        swiss = self.system == "swiss"
        regulations = {
            "system": self.system, **({"rounds": self.total} if swiss else {}), "games": 1,
            "game": {"rules": {"name": "rio-kadalis", "holes": 6, "direction": "counter-clockwise",
                               "first": "south", "next-first": "alternate", "rounds": 1,
                               "wins": None, "decides": "stones"}},
            "initial-role": "first", "bye": "1", "half-byes": 1, "half-bye-in-last": False,
            "late-until": self.total, "late-half-point": False, "half-rule": True,
            "swap-last-rounds": False, "third-place": False,
            "tie-breaks": ["BH-C1", "BH", "SB", "WIN"] if swiss else ["DE", "WIN", "SB", "KS"],
            "minutes": 0, "seed": 1,
        }
        root = {
            "format": "rio-kadalis-tournament", "version": 1,
            "id": "2f4bb0c4-9f0e-4d3a-8a5e-6d1c0b7c9a11",
            "created": "2026-11-29T17:00:00Z", "modified": "2026-11-29T19:00:00Z",
            "event": {"name": "Test"}, "regulations": regulations, "numbers-given": True,
            "next-player": self.players + 1,
            "players": [self.file_player(player) for player in range(1, self.players + 1)],
            "rounds": [self.file_round(number) for number in range(1, count + 1)],
            "log": [],
        }
        return json.dumps(root, ensure_ascii=False).encode()


LOW_WINS = "1-5 6-2 3-7 8-4 | 4-1 2-3 5-8 7-6 | 1-2 3-5 6-4 8-7"

EVENTS = {
    "low wins": Event(8, 3, LOW_WINS),
    "draws and an upset": Event(
        8, 3, "1-5 6-2 3-7 8-4 | 3-1 2-8 4-6 5-7 | 1-2 8-3 5-4 7-6",
        {(1, 2, 6): "½", (1, 4, 8): 8, (3, 1, 2): "½"}),
    "pairing byes": Event(7, 3, "1-4 5-2 3-6 7:bye | 7-1 2-3 4-5 6:bye | 1-2 3-7 6-4 5:bye"),
    "late entry, withdrawal, half bye": Event(
        9, 4, "1-5 6-2 3-7 8-4 | 2-1 4-6 5-9 7:bye | 1-4 2-3 7-5 9-6 | 3-1 4-2 6-5 9-7",
        {(4, 7, 9): 7},
        {3: {2: "half"}, 8: {2: "zero", 3: "zero", 4: "zero"}, 9: {1: "zero"}}),
    "five players": Event(5, 3, "1-3 4-2 5:bye | 5-1 2-3 4:bye | 1-2 5-4 3:bye"),
    "seven rounds for eight": Event(
        8, 7, LOW_WINS + " | 3-1 2-4 5-7 8-6 | 7-1 2-8 6-3 4-5 | 1-8 7-2 4-3 5-6"),
    "all drawn": Event(
        6, 3, "1-4 5-2 3-6 | 6-1 2-3 4-5 | 1-2 3-4 5-6",
        {(number, first, second): "½" for number in (1, 2, 3)
         for first in range(1, 6) for second in range(first + 1, 7)}),
    "bye before top pair": Event(
        6, 3, "1-4 5-2 3-6 | 2-1 4-3 6-5 | 1-5 3-2 6:bye", absent={4: {3: "zero"}}),
}

# Only as tournament files.
ROUND_ROBIN = Event(6, 5, "1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1",
                    system="round-robin")
