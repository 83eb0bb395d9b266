"""Who races where, and by which rules: the set-up of a race from what a person says."""

from collections.abc import Mapping, Sequence

from model.circuit import Circuit
from model.errors import TrackwrightError, did_you_mean
from simulator.motograndprix.road import Way, way_of
from simulator.motograndprix.table import Seat, Setup
from simulator.rulesets import BadOption, Ruleset, find_ruleset

COLOURS = ("Blue", "Yellow", "Red")
"""Of a box; a second box has the same again."""
IN_A_BOX = 6
HUMAN = "human"
MOST_LAPS = 99


class BadLineup(TrackwrightError):
    """Seats, riders or laps that cannot be."""


def lineup(
    circuit: Circuit,
    ruleset_id: str,
    *,
    bots: Sequence[str] = ("careful",),
    bikes: int = IN_A_BOX,
    team_size: int = 2,
    laps: int | None = None,
    options: Mapping[str, object] | None = None,
) -> tuple[Setup, Way]:
    """The set-up and the way round; `bots` are the riders in turn, begun again at their end."""
    ruleset = find_ruleset(ruleset_id)
    least, most = ruleset.seats
    if not least <= bikes <= most:
        raise BadLineup(f"{bikes} bikes: {ruleset.id} is raced by {least} to {most}")
    if laps is not None and not 1 <= laps <= MOST_LAPS:
        raise BadLineup(f"{laps} laps: expected 1 to {MOST_LAPS}")
    settings = ruleset.settings(options or {})
    seats = seats_for(ruleset, bots, bikes, team_size)
    way = way_of(circuit.board, int(settings["unrated"]))
    return Setup(ruleset, settings, seats, laps or circuit.track.laps), way


def seats_for(
    ruleset: Ruleset, bots: Sequence[str], bikes: int, team_size: int
) -> tuple[Seat, ...]:
    """T-13, T-14: bikes in the colours of the box: Blue 1, Yellow 1, Red 1, Blue 2 ..."""
    for bot in bots:
        known_rider(ruleset, bot)
    if not bots:
        raise BadLineup("no riders: name at least one bot")
    if len(bots) > bikes:
        raise BadLineup(f"{len(bots)} riders for {bikes} bikes: leave some out, or add bikes")
    if team_size not in (1, 2):
        raise BadLineup(f"teams of {team_size}: a team has 1 or 2 riders")
    colours = len(COLOURS)
    seats = []
    for i in range(bikes):
        colour, number = COLOURS[i % colours], i // colours + 1
        box = "" if number <= 2 else f" of box {(number + 1) // 2}"
        name = f"{colour} {number}"
        team = f"{colour.lower()}{box}" if team_size == 2 else name
        seats.append(Seat(name, team, bots[i % len(bots)]))
    return tuple(seats)


def known_rider(ruleset: Ruleset, rider: str) -> None:
    """A bot of the ruleset, or a person; else BadOption."""
    names = [bot.name for bot in ruleset.bots] + [HUMAN]
    if rider not in names:
        raise BadOption(f"{ruleset.id} has no bot {rider!r} {did_you_mean(rider, names)}")
