"""A situation of a referee's case on its own table: see `referee.py` for what can be asked."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from trackwright.games.mopeds.decks import in_row_per_round, moped_cards
from trackwright.games.mopeds.facts import LAPS, RULES
from trackwright.games.mopeds.race.questions import ask_card, ask_reveal
from trackwright.games.mopeds.race.table import Table
from trackwright.games.mopeds.referee.track import known, way_of_case
from trackwright.games.mopeds.rules.cards import card_of, moped_of, value_of
from trackwright.games.mopeds.rules.order import standing_of
from trackwright.games.mopeds.state import events
from trackwright.games.mopeds.state.layouts import MOST_DECK, MOST_MOPEDS, MOST_VALUE, NOWHERE, Race
from trackwright.games.mopeds.story.happenings import along
from trackwright.model.text.errors import did_you_mean
from trackwright.simulator.game.rulesets import find_ruleset
from trackwright.simulator.race.cases.case_input import (
    CannotAnswer,
    Case,
    a_list,
    an_object,
    found,
    named,
    names,
    state_of,
    whole,
)
from trackwright.simulator.race.cases.case_rulings import settings_of_case
from trackwright.simulator.table.states import FINISHED, RACING
from trackwright.simulator.table.table import Mode, Setup

PLAYERS = 4
"""If a case does not say how many."""
MOST_LAPS, MOST_CROSSINGS = 99, 1000


class Drawn(NamedTuple):
    """A card of a case: the number of its moped, and its value."""

    moped: int
    value: int


class Situation:
    """A case on its own table."""

    def __init__(self, case: Case, mode: Mode = "plain") -> None:
        self.state = state_of(case)
        self.way = way_of_case(case.get("track"))
        self.spaces = {space.name: i for i, space in enumerate(self.way.spaces)}
        self.mopeds = _mopeds_of(self.state)
        self.names = list(self.mopeds)
        self.players = players_of(self.state)
        self.cards = self.cards_in(case.get("cards"), "cards")
        self.has_stack = self.state.get("draw_stack_top_first") is not None
        stack = self.state.get("draw_stack_top_first")
        self.stack = self.cards_in(stack, "state.draw_stack_top_first")
        laps = whole(self.state.get("laps", LAPS), "state.laps", 1, MOST_LAPS)
        ruleset = find_ruleset(RULES)
        setup = Setup(ruleset, settings_of_case(case, ruleset), (), laps)
        self.table = Table(setup, self.way, mode)
        self._set_up()

    @property
    def race(self) -> Race:
        return self.table.race

    # --- reading

    def moped(self, id: Any, where: str) -> int:
        name = named(id, where)
        if name not in self.names:
            raise CannotAnswer(f"{where}: no moped {name!r} {did_you_mean(name, self.names)}")
        return self.names.index(name)

    def cards_in(self, value: Any, where: str) -> list[Drawn]:
        """["red", 2] or "red2", in the order in which they are revealed."""
        rows = a_list([] if value is None else value, where, MOST_DECK)
        return [self._card(row, f"{where}[{i}]") for i, row in enumerate(rows)]

    def _card(self, row: Any, where: str) -> Drawn:
        moped, value = card_parts(row, where)
        return Drawn(self.moped(moped, where), whole(value, where, 1, MOST_VALUE))

    def _set_up(self) -> None:
        race = self.race
        race.runners, race.players = len(self.names), self.players
        race.rules.shown = moped_cards().revealed[self.players]
        race.rules.row = in_row_per_round(self.players)
        race.laps = race.rules.laps
        for moped in range(MOST_MOPEDS):
            race.space[moped], race.status[moped] = NOWHERE, RACING
        taken: dict[int, str] = {}
        for moped, (name, one) in enumerate(self.mopeds.items()):
            self._put(moped, name, one, taken)
        self._finish()
        most = race.rules.shown
        race.dealt = whole(
            self.state.get("revealed_this_round", 0), "state.revealed_this_round", 0, most
        )
        for i, card in enumerate(self.stack):
            race.deck[i] = card_of(*card)
        race.deck_size = race.pass_end = len(self.stack)
        race.log.on = 1

    def _put(self, moped: int, name: str, one: Any, taken: dict[int, str]) -> None:
        where = f"state.mopeds.{name}"
        row = one if isinstance(one, dict) else {"at": one}
        space = self.spaces[known(row.get("at"), self.spaces, f"{where}.at")]
        if space in taken:
            raise CannotAnswer(f"{where}.at: {taken[space]} is there already")
        taken[space] = name
        self.race.space[moped] = space
        crossed = whole(row.get("crossings", 0), f"{where}.crossings", 0, MOST_CROSSINGS)
        self.race.crossings[moped] = crossed

    def _finish(self) -> None:
        """MOP-30: those that are home, in their order; others with enough laps follow."""
        race = self.race
        listed = [self.moped(id, "state.finished") for id in names(self.state, "finished")]
        home = [m for m in range(len(self.names)) if race.crossings[m] > race.laps]
        for moped in dict.fromkeys([*listed, *home]):
            race.finished += 1
            race.finish_place[moped] = race.finished
            race.status[moped] = FINISHED
            race.final = 1

    # --- asking

    def play_cards(self) -> None:
        """MOP-11: the cards of the case, one after another."""
        for moped, value in self.cards:
            self.table.ask(ask_card, moped, value)

    def reveal(self) -> int:
        """MOP-11, MOP-31: cards of the stack, to the end of the round or of the race."""
        return self.table.ask(ask_reveal)

    def paths(self) -> dict[str, list[str]]:
        """Moped -> all spaces that it has entered, in order."""
        found: dict[str, list[str]] = {name: [] for name in self.names}
        for one in self.table.events():
            if isinstance(one.event, events.Move):
                entered = along(self.table, one.event.start, one.event.ways, one.event.steps)
                found[self.names[one.who]] += [self.way.spaces[space].name for space in entered]
        return found

    def order(self) -> list[str]:
        """MOP-33: the race order."""
        race = self.race
        mopeds = sorted(range(len(self.names)), key=lambda moped: standing_of(race, moped))
        return [self.names[moped] for moped in mopeds]

    def left_in_stack(self) -> list[Drawn]:
        race = self.race
        cards = [int(race.deck[at]) for at in range(race.draws, race.deck_size)]
        return [Drawn(moped_of(card), value_of(card)) for card in cards]


def players_of(state: Case) -> int:
    """How many play; by default four."""
    known = moped_cards().revealed
    return whole(state.get("players", PLAYERS), "state.players", min(known), max(known))


def _mopeds_of(state: Case) -> dict[str, Any]:
    mopeds = an_object(state, "mopeds", "state.mopeds")
    if not 1 <= len(mopeds) <= MOST_MOPEDS:
        raise CannotAnswer(f"state.mopeds: expected 1 to {MOST_MOPEDS} mopeds, {found(mopeds)}")
    return {str(name): one for name, one in mopeds.items()}


def card_parts(row: Any, where: str) -> tuple[Any, Any]:
    """Moped and value of a card."""
    if isinstance(row, Mapping):
        return row.get("moped"), row.get("value")
    if isinstance(row, list) and len(row) == 2:
        return row[0], row[1]
    if isinstance(row, str) and (match := re.fullmatch(r"(.*?\D)\s*([0-9]+)", row.strip())):
        return match[1].strip(), int(match[2])
    raise CannotAnswer(f"{where}: expected a card like [moped, value] or red2, {found(row)}")


def written(card: Drawn, mopeds: Sequence[str], like: Any) -> Any:
    """A card as the case writes cards."""
    if isinstance(like, str):
        return f"{mopeds[card.moped]}{card.value}"
    return [mopeds[card.moped], card.value]
