"""What benchmarks race where they are not told: circuits and options for any ruleset, so that a new
game needs no line in them.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice

from trackwright.model.circuit import Circuit
from trackwright.model.files.library import load_circuit, shipped_tracks
from trackwright.model.text.errors import TrackwrightError
from trackwright.simulator.game.rulesets import find_ruleset
from trackwright.simulator.table.lineup import lineup
from trackwright.simulator.table.table import Mode, Table

CHOSEN = {
    "motograndprix": ("april-raceway",),
    "ausgebremst": ("bleifuss-drom",),
    "mopeds": ("promenade",),
    "dice_derby": ("racing-rules",),
    "street_racing": ("the-main-event",),
}
"""The circuit that is chosen for a game where one is enough."""


def circuits_for(
    rules: str, count: int, chosen: Mapping[str, Sequence[str]] | None = None
) -> tuple[str, ...]:
    """So many shipped circuits: those chosen for the game, else the first that can be raced."""
    game = find_ruleset(rules).game
    if chosen and game in chosen:
        return tuple(chosen[game])
    found = tuple(islice(_raceable(rules), count))
    if not found:
        raise TrackwrightError(f"{rules} cannot be raced on any shipped circuit")
    return found


@cache
def _by_length(kit: str) -> tuple[str, ...]:
    """The shipped circuits: those of the kit first, then the shortest first."""
    circuits = {id: load_circuit(id) for id in shipped_tracks()}
    return tuple(
        sorted(circuits, key=lambda i: (circuits[i].kit.id != kit, circuits[i].measures.positions))
    )


def _raceable(rules: str) -> Iterator[str]:
    for id in _by_length(find_ruleset(rules).game):
        try:
            setup, way = lineup(load_circuit(id), rules)
            setup.table(way)
        except TrackwrightError:
            continue
        yield id


def circuit_for(ruleset: str) -> Circuit:
    (id,) = circuits_for(ruleset, 1, CHOSEN)
    return load_circuit(id)


def table_of(ruleset: str, counted: bool = True, mode: Mode = "compiled") -> Table:
    """Default bots on a circuit of the game."""
    circuit = circuit_for(ruleset)
    setup, way = lineup(circuit, ruleset)
    table = setup.table(way, mode)
    table.race.rules.statistics = int(counted)
    return table


def options_for(rules: str, wanted: Mapping[str, int]) -> dict[str, int]:
    """Those of these options that the ruleset has."""
    known = {option.name for option in find_ruleset(rules).options}
    return {name: value for name, value in wanted.items() if name in known}
