#!/usr/bin/python3
# SPDX-FileCopyrightText: The Rio Kadalis developers
# SPDX-License-Identifier: GPL-3.0-or-later
"""What is said of the moves of a match, held to the answers for each position."""

import json

import tool

DIRECTIONS = {"counter-clockwise": "ccw", "clockwise": "cw"}
MEMBERS = ["round", "ply", "player", "move", "best", "result", "played", "lost"]

# A short one, and one with a round that ended by repetition.
MATCHES = ["round-conceded.rkmatch", "five-clockwise-loser-begins.rkmatch"]

HEAD = {
    "format": "rio-kadalis-match", "version": 1, "id": "5f8f1ef2-9b6d-4d2e-8c1e-0b2f8c3d4e5f",
    "created": "2026-11-29T18:30:00Z", "modified": "2026-11-29T18:30:00Z",
    "players": {"south": {"name": "Asha\nA", "type": "human"}, "north": {"type": "computer"}},
}


def make(moves, holes=6, position=None, reserve=0):
    """A match file of one round that goes on."""
    first = "north" if moves and moves[0].islower() else "south"
    match = dict(HEAD)
    match["rules"] = {"name": "rio-kadalis", "holes": holes, "direction": "counter-clockwise",
                      "first": first, "next-first": "alternate"}
    if position:
        match["start"] = {"position": position, "reserve": {"south": reserve, "north": 0}}
    match["rounds"] = [{"first": first, "open": {"south": holes, "north": holes},
                        "reserve": {"south": reserve, "north": 0}, "moves": list(moves)}]
    return json.dumps(match).encode()


def mover_stones(result, player):
    """The worst of a result for the player to move, which stands first."""
    return int(result.split("..")[0].split(":")[player == "north"])


def repeated(round_, ply):
    """The result of a round that this move ended by repetition, which no position tells."""
    result = round_.get("result")
    if ply == len(round_["moves"]) and result and result["reason"] == "repetition":
        return f"{result['won']['south']}:{result['won']['north']}"
    return None


