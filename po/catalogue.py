# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the list of languages, and the messages of a .po or .pot file; writes these."""

import dataclasses
import re

FIELD = re.compile(r'(msgctxt|msgid|msgid_plural|msgstr(?:\[\d+\])?)\s+(".*")$')
ESCAPES = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}


@dataclasses.dataclass
class Message:
    """A message. texts holds msgctxt, msgid, msgid_plural, msgstr, msgstr[N]."""

    texts: dict = dataclasses.field(default_factory=dict)
    flags: list = dataclasses.field(default_factory=list)
    places: list = dataclasses.field(default_factory=list)

    @property
    def is_header(self):
        return self.texts["msgid"] == "" and "msgctxt" not in self.texts

    @property
    def key(self):
        return (self.texts.get("msgctxt"), self.texts["msgid"], self.texts.get("msgid_plural"))

    @property
    def translations(self):
        return [text for name, text in self.texts.items() if name.startswith("msgstr")]


def unquote(quoted):
    return re.sub(r"\\(.)", lambda match: ESCAPES[match[1]], quoted[1:-1])


def quote(text):
    for escape in ("\\", '"'):
        text = text.replace(escape, "\\" + escape)
    return '"' + text.replace("\n", "\\n").replace("\t", "\\t") + '"'


def parse(text):
    """The messages of a catalogue, without the obsolete ones."""
    messages = []
    for block in re.split(r"\n\s*\n", text):
        message = Message()
        name = None
        for line in block.splitlines():
            if line.startswith("#,"):
                message.flags += [flag.strip() for flag in line[2:].split(",")]
            elif line.startswith("#:"):
                message.places += line[2:].split()
            elif field := FIELD.match(line):
                name = field[1]
                message.texts[name] = unquote(field[2])
            elif line.startswith('"') and name:
                message.texts[name] += unquote(line)
        if message.texts:
            messages.append(message)
    return messages


def read(path):
    with open(path, encoding="utf-8") as file:
        return parse(file.read())


def languages(path):
    """The languages of a file LINGUAS."""
    with open(path, encoding="utf-8") as file:
        lines = [line.strip() for line in file]
    return [line for line in lines if line and not line.startswith("#")]


def write(path, messages):
    with open(path, "w", encoding="utf-8") as file:
        for message in messages:
            if message.flags:
                print("#, " + ", ".join(message.flags), file=file)
            for name, text in message.texts.items():
                print(name, quote(text), file=file)
            print(file=file)
