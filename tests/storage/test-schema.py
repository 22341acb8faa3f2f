#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the schema of match files or tournament files to files.

Usage: test-schema.py match|tournament SOURCE WRITER

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

# Where to put what, to make the file everything of this kind a bad one; None takes it
# away.
FAULTS = {}
FAULTS['match'] = [
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
    (['analysis', 'rounds', 0, 'best', 0], '020:24'), (['analysis', 'rounds', 0, 'best'], []),
]


FAULTS['tournament'] = [
    (['format'], 'rio-kadalis-match'), (['version'], 2), (['id'], None), (['created'], 'now'),
    (['event'], None), (['event', 'name'], ''), (['event', 'date'], '28.11.2026'),
    (['regulations', 'system'], 'keizer'), (['regulations', 'system'], 'knockout'),
    (['regulations', 'rounds'], None), (['regulations', 'games'], 3),
    (['regulations', 'bye'], '1.5'), (['regulations', 'bye'], 1), (['regulations', 'bye'], '0½'),
    (['regulations', 'game', 'rules', 'rounds'], 0),
    (['regulations', 'game', 'rules', 'first'], 'north'),
    (['regulations', 'game', 'start', 'position'], '4,4'),
    (['regulations', 'initial-role'], 'white'), (['regulations', 'half-rule'], 1),
    (['regulations', 'tie-breaks', 0], 'XX'), (['regulations', 'tie-breaks', 1], 'BH-C1'),
    (['regulations', 'seed'], -1), (['regulations', 'seed'], None), (['shortened'], 'yes'),
    (['next-player'], None), (['players'], None), (['players', 0, 'id'], 0),
    (['players', 0, 'name'], None), (['players', 0, 'number'], 0),
    (['players', 0, 'strength'], 10000), (['players', 0, 'entered'], None),
    (['players', 2, 'byes', 0, 'points'], '1'), (['players', 2, 'byes', 0, 'round'], 0),
    (['forbidden', 0], [1]), (['forbidden', 0], [1, 1]), (['rounds'], None),
    (['rounds', 0, 'published'], 'today'), (['rounds', 0, 'pairings'], None),
    (['rounds', 0, 'pairings', 0, 'board'], 0), (['rounds', 0, 'pairings', 0, 'second'], None),
    (['rounds', 0, 'pairings', 0, 'games'], []),
    (['rounds', 0, 'pairings', 0, 'games', 0, 'begins'], None),
    (['rounds', 0, 'pairings', 0, 'games', 0, 'result'], '1-0'),
    (['rounds', 0, 'pairings', 0, 'games', 0, 'result'], None),
    (['rounds', 0, 'pairings', 0, 'games', 0, 'result'], '+-'),
    (['rounds', 0, 'pairings', 0, 'games', 0, 'margin'], 49),
    (['rounds', 0, 'pairings', 0, 'games', 0, 'match'], 'x'),
    (['rounds', 0, 'pairings', 0, 'points'], ['1½']),
    (['rounds', 0, 'pairings', 0, 'why', 'bracket'], None),
    (['rounds', 0, 'pairings', 0, 'why', 'role'], 'coin'),
    (['rounds', 1, 'pairings', 1, 'why', 'criterion'], 'C22'),
    (['rounds', 1, 'pairings', 1, 'why', 'wishes', 0, 'strength'], 'huge'),
    (['rounds', 1, 'pairings', 1, 'games', 0, 'flags', 0], 'early'),
    (['rounds', 2, 'allowed'], ['byes']), (['rounds', 0, 'byes', 0, 'kind'], 'full'),
    (['rounds', 0, 'byes', 0, 'points'], None), (['rounds', 0, 'byes', 0, 'games'], []),
    (['log', 0, 'action'], 'cheat'), (['log', 0, 'time'], None), (['log', 5, 'round'], 0),
    (['games', 0, 'format'], 'x'), (['games', 0, 'id'], None),
]


def spoil(document, path, value):
    """A copy of a document with a fault."""
    bad = copy.deepcopy(document)
    place = bad
    for step in path[:-1]:
        place = place[step]
    if value is None:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return bad


def load(path):
    """The tree of a JSON file."""
    return json.loads(path.read_text(encoding='utf-8'))


def main():
    kind, source, writer = sys.argv[1:]
    fixtures = pathlib.Path(source) / 'tests' / 'fixtures'
    schema = load(pathlib.Path(source) / 'data' / f'{kind}.schema.json')
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    faults = 0
    count = 0

    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([writer, kind, folder, '600'], check=True)
        for path in sorted([*fixtures.glob(f'*/*.rk{kind}'), *pathlib.Path(folder).iterdir()]):
            for error in validator.iter_errors(load(path)):
                print(f'{path.name}: {error.json_path}: {error.message}')
                faults += 1
            count += 1

    everything = load(fixtures / 'files' / f'everything.rk{kind}')
    for path, value in FAULTS[kind]:
        if validator.is_valid(spoil(everything, path, value)):
            print(f'the schema allows {path}: {value!r}')
            faults += 1

    print(f'{count} files are valid, {len(FAULTS[kind])} bad ones are not' if faults == 0
          else f'{faults} faults')
    sys.exit(1 if faults else 0)


main()
