# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looks at all that a program shows.

The library of the accessibility bus asks one thing after the other and waits for each answer.
Here all questions about the objects of one depth are on their way at once, which takes a tenth of
the time.
"""

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

ACCESSIBLE = "org.a11y.atspi.Accessible"
GET_STATE = (ACCESSIBLE, "GetState", None)
GET_ROLE = (ACCESSIBLE, "GetRole", None)
GET_CHILDREN = (ACCESSIBLE, "GetChildren", None)
GET_NAME = ("org.freedesktop.DBus.Properties", "Get",
            GLib.Variant("(ss)", (ACCESSIBLE, "Name")))


class Node:
    """An object as it was when it was looked at; reference is its place on the bus."""

    def __init__(self, reference, indexes=()):
        self.reference = reference
        self.children = []
        self.name = ""
        self.role = Atspi.Role.INVALID
        self.states = (0, 0)
        self._indexes = indexes

    def has_state(self, state):
        return bool(self.states[state // 32] >> state % 32 & 1)

    def is_shown(self):
        return self.has_state(Atspi.StateType.SHOWING)

    def adopt(self, references):
        self.children = [Node(tuple(reference), (*self._indexes, index))
                         for index, reference in enumerate(references)]

    def descendants(self):
        """Itself and everything below it, from the top down."""
        yield self
        for child in self.children:
            yield from child.descendants()

    def look_up(self, top):
        """The object itself, found from the one that was read; None if it is gone."""
        accessible = top
        for index in self._indexes:
            if accessible is not None:
                accessible = accessible.get_child_at_index(index)
        return accessible if accessible is not None and accessible.path == self.reference[1] \
            else None


class Bus:
    """The accessibility bus, for questions of which many can be asked at once."""

    def __init__(self):
        address, = Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
            "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None,
            Gio.DBusCallFlags.NONE, -1).unpack()
        self._bus = Gio.DBusConnection.new_for_address_sync(
            address, Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT
            | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION, None, None)

    def _ask(self, nodes, *questions):
        """The answers about each node, each None if it is gone."""
        answers = [[None] * len(questions) for _ in nodes]
        n_open = len(nodes) * len(questions)

        def take(bus, result, place):
            nonlocal n_open
            n_open -= 1
            try:
                answers[place[0]][place[1]] = bus.call_finish(result).unpack()[0]
            except GLib.Error:
                pass

        for row, node in enumerate(nodes):
            for column, (interface, method, parameters) in enumerate(questions):
                self._bus.call(*node.reference, interface, method, parameters, None,
                               Gio.DBusCallFlags.NONE, -1, None, take, (row, column))
        while n_open > 0:
            GLib.MainContext.default().iteration(True)
        return answers

    @staticmethod
    def _get_top(accessible):
        return Node((accessible.app.bus_name, accessible.path))

    def read(self, accessible):
        """An object and all below it that is shown; what has just gone is left out."""
        top = self._get_top(accessible)
        level = [top]
        while level:
            answers = self._ask(level, GET_STATE, GET_ROLE, GET_NAME, GET_CHILDREN)
            for node, (states, role, name, references) in zip(level, answers):
                node.states = states or node.states
                node.role = Atspi.Role.INVALID if role is None else role
                node.name = name or ""
                if node is top or node.is_shown():
                    node.adopt(references or ())
            level = [child for node in level for child in node.children]
        for node in list(top.descendants()):
            node.children = [child for child in node.children if child.is_shown()]
        return top

    def read_names(self, accessible):
        """What the children of an object are called."""
        top = self._get_top(accessible)
        (references,), = self._ask([top], GET_CHILDREN)
        top.adopt(references or ())
        return [name for name, in self._ask(top.children, GET_NAME)]
