"""The table of the street race: the road, the deck, the house rules, the cars."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from trackwright.games.street_racing.decks import SpeedTable, expected_best, gear_deck
from trackwright.games.street_racing.race import questions
from trackwright.games.street_racing.race import race as races
from trackwright.games.street_racing.race.road import Way, fill_road, reject_few_starts
from trackwright.games.street_racing.rules.order import steps_left
from trackwright.games.street_racing.state.layouts import (
    GEARS,
    HAND,
    Choices,
    Deck,
    Menu,
    Outlook,
    Plan,
    Race,
    Road,
    Route,
    Rules,
    Search,
    Statistics,
)
from trackwright.model.text.messages import Message
from trackwright.simulator.compiler.data.memory import Make, clear, fill
from trackwright.simulator.compiler.data.state import State
from trackwright.simulator.compiler.entry import Entry
from trackwright.simulator.table.table import CannotRace, Setup, books, fill_options
from trackwright.simulator.table.table import Table as AnyTable


@dataclass
class Table(AnyTable):
    """One race's states. `way` is the street; see road.py."""

    way: Way
    race: Race = field(init=False)

    RACE = Entry(races.run_race)
    BATCH = Entry(races.run_batch)
    QUESTIONS = (Entry(questions.ask_rounds),)

    def lay_out(self, make: Make) -> Race:
        """The race, and a second one for a planner's rollouts. A referee's case has no seats, and
        may be about any street."""
        rules, road, deck = make(Rules), make(Road), make(Deck)
        fill_rules(rules, self.setup)
        fill_deck(deck, gear_deck().cards)
        if rules.tag_team and len(self.setup.seats) % 2:
            raise CannotRace(Message("a tag-team race needs an even number of cars"))
        outlook, search = make(Outlook), make(Search)
        spare, race = (
            _race(make, road=road, rules=rules, deck=deck, outlook=outlook, search=search)
            for _ in range(2)
        )
        race.spare = spare
        return race

    def lay_way(self) -> None:
        """The street; there must be a start for every car. What bots found out about another
        street is forgotten."""
        seats = len(self.setup.seats)
        fill_road(self.race.road, self.way, self.setup.laps, seats)
        if seats:
            reject_few_starts(self.way, seats)
        clear(self.race.outlook)
        fill_expected(self.race.outlook)

    def standing(self, player: int) -> str:
        """A car's way to the finish."""
        return Message("{n} spaces from the finish", n=int(steps_left(self.race, player)))


def _race(make: Make, **shared: State) -> Race:
    return make(
        Race,
        **books(make),
        **shared,
        statistics=make(Statistics),
        route=make(Route),
        choices=make(Choices),
        plan=make(Plan),
        menu=make(Menu),
    )


def fill_rules(rules: Rules, setup: Setup) -> None:
    """The options; the chosen drivers one by one."""
    fill_options(rules, setup)
    ruleset, settings = setup.ruleset, setup.settings
    for option in ruleset.options:
        name, _, number = option.name.rpartition("_")
        if name == "driver":
            rules.driver[int(number) - 1] = option.number(settings[option.name])


def fill_deck(deck: Deck, cards: Sequence[tuple[int, SpeedTable]]) -> None:
    """STR section 14: what is on these cards."""
    facts = gear_deck()
    deck.cards = len(cards)
    for card, (suit, table) in enumerate(cards):
        deck.suit[card], deck.nitrous[card] = suit, table.nitrous
        fill(deck.speed[card], (0, *table.speeds))
    fill(deck.minimum, (0, *facts.minimum_speed))
    for row, highest in facts.icons.items():
        deck.icon[row] = highest


def fill_expected(outlook: Outlook) -> None:
    """STR section 14: the expected best of n flips in each gear, in tenths."""
    for gear in range(1, GEARS):
        for flips in range(1, HAND + 1):
            outlook.best[gear][flips] = round(10 * expected_best(gear, flips))
