#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what the languages say: test-translations.py TEMPLATE.pot, made from the sources."""

import collections
import functools
import pathlib
import re
import sys
import unicodedata
import unittest
from xml.etree import ElementTree

ROOT = pathlib.Path(__file__).resolve().parents[2]
PO = ROOT / "po"
sys.path.insert(0, str(PO))
sys.dont_write_bytecode = True

import catalogue  # noqa: E402

TEMPLATE = sys.argv.pop(1)

TWO_FORMS = "nplurals=2; plural=(n != 1);"

# What the header says of the forms of a plural, and the quotation marks of the language.
# msginit would invert the forms of Bengali and Filipino.
Language = collections.namedtuple("Language", "plural_forms, quotes")
LANGUAGES = {
    "bn": Language(TWO_FORMS, "“”"),
    "cs": Language("nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2;", "„“"),
    "en": Language(TWO_FORMS, "“”"),
    "fil": Language("nplurals=2; plural=(n > 1);", "“”"),
    "nl": Language(TWO_FORMS, "‘’"),
    "rm": Language(TWO_FORMS, "«»"),
    "so": Language(TWO_FORMS, "“”"),
}
ALL_QUOTES = set("“”„‟‘‚‛«»‹›")
# It is an apostrophe too.
APOSTROPHE = "’"

DIRECTIVE = re.compile(r"%(?:\d+\$)?[-+ #0]*\d*(?:\.\d+)?(?:hh|h|ll|l|z|j|t)?[A-Za-z%]")
TAG = re.compile(r"</?[A-Za-z][^<>]*>")
ENTITY = re.compile(r"&#?\w+;")
KEY_NAME = re.compile(r"<[A-Z][a-z]+>")
FIELD = re.compile(r"\{\w+\}")

# Of what is written to files and on the command line, digits stay as they are there.
MACHINE_PLACES = ("src/cli/", "src/engine/", "src/storage/", "src/main.c")
# Names with a digit: of keys, of encodings.
WITH_DIGIT = re.compile(r"[A-Za-z]+[- ]?[0-9]+")
# The keys themselves are meant.
WITH_KEYS = re.compile(r"^1: the first player won")


@functools.lru_cache
def read(language):
    return catalogue.read(PO / f"{language}.po")


def originals(message):
    return [text for text in message.key[1:] if text is not None]


def translations():
    """Each language, each message and each of its forms, with the English it stands for.

    What is not translated yet is left out: one test says so, not all of them.
    """
    for language in catalogue.languages(PO / "LINGUAS"):
        for message in read(language):
            if message.is_header:
                continue
            texts = originals(message)
            for form, text in enumerate(message.translations):
                if text:
                    yield language, message, texts[min(form, len(texts) - 1)], text


def directives(text):
    """The directives, without what a language may change: their order and the zeros of dates."""
    found = DIRECTIVE.findall(text.replace("%%", ""))
    return sorted(re.sub(r"^%(?:\d+\$)?-?", "%", directive) for directive in found)


def words(text):
    """What is to be translated."""
    for part in (DIRECTIVE, TAG, ENTITY, FIELD):
        text = part.sub(" ", text)
    return text


def has_letters(text):
    return re.search(r"[^\W\d_]", text) is not None


def without_mnemonic(text):
    """What is read of a label; where letters are not Latin, one is put behind: খুলুন (_O)."""
    return re.sub(r"\s*\(_[A-Z]\)", "", text).replace("_", "")


class Catalogue(unittest.TestCase):
    """Each catalogue is whole."""

    def test_languages_are_known(self):
        self.assertEqual(catalogue.languages(PO / "LINGUAS"), sorted(LANGUAGES))

    def test_headers(self):
        for language, expected in LANGUAGES.items():
            with self.subTest(language):
                [header] = [message for message in read(language) if message.is_header]
                fields = dict(line.split(": ", 1) for line in header.texts["msgstr"].splitlines())
                self.assertEqual(fields["Language"], language)
                self.assertEqual(fields["Plural-Forms"], expected.plural_forms)
                self.assertEqual(fields["Content-Type"], "text/plain; charset=UTF-8")

    def test_every_message_is_there(self):
        expected = {message.key for message in catalogue.read(TEMPLATE) if not message.is_header}
        for language in LANGUAGES:
            with self.subTest(language):
                found = {message.key for message in read(language) if not message.is_header}
                advice = "ninja -C build update-catalogues, then translate"
                self.assertEqual(expected - found, set(), advice)
                self.assertEqual(found - expected, set(), advice)

    def test_every_message_is_translated(self):
        for language, expected in LANGUAGES.items():
            n_plurals = int(re.search(r"nplurals=(\d)", expected.plural_forms)[1])
            for message in read(language):
                with self.subTest(f"{language}: {message.texts['msgid']}"):
                    self.assertTrue(all(message.translations), "not translated")
                    self.assertNotIn("fuzzy", message.flags)
                    self.assertEqual(len(message.translations),
                                     n_plurals if "msgid_plural" in message.texts else 1)

    def test_nothing_is_left_over(self):
        for language in LANGUAGES:
            with self.subTest(language):
                text = (PO / f"{language}.po").read_text(encoding="utf-8")
                self.assertNotIn("\n#~", text)


