# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""A match as the window shows it, and as the command-line tool says it should be."""

import functools
import json
import random
import re
import subprocess

from program import TOOL, Atspi, Program

PLACE = re.compile(r"Move \d+ of \d+")
START = "4,4,4,4,4,4/4,4,4,4,4,4 s 0-0"


def run_tool(*arguments):
    """What the command-line tool prints; it must succeed."""
    process = subprocess.run([TOOL, *map(str, arguments)], capture_output=True, check=False,
                             encoding="utf-8")
    if process.returncode != 0:
        raise AssertionError(f"{arguments}: {process.stdout}{process.stderr}")
    return process.stdout


@functools.cache
def legal_moves(position):
    return json.loads(run_tool("moves", position))["legal"]


@functools.cache
def play_move(position, letter):
    """The move as the tool tells it."""
    return json.loads(run_tool("play", "--from", position, letter))


def replay(path):
    """All that the tool prints about a match, each line an object; checks the file first."""
    if ": ok " not in run_tool("check", path):
        raise AssertionError(f"{path} fails its check")
    return [json.loads(line) for line in run_tool("replay", path).splitlines()]


def last_position(path):
    """The last position in the file of a match."""
    return [line["position"] for line in replay(path) if "position" in line][-1]


def count_moves(path):
    return sum("ply" in line for line in replay(path))


def stones(count):
    return f"{count} stone" if count == 1 else f"{count} stones"


def hole_names(position, playing=True):
    """What the holes are called, South's first; playing: somebody can choose one."""
    rows, turn, _ = position.split()
    names = []
    for side, row in enumerate(rows.split("/")):
        own = playing and "sn"[side] == turn
        owner = "Your" if own else ("South’s", "North’s")[side]
        for index, count in enumerate(row.split(",")):
            content = {"-": "closed with sand", "0": "empty"}.get(count) or stones(int(count))
            names.append(f"{owner} hole {chr(ord('Aa'[side]) + index)}, {content}")
    return names


def move_text(line, players):
    """What is said about a move; players are the names of South and North."""
    sides = ["south", "north"]
    if line["player"] == "north":
        sides.reverse()
    names = dict(zip(("south", "north"), players))
    laps = f" in {line['laps']} laps" if line["laps"] > 1 else ""
    text = [f"{names[sides[0]]} played {line['move']}{laps}."]
    text += [f"{names[side]} gets {stones(line['captured'][side])}."
             for side in sides if line["captured"][side] > 0]
    if line["binikh"]:
        text.append("Binikh.")
    return " ".join(text)


def played_text(line, players):
    """What is said about a move that is taken back or played again."""
    return f"{players[line['player'] == 'north']} played {line['move']}."


def end_text(line, players):
    """What is said about the end of a round by the move that left no other."""
    won = line["over"]["won"]
    loser = players["sn".index(line["position"].split()[1])]
    winner = players[won["north"] > won["south"]]
    return (f"{loser} has no legal move. {winner} won round {line.get('round', 1)}, "
            f"{max(won.values())} to {min(won.values())}.")


def closed_holes(line):
    """The letters of the holes that are closed at the start of a round, for each side."""
    rows = line["position"].split()[0].split("/")
    return [{chr(ord("Aa"[side]) + index) for index, count in enumerate(row.split(","))
             if count == "-"} for side, row in enumerate(rows)]


def setup_text(before, line, players):
    """What is said about the next round when one is over: the lines of the starts of both. With
    the space before it."""
    text = [""]
    for name, count, old, new in zip(players, line["reserve"].values(), closed_holes(before),
                                     closed_holes(line)):
        for holes, closes in ((new - old, True), (old - new, False)):
            if holes:
                number = f"{len(holes)} hole" + ("s" if len(holes) > 1 else "")
                text.append(f"{name} {'closes' if closes else 'reopens'} {number}"
                            f"{' with sand' if closes else ''}: {', '.join(sorted(holes))}.")
        if count > 0:
            text.append(f"{name} keeps {stones(count)} in reserve.")
    return " ".join(text)


