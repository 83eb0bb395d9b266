"""An account of a race of Sprint."""

from simulator.story.game_parts import Happening
from simulator.table.table import Table
from tests.simulator.games.sprint.state.events import DRIVE, OUT


def account_of(table: Table) -> list[Happening]:
    """drive: die, pushed, from, to; out: at; home: place."""
    names = [seat.name for seat in table.setup.seats]
    found = []
    for round, kind, seat, a, b, c, d, _ in table.events():
        one: Happening = {"round": round, "car": names[seat]}
        if kind == DRIVE:
            more = {"die": a, "pushed": bool(b), "from": c, "to": d}
            found.append({**one, "event": "drive", **more, "rule": "SPR-02"})
        elif kind == OUT:
            found.append({**one, "event": "out", "at": b, "rule": "SPR-04"})
        else:
            found.append({**one, "event": "home", "place": a, "rule": "SPR-05"})
    return found
