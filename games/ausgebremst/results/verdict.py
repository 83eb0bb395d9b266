"""What the figures of Ausgebremst say, in addition to those of all games."""

from collections.abc import Iterator, Mapping

from trackwright.games.ausgebremst.course import CHANCE
from trackwright.model.text.messages import Message
from trackwright.simulator.playtest.statistics import Figure, formatted_number
from trackwright.simulator.playtest.verdict import NOTE, WARNING, Statement, above, below

NEARLY_ALL, MOST = 0.9, 0.5
"""Shares of players: stops after the same lap; no stop at all."""
AFTER = {
    "pit_lap_1": Message("{share} stop after the first lap"),
    "pit_lap_2": Message("{share} stop after the second lap"),
}


def statements(figures: Mapping[str, Figure]) -> Iterator[Statement]:
    """What detours cost, compared with the budget, and whether the stop is a real choice."""
    yield from _detours(figures["detours"], figures["detours_reckoned"].value)
    for name, said in AFTER.items():
        if above(figures[name].estimate, NEARLY_ALL):
            stop = said.with_parts(share=figures[name].text)
            text = Message("When to stop is hardly a choice: {said}.", said=stop)
            yield Statement("pit stop", NOTE, text)
    none = figures["pit_lap_none"]
    if above(none.estimate, MOST):
        text = Message("The pit is hardly worth the detour: {share} never stop.", share=none.text)
        yield Statement("pit stop", NOTE, text)


def _detours(paid: Figure, reckoned: float | None) -> Iterator[Statement]:
    """AUS-V-07, V-08: compared with the budget, and the probability that would match."""
    if paid.value is None or not reckoned:
        return
    parts = {
        "paid": paid.text,
        "budget": formatted_number(reckoned),
        "fits": CHANCE * paid.value / reckoned,
        "chance": CHANCE,
    }
    if below(paid.estimate, reckoned):
        text = Message(
            "Players spend {paid} points on detours, less than the {budget} that the budget "
            "expects (a probability of {fits:.2f} for each, not {chance:.2f}, would match).",
            **parts,
        )
        yield Statement("detours", NOTE, text)
    elif above(paid.estimate, reckoned):
        text = Message(
            "Players spend {paid} points on detours, more than the {budget} that the budget "
            "expects (a probability of {fits:.2f} for each, not {chance:.2f}, would match).",
            **parts,
        )
        yield Statement("detours", WARNING, text)
    else:
        text = Message(
            "Players spend {paid} points on detours, about the {budget} that the budget expects.",
            **parts,
        )
        yield Statement("detours", NOTE, text)
