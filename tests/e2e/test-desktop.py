#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the desktop does with the program over D-Bus, on a bus of its own: starts it for an action,
searches in it, is told of things and lists the files used last."""

import json
import os
import pathlib
import shutil
import subprocess
import time
import unittest
import xml.etree.ElementTree

import program
from gi.repository import Gio, GLib

BUILD = pathlib.Path(program.EXECUTABLE).parents[1]
SERVICE = next(path for path in (BUILD / "data").glob("*.service"))
APP_ID = SERVICE.stem
APP_PATH = "/" + APP_ID.replace(".", "/")
SEARCH = "org.gnome.Shell.SearchProvider2"
MATCH = program.FIXTURES / "matches" / "running.rkmatch"
TOURNAMENT = program.FIXTURES / "files" / "round-robin.rktournament"

# The services of the system, which tell screen readers of windows, and that of the program.
BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig>
  <type>session</type>
  <listen>unix:dir={folder}</listen>
  <servicedir>{folder}/services</servicedir>
  <standard_session_servicedirs/>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
"""

# As GNOME Shell listens for notifications.
NOTIFICATIONS = """<node><interface name="org.gtk.Notifications">
  <method name="AddNotification">
    <arg type="s" direction="in"/><arg type="s" direction="in"/><arg type="a{sv}" direction="in"/>
  </method>
  <method name="RemoveNotification">
    <arg type="s" direction="in"/><arg type="s" direction="in"/>
  </method>
</interface></node>"""


class Bus:
    """A session bus that starts the program as the installed service file says."""

    def __init__(self, home):
        folder = home.path / "bus"
        (folder / "services").mkdir(parents=True)
        service = SERVICE.read_text(encoding="utf-8")
        installed = service.split("Exec=")[1].split()[0]
        (folder / "services" / SERVICE.name).write_text(
            service.replace(installed, program.EXECUTABLE), encoding="utf-8")
        config = folder / "bus.conf"
        config.write_text(BUS.format(folder=folder), encoding="utf-8")
        # What is started by the bus has its variables.
        variables = {**os.environ, **home.variables, "G_DEBUG": "fatal-warnings"}
        self.messages = folder / "messages"
        with open(self.messages, "wb") as messages:
            self._process = subprocess.Popen(
                ["dbus-daemon", f"--config-file={config}", "--print-address", "--nofork"],
                env=variables, stdout=subprocess.PIPE, stderr=messages, encoding="utf-8")
        self.address = self._process.stdout.readline().strip()
        home.variables["DBUS_SESSION_BUS_ADDRESS"] = self.address
        self.connection = Gio.DBusConnection.new_for_address_sync(
            self.address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
            | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)
        self.connection.set_exit_on_close(False)

    def call(self, name, path, method, parameters=None):
        interface, method = method.rsplit(".", 1)
        return self.connection.call_sync(name, path, interface, method, parameters, None,
                                         Gio.DBusCallFlags.NONE, program.PATIENCE * 1000,
                                         None).unpack()

    def ask(self, method, *parameters):
        return self.call("org.freedesktop.DBus", "/org/freedesktop/DBus",
                         f"org.freedesktop.DBus.{method}",
                         GLib.Variant(f"({'s' * len(parameters)})", parameters))[0]

    def ask_for_name(self, name):
        self.call("org.freedesktop.DBus", "/org/freedesktop/DBus",
                  "org.freedesktop.DBus.RequestName", GLib.Variant("(su)", (name, 0)))

    def program_is_there(self):
        return self.ask("NameHasOwner", APP_ID)

    def get_process(self):
        return self.ask("GetConnectionUnixProcessID", APP_ID)

    def call_program(self, method, parameters, path=APP_PATH):
        return self.call(APP_ID, path, method, parameters)

    def search(self, method, parameters):
        """Asks as GNOME Shell does."""
        return self.call_program(f"{SEARCH}.{method}", parameters, f"{APP_PATH}/SearchProvider")

    def count_windows(self):
        """How many windows the program shows, by what it offers on the bus."""
        try:
            found = self.call(APP_ID, f"{APP_PATH}/window",
                              "org.freedesktop.DBus.Introspectable.Introspect")
        except GLib.Error:
            return 0
        return len(xml.etree.ElementTree.fromstring(found[0]).findall("node"))

    def wait_for_windows(self, count):
        program.wait_for(lambda: self.count_windows() == count, f"{count} windows")

    def quit_program(self):
        self.call_program("org.gtk.Actions.Activate",
                          GLib.Variant("(sava{sv})", ("quit", [], {})))
        program.wait_for(lambda: not self.program_is_there(), "the end of the program")

    def stop(self):
        if self.program_is_there():
            self.quit_program()
        self.connection.close_sync()
        self._process.terminate()
        self._process.wait()
        self._process.stdout.close()


