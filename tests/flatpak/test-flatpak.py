#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the Flatpak holds and may do, and that it does what it should in its sandbox.

Usage: test-flatpak.py COMMAND TOOL LOG

COMMAND is what Flatpak has put there to start the program, TOOL is tool.sh. The LOG is written in
the form of meson's, for results.py. It runs in a session of its own, see session.sh.
"""

import json
import pathlib
import shutil
import subprocess
import sys
import time
import unittest

TESTS = pathlib.Path(__file__).resolve().parents[1]
TOP = TESTS.parent
sys.path[:0] = map(str, (TESTS / "e2e", TOP / "po"))

import board  # noqa: E402
import catalogue  # noqa: E402
import program  # noqa: E402
import sandbox  # noqa: E402
from program import Atspi  # noqa: E402

LANGUAGES = list(catalogue.languages(TOP / "po" / "LINGUAS"))
MATCHES = program.FIXTURES / "matches"
FILES = program.FIXTURES / "files"
PLAYERS = ("Amina", "Bashir")
# A hole is closed before it begins.
LAST_ROUND = 8
PERMISSIONS = {
    "shared": {"ipc"},
    "sockets": {"fallback-x11", "pulseaudio", "wayland", "x11"},
    "devices": {"dri"},
}


def output_of(*command, **options):
    """What a command prints; it must succeed."""
    process = subprocess.run(list(map(str, command)), capture_output=True, check=False,
                             encoding="utf-8", timeout=program.PATIENCE, **options)
    if process.returncode != 0:
        raise AssertionError(f"{command}: {process.stdout}{process.stderr}")
    return process.stdout


def run_inside(command, *arguments):
    return output_of("flatpak", "run", f"--command={command}", sandbox.ID, *arguments)


class Contents(unittest.TestCase):
    def setUp(self):
        self.files = pathlib.Path(
            output_of("flatpak", "info", "--show-location", sandbox.ID).strip()) / "files"
        self.exports = pathlib.Path(program.EXECUTABLE).parents[1]

    def test_manifests(self):
        """flatpak-builder knows every word in them, and both allow the same."""
        allowed = []
        for name in (sandbox.ID, f"{sandbox.ID}.Devel"):
            process = subprocess.run(
                ["flatpak-builder", "--show-manifest", TOP / "flatpak" / f"{name}.json"],
                capture_output=True, check=True, encoding="utf-8", cwd=pathlib.Path.home())
            self.assertEqual(process.stderr, "")
            manifest = json.loads(process.stdout)
            self.assertEqual(manifest["id"], name)
            allowed.append(manifest["finish-args"])
        self.assertEqual(*allowed)

    def test_permissions(self):
        lines = output_of("flatpak", "info", "--show-permissions", sandbox.ID).split()
        permissions = dict(line.split("=") for line in lines if line != "[Context]")
        self.assertEqual({key: set(value.strip(";").split(";"))
                          for key, value in permissions.items()}, PERMISSIONS)

    def test_no_network(self):
        lines = run_inside("cat", "/proc/net/dev").splitlines()
        self.assertEqual([line.split(":")[0].strip() for line in lines if ":" in line], ["lo"])

    def test_languages(self):
        """All are in the one file that is handed on."""
        for language in LANGUAGES:
            folder = self.files / "share" / "locale" / language / "LC_MESSAGES"
            self.assertTrue((folder / "rio-kadalis.mo").is_file(), folder)

    def test_bengali_font(self):
        fonts = run_inside("fc-list", ":lang=bn", "file")
        for style in ("Regular", "Bold"):
            self.assertIn(f"/app/share/fonts/noto/NotoSansBengali-{style}.ttf", fonts)

    def test_exports(self):
        """What the desktop finds of it."""
        share = self.exports / "share"
        output_of("desktop-file-validate", share / "applications" / f"{sandbox.ID}.desktop")
        for name in ("dbus-1/services/{}.service",
                     "gnome-shell/search-providers/{}.search-provider.ini",
                     "icons/hicolor/scalable/apps/{}.svg",
                     "icons/hicolor/scalable/mimetypes/{}.match.svg",
                     "icons/hicolor/scalable/mimetypes/{}.tournament.svg",
                     "icons/hicolor/symbolic/apps/{}-symbolic.svg",
                     "mime/packages/{}.mime.xml"):
            self.assertTrue((share / name.format(sandbox.ID)).is_file(), name)

    def test_nothing_left_over(self):
        """What only a build needs, or nobody sees, is not in it."""
        for path in self.files.rglob("*"):
            self.assertNotIn(path.name, ("include", "man", "pkgconfig"))
            self.assertNotIn(path.suffix, (".a", ".h"))
        self.assertEqual(sorted(path.name for path in (self.files / "bin").iterdir()),
                         ["rio-kadalis", "rio-kadalis-cli"])

    def test_start_up(self):
        """The command that Flatpak puts there."""
        self.assertRegex(output_of(program.EXECUTABLE, "--version"), r"\Ario-kadalis \d")


class Tool(unittest.TestCase):
    def test_files(self):
        for path in sorted([*MATCHES.iterdir(), *FILES.iterdir()]):
            with self.subTest(path.name):
                self.assertIn(": ok ", board.run_tool("check", path))

    def test_standard_input(self):
        path = MATCHES / "running.rkmatch"
        with open(path, encoding="utf-8") as stream:
            self.assertIn(": ok ", output_of(program.TOOL, "check", "-", stdin=stream))
        self.assertEqual(output_of(program.TOOL, "replay", "-", input=path.read_text("utf-8")),
                         board.run_tool("replay", path))

    def test_languages(self):
        texts = {board.run_tool("--language", language, "--help") for language in LANGUAGES}
        self.assertEqual(len(texts), len(LANGUAGES))


class Window(unittest.TestCase):
    def setUp(self):
        self.home = sandbox.Home()
        self.addCleanup(self.home.remove)
        self.table = sandbox.Table(self.home)
        self.addCleanup(self.table.stop)

    def copy(self, path):
        """A file of the user, outside the sandbox."""
        return pathlib.Path(shutil.copy(path, self.home.documents()))

    def test_play(self):
        """A move is played and said; all is there again."""
        sowing = board.RandomRound(9)
        self.table.start()
        self.table.start_match(*PLAYERS)
        move = sowing.play()
        self.table.press_hole(move["move"])
        self.table.wait_for_position(move["position"])
        self.table.wait_for_announcements(1)
        self.table.synchronise()
        self.assertEqual(self.table.announcements, [board.move_text(move, PLAYERS)])
        self.table.quit()

        path, = self.home.matches()
        self.assertEqual(board.last_position(path), move["position"])
        self.table.start()
        self.table.wait_for_position(move["position"])
        self.table.wait_for_place(1, 1)
        self.table.quit()

    def test_announcements(self):
        """A move, the end of a round and what it closes, undo and redo: each is heard once."""
        whole = MATCHES / "all-closed-with-reopening.rkmatch"
        path = self.home.documents() / "match.rkmatch"
        rounds = board.read_rounds(whole)
        (start, *moves), (following, *_) = rounds[LAST_ROUND - 2:LAST_ROUND]
        board.write_part(path, whole, PLAYERS, LAST_ROUND - 1, len(moves) - 2)
        self.table.start_file(path, len(moves) - 2)
        before, last = moves[-2:]
        self.assertEqual(self.table.hear(before["move"].lower()),
                         board.move_text(before, PLAYERS))
        end = board.end_text(last, PLAYERS) + board.setup_text(start, following, PLAYERS)
        self.assertIn(" closes 1 hole with sand: ", end)
        self.assertEqual(self.table.hear(last["move"].lower()),
                         f"{board.move_text(last, PLAYERS)} {end}")
        begin = f"Begin Round {LAST_ROUND}"
        self.table.wait_for_focus(begin)
        played = board.played_text(last, PLAYERS)
        self.assertEqual(self.table.hear("ctrl+z"), f"Taken back: {played}")
        self.assertEqual(self.table.hear("ctrl+shift+z"), f"Played again: {played} {end}")
        self.table.wait_for_focus(begin)
        self.assertEqual(self.table.hear("Return"),
                         board.begin_text(following, PLAYERS))
        self.assertEqual(len(self.table.announcements), 5)
        self.table.quit()

    def test_search(self):
        """The desktop finds a match in the library, without and with a window."""
        path = self.home.data / "match.rkmatch"
        board.write_match(path, ["A"])
        search = self.table.search_library
        found, = search("GetInitialResultSet", "(as)", (["bashir"],))
        self.assertEqual(found, [path.name])
        self.table.start_otherwise(
            lambda: search("ActivateResult", "(sasu)", (path.name, ["bashir"], 0)))
        self.table.wait_for_position(board.last_position(path))
        self.table.quit()

    def test_open_by_type(self):
        """A match elsewhere is opened by its type, and written where it is."""
        path = self.copy(MATCHES / "running-with-undone.rkmatch")
        count = board.count_moves(path)
        self.assertEqual(self.table.open_by_type(path),
                         "application/vnd.rio-kadalis.match+json")
        self.table.wait_for_position(board.last_position(path))
        self.table.press_button("Redo")
        self.table.wait_for_announcements(1)
        self.table.quit()
        self.assertEqual(board.count_moves(path), count + 1)
        self.assertEqual(self.home.matches(), [])

        self.table.start()
        self.table.wait_for_position(board.last_position(path))
        self.table.quit()

    def test_open_another(self):
        """One program shows all files; more than one can be opened at once."""
        paths = [self.copy(MATCHES / f"{name}.rkmatch")
                 for name in ("running", "round-conceded", "two-rounds-drawn")]
        self.table.start(paths[0])
        self.table.wait_for_windows(1)
        self.assertEqual(self.table.launch(*paths[1:]).wait(program.PATIENCE), 0)
        self.table.wait_for_windows(3)
        self.table.quit()

    def test_save(self):
        """A copy of a tournament goes where the user says, through the file portal."""
        path = self.copy(FILES / "everything.rktournament")
        copy = self.home.documents() / "copy.rktournament"
        self.table.start(path)
        self.table.find(Atspi.Role.PAGE_TAB, "Rounds")
        self.table.press_keys("ctrl+p")
        self.table.find(program.BUTTON, "Save a Copy…")
        self.table.press_keys("alt+c")
        self.table.choose_file(copy)
        self.table.wait_for(copy.exists, copy)
        self.table.find(name=f"Saved as {copy.name}")
        self.table.quit()
        self.assertIn(": ok ", board.run_tool("check", copy))

    def press_until(self, key, name):
        """Moves the focus to what has a name, or contains what has it."""
        focused = self.table.wait_for(self.table.focused, "the focus")
        for _ in range(20):
            if self.table.shows(name=name, below=focused):
                return
            last = focused
            self.table.press_keys(key)
            self.table.wait_for(lambda: self.table.focused() not in (None, last),
                                f"another focus than “{last.get_name()}”")
            focused = self.table.focused()
        self.fail(f"{key} does not lead to “{name}” in\n{self.table.describe()}")

    def test_language(self):
        """It is switched while the program runs, and is there again."""
        texts = {message.texts["msgid"]: message.translations[0].replace("_", "")
                 for message in catalogue.read(TOP / "po" / "so.po")}
        self.table.start()
        self.table.find(program.BUTTON, "New Match…")
        self.table.activate_action("preferences")
        self.table.find(name="Language")
        self.press_until("Tab", "Language")
        self.table.press_keys("space")
        self.press_until("Down", "Soomaali")
        self.table.press_keys("Return", "Escape")
        self.table.find(program.BUTTON, texts["_New Match…"])
        self.table.quit()

        self.table.start()
        self.table.find(program.BUTTON, texts["_New Match…"])
        self.table.quit()


class Result(unittest.TextTestResult):
    """Also keeps a line for each test, as meson does."""

    def __init__(self, *arguments, **options):
        super().__init__(*arguments, **options)
        self.lines = []
        self._began = 0

    def startTest(self, test):
        super().startTest(test)
        self._began = time.monotonic()
        self._before = len(self.failures) + len(self.errors), len(self.skipped)

    def stopTest(self, test):
        super().stopTest(test)
        failed, skipped = self._before
        result = "OK"
        if len(self.failures) + len(self.errors) > failed:
            result = "FAIL"
        elif len(self.skipped) > skipped:
            result = "SKIP"
        self.lines.append(json.dumps({
            "name": f"flatpak:{test.id().partition('.')[2]}", "result": result,
            "returncode": int(result == "FAIL"), "stdout": "",
            "duration": time.monotonic() - self._began}))


def main():
    log = pathlib.Path(sys.argv.pop(1))
    tests = unittest.main(testRunner=unittest.TextTestRunner(resultclass=Result, verbosity=2),
                          exit=False)
    log.parent.mkdir(parents=True, exist_ok=True)
    log.write_text("".join(line + "\n" for line in tests.result.lines), encoding="utf-8")
    return 0 if tests.result.wasSuccessful() else 1


if __name__ == "__main__":
    sys.exit(main())
