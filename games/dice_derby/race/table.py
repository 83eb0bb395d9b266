"""The table of the game: the line, the house rules, the cars."""

from dataclasses import dataclass, field

from trackwright.games.dice_derby.colours import COPIES
from trackwright.games.dice_derby.race import questions
from trackwright.games.dice_derby.race import race as races
from trackwright.games.dice_derby.state.layouts import Plan, Race, Road, Rules, Statistics
from trackwright.games.dice_derby.state.way import Way, fill_past, fill_road, fill_version
from trackwright.model.text.messages import Message
from trackwright.simulator.compiler.data.memory import Make, fill
from trackwright.simulator.compiler.entry import Entry
from trackwright.simulator.table.table import Setup, books, fill_options
from trackwright.simulator.table.table import Table as AnyTable


@dataclass
class Table(AnyTable):
    """One race's states. `way` is the line; see road.py."""

    way: Way
    race: Race = field(init=False)

    RACE = Entry(races.run_race)
    BATCH = Entry(races.run_batch)
    QUESTIONS = (Entry(questions.ask_turn),)

    def lay_out(self, make: Make) -> Race:
        """The race, and a second one for a planner's rollouts."""
        rules, road = make(Rules), make(Road)
        fill_rules(rules, self.setup)
        spare = _race(make, road, rules)
        spare.imagined = 1
        race = _race(make, road, rules)
        race.spare = spare
        return race

    def lay_way(self) -> None:
        """The line, so many laps of it."""
        road, rules = self.race.road, self.race.rules
        laps = self.setup.laps if self.way.line.closed else 1
        fill_road(road, self.way, laps, rules)
        fill_past(road, bool(rules.ramp_two_dice))

    def standing(self, seat: int) -> str:
        left = int(self.race.road.left[self.race.at[seat]])
        return Message("{n} spaces from the finish", n=left)


def _race(make: Make, road: Road, rules: Rules) -> Race:
    return make(
        Race,
        **books(make),
        road=road,
        rules=rules,
        statistics=make(Statistics),
        plan=make(Plan),
    )


def fill_rules(rules: Rules, setup: Setup) -> None:
    """The options; which race, and the red cards."""
    fill_options(rules, setup)
    fill_version(rules)
    fill(rules.copies, COPIES)
