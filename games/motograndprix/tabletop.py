"""What lies on the table: bikes with their two dice (B-01), dials from Standard on (S-02), stances
in Expert, a lap counter."""

from trackwright.games.motograndprix.facts import GAME
from trackwright.games.motograndprix.state.layouts import BASIC, EXPERT
from trackwright.model.circuit import Circuit
from trackwright.model.text.messages import Message
from trackwright.simulator.game.rulesets import Ruleset
from trackwright.simulator.game.tabletop import (
    NUMBERED,
    Dial,
    Die,
    Face,
    Runner,
    Things,
    numbers_from,
    runners_of,
    starts_of,
)
from trackwright.simulator.story.sentences import called

FULL_DIAL = 8
DIALS = (
    ("engine", Message("Engine")),
    ("rear-tire", Message("Rear Tire")),
    ("front-tire", Message("Front Tire")),
)
STANCES = (Message("upright"), Message("leaning"), Message("wheelie"))


def things_on_table(circuit: Circuit, ruleset: Ruleset, players: int) -> Things:
    """A box for so many bikes."""
    bikes = runners_of(GAME, players, "bike")
    lap = tuple(str(lap) for lap in range(1, (circuit.track.laps or 1) + 1))
    return Things(
        bikes,
        starts_of(circuit),
        dials=(
            *(dial for bike in bikes for dial in _dials(bike, ruleset.level)),
            Dial("lap", Message("Lap"), None, lap),
        ),
        dice=tuple(_dice(bike) for bike in bikes),
    )


def _dials(bike: Runner, level: int) -> list[Dial]:
    if level == BASIC:
        return []
    found = [Dial(f"{bike.id}-{id}", name, bike, numbers_from(FULL_DIAL, 1)) for id, name in DIALS]
    if level == EXPERT:
        found.append(Dial(f"{bike.id}-stance", Message("Stance"), bike, STANCES))
    return found


def _dice(bike: Runner) -> Die:
    name = Message("dice of {name}", name=called(bike.name))
    faces = tuple(Face(bike.colour, number) for number in NUMBERED)
    return Die(f"{bike.id}-dice", name, faces, 2, bike)
