#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Arguments of every kind, right and wrong, with all that they print."""

import os
import subprocess

import tool

START = "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0"
FIVE = "4,4,4,4,4/4,4,4,4,4 s 0-0"
ENDLESS = "0,2,1,3,1,0/1,0,2,1,0,1 s 20-16"
CLOSED = "-,-,2,0,1,5/0,3,6,1,0,2 n 12-8"
OVER = "0,0,0,0,0,0/1,0,0,0,0,0 s 24-23"
LAST = "0,0,0,0,0,1/0,0,0,0,0,0 s 24-23"

FIRST_C = ('{"ply":1,"player":"south","move":"C","laps":5,"sown":26,"binikh":false,'
           '"captured":{"south":0,"north":0},"position":"6,6,2,7,1,6/1,6,6,6,0,1 n 0-0",'
           '"over":null}\n')
FIRST_A = ('{"ply":1,"player":"south","move":"A","laps":5,"sown":26,"binikh":false,'
           '"captured":{"south":0,"north":0},"position":"2,7,1,6,1,6/6,6,0,1,6,6 n 0-0",'
           '"over":null}\n')
LAST_F = ('{"ply":1,"player":"south","move":"F","laps":1,"sown":1,"binikh":false,'
          '"captured":{"south":0,"north":0},"position":"0,0,0,0,0,0/1,0,0,0,0,0 n 24-23",'
          '"over":null}\n')

# Arguments, status, standard output, standard error.
GOOD = [
    (["play", "C"], FIRST_C),
    (["play", "--", "C"], FIRST_C),
    (["play", "--from", START, "C"], FIRST_C),
    (["play", "--from=" + START, "--direction=ccw", "--holes=6", "C"], FIRST_C),
    (["play", "C", "--direction", "ccw"], FIRST_C),
    (["play", "--direction", "cw", "--direction", "ccw", "C"], FIRST_C),
    (["--language", "en", "play", "C"], FIRST_C),
    (["play", "--language=en", "C"], FIRST_C),
    (["play", "A"], FIRST_A),
    (["play", "--from", LAST, "F"], LAST_F),
    (["moves", START], '{"legal":["A","B","C","D","E","F"],"endless":[]}\n'),
    (["moves", "--direction", "cw", FIVE], '{"legal":["A","B","C","D","E"],"endless":[]}\n'),
    (["moves", ENDLESS], '{"legal":["B","C","E"],"endless":["D"]}\n'),
    (["moves", CLOSED], '{"legal":["b","c","d","f"],"endless":[]}\n'),
    (["moves", "-,-,2,0,1,5/0,3,6,1,0,2 s 12-8"], '{"legal":["C","E","F"],"endless":[]}\n'),
    (["moves", OVER], '{"legal":[],"endless":[]}\n'),
    (["perft", "3"], '{"leaves":[6,32,140]}\n'),
    (["perft", "--from", FIVE, "3"], '{"leaves":[5,24,96]}\n'),
    (["perft", "--from", "-,-,-,-,-,4/4,4,4,4,4,4 s 0-0", "4"], '{"leaves":[1,6,6,9]}\n'),
    (["perft", "--direction", "cw", "--from", "4,4,4,4,4,4/4,4,4,4,4,4 n 0-0", "2"],
     '{"leaves":[6,32]}\n'),
]

TRY = {None: "Try “rio-kadalis-cli --help”.\n"}
TRY.update({command: f"Try “rio-kadalis-cli {command} --help”.\n"
            for command in ("play", "moves", "solve", "perft", "check", "replay",
                            "review", "pair", "standings", "bench")})

