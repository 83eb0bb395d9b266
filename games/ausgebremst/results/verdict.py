"""What the figures of Ausgebremst say besides what those of all games say."""

from collections.abc import Iterator, Mapping

from games.ausgebremst.course import CHANCE
from model.text.messages import Said
from simulator.playtest.statistics import Figure, shown
from simulator.playtest.verdict import NOTE, WARNING, Statement, above, below

NEARLY_ALL, MOST = 0.9, 0.5
"""Of players: so many stop after the same lap; so many do without a stop."""
AFTER = {
    "pit_lap_1": Said("{share} stop after the first lap"),
    "pit_lap_2": Said("{share} stop after the second lap"),
}


def statements(figures: Mapping[str, Figure]) -> Iterator[Statement]:
    """What detours cost, against the budget, and whether the stop is a choice."""
    yield from _detours(figures["detours"], figures["detours_reckoned"].value)
    for name, said in AFTER.items():
        if above(figures[name].estimate, NEARLY_ALL):
            stop = said.but(share=figures[name].text)
            text = Said("When to stop is hardly a choice: {said}.", said=stop)
            yield Statement("pit stop", NOTE, text)
    none = figures["pit_lap_none"]
    if above(none.estimate, MOST):
        text = Said("The pit is hardly worth the way: {share} do without a stop.", share=none.text)
        yield Statement("pit stop", NOTE, text)


def _detours(paid: Figure, reckoned: float | None) -> Iterator[Statement]:
    """AUS-V-07, V-08: against what the budget reckons, and the chance with which it would fit."""
    if paid.value is None or not reckoned:
        return
    parts = {
        "paid": paid.text,
        "budget": shown(reckoned),
        "fits": CHANCE * paid.value / reckoned,
        "chance": CHANCE,
    }
    if below(paid.estimate, reckoned):
        text = Said(
            "Players pay {paid} points for detours, less than the {budget} that the budget "
            "reckons with (a chance of {fits:.2f} for each, not {chance:.2f}, would fit).",
            **parts,
        )
        yield Statement("detours", NOTE, text)
    elif above(paid.estimate, reckoned):
        text = Said(
            "Players pay {paid} points for detours, more than the {budget} that the budget "
            "reckons with (a chance of {fits:.2f} for each, not {chance:.2f}, would fit).",
            **parts,
        )
        yield Statement("detours", WARNING, text)
    else:
        text = Said(
            "Players pay {paid} points for detours, like the {budget} that the budget reckons "
            "with.",
            **parts,
        )
        yield Statement("detours", NOTE, text)
