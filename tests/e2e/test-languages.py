#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Each language is spoken from the first window on, whatever the locale of the system is."""

import os
import pathlib
import sys
import unittest

import program

PO = pathlib.Path(__file__).resolve().parents[2] / "po"
sys.path.insert(0, str(PO))

import catalogue  # noqa: E402

STUB = str(pathlib.Path(os.environ["RK_BUILD_DIR"]) / "po" / "locale-stub")
# Buttons of the first page in a new home.
TEXTS = ("_New Match…", "_Open a File…")
NOTHING = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "", "LANGUAGE": ""}


class Languages(unittest.TestCase):
    def check_texts(self, speaker, language):
        texts = {message.texts["msgid"]: message.translations[0]
                 for message in catalogue.read(PO / f"{language}.po")}
        for text in TEXTS:
            speaker.find(program.BUTTON, texts[text].replace("_", ""))

    def check(self, language, *arguments, **variables):
        home = program.Home()
        self.addCleanup(home.remove)
        home.variables |= NOTHING | variables
        speaker = program.Program(home)
        try:
            speaker.start(*arguments)
            self.check_texts(speaker, language)
            speaker.quit()
        finally:
            speaker.stop()

    def test_chosen(self):
        for language in catalogue.languages(PO / "LINGUAS"):
            for locale in ("C.UTF-8", "C"):
                with self.subTest(f"{language} in {locale}"):
                    self.check(language, f"--language={language}", LC_ALL=locale)

    def test_of_the_system(self):
        """A locale that is there, and a language to go with it."""
        for language in catalogue.languages(PO / "LINGUAS"):
            with self.subTest(language):
                self.check(language, LANG="C.UTF-8", LC_MESSAGES="rk_ANY", LOCPATH=STUB,
                           LANGUAGE=language)

    def test_of_the_running(self):
        """The program that runs already speaks the language that it is asked for."""
        home = program.Home()
        self.addCleanup(home.remove)
        speaker = program.Program(home)
        try:
            speaker.start("--language=cs")
            self.check_texts(speaker, "cs")
            second = speaker.launch("--language=nl")
            self.assertEqual(0, second.wait(program.PATIENCE))
            self.check_texts(speaker, "nl")
            speaker.quit()
        finally:
            speaker.stop()


if __name__ == "__main__":
    unittest.main()
