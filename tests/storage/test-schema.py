#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the schema of match files to files.

Usage: test-schema.py SCHEMA FIXTURES WRITER

All fixtures, and what the program WRITER writes, must be valid; a file with a
fault that a schema can see must not be.
"""

import copy
import json
import pathlib
import subprocess
import sys
import tempfile

try:
    import jsonschema
except ImportError:
    print('python3-jsonschema is missing', file=sys.stderr)
    sys.exit(77)

# Where to put what, to make everything.rkmatch a bad file; None takes it away.
FAULTS = [
    (['format'], None), (['format'], 'x'), (['version'], 2), (['version'], '1'),
    (['id'], 'no'), (['created'], '2026-11-29'), (['modified'], None), (['application'], ''),
    (['event', 'date'], '29.11.2026'), (['event', 'round'], 0),
    (['players', 'south'], None), (['players', 'south', 'type'], 'robot'),
    (['players', 'south', 'level'], 'easy'), (['players', 'north', 'level'], 'expert'),
    (['rules', 'holes'], 7), (['rules', 'direction'], 'left'), (['rules', 'rounds'], 0),
    (['rules', 'next-first'], None), (['rules', 'decides'], 'luck'),
    (['start', 'position'], '4,4'), (['start', 'reserve', 'north'], -1),
    (['comment'], 5), (['rounds'], []), (['rounds', 0, 'first'], None),
    (['rounds', 0, 'open', 'south'], 7), (['rounds', 0, 'moves', 0], 'G'),
    (['rounds', 0, 'notes', 1, 'mark'], '!!!'), (['rounds', 0, 'notes', 0, 'after'], None),
    (['rounds', 0, 'lines', 0, 'moves'], None),
    (['rounds', 0, 'lines', 0, 'lines', 0, 'after'], -1),
    (['rounds', 0, 'result', 'reason'], 'lost'), (['rounds', 0, 'result', 'by'], 'south'),
    (['rounds', 0, 'result', 'won'], None), (['undone', 'rounds', 0, 'moves'], None),
    (['undone', 'rounds', 1, 'first'], None), (['undone', 'result', 'by'], None),
    (['undone', 'result', 'winner'], 'nobody'), (['analysis', 'rounds', 0, 'best', 0], '20-24'),
]


def spoil(match, path, value):
    """A copy of a match with a fault."""
    bad = copy.deepcopy(match)
    place = bad
    for step in path[:-1]:
        place = place[step]
    if value is None:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return bad


def main():
    schema_path, fixtures, writer = sys.argv[1:]
    schema = json.loads(pathlib.Path(schema_path).read_text(encoding='utf-8'))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    faults = 0
    count = 0

    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([writer, folder, '600'], check=True)
        for path in sorted([*pathlib.Path(fixtures).glob('matches/*.rkmatch'),
                            *pathlib.Path(fixtures).glob('files/*.rkmatch'),
                            *pathlib.Path(folder).iterdir()]):
            match = json.loads(path.read_text(encoding='utf-8'))
            for error in validator.iter_errors(match):
                print(f'{path.name}: {error.json_path}: {error.message}')
                faults += 1
            count += 1

    everything = json.loads((pathlib.Path(fixtures) / 'files' / 'everything.rkmatch')
                            .read_text(encoding='utf-8'))
    for path, value in FAULTS:
        if validator.is_valid(spoil(everything, path, value)):
            print(f'the schema allows {path}: {value!r}')
            faults += 1

    print(f'{count} files are valid, {len(FAULTS)} bad ones are not' if faults == 0
          else f'{faults} faults')
    sys.exit(1 if faults else 0)


main()
