# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs rio-kadalis-cli for the tests. The first argument of a test is its path."""

import json
import os
import pathlib
import subprocess
import sys
import unittest

TOOL = os.path.abspath(sys.argv.pop(1))
FIXTURES = pathlib.Path(__file__).resolve().parents[1] / "fixtures"
MATCHES = sorted((FIXTURES / "matches").glob("*.rkmatch"))

# The sanitizers' own reports would be taken for messages of the tool.
BROKEN = ("AddressSanitizer", "LeakSanitizer", "runtime error:", "-CRITICAL", "-WARNING")


class Result:
    """What a run of the tool gave."""

    def __init__(self, process):
        self.status = process.returncode
        self.output = process.stdout.decode()
        self.messages = process.stderr.decode()

    @property
    def lines(self):
        return [json.loads(line) for line in self.output.splitlines()]


def run(*arguments, stdin=b"", environment=None):
    """Runs the tool. stdin is bytes or a file; environment what is changed in it, where None
    takes away."""
    variables = {**os.environ, **(environment or {})}
    variables = {name: value for name, value in variables.items() if value is not None}
    feed = {"input": stdin} if isinstance(stdin, bytes) else {"stdin": stdin}
    process = subprocess.run([TOOL, *map(str, arguments)], stdout=subprocess.PIPE,
                             stderr=subprocess.PIPE, env=variables, check=False, **feed)
    result = Result(process)
    if any(word in result.messages for word in BROKEN):
        raise AssertionError(f"{arguments}: {result.messages}")
    return result


def vectors(pattern):
    """The lines of the fixture files whose names match."""
    for path in sorted(FIXTURES.glob(pattern)):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{path.name}:{number}", json.loads(line)


def is_compact(line):
    """Whether a line of JSON holds no space that it need not."""
    return line == json.dumps(json.loads(line), separators=(",", ":"), ensure_ascii=False)


def captured(position):
    """The stones captured in a position: South's and North's."""
    south, north = position.split()[2].split("-")
    return {"south": int(south), "north": int(north)}


def share_out(position):
    """The stones captured and left in each row."""
    rows = position.split()[0].split("/")
    shared = captured(position)
    for side, row in zip(shared, rows):
        shared[side] += sum(int(stones) for stones in row.split(",") if stones != "-")
    return shared


main = unittest.main
TestCase = unittest.TestCase
