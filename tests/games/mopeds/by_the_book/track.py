"""Moves and race order: MOP-11 to MOP-18, MOP-33, with the house rulings."""

from collections.abc import Mapping
from typing import Any

Path = list[str]
ENDLESS = 100
"""Bonus moves after which a moped stops that others have led into a circle."""


class Track:
    """An explicit track, as cases have it."""

    def __init__(self, track: Mapping[str, Any]) -> None:
        self.space = {row["id"]: row for row in track["spaces"]}
        self.line = {tuple(edge) for edge in track["line"]}
        self.following: dict[str, list[str]] = {id: [] for id in self.space}
        for a, b in track["edges"]:
            self.following[a].append(b)
        for ahead in self.following.values():
            ahead.sort(key=lambda b: self.space[b]["rank"])
        self.start: list[str] = list(track["start"])

    def leaves(self, first: str, steps: int) -> bool:
        """Does the inner walk of so many further steps leave the section of its first space?"""
        at = first
        for _ in range(steps):
            at = self.following[at][0]
            if self.space[at]["sec"] != self.space[first]["sec"]:
                return True
        return False

    def is_entry(self, a: str, b: str) -> bool:
        """Is b the first space of a turn section, and a outside it?"""
        return bool(self.space[b].get("turn")) and self.space[a]["sec"] != self.space[b]["sec"]

    def steps_to_line(self, start: str) -> int:
        """The fewest steps over the line."""
        reached, steps = {start}, 0
        while True:
            steps += 1
            beyond = set()
            for a in reached:
                for b in self.following[a]:
                    if (a, b) in self.line:
                        return steps
                    beyond.add(b)
            reached = beyond

    def steps_out(self, start: str) -> int:
        """The fewest steps that leave the section or cross the line: one column has one number."""
        reached, steps = {start}, 0
        while True:
            steps += 1
            beyond = set()
            for a in reached:
                for b in self.following[a]:
                    if (a, b) in self.line or self.space[b]["sec"] != self.space[start]["sec"]:
                        return steps
                    beyond.add(b)
            reached = beyond

    def column(self, id: str) -> list[str]:
        """The spaces abreast on a straight."""
        section, out = self.space[id]["sec"], self.steps_out(id)
        return [
            other
            for other, row in self.space.items()
            if row["sec"] == section and self.steps_out(other) == out
        ]

    def remaining(self, id: str) -> int:
        """MOP-H-07: spaces to the line."""
        if not self.space[id].get("turn"):
            return min(map(self.steps_to_line, self.column(id)))
        steps, at = 0, id
        while True:
            if any((at, b) in self.line for b in self.following[at]):
                return steps + 1
            rank, section = self.space[at]["rank"], self.space[at]["sec"]
            inside = [b for b in self.following[at] if self.space[b]["sec"] == section]
            if not inside:
                break
            at = next((b for b in inside if self.space[b]["rank"] == rank), inside[0])
            steps += 1
        beyond = [
            self.steps_to_line(b) if self.space[b].get("turn") else self.remaining(b)
            for b in self.following[at]
        ]
        return steps + 1 + min(beyond)

    def sections_to_come(self, id: str) -> int:
        """How many sections the inner lane enters before the line: fewer = a later section."""
        entered, at = 0, id
        while True:
            to = self.following[at][0]
            if (at, to) in self.line:
                return entered
            entered += self.space[to]["sec"] != self.space[at]["sec"]
            at = to


class Mopeds:
    """Where the mopeds are."""

    def __init__(self, track: Track, at: Mapping[str, str], rules: Mapping[str, str]) -> None:
        self.track, self.rules = track, rules
        self.at = dict(at)
        self.crossed = dict.fromkeys(at, 0)
        self.home: list[str] = []
        self.laps = 3

    def free(self, moped: str, id: str) -> bool:
        return all(place != id for other, place in self.at.items() if other != moped)

    def exact(self, moped: str, a: str, steps: int) -> Path | None:
        """MOP-18."""
        if steps == 0:
            return [] if self.free(moped, a) else None
        track, stepwise = self.track, self.rules.get("turn_entry") == "first-space"
        for number, b in enumerate(track.following[a]):
            enters = number == 0 and track.is_entry(a, b)
            if enters and stepwise and not self.free(moped, b):
                continue
            rest = self.exact(moped, b, steps - 1)
            if rest is not None:
                return [b, *rest]
            if enters and (stepwise or track.leaves(b, steps - 1)):
                return None
        return None

    def move_once(self, moped: str, speed: int) -> Path:
        for steps in range(speed, 0, -1):
            path = self.exact(moped, self.at[moped], steps)
            if path is not None:
                return path
        return []

    def take(self, moped: str, path: Path) -> None:
        for b in path:
            self.crossed[moped] += (self.at[moped], b) in self.track.line
            self.at[moped] = b

    def play(self, moped: str, value: int) -> None:
        """MOP-11, MOP-16, MOP-30, MOP-H-04, H-05, H-08."""
        if moped in self.home and self.rules.get("finished_mopeds") != "drive-on":
            return
        path = self.move_once(moped, value)
        self.take(moped, path)
        goes_on, used = bool(path) or self.rules.get("blocked_on_bonus") == "once", 0
        most = 1 if self.rules.get("bonus_chain") == "one" else ENDLESS
        while goes_on and self.track.space[self.at[moped]].get("bonus2") and used < most:
            path = self.move_once(moped, 2)
            self.take(moped, path)
            goes_on = bool(path)
            used += 1
        if self.crossed[moped] > self.laps and moped not in self.home:
            self.home.append(moped)

    def order(self) -> list[str]:
        """MOP-33, MOP-H-07."""
        shortest = self.rules.get("farther_along") == "shortest-way"
        measure = self.track.steps_to_line if shortest else self.track.remaining
        racing = [moped for moped in self.at if moped not in self.home]

        def rank(moped: str) -> tuple[int, int, int, int]:
            id = self.at[moped]
            lane, section = self.track.space[id]["rank"], self.track.sections_to_come(id)
            return -self.crossed[moped], measure(id), lane, section

        return [*self.home, *sorted(racing, key=rank)]
