#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the pseudo-language: pseudo.py TEMPLATE.pot OUTPUT.po

Each text becomes twice as long, accented and bracketed: ⟦Ñéŵ máťçĥ ñéŵ máťçĥ⟧. What
stands on screen without brackets was forgotten by gettext; what is cut off
has too little room. Format directives, markup and mnemonics are kept.
"""

import re
import sys

import catalogue

HEADER = """Language: qps
MIME-Version: 1.0
Content-Type: text/plain; charset=UTF-8
Content-Transfer-Encoding: 8bit
Plural-Forms: nplurals=2; plural=(n != 1);
"""

ACCENTED = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçďéƒĝĥíĵķĺɱñóþǫŕšťúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĹṀÑÓÞǪŔŠŤÚṼŴẊÝŽ")

# What must stay as it is: directives of printf and of dates, tags and
# entities of markup, and a mnemonic with its letter.
KEPT = re.compile(r"""
    %%
  | %(?:\d+\$)?[-+ #0']*\d*(?:\.\d+)?(?:hh|h|ll|l|z|j|t)?[A-Za-z]
  | </?[A-Za-z][^<>]*>
  | &[#\w]+;
  | _[A-Za-z]
  """, re.VERBOSE)


def accent(text):
    parts = []
    end = 0
    for kept in KEPT.finditer(text):
        parts += [text[end:kept.start()].translate(ACCENTED), kept[0]]
        end = kept.end()
    return "".join(parts + [text[end:].translate(ACCENTED)])


def padding(text):
    """As long as the text, of its words, so that it can be wrapped like it."""
    plain = KEPT.sub(lambda kept: kept[0][1] if kept[0][0] == "_" else "", text)
    return " ".join(plain.translate(ACCENTED).split())


def pseudo(text):
    """The text in the pseudo-language; line ends around it stay outside."""
    core = text.strip("\n")
    if not core.strip():
        return text
    start = text.index(core)
    filled = " ".join(filter(None, [accent(core), padding(core)]))
    return text[:start] + "⟦" + filled + "⟧" + text[start + len(core):]


def translate(message):
    texts = dict(message.texts)
    if message.is_header:
        texts["msgstr"] = HEADER
    elif "msgid_plural" in texts:
        texts["msgstr[0]"] = pseudo(texts["msgid"])
        texts["msgstr[1]"] = pseudo(texts["msgid_plural"])
    else:
        texts["msgstr"] = pseudo(texts["msgid"])
    flags = [flag for flag in message.flags if flag != "fuzzy"]
    return catalogue.Message(texts, flags)


def main(template, output):
    catalogue.write(output, [translate(message) for message in catalogue.read(template)])


if __name__ == "__main__":
    main(*sys.argv[1:])