class Desktop(unittest.TestCase):
    def setUp(self):
        self.home = program.Home()
        self.addCleanup(self.home.remove)
        self.home.data.mkdir()
        self.bus = Bus(self.home)
        self.addCleanup(self.check_messages)
        self.addCleanup(self.bus.stop)

    def check_messages(self):
        messages = self.bus.messages.read_text(encoding="utf-8")
        self.assertEqual(list(program.broken_lines(messages)), [])

    def add_match(self, name, south="A", north="B", folder=None):
        """Puts a match into the library, or another folder."""
        match = json.loads(MATCH.read_text(encoding="utf-8"))
        match["players"]["south"]["name"] = south
        match["players"]["north"]["name"] = north
        path = (folder or self.home.data) / name
        path.write_text(json.dumps(match), encoding="utf-8")
        return path

    def activate_action(self, name, *parameters):
        """As the menu of an icon does, or a click on a notification."""
        self.bus.call_program("org.freedesktop.Application.ActivateAction",
                              GLib.Variant("(sava{sv})", (name, list(parameters), {})))

    def start_program(self, *arguments):
        """Starts it as a command; what it says stands with what the bus says."""
        with open(self.bus.messages, "ab") as messages:
            return subprocess.Popen([program.EXECUTABLE, *map(str, arguments)],
                                    env={**os.environ, **self.home.variables,
                                         "G_DEBUG": "fatal-warnings"}, stdin=subprocess.DEVNULL,
                                    stdout=messages, stderr=messages)

    def run_program(self, *arguments):
        """Calls it on the command line while it may run already; returns its status."""
        process = subprocess.run([program.EXECUTABLE, *map(str, arguments)], check=False,
                                 env={**os.environ, **self.home.variables,
                                      "G_DEBUG": "fatal-warnings"},
                                 capture_output=True, encoding="utf-8", timeout=program.PATIENCE)
        self.assertEqual(process.stderr, "")
        return process.returncode