class TestCase(unittest.TestCase):
    def check(self, is_right, advice):
        for language, message, original, text in translations():
            if not is_right(language, message, original, text):
                with self.subTest(language):
                    self.fail(f"{advice}\n{original!r}\n{text!r}")


class Form(TestCase):
    """What a program does with the texts works in each language."""

    def test_directives(self):
        def is_right(_language, message, _original, text):
            return directives(text) in map(directives, originals(message))
        self.check(is_right, "directives are not those of English")

    def test_fields_and_markup(self):
        for part in (TAG, ENTITY, FIELD, KEY_NAME):
            self.check(lambda _language, _message, original, text, part=part:
                       sorted(part.findall(text)) == sorted(part.findall(original)),
                       "tags and fields are not those of English")

    def test_mnemonics(self):
        self.check(lambda _language, _message, original, text:
                   text.count("_") == original.count("_"),
                   "a mnemonic, where English has one")
        self.check(lambda _language, _message, _original, text:
                   all(re.match(r"_[A-Za-z]", text[place.start():])
                       for place in re.finditer("_", text)),
                   "a mnemonic is before a Latin letter, which each keyboard has")

    def test_ends(self):
        def ends(text):
            return (len(text) - len(text.lstrip()), len(text) - len(text.rstrip()))
        self.check(lambda _language, _message, original, text:
                   ends(text) == ends(original), "spaces and line ends around it")


class Typography(TestCase):
    """Texts are set as a book in that language would be."""

    def test_ellipsis(self):
        self.check(lambda _language, _message, original, text:
                   "..." not in text and text.count("…") == original.count("…"),
                   "an ellipsis is one character: …")
        self.check(lambda _language, _message, original, text:
                   without_mnemonic(text).endswith("…") == original.endswith("…"),
                   "… stands at the end of what asks something more")

    def test_quotes(self):
        def is_right(language, _message, original, text):
            opening, closing = LANGUAGES[language].quotes
            others = ALL_QUOTES - {opening, closing}
            return (not others & set(text) and
                    text.count(opening) >= original.count("“") and
                    (closing == APOSTROPHE or text.count(closing) == text.count(opening)) and
                    text.count('"') == original.count('"'))
        self.check(is_right, "quotation marks are those of the language")

    def test_ends_of_sentences(self):
        def end(text):
            mark = without_mnemonic(text).rstrip()[-1:]
            return "." if mark in "।.?!" else mark if mark in ":;" else ""
        # A word may be an abbreviation in one language only.
        self.check(lambda _language, _message, original, text:
                   end(text) == end(original) or " " not in original or original.endswith(" No."),
                   "a sentence ends as in English")

    def test_characters_are_composed(self):
        self.check(lambda _language, _message, _original, text:
                   unicodedata.normalize("NFC", text) == text, "in NFC")

    def test_bengali_full_stop(self):
        self.check(lambda language, _message, _original, text:
                   language != "bn" or not re.search(r"[\u0980-\u09ff]\s*\.|৷", text),
                   "a sentence ends with । (U+0964)")

    def test_bengali_digits(self):
        def is_right(language, message, original, text):
            return (language != "bn" or WITH_KEYS.match(original) or
                    all(place.startswith(MACHINE_PLACES) for place in message.places) or
                    not re.search("[0-9]", WITH_DIGIT.sub("", DIRECTIVE.sub("", text))))
        self.check(is_right, "numbers in Bengali texts have Bengali digits")


