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
from trackwright.model.picture.picture import Picture, PictureOptions, picture_of, reject_too_many
from trackwright.model.picture.shapes.shape import space_areas, space_places
from trackwright.model.text.errors import TrackwrightError
from trackwright.model.text.messages import Message
from trackwright.model.text.plain_text import visible
from trackwright.model.text.translation import Translator
from trackwright.reports.tables.options import TableOptions
from trackwright.simulator.game.components import (
    SIGNS,
    Card,
    Components,
    Deck,
    Livery,
    components_of,
    livery_of,
    occasion_on,
)
from trackwright.simulator.game.rulesets import Ruleset, default_ruleset
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

    runner: Livery
    name: str
    space: TableSpace | None
    number_on_space: int = 0


@dataclass(frozen=True)
class VirtualTable:
    """A circuit ready to be played on."""

    circuit: Circuit
    things: Components
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

    def deck_name(self, deck: Deck) -> str:
        """With its owner, if it has one."""
        if deck.livery is None:
            return self.say(deck.name)
        return self.say(Message("deck of {name}", name=called(deck.livery.name)))

    def card_name(self, deck: Deck, card: Card) -> str:
        """What tells it apart: its title, owner or text, and its value."""
        owner = called(card.livery.name) if card.livery else ""
        words = self.say(card.title or owner or card.text or deck.name)
        return f"{words} {card.value}".strip()

    @cached_property
    def board(self) -> Picture:
        """What lies on the table, without page furniture; problems are no part of a game."""
        reject_too_many(self.circuit, printed=True)
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

    @property
    def starts(self) -> tuple[str, ...]:
        """The spaces where runners begin."""
        return self.things.starts or _starts_of(self.circuit)

    @cached_property
    def standing(self) -> tuple[Standing, ...]:
        return tuple(self._standing())

    def _standing(self) -> Iterator[Standing]:
        by_name = {space.name: space for space in self.spaces}
        starts = [by_name[name] for name in self.starts if name in by_name]
        for number, runner in enumerate(self.things.runners):
            space = starts[min(number, len(starts) - 1)] if starts else None
            others = max(0, number - len(starts) + 1) if starts else 0
            yield Standing(runner, self.say(called(runner.name)), space, others)


def table_of(circuit: Circuit, options: TableOptions) -> VirtualTable:
    """The circuit with what its game, or the one of the chosen rules, has on the table."""
    rules, players = options.rules, options.players
    if rules is None and default_ruleset(circuit.kit.id, circuit.track.level) is None:
        players = PLAYERS if players is None else players
        return VirtualTable(circuit, _pawns(players), None, players, options)
    occasion = occasion_on(circuit, rules, players=players)
    things = components_of(occasion, "screen")
    return VirtualTable(circuit, things, occasion.ruleset, occasion.players, options)


def _pawns(players: int) -> Components:
    """Where no game is known."""
    if not 1 <= players <= len(SIGNS):
        raise TrackwrightError(
            Message("{n} players: a table of no game has 1 to {most}", n=players, most=len(SIGNS))
        )
    names = tuple(colour.capitalize() for colour in SIGNS)
    return Components(tuple(livery_of(name) for name in names[:players]))


def _starts_of(circuit: Circuit) -> tuple[str, ...]:
    """Where runners begin: the grid in its order, or the spaces of a start piece."""
    spaces = circuit.graph.nodes(data=True)
    origins = [(space["lane"], name) for name, space in spaces if space.get("origin")]
    grid = circuit.measures.grid
    return tuple(grid[place] for place in sorted(grid)) or tuple(
        name for _, name in sorted(origins)
    )


def _degrees(radians: float) -> float:
    return round(math.degrees(radians), 3) % 360


def _length(space: TableSpace) -> float:
    """How far the space reaches along its direction."""
    along = complex(math.cos(math.radians(space.degrees)), -math.sin(math.radians(space.degrees)))
    reach = [(corner * along.conjugate()).real for corner in space.polygon]
    return max(reach) - min(reach)
