#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how long the program takes to show its window, the processor time it takes and the
memory it holds when it has come to rest, and the processor time it takes while nothing moves,
beside an empty window.

Usage: start-up.py [--peers] PROGRAM EMPTY-WINDOW MATCH-FILE

With --peers also GNOME Chess, if it is there.

To be run on a display and a session bus of its own. The programs take turns, so that what else
goes on in the system meets all of them, and the median of several turns counts.
"""

import dataclasses
import math
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

TURNS = 5
MATCHES = 20
# The program may need two seconds to see that nothing moves any more and to tidy up.
REST_SECONDS = 3
# In milliseconds a second; less is as good as nothing.
LEAST_IDLE = 0.5
DEADLINE_SECONDS = 30

# How much later than the empty window it may come, and how much larger it may be.
MOST_LATER = 0.15
MOST_LARGER = {f'library, {MATCHES} matches': 15, 'match': 25}


@dataclasses.dataclass
class Subject:
    """Something that shows a window; with a title, not before it has that title."""
    name: str
    command: list
    environment: dict
    title: str = ''


@dataclasses.dataclass
class Measure:
    """Seconds until it is shown, seconds of processor time until it is at rest, megabytes, and,
    at rest, milliseconds of processor time and how often it wakes up in a second.

    PSS is the share of the memory that falls to the program: of a library that three programs
    use, a third. So it is smaller when other programs run. Private is what it has written itself
    and nobody else can use; that does not depend on others.
    """
    seconds: float
    processor: float
    pss: float
    private: float
    idle: float
    wakes: float


def is_shown(process, title):
    if process.poll() is not None:
        sys.exit(f'start-up.py: {process.args[0]} ended with status {process.returncode}')
    search = ['xdotool', 'search', '--all', '--onlyvisible', '--pid', str(process.pid),
              '--name', title]
    return subprocess.run(search, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          check=False).stdout != b''


def start(subject):
    """Returns the process and how many seconds it took to show its window."""
    begin = time.monotonic()
    process = subprocess.Popen(subject.command, env=subject.environment,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while not is_shown(process, subject.title):
        if time.monotonic() > begin + DEADLINE_SECONDS:
            sys.exit(f'start-up.py: {subject.name} shows no window')
        time.sleep(0.002)
    return process, time.monotonic() - begin


def processor_time(process):
    """Returns the milliseconds the threads of the process have used."""
    tasks = pathlib.Path(f'/proc/{process.pid}/task').glob('*/schedstat')
    return sum(int(task.read_text().split()[0]) for task in tasks) / 1e6


def count_waits(process):
    """Returns how often the threads of the process have gone to sleep."""
    tasks = pathlib.Path(f'/proc/{process.pid}/task').glob('*/status')
    return sum(int(line.split()[1]) for task in tasks for line in task.read_text().splitlines()
               if line.startswith('voluntary_ctxt_switches:'))


def rest(process):
    """Waits until nothing moves. Returns the milliseconds it uses then, and how often it wakes
    up, in a second."""
    deadline = time.monotonic() + DEADLINE_SECONDS
    idle = math.inf
    while idle >= LEAST_IDLE and time.monotonic() < deadline:
        before = processor_time(process), count_waits(process)
        time.sleep(REST_SECONDS)
        # A thread that has ended took its numbers with it.
        idle = max(0, processor_time(process) - before[0]) / REST_SECONDS
        wakes = max(0, count_waits(process) - before[1]) / REST_SECONDS
    return idle, wakes


def memory(process):
    """Returns the megabytes of PSS and of private memory."""
    sizes = {}
    for line in pathlib.Path(f'/proc/{process.pid}/smaps_rollup').read_text().splitlines()[1:]:
        name, size, _ = line.split()
        sizes[name] = int(size) / 1024
    return sizes['Pss:'], sizes['Private_Dirty:'] + sizes['Swap:']


def measure(subject):
    process, seconds = start(subject)
    idle, wakes = rest(process)
    processor = processor_time(process) / 1000
    pss, private = memory(process)
    process.terminate()
    process.wait()
    return Measure(seconds, processor, pss, private, idle, wakes)


def median(measures, field, others=None):
    """Returns the median, with others that of the differences turn by turn."""
    values = [getattr(one, field) for one in measures]
    if others is not None:
        values = [value - getattr(other, field) for value, other in zip(values, others)]
    return statistics.median(values)


def print_row(name, measures, empty):
    row = f'{name:<20}{median(measures, "seconds"):6.2f} s{median(measures, "processor"):6.2f} s'
    for field in ('pss', 'private'):
        row += f'{median(measures, field):8.1f} MB'
    if measures is empty:
        row += ' ' * 34
    else:
        row += f'{median(measures, "seconds", empty):+7.2f} s'
        row += f'{median(measures, "processor", empty):+6.2f} s'
        for field in ('pss', 'private'):
            row += f'{median(measures, field, empty):+6.1f} MB'
    row += f'{median(measures, "idle"):6.1f} ms/s{median(measures, "wakes"):6.1f} wakes/s'
    if name in MOST_LARGER:
        row += f'   most: {MOST_LATER} s, {MOST_LARGER[name]} MB'
    print(row)


def find_subjects(program, empty_window, match_file, folder, peers):
    environment = dict(os.environ, GSETTINGS_BACKEND='keyfile', XDG_CONFIG_HOME=folder,
                       LANGUAGE='en')
    # The cards of the first start are not measured.
    settings = pathlib.Path(folder, 'glib-2.0', 'settings')
    settings.mkdir(parents=True)
    (settings / 'keyfile').write_text('[io/github/riokadalis/RioKadalis]\nwelcomed=true\n')
    for kind, n_matches in (('none', 0), ('some', MATCHES)):
        pathlib.Path(folder, kind).mkdir()
        for number in range(n_matches):
            shutil.copy(match_file, f'{folder}/{kind}/{number + 1}.rkmatch')
    nothing = dict(environment, RIO_KADALIS_DATA_DIR=f'{folder}/none')
    something = dict(environment, RIO_KADALIS_DATA_DIR=f'{folder}/some')

    yield Subject('empty window', [empty_window], environment)
    yield Subject('library, no match', [program], nothing)
    yield Subject(f'library, {MATCHES} matches', [program], something)
    yield Subject('match', [program, f'{folder}/some/1.rkmatch'], something, ' — ')
    if not peers:
        return
    # Debian puts games where not everybody looks for programs.
    chess = shutil.which('gnome-chess', path=f'{os.environ["PATH"]}:/usr/games')
    if chess is not None:
        yield Subject('GNOME Chess', [chess], environment)
    else:
        print('gnome-chess is not there.', file=sys.stderr)


def main(*arguments):
    peers = arguments[0] == '--peers'
    program, empty_window, match_file = arguments[peers:]

    with tempfile.TemporaryDirectory() as folder:
        subjects = list(find_subjects(program, empty_window, match_file, folder, peers))
        measures = {subject.name: [] for subject in subjects}
        for _ in range(TURNS):
            for subject in subjects:
                measures[subject.name].append(measure(subject))

    print(f'renderer: {os.environ.get("GSK_RENDERER", "default")}, median of {TURNS} turns')
    print('window               shown  processor    PSS    private   over the empty window'
          '            at rest')
    for name, rows in measures.items():
        print_row(name, rows, measures['empty window'])


if __name__ == '__main__':
    main(*sys.argv[1:])
