"""The table of Sprint."""

from dataclasses import dataclass, field

from tests.simulator.games.sprint.race import race as races
from tests.simulator.games.sprint.race.road import Way
from tests.simulator.games.sprint.state.layouts import Race, Road, Rules, Statistics
from trackwright.simulator.compiler.data.memory import Make
from trackwright.simulator.compiler.entry import Entry
from trackwright.simulator.table.table import Table as AnyTable
from trackwright.simulator.table.table import books, fill_options


@dataclass
class Table(AnyTable):
    """One race's states."""

    way: Way
    race: Race = field(init=False)

    RACE = Entry(races.run_race)
    BATCH = Entry(races.run_batch)

    def lay_out(self, make: Make) -> Race:
        road, rules = make(Road), make(Rules)
        fill_options(rules, self.setup)
        statistics = make(Statistics)
        return make(Race, **books(make), road=road, rules=rules, statistics=statistics)

    def lay_way(self) -> None:
        self.race.road.columns = self.way.length

    def standing(self, seat: int) -> str:
        return f"{self.race.driven[seat]} columns from the start"
