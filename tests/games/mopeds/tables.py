"""Tables for tests: players on a way, without a circuit."""

from collections.abc import Mapping, Sequence

from trackwright.games.mopeds.facts import LAPS, RULES
from trackwright.games.mopeds.race.table import Table
from trackwright.games.mopeds.state.way import Way
from trackwright.simulator.game.rulesets import find_ruleset
from trackwright.simulator.table.table import Mode, Seat, Setup


def table_on(
    way: Way,
    bots: Sequence[str],
    options: Mapping[str, object] | None = None,
    mode: Mode = "plain",
    laps: int = LAPS,
) -> Table:
    """These bots, and house rulings."""
    ruleset = find_ruleset(RULES)
    seats = tuple(Seat(f"Player {i}", "", bot) for i, bot in enumerate(bots, 1))
    return Table(Setup(ruleset, ruleset.settings(options or {}), seats, laps), way, mode)
