"""Trackwright for scripts and notebooks: racing circuits for board games as plain data.

    import trackwright as tw

    circuit = tw.load("april-raceway")
    circuit.figures()["lap_length"]
    circuit.problems()
    circuit.race("motograndprix-expert", seed=3).classification
    circuit.playtest("motograndprix-expert", races=2000).figures["pole_wins"]
    tw.find_circuits(level="standard", positions=75, board_cm=(100, 80)).circuits[0]

Everything comes as numbers, texts, lists and dictionaries, the same that the commands print with
`--json`. A `TrackwrightError` says in a line what cannot be done. docs/library.md shows all of it;
most of it is written in `api/circuit.py`. Nothing else is imported until it is needed.
"""

TYPE_CHECKING = False  # typing's, without importing it
if TYPE_CHECKING:
    from trackwright.api.circuit import Circuit
    from trackwright.api.designs import Designs, find_circuits
    from trackwright.api.errors import EditRefused, InputError, TrackwrightError
    from trackwright.api.lists import bots, kits, pieces, rulesets, shipped
    from trackwright.api.loading import load, load_playtest, load_race, make, parse
    from trackwright.api.plain import Figure, Fix, Problem, Progress, Way
    from trackwright.api.playtest import Comparison, Playtest
    from trackwright.api.race import Race
    from trackwright.api.what_if import WhatIf, what_if

    __version__: str

__all__ = [
    "Circuit",
    "Comparison",
    "Designs",
    "EditRefused",
    "Figure",
    "Fix",
    "InputError",
    "Playtest",
    "Problem",
    "Progress",
    "Race",
    "TrackwrightError",
    "Way",
    "WhatIf",
    "__version__",
    "bots",
    "find_circuits",
    "kits",
    "load",
    "load_playtest",
    "load_race",
    "make",
    "parse",
    "pieces",
    "rulesets",
    "shipped",
    "what_if",
]

_HOMES = {
    "circuit": ("Circuit",),
    "designs": ("Designs", "find_circuits"),
    "errors": ("EditRefused", "InputError", "TrackwrightError"),
    "lists": ("bots", "kits", "pieces", "rulesets", "shipped"),
    "loading": ("load", "load_playtest", "load_race", "make", "parse"),
    "plain": ("Figure", "Fix", "Problem", "Progress", "Way"),
    "playtest": ("Comparison", "Playtest"),
    "race": ("Race",),
    "what_if": ("WhatIf", "what_if"),
}
"""Module in `api/` -> the names that it gives."""


if not TYPE_CHECKING:  # a type checker would take any name for one of these

    def __getattr__(name):
        """Import a name when it is first asked for (PEP 562)."""
        from importlib import import_module

        if name == "__version__":
            found = import_module("importlib.metadata").version("trackwright")
        else:
            home = next((home for home, names in _HOMES.items() if name in names), None)
            if home is None:
                raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
            found = getattr(import_module(f"{__name__}.api.{home}"), name)
        globals()[name] = found
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
