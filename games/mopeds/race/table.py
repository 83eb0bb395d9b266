"""The table of the mopeds: the road, the house rules, six mopeds, the deck."""

from dataclasses import dataclass, field

from trackwright.games.mopeds.decks import cards_of_a_moped, in_row_per_round, moped_cards
from trackwright.games.mopeds.race import questions
from trackwright.games.mopeds.race import race as races
from trackwright.games.mopeds.race.road import fill_road, reject_unfit
from trackwright.games.mopeds.rules.cards import card_of
from trackwright.games.mopeds.state.layouts import Plan, Race, Road, Rules, Statistics, View
from trackwright.games.mopeds.state.way import Way
from trackwright.model.text.messages import Message
from trackwright.simulator.compiler.data.memory import Make
from trackwright.simulator.compiler.entry import Entry
from trackwright.simulator.table.table import Table as AnyTable
from trackwright.simulator.table.table import books, fill_options


@dataclass
class Table(AnyTable):
    """One race's states. `way` is the circuit; see road.py."""

    way: Way
    race: Race = field(init=False)
    road: Road = field(init=False)

    RACE = Entry(races.run_race)
    BATCH = Entry(races.run_batch)
    QUESTIONS = (
        Entry(questions.ask_card),
        Entry(questions.ask_reveal),
        Entry(questions.ask_standing),
    )

    def lay_out(self, make: Make) -> Race:
        """MOP-01, MOP-04, MOP-10. A referee's case has no players, and may be about any track."""
        setup = self.setup
        rules, self.road = make(Rules), make(Road)
        fill_options(rules, setup)
        if setup.seats:
            fill_deck(rules, len(setup.seats))
        spare = _race(make, self.road, rules)
        race = _race(make, self.road, rules)
        race.spare = spare
        return race

    def lay_way(self) -> None:
        """MOP-41, MOP-43."""
        if self.setup.seats:
            reject_unfit(self.way)
        fill_road(self.road, self.way, bool(self.race.rules.ideal_order))

    def standing(self, player: int) -> str:
        """A player's bets."""
        bets = sum(self.race.bets[player])
        return Message("{n} bets", n=int(bets))


def _race(make: Make, road: Road, rules: Rules) -> Race:
    return make(
        Race,
        **books(make),
        road=road,
        rules=rules,
        statistics=make(Statistics),
        view=make(View),
        plan=make(Plan),
    )


def fill_deck(rules: Rules, players: int) -> None:
    """MOP-04, MOP-10, MOP-22, H-01: how many cards there are, and what a round does with them."""
    facts = moped_cards()
    rules.shown, rules.row = facts.revealed[players], in_row_per_round(players)
    for value, count in cards_of_a_moped(players, int(rules.removed)).items():
        for moped in range(facts.mopeds):
            rules.cards[card_of(moped, value)] = count
