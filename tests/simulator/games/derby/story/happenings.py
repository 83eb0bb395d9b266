"""What happened in a race of Derby, from its log."""

from collections.abc import Iterator

from tests.simulator.games.derby.state.events import Bet, Home, Points, Run
from trackwright.simulator.story.game_parts import Happening
from trackwright.simulator.story.log_reader import LogReader
from trackwright.simulator.table.log import Event, Happened
from trackwright.simulator.table.table import Table


class Reader(LogReader):
    """bet: player, horse; run: horse, die, from, to; home: horse, place; points: player, points."""

    def happened(self, one: Happened) -> Iterator[Happening]:
        yield {"round": one.round, **happening_of(self.table, one.who, one.event)}


def happening_of(table: Table, who: int, event: Event) -> Happening:
    horses = [one.name for one in table.setup.runners]
    players = [seat.name for seat in table.setup.seats]
    match event:
        case Bet(horse=horse):
            return {"event": "bet", "player": players[who], "on": horses[horse], "rule": "DER-03"}
        case Run(die=die, start=start, end=end):
            more = {"die": die, "from": start, "to": end}
            return {"event": "run", "horse": horses[who], **more, "rule": "DER-02"}
        case Home(place=place):
            return {"event": "home", "horse": horses[who], "place": place, "rule": "DER-04"}
        case Points(points=points, place=place):
            more = {"points": points, "place": place}
            return {"event": "points", "player": players[who], **more, "rule": "DER-05"}
    raise TypeError(event)