class SameAsEnglish(unittest.TestCase):
    """What reads as in English does so for a reason."""

    def setUp(self):
        lines = (PO / "equal.tsv").read_text(encoding="utf-8").splitlines()
        rows = [line.split("\t") for line in lines if line and not line.startswith("#")]
        self.assertTrue(all(len(row) == 3 and all(row) for row in rows))
        # Phrases before their parts.
        self.shared = sorted(((language, shared) for languages, shared, _reason in rows
                              for language in languages.split()),
                             key=lambda row: -len(row[1]))

    def test_same(self):
        used = set()
        for language, message, _original, text in translations():
            if language == "en" or text not in originals(message):
                continue
            rest = words(text)
            for row in self.shared:
                if row[0] == language:
                    rest, count = re.subn(rf"\b{re.escape(row[1])}\b", "", rest,
                                          flags=re.IGNORECASE)
                    used |= {row} if count > 0 else set()
            with self.subTest(language):
                self.assertFalse(has_letters(rest),
                                 f"not translated, and not in equal.tsv: {text!r}")
        self.assertEqual(set(self.shared) - used, set(), "equal.tsv needs no such rows")


class Glossary(unittest.TestCase):
    """One thing has one word, the word of GLOSSARY.md."""

    SHORT = 5
    # Source texts mixed them up; in the languages too they stay apart.
    APART = ("lap", "round")

    def setUp(self):
        lines = (PO / "glossary.tsv").read_text(encoding="utf-8").splitlines()
        rows = [line.split("\t") for line in lines if not line.startswith("#")]
        languages = rows.pop(0)[2:]
        self.assertEqual(languages, sorted(set(LANGUAGES) - {"en"}))
        self.terms = []
        for english, where, *stems in rows:
            self.assertIn(where, ("all", "short"))
            self.terms.append((re.compile(rf"\b(?:{english})\b", re.IGNORECASE), where == "short",
                               {language: re.compile(stem, re.IGNORECASE)
                                for language, stem in zip(languages, stems, strict=True)}))

    def find_term(self, word):
        [term] = [term for term in self.terms if term[0].match(word)]
        return term

    def test_words(self):
        used = set()
        for language, message, _original, text in translations():
            original = without_mnemonic(message.texts["msgid"])
            for english, is_short, stems in self.terms:
                if (language == "en" or not english.search(original) or
                        is_short and len(original.split()) > self.SHORT):
                    continue
                used.add(english)
                with self.subTest(language):
                    self.assertRegex(without_mnemonic(text), stems[language], original)
        self.assertEqual({term[0] for term in self.terms} - used, set(), "said nowhere")

    def test_words_stay_apart(self):
        terms = [self.find_term(word) for word in self.APART]
        for language, message, _original, text in translations():
            original = " ".join(originals(message))
            if language == "en" or not any(term[0].search(original) for term in terms):
                continue
            for english, _is_short, stems in terms:
                if not english.search(original):
                    with self.subTest(language):
                        self.assertNotRegex(text, stems[language], original)


class Mnemonics(unittest.TestCase):
    """In one menu, and in one dialog, each letter stands for one thing."""

    TABLE = re.compile(r"const RkMenuItem (\w+)\[\] = \{(.*?)\n\};", re.DOTALL)
    # Each shows only when the others of its template do not.
    APART = {"rk-library-page.ui": ["_New Tournament…"], "rk-pairings-pane.ui": ["_Stop Pairing"]}
    TEXT = re.compile(r'\bN?_\("((?:[^"\\]|\\.)*)"\)')

    def tables(self):
        """Menus of the sources."""
        for path in sorted((ROOT / "src" / "ui").glob("*.c")):
            source = path.read_text(encoding="utf-8")
            for name, body in self.TABLE.findall(source):
                yield f"{path.name}, {name}", self.TEXT.findall(body)
            if path.name == "rk-pairings-menu.c":
                yield path.name, self.TEXT.findall(source)

    def templates(self):
        for path in sorted((ROOT / "src" / "ui").glob("*.ui")):
            texts = []
            for item in ElementTree.parse(path).iter():
                if (item.get("translatable") == "yes" and re.search("_[A-Za-z]", item.text) and
                        item.text not in self.APART.get(path.name, [])):
                    texts.append(item.text)
            yield path.name, texts

    def test_clashes(self):
        scopes = [scope for scope in [*self.tables(), *self.templates()] if len(scope[1]) > 1]
        self.assertGreater(len(scopes), 10)
        for language in LANGUAGES:
            texts = {message.texts["msgid"]: message.translations[0] for message in read(language)}
            for name, labels in scopes:
                letters = collections.defaultdict(set)
                for label in filter(None, map(texts.get, labels)):
                    if mnemonic := re.search("_([A-Za-z])", label):
                        letters[mnemonic[1].upper()].add(label)
                clashes = {letter: labels for letter, labels in letters.items() if len(labels) > 1}
                with self.subTest(f"{language}: {name}"):
                    self.assertEqual(clashes, {})


if __name__ == "__main__":
    unittest.main(verbosity=2)
