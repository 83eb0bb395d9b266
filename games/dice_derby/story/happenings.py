"""The events of a race: its log as happenings that name cars, spaces, dice and rules.

A happening is a dictionary that can be written as JSON: `round`, `event`, `car` if it is about one,
its details, and `rule`, the rule that it follows. `sentences.py` turns them into sentences.

    grid     place                      card     card, at
    round    -                          carried  from, at, path (at = from: it stays)
    roll     dice, extra                doubles  -
    move     how, from, path, at, on    cancel   -
    stay     how, at                    skip     -
    bump     by, from, at               finish   -
    landed   effect (extra, lost), at   place    place, left

`at` and `from` are places: {space, zone, number, colours, lap, symbol}. Dice are {number, colour}.
"""

from collections.abc import Iterator
from typing import Any, TypeAlias

from trackwright.games.dice_derby.colours import CARDS, COLOURS
from trackwright.games.dice_derby.race.table import Table
from trackwright.games.dice_derby.rules.moves import colour_of, number_of
from trackwright.games.dice_derby.state import events
from trackwright.games.dice_derby.state.layouts import BY_NUMBERS, EXTRA, NOWHERE
from trackwright.games.dice_derby.story.places import names_along, place_of
from trackwright.simulator.story.by_event import by_event
from trackwright.simulator.story.game_parts import Happening
from trackwright.simulator.story.log_reader import LogReader
from trackwright.simulator.table.log import Event, Happened
from trackwright.simulator.table.table import Table as AnyTable

Details: TypeAlias = tuple[str, str, dict[str, Any]]
"""Event, rule, and what belongs to it."""
COLOURS_USED, NUMBERS_USED = "colours", "numbers"


def die_of(die: int) -> dict[str, Any]:
    """A die as it fell."""
    return {"number": number_of(die), "colour": COLOURS[colour_of(die)]}


class Reader(LogReader):
    """Says what each event was."""

    table: Table

    def __init__(self, table: AnyTable) -> None:
        super().__init__(table)
        self.names = [seat.name for seat in table.setup.seats]

    def happened(self, one: Happened) -> Iterator[Happening]:
        event, rule, more = self.details_of(one.event)
        who = {} if isinstance(one.event, events.Round) else {"car": self.names[one.who]}
        yield {"round": one.round, "event": event, **who, **more, "rule": f"DIC-{rule}"}

    def at(self, place: int) -> dict[str, Any]:
        return place_of(self.table, place)

    @by_event
    def details_of(self, event: Event) -> Details:
        raise TypeError(event)

    @details_of.register
    def _order(self, event: events.Order) -> Details:
        return "grid", "01", {"place": event.place}

    @details_of.register
    def _round(self, event: events.Round) -> Details:
        return "round", "03", {}

    @details_of.register
    def _roll(self, event: events.Roll) -> Details:
        dice = [die_of(die) for die in (event.first, event.second) if die]
        return "roll", "06" if event.extra else "03", {"dice": dice, "extra": bool(event.extra)}

    @details_of.register
    def _move(self, event: events.Move) -> Details:
        more = {
            "how": NUMBERS_USED if event.how == BY_NUMBERS else COLOURS_USED,
            "from": self.at(event.start),
            "path": names_along(self.table, event.start, event.middle, event.end),
            "at": self.at(event.end),
            "on": bool(event.further),
        }
        rule = "36" if event.further else "34" if event.middle != NOWHERE else "04"
        return "move", rule, more

    @details_of.register
    def _stay(self, event: events.Stay) -> Details:
        how = NUMBERS_USED if event.how == BY_NUMBERS else COLOURS_USED
        return "stay", "25", {"how": how, "at": self.at(event.at)}

    @details_of.register
    def _bump(self, event: events.Bump) -> Details:
        more = {"by": self.names[event.by], "from": self.at(event.start)}
        return "bump", "20", {**more, "at": self.at(event.end)}

    @details_of.register
    def _landed(self, event: events.Landed) -> Details:
        at = self.at(event.at)
        if event.effect == EXTRA:
            return "landed", "10", {"effect": "extra", "at": at}
        rule = "11" if at["symbol"] == "pit_stop" else "12"
        return "landed", rule, {"effect": "lost", "at": at}

    @details_of.register
    def _card(self, event: events.Card) -> Details:
        return "card", "18", {"card": CARDS[event.card], "at": self.at(event.at)}

    @details_of.register
    def _carried(self, event: events.Carried) -> Details:
        start, end = self.at(event.start), self.at(event.end)
        return "carried", "41", {"from": start, "path": [start["space"], end["space"]], "at": end}

    @details_of.register
    def _doubles(self, event: events.Doubles) -> Details:
        return "doubles", "27", {}

    @details_of.register
    def _cancel(self, event: events.Cancel) -> Details:
        return "cancel", "H-05", {}

    @details_of.register
    def _skip(self, event: events.Skip) -> Details:
        return "skip", "06", {}

    @details_of.register
    def _home(self, event: events.Home) -> Details:
        return "finish", "22", {}

    @details_of.register
    def _place(self, event: events.Place) -> Details:
        return "place", "H-23", {"place": event.place, "left": event.left}
