#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Brings the catalogues up to date with the sources: update-catalogues.py TEMPLATE.pot FOLDER

In each language of FOLDER/LINGUAS new messages come in without a translation and
those that went are dropped. Nothing is guessed: a guess that nobody looks
at would be shown one day.

English is filled in. The sources are in English, and still the catalogue must be
there and full: without it GLib takes a program that starts in English for one
without translations, until it ends; and with holes, LANGUAGE=en:nl would fill
them in Dutch.
"""

import pathlib
import re
import subprocess
import sys

import catalogue


def run(command, text=None):
    return subprocess.run(command, input=text, stdout=subprocess.PIPE, text=True,
                          encoding="utf-8", check=True).stdout


def update(template, path, language):
    text = run(["msgmerge", "--quiet", "--no-fuzzy-matching", "--add-location=file",
                path, template])
    if language == "en":
        text = run(["msgattrib", "--no-obsolete", "--clear-fuzzy"], text)
        text = run(["msgen", "--lang=en", "-"], text)
    else:
        text = run(["msgattrib", "--no-obsolete"], text)
    # The hour at which the template was made would differ each time.
    text = re.sub(r'^"POT-Creation-Date: .*\n', "", text, count=1, flags=re.MULTILINE)
    if text != path.read_text(encoding="utf-8"):
        path.write_text(text, encoding="utf-8")


def main(template, folder):
    folder = pathlib.Path(folder)
    for language in catalogue.languages(folder / "LINGUAS"):
        update(template, folder / f"{language}.po", language)


if __name__ == "__main__":
    main(*sys.argv[1:])