WRONG_USAGE = [
    (["reviews", "x"], None, "unknown command “reviews”"),
    (["Play", "C"], None, "unknown command “Play”"),
    ([""], None, "unknown command “”"),
    (["-"], None, "unknown command “-”"),
    (["--what"], None, "unknown option “--what”"),
    (["-x"], None, "unknown option “-x”"),
    (["--from", START, "play", "C"], None, "unknown option “--from”"),
    (["--version=2"], None, "--version takes no value"),
    (["--language"], None, "--language: expected CODE after it"),
    (["play", "--version=2"], "play", "--version takes no value"),
    (["pl\nay"], None, "unknown command “plU+000Aay”"),
    (["play", "--x\u2028\x1b[31m"], "play", "unknown option “--xU+2028U+001B[31m”"),
    (["play", "-x", "C"], "play", "unknown option “-x”"),
    (["play", "--fro", START, "C"], "play", "unknown option “--fro”"),
    (["play", "--fromage", START, "C"], "play", "unknown option “--fromage”"),
    (["play"], "play",
     "expected: play [--from POSITION] [--direction ccw|cw] [--holes 5|6] MOVE..."),
    (["play", "--from", START], "play",
     "expected: play [--from POSITION] [--direction ccw|cw] [--holes 5|6] MOVE..."),
    (["play", "C", "--from"], "play", "--from: expected POSITION after it"),
    (["play", "--direction", "up", "C"], "play",
     "--direction: expected “ccw” or “cw”, not “up”"),
    (["play", "--direction", "", "C"], "play", "--direction: expected “ccw” or “cw”, not “”"),
    (["play", "--direction="], "play", "--direction: expected “ccw” or “cw”, not “”"),
    (["play", "--holes", "7", "C"], "play", "--holes: expected 5 or 6, not “7”"),
    (["play", "--holes", "06", "C"], "play", "--holes: expected 5 or 6, not “06”"),
    (["play", "--help=yes"], "play", "--help takes no value"),
    (["moves"], "moves", "expected: moves [--direction ccw|cw] POSITION"),
    (["moves", START, FIVE], "moves", f"unexpected argument “{FIVE}”"),
    (["moves", "--from", START], "moves", "unknown option “--from”"),
    (["solve"], "solve", "expected: solve [--direction ccw|cw] POSITION..."),
    (["solve", "--from", START], "solve", "unknown option “--from”"),
    (["perft"], "perft", "expected: perft [--direction ccw|cw] [--from POSITION] DEPTH"),
    (["perft", "0"], "perft", "DEPTH: expected a number from 1 to 24, not “0”"),
    (["perft", "25"], "perft", "DEPTH: expected a number from 1 to 24, not “25”"),
    (["perft", "3x"], "perft", "DEPTH: expected a number from 1 to 24, not “3x”"),
    (["perft", "-3"], "perft", "unknown option “-3”"),
    (["perft", "--", "-3"], "perft", "DEPTH: expected a number from 1 to 24, not “-3”"),
    (["perft", "3", "4"], "perft", "unexpected argument “4”"),
    (["perft", "--holes", "5", "3"], "perft", "unknown option “--holes”"),
    (["check"], "check", "expected: check FILE..."),
    (["check", "--json", "x"], "check", "unknown option “--json”"),
    (["replay"], "replay", "expected: replay FILE"),
    (["replay", "a", "b"], "replay", "unexpected argument “b”"),
    (["review"], "review", "expected: review [--text] FILE"),
    (["review", "a", "b"], "review", "unexpected argument “b”"),
    (["review", "--json", "x"], "review", "unknown option “--json”"),
    (["review", "--text=1", "x"], "review", "--text takes no value"),
    (["pair"], "pair", "expected: pair FILE"),
    (["pair", "a", "b"], "pair", "unexpected argument “b”"),
    (["pair", "--json", "x"], "pair", "unknown option “--json”"),
    (["standings"], "standings", "expected: standings [--json|--csv] FILE"),
    (["standings", "a", "b"], "standings", "unexpected argument “b”"),
    (["standings", "--json=1", "x"], "standings", "--json takes no value"),
    (["standings", "--json", "--csv", "x"], "standings",
     "--json and --csv do not go together"),
    (["bench", "fast"], "bench", "unexpected argument “fast”"),
]

