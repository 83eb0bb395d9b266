"""The card budget of moped betting on a circuit: does the deck last, do bonus spaces chain?

The mopeds steer themselves, so all of this is arithmetic; how much blockages and bonus spaces
change it is measured by many races: `chances.py`.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from trackwright.games.mopeds.decks import DeckFlow, moped_cards
from trackwright.model.circuit import Circuit
from trackwright.model.lanes.graph import space_attributes, step_attributes
from trackwright.model.layout.pieces import PIT_LANE
from trackwright.model.text.messages import Message
from trackwright.simulator.game.budgets import NoBudget

GRID = 3
"""The most spaces from a grid place to the line."""
LONGEST_CHAIN = 4
"""Bonus spaces in a row beyond which a chain triggers a warning: MOP-43."""


@dataclass(frozen=True)
class Need:
    """The spaces of a finisher from the best and from the worst grid place."""

    lap_length: int
    laps: int
    least: int
    most: int

    def too_short(self, flow: DeckFlow) -> bool:
        """Does the race end inside the first pass, before bets can matter? MOP-42 (a)."""
        return self.most <= flow.points_per_moped

    def too_long(self, flow: DeckFlow) -> bool:
        """Will most races end because the stack is empty? MOP-42 (b)."""
        return self.laps * self.lap_length > flow.reach

    def verdict(self, flow: DeckFlow) -> str:
        if self.too_short(flow):
            return "too short"
        return "too long" if self.too_long(flow) else "enough"


def need_of(circuit: Circuit, laps: int | None = None) -> Need:
    """What a moped has to drive on this circuit."""
    measures, laps = circuit.measures, laps or circuit.track.laps
    starts = list(measures.grid.values())[: moped_cards().mopeds]
    distances = [measures.race_distance(space, laps + 1) for space in starts]
    known = [distance for distance in distances if distance is not None]
    if measures.lap_length is None or not known:
        raise NoBudget(
            Message("{name}: no moped can race from a starting grid", name=circuit.track.name)
        )
    return Need(measures.lap_length, laps, min(known), max(known))


@dataclass(frozen=True)
class Chains:
    """Bonus moves that end on another bonus space: MOP-43."""

    longest: tuple[str, ...]
    endless: tuple[str, ...]
    """Spaces from which the bonus moves never end."""
    over_line: tuple[str, ...] = ()
    """Spaces from which a chain of several leads over the finish line."""

    @property
    def valid(self) -> bool:
        return not self.endless

    @property
    def too_long(self) -> bool:
        return len(self.longest) > LONGEST_CHAIN


def chains(landing: Mapping[str, str]) -> Chains:
    """The chains, from where the bonus move of every bonus space ends."""
    longest: tuple[str, ...] = ()
    endless = []
    for space in landing:
        way = chain_from(space, landing)
        if way[-1] in landing and landing[way[-1]] in way:
            endless.append(space)
        elif len(way) > len(longest):
            longest = way
    return Chains(longest, tuple(endless))


def chain_from(space: str, landing: Mapping[str, str]) -> tuple[str, ...]:
    """The bonus spaces in order, each once."""
    way: dict[str, None] = {}
    while space in landing and space not in way:
        way[space] = None
        space = landing[space]
    return tuple(way)


def chains_on(circuit: Circuit) -> Chains:
    """The chains on the empty circuit."""
    nodes = circuit.graph.nodes
    bonus = {name: space["bonus"] for name, space in nodes.items() if "bonus" in space}
    return chains_of({name: _bonus_move(circuit, name, steps) for name, steps in bonus.items()})


def chains_of(moves: Mapping[str, tuple[str, bool]]) -> Chains:
    """The same, from where each bonus move ends, and whether it crosses the line."""
    landing = {name: end for name, (end, _) in moves.items() if end != name}
    found = chains(landing)
    over_line = tuple(
        name
        for name in landing
        if len(way := chain_from(name, landing)) > 1 and any(moves[space][1] for space in way)
    )
    return Chains(found.longest, found.endless, over_line)


def _bonus_move(circuit: Circuit, space: str, steps: int) -> tuple[str, bool]:
    """Where the bonus move ends, inner lane first, and whether it crosses the line."""
    crossed = False
    for _ in range(steps):
        step = inner_step(circuit, space)
        if step is None:
            break
        space, crosses = step
        crossed = crossed or crosses
    return space, crossed


def inner_step(circuit: Circuit, space: str) -> tuple[str, bool] | None:
    """The step of a moped alone on the track, to the innermost space ahead (MOP-12), and whether it
    crosses the line; None if no way leads on."""
    spaces = space_attributes(circuit.graph)
    ways = [
        (spaces[to]["rank"], to, bool(step["crosses_line"]))
        for to, step in step_attributes(circuit.graph)[space].items()
        if step["kind"] in ("forward", "diagonal")
        and spaces[to]["lane"] != PIT_LANE
        and "obstacle" not in spaces[to]
    ]
    return min(ways)[1:] if ways else None
