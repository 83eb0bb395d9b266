"""The card budget of moped betting on a circuit: does the deck last, do bonus spaces chain?

The mopeds steer themselves, so all of this is arithmetic; how much blockages and bonus spaces
change it can only be measured by many races.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal

from annotated_types import Ge, Le

from trackwright.model.circuit import Circuit
from trackwright.model.files.rule_data import DECKS, RuleData, read_rule_data
from trackwright.model.lanes.graph import space_attributes, step_attributes
from trackwright.model.layout.kit import Count, Index
from trackwright.model.layout.pieces import PIT_LANE
from trackwright.simulator.game.budgets import NoBudget

Speed = Annotated[int, Ge(1), Le(3)]
Players = Annotated[int, Ge(2), Le(6)]

MEASURED_ONLY = (
    "only playing many races shows how many see a third finisher; it is not computed here"
)
LONGEST_CHAIN = 4
"""Bonus spaces in a row beyond which a chain triggers a warning: MOP-43."""


@dataclass(frozen=True)
class MopedCards(RuleData):
    """The file `resources/decks/moped-betting.json`."""

    id: Literal["moped-betting"]
    mopeds: Count
    cards_per_moped: Mapping[Speed, Count]
    two_player_removed_value: Speed
    revealed: Mapping[Players, Count]
    returned: Count
    row_up_to_players: Index


@cache
def moped_cards() -> MopedCards:
    return read_rule_data(DECKS / "moped-betting.json", MopedCards)


@dataclass(frozen=True)
class DeckFlow:
    """How the deck runs out with a number of players: MOP-40."""

    players: int
    deck: int
    revealed: int
    out: int
    points_per_moped: int
    cards_per_moped: int

    @property
    def complete_rounds(self) -> int:
        """Rounds that the stack lasts, each `out` cards smaller than before."""
        return (self.deck - self.revealed) // self.out + 1

    @property
    def draws(self) -> int:
        """Cards turned up until the stack is empty."""
        return self.deck + moped_cards().returned * self.complete_rounds

    @property
    def rounds_in_first_pass(self) -> float:
        return self.deck / self.revealed

    @property
    def draws_per_moped(self) -> float:
        return self.draws / moped_cards().mopeds

    @property
    def mean_card(self) -> float:
        return self.points_per_moped / self.cards_per_moped

    @property
    def reach(self) -> float:
        """Spaces that a moped drives on average until the stack is empty."""
        return self.draws_per_moped * self.mean_card

    def stack_before(self, round: int) -> int:
        """Cards in the stack before this round, the first being 1."""
        return self.deck - self.out * (round - 1)


def deck_flow(players: int, removed_value: int | None = None) -> DeckFlow:
    """The flow for 2 to 6 players; with two, `removed_value` is the value of the cards that stay in
    the box, 0 for none."""
    rules = moped_cards()
    if players not in rules.revealed:
        raise NoBudget(f"2 to 6 players can bet on mopeds, not {players}")
    counts = dict(rules.cards_per_moped)
    if players == 2:
        value = rules.two_player_removed_value if removed_value is None else removed_value
        if value:
            counts[value] -= 1
    cards = sum(counts.values())
    return DeckFlow(
        players=players,
        deck=cards * rules.mopeds,
        revealed=rules.revealed[players],
        out=players + (1 if players <= rules.row_up_to_players else 0),
        points_per_moped=sum(value * count for value, count in counts.items()),
        cards_per_moped=cards,
    )


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
        raise NoBudget(f"{circuit.track.name}: no moped can race from a starting grid")
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
    moves = {name: _bonus_move(circuit, name, steps) for name, steps in bonus.items()}
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
