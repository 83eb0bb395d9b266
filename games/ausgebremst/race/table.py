"""The table of Ausgebremst: the road, the house rules, six cars."""

from dataclasses import dataclass, field

from trackwright.games.ausgebremst.bots.approach import fill_approach
from trackwright.games.ausgebremst.bots.names import NO_BOT
from trackwright.games.ausgebremst.decks import decks, full_deck
from trackwright.games.ausgebremst.race import questions
from trackwright.games.ausgebremst.race import race as races
from trackwright.games.ausgebremst.race.road import deposits_of, fill_road, reject_unfit
from trackwright.games.ausgebremst.rules.lead import race_left
from trackwright.games.ausgebremst.state.layouts import (
    MOST_CARD,
    MOST_CARS,
    MOST_HAND,
    Plan,
    Race,
    Road,
    Rules,
    Sight,
    Statistics,
)
from trackwright.games.ausgebremst.state.way import Way
from trackwright.model.text.messages import Message
from trackwright.simulator.compiler.data.memory import Make, fill
from trackwright.simulator.compiler.entry import Entry
from trackwright.simulator.table.table import Setup, books, fill_options
from trackwright.simulator.table.table import Table as AnyTable

DECKS = ("slow", "average", "fast")
"""In the order of their numbers in the rules."""
NO_DEPOSIT = (0, 0)


@dataclass
class Table(AnyTable):
    """One race's states. `way` is the circuit; see road.py."""

    way: Way
    race: Race = field(init=False)
    road: Road = field(init=False)

    RACE = Entry(races.drive_race)
    BATCH = Entry(races.drive_batch)
    QUESTIONS = (
        Entry(questions.ask_turn),
        Entry(questions.ask_hand),
        Entry(questions.ask_reach),
    )

    def lay_out(self, make: Make) -> Race:
        """F-01: the race, and a second one for a planner's rollouts; a car without a player is a
        derelict. A referee's case has no players, and may be about any track."""
        setup = self.setup
        self.road = make(Road)
        rules = make(Rules)
        fill_rules(rules, setup)
        fill_decks(rules)
        spare = _race(make, self.road, rules)
        spare.imagined = 1
        race = _race(make, self.road, rules)
        race.spare = spare
        race.cars = MOST_CARS
        race.deciding = sum(map(setup.decides, setup.seats))
        fill(race.derelict, [int(car >= race.deciding) for car in range(MOST_CARS)])
        fill(race.bot, [NO_BOT] * MOST_CARS)
        return race

    def lay_way(self) -> None:
        """T-01 to T-12; P-05: what cards the pit takes."""
        setup, deposit = self.setup, self.race.rules.deposit
        if setup.seats:
            reject_unfit(self.way)
        fill_road(self.road, self.way, setup.laps)
        if setup.seats:
            fill_approach(self.road, self.way)
        rows = deposits_of(self.way, self.road, setup.laps)
        for i, row in enumerate(deposit):
            fill(row, NO_DEPOSIT)
            fill(row, rows[i] if i < len(rows) else ())

    def standing(self, seat: int) -> str:
        if not self.race.round:
            return Message("the grid")
        return Message("{n} spaces from the finish", n=race_left(self.race, seat))


def _race(make: Make, road: Road, rules: Rules) -> Race:
    return make(
        Race,
        **books(make),
        road=road,
        rules=rules,
        statistics=make(Statistics),
        sight=make(Sight),
        plan=make(Plan),
    )


def fill_rules(rules: Rules, setup: Setup) -> None:
    """The ruleset's level and options as the rules read them; H-26: the family game has no option
    for the size of the hand."""
    rules.hand = MOST_HAND
    fill_options(rules, setup)


def fill_decks(rules: Rules) -> None:
    """F-02, P-02: the number of cards of each value in the decks."""
    full = full_deck().counts
    for value in range(1, MOST_CARD + 1):
        rules.full[value] = full.get(value, 0)
        for i, name in enumerate(DECKS):
            rules.deck[i][value] = decks()[name].counts.get(value, 0)
