"""The track of a case as a dice line."""

from collections.abc import Iterator, Mapping
from typing import Any

from trackwright.games.dice_derby.line import DiceLine, PitRow, Space
from trackwright.model.text.messages import Message
from trackwright.simulator.race.cases.case_input import (
    CannotAnswer,
    Case,
    a_case,
    a_list,
    an_object,
    found,
    named,
    names,
    objects,
)

MAIN, PIT, OUT, BACK = "main", "pit", "ramp_out", "ramp_back"
MOST = 2000


def line_of_case(track: Any, laps: int = 1) -> DiceLine:
    """DIC section 1: the spaces in `main`, with their `colours` and `symbols`, and the ways beside
    them; `edges` say what leads where, if they are given."""
    given = a_case(track, "track")
    main = [named(one, "track.main") for one in a_list(given.get("main"), "track.main", MOST)]
    reader = _Reader(given, main, laps)
    return reader.line()


class _Reader:
    def __init__(self, track: Case, main: list[str], laps: int) -> None:
        self.track = track
        self.laps = laps
        self.main = main
        self.number = {name: i for i, name in enumerate(main, 1)}
        self.colours = an_object(track, "colours", "track.colours")
        self.symbols = an_object(track, "symbols", "track.symbols")
        self.start = named(track.get("start") or "START", "track.start")
        self.finish = named(track.get("finish") or "FINISH", "track.finish")
        self.edges = None if track.get("edges") is None else list(_edges(track["edges"]))

    def line(self) -> DiceLine:
        ramp = an_object(self.track, "ramp", "track.ramp")
        mouth = ramp.get("mouth")
        return DiceLine(
            main=tuple(map(self.space, self.main)),
            pits=tuple(map(self.row, objects(self.track.get("pit_rows") or [], "track.pit_rows"))),
            ramp=tuple(map(self.space, self.ramp_spaces(names(ramp, "spaces", "track.ramp")))),
            mouth=0 if mouth is None else self.number.get(named(mouth, "track.ramp.mouth"), 0),
            closed=self.is_closed(),
            start=self.start,
            finish=self.finish,
            red_line=self.red_line(),
            breaks=tuple(self.breaks()),
        )

    def space(self, name: str) -> Space:
        colours = tuple(str(one).lower() for one in _several(self.colours.get(name)))
        symbol = self.symbols.get(name)
        return Space(name, colours, "" if symbol is None else str(symbol).lower())

    def row(self, row: Case) -> PitRow:
        spaces = names(row, "spaces", "track.pit_rows")
        entry, exit = str(row.get("entry")), str(row.get("exit"))
        ways = [*zip((entry, *spaces), (*spaces, exit), strict=True)]
        return PitRow(
            self.number.get(entry, 0),
            tuple(map(self.space, spaces)),
            self.number.get(exit, 0),
            connected=all(self.leads(a, b, PIT) for a, b in ways),
        )

    def ramp_spaces(self, spaces: list[str]) -> list[str]:
        """None if the ramp is not attached."""
        mouth = str(an_object(self.track, "ramp").get("mouth"))
        ways = [*zip((mouth, *spaces), spaces, strict=False)]
        there = all(self.leads(a, b, OUT) and self.leads(b, a, BACK) for a, b in ways)
        return spaces if there else []

    def leads(self, a: str, b: str, kind: str) -> bool:
        return self.edges is None or (a, b, kind) in self.edges

    def is_closed(self) -> bool:
        """H-24: a line raced for laps, or one that leads back to its beginning and nowhere else."""
        return self.has_laps() or self.is_ring()

    def has_laps(self) -> bool:
        return bool(self.track.get("closed", self.laps > 1))

    def is_ring(self) -> bool:
        if self.edges is None or not self.main:
            return False
        last, first = self.main[-1], self.main[0]
        return (last, first, MAIN) in self.edges and (last, self.finish, MAIN) not in self.edges

    def red_line(self) -> int | None:
        """The edge after which it lies."""
        given = self.track.get("red_line")
        if given is None or given == []:
            return None
        ends = [named(one, "track.red_line") for one in a_list(given, "track.red_line")]
        if len(ends) != 2:
            raise CannotAnswer(f"track.red_line: expected two spaces, {found(given)}")
        before, after = (self.number.get(end, 0) for end in ends)
        return after if after and after == before + 1 else len(self.main) + 1

    def breaks(self) -> Iterator[Message]:
        """DIC-V-01: a single way from START to FINISH."""
        if not self.main:
            yield Message("no main spaces")
            return
        if len(self.number) != len(self.main):
            yield Message("the main line comes to a space twice")
        for end in ("start", "finish"):
            if not self.has_laps() and not self.track.get(end, end):
                yield Message("the line has no {end}", end=end.upper())
        if self.edges is None:
            return
        due = set(zip(self.main, self.main[1:], strict=False))
        ends = {(self.start, self.main[0]), (self.main[-1], self.finish)}
        if self.is_ring() and not self.has_laps():
            yield Message("the main line never ends: no finish, and no laps")
        ring = {(self.main[-1], self.main[0])} if self.is_closed() else set()
        laid = {(a, b) for a, b, kind in self.edges if kind == MAIN}
        either = ring if self.is_ring() else ends
        for a, b in sorted((due | either) - laid):
            yield Message("no step from {a} to {b}", a=a, b=b)
        for a, b in sorted(laid - due - ends - ring):
            yield Message("the main line branches: a step from {a} to {b}", a=a, b=b)


def _several(value: Any) -> list[Any]:
    """A list; a single word stands for a list of it."""
    if value is None:
        return []
    return value if isinstance(value, list) else [value]


def _edges(edges: Any) -> Iterator[tuple[str, str, str]]:
    """Lists of from, to and kind, or objects with these."""
    for i, edge in enumerate(a_list(edges, "track.edges")):
        where = f"track.edges[{i}]"
        if isinstance(edge, Mapping):
            edge = [edge.get("from"), edge.get("to"), edge.get("kind", MAIN)]
        parts = [named(part, where) for part in a_list(edge, where)]
        if len(parts) not in (2, 3):
            raise CannotAnswer(f"{where}: expected from, to and kind, {found(edge)}")
        yield parts[0], parts[1], parts[2] if len(parts) == 3 else MAIN
