"""What the figures of Ausgebremst say besides what those of all games say."""

from collections.abc import Iterator, Mapping

from model.course import CHANCE
from simulator.statistics import Figure, shown
from simulator.verdict import NOTE, WARNING, Statement, above, below

NEARLY_ALL, MOST = 0.9, 0.5
"""Of players: so many stop after the same lap; so many do without a stop."""
AFTER = {"pit_lap_1": "first", "pit_lap_2": "second"}


def statements(figures: Mapping[str, Figure]) -> Iterator[Statement]:
    """What detours cost, against the budget, and whether the stop is a choice."""
    yield from _detours(figures["detours"], figures["detours_reckoned"].value)
    for name, lap in AFTER.items():
        if above(figures[name].estimate, NEARLY_ALL):
            text = (
                f"When to stop is hardly a choice: {figures[name].text} stop after the {lap} lap."
            )
            yield Statement("pit stop", NOTE, text)
    if above(figures["pit_lap_none"].estimate, MOST):
        text = f"The pit is hardly worth the way: {figures['pit_lap_none'].text} do without a stop."
        yield Statement("pit stop", NOTE, text)


def _detours(paid: Figure, reckoned: float | None) -> Iterator[Statement]:
    """AUS-V-07, V-08: against what the budget reckons, and the chance with which it would fit."""
    if paid.value is None or not reckoned:
        return
    said = f"Players pay {paid.text} points for detours"
    budget = f"the {shown(reckoned)} that the budget reckons with"
    fits = f"a chance of {CHANCE * paid.value / reckoned:.2f} for each, not {CHANCE:.2f}, would fit"
    if below(paid.estimate, reckoned):
        yield Statement("detours", NOTE, f"{said}, less than {budget} ({fits}).")
    elif above(paid.estimate, reckoned):
        yield Statement("detours", WARNING, f"{said}, more than {budget} ({fits}).")
    else:
        yield Statement("detours", NOTE, f"{said}, like {budget}.")
