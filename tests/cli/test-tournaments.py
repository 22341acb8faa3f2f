#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tournaments through the tool: pairing, standings, checks."""

import csv
import io
import json
import pathlib
import tempfile

import events
import tool

SWISS = ("BH-C1", "BH", "SB", "WIN")

# Places after the last round: place, number, points, and the first tie-breaks.
STANDINGS = {
    "low wins": [
        (1, 1, 3, 4, 5, 5), (2, 2, 2, 5, 6, 3), (3, 4, 2, 4, 4, 1), (4, 3, 2, 3, 4, 2),
        (5, 5, 1, 5, 5, 0), (6, 6, 1, 4, 5, 1), (7, 7, 1, 3, 3, 0), (8, 8, 0, 3, 4, 0)],
    "draws and an upset": [
        (1, 1, 2.5, 4, 5, 4), (2, 2, 2, 4, 5, 3), (3, 3, 2, 3.5, 3.5, 1), (4, 4, 2, 2.5, 3.5, 2.5),
        (5, 6, 1.5, 4, 4, 1), (6, 5, 1, 4.5, 4.5, 0), (7, 8, 1, 4, 6, 2), (8, 7, 0, 3.5, 4.5, 0)],
    "pairing byes": [
        (1, 1, 3, 4, 5, 5), (2, 2, 2, 5, 6, 3), (3, 4, 2, 4, 5, 2), (4, 3, 2, 3, 4, 2),
        (5, 7, 1, 5, 6, 1), (6, 5, 1, 4, 5, 1), (6, 6, 1, 4, 5, 1)],
    "late entry, withdrawal, half bye": [
        (1, 1, 4, 8, 9.5, 9.5), (2, 2, 3, 7.5, 8.5, 4.5), (3, 5, 3, 7, 7, 3),
        (4, 4, 2, 8.5, 9.5, 2.5), (5, 7, 2, 6.5, 6.5, 2), (6, 3, 1.5, 9, 10.5, 2.75),
        (7, 6, 1, 8, 8, 0), (8, 9, 0, 6, 6, 0), (9, 8, 0, 2, 2, 0)],
    "five players": [
        (1, 1, 3), (2, 2, 2), (3, 4, 2), (4, 3, 1, 5, 6, 1), (4, 5, 1, 5, 6, 1)],
    "all drawn": [(1, number, 1.5, 4.5 - 1.5, 4.5, 2.25) for number in range(1, 7)],
}


def files(event, count):
    """The event in both formats."""
    return {"trf": event.trf(count), "rktournament": event.file(count)}


