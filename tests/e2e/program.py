# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs Rio Kadalis and uses it as a screen reader does, over the accessibility bus.

The first two arguments of a test are the paths of the program and of the command-line tool. The
test runs on a display and a session bus of its own.
"""

import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

import tree  # noqa: E402

EXECUTABLE = os.path.abspath(sys.argv.pop(1))
TOOL = os.path.abspath(sys.argv.pop(1))
FIXTURES = pathlib.Path(__file__).resolve().parents[1] / "fixtures"
THOROUGH = os.environ.get("RK_TEST_SCALE") == "full"

# How long anything may take on a busy machine, with the sanitizers; it ends as soon as it is done.
PATIENCE = 30
# In milliseconds, between one look and the next: at first one is impatient.
SHORTEST_PAUSE = 1
LONGEST_PAUSE = 32

# What the program says when it is broken, beside its own messages.
BROKEN = ("AddressSanitizer", "runtime error:", "-CRITICAL", "-WARNING", "Traceback")
# Newer keyboard tables let xdotool press Alt with a function key that is asked for by its name.
PLACES = {f"F{number}": str(66 + number) for number in range(1, 11)}
# What GTK says of itself when a menu opens on X11 without a compositor.
HARMLESS = "gdk_frame_timings_submitted() called on submitted frame"
# Messages of GLib begin with who says them, as in "(rio-kadalis:1234): Gtk-WARNING **: ...".
SAID_BY_OTHERS = re.compile(r"\((?!(process|[\w.]*rio-?kadalis[\w.-]*):)[^()]+:\d+\): ",
                            re.IGNORECASE)
# Which messages end the program.
FATAL = os.environ.get("RK_TEST_FATAL", "fatal-warnings")

# Where files need no disk: whether one gets there is not to be seen here.
MEMORY = "/dev/shm"
# More than any page has stops of Tab.
MOST_STOPS = 60

BUTTON = Atspi.Role.BUTTON if hasattr(Atspi.Role, "BUTTON") else Atspi.Role.PUSH_BUTTON


def handle_events(duration):
    """Handles what happens on the bus in so many milliseconds."""
    ticking = True

    def stop():
        nonlocal ticking
        ticking = False
        return GLib.SOURCE_REMOVE

    GLib.timeout_add(duration, stop)
    while ticking:
        GLib.MainContext.default().iteration(True)


def wait_for(predicate, what):
    """Handles events until predicate() is true, and returns what it gave.

    Objects come and go while they are looked at: an error of the bus means "not yet".
    """
    deadline = time.monotonic() + PATIENCE
    pause = SHORTEST_PAUSE
    problem = None
    while time.monotonic() < deadline:
        handle_events(pause)
        try:
            found = predicate()
            if found:
                return found
        except GLib.Error as error:
            problem = error
        pause = min(2 * pause, LONGEST_PAUSE)
    raise AssertionError(f"waited in vain: {what() if callable(what) else what}"
                         + (f" ({problem})" if problem else ""))


def has_state(accessible, state):
    """Whether it has a state; what is gone has none."""
    try:
        return accessible.get_state_set().contains(state)
    except GLib.Error:
        return False


def is_shown(accessible):
    return has_state(accessible, Atspi.StateType.SHOWING)


def broken_lines(messages):
    """The lines of messages that a broken program has printed.

    What other programs say that came along, such as the registry of the accessibility bus, which
    complains when the bus goes before it, is not about this one.
    """
    for line in messages.splitlines():
        if (any(word in line for word in BROKEN) and HARMLESS not in line
                and not SAID_BY_OTHERS.match(line)):
            yield line


def is_there(application):
    """Whether the program answers: one that ended while it came may stay listed for ever."""
    try:
        return application is not None and application.get_process_id() > 0
    except GLib.Error:
        return False


def applications():
    """The programs on the bus."""
    desktop = Atspi.get_desktop(0)
    for index in range(desktop.get_child_count()):
        application = desktop.get_child_at_index(index)
        if is_there(application):
            yield application


class Home:
    """Folders for the data and settings of one person, which outlive the program."""

    def __init__(self):
        self._folder = tempfile.TemporaryDirectory(
            prefix="rio-kadalis-", dir=MEMORY if os.access(MEMORY, os.W_OK) else None)
        self.path = pathlib.Path(self._folder.name)
        self.data = self.path / "matches"
        self.variables = {
            "HOME": str(self.path),
            "RIO_KADALIS_DATA_DIR": str(self.data),
            "GSETTINGS_BACKEND": "keyfile",
        }
        for name in ("CONFIG", "CACHE", "DATA", "STATE"):
            folder = self.path / name.lower()
            folder.mkdir()
            self.variables[f"XDG_{name}_HOME"] = str(folder)
        self.set_animations(False)
        self.set_welcomed(self.path / "config")

    @staticmethod
    def set_welcomed(config):
        """Whoever comes here has seen the cards of the first start."""
        folder = config / "glib-2.0" / "settings"
        folder.mkdir(parents=True)
        (folder / "keyfile").write_text("".join(
            f"[io/github/riokadalis/RioKadalis{profile}]\nwelcomed=true\n"
            for profile in ("", "/devel")), encoding="utf-8")

    def forget_welcome(self):
        """As for somebody who comes here first."""
        (self.path / "config" / "glib-2.0" / "settings" / "keyfile").unlink()

    def set_animations(self, enabled):
        """What the desktop says about animations."""
        folder = self.path / "config" / "gtk-4.0"
        folder.mkdir(exist_ok=True)
        (folder / "settings.ini").write_text(
            f"[Settings]\ngtk-enable-animations={int(enabled)}\n", encoding="utf-8")

    def matches(self):
        """The files of the matches."""
        return sorted(self.data.glob("*.rkmatch"))

    def remove(self):
        self._folder.cleanup()


class Program:
    """The program, started anew as often as wanted."""

    def __init__(self, home):
        self.home = home
        self.process = None
        self._deadly = False
        self._forget()
        self._bus = tree.Bus()
        self._messages = home.path / "messages"
        self._listener = Atspi.EventListener.new(self._heard)
        self._listener.register("object:announcement")
        self._focus_listener = Atspi.EventListener.new(self._focus_moved)
        self._focus_listener.register("object:state-changed:focused")

    def _forget(self):
        """What is known of a process that has ended."""
        self.announcements = []
        self._application = None
        self._focused = None
        self._found = {}

    def _heard(self, event):
        try:
            if self.process is not None and self.is_own(event.source):
                self.announcements.append(str(event.any_data))
                if self._deadly:
                    self.process.send_signal(signal.SIGKILL)
        except GLib.Error:
            # Said by a program that is gone.
            pass

    def _focus_moved(self, event):
        if event.detail1:
            self._focused = event.source

    def is_own(self, accessible):
        """Whether this process shows it."""
        return accessible.get_process_id() == self.process.pid

    # Starting and ending

    def launch(self, *arguments, prefix=()):
        """Starts a process; returns it. prefix is a command that runs it."""
        variables = {**os.environ, **self.home.variables,
                     "G_DEBUG": f"gc-friendly,{FATAL}"}
        with open(self._messages, "ab") as messages:
            return subprocess.Popen([*prefix, EXECUTABLE, *map(str, arguments)], env=variables,
                                    stdin=subprocess.DEVNULL, stdout=messages, stderr=messages)

    def start(self, *arguments, prefix=()):
        """Starts the program and waits for its window."""
        self._forget()
        self.process = self.launch(*arguments, prefix=prefix)
        self.wait_for(self.windows, "a window")

    def wait_for(self, predicate, what):
        """Like wait_for(), but fails at once when the program is no more."""

        def look():
            status = self.process.poll()
            if status is not None:
                raise AssertionError(f"ended with status {status}: {self.messages()}")
            return predicate()

        return wait_for(look, what)

    def messages(self):
        """All that it has printed since the home was made."""
        return self._messages.read_text(encoding="utf-8", errors="replace")

    def is_broken(self):
        """Whether it has printed what a program says that is broken."""
        return any(broken_lines(self.messages()))

    def kill(self):
        """Ends it with no chance to save anything."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def kill_when_heard(self, act):
        """Does something that makes the program speak, and kills it at its first word."""
        self._deadly = True
        act()
        wait_for(lambda: self.process.poll() is not None, "an announcement")
        self._deadly = False
        if self.process.returncode != -signal.SIGKILL:
            raise AssertionError(f"ended with {self.process.returncode}: {self.messages()}")

    def wait(self):
        """Waits until it has ended by itself, as it should."""
        status = wait_for(lambda: self.process.poll() is not None and [self.process.returncode],
                          "the end of the program")[0]
        if status != 0 or self.is_broken():
            raise AssertionError(f"ended with status {status}: {self.messages()}")

    def stop(self):
        """Ends it however the test has ended."""
        if self.process is not None and self.process.poll() is None:
            self.kill()

    def quit(self):
        """Ends it by its action, as the desktop does."""
        self.activate_action("quit")
        self.wait()

    def activate_action(self, name):
        """Activates an action of the application over the session bus."""
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        bus.call_sync(self.bus_name(), "/" + self.bus_name().replace(".", "/"),
                      "org.gtk.Actions", "Activate",
                      GLib.Variant("(sava{sv})", (name, [], {})), None,
                      Gio.DBusCallFlags.NONE, PATIENCE * 1000)

    @staticmethod
    def bus_name():
        """The name on the session bus that looks like this program."""
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        names = bus.call_sync("org.freedesktop.DBus", "/org/freedesktop/DBus",
                              "org.freedesktop.DBus", "ListNames", None, None,
                              Gio.DBusCallFlags.NONE, -1).unpack()[0]
        return next(name for name in names if name.startswith("io.github.riokadalis."))

    def synchronise(self):
        """Comes back when all that the program has said up to now was heard."""
        self.application().get_child_count()
        context = GLib.MainContext.default()
        while context.iteration(False):
            pass

    # What it shows

    def application(self):
        if self._application is None:
            self._application = next(filter(self.is_own, applications()), None)
            if self._application is not None:
                # The cache of the library lags behind.
                self._application.set_cache_mask(Atspi.Cache.NONE)
        return self._application

    def wait_for_windows(self, count):
        """Waits until there are so many windows, after one was opened or closed.

        Nothing but their number is asked for: GTK 4.18 answers with a broken reference when a
        window is asked for that has just gone.
        """
        self.wait_for(lambda: self.application().get_child_count() == count, f"{count} windows")
        return self.windows()

    def windows(self):
        application = self.application()
        if application is None:
            return []
        return [application.get_child_at_index(index)
                for index in range(application.get_child_count())]

    def read(self):
        """All that is shown, window by window, as nodes of a tree."""
        return [self._bus.read(window) for window in self.windows()]

    def _nodes(self, role=None, name=None, below=None):
        """Yields what is shown with this role and name, and from where it was found."""
        fits = name if callable(name) else lambda text: name in (None, text)
        for top in [below] if below is not None else self.windows():
            for node in self._bus.read(top).descendants():
                if role in (None, node.role) and fits(node.name):
                    yield node, top

    def search(self, role=None, name=None, below=None):
        """Yields what is shown with this role and name; name may be a function."""
        for node, top in self._nodes(role, name, below):
            accessible = node.look_up(top)
            if accessible is not None:
                yield accessible

    def shows(self, role=None, name=None, below=None):
        """Whether something is shown just now."""
        return next(self._nodes(role, name, below), None) is not None

    def find(self, role=None, name=None, below=None):
        """Waits until something is shown."""
        return self.wait_for(lambda: next(self.search(role, name, below), None),
                             lambda: f"{role} “{name}” in\n{self.describe()}")

    def find_again(self, role, name):
        """Like find(), for what is there only once: looks where it was the last time."""
        fits = name if callable(name) else name.__eq__
        known = self._found.get((role, name))
        if known is None or not is_shown(known) or not fits(known.get_name()):
            self._found[role, name] = known = self.find(role, name)
        return known

    def told_focus(self):
        """What has the keyboard focus and said so when it came, or None."""
        return self._focused if self._focused is not None and \
            has_state(self._focused, Atspi.StateType.FOCUSED) else None

    def focused(self):
        """What has the keyboard focus, or None."""
        return self.told_focus() or next(
            (node.look_up(top) for node, top in self._nodes()
             if node.has_state(Atspi.StateType.FOCUSED)), None)

    def focus_name(self):
        focused = self.focused()
        return None if focused is None else focused.get_name()

    def wait_for_focus(self, name):
        """Waits until the focus is on something whose name holds this."""
        self.wait_for(lambda: name in (self.focus_name() or ""),
                      lambda: f"the focus on {name}, not {self.focus_name()}")

    def go_to(self, name, key="Tab"):
        """Moves the focus to what has a name that holds this; what it is on may be it."""
        for _ in range(MOST_STOPS):
            self.check_focus(key)
            last = self.wait_for(self.focused, "the focus")
            if name in last.get_name():
                return
            self.press_keys(key)
            self.wait_for(lambda: self.focused() not in (None, last),
                          f"another focus than “{last.get_name()}”")
        raise AssertionError(f"{key} does not lead to “{name}” in\n{self.describe()}")

    def check_focus(self, after=""):
        """The focus is somewhere when all keys have arrived."""
        # Each answer takes the program round its main loop: it has seen the keys by then.
        for _ in range(3):
            self.synchronise()
        self.wait_for(self.focused, f"anything with the focus after {after}")

    def describe(self):
        """The tree, for the message of a test that fails."""

        def lines(node, depth):
            yield f"{'  ' * depth}{Atspi.Role(node.role).value_nick} “{node.name}”"
            for child in node.children:
                yield from lines(child, depth + 1)

        return "\n".join(line for top in self.read() for line in lines(top, 0))

    def read_names(self, accessible):
        """What the children of an object are called."""
        return self._bus.read_names(accessible)

    def press(self, accessible):
        """Does what a click on a button does."""
        if not has_state(accessible, Atspi.StateType.SENSITIVE):
            raise AssertionError(f"“{accessible.get_name()}” cannot be pressed")
        accessible.get_action_iface().do_action(0)

    def press_button(self, name):
        self.press(self.find_again(BUTTON, name))

    def press_keys(self, *keys):
        """Presses real keys, named as xdotool does; a number is the place of a key."""
        places = ["+".join(PLACES.get(part, part) for part in str(key).split("+")) for key in keys]
        subprocess.run(["xdotool", "key", "--delay", "0", *places], check=True)

    def take_keys(self):
        """Gives the keys back to the window that is left, as a window manager would."""
        subprocess.run(["xdotool", "search", "--all", "--onlyvisible", "--pid",
                        str(self.process.pid), "--name", "", "windowfocus"], check=True)

    def type_text(self, text):
        subprocess.run(["xdotool", "type", "--delay", "0", text], check=True)
