"""What the figures say, in addition to those of all games."""

from collections.abc import Iterator, Mapping

from trackwright.model.text.messages import Message
from trackwright.simulator.playtest.statistics import Figure
from trackwright.simulator.playtest.verdict import NOTE, WARNING, Statement, above, below

THIRD, FIRST = 0.5, 0.9
"""MOP-42: shares of races in which the third and the first moped should finish."""
JAM = 1 / 3
"""MOP-44: share of moves shortened or lost."""
DECIDES, HARDLY = 2.0, 1.25
"""Times its share of wins that the planner has."""


def statements(figures: Mapping[str, Figure]) -> Iterator[Statement]:
    """Do the cards last, do mopeds get stuck, and do bets or luck decide?"""
    yield from _cards(figures)
    yield from _jams(figures)
    yield from _bets(figures)
    yield from _podium(figures)


def _cards(figures: Mapping[str, Figure]) -> Iterator[Statement]:
    first, third = figures["home_first"], figures["home_third"]
    if below(first.estimate, FIRST):
        text = Message(
            "The lap is too long for the cards: in only {share} of races does a moped finish.",
            share=first.text,
        )
        yield Statement("cards", WARNING, text)
    elif below(third.estimate, THIRD):
        text = Message(
            "The cards often run out: in only {share} of races do three mopeds finish.",
            share=third.text,
        )
        yield Statement("cards", WARNING, text)
    else:
        text = Message(
            "The cards last: three mopeds finish in {share} of races, with {left} cards left.",
            share=third.text,
            left=figures["cards_left"].text,
        )
        yield Statement("cards", NOTE, text)


def _jams(figures: Mapping[str, Figure]) -> Iterator[Statement]:
    blocked, lost, draws = (figures[name].value for name in ("shortened", "lost", "draws"))
    if blocked is None or lost is None or not draws:
        return
    parts = {"share": round(100 * blocked / draws), "lost": round(100 * lost / draws)}
    if blocked / draws > JAM:
        text = Message(
            "Mopeds jam: blockages shorten {share} % of all moves, and {lost} % lead nowhere.",
            **parts,
        )
        yield Statement("blockages", WARNING, text)
    else:
        text = Message(
            "Blockages shorten {share} % of all moves, and {lost} % lead nowhere.", **parts
        )
        yield Statement("blockages", NOTE, text)


def _bets(figures: Mapping[str, Figure]) -> Iterator[Statement]:
    """Whether it matters how one bets: what the planner wins, if others play, too."""
    best = figures.get("bot_planner_advantage")
    if best is None or best.value is None:
        return
    parts = {"times": best.text}
    if above(best.estimate, DECIDES):
        text = Message("Bets decide: the planner wins {times} times its share.", **parts)
    elif below(best.estimate, HARDLY):
        text = Message("Luck decides: the planner wins only {times} times its share.", **parts)
    else:
        text = Message(
            "Bets matter, and so does luck: the planner wins {times} times its share.", **parts
        )
    yield Statement("bets", NOTE, text)


def _podium(figures: Mapping[str, Figure]) -> Iterator[Statement]:
    first = figures["winning_first"]
    if first.value is None:
        return
    text = Message(
        "{share} % of a winner's points come from bets on the first moped.", share=first.text
    )
    yield Statement("bets", NOTE, text)
