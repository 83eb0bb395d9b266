"""What happened in a race of Sprint, from its log."""

from tests.simulator.games.sprint.state.events import Drive, Home, Out
from trackwright.simulator.story.game_parts import Happening
from trackwright.simulator.table.log import Event
from trackwright.simulator.table.table import Table


def happenings_of(table: Table) -> list[Happening]:
    """drive: die, pushed, from, to; out: at; home: place."""
    names = [seat.name for seat in table.setup.seats]
    return [
        {"round": round, "car": names[seat], **told(event)} for round, seat, event in table.events()
    ]


def told(event: Event) -> Happening:
    match event:
        case Drive(die=die, pushed=pushed, start=start, end=end):
            more = {"die": die, "pushed": bool(pushed), "from": start, "to": end}
            return {"event": "drive", **more, "rule": "SPR-02"}
        case Out(at=at):
            return {"event": "out", "at": at, "rule": "SPR-04"}
        case Home(place=place):
            return {"event": "home", "place": place, "rule": "SPR-05"}
    raise TypeError(event)
