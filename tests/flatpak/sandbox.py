# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program in its sandbox: it sees no file but its own and those that are handed to it."""

import os
import pathlib
import shutil
import subprocess

import board
import program
from program import Atspi, Gio, GLib

ID = "io.github.riokadalis.RioKadalis"

# GTK 4 has no cache of its accessible objects, which Debian 12 complains about.
GLib.log_set_handler("dbind", GLib.LogLevelFlags.LEVEL_WARNING, lambda *_: None, None)


class Home(program.Home):
    """The home folder of the session, as somebody finds it who has never used the program."""

    def __init__(self):  # pylint: disable=super-init-not-called
        self.path = pathlib.Path.home()
        self._own = self.path / ".var" / "app" / ID
        self.remove()
        self.data = self._own / "data" / "rio-kadalis"
        self.variables = {}
        self.set_animations(False)
        self.set_welcomed(self._own / "config")

    def set_animations(self, enabled):
        folder = self._own / "config" / "gtk-4.0"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "settings.ini").write_text(
            f"[Settings]\ngtk-enable-animations={int(enabled)}\n", encoding="utf-8")

    def documents(self):
        """Where this person keeps files."""
        folder = self.path / "Documents"
        folder.mkdir(exist_ok=True)
        return folder

    def remove(self):
        shutil.rmtree(self._own, ignore_errors=True)


class Activated:
    """A program that something else has started, seen by its name on the bus."""

    def __init__(self):
        self._bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        self._seen = False
        self.returncode = None

    def poll(self):
        owned, = self._bus.call_sync(
            "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
            "NameHasOwner", GLib.Variant("(s)", (ID,)), None, Gio.DBusCallFlags.NONE, -1)
        if self._seen and not owned:
            self.returncode = 0
        self._seen = self._seen or owned
        return self.returncode


class Table(board.Table):
    """The installed program with a match in its window."""

    def launch(self, *arguments, prefix=()):
        """Starts the program; files are handed in."""
        command = [*prefix, "flatpak", "run", "--env=G_DEBUG=gc-friendly,fatal-warnings",
                   "--file-forwarding", ID]
        for argument in arguments:
            command += ["@@", argument, "@@"] if os.path.exists(argument) else [argument]
        with open(self._messages, "ab") as messages:
            return subprocess.Popen(list(map(str, command)), stdin=subprocess.DEVNULL,
                                    stdout=messages, stderr=messages)

    def open_by_type(self, path):
        """Opens a file as a file manager does, with whatever is there for its type."""
        kind, uncertain = Gio.content_type_guess(str(path), None)
        if uncertain:
            raise AssertionError(f"{path} may be {kind}")
        opener = Gio.AppInfo.get_default_for_type(kind, False)
        if opener is None:
            raise AssertionError(f"nothing opens {kind}")
        self.start_otherwise(lambda: opener.launch([Gio.File.new_for_path(str(path))], None))
        return kind

    def start_otherwise(self, act):
        """Does something that makes something else start the program."""
        self._forget()
        self.process = Activated()
        act()
        self.wait_for(self.windows, "a window")

    @staticmethod
    def search_library(method, *parameters):
        """Asks as GNOME Shell does, which starts the program when it does not run."""
        return Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
            ID, f"/{ID.replace('.', '/')}/SearchProvider", "org.gnome.Shell.SearchProvider2",
            method, GLib.Variant(*parameters), None, Gio.DBusCallFlags.NONE,
            program.PATIENCE * 1000).unpack()

    def is_own(self, accessible):
        # The bus sees the process that lets its calls out of the sandbox.
        return accessible.get_application().get_name() == "rio-kadalis"

    def kill(self):
        subprocess.run(["flatpak", "kill", ID], check=False)
        program.wait_for(lambda: self.process.poll() is not None, "the end of the sandbox")

    def choose_file(self, path):
        """Answers the file portal, which shows a window of its own, with where to save."""

        def dialog():
            for application in program.applications():
                if "portal" in application.get_name():
                    application.set_cache_mask(Atspi.Cache.NONE)
                    if application.get_child_count() > 0:
                        return application.get_child_at_index(0)
            return None

        window = self.wait_for(dialog, "the dialog of the portal")
        entry = self.find(Atspi.Role.TEXT, below=window)
        entry.get_editable_text_iface().set_text_contents(str(path))
        self.press(self.find(program.BUTTON, "Save", below=window))
