#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Gives programs input that was made up.

Usage: fuzz.py corpus SOURCE TARGET PROGRAM
       fuzz.py run SOURCE BUILD SECONDS [TARGET...]

corpus runs a program without libFuzzer once on all that fits it in tests/fixtures. run looks
for input that breaks the programs in the build folder BUILD, SECONDS each, one after
another; without a TARGET, all of them. What it has found stands in BUILD/fuzz/TARGET: the
folder corpus is kept for the next time, the files that begin with found- broke the program.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

TARGETS = ('json', 'match', 'tournament', 'trf', 'players', 'notation')
# The largest input in bytes: enough for every fixture and for some more in it.
LARGEST = {'json': 32768, 'match': 32768, 'tournament': 65536, 'trf': 16384, 'players': 8192,
           'notation': 200}
# An input may take so many seconds, with the sanitizers.
TIMEOUT = 20


def lines_of_rounds(fixtures):
    """The lines of all files with rounds that were played."""
    return [line for path in sorted(fixtures.glob('*.jsonl'))
            for line in path.read_text(encoding='utf-8').splitlines()]


def find_positions(value):
    """The positions in a tree of JSON."""
    if isinstance(value, dict):
        for name, member in value.items():
            if name in ('start', 'position') and isinstance(member, str):
                yield member
            yield from find_positions(member)
    elif isinstance(value, list):
        for element in value:
            yield from find_positions(element)


def collect(source, target):
    """What the fixtures have for a target, as bytes."""
    fixtures = source / 'tests' / 'fixtures'
    kinds = {'json': ['*.rkmatch', '*.rktournament'], 'match': ['*.rkmatch'],
             'tournament': ['*.rktournament']}
    found = {path.read_bytes() for pattern in kinds.get(target, [])
             for path in fixtures.rglob(pattern)}
    found |= {path.read_bytes() for path in (fixtures / 'fuzz' / target).glob('*')}
    if target == 'json':
        found |= {line.encode() for line in lines_of_rounds(fixtures)}
    if target == 'notation':
        positions = {position for line in lines_of_rounds(fixtures)
                     for position in find_positions(json.loads(line))}
        found |= {position.encode() for position in sorted(positions)[::20]}
    return sorted(found)


def write_seeds(source, target, folder):
    """Writes what the fixtures have for a target, a file each."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, seed in enumerate(collect(source, target)):
        (folder / f'seed-{number:04}').write_bytes(seed)


def find_names(schema):
    """The names of members and the texts that a schema knows, each in quotes."""
    if isinstance(schema, dict):
        for name in schema.get('properties', {}):
            yield json.dumps(name, ensure_ascii=False)
        for value in [*schema.get('enum', []), *([schema['const']] if 'const' in schema else [])]:
            yield json.dumps(value, ensure_ascii=False)
        for value in schema.values():
            yield from find_names(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from find_names(value)


def find_words(source, target):
    """What the input of a target is made of: from the schemas, else from the fixtures."""
    if target in ('json', 'match', 'tournament'):
        kinds = ['match', 'tournament'] if target == 'json' else [target]
        return {word.encode() for kind in kinds for word in find_names(json.loads(
            (source / 'data' / f'{kind}.schema.json').read_text(encoding='utf-8')))}
    return {word for seed in collect(source, target)
            for word in re.findall(rb'\w+|[^\w\s]', seed) if len(word) < 20}


def write_dictionary(source, target, path):
    """Writes a dictionary for libFuzzer."""
    words = [''.join(chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f'\\x{byte:02x}'
                     for byte in word) for word in sorted(find_words(source, target))]
    path.write_text(''.join(f'"{word}"\n' for word in words), encoding='utf-8')


def run_corpus(source, target, program):
    """Runs a program on the fixtures."""
    with tempfile.TemporaryDirectory() as folder:
        write_seeds(source, target, pathlib.Path(folder))
        return subprocess.run([program, folder], check=False).returncode


def fuzz(source, build, seconds, target):
    """Looks for input that breaks a target; returns whether there was one."""
    folder = build / 'fuzz' / target
    write_seeds(source, target, folder / 'seeds')
    (folder / 'corpus').mkdir(exist_ok=True)
    write_dictionary(source, target, folder / 'words.dict')
    print(f'{target}: {seconds} seconds', flush=True)
    environment = os.environ | {
        'LC_ALL': 'C.UTF-8',
        'ASAN_OPTIONS': 'strict_string_checks=1',
        'UBSAN_OPTIONS': 'print_stacktrace=1:halt_on_error=1',
    }
    result = subprocess.run([
        build / 'tests' / 'fuzz' / f'fuzz-{target}', folder / 'corpus', folder / 'seeds',
        f'-dict={folder / "words.dict"}', f'-artifact_prefix={folder}/found-',
        f'-max_total_time={seconds}', f'-max_len={LARGEST[target]}', f'-timeout={TIMEOUT}',
        '-rss_limit_mb=2048', '-print_final_stats=1',
    ], env=environment, check=False)
    return result.returncode != 0


def main():
    """Does what the arguments say."""
    match sys.argv[1:]:
        case ['corpus', source, target, program]:
            sys.exit(run_corpus(pathlib.Path(source), target, program))
        case ['run', source, build, seconds, *targets] if set(targets) <= set(TARGETS):
            broken = [target for target in targets or TARGETS
                      if fuzz(pathlib.Path(source), pathlib.Path(build), int(seconds), target)]
            print(f'Broken: {", ".join(broken)}' if broken else 'Nothing was found.')
            sys.exit(1 if broken else 0)
        case _:
            sys.exit(__doc__)


if __name__ == '__main__':
    main()
