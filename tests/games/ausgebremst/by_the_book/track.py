"""The circuit: spaces, steps, the line, the pit, and what is measured on it while it is empty."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

Step = tuple[str, str]
LAPS = 3
FINISH, OUT = "FINISH", "OUT"


@dataclass(frozen=True)
class Space:
    """AUS-T-01."""

    id: str
    lane: int
    sec: str
    flags: frozenset[str]

    @property
    def is_curve(self) -> bool:
        return "curve" in self.flags

    @property
    def is_chicane(self) -> bool:
        return "chicane" in self.flags


@dataclass(frozen=True)
class Pit:
    """AUS-T-06: A, the alley, the pit spaces in it, C, and the crossings with which A opens."""

    entry: str
    alley: frozenset[str]
    stops: frozenset[str]
    exit: str
    windows: frozenset[int]


class Track:
    """AUS-T-01 to T-10."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.spaces = {row["id"]: _space(row) for row in given["spaces"]}
        self.ahead: dict[str, list[str]] = {id: [] for id in self.spaces}
        for start, end in given["edges"]:
            if start not in self.spaces or end not in self.spaces:
                raise ValueError(f"track.edges: {start} -> {end}: no such space")
            self.ahead[start].append(end)
        self.line = {(start, end) for start, end in given["line"]}
        self.rows = [list(row) for row in given.get("grid") or []]
        self._to_end: dict[str, tuple[int, bool]] = {}
        self._to_line: dict[str, int] = {}
        self._remaining: dict[str, int] = {}
        self.pit: Pit | None = None
        self.pit = self._read_pit(given.get("pit"))

    def _read_pit(self, given: Mapping[str, Any] | None) -> Pit | None:
        """AUS-H-16 where the windows are not given: A is in the first half of the lap, or not."""
        if not given:
            return None
        parts = frozenset(given["alley"]), frozenset(given["stops"])
        windows = given.get("windows")
        if not windows:
            self.pit = Pit(given["entry"], *parts, given["exit"], frozenset())
            in_first_half = 2 * self.dist(given["entry"]) > self.lap_length
            windows = [2, 3] if in_first_half else [1, 2]
        return Pit(given["entry"], *parts, given["exit"], frozenset(windows))

    # --- steps ---

    def in_alley(self, space: str) -> bool:
        return self.pit is not None and space in self.pit.alley

    def is_stop(self, space: str) -> bool:
        return self.pit is not None and space in self.pit.stops

    def crosses(self, start: str, end: str) -> bool:
        return (start, end) in self.line

    def enters_alley(self, start: str, end: str) -> bool:
        return self.in_alley(end) and not self.in_alley(start)

    def road_ahead(self, space: str) -> list[str]:
        """Where a car goes that does not turn into the alley."""
        return [end for end in self.ahead[space] if not self.enters_alley(space, end)]

    # --- distances ---

    def dist(self, space: str) -> int:
        """AUS-T-10: fewest steps over the line, by the alley only from inside it."""
        if not self._to_line:
            self._find_distances()
        if space not in self._to_line:
            raise ValueError(f"track: no way from {space} to the line")
        return self._to_line[space]

    def _find_distances(self) -> None:
        """Those with one step, then those that lead to them, and so on."""
        steps, found = 1, {start for start in self.spaces if self._steps_over(start)}
        while found:
            self._to_line |= dict.fromkeys(found, steps)
            left = self.spaces.keys() - self._to_line.keys()
            found = {start for start in left if found & set(self.road_ahead(start))}
            steps += 1

    def _steps_over(self, space: str) -> bool:
        return any(self.crosses(space, end) for end in self.road_ahead(space))

    @property
    def lap_length(self) -> int:
        """AUS-T-10: L, from crossing to crossing."""
        return min(self.dist(end) for _, end in self.line if not self.in_alley(end))

    def remain(self, space: str) -> int:
        """AUS-H-07: the lead measure to the next crossing of the line.

        In a curve (F-16) the spaces in the own lane to its end, then on from the ends of all lanes,
        which are one place; a line in the curve is a lap less. In the alley (F-17) the steps to C,
        then on from C, again a lap less if the line is between. Else (chicanes too) all spaces of
        the column count like its best one.
        """
        if space not in self._remaining:
            self._remaining[space] = self._remain(space)
        return self._remaining[space]

    def _remain(self, space: str) -> int:
        if self.in_alley(space):
            return self._remain_in_alley(space)
        if self.spaces[space].is_curve:
            return self._remain_in_curve(space)
        return min(self.dist(other) for other in self.column(space))

    def _remain_in_alley(self, space: str) -> int:
        assert self.pit is not None
        now, steps = {(space, 0)}, 0
        while self.pit.exit not in {place for place, _ in now}:
            steps += 1
            now = {
                (end, crossed + self.crosses(start, end))
                for start, crossed in now
                for end in self.ahead[start]
            }
            if steps > len(self.spaces):
                raise ValueError(f"track.pit: no way from {space} to {self.pit.exit}")
        crossed = max(crossed for place, crossed in now if place == self.pit.exit)
        return steps + self.remain(self.pit.exit) - crossed * self.lap_length

    def _remain_in_curve(self, space: str) -> int:
        sec, steps, crossed = self.spaces[space].sec, 0, 0
        while on := self._next_in_lane(space):
            crossed += self.crosses(space, on)
            space, steps = on, steps + 1
            if steps > len(self.spaces):
                raise ValueError(f"track: the curve {sec} has no end")
        ends = [id for id in self._section(sec) if not self._next_in_lane(id)]
        return steps + min(map(self.dist, ends)) - crossed * self.lap_length

    def _next_in_lane(self, space: str) -> str | None:
        """The next space of the same curve, in the own lane; in another one where that ends."""
        here = self.spaces[space]
        inside = [end for end in self.road_ahead(space) if self.spaces[end].sec == here.sec]
        return min(inside, key=lambda end: abs(self.spaces[end].lane - here.lane), default=None)

    def _section(self, sec: str) -> list[str]:
        return [id for id, space in self.spaces.items() if space.sec == sec]

    def column(self, space: str) -> list[str]:
        """Spaces of a straight that have equally far to its end (or to the line across it)."""
        key = self._place_in_straight(space)
        return [
            other
            for other in self._section(self.spaces[space].sec)
            if not self.spaces[other].is_curve and self._place_in_straight(other) == key
        ]

    def _place_in_straight(self, space: str) -> tuple[int, bool]:
        """Steps to the end of the section, and whether the line is what ends it."""
        if space not in self._to_end:
            self._to_end[space] = self._find_place_in_straight(space)
        return self._to_end[space]

    def _find_place_in_straight(self, space: str) -> tuple[int, bool]:
        if self._steps_over(space):
            return 0, True
        sec = self.spaces[space].sec
        inside = [end for end in self.road_ahead(space) if self.spaces[end].sec == sec]
        if not inside:
            return 0, False
        steps, by_line = max(self._place_in_straight(end) for end in inside)
        return steps + 1, by_line

    # --- ways round ---

    def is_closed_by(self, taken: Iterable[str]) -> bool:
        """AUS-H-09: no way over the track is left, the alley not counted, with these spaces away.

        What is not behind or ahead of the column does not matter as long as a lap can be driven, so
        a way from line to line is looked for.
        """
        shut = set(taken)
        now = {end for _, end in self.line if not self.in_alley(end)} - shut
        seen = set(now)
        while now:
            steps = [(start, end) for start in now for end in self.road_ahead(start)]
            if any(self.crosses(*step) for step in steps):
                return False
            now = {end for _, end in steps} - shut - seen
            seen |= now
        return True

    def chicanes(self) -> list[str]:
        """AUS-V-11: the spaces without which no lap can be driven."""
        return [id for id in self.spaces if not self.in_alley(id) and self.is_closed_by([id])]

    def race_distance(self, start: str, with_stop: bool) -> int | None:
        """AUS-V-03: D0, or D1 with one passage of the alley over a pit space."""
        now, seen, steps = {(start, 0, False)}, set[tuple[str, int, bool]](), 0
        while now:
            steps += 1
            seen |= now
            further = {state for place in now for state in self._further(*place, with_stop)}
            if any(to == FINISH and stopped >= with_stop for to, _, stopped in further):
                return steps
            now = {state for state in further if state[0] != FINISH} - seen
        return None

    def _further(
        self, space: str, crossings: int, stopped: bool, with_stop: bool
    ) -> Iterator[tuple[str, int, bool]]:
        for end in self.ahead[space]:
            if self.enters_alley(space, end) and (
                stopped or not with_stop or not self.is_open(crossings)
            ):
                continue
            now = crossings + self.crosses(space, end)
            yield (FINISH if now > LAPS else end), now, stopped or self.is_stop(end)

    def is_open(self, crossings: int) -> bool:
        """AUS-H-16: the step from A into the alley exists."""
        return self.pit is not None and crossings in self.pit.windows

    def can_still_stop(self, space: str, crossings: int) -> bool:
        """AUS-H-19: is there a way from here to a pit space, as if the track were empty?"""
        now, seen = {(space, crossings)}, set[tuple[str, int]]()
        while now:
            seen |= now
            found = {
                (end, crossed + self.crosses(start, end))
                for start, crossed in now
                for end in self.ahead[start]
                if not self.enters_alley(start, end) or self.is_open(crossed)
            }
            found = {(end, crossed) for end, crossed in found if crossed <= LAPS}
            if any(self.is_stop(end) for end, _ in found):
                return True
            now = found - seen
        return False


def _space(row: Mapping[str, Any]) -> Space:
    return Space(row["id"], row.get("lane", 0), str(row["sec"]), frozenset(row.get("flags") or ()))
