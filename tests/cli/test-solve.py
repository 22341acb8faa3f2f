#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Solved positions, from arguments and from standard input."""

import os
import signal
import subprocess
import unittest

import tool

START = "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0"
OPEN = "4,4,4,4,4,4"
FIVE = "4,4,4,4,4/4,4,4,4,4 s 0-0"
ENDLESS = "0,2,1,3,1,0/1,0,2,1,0,1 s 20-16"
OVER = "0,0,0,0,0,0/1,0,0,0,0,0 s 24-23"
LAST = "0,0,0,0,0,1/0,0,0,0,0,0 s 24-23"
CYCLE = "0,0,0,0,1/0,2,0,1,1 s 0-0"
CYCLE_OF_NORTH = "0,2,0,1,1/0,0,0,0,1 n 0-0"

# Too much for anybody: with one stone less than the start of a match.
HUGE = "4,4,4,4,4,4/4,4,4,4,4,3 s 1-0"

START_LINE = (f'{{"position":"{START}","moves":{{"A":"20:28","B":"20:28","C":"20:28","D":"20:28",'
              '"E":"20:28","F":"16:32"},"best":["A","B","C","D","E"],"result":"20:28",'
              '"exact":true}\n')
OVER_LINE = f'{{"position":"{OVER}","moves":{{}},"best":[],"result":"24:24","exact":true}}\n'
LAST_LINE = (f'{{"position":"{LAST}","moves":{{"F":"24:24"}},"best":["F"],"result":"24:24",'
             '"exact":true}\n')
CYCLE_LINE = (f'{{"position":"{CYCLE}","moves":{{"E":"0:5..5:0"}},"best":["E"],'
              '"result":"0:5..5:0","exact":false}\n')
CYCLE_OF_NORTH_LINE = (f'{{"position":"{CYCLE_OF_NORTH}","moves":{{"e":"5:0..0:5"}},'
                       '"best":["e"],"result":"5:0..0:5","exact":false}\n')

# North's open holes, and the best result of South, who begins with all holes open.
FEWER = {5: "28:16", 4: "32:8", 3: "32:4", 2: "32:0", 1: "28:0"}

# What is wrong in the second line, and where.
BAD_LINES = [
    (b"\n", 1), (b" \n", 1), (b"4,4\n", 4), (b"4,4", 4), (b"\xff\n", 1),
    (OVER.encode() + b"\0\n", len(OVER) + 1), (OVER.encode() + b"\r\r\n", len(OVER) + 1),
    (b"-\n", 2), (b"4," * 100000, 12),
]


