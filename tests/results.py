#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Adds up the logs of meson test: which tests failed, and how many passed.

Usage: results.py [--times] LOG...

A LOG is a meson-logs/*.json. A test that speaks TAP counts once for each of its points, any
other test once; a test that did not come to its end, and a LOG that is not there since the
build failed, count as one failure more. The last line reads "N passed, N failed".
"""

import json
import pathlib
import re
import sys

POINT = re.compile(r'^(not )?ok\b(?: \d+)?(?: -)?\s*(.*)$', re.MULTILINE)
GOOD = {'OK', 'EXPECTEDFAIL', 'SKIP'}


def points(test):
    """Returns how many points of a test passed, and the names of those that failed."""
    passed, failed = 0, []
    for refused, name in POINT.findall(test.get('stdout') or ''):
        if re.search(r'# (SKIP|TODO)\b', name, re.IGNORECASE):
            continue
        if refused:
            failed.append(name)
        else:
            passed += 1
    if test['result'] not in GOOD and not failed:
        failed.append(f"{test['result'].lower()}, exit status {test['returncode']}")
    elif test['result'] == 'OK' and not passed:
        passed = 1
    return passed, failed


def main(arguments):
    times = '--times' in arguments
    passed = failed = 0
    for path in (pathlib.Path(a) for a in arguments if a != '--times'):
        folder = path.parent.parent.name
        if not path.exists():
            print(f'Failed: {folder} was not built')
            failed += 1
            continue
        tests = [json.loads(line) for line in path.read_text().splitlines()]
        for test in sorted(tests, key=lambda t: t['name']):
            name = test['name'].partition(':')[2] or test['name']
            good, bad = points(test)
            passed += good
            failed += len(bad)
            if times:
                print(f"{test['duration']:9.2f} s  {folder}  {name}")
            for point in bad:
                print(f'Failed: {folder}  {name}  {point}')
    print(f'{passed} passed, {failed} failed')
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main(sys.argv[1:]))
