"""The table of Derby."""

from dataclasses import dataclass, field

from tests.simulator.games.derby.race import race as races
from tests.simulator.games.derby.race.road import Way
from tests.simulator.games.derby.state.layouts import Race, Road, Rules, Statistics
from trackwright.simulator.compiler.data.memory import Make, fill
from trackwright.simulator.compiler.entry import Entry
from trackwright.simulator.table.table import CannotRace, books, fill_options
from trackwright.simulator.table.table import Table as AnyTable

STAKES = "stakes"


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
        fill(rules.stake, self.stakes)
        statistics = make(Statistics)
        return make(Race, **books(make), road=road, rules=rules, statistics=statistics)

    def lay_way(self) -> None:
        self.race.road.columns = self.way.length

    @property
    def stakes(self) -> tuple[int, ...]:
        """DER-06: those of the race before, or one each."""
        players = len(self.setup.seats)
        stakes = self.setup.carried.get(STAKES, (1,) * players)
        if len(stakes) != players or not all(1 <= stake <= 99 for stake in stakes):
            raise CannotRace(f"stakes {stakes}: expected one of 1 to 99 for each player")
        return stakes