class Solve(tool.TestCase):
    def check(self, arguments, output, status=0, messages="", stdin=b""):
        with self.subTest(" ".join(arguments)):
            result = tool.run("solve", *arguments, stdin=stdin)
            self.assertEqual(result.messages, messages)
            self.assertEqual(result.output, output)
            self.assertEqual(result.status, status)

    def result_of(self, *arguments):
        result = tool.run("solve", *arguments)
        self.assertEqual((result.status, result.messages), (0, ""))
        [line] = result.lines
        self.assertTrue(tool.is_compact(result.output.rstrip("\n")))
        self.assertEqual(list(line), ["position", "moves", "best", "result", "exact"])
        return line

    def test_lines(self):
        self.check([START], START_LINE)
        self.check([OVER], OVER_LINE)
        self.check([LAST], LAST_LINE)
        self.check([OVER, LAST, OVER], OVER_LINE + LAST_LINE + OVER_LINE)

    def test_byte_order_mark(self):
        mark = b"\xef\xbb\xbf"
        self.check(["-"], OVER_LINE + LAST_LINE,
                   stdin=mark + f"{OVER}\r\n{LAST}\r\n".encode())
        for stdin, column in ((mark + b"4,4", 4), (mark + mark, 1)):
            result = tool.run("solve", "-", stdin=stdin)
            self.assertEqual(result.status, 1)
            self.assertTrue(result.messages.startswith(
                f"-: line 1, column {column}: "), result.messages)

    def test_never_ends(self):
        self.check([CYCLE], CYCLE_LINE)
        self.check([CYCLE_OF_NORTH], CYCLE_OF_NORTH_LINE)

    @unittest.skipUnless(os.environ.get("RK_TEST_SCALE") == "full", "takes a while")
    def test_too_much(self):
        """An answer comes all the same: bounds, of which the best moves have the best worse one."""
        line = self.result_of(HUGE)
        self.assertFalse(line["exact"])
        worst, best = (int(score.split(":")[0]) for score in line["result"].split(".."))
        self.assertLess(worst, best)
        sure = {hole: int(result.split(":")[0]) for hole, result in line["moves"].items()}
        self.assertEqual(worst, max(sure.values()))
        self.assertEqual(line["best"], [hole for hole in sure if sure[hole] == worst])

    def test_interrupt(self):
        """Whoever does not want to wait need not."""
        with subprocess.Popen([tool.TOOL, "solve", OVER, HUGE], stdout=subprocess.PIPE,
                              encoding="utf-8") as process:
            self.assertEqual(process.stdout.readline(), OVER_LINE)
            process.send_signal(signal.SIGINT)
            self.assertEqual(process.stdout.read(), "")
            self.assertEqual(process.wait(), -signal.SIGINT)

    def test_five_holes(self):
        line = self.result_of(FIVE)
        self.assertEqual(line["moves"], dict.fromkeys("ABCDE", "20:20"))
        self.assertEqual(line["result"], "20:20")

    def test_fewer_holes(self):
        positions, results = [], []
        for n_open, result in FEWER.items():
            row = ",".join(["4"] * n_open + ["-"] * (6 - n_open))
            positions += [f"{OPEN}/{row} s 0-0", f"{row}/{OPEN} n 0-0"]
            results += [result, ":".join(reversed(result.split(":")))]
        self.assertEqual([line["result"] for line in tool.run("solve", *positions).lines], results)

    def test_clockwise(self):
        """The same seen in a mirror."""
        position = "0,3,1,0,2/2,1,0,0,3 s 14-14"
        mirrored = "2,0,1,3,0/3,0,0,1,2 s 14-14"
        line = self.result_of(position)
        other = self.result_of("--direction", "cw", mirrored)
        self.assertEqual(line["moves"], {"ABCDE"["EDCBA".index(hole)]: result
                                         for hole, result in other["moves"].items()})
        self.assertEqual(line["result"], other["result"])

    def test_only_legal_moves(self):
        line = self.result_of(ENDLESS)
        self.assertEqual(list(line["moves"]), ["B", "C", "E"])
        self.assertTrue(set(line["best"]) <= set("BCE"))

    def test_best_play(self):
        """Move by move, the result stays what it was."""
        position = "0,3,1,0,2/2,1,0,0,3 s 14-14"
        line = self.result_of(position)
        result = line["result"]
        seen = set()
        while line["best"] and position not in seen:
            seen.add(position)
            [move] = tool.run("play", "--from", position, line["best"][0]).lines
            position = move["position"]
            line = self.result_of(position)
            self.assertEqual(line["result"], result)
        self.assertGreater(len(seen), 1)

    def test_standard_input(self):
        lines = f"{OVER}\n{LAST}\r\n{OVER}".encode()
        self.check(["-"], OVER_LINE + LAST_LINE + OVER_LINE, stdin=lines)
        self.check([LAST, "-", "-", LAST], LAST_LINE + OVER_LINE + LAST_LINE,
                   stdin=f"{OVER}\n".encode())
        self.check(["-"], "")

    def test_answers_at_once(self):
        """Whoever asks need not say first that there is nothing else to ask."""
        with subprocess.Popen([tool.TOOL, "solve", "-"], stdin=subprocess.PIPE,
                              stdout=subprocess.PIPE, encoding="utf-8") as process:
            for position, line in ((OVER, OVER_LINE), (LAST, LAST_LINE)):
                process.stdin.write(position + "\n")
                process.stdin.flush()
                self.assertEqual(process.stdout.readline(), line)
            process.stdin.close()
            self.assertEqual(process.wait(), 0)

    def test_bad_argument(self):
        self.check([OVER, "4,4", LAST], OVER_LINE, 1,
                   "4,4: character 4: expected “,” and the next hole, or “/” and North’s row\n")

    def test_bad_lines(self):
        for bad, column in BAD_LINES:
            with self.subTest(bad[:40]):
                result = tool.run("solve", "-", LAST, stdin=f"{OVER}\n".encode() + bad)
                self.assertEqual((result.status, result.output), (1, OVER_LINE))
                self.assertEqual(result.messages.count("\n"), 1)
                self.assertTrue(result.messages.startswith(
                    f"-: line 2, column {column}: expected "), result.messages)

    def test_standard_input_cannot_be_read(self):
        with open("/proc/self/mem", "rb") as unreadable:
            result = tool.run("solve", "-", stdin=unreadable)
        self.assertEqual((result.status, result.output), (1, ""))
        self.assertTrue(result.messages.startswith("-: cannot be read: "), result.messages)


if __name__ == "__main__":
    tool.main(verbosity=2)
