"""The table of Sprint."""

from dataclasses import dataclass

from simulator.compiler.entry import Entry
from simulator.compiler.memory import State
from simulator.table.table import Make, books, fill_options
from simulator.table.table import Table as AnyTable
from tests.simulator.games.sprint import race as races
from tests.simulator.games.sprint.road import Way
from tests.simulator.games.sprint.state import layouts


@dataclass
class Table(AnyTable):
    """One race's states."""

    way: Way

    RACE = Entry(races.ride_race, ("SprintRace",), 3)
    BATCH = Entry(races.ride_batch, ("SprintRace",), 4)

    def lay_out(self, make: Make) -> State:
        road, rules = make(layouts.ROAD), make(layouts.RULES)
        road.columns = self.way.length
        fill_options(rules, self.setup)
        statistics = make(layouts.STATISTICS)
        return make(layouts.RACE, **books(make), road=road, rules=rules, statistics=statistics)

    def standing(self, seat: int) -> str:
        return f"{self.race.driven[seat]} columns from the start"