# What was printed before the fault comes first.
BAD_INPUT = [
    (["play", "--from", CLOSED, "a"], "", "a: empty hole\n"),
    (["play", "--from", "-,-,2,0,1,5/0,3,6,1,0,2 s 12-8", "A"], "", "A: closed hole\n"),
    (["play", "c"], "", "c: South is to move\n"),
    (["play", "C", "D"], FIRST_C, "D: North is to move\n"),
    (["play", "C", "e"], FIRST_C, "e: empty hole\n"),
    (["play", "--from", ENDLESS, "D"], "", "D: endless sowing\n"),
    (["play", "--from", OVER, "A"], "", "the round is over\n"),
    (["play", "--from", OVER, "Z"], "", "the round is over\n"),
    (["play", "Z"], "", "Z: no such hole\n"),
    (["play", "G"], "", "G: no such hole\n"),
    (["play", "CC"], "", "CC: no such hole\n"),
    (["play", ""], "", "“”: no such hole\n"),
    (["play", "A\n"], "", "AU+000A: no such hole\n"),
    (["play", "\u202eA\x7f\x85"], "", "U+202EAU+007FU+0085: no such hole\n"),
    (["check", ""], "", "“”: cannot be read: No such file or directory\n"),
    (["replay", "no\nsuch\tfile"], "",
     "noU+000AsuchU+0009file: cannot be read: No such file or directory\n"),
    (["play", "-"], "", "-: no such hole\n"),
    (["play", "-,"], "", "-,: no such hole\n"),
    (["play", "é"], "", "é: no such hole\n"),
    (["play", "--holes", "5", "F"], "", "F: no such hole\n"),
    (["play", "--holes", "5", "--from", START, "A"], "",
     f"{START}: expected 5 holes in each row, as --holes says\n"),
    (["play", "--from", "", "A"], "",
     "“”: character 1: expected the stones of a hole, or “-” for a closed hole\n"),
    (["play", "--from", "--help", "A"], "",
     "--help: character 2: expected “,” and the next hole, or “/” and North’s row\n"),
]

# A position, and the character at which it goes wrong.
BAD_POSITIONS = [
    ("-", 2), ("-,", 3), ("-,-,-,-,-,-/4,4,4,4,4,4 s 0-0", 1),
    ("4,4,4,4,4,4/4,4,4,4,4 s 0-0", 22), ("4,4,4,4/4,4,4,4 s 0-0", 8),
    ("4,4,4,4,4,4,4/4,4,4,4,4,4,4 s 0-0", 12), ("04,4,4,4,4,4/4,4,4,4,4,4 s 0-0", 1),
    ("4,4,4,4,4,4/4,4,4,4,4,4 x 0-0", 25), ("4,4,4,4,4,4/4,4,4,4,4,4 s", 26),
    ("4,4,4,4,4,4/4,4,4,4,4,4 s 0", 28), ("4,4,4,4,4,4/4,4,4,4,4,4 s 0-0 ", 30),
    ("4,4,4,4,4,4/4,4,4,4,4,4  s 0-0", 25), ("4,4,4,4,4,4/4,4,4,4,4,4 S 0-0", 25),
    ("4,4,4,4,4,4 / 4,4,4,4,4,4 s 0-0", 12), ("4,4,4,x,4,4/4,4,4,4,4,4 s 0-0", 7),
    ("4,4,4,-1,4,4/4,4,4,4,4,4 s 0-0", 8), ("4;4;4;4;4;4/4,4,4,4,4,4 s 0-0", 2),
    ("٤,4,4,4,4,4/4,4,4,4,4,4 s 0-0", 1),
]


