#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The vectors of rounds and of perft through the tool."""

import tool

MEMBERS = ["ply", "player", "move", "laps", "sown", "binikh", "captured", "position", "over"]
# The tests of the engine go deeper.
MOST_LEAVES = 20000


class Rounds(tool.TestCase):
    def check_round(self, vector):
        result = tool.run("play", "--direction", vector["direction"], "--from", vector["start"],
                          *vector["moves"])
        self.assertEqual((result.status, result.messages), (0, ""))
        self.assertEqual(len(result.lines), len(vector["moves"]))
        self.assertTrue(all(map(tool.is_compact, result.output.splitlines())))

        before = vector["start"]
        for ply, (move, expected, line) in enumerate(
                zip(vector["moves"], vector["after"], result.lines), 1):
            self.assertEqual(list(line), MEMBERS)
            self.assertEqual(line["ply"], ply)
            self.assertEqual(line["move"], move)
            self.assertEqual(line["player"], "south" if move.isupper() else "north")
            for member, value in expected.items():
                self.assertEqual(line[member], value)
            sums = tool.captured(before)
            self.assertEqual({side: sums[side] + line["captured"][side] for side in sums},
                             tool.captured(line["position"]))
            if ply < len(vector["moves"]):
                self.assertIsNone(line["over"])
            before = line["position"]

        end = vector.get("end")
        over = {"reason": end, "won": vector["won"]} if end else None
        self.assertEqual(result.lines[-1]["over"], over)

    def test_rounds(self):
        for name, vector in tool.vectors("rounds-*.jsonl"):
            if vector["moves"]:
                with self.subTest(name):
                    self.check_round(vector)

    def test_round_is_over(self):
        for name, vector in tool.vectors("rounds-*.jsonl"):
            if vector.get("end"):
                with self.subTest(name):
                    result = tool.run("play", "--direction", vector["direction"],
                                      "--from", vector["start"], *vector["moves"], "A")
                    self.assertEqual(result.status, 1)
                    self.assertEqual(result.messages, "the round is over\n")
                    self.assertEqual(len(result.lines), len(vector["moves"]))

    def test_moves(self):
        for name, vector in tool.vectors("rounds-*.jsonl"):
            with self.subTest(name):
                result = tool.run("moves", "--direction", vector["direction"], vector["start"])
                self.assertEqual((result.status, result.messages), (0, ""))
                [line] = result.lines
                self.assertTrue(tool.is_compact(result.output.rstrip("\n")))
                self.assertEqual(list(line), ["legal", "endless"])
                self.assertTrue(set(vector["moves"][:1]) <= set(line["legal"]))


class Perft(tool.TestCase):
    def test_perft(self):
        for name, vector in tool.vectors("perft.jsonl"):
            with self.subTest(name):
                leaves = [count for count in vector["leaves"] if count <= MOST_LEAVES]
                result = tool.run("perft", "--direction", vector["direction"],
                                  "--from", vector["start"], len(leaves))
                self.assertEqual((result.status, result.messages), (0, ""))
                self.assertEqual(result.lines, [{"leaves": leaves}])
                self.assertTrue(tool.is_compact(result.output.rstrip("\n")))


class Bench(tool.TestCase):
    def test_table_and_fingerprint(self):
        first = tool.run("bench")
        second = tool.run("bench")
        self.assertEqual((first.status, first.messages), (0, ""))

        lines = first.output.splitlines()
        self.assertEqual([line.split()[0] for line in lines],
                         ["sowing", "perft", "saving", "loading", "fingerprint"])
        for line in lines[:-1]:
            self.assertRegex(line, r"^\w+ +\d+  \w+/s +.*, \d+ times$")
        self.assertRegex(lines[-1], r"^fingerprint +[0-9a-f]{16}$")
        self.assertEqual(lines[-1], second.output.splitlines()[-1])


if __name__ == "__main__":
    tool.main(verbosity=2)