class Review(tool.TestCase):
    def review(self, *arguments, stdin=b""):
        result = tool.run("review", *arguments, stdin=stdin)
        self.assertEqual((result.status, result.messages), (0, ""))
        return result

    def test_known(self):
        result = self.review("-", stdin=make("F"))
        self.assertEqual(result.output, (
            '{"round":1,"ply":1,"player":"south","move":"F","best":["A","B","C","D","E"],'
            '"result":"20:28","played":"16:32","lost":4}\n'
            '{"player":"south","moves":1,"judged":1,"best":0,"lost":4}\n'
            '{"player":"north","moves":0,"judged":0,"best":0,"lost":0}\n'))

    def test_best(self):
        [move, south, _] = self.review("-", stdin=make("C")).lines
        self.assertEqual((move["played"], move["lost"]), ("20:28", 0))
        self.assertEqual((south["best"], south["lost"]), (1, 0))

    def test_never_ends(self):
        position = "0,0,0,0,1/0,2,0,1,1 s 0-0"
        [move, *_] = self.review("-", stdin=make("E", 5, position, 35)).lines
        self.assertEqual((move["result"], move["played"], move["lost"]),
                         ("0:5..5:0", "0:5..5:0", 0))

    def test_at_least(self):
        """Four stones were sure; afterwards three are the most: one is lost, or more."""
        file = make("D", 5, "0,0,1,3,1/0,1,0,1,0 s 0-0", 33)
        [move, south, _] = self.review("-", stdin=file).lines
        self.assertEqual((move["best"], move["result"], move["played"], move["lost"]),
                         (["C", "E"], "4:3", "0:7..3:4", 1))
        self.assertEqual(south, {"player": "south", "moves": 1, "judged": 1, "best": 0, "lost": 1})
        text = self.review("--text", "-", stdin=file).output.splitlines()
        self.assertEqual(text[1].split(),
                         ["1", "1", "South", "D", "0:7..3:4", "≥1", "C", "E", "4:3"])
        self.assertEqual(text[-2].split(), ["South", "Asha", "A", "1", "1", "0", "≥1"])

    def test_untold(self):
        """Six stones were sure, and may be got still, or none: that proves nothing."""
        file = make("D", 5, "1,0,2,2,0/0,0,1,0,0 s 0-0", 34)
        [move, south, _] = self.review("-", stdin=file).lines
        self.assertEqual((move["best"], move["result"], move["played"], move["lost"]),
                         (["A", "C"], "6:0", "0:6..6:0", None))
        self.assertEqual(south, {"player": "south", "moves": 1, "judged": 0, "best": 0, "lost": 0})
        text = self.review("--text", "-", stdin=file).output.splitlines()
        self.assertEqual(text[1].split(),
                         ["1", "1", "South", "D", "0:6..6:0", "?", "A", "C", "6:0"])
        self.assertEqual(text[-2].split(), ["South", "Asha", "A", "1", "0", "0", "?"])

    def test_not_proven(self):
        """C may lead to more than B, though B is sure of more: none is certainly best."""
        file = make("B", 5, "0,1,3,0,0/0,1,0,0,2 s 0-0", 33)
        [move, *_] = self.review("-", stdin=file).lines
        self.assertEqual((move["best"], move["result"], move["played"], move["lost"]),
                         ([], "4:3..7:0", "4:3", None))

    def test_matches(self):
        """Each move as `solve` sees the position before it, and all of them added up."""
        for name in MATCHES:
            path = tool.FIXTURES / "matches" / name
            match = json.loads(path.read_text(encoding="utf-8"))
            lines = self.review(path).lines
            moves = [line for line in lines if "ply" in line]
            played = [line for line in tool.run("replay", path).lines if "position" in line]
            before = {(line["round"], line.get("ply", 0)): line["position"] for line in played}
            solved = tool.run("solve", "--direction", DIRECTIONS[match["rules"]["direction"]],
                              *(before[move["round"], move["ply"] - 1] for move in moves)).lines
            self.assertEqual(len(moves), sum(len(round["moves"]) for round in match["rounds"]))
            for move, answer in zip(moves, solved):
                self.assertEqual(list(move), MEMBERS)
                self.assertEqual(move["best"], answer["best"])
                self.assertEqual(move["result"], answer["result"])
                self.assertEqual(move["played"],
                                 repeated(match["rounds"][move["round"] - 1], move["ply"])
                                 or answer["moves"][move["move"]])
                lost = (mover_stones(move["result"], move["player"])
                        - mover_stones(move["played"], move["player"]))
                self.assertEqual(move["lost"], max(lost, 0))
                if not repeated(match["rounds"][move["round"] - 1], move["ply"]):
                    self.assertEqual(move["lost"] == 0, move["move"] in move["best"])
            for player, line in zip(("south", "north"), lines[-2:]):
                own = [move for move in moves if move["player"] == player]
                self.assertEqual(line, {"player": player, "moves": len(own), "judged": len(own),
                                        "best": sum(not move["lost"] for move in own),
                                        "lost": sum(move["lost"] for move in own)})

    def test_text(self):
        text = self.review("--text", "-", stdin=make("F")).output
        self.assertEqual(text, (
            "Round  Ply  Player  Move  Result  Lost  Best       Result\n"
            "    1    1  South   F      16:32     4  A B C D E   20:28\n"
            "\n"
            "Player  Name      Moves  Judged  Best  Lost\n"
            "South   Asha A        1       1     0     4\n"
            "North   Computer      0       0     0     0\n"))

    def test_no_moves(self):
        self.assertEqual(len(self.review("-", stdin=make("")).lines), 2)
        self.review("--text", "-", stdin=make(""))

    def test_bad_files(self):
        result = tool.run("review", "-", stdin=make("FF"))
        self.assertEqual((result.status, result.output), (1, ""))
        self.assertEqual(result.messages, "-: rounds[0].moves[1]: \"F\" is not legal: North is "
                                          "to move\n")
        result = tool.run("review", tool.FIXTURES / "files" / "knockout.rktournament")
        self.assertEqual((result.status, result.output), (1, ""))
        self.assertIn("expected", result.messages)


if __name__ == "__main__":
    tool.main(verbosity=2)