class Pair(tool.TestCase):
    def check(self, name, data, number, pairs, bye):
        with self.subTest(name, round=number):
            result = tool.run("pair", "-", stdin=data)
            self.assertEqual(result.messages, "")
            expected = {"round": number, "pairs": [list(pair) for pair in pairs], "bye": bye}
            self.assertEqual(result.output, json.dumps(expected, separators=(",", ":")) + "\n")
            self.assertEqual(result.status, 0)

    def test_rounds(self):
        for name, event in events.EVENTS.items():
            for number in range(1, len(event.rounds) + 1):
                for kind, data in files(event, number - 1).items():
                    self.check(f"{name}.{kind}", data, number, event.games(number),
                               event.bye(number))

    def test_round_robin(self):
        event = events.ROUND_ROBIN
        for number in range(1, event.total + 1):
            self.check("round robin", event.file(number - 1), number, event.games(number), None)

    def test_no_legal_pairing(self):
        event = events.EVENTS["seven rounds for eight"]
        for kind, data in files(event, 6).items():
            with self.subTest(kind):
                result = tool.run("pair", "-", stdin=data)
                self.assertEqual((result.status, result.messages), (1, ""))
                self.assertTrue(tool.is_compact(result.output.strip()))
                answer, = result.lines
                self.assertEqual(list(answer), ["round", "pairs", "open", "why"])
                self.assertEqual(answer["round"], 7)
                self.assertIsNone(answer["pairs"])
                self.assertEqual(answer["open"], [[1, 6], [2, 5], [3, 8], [4, 7]])
                self.assertIn("4-7 both absolutely wish the same role (C3)", answer["why"])

    def test_answers_are_not_translated(self):
        event = events.EVENTS["seven rounds for eight"]
        for language in ("en", "qps"):
            if tool.run(f"--language={language}", "--version").status != 0:
                continue
            for command in (["pair"], ["standings"], ["standings", "--csv"]):
                plain = tool.run(*command, "-", stdin=event.file(6))
                other = tool.run(f"--language={language}", *command, "-", stdin=event.file(6))
                self.assertEqual(other.output, plain.output)

    def test_draft_is_the_next_round(self):
        event = events.EVENTS["low wins"]
        root = json.loads(event.file(2))
        draft = root["rounds"][1]
        del draft["published"]
        for pairing in draft["pairings"]:
            del pairing["points"]
            del pairing["games"][0]["result"]
        self.check("draft", json.dumps(root).encode(), 2, event.games(2), None)

    def test_not_now(self):
        event = events.EVENTS["low wins"]
        root = json.loads(event.file(2))
        pairing = root["rounds"][1]["pairings"][0]
        del pairing["points"]
        del pairing["games"][0]["result"]
        for data in (event.file(3), json.dumps(root).encode()):
            result = tool.run("pair", "-", stdin=data)
            self.assertEqual((result.status, result.output), (1, ""))
            self.assertRegex(result.messages, r"^-: .+\.\n$")

    def test_file_is_left_alone(self):
        with tempfile.TemporaryDirectory() as folder:
            for kind, data in files(events.EVENTS["low wins"], 1).items():
                path = pathlib.Path(folder, f"a.{kind}")
                path.write_bytes(data)
                before = path.stat().st_mtime_ns
                self.assertEqual(tool.run("pair", path).status, 0)
                self.assertEqual(tool.run("standings", path).status, 0)
                self.assertEqual((path.read_bytes(), path.stat().st_mtime_ns), (data, before))
                self.assertEqual([entry.name for entry in pathlib.Path(folder).iterdir()],
                                 [path.name])
                path.unlink()


class Standings(tool.TestCase):
    def check(self, name, event, data, expected):
        count = len(event.rounds)
        with self.subTest(name):
            result = tool.run("standings", "--json", "-", stdin=data)
            self.assertEqual((result.status, result.messages), (0, ""))
            self.assertTrue(tool.is_compact(result.output.strip()))
            rows, = result.lines
            for row in rows:
                self.assertEqual(list(row), ["place", "number", "name", "points", "tiebreaks"])
                self.assertEqual(row["name"], f"Player {row['number']}")
                self.assertEqual(row["points"] * 2, event.points(row["number"], count))
            shown = [(row["place"], row["number"], row["points"],
                      *[row["tiebreaks"][code] for code in SWISS])[:len(line)]
                     for row, line in zip(rows, expected)]
            self.assertEqual(shown, expected)
            self.assertEqual(len(rows), len(expected))

    def test_json(self):
        for name, expected in STANDINGS.items():
            event = events.EVENTS[name]
            for kind, data in files(event, len(event.rounds)).items():
                self.check(f"{name}.{kind}", event, data, expected)

    def test_csv(self):
        event = events.EVENTS["draws and an upset"]
        result = tool.run("standings", "--csv", "-", stdin=event.file(3))
        self.assertEqual((result.status, result.messages), (0, ""))
        self.assertTrue(result.output.startswith("Place,Number,Name,Points,BH-C1,BH,SB,WIN\r\n"
                                                 "1,1,Player 1,2.5,4,5,4,2\r\n"))
        rows = list(csv.reader(io.StringIO(result.output, newline="")))
        self.assertEqual(len(rows), 9)
        self.assertEqual(result.output.count("\r\n"), 9)

    def test_text(self):
        event = events.EVENTS["five players"]
        result = tool.run("standings", "-", stdin=event.file(3))
        self.assertEqual((result.status, result.messages), (0, ""))
        self.assertEqual(result.output,
                         "Place  Number  Name      Points  BH-C1   BH   SB  WIN\n"
                         "    1       1  Player 1       3      3    4    4    3\n"
                         "    2       2  Player 2       2      5    6    3    2\n"
                         "    3       4  Player 4       2    3.5  4.5  2.5    2\n"
                         "    4       3  Player 3       1      5    6    1    1\n"
                         "    4       5  Player 5       1      5    6    1    1\n")

    def test_names(self):
        root = json.loads(events.EVENTS["five players"].file(0))
        root["players"][0]["name"] = "=\"a\\b\",\tc"
        data = json.dumps(root).encode()
        row = tool.run("standings", "--json", "-", stdin=data).lines[0][0]
        self.assertEqual(row["name"], "=\"a\\b\",\tc")
        result = tool.run("standings", "--csv", "-", stdin=data)
        rows = list(csv.reader(io.StringIO(result.output, newline="")))
        self.assertEqual(rows[1][2], "'=\"a\\b\", c")

    def test_nobody_is_asked_in_vain(self):
        """A tie-break that says nothing of a player is null."""
        event = events.ROUND_ROBIN
        rows, = tool.run("standings", "--json", "-", stdin=event.file(5)).lines
        self.assertEqual([row["number"] for row in rows], [1, 2, 3, 4, 5, 6])
        self.assertEqual(list(rows[0]["tiebreaks"]), ["DE", "WIN", "SB", "KS"])
        self.assertIsNone(rows[0]["tiebreaks"]["DE"])