class Usage(tool.TestCase):
    def check(self, arguments, status, output, messages):
        with self.subTest(" ".join(arguments)):
            result = tool.run(*arguments)
            self.assertEqual(result.messages, messages)
            self.assertEqual(result.output, output)
            self.assertEqual(result.status, status)

    def test_good(self):
        for arguments, output in GOOD:
            self.check(arguments, 0, output, "")

    def test_wrong_usage(self):
        for arguments, command, message in WRONG_USAGE:
            self.check(arguments, 2, "", f"rio-kadalis-cli: {message}\n{TRY[command]}")

    def test_unknown_language(self):
        result = tool.run("--language=xx", "play", "C")
        self.assertEqual(result.status, 2)
        self.assertEqual(result.output, "")
        self.assertRegex(result.messages,
                         r"^rio-kadalis-cli: --language: expected one of (\w+, )*en(, \w+)*, "
                         r"not “xx”\nTry “rio-kadalis-cli --help”.\n$")

    def test_bad_input(self):
        for arguments, output, messages in BAD_INPUT:
            self.check(arguments, 1, output, messages)

    def test_bad_positions(self):
        for position, character in BAD_POSITIONS:
            for arguments in (["moves", position], ["solve", position],
                              ["perft", "--from", position, "2"],
                              ["play", "--from", position, "A"]):
                # That asks for standard input.
                if arguments == ["solve", "-"]:
                    continue
                with self.subTest(" ".join(arguments)):
                    result = tool.run(*arguments)
                    self.assertEqual(result.status, 1)
                    self.assertEqual(result.output, "")
                    self.assertEqual(result.messages.count("\n"), 1)
                    self.assertTrue(
                        result.messages.startswith(f"{position}: character {character}: expected "),
                        result.messages)

    def test_argument_that_is_not_text(self):
        result = subprocess.run([tool.TOOL, "moves", b"4,4\xff"], capture_output=True, check=False)
        self.assertEqual(result.returncode, 1)
        self.assertTrue(result.stderr.startswith(b"4,4\xff: character 4: expected "))

    def test_nothing(self):
        result = tool.run()
        self.assertEqual(result.status, 2)
        self.assertEqual(result.output, "")
        self.assertEqual(result.messages, tool.run("--help").output)

    def test_version(self):
        for arguments in (["--version"], ["--language=en", "--version"], ["play", "--version"],
                          ["--version", "check"]):
            result = tool.run(*arguments)
            self.assertRegex(result.output, r"^rio-kadalis-cli \d+\.\d+(\.\d+)?\n$")
            self.assertEqual((result.status, result.messages), (0, ""))

    def test_help(self):
        result = tool.run("--help")
        self.assertEqual((result.status, result.messages), (0, ""))
        self.assertTrue(result.output.startswith("Usage: rio-kadalis-cli COMMAND [ARGUMENT...]\n"))
        for command in filter(None, TRY):
            self.assertIn(f"\n  {command} ", result.output)

    def test_help_of_commands(self):
        for command in filter(None, TRY):
            for arguments in ([command, "--help"], ["--help", command], [command, "x", "--help"],
                              [command, "-h"], ["help", command]):
                with self.subTest(arguments):
                    result = tool.run(*arguments)
                    self.assertEqual((result.status, result.messages), (0, ""))
                    self.assertTrue(result.output.startswith(f"Usage: rio-kadalis-cli {command}"))
                    self.assertIn("\n  --help ", result.output)
                    self.assertFalse(any(line.endswith(" ") for line in result.output.splitlines()))
                    self.assertLessEqual(max(map(len, result.output.splitlines())), 90)


class StandardOutput(tool.TestCase):
    def test_full_disk(self):
        with open("/dev/full", "wb") as full:
            result = subprocess.run([tool.TOOL, "perft", "2"], stdout=full,
                                    stderr=subprocess.PIPE, check=False)
        self.assertEqual(result.returncode, 1)
        self.assertTrue(result.stderr.startswith(
            b"rio-kadalis-cli: standard output cannot be written: "), result.stderr)

    def test_closed(self):
        result = subprocess.run(["sh", "-c", '"$0" perft 2 >&-', tool.TOOL],
                                stderr=subprocess.PIPE, check=False)
        self.assertEqual(result.returncode, 1)
        self.assertTrue(result.stderr.startswith(
            b"rio-kadalis-cli: standard output cannot be written: "), result.stderr)

    def test_reader_gone(self):
        readable, writable = os.pipe()
        os.close(readable)
        result = subprocess.run([tool.TOOL, "perft", "2"], stdout=writable,
                                stderr=subprocess.PIPE, check=False)
        os.close(writable)
        self.assertEqual(result.returncode, 1)
        self.assertEqual(result.stderr, b"")


if __name__ == "__main__":
    tool.main(verbosity=2)
