#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Messages and help follow the language, results do not."""

import os
import pathlib
import sys

import tool

PO = pathlib.Path(__file__).resolve().parents[2] / "po"
sys.path.insert(0, str(PO))

import catalogue  # noqa: E402

# In these a program must find the language that was chosen all the same.
ENVIRONMENTS = {
    "C.UTF-8": {"LC_ALL": "C.UTF-8"},
    "C": {"LC_ALL": "C"},
    "nothing": {"LC_ALL": None, "LANG": None, "LANGUAGE": None},
    "a locale that is missing": {"LC_ALL": None, "LANG": "xx_XX.UTF-8"},
    "a category that is missing": {"LC_ALL": None, "LANG": "C.UTF-8", "LC_TIME": "xx_XX.UTF-8"},
}

# A locale that is there.
SYSTEM = {"LC_ALL": None, "LANG": "C.UTF-8", "LC_MESSAGES": "rk_ANY",
          "LOCPATH": str(pathlib.Path(os.environ["RK_BUILD_DIR"]) / "po" / "locale-stub")}
# Shorter texts may be parts of others.
SHORT = 12


def translations(language):
    return {message.texts["msgid"]: message.translations[0]
            for message in catalogue.read(PO / f"{language}.po")}


def is_pseudo(line):
    return "⟦" in line and "⟧" in line


class Pseudo(tool.TestCase):
    def setUp(self):
        if tool.run("--language=qps", "--version").status != 0:
            self.skipTest("the pseudo-language is part of the development profile")

    def test_messages(self):
        for name, environment in ENVIRONMENTS.items():
            for arguments in (["play", "C", "--language=qps", "C"],
                              ["--language", "qps", "play", "C", "C"]):
                with self.subTest(name):
                    result = tool.run(*arguments, environment=environment)
                    plain = tool.run("play", "C", "C")
                    self.assertEqual((result.status, plain.status), (1, 1))
                    self.assertEqual(result.output, plain.output)
                    self.assertTrue(result.messages.startswith("C: ⟦"), result.messages)

    def test_wrong_usage(self):
        result = tool.run("--language=qps", "play", "--holes=7")
        self.assertEqual(result.status, 2)
        self.assertTrue(all(map(is_pseudo, result.messages.splitlines())), result.messages)

    def test_positions(self):
        result = tool.run("--language=qps", "moves", "4,4")
        self.assertEqual(result.status, 1)
        self.assertTrue(result.messages.startswith("⟦4,4: "), result.messages)

    def test_files(self):
        plain = tool.run("check", *tool.MATCHES, "missing")
        result = tool.run("--language=qps", "check", *tool.MATCHES, "missing")
        self.assertEqual(result.output, plain.output)
        self.assertTrue(result.messages.startswith("⟦missing: "), result.messages)

    def test_faults_in_files(self):
        result = tool.run("--language=qps", "check", "-", stdin=b"[]")
        self.assertEqual(result.status, 1)
        self.assertTrue(is_pseudo(result.messages), result.messages)

    def test_help(self):
        for command in ([], ["play"], ["moves"], ["solve"], ["perft"], ["check"], ["replay"],
                        ["review"], ["pair"], ["standings"], ["bench"]):
            result = tool.run("--language=qps", *command, "--help")
            self.assertEqual((result.status, result.messages), (0, ""))
            self.assertTrue(is_pseudo(result.output.splitlines()[0]), result.output)
            for line in result.output.splitlines():
                if line.startswith("  --"):
                    self.assertTrue(is_pseudo(line), line)


class Languages(tool.TestCase):
    """Each shows its own words, and not those of English."""

    def setUp(self):
        self.plain = {arguments: tool.run("--language=en", *arguments)
                      for arguments in (("play", "C", "C"), ("--help",))}

    def check(self, language, *arguments, environment):
        texts = translations(language)
        for command, plain in self.plain.items():
            result = tool.run(*arguments, *command, environment=environment)
            self.assertEqual(result.status, plain.status)
            shown = result.messages + result.output
            said = [text for text in texts
                    if len(text) > SHORT and text in plain.messages + plain.output]
            self.assertGreater(len(said), 0)
            for text in said:
                self.assertIn(texts[text], shown)

    def test_chosen(self):
        for language in catalogue.languages(PO / "LINGUAS"):
            for name, environment in (*ENVIRONMENTS.items(), ("the system's", SYSTEM)):
                with self.subTest(f"{language}: {name}"):
                    self.check(language, f"--language={language}", environment=environment)

    def test_of_the_system(self):
        for language in catalogue.languages(PO / "LINGUAS"):
            with self.subTest(language):
                self.check(language, environment={**SYSTEM, "LANGUAGE": language})


class System(tool.TestCase):
    def test_unknown_system_language_is_english(self):
        for name, environment in ENVIRONMENTS.items():
            with self.subTest(name):
                result = tool.run("play", "c", environment={**environment, "LANGUAGE": "xx"})
                self.assertEqual((result.status, result.messages), (1, "c: South is to move\n"))


if __name__ == "__main__":
    tool.main(verbosity=2)
