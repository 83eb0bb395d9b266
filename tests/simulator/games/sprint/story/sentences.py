"""A race of Sprint in plain English."""

from collections.abc import Iterable, Iterator

from trackwright.model.text.messages import Message
from trackwright.simulator.story.game_parts import Happening
from trackwright.simulator.story.sentences import by_round

LEGEND = ("Columns count from the line.",)


def sentences(happenings: Iterable[Happening], laps: int) -> Iterator[str]:
    return by_round(happenings, sentence)


def sentence(one: Happening) -> Message:
    """Its form is translated by the window, and the parts are filled in again."""
    if one["event"] == "out":
        return Message("{car} is OUT", car=one["car"])
    if one["event"] == "home":
        return Message("{car} is home, place {place}", car=one["car"], place=one["place"])
    parts = {"car": one["car"], "die": one["die"], "to": one["to"]}
    if one["pushed"]:
        return Message("{car} pushes with a {die} to {to}", **parts)
    return Message("{car} drives with a {die} to {to}", **parts)
