#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the catalogues: test-catalogues.py TEMPLATE.pot, made from the sources."""

import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
from xml.etree import ElementTree

PO = pathlib.Path(__file__).resolve().parents[2] / "po"
sys.path.insert(0, str(PO))
sys.dont_write_bytecode = True

import catalogue  # noqa: E402
import pseudo  # noqa: E402

TEMPLATE = sys.argv.pop(1)


def languages():
    return catalogue.languages(PO / "LINGUAS")


def messages(path):
    return {message.key: message for message in catalogue.read(path) if not message.is_header}


class Catalogues(unittest.TestCase):
    def test_every_language_is_valid(self):
        for language in languages():
            with self.subTest(language):
                result = subprocess.run(
                    ["msgfmt", "--check", "--output-file=/dev/null", PO / f"{language}.po"],
                    stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
                self.assertEqual(result.returncode, 0, result.stdout)
                self.assertNotIn("warning", result.stdout)

    def test_lists_are_sorted(self):
        self.assertEqual(languages(), sorted(languages()))
        lines = (PO / "POTFILES.in").read_text(encoding="utf-8").splitlines()
        files = [line for line in lines if line and not line.startswith("#")]
        self.assertEqual(files, sorted(files))

    def test_english_is_full_and_current(self):
        english = messages(PO / "en.po")
        self.assertEqual(set(messages(TEMPLATE)), set(english),
                         "ninja -C build update-catalogues brings po/en.po up to date")
        for message in english.values():
            originals = [message.texts["msgid"], message.texts.get("msgid_plural")]
            self.assertEqual(message.translations, [text for text in originals if text is not None])
            self.assertNotIn("fuzzy", message.flags)

    def shown_messages(self):
        """The messages for people; those of src/storage/ also quote JSON."""
        for message in messages(TEMPLATE).values():
            if any(place.startswith(("src/text/", "src/ui/", "src/cli/"))
                   for place in message.places):
                yield message

    def test_source_texts_are_typeset(self):
        for message in self.shown_messages():
            for text in filter(None, message.key[1:]):
                with self.subTest(text):
                    self.assertNotIn("...", text, "an ellipsis is one character: …")
                    if "</" not in text and '="' not in text:
                        self.assertNotIn('"', text, "quotation marks are “ and ”")

    def test_placeholders_are_numbered(self):
        """A language may need them in another order."""
        plain = re.compile(r"%[-#0 +]*\d*[hlzj]*[a-zA-Z]")
        for message in messages(TEMPLATE).values():
            if "c-format" in message.flags:
                for text in filter(None, message.key[1:]):
                    self.assertLess(len(plain.findall(text.replace("%%", ""))), 2, text)

    def test_numbers_are_formatted_by_us(self):
        for message in self.shown_messages():
            if "c-format" in message.flags and not message.places[0].startswith("src/cli/"):
                for text in filter(None, message.key[1:]):
                    self.assertIsNone(re.search(r"%(?:\d\$)?[hlzj]*[diuxf]", text),
                                      f"{text}: %s and rk_format_number()")


class PseudoLanguage(unittest.TestCase):
    KEPT = [
        ("Undo", "⟦Úñďó Úñďó⟧"),
        ("_Open…", "⟦_Óþéñ… Óþéñ…⟧".replace("_Ó", "_O")),
        ("%s won", "⟦%s ŵóñ ŵóñ⟧"),
        ("%1$s won %2$s : %3$s", "⟦%1$s ŵóñ %2$s : %3$s ŵóñ :⟧"),
        ("%Y-%m-%d %H:%M", "⟦%Y-%m-%d %H:%M -- :⟧"),
        ("100 %% of <b>it</b> &amp; me",
         "⟦100 %% óƒ <b>íť</b> &amp; ɱé 100 óƒ íť ɱé⟧"),
        ("first\nsecond\n", "⟦ƒíŕšť\nšéçóñď ƒíŕšť šéçóñď⟧\n"),
        ("%s", "⟦%s⟧"),
        ("", ""),
    ]

    def test_texts(self):
        for text, expected in self.KEPT:
            with self.subTest(text):
                self.assertEqual(pseudo.pseudo(text), expected)

    def test_each_message_is_recognisable(self):
        with tempfile.TemporaryDirectory() as folder:
            output = os.path.join(folder, "qps.po")
            pseudo.main(TEMPLATE, output)
            made = messages(output)
            subprocess.run(["msgfmt", "--check-format", "--output-file=/dev/null", output],
                           check=True)
        self.assertEqual(set(made), set(messages(TEMPLATE)))
        for message in made.values():
            for text in message.translations:
                self.assertTrue(text.strip("\n").startswith("⟦"), text)
                self.assertTrue(text.strip("\n").endswith("⟧"), text)

    def test_markup_stays_markup(self):
        text = pseudo.pseudo('See <a href="https://example.org/a_b">the page</a> &lt; <i>here</i>')
        link = ElementTree.fromstring(f"<p>{text}</p>").find("a")
        self.assertEqual(link.get("href"), "https://example.org/a_b")


class Catalogue(unittest.TestCase):
    def test_reading(self):
        text = ('# a comment\n#: a.c:1 b.c\n#, c-format, fuzzy\nmsgctxt "side"\nmsgid ""\n"one \\"%s\\"\\n"\n'
                '"two"\nmsgid_plural "many"\nmsgstr[0] "a"\nmsgstr[1] "b\\\\"\n\n'
                '#~ msgid "gone"\n#~ msgstr ""\n')
        [message] = catalogue.parse(text)
        self.assertEqual(message.key, ("side", 'one "%s"\ntwo', "many"))
        self.assertEqual(message.places, ["a.c:1", "b.c"])
        self.assertEqual(message.translations, ["a", "b\\"])
        self.assertEqual(message.flags, ["c-format", "fuzzy"])

    def test_quoting_is_undone(self):
        for text in ('a "b" \\n', "tab\tand\nline", ""):
            self.assertEqual(catalogue.unquote(catalogue.quote(text)), text)


if __name__ == "__main__":
    unittest.main(verbosity=2)
