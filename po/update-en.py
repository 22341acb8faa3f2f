#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Brings the English catalogue up to date: update-en.py TEMPLATE.pot en.po

The sources are in English, and still the catalogue must be there and full: without
it GLib takes a program that starts in English for one without translations,
until it ends; and with holes, LANGUAGE=en:nl would fill them in Dutch.
"""

import subprocess
import sys


def run(command, text=None):
    return subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True,
                          encoding="utf-8", check=True).stdout


def main(template, english):
    merged = run(["msgmerge", "--quiet", "--no-fuzzy-matching", "--add-location=file",
                  english, template])
    current = run(["msgattrib", "--no-obsolete", "--clear-fuzzy"], merged)
    full = run(["msgen", "--lang=en", "-"], current)
    with open(english, "w", encoding="utf-8") as file:
        file.write(full)


if __name__ == "__main__":
    main(*sys.argv[1:])