class Check(tool.TestCase):
    def test_good(self):
        for name, event in events.EVENTS.items():
            for count in (0, 1, len(event.rounds)):
                for kind, data in files(event, count).items():
                    if kind == "trf" and any(count + 1 in rounds
                                             for rounds in event.absent.values()):
                        continue
                    with self.subTest(f"{name}.{kind}"):
                        result = tool.run("check", "-", stdin=data)
                        rounds = "1 round" if count == 1 else f"{count} rounds"
                        self.assertEqual(result.messages, "")
                        self.assertEqual(
                            result.output,
                            f"-: ok (tournament, {event.players} players, {rounds})\n")
                        self.assertEqual(result.status, 0)

    def test_bad(self):
        good = json.loads(events.EVENTS["low wins"].file(2))
        faults = {
            "a player against himself": lambda root: root["rounds"][0]["pairings"][0].update(
                second=1),
            "an unknown player": lambda root: root["rounds"][0]["pairings"][0].update(second=77),
            "a result that is none": lambda root: root["rounds"][1]["pairings"][2]["games"][0].update(
                result="2"),
            "wrong points": lambda root: root["rounds"][1]["pairings"][2].update(
                points=["½", "½"]),
            "a later version": lambda root: root.update(version=2),
            "another format": lambda root: root.update(format="x"),
        }
        for name, spoil in faults.items():
            root = json.loads(json.dumps(good))
            spoil(root)
            for command in ("check", "pair", "standings"):
                with self.subTest(name, command=command):
                    result = tool.run(command, "-", stdin=json.dumps(root).encode())
                    self.assertEqual((result.status, result.output), (1, ""))
                    self.assertRegex(result.messages, r"^-: \S.*: .+\n$")

    def test_not_a_tournament(self):
        for data in (b"", b"{", b"[]", b"\0", b"001", b"012 Name only\r"):
            for command in ("pair", "standings"):
                with self.subTest(data, command=command):
                    result = tool.run(command, "-", stdin=data)
                    self.assertEqual((result.status, result.output), (1, ""))
                    self.assertRegex(result.messages, r"^-: .+\n$")

    def test_a_match_is_no_tournament(self):
        for command in ("pair", "standings"):
            result = tool.run(command, tool.MATCHES[0])
            self.assertEqual((result.status, result.output), (1, ""))
            self.assertTrue(result.messages.startswith(f"{tool.MATCHES[0]}: format: "),
                            result.messages)

    def test_missing(self):
        for command in ("pair", "standings"):
            result = tool.run(command, "missing")
            self.assertEqual((result.status, result.output), (1, ""))
            self.assertRegex(result.messages, "^missing: cannot be read: .+\n$")


if __name__ == "__main__":
    tool.main(verbosity=2)
