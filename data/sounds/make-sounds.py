#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the board: make-sounds.py FOLDER (needs oggenc of vorbis-tools).

Everything is computed: a stone that falls on wood is a click with a few damped
resonances, what is won is told by struck bars, like those of a marimba.
"""

import math
import pathlib
import random
import struct
import subprocess
import sys
import tempfile
import wave

RATE = 32000

# Notes in hertz, of a pentatonic scale: whatever sounds together sounds well.
C5, D5, G5, A5, C6 = 523.25, 587.33, 783.99, 880.00, 1046.50


def silence(seconds):
    return [0.0] * int(RATE * seconds)


def add(sound, start, part):
    """Mixes PART into SOUND, from START in seconds on."""
    first = int(RATE * start)
    for i, value in enumerate(part):
        if first + i < len(sound):
            sound[first + i] += value


def ring(frequency, half_life, loudness, seconds):
    """A damped resonance."""
    return [loudness * math.sin(2 * math.pi * frequency * i / RATE) * 0.5 ** (i / RATE / half_life)
            for i in range(int(RATE * seconds))]


def knock(pitch, seed):
    """A pebble that falls into a wooden hole."""
    noise = random.Random(seed)
    sound = silence(0.12)
    add(sound, 0, ring(620 * pitch, 0.009, 0.50, 0.12))
    add(sound, 0, ring(1490 * pitch, 0.005, 0.30, 0.08))
    add(sound, 0, ring(3170 * pitch, 0.002, 0.16, 0.03))
    add(sound, 0, [0.25 * noise.uniform(-1, 1) * 0.5 ** (i / RATE / 0.0012)
                   for i in range(int(RATE * 0.01))])
    return sound


def bar(note, loudness):
    """A struck wooden bar: its overtones are two octaves above, and a little more."""
    sound = silence(0.7)
    add(sound, 0, ring(note, 0.075, loudness, 0.7))
    add(sound, 0, ring(note * 4.0, 0.020, loudness * 0.25, 0.2))
    add(sound, 0, ring(note * 9.9, 0.006, loudness * 0.10, 0.06))
    return sound


def bars(step, notes, seconds):
    sound = silence(seconds)
    for i, note in enumerate(notes):
        add(sound, i * step, bar(note, 0.42))
    return sound


SOUNDS = {
    "drop-1": knock(1.00, 1),
    "drop-2": knock(1.09, 2),
    "four": bars(0.09, [G5, C6], 0.7),
    "binikh": bars(0.08, [C5, G5, A5, C6], 0.9),
    "round-end": bars(0.16, [G5, D5, A5, C5], 1.2),
}


def write(sound, path):
    # It ends without a click.
    fade = int(RATE * 0.01)
    for i in range(fade):
        sound[-1 - i] *= i / fade
    frames = b"".join(struct.pack("<h", round(32000 * max(-1, min(1, value)))) for value in sound)
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(frames)


def main():
    folder = pathlib.Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as temporary:
        for name, sound in SOUNDS.items():
            path = pathlib.Path(temporary, name + ".wav")
            write(sound, path)
            subprocess.run(["oggenc", "--quiet", "--quality=3", "--serial=1", path,
                            "-o", folder / (name + ".ogg")], check=True)


if __name__ == "__main__":
    main()