class Activation(Desktop):
    def test_actions(self):
        """An action starts the program, or is done by the one that runs."""
        self.activate_action("new-match")
        self.bus.wait_for_windows(1)
        process = self.bus.get_process()
        # In the first window a question is open, so another one is asked elsewhere.
        self.activate_action("new-tournament")
        self.bus.wait_for_windows(2)
        self.assertEqual(self.bus.get_process(), process)
        self.bus.quit_program()

    def test_options(self):
        """The same by options, where D-Bus starts no programs; it does not run twice."""
        first = self.start_program("--new-match")
        program.wait_for(self.bus.program_is_there, "the program")
        self.bus.wait_for_windows(1)
        self.assertEqual(self.run_program("--new-tournament"), 0)
        self.bus.wait_for_windows(2)
        self.assertEqual(self.bus.get_process(), first.pid)
        self.bus.quit_program()
        self.assertEqual(first.wait(), 0)

    def test_files(self):
        """Several files at once get a window each, in the program that runs."""
        files = [self.add_match(f"{name}.rkmatch") for name in ("one", "two", "three")]
        self.bus.call_program("org.freedesktop.Application.Open",
                              GLib.Variant("(asa{sv})",
                                           ([path.as_uri() for path in files[:2]], {})))
        self.bus.wait_for_windows(2)
        self.assertEqual(self.run_program(files[2]), 0)
        self.bus.wait_for_windows(3)
        # What is shown already is shown there.
        self.activate_action("show-file", GLib.Variant("s", files[0].as_uri()))
        self.assertEqual(self.run_program(files[1], files[2]), 0)
        self.bus.call_program("org.freedesktop.Application.Open",
                              GLib.Variant("(asa{sv})", ([files[2].as_uri()], {})))
        self.activate_action("new-window")
        self.bus.wait_for_windows(4)
        self.bus.quit_program()

    def test_no_files(self):
        """What cannot be a file is refused in a window, wherever it comes from."""
        self.bus.call_program("org.freedesktop.Application.Open",
                              GLib.Variant("(asa{sv})", (["nonsense", "not a uri", ""], {})))
        self.bus.wait_for_windows(1)
        self.activate_action("show-file", GLib.Variant("s", "a:%"))
        self.activate_action("new-window")
        self.bus.wait_for_windows(2)
        self.bus.quit_program()

    def test_recent_files(self):
        """Files from elsewhere are among those used last; those of the library are not."""
        inside = self.add_match("inside.rkmatch")
        outside = self.add_match("outside.rkmatch", folder=self.home.path)
        self.bus.call_program("org.freedesktop.Application.Open",
                              GLib.Variant("(asa{sv})",
                                           ([inside.as_uri(), outside.as_uri()], {})))
        self.bus.wait_for_windows(2)
        recent = self.home.path / "data" / "recently-used.xbel"
        program.wait_for(recent.exists, "the files used last")
        text = recent.read_text(encoding="utf-8")
        self.assertIn(outside.as_uri(), text)
        self.assertIn("application/vnd.rio-kadalis.match+json", text)
        self.assertNotIn(inside.as_uri(), text)


class Search(Desktop):
    def find(self, *terms):
        return self.bus.search("GetInitialResultSet", GLib.Variant("(as)", (terms,)))[0]

    def find_more(self, previous, *terms):
        return self.bus.search("GetSubsearchResultSet",
                               GLib.Variant("(asas)", (previous, terms)))[0]

    def describe(self, *identifiers):
        return self.bus.search("GetResultMetas", GLib.Variant("(as)", (identifiers,)))[0]

    def setUp(self):
        super().setUp()
        self.add_match("first.rkmatch", "Asha Nuur", "Bilé")
        self.add_match("second.rkmatch", "Cabdi", "Asha")
        shutil.copy(TOURNAMENT, self.home.data / "cup.rktournament")

    def test_results(self):
        """Names are found without regard to capitals and accents; no window is shown."""
        self.assertEqual(set(self.find("ASHA")), {"first.rkmatch", "second.rkmatch"})
        self.assertEqual(self.find("bile"), ["first.rkmatch"])
        self.assertEqual(self.find("asha", "cab"), ["second.rkmatch"])
        self.assertEqual(self.find("robin"), ["cup.rktournament"])
        self.assertEqual(self.find("F", "robin"), ["cup.rktournament"])
        self.assertEqual(self.find("nobody"), [])
        self.assertEqual(self.find(), [])
        self.assertEqual(self.find("  "), [])
        self.assertEqual(self.find_more(["first.rkmatch", "second.rkmatch"], "asha", "nu"),
                         ["first.rkmatch"])
        self.assertEqual(self.bus.count_windows(), 0)

    def test_limit(self):
        for index in range(30):
            self.add_match(f"many-{index}.rkmatch", "Xalwo")
        self.assertEqual(len(self.find("xalwo")), 10)

    def test_metas(self):
        self.find("asha")
        metas = self.describe("second.rkmatch", "gone.rkmatch", "cup.rktournament")
        self.assertEqual([meta["id"] for meta in metas], ["second.rkmatch", "cup.rktournament"])
        self.assertIn("Cabdi", metas[0]["name"])
        self.assertIn("Asha", metas[0]["name"])
        self.assertEqual(metas[1]["name"], "Round Robin")
        for meta, kind in zip(metas, ("match", "tournament")):
            self.assertTrue(meta["description"])
            self.assertIn(f"{APP_ID}.{kind}", str(meta["icon"]))

    def test_activation(self):
        """A result is opened once, the search in the library."""
        self.find("asha")
        for _ in range(2):
            self.bus.search("ActivateResult",
                            GLib.Variant("(sasu)", ("first.rkmatch", ["asha"], 0)))
            self.bus.wait_for_windows(1)
        self.bus.search("LaunchSearch", GLib.Variant("(asu)", (["asha", "cabdi"], 0)))
        self.bus.wait_for_windows(2)
        self.bus.search("ActivateResult", GLib.Variant("(sasu)", ("../first.rkmatch", [], 0)))
        self.assertEqual(self.bus.count_windows(), 2)
        self.bus.quit_program()

    def test_launch_without_program(self):
        self.bus.search("LaunchSearch", GLib.Variant("(asu)", (["asha"], 0)))
        self.bus.wait_for_windows(1)


