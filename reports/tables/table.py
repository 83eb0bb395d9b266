"""The table that all virtual tables are made from: board, spaces, runners, and what lies beside it.

Lengths are mm on the table; x to the right and y **down**, from the upper left corner of the
board's picture, as all these programs count. Angles are degrees counterclockwise from +x.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from trackwright.model.circuit import Circuit
from trackwright.model.picture.picture import Picture, PictureOptions, picture_of
from trackwright.model.picture.shapes.shape import space_areas, space_places
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.plain_text import visible
from trackwright.model.text.translation import Translator
from trackwright.reports.tables.options import TableOptions
from trackwright.simulator.game.rulesets import Ruleset, default_ruleset, find_ruleset
from trackwright.simulator.game.tabletop import Runner, Things, things_on_table
from trackwright.simulator.story.sentences import called

PX_PER_MM = 2.0
MOST_PIXELS = 4000
"""Of a side: larger boards exhaust the memory of some programs."""
UNUSED_MM = 18.0
"""Of a picture's margin; signs at the edge of the board need the rest."""
PLAYERS = 6
"""Where no game is known."""
SIXTEENTH = 22.5
RUNNER_LENGTH, RUNNER_WIDTH = 0.82, 0.62
"""Of a runner, relative to the smallest space and to the width of its lane."""


@dataclass(frozen=True, slots=True)
class TableSpace:
    """A space on the board."""

    name: str
    at: complex
    degrees: float
    polygon: tuple[complex, ...]
    attributes: dict[str, Any]

    @property
    def reach_mm(self) -> float:
        """From its middle to its farthest corner."""
        return max(abs(corner - self.at) for corner in self.polygon)

    @property
    def sixteenth(self) -> int:
        """Its direction in sixteenths of a turn."""
        return round(self.degrees / SIXTEENTH) % 16


@dataclass(frozen=True, slots=True)
class Standing:
    """A runner, and where it stands at first: on a space, or beside the board."""

    runner: Runner
    name: str
    space: TableSpace | None
    number_on_space: int = 0


@dataclass(frozen=True)
class VirtualTable:
    """A circuit ready to be played on."""

    circuit: Circuit
    things: Things
    ruleset: Ruleset | None
    players: int
    options: TableOptions = field(default_factory=TableOptions)
    finest_px_per_mm: float = PX_PER_MM

    @property
    def title(self) -> str:
        """The name as other programs show it: without control characters."""
        return visible(self.circuit.track.name)

    @property
    def version(self) -> str:
        """The circuit's hash: games that were saved on another circuit do not fit."""
        return self.circuit.hash

    @property
    def say(self) -> Translator:
        return self.options.say

    @cached_property
    def board(self) -> Picture:
        """What lies on the table, without page furniture; problems are no part of a game."""
        whole = picture_of(self.circuit, PictureOptions(furniture=False, problems=False))
        return replace(
            whole,
            left_mm=whole.left_mm + UNUSED_MM,
            bottom_mm=whole.bottom_mm + UNUSED_MM,
            width_mm=whole.width_mm - 2 * UNUSED_MM,
            height_mm=whole.height_mm - 2 * UNUSED_MM,
        )

    @cached_property
    def px_per_mm(self) -> float:
        longest = max(self.board.width_mm, self.board.height_mm)
        return min(self.finest_px_per_mm, MOST_PIXELS / longest)

    @property
    def width_px(self) -> int:
        """Of the board's picture; its height follows."""
        return round(self.board.width_mm * self.px_per_mm)

    @cached_property
    def spaces(self) -> tuple[TableSpace, ...]:
        geometry = self.circuit.geometry
        places, areas = space_places(geometry), space_areas(geometry)
        return tuple(
            TableSpace(
                name,
                self._on_board(places[name][0]),
                _degrees(places[name][1]),
                tuple(map(self._on_board, areas[name])),
                dict(attributes),
            )
            for name, attributes in self.circuit.graph.nodes(data=True)
        )

    def _on_board(self, point: complex) -> complex:
        board = self.board
        return complex(point.real - board.left_mm, board.bottom_mm + board.height_mm - point.imag)

    @cached_property
    def runner_mm(self) -> tuple[float, float]:
        """Length and width of all runners: they fit every space."""
        shortest = min((_length(space) for space in self.spaces), default=20.0)
        length = RUNNER_LENGTH * min(shortest, 1.6 * self.circuit.kit.lane_mm)
        return length, min(RUNNER_WIDTH * self.circuit.kit.lane_mm, length)

    @cached_property
    def standing(self) -> tuple[Standing, ...]:
        return tuple(self._standing())

    def _standing(self) -> Iterator[Standing]:
        by_name = {space.name: space for space in self.spaces}
        starts = [by_name[name] for name in self.things.starts if name in by_name]
        for number, runner in enumerate(self.things.runners):
            space = starts[min(number, len(starts) - 1)] if starts else None
            others = max(0, number - len(starts) + 1) if starts else 0
            yield Standing(runner, self.say(called(runner.name)), space, others)


def table_of(circuit: Circuit, options: TableOptions) -> VirtualTable:
    """The circuit with what its game, or the one of the chosen rules, has on the table."""
    if options.rules is None:
        ruleset = default_ruleset(circuit.kit.id, circuit.track.level)
    else:
        ruleset = find_ruleset(options.rules)
    players = _players(ruleset, options.players)
    things = things_on_table(circuit, ruleset, players)
    return VirtualTable(circuit, things, ruleset, players, options)


def _players(ruleset: Ruleset | None, wanted: int | None) -> int:
    least, most = ruleset.seats if ruleset else (1, 9)
    usual = ruleset.default_seats if ruleset else PLAYERS
    if wanted is not None and not least <= wanted <= most:
        raise TrackwrightError(
            Message(
                "{n} players: {rules} is played by {least} to {most}",
                n=wanted,
                rules=ruleset.id if ruleset else Message("this table"),
                least=least,
                most=most,
            )
        )
    return usual if wanted is None else wanted


def _degrees(radians: float) -> float:
    return round(math.degrees(radians), 3) % 360


def _length(space: TableSpace) -> float:
    """How far the space reaches along its direction."""
    along = complex(math.cos(math.radians(space.degrees)), -math.sin(math.radians(space.degrees)))
    reach = [(corner * along.conjugate()).real for corner in space.polygon]
    return max(reach) - min(reach)
