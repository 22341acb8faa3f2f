#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Match files through the tool, good and bad."""

import copy
import json
import os
import pathlib
import tempfile

import tool

DIRECTIONS = {"counter-clockwise": "ccw", "clockwise": "cw"}


def summary(path, match, replayed):
    """What `check` says of a good file, counted anew."""
    last = match["rounds"][-1]
    positions = [line["position"] for line in replayed if "position" in line]
    won = last["result"]["won"] if "result" in last else tool.share_out(positions[-1])
    owned = {side: last["reserve"][side] + won[side] for side in won}
    count = len(match["rounds"])
    rounds = "1 round" if count == 1 else f"{count} rounds"
    return f"{path}: ok (match, {rounds}, South {owned['south']} North {owned['north']})\n"


class GoodFiles(tool.TestCase):
    def setUp(self):
        self.matches = [(path, json.loads(path.read_text(encoding="utf-8")))
                        for path in tool.MATCHES]
        self.assertTrue(self.matches)

    def test_check(self):
        expected = "".join(summary(path, match, tool.run("replay", path).lines)
                           for path, match in self.matches)
        result = tool.run("check", *tool.MATCHES)
        self.assertEqual((result.status, result.messages), (0, ""))
        self.assertEqual(result.output, expected)

    def test_check_standard_input(self):
        for path, match in self.matches:
            result = tool.run("check", "-", stdin=path.read_bytes())
            self.assertEqual((result.status, result.messages), (0, ""))
            self.assertEqual(result.output,
                             summary("-", match, tool.run("replay", path).lines))

    def test_check_odd_names(self):
        path, match = self.matches[0]
        with tempfile.TemporaryDirectory() as folder:
            odd = pathlib.Path(folder, "a\nb: ok\u2029c é.rkmatch")
            odd.write_bytes(path.read_bytes())
            result = tool.run("check", odd)
            self.assertEqual((result.status, result.messages), (0, ""))
            self.assertEqual(result.output, summary(f"{folder}/aU+000Ab: okU+2029c é.rkmatch",
                                                    match, tool.run("replay", path).lines))

    def check_round(self, match, number, lines):
        """Takes the lines of a round from the front of lines."""
        expected = match["rounds"][number - 1]
        holes = match["rules"]["holes"]

        start = lines.pop(0)
        self.assertEqual(list(start),
                         ["round", "first", "open", "closed", "reserve", "position"])
        self.assertEqual(start["round"], number)
        for member in ("first", "open", "reserve"):
            self.assertEqual(start[member], expected[member])
        self.assertEqual(start["closed"],
                         {side: holes - count for side, count in expected["open"].items()})

        moves = [lines.pop(0) for _ in expected["moves"]]
        if moves:
            played = tool.run("play", "--direction", DIRECTIONS[match["rules"]["direction"]],
                              "--from", start["position"], *expected["moves"])
            self.assertEqual(moves, [{"round": number, **line} for line in played.lines])
            self.assertEqual(list(moves[0])[0], "round")

        if "result" in expected:
            result = lines.pop(0)
            self.assertEqual(result, {"round": number, "result": expected["result"]})
            self.assertEqual(list(result["result"]), list(expected["result"]))

    def check_replay(self, match, result):
        self.assertEqual((result.status, result.messages), (0, ""))
        self.assertTrue(all(map(tool.is_compact, result.output.splitlines())))
        lines = result.lines
        for number in range(1, len(match["rounds"]) + 1):
            self.check_round(match, number, lines)
        self.assertEqual(lines, [{"result": match["result"]}] if "result" in match else [])

    def test_replay(self):
        for path, match in self.matches:
            with self.subTest(path.name):
                self.check_replay(match, tool.run("replay", path))

    def test_replay_standard_input(self):
        path, match = self.matches[0]
        with open(path, "rb") as file:
            self.check_replay(match, tool.run("replay", "-", stdin=file))

    def test_files_are_left_alone(self):
        for path, _match in self.matches:
            before = (path.read_bytes(), path.stat().st_mtime_ns)
            tool.run("check", path)
            tool.run("replay", path)
            self.assertEqual((path.read_bytes(), path.stat().st_mtime_ns), before)

    def test_names_of_files(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in ("-,x", "a b “c”.rkmatch", "%s%n.rkmatch", os.fsdecode(b"\xff")):
                pathlib.Path(folder, name).write_bytes(tool.MATCHES[0].read_bytes())
                result = tool.subprocess.run([tool.TOOL, "check", name], cwd=folder,
                                             capture_output=True, check=False)
                self.assertEqual((result.returncode, result.stderr), (0, b""))
                self.assertTrue(result.stdout.startswith(os.fsencode(name) + b": ok (match, "))


class BadFiles(tool.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)
        self.good = tool.FIXTURES / "matches" / "running.rkmatch"
        self.match = json.loads(self.good.read_text(encoding="utf-8"))

    def write(self, name, content):
        path = self.folder / name
        if not isinstance(content, bytes):
            content = json.dumps(content).encode()
        path.write_bytes(content)
        return path

    def check_bad(self, path, pattern):
        for command in ("check", "replay"):
            result = tool.run(command, path)
            self.assertEqual(result.status, 1)
            self.assertEqual(result.output, "")
            self.assertRegex(result.messages, f"^{path}: {pattern}\n$")

    def change(self, *place, value):
        """A match with one member changed."""
        match = copy.deepcopy(self.match)
        inner = match
        for step in place[:-1]:
            inner = inner[step]
        inner[place[-1]] = value
        return match

    def test_faults_have_a_place(self):
        last = len(self.match["rounds"]) - 1
        moves = self.match["rounds"][0]["moves"]
        faults = {
            r"rounds\[0\]\.moves\[1\]: “?\"?": self.change("rounds", 0, "moves", 1, value=moves[0]),
            r"rounds\[0\]\.open": self.change("rounds", 0, "open", "south", value=5),
            r"rounds\[0\]\.first": self.change("rounds", 0, "first", value="north"),
            r"players\.south\.type": self.change("players", "south", "type", value="robot"),
            r"version": self.change("version", value=2),
            r"format": self.change("format", value="x"),
            rf"rounds\[{last}\]": self.change("rounds", last, value=7),
        }
        for number, (pattern, match) in enumerate(faults.items()):
            with self.subTest(pattern):
                self.check_bad(self.write(f"{number}.rkmatch", match), pattern + ".+")

    def test_illegal_move_is_named(self):
        first = self.match["rounds"][0]["moves"][0]
        path = self.write("illegal.rkmatch",
                          self.change("rounds", 0, "moves", 0, value=first.swapcase()))
        side = "South" if self.match["rounds"][0]["first"] == "south" else "North"
        self.check_bad(path, rf"rounds\[0\]\.moves\[0\]: \"{first.swapcase()}\" is not legal: "
                             rf"{side} is to move")

    def test_no_match_at_all(self):
        for number, content in enumerate((b"", b"{", b"[]", b"null", b"\0", b"\xff\xfe{}",
                                          b"{}" * 2, b'{"format":"rio-kadalis-match"}')):
            with self.subTest(content):
                self.check_bad(self.write(f"{number}.rkmatch", content), ".+")

    def test_unreadable(self):
        self.check_bad(self.folder / "missing.rkmatch", "cannot be read: .+")
        self.check_bad(self.folder, "cannot be read: .+")

    def test_endless_file(self):
        with open("/dev/zero", "rb") as zero:
            result = tool.run("check", "-", stdin=zero)
        self.assertEqual((result.status, result.output), (1, ""))
        self.assertRegex(result.messages, "^-: .+\n$")

    def test_the_others_are_checked(self):
        bad = self.write("bad.rkmatch", b"{")
        result = tool.run("check", self.good, bad, self.folder / "missing", self.good)
        self.assertEqual(result.status, 1)
        self.assertEqual(result.output.count(f"{self.good}: ok (match, "), 2)
        self.assertEqual(result.output.count("\n"), 2)
        self.assertEqual(result.messages.count("\n"), 2)


if __name__ == "__main__":
    tool.main(verbosity=2)
