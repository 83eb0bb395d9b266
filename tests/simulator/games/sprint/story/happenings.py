"""What happened in a race of Sprint, from its log."""

from collections.abc import Iterator

from tests.simulator.games.sprint.state.events import Drive, Home, Out
from trackwright.simulator.story.game_parts import Happening
from trackwright.simulator.story.log_reader import LogReader
from trackwright.simulator.table.log import Event, Happened


class Reader(LogReader):
    """drive: die, pushed, from, to; out: at; home: place."""

    def happened(self, one: Happened) -> Iterator[Happening]:
        car = self.table.setup.seats[one.who].name
        yield {"round": one.round, "car": car, **happening_of(one.event)}


def happening_of(event: Event) -> Happening:
    match event:
        case Drive(die=die, pushed=pushed, start=start, end=end):
            more = {"die": die, "pushed": bool(pushed), "from": start, "to": end}
            return {"event": "drive", **more, "rule": "SPR-02"}
        case Out(at=at):
            return {"event": "out", "at": at, "rule": "SPR-04"}
        case Home(place=place):
            return {"event": "home", "place": place, "rule": "SPR-05"}
    raise TypeError(event)
