"""No circuit, number of bikes, bot or option compiles the rules of a game again."""

from collections.abc import Iterator

from trackwright.games.motograndprix.race.road import Position, ring, way_of
from trackwright.games.motograndprix.race.table import Table
from trackwright.model.files import library
from trackwright.simulator.compiler import machine
from trackwright.simulator.game import rulesets
from trackwright.simulator.table.states import CAPPED, OVER
from trackwright.simulator.table.table import Seat, Setup


def setups() -> Iterator[Setup]:
    """Levels, numbers of bikes, bots and options as different as can be."""
    for i, ruleset in enumerate(rulesets.all_rulesets().values()):
        if ruleset.game != "motograndprix":
            continue
        for bikes in (2, 5 + i, 12):
            bots = [ruleset.bots[(k + i) % len(ruleset.bots)].name for k in range(bikes)]
            seats = tuple(Seat(str(k), "", bot) for k, bot in enumerate(bots))
            usual = ruleset.settings({"roll_outs": 2})
            yield Setup(ruleset, usual, seats, 1)
            last = {o.name: o.readings[-1] for o in ruleset.options if o.readings}
            yield Setup(ruleset, ruleset.settings({"roll_outs": 2, **last}), seats, 2)


def test_no_circuit_number_of_bikes_bot_or_option_compiles_again() -> None:
    ways = [ring([Position(k % 9 // 6, 0, 0)] * 1 + [Position(0, 0, 1)] * (k + 17)) for k in (1, 9)]
    ways += [way_of(library.load_circuit(name).board, 1) for name in ("april-raceway", "gp-ring")]
    ways.append(way_of(library.load_circuit("nuerburg-ring").board, 2))
    first, *more = list(setups())
    Table(first, ways[0], "compiled").run(1)
    before = machine.compilation_count
    for i, setup in enumerate([first, *more]):
        table = Table(setup, ways[i % len(ways)], "compiled")
        assert table.run(i) in (OVER, CAPPED)
    assert machine.compilation_count == before
