"""A race of Derby in plain English."""

from collections.abc import Iterable, Iterator

from trackwright.model.text.messages import Message
from trackwright.simulator.story.game_parts import Happening
from trackwright.simulator.story.sentences import by_round

LEGEND = ("Columns count from the line.",)


def sentences(happenings: Iterable[Happening], laps: int) -> Iterator[str]:
    return by_round(happenings, sentence)


def sentence(one: Happening) -> Message:
    """Its form is translated by the window, and the parts are filled in again."""
    if one["event"] == "bet":
        return Message("{player} bets on {horse}", player=one["player"], horse=one["on"])
    if one["event"] == "run":
        parts = {"horse": one["horse"], "die": one["die"], "to": one["to"]}
        return Message("{horse} runs with a {die} to {to}", **parts)
    if one["event"] == "home":
        return Message("{horse} is home, place {place}", horse=one["horse"], place=one["place"])
    return Message("{player} has {n} points", player=one["player"], n=one["points"])
