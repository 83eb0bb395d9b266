"""Single questions to the rules, as the referee asks them: one round, one turn, one decision."""

from trackwright.games.motograndprix.race.ride import act
from trackwright.games.motograndprix.race.rounds import ride_round
from trackwright.games.motograndprix.rules.contact import choose_die
from trackwright.games.motograndprix.rules.decisions import RIDE
from trackwright.games.motograndprix.rules.dice import FOR_TURN, roll, throw
from trackwright.games.motograndprix.rules.places import set_order
from trackwright.games.motograndprix.rules.plan import clear_plan, read_ride
from trackwright.games.motograndprix.rules.points import modifier_of
from trackwright.games.motograndprix.state.layouts import BASIC, Race
from trackwright.simulator.table.decisions import NO_ROW, scripted
from trackwright.simulator.table.states import ILLEGAL


def ask_round(race: Race, start_turn: int) -> int:
    """Play a round on the table as it stands; why it stopped, 0 if it did not."""
    prepare(race, start_turn)
    ride_round(race)
    return race.halt


def ask_turn(race: Race, bike: int, start_turn: int, contact: int, slipping: int) -> int:
    """Play the turn of one bike by itself."""
    take_dice(race, bike, start_turn, contact, slipping)
    if race.halt == 0:
        act(race, bike)
    return race.halt


def ask_legal(race: Race, bike: int, start_turn: int, contact: int, slipping: int) -> int:
    """The rule that the bike's scripted ride breaks; 0 if it is allowed, -1 if that is
    undecidable."""
    take_dice(race, bike, start_turn, contact, slipping)
    if race.halt == ILLEGAL:
        return race.fault
    row = scripted(race, bike, RIDE, RIDE)
    if race.halt or row == NO_ROW:
        return -1
    race.modifier = modifier_of(race, bike)
    clear_plan(race)
    read_ride(race, bike, race.script.choice[row], race.script.path[row])
    return race.fault


def prepare(race: Race, start_turn: int) -> None:
    race.start_turn = 1 if start_turn and race.rules.level != BASIC else 0
    race.round = 1
    set_order(race)


def take_dice(race: Race, bike: int, start_turn: int, contact: int, slipping: int) -> None:
    """The dice of the turn in question, or the one that a contact leaves."""
    prepare(race, start_turn)
    race.slipping[bike] = slipping
    if contact == 0:
        roll(race, bike, 1 if race.start_turn else 2)
        return
    race.shown[bike][0] = throw(race, bike, FOR_TURN)
    race.shown[bike][1] = throw(race, bike, FOR_TURN)
    if race.halt == 0:
        choose_die(race, bike)
    race.in_contact = 1
    race.faces = 1
    race.face[0] = race.keep[bike]
    race.face[1] = 0