class Notifications(Desktop):
    def listen(self):
        """Takes the place of the desktop."""
        told = []

        def call(connection, sender, path, interface, method, parameters, invocation):
            told.append((method, *parameters.unpack()))
            invocation.return_value(None)

        node = Gio.DBusNodeInfo.new_for_xml(NOTIFICATIONS)
        self.bus.connection.register_object("/org/gtk/Notifications", node.interfaces[0], call,
                                            None, None)
        self.bus.ask_for_name("org.gtk.Notifications")
        return told

    def set_timer(self, identifier, seconds):
        """Lets a timer of a round that no window shows end in so many seconds."""
        settings = Gio.Settings.new_with_backend(APP_ID, Gio.keyfile_settings_backend_new(
            str(self.home.path / "config" / "glib-2.0" / "settings" / "keyfile"), "/", None))
        now = int(time.time())
        settings.set_value("round-timers", GLib.Variant(
            "a{s(xux)}", {identifier: (now + seconds, seconds, now)}))
        Gio.Settings.sync()

    def test_round_timer(self):
        """The end of a round is told; a click shows the tournament."""
        file = self.home.data / "cup.rktournament"
        shutil.copy(TOURNAMENT, file)
        identifier = json.loads(file.read_text(encoding="utf-8"))["id"]
        told = self.listen()
        self.bus.call_program("org.freedesktop.Application.Activate",
                              GLib.Variant("(a{sv})", ({},)))
        self.bus.wait_for_windows(1)
        self.set_timer(identifier, 2)
        method, app_id, _, notification = program.wait_for(lambda: told and told[0],
                                                           "a notification")
        self.assertEqual((method, app_id), ("AddNotification", APP_ID))
        self.assertEqual(notification["title"], "Round Robin")
        self.assertEqual(notification["body"], "The time of the round is over.")
        self.assertEqual(notification["default-action"], "app.show-file")

        target = notification["default-action-target"]
        self.assertEqual(target, file.as_uri())
        self.activate_action("show-file", GLib.Variant("s", target))
        self.bus.wait_for_windows(2)
        self.assertEqual(len(told), 1)

    def test_round_timer_of_shown_tournament(self):
        """Another window is in front of the one that shows it."""
        file = self.home.path / "elsewhere.rktournament"
        shutil.copy(TOURNAMENT, file)
        told = self.listen()
        for path in (file, self.add_match("one.rkmatch")):
            before = self.bus.count_windows() if self.bus.program_is_there() else 0
            self.bus.call_program("org.freedesktop.Application.Open",
                                  GLib.Variant("(asa{sv})", ([path.as_uri()], {})))
            self.bus.wait_for_windows(before + 1)
        self.set_timer(json.loads(file.read_text(encoding="utf-8"))["id"], 2)
        notification = program.wait_for(lambda: told and told[0], "a notification")[3]
        self.assertEqual(notification["default-action-target"], file.as_uri())


if __name__ == "__main__":
    unittest.main()
