#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compares the limits that a schema tells with those that the program has.

Usage: test-limits.py match|tournament SOURCE TOOL

Each value of the file that holds everything is put at the limits that its schema has, and
one beyond. What is beyond must be refused; what is at the limit may be refused only for what
stands elsewhere in the file, not for itself. The limits of the file as a whole stand in the
schema as "x-limits".
"""

import copy
import json
import pathlib
import subprocess
import sys
import tempfile

# What is said of a value that is out of its range.
OUT_OF_RANGE = 'expected a whole number from'
TOO_LONG = 'characters'
# Members that have a smaller range in a file: it follows from the rest of it.
NARROWER = {'after', 'south', 'north', 'round', 'id', 'next-player', 'first', 'second', 'player',
            'margin', 'difference'}


def check(tool, folder, text):
    """What the tool says of a file; empty if it is fine."""
    path = pathlib.Path(folder) / 'file'
    path.write_text(text, encoding='utf-8')
    result = subprocess.run([tool, 'check', path], capture_output=True, text=True, check=False)
    assert result.returncode in (0, 1), result.stderr
    return result.stderr.removeprefix(f'{path}: ')


def resolve(schema, root):
    """The schema behind references, with what stands beside them."""
    while '$ref' in schema:
        target = root
        for step in schema['$ref'].removeprefix('#/').split('/'):
            target = target[step]
        schema = target | {name: value for name, value in schema.items() if name != '$ref'}
    for option in schema.get('anyOf', []):
        schema = schema | resolve(option, root)
    return schema


def find_limits(value, schema, root, path=()):
    """Yields the paths of values with a limit, and their schema."""
    schema = resolve(schema, root)
    if isinstance(value, dict):
        for name, member in value.items():
            if isinstance(schema.get('properties', {}).get(name), dict):
                yield from find_limits(member, schema['properties'][name], root, (*path, name))
    elif isinstance(value, list):
        first = schema.get('prefixItems', [])
        for index, element in enumerate(value):
            items = first[index] if index < len(first) else schema.get('items', {})
            yield from find_limits(element, items, root, (*path, index))
    elif 'maximum' in schema or 'maxLength' in schema:
        yield path, schema


def put(document, path, value):
    """The text of a document with another value in it."""
    changed = copy.deepcopy(document)
    place = changed
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return json.dumps(changed, ensure_ascii=False)


def distinct(limits):
    """One path for each schema: what stands in a list stands there once."""
    found = {}
    for path, schema in limits:
        found.setdefault(tuple('[]' if isinstance(step, int) else step for step in path),
                         (path, schema))
    return found.values()


def check_values(document, schema, say):
    """Yields what is wrong with the limits of values, and None for each that was right."""
    for path, limits in distinct(find_limits(document, schema, schema)):
        if 'maxLength' in limits:
            inside = ['x' * limits['maxLength']]
            beyond = ['x' * (limits['maxLength'] + 1), '']
        else:
            inside = [limits['minimum'], limits['maximum']]
            beyond = [limits['minimum'] - 1, limits['maximum'] + 1]
        place = '.'.join(map(str, path))
        for value in inside:
            said = say(put(document, path, value))
            own = said.startswith(''.join(
                f'[{step}]' if isinstance(step, int) else f'.{step}' for step in path)[1:] + ':')
            stricter = OUT_OF_RANGE in said and path[-1] not in NARROWER
            if own and (stricter or TOO_LONG in said):
                yield f'{place}: {str(value)[:20]} is refused: {said}'
            yield None
        for value in beyond:
            if not say(put(document, path, value)):
                yield f'{place}: {str(value)[:20]} is read'
            yield None


def check_whole(document, schema, say):
    """The same for the limits of the file."""
    limits = schema['x-limits']
    text = json.dumps(document, ensure_ascii=False)
    room = limits['bytes'] - len(text.encode())
    deep = limits['depth'] - 1
    cases = [
        ('bytes', text + ' ' * room, text + ' ' * (room + 1)),
        ('depth', *(put(document, ('x',), json.loads('[' * n + ']' * n))
                    for n in (deep, deep + 1))),
        ('integer', *(put(document, ('x',), n) for n in (limits['integer'], limits['integer'] + 1))),
        ('integer', *(put(document, ('x',), n)
                      for n in (-limits['integer'], -limits['integer'] - 1))),
    ]
    for name, inside, beyond in cases:
        said = say(inside)
        if said:
            yield f'{name}: what is at the limit is refused: {said}'
        if not say(beyond):
            yield f'{name}: what is beyond the limit is read'
        yield None
    if set(limits) != {name for name, _, _ in cases}:
        yield f'nothing checks one of {set(limits)}'


def main():
    """Does what the usage says."""
    kind, source, tool = sys.argv[1:]
    top = pathlib.Path(source)
    schema = json.loads((top / 'data' / f'{kind}.schema.json').read_text(encoding='utf-8'))
    document = json.loads((top / 'tests' / 'fixtures' / 'files' / f'everything.rk{kind}')
                          .read_text(encoding='utf-8'))
    with tempfile.TemporaryDirectory() as folder:
        def say(text):
            return check(tool, folder, text)
        results = [*check_values(document, schema, say), *check_whole(document, schema, say)]
    faults = [result for result in results if result]
    print(*faults, sep='\n')
    print(f'{len(results) - len(faults)} limits were tried, {len(faults)} are wrong')
    sys.exit(1 if faults else 0)


main()