def second_start(won):
    """The line of the start of the second round, from what each has won in the first."""
    full = {side: min(count // 4, 6) for side, count in won.items()}
    return {"reserve": {side: count - 4 * full[side] for side, count in won.items()},
            "position": "/".join(",".join(["-"] * (6 - count) + ["4"] * count)
                                 for count in full.values())}


def begin_text(line, players):
    """What is said about the start of a round."""
    return f"Round {line['round']}: {players[line['first'] == 'north']} begins."


def write_match(path, moves):
    """A match by the usual rules, of which these moves were played."""
    path.parent.mkdir(parents=True, exist_ok=True)
    equal = {"south": 6, "north": 6}
    path.write_text(json.dumps({
        "format": "rio-kadalis-match", "version": 1,
        "id": "5f0c4bb0-3d0a-4b8e-9d55-0c1c5f1f9a10",
        "created": "2026-01-01T12:00:00Z", "modified": "2026-01-01T12:30:00Z",
        "players": {"south": {"name": "Amina", "type": "human"},
                    "north": {"name": "Bashir", "type": "human"}},
        "rules": {"name": "rio-kadalis", "holes": 6, "direction": "counter-clockwise",
                  "first": "south", "next-first": "alternate"},
        "rounds": [{"first": "south", "open": equal, "reserve": {"south": 0, "north": 0},
                    "moves": moves}]}), encoding="utf-8")


def read_rounds(path):
    """Of a whole match: the start of each round, then its moves, as the tool tells them."""
    rounds = []
    for line in replay(path):
        if "first" in line:
            rounds.append([line])
        elif "ply" in line:
            rounds[-1].append(line)
    return rounds


def write_part(path, whole, players, round_number, n_moves):
    """A match as it was after so many moves of a round, from a file where it is over."""
    match = json.loads(whole.read_text(encoding="utf-8"))
    for side, name in zip(("south", "north"), players):
        match["players"][side]["name"] = name
    del match["result"]
    del match["rounds"][round_number:]
    match["rounds"][-1].pop("result", None)
    del match["rounds"][-1]["moves"][n_moves:]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(match), encoding="utf-8")


class RandomRound:
    """A round of legal moves, each the tool's object, the same for each seed."""

    def __init__(self, seed, position=START):
        self._random = random.Random(seed)
        self.position = position
        self.moves = []

    def is_over(self):
        return bool(self.moves) and self.moves[-1]["over"] is not None

    def play(self):
        """Chooses a move and plays it."""
        letter = self._random.choice(legal_moves(self.position))
        self.moves.append(play_move(self.position, letter))
        self.position = self.moves[-1]["position"]
        return self.moves[-1]

    def letters(self):
        return [move["move"] for move in self.moves]


class Table(Program):
    """The program with a match in its window."""

    def start_match(self, south="", north=""):
        """Starts a match by the dialog."""
        self.press_button("New Match…")
        for title, name in (("South, the Lower Row", south), ("North, the Upper Row", north)):
            entry = self.find(Atspi.Role.TEXT, title)
            entry.get_editable_text_iface().set_text_contents(name)
        self.press_button("Start")
        self.wait_for_position(START)

    def board(self):
        return self.find_again(Atspi.Role.GROUPING, "Board")

    def names(self, board=None):
        """What the holes are called, South's first; on another board than the first if wanted."""
        return self.read_names(board or self.board())

    def wait_for_position(self, position, playing=True):
        expected = hole_names(position, playing)
        self.wait_for(lambda: self.names() == expected,
                      lambda: f"{expected}, but there is {self.names()}")

    def holes(self):
        """The buttons of the holes, South's first."""
        board = self.board()
        return [board.get_child_at_index(index) for index in range(board.get_child_count())]

    def press_hole(self, letter):
        index = next(index for index, name in enumerate(self.names())
                     if f" hole {letter}, " in name)
        self.press(self.board().get_child_at_index(index))

    def wait_for_announcements(self, count):
        self.wait_for(lambda: len(self.announcements) >= count,
                      lambda: f"announcement {count} after {self.announcements}")

    def hear(self, *keys):
        """Presses keys that make one thing be said, once, and returns it."""
        count = len(self.announcements)
        self.press_keys(*keys)
        self.wait_for_announcements(count + 1)
        self.synchronise()
        text, = self.announcements[count:]
        return text

    def place(self):
        """The place in a round that is shown: after how many moves of all."""
        label = self.find_again(Atspi.Role.LABEL, PLACE.fullmatch)
        return tuple(map(int, re.findall(r"\d+", label.get_name())))

    def wait_for_place(self, *place):
        self.wait_for(lambda: self.place() == place, f"{place}")

    def start_file(self, path, n_moves):
        """Starts with a match that is being played, so many moves into a round."""
        self.start(path)
        self.wait_for_place(n_moves, n_moves)
        self.check_focus()
