"""What the figures of the game say, in addition to those of all games."""

from collections.abc import Iterator, Mapping

from trackwright.games.street_racing.faults.figures import CARDS_PER_TURN
from trackwright.model.text.messages import Message
from trackwright.simulator.playtest.statistics import Figure
from trackwright.simulator.playtest.verdict import GOOD, NOTE, WARNING, Statement, above, below

FEW_PENALTIES, MANY_OVERFLOWS = 1.0, 1.0
PASSED, FAILED = 0.25, 0.5
"""Shares of tries at barriers that stop a car."""
FAR_OFF = 1.5
"""Times the cards that the check of the deck assumes."""


def statements(figures: Mapping[str, Figure]) -> Iterator[Statement]:
    """What costs penalties, whether barriers can be passed, how the race is won, and the cards."""
    yield from _penalties(figures)
    yield from _barriers(figures)
    yield from _finish(figures)
    yield from _cards(figures)


def _penalties(figures: Mapping[str, Figure]) -> Iterator[Statement]:
    corners, blocks = figures["corner_penalties"], figures["blocked_penalties"]
    parts = {"corners": corners.text, "blocks": blocks.text}
    if below(figures["penalties"].estimate, FEW_PENALTIES):
        text = Message("Hardly any penalties: {n} per race.", n=figures["penalties"].text)
        yield Statement("penalties", NOTE, text)
    elif (corners.value or 0) > (blocks.value or 0):
        text = Message(
            "Corners cost more than traffic: {corners} penalties per race, blocks {blocks}.",
            **parts,
        )
        yield Statement("penalties", NOTE, text)
    else:
        text = Message(
            "Traffic costs more than corners: {blocks} penalties per race, corners {corners}.",
            **parts,
        )
        yield Statement("penalties", NOTE, text)
    overflows = figures["overflows"]
    if above(overflows.estimate, MANY_OVERFLOWS):
        text = Message(
            "{n} cars per race are stopped by penalties: the corners come too fast.",
            n=overflows.text,
        )
        yield Statement("penalties", WARNING, text)


def _barriers(figures: Mapping[str, Figure]) -> Iterator[Statement]:
    tries, stops = figures["barrier_tries"].value, figures["barrier_stops"].value
    if not tries or stops is None:
        return
    failed = stops / tries
    parts = {"share": round(100 * failed), "n": figures["crashes"].text}
    if failed > FAILED:
        text = Message(
            "The barriers decide: {share} % of tries fail, {n} cars per race are out.",
            **parts,
        )
        yield Statement("barriers", WARNING, text)
    elif failed < PASSED:
        text = Message(
            "The barriers let most cars pass: {share} % of tries fail.",
            share=parts["share"],
        )
        yield Statement("barriers", GOOD, text)
    else:
        text = Message(
            "The barriers are a risk: {share} % of tries fail, {n} cars per race are out.",
            **parts,
        )
        yield Statement("barriers", NOTE, text)


def _finish(figures: Mapping[str, Figure]) -> Iterator[Statement]:
    """STR-46 to STR-48."""
    home, remaining = figures["finishers"], figures["remaining"]
    if remaining.value is None:
        text = Message("No car crosses the line.")
        yield Statement("finish", WARNING, text)
        return
    text = Message(
        "{cars} cars cross the line in the last round, the winner with {speed} left.",
        cars=home.text,
        speed=remaining.text,
    )
    yield Statement("finish", NOTE, text)


def _cards(figures: Mapping[str, Figure]) -> Iterator[Statement]:
    """STR-V-20: against what the check of the deck assumes."""
    used, turns = figures["cards_used"].value, figures["turns"].value
    if not used or not turns:
        return
    each = used / turns
    parts = {"n": round(each, 1), "usual": CARDS_PER_TURN, "times": figures["reshuffles"].text}
    if each > FAR_OFF * CARDS_PER_TURN:
        text = Message(
            "Many cards: {n} per turn ({usual} are usual), {times} reshuffles per race.",
            **parts,
        )
        yield Statement("cards", NOTE, text)
    else:
        text = Message(
            "{n} cards per turn ({usual} are usual), {times} reshuffles per race.",
            **parts,
        )
        yield Statement("cards", NOTE, text)
