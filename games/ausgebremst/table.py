"""The table of Ausgebremst: the road, the house rules, six cars."""

from dataclasses import dataclass, field

from games.ausgebremst.bots.approach import fill_approach
from games.ausgebremst.bots.names import NO_BOT
from games.ausgebremst.decks import decks, full_deck
from games.ausgebremst.road import deposits_of, fill_road, refuse_unfit
from games.ausgebremst.rules import questions
from games.ausgebremst.rules import race as races
from games.ausgebremst.rules.lead import race_left
from games.ausgebremst.state import layouts
from games.ausgebremst.state.layouts import MOST_CARD, MOST_CARS, MOST_HAND
from games.ausgebremst.way import Way
from model.text.messages import Said
from simulator.compiler.entry import Entry
from simulator.compiler.memory import State, put
from simulator.table.table import Make, Setup, books, fill_options
from simulator.table.table import Table as AnyTable

DECKS = ("slow", "average", "fast")
"""In the order of their numbers in the rules."""


@dataclass
class Table(AnyTable):
    """One race's states. `way` is the circuit; see road.py."""

    way: Way
    road: State = field(init=False)

    RACE = Entry(races.drive_race, ("AusgebremstRace",), 3)
    BATCH = Entry(races.drive_batch, ("AusgebremstRace",), 4)
    QUESTIONS = (
        Entry(questions.ask_turn, ("AusgebremstRace",), 1),
        Entry(questions.ask_hand, ("AusgebremstRace",), 1),
        Entry(questions.ask_reach, ("AusgebremstRace",), 1),
    )

    def lay_out(self, make: Make) -> State:
        """F-01: the race, and beside it the one that a planner has in its head; who is no player
        is a derelict. A referee's case sits nobody down and may be about any track."""
        setup = self.setup
        if setup.seats:
            refuse_unfit(self.way)
        self.road = make(layouts.ROAD)
        fill_road(self.road, self.way, setup.laps)
        if setup.seats:
            fill_approach(self.road, self.way)
        rules = make(layouts.RULES)
        fill_rules(rules, setup)
        fill_decks(rules)
        for row, cards in enumerate(deposits_of(self.way, self.road, setup.laps)):
            for i, card in enumerate(cards):
                rules.deposit[row][i] = card
        spare = _race(make, self.road, rules)
        spare.imagined = 1
        race = _race(make, self.road, rules, spare)
        race.cars = MOST_CARS
        race.players = sum(map(setup.decides, setup.seats))
        put(race, "derelict", [int(car >= race.players) for car in range(MOST_CARS)])
        put(race, "bot", [NO_BOT] * MOST_CARS)
        return race

    def standing(self, seat: int) -> str:
        if not self.race.round:
            return Said("the grid")
        return Said("{n} spaces from the goal", n=race_left(self.race, seat))


def _race(make: Make, road: State, rules: State, spare: State | None = None) -> State:
    refs = {**books(make), "road": road, "rules": rules}
    refs |= {"statistics": make(layouts.STATISTICS), "sight": make(layouts.SIGHT)}
    refs["plan"] = make(layouts.PLAN)
    if spare is not None:
        refs["spare"] = spare
    return make(layouts.RACE, **refs)


def fill_rules(rules: State, setup: Setup) -> None:
    """The ruleset's level and options as the rules read them; H-26: the family game has no option
    for the size of a hand."""
    rules.hand = MOST_HAND
    fill_options(rules, setup)


def fill_decks(rules: State) -> None:
    """F-02, P-02: how many cards of each value the decks have."""
    full = full_deck().counts
    for value in range(1, MOST_CARD + 1):
        rules.full[value] = full.get(value, 0)
        for i, name in enumerate(DECKS):
            rules.deck[i][value] = decks()[name].counts.get(value, 0)
