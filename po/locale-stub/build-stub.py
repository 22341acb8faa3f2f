#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Compiles the LC_MESSAGES part of a locale: build-stub.py LOCALEDEF SOURCE OUTPUT

localedef also wants all the other categories: it warns that they are missing,
ends with status 1, and has written what was asked for. So the file counts.
"""

import pathlib
import shutil
import subprocess
import sys
import tempfile


def ascii_charmap():
    """An ASCII character map, since the ones of glibc may not be installed."""
    characters = [f"<U{code:04X}> /x{code:02x}" for code in range(128)]
    head = ["<code_set_name> US-ASCII", "<comment_char> %", "<escape_char> /", "CHARMAP"]
    return "\n".join(head + characters + ["END CHARMAP", ""])


def main(localedef, source, output):
    with tempfile.TemporaryDirectory() as folder:
        charmap = pathlib.Path(folder, "ascii")
        charmap.write_text(ascii_charmap(), encoding="ascii")
        locale = pathlib.Path(folder, "locale")
        result = subprocess.run(
            [localedef, "--force", f"--charmap={charmap}",
             f"--inputfile={pathlib.Path(source).resolve()}", locale],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        compiled = locale / "LC_MESSAGES" / "SYS_LC_MESSAGES"
        if not compiled.is_file():
            sys.exit(f"{localedef} made no locale:\n{result.stdout}")
        shutil.copyfile(compiled, output)


if __name__ == "__main__":
    main(*sys.argv[1:])
