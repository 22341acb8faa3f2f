#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Measures how long the program takes to show its window, the memory it holds when it has come
to rest, and the processor time it takes while nothing moves, beside an empty window.

Usage: start-up.py PROGRAM EMPTY-WINDOW MATCH-FILE

To be run on a display and a session bus of its own.
"""

import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

STARTS = 7
MATCHES = 20
IDLE_SECONDS = 3
DEADLINE_SECONDS = 60
TICKS = os.sysconf('SC_CLK_TCK')


def wait_until(condition, pause):
    deadline = time.monotonic() + DEADLINE_SECONDS
    while not condition():
        if time.monotonic() > deadline:
            sys.exit('start-up.py: a program did not come to rest')
        time.sleep(pause)


def is_shown(process):
    if process.poll() is not None:
        sys.exit(f'start-up.py: {process.args[0]} ended with status {process.returncode}')
    search = ['xdotool', 'search', '--onlyvisible', '--pid', str(process.pid)]
    return subprocess.run(search, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL,
                          check=False).stdout != b''


def processor_time(process):
    """Returns the seconds the process has used."""
    fields = pathlib.Path(f'/proc/{process.pid}/stat').read_text().rpartition(')')[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(process):
    """Returns the megabytes the process holds, its share of what it shares with others."""
    for line in pathlib.Path(f'/proc/{process.pid}/smaps_rollup').read_text().splitlines():
        if line.startswith('Pss:'):
            return int(line.split()[1]) / 1024
    return 0


def start(command, environment):
    """Returns the process and how many seconds it took to show a window."""
    begin = time.monotonic()
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    wait_until(lambda: is_shown(process), 0.002)
    return process, time.monotonic() - begin


def rest(process):
    """Waits until the process has used no processor time for a while."""
    last = [-1]

    def is_at_rest():
        before, last[0] = last[0], processor_time(process)
        return before == last[0]
    wait_until(is_at_rest, 0.5)


def end(process):
    process.terminate()
    process.wait()


def measure(name, command, environment):
    times = []
    for _ in range(STARTS):
        process, seconds = start(command, environment)
        times.append(seconds)
        end(process)

    process, _ = start(command, environment)
    rest(process)
    megabytes = memory(process)
    before = processor_time(process)
    time.sleep(IDLE_SECONDS)
    idle = (processor_time(process) - before) * 1000 / IDLE_SECONDS
    end(process)

    print(f'{name:<28} {statistics.median(times):6.2f} s  {megabytes:6.1f} MB  {idle:6.1f} ms/s',
          flush=True)


def main(program, empty_window, match_file):
    with tempfile.TemporaryDirectory() as folder:
        environment = dict(os.environ, GSETTINGS_BACKEND='memory', RIO_KADALIS_DATA_DIR=folder)
        print('window                        shown      memory  processor, nothing moves')
        measure('empty window', [empty_window], environment)
        measure('library, no match', [program], environment)
        for number in range(MATCHES):
            shutil.copy(match_file, f'{folder}/{number + 1}.rkmatch')
        measure(f'library, {MATCHES} matches', [program], environment)
        measure('match', [program, f'{folder}/1.rkmatch'], environment)
        if shutil.which('gnome-chess'):
            measure('GNOME Chess', ['gnome-chess'], environment)


if __name__ == '__main__':
    main(*sys.argv[1:])
