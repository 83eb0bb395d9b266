"""The dice line of a circuit: one lane of it, with its colours, symbols, pit rows and ramp.

A course from a start piece to a finish piece is raced as it is laid. On a closed circuit START and
FINISH are at the line, or START is on the space that a marker names, and the line is raced once; on
several lanes one is raced, the one of `route` markers if there are any, and all steps out of it are
ignored. Colours and symbols that no marker gives are counted and set by themselves; so is the ramp,
off the table.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any, TypeAlias

from trackwright.games.dice_derby.colours import COLOURS, PERIOD, RAMP, RED_LINE, colour_at
from trackwright.games.dice_derby.line import DiceLine, PitRow, Space
from trackwright.model.circuit import Circuit
from trackwright.model.lanes.graph import PieceStretch, space_attributes, step_attributes
from trackwright.model.layout.track import Marker
from trackwright.model.text.messages import Message

Names: TypeAlias = tuple[str, ...]
USUAL_SYMBOLS = (
    ("turbo", "green", 1),
    ("pit_stop", "yellow", 2),
    ("rpm", "green", 4),
    ("spin_out", "purple", 4),
    ("lead_foot", "green", 6),
    ("pit_stop", "yellow", 6),
    ("spin_out", "gold", 7),
)
"""Symbol, its colour, and after how many ninths of the line: as on the reference track."""
ROWS = 9
SHORTEST_WITH_SYMBOLS = 6 * PERIOD


def line_of(circuit: Circuit) -> DiceLine:
    """The line that is raced; `breaks` of an empty one say why there is none."""
    reader = _Reader(circuit)
    lines = reader.lines()
    if not lines:
        return DiceLine((), breaks=(reader.why_no_line(),))
    return reader.dressed(max(lines, key=reader.rank))


def lanes_of(circuit: Circuit) -> dict[int, int]:
    """The lanes that a single file could race in, whichever is marked, and how many spaces each
    has."""
    reader = _Reader(circuit, follows_routes=False)
    return {
        int(reader.spaces[line[0]]["lane"]): len(reader.dressed(line)) for line in reader.lines()
    }


class _Reader:
    def __init__(self, circuit: Circuit, follows_routes: bool = True) -> None:
        self.circuit = circuit
        self.follows_routes = follows_routes
        self.spaces = space_attributes(circuit.graph)
        self.steps = step_attributes(circuit.graph)
        self.origins = self._having("origin")
        self.finishes = set(self._having("finish"))
        self.is_open = bool(self.origins)

    def _having(self, attribute: str) -> Names:
        found = [name for name, space in self.spaces.items() if attribute in space]
        return tuple(sorted(found, key=lambda name: int(self.spaces[name]["lane"])))

    # --- which spaces ---------------------------------------------------------------------------

    def lines(self) -> list[Names]:
        """For every lane its spaces from START to FINISH, both included on an open course."""
        return [line for line in map(self.way_from, self.heads()) if line]

    def heads(self) -> Names:
        """Where lanes begin: on the start piece, or behind the line."""
        if self.is_open:
            return self.origins
        line = {b for _, b in self.circuit.measures.line}
        heads = [b for b in line if self.spaces[b].get("pit", "entry") == "entry"]
        return tuple(sorted(heads, key=lambda name: int(self.spaces[name]["lane"])))

    @cached_property
    def routes(self) -> dict[str, int]:
        """Piece -> the lane that is marked on it."""
        if not self.follows_routes:
            return {}
        return {str(s["piece"]): int(s["lane"]) for s in self.spaces.values() if s.get("route")}

    def way_from(self, head: str) -> Names:
        """The way from here to the finish, or round; empty if there is none. It keeps to its lane,
        also behind a narrow place, or goes to the one that is marked, as soon as a step leads
        there."""
        line, seen, lane = [head], {head}, self.spaces[head]["lane"]
        while True:
            lane = self.routes.get(self.spaces[line[-1]]["piece"], lane)
            ways = [
                (
                    self.spaces[to]["lane"] != self.routes.get(self.spaces[to]["piece"], lane),
                    step["kind"] != "forward",
                    to,
                )
                for to, step in self.steps[line[-1]].items()
                if step["kind"] != "pit" and not {"obstacle", "escape"} & self.spaces[to].keys()
            ]
            to = min(ways)[2] if ways else ""
            if to == head and not self.is_open:
                return tuple(line)
            if not to or to in seen:
                return ()
            line.append(to)
            seen.add(to)
            if to in self.finishes:
                return tuple(line)

    def rank(self, line: Names) -> tuple[int, int, bool]:
        """The lane of the markers; that with most colours or symbols; else the first that has a
        multiple of eight."""
        marked = sum(bool({"colour", "symbol"} & self.spaces[name].keys()) for name in line)
        on_route = sum("route" in self.spaces[name] for name in line)
        return on_route, marked, len(line) % PERIOD == 0

    def off_route(self, line: Names) -> Iterator[Message]:
        """DIC-V-01: pieces whose marked lane the line does not reach."""
        spaces = set(line)
        missed = {
            str(space["piece"]): int(space["lane"])
            for name, space in self.spaces.items()
            if space.get("route") and name not in spaces
        }
        for piece, lane in missed.items():
            yield Message(
                "no forward step leads to lane {lane} that is marked on piece {piece}",
                lane=self.circuit.kit.lanes[lane],
                piece=piece,
            )

    def why_no_line(self) -> Message:
        if self.is_open and not self.finishes:
            return Message("there is no finish piece")
        if self.is_open:
            return Message("no way leads from the start piece to the finish piece")
        if self.circuit.measures.lap_length is None:
            return Message("no lap can be driven, and there is no start piece of an open course")
        return Message("no lane goes all the way round")

    # --- what is on them ------------------------------------------------------------------------

    def dressed(self, way: Names) -> DiceLine:
        """With colours, symbols, rows and the ramp."""
        way, is_lap = self.from_start(way)
        names = way if is_lap else way[1:-1]
        if not names:
            return DiceLine((), breaks=(Message("no spaces between start and finish"),))
        number = {name: i for i, name in enumerate(names, 1)}
        pits = tuple(row for name in names if (row := self.row(name, number)) is not None)
        main = self.with_symbols(self.coloured(names), pits)
        line = DiceLine(
            main,
            pits,
            self.ramp(names[-1]),
            len(main),
            closed=is_lap,
            start=names[-1] if is_lap else way[0],
            finish=names[0] if is_lap else way[-1],
            breaks=tuple(self.off_route(way)),
        )
        return replace(line, red_line=self.red_line(number, line.usual_red_line))

    def from_start(self, way: Names) -> tuple[Names, bool]:
        """The way from the marked START on, to the first space after the line; and is it a lap?"""
        at = next((i for i, name in enumerate(way) if "start_space" in self.spaces[name]), None)
        if at is None or self.is_open:
            return way, not self.is_open
        return (*way[at:], way[0]), False

    def red_line(self, number: Mapping[str, int], due: int | None) -> int | None:
        """DIC-26: the index of the first space past the red stripe, if one is drawn on the line; of
        several that of the first wrong one."""
        found = {
            number[name]
            for chain in self.circuit.stretches
            for stretch in chain
            for marker in stretch.markers
            if (marker.stripe or "").lower() == RED_LINE
            for name in self._names_at(stretch, marker)
            if name in number
        }
        return min(found - {due}, default=due if found else None)

    def _names_at(self, stretch: PieceStretch, marker: Marker) -> Iterator[str]:
        """The spaces at the marker's position."""
        for name, space in self.spaces.items():
            at_position = space["column"] == stretch.columns[marker.at]
            if at_position and marker.lane in (None, space["lane"]):
                yield name

    def coloured(self, names: Names) -> tuple[Space, ...]:
        """Colours by markers; the others counted back from white before the finish."""
        return tuple(
            Space(
                name,
                (self._colour(name) or colour_at(i - len(names)),),
                str(self.spaces[name].get("symbol", "")).lower(),
            )
            for i, name in enumerate(names)
        )

    def _colour(self, name: str) -> str:
        return str(self.spaces[name].get("colour", "")).lower()

    def with_symbols(self, main: tuple[Space, ...], pits: Sequence[PitRow]) -> tuple[Space, ...]:
        """The usual symbols if no marker sets any."""
        if len(main) < SHORTEST_WITH_SYMBOLS or any(space.symbol for space in main):
            return main
        taken = {index for row in pits for index in (row.entry, row.exit)}
        found = usual_symbols(main, taken)
        return tuple(replace(space, symbol=found.get(i, "")) for i, space in enumerate(main, 1))

    def row(self, name: str, number: Mapping[str, int]) -> PitRow | None:
        """DIC-13: the row that begins here, if one does."""
        way = self._turn_off(name, "pit")
        if not way:
            return None
        spaces, at = list[str](), way
        while at and at not in number:
            spaces.append(at)
            at = next(iter(self.steps[at]), "")
        colours = [COLOURS[(COLOURS.index("yellow") + i + 1) % PERIOD] for i in range(len(spaces))]
        row = [
            Space(one, (self._colour(one) or colour,), str(self.spaces[one].get("symbol", "")))
            for one, colour in zip(spaces, colours, strict=True)
        ]
        return PitRow(number[name], tuple(row), number.get(at, 0))

    def _turn_off(self, name: str, kind: str) -> str:
        return next((to for to, step in self.steps[name].items() if step["kind"] == kind), "")

    def ramp(self, mouth: str) -> tuple[Space, ...]:
        """DIC-15: the dead end behind the last white; without one, four spaces off the table, which
        are shown where it would begin."""
        at = self._escape_from(mouth)
        if at is None:
            return tuple(Space(mouth, colours) for colours in RAMP)
        names = []
        while at is not None:
            names.append(at)
            at = self._escape_from(at)
        colours = [*RAMP, *((),) * len(names)]
        return tuple(Space(name, colours[i]) for i, name in enumerate(names))

    def _escape_from(self, name: str) -> str | None:
        return next((to for to in self.steps[name] if "escape" in self.spaces[to]), None)


def usual_symbols(main: Sequence[Space], taken: set[int]) -> dict[int, str]:
    """Index -> symbol: the printed set, as far along as on the reference track."""
    found: dict[int, str] = {}
    for symbol, colour, ninths in USUAL_SYMBOLS:
        wanted = ninths * len(main) // ROWS
        free = _free(main, colour, {*found, *taken})
        found[min(free, key=lambda index: (index <= wanted, abs(index - wanted)))] = symbol
    return found


def _free(main: Sequence[Space], colour: str, taken: set[int]) -> Iterator[Any]:
    for index, space in enumerate(main, 1):
        if space.colours == (colour,) and index not in taken:
            yield index
